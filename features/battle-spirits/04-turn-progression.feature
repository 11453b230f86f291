@BS
Feature: 4. Turn progression

  @BS-4-1-1
  Rule: 4-1-1 If a card's effect contradicts the rules, the effect takes precedence

    @BS-FAQ-1-1
    Scenario: An effect can keep a Spirit Exhausted through the Refresh Step
      Given player B has the exhausted "Fox" on the Field
      And player B has the exhausted Nexus "Gate" on the Field
      And player A has "Web" (probe "opponents-spirits-stay-exhausted") on the Field
      When player A ends the turn
      Then "Fox" is exhausted
      And "Gate" is refreshed

  @BS-4-2-1
  Rule: 4-2-1 The players take turns one after the other

    @BS-4-2-5 @BS-4-9-2
    Scenario: After the End Step the other player takes a turn
      When player A ends the turn
      Then it is now player B's Main Step
      And turn 6 of the game has come
      When player B ends the turn
      Then it is now player A's Main Step
      And turn 7 of the game has come

  @BS-4-2-2
  Rule: 4-2-2 A turn has seven steps in a fixed order

    Scenario: The Core Step comes before the Draw Step, and Cores return from the Trash after it
      Given player B has "Clock" (probe "draw-step-draws-by-reserve") on the Field
      And player B has 0 Cores in the Reserve
      And player B has 2 Cores in the Trash
      When player A ends the turn
      Then player B's hand holds 2 cards
      And player B's Reserve holds 3 Cores

    Scenario: The Attack Step comes after the Refresh Step and the Main Step
      Given player B has the exhausted "Fox" on the Field
      When player A ends the turn
      Then it is now player B's Main Step
      And "Fox" is refreshed
      When player B ends the phase
      And player B declares an attack with "Fox"
      Then player A's Life holds 4 Cores

  @BS-4-2-3
  Rule: 4-2-3 Every step of a turn takes place, even a step with nothing to do in it

    Scenario Outline: An effect at the start of the <name> is activated even if nothing else happens in that step
      Given player B has "Clock" (probe "<probe>") on the Field
      When player A ends the turn
      And player B ends the turn
      Then it is now player A's Main Step
      And player B's hand holds 2 cards

      Examples:
        | name         | probe              |
        | Start Step   | start-step-draws   |
        | Refresh Step | refresh-step-draws |
        | Attack Step  | attack-step-draws  |
        | End Step     | end-step-draws     |

  @BS-4-2-4
  Rule: 4-2-4 Only the turn player acts in the steps of their turn

    Scenario: The opponent cannot summon a Spirit in the turn player's Main Step
      Given player A has "Fox" in the hand
      And player B has "Cub" in the hand
      And "Cub" is a Spirit of cost 1 with 3000 BP
      And player A has 4 Cores in the Reserve
      When player A summons "Fox", paying 3 Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field
      When player A ends the phase
      And player B tries to summon "Cub", paying 1 Core and placing 1 from the Reserve
      Then that is not offered
      When player A ends the turn
      And player B summons "Cub", paying 1 Core and placing 1 from the Reserve
      Then "Cub" is in player B's Field

  @BS-4-3-1
  Rule: 4-3-1 The turn begins with the Start Step, and the Core Step follows

    Scenario: An effect at the start of the turn is resolved before the Core Step
      Given player B has "Clock" (probe "start-step-draws-by-reserve") on the Field
      And player B has 2 Cores in the Reserve
      When player A ends the turn
      Then player B's hand holds 3 cards
      And player B's Reserve holds 3 Cores

  @BS-4-4-1
  Rule: 4-4-1 In the Core Step the turn player moves a Core from the Void to their Reserve

    # answers: QA-CORE#1
    Scenario: In the Core Step only the turn player gets a Core in the Reserve
      Given player B has 2 Cores in the Reserve
      And player A has 2 Cores in the Reserve
      When player A ends the turn
      Then player B's Reserve holds 3 Cores
      And player A's Reserve holds 2 Cores

  @BS-4-5-1
  Rule: 4-5-1 In the Draw Step the turn player draws a card

    Scenario: The turn player draws the top card of the Deck
      Given player B has "Top" and "Next" on top of the deck
      When player A ends the turn
      Then player B's hand holds exactly "Top"
      And player A's hand holds 0 cards

    # answers: QA-DRAW#2
    Scenario: A player without cards in the Deck draws nothing, and the turn goes on
      Given player B has "Top" on top of the deck
      And player B has 1 card in the deck
      And player B has "Clock" (probe "core-step-draws") on the Field
      When player A ends the turn
      Then player B's hand holds exactly "Top"
      And it is now player B's Main Step
      And the game goes on

  @BS-4-5-2
  Rule: 4-5-2 A Hand may hold any number of cards

    # answers: QA-DRAW#1
    Scenario Outline: A Hand of <cards> cards grows in the Draw Step and need not be discarded at the end of the turn
      Given player B has <cards> cards in the hand
      When player A ends the turn
      Then player B's hand holds <more> cards
      When player B ends the turn
      Then it is now player A's Main Step
      And player B's hand holds <more> cards

      Examples:
        | cards | more |
        | 7     | 8    |
        | 15    | 16   |

  @BS-4-6-1
  Rule: 4-6-1 In the Refresh Step the exhausted cards of the turn player are refreshed

    Scenario: A Spirit of the turn player is refreshed in the Refresh Step, and one of the opponent is not
      Given player B has the exhausted "Fox" on the Field
      And player A has the exhausted "Cub" on the Field
      When player A ends the turn
      Then "Fox" is refreshed
      And "Cub" is exhausted

    Scenario: An exhausted Nexus is refreshed
      Given player B has the exhausted Nexus "Gate" on the Field
      When player A ends the turn
      Then "Gate" is refreshed

  @BS-4-6-2
  Rule: 4-6-2 In the Refresh Step the Cores in the turn player's Trash return to the Reserve

    Scenario: Cores paid in the last turn can be paid again
      Given player B has 4 Cores in the Trash
      And player B has 0 Cores in the Reserve
      When player A ends the turn
      Then player B's Reserve holds 5 Cores
      And player B's Trash holds 0 Cores

    # answers: QA-REFRESH#1-2
    Scenario: The Soul Core returns from the turn player's Trash, and the Cores in the opponent's Trash stay there
      Given player B has 1 Soul Core in the Trash
      And player B has 0 Cores in the Reserve
      And player A has 2 Cores in the Trash
      When player A ends the turn
      Then player B's Reserve holds 1 Soul Core
      And player B's Trash holds 0 Cores
      And player A's Trash holds 2 Cores

  @BS-4-7-1
  Rule: 4-7-1 In the Main Step a player may do several things in any order

    Scenario: A player may summon, move a Core and summon again in one Main Step
      Given player A has "Fox" and "Cub" in the hand
      And player A has 9 Cores in the Reserve
      When player A summons "Fox", paying 3 Cores and placing 2 from the Reserve
      And player A moves 1 Core from "Fox" to the Reserve
      And player A summons "Cub", paying 3 Cores and placing 1 from the Reserve
      Then "Cub" is in player A's Field
      And "Fox" has 1 Core on it
      And it is now player A's Main Step

  @BS-4-7-2
  Rule: 4-7-2 A player may end the Main Step, and the Attack Step follows

    Scenario: A player who ends the Main Step may then attack
      Given player A has "Owl" on the Field
      When player A ends the phase
      Then it is now player A's Attack Step
      When player A declares an attack with "Owl"
      Then player B's Life holds 4 Cores

  @BS-4-8-1
  Rule: 4-8-1 In the Attack Step Spirits and Ultimates attack the opponent's Life

    Scenario: A player does not have to attack
      Given player A has "Owl" on the Field
      And it is player A's Attack Step
      When player A ends the turn
      Then it is now player B's Main Step
      And player B's Life holds 5 Cores
      And "Owl" is refreshed

  @BS-4-8-2
  Rule: 4-8-2 The Attack Step lasts until the turn player no longer wants to attack

    Scenario: A player may attack with one Spirit after another and then end the Attack Step
      Given player A has "Owl", "Fox" and "Cub" on the Field
      And it is player A's Attack Step
      When player A declares an attack with "Owl"
      And player A declares an attack with "Fox"
      Then player B's Life holds 3 Cores
      And it is now player A's Attack Step
      When player A ends the phase
      Then it is now player B's Main Step
      And "Cub" is refreshed

  @BS-4-9-1
  Rule: 4-9-1 In the End Step effects that last for the turn end

    Scenario Outline: The BP that player <player> gives a Spirit for the turn is gone in the next turn
      Given player <player> has "Fox" and "Lynx" on the Field
      And player <player> has "Flare" (probe "flash-bp") in the hand
      And player <player> has 2 Cores in the Reserve
      And player A has "Owl" and "Cub" on the Field
      And it is player A's Attack Step
      When player A declares an attack with "Owl"
      And player <player> uses the Flash effect of "Flare", paying 1 Core
      And player <player> chooses "Fox"
      Then "Fox" now has 6000 BP
      When player A ends the turn
      Then it is now player B's Main Step
      And "Fox" now has 3000 BP

      Examples:
        | player |
        | A      |
        | B      |

  @BS-4-10-2
  Rule: 4-10-2 In the Eternal format no Main Step follows the Attack Step

    Scenario: A player cannot summon a Spirit after the Attack Step
      Given player A has "Owl" and "Cub" on the Field
      And player A has "Fox" in the hand
      And it is player A's Attack Step
      When player A declares an attack with "Owl"
      And player A ends the phase
      Then player A is not asked to act in the Main Step
      And it is now player B's Main Step
      And "Fox" is in player A's hand
