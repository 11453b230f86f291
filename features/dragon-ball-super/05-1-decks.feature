@DBS
Feature: 5-1. Preparing a Leader Card and a deck

  @DBS-5-1-2
  Rule: 5-1-2 A player needs exactly one Leader Card

    @DBS-5-1-3
    Scenario: A deck without a Leader Card is illegal
      Given "Nobody" is a Battle Card of energy cost 1 with 5000 power
      And a deck of 50 cards for player A, led by "Nobody"
      And a deck of 50 cards for player B, led by "Rival"
      When player A's deck is checked
      Then the deck breaks "5-1-2" and "5-1-3" and nothing else
      When player B's deck is checked
      Then the deck is legal

    @DBS-5-1-3
    Scenario: A second Leader Card is illegal and does not count towards the 50 cards of the deck
      Given a deck of 49 cards for player A, led by "Captain"
      And player A's deck also holds the Leader Card "Deputy"
      And a deck of 50 cards for player B, led by "Rival"
      When player A's deck is checked
      Then the deck breaks "5-1-3" and nothing else
      When player B's deck is checked
      Then the deck is legal

    Scenario: Each Leader Card starts in its Leader Area, apart from the deck
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
  Rule: 5-1-3 A deck consists of 50 Battle Cards and Extra Cards

    Scenario Outline: A deck of <size> cards is illegal
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

    Scenario: Battle Cards and Extra Cards together make up the 50 cards of a legal deck
      Given player A has "Trick" (probe "extra-draw-2-then-discard-1") in the deck
      And a deck of 50 cards for player A, led by "Captain"
      And a deck of 49 cards for player B, led by "Rival"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-3" and nothing else

    @DBS-5-1-3-1
    Scenario: A deck that breaks two rules is reported with both of them
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
  Rule: 5-1-3-1 A deck holds at most 4 cards with the same card number

    Scenario: A deck may hold four copies of a card, but not five
      Given a deck of 50 cards for player A, led by "Captain"
      And a deck of 50 cards for player B, led by "Rival"
      And player A's deck has 4 copies of "Twin"
      And player B's deck has 5 copies of "Twin"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-3-1" and nothing else

    Scenario: Cards of the same number count as copies, even with different names
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

    Scenario: Cards of one name but different numbers are counted separately
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

    Scenario: A deck may hold four copies of an Extra Card, but not five
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
  Rule: 5-1-3-2 A [Permanent] about deck construction takes precedence over these rules

    Scenario: A card that allows any number of copies may fill a deck, but other cards keep the limit of 4
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
    Scenario: A card that allows any number of copies does not change the deck size of 50
      Given "Crowd" is the probe card "any-number-of-copies"
      And a deck of 51 cards for player A, led by "Captain"
      And a deck of 50 cards for player B, led by "Rival"
      And player A's deck has 51 copies of "Crowd"
      And player B's deck has 20 copies of "Crowd"
      When player A's deck is checked
      Then the deck breaks "5-1-3" and nothing else
      When player B's deck is checked
      Then the deck is legal

    Scenario: Several cards with their own copy limits each apply their limit to themselves
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
  Rule: 5-1-3-2-1 A [Permanent] may state how many copies of a card a deck may hold

    Scenario: A card's own copy limit may be lower or higher than 4
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

    Scenario: A deck may hold six copies of a card that allows six, but not seven
      Given "Six" is the probe card "at-most-6-copies"
      And a deck of 50 cards for player A, led by "Captain"
      And a deck of 50 cards for player B, led by "Rival"
      And player A's deck has 6 copies of "Six"
      And player B's deck has 7 copies of "Six"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-3-1" and nothing else

    Scenario: A card that limits another card name limits all cards of that name together
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

    Scenario: A limit on a card name applies only if the card that sets it is in the deck
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
  Rule: 5-1-3-2-2 A [Permanent] about deck construction is valid while the deck is prepared

    @DBS-5-2-1-1
    Scenario: A game can begin with 10 copies of a card that allows any number
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
    Scenario: A game cannot begin with a deck that exceeds the limit of one of its own cards
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
    Scenario: A Leader Card's limit for a card name applies to its player's deck only
      Given "Young" has the card name "Anchor"
      And a deck of 50 cards for player A, led by "Captain" (probe "leader-at-most-3-anchors")
      And a deck of 50 cards for player B, led by "Rival"
      And player A's deck has 4 copies of "Young"
      And player B's deck has 4 copies of "Young"
      When player A's deck is checked
      Then the deck breaks "5-1-3-2-1" and nothing else
      When player B's deck is checked
      Then the deck is legal
