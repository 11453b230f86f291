@LN
Feature: An effect sets my attacker Active again
  My support has attacked, and in that very battle I use an event that sets it Active again. May it attack once more in
  this turn, now that it is Active?

  No. Every card has one attack in a turn, and it has had it. What it gains is that it stands Active in the opponent's
  turn, when it may cover and cannot be attacked by a support.

  Background:
    Given "Second Wind" is an event card of turn cost 3
    And "Second Wind" has this data:
      """
      {
        
        "abilities": [
          {
            "type": "use",
            "phase": "battle",
            "turn": 2,
            "effect": [
              {
                "do": "setState",
                "target": { "choose": { "from": { "player": "you", "zone": ["support"] }, "count": 1 } },
                "state": "active"
              }
            ]
          }
        ]
      }
      """
    And player A has "Second Wind" in the hand
    And player A has the active Support Character "Striker" with 3000 AP
    And player A has the active Support Character "Fresh" with 3000 AP
    And player B has the resting Support Character "First" with 1000 AP
    And player B has the resting Support Character "Second" with 1000 AP

  @LN-5-2
  Scenario: May a Support that an effect sets active after its attack attack again? No, each character attacks once a turn
    When player A attacks "First" with "Striker"
    And player A uses "Second Wind"
    And player A chooses "Striker"
    Then "Striker" is active
    And "First" is in player B's discard pile
    When player A tries to attack "Second" with "Striker"
    Then that is refused
    When player A attacks "Second" with "Fresh"
    Then "Second" is in player B's discard pile

  @LN-6-1
  Scenario: May a Support that an effect set active after its attack cover in the opponent's turn? Yes, it is active
    Given player B's Main Character is "Rival" with 2000 AP
    When player A attacks "First" with "Striker"
    And player A uses "Second Wind"
    And player A chooses "Striker"
    And player A ends the turn
    And player B attacks "A main" with "Rival"
    And player A covers with "Striker"
    Then "Striker" is resting
    And player B's Main Character is now at level 1
