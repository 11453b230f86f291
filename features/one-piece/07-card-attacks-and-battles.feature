@OP
Feature: 7. Card attacks and battles

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

    Scenario: it is rested before its effects of the attack, so that they can set it active for another attack
      Given player A has the active Character "Whirlwind" (probe "when-attacking-activate-once")
      When player A attacks "B leader" with "Whirlwind"
      And player A attacks "B leader" with "Whirlwind"
      Then player B's Life area holds 1 card
      And "Whirlwind" is rested

    @OP-1-3-3
    Scenario: a card that an effect keeps from being rested cannot declare an attack
      Given "Statue" has this data:
        """
        {
          "name": "Statue", "number": "T-1", "category": "character", "colors": ["red"], "cost": 2, "power": 9000,
          "text": "This Character cannot be rested.",
          "abilities": [{ "type": "permanent", "effect": [{ "do": "forbid", "what": "rest", "target": { "self": true } }] }]
        }
        """
      And player A has the active Character "Statue"
      And player A has the active Character "Fresh" with 5000 power
      When player A tries to attack "B leader" with "Statue"
      Then that is refused
      When player A attacks "B leader" with "Fresh"
      Then player B's Life area holds 2 cards
      And "Statue" is active

    @OP-1-3-3
    Scenario: a card that from then on cannot attack goes on with the attack that it has declared
      Given "Ban" has this data:
        """
        { "name": "Ban", "number": "T-B", "category": "event", "colors": ["red"], "cost": 0,
          "text": "[Counter] Your opponent's cards cannot attack during this turn.",
          "abilities": [{ "type": "counter", "effect": [{ "do": "forbid", "what": "attack", "until": "turn",
            "target": { "all": { "player": "opponent", "zone": ["leader", "character"] } } }] }] }
        """
      And player B has "Ban" in the hand
      And player A has the active Character "Striker" with 6000 power
      When player A attacks "B leader" with "A leader"
      And player B plays "Ban"
      Then player B's Life area holds 2 cards
      When player A tries to attack "B leader" with "Striker"
      Then that is refused

    Scenario: it is rested by its player, and not by an effect
      Given "Cushion" has this data:
        """
        { "name": "Cushion", "number": "T-C", "category": "stage", "colors": ["red"], "cost": 1,
          "text": "When one of your Characters is rested by an effect, draw 1 card.",
          "abilities": [{ "type": "auto", "when": { "event": "rested", "player": "you", "subject": { "category": "character" }, "by": { "cause": "effect" } },
            "effect": [{ "do": "draw", "count": 1 }] }] }
        """
      And player A has the active Stage "Cushion"
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
      Given "Hunter" has this data:
        """
        {
          "name": "Hunter", "number": "T-1", "category": "character", "colors": ["red"], "cost": 5, "power": 6000,
          "text": "This Character can also attack active Characters.",
          "abilities": [{ "type": "keyword", "keyword": "attacksActive" }]
        }
        """
      And player A has the active Character "Hunter"
      And player A has the active Character "Striker" with 6000 power
      And player B has the active Character "Alert" with 1000 power
      When player A tries to attack "Alert" with "Striker"
      Then that is refused
      When player A attacks "Alert" with "Hunter"
      Then "Alert" is in player B's trash

    Scenario: a Character that becomes active after it was selected stays the target
      Given "Wake" has this data:
        """
        { "name": "Wake", "number": "T-W", "category": "event", "colors": ["red"], "cost": 0,
          "text": "[Counter] Set all of your Characters as active.",
          "abilities": [{ "type": "counter", "effect": [{ "do": "setState", "state": "active",
            "target": { "all": { "player": "you", "zone": ["character"] } } }] }] }
        """
      And player B has "Wake" in the hand
      And player B has the rested Character "Prey" with 1000 power
      When player A attacks "Prey" with "A leader"
      And player B plays "Wake"
      Then player B's trash holds exactly "Prey" and "Wake"

    @reading @OP-1-3-3
    Scenario: no effect makes a Leader the target of a card that cannot attack a Leader
      Given "Shy" has this data:
        """
        { "name": "Shy", "number": "T-S", "category": "character", "colors": ["red"], "cost": 3, "power": 6000,
          "text": "This Character cannot attack a Leader.",
          "abilities": [{ "type": "permanent", "effect": [{ "do": "forbid", "what": "attackLeader", "target": { "self": true } }] }] }
        """
      And player A has the active Character "Shy"
      And "Herald" has this data:
        """
        { "name": "Herald", "number": "T-H", "category": "character", "colors": ["red"], "cost": 3, "power": 4000,
          "text": "[On Your Opponent's Attack] Change the target of the attack to your Leader.",
          "abilities": [{ "type": "auto", "when": { "event": "opponentAttacks", "subject": "any", "player": "you" },
            "effect": [{ "do": "redirect", "target": { "all": { "player": "you", "zone": ["leader"] } } }] }] }
        """
      And player B has the active Character "Herald"
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
      And "Shy" has this data:
        """
        { "name": "Shy", "number": "T-S", "category": "character", "colors": ["red"], "cost": 3, "power": 6000,
          "text": "This Character cannot attack a Leader.",
          "abilities": [{ "type": "permanent", "effect": [{ "do": "forbid", "what": "attackLeader", "target": { "self": true } }] }] }
        """
      And player A has the active Character "Shy"
      And "Herald" has this data:
        """
        { "name": "Herald", "number": "T-H", "category": "character", "colors": ["red"], "cost": 3, "power": 4000,
          "text": "[On Your Opponent's Attack] Change the target of the attack to your Leader.",
          "abilities": [{ "type": "auto", "when": { "event": "opponentAttacks", "subject": "any", "player": "you" },
            "effect": [{ "do": "redirect", "target": { "all": { "player": "you", "zone": ["leader"] } } }] }] }
        """
      And player B has the active Character "Herald"
      And player B has the rested Character "Prey" with 1000 power
      When player A attacks "Prey" with "Shy"
      Then player B's Life area holds 2 cards
      And "Prey" is in player B's Character area

    @OP-10-2-9-1
    Scenario: such an effect counts while its condition is met, on a Leader and on what has gained it as well
      Given "Captain" has this data:
        """
        { "name": "Captain", "number": "T-C", "category": "leader", "colors": ["red"], "power": 5000, "life": 5,
          "text": "[DON!! x1] This Leader and your Characters with 6000 power or more can also attack active Characters.",
          "abilities": [{ "type": "keyword", "keyword": "attacksActive", "don": 1 },
            { "type": "permanent", "don": 1, "effect": [{ "do": "gain", "ability": { "type": "keyword", "keyword": "attacksActive" },
              "target": { "all": { "player": "you", "zone": ["character"], "stat": { "power": { "min": 6000 } } } } }] }] }
        """
      And player A's Leader is "Captain"
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

    Scenario: an effect for whenever its player attacks comes with any attack of that player, and with no other
      Given "Banner" has this data:
        """
        {
          "name": "Banner", "number": "T-1", "category": "stage", "colors": ["red"], "cost": 1,
          "text": "When you attack, draw 1 card.",
          "abilities": [{
            "type": "auto", "when": { "event": "attackDeclared", "subject": "any", "player": "you" },
            "effect": [{ "do": "draw", "count": 1 }]
          }]
        }
        """
      And player A has the active Stage "Banner"
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
      And "Decoy" has this data:
        """
        {
          "name": "Decoy", "number": "T-1", "category": "character", "colors": ["red"], "cost": 3, "power": 4000,
          "text": "[On Your Opponent's Attack] Change the target of the attack to this Character.",
          "abilities": [{
            "type": "auto", "when": { "event": "opponentAttacks", "subject": "any", "player": "you" },
            "effect": [{ "do": "redirect", "target": { "self": true } }]
          }]
        }
        """
      And player A has the active Character "Decoy"
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

    Scenario: a bracketed effect of the card attacked comes in the Attack Step
      Given player B has the rested Character "Rock" (probe "when-attacked-draw")
      And player B has the active Character "Guard" (probe "blocker")
      When player A attacks "Rock" with "A leader"
      And player B is asked to block
      Then player B's hand holds 1 card

    @reading
    Scenario: it does not come a second time in the Counter Step
      Given player B has the rested Character "Rock" (probe "when-attacked-draw")
      When player A attacks "Rock" with "A leader"
      Then player B's hand holds 1 card
      And "Rock" is in player B's trash

    Scenario: the attacker's effect comes first, and may take away the card that would answer
      Given player A has the active Character "Reaper" (probe "when-attacking-ko")
      And player B has the active Character "Sentry" (probe "on-opponents-attack-draw")
      When player A attacks "B leader" with "Reaper"
      Then "Sentry" is in player B's trash
      And player B's hand holds 0 cards

    Scenario: what follows from the attacker's effect also comes before the answers
      Given "Zealot" has this data:
        """
        {
          "name": "Zealot", "number": "T-1", "category": "character", "colors": ["red"], "cost": 3, "power": 5000,
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
      And "Martyr" has this data:
        """
        {
          "name": "Martyr", "number": "T-2", "category": "character", "colors": ["red"], "cost": 1, "power": 1000,
          "text": "[On K.O.] K.O. 1 of your opponent's Characters.",
          "abilities": [{
            "type": "auto", "when": { "event": "koed" },
            "effect": [{
              "do": "ko", "target": { "choose": { "from": { "player": "opponent", "zone": ["character"] }, "count": 1 } }
            }]
          }]
        }
        """
      And player A has the active Character "Zealot"
      And player A has the active Character "Martyr"
      And player B has the active Character "Sentry" (probe "on-opponents-attack-draw")
      When player A attacks "B leader" with "Zealot"
      Then "Martyr" is in player A's trash
      And "Sentry" is in player B's trash
      And player B's hand holds 1 card
      And player B's Life area holds 2 cards
      And player B's deck holds 20 cards

    Scenario: a Leader answers an attack as well, on itself and on a Character
      Given "Captain" has this data:
        """
        { "name": "Captain", "number": "T-C", "category": "leader", "colors": ["red"], "power": 5000, "life": 4,
          "text": "[On Your Opponent's Attack] Draw 1 card.",
          "abilities": [{ "type": "auto", "when": { "event": "opponentAttacks", "subject": "any", "player": "you" },
            "effect": [{ "do": "draw", "count": 1 }] }] }
        """
      And player B's Leader is "Captain"
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
      Then that is refused
      And "Prey" is in player B's trash
      And "Guard" is in player B's Character area

    Scenario: no (Symbol) Counter is used after the target is gone
      Given player A has the active Character "Reaper" (probe "when-attacking-ko")
      And player B has the rested Character "Prey" with 1000 power
      And "Shield" has the Counter value 1000
      And player B has "Shield" in the hand
      When player A attacks "Prey" with "Reaper"
      And player B tries to use the Counter of "Shield" on "B leader"
      Then that is refused
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
      Given "Coward" has this data:
        """
        {"name": "Coward", "number": "T-coward", "category": "character", "colors": ["red"], "cost": 2, "power": 9000, "text": "If this Character would be rested, trash it instead.", "abilities": [{"type": "instead", "when": {"event": "rested"}, "effect": [{"do": "move", "target": {"self": true}, "to": "trash"}]}]}
        """
      And player A has the active Character "Coward"
      When player A attacks "B leader" with "Coward"
      Then "Coward" is in player A's trash
      And no battle is going on
      And player B's Life area holds 3 cards

    Scenario: the card attacked first may leave once another is the target
      Given "Decoy" has this data:
        """
        { "name": "Decoy", "number": "T-D", "category": "character", "colors": ["red"], "cost": 3, "power": 4000,
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
      Given "Banner" has this data:
        """
        { "name": "Banner", "number": "T-B", "category": "stage", "colors": ["red"], "cost": 1, "text": "When you attack, draw 1 card.",
          "abilities": [{ "type": "auto", "when": { "event": "attackDeclared", "subject": "any", "player": "you" },
            "effect": [{ "do": "draw", "count": 1 }] }] }
        """
      And player A has the active Stage "Banner"
      And player A has the active Character "Slayer" (probe "attacking-ko")
      And player B has the active Character "Sentry" (probe "on-opponents-attack-draw")
      And player B has the rested Character "Prey" with 1000 power
      When player A attacks "Prey" with "Slayer"
      And player A lets "Slayer"'s ability come first
      And player A chooses "Prey"
      Then player A's hand holds 1 card
      And player B's hand holds 1 card
      And player B's trash holds exactly "Prey"

  @OP-7-1-2-1
  Rule: 7-1-2-1 The player attacked may activate one [Blocker] in a battle

    Scenario: a [Blocker] is attacked in the place of the Leader
      Given it is player B's Main Phase
      And player A has the active Character "Guard" (probe "blocker")
      When player B attacks "A leader" with "B leader"
      And player A blocks with "Guard"
      Then "Guard" is in player A's trash
      And player A's Life area holds 3 cards

    Scenario: a second [Blocker] cannot be activated in the same battle
      Given player B has the active Character "Guard 1" (probe "blocker")
      And player B has the active Character "Guard 2" (probe "blocker")
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Guard 1"
      And player B tries to block with "Guard 2"
      Then that is refused
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

    Scenario: a Leader with [Blocker] takes the attack on a Character upon itself
      Given "Captain" has this data:
        """
        {
          "name": "Captain", "number": "T-1", "category": "leader", "colors": ["red"], "power": 5000, "life": 4,
          "text": "[Blocker]",
          "abilities": [{ "type": "keyword", "keyword": "blocker" }]
        }
        """
      And player B's Leader is "Captain"
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
      Given "Oath" has this data:
      """
      {"name": "Oath", "number": "T-1", "category": "stage", "colors": ["red"], "cost": 1,
       "text": "[Once Per Turn] If one of your Characters would be rested to pay a cost, draw 1 card instead.",
       "abilities": [{"type": "instead", "oncePerTurn": true, "effect": [{"do": "draw", "count": 1}],
         "when": {"event": "rested", "subject": {"player": "you", "category": "character"}, "by": {"cause": "cost"}}}]}
      """
      And player B has the active Stage "Oath"
      And player B has the active Character "Guard 1" (probe "blocker")
      And player B has the active Character "Guard 2" (probe "blocker")
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Guard 1"
      And player B tries to block with "Guard 2"
      Then that is refused
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
      Given "Guard" has this data:
        """
        {
          "name": "Guard", "number": "T-1", "category": "character", "colors": ["red"], "cost": 3, "power": 3000,
          "text": "[Blocker] [On Block] Your card in this battle gains +3000 power during this battle.",
          "abilities": [
            { "type": "keyword", "keyword": "blocker" },
            {
              "type": "auto", "when": { "event": "blocked" },
              "effect": [{
                "do": "modify", "stat": "power", "by": 3000, "target": { "all": { "player": "you", "inBattle": true } },
                "until": "battle"
              }]
            }
          ]
        }
        """
      And player B has the active Character "Guard"
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Guard"
      Then "Guard" is in player B's Character area
      And player B's Life area holds 3 cards
      And "Guard" is rested

    Scenario: an effect for whenever its player blocks comes with each [Blocker] of that player
      Given "Banner" has this data:
        """
        {
          "name": "Banner", "number": "T-1", "category": "stage", "colors": ["red"], "cost": 1,
          "text": "When you block, draw 1 card.",
          "abilities": [{
            "type": "auto", "when": { "event": "blocked", "subject": "any", "player": "you" },
            "effect": [{ "do": "draw", "count": 1 }]
          }]
        }
        """
      And player B has the active Stage "Banner"
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
      Given "Guard" has this data:
        """
        { "name": "Guard", "number": "T-G", "category": "character", "colors": ["red"], "cost": 3, "power": 3000,
          "text": "[Blocker] [On Block] Your card in this battle gains +3000 power during this turn.",
          "abilities": [{ "type": "keyword", "keyword": "blocker" },
            { "type": "auto", "when": { "event": "blocked" }, "effect": [{ "do": "modify", "stat": "power", "by": 3000, "until": "turn",
              "target": { "all": { "player": "you", "inBattle": true } } }] }] }
        """
      And player B has the active Character "Guard"
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Guard"
      Then "Guard" has 6000 power
      And "B leader" has 5000 power

  @OP-7-1-2-3
  Rule: 7-1-2-3 If attacker or target has moved areas at the end of the Block Step, the battle goes straight to its end

    Scenario: when the card that blocked has left, the Leader is not attacked again
      Given player B has the active Character "Mist" (probe "blocker-on-block-return")
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Mist"
      Then "Mist" is in player B's hand
      And player B's Life area holds 3 cards
      And no battle is going on

    Scenario: no (Symbol) Counter is used after the card that blocked has left
      Given player B has the active Character "Mist" (probe "blocker-on-block-return")
      And "Shield" has the Counter value 1000
      And player B has "Shield" in the hand
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Mist"
      And player B tries to use the Counter of "Shield" on "B leader"
      Then that is refused
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
      Then that is refused
      And "Striker" is in player A's trash
      And "Shield" is in player B's hand

    Scenario: the card attacked first may leave, it is not the target any more
      Given "Ferry" has this data:
        """
        {
          "name": "Ferry", "number": "T-1", "category": "character", "colors": ["red"], "cost": 3, "power": 2000,
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
        {"name": "Oath", "number": "T-oath", "category": "stage", "colors": ["red"], "cost": 1, "text": "If your Character would be rested as a cost, K.O. your Character [Bomb] instead.", "abilities": [{"type": "instead", "when": {"event": "rested", "subject": {"player": "you", "category": "character"}, "by": {"cause": "cost"}}, "effect": [{"do": "ko", "target": {"all": {"player": "you", "zone": ["character"], "name": "Bomb"}}}]}]}
        """
      And "Bomb" has this data:
        """
        {"name": "Bomb", "number": "T-bomb", "category": "character", "colors": ["red"], "cost": 1, "power": 1000, "text": "[On K.O.] K.O. all of your opponent's Characters.", "abilities": [{"type": "auto", "when": {"event": "koed"}, "effect": [{"do": "ko", "target": {"all": {"player": "opponent", "zone": ["character"]}}}]}]}
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
      Then that is refused
      And "Striker" is in player A's trash
      And player B's Life area holds 3 cards

    @OP-7-1-2-2
    Scenario: with the attacker gone what else waits in the step is still carried out
      Given "Rampart" has this data:
        """
        { "name": "Rampart", "number": "T-R", "category": "stage", "colors": ["red"], "cost": 1, "text": "When you block, draw 1 card.",
          "abilities": [{ "type": "auto", "when": { "event": "blocked", "subject": "any", "player": "you" },
            "effect": [{ "do": "draw", "count": 1 }] }] }
        """
      And player B has the active Stage "Rampart"
      And player B has the active Character "Guard" (probe "blocker-on-block-ko-attacker")
      And player A has the active Character "Striker" with 9000 power
      When player A attacks "B leader" with "Striker"
      And player B blocks with "Guard"
      And player B lets "Guard"'s ability come first
      Then "Striker" is in player A's trash
      And player B's hand holds 1 card
      And "Guard" is in player B's Character area

  @OP-7-1-3-1
  Rule: 7-1-3-1 Effects for when a card is attacked come at the start of the Counter Step

    Scenario: what the card attacked gains then counts in that battle
      Given "Rock" has this data:
        """
        {
          "name": "Rock", "number": "T-1", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
          "text": "When this Character is attacked, it gains +2000 power during this battle.",
          "abilities": [{
            "type": "auto", "when": { "event": "isAttacked" },
            "effect": [{ "do": "modify", "stat": "power", "by": 2000, "target": { "self": true }, "until": "battle" }]
          }]
        }
        """
      And player A has the active Character "Striker" with 4000 power
      And player B has the rested Character "Rock"
      When player A attacks "Rock" with "Striker"
      Then "Rock" is in player B's Character area
      And "Striker" is rested

    @reading
    Scenario: they come after the Block Step and before the first (Symbol) Counter
      Given it is player B's Main Phase
      And player A has the rested Character "Rock" (probe "is-attacked-draw")
      And player A has the active Character "Guard" (probe "blocker")
      And "Shield" has the Counter value 1000
      And player A has "Shield" in the hand
      When player B attacks "Rock" with "B leader"
      And player A is asked to block
      Then player A's hand holds exactly "Shield"
      When player A declines
      And player A is asked to counter
      Then player A's hand holds 2 cards

    Scenario: only the card attacked has them, and each time anew
      Given player B has the rested Character "Rock 1" (probe "is-attacked-draw")
      And player B has the rested Character "Rock 2" (probe "is-attacked-draw")
      And player A has the active Character "Striker" with 1000 power
      When player A attacks "Rock 1" with "Striker"
      Then player B's hand holds 1 card
      When player A attacks "Rock 1" with "A leader"
      Then player B's hand holds 2 cards
      And "Rock 1" is in player B's trash
      And "Rock 2" is in player B's Character area

    @reading
    Scenario: a card whose place a [Blocker] has taken is not attacked any more by then
      Given player B has the rested Character "Rock" (probe "is-attacked-draw")
      And player B has the active Character "Guard" (probe "blocker")
      And player A has the active Character "Striker" with 4000 power
      When player A attacks "Rock" with "A leader"
      And player B blocks with "Guard"
      Then "Guard" is in player B's trash
      And player B's hand holds 0 cards
      When player A attacks "Rock" with "Striker"
      Then player B's hand holds 1 card

    @reading
    Scenario: read otherwise, it has its effect in the Attack Step although a [Blocker] takes its place
      Given the reading "when-a-card-is-attacked" is "attackStep"
      And player B has the rested Character "Rock" (probe "is-attacked-draw")
      And player B has the active Character "Guard" (probe "blocker")
      When player A attacks "Rock" with "A leader"
      And player B blocks with "Guard"
      Then player B's hand holds 1 card

    @reading
    Scenario: the card that has blocked is the one attacked
      Given "Guard" has this data:
        """
        { "name": "Guard", "number": "T-G", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
          "text": "[Blocker] When this Character is attacked, draw 1 card.",
          "abilities": [{ "type": "keyword", "keyword": "blocker" },
            { "type": "auto", "when": { "event": "isAttacked" }, "effect": [{ "do": "draw", "count": 1 }] }] }
        """
      And player B has the active Character "Guard"
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Guard"
      Then "Guard" is in player B's trash
      And player B's hand holds 1 card

    Scenario: a Leader has such effects, too
      Given it is player B's Main Phase
      And "Captain" has this data:
        """
        { "name": "Captain", "number": "T-C", "category": "leader", "colors": ["red"], "power": 5000, "life": 4,
          "text": "When this Leader is attacked, draw 1 card.",
          "abilities": [{ "type": "auto", "when": { "event": "isAttacked" }, "effect": [{ "do": "draw", "count": 1 }] }] }
        """
      And player A's Leader is "Captain"
      And player A has the rested Character "Prey" with 5000 power
      And player B has the active Character "Weak 1" with 1000 power
      And player B has the active Character "Weak 2" with 1000 power
      When player B attacks "Captain" with "Weak 1"
      Then player A's hand holds 1 card
      When player B attacks "Prey" with "Weak 2"
      Then player A's hand holds 1 card

    @reading
    Scenario: a card that an effect has made the target is the one attacked
      Given player B has the rested Character "Rock" (probe "is-attacked-draw")
      And "Decoy" has this data:
        """
        { "name": "Decoy", "number": "T-D", "category": "character", "colors": ["red"], "cost": 3, "power": 4000,
          "text": "[On Your Opponent's Attack] Change the target of the attack to this Character. When this Character is attacked, trash the top card of your deck.",
          "abilities": [{ "type": "auto", "when": { "event": "opponentAttacks", "subject": "any", "player": "you" },
            "effect": [{ "do": "redirect", "target": { "self": true } }] },
            { "type": "auto", "when": { "event": "isAttacked" }, "effect": [{ "do": "mill", "count": 1 }] }] }
        """
      And player B has the active Character "Decoy"
      And player B has "Top" on top of the deck
      When player A attacks "Rock" with "A leader"
      Then player B's trash holds exactly "Decoy" and "Top"
      And player B's hand holds 0 cards

  @OP-7-1-3-2
  Rule: 7-1-3-2 The player attacked uses (Symbol) Counters and Events in any order and as often as wished

    Scenario: a (Symbol) Counter, an Event and another (Symbol) Counter add up
      Given "Shield 1" has the Counter value 1000
      And "Shield 2" has the Counter value 1000
      And player B has "Shield 1", "Wall" (probe "counter-event-power") and "Shield 2" in the hand
      And player A has the active Character "Striker" with 8000 power
      When player A attacks "B leader" with "Striker"
      And player B uses the Counter of "Shield 1" on "B leader"
      And player B plays "Wall"
      And player B uses the Counter of "Shield 2" on "B leader"
      Then player B's trash holds exactly "Shield 1", "Wall" and "Shield 2"
      And player B's Life area holds 3 cards

    Scenario: two Events, and a (Symbol) Counter after them
      Given it is player B's Main Phase
      And "Shield" has the Counter value 1000
      And player A has "Wall 1" (probe "counter-event-power") and "Wall 2" (probe "counter-event-power") in the hand
      And player A has "Shield" in the hand
      And player B has the active Character "Striker" with 9000 power
      When player B attacks "A leader" with "Striker"
      And player A plays "Wall 2"
      And player A plays "Wall 1"
      And player A uses the Counter of "Shield" on "A leader"
      Then player A's trash holds exactly "Shield", "Wall 1" and "Wall 2"
      And player A's Life area holds 3 cards

    Scenario: the player may stop at any time and keep cards
      Given "Shield 1" has the Counter value 1000
      And "Shield 2" has the Counter value 1000
      And player B has "Shield 1" and "Shield 2" in the hand
      And player A has the active Character "Striker" with 6000 power
      When player A attacks "B leader" with "Striker"
      And player B uses the Counter of "Shield 2" on "B leader"
      And player B is asked to counter
      And player B declines
      Then player B's trash holds exactly "Shield 2"
      And player B's Life area holds 2 cards

    Scenario: it is not the attacking player who acts
      Given "Spur" has the Counter value 2000
      And "Shield" has the Counter value 2000
      And player A has "Spur" in the hand
      And player B has "Shield" in the hand
      When player A attacks "B leader" with "A leader"
      And player B uses the Counter of "Shield" on "B leader"
      And player A tries to use the Counter of "Spur" on "A leader"
      Then that is refused
      And "Shield" is in player B's trash
      And player B's Life area holds 3 cards
      And "Spur" is in player A's hand

    @OP-7-1-3-1
    Scenario: also one whose hand was empty until the effects of being attacked
      Given player B has the rested Character "Rock" (probe "is-attacked-draw")
      And "Shield" has the Counter value 4000
      And player B has "Shield" on top of the deck
      When player A attacks "Rock" with "A leader"
      And player B uses the Counter of "Shield" on "Rock"
      Then "Rock" is in player B's Character area
      And "Shield" is in player B's trash

    @OP-7-1-3-2-2
    Scenario: what one action triggers is there for the next one
      Given "Shield" has the Counter value 2000
      And player B has the active Character "Scholar" (probe "watches-own-events")
      And player B has "Wall" (probe "counter-event-power") in the hand
      And player B has "Shield" on top of the deck
      And player A has the active Character "Striker" with 8000 power
      When player A attacks "B leader" with "Striker"
      And player B plays "Wall"
      And player B uses the Counter of "Shield" on "B leader"
      Then player B's Life area holds 3 cards
      And player B's trash holds exactly "Shield" and "Wall"

  @OP-7-1-3-2-1
  Rule: 7-1-3-2-1 A Character of the hand is trashed to add its (Symbol) Counter to the own Leader or a Character during the battle

    Scenario: the Leader gets the value, and no DON!! card is rested for it
      Given "Shield" has the Counter value 1000
      And player B has "Shield" in the hand
      When player A attacks "B leader" with "A leader"
      And player B uses the Counter of "Shield" on "B leader"
      Then "Shield" is in player B's trash
      And player B's Life area holds 3 cards
      And player B's cost area holds 6 active and 0 rested DON!! cards

    Scenario: a Character that is attacked can get it
      Given it is player B's Main Phase
      And "Shield" has the Counter value 2000
      And player A has "Shield" in the hand
      And player A has the rested Character "Prey" with 4000 power
      When player B attacks "Prey" with "B leader"
      And player A uses the Counter of "Shield" on "Prey"
      Then "Prey" is in player A's Character area
      And "Shield" is in player A's trash

    Scenario: a card that is not in the battle can get it as well
      Given "Shield" has the Counter value 1000
      And "Spare" has the Counter value 1000
      And player B has "Shield" and "Spare" in the hand
      And player B has the active Character "Mate" with 3000 power
      When player A attacks "B leader" with "A leader"
      And player B uses the Counter of "Shield" on "Mate"
      And player B is asked to counter
      Then "Mate" has 4000 power
      And "B leader" has 5000 power
      When player B declines
      Then player B's Life area holds 2 cards

    Scenario: the value is the one printed on that card
      Given "Shield" has the Counter value 2000
      And "Spare" has the Counter value 1000
      And player B has "Shield" and "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player B uses the Counter of "Shield" on "B leader"
      And player B is asked to counter
      Then "B leader" has 7000 power

    Scenario: it is gone in the next battle
      Given "Shield" has the Counter value 2000
      And player B has "Shield" in the hand
      And player A has the active Character "Striker" with 5000 power
      When player A attacks "B leader" with "A leader"
      And player B uses the Counter of "Shield" on "B leader"
      Then "B leader" has 5000 power
      And player B's Life area holds 3 cards
      When player A attacks "B leader" with "Striker"
      Then player B's Life area holds 2 cards

    Scenario: a card without a (Symbol) Counter, and one on the field, cannot be used
      Given "Plain" is a Character of cost 2 with 3000 power
      And "Mate" has the Counter value 1000
      And "Shield" has the Counter value 1000
      And player B has "Plain" and "Shield" in the hand
      And player B has the active Character "Mate"
      When player A attacks "B leader" with "A leader"
      And player B tries to use the Counter of "Plain" on "B leader"
      Then that is refused
      When player B tries to use the Counter of "Mate" on "B leader"
      Then that is refused
      When player B uses the Counter of "Shield" on "B leader"
      Then player B's trash holds exactly "Shield"
      And player B's Life area holds 3 cards

    Scenario: it is not for a card of the opponent, nor for a Stage
      Given "Shield" has the Counter value 1000
      And player B has "Shield" in the hand
      And player B has the active Stage "Harbour"
      When player A attacks "B leader" with "A leader"
      And player B tries to use the Counter of "Shield" on "A leader"
      Then that is refused
      When player B tries to use the Counter of "Shield" on "Harbour"
      Then that is refused
      When player B uses the Counter of "Shield" on "B leader"
      Then player B's Life area holds 3 cards
      And "Shield" is in player B's trash

    Scenario: a card that is put elsewhere instead of being trashed adds nothing
      Given "Archive" has this data:
        """
        {"name": "Archive", "number": "T-archive", "category": "stage", "colors": ["red"], "cost": 1, "text": "If a card would be trashed from your hand, put it at the bottom of your deck instead.", "abilities": [{"type": "instead", "when": {"event": "trashed", "subject": "any", "player": "you", "from": ["hand"]}, "effect": [{"do": "move", "target": {"subject": true}, "to": "deck", "place": "bottom"}]}]}
        """
      And "Shield" has the Counter value 2000
      And player B has the active Stage "Archive"
      And player B has "Shield" in the hand
      When player A attacks "B leader" with "A leader"
      And player B uses the Counter of "Shield" on "B leader"
      Then the bottom of player B's deck is "Shield"
      And player B's Life area holds 2 cards

    @reading
    Scenario: the card is trashed by its player, and not by an effect
      Given "Mourner" has this data:
        """
        {"name":"Mourner","number":"T-M","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"When a card is trashed from your hand by an effect, draw 1 card.",
         "abilities":[{"type":"auto","when":{"event":"trashed","player":"you","subject":"any","from":["hand"],"by":{"cause":"effect"}},
           "effect":[{"do":"draw","count":1}]}]}
        """
      And player B has the active Character "Mourner"
      And "Shield" has the Counter value 1000
      And player B has "Shield" in the hand
      When player A attacks "B leader" with "A leader"
      And player B uses the Counter of "Shield" on "B leader"
      Then "Shield" is in player B's trash
      And player B's hand holds 0 cards

    @reading
    Scenario: or by the effect that it is trashed to activate, where it is read so
      Given the reading "counter-as-an-effect" is "by-an-effect"
      And "Mourner" has this data:
        """
        {"name":"Mourner","number":"T-M","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"When a card is trashed from your hand by an effect, draw 1 card.",
         "abilities":[{"type":"auto","when":{"event":"trashed","player":"you","subject":"any","from":["hand"],"by":{"cause":"effect"}},
           "effect":[{"do":"draw","count":1}]}]}
        """
      And player B has the active Character "Mourner"
      And "Shield" has the Counter value 1000
      And player B has "Shield" in the hand
      When player A attacks "B leader" with "A leader"
      And player B uses the Counter of "Shield" on "B leader"
      Then "Shield" is in player B's trash
      And player B's hand holds 1 card

    Scenario: a rested card that is not attacked can get it
      Given "Shield" has the Counter value 1000
      And "Spare" has the Counter value 1000
      And player B has "Shield" and "Spare" in the hand
      And player B has the rested Character "Mate" with 3000 power
      When player A attacks "B leader" with "A leader"
      And player B uses the Counter of "Shield" on "Mate"
      And player B is asked to counter
      Then "Mate" has 4000 power

    Scenario: to use it is not to activate an Event
      Given "Shield" has the Counter value 1000
      And player B has the active Character "Scholar" (probe "watches-own-events")
      And player B has "Wall" (probe "counter-event-power") and "Shield" in the hand
      When player A attacks "B leader" with "A leader"
      And player B uses the Counter of "Shield" on "B leader"
      And player B is asked to counter
      Then player B's hand holds exactly "Wall"
      When player B plays "Wall"
      Then player B's hand holds 1 card
      And player B's trash holds exactly "Shield" and "Wall"

  @OP-7-1-3-2-2
  Rule: 7-1-3-2-2 An Event with [Counter] is paid for and trashed to carry out that effect

    Scenario: its cost is paid, it lies in the trash, and its effect counts
      Given player B has "Wall" (probe "counter-event-power") in the hand
      And player A has the active Character "Striker" with 6000 power
      When player A attacks "B leader" with "Striker"
      And player B plays "Wall"
      Then "Wall" is in player B's trash
      And player B's cost area holds 5 active and 1 rested DON!! cards
      And player B's Life area holds 3 cards

    @OP-2-7-3
    Scenario: who cannot pay cannot use it, but a (Symbol) Counter costs nothing
      Given it is player B's Main Phase
      And "Shield" has the Counter value 1000
      And player A has "Wall 1" (probe "counter-event-power") and "Wall 2" (probe "counter-event-power") in the hand
      And player A has "Shield" in the hand
      And player A has 1 active and 5 rested DON!! cards
      And player B has the active Character "Striker" with 7000 power
      When player B attacks "A leader" with "Striker"
      And player A plays "Wall 1"
      And player A tries to play "Wall 2"
      Then that is refused
      When player A uses the Counter of "Shield" on "A leader"
      Then player A's trash holds exactly "Wall 1" and "Shield"
      And player A's Life area holds 3 cards

    @OP-10-2-4-1
    Scenario: an Event without [Counter] cannot be used
      Given player B has "Blow" (probe "event-ko") and "Wall" (probe "counter-event-power") in the hand
      And player A has the active Character "Striker" with 6000 power
      When player A attacks "B leader" with "Striker"
      And player B tries to play "Blow"
      Then that is refused
      When player B plays "Wall"
      Then player B's hand holds exactly "Blow"
      And player B's Life area holds 3 cards

    Scenario: of an Event with [Main] and [Counter] only the [Counter] is carried out
      Given "Both" has this data:
        """
        {
          "name": "Both", "number": "T-1", "category": "event", "colors": ["red"], "cost": 2,
          "text": "[Main] Draw 1 card. [Counter] Your Leader gains +2000 power during this battle.",
          "abilities": [
            { "type": "main", "effect": [{ "do": "draw", "count": 1 }] },
            {
              "type": "counter",
              "effect": [{
                "do": "modify", "stat": "power", "by": 2000,
                "target": { "all": { "player": "you", "zone": ["leader"] } }, "until": "battle"
              }]
            }
          ]
        }
        """
      And player B has "Both" in the hand
      When player A attacks "B leader" with "A leader"
      And player B plays "Both"
      Then player B's Life area holds 3 cards
      And player B's hand holds 0 cards
      And player B's cost area holds 4 active and 2 rested DON!! cards

    Scenario: it lies in the trash while its effect is carried out
      Given "Echo" has this data:
        """
        {
          "name": "Echo", "number": "T-1", "category": "event", "colors": ["red"], "cost": 1,
          "text": "[Counter] Your Leader gains +2000 power during this battle for each card in your trash.",
          "abilities": [{
            "type": "counter",
            "effect": [{
              "do": "modify", "stat": "power", "by": { "count": { "player": "you", "zone": ["trash"] }, "times": 2000 },
              "target": { "all": { "player": "you", "zone": ["leader"] } }, "until": "battle"
            }]
          }]
        }
        """
      And player B has "Echo" in the hand
      And player A has the active Character "Striker" with 6000 power
      When player A attacks "B leader" with "Striker"
      And player B plays "Echo"
      Then player B's Life area holds 3 cards
      And "Echo" is in player B's trash

    @reading
    Scenario: an Event that is put elsewhere instead of being trashed is paid for and not activated
      Given "Archive" has this data:
        """
        { "name": "Archive", "number": "T-A", "category": "stage", "colors": ["red"], "cost": 1,
          "text": "If a card would be trashed from your hand, put it at the bottom of your deck instead.",
          "abilities": [{ "type": "instead", "when": { "event": "trashed", "subject": "any", "player": "you", "from": ["hand"] },
            "effect": [{ "do": "move", "target": { "subject": true }, "to": "deck", "place": "bottom" }] }] }
        """
      And player B has the active Stage "Archive"
      And player B has "Wall" (probe "counter-event-power") in the hand
      And player A has the active Character "Striker" with 5000 power
      When player A attacks "B leader" with "Striker"
      And player B plays "Wall"
      Then the bottom of player B's deck is "Wall"
      And player B's cost area holds 5 active and 1 rested DON!! cards
      And player B's Life area holds 2 cards

    @reading
    Scenario: or is activated all the same, where it is read so
      Given the reading "event-not-trashed" is "activated"
      And "Archive" has this data:
        """
        { "name": "Archive", "number": "T-A", "category": "stage", "colors": ["red"], "cost": 1,
          "text": "If a card would be trashed from your hand, put it at the bottom of your deck instead.",
          "abilities": [{ "type": "instead", "when": { "event": "trashed", "subject": "any", "player": "you", "from": ["hand"] },
            "effect": [{ "do": "move", "target": { "subject": true }, "to": "deck", "place": "bottom" }] }] }
        """
      And player B has the active Stage "Archive"
      And player B has "Wall" (probe "counter-event-power") in the hand
      And player A has the active Character "Striker" with 5000 power
      When player A attacks "B leader" with "Striker"
      And player B plays "Wall"
      Then the bottom of player B's deck is "Wall"
      And player B's cost area holds 5 active and 1 rested DON!! cards
      And player B's Life area holds 3 cards

    @OP-1-3-9-1 @reading
    Scenario: where something else happens instead of the payment, it stays in the hand and can be paid for again
      Given "Miser" has this data:
        """
        {"name":"Miser","number":"T-M","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[Once Per Turn] If your DON!! cards would be rested, trash the top card of your deck instead.",
         "abilities":[{"type":"instead","oncePerTurn":true,"when":{"event":"rested","player":"you","subject":{"category":"don"}},
           "effect":[{"do":"mill","count":1}]}]}
        """
      And player B has the active Character "Miser"
      And player B has "Wall" (probe "counter-event-power") in the hand
      And player B has 1 active and 0 rested DON!! cards
      And player B has 2 Life cards
      When player A attacks "B leader" with "A leader"
      And player B plays "Wall"
      And player B plays "Wall"
      Then "Wall" is in player B's trash
      And player B's Life area holds 2 cards
      And player B's cost area holds 0 active and 1 rested DON!! cards

    @OP-3-1-6
    Scenario: an attacker that has left and come back is not the attacking Character for the next one
      Given "Fog" has this data:
        """
        { "name": "Fog", "number": "T-F", "category": "event", "colors": ["red"], "cost": 0, "text": "[Counter] The attacking Character has -2000 power during this turn.",
          "abilities": [{ "type": "counter", "effect": [{ "do": "modify", "stat": "power", "by": -2000, "until": "turn",
            "target": { "all": { "player": "opponent", "zone": ["character"], "inBattle": true } } }] }] }
        """
      And "Haze" has this data:
        """
        { "name": "Haze", "number": "T-H", "category": "event", "colors": ["red"], "cost": 0, "text": "[Counter] The attacking Character has -2000 power during this turn.",
          "abilities": [{ "type": "counter", "effect": [{ "do": "modify", "stat": "power", "by": -2000, "until": "turn",
            "target": { "all": { "player": "opponent", "zone": ["character"], "inBattle": true } } }] }] }
        """
      And player A has the active Character "Phoenix" (probe "on-ko-play-self")
      And player A has the active Character "Striker" with 6000 power
      And player B has "Trap" (probe "counter-event-ko-attacker"), "Fog" and "Haze" in the hand
      When player A attacks "B leader" with "Phoenix"
      And player B plays "Trap"
      And player B plays "Fog"
      And player B declines
      Then "Phoenix" is in player A's Character area
      And "Phoenix" has 3000 power
      When player A attacks "B leader" with "Striker"
      And player B plays "Haze"
      Then "Striker" has 4000 power

  @OP-7-1-3-3
  Rule: 7-1-3-3 If attacker or target has moved areas at the end of the Counter Step, the battle goes straight to its end

    Scenario: an attacker that was K.O.'d by a [Counter] deals no damage
      Given player B has "Trap" (probe "counter-event-ko-attacker") in the hand
      And player A has the active Character "Striker" with 9000 power
      When player A attacks "B leader" with "Striker"
      And player B plays "Trap"
      Then "Striker" is in player A's trash
      And player B's Life area holds 3 cards
      And no battle is going on

    Scenario: a Character that was returned to the hand is not K.O.'d
      Given it is player B's Main Phase
      And player A has "Lift" (probe "counter-event-rescue") in the hand
      And player A has the rested Character "Prey" with 1000 power
      When player B attacks "Prey" with "B leader"
      And player A plays "Lift"
      Then "Prey" is in player A's hand
      And player A's Life area holds 3 cards
      And "B leader" is rested

    Scenario: the step goes on although the attacker is gone
      Given "Shield" has the Counter value 1000
      And player B has "Trap" (probe "counter-event-ko-attacker") and "Shield" in the hand
      And player A has the active Character "Striker" with 9000 power
      When player A attacks "B leader" with "Striker"
      And player B plays "Trap"
      And player B uses the Counter of "Shield" on "B leader"
      Then player B's trash holds exactly "Trap" and "Shield"
      And player B's Life area holds 3 cards

    Scenario: a Character that was K.O.'d and played again is not attacked any more
      Given player B has the rested Character "Phoenix" (probe "on-ko-play-self")
      And "Sacrifice" has this data:
        """
        {
          "name": "Sacrifice", "number": "T-1", "category": "event", "colors": ["red"], "cost": 1,
          "text": "[Counter] K.O. 1 of your Characters.",
          "abilities": [{
            "type": "counter",
            "effect": [{
              "do": "ko", "target": { "choose": { "from": { "player": "you", "zone": ["character"] }, "count": 1 } }
            }]
          }]
        }
        """
      And player B has "Sacrifice" in the hand
      And player A has the active Stage "Trophy" (probe "stage-opponents-ko-draw")
      When player A attacks "Phoenix" with "A leader"
      And player B plays "Sacrifice"
      Then player A's hand holds 1 card
      And "Phoenix" is in player B's Character area

    @reading @OP-7-1-3-1
    Scenario: nor is the step left out where an effect at its start has taken the attacker away
      Given "Rock" has this data:
        """
        { "name": "Rock", "number": "T-R", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
          "text": "When this Character is attacked, return the attacking Character to its owner's hand.",
          "abilities": [{ "type": "auto", "when": { "event": "isAttacked" }, "effect": [{ "do": "move", "to": "hand",
            "target": { "all": { "player": "opponent", "zone": ["character"], "inBattle": true } } }] }] }
        """
      And "Shield" has the Counter value 1000
      And player B has the rested Character "Rock"
      And player B has "Shield" in the hand
      And player A has the active Character "Striker" with 4000 power
      When player A attacks "Rock" with "Striker"
      And player B uses the Counter of "Shield" on "Rock"
      Then "Striker" is in player A's hand
      And "Shield" is in player B's trash

  @OP-7-1-4-1
  Rule: 7-1-4-1 The attacker wins with power equal to that of the card attacked

    Scenario: a Leader that attacks a Leader of the same power takes a Life card
      When player A attacks "B leader" with "A leader"
      Then "A leader" is rested
      And player B's Life area holds 2 cards
      And player B's hand holds 1 card
      And no battle is going on

    Scenario: a Character of the same power is beaten
      Given it is player B's Main Phase
      And player B has the active Character "Striker" with 3000 power
      And player A has the rested Character "Prey" with 3000 power
      When player B attacks "Prey" with "Striker"
      Then "Prey" is in player A's trash
      And "Striker" is in player B's Character area

    Scenario: the power of that moment counts, for the attacker
      Given player A has the active Character "Striker" with 3000 power
      When player A gives 2 DON!! cards to "Striker"
      And player A attacks "B leader" with "Striker"
      Then player B's Life area holds 2 cards

    @OP-7-1-4-2
    Scenario: and for the card attacked
      Given player B has "Wall" (probe "counter-event-power") in the hand
      And player A has the active Character "Striker 1" with 6000 power
      And player A has the active Character "Striker 2" with 6000 power
      When player A attacks "B leader" with "Striker 1"
      And player B plays "Wall"
      And player A attacks "B leader" with "Striker 2"
      Then player B's Life area holds 2 cards

    @OP-7-1-4-2
    Scenario: a loss of power of the attacker after its declaration counts
      Given "Curse" has this data:
        """
        {
          "name": "Curse", "number": "T-1", "category": "event", "colors": ["red"], "cost": 1,
          "text": "[Counter] Your opponent's cards in this battle get -1000 power during this turn.",
          "abilities": [{
            "type": "counter",
            "effect": [{
              "do": "modify", "stat": "power", "by": -1000, "target": { "all": { "player": "opponent", "inBattle": true } }
            }]
          }]
        }
        """
      And player B has "Curse" in the hand
      And player A has the active Character "Striker" with 5000 power
      When player A attacks "B leader" with "A leader"
      And player B plays "Curse"
      And player A attacks "B leader" with "Striker"
      Then player B's Life area holds 2 cards
      And "A leader" has 4000 power

    @OP-1-3-6-1 @OP-7-1-4-2
    Scenario: a power below 0 is less than 0
      Given "Curse" has this data:
        """
        { "name": "Curse", "number": "T-C", "category": "event", "colors": ["red"], "cost": 0,
          "text": "[Counter] Your opponent's cards in this battle get -2000 power during this turn.",
          "abilities": [{ "type": "counter", "effect": [{ "do": "modify", "stat": "power", "by": -2000,
            "target": { "all": { "player": "opponent", "inBattle": true } } }] }] }
        """
      And player B's Leader is "Zero" with 0 power
      And player B has "Curse" in the hand
      And player A has the active Character "Weak" with 1000 power
      And player A has the active Character "Strong" with 2000 power
      When player A attacks "Zero" with "Weak"
      And player B plays "Curse"
      Then "Weak" has -1000 power
      And player B's Life area holds 3 cards
      When player A attacks "Zero" with "Strong"
      Then player B's Life area holds 2 cards

  @OP-7-1-4-1-1
  Rule: 7-1-4-1-1 An attack that beats a Leader deals it one damage

    Scenario: one, however great the difference in power
      Given player A has the active Character "Giant" with 12000 power
      When player A attacks "B leader" with "Giant"
      Then player B's Life area holds 2 cards
      And player B's hand holds 1 card

    Scenario: one for each attack
      Given it is player B's Main Phase
      And player B has the active Character "Striker" with 5000 power
      When player B attacks "A leader" with "B leader"
      And player B attacks "A leader" with "Striker"
      Then player A's Life area holds 1 card
      And player A's hand holds 2 cards

    Scenario: the Leader stays in its area
      Given player B's Leader is "Weak" with 0 power
      When player A attacks "Weak" with "A leader"
      Then "Weak" is in player B's Leader area
      And player B's Life area holds 2 cards

    Scenario: no more where the attacker has lost its [Double Attack] by then
      Given "Hush" has this data:
        """
        { "name": "Hush", "number": "T-H", "category": "event", "colors": ["red"], "cost": 0,
          "text": "[Counter] Negate the effects of your opponent's Characters during this turn.",
          "abilities": [{ "type": "counter", "effect": [{ "do": "negate", "target": { "all": { "player": "opponent", "zone": ["character"] } } }] }] }
        """
      And player A has the active Character "Axe" (probe "double-attack")
      And player B has "Hush" in the hand
      When player A attacks "B leader" with "Axe"
      And player B plays "Hush"
      Then player B's Life area holds 2 cards
      And player B's hand holds 1 card

  @OP-7-1-4-1-1-1
  Rule: 7-1-4-1-1-1 Damage that is dealt when no Life is left wins the game for the attacking player

    Scenario: an attack at 0 Life
      Given player B has 0 Life cards
      When player A attacks "B leader" with "A leader"
      Then player A wins the game

    Scenario: player B wins so as well
      Given it is player B's Main Phase
      And player A has 0 Life cards
      And player B has the active Character "Striker" with 5000 power
      When player B attacks "A leader" with "Striker"
      Then player B wins the game

    @OP-7-1-4-1-1-2
    Scenario: the loss of the last Life card is not yet the defeat, the next damage is
      Given player B has 1 Life card
      And player A has the active Character "Striker" with 5000 power
      When player A attacks "B leader" with "A leader"
      Then the game goes on
      And player B's Life area holds 0 cards
      And player B's hand holds 1 card
      When player A attacks "B leader" with "Striker"
      Then player A wins the game

    @OP-7-1-4-2
    Scenario: an attack that is beaten at 0 Life wins nothing
      Given player B has 0 Life cards
      And player A has the active Character "Weakling" with 4000 power
      When player A attacks "B leader" with "Weakling"
      Then the game goes on
      And "Weakling" is rested
      When player A attacks "B leader" with "A leader"
      Then player A wins the game

    @OP-7-1-4-1-1-2
    Scenario: Life that comes back before the damage is determined saves the player
      Given player B has 0 Life cards
      And player B has "Mercy" (probe "counter-event-add-life") in the hand
      And player B has "Top" on top of the deck
      And player A has the active Character "Striker" with 5000 power
      When player A attacks "B leader" with "A leader"
      And player B plays "Mercy"
      Then the game goes on
      And "Top" is in player B's hand
      When player A attacks "B leader" with "Striker"
      Then player A wins the game

    Scenario: [Banish] makes no difference
      Given player B has 0 Life cards
      And player A has the active Character "Flame" (probe "banish")
      When player A attacks "B leader" with "Flame"
      Then player A wins the game

  @OP-7-1-4-1-1-2
  Rule: 7-1-4-1-1-2 With Life left the top Life card goes to the hand, or its [Trigger] is activated instead

    Scenario: the top card, into its player's hand
      Given player B's Life cards are "First", "Second" and "Third"
      When player A attacks "B leader" with "A leader"
      Then player B's hand holds exactly "First"
      And the top of player B's Life area is "Second", "Third"

    Scenario: a [Trigger] is activated instead
      Given it is player B's Main Phase
      And player A's Life cards are "Spring" (probe "trigger-draw") and "Second"
      And player A has "Top" on top of the deck
      When player B attacks "A leader" with "B leader"
      And player A activates the Trigger
      Then player A's hand holds exactly "Top"
      And "Spring" is in player A's trash
      And player A's Life area holds exactly "Second"

    Scenario: its player may decline and take the card
      Given player B's Life cards are "Spring" (probe "trigger-draw") and "Second"
      When player A attacks "B leader" with "A leader"
      And player B is asked to activate the Trigger
      And player B declines
      Then player B's hand holds exactly "Spring"
      And player B's deck holds 20 cards

    Scenario: the [Trigger] of the last Life card can be activated
      Given player B's Life cards are "Spring" (probe "trigger-draw")
      And player B has "Top" on top of the deck
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then the game goes on
      And player B's hand holds exactly "Top"
      And player B's Life area holds 0 cards

    Scenario: nobody is asked where the card has no [Trigger], though one below it has
      Given player B's Life cards are "First" and "Spring" (probe "trigger-draw")
      When player A attacks "B leader" with "A leader"
      And player B tries to activate the Trigger
      Then that is refused
      And "First" is in player B's hand
      And player B's Life area holds exactly "Spring"

  @OP-7-1-4-1-1-3
  Rule: 7-1-4-1-1-3 Damage of more than one is taken card by card, as many times as was determined

    @OP-10-1-2-1
    Scenario: two cards for two damage
      Given player A has the active Character "Axe" (probe "double-attack")
      And player B's Life cards are "First", "Second" and "Third"
      When player A attacks "B leader" with "Axe"
      Then player B's hand holds exactly "First" and "Second"
      And player B's Life area holds exactly "Third"

    @reading @OP-1-2-2-1
    Scenario: with one Life card only that one is taken, and the game goes on
      Given player A has the active Character "Axe" (probe "double-attack")
      And player B has 1 Life card
      When player A attacks "B leader" with "Axe"
      Then the game goes on
      And player B's Life area holds 0 cards
      And player B's hand holds 1 card
      When player A attacks "B leader" with "A leader"
      Then player A wins the game

    Scenario: the attacker that leaves in between does not make it less
      Given it is player B's Main Phase
      And player B has the active Character "Axe" (probe "double-attack")
      And player A's Life cards are "Revenge" (probe "trigger-ko"), "Second" and "Third"
      When player B attacks "A leader" with "Axe"
      And player A activates the Trigger
      Then "Axe" is in player B's trash
      And player A's hand holds exactly "Second"
      And player A's Life area holds exactly "Third"

    Scenario: the attacker that loses its keyword in between does not make it less
      Given player A has the active Character "Axe" (probe "double-attack")
      And "Hush" has this data:
        """
        {
          "name": "Hush", "number": "T-1", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
          "text": "[Trigger] Negate the effects of your opponent's Characters during this turn.",
          "abilities": [{
            "type": "trigger",
            "effect": [{ "do": "negate", "target": { "all": { "player": "opponent", "zone": ["character"] } } }]
          }]
        }
        """
      And player B's Life cards are "Hush", "Second" and "Third"
      When player A attacks "B leader" with "Axe"
      And player B activates the Trigger
      Then player B's hand holds exactly "Second"
      And player B's Life area holds exactly "Third"

    Scenario: an attacker that gets the keyword in between does not make it more
      Given "Gift" has this data:
        """
        {
          "name": "Gift", "number": "T-1", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
          "text": "[Trigger] Your opponent's Characters gain [Double Attack] during this turn.",
          "abilities": [{
            "type": "trigger",
            "effect": [{
              "do": "gain", "ability": { "type": "keyword", "keyword": "doubleAttack" },
              "target": { "all": { "player": "opponent", "zone": ["character"] } }
            }]
          }]
        }
        """
      And player B's Life cards are "Gift", "Second", "Third" and "Fourth"
      And player A has the active Character "Striker 1" with 6000 power
      And player A has the active Character "Striker 2" with 6000 power
      When player A attacks "B leader" with "Striker 1"
      And player B activates the Trigger
      Then player B's hand holds 0 cards
      When player A attacks "B leader" with "Striker 2"
      Then player B's hand holds exactly "Second" and "Third"

    Scenario: a card that a [Trigger] adds to the Life in between is the next one taken
      Given player A has the active Character "Axe" (probe "double-attack")
      And player B's Life cards are "Heal" (probe "trigger-add-life") and "Second"
      And player B has "Top" on top of the deck
      When player A attacks "B leader" with "Axe"
      And player B activates the Trigger
      Then player B's hand holds exactly "Top"
      And player B's Life area holds exactly "Second"

    Scenario: each of the cards offers its own [Trigger]
      Given player A has the active Character "Axe" (probe "double-attack")
      And player B's Life cards are "Spring 1" (probe "trigger-draw"), "Spring 2" (probe "trigger-draw") and "Third"
      And player B has "Top" on top of the deck
      When player A attacks "B leader" with "Axe"
      And player B is asked to activate the Trigger
      And player B declines
      And player B activates the Trigger
      Then player B's hand holds exactly "Spring 1" and "Top"
      And "Spring 2" is in player B's trash

    Scenario: a card that a [Trigger] adds when there was only one is taken as well
      Given player A has the active Character "Axe" (probe "double-attack")
      And player B's Life cards are "Heal" (probe "trigger-add-life")
      And player B has "Top" on top of the deck
      When player A attacks "B leader" with "Axe"
      And player B activates the Trigger
      Then player B's hand holds exactly "Top"
      And player B's Life area holds 0 cards
      And the game goes on

  @OP-7-1-4-1-2
  Rule: 7-1-4-1-2 An attack that beats a Character K.O.'s it

    Scenario: it goes to its owner's trash, and its Leader takes no damage
      Given it is player B's Main Phase
      And player B has the active Character "Striker" with 9000 power
      And player A has the rested Character "Prey" with 3000 power
      When player B attacks "Prey" with "Striker"
      Then "Prey" is in player A's trash
      And player A's Life area holds 3 cards
      And no battle is going on

    Scenario: it counts as K.O.'d
      Given player B has the rested Character "Ghost" (probe "on-ko-draw")
      When player A attacks "Ghost" with "A leader"
      Then "Ghost" is in player B's trash
      And player B's hand holds 1 card

    Scenario: the [Double Attack] of the attacker deals no damage to the Leader
      Given player A has the active Character "Axe" (probe "double-attack")
      And player B has the rested Character "Prey" with 3000 power
      When player A attacks "Prey" with "Axe"
      Then "Prey" is in player B's trash
      And player B's Life area holds 3 cards

    Scenario: what an effect keeps from being K.O.'d in battle stays
      Given "Iron" has this data:
        """
        {
          "name": "Iron", "number": "T-1", "category": "character", "colors": ["red"], "cost": 2, "power": 1000,
          "text": "This Character cannot be K.O.'d in battle.",
          "abilities": [{
            "type": "permanent",
            "effect": [{ "do": "forbid", "what": "ko", "by": { "cause": "battle" }, "target": { "self": true } }]
          }]
        }
        """
      And player A has the active Character "Striker" with 5000 power
      And player B has the rested Character "Iron"
      And player B has the rested Character "Prey" with 1000 power
      When player A attacks "Iron" with "A leader"
      And player A attacks "Prey" with "Striker"
      Then "Iron" is in player B's Character area
      And player B's trash holds exactly "Prey"

    @OP-10-2-1-1
    Scenario: it is the attacker that has K.O.'d it
      Given "Reaper" has this data:
        """
        { "name": "Reaper", "number": "T-R", "category": "character", "colors": ["red"], "cost": 3, "power": 5000,
          "text": "When this Character K.O.'s a Character in battle, draw 1 card.",
          "abilities": [{ "type": "auto", "when": { "event": "koed", "subject": "any", "by": { "cause": "battle", "self": true } },
            "effect": [{ "do": "draw", "count": 1 }] }] }
        """
      And player A has the active Character "Reaper"
      And player B has the rested Character "Prey" with 1000 power
      And player B has the rested Character "Second prey" with 1000 power
      When player A attacks "Prey" with "A leader"
      Then player A's hand holds 0 cards
      When player A attacks "Second prey" with "Reaper"
      Then player A's hand holds 1 card

  @OP-7-1-4-2
  Rule: 7-1-4-2 An attacker with less power loses the battle, and nothing happens

    Scenario: a Leader that is attacked with less power takes no damage, and the attacker stays
      Given player A has the active Character "Weakling" with 4000 power
      When player A attacks "B leader" with "Weakling"
      Then "Weakling" is rested
      And "Weakling" is in player A's Character area
      And player B's Life area holds 3 cards

    Scenario: neither of two Characters is K.O.'d
      Given it is player B's Main Phase
      And player B has the active Character "Weakling" with 2000 power
      And player A has the rested Character "Rock" with 3000 power
      When player B attacks "Rock" with "Weakling"
      Then "Weakling" is rested
      And "Weakling" is in player B's Character area
      And "Rock" is in player A's Character area
      And no battle is going on

    Scenario: 1 power too little is too little
      Given player B's Leader is "Tall" with 5001 power
      When player A attacks "Tall" with "A leader"
      Then "A leader" is rested
      And player B's Life area holds 3 cards

  @OP-7-1-5-1
  Rule: 7-1-5-1 The battle comes to its end, whichever way it went

    Scenario: after the Damage Step
      Given player A has the active Character "Scribe" (probe "end-of-battle-draw")
      When player A attacks "B leader" with "A leader"
      Then player A's hand holds 1 card
      And no battle is going on

    @OP-7-1-4-2
    Scenario: after a battle that was lost
      Given it is player B's Main Phase
      And player A has the active Character "Scribe" (probe "end-of-battle-draw")
      And player B has the active Character "Weakling" with 1000 power
      When player B attacks "A leader" with "Weakling"
      Then player A's hand holds 1 card
      And no battle is going on

    @OP-7-1-1-4
    Scenario: after a battle that never came to the Damage Step
      Given player A has the active Character "Scribe" (probe "end-of-battle-draw")
      And player B has the active Character "Warden" (probe "on-opponents-attack-return")
      And player A has the active Character "Striker" with 9000 power
      When player A attacks "B leader" with "Striker"
      Then "Striker" is in player A's hand
      And player A's hand holds 2 cards
      And no battle is going on

    @OP-7-1-3-3 @OP-7-1-5-4
    Scenario: what lasts during such a battle ends with it
      Given "Shield" has the Counter value 2000
      And player B has "Shield" and "Trap" (probe "counter-event-ko-attacker") in the hand
      And player A has the active Character "Striker" with 9000 power
      When player A attacks "B leader" with "Striker"
      And player B uses the Counter of "Shield" on "B leader"
      And player B plays "Trap"
      Then "Striker" is in player A's trash
      And "B leader" has 5000 power
      When player A attacks "B leader" with "A leader"
      Then player B's Life area holds 2 cards

  @OP-7-1-5-2
  Rule: 7-1-5-2 Effects of both players for the end of the battle come before what lasts during the battle ends

    Scenario: of both players
      Given player A has the active Character "Scribe 1" (probe "end-of-battle-draw")
      And player B has the active Character "Scribe 2" (probe "end-of-battle-draw")
      When player A attacks "B leader" with "A leader"
      Then player A's hand holds 1 card
      And player B's hand holds 2 cards

    Scenario: an effect for when this card battles comes for the attacker
      Given player A has the active Character "Veteran" (probe "battles-draw")
      When player A attacks "B leader" with "Veteran"
      Then player A's hand holds 1 card
      And player B's Life area holds 3 cards

    Scenario: and for the card attacked, but not for others
      Given it is player B's Main Phase
      And player A has the rested Character "Veteran 1" (probe "battles-draw")
      And player A has the rested Character "Veteran 2" (probe "battles-draw")
      And player B has the active Character "Weakling" with 1000 power
      When player B attacks "Veteran 1" with "Weakling"
      Then player A's hand holds 1 card

    @reading
    Scenario: a battle that ended before the Damage Step does not count as one that the card battled
      Given player A has the active Character "Veteran" (probe "battles-draw")
      And player A has the active Character "Scribe" (probe "end-of-battle-draw")
      And player B has the active Character "Mist" (probe "blocker-on-block-return")
      When player A attacks "B leader" with "Veteran"
      And player B blocks with "Mist"
      Then player A's hand holds 1 card
      And "Mist" is in player B's hand

    @reading
    Scenario: read otherwise, it counts
      Given the reading "when-a-card-battles" is "yes"
      And player A has the active Character "Veteran" (probe "battles-draw")
      And player B has the active Character "Mist" (probe "blocker-on-block-return")
      When player A attacks "B leader" with "Veteran"
      And player B blocks with "Mist"
      Then player A's hand holds 1 card

    Scenario: what was gained during this battle still counts for them
      Given "Tide" has this data:
        """
        {
          "name": "Tide", "number": "T-1", "category": "character", "colors": ["red"], "cost": 3, "power": 3000,
          "text": "[When Attacking] This Character gains +2000 power during this battle. At the end of this battle, if this Character has 5000 power or more, draw 1 card.",
          "abilities": [
            {
              "type": "auto", "when": { "event": "attackDeclared" },
              "effect": [{ "do": "modify", "stat": "power", "by": 2000, "target": { "self": true }, "until": "battle" }]
            },
            {
              "type": "auto", "when": { "event": "battleEnded" },
              "if": { "value": "power", "of": { "self": true }, "min": 5000 },
              "effect": [{ "do": "draw", "count": 1 }]
            }
          ]
        }
        """
      And player A has the active Character "Tide"
      When player A attacks "B leader" with "Tide"
      Then player A's hand holds 1 card
      And "Tide" has 3000 power

    Scenario: what an effect put off until the end of the battle comes then
      Given "Ember" has this data:
        """
        {
          "name": "Ember", "number": "T-1", "category": "character", "colors": ["red"], "cost": 3, "power": 6000,
          "text": "[When Attacking] At the end of this battle, draw 1 card.",
          "abilities": [{
            "type": "auto", "when": { "event": "attackDeclared" },
            "effect": [{ "do": "later", "at": "endOfBattle", "then": [{ "do": "draw", "count": 1 }] }]
          }]
        }
        """
      And "Shield" has the Counter value 1000
      And player B has "Shield" in the hand
      And player A has the active Character "Ember"
      When player A attacks "B leader" with "Ember"
      And player B is asked to counter
      Then player A's hand holds 0 cards
      When player B declines
      Then player A's hand holds 1 card

    Scenario: what the one player's effects make the other put off until the end of the battle belongs to this battle
      Given "Purge" has this data:
        """
        {"name": "Purge", "number": "T-purge", "category": "event", "colors": ["red"], "cost": 0, "text": "[Counter] At the end of this battle, K.O. all of your opponent's Characters.", "abilities": [{"type": "counter", "effect": [{"do": "later", "at": "endOfBattle", "then": [{"do": "ko", "target": {"all": {"player": "opponent", "zone": ["character"]}}}]}]}]}
        """
      And "Martyr" has this data:
        """
        {"name": "Martyr", "number": "T-martyr", "category": "character", "colors": ["red"], "cost": 1, "power": 1000, "text": "[On K.O.] At the end of this battle, draw 1 card.", "abilities": [{"type": "auto", "when": {"event": "koed"}, "effect": [{"do": "later", "at": "endOfBattle", "then": [{"do": "draw", "count": 1}]}]}]}
        """
      And player A has the active Character "Martyr"
      And player B has "Purge" in the hand
      When player A attacks "B leader" with "Martyr"
      And player B plays "Purge"
      Then "Martyr" is in player A's trash
      And player A's hand holds 1 card
      When player A attacks "B leader" with "A leader"
      Then player A's hand holds 1 card

    @OP-3-1-6
    Scenario: an attacker that has come back is a new card, which has not attacked
      Given "Phoenix" has this data:
        """
        {"name": "Phoenix", "number": "T-phoenix", "category": "character", "colors": ["red"], "cost": 1, "power": 6000, "text": "[On K.O.] Play this card from your trash rested. At the end of a battle in which this Character attacked, draw 1 card.", "abilities": [{"type": "auto", "when": {"event": "koed"}, "effect": [{"do": "play", "target": {"self": true}, "state": "rested"}]}, {"type": "auto", "when": {"event": "battleEnded"}, "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player B has "Trap" (probe "counter-event-ko-attacker") in the hand
      And player A has the active Character "Phoenix"
      And "Crane" has this data:
        """
        {"name": "Crane", "number": "T-crane", "category": "character", "colors": ["red"], "cost": 1, "power": 6000, "text": "At the end of a battle in which this Character attacked, draw 1 card.", "abilities": [{"type": "auto", "when": {"event": "battleEnded"}, "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has the active Character "Crane"
      When player A attacks "B leader" with "Phoenix"
      And player B plays "Trap"
      Then "Phoenix" is in player A's Character area
      And player A's hand holds 0 cards
      When player A attacks "B leader" with "Crane"
      Then player A's hand holds 1 card

    @OP-10-2-17-1
    Scenario: they come after the effects of the Damage Step
      Given "Taker" has this data:
      """
      {"name": "Taker", "number": "T-1", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
       "text": "At the end of a battle, your opponent trashes 1 card from their hand.",
       "abilities": [{"type": "auto", "when": {"event": "battleEnded", "subject": "any"}, "effect": [{"do": "discard", "count": 1, "player": "opponent"}]}]}
      """
      And player A has the active Character "Taker"
      And player B has the rested Character "Fallen" (probe "on-ko-draw")
      When player A attacks "Fallen" with "A leader"
      Then player B's hand holds 0 cards
      And player B's trash holds 2 cards

    @OP-8-6-1
    Scenario: what the turn player has put off comes before the other player's effects
      Given "Ember" has this data:
        """
        { "name": "Ember", "number": "T-E", "category": "character", "colors": ["red"], "cost": 3, "power": 6000,
          "text": "[When Attacking] At the end of this battle, your opponent trashes 1 card from their hand.",
          "abilities": [{ "type": "auto", "when": { "event": "attackDeclared" }, "effect": [{ "do": "later", "at": "endOfBattle",
            "then": [{ "do": "discard", "count": 1, "player": "opponent" }] }] }] }
        """
      And player A has the active Character "Ember"
      And player B has the active Character "Scribe" (probe "end-of-battle-draw")
      And player B has "Old" in the hand
      And player B has the rested Character "Prey" with 1000 power
      And player B has "New" on top of the deck
      When player A attacks "Prey" with "Ember"
      Then player B's trash holds exactly "Prey" and "Old"
      And player B's hand holds exactly "New"

    @OP-8-6-1
    Scenario: and before what the other player has put off
      Given "Ember" has this data:
        """
        { "name": "Ember", "number": "T-E", "category": "character", "colors": ["red"], "cost": 3, "power": 6000,
          "text": "[When Attacking] At the end of this battle, your opponent trashes 1 card from their hand.",
          "abilities": [{ "type": "auto", "when": { "event": "attackDeclared" }, "effect": [{ "do": "later", "at": "endOfBattle",
            "then": [{ "do": "discard", "count": 1, "player": "opponent" }] }] }] }
        """
      And "Plan" has this data:
        """
        { "name": "Plan", "number": "T-P", "category": "event", "colors": ["red"], "cost": 0,
          "text": "[Counter] At the end of this battle, draw 1 card.",
          "abilities": [{ "type": "counter", "effect": [{ "do": "later", "at": "endOfBattle", "then": [{ "do": "draw", "count": 1 }] }] }] }
        """
      And player A has the active Character "Ember"
      And player B has the rested Character "Prey" with 1000 power
      And player B has "Plan" and "Old" in the hand
      And player B has "New" on top of the deck
      When player A attacks "Prey" with "Ember"
      And player B plays "Plan"
      Then "Old" is in player B's trash
      And player B's hand holds exactly "New"

    Scenario: a player takes what was put off and the other effects in any order
      Given "Tide" has this data:
        """
        { "name": "Tide", "number": "T-T", "category": "character", "colors": ["red"], "cost": 3, "power": 6000,
          "text": "[When Attacking] At the end of this battle, trash 1 card from your hand.",
          "abilities": [{ "type": "auto", "when": { "event": "attackDeclared" },
            "effect": [{ "do": "later", "at": "endOfBattle", "then": [{ "do": "discard", "count": 1 }] }] }] }
        """
      And player A has the active Character "Tide"
      And player A has the active Character "Scribe" (probe "end-of-battle-draw")
      And player A has "Old" in the hand
      And player A has "New" on top of the deck
      When player A attacks "B leader" with "Tide"
      And player A lets "Tide"'s ability come first
      Then player A's trash holds exactly "Old"
      And player A's hand holds exactly "New"

    Scenario: what was put off comes also where the battle was broken off
      Given "Ember" has this data:
        """
        { "name": "Ember", "number": "T-E", "category": "character", "colors": ["red"], "cost": 3, "power": 6000,
          "text": "[When Attacking] At the end of this battle, your opponent trashes 1 card from their hand.",
          "abilities": [{ "type": "auto", "when": { "event": "attackDeclared" }, "effect": [{ "do": "later", "at": "endOfBattle",
            "then": [{ "do": "discard", "count": 1, "player": "opponent" }] }] }] }
        """
      And player B has the active Character "Warden" (probe "on-opponents-attack-return")
      And player B has "Old" in the hand
      And player A has the active Character "Ember"
      When player A attacks "B leader" with "Ember"
      Then "Ember" is in player A's hand
      And "Old" is in player B's trash

    @OP-3-1-6
    Scenario: a card that was K.O.'d and comes back is a new card, which has not battled
      Given "Phoenix" has this data:
        """
        { "name": "Phoenix", "number": "T-P", "category": "character", "colors": ["red"], "cost": 1, "power": 1000,
          "text": "[On K.O.] Play this card from your trash. If this Character battles, draw 1 card.",
          "abilities": [{ "type": "auto", "when": { "event": "koed" }, "effect": [{ "do": "play", "target": { "self": true } }] },
            { "type": "auto", "when": { "event": "battled" }, "effect": [{ "do": "draw", "count": 1 }] }] }
        """
      And player B has the rested Character "Phoenix"
      And player A has the active Character "Scribe" (probe "end-of-battle-draw")
      When player A attacks "Phoenix" with "A leader"
      Then player A's hand holds 1 card
      And "Phoenix" is active
      And player B's hand holds 0 cards

  @OP-7-1-5-3
  Rule: 7-1-5-3 What the turn player's effects give during this battle ends

    Scenario: the attacker has its own power again
      Given player A has the active Character "Striker" (probe "when-attacking-power")
      When player A attacks "B leader" with "Striker"
      Then player B's Life area holds 2 cards
      And "Striker" has 3000 power

    Scenario: that of player B in player B's turn
      Given it is player B's Main Phase
      And player B has the active Character "Striker" (probe "when-attacking-power")
      When player B attacks "A leader" with "Striker"
      Then player A's Life area holds 2 cards
      And "Striker" has 3000 power

    Scenario: what lasts for the turn stays
      Given "Slow" has this data:
        """
        {
          "name": "Slow", "number": "T-1", "category": "character", "colors": ["red"], "cost": 3, "power": 3000,
          "text": "[When Attacking] This Character gains +1000 power during this turn, and +1000 power during this battle.",
          "abilities": [{
            "type": "auto", "when": { "event": "attackDeclared" },
            "effect": [
              { "do": "modify", "stat": "power", "by": 1000, "target": { "self": true }, "until": "turn" },
              { "do": "modify", "stat": "power", "by": 1000, "target": { "self": true }, "until": "battle" }
            ]
          }]
        }
        """
      And player A has the active Character "Slow"
      When player A attacks "B leader" with "Slow"
      Then player B's Life area holds 2 cards
      And "Slow" has 4000 power

    @OP-7-1-5-4
    Scenario: it ends before what the other player's effects give
      Given player A has the active Character "Striker" (probe "when-attacking-power")
      And player B has the active Character "Sentry" (probe "on-opponents-attack-power")
      When player A attacks "B leader" with "Striker"
      Then "Striker" is rested
      And "Striker" has 3000 power
      And "B leader" has 5000 power
      And these events happened in this order:
        | effectEnded | Striker |
        | effectEnded | Sentry  |

    @OP-7-1-5-4
    Scenario: in player B's turn those of player B end first
      Given it is player B's Main Phase
      And player B has the active Character "Striker" (probe "when-attacking-power")
      And player A has the active Character "Sentry" (probe "on-opponents-attack-power")
      When player B attacks "A leader" with "Striker"
      Then these events happened in this order:
        | effectEnded | Striker |
        | effectEnded | Sentry  |
      And "Striker" has 3000 power
      And "Striker" is rested

    Scenario: what begins at the end of the battle ends with it, too
      Given "Late" has this data:
        """
        { "name": "Late", "number": "T-L", "category": "character", "colors": ["red"], "cost": 3, "power": 1000,
          "text": "At the end of a battle in which this Character attacked, it gains +2000 power during this battle.",
          "abilities": [{ "type": "auto", "when": { "event": "battleEnded" },
            "effect": [{ "do": "modify", "stat": "power", "by": 2000, "target": { "self": true }, "until": "battle" }] }] }
        """
      And player A has the active Character "Late"
      When player A attacks "B leader" with "Late"
      Then "Late" is rested
      And "Late" has 1000 power

  @OP-7-1-5-4
  Rule: 7-1-5-4 What the other player's effects give during this battle ends

    Scenario: the Leader that an Event strengthened has its own power again
      Given player B has "Wall" (probe "counter-event-power") in the hand
      And player A has the active Character "Striker" with 5000 power
      When player A attacks "B leader" with "A leader"
      And player B plays "Wall"
      Then player B's Life area holds 3 cards
      And "B leader" has 5000 power
      When player A attacks "B leader" with "Striker"
      Then player B's Life area holds 2 cards

    Scenario: a Character that a (Symbol) Counter saved is beaten by the next attack
      Given it is player B's Main Phase
      And "Shield" has the Counter value 2000
      And player A has "Shield" in the hand
      And player A has the rested Character "Prey" with 4000 power
      And player B has the active Character "Striker" with 4000 power
      When player B attacks "Prey" with "B leader"
      And player A uses the Counter of "Shield" on "Prey"
      Then "Prey" has 4000 power
      When player B attacks "Prey" with "Striker"
      Then "Prey" is in player A's trash

    @OP-7-1-3-2-1
    Scenario: a Character that was not in the battle loses what a (Symbol) Counter gave it
      Given "Shield" has the Counter value 2000
      And "Spare" has the Counter value 1000
      And player B has "Shield" and "Spare" in the hand
      And player B has the active Character "Mate" with 3000 power
      When player A attacks "B leader" with "A leader"
      And player B uses the Counter of "Shield" on "Mate"
      And player B is asked to counter
      Then "Mate" has 5000 power
      When player B declines
      Then "Mate" has 3000 power
      And player B's Life area holds 2 cards

  @OP-7-1-5-5
  Rule: 7-1-5-5 The battle is over, and the turn player is free to act again in the Main Phase

    Scenario: another attack may follow
      Given player A has the active Character "Striker" with 5000 power
      When player A attacks "B leader" with "A leader"
      And player A attacks "B leader" with "Striker"
      Then player B's Life area holds 1 card
      And it is now player A's Main Phase

    Scenario: a card may be played after a battle
      Given it is player B's Main Phase
      And player B has "Late" in the hand
      When player B attacks "A leader" with "B leader"
      And player B plays "Late"
      Then "Late" is in player B's Character area
      And player A's Life area holds 2 cards
      And it is now player B's Main Phase

    Scenario: DON!! cards may be given and effects activated after a battle, and then another attack made
      Given player A has the active Character "Sage" (probe "activate-draw-once")
      When player A attacks "B leader" with "A leader"
      And player A activates "Sage"
      And player A gives 2 DON!! cards to "Sage"
      And player A attacks "B leader" with "Sage"
      Then player A's hand holds 1 card
      And player B's Life area holds 1 card
      And no battle is going on

    @OP-6-5-1
    Scenario: that is the middle of the Main Phase, and not its start
      Given it is player B's Main Phase
      And player A has the active Character "Opener" (probe "main-start-draw")
      When player B ends the turn
      Then player A's hand holds 2 cards
      When player A attacks "B leader" with "A leader"
      Then player B's Life area holds 2 cards
      And player A's hand holds 2 cards
