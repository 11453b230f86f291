@OP
Feature: 7-1-1. Attack Step

  @OP-7-1
  Rule: 7-1 The turn player attacks with an active Leader or Character, and a battle of several steps follows

    Scenario: a Leader attacks the opponent's Leader
      Given it is player B's Main Phase
      When player B attacks "A leader" with "B leader"
      Then "B leader" is rested
      And player A's Life area holds 2 cards
      And player B's Life area holds 3 cards

    Scenario: a Leader attacks a rested Character
      Given player B has the rested Character "Prey" with 4000 power
      When player A attacks "Prey" with "A leader"
      Then "A leader" is rested
      And "Prey" is in player B's trash
      And player B's Life area holds 3 cards

    Scenario: a Character attacks a rested Character
      Given it is player B's Main Phase
      And player B has the active Character "Striker" with 4000 power
      And player A has the rested Character "Prey" with 4000 power
      When player B attacks "Prey" with "Striker"
      Then "Striker" is rested
      And "Prey" is in player A's trash
      And player A's Life area holds 3 cards

    Scenario: blocking comes before countering, and both before the comparison
      Given player B has the active Character "Guard" (probe "blocker")
      And "Shield" has the Counter value 2000
      And player B has "Shield" in the hand
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Guard"
      And player B uses the Counter of "Shield" on "Guard"
      Then "Guard" is in player B's trash
      And "Shield" is in player B's trash
      And player B's Life area holds 3 cards

    Scenario: the Counter Step comes in an attack on a Character as well
      Given player B has the rested Character "Prey" with 4000 power
      And "Shield" has the Counter value 2000
      And player B has "Shield" in the hand
      When player A attacks "Prey" with "A leader"
      And player B uses the Counter of "Shield" on "Prey"
      Then "Prey" is in player B's Character area
      And "Shield" is in player B's trash

  @OP-7-1-1-1
  Rule: 7-1-1-1 The attack is declared by resting the active Leader or one active Character

    Scenario: the Character that attacks is rested from the declaration on, the Leader is not
      Given player B has the active Character "Guard" (probe "blocker")
      And player A has the active Character "Striker" with 5000 power
      When player A attacks "B leader" with "Striker"
      And player B is asked to block
      Then "Striker" is rested
      And "A leader" is active

    Scenario: the Leader that attacks is rested from the declaration on
      Given it is player B's Main Phase
      And player A has the active Character "Guard" (probe "blocker")
      And player B has the active Character "Bench" with 5000 power
      When player B attacks "A leader" with "B leader"
      And player A is asked to block
      Then "B leader" is rested
      And "Bench" is active

    # answers: ST01-004#1
    Scenario: a rested Character cannot attack, an active one can
      Given player A has the rested Character "Tired" with 9000 power
      And player A has the active Character "Fresh" with 5000 power
      When player A tries to attack "B leader" with "Tired"
      Then that is refused
      When player A attacks "B leader" with "Fresh"
      Then player B's Life area holds 2 cards

    Scenario: a rested Leader cannot attack
      Given it is player B's Main Phase
      And player B's Leader is the rested "Sleeper" with 9000 power
      And player B has the active Character "Fresh" with 5000 power
      When player B tries to attack "A leader" with "Sleeper"
      Then that is refused
      When player B attacks "A leader" with "Fresh"
      Then player A's Life area holds 2 cards

    Scenario: neither a Stage nor a card of the hand attacks
      Given player A has the active Stage "Harbour"
      And player A has "Reserve" in the hand
      When player A tries to attack "B leader" with "Harbour"
      Then that is refused
      When player A tries to attack "B leader" with "Reserve"
      Then that is refused
      When player A attacks "B leader" with "A leader"
      Then player B's Life area holds 2 cards
      And "Harbour" is active

    # answers: ST02-001#1, ST02-009#1, ST02-010#1, OP01-003#1, OP01-059#1
    Scenario: it is rested before its effects of the attack, so that they can set it active for another attack
      Given player A has the active Character "Whirlwind" (probe "when-attacking-activate-once")
      When player A attacks "B leader" with "Whirlwind"
      And player A attacks "B leader" with "Whirlwind"
      Then player B's Life area holds 1 card
      And "Whirlwind" is rested

    # answers: RULES#60, RULES#61, RULES#62, RULES#63
    @OP-1-3-3
    Scenario: a card that an effect keeps from being rested cannot declare an attack
      Given player A has the active Character "Statue" (probe "character-cannot-be-rested")
      And player A has the active Character "Fresh" with 5000 power
      When player A tries to attack "B leader" with "Statue"
      Then that is refused
      When player A attacks "B leader" with "Fresh"
      Then player B's Life area holds 2 cards
      And "Statue" is active

    # answers: OP05-003#2, P-001#1, OP02-110#3
    @OP-1-3-3
    Scenario: a card that from then on cannot attack goes on with the attack that it has declared
      Given player B has "Ban" (probe "counter-event-no-attacks") in the hand
      And player A has the active Character "Striker" with 6000 power
      When player A attacks "B leader" with "A leader"
      And player B plays "Ban"
      Then player B's Life area holds 2 cards
      When player A tries to attack "B leader" with "Striker"
      Then that is refused

    Scenario: it is rested by its player, and not by an effect
      Given player A has the active Stage "Cushion" (probe "stage-own-rested-by-effect-draw")
      And player A has the active Character "Striker" with 5000 power
      And player A has the active Character "Mate" with 1000 power
      And player A has "Lull" (probe "event-rest-own") in the hand
      When player A attacks "B leader" with "Striker"
      Then player A's hand holds exactly "Lull"
      When player A plays "Lull"
      And player A chooses "Mate"
      Then "Mate" is rested
      And player A's hand holds 1 card

  @OP-7-1-1-2
  Rule: 7-1-1-2 The target is the opponent's Leader or one of the opponent's rested Characters

    Scenario: an active Character is no target, a rested one is
      Given player A has the active Character "Striker" with 5000 power
      And player B has the active Character "Alert" with 1000 power
      And player B has the rested Character "Prey" with 1000 power
      When player A tries to attack "Alert" with "Striker"
      Then that is refused
      When player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's trash
      And "Alert" is in player B's Character area

    Scenario: an active Leader is a target
      Given player B's Leader is the active "Watcher" with 5000 power
      And player B has the rested Character "Prey" with 1000 power
      When player A attacks "Watcher" with "A leader"
      Then player B's Life area holds 2 cards
      And "Prey" is in player B's Character area

    Scenario: a rested Leader is a target
      Given it is player B's Main Phase
      And player A's Leader is the rested "Sleeper" with 5000 power
      When player B attacks "Sleeper" with "B leader"
      Then player A's Life area holds 2 cards

    Scenario: own cards and Stages are no targets
      Given player A has the active Character "Striker" with 5000 power
      And player A has the rested Character "Friend" with 1000 power
      And player B has the rested Stage "Harbour"
      When player A tries to attack "Friend" with "Striker"
      Then that is refused
      When player A tries to attack "A leader" with "Striker"
      Then that is refused
      When player A tries to attack "Harbour" with "Striker"
      Then that is refused
      When player A attacks "B leader" with "Striker"
      Then player B's Life area holds 2 cards

    Scenario: a Character that attacked in its own turn is rested, so it can be attacked in the next one
      Given player A has the active Character "Raider" with 5000 power
      When player A attacks "B leader" with "Raider"
      And player A ends the turn
      And player B attacks "Raider" with "B leader"
      Then "Raider" is in player A's trash
      And player B's Life area holds 2 cards

    Scenario: an effect may let a card attack active Characters too
      Given player A has the active Character "Hunter" (probe "attacks-active-characters")
      And player A has the active Character "Striker" with 6000 power
      And player B has the active Character "Alert" with 1000 power
      When player A tries to attack "Alert" with "Striker"
      Then that is refused
      When player A attacks "Alert" with "Hunter"
      Then "Alert" is in player B's trash

    # answers: OP04-035#1
    Scenario: a Character that becomes active after it was selected stays the target
      Given player B has "Wake" (probe "counter-event-activate-yours") in the hand
      And player B has the rested Character "Prey" with 1000 power
      When player A attacks "Prey" with "A leader"
      And player B plays "Wake"
      Then player B's trash holds exactly "Prey" and "Wake"

    @reading @OP-1-3-3
    Scenario: no effect makes a Leader the target of a card that cannot attack a Leader
      Given player A has the active Character "Shy" (probe "cannot-attack-leaders")
      And player B has the active Character "Herald" (probe "on-opponents-attack-to-leader")
      And player B has the rested Character "Prey" with 1000 power
      And player B has the rested Character "Second prey" with 1000 power
      When player A attacks "Prey" with "Shy"
      Then "Prey" is in player B's trash
      And player B's Life area holds 3 cards
      When player A attacks "Second prey" with "A leader"
      Then player B's Life area holds 2 cards
      And "Second prey" is in player B's Character area

    @reading
    Scenario: or it does, where what forbids to attack is about the declaration only
      Given the reading "attack-that-is-redirected" is "goes-over"
      And player A has the active Character "Shy" (probe "cannot-attack-leaders")
      And player B has the active Character "Herald" (probe "on-opponents-attack-to-leader")
      And player B has the rested Character "Prey" with 1000 power
      When player A attacks "Prey" with "Shy"
      Then player B's Life area holds 2 cards
      And "Prey" is in player B's Character area

    @OP-10-2-9-1
    Scenario: such an effect counts while its condition is met, on a Leader and on what has gained it as well
      Given player A's Leader is "Captain" (probe "leader-don-1-6000-attack-active")
      And player A has the active Character "Weak" with 5000 power
      And player A has the active Character "Strong" with 6000 power
      And player B has the active Character "Alert" with 1000 power
      And player B has the active Character "Awake" with 1000 power
      When player A tries to attack "Alert" with "Captain"
      Then that is refused
      When player A gives 1 DON!! card to "Captain"
      And player A tries to attack "Alert" with "Weak"
      Then that is refused
      When player A attacks "Alert" with "Captain"
      And player A attacks "Awake" with "Strong"
      Then player B's trash holds exactly "Alert" and "Awake"

    @OP-8-2-1-1
    Scenario: with its effects negated a card attacks active Characters no more
      Given player A has the active Character "Hunter 1" (probe "attacks-active-characters")
      And player A has the active Character "Hunter 2" (probe "attacks-active-characters")
      And player A has "Hush" (probe "event-negate") in the hand
      And player B has the active Character "Alert" with 1000 power
      When player A plays "Hush"
      And player A chooses "Hunter 1"
      And player A tries to attack "Alert" with "Hunter 1"
      Then that is refused
      When player A attacks "Alert" with "Hunter 2"
      Then "Alert" is in player B's trash

  @OP-7-1-1-3
  Rule: 7-1-1-3 The effects of an attack come in the Attack Step, the attacker's before those that answer it

    Scenario: what an attacker gains when attacking counts in that battle
      Given player A has the active Character "Striker" (probe "when-attacking-power")
      When player A attacks "B leader" with "Striker"
      Then player B's Life area holds 2 cards

    Scenario: it has come before anybody is asked to block
      Given player A has the active Character "Striker" (probe "when-attacking-power")
      And player B has the active Character "Guard" (probe "blocker")
      When player A attacks "B leader" with "Striker"
      And player B is asked to block
      Then "Striker" has 5000 power

    Scenario: the effect of one Character does not come when another card attacks
      Given player A has the active Character "Striker" (probe "when-attacking-power")
      And player B has the active Character "Guard" (probe "blocker")
      When player A attacks "B leader" with "A leader"
      And player B is asked to block
      Then "Striker" has 3000 power
      When player B declines
      And player A attacks "B leader" with "Striker"
      And player B is asked to block
      Then "Striker" has 5000 power

    # answers: OP09-001#2
    Scenario: an effect for whenever its player attacks comes with any attack of that player, and with no other
      Given player A has the active Stage "Banner" (probe "stage-you-attack-draw")
      And player A has the active Character "Striker" with 1000 power
      When player A attacks "B leader" with "A leader"
      And player A attacks "B leader" with "Striker"
      Then player A's hand holds 2 cards
      When player A ends the turn
      And player B attacks "Striker" with "B leader"
      Then player A's hand holds 2 cards

    Scenario: an effect that answers the opponent's attack counts in that battle
      Given player B has the active Character "Sentry" (probe "on-opponents-attack-power")
      And player A has the active Character "Striker" with 6000 power
      When player A attacks "B leader" with "Striker"
      Then player B's Life area holds 3 cards
      And "Striker" is rested

    Scenario: it may change what is attacked
      Given it is player B's Main Phase
      And player A has the active Character "Decoy" (probe "on-opponents-attack-to-self")
      And player A has the active Character "Guard" (probe "blocker")
      When player B attacks "A leader" with "B leader"
      And player A is asked to block
      Then "Decoy" is being attacked
      And "Decoy" is active
      When player A declines
      Then "Decoy" is in player A's trash
      And player A's Life area holds 3 cards

    Scenario: it answers only attacks of the opponent
      Given it is player B's Main Phase
      And player B has the active Character "Sentry" (probe "on-opponents-attack-draw")
      And player A has the active Character "Scout" with 1000 power
      When player B attacks "A leader" with "B leader"
      Then player B's hand holds 0 cards
      When player B ends the turn
      And player A attacks "B leader" with "Scout"
      Then player B's hand holds 1 card

    @since-1.2.0
    Scenario: a bracketed effect of the card attacked comes in the Attack Step
      Given player B has the rested Character "Rock" (probe "when-attacked-draw")
      And player B has the active Character "Guard" (probe "blocker")
      When player A attacks "Rock" with "A leader"
      And player B is asked to block
      Then player B's hand holds 1 card

    @reading @since-1.2.0
    Scenario: it does not come a second time in the Counter Step
      Given player B has the rested Character "Rock" (probe "when-attacked-draw")
      When player A attacks "Rock" with "A leader"
      Then player B's hand holds 1 card
      And "Rock" is in player B's trash

    # answers: ST22-002#1, OP11-049#1, ST24-002#2, PRB02-004#3
    Scenario: the attacker's effect comes first, and may take away the card that would answer
      Given player A has the active Character "Reaper" (probe "when-attacking-ko")
      And player B has the active Character "Sentry" (probe "on-opponents-attack-draw")
      When player A attacks "B leader" with "Reaper"
      Then "Sentry" is in player B's trash
      And player B's hand holds 0 cards

    Scenario: what follows from the attacker's effect comes after the answers
      Given "Zealot" has this data:
        """
        { "category": "character",
          "cost": 3, "power": 5000,
          "text": "[When Attacking] K.O. 1 of your other Characters.",
          "abilities": [{
            "type": "auto", "when": { "event": "attackDeclared" },
            "effect": [{
              "do": "ko",
              "target": { "choose": { "from": { "player": "you", "zone": ["character"], "other": true }, "count": 1 } }
            }]
          }]
        }
        """
      And player A has the active Character "Zealot"
      And player A has the active Character "Martyr" (probe "on-ko-ko")
      And player B has the active Character "Sentry" (probe "on-opponents-attack-draw")
      When player A attacks "B leader" with "Zealot"
      Then "Martyr" is in player A's trash
      And "Sentry" is in player B's trash
      And player B's hand holds 2 cards
      And player B's Life area holds 2 cards
      And player B's deck holds 19 cards

    Scenario: a Leader answers an attack as well, on itself and on a Character
      Given player B's Leader is "Captain" (probe "leader-on-opponents-attack-draw")
      And player B has the rested Character "Prey" with 1000 power
      And player A has the active Character "Weak" with 1000 power
      When player A attacks "Captain" with "Weak"
      Then player B's hand holds 1 card
      When player A attacks "Prey" with "A leader"
      Then player B's hand holds 2 cards

  @OP-7-1-1-4
  Rule: 7-1-1-4 If attacker or target has moved areas at the end of the Attack Step, the battle goes straight to its end

    Scenario: an attacker that is returned to the hand deals no damage
      Given player B has the active Character "Warden" (probe "on-opponents-attack-return")
      And player A has the active Character "Striker" with 9000 power
      When player A attacks "B leader" with "Striker"
      Then "Striker" is in player A's hand
      And player B's Life area holds 3 cards
      And no battle is going on

    Scenario: nobody blocks or counters any more once the target is gone
      Given player A has the active Character "Reaper" (probe "when-attacking-ko")
      And player B has the rested Character "Prey" with 1000 power
      And player B has the active Character "Guard" (probe "blocker")
      When player A attacks "Prey" with "Reaper"
      And player A chooses "Prey"
      And player B tries to block with "Guard"
      Then that is not offered
      And "Prey" is in player B's trash
      And "Guard" is in player B's Character area

    Scenario: no (Symbol) Counter is used after the target is gone
      Given player A has the active Character "Reaper" (probe "when-attacking-ko")
      And player B has the rested Character "Prey" with 1000 power
      And "Shield" has the Counter value 1000
      And player B has "Shield" in the hand
      When player A attacks "Prey" with "Reaper"
      And player B tries to use the Counter of "Shield" on "B leader"
      Then that is not offered
      And "Prey" is in player B's trash
      And "Shield" is in player B's hand

    Scenario: a target that has left and come back has moved areas
      Given player A has the active Character "Reaper" (probe "when-attacking-ko")
      And player B has the rested Character "Phoenix" (probe "on-ko-play-self")
      And player A has the active Stage "Trophy" (probe "stage-opponents-ko-draw")
      When player A attacks "Phoenix" with "Reaper"
      Then player A's hand holds 1 card
      And "Phoenix" is in player B's Character area
      And "Reaper" is rested

    Scenario: that is looked at when all effects of the step are done
      Given player B has the active Character "Warden" (probe "on-opponents-attack-return")
      And player B has the active Character "Sentry" (probe "on-opponents-attack-draw")
      And player A has the active Character "Striker" with 9000 power
      When player A attacks "B leader" with "Striker"
      And player B lets "Warden"'s ability come first
      Then "Striker" is in player A's hand
      And player B's hand holds 1 card
      And player B's Life area holds 3 cards

    Scenario: an attacker that stays goes on with its battle
      Given player B has the active Character "Warden" (probe "on-opponents-attack-return")
      And player A has the active Character "Striker" with 9000 power
      When player A attacks "B leader" with "A leader"
      Then player B's Life area holds 2 cards
      When player A attacks "B leader" with "Striker"
      Then player B's Life area holds 2 cards
      And "Striker" is in player A's hand

    Scenario: an attacker that something else happens to than being rested may be gone at once
      Given player A has the active Character "Coward" (probe "instead-of-rest-trash")
      When player A attacks "B leader" with "Coward"
      Then "Coward" is in player A's trash
      And no battle is going on
      And player B's Life area holds 3 cards

    Scenario: the card attacked first may leave once another is the target
      Given "Decoy" has this data:
        """
        { "category": "character", "cost": 3, "power": 4000,
          "text": "[On Your Opponent's Attack] Change the target of the attack to this Character. Return all of your other Characters to your hand.",
          "abilities": [{ "type": "auto", "when": { "event": "opponentAttacks", "subject": "any", "player": "you" },
            "effect": [{ "do": "redirect", "target": { "self": true } },
              { "do": "move", "to": "hand", "target": { "all": { "player": "you", "zone": ["character"], "other": true } } }] }] }
        """
      And player B has the active Character "Decoy"
      And player B has the rested Character "Prey" with 1000 power
      When player A attacks "Prey" with "A leader"
      And player B declines
      Then "Prey" is in player B's hand
      And "Decoy" is in player B's trash

    @OP-10-2-16-1 @OP-7-1-1-3
    Scenario: with the target gone what else waits in the step is still carried out
      Given player A has the active Stage "Banner" (probe "stage-you-attack-draw")
      And player A has the active Character "Slayer" (probe "when-attacking-ko")
      And player B has the active Character "Sentry" (probe "on-opponents-attack-draw")
      And player B has the rested Character "Prey" with 1000 power
      When player A attacks "Prey" with "Slayer"
      And player A lets "Slayer"'s ability come first
      And player A chooses "Prey"
      Then player A's hand holds 1 card
      And player B's hand holds 1 card
      And player B's trash holds exactly "Prey"
