@DBS
Feature: 1-1 to 1-2. Players, victory and defeat

  @DBS-1-1-1
  Rule: 1-1-1 A game is played by two players against each other

    Scenario: The turns alternate between the two players
      When player A ends the turn
      Then it is now player B's Main Phase
      And turn 6 of the game has come
      When player B ends the turn
      Then it is now player A's Main Phase
      And turn 7 of the game has come

    Scenario Outline: Player <winner> wins when player <loser> loses, since a game has only two players
      Given it is player <winner>'s Main Phase
      And player <loser> has 1 card in the Life Area
      When player <winner> attacks "<loser> leader" with "<winner> leader"
      Then player <winner> wins the game

      Examples:
        | winner | loser |
        | A      | B     |
        | B      | A     |

  @DBS-1-2-1
  Rule: 1-2-1 The game ends when a player loses, and the other player wins

    Scenario Outline: When player <loser> takes damage for the last Life card, player <winner> wins and the game is over
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

    Scenario Outline: Player <loser> loses on their own turn to their own skill when it drops the last card of their deck
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
  Rule: 1-2-1-1-1 A player with no cards in the Life Area is defeated

    Scenario Outline: Player <loser> is defeated by the attack that takes the last Life card, not by the one before
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

    Scenario: A player without hand, Battle Cards and energy is not defeated while they have Life
      Given player B has 0 active and 0 rested energy
      And player B has 2 cards in the Life Area
      And player A has the active Battle Card "Next" with 10000 power
      When player A attacks "B leader" with "Next"
      Then player B's Life Area holds 1 card
      And player B's Energy Area holds 0 cards
      And the game goes on
      When player A attacks "B leader" with "A leader"
      Then player A wins the game

    Scenario: A face-up card in the Life Area still counts as Life
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
  Rule: 1-2-1-1-2 A player with no cards in the deck is defeated

    Scenario Outline: Player <loser> is defeated by drawing the last card of the deck in the Charge Phase
      Given it is player <winner>'s Main Phase
      And player <loser> has 1 card in the deck
      When player <winner> ends the turn
      Then player <winner> wins the game

      Examples:
        | winner | loser |
        | A      | B     |
        | B      | A     |

    Scenario: A player with one card left in the deck is not defeated; a player with an empty deck is
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
  Rule: 1-2-2 A player who meets a defeat condition loses at the next rule processing

    Scenario: When a skill drops the opponent's last deck card, its remaining draw is not carried out
      Given player A has "Landslide" (probe "extra-mill-opponent-2-then-draw") in the hand
      And player B has 2 cards in the deck
      When player A activates "Landslide"
      Then player A wins the game
      And player A's hand holds 0 cards

    Scenario: A skill that drops the last Life card ends the game before it would place a new Life card
      Given player A has "Mercy" (probe "extra-opposing-life-to-drop-then-deck-to-life") in the hand
      When player A activates "Mercy"
      Then player A wins the game
      And player B's Life Area holds 0 cards

    Scenario: Taking the last Life card wins the game at once, in the Main Phase, without waiting for the End Phase
      Given player B has 1 card in the Life Area
      And player A has the active Battle Card "Next" with 10000 power
      When player A attacks "B leader" with "A leader"
      Then player A wins the game
      And it is now player A's Main Phase
      And "Next" is active

  @DBS-1-2-2-1
  Rule: 1-2-2-1 A player without Life loses however the last Life card left the Life Area

    Scenario: A player whose last Life card is dropped by an opponent's skill loses
      Given player A has "Thorn" (probe "played-drops-opposing-life-card") in the hand
      And player A has "Second thorn" (probe "played-drops-opposing-life-card") in the hand
      And player B has 2 cards in the Life Area
      When player A plays "Thorn"
      Then player B's Life Area holds 1 card
      And the game goes on
      When player A plays "Second thorn"
      Then player A wins the game

    Scenario: A player who drops their last Life card by their own skill loses, and the skill's draw is not carried out
      Given player A has "Offering" (probe "extra-drop-own-life-then-draw") in the hand
      When player A activates "Offering"
      Then player B wins the game
      And player A's hand holds 0 cards

  @DBS-1-2-2-2
  Rule: 1-2-2-2 A player without a deck loses however the last card left the deck

    Scenario: A player whose last deck card is dropped loses at once, before they have to draw
      Given player A has "Landslide" (probe "extra-each-mills-1") in the hand
      And player B has 1 card in the deck
      When player A activates "Landslide"
      Then player A wins the game

    Scenario: A player who draws the last card of the deck loses, although no draw has failed
      Given player A has "Insight" (probe "rest-draw-2") and "Spare" in the hand
      And player A has 2 cards in the deck
      When player A plays "Insight"
      Then the game goes on
      When player A activates "Insight"
      Then player B wins the game
      And player A's hand holds 3 cards

    Scenario Outline: If a skill drops deck cards of one player after the other, player <turn>, the turn player, loses first
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
  Rule: 1-2-3 If both players lose at the same moment, the game is a draw

    Scenario Outline: The game is a draw if "<probe>" makes both players lose at once in player <turn>'s turn
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
    Scenario Outline: If one skill damages both players at 1 Life in player <turn>'s turn, <outcome>, as ruled: <choice>
      Given the ambiguous rule "If one effect deals damage to both players, do they take it at the same moment?" is answered "<choice>"
      And it is player <turn>'s Main Phase
      And player <turn> has "Doom" (probe "main-damages-both") in the hand
      And player A has 1 card in the Life Area
      And player B has 1 card in the Life Area
      When player <turn> activates "Doom"
      Then <outcome>

      Examples:
        | choice                    | turn | outcome                |
        | yes, at the same moment   | A    | the game is a draw     |
        | yes, at the same moment   | B    | the game is a draw     |
        | no, the turn player first | A    | player B wins the game |
        | no, the turn player first | B    | player A wins the game |

  @DBS-1-2-4
  Rule: 1-2-4 A player may surrender at any time and then loses at once

    Scenario Outline: Player <loser> may surrender in player A's Main Phase, and player <winner> wins
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

    Scenario Outline: Player <loser> may surrender in the Offence Step, and player <winner> wins
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

    Scenario Outline: Player <loser> may surrender while a skill waits for a choice, and player <winner> wins
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

    Scenario Outline: Player <loser> may surrender in a counter timing, and player <winner> wins
      Given player B has "Unknown" (probe "counter-attack-draws") in the hand
      When player A attacks "B leader" with "A leader"
      And player B is asked to counter
      And player <loser> concedes
      Then player <winner> wins the game

      Examples:
        | loser | winner |
        | A     | B      |
        | B     | A      |

    Scenario: A player may surrender before the first turn, while the other decides about redrawing
      Given both players have decks for a game, led by "Captain" and "Rival"
      And the lot falls to player A
      When player A is asked to redraw
      And player B concedes
      Then player A wins the game

    Scenario: A player who has won because the opponent surrendered cannot surrender any more
      Given player A has "Spare" in the hand
      When player A plays "Spare"
      And player B concedes
      Then player A wins the game
      When player A tries to concede
      Then that is refused
      And player A wins the game

  @DBS-1-2-5
  Rule: 1-2-5 No card can prevent, force or replace a surrender

    Scenario Outline: A card that says players cannot surrender does not stop player <loser> from surrendering
      Given player A has the active Battle Card "Stern" (probe "nobody-surrenders")
      When player A attacks "B leader" with "A leader"
      And player <loser> concedes
      Then player <winner> wins the game

      Examples:
        | loser | winner |
        | A     | B      |
        | B     | A      |

    Scenario: A skill that says the opponent surrenders does nothing, and the game goes on
      Given player A has "Threat" (probe "extra-opponent-surrenders-then-draw") in the hand
      When player A activates "Threat"
      Then the game goes on
      And player A's hand holds 1 card
      When player B concedes
      Then player A wins the game

    Scenario: A [Permanent] that saves its master from another defeat does not save them from a surrender
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
    Scenario: A skill cost that says to surrender cannot be paid
      Given player A has the active Battle Card "Deal" (probe "surrender-draw-2")
      And player A has the active Battle Card "Bargain" (probe "rest-draw-2")
      When player A tries to activate "Deal"
      Then that is refused
      When player A activates "Bargain"
      Then player A's hand holds 2 cards

  @DBS-1-2-6
  Rule: 1-2-6 A skill that makes a player win or lose ends the game while it is still being carried out

    Scenario Outline: Player <player> wins in the middle of a skill, and the rest of the skill is not carried out
      Given it is player <player>'s Main Phase
      And player <player> has "Triumph" (probe "extra-draw-win-draw") in the hand
      When player <player> activates "Triumph"
      Then player <player> wins the game
      And player <player>'s hand holds 1 card

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: A player loses in the middle of a skill, and the rest of the skill is not carried out
      Given player A has "Downfall" (probe "extra-draw-lose-draw") in the hand
      When player A activates "Downfall"
      Then player B wins the game
      And player A's hand holds 1 card

    Scenario: An [Auto] skill that wins the game when its card attacks ends the game before the attack deals damage
      Given player A has the active Battle Card "Champion" (probe "attacking-wins-then-draws")
      When player A attacks "B leader" with "Champion"
      Then player A wins the game
      And player A's hand holds 0 cards
      And player B's Life Area holds 4 cards

    Scenario: A skill that wins the game comes before the defeat that its next draw would bring
      Given player A has "Triumph" (probe "extra-draw-win-draw") in the hand
      And player A has 2 cards in the deck
      When player A activates "Triumph"
      Then player A wins the game

    Scenario: A card that replaces its master's defeat also replaces a defeat caused by an opponent's skill
      Given player B has the active Battle Card "Saint" (probe "instead-of-losing-warp")
      And player A has "Doom" (probe "extra-opponent-loses") and "Doomsday" (probe "extra-opponent-loses") in the hand
      When player A activates "Doom"
      Then the game goes on
      And "Saint" is in player B's Warp
      When player A activates "Doomsday"
      Then player A wins the game
