@BS
Feature: 1. Colors, victory and defeat

  @BS-1-5-2
  Rule: 1-5-2 A card has the colors of its border, and may have several

    Background:
      Given player A has "Sentence" (probe "destroys-red") in the hand

    Scenario: An effect on red Spirits affects a white and red Spirit, but not a white one
      Given player B has "Fox" and "Cub" on the Field
      And "Fox" has this data:
        """
        {"category":"spirit","colors":["white","red"]}
        """
      And "Cub" has this data:
        """
        {"category":"spirit","colors":["white"]}
        """
      When player A uses the Flash effect of "Sentence", paying 1 Core
      Then "Fox" is in player B's Trash
      And "Cub" is in player B's Field

    Scenario: A card's symbols do not give it a color
      Given player B has "Fox" and "Cub" on the Field
      And "Fox" has this data:
        """
        {"category":"spirit","colors":["red"],"symbols":[["white"]]}
        """
      And "Cub" has this data:
        """
        {"category":"spirit","colors":["white"],"symbols":[["red"]]}
        """
      When player A uses the Flash effect of "Sentence", paying 1 Core
      Then "Fox" is in player B's Trash
      And "Cub" is in player B's Field

  @BS-1-6-1
  Rule: 1-6-1 The game ends at the moment a player wins

    Scenario: A player whose last Life is taken loses even if the same effect would then give Life back
      Given player A has "Mercy" (probe "main-life-lost-and-regained") in the hand
      And player B has 1 Core in the Life
      When player A uses the Main effect of "Mercy", paying 1 Core
      Then player A wins the game

  @BS-1-6-2
  Rule: 1-6-2 A player whose Life becomes 0 loses

    @BS-3-4-1
    Scenario: A player who loses the last Core of the Life in an attack loses the game
      Given player A has "Fox" and "Owl" on the Field
      And it is player A's Attack Step
      And player B has 1 Core in the Life
      When player A declares an attack with "Fox"
      Then player A wins the game

    Scenario: An attack with more symbols than the opponent has Life wins the game
      Given player A has "Fox" on the Field
      And "Fox" has 2 symbols
      And it is player A's Attack Step
      And player B has 1 Core in the Life
      When player A declares an attack with "Fox"
      Then player A wins the game

    Scenario Outline: A player whose own effect takes their last Life <way> loses the game
      Given player A has "Doom" (probe "<probe>") in the hand
      And player A has 1 Core in the Life
      When player A uses the Main effect of "Doom", paying 1 Core
      Then player B wins the game

      Examples:
        | way            | probe              |
        | as a reduction | main-loses-life    |
        | to the Void    | main-life-to-void  |
        | to the Trash   | main-life-to-trash |

    @reading
    Scenario Outline: If one effect takes both players' last Life in player <turn>'s turn, this player wins: <choice>
      Given the ambiguous rule "Who wins if the Life of both players becomes 0 at the same moment?" is answered "<choice>"
      And it is player <turn>'s Main Step
      And player <turn> has "Doom" in the hand
      And "Doom" has this data:
        """
        {"category":"magic","cost":0,"symbols":[],"abilities":[{"type":"main","effect":[{"do":"together","parts":[
          {"do":"moveCores","from":"life","player":"you","to":"void","all":true},
          {"do":"moveCores","from":"life","player":"opponent","to":"void","all":true}]}]}]}
        """
      When player <turn> uses the Main effect of "Doom", paying 0 Cores
      Then <outcome>

      Examples:
        | choice                          | turn | outcome                |
        | nobody                          | A    | the game is a draw     |
        | nobody                          | B    | the game is a draw     |
        | the opponent of the turn player | A    | player B wins the game |
        | the opponent of the turn player | B    | player A wins the game |

  @BS-1-6-3
  Rule: 1-6-3 A player whose Deck has 0 cards at the beginning of their Start Step loses

    # answers: QA-START#1
    Scenario: A player whose turn begins with an empty Deck loses the game
      Given player B has 0 cards in the deck
      When player A ends the turn
      Then player A wins the game

    Scenario: A player's empty Deck does not end the game at the start of the opponent's turn
      Given player A has 0 cards in the deck
      When player A ends the turn
      Then the game goes on
      And it is now player B's Main Step

    Scenario: A player who draws the last card of the Deck plays on until their next turn begins
      Given player B has "Top" on top of the deck
      And player B has 1 card in the deck
      When player A ends the turn
      Then "Top" is in player B's hand
      And it is now player B's Main Step
      When player B ends the turn
      Then it is now player A's Main Step
      When player A ends the turn
      Then player A wins the game

    Scenario: A player whose Deck the opponent empties loses only when their own turn begins
      Given player B has 1 card in the deck
      And player B has 1 card in the hand
      And player A has "Flood" (probe "main-discards-hand-and-deck") in the hand
      When player A uses the Main effect of "Flood", paying 1 Core
      Then player B's deck holds 0 cards
      And the game goes on
      When player A ends the turn
      Then player A wins the game

    @reading
    Scenario Outline: If a card returns to an empty Deck at the start of the turn, the Deck is judged <when>
      Given the ambiguous rule "When in the Start Step does a player with an empty Deck lose?" is answered "<choice>"
      And player B has 0 cards in the deck
      And player B has "Fox" in the Trash
      And player B has the Nexus "Spring" on the Field
      And "Spring" has this data:
        """
        {"category":"nexus","abilities":[{"type":"auto","when":{"event":"stepStarted","player":"you","subject":"any"},"if":{"phase":"start"},
          "effect":[{"do":"move","target":{"all":{"player":"you","zone":["trash"],"name":"Fox"}},"to":"deck"}]}]}
        """
      When player A ends the turn
      Then <outcome>

      Examples:
        | choice                        | when        | outcome                        |
        | when the step begins          | before that | player A wins the game         |
        | after the effects of the step | after that  | it is now player B's Main Step |
