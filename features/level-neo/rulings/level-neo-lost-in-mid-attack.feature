@LN
Feature: A Level Neo Main Character levels down while it attacks
  A Level Neo Main Character attacks mine. Before I could cover I use an event that makes it level down to 4. May I
  cover now, and does it still win the game if it beats the support that covers?

  You may cover. The attack cannot be covered while the attacker is Level Neo, and that state goes with the level. If it
  beats the support it levels up, to 5, but it was not Level Neo when the battle was judged: the game goes on.

  Background:
    Given "Undermine" is an event card of turn cost 3
    And "Undermine" has this data:
      """
      {
        "text": "[Use] (Battle/3) Your opponent's Main Character levels down.",
        "abilities": [
          {
            "type": "use",
            "phase": "battle",
            "turn": 3,
            "effect": [{ "do": "levelDown", "count": 1, "player": "opponent" }]
          }
        ]
      }
      """
    And player B has "Undermine" in the hand
    And player A's Main Character is "Hero" with 3000 AP
    And player A has "One", "Two", "Three" and "Four" face down in the level zone
    And player B's Main Character is "Rival" with 3000 AP
    And player B has the active Support Character "Shield" with 1000 AP

  @LN-6-1 @LN-7-5 @reading
  Scenario: Can a Support cover once an attacking Level Neo is down to level 4? Yes, and beating it only brings the level back
    When player A attacks "Rival" with "Hero"
    And player B uses "Undermine"
    And player A gives up "Four" from the level zone
    And player B covers with "Shield"
    Then "Shield" is in player B's discard pile
    And player A's Main Character is now at level 5
    And the game goes on

  @LN-9-4-2
  Scenario: Does a Level Neo attack win the game if the defender uses no event? Yes, the victory wins the game
    When player A attacks "Rival" with "Hero"
    Then player A wins the game
