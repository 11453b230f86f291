@OP
Feature: 5-2. Pre-game preparations

  @OP-5-2-1
  Rule: 5-2-1 The preparations for a game follow a set order

    Scenario: The Leaders are in place and no card is drawn when the turn order is chosen
      Given both players have decks for a game, with the Leaders "Captain" and "Rival"
      And the lot falls to player A
      When player A is asked to choose who goes first
      Then "Captain" is in player A's Leader area
      And "Rival" is in player B's Leader area
      And player A's deck holds 50 cards
      And player A's hand holds 0 cards
      When player A chooses to go first
      And player A is asked to redraw
      Then player A's hand holds 5 cards

    Scenario: Opening hands come first, then redraws, then Life cards, and only then the first turn
      Given both players have decks for a game, with the Leaders "Captain" and "Rival"
      And the lot falls to player A
      When player A chooses to go first
      And player A is asked to redraw
      Then player A's hand holds 5 cards
      And player B's hand holds 5 cards
      And player A's Life area holds 0 cards
      When player B is asked to redraw
      Then player A's Life area holds 0 cards
      When player A is asked to act
      Then player A's Life area holds 5 cards
      And player B's Life area holds 5 cards
      And turn 1 of the game has come

    Scenario: It is decided at random who chooses the turn order after the Leaders are placed
      Given both players have decks for a game, with the Leaders "Captain" and "Rival"
      And the lot falls to player B
      When player B chooses to go second
      Then these events happened in this order:
        | shuffled          |         |
        | moved             | Captain |
        | moved             | Rival   |
        | lot drawn         |         |
        | turn order chosen |         |
        | moved             |         |
      And it is now player A's Main Phase

  @OP-5-2-1-1
  Rule: 5-2-1-1 A deck must follow the rules of deck construction when it is presented

    Scenario: A deck with a card of a colour that its Leader lacks cannot be presented
      Given "Stray" has the colour "blue"
      And player A has "Stray" in the deck
      And a deck of 50 cards for player A with the Leader "Captain" and 10 DON!! cards
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      When player A's deck is checked
      Then the deck breaks "5-1-2-2" and nothing else
      When player B's deck is checked
      Then the deck is legal

    Scenario Outline: A game cannot begin while player <player>'s deck is one card short
      Given a deck of <A> cards for player A with the Leader "Captain" and 10 DON!! cards
      And a deck of <B> cards for player B with the Leader "Rival" and 10 DON!! cards
      Then the game cannot begin with a deck that breaks "5-1-2" and nothing else
      Given player <player> has "Spare" in the deck
      When player A gets the first turn
      And player A is asked to redraw
      Then player A's hand holds 5 cards
      And player <player>'s deck holds 45 cards

      Examples:
        | player | A  | B  |
        | A      | 49 | 50 |
        | B      | 50 | 49 |

    @OP-5-2-1-5-1
    Scenario: A deck that a Leader's effect makes smaller before the first turn stays legal
      Given "Fort" is a Stage of cost 1
      And player A has "Fort" in the deck
      And both players have decks for a game, with the Leaders "Builder" (probe "leader-start-stage") and "Rival"
      And the lot falls to player A
      When player A chooses to go first
      And player A chooses "Fort"
      And player A is asked to redraw
      Then "Fort" is in player A's Stage area
      And player A's deck holds 44 cards
      And player A's hand holds 5 cards
      When player A is asked to act
      Then the game goes on

  @OP-5-2-1-2
  Rule: 5-2-1-2 Both decks are shuffled and placed face down in their areas

    Scenario: Opening hands are drawn in the order in which the shuffle left each deck
      Given player A has "A1", "A2", "A3", "A4" and "A5" in the deck
      And player B has "B1", "B2", "B3", "B4" and "B5" in the deck
      And both players have decks for a game, with the Leaders "Captain" and "Rival"
      And the next shuffle of player A's deck puts "A5", "A3" and "A1" on top
      And the next shuffle of player B's deck puts "B4" and "B2" on top
      When player A gets the first turn
      And player A is asked to redraw
      Then player A sees "A5", "A3" and "A1" in player A's hand
      And player B sees "B4" and "B2" in player B's hand

    Scenario: Neither player knows the order of a deck before the opening hands are drawn
      Given player A has "A1", "A2", "A3", "A4" and "A5" in the deck
      And both players have decks for a game, with the Leaders "Captain" and "Rival"
      And the next shuffle of player A's deck puts "A1", "A2", "A3", "A4" and "A5" on top
      And the lot falls to player B
      When player B is asked to choose who goes first
      Then player A does not see what is in player A's deck
      And player B does not see what is in player A's deck
      And "A1" is face down in player A's deck
      When player B chooses to go second
      And player A is asked to redraw
      Then player A sees "A1" in player A's hand

  @OP-5-2-1-3
  Rule: 5-2-1-3 Each Leader is placed face up in its Leader area

    Scenario: Both Leaders are face up and active before anyone decides who goes first
      Given both players have decks for a game, with the Leaders "Captain" and "Rival"
      And the lot falls to player B
      When player B is asked to choose who goes first
      Then "Captain" is face up in player A's Leader area
      And "Rival" is face up in player B's Leader area
      And player B sees "Captain" in player A's Leader area
      And player A's deck holds 50 cards
      And "Captain" and "Rival" are active
      When player B gets the first turn
      And player B gives 1 DON!! card to "Rival"
      Then "Rival" has 6000 power
      And "Rival" is face up in player B's Leader area

  @OP-5-2-1-4
  Rule: 5-2-1-4 It is decided at random which player chooses the turn order

    Scenario Outline: Player <winner>, chosen at random, decides who goes first
      Given both players have decks for a game, with the Leaders "Captain" and "Rival"
      And the lot falls to player <winner>
      When player <winner> is asked to choose who goes first
      Then player <winner> is the one who decides
      When player <winner> chooses to go first
      Then it is now player <winner>'s Main Phase
      And turn 1 of the game has come

      Examples:
        | winner |
        | A      |
        | B      |

  @OP-5-2-1-5
  Rule: 5-2-1-5 The player chosen at random declares to go first or second before any card is drawn

    Scenario Outline: Player <winner>, chosen at random, goes <order>, so player <first> has the first turn
      Given both players have decks for a game, with the Leaders "Captain" and "Rival"
      And the lot falls to player <winner>
      When player <winner> chooses to go <order>
      Then it is now player <first>'s Main Phase
      And turn 1 of the game has come

      Examples:
        | winner | order  | first |
        | A      | first  | A     |
        | A      | second | B     |
        | B      | first  | B     |
        | B      | second | A     |

    Scenario: Only the player chosen at random decides the turn order, before any hand is drawn
      Given both players have decks for a game, with the Leaders "Captain" and "Rival"
      And the lot falls to player B
      When player B is asked to choose who goes first
      Then player A's hand holds 0 cards
      And player B's hand holds 0 cards
      When player B tries to choose to go third
      Then that is refused
      When player B chooses to go second
      Then player A is the one who decides
      And it is now player A's Main Phase

  @OP-5-2-1-5-1
  Rule: 5-2-1-5-1 Start-of-game effects of Leaders come next, those of the player who chose first

    Scenario Outline: Player <winner>, who chose to go <order>, carries out their Leader's start-of-game effect first
      Given "Fort A" is a Stage of cost 1
      And "Fort B" is a Stage of cost 1
      And player A has "Fort A" in the deck
      And player B has "Fort B" in the deck
      And both players have decks for a game, with the Leaders "Builder A" (probe "leader-start-stage") and "Builder B" (probe "leader-start-stage")
      And the lot falls to player <winner>
      When player <winner> chooses to go <order>
      Then player <winner> is the one who decides
      When player <winner> chooses "Fort <winner>"
      Then player <other> is the one who decides
      When player <other> chooses "Fort <other>"
      And player <first> is asked to redraw
      Then "Fort <winner>" is in player <winner>'s Stage area
      And "Fort <other>" is in player <other>'s Stage area

      Examples:
        | winner | other | order  | first |
        | A      | B     | first  | A     |
        | A      | B     | second | B     |
        | B      | A     | second | A     |

    Scenario: A Leader's start-of-game effect comes after the turn order and before the opening hands
      Given "Fort" is a Stage of cost 1
      And player B has "Fort" in the deck
      And both players have decks for a game, with the Leaders "Captain" and "Builder" (probe "leader-start-stage")
      And the lot falls to player A
      When player A chooses to go first
      And player B is asked to choose
      Then player A's hand holds 0 cards
      And player B's hand holds 0 cards
      When player B chooses "Fort"
      And player A is asked to redraw
      Then "Fort" is in player B's Stage area
      And player B's hand holds 5 cards
      And player B's deck holds 44 cards

    Scenario: A player may decline to play a Stage by their Leader's start-of-game effect
      Given "Fort" is a Stage of cost 1
      And player A has "Fort" in the deck
      And both players have decks for a game, with the Leaders "Builder" (probe "leader-start-stage") and "Rival"
      And the lot falls to player A
      When player A chooses to go first
      And player A is asked to choose
      And player A declines
      And player A is asked to redraw
      Then player A's Stage area holds 0 cards
      And player A's deck holds 45 cards
      And player A's hand holds 5 cards

    Scenario Outline: A player with two start-of-game effects may carry out effect <one> first
      Given player A has "Top" in the deck
      And both players have decks for a game, with the Leaders "Twofold" (probe "leader-start-mill-and-take") and "Rival"
      And the next shuffle of player A's deck puts "Top" on top
      And the lot falls to player B
      When player B chooses to go first
      And player A lets ability <one> of "Twofold" come first
      And player B is asked to redraw
      Then "Top" is in player A's <zone>

      Examples:
        | one | zone  |
        | 1   | hand  |
        | 2   | trash |

    @OP-2-9-4
    Scenario: A start-of-game effect that raises a Leader's Life counts when Life cards are placed
      Given both players have decks for a game, with the Leaders "Hardy" (probe "leader-start-more-life") and "Rival"
      And the lot falls to player B
      When player B chooses to go first
      Then player A's Life area holds 6 cards
      And player B's Life area holds 5 cards

    Scenario: The [On Play] effect of a Stage played at the start of the game draws before the opening hand
      Given player A has "Fort" (probe "stage-on-play-draw") in the deck
      And both players have decks for a game, with the Leaders "Builder" (probe "leader-start-stage") and "Rival"
      And the lot falls to player A
      When player A chooses to go first
      And player A chooses "Fort"
      And player A is asked to redraw
      Then player A's hand holds 6 cards
      And player A's deck holds 43 cards

    Scenario: Each player may accept or decline their own optional start-of-game effect
      Given both players have decks for a game, with the Leaders "Captain" (probe "leader-start-may-mill") and "Rival" (probe "leader-start-may-mill")
      And the lot falls to player A
      When player A chooses to go first
      And player A declines
      And player B accepts the offer of the effect
      And player A is asked to redraw
      Then player A's trash holds 0 cards
      And player B's trash holds 1 card

    Scenario: A start-of-game effect is not carried out when its condition is not met
      Given "Captain" has this data:
        """
        {"category": "leader", "abilities": [{"type": "auto", "when": {"event": "gameStarting"}, "effect": [{"do": "mill", "count": 1}], "if": {"count": {"player": "opponent", "zone": ["trash"]}, "min": 1}}]}
        """
      And "Rival" has this data:
        """
        {"category": "leader", "abilities": [{"type": "auto", "when": {"event": "gameStarting"}, "effect": [{"do": "mill", "count": 1}], "if": {"count": {"player": "opponent", "zone": ["trash"]}, "max": 0}}]}
        """
      And both players have decks for a game, with the Leaders "Captain" and "Rival"
      And the lot falls to player A
      When player A chooses to go first
      And player A is asked to redraw
      Then player A's trash holds 0 cards
      And player B's trash holds 1 card

  @OP-5-2-1-5-2
  Rule: 5-2-1-5-2 A deck that a start-of-game effect has changed is shuffled by its owner

    Scenario: A deck that a Stage was taken from at the start of the game is shuffled
      Given "Fort" is a Stage of cost 1
      And player A has "Fort", "A1", "A2", "A3", "A4", "A5" and "A6" in the deck
      And both players have decks for a game, with the Leaders "Builder" (probe "leader-start-stage") and "Rival"
      And the next shuffle of player A's deck puts "Fort" and "A6" on top
      And the next shuffle of player A's deck puts "A1", "A2", "A3", "A4" and "A5" on top
      And the lot falls to player A
      When player A chooses to go first
      And player A chooses "Fort"
      And player A is asked to redraw
      Then player A's hand holds exactly "A1", "A2", "A3", "A4" and "A5"

    Scenario: The opponent's deck is shuffled when a start-of-game effect has changed it
      Given player B has "Top", "B1", "B2", "B3", "B4", "B5" and "B6" in the deck
      And player A has "A1", "A2", "A3", "A4" and "A5" in the deck
      And both players have decks for a game, with the Leaders "Raider" (probe "leader-start-mill-opponent") and "Rival"
      And the next shuffle of player A's deck puts "A1", "A2", "A3", "A4" and "A5" on top
      And the next shuffle of player B's deck puts "Top" and "B6" on top
      And the next shuffle of player B's deck puts "B1", "B2", "B3", "B4" and "B5" on top
      And the lot falls to player A
      When player A chooses to go first
      And player A is asked to redraw
      Then "Top" is in player B's trash
      And player B's hand holds exactly "B1", "B2", "B3", "B4" and "B5"
      And player A's hand holds exactly "A1", "A2", "A3", "A4" and "A5"

    Scenario: A deck that no start-of-game effect has changed is not shuffled again
      Given "Fort A" is a Stage of cost 1
      And "Fort B" is a Stage of cost 1
      And player A has "Fort A", "A1", "A2", "A3", "A4" and "A5" in the deck
      And player B has "Fort B", "B1", "B2", "B3", "B4" and "B5" in the deck
      And both players have decks for a game, with the Leaders "Builder A" (probe "leader-start-stage") and "Builder B" (probe "leader-start-stage")
      And the next shuffle of player A's deck puts "A1", "A2", "A3", "A4" and "A5" on top
      And the next shuffle of player B's deck puts "Fort B" on top
      And the next shuffle of player B's deck puts "B1", "B2", "B3", "B4" and "B5" on top
      And the lot falls to player A
      When player A chooses to go first
      And player A is asked to choose
      And player A declines
      And player B chooses "Fort B"
      And player A is asked to redraw
      Then player A's hand holds exactly "A1", "A2", "A3", "A4" and "A5"
      And player B's hand holds exactly "B1", "B2", "B3", "B4" and "B5"

    Scenario: A deck whose top card a start-of-game effect moved to the bottom is shuffled
      Given player A has "A1", "A2", "A3", "A4", "A5" and "A6" in the deck
      And both players have decks for a game, with the Leaders "Captain" (probe "leader-start-tuck-top") and "Rival"
      And the next shuffle of player A's deck puts "A6" on top
      And the next shuffle of player A's deck puts "A6", "A1", "A2", "A3" and "A4" on top
      And the lot falls to player A
      When player A chooses to go first
      And player A is asked to redraw
      Then player A's hand holds exactly "A6", "A1", "A2", "A3" and "A4"

    Scenario: A deck to which a start-of-game effect returned a card is shuffled
      Given "Captain" has this data:
        """
        {"category": "leader", "abilities": [{"type": "auto", "when": {"event": "gameStarting"}, "effect": [{"do": "mill", "count": 1}]}, {"type": "auto", "when": {"event": "gameStarting"}, "effect": [{"do": "move", "target": {"all": {"player": "you", "zone": ["trash"]}}, "to": "deck", "place": "bottom"}]}]}
        """
      And player A has "A1", "A2", "A3", "A4", "A5" and "A6" in the deck
      And both players have decks for a game, with the Leaders "Captain" and "Rival"
      And the next shuffle of player A's deck puts "A6" on top
      And the next shuffle of player A's deck puts "A1" on top
      And the next shuffle of player A's deck puts "A6", "A1", "A2", "A3" and "A4" on top
      And the lot falls to player A
      When player A chooses to go first
      And player A lets ability 1 of "Captain" come first
      And player A is asked to redraw
      Then player A's hand holds exactly "A6", "A1", "A2", "A3" and "A4"

    Scenario: Both decks are shuffled when one start-of-game effect has changed both
      Given player A has "A1", "A2", "A3", "A4", "A5" and "A6" in the deck
      And player B has "B1", "B2", "B3", "B4", "B5" and "B6" in the deck
      And both players have decks for a game, with the Leaders "Captain" (probe "leader-start-each-mills") and "Rival"
      And the next shuffle of player A's deck puts "A6" on top
      And the next shuffle of player A's deck puts "A1", "A2", "A3", "A4" and "A5" on top
      And the next shuffle of player B's deck puts "B6" on top
      And the next shuffle of player B's deck puts "B1", "B2", "B3", "B4" and "B5" on top
      And the lot falls to player A
      When player A chooses to go first
      And player A is asked to redraw
      Then player A's hand holds exactly "A1", "A2", "A3", "A4" and "A5"
      And player B's hand holds exactly "B1", "B2", "B3", "B4" and "B5"

  @OP-5-2-1-6
  Rule: 5-2-1-6 Each player draws five cards and may redraw once, the player going first before the other

    Scenario Outline: Player <first>, who goes first, decides before player <second> whether to redraw
      Given both players have decks for a game, with the Leaders "Captain" and "Rival"
      When player <first> gets the first turn
      Then player <first> is the one who decides
      When player <first> is asked to redraw
      And player <first> declines
      Then player <second> is the one who decides
      When player <second> redraws the opening hand
      Then player <first>'s hand holds 5 cards
      And player <second>'s hand holds 5 cards

      Examples:
        | first | second |
        | A     | B      |
        | B     | A      |

    Scenario: The player going first decides on the redraw first, not the one who chose the turn order
      Given both players have decks for a game, with the Leaders "Captain" and "Rival"
      And the lot falls to player A
      When player A chooses to go second
      Then player B is the one who decides
      When player B redraws the opening hand
      Then player A is the one who decides
      And player A's hand holds 5 cards

    Scenario: Both players hold the top five cards of their decks before either decides on a redraw
      Given player B has "B1", "B2", "B3", "B4", "B5" and "B6" in the deck
      And both players have decks for a game, with the Leaders "Captain" and "Rival"
      And the next shuffle of player B's deck puts "B1", "B2", "B3", "B4", "B5" and "B6" on top
      When player A gets the first turn
      And player A is asked to redraw
      Then player B's hand holds exactly "B1", "B2", "B3", "B4" and "B5"
      And player A's hand holds 5 cards
      And the top of player B's deck is "B6"

    @OP-4-5-1
    Scenario: Opening hands and redrawn hands count as drawn cards
      Given both players have decks for a game, with the Leaders "Captain" and "Rival"
      When player A gets the first turn
      And player A is asked to redraw
      Then the event "drew" happened exactly 10 times
      When player A redraws the opening hand
      And player B is asked to redraw
      Then the event "drew" happened exactly 15 times
      When player B declines
      Then player A's hand holds 5 cards
      And it is now player A's Main Phase

    Scenario: The player going first may redraw only once
      Given both players have decks for a game, with the Leaders "Captain" and "Rival"
      When player A gets the first turn
      And player A redraws the opening hand
      Then player B is the one who decides
      And player A's hand holds 5 cards

    Scenario: The player going second may redraw only once
      Given player B has "B1", "B2", "B3", "B4" and "B5" in the deck
      And both players have decks for a game, with the Leaders "Captain" and "Rival"
      And the next shuffle of player B's deck puts "B1" on top
      And the next shuffle of player B's deck puts "B1", "B2", "B3", "B4" and "B5" on top
      When player A gets the first turn
      And player A is asked to redraw
      And player A declines
      And player B redraws the opening hand
      Then player A is the one who decides
      And it is now player A's Main Phase
      And player B's hand holds exactly "B1", "B2", "B3", "B4" and "B5"

    Scenario: A player who does not redraw keeps their opening hand
      Given player A has "A1", "A2", "A3", "A4" and "A5" in the deck
      And both players have decks for a game, with the Leaders "Captain" and "Rival"
      And the next shuffle of player A's deck puts "A1", "A2", "A3", "A4" and "A5" on top
      When player A gets the first turn
      Then player A's hand holds exactly "A1", "A2", "A3", "A4" and "A5"

    Scenario: A player who already holds a card from a start-of-game effect still draws five
      Given both players have decks for a game, with the Leaders "Twofold" (probe "leader-start-mill-and-take") and "Rival"
      And the lot falls to player A
      When player A chooses to go first
      And player A lets ability 1 of "Twofold" come first
      And player A is asked to redraw
      Then player A's hand holds 6 cards
      And player B's hand holds 5 cards

    @OP-1-3-2 @OP-5-2-1-6-1
    Scenario: A player with a deck of three cards draws three and loses when the game begins
      Given "Captain" has this data:
        """
        {"category": "leader", "abilities": [{"type": "auto", "when": {"event": "gameStarting"}, "effect": [{"do": "mill", "count": 47}]}]}
        """
      And both players have decks for a game, with the Leaders "Captain" and "Rival"
      And the lot falls to player A
      When player A chooses to go first
      And player A is asked to redraw
      Then player A's hand holds 3 cards
      And player A's deck holds 0 cards
      When player A redraws the opening hand
      And player B is asked to redraw
      Then player A's hand holds 3 cards
      When player B redraws the opening hand
      Then player B wins the game

  @OP-5-2-1-6-1
  Rule: 5-2-1-6-1 A player who redraws returns the whole hand, shuffles and draws five cards

    Scenario: All five cards return before the shuffle of a redraw and may be drawn again
      Given player A has "A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8" and "A9" in the deck
      And both players have decks for a game, with the Leaders "Captain" and "Rival"
      And the next shuffle of player A's deck puts "A1", "A2", "A3", "A4" and "A5" on top
      And the next shuffle of player A's deck puts "A6", "A7", "A3", "A8" and "A9" on top
      When player A gets the first turn
      And player A redraws the opening hand
      And player B is asked to redraw
      Then player A's hand holds exactly "A6", "A7", "A3", "A8" and "A9"
      And player A's deck holds 45 cards
      And "A1", "A2", "A4" and "A5" are in player A's deck

    Scenario: A player's redraw leaves the opponent's hand as it is
      Given player A has "A1", "A2", "A3", "A4" and "A5" in the deck
      And player B has "B1", "B2", "B3", "B4", "B5" and "B6" in the deck
      And both players have decks for a game, with the Leaders "Captain" and "Rival"
      And the next shuffle of player A's deck puts "A1", "A2", "A3", "A4" and "A5" on top
      And the next shuffle of player B's deck puts "B1", "B2", "B3", "B4" and "B5" on top
      And the next shuffle of player B's deck puts "B6", "B5", "B4", "B3" and "B2" on top
      When player A gets the first turn
      And player B redraws the opening hand
      Then player A's hand holds exactly "A1", "A2", "A3", "A4" and "A5"
      And player B's hand holds exactly "B6", "B5", "B4", "B3" and "B2"

    Scenario: A player who redraws cannot keep a part of the hand
      Given player B has "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9" and "B0" in the deck
      And both players have decks for a game, with the Leaders "Captain" and "Rival"
      And the next shuffle of player B's deck puts "B1", "B2", "B3", "B4" and "B5" on top
      And the next shuffle of player B's deck puts "B6", "B7", "B8", "B9" and "B0" on top
      When player B gets the first turn
      And player B redraws the opening hand
      And player A is asked to redraw
      Then player B's hand holds exactly "B6", "B7", "B8", "B9" and "B0"
      And "B1", "B2", "B3", "B4" and "B5" are in player B's deck

    Scenario: A player who redraws a hand of six cards draws five
      Given both players have decks for a game, with the Leaders "Twofold" (probe "leader-start-mill-and-take") and "Rival"
      And the lot falls to player A
      When player A chooses to go first
      And player A lets ability 1 of "Twofold" come first
      And player A redraws the opening hand
      And player B is asked to redraw
      Then player A's hand holds 5 cards
      And player A's deck holds 45 cards

  @OP-5-2-1-7
  Rule: 5-2-1-7 Life cards equal to the Leader's Life are placed after the redraws, the deck's top card lowest

    Scenario: The top card of the deck becomes the bottom Life card
      Given player A has "A1", "A2", "A3", "A4", "A5", "L1", "L2", "L3", "L4", "L5" and "A6" in the deck
      And both players have decks for a game, with the Leaders "Captain" and "Rival"
      And the next shuffle of player A's deck puts "A1", "A2", "A3", "A4", "A5", "L1", "L2", "L3", "L4", "L5" and "A6" on top
      When player B gets the first turn
      Then the top of player A's Life area is "L5", "L4", "L3", "L2" and "L1"
      And the top of player A's deck is "A6"

    Scenario: The first damage of the game takes the Life card that was placed last
      Given player A has "A1", "A2", "A3", "A4", "A5", "L1", "L2", "L3", "L4" and "L5" in the deck
      And both players have decks for a game, with the Leaders "Captain" and "Rival"
      And the next shuffle of player A's deck puts "A1", "A2", "A3", "A4", "A5", "L1", "L2", "L3", "L4" and "L5" on top
      When player B gets the first turn
      And player B ends the turn
      And player A ends the turn
      And player B attacks "Captain" with "Rival"
      Then "L5" is in player A's hand
      And the top of player A's Life area is "L4"

    Scenario Outline: A player whose Leader has <life> Life begins with <life> Life cards
      Given "Captain" has this data:
        """
        { "category": "leader", "power": 5000, "life": <life> }
        """
      And both players have decks for a game, with the Leaders "Captain" and "Rival"
      When player A gets the first turn
      Then player A's Life area holds <life> cards
      And player B's Life area holds 5 cards
      And player A's deck holds <left> cards

      Examples:
        | life | left |
        | 1    | 44   |
        | 4    | 41   |
        | 6    | 39   |

    Scenario: Life cards are placed face down, and neither player may look at them
      Given both players have decks for a game, with the Leaders "Captain" and "Rival"
      When player A gets the first turn
      Then player A's Life area holds 5 cards
      And player A does not see what is in player A's Life area
      And player B does not see what is in player A's Life area
      And player A does not see what is in player B's Life area

    Scenario: Life cards come from the deck as it is after a redraw
      Given player B has "B1", "B2", "B3", "B4", "B5", "L1", "L2", "L3", "L4" and "L5" in the deck
      And both players have decks for a game, with the Leaders "Captain" and "Rival"
      And the next shuffle of player B's deck puts "L1", "L2", "L3", "L4" and "L5" on top
      And the next shuffle of player B's deck puts "B1", "B2", "B3", "B4", "B5", "L1", "L2", "L3", "L4" and "L5" on top
      When player A gets the first turn
      And player B redraws the opening hand
      Then the top of player B's Life area is "L5", "L4", "L3", "L2" and "L1"
      And player B's hand holds exactly "B1", "B2", "B3", "B4" and "B5"

  @OP-5-2-1-8
  Rule: 5-2-1-8 The game begins with the first player's turn

    Scenario Outline: Player <first> has the first turn with one DON!! card, and player <second> has the second
      Given both players have decks for a game, with the Leaders "Captain" and "Rival"
      When player <first> gets the first turn
      Then turn 1 of the game has come
      And it is now player <first>'s Main Phase
      And player <first>'s cost area holds 1 active and 0 rested DON!! cards
      And player <second>'s cost area holds 0 active and 0 rested DON!! cards
      When player <first> ends the turn
      Then turn 2 of the game has come
      And it is now player <second>'s Main Phase

      Examples:
        | first | second |
        | A     | B      |
        | B     | A      |
