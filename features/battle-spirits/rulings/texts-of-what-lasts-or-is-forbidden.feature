@BS
Feature: Lasting effects, prohibitions and protection
  Lasting effects and prohibitions, each on a card that is played.

  Rule: Symbols and reductions

    @BS-24-2-1 @BS-6-1-4-1
    Scenario Outline: Does a <kind> symbol that an effect gives a Spirit reduce a cost? Yes, by 1
      Given player A has "Fox" on the Field
      And player A has "Lamb" in the hand
      And "Fox" has this data:
        """
        {"symbols":[],"abilities":[{"type":"cont","effect":[{"do":"modify","stat":"<kind>Symbols","by":1,"target":{"self":true}}]}]}
        """
      And "Lamb" has this data:
        """
        {"reductions":[["<kind>"]]}
        """
      When player A summons "Lamb", paying 2 Cores and placing 1 from the Reserve
      Then "Lamb" is in player A's Field

      Examples:
        | kind     |
        | red      |
        | purple   |
        | green    |
        | white    |
        | yellow   |
        | blue     |
        | god      |
        | ultimate |

    @BS-24-2-1 @BS-6-1-4-1
    Scenario: By how much does a Spirit with two symbols reduce a cost if an effect sets its symbols to 1? By 1
      Given player A has "Fox" on the Field
      And "Fox" has 2 symbols
      And player A has "Lamb" in the hand
      And "Lamb" has 2 red reduction symbols
      And player B has "Ward" on the Field
      And "Ward" has this data:
        """
        {"category":"nexus","abilities":[{"type":"cont","effect":[{"do":"modify","stat":"symbols","to":1,"target":{"all":{"player":"opponent","category":"spirit"}}}]}]}
        """
      When player A tries to summon "Lamb", paying 1 Core and placing 1 from the Reserve
      Then that is refused
      When player A summons "Lamb", paying 2 Cores and placing 1 from the Reserve
      Then "Lamb" is in player A's Field

    @BS-24-2-1 @BS-6-1-4-1
    Scenario: By how much is a cost with 2 reduction symbols reduced if an effect counts them as met? By 2, with no symbol on the Field
      Given player A has "Lamb" in the hand
      And "Lamb" has this data:
        """
        {"reductions":[["red"],["blue"]],"abilities":[{"type":"cont","effect":[{"do":"modify","stat":"reduction","by":9,"target":{"self":true}}],"zones":["hand"]}]}
        """
      When player A tries to summon "Lamb", paying 0 Cores and placing 1 from the Reserve
      Then that is refused
      When player A summons "Lamb", paying 1 Core and placing 1 from the Reserve
      Then "Lamb" is in player A's Field

    @BS-24-2-1 @BS-6-1-4-1
    Scenario Outline: How do symbols that count as blue <as well> affect the cost of a <color> card? Their Spirit <does> it
      Given player A has "Fox" on the Field
      And player A has 5 Cores in the Reserve
      And player A has "Lamb" in the hand
      And player A has the Nexus "Hill" on the Field
      And "Hill" has this data:
        """
        {"category":"nexus","symbols":[],"abilities":[{"type":"cont","effect":[{"do":"treat","word":"symbol","<how>":["blue"],"target":{"all":{"player":"you","category":"spirit"}}}]}]}
        """
      And "Lamb" has this data:
        """
        {"reductions":[["<color>"]]}
        """
      When player A tries to summon "Lamb", paying <wrong> Cores and placing 1 from the Reserve
      Then that is refused
      When player A summons "Lamb", paying <paid> Cores and placing 1 from the Reserve
      Then "Lamb" is in player A's Field

      Examples:
        | as well | does            | how    | color | paid | wrong |
        | as well | reduces         | add    | blue  | 2    | 3     |
        | as well | reduces         | add    | red   | 2    | 3     |
        | alone   | reduces         | become | blue  | 2    | 3     |
        | alone   | does not reduce | become | red   | 3    | 2     |

  Rule: Values, names, families and effects

    @BS-24-2-1
    Scenario: Does a Spirit keep the BP that it gets for the Soul Core on it if only other Cores are left on it? No
      Given it is player A's Main Step
      And player A has "Fox" on the Field
      And 1 Soul Core is on "Fox"
      And "Fox" has this data:
        """
        {"abilities":[{"type":"cont","effect":[{"do":"modify","stat":"bp","by":2000,"target":{"self":true}}],"if":{"count":{"other":false,"soulCore":true},"min":1}}]}
        """
      When player A moves 1 Core from the Reserve to "Fox"
      Then "Fox" now has 5000 BP
      When player A moves 1 Soul Core from "Fox" to the Reserve
      Then "Fox" now has 3000 BP

    @BS-24-2-1
    Scenario: Does an attack effect that a Spirit has gained for the turn activate when it attacks? Yes
      Given it is player A's Main Step
      And player A has "Bolt" in the hand
      And player A has "Fox" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"gain","ability":{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"draw","count":2}]},"target":{"all":{"player":"you","category":"spirit"}},"until":"turn"}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player A ends the phase
      And player A declares an attack with "Fox"
      Then player A's hand holds 2 cards
      And "Bolt" is in player A's Trash

    @BS-24-2-1
    Scenario: Does an attack effect that a Nexus gives all Spirits activate when a Spirit attacks? Yes, as if it were its own
      Given it is player A's Attack Step
      And player A has "Fox" on the Field
      And player A has the Nexus "Hill" on the Field
      And "Hill" has this data:
        """
        {"category":"nexus","abilities":[{"type":"cont","effect":[{"do":"gain","ability":{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"draw","count":2}]},"target":{"all":{"player":"you","category":"spirit"}}}]}]}
        """
      When player A declares an attack with "Fox"
      Then player A's hand holds 2 cards

    @BS-24-2-1
    Scenario: Does a Spirit whose effect for being destroyed was negated draw when it is destroyed? No, only a Spirit with its effect does
      Given player A has "Bolt" in the hand
      And player B has "Gate" (probe "destroyed-draws") and "Wall" (probe "destroyed-draws") on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"negate","of":{"event":"destroyed"},"target":{"choose":{"from":{"player":"opponent","category":"spirit"},"count":1}},"until":"turn"},{"do":"destroy","target":{"all":{"player":"opponent","category":"spirit"}}}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player A chooses "Gate"
      Then player B's hand holds 1 card
      And "Bolt" is in player A's Trash

    @BS-24-2-1
    Scenario: Does a Nexus that negates effects activated by an event also negate effects that always apply? No, those still give BP
      Given it is player A's Attack Step
      And player A has "Fox" on the Field
      And player B has the Nexus "Hill" on the Field
      And "Hill" has this data:
        """
        {"category":"nexus","abilities":[{"type":"cont","effect":[{"do":"negate","of":{"type":"auto"},"target":{"all":{"player":"opponent","category":"spirit"}}}]}]}
        """
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"draw","count":1}]},{"type":"cont","effect":[{"do":"modify","stat":"bp","by":1000,"target":{"self":true}}]}]}
        """
      Then "Fox" now has 4000 BP
      When player A declares an attack with "Fox"
      Then player A's hand holds 0 cards
      And "Fox" is exhausted

    @BS-24-2-1
    Scenario: Does a Nexus that negates an effect by its name negate another effect of the same Spirit? No, that one still draws
      Given it is player A's Attack Step
      And player A has "Fox" on the Field
      And player B has the Nexus "Hill" on the Field
      And "Hill" has this data:
        """
        {"category":"nexus","abilities":[{"type":"cont","effect":[{"do":"negate","of":{"label":"Gale"},"target":{"all":{"player":"opponent","category":"spirit"}}}]}]}
        """
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"draw","count":1}],"label":"Gale"},{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"draw","count":2}]}]}
        """
      When player A declares an attack with "Fox"
      Then player A's hand holds 2 cards

    @BS-24-2-1
    Scenario: Does BP until a player's next turn last through that turn? No, it ends when the turn begins, while BP for the game stays
      Given player A has "Bolt" in the hand
      And player A has "Fox" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"modify","stat":"bp","by":1000,"target":{"all":{"player":"you","category":"spirit"}},"until":"game"},{"do":"modify","stat":"bp","by":500,"target":{"all":{"player":"you","category":"spirit"}},"until":"yourNextTurn"}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "Fox" now has 4500 BP
      When player A ends the turn
      Then "Fox" now has 4500 BP
      When player B ends the turn
      Then "Fox" now has 4000 BP

    @BS-24-2-1
    Scenario Outline: Does a <word> that a Spirit gets from one effect count for another effect on that <word>? Yes
      Given player A has "Bolt" in the hand
      And player A has "Dart" in the hand
      And player A has "Fox" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"treat","word":"<word>","add":["<of>"],"target":{"all":{"player":"you","category":"spirit"}},"until":"turn"}]}]}
        """
      And "Dart" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"modify","stat":"bp","by":1000,"target":{"all":{"player":"you","<word>":"<of>"}},"until":"turn"}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player A uses the Main effect of "Dart", paying 0 Cores
      Then "Fox" now has 4000 BP

      Examples:
        | word   | of    |
        | name   | Elder |
        | family | Marsh |

    @BS-24-2-1
    Scenario: Is a red Spirit still red if a Nexus makes it blue? No, the color is replaced, but a Family that it gets is added
      Given player A has the Nexus "Hill" on the Field
      And player A has "Bolt" in the hand
      And player A has "Fox" on the Field
      And "Hill" has this data:
        """
        {"category":"nexus","abilities":[{"type":"cont","effect":[{"do":"treat","word":"color","become":["blue"],"target":{"all":{"player":"you","category":"spirit"}}}]},{"type":"cont","effect":[{"do":"treat","word":"family","add":["Marsh"],"target":{"all":{"player":"you","category":"spirit"}}}]}]}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"modify","stat":"bp","by":1000,"target":{"all":{"player":"you","category":"spirit","color":"blue","family":"Marsh"}},"until":"turn"},{"do":"modify","stat":"bp","by":500,"target":{"all":{"player":"you","category":"spirit","color":"red"}},"until":"turn"}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "Fox" now has 4000 BP

    @BS-24-2-1
    Scenario Outline: Which BP does a Spirit have if a Nexus sets its <stat>? The BP that this gives, with BP from other effects added
      Given player A has "Bolt" in the hand
      And player A has the Nexus "Hill" on the Field
      And player A has "Fox" on the Field
      And "Fox" has this data:
        """
        {"levels":[{"lv":1,"cores":1,"bp":1000},{"lv":2,"cores":4,"bp":4000}]}
        """
      And "Hill" has this data:
        """
        {"category":"nexus","abilities":[{"type":"cont","effect":[{"do":"modify",<said>,"target":{"all":{"player":"you","category":"spirit"}}}]}]}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"modify","stat":"bp","by":500,"target":{"all":{"player":"you","category":"spirit"}},"until":"turn"}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "Fox" now has 4500 BP

      Examples:
        | stat           | said                              |
        | level          | "stat":"lv","to":2                |
        | base of the BP | "stat":"bp","to":4000,"base":true |

    @BS-24-2-1
    Scenario: Do two Spirits with the same name and an effect that does not stack both give BP? No, they give it only once
      Given player A has "Fox" and "Cub" on the Field
      And it is player A's Main Step
      And player A has "Bolt" in the hand
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"modify","stat":"bp","by":500,"target":{"all":{"player":"you","category":"spirit"}},"until":"turn"}]}]}
        """
      And "Fox" has this data:
        """
        {"name":"Twin","abilities":[{"type":"cont","effect":[{"do":"modify","stat":"bp","by":1000,"target":{"all":{"player":"you","category":"spirit"}}}],"unstackable":true}]}
        """
      And "Cub" has this data:
        """
        {"name":"Twin","abilities":[{"type":"cont","effect":[{"do":"modify","stat":"bp","by":1000,"target":{"all":{"player":"you","category":"spirit"}}}],"unstackable":true}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "Fox" now has 4500 BP

    @BS-24-2-1
    Scenario: Do both Spirits summoned in a turn cost 2 less if an effect names the next Spirit summoned? No, only the first one
      Given player A has "Bolt", "Lamb" and "Kid" in the hand
      And player A has the Nexus "Hill" on the Field
      And "Hill" has 0 symbols
      And player A has 6 Cores in the Reserve
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"gain","ability":{"type":"cont","effect":[{"do":"modify","stat":"cost","by":-2,"target":{"all":{"player":"you","zone":["hand"],"category":"spirit"}}}]},"target":{"all":{"player":"you","category":"nexus"}},"until":"turn","orUntil":{"event":"summoned","player":"you","subject":{"category":"spirit"}}}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player A summons "Lamb", paying 1 Core and placing 1 from the Reserve
      And player A tries to summon "Kid", paying 1 Core and placing 1 from the Reserve
      Then that is refused
      When player A summons "Kid", paying 3 Cores and placing 1 from the Reserve
      Then "Kid" is in player A's Field

    @BS-24-2-1
    Scenario Outline: On which level is a card with <cores> Cores if an effect makes its level <lv> cost <change>? On level <reached>
      Given player A has "Bolt" in the hand
      And player A has "Fox" on the Field
      And <cores> Cores are on "Fox"
      And "Fox" has this data:
        """
        {"category":"<category>","levels":[<levels>]}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"modify","stat":"lv<lv>Cost",<said>,"target":{"all":{"player":"you"}}}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "Fox" is now on level <reached>
      And "Bolt" is in player A's Trash

      Examples:
        | cores | lv | change    | reached | category | said     | levels |
        | 2     | 2  | 1 less    | 2       | spirit   | "by":-1  | {"lv":1,"cores":1,"bp":1000},{"lv":2,"cores":3,"bp":3000} |
        | 3     | 3  | 3         | 3       | spirit   | "to":3   | {"lv":1,"cores":1,"bp":1000},{"lv":2,"cores":2,"bp":3000},{"lv":3,"cores":5,"bp":5000} |
        | 4     | 4  | 1 more    | 3       | ultimate | "by":1   | {"lv":3,"cores":1,"bp":1000},{"lv":4,"cores":4,"bp":3000},{"lv":5,"cores":6,"bp":5000} |
        | 5     | 5  | 1 less    | 5       | ultimate | "by":-1  | {"lv":3,"cores":1,"bp":1000},{"lv":4,"cores":4,"bp":3000},{"lv":5,"cores":6,"bp":5000} |

    @BS-24-2-1 @BS-6-2-4-1
    Scenario: Is a Spirit Depleted if an effect makes its lowest level cost one Core more than it has? Yes
      Given player A has "Bolt" in the hand
      And player B has "Gate" and "Wall" on the Field
      And 2 Cores are on "Wall"
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"modify","stat":"lv1Cost","by":1,"target":{"all":{"player":"opponent","category":"spirit"}}}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "Gate" is in player B's Trash
      And "Wall" is in player B's Field

  Rule: Prohibitions and protection

    @BS-FAQ-1-3
    Scenario Outline: Does a Spirit that <cannot> by the opponent's effects stay on the Field when one would move it? Yes
      Given player A has "Bolt" in the hand
      And player B has "Gate" and "Wall" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[<does>]}]}
        """
      And "Gate" has this data:
        """
        {"abilities":[{"type":"cont","effect":[{"do":"forbid","what":"<what>","by":{"player":"opponent","cause":"effect"},"target":{"self":true}}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "Gate" is in player B's Field
      And "Wall" is in player B's <zone>

      Examples:
        | cannot                    | what   | does                                                                                    | zone          |
        | cannot return to the Deck | toDeck | {"do":"putBack","target":{"all":{"player":"opponent","category":"spirit"}},"to":"deck"} | deck          |
        | cannot return to the Hand | toHand | {"do":"putBack","target":{"all":{"player":"opponent","category":"spirit"}},"to":"hand"} | hand          |
        | does not leave the Field  | leave  | {"do":"removeFromGame","target":{"all":{"player":"opponent","category":"spirit"}}}      | removed cards |

    @BS-FAQ-1-3
    Scenario: Can a Spirit that effects cannot Exhaust attack? Yes, attacking still Exhausts it, as that is no effect
      Given it is player A's Attack Step
      And player A has "Fox" and "Cub" on the Field
      And player B has "Wall" on the Field
      And "Fox" has this data:
        """
        {"abilities":[{"type":"cont","effect":[{"do":"forbid","what":"exhaust","by":{"cause":"effect"},"target":{"self":true}}]}]}
        """
      And "Cub" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"setState","target":{"all":{"category":"spirit","state":"refreshed"}},"state":"exhausted"}]}]}
        """
      When player A declares an attack with "Cub"
      Then "Fox" is refreshed
      And "Wall" is exhausted
      When player A declares an attack with "Fox"
      Then "Fox" is exhausted

    @BS-FAQ-1-3
    Scenario Outline: Do Cores that <cannot> stay on their Spirit when an effect would move them? Yes
      Given player A has "Bolt" in the hand
      And player B has "Gate" and "Wall" on the Field
      And 2 Cores are on "Gate"
      And 2 Cores are on "Wall"
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"moveCores","target":{"all":{"player":"opponent","category":"spirit"}},"to":"<to>","count":1}]}]}
        """
      And "Gate" has this data:
        """
        {"abilities":[{"type":"cont","effect":[{"do":"forbid","what":"<what>","target":{"self":true}}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "Gate" has 2 Cores on it
      And "Wall" has 1 Core on it

      Examples:
        | cannot                | what      | to      |
        | effects cannot move   | loseCores | reserve |
        | cannot go to the Void | voidCores | void    |

    @BS-FAQ-1-3
    Scenario: Can a Spirit of cost 5 reduce a Life that attacks of Spirits of cost 4 or less cannot reduce? Yes
      Given it is player A's Attack Step
      And player A has "Fox" and "Bear" on the Field
      And "Bear" is a Spirit of cost 5 with 3000 BP
      And player B has "Ward" on the Field
      And "Ward" has this data:
        """
        {"category":"nexus","abilities":[{"type":"cont","effect":[{"do":"forbid","what":"reduceLife","by":{"manner":"attack","source":{"stat":{"cost":{"max":4}}}},"target":{"players":"you"}}]}]}
        """
      When player A declares an attack with "Fox"
      Then player B's Life holds 5 Cores
      When player A declares an attack with "Bear"
      Then player B's Life holds 4 Cores

    @BS-FAQ-1-3
    Scenario: Does a Count that cannot change grow when an effect makes each player's Count grow? No, only the other player's Count does
      Given player A has "Bolt" in the hand
      And player B has "Ward" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"each","then":[{"do":"count","by":1}]}]}]}
        """
      And "Ward" has this data:
        """
        {"category":"nexus","abilities":[{"type":"cont","effect":[{"do":"forbid","what":"countChange","target":{"players":"you"}}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player A's Count holds 1 Core
      And player B's Count holds 0 Cores

    @BS-24-2-1
    Scenario: Does the opponent's effect destroy a Spirit that is unaffected by the opponent for the turn? No, only other Spirits
      Given player A has "Bolt" in the hand
      And player A has "Dart" in the hand
      And player B has "Gate" and "Wall" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"unaffected","by":{"player":"you"},"target":{"choose":{"from":{"player":"opponent","category":"spirit"},"count":1}},"until":"turn"},{"do":"oblige","what":"block","target":{"all":{"player":"opponent","category":"spirit"}},"until":"turn"},{"do":"forbid","what":"destroy","by":{"cause":"battle"},"target":{"all":{"player":"opponent","category":"spirit"}},"until":"turn"}]}]}
        """
      And "Dart" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"destroy","target":{"all":{"player":"opponent","category":"spirit"}}}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player A chooses "Gate"
      And player A uses the Main effect of "Dart", paying 0 Cores
      Then "Gate" is in player B's Field
      And "Wall" is in player B's Trash

    @BS-FAQ-1-3
    Scenario: Can a Spirit be summoned while an effect forbids its player to deploy Nexuses? Yes, only Nexuses stay in the Hand
      Given player B has the Nexus "Ward" on the Field
      And player A has "Hill" and "Lamb" in the hand
      And "Hill" is a Nexus of cost 0
      And "Lamb" is a Spirit of cost 0 with 3000 BP
      And "Ward" has this data:
        """
        {"category":"nexus","abilities":[{"type":"cont","effect":[{"do":"forbid","what":"deploy","target":{"all":{"player":"opponent","zone":["hand"],"category":"nexus"}}}]}]}
        """
      When player A tries to deploy "Hill", paying 0 Cores and placing 0 from the Reserve
      Then that is refused
      When player A summons "Lamb", paying 0 Cores and placing 1 from the Reserve
      Then "Lamb" is in player A's Field

    @BS-FAQ-1-4-1
    Scenario: Does an attack effect that cannot be prevented destroy a Spirit that is unaffected by effects? Yes
      Given it is player A's Attack Step
      And player A has "Fox" on the Field
      And player B has "Rock" (probe "unaffected") on the Field
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","unpreventable":true,"when":{"event":"attackDeclared"},"effect":[{"do":"destroy","target":{"all":{"player":"opponent","category":"spirit"}}}]}]}
        """
      When player A declares an attack with "Fox"
      Then "Rock" is in player B's Trash

    @BS-4-6-2
    Scenario: Do Cores that an effect keeps in the Trash return to the Reserve in the Refresh Step? No, they stay in the Trash
      Given player B has 2 Cores in the Trash
      And player B has 1 Core in the Reserve
      And player A has "Ward" (probe "opponents-cores-stay-in-trash") on the Field
      When player A ends the turn
      Then it is now player B's Main Step
      And player B's Trash holds 2 Cores
      And player B's Reserve holds 2 Cores

    @BS-12-3-3
    Scenario: Does a U-Trigger that meets a Trigger Counter hit if the card has a lower cost? No, the cost does not matter then
      Given it is player A's Attack Step
      And player A has "King" (probe "u-trigger-life") on the Field
      And player A has 0 Cores in the Reserve
      And player B has "Top" on top of the deck
      And "Top" is a Spirit of cost 4 with 3000 BP
      And player B has the Nexus "Ward" on the Field
      And "Ward" has this data:
        """
        {"category":"nexus","abilities":[{"type":"cont","effect":[{"do":"forbid","what":"uTrigger","target":{"all":{"player":"opponent","category":"ultimate"}}}]}]}
        """
      When player A declares an attack with "King"
      Then "Top" is in player B's Trash
      And player A's Reserve holds 0 Cores

    @BS-FAQ-1-1
    Scenario: Can an Exhausted Spirit block? No, unless its own effect lets it block while Exhausted
      Given it is player A's Attack Step
      And player A has "Fox" on the Field
      And player B has the exhausted "Gate" on the Field
      And player B has the exhausted "Wall" on the Field
      And "Gate" has this data:
        """
        {"levels":[{"lv":1,"cores":1,"bp":6000}],"abilities":[{"type":"exhaustedBlock","levels":[1],"if":{"turn":"opponent"}}]}
        """
      When player A declares an attack with "Fox"
      And player B tries to declare a block with "Wall"
      Then that is refused
      When player B declares a block with "Gate"
      Then "Fox" is in player A's Trash
      And player B's Life holds 5 Cores

    @BS-FAQ-1-1
    Scenario: Which Spirits can block an attack that names an Exhausted Spirit? Only the named Spirit, although it is Exhausted
      Given it is player A's Attack Step
      And player A has "Fox" on the Field
      And player B has the exhausted "Gate" on the Field
      And player B has "Wall" on the Field
      And "Fox" has this data:
        """
        {"levels":[{"lv":1,"cores":1,"bp":6000}],"abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"choose","target":{"choose":{"from":{"player":"opponent","category":"spirit"},"count":1}}},{"do":"gain","ability":{"type":"exhaustedBlock","while":["spirit"]},"target":{"chosen":true},"until":"battle"},{"do":"oblige","what":"block","target":{"chosen":true},"until":"battle"}]}]}
        """
      When player A declares an attack with "Fox"
      And player A chooses "Gate"
      And player B tries to declare a block with "Wall"
      Then that is refused
      When player B declares a block with "Gate"
      Then "Gate" is in player B's Trash
      And player B's Life holds 5 Cores
