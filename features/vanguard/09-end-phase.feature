@VG
Feature: 9.11. End phase

  @VG-9.11.6
  Rule: 9.11.6 Abilities already waiting in the End Phase are resolved before "at the end of turn" triggers

    Scenario: An ability left over from an order that ended the turn comes before "at the end of your turn"
      Given player A has "Curfew" (probe "order-ends-turn") in the hand
      And player A has the unit "Reader" (probe "drew-offers-retire") on the front left circle
      And player A has the unit "Sexton" (probe "your-turn-ends-draws") on the front right circle
      When player A plays the order "Curfew"
      Then player A is not asked to say which comes first
      When player A is asked to accept the offer
      Then it is now player A's End Phase
      And player A's hand holds 1 card
      When player A accepts the offer of the effect
      Then "Reader" is in player A's drop zone
      And player A's hand holds 2 cards

  @VG-9.11.7
  Rule: 9.11.7 Abilities "at the end of turn" trigger in the End Phase

    Scenario: "At the end of your turn" draws for the turn player and not for the other player
      Given player A has the unit "Sexton" (probe "your-turn-ends-draws") on the front left circle
      And player B has the unit "Verger" (probe "your-turn-ends-draws") on the front left circle
      When player A ends the turn
      Then player A's hand holds 1 card
      And player B's hand holds 1 card
      When player B ends the turn
      Then player A's hand holds 2 cards
      And player B's hand holds 2 cards

  @VG-9.11.8
  Rule: 9.11.8 What lasts until the end of the turn ends after the check timing of the End Phase

    Scenario: A unit that got power until the end of the turn has lost it in the next turn
      Given player A has the unit "Smith" (probe "act-power-this-turn") on the front left circle
      When player A activates "Smith"
      Then "Smith" has 13000 power
      When player A ends the turn
      Then "Smith" has 8000 power

  @VG-9.11.9
  Rule: 9.11.9 The turn ends once nothing new is waiting for the end of the turn

    Scenario: A unit that is called in the End Phase still has its ability "at the end of the turn", and the first does not come again
      Given player A has the unit "Beadle" (probe "turn-ends-calls") on the front left circle
      And player A has "Straggler" (probe "turn-ends-draws") in the hand
      When player A ends the phase
      And player A ends the phase
      And player A chooses the back left circle
      Then "Straggler" is on player A's back left circle
      And player B is the turn player
      And player A's hand holds 1 card
      And player B's hand holds 1 card

    @VG-9.11.8
    Scenario: A unit that comes in the End Phase no longer finds the power that lasted until the end of the turn
      Given player A has the unit "Beadle" (probe "turn-ends-calls") on the front left circle
      And player A has the unit "Smith" (probe "act-power-this-turn") on the front right circle
      And player A has "Straggler" (probe "turn-ends-strong-draws") in the hand
      When player A activates "Smith"
      And player A ends the phase
      And player A ends the phase
      And player A chooses the back left circle
      Then "Straggler" is on player A's back left circle
      And player B is the turn player
      And player A's hand holds 0 cards

    Scenario: The other player's turn follows the End Phase
      Given player B has "Squire" in the hand
      When player A ends the turn
      And player B calls "Squire" to the front left circle
      Then "Squire" is on player B's front left circle
      And turn 6 of the game has come
