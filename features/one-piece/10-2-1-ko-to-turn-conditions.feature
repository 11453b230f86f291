@OP
Feature: 10-2-1 to 10-2-12. K.O., timings, DON!! cards and turn conditions

  @OP-10-2-1-1
  Rule: 10-2-1-1 A Character is K.O.'d when it loses a battle or an effect K.O.'s it, and is trashed

    Background:
      Given "Mourner" is the probe card "other-koed-draw"

    # answers: OP10-042#2
    Scenario: A Character that loses a battle is K.O.'d
      Given player A has the active Character "Mourner"
      And player B has the rested Character "Prey"
      When player A attacks "Prey" with "A leader"
      Then "Prey" is in player B's trash
      And player A's hand holds 1 card

    Scenario: A Character is K.O.'d by an effect that says so
      Given it is player B's Main Phase
      And player B has the active Character "Mourner"
      And player B has "Strike" (probe "event-ko") in the hand
      And player A has the active Character "Prey"
      When player B plays "Strike"
      Then "Prey" is in player A's trash
      And player B's hand holds 1 card

    Scenario: A Character K.O.'d as the cost of an effect is K.O.'d as well
      Given "Offering" is a Character of cost 1 with 1000 power
      And player A has the active Character "Ritual" (probe "may-ko-1000-draw")
      And player A has the active Character "Mourner"
      And player A has the active Character "Offering"
      When player A activates "Ritual"
      Then "Offering" is in player A's trash
      And player A's hand holds 2 cards

    Scenario: An attacker that loses a battle is not K.O.'d
      Given player A has the active Character "Mourner"
      And player A has the active Character "Reckless"
      And player B has the rested Character "Prey"
      When player A attacks "B leader" with "Reckless"
      And player A attacks "Prey" with "A leader"
      Then "Reckless" is in player A's Character area
      And player A's hand holds 1 card

    Scenario: A Character that is K.O.'d counts as trashed
      Given player A has "Shot" (probe "event-ko") in the hand
      And player B has the active Character "Griever" (probe "other-trashed-draw")
      And player B has the rested Character "Prey" with 3000 power
      And player B has the rested Character "Quarry" with 3000 power
      When player A attacks "Prey" with "A leader"
      Then player B's hand holds 1 card
      When player A plays "Shot"
      And player A chooses "Quarry"
      Then player B's hand holds 2 cards
      And "Prey" and "Quarry" are in player B's trash

  @OP-10-2-1-2
  Rule: 10-2-1-2 To K.O. is to put a Character from the Character area into its owner's trash

    Scenario: A Character K.O.'d in battle goes from the Character area to the top of its owner's trash
      Given it is player B's Main Phase
      And player A has the rested Character "Prey"
      And player A has the active Character "Bystander"
      And player A has "Old" in the trash
      When player B attacks "Prey" with "B leader"
      Then the top of player A's trash is "Prey" and "Old"
      And player A's Character area holds exactly "Bystander"

    Scenario: A Character that an opponent played from its owner's trash goes back to that trash when K.O.'d
      Given player A has "Necromancer" (probe "on-play-play-from-opponents-trash") in the hand
      And player A has "Strike" (probe "event-ko-own") in the hand
      And player B has "Borrowed" in the trash
      When player A plays "Necromancer"
      And player A chooses "Borrowed"
      Then "Borrowed" is in player A's Character area
      When player A plays "Strike"
      And player A chooses "Borrowed"
      Then "Borrowed" is in player B's trash
      And player A's trash holds exactly "Strike"

    Scenario: Of two copies of a Character only the chosen one is K.O.'d
      Given player A has "Blow" (probe "event-ko-any") in the hand
      And player B has the active Character "Guard" (probe "blocker")
      And player B has the active Character "Guard 2" (probe "blocker")
      When player A plays "Blow"
      And player A chooses "Guard 2"
      Then "Guard 2" is in player B's trash
      And player B's Character area holds exactly "Guard"

    Scenario: A Leader and a Stage cannot be K.O.'d
      Given it is player B's Main Phase
      And player B has "Cataclysm" (probe "event-ko-all-opponents-cards") in the hand
      And player A has the active Character "First"
      And player A has the rested Character "Second"
      And player A has the active Stage "Harbour"
      When player B plays "Cataclysm"
      Then player A's trash holds exactly "First" and "Second"
      And "Harbour" is in player A's Stage area
      And "A leader" is in player A's Leader area

  @OP-10-2-1-3
  Rule: 10-2-1-3 A Character that is trashed or leaves in some other way is not K.O.'d

    Background:
      Given "Purge" is the probe card "event-trash-character"
      And "Strike" is the probe card "event-ko"

    # answers: OP09-009#1, ST19-003#1
    Scenario: [On K.O.] does not activate when its Character is trashed
      Given player A has "Purge" in the hand
      And player B has the active Character "Fallen" (probe "on-ko-draw")
      When player A plays "Purge"
      Then "Fallen" is in player B's trash
      And player B's hand holds 0 cards

    Scenario: A Character that cannot be K.O.'d can be trashed
      Given it is player B's Main Phase
      And player B has "Purge" and "Strike" in the hand
      And player A has the active Character "Rock" (probe "safe-from-ko")
      When player B plays "Strike"
      Then "Strike" is in player B's trash
      And "Rock" is in player A's Character area
      When player B plays "Purge"
      Then "Rock" is in player A's trash

    # answers: P-040#1, ST05-017#1
    Scenario: A Character that cannot be K.O.'d survives a lost battle
      Given player B has the rested Character "Rock" (probe "safe-from-ko")
      And player B has the rested Character "Prey"
      And player A has the active Character "Second striker"
      When player A attacks "Rock" with "A leader"
      Then "Rock" is in player B's Character area
      And "A leader" is rested
      When player A attacks "Prey" with "Second striker"
      Then "Prey" is in player B's trash

    Scenario: An effect that watches for a K.O. does not notice a Character that is trashed
      Given player A has "Purge" and "Strike" in the hand
      And player B has the active Character "Watcher" (probe "watches-own-ko-once")
      And player B has the active Character "First"
      And player B has the active Character "Second"
      When player A plays "Purge"
      And player A chooses "First"
      Then "First" is in player B's trash
      And player B's hand holds 0 cards
      When player A plays "Strike"
      And player A chooses "Second"
      Then player B's hand holds 1 card

  # --- timings of activate effects and Events ------------------------------------------------------------------------

    # answers: ST06-004#2
    Scenario: A Character that effects cannot K.O. cannot be K.O.'d as a cost, but can be in battle
      Given player A has the active Character "Ritual" (probe "ko-other-draw")
      And player A has the rested Character "Rock" (probe "not-koed-by-effects")
      And player A has the active Character "Friend"
      And player A has the active Character "Comrade"
      When player A activates "Ritual"
      And player A chooses "Rock"
      Then "Rock" is in player A's Character area
      And player A's hand holds 0 cards
      When player A ends the turn
      And player B attacks "Rock" with "B leader"
      Then "Rock" is in player A's trash

  @OP-10-2-2-1
  Rule: 10-2-2-1 An [Activate: Main] effect is activated in its player's own Main Phase, outside battles

    Background:
      Given "Sage" is the probe card "activate-draw-once"

    Scenario: A player can use [Activate: Main] in their own Main Phase
      Given it is player B's Main Phase
      And player B has the rested Character "Sage"
      When player B activates "Sage"
      Then player B's hand holds 1 card

    Scenario: The attacked player cannot use [Activate: Main] during the battle
      Given player B has the active Character "Sage"
      And player B has "Brace" (probe "counter-event-power") in the hand
      When player A attacks "B leader" with "A leader"
      And player B is asked to counter
      And player B tries to activate "Sage"
      Then that is refused
      When player A ends the turn
      And player B activates "Sage"
      Then player B's hand holds 4 cards

    Scenario: The attacking player cannot use [Activate: Main] before the battle is over
      Given player A has the active Character "Sage"
      And player B has the active Character "Guard" (probe "blocker")
      And player B has "Spare" in the hand
      And "Spare" has the Counter value 1000
      When player A attacks "B leader" with "A leader"
      Then player B is the one who decides
      When player B declines
      Then player B is the one who decides
      When player B declines
      Then player A is the one who decides
      And no battle is going on
      When player A activates "Sage"
      Then player A's hand holds 1 card

  @OP-10-2-3-1
  Rule: 10-2-3-1 A [Main] Event is used in its player's own Main Phase, outside battles

    Background:
      Given "Supply" is the probe card "event-draw-trigger"

    Scenario Outline: Player <player> can use a [Main] Event in their own Main Phase
      Given it is player <player>'s Main Phase
      And player <player> has "Supply" in the hand
      When player <player> plays "Supply"
      Then "Supply" is in player <player>'s trash
      And player <player>'s hand holds 2 cards

      Examples:
        | player |
        | A      |
        | B      |

    @OP-10-2-4-1
    Scenario: A [Main] Event cannot be used in the Counter Step
      Given player B has "Supply" and "Brace" (probe "counter-event-power") in the hand
      When player A attacks "B leader" with "A leader"
      And player B tries to play "Supply"
      Then that is refused
      When player B plays "Brace"
      Then player B's Life area holds 3 cards
      When player A ends the turn
      And player B plays "Supply"
      Then player B's hand holds 3 cards

  @OP-10-2-3-1-1
  Rule: 10-2-3-1-1 A [Trigger] or another effect can activate a [Main], at its cost

    Background:
      Given "Bargain" is the probe card "event-may-trash-draw-3-trigger"

    Scenario: An Event's [Trigger] can activate its [Main] in the opponent's turn
      Given player B's Life cards are "Supply" (probe "event-draw-trigger") and "Second"
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then player B's hand holds 2 cards
      And "Supply" is in player B's trash

    # answers: RULES#52, OP12-041#2, OP12-041#3
    Scenario: For a [Main] activated by a [Trigger], its activation cost is paid but no DON!! cards are rested
      Given player B's Life cards are "Bargain" and "Second"
      And player B has "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      And player B accepts the offer of the effect
      Then player B's trash holds exactly "Spare" and "Bargain"
      And player B's hand holds 3 cards
      And player B's cost area holds 6 active and 0 rested DON!! cards

    Scenario: A [Main] activated by a [Trigger] does nothing if its activation cost cannot be paid
      Given player B's Life cards are "Bargain" and "Second"
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then player B's trash holds exactly "Bargain"
      And player B's hand holds 0 cards

    Scenario: Another effect can activate the [Main] of an Event in the trash, at its activation cost
      Given player A has "Archivist" (probe "on-play-may-activate-event-of-trash") and "Spare" in the hand
      And player A has "Bargain" in the trash
      When player A plays "Archivist"
      And player A chooses "Bargain"
      And player A accepts the offer of the effect
      Then player A's trash holds exactly "Spare" and "Bargain"
      And player A's hand holds 3 cards

    Scenario: An effect that activates an Event with two [Main] effects activates the one that can be paid for
      Given "Plan" has this data:
        """
        {"category": "event", "cost": 1,
         "abilities": [
           {"type": "main", "may": true, "cost": [{"do": "discard", "count": 1}],
            "effect": [{"do": "draw", "count": 3}]},
           {"type": "main", "effect": [{"do": "draw", "count": 2}]}]}
        """
      And player A has "Archivist" (probe "on-play-may-activate-event-of-trash") in the hand
      And player A has "Plan" in the trash
      When player A plays "Archivist"
      And player A chooses "Plan"
      Then player A's hand holds 2 cards

    Scenario: An effect that activates an Event from the hand can then move that Event from the trash
      Given "Tow" has this data:
        """
        {"category": "event",
         "abilities": [{"type": "main", "effect": [
           {"do": "activateEffect", "of": "main", "target": {"choose": {"from": {"player": "you", "zone": ["hand"]}, "count": 1}}},
           {"do": "move", "target": {"chosen": true}, "to": "deck", "place": "bottom"}]}]}
        """
      And player A has "Tow" and "Deal" (probe "event-draw-if-10-don") in the hand
      And player A has 10 active and 0 rested DON!! cards
      And player A has "Fresh" on top of the deck
      When player A plays "Tow"
      Then the bottom of player A's deck is "Deal"
      And player A's hand holds exactly "Fresh"

  @OP-10-2-4-1
  Rule: 10-2-4-1 A [Counter] Event is used in the Counter Step of the opponent's attack

    Background:
      Given "Brace" is the probe card "counter-event-power"

    Scenario: The attacked player can use a [Counter] Event
      Given player B has "Brace" in the hand
      When player A attacks "B leader" with "A leader"
      And player B plays "Brace"
      Then "Brace" is in player B's trash
      And player B's Life area holds 3 cards

    # answers: RULES#22
    @OP-10-2-3-1
    Scenario: A [Counter] Event cannot be used in its player's own Main Phase
      Given player A has "Brace" and "Supply" (probe "event-draw-trigger") in the hand
      When player A tries to play "Brace"
      Then that is refused
      When player A plays "Supply"
      Then player A's hand holds 3 cards

    @OP-10-2-3-1
    Scenario: A [Counter] Event can be used neither by the attacking player nor in the Block Step
      Given player A has "Brace" in the hand
      And player B has "Brace 2" (probe "counter-event-power") in the hand
      And player B has the active Character "Guard" (probe "blocker")
      When player A attacks "B leader" with "A leader"
      And player B is asked to block
      And player B declines
      And player B plays "Brace 2"
      And player A tries to play "Brace"
      Then that is refused
      And "Brace" is in player A's hand
      And player B's Life area holds 3 cards
      And "Brace 2" is in player B's trash

  @OP-10-2-4-1-1
  Rule: 10-2-4-1-1 A [Trigger] or another effect can activate a [Counter]

    Background:
      Given "Shelter" is the probe card "counter-event-power-3000-trigger"

    Scenario: An Event's [Trigger] can activate its [Counter] in the Damage Step
      Given player B's Life cards are "Shelter" and "Second"
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then "B leader" has 8000 power
      And "Shelter" is in player B's trash

    Scenario: Another effect can activate a [Counter] in its player's own Main Phase
      Given "Drill" has this data:
        """
        {"category": "character", "cost": 1, "power": 1000, "abilities": [{"type": "auto", "when": {"event": "played"}, "effect": [
           {"do": "activateEffect", "of": "counter", "target": {"choose": {"from": {"player": "you", "zone": ["trash"], "category": "event"}, "count": 1, "upTo": true}}}]}]}
        """
      And player A has "Drill" in the hand
      And player A has "Shelter" in the trash
      When player A plays "Drill"
      And player A chooses "Shelter"
      Then "A leader" has 8000 power

  @OP-10-2-4-1-2
  Rule: 10-2-4-1-2 Only an effect that says [Counter] activates a [Counter]

    Background:
      Given "Stance" is the probe card "event-draw-2-or-counter-power-3000"
      And "Parry" is the probe card "counter-event-power-2000-this-turn"
      And player A has "Archivist" (probe "on-play-activate-event-of-trash-then-draw") in the hand

    # answers: OP15-046#2
    Scenario: An effect that activates a [Main] does nothing with an Event that has only a [Counter]
      Given player A has "Parry" in the trash
      When player A plays "Archivist"
      And player A chooses "Parry"
      Then "Archivist" is in player A's Character area
      And player A's hand holds 1 card
      And "A leader" has 5000 power

    # answers: OP12-041#5
    Scenario: An effect that activates a [Main] does only the [Main] of an Event with [Main] and [Counter]
      Given player A has "Stance" in the trash
      When player A plays "Archivist"
      And player A chooses "Stance"
      Then player A's hand holds 3 cards
      And "A leader" has 5000 power

  @OP-10-2-5-1
  Rule: 10-2-5-1 [When Attacking] activates when the card declares an attack

    Background:
      Given "Raider" is the probe card "when-attacking-may-draw"

    Scenario: [When Attacking] activates on the declaration, before the opponent can block
      Given player A has the active Character "Raider"
      And player B has the active Character "Guard" (probe "blocker")
      When player A attacks "B leader" with "Raider"
      Then player A is the one who decides
      When player A accepts the offer of the effect
      And player B is asked to block
      Then player A's hand holds 1 card
      And "Raider" is rested

    Scenario: A Leader's [When Attacking] activates when it attacks a Character
      Given it is player B's Main Phase
      And player B's Leader is "Captain" (probe "leader-when-attacking-draw")
      And player A has the rested Character "Prey"
      When player B attacks "Prey" with "Captain"
      Then player B's hand holds 1 card
      And "Prey" is in player A's trash

    Scenario: [When Attacking] activates neither when another card attacks nor when its card is attacked
      Given player A has the active Character "Standard" (probe "when-attacking-draw")
      And player B has the rested Character "Target" (probe "when-attacking-draw")
      When player A attacks "Target" with "A leader"
      Then "Target" is in player B's trash
      And player A's hand holds 0 cards
      And player B's hand holds 0 cards
      When player A attacks "B leader" with "Standard"
      Then player A's hand holds 1 card
      And player B's hand holds 1 card

  @OP-10-2-6-1
  Rule: 10-2-6-1 [On Play] activates when the card is played

    Scenario: [On Play] activates when its Character is played from the hand
      Given it is player B's Main Phase
      And player B has "Newcomer" (probe "on-play-draw") in the hand
      And player B has the active Character "Settled" (probe "on-play-draw")
      When player B plays "Newcomer"
      Then "Newcomer" is in player B's Character area
      And player B's hand holds 1 card

    Scenario: [On Play] activates when its Stage is played from the hand
      Given player A has "Harbour" (probe "stage-on-play-draw") in the hand
      When player A plays "Harbour"
      Then "Harbour" is in player A's Stage area
      And player A's hand holds 1 card

    # answers: ST02-017#3, OP01-116#2
    Scenario: [On Play] activates when an effect plays its Character in the opponent's turn
      Given player B has "Brought" (probe "on-play-draw") in the hand
      And player B has the rested Character "Bringer" (probe "on-ko-play-from-hand")
      When player A attacks "Bringer" with "A leader"
      And player B chooses "Brought"
      Then "Brought" is in player B's Character area
      And player B's hand holds 1 card

    Scenario: [On Play] activates when its Character is played from the deck
      Given "Caller" has this data:
      """
      {"category": "character",
       "abilities": [{"type": "activate", "effect": [{"do": "play", "target": {"choose": {
         "from": {"player": "you", "zone": ["deck"], "category": "character", "stat": {"cost": {"max": 1}}}, "count": 1, "upTo": true}}}]}]}
      """
      And player A has the active Character "Caller"
      And player A has "Called" (probe "on-play-draw") on top of the deck
      When player A activates "Caller"
      And player A chooses "Called"
      Then "Called" is in player A's Character area
      And player A's hand holds 1 card

    Scenario: [On Play] activates when its Character is played rested
      Given player A has "Waker" (probe "event-play-from-trash-rested") in the hand
      And player A has "Tired" (probe "on-play-draw") in the trash
      When player A plays "Waker"
      And player A chooses "Tired"
      Then "Tired" is rested
      And player A's hand holds 1 card

  @OP-10-2-7-1
  Rule: 10-2-7-1 [End of Your Turn] activates in its player's own End Phase

    Scenario Outline: [End of Your Turn] activates on a Character that is <state>
      Given player A has the <state> Character "Steward" (probe "end-of-turns-draw")
      When player A ends the turn
      Then it is now player B's Main Phase
      And player A's hand holds 1 card

      Examples:
        | state  |
        | active |
        | rested |

    # answers: OP10-003#3
    Scenario: [End of Your Turn] activates before effects that last for the turn end
      Given "Boaster" has this data:
        """
        {"category": "character",
         "abilities": [{"type": "activate", "oncePerTurn": true, "effect": [{"do": "modify", "stat": "power", "by": 4000, "target": {"self": true}, "until": "turn"}]},
           {"type": "auto", "when": {"event": "endOfYourTurn"}, "effect": [{"do": "ko", "target": {"all": {"zone": ["character"], "stat": {"power": {"max": 6000}}}}}]}]}
        """
      And it is player B's Main Phase
      And player B has the active Character "Boaster"
      And player A has the active Character "Weakling"
      When player B activates "Boaster"
      And player B ends the turn
      Then "Weakling" is in player A's trash
      And "Boaster" is in player B's Character area
      And "Boaster" has 3000 power

    Scenario: [End of Your Turn] activates on a Character that was played in this turn
      Given player A has "Night owl" (probe "end-your-turn-draw") in the hand
      When player A plays "Night owl"
      And player A ends the turn
      Then "Night owl" is in player A's Character area
      And player A's hand holds 1 card

    Scenario: [End of Your Turn] on a Character played from the opponent's trash means its new player's turn
      Given player B has "Night owl" (probe "end-your-turn-draw") in the trash
      And player A has "Raise" (probe "event-play-from-opponents-trash") in the hand
      When player A plays "Raise"
      And player A chooses "Night owl"
      And player A ends the turn
      Then player A's hand holds 1 card
      When player B ends the turn
      Then player B's hand holds 1 card

  @OP-10-2-8-1
  Rule: 10-2-8-1 [End of Your Opponent's Turn] activates in the opponent's End Phase

    Scenario: [End of Your Opponent's Turn] activates at the end of the opponent's turn
      Given player B has the active Character "Steward" (probe "end-of-turns-draw")
      When player A ends the turn
      Then it is now player B's Main Phase
      And player B's hand holds 3 cards

    Scenario: An [End of Your Turn] effect does not activate when its card's [End of Your Opponent's Turn] effect does
      Given it is player B's Main Phase
      And player A has the active Character "Steward" (probe "end-of-turns-draw")
      When player B ends the turn
      Then it is now player A's Main Phase
      And player A's hand holds 3 cards
      And player B's hand holds 0 cards

  @OP-10-2-9-1
  Rule: 10-2-9-1 [DON!! xX] needs at least X DON!! cards given to the card

    Background:
      Given "Bruiser" is the probe card "don-2-2000"

    Scenario: [DON!! x2] is not met with one given DON!! card, but is met with two or three
      Given player A has the active Character "Bruiser"
      When player A gives 1 DON!! card to "Bruiser"
      Then "Bruiser" has 5000 power
      When player A gives 1 DON!! card to "Bruiser"
      Then "Bruiser" has 8000 power
      When player A gives 1 DON!! card to "Bruiser"
      Then "Bruiser" has 9000 power

    Scenario: DON!! cards given to other cards or left in the cost area do not count for [DON!! x2]
      Given it is player B's Main Phase
      And player B has the active Character "Bruiser"
      When player B gives 2 DON!! cards to "B leader"
      And player B gives 1 DON!! card to "Bruiser"
      Then "Bruiser" has 5000 power
      When player B gives 1 DON!! card to "Bruiser"
      Then "Bruiser" has 8000 power

    @reading
    Scenario: [DON!! x2] stays met with DON!! cards given earlier, until fewer than 2 are left
      Given player A has the active Character "Bruiser"
      And "Bruiser" has been given 2 DON!! cards
      And player A has "Mover" (probe "event-return-don-1") in the hand
      And player A has "Mover 2" (probe "event-return-don-1") in the hand
      When player A plays "Mover"
      And player A returns "player A's DON!! card 3" to the DON!! deck
      Then "Bruiser" has 8000 power
      When player A plays "Mover 2"
      And player A returns "player A's DON!! card 1" to the DON!! deck
      Then "Bruiser" has 5000 power

    @OP-10-1-4-1
    Scenario: [DON!! x1] [Blocker] needs its DON!! card in the opponent's turn as well
      Given player B has the active Character "Sentinel" (probe "don-1-blocker")
      And player B has the active Character "Sentinel 2" (probe "don-1-blocker")
      And "Sentinel" has been given 1 DON!! card
      When player A attacks "B leader" with "A leader"
      And player B tries to block with "Sentinel 2"
      Then that is refused
      When player B blocks with "Sentinel"
      Then player B's trash holds exactly "Sentinel"

  @OP-10-2-10-1
  Rule: 10-2-10-1 For DON!! -X the player returns X DON!! cards of their choice from Leader, Characters and cost area

    Background:
      Given "Furnace" is the probe card "return-don-3-draw-2"

    @OP-8-3-1-6
    Scenario: DON!! −3 can be paid with one card from the Leader, one from a Character and one from the cost area
      Given player A has the active Character "Furnace"
      And player A's Leader is "A leader" with 5000 power
      And "A leader" has been given 1 DON!! card
      And "Furnace" has been given 1 DON!! card
      And player A has 1 active and 2 rested DON!! cards
      When player A activates "Furnace"
      And player A tries to return "player A's DON!! card 1" and "player A's DON!! card 2" to the DON!! deck
      Then that is refused
      When player A returns "player A's DON!! card 1", "player A's DON!! card 2" and "player A's DON!! card 4" to the DON!! deck
      Then "A leader" has 5000 power
      And "Furnace" has 4000 power
      And player A's cost area holds 1 active and 1 rested DON!! cards
      And player A's DON deck holds 8 cards
      And player A's hand holds 2 cards

    Scenario: DON!! −3 can be paid with active and rested cards of the cost area alone
      Given it is player B's Main Phase
      And player B has the active Character "Furnace"
      And player B has 2 active and 2 rested DON!! cards
      When player B activates "Furnace"
      And player B returns "player B's DON!! card 1", "player B's DON!! card 3" and "player B's DON!! card 4" to the DON!! deck
      Then player B's cost area holds 1 active and 0 rested DON!! cards
      And player B's DON deck holds 9 cards
      And player B's hand holds 2 cards

    @OP-8-3-1-3
    Scenario: DON!! −3 cannot be paid with fewer than 3 DON!! cards, and nothing is returned
      Given player A has the active Character "Furnace"
      And player A has the active Character "Sage" (probe "activate-draw-once")
      And "Furnace" has been given 1 DON!! card
      And player A has 1 active and 0 rested DON!! cards
      When player A tries to activate "Furnace"
      Then that is refused
      When player A gives 1 DON!! card to "A leader"
      And player A activates "Sage"
      Then player A's hand holds 1 card
      And "A leader" has 6000 power
      And player A's DON deck holds 8 cards

    Scenario: DON!! −3 can be paid with given DON!! cards alone
      Given player A has the active Character "Furnace"
      And player A's Leader is "A leader" with 5000 power
      And "Furnace" has been given 2 DON!! cards
      And "A leader" has been given 1 DON!! card
      And player A has 0 active and 0 rested DON!! cards
      When player A activates "Furnace"
      And player A returns "player A's DON!! card 1", "player A's DON!! card 2" and "player A's DON!! card 3" to the DON!! deck
      Then "A leader" has 5000 power
      And "Furnace" has 4000 power
      And player A's hand holds 2 cards

    @OP-8-3-1-6
    Scenario: A DON!! card given to the opponent's Leader is not returned for DON!! −3
      Given player A has the active Character "Furnace"
      And player A has "Gift" (probe "event-give-don-opponents-leader") in the hand
      And player A has 4 active and 0 rested DON!! cards
      When player A plays "Gift"
      And player A activates "Furnace"
      And player A returns "player A's DON!! card 2", "player A's DON!! card 3" and "player A's DON!! card 4" to the DON!! deck
      Then "B leader" has 1 DON!! card under it
      And player A's cost area holds 0 active and 0 rested DON!! cards
      And player A's hand holds 2 cards

    @OP-8-3-1-3
    Scenario: A DON!! card given to the opponent's Leader does not count to pay DON!! −3
      Given player A has the active Character "Furnace"
      And player A has the active Character "Sage" (probe "activate-draw-once")
      And player A has "Gift" (probe "event-give-don-opponents-leader") in the hand
      And player A has 3 active and 0 rested DON!! cards
      When player A plays "Gift"
      And player A tries to activate "Furnace"
      Then that is refused
      When player A activates "Sage"
      Then player A's hand holds 1 card
      And "B leader" has 1 DON!! card under it

    @reading
    Scenario: A DON!! card that the opponent gave to your Leader can pay your DON!! −X and goes to its owner's DON!! deck
      Given player A has "Gift" (probe "event-give-don-opponents-leader") in the hand
      And player A has 1 active and 0 rested DON!! cards
      And player B has "Toll" (probe "counter-event-return-don-draw") in the hand
      And player B has 0 active and 0 rested DON!! cards
      When player A plays "Gift"
      And player A attacks "B leader" with "A leader"
      And player B plays "Toll"
      Then "B leader" has 0 DON!! cards under it
      And player A's DON deck holds 10 cards
      And player B's hand holds 2 cards

    @reading
    Scenario: An auto effect's DON!! −1 is paid whenever there are enough DON!! cards
      Given player A has the active Character "Corsair" (probe "attacking-don-minus-discard")
      And player A has 0 active and 1 rested DON!! cards
      And player B has "Only" in the hand
      When player A attacks "B leader" with "Corsair"
      Then player A's cost area holds 0 active and 0 rested DON!! cards
      And player B's Life area holds 2 cards
      And player B's trash holds 1 card

    # answers: OP01-102#1
    @reading
    Scenario: Under the alternative interpretation, an auto effect's DON!! −1 may be declined, and the attack goes on
      Given the ambiguous rule "Can a player refuse to pay a DON!! -X that can be paid?" is answered "yes, the player can refuse"
      And player A has the active Character "Corsair" (probe "attacking-don-minus-discard")
      And player A has 0 active and 1 rested DON!! cards
      And player B has "Only" in the hand
      When player A attacks "B leader" with "Corsair"
      And player A declines
      Then player A's cost area holds 0 active and 1 rested DON!! cards
      And player B's Life area holds 2 cards
      And player B's trash holds 0 cards

  @OP-10-2-11-1
  Rule: 10-2-11-1 [Your Turn] holds in the turn of the card's player

    Background:
      Given "Day" is the probe card "your-turn-2000"

    Scenario: [Your Turn] power ends with the turn and comes back in the player's next turn
      Given player A has the active Character "Day" with 4000 power
      When player A attacks "B leader" with "Day"
      Then "Day" has 6000 power
      And player B's Life area holds 2 cards
      When player A ends the turn
      Then "Day" has 4000 power
      When player B ends the turn
      Then "Day" has 6000 power

    Scenario: [Your Turn] on a card of player B holds in player B's turn
      Given player B has the active Character "Day" with 4000 power
      When player A ends the turn
      Then "Day" has 6000 power
      When player B ends the turn
      Then "Day" has 4000 power

  @OP-10-2-12-1
  Rule: 10-2-12-1 [Opponent's Turn] holds in the turn of the opponent of the card's player

    Background:
      Given "Night" is the probe card "opponents-turn-2000"

    Scenario: [Opponent's Turn] power protects a Character that is attacked in the opponent's turn
      Given player B has the rested Character "Night" with 4000 power
      When player A attacks "Night" with "A leader"
      Then "Night" is in player B's Character area
      And "Night" has 6000 power
      When player A ends the turn
      Then "Night" has 4000 power

    Scenario: [Opponent's Turn] on a card of player A holds in player B's turn
      Given player A has the active Character "Night" with 4000 power
      When player A ends the turn
      Then "Night" has 6000 power
      When player B ends the turn
      Then "Night" has 4000 power
