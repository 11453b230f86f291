@DBS
Feature: 5-2. Before playing the game

  @DBS-5-2-1-1
  Rule: 5-2-1-1 The players present decks that follow the rules of 5-1

    Scenario Outline: A game cannot begin while player <player>'s deck is one card short
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

    Scenario: A game cannot begin with five cards of the same number in a deck
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

    Scenario: A game begins when both decks are legal
      Given both players have decks for a game, led by "Captain" and "Rival"
      And player A's deck has 4 copies of "Twin"
      And the lot falls to player A
      When player A is asked to redraw
      Then player A's hand holds 6 cards
      When player A declines
      And player B declines
      Then player A's Life Area holds 8 cards

  @DBS-5-2-1-2
  Rule: 5-2-1-2 Both players place their Leader Card with the front side up

    Scenario: Both players see both Leader Cards before they decide about redrawing
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
  Rule: 5-2-1-3 The Leader Cards count as placed, and a checkpoint follows

    Scenario: A Leader Card's "when placed" skill resolves before the decks are shuffled
      Given both players have decks for a game, led by "Captain" (probe "leader-grows-when-placed-in-the-leader-area") and "Rival"
      And the lot falls to player B
      When player B is asked to redraw
      Then "Captain" has 15000 power
      And "Rival" has 10000 power
      And these events happened in this order:
        | placed as leader | Captain |
        | placed as leader | Rival   |
        | skill activated  | Captain |
        | shuffled         |         |
      When player B declines
      And player A declines
      Then player A's Life Area holds 8 cards

    Scenario: Both Leader Cards' "when placed" skills resolve after both Leader Cards are placed
      Given both players have decks for a game, led by "Captain" (probe "leader-grows-when-placed-in-the-leader-area") and "Rival" (probe "leader-weakens-the-other-when-placed")
      And the lot falls to player A
      When player A is asked to redraw
      Then "Captain" has 14000 power
      When player A declines
      And player B declines
      Then player A's Life Area holds 8 cards

    Scenario: A power boost for the game from a Leader Card's "when placed" skill lasts into the game
      Given both players have decks for a game, led by "Captain" (probe "leader-grows-when-placed-in-the-leader-area") and "Rival"
      And the lot falls to player A
      When player A ends the turn
      Then it is now player B's Main Phase
      And "Captain" has 15000 power

    @reading
    Scenario Outline: <first>'s "when placed" skill resolves first of two before the first turn, as ruled: <choice>
      Given the ambiguous rule "Which Leader Card's skill for being placed comes first, before it is decided who goes first?" is answered "<choice>"
      And both players have decks for a game, led by "Captain" (probe "leader-grows-when-placed-in-the-leader-area") and "Rival" (probe "leader-weakens-the-other-when-placed")
      And the lot falls to player B
      When player B is asked to redraw
      Then these events happened in this order:
        | skill activated | <first>  |
        | skill activated | <second> |
      When player B declines
      And player A declines
      Then player A's Life Area holds 8 cards
      And "Captain" has 14000 power

      Examples:
        | choice                               | first   | second  |
        | that of player A                     | Captain | Rival   |
        | that of the player who will go first | Rival   | Captain |

  @DBS-5-2-1-4
  Rule: 5-2-1-4 Each player shuffles their deck and places it face down

    Scenario Outline: Player <player>'s deck has the order of the shuffle, and neither player sees it
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
  Rule: 5-2-1-5 The first player is decided at random

    Scenario Outline: The player picked at random, player <first>, redraws first and takes the first turn
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
  Rule: 5-2-1-5-1 No player may choose who goes first

    Scenario Outline: Player <first>, picked at random, is asked about redrawing at once, not about who goes first
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
  Rule: 5-2-1-6 Each player draws 6 cards and may redraw once, the first player first

    Scenario Outline: Player <first>, the first player, decides about redrawing after both players have drawn 6 cards
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
    Scenario: Cards of the starting hand and cards of a redraw count as drawn
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

    Scenario Outline: Player <player>, who has redrawn once, cannot redraw again
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
  Rule: 5-2-1-6-1 A player returns any number of cards, shuffles, and draws as many

    Scenario Outline: Player <player> returns two cards of the hand, shuffles them into the deck and draws two
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

    Scenario: A card returned for a redraw can be drawn again
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

    Scenario: A player who does not redraw keeps the hand, and their deck is not shuffled again
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
  Rule: 5-2-1-7 The top 8 cards of each deck become the life, face down

    Scenario Outline: Player <player>'s life is the top 8 cards of the deck, which neither player sees
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

    Scenario: The life is placed after the players have redrawn
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

    Scenario Outline: Player <first>, the first player, is the turn player of turn 1
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
