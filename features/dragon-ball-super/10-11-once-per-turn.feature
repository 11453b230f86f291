@DBS
Feature: 10-11. [Once per turn]

  @DBS-10-11-1
  Rule: 10-11-1 An [Auto] or [Activate] skill with [Once per turn] is activated once in a turn

    Scenario Outline: Player <player> cannot activate a [Once per turn] skill twice in a turn, but can with a second card
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Scout" (probe "activate-draw-once")
      And player <player> has the active Battle Card "Free scout" (probe "activate-draw-once")
      When player <player> activates "Scout"
      And player <player> tries to activate "Scout"
      Then that is refused
      When player <player> activates "Free scout"
      Then player <player>'s hand holds 2 cards

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: An [Auto] with [Once per turn] draws for the first KO of the turn and not for the second
      Given player A has the active Battle Card "Mourner" (probe "ko-watcher-once")
      And player A has "Blow 1" (probe "extra-ko-any") and "Blow 2" (probe "extra-ko-any") in the hand
      And player B has the active Battle Card "One" with 10000 power
      And player B has the active Battle Card "Two" with 10000 power
      When player A activates "Blow 1"
      And player A chooses "One"
      Then player A's hand holds 2 cards
      When player A activates "Blow 2"
      And player A chooses "Two"
      Then player A's hand holds 1 card

    Scenario: An [Auto] with [Once per turn] is activated again in the next turn that triggers it
      Given player A has the active Battle Card "Mourner" (probe "opponents-turn-start-draw-once")
      When player A ends the turn
      And player B ends the turn
      And player A ends the turn
      Then the event "skill activated" happened exactly 2 times to "Mourner"
      And player A's hand holds 3 cards

    Scenario: A [Once per turn] skill that was negated has still been activated and cannot be used again that turn
      Given player A has the active Battle Card "Raiser" (probe "activate-play-from-drop-once")
      And player A has the active Battle Card "Other raiser" (probe "activate-play-from-drop-once")
      And player A has "Lost" in the Drop Area
      And player B has "Stop" (probe "counter-play-negate") in the hand
      When player A activates "Raiser"
      And player B counters with "Stop"
      Then "Lost" is in player A's Drop Area
      When player A tries to activate "Raiser"
      Then that is refused
      When player A activates "Other raiser"
      Then "Lost" is in player A's Battle Area

    Scenario: A [Once per turn] skill used by one player cannot be used again that turn by a player who takes control
      Given player B has the active Battle Card "Scout" (probe "activate-anytime-draw-once")
      And player B has the active Battle Card "Fresh scout" (probe "activate-anytime-draw-once")
      And player A has "Theft" (probe "extra-gain-control") and "Other theft" (probe "extra-gain-control") in the hand
      When player A attacks "B leader" with "A leader"
      And player B activates "Scout"
      And player A activates "Theft"
      And player A chooses "Scout"
      And player A activates "Other theft"
      And player A tries to activate "Scout"
      Then that is refused
      When player A activates "Fresh scout"
      Then player A's hand holds 1 card

    @DBS-8-4-2-2 @DBS-8-9-1-1
    Scenario Outline: Player <player>'s [Once per turn] skill whose payment was replaced can still be activated that turn
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Spring" (probe "energy-stays-active-once")
      And player <player> has the active Battle Card "Scout" (probe "1-energy-draw-1-once")
      When player <player> activates "Scout"
      Then player <player>'s hand holds 0 cards
      And the event "skill activated" did not happen to "Scout"
      When player <player> activates "Scout"
      Then player <player>'s hand holds 1 card
      And player <player>'s Energy Area holds 5 active and 1 rested cards
      When player <player> tries to activate "Scout"
      Then that is refused

      Examples:
        | player |
        | A      |
        | B      |

    @DBS-8-4-2-2 @DBS-8-9-1-1
    Scenario: An [Auto] with [Once per turn] whose payment was replaced can still be activated at the next KO
      Given player A has the active Battle Card "Spring" (probe "energy-stays-active-once")
      And player A has the active Battle Card "Mourner" (probe "ko-watcher-may-1-energy-once")
      And player A has "Blow 1" (probe "extra-ko-any") and "Blow 2" (probe "extra-ko-any") in the hand
      And "Blow 1" is an Extra Card of energy cost 0
      And "Blow 2" is an Extra Card of energy cost 0
      And player B has the active Battle Card "One" with 10000 power
      And player B has the active Battle Card "Two" with 10000 power
      When player A activates "Blow 1"
      And player A chooses "One"
      And player A accepts the offer of the effect
      And player A activates "Blow 2"
      And player A chooses "Two"
      And player A accepts the offer of the effect
      Then player A's hand holds 1 card
      And player A's Energy Area holds 5 active and 1 rested cards

    @reading @DBS-10-2-3
    Scenario: A Leader's [Once per turn] skill is triggered by the draw of its own [Awaken]
      Given player A's Leader is "Chief" (probe "leader-drew-power-once-awakens")
      When player A activates "Chief"
      Then "Chief" shows its back side
      And "Chief" has 25000 power

  @DBS-10-11-2
  Rule: 10-11-2 [Once per turn] counts separately for each skill of each card

    Scenario: Two copies of a card can each use their [Once per turn] skill in the same turn
      Given player A has the active Battle Card "Scout" (probe "activate-draw-once")
      And "Scout" has a decoy
      When player A activates "Scout"
      And player A activates "Scout (decoy)"
      And player A tries to activate "Scout"
      Then that is refused
      And player A's hand holds 2 cards

    Scenario: A card whose [Once per turn] skill was used earlier in the turn cannot use it, but its copy can
      Given player A has the active Battle Card "Scout" (probe "activate-draw-once")
      And ability 1 of "Scout" has already been used in this turn
      And player A has the active Battle Card "Other scout" (probe "activate-draw-once")
      When player A tries to activate "Scout"
      Then that is refused
      When player A activates "Other scout"
      Then player A's hand holds 1 card

    Scenario: A card with two [Once per turn] skills can use each of them once in the same turn
      Given player A has the active Battle Card "Pair" (probe "two-once-per-turn")
      When player A activates ability 1 of "Pair"
      And player A activates ability 2 of "Pair"
      Then player A's hand holds 3 cards
      When player A tries to activate ability 1 of "Pair"
      Then that is refused

    Scenario: Two copies with the same [Once per turn] skill both draw for the same KO
      Given player A has the active Battle Card "Mourner" (probe "ko-watcher-once")
      And "Mourner" has a decoy
      And player A has "Blow" (probe "extra-ko-any") in the hand
      And player B has the active Battle Card "One" with 10000 power
      When player A activates "Blow"
      And player A chooses "One"
      And player A lets "Mourner (decoy)"'s ability come first
      Then player A's hand holds 2 cards

    Scenario: A card that gained the same [Once per turn] skill from two cards can use it twice
      Given player A has the active Battle Card "Teacher" (probe "gives-others-activate-draw-once")
      And player A has the active Battle Card "Tutor" (probe "gives-others-activate-draw-once")
      And player A has the active Battle Card "Scout" with 10000 power
      When player A activates ability 1 of "Scout"
      And player A activates ability 2 of "Scout"
      Then player A's hand holds 2 cards
      When player A tries to activate ability 1 of "Scout"
      Then that is refused

    Scenario: A copy that is played after another has used its [Once per turn] skill has a use of its own
      Given player A has the active Battle Card "Scout" (probe "activate-draw-once")
      And player A has "Second scout" (probe "activate-draw-once") in the hand
      When player A activates "Scout"
      And player A plays "Second scout"
      And player A activates "Second scout"
      Then player A's hand holds 2 cards
      When player A tries to activate "Second scout"
      Then that is refused

  @DBS-10-11-3
  Rule: 10-11-3 A skill without [Once per turn] is activated as often as its cost is paid

    Scenario: An [Activate] skill without [Once per turn] can be activated as long as its cost can be paid
      Given player A has the active Battle Card "Scout" (probe "1-energy-draw-1")
      And player A has 3 active and 0 rested energy
      When player A activates "Scout"
      And player A activates "Scout"
      And player A activates "Scout"
      And player A tries to activate "Scout"
      Then that is refused
      And player A's hand holds 3 cards

    Scenario: An [Auto] without [Once per turn] draws for each KO of the turn
      Given player A has the active Battle Card "Mourner" (probe "ko-watcher")
      And player A has "First" and "Second" on top of the deck
      And player A has "Blaze" (probe "extra-ko-all") and "Blow" (probe "extra-ko-any") in the hand
      And player B has the active Battle Card "One" with 10000 power
      And player B has the active Battle Card "Two" with 10000 power
      When player A activates "Blow"
      And player A chooses "One"
      Then player A's hand holds exactly "Blaze" and "First"
      When player A activates "Blaze"
      Then player A's hand holds exactly "First" and "Second"

  @DBS-10-11-4
  Rule: 10-11-4 An [Auto] with [Once per turn] that is pending several times is resolved once

    Scenario: An [Auto] with [Once per turn] draws once for three KOs at one moment
      Given player A has the active Battle Card "Mourner" (probe "ko-watcher-once")
      And player A has "Blow" (probe "extra-ko-opponents-all") in the hand
      And player A has "First", "Second" and "Third" on top of the deck
      And player B has the active Battle Card "One" with 10000 power
      And player B has the active Battle Card "Two" with 10000 power
      And player B has the active Battle Card "Three" with 10000 power
      When player A activates "Blow"
      Then player A's hand holds exactly "First"
      And the event "skill activated" happened exactly 1 time to "Mourner"

    Scenario: An [Auto] without [Once per turn] draws for each of several KOs at one moment
      Given player A has the active Battle Card "Mourner" (probe "ko-watcher")
      And player A has the active Battle Card "Modest" (probe "ko-watcher-once")
      And player A has "Blow" (probe "extra-ko-opponents-all") in the hand
      And player A has "First", "Second" and "Third" on top of the deck
      And player B has the active Battle Card "One" with 10000 power
      And player B has the active Battle Card "Two" with 10000 power
      When player A activates "Blow"
      And player A lets "Modest"'s ability come first
      Then player A's hand holds 3 cards

    Scenario: Two KOs by the opponent's skill trigger a [Once per turn] skill once
      Given "Blow" has this data:
        """
        {"category": "extra", "energyCost": 0, "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "ko", "target": {"all": {"player": "you", "zone": ["battle"]}}}]}]}
        """
      And it is player B's Main Phase
      And player A has the active Battle Card "Mourner" (probe "ko-watcher-once")
      And player A has "First" and "Second" on top of the deck
      And player B has "Blow" in the hand
      And player B has the active Battle Card "One" with 10000 power
      And player B has the active Battle Card "Two" with 10000 power
      When player B activates "Blow"
      Then player B's Battle Area holds 0 cards
      And player A's hand holds exactly "First"

    Scenario: A player who declines an optional [Once per turn] skill for one KO may accept it for the next
      Given player A has the active Battle Card "Mourner" (probe "ko-watcher-once-may")
      And player A has "Blow" (probe "extra-ko-opponents-all") in the hand
      And player A has "First", "Second" and "Third" on top of the deck
      And player B has the active Battle Card "One" with 10000 power
      And player B has the active Battle Card "Two" with 10000 power
      And player B has the active Battle Card "Three" with 10000 power
      When player A activates "Blow"
      And player A declines
      And player A accepts the offer of the effect
      Then player A's hand holds exactly "First"
      And player A is not asked to accept the offer

    Scenario: An [Auto] with [Once per turn] that sends its own card away is not resolved a second time
      Given player A has the active Battle Card "Mourner" (probe "ko-watcher-once-leaves")
      And player A has "Blow" (probe "extra-ko-opponents-all") in the hand
      And player A has "First", "Second" and "Third" on top of the deck
      And player B has the active Battle Card "One" with 10000 power
      And player B has the active Battle Card "Two" with 10000 power
      When player A activates "Blow"
      Then player A's Warp holds exactly "Mourner"
      And player A's hand holds exactly "First"

    @DBS-8-4-2-2 @DBS-8-9-1-1
    Scenario: A pending [Once per turn] skill whose payment was replaced may be resolved for the next KO
      Given player A has the active Battle Card "Spring" (probe "energy-stays-active-once")
      And player A has the active Battle Card "Mourner" (probe "ko-watcher-may-1-energy-once")
      And player A has "Blow" (probe "extra-ko-opponents-all") in the hand
      And "Blow" is an Extra Card of energy cost 0
      And player B has the active Battle Card "One" with 10000 power
      And player B has the active Battle Card "Two" with 10000 power
      And player B has the active Battle Card "Three" with 10000 power
      When player A activates "Blow"
      And player A accepts the offer of the effect
      And player A accepts the offer of the effect
      Then player A's hand holds 1 card
      And player A's Energy Area holds 5 active and 1 rested cards
      And player A is not asked to accept the offer

  @DBS-10-11-5
  Rule: 10-11-5 A resolved [Once per turn] skill is neither triggered nor activated for the rest of the turn

    Scenario: A [Once per turn] skill that draws for a draw is not triggered by its own draw
      Given "Spiral" has this data:
        """
        {"category": "battle", "energyCost": 2, "comboPower": 5000, "comboCost": 0, "power": 10000, "abilities": [{"type": "auto",
          "when": {"event": "drew", "player": "you", "subject": "any"}, "oncePerTurn": true, "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has the active Battle Card "Spiral"
      And player A has "Sight" (probe "extra-draw-for-1") in the hand
      When player A activates "Sight"
      Then player A's hand holds 2 cards
      And the event "skill activated" happened exactly 1 time to "Spiral"

    Scenario: A [Once per turn] skill used before is not triggered again by the event in which its card leaves
      Given player A has the active Battle Card "Mourner" (probe "ko-watcher-once")
      And player A has "Blow" (probe "extra-ko-any") and "Sweep" (probe "extra-ko-opponents-all-own-to-warp") in the hand
      And player A has "First", "Second" and "Third" on top of the deck
      And player B has the active Battle Card "One" with 10000 power
      And player B has the active Battle Card "Two" with 10000 power
      When player A activates "Blow"
      And player A chooses "One"
      And player A activates "Sweep"
      Then player A's Warp holds exactly "Mourner"
      And player A's hand holds exactly "First"

    Scenario: A [Once per turn] skill not yet used is triggered by a KO in the skill that also removes its card
      Given player A has the active Battle Card "Mourner" (probe "ko-watcher-once")
      And player A has "Sweep" (probe "extra-ko-opponents-all-own-to-warp") in the hand
      And player A has "First", "Second" and "Third" on top of the deck
      And player B has the active Battle Card "One" with 10000 power
      And player B has the active Battle Card "Two" with 10000 power
      When player A activates "Sweep"
      Then player A's Warp holds exactly "Mourner"
      And player A's hand holds exactly "First"

    Scenario: A Leader's [Once per turn] skill used before is not triggered again by the draw of its [Awaken]
      Given player A's Leader is "Chief" (probe "leader-drew-power-once-awakens")
      And player A has "Sight" (probe "extra-main-draws") in the hand
      When player A activates "Sight"
      Then "Chief" has 15000 power
      When player A activates "Chief"
      Then "Chief" shows its back side
      And "Chief" has 25000 power

    Scenario: A [Once per turn] skill used in its player's turn is triggered again in the opponent's turn
      Given player A has the active Battle Card "Mourner" (probe "ko-watcher-once")
      And player A has "Blow 1" (probe "extra-ko-any") in the hand
      And player B has "Blow 2" (probe "extra-ko-any") and "Blow 3" (probe "extra-ko-any") in the hand
      And player B has the active Battle Card "One" with 10000 power
      And player B has the active Battle Card "Two" with 10000 power
      And player B has the active Battle Card "Three" with 10000 power
      When player A activates "Blow 1"
      And player A chooses "One"
      And player A ends the turn
      And player B activates "Blow 2"
      And player B chooses "Two"
      And player B activates "Blow 3"
      And player B chooses "Three"
      Then player A's hand holds 2 cards

    Scenario: A used [Once per turn] skill stays used when another card returns to the hand
      Given player A has the active Battle Card "Scout" (probe "activate-draw-once")
      And player A has "Tide" (probe "extra-return") in the hand
      And player A has the active Battle Card "Other" with 10000 power
      When player A activates "Scout"
      And player A activates "Tide"
      And player A chooses "Other"
      And player A tries to activate "Scout"
      Then that is refused
      And player A's hand holds 2 cards
