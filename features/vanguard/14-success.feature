@VG
Feature: 14.39. Success

  @VG-14.39.2
  Rule: 14.39.2 A unit with Success becomes successful in its player's turn if a rear-guard has enough power

    Background:
      Given player A has the unit "Herald" (probe "success-13000") on the front left circle
      And player A has the unit "Smith" (probe "act-power-this-turn") on the front right circle

    # answers: SET-GEB02#3
    Scenario: A unit with Success 13000 becomes successful for the turn when another rear-guard has 13000 power
      When player A activates "Smith"
      Then "Smith" has 13000 power
      And "Herald" is successful
      And "Smith" is not successful
      When player A ends the turn
      Then "Herald" is not successful

    Scenario: A unit with Success 13000 becomes successful if it has that power itself
      Given player A has the unit "Striver" (probe "success-13000-act-power") on the back left circle
      When player A activates "Striver"
      Then "Striver" is successful
      And "Herald" is successful

    Scenario: Only a rear-guard of its own player makes a unit successful, not a vanguard or an opponent's rear-guard
      Given player A has the unit "Knight" on the vanguard circle
      And player B has the unit "Giant" on the front left circle
      And "Knight" is a unit of grade 3 with 13000 power
      And "Giant" is a unit of grade 3 with 15000 power
      And player A has "Singer" (probe "called-draws") in the hand
      When player A calls "Singer" to the back right circle
      Then "Herald" is not successful
      When player A activates "Smith"
      Then "Herald" is successful

    Scenario: A vanguard with Success can become successful too
      Given player A has the unit "Knight" (probe "success-13000") on the vanguard circle
      When player A activates "Smith"
      Then "Knight" is successful

    Scenario: A unit with Success does not become successful in the opponent's turn, but does in its player's next turn
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
    Scenario: A unit that does not become successful again stops being successful at the end of the turn
      Given player A has the unit "Giant" on the back left circle
      And "Giant" is a unit of grade 3 with 13000 power
      And player A has "Singer" in the hand
      When player A calls "Singer" to the back right circle
      Then "Herald" is successful
      When player A ends the turn
      Then "Herald" is not successful
      And the game goes on

    @reading
    Scenario: If a unit becomes successful again every time at the end of the turn, the game is a draw
      Given the ambiguous rule "Does a unit become successful again when the state ends with the turn and a rear-guard keeps its power?" is answered "yes"
      And player A has the unit "Giant" on the back left circle
      And "Giant" is a unit of grade 3 with 13000 power
      And player A has "Singer" in the hand
      When player A calls "Singer" to the back right circle
      Then "Herald" is successful
      When player A ends the turn
      Then the game is a draw

  @VG-14.39.3
  Rule: 14.39.3 Success triggers on the situation, whatever caused it

    Scenario: A unit with Success that is called beside a rear-guard of 13000 power becomes successful
      Given player A has the unit "Giant" on the front left circle
      And "Giant" is a unit of grade 3 with 13000 power
      And player A has "Herald" (probe "success-13000") in the hand
      When player A calls "Herald" to the front right circle
      Then "Herald" is successful

  @VG-14.39.4
  Rule: 14.39.4 A unit does not become successful if the power falls before Success resolves

    Scenario: A unit does not become successful if an ability lowers the power before Success resolves
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
