@DBS
Feature: 10-1. KO

  @DBS-10-1-1
  Rule: 10-1-1 A KO-ed Battle Card moves from the Battle Area to its owner's Drop Area

    Scenario Outline: A skill of player <dealing> KOs a Battle Card of player <owner>, which goes to the Drop Area
      Given it is player <dealing>'s Main Phase
      And player <dealing> has "Trap" (probe "main-kos-one") in the hand
      And player <owner> has the active Battle Card "Prey" (probe "koed-draw")
      When player <dealing> activates "Trap"
      Then "Prey" is in player <owner>'s Drop Area
      And player <owner>'s hand holds 1 card
      And the event "koed" happened exactly 1 time to "Prey"

      Examples:
        | dealing | owner |
        | A       | B     |
        | B       | A     |

    Scenario: Of two copies of a Battle Card, the chosen one is KO-ed
      Given player A has "Trap" (probe "main-kos-one") in the hand
      And player B has the active Battle Card "Prey" (probe "koed-draw")
      And player B has the active Battle Card "Prey 2" (probe "koed-draw")
      When player A activates "Trap"
      And player A chooses "Prey 2"
      Then player B's Battle Area holds exactly "Prey"
      And "Prey 2" is in player B's Drop Area

    Scenario: A KO-ed Battle Card goes to its owner's Drop Area although the opponent controls it
      Given player A has "Charm" (probe "extra-gain-control-1") in the hand
      And player A has "Trap" (probe "main-kos-one") in the hand
      And player B has the active Battle Card "Prey" with 5000 power
      When player A activates "Charm"
      And player A activates "Trap"
      Then "Prey" is in player B's Drop Area
      And player A's Drop Area holds exactly "Charm" and "Trap"

    Scenario: A skill that KOs all cards KOs every Battle Card and leaves an Extra Card in the Battle Area
      Given player A has "Storm" (probe "extra-ko-all") in the hand
      And player B has the active Battle Card "Prey" with 5000 power
      And player B has the active Battle Card "Second prey" with 5000 power
      And player B has the active Battle Card "Arena" (probe "field")
      When player A activates "Storm"
      Then player B's Drop Area holds exactly "Prey" and "Second prey"
      And "Arena" is in player B's Battle Area

    Scenario: A skill that KOs 1 card in the Battle Area cannot KO a card used in a combo
      Given player A has "Trap" (probe "extra-battle-kos") in the hand
      And player A has the active Battle Card "Mate" with 5000 power
      And player B has the active Battle Card "Prey" with 5000 power
      And player A has "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player A combos with "Mate"
      And player A activates "Trap"
      And player A is asked to act in the Offence Step
      Then "Prey" is in player B's Drop Area
      And player A's Combo Area holds exactly "Mate"

    Scenario: A card outside the Battle Area cannot be KO-ed, whatever a text says
      Given "Blight" has this data:
        """
        {"category": "extra", "energyCost": 0, "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "ko", "target": {"all": {"player": "opponent", "zone": ["battle", "energy"]}}}]}]}
        """
      And player A has "Blight" in the hand
      And player B has the active energy "Stock"
      And player B has the active Battle Card "Prey" with 5000 power
      When player A activates "Blight"
      Then player B's Drop Area holds exactly "Prey"
      And "Stock" is in player B's Energy Area

  @DBS-10-1-2
  Rule: 10-1-2 A card is KO-ed only when a skill or a rule says so

    Scenario Outline: A Battle Card that player <dealing>'s skill places in the Drop Area is not KO-ed
      Given it is player <dealing>'s Main Phase
      And player <dealing> has "Broom" (probe "main-drops-one") in the hand
      And player <dealing> has "Trap" (probe "main-kos-one") in the hand
      And player <owner> has the active Battle Card "Prey" (probe "koed-draw")
      And player <owner> has the active Battle Card "Second prey" (probe "koed-draw")
      When player <dealing> activates "Broom"
      And player <dealing> chooses "Prey"
      Then "Prey" is in player <owner>'s Drop Area
      And player <owner>'s hand holds 0 cards
      When player <dealing> activates "Trap"
      Then "Second prey" is in player <owner>'s Drop Area
      And player <owner>'s hand holds 1 card

      Examples:
        | dealing | owner |
        | A       | B     |
        | B       | A     |

    Scenario: A KO-ed Battle Card also counts as placed in the Drop Area
      Given player A has "Broom" (probe "main-drops-one") in the hand
      And player A has "Trap" (probe "main-kos-one") in the hand
      And player B has the active Battle Card "Prey" (probe "dropped-from-battle-draw")
      And player B has the active Battle Card "Second prey" (probe "dropped-from-battle-draw")
      When player A activates "Broom"
      And player A chooses "Prey"
      And player A activates "Trap"
      Then player B's hand holds 2 cards

    Scenario: A Battle Card that cannot be KO-ed can still be placed in the Drop Area by a skill
      Given player A has "Broom" (probe "main-drops-one") in the hand
      And player A has "Trap" (probe "main-kos-one") in the hand
      And player B has the active Battle Card "Rock" (probe "cannot-be-koed")
      When player A activates "Trap"
      Then "Rock" is in player B's Battle Area
      When player A activates "Broom"
      Then "Rock" is in player B's Drop Area

    Scenario: A Battle Card dropped for lack of power is not KO-ed, unlike one that loses a battle
      Given player A has the active Battle Card "Striker" (probe "attack-weakens")
      And player B has the active Battle Card "Prey" (probe "koed-draw")
      And player B has the rested Battle Card "Second prey" (probe "koed-draw")
      And player B's Leader is "Captain" with 30000 power
      When player A attacks "Captain" with "Striker"
      And player A chooses "Prey"
      And player A is asked to act
      Then "Prey" is in player B's Drop Area
      And player B's hand holds 0 cards
      When player A attacks "Second prey" with "A leader"
      Then player B's hand holds 1 card
