@DBS
Feature: 10-3. [Field]

  @DBS-10-3-1
  Rule: 10-3-1 [Field] is an [Activate: Main] skill that places its Extra Card in the Battle Area in Active Mode

    Scenario Outline: Player <whose> pays the energy cost of a [Field] card and places it in the Battle Area
      Given it is player <whose>'s Main Phase
      And player <whose> has 2 active and 0 rested energy
      And player <whose> has "Arena" (probe "field") in the hand
      When player <whose> activates "Arena"
      Then "Arena" is in player <whose>'s Battle Area
      And "Arena" is active
      And player <whose>'s Energy Area holds 1 active and 1 rested cards
      And player <whose>'s Drop Area holds 0 cards

      Examples:
        | whose |
        | A     |
        | B     |

    Scenario: [Field] cannot be activated in a battle or without enough energy
      Given player A has 1 active and 1 rested energy
      And player A has "Arena" (probe "field") in the hand
      And player A has "Ruins" (probe "field") and "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player A is asked to act in the Offence Step
      And player A tries to activate "Arena"
      Then that is refused
      When player A is asked to act
      And player A activates "Arena"
      Then "Arena" is in player A's Battle Area
      When player A tries to activate "Ruins"
      Then that is refused

    Scenario: A [Field] card placed in the Battle Area does not count as played
      Given player A has "Arena" (probe "field") in the hand
      And player B has the active Battle Card "Scout" with 5000 power
      And player B has "Sneer" (probe "counter-play-draws") in the hand
      When player A activates "Arena"
      Then "Arena" is in player A's Battle Area
      And the event "played" did not happen

    Scenario: [Field] cannot be activated again by a card already in the Battle Area
      Given player A has the active Battle Card "Arena" (probe "field")
      And player A has "Ruins" (probe "field") in the hand
      When player A tries to activate "Arena"
      Then that is refused
      When player A activates "Ruins"
      Then "Ruins" is in player A's Battle Area

  @DBS-10-3-2
  Rule: 10-3-2 Other skills of a [Field] card work in the Battle Area and do not send the card to the Drop Area

    Scenario Outline: Player <whose>'s [Field] card stays in the Battle Area when its [Activate] skill is used
      Given it is player <whose>'s Main Phase
      And player <whose> has the active Battle Card "Arena" (probe "field-activate-draw")
      When player <whose> activates ability 2 of "Arena"
      Then player <whose>'s hand holds 1 card
      And "Arena" is in player <whose>'s Battle Area

      Examples:
        | whose |
        | A     |
        | B     |

    Scenario: Only the [Field] skill of a [Field] card can be activated from the hand, not its other [Activate] skills
      Given player A has "Arena" (probe "field-activate-draw") in the hand
      When player A tries to activate ability 2 of "Arena"
      Then that is refused
      When player A activates ability 1 of "Arena"
      And player A activates ability 2 of "Arena"
      Then player A's hand holds 1 card
      And "Arena" is in player A's Battle Area

    Scenario: The [Permanent] of a [Field] card applies in the Battle Area, but not in the Drop Area
      Given player A has "Arena" (probe "field-strengthens-leader") in the hand
      And player B has "Other arena" (probe "field-strengthens-leader") in the Drop Area
      When player A activates "Arena"
      Then "A leader" has 15000 power
      And "B leader" has 10000 power

    Scenario: The [Permanent] of a [Field] card does not apply in the hand
      Given player A has "Arena" (probe "field-strengthens-leader") in the hand
      And player B has the active Battle Card "Ruins" (probe "field-strengthens-leader")
      When player A attacks "B leader" with "A leader"
      Then "A leader" has 10000 power
      And "B leader" has 15000 power
      And player B's Life Area holds 4 cards
      When player A is asked to act
      And player A activates "Arena"
      Then "A leader" has 15000 power

    Scenario: A player can use the [Activate: Battle] skill of a [Field] card when the opponent attacks
      Given player B has the rested Battle Card "Ruins" (probe "field-battle-power")
      When player A attacks "B leader" with "A leader"
      And player B activates "Ruins"
      Then player B's Life Area holds 4 cards
      And "A leader" is rested
      And "Ruins" is in player B's Battle Area

  @DBS-10-3-3
  Rule: 10-3-3 A resolved [Field] sends its player's other [Field] cards to the Drop Area

    Scenario Outline: Player <whose>'s new [Field] card sends the old one to the Drop Area
      Given it is player <whose>'s Main Phase
      And player <whose> has the rested Battle Card "Ruins" (probe "field-strengthens-leader")
      And player <whose> has "Arena" (probe "field") in the hand
      When player <whose> activates "Arena"
      Then "Ruins" is in player <whose>'s Drop Area
      And "Arena" is in player <whose>'s Battle Area
      And "<whose> leader" has 10000 power

      Examples:
        | whose |
        | A     |
        | B     |

    Scenario: The old [Field] card leaves only when the new one is resolved, so a card that it strengthens survives
      Given player A has the active Battle Card "Mate" with 10000 power
      And "Mate" has brought about this effect on "Mate":
        """
        {"do": "modify", "stat": "power", "by": -10000, "until": "turn"}
        """
      And player A has the active Battle Card "Old arena" (probe "field-power")
      And player A has "Arena" (probe "field-power") in the hand
      When player A activates "Arena"
      Then player A's Battle Area holds exactly "Mate" and "Arena"
      And "Mate" has 5000 power
      And player A's Drop Area holds exactly "Old arena"

    Scenario: A new [Field] card removes neither the opponent's [Field] card nor a Battle Card
      Given player A has the active Battle Card "Mate" with 5000 power
      And player B has the active Battle Card "Ruins" (probe "field")
      And player A has the active Battle Card "Old arena" (probe "field")
      And player A has "Arena" (probe "field") in the hand
      When player A activates "Arena"
      Then "Ruins" is in player B's Battle Area
      And "Mate" is in player A's Battle Area
      And "Old arena" is in player A's Drop Area
