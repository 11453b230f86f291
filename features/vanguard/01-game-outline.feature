@VG
Feature: 1. Outline of the game

  @VG-1.1.1
  Rule: 1.1.1 Two players play against each other

    Scenario: The turns go to and fro between the two players
      Given player A has "First" in the hand
      And player B has "Second" in the hand
      When player A calls "First" to the front left circle
      And player A ends the turn
      And player B calls "Second" to the front left circle
      And player B ends the turn
      Then it is now player A's Ride Phase
      And turn 7 of the game has come
      And "Second" is on player B's front left circle

  @VG-1.2.1
  Rule: 1.2.1 The game ends when a player loses, and the other player wins

    @VG-1.2.2 @VG-1.2.2.2
    Scenario Outline: Player <loser> takes the last card of the deck in the Draw Phase
      Given it is player <winner>'s Main Phase
      And player <loser> has 1 card in the deck
      When player <winner> ends the turn
      Then player <winner> wins the game

      Examples:
        | winner | loser |
        | A      | B     |
        | B      | A     |

  @VG-1.2.2
  Rule: 1.2.2 A player loses at a check timing and not before

    Scenario: A deck that is empty in the middle of an order and has a card at its end is no defeat
      Given player A has "Shuffle" (probe "order-empties-and-fills-deck") and "Spare" in the hand
      And player A has 1 card in the deck
      When player A plays the order "Shuffle"
      Then the game goes on
      And player A's deck holds 1 card
      And player A's hand holds 0 cards
      When player A ends the turn
      And player B ends the turn
      Then player B wins the game

  @VG-1.2.3
  Rule: 1.2.3 Players who lose at one moment draw the game

    Scenario: Both decks lose their last card by the same order
      Given player A has "Purge" (probe "order-empties-decks") in the hand
      And player A has 1 card in the deck
      And player B has 1 card in the deck
      When player A plays the order "Purge"
      Then the game is a draw

  @VG-1.2.4
  Rule: 1.2.4 A player may concede at any time and loses

    @VG-1.2.4.1
    Scenario Outline: Player <loser> concedes in the turn of player A
      When player <loser> concedes
      Then player <winner> wins the game

      Examples:
        | loser | winner |
        | A     | B      |
        | B     | A      |

  @VG-1.2.5
  Rule: 1.2.5 A player who wins or loses by an effect does so at once

    Scenario Outline: The rest of the order is not carried out, and player <winner> wins
      Given player A has "Verdict" (probe "<probe>") in the hand
      When player A plays the order "Verdict"
      Then player <winner> wins the game
      And player A's hand holds 1 card

      Examples:
        | probe       | winner |
        | order-wins  | A      |
        | order-loses | B      |

  @VG-1.3.1
  Rule: 1.3.1 The text of a card goes before the rules

    Scenario: A card of which any number may be in a deck
      Given a main deck of 50 cards for player A
      And player A's deck has 9 copies of "Horde" (probe "any-number-in-deck")
      And a main deck of 50 cards for player B
      And player B's deck has 9 copies of "Loner"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "8.1.6" and nothing else

  @VG-1.3.2
  Rule: 1.3.2 What is impossible is left out, and the possible part is carried out

    Scenario: A player who is to discard two cards discards the only one and draws
      Given player A has "Haste" (probe "order-discards-2-draws") and "Only" in the hand
      And player A has "Found" on top of the deck
      When player A plays the order "Haste"
      Then "Only" is in player A's drop zone
      And player A's hand holds exactly "Found"

  @VG-1.3.2.1
  Rule: 1.3.2.1 A unit that is at rest already is not rested again

    Scenario: Only the unit that is rested draws a card "when this unit rests"
      Given player B has the unit "Napper" (probe "rested-draws") at rest on the front left circle
      And player B has the unit "Second" (probe "rested-draws") on the front right circle
      And player A has "Lullaby" (probe "order-rests-all") in the hand
      When player A plays the order "Lullaby"
      Then "Second" is at rest
      And player B's hand holds 1 card

  @VG-1.3.3
  Rule: 1.3.3 What one effect forbids no other does

    Scenario: A unit that cannot stand stays at rest when all are to stand
      Given player A has the unit "Stiff" (probe "cannot-stand") at rest on the front left circle
      And player A has the unit "Bare" at rest on the front right circle
      And player A has "Reveille" (probe "order-stands-all") in the hand
      When player A plays the order "Reveille"
      Then "Bare" stands
      And "Stiff" is at rest
