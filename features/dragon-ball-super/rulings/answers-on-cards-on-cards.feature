@DBS
Feature: What the publisher has answered: cards on cards
  The ids above a scenario are those of the answers that it follows, as answers-on-areas-and-decks.feature explains them.

  Rule: What happens with [Evolve]

    # answers: SD1-003#1, SD2-02#3, MANUAL4#21-5-2-1
    @DBS-9-4-2 @DBS-10-5-4
    Scenario: Do a power bonus and gained skills pass to the card that evolves onto a Battle Card? The power bonus does, but the skills do not
      Given "Gift" has this data:
        """
        {"category":"extra","energyCost":0, "abilities":[{"type":"activate","timings":["main"],"effect":[
           {"do":"choose","target":{"choose":{"from":{"player":"you","zone":["battle"]},"count":2}}},
           {"do":"modify","stat":"power","by":5000,"target":{"chosen":true},"until":"turn"},
           {"do":"gain","ability":{"type":"keyword","keyword":"dualAttack"},"target":{"chosen":true},"until":"turn"},
           {"do":"gain","ability":{"type":"keyword","keyword":"doubleStrike"},"target":{"chosen":true},"until":"turn"}]}]}
        """
      And player A has the active Battle Card "Kid" with 10000 power
      And player A has the active Battle Card "Kin" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Gift" and "Grown" (probe "evolve-onto-ember") in the hand
      And player B has 6 cards in the Life Area
      When player A activates "Gift"
      And player A activates "Grown"
      Then "Grown" has 25000 power
      When player A attacks "B leader" with "Grown"
      Then "Grown" is rested
      And player B's Life Area holds 5 cards
      When player A attacks "B leader" with "Kin"
      Then "Kin" is active
      And player B's Life Area holds 3 cards

    # answers: SD2-02#2
    @DBS-10-5-4
    Scenario Outline: In which mode is a card played by [EX-Evolve]? In the mode of the card below it, here <state>
      Given player A has the <state> Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Grown" (probe "ex-evolve-onto-ember") in the hand
      When player A activates "Grown"
      Then "Grown" is <state>
      And under "Grown" lies "Kid"

      Examples:
        | state  |
        | rested |
        | active |

    # answers: MANUAL4#22-5-5-1, MANUAL4#22-5-7
    @DBS-4-7-3-6 @reading
    Scenario: Is a card played by [Evolve] if the card to evolve was KO-ed before? No, it goes to the Drop Area
      Given the ambiguous rule "Where does a card from the hand go that was to be played and was not?" is answered "to the Drop Area"
      And player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Grown" (probe "evolve-onto-ember") in the hand
      And player B has "Sneer" (probe "counter-play-ko") in the hand
      When player A activates "Grown"
      And player B counters with "Sneer"
      Then player A's Battle Area holds 0 cards
      And player A's Drop Area holds exactly "Kid" and "Grown"

    # answers: MANUAL4#22-5-6-1
    @DBS-10-5-5 @reading
    Scenario: Is a card played by [Xeno-Evolve] if the card to evolve was KO-ed before? No, it goes to the Drop Area
      Given the ambiguous rule "Is a card with [Xeno-Evolve] played if the chosen card is gone when the skill is resolved?" is answered "no, it is not played"
      And the ambiguous rule "Where does a card from the hand go that was to be played and was not?" is answered "to the Drop Area"
      And player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Grown" (probe "xeno-evolve-onto-ember") in the hand
      And player B has "Sneer" (probe "counter-play-ko") in the hand
      When player A activates "Grown"
      And player B counters with "Sneer"
      Then player A's Battle Area holds 0 cards
      And player A's Drop Area holds exactly "Kid" and "Grown"

    # answers: MANUAL4#8-1-7-1
    @DBS-7-1-4
    Scenario: Does a card that evolves onto the guard card during a battle become the guard card? Yes, it is attacked from then on
      Given player B has the rested Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player B has "Grown" (probe "evolve-onto-ember") and "Leap" (probe "extra-evolves-from-hand") in the hand
      And player A has the active Battle Card "Striker" with 15000 power
      And player B has "Spare" in the hand
      When player A attacks "Kid" with "Striker"
      And player B is asked to act in the Defense Step
      And player B activates "Leap"
      And player B chooses "Grown"
      And player B is asked to act in the Defense Step
      Then "Grown" is being attacked
      When player B declines
      Then "Grown" is in player B's Battle Area
      And player B's Drop Area holds exactly "Leap"

    # answers: MANUAL4#22-5-2-4
    @DBS-10-5-7
    Scenario: Is a card with [Evolve] "evolved" if it was played normally? No, only if it was played by its [Evolve]
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has the active Battle Card "Teacher" (probe "evolved-5000")
      And player A has "Grown" (probe "evolve-onto-ember") and "Paid" (probe "evolve-onto-ember") in the hand
      When player A plays "Paid"
      And player A activates "Grown"
      And player A chooses "Kid"
      Then "Grown" has 25000 power
      And "Paid" has 20000 power

  Rule: What happens with [Union-Fusion] and [Union-Potara]

    # answers: MANUAL4#22-13-4-4
    @DBS-10-13-3-4 @reading
    Scenario: When are the two cards for a [Union-Fusion] placed in the Drop Area? When it is activated, before the opponent can answer
      Given the ambiguous rule "When do the cards leave that [Union-Fusion] uses and that [Over Realm] sends to the Warp?" is answered "when the skill is activated"
      And player A has "Half" and "Whole" and "Fused" (probe "fusion-ember-and-frost") in the hand
      And "Half" has the character name "Ember"
      And "Whole" has the character name "Frost"
      And player B has "Answer" (probe "counter-play-draw") in the hand
      When player A activates "Fused"
      And player B is asked to counter
      Then player A's Drop Area holds exactly "Half" and "Whole"
      When player B counters with "Answer"
      Then "Fused" is in player A's Battle Area

    # answers: MANUAL4#22-13-4-5-1
    @DBS-4-7-3-6 @reading
    Scenario: Does a negated [Union-Fusion] play its card? No, that card goes to the Drop Area with the two others
      Given the ambiguous rule "Where does a card from the hand go that was to be played and was not?" is answered "to the Drop Area"
      And player A has "Half", "Whole" and "Fused" (probe "fusion-ember-and-frost") in the hand
      And "Half" has the character name "Ember"
      And "Whole" has the character name "Frost"
      And player B has "Denial" (probe "counter-play-negate") in the hand
      When player A activates "Fused"
      And player B counters with "Denial"
      Then player A's Battle Area holds 0 cards
      And player A's Drop Area holds exactly "Half", "Whole" and "Fused"

    # answers: MANUAL4#22-13-4-2
    @DBS-10-13-3-1
    Scenario: Must the two cards for a [Union-Fusion] have equal power? Yes, it cannot be activated with 10000 and 5000 power
      Given player A has "Half", "Whole" and "Fused" (probe "fusion-ember-and-frost") in the hand
      And "Half" is a Battle Card of energy cost 2 with 10000 power
      And "Whole" is a Battle Card of energy cost 2 with 5000 power
      And "Half" has the character name "Ember"
      And "Whole" has the character name "Frost"
      When player A tries to activate "Fused"
      Then that is refused
      When player A plays "Half"
      Then player A's hand holds exactly "Whole" and "Fused"

    # answers: MANUAL4#22-13-5-4-1
    @DBS-10-13-4-4-1
    Scenario: Do power changes on both cards pass to the [Union-Potara] card? Yes, +5000 on one and -1000 on the other both apply to it
      Given player A has the rested Battle Card "Half" with 10000 power
      And player A has the active Battle Card "Whole" with 10000 power
      And "Half" has the character name "Ember"
      And "Whole" has the character name "Frost"
      And "Half" has brought about this effect on "Half":
        """
        {"do": "modify", "stat": "power", "by": 5000, "until": "turn"}
        """
      And "Whole" has brought about this effect on "Whole":
        """
        {"do": "modify", "stat": "power", "by": -1000, "until": "turn"}
        """
      And player A has "Both" (probe "potara-ember-and-frost") in the hand
      When player A activates "Both"
      Then "Both" has 34000 power
      And "Both" is active

  Rule: What happens to cards under a card

    # answers: MANUAL4#23-2-2
    @DBS-11-3-2
    Scenario: Does a card under another have skills or count as a Battle Card? No, neither
      Given player A has the active Battle Card "Kid" (probe "banner-battle-5000")
      And "Kid" has the character name "Ember"
      And player A has "Grown" (probe "evolve-onto-ember") in the hand
      When player A activates "Grown"
      Then "Grown" has 20000 power
      And player A's Battle Area holds 1 card

    # answers: MANUAL4#23-2-5
    @DBS-11-3-5
    Scenario: Where does a card go when the card above it returns to the hand? To the Drop Area, and its own skill for that does not trigger
      Given player A has the active Battle Card "Kid" (probe "dropped-draws")
      And "Kid" has the character name "Ember"
      And player A has "Grown" (probe "evolve-onto-ember") and "Back" (probe "extra-return") in the hand
      When player A activates "Grown"
      And player A activates "Back"
      Then "Kid" is in player A's Drop Area
      And player A's hand holds exactly "Grown"

    # answers: MANUAL4#23-2-4
    @DBS-11-3-4
    Scenario: Where does a card go that is placed under a card with cards under it? To the very bottom
      Given player A has the active Battle Card "Host" (probe "takes-hand-cards-under")
      And "Host" has "Old" under it
      And player A has "New" in the hand
      When player A activates "Host"
      And player A chooses "New"
      Then under "Host" lie "Old" and "New"

    # answers: MANUAL4#23-2-6
    @DBS-11-3-6
    Scenario: Do the cards under a card go along when a player gains control of it? Yes, they stay under it
      Given player B has the active Battle Card "Host" with 10000 power
      And "Host" has "Old" under it
      And player A has "Grip" (probe "extra-gain-control") in the hand
      When player A activates "Grip"
      Then "Host" is in player A's Battle Area
      And under "Host" lies "Old"

    # answers: MANUAL4#23-2-7
    @DBS-11-3-7 @reading
    Scenario: What is attacked when only the top card of the guard card's stack leaves? The next card of the stack
      Given the ambiguous rule "If only the top card of an attack card or guard card leaves, does the card below take its part in the battle?" is answered "yes"
      And player B has the rested Battle Card "Top" with 10000 power
      And "Top" has "Next" under it
      And player A has "Peel" (probe "extra-top-to-hand") and "Spare" in the hand
      When player A attacks "Top" with "A leader"
      And player A is asked to act in the Offence Step
      And player A activates "Peel"
      And player A is asked to act in the Offence Step
      Then "Next" is being attacked
      When player A is asked to act
      Then "Next" is in player B's Drop Area
      And "Top" is in player B's hand
