@DBS
Feature: Effects and cards that leave

  @DBS-8-1-4
  Rule: 8-1-4 The effect of a [Permanent] lasts while its card stays in play

    Scenario: A [Permanent] works in the opponent's turn too, and ends when its card leaves
      Given player A has "Vow" (probe "lasts-while-here") and "Return" (probe "recall-1") in the hand
      And "Hush" is the probe card "hush-5000"
      And "Hush" has the card name "Hush"
      And player A has the active Battle Card "Ban"
      And player A has the active Battle Card "Might"
      And player A has the active Battle Card "Ward"
      And player A has the active Battle Card "Art"
      And player A has the active Battle Card "Hush"
      And player A has the active Battle Card "Kin"
      And player A has the active Battle Card "Mate"
      And player A has the active Battle Card "Gauge" (probe "gauge")
      When player A plays "Vow"
      And player A ends the turn
      Then "Might" has 15000 power
      And "Ward" has 11000 power
      And "Art" has 11000 power
      And "Kin" has 11000 power
      And "Hush" has 10000 power
      When player B attacks "A leader" with "B leader"
      And player A tries to combo with "Ban"
      Then that is refused
      When player A combos with "Mate"
      And player B ends the turn
      Then "Might" has 15000 power
      And "Ward" has 11000 power
      And "Art" has 11000 power
      And "Kin" has 11000 power
      And "Hush" has 10000 power
      When player A activates "Return"
      And player A chooses "Vow"
      Then "Might" has 10000 power
      And "Ward" has 10000 power
      And "Art" has 10000 power
      And "Kin" has 10000 power
      And "Hush" has 15000 power
      When player A attacks "B leader" with "Ban"
      Then "Ban" is rested

    Scenario: A [Permanent] ends at once when its card is KO-ed in battle
      Given it is player B's Main Phase
      And player A has the rested Battle Card "Vow" (probe "lasts-while-here")
      And player A has the active Battle Card "Ward"
      And player A has the active Battle Card "Art"
      And player A has the active Battle Card "Kin"
      And player A has the active Battle Card "Gauge" (probe "gauge")
      When player B attacks "Vow" with "B leader"
      And player A is asked to act in the Defense Step
      Then "Ward" has 11000 power
      And "Art" has 11000 power
      And "Kin" has 11000 power
      When player A declines
      Then "Vow" is in player A's Drop Area
      And "Ward" has 10000 power
      And "Art" has 10000 power
      And "Kin" has 10000 power

  @DBS-8-8-1-4
  Rule: 8-8-1-4 A resolved effect does not apply to cards that left and came back, however long it lasts

    Scenario Outline: An effect that lasts "<how long>" does not affect cards that left and came back
      Given player A has "Vow" (probe "<probe>") and "Renew" (probe "renew") in the hand
      And "Hush" is the probe card "hush-5000"
      And "Hush" has the card name "Hush"
      And player A has the active Battle Card "Ban"
      And player A has the active Battle Card "Might"
      And player A has the active Battle Card "Ward"
      And player A has the active Battle Card "Art"
      And player A has the active Battle Card "Hush"
      And player A has the active Battle Card "Kin"
      And player A has the active Battle Card "Mate"
      And player A has the active Battle Card "Gauge" (probe "gauge")
      When player A activates "Vow"
      Then "Might" has 15000 power
      And "Ward" has 11000 power
      And "Art" has 11000 power
      And "Kin" has 11000 power
      And "Hush" has 10000 power
      When player A activates "Renew"
      Then "Might" has 10000 power
      And "Ward" has 10000 power
      And "Art" has 10000 power
      And "Kin" has 10000 power
      And "Hush" has 15000 power
      When player A attacks "B leader" with "Ban"
      Then "Ban" is rested

      Examples:
        | how long                                          | probe                       |
        | for the turn                                      | lasts-turn                  |
        | until the end of the Main Phase                   | lasts-main-phase            |
        | until the start of your next turn                 | lasts-your-next-turn        |
        | until the end of the opponent's next turn         | lasts-opponents-next-turn   |
        | until the end of your next turn                   | lasts-end-of-your-next-turn |
        | until the end of your next Charge Phase           | lasts-your-next-charge      |
        | until the end of the opponent's next Charge Phase | lasts-opponents-next-charge |
        | during the game                                   | lasts-game                  |

    Scenario: An effect that lasts for the battle does not affect cards that left and came back during that battle
      Given it is player B's Main Phase
      And player A has the rested Battle Card "Oath" (probe "lasts-battle-attacked")
      And player A has "Renew" (probe "renew-in-battle") in the hand
      And "Hush" is the probe card "hush-5000"
      And "Hush" has the card name "Hush"
      And player A has the active Battle Card "Ban"
      And player A has the active Battle Card "Might"
      And player A has the active Battle Card "Ward"
      And player A has the active Battle Card "Art"
      And player A has the active Battle Card "Hush"
      And player A has the active Battle Card "Kin"
      And player A has the active Battle Card "Mate"
      And player A has the active Battle Card "Gauge" (probe "gauge")
      And player B has the active Battle Card "Striker" with 5000 power
      When player B attacks "Oath" with "Striker"
      And player A is asked to act in the Defense Step
      Then "Might" has 15000 power
      And "Ward" has 11000 power
      And "Art" has 11000 power
      And "Kin" has 11000 power
      And "Hush" has 10000 power
      When player A activates "Renew"
      And player A is asked to act in the Defense Step
      Then "Might" has 10000 power
      And "Ward" has 10000 power
      And "Art" has 10000 power
      And "Kin" has 10000 power
      And "Hush" has 15000 power
      When player A combos with "Ban"
      Then "Ban" is in player A's Drop Area
