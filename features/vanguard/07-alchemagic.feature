@VG
Feature: 7.45. Alchemagic

  Background:
    Given "Alchemist" is the probe card "alchemagic"
    And player A has the unit "Alchemist" on the vanguard circle

  @VG-7.45.1.1
  Rule: 7.45.1.1 The order that is played gets the automatic abilities of the other one

    Scenario: An order that draws soul-charges once by its added text, and once more by the automatic ability of the order that was added
      Given player A has "Edict" (probe "order-draws") in the hand
      And player A has "Recipe" (probe "order-charges-and-answers-draws") in the drop zone
      When player A plays the order "Edict" with "Recipe" alchemagicked on it
      Then player A's soul holds 2 cards
      And player A's hand holds 1 card

  @VG-7.45.1.2
  Rule: 7.45.1.2 Costs and conditions of the other order follow those of the first, and its text follows the text of the first

    Scenario: A player draws by the first order and discards the card by the text of the other one
      Given player A has "Edict" (probe "order-draws") in the hand
      And player A has "Recipe" (probe "order-discards") in the drop zone
      And player A has "Next" on top of the deck
      When player A plays the order "Edict" with "Recipe" alchemagicked on it
      Then "Next" and "Edict" are in player A's drop zone
      And "Recipe" is in player A's bind zone
      And player A's hand holds 0 cards

    Scenario: Two orders that cost a soul-blast each are played together once there are two cards in the soul
      Given player A has "Edict" (probe "order-soul-blasts-to-draw") in the hand
      And player A has "Recipe" (probe "order-soul-blasts-to-draw") in the drop zone
      And player A has the unit "Mystic" (probe "act-soul-charges-1") on the front right circle
      And player A has "Old" in the soul
      And player A has "Top", "Next" and "Second" on top of the deck
      When player A tries to play the order "Edict" with "Recipe" alchemagicked on it
      Then that is refused
      When player A activates "Mystic"
      And player A plays the order "Edict" with "Recipe" alchemagicked on it
      And player A chooses "Old"
      Then "Old" and "Top" are in player A's drop zone
      And player A's hand holds exactly "Next" and "Second"

    Scenario: An order that asks for two cards in the damage zone is added once they are there
      Given player A has "Edict" (probe "order-draws") in the hand
      And player A has "Recipe" (probe "order-of-the-wounded-soul-blasts-to-draw") in the drop zone
      And player A has "Martyr" (probe "called-takes-damage-and-limit-break-4-draws") in the hand
      And player A has "Old" in the soul
      And player A has "Wound" in the damage zone
      When player A tries to play the order "Edict" with "Recipe" alchemagicked on it
      Then that is refused
      When player A calls "Martyr" to the front left circle
      And player A plays the order "Edict" with "Recipe" alchemagicked on it
      Then "Old" is in player A's drop zone
      And player A's hand holds 2 cards
