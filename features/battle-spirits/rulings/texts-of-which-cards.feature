@BS
Feature: Which cards effects affect
  Filters, each on a card that is played.

  Rule: Cards named by what is on them or by what they share

    @BS-24-2-1
    Scenario Outline: Does a Spirit that shares only <a word> with the chosen Spirit get BP from an effect on such Spirits? Yes, all else may differ
      Given player A has "Bolt" in the hand
      And player A has "Fox" and "Cub" and "Lynx" on the Field
      And "Fox" has this data:
        """
        {<fox>}
        """
      And "Cub" has this data:
        """
        {<cub>}
        """
      And "Lynx" has this data:
        """
        {"name":"Three"}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"choose","target":{"choose":{"from":{"player":"you","category":"spirit"},"count":1}}},{"do":"modify","stat":"bp","by":1000,"target":{"all":{"player":"you","category":"spirit","shares":{"word":"<word>","with":{"chosen":true}}}},"until":"turn"}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player A chooses "Fox"
      Then "Cub" now has 4000 BP
      And "Lynx" now has 3000 BP

      Examples:
        | a word   | word   | fox                                                         | cub                                                                  |
        | a Family | family | "name":"One","colors":["blue"],"families":["Marsh"]         | "name":"Two","colors":["green"],"families":["Marsh","Moor"]          |
        | a name   | name   | "name":"One","colors":["blue"],"families":["Marsh"]         | "name":"One","colors":["green"],"families":["Moor"]                  |
        | a color  | color  | "name":"One","colors":["blue"],"families":["Marsh"]         | "name":"Two","colors":["blue","green"],"families":["Moor"]           |

    @BS-24-2-1
    Scenario Outline: Does an effect on Spirits that are only <color> affect a red and white Spirit? No, only Spirits that are <color> alone
      Given player A has "Bolt" in the hand
      And player A has "Fox" and "Cub" on the Field
      And "Fox" has this data:
        """
        {"colors":["<color>"]}
        """
      And "Cub" has this data:
        """
        {"colors":["red","white"]}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"modify","stat":"bp","by":1000,"target":{"all":{"player":"you","category":"spirit","color":"<color>","oneColor":true,"not":{"color":"red"}}},"until":"turn"}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "Fox" now has 4000 BP
      And "Cub" now has 3000 BP

      Examples:
        | color  |
        | purple |
        | green  |
        | yellow |

    @BS-24-2-1
    Scenario: Does an effect on a name affect a card that has the name by its rules text instead of in print? Yes, the name counts
      Given player A has "Bolt" in the hand
      And player A has "Fox" and "Cub" on the Field
      And "Fox" has this data:
        """
        {"abilities":[{"type":"byRules","names":["Elder"],"effect":[]}]}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"modify","stat":"bp","by":1000,"target":{"all":{"player":"you","category":"spirit","name":"Elder"}},"until":"turn"}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "Fox" now has 4000 BP
      And "Cub" now has 3000 BP

    @BS-24-2-1
    Scenario Outline: Does an effect on <cards> give BP to other Spirits? No, only to <cards>
      Given player A has "Bolt" in the hand
      And player A has "Fox" and "Cub" on the Field
      And "Fox" has this data:
        """
        {<data>}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"modify","stat":"bp","by":1000,"target":{"all":{"player":"you","category":"spirit","is":"<kind>"}},"until":"turn"}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "Fox" now has 4000 BP
      And "Cub" now has 3000 BP

      Examples:
        | cards          | kind     | data                                                          |
        | Tokens         | token    | "token":true                                                  |
        | Contract Cards | contract | "contract":true                                               |

    @BS-24-2-1
    Scenario: Does an effect on Imagine Braves give BP to other Spirits? No, only to Imagine Braves
      Given player A has "Bolt" in the hand
      And player A has "Idol" and "Cub" on the Field
      And "Idol" is an Imagine Brave of cost 4 that adds 2000 BP
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"modify","stat":"bp","by":1000,"target":{"all":{"player":"you","category":"spirit","is":"imagine"}},"until":"turn"}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "Idol" now has 4000 BP
      And "Cub" now has 3000 BP

    @BS-24-2-1 @BS-FAQ-4-2-3
    Scenario: Does a Nexus that returns the Spirits that are being destroyed also return a Spirit that stays on the Field? No
      Given player A has "Doom" (probe "main-destroy-two") in the hand
      And player B has "Gate", "Wall" and "Moat" on the Field
      And player B has the Nexus "Nurse" on the Field
      And "Nurse" has this data:
        """
        {"category":"nexus","abilities":[{"type":"auto","when":{"event":"destroyed","subject":{"player":"you","category":"spirit"}},"effect":[{"do":"putBack","to":"hand","target":{"all":{"player":"you","category":"spirit","is":"departing"}}}]}]}
        """
      When player A uses the Main effect of "Doom", paying 1 Core
      And player A chooses "Gate" and "Wall"
      Then player B's hand holds exactly "Gate" and "Wall"
      And "Moat" is in player B's Field

    @BS-24-2-1
    Scenario Outline: How many cards does a player with two <cards> draw from an effect that draws a card for each of them? Two
      Given player A has "Bolt" in the hand
      And player A has "One" and "Two" in the <cards>
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"draw","count":{"count":{"player":"you","zone":["<zone>"]}}}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player A's hand holds 2 cards
      And "Bolt" is in player A's Trash

      Examples:
        | cards           | zone     |
        | removed cards   | removed  |
        | set aside cards | setAside |

    @BS-FAQ-9-3
    Scenario: Where does a card that lies face down under a Spirit go when the Spirit returns to the Hand? To the Hand as well
      Given player A has "Bolt" and "Dart" in the hand
      And player A has "Fox" and "Tower" on the Field
      And "Tower" is a Nexus of cost 3
      And player A has "One" in the Trash
      And "Dart" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"draw","count":{"count":{"player":"you","zone":["under"]},"times":2}},{"do":"putBack","to":"hand","target":{"all":{"player":"you","category":"spirit"}}}]}]}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"choose","target":{"choose":{"from":{"player":"you","category":"spirit"},"count":1}}},{"do":"placeUnder","target":{"all":{"player":"you","zone":["trash"],"category":"spirit"}},"host":{"chosen":true}}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player B does not see "One"
      When player A uses the Main effect of "Dart", paying 0 Cores
      Then "Fox" and "One" are in player A's hand
      And player A's hand holds 4 cards

  Rule: Cards named by lowest, highest and ranges of values

    @BS-24-2-1
    Scenario: Does an effect that lowers BP and then destroys the Spirit with the lowest BP use the BP from before? No, the lowered BP
      Given player A has "Bolt" in the hand
      And player B has "Gate" and "Wall" on the Field
      And "Gate" is a Spirit of cost 3 with 2000 BP
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"modify","stat":"bp","by":-4000,"target":{"all":{"player":"opponent","category":"spirit","name":"Wall"}}},{"do":"destroy","target":{"all":{"player":"opponent","category":"spirit","least":"bp"}}}]}]}
        """
      And "Wall" has this data:
        """
        {"levels":[{"lv":1,"cores":1,"bp":5000}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "Wall" is in player B's Trash
      And "Gate" is in player B's Field

    @BS-24-2-1
    Scenario: Does an effect on the highest cost destroy a Spirit with more BP but a lower cost? No, only the Spirit with the highest cost
      Given player A has "Bolt" in the hand
      And player B has "Gate" and "Wall" on the Field
      And "Wall" is a Spirit of cost 5 with 1000 BP
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"destroy","target":{"all":{"player":"opponent","category":"spirit","greatest":"cost"}}}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "Wall" is in player B's Trash
      And "Gate" is in player B's Field

    @BS-24-2-1
    Scenario Outline: Does an effect on Spirits whose <value> is 2 to 5 destroy a Spirit whose <value> is 1? No, it must lie in the range
      Given player A has "Bolt" in the hand
      And player B has "Gate" and "Wall" on the Field
      And 3 Cores are on "Gate"
      And "Gate" has this data:
        """
        {"levels":[{"lv":1,"cores":1,"bp":3000},{"lv":2,"cores":3,"bp":5000}],"cost":5,"symbols":[["red"],["red"]]}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"destroy","target":{"all":{"player":"opponent","category":"spirit","stat":{"<stat>":{"min":2,"max":5}}}}}]}]}
        """
      And "Wall" has this data:
        """
        {"cost":6}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "Gate" is in player B's Trash
      And "Wall" is in player B's Field

      Examples:
        | value             | stat    |
        | level             | lv      |
        | number of symbols | symbols |
        | number of Cores   | coresOn |

  Rule: Cards named by who chooses them and how many

    @BS-24-2-1
    Scenario: Can an effect on costs of up to 6 in total destroy two Spirits of cost 3? Yes, a total of exactly 6 is allowed
      Given player A has "Bolt" in the hand
      And player B has "Gate" and "Wall" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"destroy","target":{"choose":{"from":{"player":"opponent","category":"spirit"},"count":2,"upTo":true,"total":{"stat":"cost","max":6}}}}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player A chooses "Gate" and "Wall"
      Then "Gate" and "Wall" are in player B's Trash

    @BS-24-2-1
    Scenario: Can an effect on up to 5000 BP in total destroy two Spirits of 3000 BP each? No, only one of them
      Given player A has "Bolt" in the hand
      And player B has "Gate" and "Wall" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"destroy","target":{"choose":{"from":{"player":"opponent","category":"spirit"},"count":2,"upTo":true,"total":{"stat":"bp","max":5000}}}}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player A tries to choose "Gate" and "Wall"
      Then that is refused
      When player A chooses "Gate"
      Then "Gate" is in player B's Trash

    @BS-24-2-1
    Scenario: Can an effect on two cards with different names return two cards with one name? No, their names must differ
      Given player A has "Bolt" in the hand
      And player A has "One", "Two" and "Three" in the Trash
      And "Two" is printed with the name "One"
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"move","target":{"choose":{"from":{"player":"you","zone":["trash"],"category":"spirit"},"count":2,"differentNames":true}},"to":"hand"}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player A tries to choose "One" and "Two"
      Then that is refused
      When player A chooses "One" and "Three"
      Then "One" and "Three" are in player A's hand

    @BS-24-2-1
    Scenario: Who chooses if an effect destroys one Spirit of each player? Each player chooses one of their own Spirits
      Given player A has "Bolt" in the hand
      And player A has "Fox" and "Cub" on the Field
      And player B has "Gate" and "Wall" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"destroy","target":{"choose":{"from":{"category":"spirit"},"count":1,"by":"each"}}}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player A chooses "Fox"
      And player B chooses "Wall"
      Then "Fox" is in player A's Trash
      And "Wall" is in player B's Trash

    @BS-24-2-1
    Scenario: Who chooses which of the opponent's Spirits is destroyed if the text says that the opponent chooses? The opponent
      Given player A has "Bolt" in the hand
      And player B has "Gate" and "Wall" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"destroy","target":{"choose":{"from":{"player":"opponent","category":"spirit"},"count":1,"by":"opponent"}}}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player B chooses "Wall"
      Then "Wall" is in player B's Trash
