@VG
Feature: 14.39. Success

  @VG-14.39.2
  Rule: 14.39.2 In its player's turn a unit with Success becomes successful where a rear-guard has so much power

    Background:
      Given player A has the unit "Herald" (probe "success-13000") on the front left circle
      And player A has the unit "Smith" (probe "act-power-this-turn") on the front right circle

    # answers: SET-GEB02#3
    Scenario: A unit with Success 13000 becomes successful when another rear-guard gets 13000 power, and is so until the end of the turn
      When player A activates "Smith"
      Then "Smith" has 13000 power
      And "Herald" is successful
      And "Smith" is not successful
      When player A ends the turn
      Then "Herald" is not successful

    Scenario: A unit with Success 13000 becomes successful by its own power
      Given player A has the unit "Striver" (probe "success-13000-act-power") on the back left circle
      When player A activates "Striver"
      Then "Striver" is successful
      And "Herald" is successful

    Scenario: Neither a vanguard nor a rear-guard of the opponent makes a unit successful, and a rear-guard of its player does
      Given player A has the unit "Knight" on the vanguard circle
      And player B has the unit "Giant" on the front left circle
      And "Knight" is a unit of grade 3 with 13000 power
      And "Giant" is a unit of grade 3 with 15000 power
      And player A has "Singer" (probe "called-draws") in the hand
      When player A calls "Singer" to the back right circle
      Then "Herald" is not successful
      When player A activates "Smith"
      Then "Herald" is successful

    Scenario: A vanguard with Success becomes successful as well
      Given player A has the unit "Knight" (probe "success-13000") on the vanguard circle
      When player A activates "Smith"
      Then "Knight" is successful

    Scenario: In the opponent's turn a unit with Success does not become successful, and in the next turn of its player it does
      Given player B has the unit "Rival" (probe "success-13000") on the front left circle
      And player B has the unit "Ally" (probe "act-power-this-turn") on the back left circle
      And player A has the unit "Giant" on the back left circle
      And "Giant" is a unit of grade 3 with 13000 power
      And it is player B's Main Phase
      When player B activates "Ally"
      Then "Rival" is successful
      And "Herald" is not successful
      When player B ends the turn
      Then "Herald" is successful
      And "Rival" is not successful

    @reading
    Scenario: A unit beside a rear-guard that keeps its power ceases to be successful with the turn if it does not become so again in that turn
      Given player A has the unit "Giant" on the back left circle
      And "Giant" is a unit of grade 3 with 13000 power
      And player A has "Singer" in the hand
      When player A calls "Singer" to the back right circle
      Then "Herald" is successful
      When player A ends the turn
      Then "Herald" is not successful
      And the game goes on

    @reading
    Scenario: A unit beside a rear-guard that keeps its power makes the game a draw at the end of the turn if it becomes successful again each time
      Given the interpretation "success-at-the-end-of-turn" is "again"
      And player A has the unit "Giant" on the back left circle
      And "Giant" is a unit of grade 3 with 13000 power
      And player A has "Singer" in the hand
      When player A calls "Singer" to the back right circle
      Then "Herald" is successful
      When player A ends the turn
      Then the game is a draw

  @VG-14.39.3
  Rule: 14.39.3 Success triggers by the situation, whatever event has brought it about

    Scenario: A unit with Success that is called beside a rear-guard of 13000 power becomes successful
      Given player A has the unit "Giant" on the front left circle
      And "Giant" is a unit of grade 3 with 13000 power
      And player A has "Herald" (probe "success-13000") in the hand
      When player A calls "Herald" to the front right circle
      Then "Herald" is successful

  @VG-14.39.4
  Rule: 14.39.4 A unit does not become successful if the power has become less before Success resolves

    Scenario: An ability that takes the power away comes before Success, and after Success the next time
      Given player A has the unit "Herald" (probe "success-13000") on the front left circle
      And player A has the unit "Smith" (probe "act-power-this-turn") on the front right circle
      And player A has the unit "Damper" (probe "others-increase-weaker") on the back center circle
      When player A activates "Smith"
      And player A lets "Damper"'s ability come first
      Then "Smith" has 8000 power
      And "Herald" is not successful
      When player A activates "Smith"
      And player A lets "Herald"'s ability come first
      Then "Smith" has 8000 power
      And "Herald" is successful
