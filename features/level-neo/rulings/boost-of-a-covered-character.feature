@LN
Feature: A support with a boost for the next battle is covered
  My support is attacked, and I give it AP until the end of the next battle. Then another of my supports covers it.
  Does the boost end with that battle?

  No. The battle was judged between the attacker and the card that covered. The card that was attacked first took no
  part in the judgement and keeps its boost, until it takes part in one or the turn ends.

  Background:
    Given "Bulwark" is an event card of turn cost 3
    And "Bulwark" has this data:
      """
      {
        
        "abilities": [
          {
            "type": "use",
            "phase": "battle",
            "turn": 2,
            "effect": [
              {
                "do": "modify",
                "stat": "ap",
                "by": 2000,
                "target": { "choose": { "from": { "player": "you", "zone": ["support"] }, "count": 1 } },
                "until": "nextBattle"
              }
            ]
          }
        ]
      }
      """
    And player B has "Bulwark" in the hand
    And player B has the resting Support Character "Scout" with 3000 AP
    And player B has the active Support Character "Shield" with 1000 AP
    And player A has the active Support Character "Lancer" with 4000 AP
    And player A has the active Support Character "Archer" with 4000 AP

  @LN-9-7
  Scenario: Does a covered Support lose its boost until the end of the next battle? No, it keeps it for the next attack
    When player A attacks "Scout" with "Lancer"
    And player B uses "Bulwark"
    And player B chooses "Scout"
    And player B covers with "Shield"
    Then "Shield" is in player B's discard pile
    And "Scout" has 5000 AP
    When player A attacks "Scout" with "Archer"
    Then "Archer" is in player A's discard pile

  @LN-9-5
  Scenario: Does a Support lose its boost until the end of the next battle if nobody covers it? Yes, after the judgement
    When player A attacks "Scout" with "Lancer"
    And player B uses "Bulwark"
    And player B chooses "Scout"
    Then "Lancer" is in player A's discard pile
    And "Scout" has 3000 AP
    When player A attacks "Scout" with "Archer"
    Then "Scout" is in player B's discard pile
