@DBS
Feature: 7-2. Offence Step

  @DBS-7-2-1-1
  Rule: 7-2-1-1 Skills for the start of the Offence Step trigger, and a checkpoint follows

    Scenario Outline: Only player <attacking>'s skill for the start of the Offence Step triggers there
      Given it is player <attacking>'s Main Phase
      And player <attacking> has the active Battle Card "Scout" (probe "offence-step-draw")
      And player <attacking> has the active Battle Card "Bench" (probe "defense-step-draw")
      And player <defending> has the active Battle Card "Guard" (probe "offence-step-draw")
      And player <defending> has the active Battle Card "Post" (probe "defense-step-draw")
      When player <attacking> attacks "<defending> leader" with "<attacking> leader"
      And player <attacking> is asked to act in the Offence Step
      Then player <attacking>'s hand holds 1 card
      And player <defending>'s hand holds 0 cards

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: A skill for the start of your attack's Offence Step does not trigger in the opponent's attack
      Given it is player B's Main Phase
      And player B has the active Battle Card "Scout" (probe "offence-step-draw")
      And player A has the active Battle Card "Guard" (probe "offence-step-draw")
      When player B attacks "A leader" with "B leader"
      Then the event "offence step starting" happened exactly 1 time
      And player B's hand holds 1 card

  @DBS-7-2-1-2
  Rule: 7-2-1-2 Only the turn player acts in the Offence Step, with a checkpoint after each action

    Scenario Outline: Player <attacking> may combo and activate skills several times in their Offence Step
      Given it is player <attacking>'s Main Phase
      And player <attacking> has "Help" and "Aid" in the hand
      And player <attacking> has "Shout" (probe "extra-battle-power") in the hand
      And player <defending> has "Other help" in the hand
      And player <attacking> has "Spare" in the hand
      When player <attacking> attacks "<defending> leader" with "<attacking> leader"
      And player <attacking> is asked to act in the Offence Step
      Then player <attacking> is the one who decides
      When player <attacking> combos with "Help"
      And player <attacking> activates "Shout"
      And player <attacking> combos with "Aid"
      And player <attacking> is asked to act in the Offence Step
      Then player <attacking>'s Combo Area holds exactly "Help" and "Aid"
      And "<attacking> leader" has 15000 power
      And "Other help" is in player <defending>'s hand

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: A skill triggered by a combo resolves before the next action of the Offence Step
      Given player A has "Help" (probe "in-combo-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player A combos with "Help"
      And player A is asked to act in the Offence Step
      Then player A's hand holds 1 card
      And player A's Combo Area holds exactly "Help"

    Scenario: The turn player may combo in the Offence Step, but not activate an [Activate: Main]
      Given player A has the active Battle Card "Bench" with 10000 power
      And player A has "Reserve" in the hand
      And player A has "Plan" (probe "extra-main-draws") in the hand
      When player A attacks "B leader" with "A leader"
      And player A is asked to act in the Offence Step
      And player A tries to activate "Plan"
      Then that is refused
      When player A combos with "Reserve"
      And player A is asked to act in the Offence Step
      Then player A's Combo Area holds exactly "Reserve"

  @DBS-7-2-1-2-1
  Rule: 7-2-1-2-1 The turn player may combo with any of their active Battle Cards except the attack card

    Scenario: The turn player may combo with the guard card after gaining control of it
      Given player A has the active Battle Card "Hero" (probe "attacks-active")
      And player B has the active Battle Card "Prey" with 10000 power
      And player A has "Lure" (probe "extra-battle-gains-control") in the hand
      When player A attacks "Prey" with "Hero"
      And player A activates "Lure"
      And player A combos with "Prey"
      Then "Prey" is in player B's Drop Area
      And "Hero" is in player A's Battle Area

    Scenario Outline: Player <attacking> may combo with active Battle Cards, which go to the Combo Area
      Given it is player <attacking>'s Main Phase
      And player <attacking> has the active Battle Card "Mate" with 5000 power
      And player <attacking> has the active Battle Card "Second mate" with 5000 power
      And player <attacking> has "Spare" in the hand
      When player <attacking> attacks "<defending> leader" with "<attacking> leader"
      And player <attacking> combos with "Mate"
      And player <attacking> combos with "Second mate"
      And player <attacking> is asked to act in the Offence Step
      Then player <attacking>'s Combo Area holds exactly "Mate" and "Second mate"
      And player <attacking>'s Battle Area holds 0 cards

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: The turn player cannot combo with a rested card, the attack card, an Extra Card or the opponent's card
      Given player A has the active Battle Card "Striker" (probe "attack-activates-itself")
      And player B has the rested Battle Card "Rock" with 10000 power
      And player B has "Wake" (probe "counter-attack-activates-own") in the hand
      And player A has the rested Battle Card "Tired" with 5000 power
      And player A has the active Battle Card "Mate" with 5000 power
      And player A has the active Battle Card "Arena" (probe "field")
      And player B has the active Battle Card "Foe" with 5000 power
      And player A has "Spare" in the hand
      When player A attacks "Rock" with "Striker"
      And player B counters with "Wake"
      And player A is asked to act in the Offence Step
      Then "Striker" is active
      When player A tries to combo with "Tired"
      Then that is refused
      When player A tries to combo with "Striker"
      Then that is refused
      When player A tries to combo with "Arena"
      Then that is refused
      When player A tries to combo with "Foe"
      Then that is refused
      When player A combos with "Mate"
      And player A is asked to act in the Offence Step
      Then player A's Combo Area holds exactly "Mate"

    Scenario: A Battle Card that combos leaves the Battle Area, so a KO skill cannot choose it
      Given player A has the active Battle Card "Mate" with 10000 power
      And player B has "Trap" (probe "extra-battle-kos") in the hand
      And player B has the rested Battle Card "Prey" with 5000 power
      And player B has "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player A combos with "Mate"
      And player B activates "Trap"
      And player B is asked to act in the Defense Step
      Then player A's Combo Area holds exactly "Mate"
      And "Prey" is in player B's Drop Area

    Scenario: The turn player cannot combo with the attacking Leader Card
      Given player A has the active Battle Card "Mate" with 5000 power
      And player B has the rested Battle Card "Rock" with 10000 power
      And player A has "Spare" in the hand
      When player A attacks "Rock" with "A leader"
      And player A tries to combo with "A leader"
      Then that is refused
      When player A combos with "Mate"
      And player A is asked to act in the Offence Step
      Then player A's Combo Area holds exactly "Mate"

  @DBS-7-2-1-2-1-1
  Rule: 7-2-1-2-1-1 The player rests as much energy as the combo cost of the Battle Card

    Scenario Outline: Player <attacking> rests 2 energy to combo with a Battle Card of combo cost 2 in play
      Given it is player <attacking>'s Main Phase
      And player <attacking> has the active Battle Card "Mate" with 5000 power
      And "Mate" has 10000 combo power and a combo cost of 2
      And player <attacking> has 3 active and 1 rested energy
      And player <attacking> has "Spare" in the hand
      When player <attacking> attacks "<defending> leader" with "<attacking> leader"
      And player <attacking> combos with "Mate"
      And player <attacking> is asked to act in the Offence Step
      Then player <attacking>'s Energy Area holds 1 active and 3 rested cards
      And player <attacking>'s Combo Area holds exactly "Mate"

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: A player with 1 active energy cannot combo with a Battle Card of combo cost 2 in play
      Given player A has the active Battle Card "Mate" with 5000 power
      And "Mate" has 10000 combo power and a combo cost of 2
      And player A has the active Battle Card "Second mate" with 5000 power
      And "Second mate" has 5000 combo power and a combo cost of 1
      And player A has 1 active and 3 rested energy
      And player A has "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player A tries to combo with "Mate"
      Then that is refused
      When player A combos with "Second mate"
      And player A is asked to act in the Offence Step
      Then player A's Energy Area holds 0 active and 4 rested cards
      And "Mate" is in player A's Battle Area

    @DBS-8-9-1-1
    Scenario: A Battle Card in play does not combo if an effect replaces the payment of its combo cost
      Given player A has the active Battle Card "Spring" (probe "energy-stays-active-once")
      And player A has the active Battle Card "Help" with 5000 power
      And "Help" has 10000 combo power and a combo cost of 1
      And player A has 2 active and 0 rested energy
      When player A attacks "B leader" with "A leader"
      And player A combos with "Help"
      And player A is asked to act in the Offence Step
      Then "Help" is in player A's Battle Area
      And player A's Energy Area holds 2 active and 0 rested cards
      When player A combos with "Help"
      And player A is asked to act in the Offence Step
      Then "Help" is in player A's Combo Area
      And player A's Energy Area holds 1 active and 1 rested cards

  @DBS-7-2-1-2-2
  Rule: 7-2-1-2-2 The turn player may combo with a Battle Card from the hand

    Scenario Outline: A Battle Card with which player <attacking> combos goes from the hand to the Combo Area
      Given it is player <attacking>'s Main Phase
      And player <attacking> has "Help" and "Spare" in the hand
      When player <attacking> attacks "<defending> leader" with "<attacking> leader"
      And player <attacking> combos with "Help"
      And player <attacking> is asked to act in the Offence Step
      Then player <attacking>'s Combo Area holds exactly "Help"
      And player <attacking>'s hand holds exactly "Spare"

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: The turn player cannot combo with an Extra Card or with a card in the Drop Area
      Given player A has "Plan" (probe "extra-battle-power") in the hand
      And player A has "Help" in the hand
      And player A has "Lost" in the Drop Area
      When player A attacks "B leader" with "A leader"
      And player A tries to combo with "Plan"
      Then that is refused
      When player A tries to combo with "Lost"
      Then that is refused
      When player A combos with "Help"
      And player A is asked to act in the Offence Step
      Then player A's Combo Area holds exactly "Help"

  @DBS-7-2-1-2-2-1
  Rule: 7-2-1-2-2-1 The player rests as much energy as the card's combo cost, whatever its energy cost

    Scenario Outline: Player <attacking> rests 1 energy to combo with a card of combo cost 1 from the hand
      Given it is player <attacking>'s Main Phase
      And player <attacking> has "Help" in the hand
      And "Help" has 10000 combo power and a combo cost of 1
      And player <attacking> has 2 active and 0 rested energy
      And player <attacking> has "Spare" in the hand
      When player <attacking> attacks "<defending> leader" with "<attacking> leader"
      And player <attacking> combos with "Help"
      And player <attacking> is asked to act in the Offence Step
      Then player <attacking>'s Energy Area holds 1 active and 1 rested cards

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: A card of combo cost 1 needs active energy to combo, and a card of combo cost 0 needs none
      Given player A has "Help" and "Aid" in the hand
      And "Help" has 10000 combo power and a combo cost of 1
      And player A has 0 active and 2 rested energy
      And player A has "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player A tries to combo with "Help"
      Then that is refused
      When player A combos with "Aid"
      And player A is asked to act in the Offence Step
      Then player A's Combo Area holds exactly "Aid"
      And "Help" is in player A's hand

    Scenario Outline: A combo cost of 2 that is 1 <more or less> for the turn is paid with <energy> energy
      Given "Toll" has this data:
        """
        {"category": "extra", "energyCost": 0, "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "modify", "stat": "comboCost", "by": <by>, "until": "turn", "target": {"all": {"player": "you", "zone": ["hand"]}}}]}]}
        """
      And "Help" has this data:
        """
        {"category": "battle", "energyCost": 2, "power": 10000, "comboPower": 5000, "comboCost": 2}
        """
      And player A has "Toll" and "Help" in the hand
      And player A has <energy> active and 0 rested energy
      And player A has the active Battle Card "Mate"
      When player A activates "Toll"
      And player A attacks "B leader" with "A leader"
      And player A combos with "Help"
      And player A is asked to act in the Offence Step
      Then "Help" is in player A's Combo Area
      And player A's Energy Area holds 0 active and <energy> rested cards

      Examples:
        | more or less | by | energy |
        | more         | 1  | 3      |
        | less         | -1 | 1      |

    @DBS-8-9-1-1
    Scenario: A card in the hand does not combo if an effect replaces the payment of its combo cost
      Given player A has the active Battle Card "Spring" (probe "energy-stays-active-once")
      And player A has "Help" in the hand
      And "Help" has 10000 combo power and a combo cost of 1
      And player A has 2 active and 0 rested energy
      When player A attacks "B leader" with "A leader"
      And player A combos with "Help"
      And player A is asked to act in the Offence Step
      Then "Help" is in player A's hand
      And player A's Energy Area holds 2 active and 0 rested cards
      When player A combos with "Help"
      And player A is asked to act in the Offence Step
      Then "Help" is in player A's Combo Area
      And player A's Energy Area holds 1 active and 1 rested cards

  @DBS-7-2-1-2-3
  Rule: 7-2-1-2-3 The turn player may activate [Activate: Battle] skills of their cards

    Scenario Outline: Player <attacking> may use [Activate: Battle] of a Leader Card, a Battle Card and an Extra Card
      Given it is player <attacking>'s Main Phase
      And player <attacking>'s Leader is "Captain" (probe "leader-activate-battle-power")
      And player <attacking> has the rested Battle Card "Mate" (probe "activate-battle-power")
      And player <attacking> has "Shout" (probe "extra-battle-power") and "Spare" in the hand
      When player <attacking> attacks "<target>" with "<attacker>"
      And player <attacking> activates "Captain"
      And player <attacking> activates "Mate"
      And player <attacking> activates "Shout"
      And player <attacking> is asked to act in the Offence Step
      Then "Captain" has 25000 power
      And "Shout" is in player <attacking>'s Drop Area

      Examples:
        | attacking | attacker | target   |
        | A         | Captain  | B leader |
        | B         | Captain  | A leader |

    Scenario: A player cannot activate the [Activate: Battle] of the opponent's Battle Card in the Offence Step
      Given player B has the active Battle Card "Foe" (probe "activate-battle-power")
      And player A has the active Battle Card "Mate" (probe "activate-battle-power")
      When player A attacks "B leader" with "A leader"
      And player A is asked to act in the Offence Step
      And player A tries to activate "Foe"
      Then that is refused
      When player A activates "Mate"
      And player A is asked to act in the Offence Step
      Then "A leader" has 15000 power

  @DBS-7-2-1-2-3-1
  Rule: 7-2-1-2-3-1 The opponent gets a counter timing before and after the skill resolves

    Scenario Outline: Player <defending> may negate an [Activate: Battle] with [Counter: Play] before it resolves
      Given it is player <attacking>'s Main Phase
      And player <attacking> has "Call" (probe "extra-battle-plays") in the hand
      And player <attacking> has "Fighter" in the hand
      And player <defending> has "No" (probe "counter-play-negates") in the hand
      When player <attacking> attacks "<defending> leader" with "<attacking> leader"
      And player <attacking> activates "Call"
      And player <defending> counters with "No"
      And player <attacking> is asked to act in the Offence Step
      Then "Fighter" is in player <attacking>'s hand
      And "No" is in player <defending>'s Drop Area

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario Outline: Player <defending> may activate [Counter: Play] after an [Activate: Battle] has resolved
      Given it is player <attacking>'s Main Phase
      And player <attacking> has "Call" (probe "extra-battle-plays") in the hand
      And player <attacking> has "Fighter" in the hand
      And player <defending> has "No" (probe "counter-play-draws") in the hand
      When player <attacking> attacks "<defending> leader" with "<attacking> leader"
      And player <attacking> activates "Call"
      And player <defending> is asked to counter
      Then "Fighter" is in player <attacking>'s hand
      When player <defending> declines
      And player <attacking> chooses "Fighter"
      And player <defending> is asked to counter
      Then "Fighter" is in player <attacking>'s Battle Area
      When player <defending> counters with "No"
      And player <attacking> is asked to act in the Offence Step
      Then player <defending>'s hand holds 1 card

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

  @DBS-7-2-1-2-3-2
  Rule: 7-2-1-2-3-2 [Awaken] and [Wish] may also be activated in the Offence Step

    Scenario Outline: Player <attacking> may turn their Leader Card over in the Offence Step of its attack
      Given it is player <attacking>'s Main Phase
      And player <attacking>'s Leader is "Captain" (probe "<probe>")
      And player <attacking> has "Spare" in the hand
      When player <attacking> attacks "<target>" with "<attacker>"
      And player <attacking> activates "Captain"
      And player <attacking> is asked to act in the Offence Step
      Then "Captain" shows its back side
      And "Captain" has 15000 power

      Examples:
        | attacking | attacker | target   | probe               |
        | A         | Captain  | B leader | leader-awakens-at-4 |
        | B         | Captain  | A leader | leader-awakens-at-4 |

      @since-1.071
      Examples:
        | attacking | attacker | target   | probe              |
        | A         | Captain  | B leader | leader-wishes-at-4 |
        | B         | Captain  | A leader | leader-wishes-at-4 |

    Scenario: A player cannot activate [Awaken] in the Offence Step while its Life condition is not met
      Given player A's Leader is "Captain" (probe "leader-awakens-at-4")
      And player A has 5 cards in the Life Area
      And player A has "Help" and "Spare" in the hand
      When player A attacks "B leader" with "Captain"
      And player A tries to activate "Captain"
      Then that is refused
      When player A combos with "Help"
      And player A is asked to act in the Offence Step
      Then "Captain" has 10000 power
      And player A's Combo Area holds exactly "Help"

  @DBS-7-2-1-3
  Rule: 7-2-1-3 If the turn player does nothing more, the Defense Step follows

    Scenario Outline: The Defense Step follows when player <attacking> stops acting after a combo
      Given it is player <attacking>'s Main Phase
      And player <attacking> has "Help" in the hand
      And player <attacking> has the active Battle Card "Striker" with 10000 power
      And player <defending> has "Spare" in the hand
      When player <attacking> attacks "<defending> leader" with "<attacking> leader"
      And player <attacking> combos with "Help"
      And player <attacking> is asked to act in the Offence Step
      And player <attacking> declines
      And player <defending> is asked to act in the Defense Step
      Then the event "offence step starting" happened exactly 1 time
      And player <attacking>'s Combo Area holds exactly "Help"
      And player <defending>'s Life Area holds 4 cards

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |
