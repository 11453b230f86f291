@OP
Feature: 7-1-2. Block Step

  @OP-7-1-2-1
  Rule: 7-1-2-1 The player attacked may activate one [Blocker] in a battle

    Scenario: a [Blocker] is attacked in the place of the Leader
      Given it is player B's Main Phase
      And player A has the active Character "Guard" (probe "blocker")
      When player B attacks "A leader" with "B leader"
      And player A blocks with "Guard"
      Then "Guard" is in player A's trash
      And player A's Life area holds 3 cards

    # answers: RULES#28
    Scenario: a second [Blocker] cannot be activated in the same battle
      Given player B has the active Character "Guard 1" (probe "blocker")
      And player B has the active Character "Guard 2" (probe "blocker")
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Guard 1"
      And player B tries to block with "Guard 2"
      Then that is not offered
      And "Guard 1" is in player B's trash
      And "Guard 2" is in player B's Character area

    Scenario: in the next battle of the turn another one can
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
    Scenario: it need not be activated in the first battle to be activated in the second
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
    Scenario: a Leader with [Blocker] takes the attack on a Character upon itself
      Given player B's Leader is "Captain" (probe "leader-blocker")
      And player B has the rested Character "Prey" with 1000 power
      When player A attacks "Prey" with "A leader"
      And player B blocks with "Captain"
      Then "Captain" is rested
      And player B's Life area holds 2 cards
      And "Prey" is in player B's Character area

    @OP-10-1-4-1
    Scenario: the attacking player does not block the own attack
      Given player A has the active Character "Own" (probe "blocker")
      And player B has the active Character "Guard" (probe "blocker")
      When player A attacks "B leader" with "A leader"
      And player B tries to block with "Own"
      Then that is refused
      When player B blocks with "Guard"
      Then "Guard" is in player B's trash
      And "Own" is active

    @OP-8-3-1-7
    Scenario: one that was activated counts although something else happened instead of its being rested
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
  Rule: 7-1-2-2 Effects of blocking come when a [Blocker] is activated

    Scenario: what it gains by [On Block] counts in that battle
      Given player B has the active Character "Guard" (probe "blocker-on-block-power")
      And player A has the active Character "Striker" with 4000 power
      When player A attacks "B leader" with "Striker"
      And player B blocks with "Guard"
      Then "Guard" is in player B's Character area
      And "Guard" is rested
      And player B's trash holds 0 cards

    # answers: OP05-047#2
    Scenario: it comes in the Block Step, before the Counter Step
      Given it is player B's Main Phase
      And player A has the active Character "Guard" (probe "blocker-on-block-power")
      And "Shield" has the Counter value 1000
      And player A has "Shield" in the hand
      When player B attacks "A leader" with "B leader"
      And player A blocks with "Guard"
      And player A is asked to counter
      Then "Guard" has 5000 power

    Scenario: they do not come where the card is attacked without having blocked
      Given player B has the rested Character "Guard 1" (probe "blocker-on-block-power")
      And player B has the active Character "Guard 2" (probe "blocker-on-block-power")
      And player A has the active Character "Striker 1" with 4000 power
      And player A has the active Character "Striker 2" with 4000 power
      When player A attacks "Guard 1" with "Striker 1"
      And player A attacks "B leader" with "Striker 2"
      And player B blocks with "Guard 2"
      Then "Guard 1" is in player B's trash
      And "Guard 2" is in player B's Character area

    Scenario: the blocking card is the one attacked by then
      Given player B has the active Character "Guard" (probe "blocker-on-block-power-3000-in-battle")
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Guard"
      Then "Guard" is in player B's Character area
      And player B's Life area holds 3 cards
      And "Guard" is rested

    Scenario: an effect for whenever its player blocks comes with each [Blocker] of that player
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
    Scenario: the card attacked first is not in the battle any more
      Given player B has the active Character "Guard" (probe "blocker-on-block-power-3000-this-turn")
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Guard"
      Then "Guard" has 6000 power
      And "B leader" has 5000 power

  @OP-7-1-2-3
  Rule: 7-1-2-3 If attacker or target has moved areas at the end of the Block Step, the battle goes straight to its end

    # answers: ST03-003#1, ST03-016#1
    Scenario: when the card that blocked has left, the Leader is not attacked again
      Given player B has the active Character "Mist" (probe "blocker-on-block-return")
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Mist"
      Then "Mist" is in player B's hand
      And player B's Life area holds 3 cards
      And no battle is going on

    # answers: ST10-006#1, ST10-006#2
    Scenario: no (Symbol) Counter is used after the card that blocked has left
      Given player B has the active Character "Mist" (probe "blocker-on-block-return")
      And "Shield" has the Counter value 1000
      And player B has "Shield" in the hand
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Mist"
      And player B tries to use the Counter of "Shield" on "B leader"
      Then that is not offered
      And "Mist" and "Shield" are in player B's hand
      And player B's Life area holds 3 cards

    Scenario: an attacker that is gone does nothing to the card that blocked
      Given it is player B's Main Phase
      And player A has the active Character "Ambush" (probe "blocker-on-block-ko-attacker")
      And player B has the active Character "Striker" with 6000 power
      When player B attacks "A leader" with "Striker"
      And player A blocks with "Ambush"
      Then "Striker" is in player B's trash
      And "Ambush" is in player A's Character area
      And player A's Life area holds 3 cards

    Scenario: no (Symbol) Counter is used after the attacker is gone
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

    Scenario: the card attacked first may leave, it is not the target any more
      Given "Ferry" has this data:
        """
        { "category": "character",
          "cost": 3, "power": 2000,
          "text": "[Blocker] [On Block] Return 1 of your other Characters to your hand.",
          "abilities": [
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

    Scenario: what happens instead of resting the [Blocker] is over before the Counter Step
      Given "Oath" has this data:
        """
        {"category": "stage", "text": "If your Character would be rested as a cost, K.O. your Character [Bomb] instead.", "abilities": [{"type": "instead", "when": {"event": "rested", "subject": {"player": "you", "category": "character"}, "by": {"cause": "cost"}}, "effect": [{"do": "ko", "target": {"all": {"player": "you", "zone": ["character"], "name": "Bomb"}}}]}]}
        """
      And "Bomb" has this data:
        """
        {"category": "character", "cost": 1, "power": 1000, "text": "[On K.O.] K.O. all of your opponent's Characters.", "abilities": [{"type": "auto", "when": {"event": "koed"}, "effect": [{"do": "ko", "target": {"all": {"player": "opponent", "zone": ["character"]}}}]}]}
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
    Scenario: with the attacker gone what else waits in the step is still carried out
      Given player B has the active Stage "Rampart" (probe "stage-you-block-draw")
      And player B has the active Character "Guard" (probe "blocker-on-block-ko-attacker")
      And player A has the active Character "Striker" with 9000 power
      When player A attacks "B leader" with "Striker"
      And player B blocks with "Guard"
      And player B lets "Guard"'s ability come first
      Then "Striker" is in player A's trash
      And player B's hand holds 1 card
      And "Guard" is in player B's Character area
