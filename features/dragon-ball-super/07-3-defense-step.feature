@DBS
Feature: 7-3. Defense Step

  @DBS-7-3-1-1
  Rule: 7-3-1-1 Skills for the start of the Defense Step trigger, and a checkpoint follows

    Scenario Outline: Only player <defending>'s skill for the start of the Defense Step triggers there, before they act
      Given it is player <attacking>'s Main Phase
      And player <attacking> has the active Battle Card "Scout" (probe "defense-step-draw")
      And player <attacking> has the active Battle Card "Bench" (probe "offence-step-draw")
      And player <defending> has the active Battle Card "Guard" (probe "defense-step-draw")
      And player <defending> has the active Battle Card "Post" (probe "offence-step-draw")
      When player <attacking> attacks "<defending> leader" with "<attacking> leader"
      And player <defending> is asked to act in the Defense Step
      Then player <attacking>'s hand holds 1 card
      And player <defending>'s hand holds 1 card

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: A skill for the start of your Defense Step triggers for the defender only
      Given it is player B's Main Phase
      And player B has the active Battle Card "Scout" (probe "defense-step-draw")
      And player A has the active Battle Card "Guard" (probe "defense-step-draw")
      When player B attacks "A leader" with "B leader"
      Then the event "defense step starting" happened exactly 1 time
      And player A's hand holds 2 cards

  @DBS-7-3-1-2
  Rule: 7-3-1-2 Only the non-turn player acts in the Defense Step, with a checkpoint after each action

    Scenario Outline: Player <defending> may combo and activate skills several times in their Defense Step
      Given it is player <attacking>'s Main Phase
      And player <defending> has "Help" and "Aid" in the hand
      And player <defending> has "Shout" (probe "extra-battle-power") in the hand
      And player <attacking> has "Other help" in the hand
      And player <defending> has "Spare" in the hand
      When player <attacking> attacks "<defending> leader" with "<attacking> leader"
      And player <defending> is asked to act in the Defense Step
      Then player <defending> is the one who decides
      When player <defending> combos with "Help"
      And player <defending> activates "Shout"
      And player <defending> combos with "Aid"
      And player <defending> is asked to act in the Defense Step
      Then player <defending>'s Combo Area holds exactly "Help" and "Aid"
      And "<defending> leader" has 15000 power
      And "Other help" is in player <attacking>'s hand

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: A skill triggered by a combo resolves before the next action of the Defense Step
      Given player B has "Help" (probe "in-combo-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player B combos with "Help"
      And player B is asked to act in the Defense Step
      Then player B's hand holds 1 card
      And player B's Combo Area holds exactly "Help"

    Scenario: The non-turn player may combo in the Defense Step, but not activate an [Activate: Main]
      Given player B has the active Battle Card "Bench" with 10000 power
      And player B has "Reserve" in the hand
      And player B has "Plan" (probe "extra-main-draws") in the hand
      When player A attacks "B leader" with "A leader"
      And player B is asked to act in the Defense Step
      And player B tries to activate "Plan"
      Then that is refused
      When player B combos with "Reserve"
      And player B is asked to act in the Defense Step
      Then player B's Combo Area holds exactly "Reserve"

  @DBS-7-3-1-2-1
  Rule: 7-3-1-2-1 The non-turn player may combo with any of their active Battle Cards except the guard card

    Scenario Outline: Player <defending> may combo with active Battle Cards, which go to the Combo Area
      Given it is player <attacking>'s Main Phase
      And player <defending> has the active Battle Card "Mate" with 5000 power
      And player <defending> has the active Battle Card "Second mate" with 5000 power
      And player <defending> has "Spare" in the hand
      When player <attacking> attacks "<defending> leader" with "<attacking> leader"
      And player <defending> combos with "Mate"
      And player <defending> combos with "Second mate"
      And player <defending> is asked to act in the Defense Step
      Then player <defending>'s Combo Area holds exactly "Mate" and "Second mate"
      And player <defending>'s Battle Area holds 0 cards

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: The defender cannot combo with a rested card, the guard card, an Extra Card or the opponent's card
      Given player A has the active Battle Card "Striker" (probe "attack-activates-itself")
      And player B has the rested Battle Card "Rock" with 10000 power
      And player B has "Wake" (probe "counter-attack-activates-own") in the hand
      And player B has the rested Battle Card "Tired" with 5000 power
      And player B has the active Battle Card "Mate" with 5000 power
      And player B has the active Battle Card "Arena" (probe "field")
      And player A has the active Battle Card "Foe" with 5000 power
      And player B has "Spare" in the hand
      When player A attacks "Rock" with "Striker"
      And player B counters with "Wake"
      And player B chooses "Rock"
      And player B is asked to act in the Defense Step
      Then "Rock" is active
      When player B tries to combo with "Tired"
      Then that is refused
      When player B tries to combo with "Rock"
      Then that is refused
      When player B tries to combo with "Arena"
      Then that is refused
      When player B tries to combo with "Foe"
      Then that is refused
      When player B combos with "Mate"
      And player B is asked to act in the Defense Step
      Then player B's Combo Area holds exactly "Mate"

    Scenario: The defender cannot combo with the opponent's attack card
      Given player A has the active Battle Card "Striker" with 10000 power
      And player B has the active Battle Card "Mate" with 5000 power
      When player A attacks "B leader" with "Striker"
      And player B tries to combo with "Striker"
      Then that is refused
      When player B combos with "Mate"
      Then "Mate" is in player B's Drop Area
      And player B's Life Area holds 4 cards

    Scenario: The defender cannot combo with the [Blocker] that became the guard card, but with another Battle Card
      Given player B has the active Battle Card "Rock" with 10000 power
      And player B has the active Battle Card "Wall" (probe "blocker")
      And player A has the active Battle Card "Striker" with 10000 power
      When player A attacks "B leader" with "Striker"
      And player B lets "Wall" block
      And player B tries to combo with "Wall"
      Then that is refused
      When player B combos with "Rock"
      Then "Rock" is in player B's Drop Area
      And "Wall" is in player B's Battle Area

    Scenario: The defender cannot combo with their Leader Card when a Battle Card is attacked
      Given player B has the active Battle Card "Mate" with 5000 power
      And player B has the rested Battle Card "Rock" with 10000 power
      And player B has "Spare" in the hand
      When player A attacks "Rock" with "A leader"
      And player B tries to combo with "B leader"
      Then that is refused
      When player B combos with "Mate"
      And player B is asked to act in the Defense Step
      Then player B's Combo Area holds exactly "Mate"

  @DBS-7-3-1-2-1-1
  Rule: 7-3-1-2-1-1 The player rests as much energy as the combo cost of the Battle Card

    Scenario Outline: Player <defending> rests 2 energy to combo with a Battle Card of combo cost 2 in play
      Given it is player <attacking>'s Main Phase
      And player <defending> has the active Battle Card "Mate" with 5000 power
      And "Mate" has 10000 combo power and a combo cost of 2
      And player <defending> has 3 active and 1 rested energy
      And player <defending> has "Spare" in the hand
      When player <attacking> attacks "<defending> leader" with "<attacking> leader"
      And player <defending> combos with "Mate"
      And player <defending> is asked to act in the Defense Step
      Then player <defending>'s Energy Area holds 1 active and 3 rested cards
      And player <defending>'s Combo Area holds exactly "Mate"

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: A defender with 1 active energy cannot combo with a Battle Card of combo cost 2 in play
      Given player B has the active Battle Card "Mate" with 5000 power
      And "Mate" has 10000 combo power and a combo cost of 2
      And player B has the active Battle Card "Second mate" with 5000 power
      And "Second mate" has 5000 combo power and a combo cost of 1
      And player B has 1 active and 3 rested energy
      And player B has "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player B tries to combo with "Mate"
      Then that is refused
      When player B combos with "Second mate"
      And player B is asked to act in the Defense Step
      Then player B's Energy Area holds 0 active and 4 rested cards
      And "Mate" is in player B's Battle Area

    @DBS-8-9-1-1
    Scenario: A defender's Battle Card in play does not combo if an effect replaces the payment of its combo cost
      Given player B has the active Battle Card "Spring" (probe "energy-stays-active-once")
      And player B has the active Battle Card "Help" with 5000 power
      And "Help" has 10000 combo power and a combo cost of 1
      And player B has 2 active and 0 rested energy
      When player A attacks "B leader" with "A leader"
      And player B combos with "Help"
      And player B is asked to act in the Defense Step
      Then "Help" is in player B's Battle Area
      And player B's Energy Area holds 2 active and 0 rested cards
      When player B combos with "Help"
      And player B is asked to act in the Defense Step
      Then "Help" is in player B's Combo Area
      And player B's Energy Area holds 1 active and 1 rested cards

  @DBS-7-3-1-2-2
  Rule: 7-3-1-2-2 The non-turn player may combo with a Battle Card from the hand

    Scenario Outline: A Battle Card with which player <defending> combos goes from the hand to the Combo Area
      Given it is player <attacking>'s Main Phase
      And player <defending> has "Help" and "Spare" in the hand
      When player <attacking> attacks "<defending> leader" with "<attacking> leader"
      And player <defending> combos with "Help"
      And player <defending> is asked to act in the Defense Step
      Then player <defending>'s Combo Area holds exactly "Help"
      And player <defending>'s hand holds exactly "Spare"

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: The defender cannot combo with an Extra Card or with a card in the Drop Area
      Given player B has "Plan" (probe "extra-battle-power") in the hand
      And player B has "Help" in the hand
      And player B has "Lost" in the Drop Area
      When player A attacks "B leader" with "A leader"
      And player B tries to combo with "Plan"
      Then that is refused
      When player B tries to combo with "Lost"
      Then that is refused
      When player B combos with "Help"
      And player B is asked to act in the Defense Step
      Then player B's Combo Area holds exactly "Help"

  @DBS-7-3-1-2-2-1
  Rule: 7-3-1-2-2-1 The player rests as much energy as the card's combo cost, whatever its energy cost

    Scenario Outline: Player <defending> rests 1 energy to combo with a card of combo cost 1 from the hand
      Given it is player <attacking>'s Main Phase
      And player <defending> has "Help" in the hand
      And "Help" has 10000 combo power and a combo cost of 1
      And player <defending> has 2 active and 0 rested energy
      And player <defending> has "Spare" in the hand
      When player <attacking> attacks "<defending> leader" with "<attacking> leader"
      And player <defending> combos with "Help"
      And player <defending> is asked to act in the Defense Step
      Then player <defending>'s Energy Area holds 1 active and 1 rested cards

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: A defender needs active energy for a combo cost of 1, but none for a combo cost of 0
      Given player B has "Help" and "Aid" in the hand
      And "Help" has 10000 combo power and a combo cost of 1
      And player B has 0 active and 2 rested energy
      And player B has "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player B tries to combo with "Help"
      Then that is refused
      When player B combos with "Aid"
      And player B is asked to act in the Defense Step
      Then player B's Combo Area holds exactly "Aid"
      And "Help" is in player B's hand

    @DBS-8-9-1-1
    Scenario: A defender's card in the hand does not combo if an effect replaces the payment of its combo cost
      Given player B has the active Battle Card "Spring" (probe "energy-stays-active-once")
      And player B has "Help" in the hand
      And "Help" has 10000 combo power and a combo cost of 1
      And player B has 2 active and 0 rested energy
      When player A attacks "B leader" with "A leader"
      And player B combos with "Help"
      And player B is asked to act in the Defense Step
      Then "Help" is in player B's hand
      And player B's Energy Area holds 2 active and 0 rested cards
      When player B combos with "Help"
      And player B is asked to act in the Defense Step
      Then "Help" is in player B's Combo Area
      And player B's Energy Area holds 1 active and 1 rested cards

  @DBS-7-3-1-2-3
  Rule: 7-3-1-2-3 The non-turn player may activate [Activate: Battle] skills of their cards

    Scenario Outline: Player <defending> may use [Activate: Battle] of a Leader Card, a Battle Card and an Extra Card
      Given it is player <attacking>'s Main Phase
      And player <defending>'s Leader is "Captain" (probe "leader-activate-battle-power")
      And player <defending> has the rested Battle Card "Mate" (probe "activate-battle-power")
      And player <defending> has "Shout" (probe "extra-battle-power") and "Spare" in the hand
      When player <attacking> attacks "<target>" with "<attacker>"
      And player <defending> activates "Captain"
      And player <defending> activates "Mate"
      And player <defending> activates "Shout"
      And player <defending> is asked to act in the Defense Step
      Then "Captain" has 25000 power
      And "Shout" is in player <defending>'s Drop Area

      Examples:
        | attacking | defending | attacker | target |
        | A         | B         | A leader | Captain  |
        | B         | A         | B leader | Captain  |

    Scenario: A defender cannot activate the [Activate: Battle] of the attacker's Battle Card in the Defense Step
      Given player A has the active Battle Card "Foe" (probe "activate-battle-power")
      And player B has the active Battle Card "Mate" (probe "activate-battle-power")
      When player A attacks "B leader" with "A leader"
      And player B is asked to act in the Defense Step
      And player B tries to activate "Foe"
      Then that is refused
      When player B activates "Mate"
      And player B is asked to act in the Defense Step
      Then "B leader" has 15000 power

  @DBS-7-3-1-2-3-1
  Rule: 7-3-1-2-3-1 The opponent gets a counter timing before and after the skill resolves

    Scenario Outline: Player <attacking> may negate a defender's [Activate: Battle] with [Counter: Play] before it resolves
      Given it is player <attacking>'s Main Phase
      And player <defending> has "Call" (probe "extra-battle-plays") in the hand
      And player <defending> has "Fighter" in the hand
      And player <attacking> has "No" (probe "counter-play-negates") in the hand
      When player <attacking> attacks "<defending> leader" with "<attacking> leader"
      And player <defending> activates "Call"
      And player <attacking> counters with "No"
      And player <defending> is asked to act in the Defense Step
      Then "Fighter" is in player <defending>'s hand
      And "No" is in player <attacking>'s Drop Area

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario Outline: Player <attacking> may activate [Counter: Play] after a defender's [Activate: Battle] has resolved
      Given it is player <attacking>'s Main Phase
      And player <defending> has "Call" (probe "extra-battle-plays") in the hand
      And player <defending> has "Fighter" in the hand
      And player <attacking> has "No" (probe "counter-play-draws") in the hand
      When player <attacking> attacks "<defending> leader" with "<attacking> leader"
      And player <defending> activates "Call"
      And player <attacking> is asked to counter
      Then "Fighter" is in player <defending>'s hand
      When player <attacking> declines
      And player <defending> chooses "Fighter"
      And player <attacking> is asked to counter
      Then "Fighter" is in player <defending>'s Battle Area
      When player <attacking> counters with "No"
      And player <defending> is asked to act in the Defense Step
      Then player <attacking>'s hand holds 1 card

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

  @DBS-7-3-1-2-3-2
  Rule: 7-3-1-2-3-2 [Awaken] and [Wish] may also be activated in the Defense Step

    Scenario Outline: Player <defending> may turn their Leader Card over in the Defense Step while it is attacked
      Given it is player <attacking>'s Main Phase
      And player <defending>'s Leader is "Captain" (probe "<probe>")
      And player <defending> has "Spare" in the hand
      When player <attacking> attacks "<target>" with "<attacker>"
      And player <defending> activates "Captain"
      And player <defending> is asked to act in the Defense Step
      Then "Captain" shows its back side
      And "Captain" has 15000 power

      Examples:
        | attacking | defending | attacker | target | probe |
        | A         | B         | A leader | Captain  | leader-awakens-at-4 |
        | B         | A         | B leader | Captain  | leader-awakens-at-4 |

      @since-1.071
      Examples:
        | attacking | defending | attacker | target | probe |
        | A         | B         | A leader | Captain  | leader-wishes-at-4 |
        | B         | A         | B leader | Captain  | leader-wishes-at-4 |

    Scenario: A defender cannot activate [Awaken] in the Defense Step while its Life condition is not met
      Given player B's Leader is "Captain" (probe "leader-awakens-at-4")
      And player B has 5 cards in the Life Area
      And player B has "Help" and "Spare" in the hand
      When player A attacks "Captain" with "A leader"
      And player B tries to activate "Captain"
      Then that is refused
      When player B combos with "Help"
      And player B is asked to act in the Defense Step
      Then "Captain" has 10000 power
      And player B's Combo Area holds exactly "Help"

  @DBS-7-3-1-3
  Rule: 7-3-1-3 If the non-turn player does nothing more, the Damage Step follows

    Scenario Outline: The Damage Step follows when player <defending> stops acting after a combo
      Given it is player <attacking>'s Main Phase
      And player <defending> has "Help" in the hand
      And player <attacking> has the active Battle Card "Striker" with 10000 power
      And player <defending> has "Spare" in the hand
      When player <attacking> attacks "<defending> leader" with "<attacking> leader"
      And player <defending> combos with "Help"
      And player <defending> is asked to act in the Defense Step
      And player <defending> declines
      And player <attacking> is asked to act
      Then the event "damage step starting" happened exactly 1 time
      And "Help" is in player <defending>'s Drop Area
      And player <defending>'s Life Area holds 4 cards
      When player <attacking> attacks "<defending> leader" with "Striker"
      Then player <defending>'s Life Area holds 3 cards

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |
