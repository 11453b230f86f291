@VG
Feature: 14.42. Homare

  @VG-14.42.1
  Rule: 14.42.1 A player can pay for only one ability with Homare in a turn

    Scenario: A player who has activated a unit with Homare cannot activate another one in that turn
      Given player A has the unit "Cheerer" (probe "homare-act-stronger") on the back left circle
      And player A has the unit "Fan" (probe "homare-act-stronger") on the back right circle
      And player A has the unit "Clerk" (probe "act-discards-and-soul-blasts-to-draw") on the back center circle
      And player A has "One", "Two" and "Three" in the hand
      And player A has "Soul" in the soul
      And player A has "Next" and "Last" on top of the deck
      When player A activates "Cheerer"
      And player A chooses "One"
      And player A tries to activate "Fan"
      Then that is refused
      When player A tries to activate "Cheerer"
      Then that is refused
      When player A activates "Clerk"
      And player A chooses "Two"
      Then "Cheerer" has 10000 power
      And player A's hand holds exactly "Three", "Next" and "Last"

    Scenario: A player with two automatic Homare abilities waiting can pay for only one
      Given player A has the unit "Cheerer" (probe "homare-attacked-stronger") on the back left circle
      And player A has the unit "Fan" (probe "homare-attacked-stronger") on the back right circle
      And player A has "One" and "Two" in the soul
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player A lets "Fan"'s ability come first
      And player A accepts the offer of the effect
      And player A chooses "One"
      And player A tries to accept the offer of the effect
      Then that is not offered
      And "One" is in player A's drop zone

    Scenario: Player B may pay for a Homare ability in the turn in which player A has paid for one
      Given player A has the unit "Cheerer" (probe "homare-act-stronger") on the back left circle
      And player A has "One" in the hand
      And player B has the unit "Rival" (probe "homare-attacked-stronger") on the back left circle
      And player B has "Two" in the soul
      And player B has "Shield" in the hand
      When player A activates "Cheerer"
      And player A ends the phase
      And player A attacks "B vanguard" with "A vanguard"
      And player B accepts the offer of the effect
      And player B is asked to guard
      Then "Rival" has 10000 power

    Scenario: A player who declines to pay for one Homare ability may pay for the next
      Given player A has the unit "Cheerer" (probe "homare-attacked-stronger") on the back left circle
      And player A has the unit "Fan" (probe "homare-attacked-stronger") on the back right circle
      And player A has "One" in the soul
      And player B has "Shield" in the hand
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player A lets "Fan"'s ability come first
      And player A declines
      And player A accepts the offer of the effect
      And player B is asked to guard
      Then "Cheerer" has 10000 power

    Scenario: A player who paid for a Homare ability in their own turn may pay for one in the opponent's turn
      Given player A has the unit "Cheerer" (probe "homare-act-stronger") on the back left circle
      And player A has the unit "Fan" (probe "homare-attacked-stronger") on the back right circle
      And player A has "One" and "Shield" in the hand
      And player A has "Two" in the soul
      When player A activates "Cheerer"
      And player A chooses "One"
      And player A ends the turn
      And player B attacks "A vanguard" with "B vanguard"
      And player A accepts the offer of the effect
      And player A is asked to guard
      Then "Fan" has 10000 power
