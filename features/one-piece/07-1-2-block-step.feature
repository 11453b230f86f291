@OP
Feature: 7-1-2. Block Step

  @OP-7-1-2-1
  Rule: 7-1-2-1 The attacked player may activate one [Blocker] in each battle

    Scenario: A [Blocker] is attacked in place of the Leader
      Given it is player B's Main Phase
      And player A has the active Character "Guard" (probe "blocker")
      When player B attacks "A leader" with "B leader"
      And player A blocks with "Guard"
      Then "Guard" is in player A's trash
      And player A's Life area holds 3 cards

    # answers: RULES#28
    Scenario: A second [Blocker] cannot be activated in the same battle
      Given player B has the active Character "Guard 1" (probe "blocker")
      And player B has the active Character "Guard 2" (probe "blocker")
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Guard 1"
      And player B tries to block with "Guard 2"
      Then that is not offered
      And "Guard 1" is in player B's trash
      And "Guard 2" is in player B's Character area

    Scenario: Another [Blocker] can be activated in the next battle of the turn
      Given player A has the active Character "Striker" with 6000 power
      And player B has the active Character "Guard 1" (probe "blocker")
      And player B has the active Character "Guard 2" (probe "blocker")
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Guard 1"
      And player A attacks "B leader" with "Striker"
      And player B blocks with "Guard 2"
      Then player B's trash holds exactly "Guard 1" and "Guard 2"
      And player B's Life area holds 3 cards

    # answers: RULES#31
    Scenario: A [Blocker] that was not used in the first battle can block in the second
      Given player A has the active Character "Striker" with 6000 power
      And player B has the active Character "Guard" (probe "blocker")
      When player A attacks "B leader" with "A leader"
      And player B is asked to block
      And player B declines
      Then player B's Life area holds 2 cards
      And "Guard" is active
      When player A attacks "B leader" with "Striker"
      And player B blocks with "Guard"
      Then "Guard" is in player B's trash
      And player B's Life area holds 2 cards

    # answers: OP05-022#1
    Scenario: A Leader with [Blocker] can take over an attack on a Character
      Given player B's Leader is "Captain" (probe "leader-blocker")
      And player B has the rested Character "Prey" with 1000 power
      When player A attacks "Prey" with "A leader"
      And player B blocks with "Captain"
      Then "Captain" is rested
      And player B's Life area holds 2 cards
      And "Prey" is in player B's Character area

    @OP-10-1-4-1
    Scenario: The attacking player cannot block their own attack
      Given player A has the active Character "Own" (probe "blocker")
      And player B has the active Character "Guard" (probe "blocker")
      When player A attacks "B leader" with "A leader"
      And player B tries to block with "Own"
      Then that is refused
      When player B blocks with "Guard"
      Then "Guard" is in player B's trash
      And "Own" is active

    @OP-8-3-1-7
    Scenario: A [Blocker] that was activated counts as used even if a replacement kept it from resting
      Given player B has the active Stage "Oath" (probe "stage-instead-of-rest-cost-draw-once")
      And player B has the active Character "Guard 1" (probe "blocker")
      And player B has the active Character "Guard 2" (probe "blocker")
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Guard 1"
      And player B tries to block with "Guard 2"
      Then that is not offered
      And player B's Life area holds 2 cards
      And "Guard 2" is active

  @OP-7-1-2-2
  Rule: 7-1-2-2 [On Block] and other effects of blocking activate when a [Blocker] is activated

    Scenario: Power that a [Blocker] gains from [On Block] counts in that battle
      Given player B has the active Character "Guard" (probe "blocker-on-block-power")
      And player A has the active Character "Striker" with 4000 power
      When player A attacks "B leader" with "Striker"
      And player B blocks with "Guard"
      Then "Guard" is in player B's Character area
      And "Guard" is rested
      And player B's trash holds 0 cards

    # answers: OP05-047#2
    Scenario: [On Block] is carried out in the Block Step, before the Counter Step
      Given it is player B's Main Phase
      And player A has the active Character "Guard" (probe "blocker-on-block-power")
      And "Shield" has the Counter value 1000
      And player A has "Shield" in the hand
      When player B attacks "A leader" with "B leader"
      And player A blocks with "Guard"
      And player A is asked to counter
      Then "Guard" has 5000 power

    Scenario: [On Block] does not activate when its card is attacked without having blocked
      Given player B has the rested Character "Guard 1" (probe "blocker-on-block-power")
      And player B has the active Character "Guard 2" (probe "blocker-on-block-power")
      And player A has the active Character "Striker 1" with 4000 power
      And player A has the active Character "Striker 2" with 4000 power
      When player A attacks "Guard 1" with "Striker 1"
      And player A attacks "B leader" with "Striker 2"
      And player B blocks with "Guard 2"
      Then "Guard 1" is in player B's trash
      And "Guard 2" is in player B's Character area

    Scenario: The Character that blocks counts as the attacked card when [On Block] is carried out
      Given player B has the active Character "Guard" (probe "blocker-on-block-power-3000-in-battle")
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Guard"
      Then "Guard" is in player B's Character area
      And player B's Life area holds 3 cards
      And "Guard" is rested

    Scenario: An effect for "when you block" activates at each [Blocker] of yours and at none of the opponent's
      Given player B has the active Stage "Banner" (probe "stage-you-block-draw")
      And player B has the active Character "Guard" (probe "blocker")
      And player A has the active Character "Own" (probe "blocker")
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Guard"
      Then player B's hand holds 1 card
      When player A ends the turn
      And player B attacks "A leader" with "B leader"
      And player A blocks with "Own"
      Then "Own" is in player A's trash
      And player B's hand holds 2 cards

    @OP-10-1-4-1
    Scenario: A card whose place a [Blocker] took is no longer in the battle
      Given player B has the active Character "Guard" (probe "blocker-on-block-power-3000-this-turn")
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Guard"
      Then "Guard" has 6000 power
      And "B leader" has 5000 power

  @OP-7-1-2-3
  Rule: 7-1-2-3 If the attacker or the target has moved areas by the end of the Block Step, the battle ends at once

    # answers: ST03-003#1, ST03-016#1
    Scenario: When the [Blocker] leaves the field, the Leader is not attacked again
      Given player B has the active Character "Mist" (probe "blocker-on-block-return")
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Mist"
      Then "Mist" is in player B's hand
      And player B's Life area holds 3 cards
      And no battle is going on

    # answers: ST10-006#1, ST10-006#2
    Scenario: No (Symbol) Counter can be used once the [Blocker] has left the field
      Given player B has the active Character "Mist" (probe "blocker-on-block-return")
      And "Shield" has the Counter value 1000
      And player B has "Shield" in the hand
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Mist"
      And player B tries to use the Counter of "Shield" on "B leader"
      Then that is not offered
      And "Mist" and "Shield" are in player B's hand
      And player B's Life area holds 3 cards

    Scenario: An attacker that is K.O.'d in the Block Step does nothing to the [Blocker]
      Given it is player B's Main Phase
      And player A has the active Character "Ambush" (probe "blocker-on-block-ko-attacker")
      And player B has the active Character "Striker" with 6000 power
      When player B attacks "A leader" with "Striker"
      And player A blocks with "Ambush"
      Then "Striker" is in player B's trash
      And "Ambush" is in player A's Character area
      And player A's Life area holds 3 cards

    Scenario: No (Symbol) Counter can be used once the attacker has left in the Block Step
      Given player B has the active Character "Ambush" (probe "blocker-on-block-ko-attacker")
      And player A has the active Character "Striker" with 6000 power
      And "Shield" has the Counter value 1000
      And player B has "Shield" in the hand
      When player A attacks "B leader" with "Striker"
      And player B blocks with "Ambush"
      And player B tries to use the Counter of "Shield" on "Ambush"
      Then that is not offered
      And "Striker" is in player A's trash
      And "Shield" is in player B's hand

    Scenario: The battle goes on if the card first attacked leaves after a [Blocker] has taken its place
      Given "Ferry" has this data:
        """
        { "category": "character",
          "cost": 3, "power": 2000, "abilities": [
            { "type": "keyword", "keyword": "blocker" },
            {
              "type": "auto", "when": { "event": "blocked" },
              "effect": [{
                "do": "move", "to": "hand",
                "target": { "choose": { "from": { "player": "you", "zone": ["character"], "other": true }, "count": 1 } }
              }]
            }
          ]
        }
        """
      And player B has the active Character "Mist" (probe "blocker-on-block-return")
      And player A has the active Character "Striker" with 6000 power
      And player B has the rested Character "Prey" with 1000 power
      And player B has the active Character "Ferry"
      When player A attacks "Prey" with "A leader"
      And player B blocks with "Ferry"
      And player B chooses "Prey"
      Then "Prey" is in player B's hand
      And "Ferry" is in player B's trash
      When player A attacks "B leader" with "Striker"
      And player B blocks with "Mist"
      Then "Mist" is in player B's hand
      And player B's Life area holds 3 cards

    Scenario: An [On K.O.] effect set off while a [Blocker] is activated resolves before the Counter Step
      Given "Oath" has this data:
        """
        {"category": "stage", "abilities": [{"type": "instead", "when": {"event": "rested", "subject": {"player": "you", "category": "character"}, "by": {"cause": "cost"}}, "effect": [{"do": "ko", "target": {"all": {"player": "you", "zone": ["character"], "name": "Bomb"}}}]}]}
        """
      And "Bomb" has this data:
        """
        {"category": "character", "cost": 1, "power": 1000, "abilities": [{"type": "auto", "when": {"event": "koed"}, "effect": [{"do": "ko", "target": {"all": {"player": "opponent", "zone": ["character"]}}}]}]}
        """
      And "Shield" has the Counter value 2000
      And player B has the active Stage "Oath"
      And player B has the active Character "Bomb"
      And player B has the active Character "Guard" (probe "blocker")
      And player B has "Shield" in the hand
      And player A has the active Character "Striker" with 9000 power
      When player A attacks "B leader" with "Striker"
      And player B blocks with "Guard"
      And player B tries to use the Counter of "Shield" on "B leader"
      Then that is not offered
      And "Striker" is in player A's trash
      And player B's Life area holds 3 cards

    @OP-7-1-2-2
    Scenario: Effects that still wait in the Block Step are carried out even if the attacker is gone
      Given player B has the active Stage "Rampart" (probe "stage-you-block-draw")
      And player B has the active Character "Guard" (probe "blocker-on-block-ko-attacker")
      And player A has the active Character "Striker" with 9000 power
      When player A attacks "B leader" with "Striker"
      And player B blocks with "Guard"
      And player B lets "Guard"'s ability come first
      Then "Striker" is in player A's trash
      And player B's hand holds 1 card
      And "Guard" is in player B's Character area
