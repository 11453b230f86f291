@DBS
Feature: 7-4. Damage Step

  @DBS-7-4-1-1
  Rule: 7-4-1-1 What happens at the beginning of the turn player's Damage Step is triggered, and a checkpoint follows

    Scenario Outline: of the turn player alone, and before anything is compared
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

    Scenario: in each battle, after both have acted
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
  Rule: 7-4-1-2 The combo power of all cards in the turn player's Combo Area is added to the power of the attack card

    Scenario Outline: of one card, and of several
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

    Scenario: no sooner than in the Damage Step
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

    Scenario: then it is power of the attack card, which skills see
      Given player A has "Help" in the hand
      And player A has the active Battle Card "Striker" (probe "deals-draw-for-strong")
      When player A attacks "B leader" with "Striker"
      And player A combos with "Help"
      Then player A's hand holds 1 card
      And "Help" is in player A's Drop Area

    Scenario: its power, not its energy cost, and that of other cards does not change
      Given player A has "Help" in the hand
      And "Help" has 0 combo power and a combo cost of 0
      And player B's Leader is "Captain" with 15000 power
      When player A attacks "Captain" with "A leader"
      And player A combos with "Help"
      Then player B's Life Area holds 4 cards
      And "Help" is in player A's Drop Area

  @DBS-7-4-1-3
  Rule: 7-4-1-3 The combo power of all cards in the non-turn player's Combo Area is added to the power of the guard card

    Scenario Outline: it saves the guard card
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

    Scenario: each side has its own
      Given player A has "Help" in the hand
      And player B has "Aid" and "More aid" in the hand
      And player B's Leader is "Captain" with 5000 power
      When player A attacks "Captain" with "A leader"
      And player A combos with "Help"
      And player B combos with "Aid"
      And player B combos with "More aid"
      Then player B's Life Area holds 3 cards

    Scenario: what is the guard card by then gets it
      Given player B has the active Battle Card "Wall" (probe "blocker")
      And player B has "Help" in the hand
      When player A attacks "B leader" with "A leader"
      And player B lets "Wall" block
      And player B combos with "Help"
      Then "Wall" is in player B's Battle Area
      And "Help" is in player B's Drop Area
      And player B's Life Area holds 4 cards

    Scenario: no sooner than in the Damage Step
      Given player B has "Help" and "Aid" in the hand
      When player A attacks "B leader" with "A leader"
      And player B combos with "Help"
      And player B is asked to act in the Defense Step
      Then "B leader" has 10000 power
      When player A is asked to act
      Then player B's Life Area holds 4 cards
      And "Help" is in player B's Drop Area

  @DBS-7-4-1-4
  Rule: 7-4-1-4 The attack succeeds with a power that is at least that of the guard card

    Scenario Outline: more, the same, less
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

    Scenario Outline: a Battle Card is attacked
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

    Scenario: an attack that fails triggers nothing of its result
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
  Rule: 7-4-1-4-1 Against a Leader Card it is triggered that the attack card deals damage, with a checkpoint before the damage

    Scenario Outline: before a card has been taken
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

    Scenario: not against a Battle Card
      Given player A has the active Battle Card "Striker" (probe "deals-draw")
      And player B has the rested Battle Card "Prey" with 5000 power
      When player A attacks "Prey" with "Striker"
      Then player A's hand holds 0 cards
      And "Prey" is in player B's Drop Area

  @DBS-7-4-1-4-1-1
  Rule: 7-4-1-4-1-1 The attack card inflicts 1 damage

    Scenario Outline: whatever the difference of power is
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

    Scenario: the last card of the life is the end of the game
      Given player B has 1 card in the Life Area
      When player A attacks "B leader" with "A leader"
      Then player A wins the game

  @DBS-7-4-1-4-1-2
  Rule: 7-4-1-4-1-2 Then it is triggered that the attack card has dealt damage

    Scenario Outline: after the card has been taken
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

    Scenario: once, however much it was
      Given player A has the active Battle Card "Striker" (probe "double-strike-dealt-draw")
      When player A attacks "B leader" with "Striker"
      Then player A's hand holds 1 card
      And player B's Life Area holds 2 cards

    Scenario: not of damage by a skill
      Given player A has the active Battle Card "Striker" (probe "dealt-draw")
      And player A has "Blast" (probe "main-damages-2") in the hand
      When player A activates "Blast"
      Then player A's hand holds 0 cards
      And player B's Life Area holds 2 cards
      When player A attacks "B leader" with "Striker"
      Then player A's hand holds 1 card

  @DBS-7-4-1-4-2
  Rule: 7-4-1-4-2 A Battle Card that is the guard card is KO-ed

    Scenario Outline: it goes to the Drop Area of its owner, and the life is not touched
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

    Scenario: one that cannot be KO-ed stays
      Given player B has the rested Battle Card "Rock" (probe "cannot-be-koed")
      And player B has the rested Battle Card "Prey" with 5000 power
      And player A has the active Battle Card "Striker" with 20000 power
      When player A attacks "Rock" with "Striker"
      And player A attacks "Prey" with "A leader"
      Then "Rock" is in player B's Battle Area
      And "Prey" is in player B's Drop Area

  @DBS-7-4-1-4-2-1
  Rule: 7-4-1-4-2-1 Then it is triggered that a card has been KO-ed by the attack card

    Scenario Outline: the attack card's own skill
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

    Scenario: not where the guard card is not KO-ed after all
      Given player A has the active Battle Card "Hunter" (probe "battle-ko-draw")
      And player B has the rested Battle Card "Ghost" (probe "instead-of-ko-to-hand")
      When player A attacks "Ghost" with "Hunter"
      Then player A's hand holds 0 cards
      And "Ghost" is in player B's hand

    Scenario: not by a KO of a skill
      Given player A has the active Battle Card "Hunter" (probe "battle-ko-draw")
      And player B has the rested Battle Card "Prey" with 5000 power
      And player A has "Trap" (probe "main-kos-battle-cards") in the hand
      And player B has the rested Battle Card "Rock" (probe "cannot-be-koed")
      When player A activates "Trap"
      Then player A's hand holds 0 cards
      And "Prey" is in player B's Drop Area
      When player A attacks "Rock" with "Hunter"
      Then player A's hand holds 0 cards

  @DBS-7-4-1-5
  Rule: 7-4-1-5 A checkpoint follows, while the cards are still in the Combo Areas

    Scenario: skills of the result see the combos and their power
      Given player A has the active Battle Card "Hunter" (probe "battle-ko-returns-combo")
      And player A has "Help" in the hand
      And player B has the rested Battle Card "Rock" with 15000 power
      When player A attacks "Rock" with "Hunter"
      And player A combos with "Help"
      Then "Help" is in player A's hand
      And "Rock" is in player B's Drop Area

    Scenario: the rules are processed in it, and the skill of a card that was KO-ed comes
      Given player A has the active Battle Card "Striker" with 10000 power
      And player B has the rested Battle Card "Bomb" (probe "koed-weakens")
      When player A attacks "Bomb" with "Striker"
      Then "Bomb" is in player B's Drop Area
      And "Striker" is in player A's Drop Area

    Scenario: it comes before what happens at the end of the battle
      Given player A has the active Battle Card "Striker" (probe "dealt-draw")
      And player A has the active Battle Card "Herald" (probe "battle-end-bounces-weak")
      And player B has the active Battle Card "Bench 1" with 5000 power
      And player B has the active Battle Card "Bench 2" with 5000 power
      And player A has "Help" in the hand
      When player A attacks "B leader" with "Striker"
      And player A combos with "Help"
      And player A is asked to choose
      Then player A's hand holds 1 card
      And "Help" is in player A's Drop Area
      When player A chooses "Bench 1"
      Then "Bench 1" is in player B's hand

  @DBS-7-4-1-6
  Rule: 7-4-1-6 All cards in the Combo Areas go to the Drop Areas of their owners

    Scenario Outline: of both players, from wherever they came
      Given it is player <attacking>'s Main Phase
      And player <attacking> has "Help" in the hand
      And player <attacking> has the active Battle Card "Mate" with 5000 power
      And player <defending> has "Aid" in the hand
      When player <attacking> attacks "<defending> leader" with "<attacking> leader"
      And player <attacking> combos with "Help"
      And player <attacking> combos with "Mate"
      And player <defending> combos with "Aid"
      And player <attacking> is asked to act
      Then player <attacking>'s Drop Area holds exactly "Help" and "Mate"
      And player <defending>'s Drop Area holds exactly "Aid"
      And player <attacking>'s Combo Area holds 0 cards
      And player <defending>'s Combo Area holds 0 cards

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: also where the attack has failed, and it is no KO
      Given player B's Leader is "Captain" with 30000 power
      And player A has the active Battle Card "Mate" (probe "koed-draw")
      And player B has the active Battle Card "Scout" (probe "any-ko-draw")
      When player A attacks "Captain" with "A leader"
      And player A combos with "Mate"
      And player A is asked to act
      Then "Mate" is in player A's Drop Area
      And player A's hand holds 0 cards
      And player B's hand holds 0 cards

    Scenario: a card that the player has gained control of goes to its owner
      Given player A has "Charm" (probe "extra-gain-control-1") in the hand
      And player B has the active Battle Card "Foe" with 5000 power
      When player A activates "Charm"
      And player A attacks "B leader" with "A leader"
      And player A combos with "Foe"
      And player A is asked to act
      Then "Foe" is in player B's Drop Area

  @DBS-7-4-1-7
  Rule: 7-4-1-7 Then the power from combos is gone, of the attack card and of the guard card

    Scenario Outline: before the skills of the end of the battle are resolved
      Given it is player <attacking>'s Main Phase
      And player <attacking> has the active Battle Card "Herald" (probe "battle-end-draw-for-strong")
      And player <attacking> has "Help" in the hand
      When player <attacking> attacks "<defending> leader" with "<attacking> leader"
      And player <attacking> combos with "Help"
      And player <attacking> is asked to act
      Then player <attacking>'s hand holds 0 cards
      And "<attacking> leader" has 10000 power
      And player <defending>'s Life Area holds 3 cards

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: that of the guard card is gone as well
      Given player B has the active Battle Card "Herald" (probe "battle-end-draw-for-strong")
      And player B has "Help" in the hand
      When player A attacks "B leader" with "A leader"
      And player B combos with "Help"
      And player A is asked to act
      Then player B's hand holds 0 cards
      And "B leader" has 10000 power

    Scenario: power from skills for the battle is not
      Given player A has the active Battle Card "Herald" (probe "battle-end-draw-for-strong")
      And player A has "Shout" (probe "extra-battle-power") in the hand
      When player A attacks "B leader" with "A leader"
      And player A activates "Shout"
      And player A is asked to act
      Then player A's hand holds 1 card
      And "A leader" has 10000 power
      And player B's Life Area holds 3 cards

  @DBS-7-4-1-8
  Rule: 7-4-1-8 What happens at the end of a battle is triggered, and a checkpoint follows

    Scenario Outline: of an attack that has succeeded, and of one that has failed
      Given it is player <attacking>'s Main Phase
      And player <attacking> has the active Battle Card "Striker" (probe "battle-end-draw")
      And player <defending>'s Leader is "Captain" with <power> power
      When player <attacking> attacks "Captain" with "Striker"
      Then player <attacking>'s hand holds 1 card
      And player <defending>'s Life Area holds <life> cards

      Examples:
        | attacking | defending | power | life |
        | A         | B         | 10000 | 3    |
        | A         | B         | 20000 | 4    |
        | B         | A         | 10000 | 3    |

    Scenario: once in each battle, and of this attack card alone
      Given player A has the active Battle Card "Striker" (probe "battle-end-draw")
      And player A has the active Battle Card "Mate" (probe "battle-end-draw")
      When player A attacks "B leader" with "A leader"
      And player A is asked to act
      Then player A's hand holds 0 cards
      When player A attacks "B leader" with "Striker"
      Then player A's hand holds 1 card

    Scenario: the cards of the combos lie in the Drop Area by then
      Given player A has the active Battle Card "Herald" (probe "battle-end-bounces-weak")
      And player B has the active Battle Card "Bench 1" with 5000 power
      And player B has the active Battle Card "Bench 2" with 5000 power
      And player B has "Aid" in the hand
      When player A attacks "B leader" with "A leader"
      And player B combos with "Aid"
      And player A is asked to choose
      Then "Aid" is in player B's Drop Area
      When player A chooses "Bench 2"
      Then "Bench 2" is in player B's hand

  @DBS-7-4-1-8-1
  Rule: 7-4-1-8-1 A skill of the end of the battle after a combo with its card waits when the card has been dropped from the Combo Area

    Scenario Outline: of either player
      Given it is player <attacking>'s Main Phase
      And player <attacking> has "Help" (probe "combo-end-to-hand") in the hand
      And player <defending> has "Aid" (probe "combo-end-to-hand") in the hand
      When player <attacking> attacks "<defending> leader" with "<attacking> leader"
      And player <attacking> combos with "Help"
      And player <defending> combos with "Aid"
      Then "Help" is in player <attacking>'s hand
      And "Aid" is in player <defending>'s hand
      And the event "dropped" happened exactly 1 time to "Help"
      And player <defending>'s Life Area holds 3 cards

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: not of cards with which no combo was made, wherever they lie
      Given player A has "Help" (probe "combo-end-to-hand") in the Drop Area
      And player A has the active Battle Card "Mate" (probe "combo-end-to-hand")
      And player A has the active Battle Card "Second mate" (probe "combo-end-to-hand")
      When player A attacks "B leader" with "A leader"
      And player A combos with "Second mate"
      And player A is asked to act
      Then "Help" is in player A's Drop Area
      And "Mate" is in player A's Battle Area
      And "Second mate" is in player A's hand

    Scenario: not of a card that has left the Combo Area before
      Given player A has the active Battle Card "Hunter" (probe "battle-ko-warps-combo")
      And player A has "Help" (probe "combo-end-to-hand") in the hand
      And player B has "Aid" (probe "combo-end-to-hand") in the hand
      And player B has the rested Battle Card "Rock" with 10000 power
      When player A attacks "Rock" with "Hunter"
      And player A combos with "Help"
      And player B combos with "Aid"
      Then "Help" is in player A's Warp
      And "Aid" is in player B's hand
      And "Rock" is in player B's Drop Area

    Scenario: in the next battle only what was used in that one
      Given player A has "Help" (probe "combo-end-to-hand") in the hand
      And player A has the active Battle Card "Striker" with 10000 power
      When player A attacks "B leader" with "A leader"
      And player A combos with "Help"
      And player A attacks "B leader" with "Striker"
      And player A combos with "Help"
      And player A is asked to act
      Then "Help" is in player A's hand
      And player B's Life Area holds 2 cards
      And the event "comboed" happened exactly 2 times to "Help"

    @reading
    Scenario: not in a battle that has not come to its Damage Step
      Given player B has "Aid" (probe "combo-end-to-hand") in the hand
      And player B has "Halt" (probe "extra-battle-negates") in the hand
      And player A has "Help" (probe "combo-end-to-hand") in the hand
      And player A has the active Battle Card "Striker" with 10000 power
      When player A attacks "B leader" with "A leader"
      And player B combos with "Aid"
      And player B activates "Halt"
      And player A is asked to act
      Then "Aid" is in player B's Drop Area
      When player A attacks "B leader" with "Striker"
      And player A combos with "Help"
      And player A is asked to act
      Then "Help" is in player A's hand

    @reading
    Scenario: or in that battle as well
      Given the reading "combo-skills-of-a-battle-left" is "wait"
      And player B has "Aid" (probe "combo-end-to-hand") in the hand
      And player B has "Halt" (probe "extra-battle-negates") in the hand
      When player A attacks "B leader" with "A leader"
      And player B combos with "Aid"
      And player B activates "Halt"
      Then "Aid" is in player B's hand
      And "Halt" is in player B's Drop Area
      And player B's Life Area holds 4 cards

  @DBS-7-4-1-9
  Rule: 7-4-1-9 Then the effects end that last for the battle

    Scenario Outline: after the skills of the end of the battle
      Given it is player <attacking>'s Main Phase
      And player <attacking> has the active Battle Card "Striker" (probe "attack-strengthens-for-battle")
      And player <attacking> has the active Battle Card "Herald" (probe "battle-end-bounces-weak")
      And player <defending> has the active Battle Card "Bench 1" with 5000 power
      And player <defending> has the active Battle Card "Bench 2" with 5000 power
      When player <attacking> attacks "<defending> leader" with "Striker"
      And player <attacking> is asked to choose
      Then "Striker" has 15000 power
      When player <attacking> chooses "Bench 1"
      And player <attacking> is asked to act
      Then "Striker" has 10000 power

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: those of the non-turn player as well; those for the turn do not
      Given player B has "Shout" (probe "extra-battle-power") in the hand
      And player A has the active Battle Card "Striker" (probe "attack-weakens")
      And player B has the active Battle Card "Rock" with 30000 power
      When player A attacks "B leader" with "Striker"
      And player B activates "Shout"
      And player A is asked to act
      Then "B leader" has 10000 power
      And "Rock" has 20000 power
      And player B's Life Area holds 4 cards

  @DBS-7-4-1-10
  Rule: 7-4-1-10 Then the battle is over, and the Main Phase goes on

    Scenario Outline: the turn player plays and attacks again
      Given it is player <attacking>'s Main Phase
      And player <attacking> has "Fighter" in the hand
      When player <attacking> attacks "<defending> leader" with "<attacking> leader"
      And player <attacking> is asked to act
      Then no battle is going on
      When player <attacking> plays "Fighter"
      And player <attacking> attacks "<defending> leader" with "Fighter"
      Then player <defending>'s Life Area holds 2 cards

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: there are combos no more
      Given player A has "Help" and "Aid" in the hand
      When player A attacks "B leader" with "A leader"
      And player A combos with "Help"
      And player A is asked to act
      And player A tries to combo with "Aid"
      Then that is not offered
      And "Aid" is in player A's hand
      And "Help" is in player A's Drop Area
