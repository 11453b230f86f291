@VG
Feature: 18.2, 18.4. Extra turns and the end of a turn

  @VG-18.2.1
  Rule: 18.2.1 An extra turn follows directly after the present turn

    Scenario: A player with an extra turn takes two turns in a row, and then the other player takes one
      Given player A has "Hourglass" (probe "order-extra-turn") in the hand
      When player A plays the order "Hourglass"
      And player A ends the turn
      Then player A is the turn player
      And turn 6 of the game has come
      When player A ends the turn
      Then player B is the turn player

  @VG-18.2.2
  Rule: 18.2.2 Of several extra turns the one added last comes first

    Scenario: If an extra turn for player B and then one for player A are added, player A's comes first
      Given player A has the unit "Sprinter" (probe "hits-extra-turn") on the front left circle
      And player B has "Sundial" (probe "blitz-order-extra-turn") in the hand
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Sprinter"
      And player B plays the order "Sundial"
      And player A ends the turn
      Then player A is the turn player
      When player A ends the turn
      Then player B is the turn player
      When player B ends the turn
      Then player A is the turn player

  @VG-18.4.1.1
  Rule: 18.4.1.1 When an effect ends the turn, what lasts for a battle ends, and what lasts for the turn stays until its end

    Scenario: When an effect ends the turn, power for the battle is gone in the End Phase, but power for the turn is not
      Given player A has the unit "Striker" (probe "attacks-stronger") on the front left circle
      And player A has the unit "Smith" (probe "act-power-this-turn") on the front right circle
      And player B has the unit "Reader" (probe "drew-offers-retire") on the back left circle
      And player B has "Curfew" (probe "blitz-order-ends-turn") in the hand
      When player A activates "Smith"
      And player A attacks "B vanguard" with "Striker"
      And player B is asked to guard
      Then "Striker" has 15000 power
      When player B plays the order "Curfew"
      And player B is asked to accept the offer
      Then it is now player A's End Phase
      And "Striker" has 10000 power
      And "Smith" has 13000 power
      And player B's damage zone holds 0 cards

  @VG-18.4.1.2
  Rule: 18.4.1.2 The game goes to the End Phase once the effect that ends the turn has been carried out

    Scenario: The rest of an order that ends the turn is carried out, and there is no Battle Phase
      Given player A has "Curfew" (probe "order-ends-turn") in the hand
      And player A has the unit "Sexton" (probe "your-turn-ends-draws") on the front left circle
      When player A plays the order "Curfew"
      Then player B is the turn player
      And player A's hand holds 2 cards
      And "Curfew" is in player A's drop zone

    @reading
    Scenario Outline: "At the end of battle" draws <cards> in a battle in which an order ends the turn, if such a battle has a close step: <choice>
      Given the ambiguous rule "Does a battle in which an effect ends the turn have a close step?" is answered "<choice>"
      And player A has the unit "Keeper" (probe "battle-ends-draws") on the back left circle
      And player B has "Curfew" (probe "blitz-order-ends-turn") in the hand
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player B plays the order "Curfew"
      Then player B is the turn player
      And player A's hand holds <cards>
      And player B's hand holds 2 cards

      Examples:
        | choice | cards   |
        | no     | 0 cards |
        | yes    | 1 card  |

  @VG-18.4.2
  Rule: 18.4.2 Damage still to be dealt when the turn ends is dealt in the End Phase

    Scenario: Damage that an order deals before it ends the turn is still dealt
      Given player A has "Parting Shot" (probe "order-damages-and-ends-turn") in the hand
      When player A plays the order "Parting Shot"
      Then player B is the turn player
      And player B's damage zone holds 1 card
      And player B's vanguard damage stands at 0

    Scenario: If the turn ends in the drive step, the checked card, the guardian and remaining damage are settled in the End Phase
      Given "Spark" has the trigger icon "front" with 10000 power
      And player A has "Spark" on top of the deck
      And player A has the unit "Zealot" (probe "trigger-revealed-damages") on the back left circle
      And player A has the unit "Curfew" (probe "trigger-revealed-ends-the-turn") on the back right circle
      And player B has "Shield" in the hand
      And player B has "First" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player B guards "B vanguard" with "Shield"
      And player A lets "Zealot"'s ability come first
      Then player B is the turn player
      And "Spark" is in player A's drop zone
      And "Shield" is in player B's drop zone
      And player B's damage zone holds exactly "First"

  @VG-18.4.3
  Rule: 18.4.3 Abilities that are waiting when the turn ends are resolved in the End Phase

    Scenario: An ability "when you draw a card" is still played after an order has ended the turn
      Given player A has "Curfew" (probe "order-ends-turn") in the hand
      And player A has the unit "Reader" (probe "drew-offers-retire") on the front left circle
      When player A plays the order "Curfew"
      And player A is asked to accept the offer
      Then it is now player A's End Phase
      When player A accepts the offer of the effect
      Then "Reader" is in player A's drop zone
