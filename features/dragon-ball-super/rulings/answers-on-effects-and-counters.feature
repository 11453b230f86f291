@DBS
Feature: What the publisher has answered: effects, what replaces them, and counters
  The ids above a scenario are those of the answers that it follows, as answers-on-areas-and-decks.feature explains them.

  Rule: continuous effects

    # answers: MANUAL4#9-9-3, MANUAL4#9-9-3-1
    @DBS-8-8-1-5-1
    Scenario: a card that comes has at once what is said of all cards there, and a skill that notices it sees that
      Given player A has the active Battle Card "Banner" (probe "others-5000")
      And player A has the active Battle Card "Greeter" (probe "greets-the-strong")
      And player A has "Arrival" in the hand
      And "Arrival" is a Battle Card of energy cost 2 with 10000 power
      When player A plays "Arrival"
      Then "Arrival" has 15000 power
      And player A's hand holds 1 card

    # answers: MANUAL4#9-9-2
    @DBS-8-8-1-4
    Scenario: what has been resolved is not on a card that has left and come back
      Given player A has the active Battle Card "Fighter" with 10000 power
      And player A has "Cheer" (probe "extra-power") and "Round" (probe "renew") in the hand
      When player A activates "Cheer"
      Then "Fighter" has 15000 power
      When player A activates "Round"
      Then "Fighter" has 10000 power

    # answers: MANUAL4#3-1-4-1
    @DBS-8-8-1-4 @reading
    Scenario: to the Combo Area and back it goes along
      Given the reading "effects-in-the-combo-area" is "go-along"
      And player A has the active Battle Card "Fighter" with 10000 power
      And player A has "Cheer" (probe "extra-power") and "Recall" (probe "battle-play-from-combo") in the hand
      When player A activates "Cheer"
      And player A attacks "B leader" with "A leader"
      And player A combos with "Fighter"
      And player A activates "Recall"
      Then "Fighter" is in player A's Battle Area
      And "Fighter" has 15000 power

    # answers: MANUAL4#9-12-1
    @DBS-8-10-1
    Scenario: what an effect asks of a card that it has moved it asks of the card where it is then
      Given player A has the active Battle Card "Banner" (probe "others-5000")
      And player A has "Rescue" (probe "play-for-power") in the hand
      And player A has "Old friend" in the Drop Area
      And "Old friend" is a Battle Card of energy cost 2 with 10000 power
      When player A activates "Rescue"
      Then "Old friend" has 15000 power
      And "A leader" has 25000 power

    # answers: MANUAL4#21-6-2-1
    @DBS-9-5-2-1
    Scenario Outline: a card that is dropped at 0 power was dropped by the skill that brought it there: <whose>
      Given player <player> has the active Battle Card "Mourner" (probe "avenges-drops")
      And player A has "Drain" (probe "weaken-15000") in the hand
      And player B has the active Battle Card "Bystander" with 20000 power
      When player A activates "Drain"
      And player A chooses "Mourner"
      Then "Mourner" is in player <player>'s Drop Area
      And player <player>'s hand holds <drawn>

      Examples:
        | whose          | player | drawn   |
        | the opponent's | B      | 1 card  |
        | its player's   | A      | 0 cards |

    # answers: MANUAL4#5-12-2
    @DBS-9-5-2
    Scenario: which is no KO
      Given player B has the active Battle Card "Mourner" (probe "koed-draw")
      And player B has the active Battle Card "Other" (probe "koed-draw")
      And player A has "Drain" (probe "weaken-all-10000") and "Blow" (probe "drop-any-1") in the hand
      When player A activates "Blow"
      And player A chooses "Other"
      And player A activates "Drain"
      Then player B's Drop Area holds exactly "Mourner" and "Other"
      And player B's hand holds 0 cards

  Rule: what happens instead

    # answers: MANUAL4#9-10-1-1-1
    @DBS-9-5-2
    Scenario: a card without power that is switched to Rest Mode instead of leaving is without power still
      Given "Stayer" has this data:
        """
        {"category":"battle","power":10000,"text":"[Permanent] While this card is active: if it would be placed in the Drop Area, switch it to Rest Mode instead.",
         "abilities":[{"type":"instead","if":{"count":{"other":false,"state":"active"},"min":1},"when":{"event":"dropped"},"effect":[{"do":"setState","state":"rested","target":{"self":true}}]}]}
        """
      And player B has the active Battle Card "Stayer"
      And player B has the active Battle Card "Plain" with 10000 power
      And player A has "Drain" (probe "weaken-all-10000") in the hand
      When player A activates "Drain"
      Then player B's Drop Area holds exactly "Stayer" and "Plain"

    # answers: MANUAL4#9-10-1-1
    @DBS-8-9-1-1
    Scenario: what has been replaced has not happened: nobody notices a KO
      Given player B has the active Battle Card "Slippery" (probe "instead-of-ko-to-hand")
      And player A has the active Battle Card "Watcher" (probe "any-ko-draw")
      And player B has the active Battle Card "Plain" with 10000 power
      And player A has "Sweep" (probe "main-kos-battle-cards") in the hand
      When player A activates "Sweep"
      Then "Slippery" is in player B's hand
      And player A's hand holds 1 card

    # answers: MANUAL4#9-10-3
    @DBS-8-9-3
    Scenario: who may do something else instead, and cannot, does not replace it
      Given player B has the active Battle Card "Guardian" (probe "own-ko-may-discard")
      And player B has the active Battle Card "Ward" with 10000 power
      And player B has "Coin" in the hand
      And player A has "Blow" (probe "main-kos-one") and "Next" (probe "main-kos-one") in the hand
      When player A activates "Blow"
      And player A chooses "Ward"
      And player B accepts the offer of the effect
      Then "Coin" is in player B's Drop Area
      And "Ward" is in player B's Battle Area
      When player A activates "Next"
      And player A chooses "Ward"
      Then "Ward" is in player B's Drop Area

    # answers: MANUAL4#9-10-2-1
    @DBS-8-9-2-2 @reading
    Scenario: of two things that would happen instead to a card its master says which
      Given player B has the active Battle Card "Torn" (probe "instead-of-ko-to-warp")
      And player B has the active Battle Card "Guide" (probe "own-ko-to-energy")
      And player A has "Blow" (probe "main-kos-one") in the hand
      When player A activates "Blow"
      And player A chooses "Torn"
      And player B lets "Guide"'s ability come first
      Then "Torn" is in player B's Energy Area

  Rule: battles

    # answers: MANUAL4#8-1-6-1
    @DBS-7-1-3 @DBS-7-1-4
    Scenario: what an attack has set off is resolved although the attack is negated
      Given player A has the active Battle Card "Scout" (probe "attacks-draw")
      And player A has "Fresh" on top of the deck
      And player B has "No" (probe "counter-attack-negates") in the hand
      When player A attacks "B leader" with "Scout"
      And player B counters with "No"
      Then "Fresh" is in player A's hand
      And no battle is going on
      And player B's Life Area holds 4 cards

    # answers: MANUAL4#8-5-5
    @DBS-7-4-1-7
    Scenario: the power of combos is gone when the battle ends
      Given player A has the active Battle Card "Judge" (probe "battle-end-draw-for-strong")
      And player A has "Helper" in the hand
      And "Helper" has 10000 combo power and a combo cost of 0
      When player A attacks "B leader" with "A leader"
      And player A combos with "Helper"
      Then player A's hand holds 0 cards
      And "Helper" is in player A's Drop Area

    # answers: MANUAL4#8-5-9, MANUAL4#8-5-11
    @DBS-7-4-1-8 @DBS-7-4-1-9
    Scenario: what lasts for the battle is still there for what comes at its end
      Given player A has the active Battle Card "Judge" (probe "battle-end-draw-for-strong")
      And player A has "Push" (probe "extra-battle-power") in the hand
      When player A attacks "B leader" with "A leader"
      And player A activates "Push"
      Then player A's hand holds 1 card
      And "A leader" has 10000 power
      And "Push" is in player A's Drop Area

    # answers: MANUAL4#8-5-10-1
    @DBS-7-4-1-8-1
    Scenario: a card that comes back at the end of the battle after its combo was dropped before that
      Given player A has "Faithful" (probe "combo-end-to-hand") in the hand
      And player A has the active Battle Card "Eye" (probe "sees-drops-draws")
      When player A attacks "B leader" with "A leader"
      And player A combos with "Faithful"
      Then "Faithful" is in player A's hand
      And player A's hand holds 2 cards

    # answers: MANUAL4#8-4-6-1-1, MANUAL4#8-4-6-1-2
    @DBS-7-4-1-4-1
    Scenario: "when this card deals damage" comes before the damage, "has dealt" after it
      Given player A has the active Battle Card "Before" (probe "deals-draw")
      When player A attacks "B leader" with "Before"
      Then these events happened in this order:
        | skillActivated | Before |
        | tookLife       |        |
      And player A's hand holds 1 card

    # answers: MANUAL4#8-2-4-1-1
    @DBS-7-2-1-2-2
    Scenario: one card after the other is used in a combo, and what the first sets off comes before the second
      Given player A has "First" (probe "in-combo-draw") in the hand
      And player A has "Second" on top of the deck
      When player A attacks "B leader" with "A leader"
      And player A combos with "First"
      And player A combos with "Second"
      Then player A's Drop Area holds exactly "First" and "Second"

  Rule: counters

    # answers: MANUAL4#9-7-3-5, MANUAL4#22-10-6
    @DBS-4-7-3-5
    Scenario: they are resolved from the last to the first
      Given player A has the active Battle Card "Striker" with 10000 power
      And player B has "First" (probe "counter-attack-draws") in the hand
      And player A has "Reply" (probe "counter-counter-discards") in the hand
      And player B has "Top" on top of the deck
      When player A attacks "B leader" with "Striker"
      And player B counters with "First"
      And player A counters with "Reply"
      Then "Top" is in player B's hand
      And player B's Drop Area holds exactly "First"

    # answers: MANUAL4#22-10-8, MANUAL4#22-10-7-1
    @DBS-10-10-5 @DBS-10-10-4
    Scenario: one that is negated is not resolved, and its card is dropped
      Given player A has the active Battle Card "Striker" with 10000 power
      And player B has "No" (probe "counter-attack-negate") in the hand
      And player A has "Not so" (probe "counter-counter-negate") in the hand
      When player A attacks "B leader" with "Striker"
      And player B counters with "No"
      And player A counters with "Not so"
      Then player B's Life Area holds 3 cards
      And player B's Drop Area holds exactly "No"
      And player A's Drop Area holds exactly "Not so"

    # answers: MANUAL4#22-10-5
    @DBS-10-10-2
    Scenario: none is activated from the Battle Area
      Given player B has the active Battle Card "Placed" (probe "battle-card-counter-draw")
      And player B has "Held" (probe "battle-card-counter-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player B tries to counter with "Placed"
      Then that is refused
      When player B counters with "Held"
      Then "Held" is in player B's Drop Area
      And player B's hand holds 2 cards

    # answers: MANUAL4#22-10-3-1
    @DBS-10-10-3-1
    Scenario: a skill that plays is answered before and after it is resolved
      Given player A has "Call" (probe "extra-play") and "Friend" in the hand
      And player B has "Early" (probe "counter-play-draw") and "Late" (probe "counter-play-ko") in the hand
      When player A activates "Call"
      And player B counters with "Early"
      And player A chooses "Friend"
      And player B counters with "Late"
      Then "Friend" is in player A's Drop Area
      And player B's Drop Area holds exactly "Early" and "Late"

    # answers: MANUAL4#9-4-4
    @DBS-8-5-2-4
    Scenario: nobody answers an own skill
      Given player A has "Call" (probe "extra-play"), "Friend" and "Own" (probe "counter-play-draw") in the hand
      When player A activates "Call"
      And player A chooses "Friend"
      Then player A is not asked to counter
      And "Friend" is in player A's Battle Area

  Rule: unions by [Union-Absorb]

    # answers: MANUAL4#22-13-6-3-1
    @DBS-10-13-5-4-1
    Scenario Outline: the card on top lies as the other lay (<state>), with the power that it had gained
      Given player A has the <state> Battle Card "Maw" (probe "absorbs-drift-of-drop")
      And player A has "Prey" in the Drop Area
      And "Prey" is a Battle Card of energy cost 2 with 15000 power
      And "Prey" has the special trait "Drift"
      And "Maw" has brought about this effect on "Maw":
        """
        {"do": "modify", "stat": "power", "by": 1000, "until": "turn"}
        """
      When player A activates "Maw"
      Then under "Prey" lies "Maw"
      And "Prey" is <state>
      And "Prey" has 21000 power

      Examples:
        | state  |
        | active |
        | rested |
