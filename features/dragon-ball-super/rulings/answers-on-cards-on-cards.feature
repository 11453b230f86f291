@DBS
Feature: What the publisher has answered: cards on cards
  The ids above a scenario are those of the answers that it follows, as answers-on-areas-and-decks.feature explains them.

  Rule: [Evolve]

    # answers: SD1-003#1, SD2-02#3, MANUAL4#21-5-2-1
    @DBS-9-4-2 @DBS-10-5-4
    Scenario: power that the card below has gained goes over, skills that it has gained do not
      Given "Gift" has this data:
        """
        {"category":"extra","energyCost":0,"text":"[Activate: Main] Choose 2 of your Battle Cards: they get +5000 power and gain [Dual Attack] and [Double Strike] for the turn.",
         "abilities":[{"type":"activate","timings":["main"],"effect":[
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
    Scenario Outline: with [EX-Evolve] it lies as the card below it lay: <state>
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
    Scenario: where the card to be played on has gone before that, nothing is played, and the card is dropped
      Given the reading "card-that-is-not-played" is "dropped"
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
    Scenario: nor with [Xeno-Evolve]
      Given the reading "xeno-evolve-without-card" is "not-played"
      And the reading "card-that-is-not-played" is "dropped"
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
    Scenario: played onto the guard card in a battle it is attacked now
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
    Scenario: "evolved" is a card that was played by its [Evolve], not one that was played otherwise
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has the active Battle Card "Teacher" (probe "evolved-5000")
      And player A has "Grown" (probe "evolve-onto-ember") and "Paid" (probe "evolve-onto-ember") in the hand
      When player A plays "Paid"
      And player A activates "Grown"
      And player A chooses "Kid"
      Then "Grown" has 25000 power
      And "Paid" has 20000 power

  Rule: [Union]

    # answers: MANUAL4#22-13-4-4
    @DBS-10-13-3-4 @reading
    Scenario: the two cards of a [Union-Fusion] are given up as it is activated, before the opponent can answer
      Given the reading "given-up-for-a-skill" is "activated"
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
    Scenario: a [Union-Fusion] that is negated brings nothing, and its card is dropped
      Given the reading "card-that-is-not-played" is "dropped"
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
    Scenario: the two must be of equal power
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
    Scenario: what changes the power of the one and of the other is on the card that [Union-Potara] places on both
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

  Rule: what lies under a card

    # answers: MANUAL4#23-2-2
    @DBS-11-3-2
    Scenario: it has no skills there, and is no card of its own
      Given player A has the active Battle Card "Kid" (probe "banner-battle-5000")
      And "Kid" has the character name "Ember"
      And player A has "Grown" (probe "evolve-onto-ember") in the hand
      When player A activates "Grown"
      Then "Grown" has 20000 power
      And player A's Battle Area holds 1 card

    # answers: MANUAL4#23-2-5
    @DBS-11-3-5
    Scenario: it goes to the Drop Area where the top goes to the hand, and its skill does not notice that it is moved
      Given player A has the active Battle Card "Kid" (probe "dropped-draws")
      And "Kid" has the character name "Ember"
      And player A has "Grown" (probe "evolve-onto-ember") and "Back" (probe "extra-return") in the hand
      When player A activates "Grown"
      And player A activates "Back"
      Then "Kid" is in player A's Drop Area
      And player A's hand holds exactly "Grown"

    # answers: MANUAL4#23-2-4
    @DBS-11-3-4
    Scenario: what is placed under it comes to the very bottom
      Given player A has the active Battle Card "Host" (probe "takes-hand-cards-under")
      And "Host" has "Old" under it
      And player A has "New" in the hand
      When player A activates "Host"
      And player A chooses "New"
      Then under "Host" lie "Old" and "New"

    # answers: MANUAL4#23-2-6
    @DBS-11-3-6
    Scenario: it goes along where the other player gains control
      Given player B has the active Battle Card "Host" with 10000 power
      And "Host" has "Old" under it
      And player A has "Grip" (probe "extra-gain-control") in the hand
      When player A activates "Grip"
      Then "Host" is in player A's Battle Area
      And under "Host" lies "Old"

    # answers: MANUAL4#23-2-7
    @DBS-11-3-7 @reading
    Scenario: where only the top of a guard card is taken away the next card is in the battle
      Given the reading "battle-of-an-uncovered-card" is "yes"
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
