@LN
Feature: My Main Character attacks theirs and beats a support that covers
  My Main Character attacks the other one, and a support covers and is beaten. Whose level changes, mine, theirs or both?

  Only yours. For the attack it is a battle won like any other, so your Main Character levels up. The other Main
  Character was covered: it was not in the battle that was judged, has lost nothing and keeps its level. The support
  that covered is what is lost, also where both sides have equal AP and nobody levels up.

  Background:
    Given player A's Main Character is "Hero" with 3000 AP
    And player B's Main Character is "Rival" with 3000 AP
    And player B's Main Character is at level 2

  @LN-6-2 @LN-9-4-1 @LN-9-4-5
  Scenario: Whose level changes when a Main Character beats a covering Support? Only the attacker's, which goes up
    Given player B has the active Support Character "Shield" with 1000 AP
    When player A attacks "Rival" with "Hero"
    And player B covers with "Shield"
    Then player A's Main Character is now at level 2
    And player B's Main Character is now at level 2
    And "Shield" is in player B's discard pile

  @LN-9-3 @LN-9-4-3 @LN-9-4-5 @reading
  Scenario: Whose level changes when a Main Character ties with a covering Support? Nobody's, and the Support is lost
    Given player B has the active Support Character "Shield" with 3500 AP
    When player A attacks "Rival" with "Hero"
    And player B covers with "Shield"
    Then "Shield" is in player B's discard pile
    And player A's Main Character is now at level 1
    And player B's Main Character is now at level 2
