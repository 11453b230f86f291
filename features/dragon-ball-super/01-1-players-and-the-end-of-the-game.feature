@DBS
Feature: 1-1 to 1-2. Players, victory and defeat

  @DBS-1-1-1
  Rule: 1-1-1 Two players play against each other

    Scenario: the turns go to and fro between the two
      When player A ends the turn
      Then it is now player B's Main Phase
      And turn 6 of the game has come
      When player B ends the turn
      Then it is now player A's Main Phase
      And turn 7 of the game has come

    Scenario Outline: whoever loses, there is one other player to win: player <winner>
      Given it is player <winner>'s Main Phase
      And player <loser> has 1 card in the Life Area
      When player <winner> attacks "<loser> leader" with "<winner> leader"
      Then player <winner> wins the game

      Examples:
        | winner | loser |
        | A      | B     |
        | B      | A     |

  @DBS-1-2-1
  Rule: 1-2-1 The game ends when a player loses it, and the other player wins

    Scenario Outline: player <loser> is beaten by an attack
      Given it is player <winner>'s Main Phase
      And player <loser> has 1 card in the Life Area
      And player <winner> has the active Battle Card "Next" with 10000 power
      When player <winner> attacks "<loser> leader" with "<winner> leader"
      Then player <winner> wins the game
      When player <winner> tries to attack "<loser> leader" with "Next"
      Then that is not offered

      Examples:
        | winner | loser |
        | A      | B     |
        | B      | A     |

    Scenario Outline: player <loser> loses in the own turn, by the own skill
      Given it is player <loser>'s Main Phase
      And player <loser> has "Landslide" (probe "extra-mill-1-then-draw-2") in the hand
      And player <loser> has 1 card in the deck
      When player <loser> activates "Landslide"
      Then player <winner> wins the game

      Examples:
        | winner | loser |
        | A      | B     |
        | B      | A     |

  @DBS-1-2-1-1-1
  Rule: 1-2-1-1-1 A life without cards is a defeat

    Scenario Outline: the attack that takes the last card of player <loser>'s life, and none before it
      Given it is player <winner>'s Main Phase
      And player <loser> has 2 cards in the Life Area
      And player <winner> has the active Battle Card "Next" with 10000 power
      When player <winner> attacks "<loser> leader" with "<winner> leader"
      Then player <loser>'s Life Area holds 1 card
      And the game goes on
      When player <winner> attacks "<loser> leader" with "Next"
      Then player <winner> wins the game

      Examples:
        | winner | loser |
        | A      | B     |
        | B      | A     |

    Scenario: a player without hand, Battle Cards and energy has not lost
      Given player B has 0 active and 0 rested energy
      And player B has 2 cards in the Life Area
      And player A has the active Battle Card "Next" with 10000 power
      When player A attacks "B leader" with "Next"
      Then player B's Life Area holds 1 card
      And player B's Energy Area holds 0 cards
      And the game goes on
      When player A attacks "B leader" with "A leader"
      Then player A wins the game

    Scenario: a life that lies face up is a life
      Given player B has "Shown" face up in the Life Area
      And player B has "Hidden" face down in the Life Area
      And player B has 2 cards in the Life Area
      And player A has the active Battle Card "Next" with 10000 power
      When player A attacks "B leader" with "A leader"
      And player B takes "Hidden" from the life
      Then player B's Life Area holds exactly "Shown"
      And the game goes on
      When player A attacks "B leader" with "Next"
      Then player A wins the game

  @DBS-1-2-1-1-2
  Rule: 1-2-1-1-2 A deck without cards is a defeat

    Scenario Outline: player <loser> draws the last card in the Charge Phase
      Given it is player <winner>'s Main Phase
      And player <loser> has 1 card in the deck
      When player <winner> ends the turn
      Then player <winner> wins the game

      Examples:
        | winner | loser |
        | A      | B     |
        | B      | A     |

    Scenario: a deck of one card is none
      Given player A has "Landslide" (probe "extra-mill-opponent-2-then-draw") and "Spare" in the hand
      And player A has 3 cards in the deck
      When player A activates "Landslide"
      And player A ends the turn
      And player B ends the turn
      Then player A's deck holds 1 card
      And the game goes on
      When player A ends the turn
      And player B ends the turn
      Then player B wins the game

  @DBS-1-2-2
  Rule: 1-2-2 Who meets a condition of defeat loses at the next rule processing

    Scenario: what the skill goes on to say is not done any more
      Given player A has "Landslide" (probe "extra-mill-opponent-2-then-draw") in the hand
      And player B has 2 cards in the deck
      When player A activates "Landslide"
      Then player A wins the game
      And player A's hand holds 0 cards

    Scenario: a card that the same skill would put into the life comes too late
      Given player A has "Mercy" (probe "extra-opposing-life-to-drop-then-deck-to-life") in the hand
      When player A activates "Mercy"
      Then player A wins the game
      And player B's Life Area holds 0 cards

    Scenario: the player loses in the Main Phase, before the End Phase and the next turn can change anything
      Given player B has 1 card in the Life Area
      And player A has the active Battle Card "Next" with 10000 power
      When player A attacks "B leader" with "A leader"
      Then player A wins the game
      And it is now player A's Main Phase
      And "Next" is active

  @DBS-1-2-2-1
  Rule: 1-2-2-1 It is no matter how the last card has left the life

    Scenario: a skill of the opponent drops it
      Given player A has "Thorn" (probe "played-drops-opposing-life-card") in the hand
      And player A has "Second thorn" (probe "played-drops-opposing-life-card") in the hand
      And player B has 2 cards in the Life Area
      When player A plays "Thorn"
      Then player B's Life Area holds 1 card
      And the game goes on
      When player A plays "Second thorn"
      Then player A wins the game

    Scenario: a skill of its own player does, and is not carried out further
      Given player A has "Offering" (probe "extra-drop-own-life-then-draw") in the hand
      When player A activates "Offering"
      Then player B wins the game
      And player A's hand holds 0 cards

  @DBS-1-2-2-2
  Rule: 1-2-2-2 It is no matter how the last card has left the deck

    Scenario: nobody needs to draw from the empty deck: the last card was dropped
      Given player A has "Landslide" (probe "extra-each-mills-1") in the hand
      And player B has 1 card in the deck
      When player A activates "Landslide"
      Then player A wins the game

    Scenario: the last card was drawn, and no draw has failed
      Given player A has "Insight" (probe "rest-draw-2") and "Spare" in the hand
      And player A has 2 cards in the deck
      When player A plays "Insight"
      Then the game goes on
      When player A activates "Insight"
      Then player B wins the game
      And player A's hand holds 3 cards

    Scenario Outline: one after the other they do not: the deck of player <turn>, whose turn it is, runs out first
      Given it is player <turn>'s Main Phase
      And player <turn> has "Landslide" (probe "extra-each-mills-1") in the hand
      And player A has 1 card in the deck
      And player B has 1 card in the deck
      When player <turn> activates "Landslide"
      Then player <other> wins the game
      And player <other>'s deck holds 1 card

      Examples:
        | turn | other |
        | A    | B     |
        | B    | A     |

  @DBS-1-2-3
  Rule: 1-2-3 Where both players lose at one moment the game is a draw

    Scenario Outline: in player <turn>'s turn, by "<probe>"
      Given it is player <turn>'s Main Phase
      And player <turn> has "Doom" (probe "<probe>") in the hand
      And player A has 1 card in the deck
      And player B has 1 card in the deck
      When player <turn> activates "Doom"
      Then the game is a draw

      Examples:
        | turn | probe                                 |
        | A    | extra-both-drop-life-at-once          |
        | B    | extra-both-drop-life-at-once          |
        | A    | extra-my-life-and-your-deck-at-once   |
        | B    | extra-my-life-and-your-deck-at-once   |

    @reading
    Scenario Outline: damage of one effect to both, each with 1 life, in player <turn>'s turn (<choice>)
      Given the reading "damage-to-both" is "<choice>"
      And it is player <turn>'s Main Phase
      And player <turn> has "Doom" (probe "main-damages-both") in the hand
      And player A has 1 card in the Life Area
      And player B has 1 card in the Life Area
      When player <turn> activates "Doom"
      Then <outcome>

      Examples:
        | choice            | turn | outcome                |
        | at-one-moment     | A    | the game is a draw     |
        | at-one-moment     | B    | the game is a draw     |
        | turn-player-first | A    | player B wins the game |
        | turn-player-first | B    | player A wins the game |

  @DBS-1-2-4
  Rule: 1-2-4 A player may surrender at any time and has lost at once

    Scenario Outline: player <loser> surrenders in player A's Main Phase
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

    Scenario Outline: player <loser> surrenders in the Offence Step
      Given player A has "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player A is asked to act in the Offence Step
      And player <loser> concedes
      Then player <winner> wins the game
      And player B's Life Area holds 4 cards

      Examples:
        | loser | winner |
        | A     | B      |
        | B     | A      |

    Scenario Outline: player <loser> surrenders in the middle of a skill
      Given player A has "Choice" (probe "extra-draw-2-then-discard-1") in the hand
      When player A activates "Choice"
      And player A is asked to choose
      And player <loser> concedes
      Then player <winner> wins the game
      And player A's hand holds 2 cards

      Examples:
        | loser | winner |
        | A     | B      |
        | B     | A      |

    Scenario Outline: player <loser> surrenders in a counter timing
      Given player B has "Unknown" (probe "counter-attack-draws") in the hand
      When player A attacks "B leader" with "A leader"
      And player B is asked to counter
      And player <loser> concedes
      Then player <winner> wins the game

      Examples:
        | loser | winner |
        | A     | B      |
        | B     | A      |

    Scenario: before the first turn
      Given both players have decks for a game, led by "Captain" and "Rival"
      And the lot falls to player A
      When player A is asked to redraw
      And player B concedes
      Then player A wins the game

    Scenario: who has won by it does not lose by surrendering too
      Given player A has "Spare" in the hand
      When player A plays "Spare"
      And player B concedes
      Then player A wins the game
      When player A tries to concede
      Then that is refused
      And player A wins the game

  @DBS-1-2-5
  Rule: 1-2-5 No card prevents a surrender, forces one or puts something in its place

    Scenario Outline: a card that says that nobody can surrender does not keep player <loser> from it
      Given player A has the active Battle Card "Stern" (probe "nobody-surrenders")
      When player A attacks "B leader" with "A leader"
      And player <loser> concedes
      Then player <winner> wins the game

      Examples:
        | loser | winner |
        | A     | B      |
        | B     | A      |

    Scenario: a card that says that the opponent surrenders does not bring it about
      Given player A has "Threat" (probe "extra-opponent-surrenders-then-draw") in the hand
      When player A activates "Threat"
      Then the game goes on
      And player A's hand holds 1 card
      When player B concedes
      Then player A wins the game

    Scenario: what saves a player from another defeat does not save one who surrenders
      Given player B has the active Battle Card "Saviour" (probe "instead-of-losing-warp")
      And player B has "Second" (probe "instead-of-losing-warp") in the hand
      And player B has 1 card in the Life Area
      When player A attacks "B leader" with "A leader"
      Then "Saviour" is in player B's Warp
      And the game goes on
      When player A ends the turn
      And player B plays "Second"
      And player B is asked to act
      And player B concedes
      Then player A wins the game
      And "Second" is in player B's Battle Area

    @DBS-8-4-2-2
    Scenario: to surrender is no skill cost that can be paid
      Given player A has the active Battle Card "Deal" (probe "surrender-draw-2")
      And player A has the active Battle Card "Bargain" (probe "rest-draw-2")
      When player A tries to activate "Deal"
      Then that is refused
      When player A activates "Bargain"
      Then player A's hand holds 2 cards

  @DBS-1-2-6
  Rule: 1-2-6 A skill that makes a player win or lose ends the game while it is being carried out

    Scenario Outline: player <player> wins by a skill, which is not carried out further
      Given it is player <player>'s Main Phase
      And player <player> has "Triumph" (probe "extra-draw-win-draw") in the hand
      When player <player> activates "Triumph"
      Then player <player> wins the game
      And player <player>'s hand holds 1 card

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: a player loses by a skill, which is not carried out further
      Given player A has "Downfall" (probe "extra-draw-lose-draw") in the hand
      When player A activates "Downfall"
      Then player B wins the game
      And player A's hand holds 1 card

    Scenario: an [Auto] that wins ends the attack that it answers
      Given player A has the active Battle Card "Champion" (probe "attacking-wins-then-draws")
      When player A attacks "B leader" with "Champion"
      Then player A wins the game
      And player A's hand holds 0 cards
      And player B's Life Area holds 4 cards

    Scenario: a win by a skill comes before the defeat that the rest of it would bring
      Given player A has "Triumph" (probe "extra-draw-win-draw") in the hand
      And player A has 2 cards in the deck
      When player A activates "Triumph"
      Then player A wins the game

    Scenario: something else may happen than that a skill makes a player lose
      Given player B has the active Battle Card "Saint" (probe "instead-of-losing-warp")
      And player A has "Doom" (probe "extra-opponent-loses") and "Doomsday" (probe "extra-opponent-loses") in the hand
      When player A activates "Doom"
      Then the game goes on
      And "Saint" is in player B's Warp
      When player A activates "Doomsday"
      Then player A wins the game
