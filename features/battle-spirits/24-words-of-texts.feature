@BS
Feature: What texts say: words of Battle Spirits

  @BS-FAQ-1-1
  Rule: FAQ-1-1 An effect beats the rules

    Scenario: The attack whose effect ends the Attack Step is the last one
      Given it is player A's Attack Step
      And player A has "Fox" and "Cub" on the Field
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"endAttackStep"}]}]}
        """
      When player A declares an attack with "Fox"
      And player A tries to declare an attack with "Cub"
      Then that is not offered
      And "Fox" is exhausted
      And player B's Life holds 5 Cores

  @BS-FAQ-1-3
  Rule: FAQ-1-3 A card that cannot leave or be Exhausted stays as it is, whatever an effect says

    Scenario Outline: A Spirit that <cannot> by effects of the opponent stays
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

    Scenario: A Spirit that effects do not Exhaust stays Refreshed, and attacks
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

    Scenario Outline: Cores that <cannot> stay on their Spirit
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

    Scenario: A Life that small Spirits do not reduce is reduced by a great one
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

    Scenario: A Count that cannot change stays while that of the other player grows
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

  @BS-G-34
  Rule: G-34 An effect that uses a card uses it as its player would

    Scenario: A Magic that an effect uses without paying is free
      Given it is player A's Attack Step
      And player A has "Fox" on the Field
      And player A has "Bolt" in the hand
      And player A has 0 Cores in the Reserve
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"useMagic","free":true,"target":{"choose":{"from":{"player":"you","zone":["hand"],"category":"magic"},"count":1,"upTo":true}}}]}]}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":4,"abilities":[{"type":"main","effect":[{"do":"draw","count":2}]}]}
        """
      When player A declares an attack with "Fox"
      And player A chooses "Bolt"
      Then player A's hand holds 2 cards
      And "Bolt" is in player A's Trash

    Scenario: An effect uses the Flash effect of a Magic in the Trash
      Given it is player A's Attack Step
      And player A has "Fox" on the Field
      And player A has "Bolt" in the Trash
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"useMagic","as":"flash","free":true,"target":{"choose":{"from":{"player":"you","zone":["trash"],"category":"magic"},"count":1}}}]}]}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":4,"abilities":[{"type":"main","effect":[{"do":"draw","count":2}]},{"type":"flash","effect":[{"do":"draw","count":1}]}]}
        """
      When player A declares an attack with "Fox"
      Then player A's hand holds 1 card
      And "Bolt" is in player A's Trash

  @BS-6-1-4-1
  Rule: 6-1-4-1 The symbols on the Field decide how far a cost is reduced

    Scenario Outline: A symbol of the kind <kind> that an effect gives a Spirit reduces a cost
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

    Scenario: A Spirit whose symbols an effect has set to 1 reduces a cost by 1
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

    Scenario: A card whose reduction symbols an effect counts as met is reduced by all of them
      Given player A has "Lamb" in the hand
      And "Lamb" has this data:
        """
        {"reductions":[["red"],["blue"]],"abilities":[{"type":"cont","effect":[{"do":"modify","stat":"reduction","by":9,"target":{"self":true}}],"zones":["hand"]}]}
        """
      When player A tries to summon "Lamb", paying 0 Cores and placing 1 from the Reserve
      Then that is refused
      When player A summons "Lamb", paying 1 Core and placing 1 from the Reserve
      Then "Lamb" is in player A's Field

  @BS-24-2-1
  Rule: 24-2-1 An effect that is activated does to the cards that it names what it says of them

    Scenario: The Spirit with the lowest BP, as it is now, is destroyed
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

    Scenario: The Spirit with the highest cost is destroyed
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

    Scenario: A Spirit has more BP while the Soul Core is on it
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

    Scenario: A Spirit draws cards as it attacks for the Cores on it, by twos
      Given it is player A's Attack Step
      And player A has "Fox" on the Field
      And 5 Cores are on "Fox"
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"draw","count":{"value":"coresOn","of":{"self":true},"per":2,"times":2,"plus":-1}}]}]}
        """
      When player A declares an attack with "Fox"
      Then player A's hand holds 3 cards

    Scenario: A number that a player chooses is drawn, and one more
      Given player A has "Bolt" in the hand
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"chooseNumber","min":1,"max":3,"then":[{"do":"draw","count":{"number":"chosen","per":1,"times":2,"plus":1}}]}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player A chooses the number 2
      Then player A's hand holds 5 cards
      And "Bolt" is in player A's Trash

    Scenario: A player draws for each Spirit that an effect has destroyed
      Given player A has "Bolt" in the hand
      And player B has "Gate" and "Wall" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"named","as":"gone","then":[{"do":"destroy","target":{"all":{"player":"opponent","category":"spirit"}}}]},{"do":"draw","count":{"result":"gone","per":1,"times":2,"plus":-1}},{"do":"removeFromGame","target":{"result":"gone"}}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player A's hand holds 3 cards
      And "Bolt" is in player A's Trash

    Scenario: A Spirit has more BP for every two Nexuses
      Given player A has "Bolt" in the hand
      And player A has "Fox" on the Field
      And player A has the Nexus "Hill" on the Field
      And player A has the Nexus "Lake" on the Field
      And "Fox" has this data:
        """
        {"abilities":[{"type":"cont","effect":[{"do":"modify","stat":"bp","by":{"count":{"player":"you","category":"nexus"},"per":2,"times":1000,"plus":500},"target":{"self":true}}]}]}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"destroy","target":{"all":{"player":"you","category":"nexus","name":"Lake"}}}]}]}
        """
      And "Lake" is printed with the name "Lake"
      Then "Fox" now has 4500 BP
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "Fox" now has 3500 BP

    Scenario: The player takes a card of the top three that fits, and the others go to the Trash
      Given player A has "Bolt" in the hand
      And player A has "One", "Two" and "Three" on top of the deck
      And "Two" has this data:
        """
        {"families":["Marsh"]}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"look","zone":"deck","count":3},{"do":"reveal","target":{"chosen":true}},{"do":"move","target":{"all":{"player":"you","zone":["deck"],"top":3,"looked":true,"family":"Marsh"}},"to":"hand"},{"do":"move","target":{"all":{"player":"you","zone":["deck"],"looked":true}},"to":"trash"}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "Two" is in player A's hand
      And "One" and "Three" are in player A's Trash

    Scenario: A player looks at the Hand of the opponent and discards a card of it
      Given player A has "Bolt" in the hand
      And player B has "Lamb" and "Kid" in the hand
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"look","zone":"hand","of":"opponent","count":9},{"do":"discard","count":1,"player":"opponent","by":"you"}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player A chooses "Kid"
      Then "Kid" is in player B's Trash
      And "Lamb" is in player B's hand

    Scenario: A card is searched for in the Deck, and the Deck is shuffled
      Given player A has "Bolt" in the hand
      And player A has "One" and "Two" on top of the deck
      And the next shuffle of player A's deck puts "One" on top
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"search","from":{"name":"Two"},"count":1,"to":"hand"},{"do":"shuffle"}]}]}
        """
      And "Two" has this data:
        """
        {"name":"Two"}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player A chooses "Two"
      Then "Two" is in player A's hand
      And the top of player A's deck is "One"

    Scenario: Both Decks are shuffled where a text says so
      Given player A has "Bolt" in the hand
      And player B has "One" in the deck
      And the next shuffle of player B's deck puts "One" on top
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"shuffle","player":"opponent"}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "Bolt" is in player A's Trash
      And the top of player B's deck is "One"

    Scenario: A player takes the first of two parts
      Given player A has "Bolt" in the hand
      And player B has "Gate" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"chooseOne","modes":[[{"do":"draw","count":2}],[{"do":"destroy","target":{"all":{"player":"opponent","category":"spirit"}}}]]}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player A takes choice 1 of the effect
      Then player A's hand holds 2 cards
      And "Gate" is in player B's Field
      And "Bolt" is in player A's Trash

    Scenario: The opponent chooses two of three parts
      Given player A has "Bolt" in the hand
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"chooseOne","by":"opponent","count":2,"modes":[[{"do":"draw","count":1}],[{"do":"addCores","count":1,"to":"life","player":"opponent"}],[{"do":"count","by":2,"player":"opponent"}]]}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player B takes choice 2 of the effect
      And player B takes choice 3 of the effect
      Then player B's Life holds 6 Cores
      And player B's Count holds 2 Cores
      And player A's hand holds 0 cards
      And "Bolt" is in player A's Trash

    Scenario: What an effect says is done twice
      Given player A has "Bolt" in the hand
      And player B has "Gate" and "Wall" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"repeat","times":2,"then":[{"do":"destroy","target":{"choose":{"from":{"player":"opponent","category":"spirit"},"count":1}}}]}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player A chooses "Gate"
      And player A chooses "Wall"
      Then "Gate" and "Wall" are in player B's Trash

    Scenario: The Life of a player who declines to discard is reduced
      Given player A has "Bolt" in the hand
      And player B has "Lamb" in the hand
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"ifYouDo","first":[{"do":"may","by":"opponent","then":[{"do":"discard","count":1,"player":"opponent"}]}],"else":[{"do":"reduceLife","count":1,"player":"opponent"}]}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player B declines
      Then player B's Life holds 4 Cores
      And "Lamb" is in player B's hand

    Scenario: Where nothing is destroyed, a card is drawn
      Given player A has "Bolt" in the hand
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"ifYouDo","first":[{"do":"destroy","target":{"all":{"player":"opponent","category":"spirit"}}}],"then":[{"do":"draw","count":3}],"else":[{"do":"draw","count":1}]}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player A's hand holds 1 card
      And "Bolt" is in player A's Trash

    Scenario: Where a condition does not hold the text says what is done else
      Given player A has "Bolt" in the hand
      And player B has "Gate" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"if","condition":{"all":[{"value":"life","of":"opponent","min":2,"max":4},{"not":{"turn":"you"}}]},"then":[{"do":"draw","count":3}],"else":[{"do":"draw","count":1,"player":"opponent"}]}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player A's hand holds 0 cards
      And player B's hand holds 1 card
      And "Bolt" is in player A's Trash

    Scenario: At the end of the turn the chosen Spirit is destroyed
      Given player A has "Bolt" in the hand
      And player B has "Gate" and "Wall" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"later","at":"endOfTurn","target":{"choose":{"from":{"player":"opponent","category":"spirit"},"count":1}},"then":[{"do":"destroy","target":{"chosen":true}}]}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player A chooses "Gate"
      Then "Gate" is in player B's Field
      When player A ends the turn
      Then "Gate" is in player B's Trash
      And "Wall" is in player B's Field

    Scenario: At the end of the battle cards are drawn
      Given it is player A's Attack Step
      And player A has "Fox" on the Field
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"later","at":"endOfBattle","then":[{"do":"draw","count":2}]}]}]}
        """
      When player A declares an attack with "Fox"
      Then player A's hand holds 2 cards

    Scenario: A Spirit that has gained an effect for the turn draws as it attacks
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

    Scenario: All Spirits gain an effect from a Nexus
      Given it is player A's Attack Step
      And player A has "Fox" on the Field
      And player A has the Nexus "Hill" on the Field
      And "Hill" has this data:
        """
        {"category":"nexus","abilities":[{"type":"cont","effect":[{"do":"gain","ability":{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"draw","count":2}]},"target":{"all":{"player":"you","category":"spirit"}}}]}]}
        """
      When player A declares an attack with "Fox"
      Then player A's hand holds 2 cards

    Scenario: A Spirit whose effect for its destruction is negated gives no card
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

    Scenario: A Nexus negates the effects of a type, and others work
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

    Scenario: Two Spirits whose costs are at most 6 together are destroyed
      Given player A has "Bolt" in the hand
      And player B has "Gate" and "Wall" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"destroy","target":{"choose":{"from":{"player":"opponent","category":"spirit"},"count":2,"upTo":true,"total":{"stat":"cost","max":6}}}}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player A chooses "Gate" and "Wall"
      Then "Gate" and "Wall" are in player B's Trash

    Scenario: Spirits of 5000 BP together are destroyed, and not those of more
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

    Scenario: Two cards of different names return from the Trash
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

    Scenario: Each player chooses an own Spirit to be destroyed
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

    Scenario: The opponent chooses the Spirit that is destroyed
      Given player A has "Bolt" in the hand
      And player B has "Gate" and "Wall" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"destroy","target":{"choose":{"from":{"player":"opponent","category":"spirit"},"count":1,"by":"opponent"}}}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player B chooses "Wall"
      Then "Wall" is in player B's Trash

    Scenario Outline: The player who wins by an effect is <who>
      Given player A has "Bolt" in the hand
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"winGame"<player>}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player <who> wins the game

      Examples:
        | player               | who |
        |                      | A   |
        | ,"player":"opponent" | B   |

    Scenario: All Cores of a Spirit go onto another one
      Given player A has "Bolt" in the hand
      And player A has "Fox" and "Cub" on the Field
      And 3 Cores are on "Cub"
      And "Fox" is printed with the name "Fox"
      And "Cub" is printed with the name "Cub"
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"moveCores","target":{"all":{"player":"you","category":"spirit","name":"Cub"}},"onto":{"all":{"player":"you","category":"spirit","name":"Fox"}},"all":true}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "Fox" has 4 Cores on it

    Scenario: The Soul Core of the Reserve goes onto the attacking Spirit
      Given it is player A's Attack Step
      And player A has "Fox" on the Field
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"moveCores","from":"reserve","onto":{"self":true},"soulCore":true}]}]}
        """
      When player A declares an attack with "Fox"
      Then "Fox" has 1 Soul Core on it

    Scenario: A Spirit draws when an effect of the opponent moves its Cores
      Given player A has "Bolt" in the hand
      And player B has "Gate" on the Field
      And 2 Cores are on "Gate"
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"moveCores","target":{"all":{"player":"opponent","category":"spirit"}},"to":"reserve","count":1}]}]}
        """
      And "Gate" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"countersMoved","by":{"player":"opponent","cause":"effect"}},"effect":[{"do":"draw","count":1}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player B's hand holds 1 card
      And "Bolt" is in player A's Trash

    Scenario: A Spirit draws when it is returned to the Deck
      Given player A has "Bolt" in the hand
      And player B has "Gate" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"putBack","target":{"all":{"player":"opponent","category":"spirit"}},"to":"deck"}]}]}
        """
      And "Gate" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"returned"},"effect":[{"do":"draw","count":1}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player B's hand holds 1 card
      And "Bolt" is in player A's Trash

    Scenario: A Nexus draws when a card goes from a Hand to the Trash
      Given player A has "Bolt" in the hand
      And player B has "Gate" on the Field
      And player B has "Lamb" in the hand
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"discard","count":1,"player":"opponent"}]}]}
        """
      And "Gate" has this data:
        """
        {"category":"nexus","abilities":[{"type":"auto","when":{"event":"moved","from":["hand"],"to":["trash"],"subject":"any","player":"you"},"effect":[{"do":"draw","count":1}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player B's hand holds 1 card
      And "Bolt" is in player A's Trash

    Scenario: A card of the Trash answers that it was discarded
      Given player A has "Bolt" in the hand
      And player B has "Lamb" in the hand
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"discard","count":1,"player":"opponent"}]}]}
        """
      And "Lamb" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"discarded","by":{"player":"opponent"}},"effect":[{"do":"draw","count":1}],"zones":["trash"]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player B's hand holds 1 card
      And "Bolt" is in player A's Trash

    Scenario: A Spirit draws when a Life increases
      Given player A has "Bolt" in the hand
      And player A has "Fox" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"addCores","count":1,"to":"life"}]}]}
        """
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"lifeIncreased","player":"you","subject":"any"},"effect":[{"do":"draw","count":1}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player A's hand holds 1 card
      And "Bolt" is in player A's Trash

    Scenario: A Spirit draws when a Count changes
      Given player A has "Bolt" in the hand
      And player A has "Fox" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"count","by":1}]}]}
        """
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"countChanged","player":"you","subject":"any"},"effect":[{"do":"draw","count":1}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player A's hand holds 1 card
      And "Bolt" is in player A's Trash

    Scenario: A Spirit draws when it is Heavy Exhausted
      Given player A has "Bolt" in the hand
      And player B has "Gate" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"setState","target":{"all":{"player":"opponent","category":"spirit"}},"state":"heavyExhausted"}]}]}
        """
      And "Gate" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"heavyExhausted"},"effect":[{"do":"draw","count":1}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player B's hand holds 1 card
      And "Bolt" is in player A's Trash

    Scenario: A Spirit draws when it is destroyed in a battle
      Given it is player A's Attack Step
      And player A has "Fox" and "Cub" on the Field
      And player B has "Gate" on the Field
      And "Fox" is a Spirit of cost 3 with 6000 BP
      And "Gate" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"destroyed","by":{"cause":"battle"}},"effect":[{"do":"draw","count":2}]}]}
        """
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      Then player B's hand holds 2 cards

    Scenario: A Spirit gets a Core when its attack reduces a Life
      Given it is player A's Attack Step
      And player A has "Fox" on the Field
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"lifeReduced","player":"opponent","subject":"any","by":{"manner":"attack","self":true}},"effect":[{"do":"addCores","count":1,"target":{"self":true}}]}]}
        """
      When player A declares an attack with "Fox"
      Then "Fox" has 2 Cores on it

    Scenario: An effect answers what an effect for a summon has done
      Given player B has "Gate" on the Field
      And player A has "Lamb" in the hand
      And player A has 9 Cores in the Reserve
      And "Lamb" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"summoned"},"effect":[{"do":"setState","target":{"all":{"player":"opponent","category":"spirit"}},"state":"exhausted"}]}]}
        """
      And "Gate" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"exhausted","by":{"ability":{"type":"auto","event":"summoned"}}},"effect":[{"do":"draw","count":1}]}]}
        """
      When player A summons "Lamb", paying 3 Cores and placing 1 from the Reserve
      Then player B's hand holds 1 card

    Scenario: A labelled effect of the opponent is negated, and another is not
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

    Scenario: A Spirit draws once in a turn
      Given it is player A's Attack Step
      And player A has "Fox" and "Cub" on the Field
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"attackDeclared","player":"you","subject":{"category":"spirit"}},"effect":[{"do":"draw","count":1}],"once":"card"}]}
        """
      When player A declares an attack with "Fox"
      And player A declares an attack with "Cub"
      Then player A's hand holds 1 card

    Scenario: Spirits of a Family that the chosen Spirit shares get more BP
      Given player A has "Bolt" in the hand
      And player A has "Fox" and "Cub" and "Lynx" on the Field
      And "Fox" has this data:
        """
        {"families":["Marsh"]}
        """
      And "Cub" has this data:
        """
        {"families":["Marsh","Moor"]}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"choose","target":{"choose":{"from":{"player":"you","category":"spirit"},"count":1}}},{"do":"modify","stat":"bp","by":1000,"target":{"all":{"player":"you","category":"spirit","shares":{"word":"family","with":{"chosen":true}}}},"until":"turn"}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player A chooses "Fox"
      Then "Cub" now has 4000 BP
      And "Lynx" now has 3000 BP

    Scenario Outline: Spirits that share the <word> of the chosen Spirit get more BP
      Given player A has "Bolt" in the hand
      And player A has "Fox" and "Cub" and "Lynx" on the Field
      And "Fox" has this data:
        """
        {"name":"Twin","colors":["purple"]}
        """
      And "Cub" has this data:
        """
        {"name":"Twin","colors":["purple","green"]}
        """
      And "Lynx" has this data:
        """
        {"colors":["yellow"]}
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
        | word  |
        | name  |
        | color |

    Scenario Outline: Only Spirits of the color <color> get more BP
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
        | blue   |

    Scenario Outline: Only Spirits whose <stat> lies in a range are destroyed
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
        | stat    |
        | lv      |
        | symbols |
        | coresOn |
        | cost    |

    Scenario Outline: Cards are drawn for the <value> of a Spirit
      Given player A has "Bolt" in the hand
      And player A has "Fox" on the Field
      And 2 Cores are on "Fox"
      And "Fox" has this data:
        """
        {"symbols":[["red"],["red"]],"levels":[{"lv":1,"cores":1,"bp":1000},{"lv":2,"cores":2,"bp":2000}]}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"draw","count":{"value":"<value>","of":{"all":{"player":"you","category":"spirit"}}}}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player A's hand holds 2 cards
      And "Bolt" is in player A's Trash

      Examples:
        | value   |
        | lv      |
        | symbols |
        | coresOn |

    Scenario Outline: Cards are drawn for the <value> of a player
      Given player A has "Bolt" in the hand
      And player B has "Lamb" and "Kid" in the hand
      And player B has 2 Cores in the Life
      And player B has 2 Cores in the Count
      And player B has 2 cards in the deck
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"draw","count":{"value":"<value>","of":"opponent"}}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player A's hand holds 2 cards
      And "Bolt" is in player A's Trash

      Examples:
        | value |
        | life  |
        | count |
        | hand  |
        | deck  |

    Scenario: A card draws more where something has happened in the turn
      Given player A has "Bolt" in the hand
      And player A has "Dart" in the hand
      And "Dart" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"reduceLife","count":1,"player":"opponent"}]}]}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"if","condition":{"happened":{"event":"lifeReduced","player":"opponent","subject":"any"},"min":1,"max":1},"then":[{"do":"draw","count":2}],"else":[{"do":"draw","count":1}]}]}]}
        """
      When player A uses the Main effect of "Dart", paying 0 Cores
      And player A uses the Main effect of "Bolt", paying 0 Cores
      Then player A's hand holds 2 cards
      And "Bolt" is in player A's Trash

    Scenario: A condition holds where one of two holds
      Given player A has "Bolt" in the hand
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"if","condition":{"any":[{"turn":"opponent"},{"phase":"main"}]},"then":[{"do":"draw","count":2}]}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player A's hand holds 2 cards
      And "Bolt" is in player A's Trash

    Scenario: A BP for the game stays in later turns, one until the next turn of its player goes before it
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

    Scenario Outline: An effect treats Spirits as having a <word> as well
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

    Scenario: A Nexus gives Spirits one color instead of theirs
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

    Scenario Outline: A Nexus sets the <stat> of Spirits
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

    Scenario: A Flash effect of a Spirit is used on its level and where its condition holds
      Given player A has "Fox" on the Field
      And 3 Cores are on "Fox"
      And "Fox" has this data:
        """
        {"levels":[{"lv":1,"cores":1,"bp":3000},{"lv":2,"cores":3,"bp":5000}],"abilities":[{"type":"flash","levels":[2],"if":{"turn":"you"},"effect":[{"do":"draw","count":2}]}]}
        """
      When player A activates "Fox"
      Then player A's hand holds 2 cards
      When player A moves 1 Core from "Fox" to the Reserve
      And player A tries to activate "Fox"
      Then that is refused

    Scenario: A Spirit that moves up to so many Cores of another one onto itself takes as many as there are
      Given player A has "Bolt" in the hand
      And player A has "Fox" and "Cub" on the Field
      And 2 Cores are on "Cub"
      And "Fox" is printed with the name "Fox"
      And "Cub" is printed with the name "Cub"
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"moveCores","target":{"all":{"player":"you","category":"spirit","name":"Cub"}},"onto":{"all":{"player":"you","category":"spirit","name":"Fox"}},"count":1}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "Fox" has 2 Cores on it
      And "Cub" has 1 Core on it

    Scenario: Two Tokens come onto the Field Exhausted
      Given player A has "Bolt" in the hand
      And player A has "Seed" in the Token pile
      And player A has "Bud" in the Token pile
      And "Seed" has this data:
        """
        {"name":"Seed","token":true,"levels":[{"lv":1,"cores":0,"bp":1000}]}
        """
      And "Bud" has this data:
        """
        {"name":"Seed","token":true,"levels":[{"lv":1,"cores":0,"bp":1000}]}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"putToken","token":"Seed","count":2,"state":"exhausted"}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "Seed" and "Bud" are in player A's Field
      And "Seed" and "Bud" are exhausted

    Scenario: A card goes to the top of the Deck, and another one is set aside
      Given player A has "Bolt" in the hand
      And player A has "One" and "Two" in the Trash
      And "One" has this data:
        """
        {"name":"One"}
        """
      And "Two" has this data:
        """
        {"name":"Two"}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"move","target":{"all":{"player":"you","zone":["trash"],"name":"One"}},"to":"deck","place":"top"},{"do":"move","target":{"all":{"player":"you","zone":["trash"],"name":"Two"}},"to":"setAside"}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then the top of player A's deck is "One"
      And "Two" is in player A's set aside cards

    Scenario: Set aside cards are removed from the game
      Given player A has "Bolt" in the hand
      And player B has "One" face up in the set aside cards
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"move","target":{"all":{"player":"opponent","zone":["setAside"]}},"to":"removed"}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "One" is in player B's removed cards

    Scenario: A Spirit that is unaffected by the opponent for the turn is not destroyed
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

    Scenario: Spirits of one name with one lasting effect that does not stack get it once
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

    Scenario: A card of the Deck that has a Burst effect is set
      Given player A has "Bolt" in the hand
      And player A has "Wall" and "Lamb" in the hand
      And "Wall" has this data:
        """
        {"abilities":[{"type":"burst","when":{"event":"lifeReduced","player":"you","subject":"any"},"effect":[{"do":"draw","count":1}]}]}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"setCard","as":"burst","target":{"all":{"player":"you","zone":["hand"],"is":"burst"}}}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "Wall" is face down in player A's Burst Area
      And "Lamb" is in player A's hand

    Scenario: A Spirit draws when an own Burst is set
      Given player A has "Bolt" in the hand
      And player A has "Fox" on the Field
      And player A has "Wall" in the hand
      And "Wall" has this data:
        """
        {"abilities":[{"type":"burst","when":{"event":"lifeReduced","player":"you","subject":"any"},"effect":[{"do":"draw","count":1}]}]}
        """
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"burstSet","player":"you","subject":"any"},"effect":[{"do":"draw","count":2}]}]}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"setCard","as":"burst","target":{"all":{"player":"you","zone":["hand"],"is":"burst"}}}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player A's hand holds 2 cards
      And "Bolt" is in player A's Trash

    Scenario: A card that is by rule of another name is found by it
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

    Scenario: An effect draws once where not more than one Spirit is there
      Given player A has "Bolt" in the hand
      And player A has "Fox" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"if","condition":{"count":{"player":"you","category":"spirit"},"max":1},"then":[{"do":"draw","count":2}]}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player A's hand holds 2 cards
      And "Bolt" is in player A's Trash

    Scenario: A card of the Trash is used at will
      Given player A has "Fox" in the Trash
      And "Fox" has this data:
        """
        {"abilities":[{"type":"activate","zones":["trash"],"timing":["main"],"effect":[{"do":"byDoing","first":[{"do":"removeFromGame","target":{"self":true}}],"then":[{"do":"draw","count":2}]}]}]}
        """
      When player A activates "Fox"
      And player A accepts the offer of the effect
      Then player A's hand holds 2 cards
      And "Fox" is in player A's removed cards

