@OP
Feature: 7-1-3. Counter Step

  @OP-7-1-3-1
  Rule: 7-1-3-1 Effects for when a card is attacked activate at the start of the Counter Step

    Scenario: Power that a card gains when it is attacked counts in that battle
      Given player A has the active Character "Striker" with 4000 power
      And player B has the rested Character "Rock" (probe "is-attacked-2000")
      When player A attacks "Rock" with "Striker"
      Then "Rock" is in player B's Character area
      And "Striker" is rested

    # answers: OP03-001#3
    @reading
    Scenario: "When this card is attacked" comes after the Block Step and before the first (Symbol) Counter
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

    Scenario: An effect for being attacked activates only on the attacked card, and again at each attack
      Given player B has the rested Character "Rock 1" (probe "is-attacked-draw")
      And player B has the rested Character "Rock 2" (probe "is-attacked-draw")
      And player A has the active Character "Striker" with 1000 power
      When player A attacks "Rock 1" with "Striker"
      Then player B's hand holds 1 card
      When player A attacks "Rock 1" with "A leader"
      Then player B's hand holds 2 cards
      And "Rock 1" is in player B's trash
      And "Rock 2" is in player B's Character area

    # answers: OP03-001#4, OP03-001#6
    @reading
    Scenario: A card whose place a [Blocker] took no longer counts as attacked
      Given player B has the rested Character "Rock" (probe "is-attacked-draw")
      And player B has the active Character "Guard" (probe "blocker")
      And player A has the active Character "Striker" with 4000 power
      When player A attacks "Rock" with "A leader"
      And player B blocks with "Guard"
      Then "Guard" is in player B's trash
      And player B's hand holds 0 cards
      When player A attacks "Rock" with "Striker"
      Then player B's hand holds 1 card

    @reading @since-1.2.0
    Scenario: Under the alternative interpretation, a card counts as attacked in the Attack Step even if a [Blocker] then takes its place
      Given the ambiguous rule "Does 'when this card is attacked' apply in the Attack Step or in the Counter Step?" is answered "in the Attack Step"
      And player B has the rested Character "Rock" (probe "is-attacked-draw")
      And player B has the active Character "Guard" (probe "blocker")
      When player A attacks "Rock" with "A leader"
      And player B blocks with "Guard"
      Then player B's hand holds 1 card

    @reading
    Scenario: The card that blocked counts as the attacked card
      Given "Guard" has this data:
        """
        { "category": "character",
          "abilities": [{ "type": "keyword", "keyword": "blocker" },
            { "type": "auto", "when": { "event": "isAttacked" }, "effect": [{ "do": "draw", "count": 1 }] }] }
        """
      And player B has the active Character "Guard"
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Guard"
      Then "Guard" is in player B's trash
      And player B's hand holds 1 card

    Scenario: A Leader can also have an effect for when it is attacked
      Given it is player B's Main Phase
      And player A's Leader is "Captain" (probe "leader-is-attacked-draw")
      And player A has the rested Character "Prey" with 5000 power
      And player B has the active Character "Weak 1" with 1000 power
      And player B has the active Character "Weak 2" with 1000 power
      When player B attacks "Captain" with "Weak 1"
      Then player A's hand holds 1 card
      When player B attacks "Prey" with "Weak 2"
      Then player A's hand holds 1 card

    @reading
    Scenario: A card to which an effect redirected the attack counts as the attacked card
      Given player B has the rested Character "Rock" (probe "is-attacked-draw")
      And "Decoy" has this data:
        """
        { "category": "character", "cost": 3, "power": 4000, "abilities": [{ "type": "auto", "when": { "event": "opponentAttacks", "subject": "any", "player": "you" },
            "effect": [{ "do": "redirect", "target": { "self": true } }] },
            { "type": "auto", "when": { "event": "isAttacked" }, "effect": [{ "do": "mill", "count": 1 }] }] }
        """
      And player B has the active Character "Decoy"
      And player B has "Top" on top of the deck
      When player A attacks "Rock" with "A leader"
      Then player B's trash holds exactly "Decoy" and "Top"
      And player B's hand holds 0 cards

  @OP-7-1-3-2
  Rule: 7-1-3-2 The attacked player uses (Symbol) Counters and Events in any order and as often as they wish

    Scenario: A (Symbol) Counter, an Event and another (Symbol) Counter add up
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

    Scenario: A player may use two [Counter] Events and a (Symbol) Counter after them
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

    Scenario: The attacked player may stop countering at any time and keep cards
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

    Scenario: The attacking player cannot use a (Symbol) Counter
      Given "Spur" has the Counter value 2000
      And "Shield" has the Counter value 2000
      And player A has "Spur" in the hand
      And player B has "Shield" in the hand
      When player A attacks "B leader" with "A leader"
      And player B uses the Counter of "Shield" on "B leader"
      And player A tries to use the Counter of "Spur" on "A leader"
      Then that is not offered
      And "Shield" is in player B's trash
      And player B's Life area holds 3 cards
      And "Spur" is in player A's hand

    @OP-7-1-3-1
    Scenario: A player with an empty hand can counter with a card that their attacked Character's effect has drawn
      Given player B has the rested Character "Rock" (probe "is-attacked-draw")
      And "Shield" has the Counter value 4000
      And player B has "Shield" on top of the deck
      When player A attacks "Rock" with "A leader"
      And player B uses the Counter of "Shield" on "Rock"
      Then "Rock" is in player B's Character area
      And "Shield" is in player B's trash

    @OP-7-1-3-2-2
    Scenario: A player can use a card that one counter action made them draw in the next counter action
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
  Rule: 7-1-3-2-1 A card in the hand is trashed to add its (Symbol) Counter to your Leader or Character for the battle

    # answers: RULES#21
    Scenario: A (Symbol) Counter adds its value to the Leader, and no DON!! card is rested for it
      Given "Shield" has the Counter value 1000
      And player B has "Shield" in the hand
      When player A attacks "B leader" with "A leader"
      And player B uses the Counter of "Shield" on "B leader"
      Then "Shield" is in player B's trash
      And player B's Life area holds 3 cards
      And player B's cost area holds 6 active and 0 rested DON!! cards

    Scenario: A Character that is attacked can get the power of a (Symbol) Counter
      Given it is player B's Main Phase
      And "Shield" has the Counter value 2000
      And player A has "Shield" in the hand
      And player A has the rested Character "Prey" with 4000 power
      When player B attacks "Prey" with "B leader"
      And player A uses the Counter of "Shield" on "Prey"
      Then "Prey" is in player A's Character area
      And "Shield" is in player A's trash

    # answers: RULES#20
    Scenario: A Character outside the battle can also get the power of a (Symbol) Counter
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

    Scenario: A (Symbol) Counter adds the value printed on its own card
      Given "Shield" has the Counter value 2000
      And "Spare" has the Counter value 1000
      And player B has "Shield" and "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player B uses the Counter of "Shield" on "B leader"
      And player B is asked to counter
      Then "B leader" has 7000 power

    Scenario: The power of a (Symbol) Counter is gone in the next battle
      Given "Shield" has the Counter value 2000
      And player B has "Shield" in the hand
      And player A has the active Character "Striker" with 5000 power
      When player A attacks "B leader" with "A leader"
      And player B uses the Counter of "Shield" on "B leader"
      Then "B leader" has 5000 power
      And player B's Life area holds 3 cards
      When player A attacks "B leader" with "Striker"
      Then player B's Life area holds 2 cards

    Scenario: Neither a card without a (Symbol) Counter nor a card on the field can be used to counter
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

    Scenario: A (Symbol) Counter can be used neither on an opponent's card nor on a Stage
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

    Scenario: A (Symbol) Counter adds nothing if its card is put elsewhere instead of being trashed
      Given "Shield" has the Counter value 2000
      And player B has the active Stage "Archive" (probe "stage-instead-of-hand-trash-tuck")
      And player B has "Shield" in the hand
      When player A attacks "B leader" with "A leader"
      And player B uses the Counter of "Shield" on "B leader"
      Then the bottom of player B's deck is "Shield"
      And player B's Life area holds 2 cards

    @reading
    Scenario: The card of a (Symbol) Counter is trashed by its player, not by an effect
      Given player B has the active Character "Mourner" (probe "discarded-by-effect-draw")
      And "Shield" has the Counter value 1000
      And player B has "Shield" in the hand
      When player A attacks "B leader" with "A leader"
      And player B uses the Counter of "Shield" on "B leader"
      Then "Shield" is in player B's trash
      And player B's hand holds 0 cards

    @reading
    Scenario: Under the alternative interpretation, the card of a (Symbol) Counter is trashed by the effect that its player activates
      Given the ambiguous rule "Is a card that is trashed for its (Symbol) Counter trashed by an effect?" is answered "yes, an effect trashes it"
      And player B has the active Character "Mourner" (probe "discarded-by-effect-draw")
      And "Shield" has the Counter value 1000
      And player B has "Shield" in the hand
      When player A attacks "B leader" with "A leader"
      And player B uses the Counter of "Shield" on "B leader"
      Then "Shield" is in player B's trash
      And player B's hand holds 1 card

    Scenario: A rested card that is not attacked can get the power of a (Symbol) Counter
      Given "Shield" has the Counter value 1000
      And "Spare" has the Counter value 1000
      And player B has "Shield" and "Spare" in the hand
      And player B has the rested Character "Mate" with 3000 power
      When player A attacks "B leader" with "A leader"
      And player B uses the Counter of "Shield" on "Mate"
      And player B is asked to counter
      Then "Mate" has 4000 power

    Scenario: Using a (Symbol) Counter is not activating an Event
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
  Rule: 7-1-3-2-2 An Event with [Counter] is paid for and trashed to carry out its effect

    Scenario: A [Counter] Event is paid for and trashed, and its effect counts
      Given player B has "Wall" (probe "counter-event-power") in the hand
      And player A has the active Character "Striker" with 6000 power
      When player A attacks "B leader" with "Striker"
      And player B plays "Wall"
      Then "Wall" is in player B's trash
      And player B's cost area holds 5 active and 1 rested DON!! cards
      And player B's Life area holds 3 cards

    @OP-2-7-3
    Scenario: A player who cannot pay cannot use a [Counter] Event, but a (Symbol) Counter costs nothing
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
    Scenario: An Event without [Counter] cannot be used in the Counter Step
      Given player B has "Blow" (probe "event-ko") and "Wall" (probe "counter-event-power") in the hand
      And player A has the active Character "Striker" with 6000 power
      When player A attacks "B leader" with "Striker"
      And player B tries to play "Blow"
      Then that is refused
      When player B plays "Wall"
      Then player B's hand holds exactly "Blow"
      And player B's Life area holds 3 cards

    Scenario: An Event with [Main] and [Counter] has only its [Counter] effect in the Counter Step
      Given player B has "Both" (probe "event-draw-or-counter-power") in the hand
      When player A attacks "B leader" with "A leader"
      And player B plays "Both"
      Then player B's Life area holds 3 cards
      And player B's hand holds 0 cards
      And player B's cost area holds 4 active and 2 rested DON!! cards

    Scenario: A [Counter] Event is already in the trash while its effect is carried out
      Given player B has "Echo" (probe "counter-event-power-per-trash") in the hand
      And player A has the active Character "Striker" with 6000 power
      When player A attacks "B leader" with "Striker"
      And player B plays "Echo"
      Then player B's Life area holds 3 cards
      And "Echo" is in player B's trash

    @reading
    Scenario: A [Counter] Event put elsewhere instead of being trashed is paid for and not activated
      Given player B has the active Stage "Archive" (probe "stage-instead-of-hand-trash-tuck")
      And player B has "Wall" (probe "counter-event-power") in the hand
      And player A has the active Character "Striker" with 5000 power
      When player A attacks "B leader" with "Striker"
      And player B plays "Wall"
      Then the bottom of player B's deck is "Wall"
      And player B's cost area holds 5 active and 1 rested DON!! cards
      And player B's Life area holds 2 cards

    @reading
    Scenario: Under the alternative interpretation, a [Counter] Event put elsewhere instead of being trashed is still activated
      Given the ambiguous rule "Is an Event activated if something else happens instead of trashing it?" is answered "yes"
      And player B has the active Stage "Archive" (probe "stage-instead-of-hand-trash-tuck")
      And player B has "Wall" (probe "counter-event-power") in the hand
      And player A has the active Character "Striker" with 5000 power
      When player A attacks "B leader" with "Striker"
      And player B plays "Wall"
      Then the bottom of player B's deck is "Wall"
      And player B's cost area holds 5 active and 1 rested DON!! cards
      And player B's Life area holds 3 cards

    @OP-1-3-9-1 @reading
    Scenario: A [Counter] Event whose payment was replaced stays in the hand and can be paid for again
      Given player B has the active Character "Miser" (probe "instead-of-resting-don-mill-once")
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
    Scenario: An attacker that left and came back is no longer the attacking Character for a [Counter] Event
      Given player A has the active Character "Phoenix" (probe "on-ko-play-self")
      And player A has the active Character "Striker" with 6000 power
      And player B has "Trap" (probe "counter-event-ko-attacker") in the hand
      And player B has "Fog" (probe "counter-event-attacker-minus-2000") in the hand
      And player B has "Haze" (probe "counter-event-attacker-minus-2000") in the hand
      When player A attacks "B leader" with "Phoenix"
      And player B plays "Trap"
      And player B plays "Fog"
      And player B declines
      Then "Phoenix" is in player A's Character area
      And "Phoenix" has 3000 power
      When player A attacks "B leader" with "Striker"
      And player B plays "Haze"
      Then "Striker" has 4000 power

    @OP-2-7-6
    Scenario: When effects raise the cost of a [Counter] Event, the higher cost is paid
      Given player A has the active Stage "Tariff" (probe "stage-dearer-cards")
      And player B has "Wall 1" (probe "counter-event-power") and "Wall 2" (probe "counter-event-power") in the hand
      And player B has 3 active and 0 rested DON!! cards
      When player A attacks "B leader" with "A leader"
      And player B plays "Wall 1"
      And player B tries to play "Wall 2"
      Then that is refused
      And player B's cost area holds 1 active and 2 rested DON!! cards
      And player B's trash holds exactly "Wall 1"

    @OP-2-7-6
    Scenario: When effects lower the cost of a [Counter] Event, only the lower cost is paid
      Given player B has the active Stage "Bargain" (probe "stage-cheaper-events")
      And player B has "Wall" (probe "counter-event-power") in the hand
      And player B has 0 active and 1 rested DON!! cards
      When player A attacks "B leader" with "A leader"
      And player B plays "Wall"
      Then player B's trash holds exactly "Wall"
      And player B's Life area holds 3 cards

  @OP-7-1-3-3
  Rule: 7-1-3-3 If the attacker or the target has moved areas by the end of the Counter Step, the battle ends at once

    # answers: OP01-026#1, OP05-039#1, OP01-086#2, RULES#14
    Scenario: An attacker that was K.O.'d by a [Counter] Event deals no damage
      Given player B has "Trap" (probe "counter-event-ko-attacker") in the hand
      And player A has the active Character "Striker" with 9000 power
      When player A attacks "B leader" with "Striker"
      And player B plays "Trap"
      Then "Striker" is in player A's trash
      And player B's Life area holds 3 cards
      And no battle is going on

    Scenario: An attacked Character that was returned to the hand by a [Counter] is not K.O.'d
      Given it is player B's Main Phase
      And player A has "Lift" (probe "counter-event-rescue") in the hand
      And player A has the rested Character "Prey" with 1000 power
      When player B attacks "Prey" with "B leader"
      And player A plays "Lift"
      Then "Prey" is in player A's hand
      And player A's Life area holds 3 cards
      And "B leader" is rested

    Scenario: The attacked player may go on countering after the attacker has been K.O.'d
      Given "Shield" has the Counter value 1000
      And player B has "Trap" (probe "counter-event-ko-attacker") and "Shield" in the hand
      And player A has the active Character "Striker" with 9000 power
      When player A attacks "B leader" with "Striker"
      And player B plays "Trap"
      And player B uses the Counter of "Shield" on "B leader"
      Then player B's trash holds exactly "Trap" and "Shield"
      And player B's Life area holds 3 cards

    Scenario: An attacked Character that was K.O.'d and played again is no longer attacked
      Given player B has the rested Character "Phoenix" (probe "on-ko-play-self")
      And player B has "Sacrifice" (probe "counter-event-ko-own") in the hand
      And player A has the active Stage "Trophy" (probe "stage-opponents-ko-draw")
      When player A attacks "Phoenix" with "A leader"
      And player B plays "Sacrifice"
      Then player A's hand holds 1 card
      And "Phoenix" is in player B's Character area

    @reading @OP-7-1-3-1
    Scenario: The attacked player still gets a Counter Step if an effect at its start has removed the attacker
      Given "Shield" has the Counter value 1000
      And player B has the rested Character "Rock" (probe "is-attacked-return-attacker")
      And player B has "Shield" in the hand
      And player A has the active Character "Striker" with 4000 power
      When player A attacks "Rock" with "Striker"
      And player B uses the Counter of "Shield" on "Rock"
      Then "Striker" is in player A's hand
      And "Shield" is in player B's trash
