@VG
Feature: How long continuous effects last

  Background:
    Given player A has the unit "Fox" on the front left circle
    And "Fox" is a unit of grade 2 with 8000 power
    And "Fox" has the icon "intercept"
    And player A has the unit "Owl" on the back left circle
    And player A has the unit "Hush" (probe "own-power-continuously") on the back right circle
    And "Hush" has the card name "Hush"
    And player A has the unit "Gauge" (probe "gauge-of-kinds") on the back center circle
    And player B has the unit "Gale" (probe "opponents-foxes-are-weaker") on the front left circle
    And player B has the unit "Second" on the front right circle
    And player A has "Shield" in the hand
    And player B has "Buckler" in the hand

  @VG-9.11.8
  Rule: 9.11.8 What lasts until the end of the turn ends with the End Phase

    Scenario: Changes until the end of the turn survive a battle and are gone next turn
      Given player A has the unit "Vow" (probe "lasts-turn") on the front right circle
      When player A activates "Vow"
      And player A attacks "B vanguard" with "A vanguard"
      And player A tries to attack "B vanguard" with "Fox"
      Then that is refused
      And "Fox" has 11700 power
      And "Fox" has a critical of 2
      And "Fox" is of grade 3
      And "Owl" has 14000 power
      And "Hush" has 11000 power
      When player A ends the turn
      Then "Fox" has 3000 power
      And "Fox" has a critical of 1
      And "Fox" is of grade 2
      And "Owl" has 8000 power
      And "Hush" has 13000 power
      When player B attacks "A vanguard" with "B vanguard"
      And player A intercepts for "A vanguard" with "Fox"
      Then "Fox" is in player A's drop zone

    Scenario: Changes by the non-turn player until the end of the turn apply this turn
      Given player A has the unit "Vow" (probe "lasts-turn-attacked") on the front right circle
      And it is player B's Battle Phase
      When player B attacks "Vow" with "Gale"
      And player B attacks "A vanguard" with "B vanguard"
      And player A is asked to guard
      Then "Fox" has 11700 power
      And "Fox" has a critical of 2
      And "Fox" is of grade 3
      And "Owl" has 14000 power
      And "Hush" has 11000 power
      When player A tries to intercept for "A vanguard" with "Fox"
      Then that is refused
      When player A declines
      And player B ends the turn
      Then "Fox" has 3000 power

  @VG-10.8.1.2
  Rule: 10.8.1.2 What lasts until the end of the battle ends with the close step

    Scenario: Changes by an attacked player until the end of the battle apply in the guard step and are gone next battle
      Given player A has the unit "Vow" (probe "lasts-battle-attacked") on the front right circle
      And it is player B's Battle Phase
      When player B attacks "Vow" with "Gale"
      And player A is asked to guard
      Then "Fox" has 11700 power
      And "Fox" has a critical of 2
      And "Fox" is of grade 3
      And "Owl" has 14000 power
      And "Hush" has 11000 power
      When player A tries to intercept for "Vow" with "Fox"
      Then that is refused
      When player B attacks "A vanguard" with "B vanguard"
      And player A is asked to guard
      Then "Fox" has 3000 power
      And "Fox" has a critical of 1
      And "Fox" is of grade 2
      And "Owl" has 8000 power
      And "Hush" has 13000 power
      When player A intercepts for "A vanguard" with "Fox"
      Then "Fox" is in player A's drop zone

  @VG-7.36.4
  Rule: 7.36.4 What lasts during an attack that an effect makes ends with that attack

    Scenario: Changes during an attack that an effect orders on the opponent's turn end with that attack
      Given player A has the unit "Vow" (probe "lasts-that-attack-attacked") on the front right circle
      And it is player B's Battle Phase
      When player B attacks "Vow" with "Gale"
      And player A tries to intercept for "Vow" with "Fox"
      Then that is refused
      When player A declines
      And player A is asked to guard
      Then "Fox" has 11700 power
      And "Fox" has a critical of 2
      And "Fox" is of grade 3
      And "Owl" has 14000 power
      And "Hush" has 11000 power
      When player B attacks "A vanguard" with "Second"
      And player A is asked to guard
      Then "Fox" has 3000 power
      And "Fox" has a critical of 1
      And "Fox" is of grade 2
      And "Owl" has 8000 power
      And "Hush" has 13000 power
      When player A intercepts for "A vanguard" with "Fox"
      Then "Fox" is in player A's drop zone

  @VG-11.3.1.2
  Rule: 11.3.1.2 An effect lasts as long as its text says, or for the rest of the game

    Scenario Outline: Changes until the end of the opponent's turn apply on that turn and are gone on the next (<duration>)
      Given player A has the unit "Vow" (probe "<probe>") on the front right circle
      When player A activates "Vow"
      And player A ends the turn
      And player B attacks "A vanguard" with "B vanguard"
      And player A is asked to guard
      Then "Fox" has 11700 power
      And "Fox" has a critical of 2
      And "Fox" is of grade 3
      And "Owl" has 14000 power
      And "Hush" has 11000 power
      When player A tries to intercept for "A vanguard" with "Fox"
      Then that is refused
      When player B ends the turn
      Then "Fox" has 3000 power
      And "Fox" has a critical of 1
      And "Fox" is of grade 2
      And "Owl" has 8000 power
      And "Hush" has 13000 power
      When player A attacks "B vanguard" with "Fox"
      Then "Fox" is at rest

      Examples:
        | probe                     | duration                                  |
        | lasts-opponents-next-turn | until the end of the opponent's next turn |
        | lasts-stand-phase         | until the player's next Stand Phase       |

    Scenario: Changes until the end of their player's next turn apply on both turns and are gone afterwards
      Given player A has the unit "Vow" (probe "lasts-next-turn") on the front right circle
      When player A activates "Vow"
      And player A ends the turn
      Then "Fox" has 11700 power
      When player B ends the turn
      And player A attacks "B vanguard" with "A vanguard"
      And player A tries to attack "B vanguard" with "Fox"
      Then that is refused
      And "Fox" has 11700 power
      And "Fox" has a critical of 2
      And "Fox" is of grade 3
      And "Owl" has 14000 power
      And "Hush" has 11000 power
      When player A ends the turn
      Then "Fox" has 3000 power
      And "Fox" has a critical of 1
      And "Fox" is of grade 2
      And "Owl" has 8000 power
      And "Hush" has 13000 power
      When player B attacks "A vanguard" with "B vanguard"
      And player A intercepts for "A vanguard" with "Fox"
      Then "Fox" is in player A's drop zone

    Scenario: Changes for the rest of the game still apply after their player's next turn
      Given player A has the unit "Vow" (probe "lasts-game") on the front right circle
      When player A activates "Vow"
      And player A ends the turn
      And player B ends the turn
      And player A ends the turn
      And player B attacks "A vanguard" with "B vanguard"
      And player A is asked to guard
      Then "Fox" has 11700 power
      And "Fox" has a critical of 2
      And "Fox" is of grade 3
      And "Owl" has 14000 power
      And "Hush" has 11000 power
      When player A tries to intercept for "A vanguard" with "Fox"
      Then that is refused

  @VG-11.8.1
  Rule: 11.8.1 A continuous ability is in effect all the time, and no longer

    Scenario: Changes by a continuous ability apply on the opponent's turn until its unit is retired
      Given player A has "Vow" (probe "lasts-while-here") in the hand
      When player A calls "Vow" to the front right circle
      And player A ends the turn
      And player B attacks "Vow" with "Gale"
      And player A is asked to guard
      Then "Fox" has 11700 power
      And "Fox" has a critical of 2
      And "Fox" is of grade 3
      And "Owl" has 14000 power
      And "Hush" has 11000 power
      When player A tries to intercept for "Vow" with "Fox"
      Then that is refused
      When player B attacks "A vanguard" with "B vanguard"
      And player A is asked to guard
      Then "Vow" is in player A's drop zone
      And "Fox" has 3000 power
      And "Fox" has a critical of 1
      And "Fox" is of grade 2
      And "Owl" has 8000 power
      And "Hush" has 13000 power
      When player A intercepts for "A vanguard" with "Fox"
      Then "Fox" is in player A's drop zone

  @VG-4.1.8
  Rule: 4.1.8 Effects no longer apply to a card that has left the circles and come back

    Scenario: Changes still apply to units that move to another circle and back
      Given player A has the unit "Vow" (probe "lasts-turn") on the front right circle
      When player A activates "Vow"
      And player A exchanges the cards of the column of the front left circle
      And player A exchanges the cards of the column of the front right circle
      Then "Fox" has 11700 power
      And "Fox" has a critical of 2
      And "Fox" is of grade 3
      And "Owl" has 14000 power
      And "Hush" has 11000 power
      When player A exchanges the cards of the column of the front left circle
      And player A attacks "B vanguard" with "A vanguard"
      And player A tries to attack "B vanguard" with "Fox"
      Then that is refused

    Scenario Outline: Changes that outlast the battle no longer apply to units that are called again (<duration>)
      Given player A has the unit "Vow" (probe "<probe>") on the front right circle
      And player A has the unit "Herald" (probe "attacks-renews-three") on the vanguard circle
      When player A activates "Vow"
      And player A attacks "B vanguard" with "Herald"
      And player B is asked to guard
      Then "Fox" has 3000 power
      And "Fox" has a critical of 1
      And "Fox" is of grade 2
      And "Owl" has 8000 power
      And "Hush" has 13000 power
      When player A attacks "B vanguard" with "Fox"
      Then "Fox" is at rest

      Examples:
        | probe                     | duration                                  |
        | lasts-turn                | for the turn                              |
        | lasts-opponents-next-turn | until the end of the opponent's next turn |
        | lasts-stand-phase         | until the player's next Stand Phase       |
        | lasts-next-turn           | until the end of the player's next turn   |
        | lasts-game                | for the game                              |

    Scenario Outline: Changes for a battle no longer apply to units that are called again during it (<duration>)
      Given player A has the unit "Vow" (probe "<probe>") on the front right circle
      And player A has the unit "Herald" (probe "attacked-renews-three") on the vanguard circle
      And it is player B's Battle Phase
      When player B attacks "Vow" with "Gale"
      And player A lets "Vow"'s ability come first
      And player A is asked to guard
      Then "Fox" has 3000 power
      And "Fox" has a critical of 1
      And "Fox" is of grade 2
      And "Owl" has 8000 power
      And "Hush" has 13000 power
      When player A intercepts for "Vow" with "Fox"
      Then "Fox" is in player A's drop zone

      Examples:
        | probe                      | duration                                   |
        | lasts-battle-attacked      | until the end of that battle               |
        | lasts-that-attack-attacked | until the end of the battle of that attack |

  @VG-11.8.4
  Rule: 11.8.4 An effect applies to the card that was chosen when it was resolved

    Scenario: Changes to the chosen unit do not apply to a copy of it
      Given player A has the unit "Vow" (probe "lasts-turn") on the vanguard circle
      And player A has the unit "Twin" on the front right circle
      And "Fox" has the card number "T-001"
      And "Twin" has this data:
        """
        {"name": "Fox", "number": "T-001", "category": "unit", "grade": 2, "power": 8000, "icons": ["intercept"]}
        """
      When player A activates "Vow"
      And player A chooses "Fox"
      Then "Fox" has 11700 power
      And "Twin" has 3000 power
      And "Twin" has a critical of 1
      And "Twin" is of grade 2
      When player A attacks "B vanguard" with "Twin"
      Then "Twin" is at rest
