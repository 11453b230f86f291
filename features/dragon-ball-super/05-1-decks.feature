@DBS
Feature: 5-1. Preparing a Leader Card and a deck

  @DBS-5-1-2
  Rule: 5-1-2 It takes exactly one Leader Card

    @DBS-5-1-3
    Scenario: a deck without one is not enough
      Given "Nobody" is a Battle Card of energy cost 1 with 5000 power
      And a deck of 50 cards for player A, led by "Nobody"
      And a deck of 50 cards for player B, led by "Rival"
      When player A's deck is checked
      Then the deck breaks "5-1-2" and "5-1-3" and nothing else
      When player B's deck is checked
      Then the deck is legal

    @DBS-5-1-3
    Scenario: two are one too many, and the second is no card of the deck
      Given a deck of 49 cards for player A, led by "Captain"
      And player A's deck also holds the Leader Card "Deputy"
      And a deck of 50 cards for player B, led by "Rival"
      When player A's deck is checked
      Then the deck breaks "5-1-3" and nothing else
      When player B's deck is checked
      Then the deck is legal

    Scenario: in the game it lies in the Leader Area, and the deck apart from it
      Given both players have decks for a game, led by "Captain" and "Rival"
      And the lot falls to player A
      When player A is asked to redraw
      Then player A's Leader Area holds exactly "Captain"
      And player A's deck holds 44 cards
      And player B's Leader Area holds exactly "Rival"
      When player A declines
      And player B declines
      Then player A's Life Area holds 8 cards

  @DBS-5-1-3
  Rule: 5-1-3 A deck is 50 Battle Cards and Extra Cards

    Scenario Outline: a deck of <size> cards
      Given a deck of <size> cards for player A, led by "Captain"
      And a deck of 50 cards for player B, led by "Rival"
      When player A's deck is checked
      Then the deck breaks "5-1-3" and nothing else
      When player B's deck is checked
      Then the deck is legal

      Examples:
        | size |
        | 40   |
        | 49   |
        | 51   |
        | 60   |

    Scenario: of both kinds there may be any number
      Given player A has "Trick" (probe "extra-draw-2-then-discard-1") in the deck
      And a deck of 50 cards for player A, led by "Captain"
      And a deck of 49 cards for player B, led by "Rival"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-3" and nothing else

    @DBS-5-1-3-1
    Scenario: each thing that is wrong is named
      Given "Twin" has the card number "T-900"
      And a deck of 51 cards for player A, led by "Captain"
      And player A's deck has 5 copies of "Twin"
      And a deck of 50 cards for player B, led by "Rival"
      And player B's deck has 4 copies of "Twin"
      When player A's deck is checked
      Then the deck breaks "5-1-3" and "5-1-3-1" and nothing else
      When player B's deck is checked
      Then the deck is legal

  @DBS-5-1-3-1
  Rule: 5-1-3-1 Of one card number there are at most 4 cards in a deck

    Scenario: four copies are fine, five are not
      Given a deck of 50 cards for player A, led by "Captain"
      And a deck of 50 cards for player B, led by "Rival"
      And player A's deck has 4 copies of "Twin"
      And player B's deck has 5 copies of "Twin"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-3-1" and nothing else

    Scenario: the number counts, whatever the name
      Given a deck of 50 cards for player A, led by "Captain"
      And a deck of 50 cards for player B, led by "Rival"
      And player A's deck has 3 copies of "Old print"
      And player A's deck has 2 copies of "New print"
      And player B's deck has 2 copies of "Old print"
      And player B's deck has 2 copies of "New print"
      And "Old print" has the card number "T-900"
      And "New print" has the card number "T-900"
      When player A's deck is checked
      Then the deck breaks "5-1-3-1" and nothing else
      When player B's deck is checked
      Then the deck is legal

    Scenario: cards of one name and different numbers are counted apart
      Given a deck of 50 cards for player A, led by "Captain"
      And a deck of 50 cards for player B, led by "Rival"
      And player A's deck has 4 copies of "Young"
      And player A's deck has 4 copies of "Grown"
      And player B's deck has 5 copies of "Young"
      And "Young" has the card name "Hero"
      And "Grown" has the card name "Hero"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-3-1" and nothing else

    Scenario: Extra Cards are counted like any card
      Given "Trick" is the probe card "extra-draw-2-then-discard-1"
      And a deck of 50 cards for player A, led by "Captain"
      And a deck of 50 cards for player B, led by "Rival"
      And player A's deck has 5 copies of "Trick"
      And player B's deck has 4 copies of "Trick"
      When player A's deck is checked
      Then the deck breaks "5-1-3-1" and nothing else
      When player B's deck is checked
      Then the deck is legal

  @DBS-5-1-3-2
  Rule: 5-1-3-2 What a [Permanent] says of the making of decks takes the place of these rules

    Scenario: a card of which there may be any number, and only that card
      Given "Crowd" is the probe card "any-number-of-copies"
      And a deck of 50 cards for player A, led by "Captain"
      And a deck of 50 cards for player B, led by "Rival"
      And player A's deck has 50 copies of "Crowd"
      And player B's deck has 10 copies of "Crowd"
      And player B's deck has 5 copies of "Twin"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-3-1" and nothing else

    @DBS-5-1-3
    Scenario: the rules that it says nothing about go on
      Given "Crowd" is the probe card "any-number-of-copies"
      And a deck of 51 cards for player A, led by "Captain"
      And a deck of 50 cards for player B, led by "Rival"
      And player A's deck has 51 copies of "Crowd"
      And player B's deck has 20 copies of "Crowd"
      When player A's deck is checked
      Then the deck breaks "5-1-3" and nothing else
      When player B's deck is checked
      Then the deck is legal

    Scenario: several at once, each for its own cards
      Given "Crowd" is the probe card "any-number-of-copies"
      And "Pair" is the probe card "at-most-2-copies"
      And a deck of 50 cards for player A, led by "Captain"
      And a deck of 50 cards for player B, led by "Rival"
      And player A's deck has 20 copies of "Crowd"
      And player A's deck has 2 copies of "Pair"
      And player B's deck has 20 copies of "Crowd"
      And player B's deck has 3 copies of "Pair"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-3-1" and nothing else

  @DBS-5-1-3-2-1
  Rule: 5-1-3-2-1 Such a [Permanent] says how many copies of a card can be included, or can be at most

    Scenario: its own number may be lower or higher than 4
      Given "Pair" is the probe card "at-most-2-copies"
      And "Six" is the probe card "at-most-6-copies"
      And a deck of 50 cards for player A, led by "Captain"
      And a deck of 50 cards for player B, led by "Rival"
      And player A's deck has 2 copies of "Pair"
      And player A's deck has 6 copies of "Six"
      And player B's deck has 3 copies of "Pair"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-3-1" and nothing else

    Scenario: six of a card that allows it, and not seven
      Given "Six" is the probe card "at-most-6-copies"
      And a deck of 50 cards for player A, led by "Captain"
      And a deck of 50 cards for player B, led by "Rival"
      And player A's deck has 6 copies of "Six"
      And player B's deck has 7 copies of "Six"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-3-1" and nothing else

    Scenario: a card may limit other cards, all of them together
      Given "Herald" is the probe card "at-most-3-cards-of-its-name"
      And "Young" has the card name "Anchor"
      And "Grown" has the card name "Anchor"
      And a deck of 50 cards for player A, led by "Captain"
      And a deck of 50 cards for player B, led by "Rival"
      And player A's deck has 1 copy of "Herald"
      And player A's deck has 2 copies of "Young"
      And player A's deck has 1 copy of "Grown"
      And player B's deck has 1 copy of "Herald"
      And player B's deck has 2 copies of "Young"
      And player B's deck has 2 copies of "Grown"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-3-2-1" and nothing else

    Scenario: without that card nothing limits them
      Given "Herald" is the probe card "at-most-3-cards-of-its-name"
      And "Young" has the card name "Anchor"
      And a deck of 50 cards for player A, led by "Captain"
      And a deck of 50 cards for player B, led by "Rival"
      And player A's deck has 4 copies of "Young"
      And player B's deck has 1 copy of "Herald"
      And player B's deck has 4 copies of "Young"
      When player B's deck is checked
      Then the deck breaks "5-1-3-2-1" and nothing else
      When player A's deck is checked
      Then the deck is legal

  @DBS-5-1-3-2-2
  Rule: 5-1-3-2-2 It takes effect while the deck is prepared

    @DBS-5-2-1-1
    Scenario: a game begins with a deck that only it allows
      Given "Crowd" is the probe card "any-number-of-copies"
      And both players have decks for a game, led by "Captain" and "Rival"
      And player A's deck has 10 copies of "Crowd"
      And the lot falls to player A
      When player A is asked to redraw
      Then player A's deck holds 44 cards
      When player A declines
      And player B declines
      Then player A's Life Area holds 8 cards

    @DBS-5-2-1-1
    Scenario: a game does not begin with a deck that it forbids
      Given "Herald" is the probe card "at-most-3-cards-of-its-name"
      And both players have decks for a game, led by "Captain" and "Rival"
      And player B's deck has 1 copy of "Herald"
      And player B's deck has 4 copies of "Young"
      And "Young" has the card name "Anchor"
      And the lot falls to player A
      Then the game cannot begin
      Given "Young" has the card name "Buoy"
      When player A is asked to redraw
      And player A declines
      And player B declines
      Then player A's Life Area holds 8 cards

    @DBS-5-1-3-2-1
    Scenario: what a Leader Card says of its deck
      Given "Young" has the card name "Anchor"
      And a deck of 50 cards for player A, led by "Captain" (probe "leader-at-most-3-anchors")
      And a deck of 50 cards for player B, led by "Rival"
      And player A's deck has 4 copies of "Young"
      And player B's deck has 4 copies of "Young"
      When player A's deck is checked
      Then the deck breaks "5-1-3-2-1" and nothing else
      When player B's deck is checked
      Then the deck is legal
