@DBS
Feature: 7-4. Damage Step

  @DBS-7-4-1-1
  Rule: 7-4-1-1 Skills for the start of the turn player's Damage Step trigger, and a checkpoint follows

    Scenario Outline: A skill for the start of player <attacking>'s Damage Step resolves before powers are compared
      Given it is player <attacking>'s Main Phase
      And player <attacking> has the active Battle Card "Scout" (probe "damage-step-strengthens")
      And player <defending> has the active Battle Card "Guard" (probe "damage-step-draw")
      And player <defending>'s Leader is "Captain" with 15000 power
      When player <attacking> attacks "Captain" with "<attacking> leader"
      Then player <defending>'s Life Area holds 3 cards
      And player <defending>'s hand holds 1 card

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: A skill for the start of the Damage Step triggers in each battle, after both players have acted
      Given player A has the active Battle Card "Scout" (probe "damage-step-draw")
      And player B has "Help" in the hand
      When player A attacks "B leader" with "A leader"
      And player B is asked to act in the Defense Step
      Then player A's hand holds 0 cards
      When player B combos with "Help"
      And player A is asked to act
      Then player A's hand holds 1 card
      When player A attacks "B leader" with "Scout"
      Then player A's hand holds 2 cards

  @DBS-7-4-1-2
  Rule: 7-4-1-2 The combo power of the turn player's combo cards is added to the attack card's power

    Scenario Outline: Player <attacking>'s attack card gets the combo power of one combo card or of two
      Given it is player <attacking>'s Main Phase
      And player <attacking> has "Help" and "Aid" in the hand
      And player <defending>'s Leader is "Captain" with 15000 power
      And player <defending> has the rested Battle Card "Rock" with 20000 power
      And player <attacking> has the active Battle Card "Striker" with 10000 power
      And player <attacking> has the active Battle Card "Mate" with 5000 power
      When player <attacking> attacks "Captain" with "<attacking> leader"
      And player <attacking> combos with "Help"
      And player <attacking> is asked to act
      Then player <defending>'s Life Area holds 3 cards
      When player <attacking> attacks "Rock" with "Striker"
      And player <attacking> combos with "Aid"
      And player <attacking> combos with "Mate"
      Then "Rock" is in player <defending>'s Drop Area

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: Combo power is not added to the attack card before the Damage Step
      Given player A has "Help" in the hand
      And player A has the active Battle Card "Scout" (probe "damage-step-strengthens")
      And player B has "Reserve" in the hand
      When player A attacks "B leader" with "A leader"
      And player A combos with "Help"
      And player B is asked to act in the Defense Step
      Then "A leader" has 10000 power
      And player A's Combo Area holds exactly "Help"
      When player A is asked to act
      Then "Help" is in player A's Drop Area

    Scenario: Combo power counts as power of the attack card for a skill that asks for its power
      Given player A has "Help" in the hand
      And player A has the active Battle Card "Striker" (probe "deals-draw-for-strong")
      When player A attacks "B leader" with "Striker"
      And player A combos with "Help"
      Then player A's hand holds 1 card
      And "Help" is in player A's Drop Area

    Scenario: A combo card of 0 combo power adds nothing to the attack card
      Given player A has "Help" in the hand
      And "Help" has 0 combo power and a combo cost of 0
      And player B's Leader is "Captain" with 15000 power
      When player A attacks "Captain" with "A leader"
      And player A combos with "Help"
      Then player B's Life Area holds 4 cards
      And "Help" is in player A's Drop Area

    @reading
    Scenario Outline: With combo power below 0 <what>, so the attacked player keeps <life> Life, as ruled: <choice>
      Given the ambiguous rule "Does a combo power below 0 reduce the power to which it is added?" is answered "<choice>"
      And "Damper" has this data:
        """
        {"category":"battle","energyCost":2,"comboPower":5000,"comboCost":0,"power":10000,
         "abilities":[{"type":"permanent","effect":[{"do":"modify","stat":"comboPower","by":-10000,"target":{"all":{"player":"you","zone":["combo"]}}}]}]}
        """
      And player A has the active Battle Card "Damper"
      And player A has "Mate" in the hand
      And "Mate" has 5000 combo power and a combo cost of 0
      When player A attacks "B leader" with "A leader"
      And player A combos with "Mate"
      And player A is asked to act
      Then player B's Life Area holds <life> cards
      And "Mate" is in player A's Drop Area

      Examples:
        | choice                    | what             | life |
        | no, it counts as 0        | nothing is added | 3    |
        | yes, it reduces the power | the power sinks  | 4    |

  @DBS-7-4-1-3
  Rule: 7-4-1-3 The combo power of the non-turn player's combo cards is added to the guard card's power

    Scenario Outline: Player <defending> saves the Leader Card by a combo, but not a Battle Card that is still too weak
      Given it is player <attacking>'s Main Phase
      And player <defending> has "Help" and "Aid" in the hand
      And player <defending> has the rested Battle Card "Rock" with 5000 power
      And player <attacking> has the active Battle Card "Striker" with 10000 power
      When player <attacking> attacks "<defending> leader" with "<attacking> leader"
      And player <defending> combos with "Help"
      And player <attacking> is asked to act
      Then player <defending>'s Life Area holds 4 cards
      When player <attacking> attacks "Rock" with "Striker"
      And player <defending> combos with "Aid"
      Then "Rock" is in player <defending>'s Drop Area

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: Each player's combo cards add power to that player's own card in the battle
      Given player A has "Help" in the hand
      And player B has "Aid" and "More aid" in the hand
      And player B's Leader is "Captain" with 5000 power
      When player A attacks "Captain" with "A leader"
      And player A combos with "Help"
      And player B combos with "Aid"
      And player B combos with "More aid"
      Then player B's Life Area holds 3 cards

    Scenario: A [Blocker] that became the guard card gets the defender's combo power
      Given player B has the active Battle Card "Wall" (probe "blocker")
      And player B has "Help" in the hand
      When player A attacks "B leader" with "A leader"
      And player B lets "Wall" block
      And player B combos with "Help"
      Then "Wall" is in player B's Battle Area
      And "Help" is in player B's Drop Area
      And player B's Life Area holds 4 cards

    Scenario: Combo power is not added to the guard card before the Damage Step
      Given player B has "Help" and "Aid" in the hand
      When player A attacks "B leader" with "A leader"
      And player B combos with "Help"
      And player B is asked to act in the Defense Step
      Then "B leader" has 10000 power
      When player A is asked to act
      Then player B's Life Area holds 4 cards
      And "Help" is in player B's Drop Area

  @DBS-7-4-1-4
  Rule: 7-4-1-4 The attack succeeds if the attack card's power is at least the guard card's

    Scenario Outline: An attack of <attack> power on a Leader Card of 10000 power leaves <life> of 4 Life
      Given it is player <attacking>'s Main Phase
      And player <attacking> has the active Battle Card "Striker" with <attack> power
      When player <attacking> attacks "<defending> leader" with "Striker"
      Then player <defending>'s Life Area holds <life> cards
      And "Striker" is in player <attacking>'s Battle Area
      And "Striker" is rested

      Examples:
        | attacking | defending | attack | life |
        | A         | B         | 11000  | 3    |
        | A         | B         | 10000  | 3    |
        | A         | B         | 9000   | 4    |
        | B         | A         | 10000  | 3    |
        | B         | A         | 9000   | 4    |

    Scenario Outline: A Battle Card of 10000 power that is attacked with <attack> power ends up in the <area>
      Given player A has the active Battle Card "Striker" with <attack> power
      And player B has the rested Battle Card "Rock" with 10000 power
      When player A attacks "Rock" with "Striker"
      Then "Rock" is in player B's <area>
      And "Striker" is in player A's Battle Area
      And "Striker" is rested

      Examples:
        | attack | area        |
        | 11000  | Drop Area   |
        | 10000  | Drop Area   |
        | 9000   | Battle Area |

    Scenario: A failed attack triggers no skill for dealing damage or for a KO
      Given player A has the active Battle Card "Striker" (probe "deals-draw")
      And player A has the active Battle Card "Hunter" (probe "battle-ko-draw")
      And player B has the rested Battle Card "Rock" with 11000 power
      And player B's Leader is "Captain" with 11000 power
      When player A attacks "Rock" with "Hunter"
      And player A attacks "Captain" with "Striker"
      Then player A's hand holds 0 cards
      And "Rock" is in player B's Battle Area
      And "Striker" is rested

  @DBS-7-4-1-4-1
  Rule: 7-4-1-4-1 Against a Leader Card "deals damage" triggers, with a checkpoint before the damage

    Scenario Outline: A "deals damage" skill of player <attacking>'s attack card resolves before a Life card is taken
      Given it is player <attacking>'s Main Phase
      And player <attacking> has the active Battle Card "Striker" (probe "deals-draw")
      When player <attacking> attacks "<defending> leader" with "Striker"
      And player <defending> is asked to take life
      Then player <attacking>'s hand holds 1 card
      And player <defending>'s Life Area holds 4 cards

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: A "deals damage" skill does not trigger when the attack card KOs a Battle Card
      Given player A has the active Battle Card "Striker" (probe "deals-draw")
      And player B has the rested Battle Card "Prey" with 5000 power
      When player A attacks "Prey" with "Striker"
      Then player A's hand holds 0 cards
      And "Prey" is in player B's Drop Area

    Scenario: An attack card that loses power after the powers were compared still deals damage
      Given player A has the active Battle Card "Striker" (probe "deals-damage-weakens-itself")
      And player B has "Hidden" and "Spare" in the Life Area
      When player A attacks "B leader" with "Striker"
      And player B is asked to take life
      Then "Striker" has 5000 power
      When player B takes "Hidden" from the life
      Then player B's hand holds exactly "Hidden"

  @DBS-7-4-1-4-1-1
  Rule: 7-4-1-4-1-1 The attack card deals 1 damage to the non-turn player

    Scenario Outline: A successful attack of <attack> power by player <attacking> deals only 1 damage
      Given it is player <attacking>'s Main Phase
      And player <attacking> has the active Battle Card "Striker" with <attack> power
      When player <attacking> attacks "<defending> leader" with "Striker"
      Then player <defending>'s Life Area holds 3 cards
      And player <defending>'s hand holds 1 card
      And player <attacking>'s Life Area holds 4 cards

      Examples:
        | attacking | defending | attack |
        | A         | B         | 10000  |
        | A         | B         | 40000  |
        | B         | A         | 30000  |

    Scenario: An attack that takes the last Life card wins the game
      Given player B has 1 card in the Life Area
      When player A attacks "B leader" with "A leader"
      Then player A wins the game

  @DBS-7-4-1-4-1-2
  Rule: 7-4-1-4-1-2 After the damage, "has dealt damage" triggers on the attack card

    Scenario Outline: A "has dealt damage" skill of player <attacking>'s attack card resolves after the Life card is taken
      Given it is player <attacking>'s Main Phase
      And player <attacking> has the active Battle Card "Striker" (probe "dealt-draw")
      When player <attacking> attacks "<defending> leader" with "Striker"
      And player <defending> is asked to take life
      Then player <attacking>'s hand holds 0 cards
      When player <attacking> is asked to act
      Then player <attacking>'s hand holds 1 card
      And player <defending>'s Life Area holds 3 cards

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: A "has dealt damage" skill triggers once for the 2 damage of [Double Strike]
      Given player A has the active Battle Card "Striker" (probe "double-strike-dealt-draw")
      When player A attacks "B leader" with "Striker"
      Then player A's hand holds 1 card
      And player B's Life Area holds 2 cards

    Scenario: A "has dealt damage" skill does not trigger for damage by a skill of another card
      Given player A has the active Battle Card "Striker" (probe "dealt-draw")
      And player A has "Blast" (probe "main-damages-2") in the hand
      When player A activates "Blast"
      Then player A's hand holds 0 cards
      And player B's Life Area holds 2 cards
      When player A attacks "B leader" with "Striker"
      Then player A's hand holds 1 card

  @DBS-7-4-1-4-2
  Rule: 7-4-1-4-2 A guard card that is a Battle Card is KO-ed if the attack succeeds

    Scenario Outline: A KO-ed guard card goes to player <defending>'s Drop Area, and no Life card is taken
      Given it is player <attacking>'s Main Phase
      And player <defending> has the rested Battle Card "Prey" (probe "koed-draw")
      When player <attacking> attacks "Prey" with "<attacking> leader"
      Then "Prey" is in player <defending>'s Drop Area
      And player <defending>'s hand holds 1 card
      And player <defending>'s Life Area holds 4 cards

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: A guard card that cannot be KO-ed stays in play after a successful attack
      Given player B has the rested Battle Card "Rock" (probe "cannot-be-koed")
      And player B has the rested Battle Card "Prey" with 5000 power
      And player A has the active Battle Card "Striker" with 20000 power
      When player A attacks "Rock" with "Striker"
      And player A attacks "Prey" with "A leader"
      Then "Rock" is in player B's Battle Area
      And "Prey" is in player B's Drop Area

  @DBS-7-4-1-4-2-1
  Rule: 7-4-1-4-2-1 After the guard card is KO-ed, "KO-ed by this card in battle" triggers on the attack card

    Scenario Outline: A skill for a KO in battle triggers on player <attacking>'s attack card only
      Given it is player <attacking>'s Main Phase
      And player <attacking> has the active Battle Card "Hunter" (probe "battle-ko-draw")
      And player <attacking> has the active Battle Card "Mate" (probe "battle-ko-draw")
      And player <defending> has the rested Battle Card "Prey" with 5000 power
      When player <attacking> attacks "Prey" with "Hunter"
      Then player <attacking>'s hand holds 1 card
      And "Prey" is in player <defending>'s Drop Area

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: A skill for a KO in battle does not trigger if the guard card returns to the hand instead
      Given player A has the active Battle Card "Hunter" (probe "battle-ko-draw")
      And player B has the rested Battle Card "Ghost" (probe "instead-of-ko-to-hand")
      When player A attacks "Ghost" with "Hunter"
      Then player A's hand holds 0 cards
      And "Ghost" is in player B's hand

    Scenario: A skill for a KO in battle does not trigger on a KO by a skill
      Given player A has the active Battle Card "Hunter" (probe "battle-ko-draw")
      And player B has the rested Battle Card "Prey" with 5000 power
      And player A has "Trap" (probe "main-kos-battle-cards") in the hand
      And player B has the rested Battle Card "Rock" (probe "cannot-be-koed")
      When player A activates "Trap"
      Then player A's hand holds 0 cards
      And "Prey" is in player B's Drop Area
      When player A attacks "Rock" with "Hunter"
      Then player A's hand holds 0 cards

    Scenario: A Battle Card KO-ed in battle counts as KO-ed by the attacking player
      Given "Mourner" has this data:
        """
        {"category": "battle", "energyCost": 2, "comboPower": 5000, "comboCost": 0, "power": 5000, "abilities": [{"type": "auto",
          "when": {"event": "koed", "by": {"player": "opponent"}}, "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player B has the rested Battle Card "Mourner"
      When player A attacks "Mourner" with "A leader"
      Then "Mourner" is in player B's Drop Area
      And player B's hand holds 1 card
