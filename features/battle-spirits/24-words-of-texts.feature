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
  Rule: FAQ-1-3 A card that cannot do something need not and may not, whatever else says that it must

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

