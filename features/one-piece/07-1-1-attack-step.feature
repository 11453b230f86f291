@OP
Feature: 7-1-1. Attack Step

  @OP-7-1
  Rule: 7-1 The turn player attacks with an active Leader or Character, and a battle of several steps follows

    Scenario: A Leader that attacks the opponent's Leader rests and deals 1 damage
      Given it is player B's Main Phase
      When player B attacks "A leader" with "B leader"
      Then "B leader" is rested
      And player A's Life area holds 2 cards
      And player B's Life area holds 3 cards

    Scenario: A Leader that attacks a rested Character rests and can K.O. it
      Given player B has the rested Character "Prey" with 4000 power
      When player A attacks "Prey" with "A leader"
      Then "A leader" is rested
      And "Prey" is in player B's trash
      And player B's Life area holds 3 cards

    Scenario: A Character that attacks a rested Character rests and can K.O. it
      Given it is player B's Main Phase
      And player B has the active Character "Striker" with 4000 power
      And player A has the rested Character "Prey" with 4000 power
      When player B attacks "Prey" with "Striker"
      Then "Striker" is rested
      And "Prey" is in player A's trash
      And player A's Life area holds 3 cards

    Scenario: In a battle blocking comes before countering, and both come before power is compared
      Given player B has the active Character "Guard" (probe "blocker")
      And "Shield" has the Counter value 2000
      And player B has "Shield" in the hand
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Guard"
      And player B uses the Counter of "Shield" on "Guard"
      Then "Guard" is in player B's trash
      And "Shield" is in player B's trash
      And player B's Life area holds 3 cards

    Scenario: An attack on a Character has a Counter Step too
      Given player B has the rested Character "Prey" with 4000 power
      And "Shield" has the Counter value 2000
      And player B has "Shield" in the hand
      When player A attacks "Prey" with "A leader"
      And player B uses the Counter of "Shield" on "Prey"
      Then "Prey" is in player B's Character area
      And "Shield" is in player B's trash

  @OP-7-1-1-1
  Rule: 7-1-1-1 A player declares an attack by resting their active Leader or one of their active Characters

    Scenario: A Character rests as it declares its attack, and its Leader stays active
      Given player B has the active Character "Guard" (probe "blocker")
      And player A has the active Character "Striker" with 5000 power
      When player A attacks "B leader" with "Striker"
      And player B is asked to block
      Then "Striker" is rested
      And "A leader" is active

    Scenario: A Leader rests as it declares its attack, and its Characters stay active
      Given it is player B's Main Phase
      And player A has the active Character "Guard" (probe "blocker")
      And player B has the active Character "Bench" with 5000 power
      When player B attacks "A leader" with "B leader"
      And player A is asked to block
      Then "B leader" is rested
      And "Bench" is active

    # answers: ST01-004#1
    Scenario: A rested Character cannot attack, but an active one can
      Given player A has the rested Character "Tired" with 9000 power
      And player A has the active Character "Fresh" with 5000 power
      When player A tries to attack "B leader" with "Tired"
      Then that is refused
      When player A attacks "B leader" with "Fresh"
      Then player B's Life area holds 2 cards

    Scenario: A rested Leader cannot attack
      Given it is player B's Main Phase
      And player B's Leader is the rested "Sleeper" with 9000 power
      And player B has the active Character "Fresh" with 5000 power
      When player B tries to attack "A leader" with "Sleeper"
      Then that is refused
      When player B attacks "A leader" with "Fresh"
      Then player A's Life area holds 2 cards

    Scenario: Neither a Stage nor a card in the hand can attack
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
    Scenario: An attacker rests before its [When Attacking] effect, so an effect that sets it active lets it attack again
      Given player A has the active Character "Whirlwind" (probe "when-attacking-activate-once")
      When player A attacks "B leader" with "Whirlwind"
      And player A attacks "B leader" with "Whirlwind"
      Then player B's Life area holds 1 card
      And "Whirlwind" is rested

    # answers: RULES#60, RULES#61, RULES#62, RULES#63
    @OP-1-3-3
    Scenario: A card that an effect keeps from being rested cannot attack
      Given player A has the active Character "Statue" (probe "character-cannot-be-rested")
      And player A has the active Character "Fresh" with 5000 power
      When player A tries to attack "B leader" with "Statue"
      Then that is refused
      When player A attacks "B leader" with "Fresh"
      Then player B's Life area holds 2 cards
      And "Statue" is active

    # answers: OP05-003#2, P-001#1, OP02-110#3
    @OP-1-3-3
    Scenario: An effect that forbids attacks from now on does not stop an attack that is already declared
      Given player B has "Ban" (probe "counter-event-no-attacks") in the hand
      And player A has the active Character "Striker" with 6000 power
      When player A attacks "B leader" with "A leader"
      And player B plays "Ban"
      Then player B's Life area holds 2 cards
      When player A tries to attack "B leader" with "Striker"
      Then that is refused

    Scenario: A card that attacks is rested by its player, not by an effect
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

    Scenario: An active Character cannot be attacked, but a rested one can
      Given player A has the active Character "Striker" with 5000 power
      And player B has the active Character "Alert" with 1000 power
      And player B has the rested Character "Prey" with 1000 power
      When player A tries to attack "Alert" with "Striker"
      Then that is refused
      When player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's trash
      And "Alert" is in player B's Character area

    Scenario: An active Leader can be attacked
      Given player B's Leader is the active "Watcher" with 5000 power
      And player B has the rested Character "Prey" with 1000 power
      When player A attacks "Watcher" with "A leader"
      Then player B's Life area holds 2 cards
      And "Prey" is in player B's Character area

    Scenario: A rested Leader can be attacked
      Given it is player B's Main Phase
      And player A's Leader is the rested "Sleeper" with 5000 power
      When player B attacks "Sleeper" with "B leader"
      Then player A's Life area holds 2 cards

    Scenario: A player can attack neither their own cards nor a Stage
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

    Scenario: A Character that attacked stays rested, so the opponent can attack it in the next turn
      Given player A has the active Character "Raider" with 5000 power
      When player A attacks "B leader" with "Raider"
      And player A ends the turn
      And player B attacks "Raider" with "B leader"
      Then "Raider" is in player A's trash
      And player B's Life area holds 2 cards

    Scenario: An effect may let a card attack active Characters too
      Given player A has the active Character "Hunter" (probe "attacks-active-characters")
      And player A has the active Character "Striker" with 6000 power
      And player B has the active Character "Alert" with 1000 power
      When player A tries to attack "Alert" with "Striker"
      Then that is refused
      When player A attacks "Alert" with "Hunter"
      Then "Alert" is in player B's trash

    # answers: OP04-035#1
    Scenario: A Character that becomes active after the attack is declared stays the target
      Given player B has "Wake" (probe "counter-event-activate-yours") in the hand
      And player B has the rested Character "Prey" with 1000 power
      When player A attacks "Prey" with "A leader"
      And player B plays "Wake"
      Then player B's trash holds exactly "Prey" and "Wake"

    @reading @OP-1-3-3
    Scenario: No effect can redirect an attack to a Leader if the attacker cannot attack a Leader
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
    Scenario: Under the alternative interpretation, an attack can be redirected to a Leader although its card cannot attack a Leader
      Given the ambiguous rule "Can an effect redirect an attack to a card that the attacker cannot attack?" is answered "yes, the attack goes over to that card"
      And player A has the active Character "Shy" (probe "cannot-attack-leaders")
      And player B has the active Character "Herald" (probe "on-opponents-attack-to-leader")
      And player B has the rested Character "Prey" with 1000 power
      When player A attacks "Prey" with "Shy"
      Then player B's Life area holds 2 cards
      And "Prey" is in player B's Character area

    @OP-10-2-9-1
    Scenario: A Leader's [DON!! x1] effect to attack active Characters works only once the Leader has a DON!! card
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
    Scenario: A card whose effects are negated can no longer attack active Characters
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
  Rule: 7-1-1-3 Attack effects activate in the Attack Step: the attacker's first, then those that answer the attack

    Scenario: Power that an attacker gains when attacking counts in that battle
      Given player A has the active Character "Striker" (probe "when-attacking-power")
      When player A attacks "B leader" with "Striker"
      Then player B's Life area holds 2 cards

    Scenario: A [When Attacking] effect is carried out before the opponent is asked to block
      Given player A has the active Character "Striker" (probe "when-attacking-power")
      And player B has the active Character "Guard" (probe "blocker")
      When player A attacks "B leader" with "Striker"
      And player B is asked to block
      Then "Striker" has 5000 power

    Scenario: A Character's [When Attacking] effect does not activate when another card attacks
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
    Scenario: An effect for "when you attack" activates at each attack of yours and at none of the opponent's
      Given player A has the active Stage "Banner" (probe "stage-you-attack-draw")
      And player A has the active Character "Striker" with 1000 power
      When player A attacks "B leader" with "A leader"
      And player A attacks "B leader" with "Striker"
      Then player A's hand holds 2 cards
      When player A ends the turn
      And player B attacks "Striker" with "B leader"
      Then player A's hand holds 2 cards

    Scenario: Power gained in answer to the opponent's attack counts in that battle
      Given player B has the active Character "Sentry" (probe "on-opponents-attack-power")
      And player A has the active Character "Striker" with 6000 power
      When player A attacks "B leader" with "Striker"
      Then player B's Life area holds 3 cards
      And "Striker" is rested

    Scenario: An [On Your Opponent's Attack] effect may change the target of the attack
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

    Scenario: An [On Your Opponent's Attack] effect does not answer an attack of its own player
      Given it is player B's Main Phase
      And player B has the active Character "Sentry" (probe "on-opponents-attack-draw")
      And player A has the active Character "Scout" with 1000 power
      When player B attacks "A leader" with "B leader"
      Then player B's hand holds 0 cards
      When player B ends the turn
      And player A attacks "B leader" with "Scout"
      Then player B's hand holds 1 card

    @since-1.2.0
    Scenario: An effect marked [When Attacked] activates in the Attack Step, before the Block Step
      Given player B has the rested Character "Rock" (probe "when-attacked-draw")
      And player B has the active Character "Guard" (probe "blocker")
      When player A attacks "Rock" with "A leader"
      And player B is asked to block
      Then player B's hand holds 1 card

    @reading @since-1.2.0
    Scenario: An effect marked [When Attacked] does not activate again in the Counter Step
      Given player B has the rested Character "Rock" (probe "when-attacked-draw")
      When player A attacks "Rock" with "A leader"
      Then player B's hand holds 1 card
      And "Rock" is in player B's trash

    # answers: ST22-002#1, OP11-049#1, ST24-002#2, PRB02-004#3
    Scenario: The attacker's effect comes first and may K.O. the Character that would answer the attack
      Given player A has the active Character "Reaper" (probe "when-attacking-ko")
      And player B has the active Character "Sentry" (probe "on-opponents-attack-draw")
      When player A attacks "B leader" with "Reaper"
      Then "Sentry" is in player B's trash
      And player B's hand holds 0 cards

    Scenario: An effect triggered by a [When Attacking] effect comes after the opponent's [On Your Opponent's Attack] effects
      Given "Zealot" has this data:
        """
        { "category": "character",
          "cost": 3, "power": 5000, "abilities": [{
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

    Scenario: A Leader's [On Your Opponent's Attack] effect activates on attacks on itself and on Characters
      Given player B's Leader is "Captain" (probe "leader-on-opponents-attack-draw")
      And player B has the rested Character "Prey" with 1000 power
      And player A has the active Character "Weak" with 1000 power
      When player A attacks "Captain" with "Weak"
      Then player B's hand holds 1 card
      When player A attacks "Prey" with "A leader"
      Then player B's hand holds 2 cards

  @OP-7-1-1-4
  Rule: 7-1-1-4 If the attacker or the target has moved areas by the end of the Attack Step, the battle ends at once

    Scenario: An attacker that is returned to the hand in the Attack Step deals no damage
      Given player B has the active Character "Warden" (probe "on-opponents-attack-return")
      And player A has the active Character "Striker" with 9000 power
      When player A attacks "B leader" with "Striker"
      Then "Striker" is in player A's hand
      And player B's Life area holds 3 cards
      And no battle is going on

    Scenario: Nobody can block once the target of the attack is gone
      Given player A has the active Character "Reaper" (probe "when-attacking-ko")
      And player B has the rested Character "Prey" with 1000 power
      And player B has the active Character "Guard" (probe "blocker")
      When player A attacks "Prey" with "Reaper"
      And player A chooses "Prey"
      And player B tries to block with "Guard"
      Then that is not offered
      And "Prey" is in player B's trash
      And "Guard" is in player B's Character area

    Scenario: No (Symbol) Counter can be used once the target of the attack is gone
      Given player A has the active Character "Reaper" (probe "when-attacking-ko")
      And player B has the rested Character "Prey" with 1000 power
      And "Shield" has the Counter value 1000
      And player B has "Shield" in the hand
      When player A attacks "Prey" with "Reaper"
      And player B tries to use the Counter of "Shield" on "B leader"
      Then that is not offered
      And "Prey" is in player B's trash
      And "Shield" is in player B's hand

    Scenario: A target that is K.O.'d and played again has moved areas, so the attack ends
      Given player A has the active Character "Reaper" (probe "when-attacking-ko")
      And player B has the rested Character "Phoenix" (probe "on-ko-play-self")
      And player A has the active Stage "Trophy" (probe "stage-opponents-ko-draw")
      When player A attacks "Phoenix" with "Reaper"
      Then player A's hand holds 1 card
      And "Phoenix" is in player B's Character area
      And "Reaper" is rested

    Scenario: Whether the attacker has moved areas is checked after all effects of the Attack Step
      Given player B has the active Character "Warden" (probe "on-opponents-attack-return")
      And player B has the active Character "Sentry" (probe "on-opponents-attack-draw")
      And player A has the active Character "Striker" with 9000 power
      When player A attacks "B leader" with "Striker"
      And player B lets "Warden"'s ability come first
      Then "Striker" is in player A's hand
      And player B's hand holds 1 card
      And player B's Life area holds 3 cards

    Scenario: A Leader that an effect cannot return to the hand goes on with its attack
      Given player B has the active Character "Warden" (probe "on-opponents-attack-return")
      And player A has the active Character "Striker" with 9000 power
      When player A attacks "B leader" with "A leader"
      Then player B's Life area holds 2 cards
      When player A attacks "B leader" with "Striker"
      Then player B's Life area holds 2 cards
      And "Striker" is in player A's hand

    Scenario: An attacker that is trashed instead of being rested ends the battle at once
      Given player A has the active Character "Coward" (probe "instead-of-rest-trash")
      When player A attacks "B leader" with "Coward"
      Then "Coward" is in player A's trash
      And no battle is going on
      And player B's Life area holds 3 cards

    Scenario: The battle goes on if the card first attacked leaves after an effect has changed the target
      Given "Decoy" has this data:
        """
        { "category": "character", "cost": 3, "power": 4000, "abilities": [{ "type": "auto", "when": { "event": "opponentAttacks", "subject": "any", "player": "you" },
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
    Scenario: Effects that still wait in the Attack Step are carried out even if the target is gone
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
