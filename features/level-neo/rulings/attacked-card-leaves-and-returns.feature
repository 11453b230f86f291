@LN
Feature: The attacked card leaves the field and comes back
  My support attacks a resting support. In the window after the attack my opponent takes that support into the hand and
  puts it back on the field at once. Is it still attacked?

  No. What came back is a new card that nobody attacked. The target has left the field, so the battle ends without a
  judgement, and the attack is used up.

  Background:
    Given "Trapdoor" is an event card of turn cost 1
    And "Trapdoor" has this data:
      """
      {
        "text": "[Use] (Battle/1) Return 1 of your Support Characters to your hand, then put it on the field as a Support Character.",
        "abilities": [
          {
            "type": "use",
            "phase": "battle",
            "turn": 1,
            "effect": [
              {
                "do": "move",
                "target": { "choose": { "from": { "player": "you", "zone": ["support"] }, "count": 1 } },
                "to": "hand"
              },
              { "do": "move", "target": { "chosen": true }, "to": "support" }
            ]
          }
        ]
      }
      """
    And player B has "Trapdoor" in the hand
    And player A has the active Support Character "Striker" with 3000 AP
    And player B has the resting Support Character "Guard" with 1000 AP
    And player B has the resting Support Character "Other" with 1000 AP

  @LN-4-4-5 @reading
  Scenario: Is a Support that left the field and came back still attacked? No, the battle ends without a judgement
    When player A attacks "Guard" with "Striker"
    And player B uses "Trapdoor"
    And player B chooses "Guard"
    Then "Guard" is in player B's support zone
    And "Guard" is active
    And "Striker" is resting

  @LN-4-4-5 @LN-5-1 @reading
  Scenario: May the attacker attack again because its target left the field? No, it stays resting and its attack is used up
    When player A attacks "Guard" with "Striker"
    And player B uses "Trapdoor"
    And player B chooses "Guard"
    And player A tries to attack "Other" with "Striker"
    Then that is refused
    And "Guard" is active
    And "Other" is in player B's support zone
