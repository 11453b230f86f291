@OP
Feature: 10-2-13. [Once Per Turn]

  @OP-10-2-13-1
  Rule: 10-2-13-1 A [Once Per Turn] effect is activated and resolved once in a turn

    Scenario: A [Once Per Turn] effect can be activated again in an extra turn
      Given player A has the active Character "Scout" (probe "activate-draw-once")
      And player A has "Again" (probe "event-another-turn") in the hand
      When player A activates "Scout"
      And player A plays "Again"
      And player A tries to activate "Scout"
      Then that is refused
      When player A ends the turn
      Then it is now player A's Main Phase
      And player A's hand holds 2 cards
      When player A activates "Scout"
      Then player A's hand holds 3 cards

    Scenario: A [Once Per Turn] activate effect cannot be activated again in the same turn
      Given player A has the active Character "Sage" (probe "activate-draw-once")
      And player B has the rested Character "Prey"
      When player A activates "Sage"
      And player A tries to activate "Sage"
      Then that is refused
      When player A attacks "Prey" with "Sage"
      Then player A's hand holds 1 card
      And "Prey" is in player B's trash

    Scenario: A [Once Per Turn] auto effect does not activate again when its event occurs twice in a turn
      Given player B has the active Character "Watcher" (probe "watches-own-ko-once")
      And player B has the rested Character "First"
      And player B has the rested Character "Second"
      And player A has the active Character "Striker"
      When player A attacks "First" with "A leader"
      Then player B's hand holds 1 card
      When player A attacks "Second" with "Striker"
      Then "Second" is in player B's trash
      And player B's hand holds 1 card

    # answers: OP02-071#2
    Scenario: A [Once Per Turn] auto effect activates only once if its event occurs twice at one moment
      Given it is player B's Main Phase
      And player B has "Sweep" (probe "event-ko-all-rested-of-both") in the hand
      And player B has the active Character "Watcher" (probe "watches-own-ko-once")
      And player B has the rested Character "First"
      And player B has the rested Character "Second"
      When player B plays "Sweep"
      Then "First" and "Second" are in player B's trash
      And player B's hand holds 1 card

    Scenario: A [Once Per Turn] effect activates once even if the opponent's effect K.O.'s two Characters at a time
      Given player A has "Sweep" (probe "event-ko-all-rested-of-both") in the hand
      And player B has the active Character "Watcher" (probe "watches-own-ko-once")
      And player B has the rested Character "First"
      And player B has the rested Character "Second"
      When player A plays "Sweep"
      Then "First" and "Second" are in player B's trash
      And player B's hand holds 1 card

    Scenario: A [Once Per Turn] auto effect can activate again in the opponent's next turn
      Given player A has the active Character "Watcher" (probe "watches-own-ko-once")
      And player A has the rested Character "First"
      And player A has the rested Character "Second"
      And player A has "Strike" (probe "event-ko-rested") in the hand
      And player B has "Strike 2" (probe "event-ko-rested") in the hand
      When player A plays "Strike"
      And player A chooses "First"
      Then player A's hand holds 1 card
      When player A ends the turn
      And player B plays "Strike 2"
      Then "Second" is in player A's trash
      And player A's hand holds 2 cards

    # answers: OP12-081#3, OP03-076#1
    Scenario: A [Once Per Turn] effect that its player declines has not been used
      Given player A has the active Character "Hesitant" (probe "your-attack-may-draw-once")
      And player A has the active Character "Striker"
      And player A has the active Character "Follower"
      When player A attacks "B leader" with "Striker"
      And player A is asked to accept the offer
      And player A declines
      And player A attacks "B leader" with "Follower"
      And player A accepts the offer of the effect
      And player A attacks "B leader" with "Hesitant"
      Then player A is the one who decides
      And player A's hand holds 1 card
      And no battle is going on

    Scenario: A [Once Per Turn] effect that a card gained can also be used only once in a turn
      Given player A has the active Character "Tutor" (probe "others-gain-activate-draw-once")
      And player A has the active Character "Pupil"
      And player A has the active Character "Pupil 2"
      When player A activates "Pupil"
      And player A tries to activate "Pupil"
      Then that is refused
      When player A activates "Pupil 2"
      Then player A's hand holds 2 cards

    Scenario: Two identical [Once Per Turn] effects gained from two cards can each be used once
      Given player A has the active Character "Tutor" (probe "others-gain-activate-draw-once")
      And player A has the active Character "Tutor 2" (probe "others-gain-activate-draw-once")
      And player A has the active Character "Pupil"
      And player B has the rested Character "Prey"
      When player A activates ability 1 of "Pupil"
      And player A activates ability 2 of "Pupil"
      And player A tries to activate "Pupil"
      Then that is refused
      When player A attacks "Prey" with "Pupil"
      Then "Prey" is in player B's trash
      And player A's hand holds 2 cards

    # answers: OP01-062#1
    Scenario: A [Once Per Turn] effect whose condition is not met at its timing has not been used
      Given player A has the active Character "Corsair" (probe "your-attack-draw-if-none-once")
      And player A has the active Character "Striker"
      And player B has the rested Character "Prey"
      When player A attacks "Prey" with "A leader"
      Then player A's hand holds 0 cards
      When player A attacks "B leader" with "Striker"
      Then player A's hand holds 1 card

    # answers: OP06-118#1
    @OP-8-3-1-4
    Scenario: A [Once Per Turn] effect whose cost its player declines has not been used
      Given player A has the active Character "Trader" (probe "your-attack-may-trash-draw-2-once")
      And player A has the active Character "Striker"
      And player A has "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player A is asked to accept the offer
      And player A declines
      Then player A's hand holds exactly "Spare"
      When player A attacks "B leader" with "Striker"
      And player A accepts the offer of the effect
      Then "Spare" is in player A's trash
      And player A's hand holds 2 cards

  @OP-10-2-13-2
  Rule: 10-2-13-2 Each card with the same [Once Per Turn] effect can use it once in a turn

    # answers: RULES#25
    Scenario: Two copies of a card can each use their [Once Per Turn] effect
      Given player A has the active Character "Sage" (probe "activate-draw-once")
      And player A has the active Character "Sage 2" (probe "activate-draw-once")
      When player A activates "Sage"
      And player A activates "Sage 2"
      Then player A's hand holds 2 cards

    @OP-10-2-13-1
    Scenario: A card that has used its [Once Per Turn] effect cannot use it again in place of its copy
      Given it is player B's Main Phase
      And player B has the active Character "Sage" (probe "activate-draw-once")
      And player B has the active Character "Sage 2" (probe "activate-draw-once")
      When player B activates "Sage"
      And player B tries to activate "Sage"
      Then that is refused
      When player B activates "Sage 2"
      Then player B's hand holds 2 cards

    Scenario: The same event can activate the [Once Per Turn] effects of two copies
      Given player B has the active Character "Watcher" (probe "watches-own-ko-once")
      And player B has the active Character "Watcher 2" (probe "watches-own-ko-once")
      And player B has the rested Character "Prey"
      When player A attacks "Prey" with "A leader"
      And player B lets "Watcher 2"'s ability come first
      Then player B's hand holds 2 cards

    Scenario: Two [Once Per Turn] effects of one card can each be used once
      Given player A has the active Character "Twofold" (probe "activate-draw-once-or-draw-2-once")
      And player A has the active Character "Twofold 2" (probe "activate-draw-once-or-draw-2-once")
      When player A activates ability 1 of "Twofold"
      And player A tries to activate ability 1 of "Twofold"
      Then that is refused
      When player A activates ability 2 of "Twofold"
      And player A activates ability 2 of "Twofold 2"
      Then player A's hand holds 5 cards

    Scenario: Two copies' [Once Per Turn] replacements can each save the same Character once
      Given player B has the active Character "Shelter" (probe "instead-other-rest-don-once")
      And player B has the active Character "Shelter 2" (probe "instead-other-rest-don-once")
      And player B has the rested Character "Prey"
      And player A has the active Character "Striker"
      When player A attacks "Prey" with "A leader"
      And player B lets "Shelter 2"'s ability come first
      And player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's Character area
      And player B's cost area holds 4 active and 2 rested DON!! cards

  @OP-10-2-13-3
  Rule: 10-2-13-3 A [Once Per Turn] effect that was resolved is neither activated nor paid for again in that turn

    @OP-10-2-13-1
    Scenario: A [Once Per Turn] effect cannot be paid for again in the same turn
      Given player A has the active Character "Merchant" (probe "activate-rest-don-draw-once")
      When player A activates "Merchant"
      And player A tries to activate "Merchant"
      Then that is refused
      When player A gives 1 DON!! card to "Merchant"
      Then player A's cost area holds 4 active and 1 rested DON!! cards
      And player A's hand holds 1 card

    Scenario: A [Once Per Turn] auto effect is not offered again in the turn although its cost could be paid
      Given it is player B's Main Phase
      And player B has the active Character "Trader" (probe "your-attack-may-trash-draw-2-once")
      And player B has the active Character "Striker"
      And player B has "Spare" in the hand
      And player A has "Guarding" in the hand
      And "Guarding" has the Counter value 1000
      When player B attacks "A leader" with "B leader"
      And player B accepts the offer of the effect
      And player B attacks "A leader" with "Striker"
      Then player A is the one who decides
      And player B's trash holds exactly "Spare"
      And player B's hand holds 2 cards

    # answers: PRB02-004#2
    @OP-10-2-13-1
    Scenario: A [Once Per Turn] effect that chose no target has been used
      Given player A has the active Character "Hunter" (probe "activate-ko-up-to-1-once")
      And player B has the rested Character "Prey"
      When player A activates "Hunter"
      And player A is asked to choose
      And player A declines
      And player A tries to activate "Hunter"
      Then that is refused
      When player A attacks "Prey" with "Hunter"
      Then "Prey" is in player B's trash

    @OP-10-2-13-1 @OP-8-3-3
    Scenario: A [Once Per Turn] effect whose "if" was not true has been used
      Given player A has the active Character "Scout" (probe "activate-draw-if-none-once")
      And player B has the rested Character "Prey"
      When player A activates "Scout"
      And player A attacks "Prey" with "A leader"
      Then "Prey" is in player B's trash
      When player A tries to activate "Scout"
      Then that is refused
      When player A attacks "B leader" with "Scout"
      Then "Scout" is rested
      And player A's hand holds 0 cards

  @OP-10-2-13-4
  Rule: 10-2-13-4 A card that leaves the field and comes back is a new card with its [Once Per Turn] effect unused

    Scenario: A Character returned to the hand and played again can use its [Once Per Turn] effect again
      Given player A has "Bounce" (probe "event-bounce") in the hand
      And player A has the active Character "Sage" (probe "activate-draw-once")
      When player A activates "Sage"
      And player A plays "Bounce"
      And player A plays "Sage"
      And player A activates "Sage"
      Then player A's hand holds 2 cards

    @OP-10-2-13-1
    Scenario: A Character played again can use its [Once Per Turn] effect only once more
      Given it is player B's Main Phase
      And player B has "Bounce" (probe "event-bounce") in the hand
      And player B has the active Character "Sage" (probe "activate-draw-once")
      And player A has the rested Character "Prey"
      When player B activates "Sage"
      And player B plays "Bounce"
      And player B chooses "Sage"
      And player B plays "Sage"
      And player B activates "Sage"
      And player B tries to activate "Sage"
      Then that is refused
      When player B attacks "Prey" with "B leader"
      Then player B's hand holds 2 cards
      And "Prey" is in player A's trash

    Scenario: A Character played again can use its [Once Per Turn] replacement again
      Given player A has "Bounce" (probe "event-bounce") and "Blow" (probe "event-ko-any") in the hand
      And player A has "Blow 2" (probe "event-ko-any") in the hand
      And player A has the active Character "Shelter" (probe "instead-other-rest-don-once")
      And player A has the active Character "Ally"
      When player A plays "Blow"
      And player A chooses "Ally"
      Then "Ally" is in player A's Character area
      When player A plays "Bounce"
      And player A chooses "Shelter"
      And player A plays "Shelter"
      And player A plays "Blow 2"
      And player A chooses "Ally"
      Then "Ally" is in player A's Character area
      And player A's cost area holds 1 active and 5 rested DON!! cards

    Scenario: A [Once Per Turn] replacement that brings its card back was used by the old card, not by the new one
      Given "Phoenix" has this data:
        """
        {"category": "character",
         "abilities": [{"type": "instead", "oncePerTurn": true, "may": true, "when": {"event": "koed"}, "effect": [
           {"do": "move", "target": {"self": true}, "to": "hand"},
           {"do": "may", "then": [{"do": "play", "target": {"self": true}, "state": "rested"}]}]}]}
        """
      And player B has the rested Character "Phoenix"
      And player A has the active Character "Striker"
      When player A attacks "Phoenix" with "A leader"
      And player B accepts the offer of the effect
      And player B accepts the offer of the effect
      Then "Phoenix" is in player B's Character area
      When player A attacks "Phoenix" with "Striker"
      And player B accepts the offer of the effect
      And player B declines
      Then "Phoenix" is in player B's hand

  @OP-10-2-13-5
  Rule: 10-2-13-5 A [Once Per Turn] effect whose payment becomes impossible midway counts as used

    Background:
      Given "Alchemist" is the probe card "activate-don-minus-once"
      And "Refill" is the probe card "event-add-don-2"

    @OP-8-3-1-3-1 @OP-10-2-13-1
    Scenario: A [Once Per Turn] effect that failed midway in its cost cannot be activated again with new DON!! cards
      Given player A has the active Character "Alchemist"
      And player A has 1 active and 1 rested DON!! cards
      And player A has "Refill" in the hand
      When player A activates "Alchemist"
      And player A returns "player A's DON!! card 1" to the DON!! deck
      Then player A's hand holds exactly "Refill"
      When player A plays "Refill"
      Then player A's cost area holds 2 active and 1 rested DON!! cards
      When player A tries to activate "Alchemist"
      Then that is refused
      When player A ends the turn
      And player B ends the turn
      And player A activates "Alchemist"
      And player A returns "player A's DON!! card 2" to the DON!! deck
      Then player A's hand holds 2 cards

    @OP-10-2-13-2
    Scenario: A second copy can still use its [Once Per Turn] effect after the first failed midway in its cost
      Given it is player B's Main Phase
      And player B has the active Character "Alchemist"
      And player B has the active Character "Alchemist 2" (probe "activate-don-minus-once")
      And player B has 1 active and 1 rested DON!! cards
      And player B has "Refill" in the hand
      When player B activates "Alchemist"
      And player B returns "player B's DON!! card 1" to the DON!! deck
      And player B plays "Refill"
      And player B activates "Alchemist 2"
      And player B returns "player B's DON!! card 2" to the DON!! deck
      Then "Refill" is in player B's trash
      And player B's hand holds 1 card
      And player B's cost area holds 1 active and 1 rested DON!! cards

    @OP-8-3-1-3-1
    Scenario: A [Once Per Turn] auto effect that failed midway in its cost is not offered again
      Given "Gambler" has this data:
      """
      {"category": "character",
       "abilities": [{"type": "auto", "oncePerTurn": true, "may": true, "cost": [{"do": "returnDon", "count": 1}, {"do": "restDon", "count": 1}],
         "when": {"event": "attackDeclared", "player": "you", "subject": "any"}, "effect": [{"do": "draw", "count": 1}]}]}
      """
      And player A has the active Character "Gambler"
      And player A has the active Character "Striker"
      And player A has 1 active and 1 rested DON!! cards
      And player A has "Refill" in the hand
      And player B has "Spare" in the hand
      And "Spare" has the Counter value 1000
      When player A attacks "B leader" with "A leader"
      And player A accepts the offer of the effect
      And player A returns "player A's DON!! card 1" to the DON!! deck
      Then player A's hand holds exactly "Refill"
      When player A plays "Refill"
      And player A attacks "B leader" with "Striker"
      Then player B is the one who decides
      And player A's cost area holds 2 active and 1 rested DON!! cards
      And player A's hand holds 0 cards
