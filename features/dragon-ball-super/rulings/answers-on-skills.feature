@DBS
Feature: What the publisher has answered: skills, what they cost and when they are resolved
  The ids above a scenario are those of the answers that it follows, as answers-on-areas-and-decks.feature explains them.

  Rule: [Auto] skills

    # answers: MANUAL4#9-6-2-1-1
    @DBS-8-6-3
    Scenario: Is an [Auto] resolved twice if its condition is met twice at one moment? Yes, it draws once for each of two KOs
      Given player A has the active Battle Card "Watcher" (probe "any-ko-draw")
      And player B has the active Battle Card "One" with 10000 power
      And player B has the active Battle Card "Two" with 10000 power
      And player A has "Sweep" (probe "main-kos-battle-cards") in the hand
      When player A activates "Sweep"
      Then player A's hand holds 2 cards

    # answers: MANUAL4#22-11-4
    @DBS-10-11-4
    Scenario: Is a [Once per turn] skill resolved twice if its condition is met twice at one moment? No, only once
      Given player A has the active Battle Card "Watcher" (probe "ko-watcher-once")
      And player B has the active Battle Card "One" with 10000 power
      And player B has the active Battle Card "Two" with 10000 power
      And player A has "Sweep" (probe "main-kos-battle-cards") in the hand
      When player A activates "Sweep"
      Then player B's Drop Area holds exactly "One" and "Two"
      And player A's hand holds 1 card

    # answers: MANUAL4#9-6-9-2
    @DBS-8-3-2
    Scenario: Does "when this card is KO-ed" trigger if the card's skills are negated in the Battle Area? No, it does not
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
    Scenario: Does a card that watches for cards being played see its own play? Yes, its skill triggers
      Given player A has "Herald" (probe "any-played-draw") in the hand
      When player A plays "Herald"
      Then "Herald" is in player A's Battle Area
      And player A's hand holds 1 card

    # answers: MANUAL4#9-6-11
    @DBS-8-6-7
    Scenario Outline: Is a skill that an attack triggered resolved after "<probe>" was used on its card? Yes, it still draws a card
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
    Scenario: Whose pending skills are resolved first? The turn player's, even one that the opponent's skill has just triggered
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
    Scenario: Does 2 damage from a skill trigger "when you take damage" twice? No, it is dealt as one damage
      Given the ambiguous rule "Is damage of more than 1 taken at once, or once for each 1 of it?" is answered "at once"
      And player B has the active Battle Card "Ache" (probe "own-damage-draw")
      And player A has "Blow" (probe "main-damages-2") in the hand
      When player A activates "Blow"
      Then player B's hand holds 3 cards

    # answers: MANUAL4#7-4-2, MANUAL4#7-4-4
    @DBS-6-4-1-3
    Scenario: Does an end-of-turn skill work for a card that is played at the end of the turn? Yes, in the same turn, and no skill triggers twice
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
    Scenario: Does a skill "at the beginning of your turn" come before cards become active? Yes, it is resolved first
      Given player A has the active Battle Card "Riser" with 10000 power
      And player A has the active Battle Card "Dawn" (probe "turn-start-draw")
      And player B has the active Battle Card "Binder" (probe "rests-at-will")
      When player A ends the turn
      And player B activates "Binder"
      And player B chooses "Riser"
      And player B ends the turn
      Then these events happened in this order:
        | skill activated | Dawn  |
        | set active      | Riser |
      And player A's hand holds 2 cards

  Rule: Negated skills

    # answers: MANUAL4#9-1-2
    @DBS-8-3-2
    Scenario: Does a negated skill ask its player to choose cards? No, nothing is chosen
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
    Scenario: Is a skill that a card has gained negated along with its own skills? Yes, all of them are negated
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
    Scenario: Can a card whose skills are negated gain a skill? No, a [Double Strike] given to it has no effect
      Given the ambiguous rule "Does a skill work that a card gains while its skills are negated?" is answered "no"
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
    Scenario: Does a [Permanent] of a Battle Card apply in the hand or in the Combo Area? No, the Leader gets no power from it there
      Given player A has "Banner" (probe "banner-5000") in the hand
      When player A attacks "B leader" with "A leader"
      And player A combos with "Banner"
      Then "Banner" is in player A's Drop Area
      And "A leader" has 10000 power

  Rule: Choices

    # answers: MANUAL4#5-2-3
    @DBS-8-5-3-1
    Scenario: May a player choose fewer cards than the stated number? No, not while there are enough of them
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
    Scenario: Does a skill that KOs 2 cards work if there is only one? Yes, that one is KO-ed and the rest of the text follows
      Given player B has the active Battle Card "One" with 10000 power
      And player A has the active Battle Card "Killer" (probe "main-ko-2-draw")
      When player A activates "Killer"
      Then "One" is in player B's Drop Area
      And player A's hand holds 1 card

    # answers: MANUAL4#5-2-6
    @DBS-8-5-3-4
    Scenario: Is the rest of a skill carried out if there is no card to KO? Yes, its player still draws
      Given player A has the active Battle Card "Killer" (probe "main-ko-2-draw")
      When player A activates "Killer"
      Then player A's hand holds 1 card

    # answers: MANUAL4#5-2-4
    @DBS-8-5-3-2
    Scenario: May a player choose no card for "up to 2"? Yes, and the rest of the text still follows
      Given player B has the active Battle Card "One" with 10000 power
      And player A has the active Battle Card "Killer" (probe "main-ko-up-to-2-draw")
      When player A activates "Killer"
      And player A is asked to choose
      And player A declines
      Then "One" is in player B's Battle Area
      And player A's hand holds 1 card

    # answers: MANUAL4#5-2-7
    @DBS-8-5-3-5
    Scenario: Must a player find a card of a certain kind in their hand? No, they may choose none even if they hold one
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
    Scenario: Can a player take the same choice of a list twice? No, the choices must differ
      Given player A has "Card" (probe "extra-choose-2-draw-or-discard-or-leader-power") in the hand
      When player A activates "Card"
      And player A takes choice 1 of the effect
      And player A tries to take choice 1 of the effect
      Then that is refused
      When player A takes choice 3 of the effect
      Then player A's hand holds 1 card
      And "A leader" has 15000 power

  Rule: Costs

    # answers: MANUAL4#5-3-1-1
    @DBS-2-11-1-1-1
    Scenario: Can a reduced energy cost be lower than the specified cost? No, a card with a specified cost of 2 blue still costs 2 blue energy
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
    Scenario: Is the energy cost paid for a card that a skill plays? No, only the cost of that skill's own card is paid
      Given player A has "Call" (probe "extra-play") and "Great" in the hand
      And "Great" is a Battle Card of energy cost 9 with 20000 power
      When player A activates "Call"
      And player A chooses "Great"
      Then "Great" is in player A's Battle Area
      And player A's Energy Area holds 5 active and 1 rested cards

    # answers: MANUAL4#5-6-1-1, MANUAL4#5-6-2
    @DBS-7-2-1-2-2-1
    Scenario: Which energy pays a combo cost? Energy of any colour, and a combo cost of 0 needs none
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
    Scenario Outline: Can a card without a <what> be used in a combo? No, it stays in the hand
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
    Scenario: Is the combo cost paid for a card that a skill places in the Combo Area? No, no energy is rested
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
    Scenario: Is a cost paid if the card to be dropped for it goes to the Warp instead? No, so nothing is drawn
      Given player A has the active Battle Card "Drain" (probe "drops-go-to-warp")
      And player A has the active Battle Card "Spender" (probe "rest-and-drop-itself-draw-2")
      When player A activates "Spender"
      Then "Spender" is in player A's Warp
      And player A's hand holds 0 cards

    # answers: MANUAL4#12-3-1
    @DBS-8-5-2-5-1 @DBS-3-4-1
    Scenario: Is an Extra Card used up if its skill is negated? Yes, it goes to the Drop Area and its energy stays rested
      Given player A has "Call" (probe "extra-play") and "Friend" in the hand
      And player B has "Denial" (probe "counter-play-negate") in the hand
      When player A activates "Call"
      And player B counters with "Denial"
      Then "Call" is in player A's Drop Area
      And "Friend" is in player A's hand
      And player A's Energy Area holds 5 active and 1 rested cards

    # answers: MANUAL4#5-5-4
    @DBS-4-7-3-6 @reading
    Scenario: Where does a card go whose play is negated? To the Drop Area, and its energy stays rested
      Given the ambiguous rule "Where does a card from the hand go that was to be played and was not?" is answered "to the Drop Area"
      And player A has "Arrival" in the hand
      And player B has "Denial" (probe "counter-play-negate") in the hand
      When player A plays "Arrival"
      And player B counters with "Denial"
      Then "Arrival" is in player A's Drop Area
      And player A's Energy Area holds 4 active and 2 rested cards
