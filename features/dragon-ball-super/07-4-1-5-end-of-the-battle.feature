@DBS
Feature: 7-4-1-5 to 7-4-1-10. The end of a battle

  @DBS-7-4-1-5
  Rule: 7-4-1-5 A checkpoint follows while the cards are still in the Combo Areas

    Scenario: A skill for a KO in battle resolves while the combo cards and their power are still there
      Given player A has the active Battle Card "Hunter" (probe "battle-ko-returns-combo")
      And player A has "Help" in the hand
      And player B has the rested Battle Card "Rock" with 15000 power
      When player A attacks "Rock" with "Hunter"
      And player A combos with "Help"
      Then "Help" is in player A's hand
      And "Rock" is in player B's Drop Area

    Scenario: A "when KO-ed" skill of the guard card resolves and can make the attack card drop to 0 power
      Given player A has the active Battle Card "Striker" with 10000 power
      And player B has the rested Battle Card "Bomb" (probe "koed-weakens")
      When player A attacks "Bomb" with "Striker"
      Then "Bomb" is in player B's Drop Area
      And "Striker" is in player A's Drop Area

    Scenario: A "has dealt damage" skill resolves before skills for the end of the battle
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
  Rule: 7-4-1-6 All cards in the Combo Areas go to their owners' Drop Areas

    Scenario Outline: Combo cards of both players go to the Drop Area after player <attacking>'s attack
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

    Scenario: Combo cards go to the Drop Area after a failed attack, and that does not count as a KO
      Given player B's Leader is "Captain" with 30000 power
      And player A has the active Battle Card "Mate" (probe "koed-draw")
      And player B has the active Battle Card "Scout" (probe "any-ko-draw")
      When player A attacks "Captain" with "A leader"
      And player A combos with "Mate"
      And player A is asked to act
      Then "Mate" is in player A's Drop Area
      And player A's hand holds 0 cards
      And player B's hand holds 0 cards

    Scenario: A combo card of which its player gained control goes to its owner's Drop Area after the battle
      Given player A has "Charm" (probe "extra-gain-control-1") in the hand
      And player B has the active Battle Card "Foe" with 5000 power
      When player A activates "Charm"
      And player A attacks "B leader" with "A leader"
      And player A combos with "Foe"
      And player A is asked to act
      Then "Foe" is in player B's Drop Area

  @DBS-7-4-1-7
  Rule: 7-4-1-7 At the end of the battle the attack card and the guard card lose the power from combos

    Scenario Outline: Combo power is gone from player <attacking>'s attack card before end-of-battle skills resolve
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

    Scenario: Combo power is gone from the guard card before end-of-battle skills resolve
      Given player B has the active Battle Card "Herald" (probe "battle-end-draw-for-strong")
      And player B has "Help" in the hand
      When player A attacks "B leader" with "A leader"
      And player B combos with "Help"
      And player A is asked to act
      Then player B's hand holds 0 cards
      And "B leader" has 10000 power

    Scenario: A power boost for the battle by a skill still counts for end-of-battle skills
      Given player A has the active Battle Card "Herald" (probe "battle-end-draw-for-strong")
      And player A has "Shout" (probe "extra-battle-power") in the hand
      When player A attacks "B leader" with "A leader"
      And player A activates "Shout"
      And player A is asked to act
      Then player A's hand holds 1 card
      And "A leader" has 10000 power
      And player B's Life Area holds 3 cards

  @DBS-7-4-1-8
  Rule: 7-4-1-8 Skills for the end of the battle trigger, and a checkpoint follows

    Scenario Outline: An end-of-battle skill triggers after an attack of 10000 power on a Leader Card of <power> power
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

    Scenario: A skill for the end of a battle in which this card attacked triggers for that card only
      Given player A has the active Battle Card "Striker" (probe "battle-end-draw")
      And player A has the active Battle Card "Mate" (probe "battle-end-draw")
      When player A attacks "B leader" with "A leader"
      And player A is asked to act
      Then player A's hand holds 0 cards
      When player A attacks "B leader" with "Striker"
      Then player A's hand holds 1 card

    Scenario: Combo cards are already in the Drop Area when end-of-battle skills resolve
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

    @DBS-3-1-4
    Scenario: An end-of-battle skill does not KO an attack card that left and came back during the battle
      Given player B has the active Battle Card "Judge" (probe "battle-end-kos-attack-card")
      And "Whisk" has this data:
        """
        {"category": "battle", "energyCost": 2, "comboPower": 5000, "comboCost": 0, "power": 10000, "abilities": [{"type": "auto", "when": {"event": "koed"},
          "effect": [{"do": "move", "to": "drop", "target": {"all": {"player": "opponent", "zone": ["battle"], "category": "battle"}}}, {"do": "play", "target": {"all": {"player": "opponent", "zone": ["drop"], "category": "battle"}}}]}]}
        """
      And player B has the rested Battle Card "Whisk"
      And player A has the active Battle Card "Striker" with 10000 power
      When player A attacks "Whisk" with "Striker"
      And player A is asked to act
      Then "Striker" is in player B's Battle Area
      And "Whisk" is in player B's Drop Area

  @DBS-7-4-1-8-1
  Rule: 7-4-1-8-1 An end-of-battle skill of a combo card triggers once the card is dropped from the Combo Area

    Scenario Outline: An end-of-battle skill of a combo card in the Drop Area triggers for both players
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

    Scenario: An end-of-battle skill for a combo does not trigger on a card that was not used in a combo
      Given player A has "Help" (probe "combo-end-to-hand") in the Drop Area
      And player A has the active Battle Card "Mate" (probe "combo-end-to-hand")
      And player A has the active Battle Card "Second mate" (probe "combo-end-to-hand")
      When player A attacks "B leader" with "A leader"
      And player A combos with "Second mate"
      And player A is asked to act
      Then "Help" is in player A's Drop Area
      And "Mate" is in player A's Battle Area
      And "Second mate" is in player A's hand

    Scenario: An end-of-battle skill for a combo does not trigger if the card left the Combo Area earlier
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

    Scenario: An end-of-battle skill for a combo triggers again in a later battle if the card combos again
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
    Scenario: An end-of-battle skill of a combo card does not trigger if the attack was negated
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
    Scenario: Under the alternative interpretation, an end-of-battle skill of a combo card triggers even after a negated attack
      Given the ambiguous rule "Do skills for the end of the battle after a combo trigger in a battle that has not reached its Damage Step?" is answered "yes, they wait"
      And player B has "Aid" (probe "combo-end-to-hand") in the hand
      And player B has "Halt" (probe "extra-battle-negates") in the hand
      When player A attacks "B leader" with "A leader"
      And player B combos with "Aid"
      And player B activates "Halt"
      Then "Aid" is in player B's hand
      And "Halt" is in player B's Drop Area
      And player B's Life Area holds 4 cards

  @DBS-7-4-1-9
  Rule: 7-4-1-9 At the end of the battle, effects that last for the battle end

    Scenario Outline: A power boost for the battle ends after end-of-battle skills of player <attacking> have resolved
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

    Scenario: An effect for the battle by the defender ends with the battle, and an effect for the turn stays
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
  Rule: 7-4-1-10 After the last step the battle is over, and the Main Phase continues

    Scenario Outline: Player <attacking> may play a card and attack again after a battle
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

    Scenario: A player cannot combo after the battle is over
      Given player A has "Help" and "Aid" in the hand
      When player A attacks "B leader" with "A leader"
      And player A combos with "Help"
      And player A is asked to act
      And player A tries to combo with "Aid"
      Then that is not offered
      And "Aid" is in player A's hand
      And "Help" is in player A's Drop Area
