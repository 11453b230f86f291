@DBS
Feature: 4-6. Free timing

  @DBS-4-6-2-1
  Rule: 4-6-2-1 Free timing begins with a checkpoint

    Scenario: A Battle Card with 0 power is dropped before the first action of the Main Phase
      Given player B has the rested Battle Card "Weak" with 5000 power
      And player A's Leader is "Leader" with 10000 power
      And "Leader" has brought about this effect on "Weak":
        """
        {"do": "modify", "stat": "power", "by": -5000, "until": "turn"}
        """
      When player A tries to attack "Weak" with "Leader"
      Then that is refused
      When player A attacks "B leader" with "Leader"
      Then "Weak" is in player B's Drop Area
      And player B's Life Area holds 3 cards

    Scenario: An [Auto] triggered by playing a card resolves before the player's next action in the Main Phase
      Given player A has the active Battle Card "Watcher" (probe "any-played-draw")
      And player A has "First" and "Second" in the hand
      When player A plays "First"
      And player A is asked to act
      Then player A's hand holds 2 cards
      When player A plays "Second"
      And player A is asked to act
      Then player A's hand holds 2 cards
      And player A's Battle Area holds 3 cards

    Scenario Outline: An [Auto] triggered by player <player>'s action in the <step> resolves before the next action
      Given player <player> has the active Battle Card "Watcher" (probe "own-draw-power")
      And player <player> has the active Battle Card "Source" (probe "battle-draw")
      When player A attacks "B leader" with "A leader"
      And player <player> activates "Source"
      And player <player> is asked to act in the <step>
      Then "Watcher" has 15000 power

      Examples:
        | step         | player |
        | Offence Step | A      |
        | Defense Step | B      |

  @DBS-4-6-2-2
  Rule: 4-6-2-2 The player performs one possible action, and may then perform another

    Scenario: A player may play cards, activate skills and attack several times in one Main Phase
      Given player A has "First", "Second" and "Third" in the hand
      And player A has the active Battle Card "Source" (probe "main-draw")
      When player A plays "First"
      And player A activates "Source"
      And player A attacks "B leader" with "A leader"
      And player A plays "Second"
      And player A activates "Source"
      And player A plays "Third"
      Then player A's Battle Area holds 4 cards
      And player A's hand holds 2 cards

    Scenario Outline: Player <player> may combo several times in the <step>
      Given player <player> has "First", "Second" and "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player <player> declines
      And player <player> combos with "First"
      And player <player> combos with "Second"
      And player <player> is asked to act in the <step>
      Then player <player>'s Combo Area holds 2 cards

      Examples:
        | step         | player |
        | Defense Step | B      |

    Scenario: The attacking player may combo several times in the Offence Step
      Given player A has "First" and "Second" in the hand
      And player A has "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player A combos with "First"
      And player A combos with "Second"
      And player A is asked to act in the Offence Step
      Then player A's Combo Area holds 2 cards

    Scenario: A player whose action is refused as impossible may still act
      Given player A has "Dear" in the hand
      And "Dear" is a Battle Card of energy cost 7 with 10000 power
      And player A has "Cheap" in the hand
      When player A tries to play "Dear"
      Then that is refused
      When player A plays "Cheap"
      Then "Cheap" is in player A's Battle Area

  @DBS-4-6-2-3
  Rule: 4-6-2-3 A player who declines to act ends the free timing, and the step or phase moves on

    Scenario Outline: Player <player> ends the Main Phase by not acting, and player <other>'s turn follows
      Given it is player <player>'s Main Phase
      When player <player> ends the phase
      Then it is now player <other>'s Main Phase

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: The Offence Step ends as soon as the attacking player declines to act
      Given player A has "Helper" in the hand
      When player A attacks "B leader" with "A leader"
      And player A is asked to act in the Offence Step
      And player A declines
      Then player A is not asked to act in the Offence Step
      And player B's Life Area holds 3 cards

    Scenario: The Defense Step ends as soon as the defending player declines to act
      Given player B has "Guard" in the hand
      When player A attacks "B leader" with "A leader"
      And player B is asked to act in the Defense Step
      And player B declines
      Then player B is not asked to act in the Defense Step
      And player B's Life Area holds 3 cards
