@DBS
Feature: What the publisher has answered: effects, what replaces them, and counters
  The ids above a scenario are those of the answers that it follows, as answers-on-areas-and-decks.feature explains them.

  Rule: Continuous effects

    # answers: MANUAL4#9-9-3, MANUAL4#9-9-3-1
    @DBS-8-8-1-5-1
    Scenario: Does a Battle Card have a [Permanent] power bonus as soon as it is played? Yes, and a skill that watches for strong cards triggers
      Given player A has the active Battle Card "Banner" (probe "others-5000")
      And player A has the active Battle Card "Greeter" (probe "greets-the-strong")
      And player A has "Arrival" in the hand
      And "Arrival" is a Battle Card of energy cost 2 with 10000 power
      When player A plays "Arrival"
      Then "Arrival" has 15000 power
      And player A's hand holds 1 card

    # answers: MANUAL4#9-9-2
    @DBS-8-8-1-4
    Scenario: Does a power bonus stay on a card that has left and come back? No, it has only its printed power
      Given player A has the active Battle Card "Fighter" with 10000 power
      And player A has "Cheer" (probe "extra-power") and "Round" (probe "renew") in the hand
      When player A activates "Cheer"
      Then "Fighter" has 15000 power
      When player A activates "Round"
      Then "Fighter" has 10000 power

    # answers: MANUAL4#3-1-4-1
    @DBS-8-8-1-4 @reading
    Scenario: Does a power bonus stay on a card that went to the Combo Area and back? Yes, it stays for the turn
      Given the ambiguous rule "Do effects on a Battle Card stay with it when it moves from the Battle Area to the Combo Area?" is answered "yes, they stay with it"
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
    Scenario: Which power does an effect use for a card that it has just played? The power that the card has in its new area
      Given player A has the active Battle Card "Banner" (probe "others-5000")
      And player A has "Rescue" (probe "play-for-power") in the hand
      And player A has "Old friend" in the Drop Area
      And "Old friend" is a Battle Card of energy cost 2 with 10000 power
      When player A activates "Rescue"
      Then "Old friend" has 15000 power
      And "A leader" has 25000 power

    # answers: MANUAL4#21-6-2-1
    @DBS-9-5-2-1
    Scenario Outline: Does a card's skill for drops by the opponent trigger when <whose> skill took its last power? It draws <drawn>
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
    Scenario: Is a card KO-ed that is dropped for lack of power or by a skill? No, its skill for being KO-ed does not trigger
      Given player B has the active Battle Card "Mourner" (probe "koed-draw")
      And player B has the active Battle Card "Other" (probe "koed-draw")
      And player A has "Drain" (probe "weaken-all-10000") and "Blow" (probe "drop-any-1") in the hand
      When player A activates "Blow"
      And player A chooses "Other"
      And player A activates "Drain"
      Then player B's Drop Area holds exactly "Mourner" and "Other"
      And player B's hand holds 0 cards

  Rule: What happens instead of something else

    # answers: MANUAL4#9-10-1-1-1
    @DBS-9-5-2
    Scenario: Is a card without power saved by going to Rest Mode instead of being dropped? No, it still has no power and is dropped next
      Given "Stayer" has this data:
        """
        {"category":"battle","energyCost":2,"comboPower":5000,"comboCost":0,"power":10000,
         "abilities":[{"type":"instead","if":{"count":{"other":false,"state":"active"},"min":1},"when":{"event":"dropped"},"effect":[{"do":"setState","state":"rested","target":{"self":true}}]}]}
        """
      And player B has the active Battle Card "Stayer"
      And player B has the active Battle Card "Plain" with 10000 power
      And player A has "Drain" (probe "weaken-all-10000") in the hand
      When player A activates "Drain"
      Then player B's Drop Area holds exactly "Stayer" and "Plain"

    # answers: MANUAL4#9-10-1-1
    @DBS-8-9-1-1
    Scenario: Does a KO that was replaced trigger skills for a KO? No, it counts as never having happened
      Given player B has the active Battle Card "Slippery" (probe "instead-of-ko-to-hand")
      And player A has the active Battle Card "Watcher" (probe "any-ko-draw")
      And player B has the active Battle Card "Plain" with 10000 power
      And player A has "Sweep" (probe "main-kos-battle-cards") in the hand
      When player A activates "Sweep"
      Then "Slippery" is in player B's hand
      And player A's hand holds 1 card

    # answers: MANUAL4#9-10-3
    @DBS-8-9-3
    Scenario: Can a player with no card in hand save a Battle Card by a discard? No, an optional replacement that is impossible does not apply
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
    Scenario: Who chooses between two replacements of a card's KO? The master of that card
      Given player B has the active Battle Card "Torn" (probe "instead-of-ko-to-warp")
      And player B has the active Battle Card "Guide" (probe "own-ko-to-energy")
      And player A has "Blow" (probe "main-kos-one") in the hand
      When player A activates "Blow"
      And player A chooses "Torn"
      And player B lets "Guide"'s ability come first
      Then "Torn" is in player B's Energy Area

  Rule: Attacks, combos and the end of the battle

    # answers: MANUAL4#8-1-6-1
    @DBS-7-1-3 @DBS-7-1-4
    Scenario: Is a skill that an attack has triggered resolved if the attack is negated? Yes, it still draws a card
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
    Scenario: Does combo power still count for skills at the end of the battle? No, the combo cards have been dropped by then
      Given player A has the active Battle Card "Judge" (probe "battle-end-draw-for-strong")
      And player A has "Helper" in the hand
      And "Helper" has 10000 combo power and a combo cost of 0
      When player A attacks "B leader" with "A leader"
      And player A combos with "Helper"
      Then player A's hand holds 0 cards
      And "Helper" is in player A's Drop Area

    # answers: MANUAL4#8-5-9, MANUAL4#8-5-11
    @DBS-7-4-1-8 @DBS-7-4-1-9
    Scenario: Does a bonus "for the battle" still count for skills at the end of the battle? Yes, and it ends after them
      Given player A has the active Battle Card "Judge" (probe "battle-end-draw-for-strong")
      And player A has "Push" (probe "extra-battle-power") in the hand
      When player A attacks "B leader" with "A leader"
      And player A activates "Push"
      Then player A's hand holds 1 card
      And "A leader" has 10000 power
      And "Push" is in player A's Drop Area

    # answers: MANUAL4#8-5-10-1
    @DBS-7-4-1-8-1
    Scenario: Is a card that returns to the hand at the end of its combo battle dropped first? Yes, skills for dropped cards trigger
      Given player A has "Faithful" (probe "combo-end-to-hand") in the hand
      And player A has the active Battle Card "Eye" (probe "sees-drops-draws")
      When player A attacks "B leader" with "A leader"
      And player A combos with "Faithful"
      Then "Faithful" is in player A's hand
      And player A's hand holds 2 cards

    # answers: MANUAL4#8-4-6-1-1, MANUAL4#8-4-6-1-2
    @DBS-7-4-1-4-1
    Scenario: Does "when this card deals damage" come before the damage is taken? Yes, it is resolved first
      Given player A has the active Battle Card "Before" (probe "deals-draw")
      When player A attacks "B leader" with "Before"
      Then these events happened in this order:
        | skill activated | Before |
        | took life       |        |
      And player A's hand holds 1 card

    # answers: MANUAL4#8-2-4-1-1
    @DBS-7-2-1-2-2
    Scenario: When is a skill resolved that a first combo card has triggered? Before a second card is used in the combo
      Given player A has "First" (probe "in-combo-draw") in the hand
      And player A has "Second" on top of the deck
      When player A attacks "B leader" with "A leader"
      And player A combos with "First"
      And player A combos with "Second"
      Then player A's Drop Area holds exactly "First" and "Second"

  Rule: How [Counter] skills are answered and resolved

    # answers: MANUAL4#9-7-3-5, MANUAL4#22-10-6
    @DBS-4-7-3-5
    Scenario: In which order are [Counter] skills resolved? From the last one to the first
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
    Scenario: What happens to a negated [Counter]? It is not resolved, and its card goes to the Drop Area
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
    Scenario: Can a [Counter] be activated from the Battle Area? No, only from the hand
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
    Scenario: When can a skill that plays a card be answered with [Counter: Play]? Both before and after it is resolved
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
    Scenario: Can a player answer their own skill with a [Counter]? No, only the opponent can
      Given player A has "Call" (probe "extra-play"), "Friend" and "Own" (probe "counter-play-draw") in the hand
      When player A activates "Call"
      And player A chooses "Friend"
      Then player A is not asked to counter
      And "Friend" is in player A's Battle Area

  Rule: What happens with [Union-Absorb]

    # answers: MANUAL4#22-13-6-3-1
    @DBS-10-13-5-4-1
    Scenario Outline: Which mode and power does an absorbed card have? It is <state> like the card below it and keeps that card's power bonus
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
