@OP
Feature: 7-1-5. End of the battle

  @OP-7-1-5-1
  Rule: 7-1-5-1 Every battle comes to an end, whatever its result

    Scenario: End of the battle effects activate after the Damage Step
      Given player A has the active Character "Scribe" (probe "end-of-battle-draw")
      When player A attacks "B leader" with "A leader"
      Then player A's hand holds 1 card
      And no battle is going on

    @OP-7-1-4-2
    Scenario: End of the battle effects activate after a battle that the attacker lost
      Given it is player B's Main Phase
      And player A has the active Character "Scribe" (probe "end-of-battle-draw")
      And player B has the active Character "Weakling" with 1000 power
      When player B attacks "A leader" with "Weakling"
      Then player A's hand holds 1 card
      And no battle is going on

    @OP-7-1-1-4
    Scenario: End of the battle effects activate even if the attacker left before the Damage Step
      Given player A has the active Character "Scribe" (probe "end-of-battle-draw")
      And player B has the active Character "Warden" (probe "on-opponents-attack-return")
      And player A has the active Character "Striker" with 9000 power
      When player A attacks "B leader" with "Striker"
      Then "Striker" is in player A's hand
      And player A's hand holds 2 cards
      And no battle is going on

    @OP-7-1-3-3 @OP-7-1-5-4
    Scenario: Power for the battle ends with it even if the attacker was K.O.'d in the Counter Step
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
  Rule: 7-1-5-2 Effects at the end of the battle activate before effects "during this battle" end

    Scenario: Both players' effects for the end of the battle activate
      Given player A has the active Character "Scribe 1" (probe "end-of-battle-draw")
      And player B has the active Character "Scribe 2" (probe "end-of-battle-draw")
      When player A attacks "B leader" with "A leader"
      Then player A's hand holds 1 card
      And player B's hand holds 2 cards

    Scenario: End of the battle effects activate after a battle that was cut short in the Counter Step
      Given player A has the active Character "Scribe" (probe "end-of-battle-draw")
      And player A has the active Character "Striker" with 9000 power
      And player B has "Trap" (probe "counter-event-ko-attacker") in the hand
      When player A attacks "B leader" with "Striker"
      And player B plays "Trap"
      Then "Striker" is in player A's trash
      And player A's hand holds 1 card

    Scenario: An effect for when this card battles activates for the attacker
      Given player A has the active Character "Veteran" (probe "battles-draw")
      When player A attacks "B leader" with "Veteran"
      Then player A's hand holds 1 card
      And player B's Life area holds 3 cards

    Scenario: An effect for when this card battles activates for the attacked card, but not for others
      Given it is player B's Main Phase
      And player A has the rested Character "Veteran 1" (probe "battles-draw")
      And player A has the rested Character "Veteran 2" (probe "battles-draw")
      And player B has the active Character "Weakling" with 1000 power
      When player B attacks "Veteran 1" with "Weakling"
      Then player A's hand holds 1 card

    Scenario: An effect for when this card battles activates for the Character that blocked
      Given "Sentry" has this data:
        """
        { "category": "character", "cost": 4, "power": 6000,
          "abilities": [{ "type": "keyword", "keyword": "blocker" },
            { "type": "auto", "when": { "event": "battled" }, "effect": [{ "do": "draw", "count": 1 }] }] }
        """
      And player B has the active Character "Sentry"
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Sentry"
      Then player B's hand holds 1 card
      And player B's Life area holds 3 cards

    # answers: ST02-010#4, OP12-020#4
    @reading
    Scenario: A battle that ended before the Damage Step does not count as one that the card battled
      Given player A has the active Character "Veteran" (probe "battles-draw")
      And player A has the active Character "Scribe" (probe "end-of-battle-draw")
      And player B has the active Character "Mist" (probe "blocker-on-block-return")
      When player A attacks "B leader" with "Veteran"
      And player B blocks with "Mist"
      Then player A's hand holds 1 card
      And "Mist" is in player B's hand

    @reading
    Scenario: Under the alternative interpretation, a battle that ended before the Damage Step counts as one that the card battled
      Given the ambiguous rule "Has a card battled if the battle ended before the Damage Step?" is answered "yes"
      And player A has the active Character "Veteran" (probe "battles-draw")
      And player B has the active Character "Mist" (probe "blocker-on-block-return")
      When player A attacks "B leader" with "Veteran"
      And player B blocks with "Mist"
      Then player A's hand holds 1 card

    Scenario: Power gained during this battle still counts for end of the battle effects
      Given player A has the active Character "Tide" (probe "attacking-2000-end-of-battle-draw-if-5000")
      When player A attacks "B leader" with "Tide"
      Then player A's hand holds 1 card
      And "Tide" has 3000 power

    Scenario: An effect delayed until the end of the battle is carried out after the Damage Step
      Given "Shield" has the Counter value 1000
      And player B has "Shield" in the hand
      And player A has the active Character "Ember" (probe "attacking-end-of-battle-draw")
      When player A attacks "B leader" with "Ember"
      And player B is asked to counter
      Then player A's hand holds 0 cards
      When player B declines
      Then player A's hand holds 1 card

    Scenario: An [On K.O.] effect delayed to the end of the battle works in this battle even if the K.O. came then
      Given player A has the active Character "Martyr" (probe "on-ko-end-of-battle-draw")
      And player B has "Purge" (probe "counter-event-end-of-battle-ko-opponents") in the hand
      When player A attacks "B leader" with "Martyr"
      And player B plays "Purge"
      Then "Martyr" is in player A's trash
      And player A's hand holds 1 card
      When player A attacks "B leader" with "A leader"
      Then player A's hand holds 1 card

    @OP-3-1-6
    Scenario: An attacker that was K.O.'d and came back is a new card that has not attacked in this battle
      Given "Phoenix" has this data:
        """
        {"category": "character", "cost": 1, "power": 6000, "abilities": [{"type": "auto", "when": {"event": "koed"}, "effect": [{"do": "play", "target": {"self": true}, "state": "rested"}]}, {"type": "auto", "when": {"event": "battleEnded"}, "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player B has "Trap" (probe "counter-event-ko-attacker") in the hand
      And player A has the active Character "Phoenix"
      And "Crane" has this data:
        """
        {"category": "character", "cost": 1, "power": 6000, "abilities": [{"type": "auto", "when": {"event": "battleEnded"}, "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has the active Character "Crane"
      When player A attacks "B leader" with "Phoenix"
      And player B plays "Trap"
      Then "Phoenix" is in player A's Character area
      And player A's hand holds 0 cards
      When player A attacks "B leader" with "Crane"
      Then player A's hand holds 1 card

    @OP-10-2-17-1
    Scenario: End of the battle effects come after the effects of the Damage Step
      Given player A has the active Character "Taker" (probe "end-of-battle-opponent-discards")
      And player B has the rested Character "Fallen" (probe "on-ko-draw")
      When player A attacks "Fallen" with "A leader"
      Then player B's hand holds 0 cards
      And player B's trash holds 2 cards

    @OP-8-6-1
    Scenario: The turn player's delayed effect comes before the other player's effects at the end of the battle
      Given player A has the active Character "Ember" (probe "attacking-end-of-battle-opponent-discards")
      And player B has the active Character "Scribe" (probe "end-of-battle-draw")
      And player B has "Old" in the hand
      And player B has the rested Character "Prey" with 1000 power
      And player B has "New" on top of the deck
      When player A attacks "Prey" with "Ember"
      Then player B's trash holds exactly "Prey" and "Old"
      And player B's hand holds exactly "New"

    @OP-8-6-1
    Scenario: The turn player's delayed effect comes before the other player's delayed effect
      Given player A has the active Character "Ember" (probe "attacking-end-of-battle-opponent-discards")
      And player B has the rested Character "Prey" with 1000 power
      And player B has "Plan" (probe "counter-event-end-of-battle-draw") and "Old" in the hand
      And player B has "New" on top of the deck
      When player A attacks "Prey" with "Ember"
      And player B plays "Plan"
      Then "Old" is in player B's trash
      And player B's hand holds exactly "New"

    Scenario: A player chooses the order of their delayed effects and their other effects at the end of the battle
      Given "Tide" has this data:
        """
        { "category": "character", "cost": 3, "power": 6000, "abilities": [{ "type": "auto", "when": { "event": "attackDeclared" },
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

    Scenario: An effect delayed to the end of the battle is carried out even if the battle was cut short
      Given player B has the active Character "Warden" (probe "on-opponents-attack-return")
      And player B has "Old" in the hand
      And player A has the active Character "Ember" (probe "attacking-end-of-battle-opponent-discards")
      When player A attacks "B leader" with "Ember"
      Then "Ember" is in player A's hand
      And "Old" is in player B's trash

    @OP-3-1-6
    Scenario: A Character that was K.O.'d and came back is a new card that has not battled
      Given "Phoenix" has this data:
        """
        { "category": "character", "cost": 1, "power": 1000,
          
          "abilities": [{ "type": "auto", "when": { "event": "koed" }, "effect": [{ "do": "play", "target": { "self": true } }] },
            { "type": "auto", "when": { "event": "battled" }, "effect": [{ "do": "draw", "count": 1 }] }] }
        """
      And player B has the rested Character "Phoenix"
      And player A has the active Character "Scribe" (probe "end-of-battle-draw")
      When player A attacks "Phoenix" with "A leader"
      Then player A's hand holds 1 card
      And "Phoenix" is active
      And player B's hand holds 0 cards

    Scenario: A Character that K.O.'s another in battle has battled, but the effect of the K.O.'d one does nothing
      Given player A has the active Character "Victor" (probe "battles-draw")
      And player B has the rested Character "Fallen" (probe "battles-draw")
      When player A attacks "Fallen" with "Victor"
      Then "Fallen" is in player B's trash
      And player A's hand holds 1 card
      And player B's hand holds 0 cards

  @OP-7-1-5-3
  Rule: 7-1-5-3 The turn player's effects "during this battle" end

    Scenario: An attacker loses the power it gained for the battle when the battle ends
      Given player A has the active Character "Striker" (probe "when-attacking-power")
      When player A attacks "B leader" with "Striker"
      Then player B's Life area holds 2 cards
      And "Striker" has 3000 power

    Scenario: Player B's attacker loses the power it gained for the battle when player B's battle ends
      Given it is player B's Main Phase
      And player B has the active Character "Striker" (probe "when-attacking-power")
      When player B attacks "A leader" with "Striker"
      Then player A's Life area holds 2 cards
      And "Striker" has 3000 power

    Scenario: Power that an attack effect gave for the battle ends even if there was no Damage Step
      Given "Herald" has this data:
        """
        { "category": "character", "cost": 2, "power": 5000,
          "abilities": [{ "type": "auto", "when": { "event": "attackDeclared" }, "effect": [
            { "do": "modify", "stat": "power", "by": 2000, "until": "battle", "target": { "all": { "player": "you", "zone": ["leader"] } } }] }] }
        """
      And player A has the active Character "Herald"
      And player B has the active Character "Mist" (probe "blocker-on-block-return")
      When player A attacks "B leader" with "Herald"
      And player B is asked to block
      Then "A leader" has 7000 power
      When player B blocks with "Mist"
      Then "Mist" is in player B's hand
      And no battle is going on
      And "A leader" has 5000 power

    Scenario: Power gained for the turn stays when power gained for the battle ends
      Given "Slow" has this data:
        """
        { "category": "character", "power": 3000,
          "cost": 3,
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
    Scenario: The turn player's effects for the battle end before the other player's effects for the battle
      Given player A has the active Character "Striker" (probe "when-attacking-power")
      And player B has the active Character "Sentry" (probe "on-opponents-attack-power")
      When player A attacks "B leader" with "Striker"
      Then "Striker" is rested
      And "Striker" has 3000 power
      And "B leader" has 5000 power
      And these events happened in this order:
        | effect ended | Striker |
        | effect ended | Sentry  |

    @OP-7-1-5-4
    Scenario: Player B's effects for the battle end before player A's on player B's turn
      Given it is player B's Main Phase
      And player B has the active Character "Striker" (probe "when-attacking-power")
      And player A has the active Character "Sentry" (probe "on-opponents-attack-power")
      When player B attacks "A leader" with "Striker"
      Then these events happened in this order:
        | effect ended | Striker |
        | effect ended | Sentry  |
      And "Striker" has 3000 power
      And "Striker" is rested

    Scenario: Power "during this battle" gained at the end of the battle ends with that battle
      Given "Late" has this data:
        """
        { "category": "character", "cost": 3, "power": 1000, "abilities": [{ "type": "auto", "when": { "event": "battleEnded" },
            "effect": [{ "do": "modify", "stat": "power", "by": 2000, "target": { "self": true }, "until": "battle" }] }] }
        """
      And player A has the active Character "Late"
      When player A attacks "B leader" with "Late"
      Then "Late" is rested
      And "Late" has 1000 power

    Scenario: A [Blocker] that could not block in one battle can block again in the next
      Given player A has the active Character "Herald" (probe "attacking-1-cannot-block")
      And player B has the active Character "Guard" (probe "blocker")
      And player B has the active Character "Ward" (probe "blocker")
      When player A attacks "B leader" with "Herald"
      And player A chooses "Guard"
      And player B tries to block with "Guard"
      Then that is refused
      When player B blocks with "Ward"
      Then "Ward" is in player B's trash
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Guard"
      Then "Guard" is in player B's trash
      And player B's Life area holds 3 cards

  @OP-7-1-5-4
  Rule: 7-1-5-4 The other player's effects "during this battle" end after the turn player's

    Scenario: A Leader loses the power of a [Counter] Event when the battle ends
      Given player B has "Wall" (probe "counter-event-power") in the hand
      And player A has the active Character "Striker" with 5000 power
      When player A attacks "B leader" with "A leader"
      And player B plays "Wall"
      Then player B's Life area holds 3 cards
      And "B leader" has 5000 power
      When player A attacks "B leader" with "Striker"
      Then player B's Life area holds 2 cards

    Scenario: A Character that a (Symbol) Counter saved can be K.O.'d by the next attack
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
    Scenario: A Character outside the battle loses the power of a (Symbol) Counter when the battle ends
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

    Scenario: The turn player may attack again after a battle
      Given player A has the active Character "Striker" with 5000 power
      When player A attacks "B leader" with "A leader"
      And player A attacks "B leader" with "Striker"
      Then player B's Life area holds 1 card
      And it is now player A's Main Phase

    Scenario: The turn player may play a card after a battle
      Given it is player B's Main Phase
      And player B has "Late" in the hand
      When player B attacks "A leader" with "B leader"
      And player B plays "Late"
      Then "Late" is in player B's Character area
      And player A's Life area holds 2 cards
      And it is now player B's Main Phase

    @reading
    Scenario: The battle is not over while an effect at the end of the battle waits for a choice
      Given player A has the active Character "Robber" (probe "attacking-end-of-battle-opponent-discards")
      And player B has "Old" and "New" in the hand
      When player A attacks "B leader" with "Robber"
      And player B is asked to choose
      Then "B leader" is being attacked
      When player B chooses "Old"
      Then no battle is going on

    Scenario: After a battle the turn player may give DON!! cards, activate effects and attack again
      Given player A has the active Character "Sage" (probe "activate-draw-once")
      When player A attacks "B leader" with "A leader"
      And player A activates "Sage"
      And player A gives 2 DON!! cards to "Sage"
      And player A attacks "B leader" with "Sage"
      Then player A's hand holds 1 card
      And player B's Life area holds 1 card
      And no battle is going on

    @OP-6-5-1
    Scenario: A return to the Main Phase after a battle is not the start of the Main Phase
      Given it is player B's Main Phase
      And player A has the active Character "Opener" (probe "main-start-draw")
      When player B ends the turn
      Then player A's hand holds 2 cards
      When player A attacks "B leader" with "A leader"
      Then player B's Life area holds 2 cards
      And player A's hand holds 2 cards
