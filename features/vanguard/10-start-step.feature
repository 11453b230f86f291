@VG
Feature: 10.3. Start step

  @VG-10.3.2
  Rule: 10.3.2 If no attack can be made, no attacking unit is chosen

    Scenario: The first turn of the game has no attack
      Given it is player A's Main Phase
      And it is turn 1 of the game
      When player A ends the phase
      Then player B is the turn player

    Scenario: The player going second can attack in their first turn
      Given it is player B's Battle Phase
      And it is turn 2 of the game
      When player B attacks "A vanguard" with "B vanguard"
      Then player A's damage zone holds 1 card

    Scenario: A player whose front row is at rest goes on to the End Phase
      Given it is player A's Main Phase
      And player A has the unit "A captain" at rest on the vanguard circle
      And player A has the unit "Tired" at rest on the front left circle
      When player A ends the phase
      Then player B is the turn player
