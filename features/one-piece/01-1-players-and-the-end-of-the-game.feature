@OP
Feature: 1-1 to 1-2. The players and the end of the game

  @OP-1-1-1
  Rule: 1-1-1 Two players play against each other

    Scenario: The two players take turns alternately
      When player A ends the turn
      Then it is now player B's Main Phase
      And turn 6 of the game has come
      When player B ends the turn
      Then it is now player A's Main Phase
      And turn 7 of the game has come

    Scenario Outline: Player <winner> wins when player <loser>, the only opponent, loses
      Given it is player <winner>'s Main Phase
      And player <loser> has 0 Life cards
      When player <winner> attacks "<loser> leader" with "<winner> leader"
      Then player <winner> wins the game

      Examples:
        | winner | loser |
        | A      | B     |
        | B      | A     |

  @OP-1-2-1
  Rule: 1-2-1 The game ends when a player loses, and the other player wins

    Scenario Outline: Player <loser> loses to an attack, and the game is over at once
      Given it is player <winner>'s Main Phase
      And player <loser> has 0 Life cards
      And player <winner> has the active Character "Next" with 6000 power
      When player <winner> attacks "<loser> leader" with "<winner> leader"
      Then player <winner> wins the game
      When player <winner> tries to attack "<loser> leader" with "Next"
      Then that is not offered

      Examples:
        | winner | loser |
        | A      | B     |
        | B      | A     |

    Scenario Outline: Player <loser> loses on their own turn to their own effect
      Given it is player <loser>'s Main Phase
      And player <loser> has "Landslide" (probe "event-mill-1-then-damage-1") in the hand
      And player <loser> has 1 card in the deck
      When player <loser> plays "Landslide"
      Then player <winner> wins the game

      Examples:
        | winner | loser |
        | A      | B     |
        | B      | A     |

    @reading @OP-9-2-1
    Scenario: The game is a draw if both players lose at the same moment
      Given player A has "Landslide" (probe "event-both-mill-at-once") in the hand
      And player A has 1 card in the deck
      And player B has 1 card in the deck
      When player A plays "Landslide"
      Then the game is a draw

    @reading
    Scenario: Under the alternative interpretation, if both players lose at the same moment, the turn player loses
      Given the ambiguous rule "Who wins when both players lose at the same moment?" is answered "the opponent of the turn player"
      And player A has "Landslide" (probe "event-both-mill-at-once") in the hand
      And player A has 1 card in the deck
      And player B has 1 card in the deck
      When player A plays "Landslide"
      Then player B wins the game

  @OP-1-2-1-1
  Rule: 1-2-1-1 There are two conditions of defeat and no others

    Scenario: A player with no Life, hand, Characters or DON!! cards plays on until their Leader takes damage
      Given player B has 1 Life card
      And player B has 0 active and 0 rested DON!! cards
      And player B has 0 DON!! cards in the DON!! deck
      And player A has the active Character "Ban" (probe "banish")
      When player A attacks "B leader" with "Ban"
      Then player B's Life area holds 0 cards
      And player B's hand holds 0 cards
      And player B's Character area holds 0 cards
      And the game goes on
      When player A attacks "B leader" with "A leader"
      Then player A wins the game

    Scenario: A player who plays the last card in their hand does not lose
      Given player A has "Last" in the hand
      And player A has 0 DON!! cards in the DON!! deck
      And player B has 0 Life cards
      When player A plays "Last"
      Then player A's hand holds 0 cards
      And the game goes on
      When player A attacks "B leader" with "A leader"
      Then player A wins the game

  @OP-1-2-1-1-1
  Rule: 1-2-1-1-1 A player at 0 Life loses when their Leader takes damage

    Scenario Outline: Player <loser> survives the damage that takes their last Life card and loses to the next
      Given it is player <winner>'s Main Phase
      And player <loser> has 1 Life card
      And player <winner> has the active Character "Next" with 6000 power
      When player <winner> attacks "<loser> leader" with "<winner> leader"
      Then player <loser>'s Life area holds 0 cards
      And the game goes on
      When player <winner> attacks "<loser> leader" with "Next"
      Then player <winner> wins the game

      Examples:
        | winner | loser |
        | A      | B     |
        | B      | A     |

    Scenario: An attack that deals no damage does not defeat a player with no Life
      Given player B has 0 Life cards
      And player A has the active Character "Weak" with 4000 power
      When player A attacks "B leader" with "Weak"
      Then "Weak" is rested
      And the game goes on
      When player A attacks "B leader" with "A leader"
      Then player A wins the game

    Scenario: Damage from an effect also defeats a player with no Life
      Given player B has 0 Life cards
      And player A has "Shot" (probe "event-damage-1") in the hand
      When player A plays "Shot"
      Then player A wins the game

    Scenario: A face-up Life card still counts as Life
      Given player B has "Shown" face up in the Life area
      And player B has 1 Life card
      And player A has the active Character "Next" with 6000 power
      When player A attacks "B leader" with "A leader"
      Then "Shown" is in player B's hand
      And the game goes on
      When player A attacks "B leader" with "Next"
      Then player A wins the game

    Scenario: A player with no Life takes no damage when their Character is K.O.'d in battle
      Given player B has 0 Life cards
      And player B has the rested Character "Guard" with 3000 power
      And player A has the active Character "Next" with 6000 power
      When player A attacks "Guard" with "A leader"
      Then "Guard" is in player B's trash
      And the game goes on
      When player A attacks "B leader" with "Next"
      Then player A wins the game

  @OP-1-2-1-1-2
  Rule: 1-2-1-1-2 A player whose deck is empty loses

    Scenario Outline: Player <loser> loses on drawing the last card of their deck at the start of their turn
      Given it is player <winner>'s Main Phase
      And player <loser> has 1 card in the deck
      When player <winner> ends the turn
      Then player <winner> wins the game

      Examples:
        | winner | loser |
        | A      | B     |
        | B      | A     |

    Scenario: A player loses in the Main Phase when an effect trashes the last card of their deck
      Given player A has "Landslide" (probe "event-mill-opponent-2-then-draw") in the hand
      And player B has 2 cards in the deck
      When player A plays "Landslide"
      Then player A wins the game

    Scenario: A player with one card left in the deck has not lost yet
      Given player A has 2 cards in the deck
      When player A ends the turn
      And player B ends the turn
      Then player A's deck holds 1 card
      And the game goes on
      When player A ends the turn
      And player B ends the turn
      Then player B wins the game

    Scenario: A player does not lose when their DON!! deck runs out
      Given player B has 1 DON!! card in the DON!! deck
      And player B has 2 cards in the deck
      When player A ends the turn
      Then player B's DON deck holds 0 cards
      And the game goes on
      When player B ends the turn
      And player A ends the turn
      Then player A wins the game

  @OP-1-2-2
  Rule: 1-2-2 A player who meets a condition of defeat loses at the next rule processing

    Scenario: The rest of an effect is not carried out once it has emptied the opponent's deck
      Given player A has "Landslide" (probe "event-mill-opponent-2-then-draw") in the hand
      And player B has 2 cards in the deck
      When player A plays "Landslide"
      Then player A wins the game
      And player A's hand holds 0 cards

    Scenario: A player with no Life loses as soon as damage is dealt, before the End Phase begins
      Given player B has 0 Life cards
      And player B has "Heart" (probe "counter-event-power") in the hand
      And player A has the active Character "Next" with 8000 power
      When player A attacks "B leader" with "A leader"
      And player B plays "Heart"
      Then the game goes on
      When player A attacks "B leader" with "Next"
      Then player A wins the game
      And it is now player A's Main Phase

    @OP-9-1-2
    Scenario: The rest of a [Trigger] is not carried out once its draw has emptied the deck
      Given "Spark" has this data:
        """
        {"category": "event", "abilities": [{"type": "trigger", "effect": [{"do": "draw", "count": 1}, {"do": "loseGame", "player": "opponent"}]}]}
        """
      And player B's Life cards are "Spark"
      And player B has 1 card in the deck
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then player A wins the game

  @OP-1-2-2-1
  Rule: 1-2-2-1 A player whose Leader takes damage at 0 Life meets a condition of defeat

    Scenario: A player with two Life cards survives a [Double Attack] and has no Life left
      Given player B has 2 Life cards
      And player A has the active Character "Twice" (probe "double-attack")
      When player A attacks "B leader" with "Twice"
      Then player B's Life area holds 0 cards
      And the game goes on
      When player A attacks "B leader" with "A leader"
      Then player A wins the game

    @reading
    Scenario: A [Double Attack] against a player's last Life card does not defeat them
      Given player B has 1 Life card
      And player A has the active Character "Twice" (probe "double-attack")
      When player A attacks "B leader" with "Twice"
      Then player B's Life area holds 0 cards
      And the game goes on
      When player A attacks "B leader" with "A leader"
      Then player A wins the game

    @reading
    Scenario: Under the alternative interpretation, a [Double Attack] against a player's last Life card defeats them
      Given the ambiguous rule "Does the second damage of [Double Attack] win the game if the first has taken the last Life card?" is answered "yes"
      And player B has 1 Life card
      And player A has the active Character "Twice" (probe "double-attack")
      When player A attacks "B leader" with "Twice"
      Then player A wins the game

    Scenario: A player with no Life loses to a [Double Attack]
      Given player B has 0 Life cards
      And player A has the active Character "Twice" (probe "double-attack")
      When player A attacks "B leader" with "Twice"
      Then player A wins the game

    Scenario: A player with no Life loses to a [Banish] attack, although no Life card can be trashed
      Given player B has 0 Life cards
      And player A has the active Character "Ban" (probe "banish")
      When player A attacks "B leader" with "Ban"
      Then player A wins the game

    @OP-9-1-2
    Scenario: Damage from an effect ends the game at once, and the rest of the effect is not carried out
      Given player A has "Feint" (probe "event-damage-1-then-mill-1") and "Thrust" (probe "event-damage-1-then-mill-1") in the hand
      And player A has 2 cards in the deck
      And player B has 1 Life card
      When player A plays "Feint"
      Then player B's Life area holds 0 cards
      And player A's deck holds 1 card
      When player A plays "Thrust"
      Then player A wins the game

    @OP-9-1-2
    Scenario: A Life card that the same effect would add after the damage comes too late to save the player
      Given "Mercy" has this data:
        """
        {"category": "event",
         "abilities": [{"type": "main", "effect": [{"do": "damage", "count": 1, "player": "opponent"},
           {"do": "move", "target": {"all": {"player": "opponent", "zone": ["deck"], "top": 1}}, "to": "life", "place": "top"}]}]}
        """
      And player A has "Mercy" in the hand
      And player B has 0 Life cards
      When player A plays "Mercy"
      Then player A wins the game

  @OP-1-2-2-2
  Rule: 1-2-2-2 A player whose deck runs out during the game meets a condition of defeat

    Scenario: A player whose last card is trashed from the deck loses without having to draw
      Given player A has "Landslide" (probe "event-each-mills-1") in the hand
      And player B has 1 card in the deck
      When player A plays "Landslide"
      Then player A wins the game

    Scenario: A player who draws the last card of their deck loses, although the draw succeeded
      Given player A has "Insight" (probe "on-play-draw") in the hand
      And player A has "Last" on top of the deck
      And player A has 1 card in the deck
      When player A plays "Insight"
      Then "Last" is in player A's hand
      And player B wins the game

  @OP-1-2-3
  Rule: 1-2-3 A player may concede at any moment and loses at once

    Scenario Outline: Player <loser> concedes in player A's Main Phase, and player <winner> wins at once
      Given player A has "Spare" in the hand
      When player A plays "Spare"
      And player <loser> concedes
      Then player <winner> wins the game
      When player A tries to attack "B leader" with "A leader"
      Then that is not offered

      Examples:
        | loser | winner |
        | A     | B      |
        | B     | A      |

    Scenario Outline: Player <loser> concedes while player B is asked to block, and no damage is dealt
      Given player B has the active Character "Wall" (probe "blocker")
      When player A attacks "B leader" with "A leader"
      And player B is asked to block
      And player <loser> concedes
      Then player <winner> wins the game
      And player B's Life area holds 3 cards

      Examples:
        | loser | winner |
        | A     | B      |
        | B     | A      |

    Scenario Outline: Player <loser> concedes in the middle of an effect, and the rest is not carried out
      Given player A has "Choice" (probe "event-draw-then-discard") in the hand
      When player A plays "Choice"
      And player A is asked to choose
      And player <loser> concedes
      Then player <winner> wins the game
      And player A's hand holds 2 cards

      Examples:
        | loser | winner |
        | A     | B      |
        | B     | A      |

    Scenario: A player may concede before the first turn
      Given both players have decks for a game, with the Leaders "Captain" and "Admiral"
      And the lot falls to player A
      When player A chooses to go first
      And player A is asked to redraw
      And player B concedes
      Then player A wins the game

    Scenario: A player may concede before it is decided who goes first
      Given both players have decks for a game, with the Leaders "Captain" and "Admiral"
      And the lot falls to player A
      When player A is asked to choose who goes first
      And player B concedes
      Then player A wins the game

    Scenario: A player who has won because the opponent conceded can no longer concede
      Given player A has "Spare" in the hand
      When player A plays "Spare"
      And player B concedes
      Then player A wins the game
      When player A tries to concede
      Then that is refused
      And player A wins the game

  @OP-1-2-4
  Rule: 1-2-4 No card can prevent, force or replace a concession

    Scenario Outline: Player <loser> can concede even while a card says that nobody can
      Given player A has the active Character "Stern" (probe "nobody-concedes")
      When player A attacks "B leader" with "A leader"
      And player <loser> concedes
      Then player <winner> wins the game

      Examples:
        | loser | winner |
        | A     | B      |
        | B     | A      |

    Scenario: A card that says the opponent concedes does not make them concede
      Given player A has "Threat" (probe "event-opponent-concedes-then-draw") in the hand
      When player A plays "Threat"
      Then the game goes on
      And player A's hand holds 1 card
      When player B concedes
      Then player A wins the game

    Scenario: An effect that saves a player from a defeat does not stop them from conceding
      Given player B has the active Character "Saviour" (probe "under-the-deck-instead-of-losing")
      And player B has "Second" (probe "under-the-deck-instead-of-losing") in the hand
      And player B has 0 Life cards
      When player A attacks "B leader" with "A leader"
      Then the bottom of player B's deck is "Saviour"
      And the game goes on
      When player A ends the turn
      And player B plays "Second"
      And player B concedes
      Then player A wins the game
      And "Second" is in player B's Character area

    @OP-8-3-1-3
    Scenario: An activation cost of conceding cannot be paid
      Given player A has the active Character "Deal" (probe "activate-concede-draw-2")
      And player A has the active Character "Bargain" (probe "activate-rest-draw-2")
      When player A tries to activate "Deal"
      Then that is refused
      When player A activates "Bargain"
      Then player A's hand holds 2 cards

    @OP-8-1-3-4-5
    Scenario: A replacement effect cannot make a player concede instead of losing a Character
      Given player A has "Strike" (probe "event-ko") in the hand
      And player B has the active Character "Saint" (probe "instead-concede")
      When player A plays "Strike"
      Then "Saint" is in player B's trash

    @OP-4-10-1
    Scenario: A reward for the opponent conceding never comes, because a card cannot make them concede
      Given "Threat" has this data:
        """
        {"category": "event", "abilities": [{"type": "main", "effect": [{"do": "ifYouDo", "first": [{"do": "draw", "count": 1}, {"do": "concede", "player": "opponent"}], "then": [{"do": "draw", "count": 2}]}]}]}
        """
      And player A has "Threat" in the hand
      When player A plays "Threat"
      Then "Threat" is in player A's trash
      And player A's hand holds 1 card

  @OP-1-2-5
  Rule: 1-2-5 An effect that makes a player win or lose ends the game while it is being carried out

    Scenario Outline: Player <player> wins by an effect, and the rest of that effect is not carried out
      Given it is player <player>'s Main Phase
      And player <player> has "Triumph" (probe "event-draw-win-draw") in the hand
      When player <player> plays "Triumph"
      Then player <player> wins the game
      And player <player>'s hand holds 1 card

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: A player loses by an effect, and the rest of that effect is not carried out
      Given player A has "Downfall" (probe "event-draw-lose-draw") in the hand
      When player A plays "Downfall"
      Then player B wins the game
      And player A's hand holds 1 card

    Scenario: A player who wins by an effect wins even if the rest of it would empty their own deck
      Given player A has "Triumph" (probe "event-draw-win-draw") in the hand
      And player A has 2 cards in the deck
      When player A plays "Triumph"
      Then player A wins the game

    Scenario: A replacement effect can save a player whom an effect would make lose
      Given player B has the active Character "Saint" (probe "instead-of-losing-trash")
      And player A has "Doom" (probe "event-opponent-loses") and "Doomsday" (probe "event-opponent-loses") in the hand
      When player A plays "Doom"
      Then the game goes on
      And "Saint" is in player B's trash
      When player A plays "Doomsday"
      Then player A wins the game
