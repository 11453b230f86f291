@DBS
Feature: What the publisher has answered: skills, what they cost and when they are resolved
  The ids above a scenario are those of the answers that it follows, as answers-on-areas-and-decks.feature explains them.

  Rule: [Auto] skills

    # answers: MANUAL4#9-6-2-1-1
    @DBS-8-6-3
    Scenario: what is fulfilled twice at one moment is resolved twice
      Given player A has the active Battle Card "Watcher" (probe "any-ko-draw")
      And player B has the active Battle Card "One" with 10000 power
      And player B has the active Battle Card "Two" with 10000 power
      And player A has "Sweep" (probe "main-kos-battle-cards") in the hand
      When player A activates "Sweep"
      Then player A's hand holds 2 cards

    # answers: MANUAL4#22-11-4
    @DBS-10-11-4
    Scenario: with [Once per turn] only once
      Given player A has the active Battle Card "Watcher" (probe "ko-watcher-once")
      And player B has the active Battle Card "One" with 10000 power
      And player B has the active Battle Card "Two" with 10000 power
      And player A has "Sweep" (probe "main-kos-battle-cards") in the hand
      When player A activates "Sweep"
      Then player B's Drop Area holds exactly "One" and "Two"
      And player A's hand holds 1 card

    # answers: MANUAL4#9-6-9-2
    @DBS-8-3-2
    Scenario: a card whose skills are negated in the Battle Area does not notice that it is KO-ed
      Given player B has the active Battle Card "Mourner" (probe "koed-draw")
      And player B has the active Battle Card "Other" (probe "koed-draw")
      And player A has "Hush" (probe "silence") and "Sweep" (probe "main-kos-battle-cards") in the hand
      When player A activates "Hush"
      And player A chooses "Mourner"
      And player A activates "Sweep"
      Then player B's Drop Area holds exactly "Mourner" and "Other"
      And player B's hand holds 1 card

    # answers: MANUAL4#9-6-9-4
    @DBS-8-6-2
    Scenario: a card sees that it is played itself
      Given player A has "Herald" (probe "any-played-draw") in the hand
      When player A plays "Herald"
      Then "Herald" is in player A's Battle Area
      And player A's hand holds 1 card

    # answers: MANUAL4#9-6-11
    @DBS-8-6-7
    Scenario Outline: a skill that waits is resolved though its card has gone, or is negated meanwhile: <probe>
      Given player A has the active Battle Card "Scout" (probe "attacks-draw")
      And player A has "Fresh" on top of the deck
      And player B has "Answer" (probe "<probe>") in the hand
      When player A attacks "B leader" with "Scout"
      And player B counters with "Answer"
      Then "Fresh" is in player A's hand
      And "Scout" is in player A's <area>

      Examples:
        | probe                  | area        |
        | counter-attack-return  | hand        |
        | counter-attack-warp    | Warp        |
        | counter-attack-silence | Battle Area |

    # answers: MANUAL4#4-2-2-2, MANUAL4#4-2-2-3
    @DBS-4-5-3-3
    Scenario: the turn player's skills come first, also one that the other's has set off
      Given player A has the active Battle Card "Eye" (probe "sees-kos-draws")
      And player A has the active Battle Card "Prey" with 10000 power
      And player B has the active Battle Card "First" (probe "koed-weakens")
      And player B has the active Battle Card "Second" (probe "koed-weakens")
      And player A has "Sweep" (probe "main-kos-battle-cards") in the hand
      When player A activates "Sweep"
      And player B is asked to say which comes first
      Then player A's hand holds 2 cards

    # answers: MANUAL4#5-10-4
    @DBS-4-10-2-2 @reading
    Scenario: damage of 2 is one damage that is dealt
      Given the reading "damage-of-several" is "once"
      And player B has the active Battle Card "Ache" (probe "own-damage-draw")
      And player A has "Blow" (probe "main-damages-2") in the hand
      When player A activates "Blow"
      Then player B's hand holds 3 cards

    # answers: MANUAL4#7-4-2, MANUAL4#7-4-4
    @DBS-6-4-1-3
    Scenario: what comes at the end of the turn while the turn ends is done in the same turn, and nothing twice
      Given player A has the active Battle Card "First" (probe "turn-end-draw")
      And player A has the active Battle Card "Caller" (probe "turn-end-play")
      And player A has "Late" (probe "turn-end-draw") in the hand
      When player A ends the phase
      And player A lets "Caller"'s ability come first
      And player A chooses "Late"
      Then "Late" is in player A's Battle Area
      And player A's hand holds 2 cards

    # answers: MANUAL4#7-2-5, MANUAL4#7-2-6
    @DBS-6-2-1 @DBS-6-2-2
    Scenario: what comes at the beginning of the turn comes before cards are switched to Active Mode
      Given player A has the active Battle Card "Riser" with 10000 power
      And player A has the active Battle Card "Dawn" (probe "turn-start-draw")
      And player B has the active Battle Card "Binder" (probe "rests-at-will")
      When player A ends the turn
      And player B activates "Binder"
      And player B chooses "Riser"
      And player B ends the turn
      Then these events happened in this order:
        | skillActivated | Dawn  |
        | setActive      | Riser |
      And player A's hand holds 2 cards

  Rule: negated skills

    # answers: MANUAL4#9-1-2
    @DBS-8-3-2
    Scenario: a skill that is negated asks for no choice
      Given player A has the active Battle Card "Bully" (probe "rests-one-attacking")
      And player B has the active Battle Card "One" with 10000 power
      And player B has the active Battle Card "Two" with 10000 power
      And player A has "Hush" (probe "silence") in the hand
      When player A activates "Hush"
      And player A chooses "Bully"
      And player A attacks "B leader" with "Bully"
      Then player A is not asked to choose
      And "One" is active
      And "Two" is active
      And "Bully" is rested

    # answers: MANUAL4#9-1-2-2
    @DBS-8-3-2
    Scenario: a skill that a card has gained is negated with its own
      Given player A has the active Battle Card "Scout" (probe "attacks-draw")
      And player A has the active Battle Card "Mate" with 10000 power
      And player A has "Gift" (probe "extra-gives-double-strike") and "Hush" (probe "silence") in the hand
      When player A activates "Gift"
      And player A chooses "Scout"
      And player A activates "Hush"
      And player A chooses "Scout"
      And player A attacks "B leader" with "Scout"
      Then player B's Life Area holds 3 cards
      And player A's hand holds 0 cards

    # answers: MANUAL4#9-1-5
    @DBS-8-3-2 @reading
    Scenario: a card whose skills are negated gains none
      Given the reading "gained-while-negated" is "no"
      And player A has the active Battle Card "Scout" (probe "attacks-draw")
      And player A has the active Battle Card "Mate" with 10000 power
      And player A has "Hush" (probe "silence") and "Gift" (probe "extra-gives-double-strike") in the hand
      When player A activates "Hush"
      And player A chooses "Scout"
      And player A activates "Gift"
      And player A chooses "Scout"
      And player A attacks "B leader" with "Scout"
      Then player B's Life Area holds 3 cards

    # answers: MANUAL4#9-1-3-1
    @DBS-7-2-1-2-2
    Scenario: the skill of a Battle Card is none in the Combo Area or in the hand
      Given player A has "Banner" (probe "banner-5000") in the hand
      When player A attacks "B leader" with "A leader"
      And player A combos with "Banner"
      Then "Banner" is in player A's Drop Area
      And "A leader" has 10000 power

  Rule: choices

    # answers: MANUAL4#5-2-3
    @DBS-8-5-3-1
    Scenario: of a stated number as many are chosen as there are, and not fewer
      Given player B has the active Battle Card "One" with 10000 power
      And player B has the active Battle Card "Two" with 10000 power
      And player B has the active Battle Card "Three" with 10000 power
      And player A has the active Battle Card "Killer" (probe "main-ko-2")
      When player A activates "Killer"
      And player A tries to choose "One"
      Then that is refused
      When player A chooses "One" and "Three"
      Then player B's Battle Area holds exactly "Two"

    # answers: MANUAL4#5-2-5
    @DBS-8-5-3-3
    Scenario: where there is but one of two it is done to that one, and the rest of the text follows
      Given player B has the active Battle Card "One" with 10000 power
      And player A has the active Battle Card "Killer" (probe "main-ko-2-draw")
      When player A activates "Killer"
      Then "One" is in player B's Drop Area
      And player A's hand holds 1 card

    # answers: MANUAL4#5-2-6
    @DBS-8-5-3-4
    Scenario: where there is none nothing is done to any, and the rest of the text follows
      Given player A has the active Battle Card "Killer" (probe "main-ko-2-draw")
      When player A activates "Killer"
      Then player A's hand holds 1 card

    # answers: MANUAL4#5-2-4
    @DBS-8-5-3-2
    Scenario: of "up to" a number none may be chosen
      Given player B has the active Battle Card "One" with 10000 power
      And player A has the active Battle Card "Killer" (probe "main-ko-up-to-2-draw")
      When player A activates "Killer"
      And player A is asked to choose
      And player A declines
      Then "One" is in player B's Battle Area
      And player A's hand holds 1 card

    # answers: MANUAL4#5-2-7
    @DBS-8-5-3-5
    Scenario: who looks for a card in a hand or a deck need not have found it
      Given player A has the active Battle Card "Giver" (probe "main-drop-red-of-hand")
      And player A has "Red" in the hand
      When player A activates "Giver"
      And player A is asked to choose
      And player A declines
      Then "Red" is in player A's hand
      When player A activates "Giver"
      And player A chooses "Red"
      Then "Red" is in player A's Drop Area

    # answers: MANUAL4#20-2-3-1
    @DBS-10-27-3
    Scenario: of a list nothing is chosen twice
      Given player A has "Card" (probe "extra-choose-2-draw-or-discard-or-leader-power") in the hand
      When player A activates "Card"
      And player A takes choice 1 of the effect
      And player A tries to take choice 1 of the effect
      Then that is refused
      When player A takes choice 3 of the effect
      Then player A's hand holds 1 card
      And "A leader" has 15000 power

  Rule: costs

    # answers: MANUAL4#5-3-1-1
    @DBS-2-11-1-1-1
    Scenario: a card that costs less than its colours say costs what its colours say
      Given "Rich" is a Battle Card of energy cost 4 with 20000 power
      And "Rich" has the specified cost 2 blue
      And player A has the active energy "Blue 1"
      And player A has the active energy "Blue 2"
      And player A has the active energy "Red"
      And "Blue 1" has the colour "blue"
      And "Blue 2" has the colour "blue"
      And "Red" has the colour "red"
      And player A has the active Battle Card "Sponsor" (probe "battle-cards-in-hand-cost-3-less")
      And player A has "Rich" in the hand
      When player A plays "Rich"
      Then "Blue 1" and "Blue 2" are rested
      And "Red" is active

    # answers: MANUAL4#5-5-3
    @DBS-3-6-3
    Scenario: a card that a skill plays is not paid for
      Given player A has "Call" (probe "extra-play") and "Great" in the hand
      And "Great" is a Battle Card of energy cost 9 with 20000 power
      When player A activates "Call"
      And player A chooses "Great"
      Then "Great" is in player A's Battle Area
      And player A's Energy Area holds 5 active and 1 rested cards

    # answers: MANUAL4#5-6-1-1, MANUAL4#5-6-2
    @DBS-7-2-1-2-2-1
    Scenario: for a combo energy of any colour is rested, and for a combo cost of 0 none
      Given player A has 1 active and 0 rested energy
      And player A has "Helper" and "Free" in the hand
      And "Helper" has the colour "blue"
      And "Helper" has 10000 combo power and a combo cost of 1
      And "Free" has 5000 combo power and a combo cost of 0
      When player A attacks "B leader" with "A leader"
      And player A combos with "Helper"
      And player A combos with "Free"
      Then player A's Drop Area holds exactly "Helper" and "Free"
      And player A's Energy Area holds 0 active and 1 rested cards

    # answers: MANUAL4#5-7-2, MANUAL4#5-7-2-1
    @DBS-3-7-3-1
    Scenario Outline: a card without a <what> is not used in a combo
      Given player A has "Helper" and "Odd" (probe "<probe>") in the hand
      When player A attacks "B leader" with "A leader"
      And player A tries to combo with "Odd"
      Then that is refused
      When player A combos with "Helper"
      Then "Helper" is in player A's Drop Area
      And "Odd" is in player A's hand

      Examples:
        | what        | probe          |
        | combo cost  | no-combo-cost  |
        | combo power | no-combo-power |

    # answers: MANUAL4#5-7-3-1
    @DBS-3-7-3
    Scenario: a combo that a skill makes is not paid for
      Given player A has 1 active and 0 rested energy
      And player A has the active Battle Card "Fighter" (probe "attack-combos")
      And player A has "Helper" in the hand
      And "Helper" has 10000 combo power and a combo cost of 3
      When player A attacks "B leader" with "Fighter"
      And player A chooses "Helper"
      Then "Helper" is in player A's Drop Area
      And player A's Energy Area holds 1 active and 0 rested cards

    # answers: MANUAL4#5-8-2-2-1-1
    @DBS-8-4-2-2
    Scenario: what was to be paid by a card that goes elsewhere instead is not paid
      Given player A has the active Battle Card "Drain" (probe "drops-go-to-warp")
      And player A has the active Battle Card "Spender" (probe "rest-and-drop-itself-draw-2")
      When player A activates "Spender"
      Then "Spender" is in player A's Warp
      And player A's hand holds 0 cards

    # answers: MANUAL4#12-3-1
    @DBS-8-5-2-5-1 @DBS-3-4-1
    Scenario: an Extra Card whose skill is negated is used all the same
      Given player A has "Call" (probe "extra-play") and "Friend" in the hand
      And player B has "Denial" (probe "counter-play-negate") in the hand
      When player A activates "Call"
      And player B counters with "Denial"
      Then "Call" is in player A's Drop Area
      And "Friend" is in player A's hand
      And player A's Energy Area holds 5 active and 1 rested cards

    # answers: MANUAL4#5-5-4
    @DBS-4-7-3-6 @reading
    Scenario: a card whose play is negated is dropped
      Given the reading "card-that-is-not-played" is "dropped"
      And player A has "Arrival" in the hand
      And player B has "Denial" (probe "counter-play-negate") in the hand
      When player A plays "Arrival"
      And player B counters with "Denial"
      Then "Arrival" is in player A's Drop Area
      And player A's Energy Area holds 4 active and 2 rested cards
