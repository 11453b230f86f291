@DBS
Feature: 5-2. Before playing the game

  @DBS-5-2-1-1
  Rule: 5-2-1-1 The decks that are presented keep the rules of 5-1

    Scenario Outline: no game begins where player <player>'s deck is a card short
      Given a deck of <A> cards for player A, led by "Captain"
      And a deck of <B> cards for player B, led by "Rival"
      And the lot falls to player A
      Then the game cannot begin with a deck that breaks "5-1-3" and nothing else
      Given player <player> has "Spare" in the deck
      When player A is asked to redraw
      And player A declines
      And player B declines
      Then player A's Life Area holds 8 cards
      And player <player>'s deck holds 36 cards

      Examples:
        | player | A  | B  |
        | A      | 49 | 50 |
        | B      | 50 | 49 |

    Scenario: nor with five cards of one number
      Given both players have decks for a game, led by "Captain" and "Rival"
      And player B's deck has 3 copies of "Old print"
      And player B's deck has 2 copies of "New print"
      And "Old print" has the card number "T-900"
      And "New print" has the card number "T-900"
      And the lot falls to player A
      Then the game cannot begin
      Given "New print" has the card number "T-901"
      When player A is asked to redraw
      And player A declines
      And player B declines
      Then player A's Life Area holds 8 cards

    Scenario: with two legal decks it does
      Given both players have decks for a game, led by "Captain" and "Rival"
      And player A's deck has 4 copies of "Twin"
      And the lot falls to player A
      When player A is asked to redraw
      Then player A's hand holds 6 cards
      When player A declines
      And player B declines
      Then player A's Life Area holds 8 cards

  @DBS-5-2-1-2
  Rule: 5-2-1-2 Both Leader Cards are placed with their front sides up

    Scenario: both players see both, before the hands are decided
      Given both players have decks for a game, led by "Captain" and "Rival"
      And the lot falls to player B
      When player B is asked to redraw
      Then player A sees "Rival" in player B's Leader Area
      And player B sees "Captain" in player A's Leader Area
      And "Captain" shows its front side
      And "Rival" shows its front side
      And "Captain" is active
      When player B declines
      And player A declines
      Then player A's Life Area holds 8 cards

  @DBS-5-2-1-3
  Rule: 5-2-1-3 Then it counts that they have been placed, and a checkpoint occurs

    Scenario: the skill of a Leader Card is carried out before the decks are shuffled
      Given both players have decks for a game, led by "Captain" (probe "leader-grows-when-placed-in-the-leader-area") and "Rival"
      And the lot falls to player B
      When player B is asked to redraw
      Then "Captain" has 15000 power
      And "Rival" has 10000 power
      And these events happened in this order:
        | placedAsLeader | Captain |
        | placedAsLeader | Rival   |
        | skillActivated | Captain |
        | shuffled       |         |
      When player B declines
      And player A declines
      Then player A's Life Area holds 8 cards

    Scenario: both have such a skill, and it is carried out when both are placed
      Given both players have decks for a game, led by "Captain" (probe "leader-grows-when-placed-in-the-leader-area") and "Rival" (probe "leader-weakens-the-other-when-placed")
      And the lot falls to player A
      When player A is asked to redraw
      Then "Captain" has 14000 power
      When player A declines
      And player B declines
      Then player A's Life Area holds 8 cards

    Scenario: it lasts into the game
      Given both players have decks for a game, led by "Captain" (probe "leader-grows-when-placed-in-the-leader-area") and "Rival"
      And the lot falls to player A
      When player A ends the turn
      Then it is now player B's Main Phase
      And "Captain" has 15000 power

    @reading
    Scenario Outline: nobody is the turn player yet, and <first> comes first (<choice>)
      Given the reading "leaders-before-the-lot" is "<choice>"
      And both players have decks for a game, led by "Captain" (probe "leader-grows-when-placed-in-the-leader-area") and "Rival" (probe "leader-weakens-the-other-when-placed")
      And the lot falls to player B
      When player B is asked to redraw
      Then these events happened in this order:
        | skillActivated | <first>  |
        | skillActivated | <second> |
      When player B declines
      And player A declines
      Then player A's Life Area holds 8 cards
      And "Captain" has 14000 power

      Examples:
        | choice                | first   | second  |
        | player-a              | Captain | Rival   |
        | whoever-will-be-first | Rival   | Captain |

  @DBS-5-2-1-4
  Rule: 5-2-1-4 Each player shuffles the deck and places it face down

    Scenario Outline: the order of player <player>'s deck is that of the shuffle, and nobody sees it
      Given player <player> has "One" and "Two" in the deck
      And both players have decks for a game, led by "Captain" and "Rival"
      And the next shuffle of player <player>'s deck puts "Two" on top
      And the lot falls to player A
      When player A is asked to redraw
      Then "Two" is in player <player>'s hand
      And player A does not see what is in player <player>'s deck
      And player B does not see what is in player <player>'s deck
      When player A declines
      And player B declines
      Then player A's Life Area holds 8 cards

      Examples:
        | player |
        | A      |
        | B      |

  @DBS-5-2-1-5
  Rule: 5-2-1-5 Who goes first is decided at random

    Scenario Outline: the lot falls to player <first>
      Given both players have decks for a game, led by "Captain" and "Rival"
      And the lot falls to player <first>
      When player <first> is asked to redraw
      Then player <first> is the one who decides
      When player <first> declines
      And player <second> declines
      Then it is now player <first>'s Main Phase
      And turn 1 of the game has come

      Examples:
        | first | second |
        | A     | B      |
        | B     | A      |

  @DBS-5-2-1-5-1
  Rule: 5-2-1-5-1 Nobody chooses who goes first, nor does who wins the lot

    Scenario Outline: after the lot, which falls to player <first>, the first question is the redraw
      Given both players have decks for a game, led by "Captain" and "Rival"
      And the lot falls to player <first>
      When player <first> is asked to redraw
      Then player <first> is the one who decides
      When player <first> declines
      And player <second> declines
      Then it is now player <first>'s Main Phase

      Examples:
        | first | second |
        | A     | B      |
        | B     | A      |

  @DBS-5-2-1-6
  Rule: 5-2-1-6 Each player draws 6 cards and has one chance to redraw, the starting player first

    Scenario Outline: player <first> decides first, when both hands are drawn
      Given both players have decks for a game, led by "Captain" and "Rival"
      And the lot falls to player <first>
      When player <first> is asked to redraw
      Then player A's hand holds 6 cards
      And player B's hand holds 6 cards
      And player A's deck holds 44 cards
      And player <first> is the one who decides
      When player <first> declines
      And player <second> is asked to redraw
      Then player <second> is the one who decides
      When player <second> declines
      Then it is now player <first>'s Main Phase
      And player A's Life Area holds 8 cards

      Examples:
        | first | second |
        | A     | B      |
        | B     | A      |

    @DBS-4-9-1
    Scenario: the cards of the opening hands are drawn, and so are those that come for cards that are returned
      Given player A has "One" and "Two" in the deck
      And both players have decks for a game, led by "Captain" and "Rival"
      And the next shuffle of player A's deck puts "One" and "Two" on top
      And the lot falls to player A
      When player A is asked to redraw
      Then the event "drew" happened exactly 12 times
      When player A returns "One" and "Two" and redraws
      And player B is asked to redraw
      Then the event "drew" happened exactly 14 times
      And player A's hand holds 6 cards
      When player B declines
      Then player A's Life Area holds 8 cards

    Scenario Outline: player <player>, who has redrawn, is not asked again
      Given player <player> has "One" and "Two" in the deck
      And both players have decks for a game, led by "Captain" and "Rival"
      And the next shuffle of player <player>'s deck puts "One" on top
      And the lot falls to player A
      When player <player> returns "One" and redraws
      And player <player> tries to return "Two" and redraw
      Then that is not offered
      And player A's Life Area holds 8 cards

      Examples:
        | player |
        | A      |
        | B      |

  @DBS-5-2-1-6-1
  Rule: 5-2-1-6-1 Any number of cards is returned, the deck is shuffled, and as many are drawn

    Scenario Outline: player <player> returns two cards of the hand, which are shuffled in before two are drawn
      Given player <player> has "One", "Two", "P1", "P2", "P3", "P4", "Next", "Other", "Three" and "Four" in the deck
      And both players have decks for a game, led by "Captain" and "Rival"
      And the next shuffle of player <player>'s deck puts "One", "Two", "P1", "P2", "P3", "P4", "Next" and "Other" on top
      And the next shuffle of player <player>'s deck puts "Three" and "Four" on top
      And the lot falls to player <player>
      When player <player> returns "One" and "Two" and redraws
      And player <other> is asked to redraw
      Then player <player>'s hand holds exactly "P1", "P2", "P3", "P4", "Three" and "Four"
      And "One", "Two", "Next" and "Other" are in player <player>'s deck
      And player <player>'s deck holds 44 cards
      When player <other> declines
      Then player A's Life Area holds 8 cards

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: a card that is returned can be drawn again
      Given player A has "One", "Two", "P1", "P2", "P3", "P4" and "P5" in the deck
      And both players have decks for a game, led by "Captain" and "Rival"
      And the next shuffle of player A's deck puts "One", "P1", "P2", "P3", "P4" and "P5" on top
      And the next shuffle of player A's deck puts "One" and "Two" on top
      And the lot falls to player A
      When player A returns "One" and redraws
      And player B is asked to redraw
      Then "One" is in player A's hand
      And the top of player A's deck is "Two"
      When player B declines
      Then player A's Life Area holds 8 cards

    Scenario: of two players the one who returns none keeps the hand, and that deck is not shuffled
      Given player A has "One", "Two", "Three", "Four", "Five", "Six" and "Seven" in the deck
      And player B has "Mine" in the deck
      And both players have decks for a game, led by "Captain" and "Rival"
      And the next shuffle of player A's deck puts "One", "Two", "Three", "Four", "Five", "Six" and "Seven" on top
      And the next shuffle of player B's deck puts "Mine" on top
      And the lot falls to player A
      When player A is asked to redraw
      And player A declines
      And player B returns "Mine" and redraws
      Then player A's hand holds exactly "One", "Two", "Three", "Four", "Five" and "Six"
      And the top of player A's Life Area is "Seven"

  @DBS-5-2-1-7
  Rule: 5-2-1-7 The top 8 cards of the deck become the life, face down

    Scenario Outline: player <player>'s, which nobody sees
      Given player <player> has "One", "Two", "Three", "Four", "Five", "Six" and "Seven" in the deck
      And both players have decks for a game, led by "Captain" and "Rival"
      And the next shuffle of player <player>'s deck puts "One", "Two", "Three", "Four", "Five", "Six" and "Seven" on top
      And the lot falls to player A
      When player A is asked to redraw
      Then player <player>'s Life Area holds 0 cards
      When player A declines
      And player B declines
      Then player <player>'s Life Area holds 8 cards
      And "Seven" is face down in player <player>'s Life Area
      And player A does not see what is in player <player>'s Life Area
      And player B does not see what is in player <player>'s Life Area

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: they are laid when the hands have been redrawn
      Given player A has "One", "Two", "P1", "P2", "P3", "P4" and "P5" in the deck
      And both players have decks for a game, led by "Captain" and "Rival"
      And the next shuffle of player A's deck puts "One", "P1", "P2", "P3", "P4" and "P5" on top
      And the next shuffle of player A's deck puts "Two" and "One" on top
      And the lot falls to player A
      When player A returns "One" and redraws
      And player B declines
      Then "One" is in player A's Life Area
      And player A's deck holds 36 cards

  @DBS-5-2-1-8
  Rule: 5-2-1-8 The first player takes the first turn

    Scenario Outline: player <first> is the turn player of turn 1
      Given both players have decks for a game, led by "Captain" and "Rival"
      And the lot falls to player <first>
      When player <first> is asked to redraw
      And player <first> declines
      And player <second> declines
      And player <first> is asked to charge
      Then turn 1 of the game has come
      And player <first> is the one who decides
      When player <first> ends the turn
      Then it is now player <second>'s Main Phase
      And turn 2 of the game has come

      Examples:
        | first | second |
        | A     | B      |
        | B     | A      |
