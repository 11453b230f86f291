@DBS
Feature: 10-10. [Counter]

  @DBS-10-10-1
  Rule: 10-10-1 A [Counter] is activated only in a counter timing, by paying its energy cost and its skill cost

    Scenario Outline: Player <player> pays both the energy cost and the skill cost of a [Counter]
      Given it is player <other>'s Main Phase
      And player <player> has "Answer" (probe "counter-attack-discard-draw-2"), "Spare" and "Kept" in the hand
      When player <other> attacks "<player> leader" with "<other> leader"
      And player <player> counters with "Answer"
      And player <player> chooses "Spare"
      Then player <player>'s Drop Area holds exactly "Answer" and "Spare"
      And player <player>'s Energy Area holds 5 active and 1 rested cards
      And player <player>'s hand holds 4 cards

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: A [Counter] cannot be activated without enough active energy
      Given player B has "Dear" (probe "counter-attack-draw") and "Cheap" (probe "counter-attack-draws") in the hand
      And player B has 0 active and 6 rested energy
      When player A attacks "B leader" with "A leader"
      And player B tries to counter with "Dear"
      Then that is refused
      When player B counters with "Cheap"
      Then player B's Drop Area holds exactly "Cheap"

    Scenario: Of two [Counter] skills on one card, the one whose condition is met is activated
      Given "Answer" has this data:
        """
        { "category": "extra", "energyCost": 1, "abilities": [
          { "type": "counter", "keyword": "counterAttack", "if": { "value": "life", "of": "you", "max": 2 }, "effect": [{ "do": "draw", "count": 3 }] },
          { "type": "counter", "keyword": "counterAttack", "effect": [{ "do": "draw", "count": 1 }] }] }
        """
      And player B has "Answer" in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "Answer"
      Then player B's Drop Area holds exactly "Answer"
      And player B's deck holds 19 cards

    Scenario: A [Counter] cannot be activated if its skill cost cannot be paid
      Given "Answer" has this data:
        """
        { "category": "extra", "energyCost": 1, "abilities": [{ "type": "counter", "keyword": "counterAttack",
          "cost": [{ "do": "discard", "count": 2 }], "effect": [{ "do": "draw", "count": 2 }] }] }
        """
      And player B has "Answer" in the hand
      When player A attacks "B leader" with "A leader"
      And player B tries to counter with "Answer"
      Then that is refused
      When player B declines
      Then player B's Energy Area holds 6 active and 0 rested cards
      And "Answer" is in player B's hand
      And player B's Life Area holds 3 cards

    Scenario: A [Counter] with a condition on life can be activated only once the player's life is low enough
      Given player B has "Answer" (probe "counter-attack-at-life-3") in the hand
      And player A has the active Battle Card "Striker" with 10000 power
      When player A attacks "B leader" with "Striker"
      And player B tries to counter with "Answer"
      Then that is refused
      When player B declines
      And player A attacks "B leader" with "A leader"
      And player B counters with "Answer"
      Then player B's Life Area holds 3 cards

    Scenario: Energy spent on one [Counter] does not pay for the next in the same counter timing
      Given player B has 1 active and 0 rested energy
      And player B has "One" (probe "counter-attack-draw") and "Three" (probe "counter-attack-draw") in the hand
      And player A has "Two" (probe "counter-counter-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "One"
      And player A counters with "Two"
      And player B tries to counter with "Three"
      Then that is refused
      When player B declines
      Then player B's Drop Area holds exactly "One"

    @DBS-8-9-1-1
    Scenario Outline: A [Counter] of player <player> whose payment was replaced is not activated and stays in the hand
      Given it is player <other>'s Main Phase
      And player <player> has the active Battle Card "Spring" (probe "energy-stays-active-once")
      And player <other> has the active Battle Card "Striker" with 10000 power
      And player <player> has "Answer" (probe "counter-attack-discard-draw-2"), "Spare" and "Kept" in the hand
      When player <other> attacks "<player> leader" with "<other> leader"
      And player <player> counters with "Answer"
      Then player <player>'s hand holds 4 cards
      And "Answer", "Spare" and "Kept" are in player <player>'s hand
      And player <player>'s Energy Area holds 6 active and 0 rested cards
      When player <other> attacks "<player> leader" with "Striker"
      And player <player> counters with "Answer"
      And player <player> chooses "Spare"
      Then player <player>'s Drop Area holds exactly "Answer" and "Spare"
      And player <player>'s Energy Area holds 5 active and 1 rested cards

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

  @DBS-10-10-2
  Rule: 10-10-2 A [Counter] is activated only from its player's own hand

    Scenario Outline: A [Counter] cannot be activated from <area>
      Given player B has "Answer" (probe "<probe>") in the <zone>
      And player B has "Held" (probe "counter-attack-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player B tries to counter with "Answer"
      Then that is refused
      When player B counters with "Held"
      Then "Answer" is in player B's <zone>
      And player B's Energy Area holds <active> active and 1 rested cards

      Examples:
        | area            | zone        | probe                    | active |
        | the Drop Area   | Drop Area   | counter-attack-draw      | 5      |
        | the Warp        | Warp        | counter-attack-draw      | 5      |
        | the Battle Area | Battle Area | battle-card-counter-draw | 5      |

    Scenario: A Battle Card in the hand can be used for its [Counter] and then goes to the Drop Area
      Given player B has "Fighter" (probe "battle-card-counter-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "Fighter"
      Then "Fighter" is in player B's Drop Area
      And player B's Energy Area holds 4 active and 2 rested cards

  @DBS-10-10-3-1
  Rule: 10-10-3-1 [Counter: Play] answers a declared play, and comes before and after a skill about playing

    Scenario Outline: Player <player> answers a play with [Counter: Play], not with [Counter: Attack] or [Counter: Counter]
      Given it is player <other>'s Main Phase
      And player <other> has "Arrival" in the hand
      And player <player> has "Wrong" (probe "counter-attack-draw"), "Wrong too" (probe "counter-counter-draw") and "Right" (probe "counter-play-draw") in the hand
      When player <other> plays "Arrival"
      And player <player> tries to counter with "Wrong"
      Then that is refused
      When player <player> tries to counter with "Wrong too"
      Then that is refused
      When player <player> counters with "Right"
      Then player <player>'s Drop Area holds exactly "Right"

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: A skill that plays a card is answered with [Counter: Play] both before and after it is resolved
      Given player A has the active Battle Card "Source" (probe "main-play")
      And player A has "Arrival" in the hand
      And player B has "Before" (probe "counter-play-draw") and "After" (probe "counter-play-draw") in the hand
      When player A activates "Source"
      And player B counters with "Before"
      And player A chooses "Arrival"
      And player B counters with "After"
      Then player B's Drop Area holds exactly "Before" and "After"

    Scenario: A skill triggered by being played is answered with [Counter: Play] before and after it is resolved
      Given player A has "Arrival" (probe "played-draw") in the hand
      And player B has "Of the play" (probe "counter-play-draw"), "Before" (probe "counter-play-draw") and "After" (probe "counter-play-draw") in the hand
      When player A plays "Arrival"
      And player B declines
      And player B counters with "Before"
      And player B counters with "After"
      Then player B's Drop Area holds exactly "Before" and "After"
      And "Of the play" is in player B's hand

    Scenario Outline: A skill of a <kind> that only draws cannot be answered with any [Counter]
      Given player A has <card>
      And player B has "One" (probe "counter-play-draw"), "Two" (probe "counter-attack-draw") and "Three" (probe "counter-counter-draw") in the hand
      And player A has "Arrival" in the hand
      When player A plays "Arrival"
      And player B declines
      And player A activates "Source"
      And player B tries to counter with "One"
      Then that is not offered
      When player B tries to counter with "Two"
      Then that is not offered
      When player B tries to counter with "Three"
      Then that is not offered
      And player A's hand holds 1 card
      And "Arrival" is in player A's Battle Area

      Examples:
        | kind        | card                                                |
        | Battle Card | the active Battle Card "Source" (probe "main-draw") |
        | Extra Card  | "Source" (probe "extra-draw") in the hand           |

    Scenario: A skill that mentions a card named "played" cannot be answered with [Counter: Play]
      Given "Source" has this data:
        """
        {"category": "battle", "energyCost": 2, "power": 10000, "comboPower": 5000, "comboCost": 0, "colors": ["red"],
         
         "abilities": [{"type": "activate", "timings": ["main"], "if": {"count": {"player": "you", "zone": ["battle"], "name": "played"}, "max": 3},
           "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has the active Battle Card "Source"
      And player A has "Arrival" in the hand
      And player B has "One" (probe "counter-play-draw") in the hand
      When player A plays "Arrival"
      And player B declines
      And player A activates "Source"
      And player B tries to counter with "One"
      Then that is not offered
      And player A's hand holds 1 card
      And "Arrival" is in player A's Battle Area

    @reading
    Scenario: A [Union-Absorb] is answered with [Counter: Play]
      Given player A has the active Battle Card "Maw" (probe "absorbs-drift-of-drop")
      And "Meal" has the special trait "Drift"
      And player A has "Meal" in the Drop Area
      And player B has "Void" (probe "counter-play-negates") in the hand
      When player A activates "Maw"
      And player B counters with "Void"
      Then "Maw" is in player A's Battle Area
      And "Meal" is in player A's Drop Area
      And "Void" is in player B's Drop Area

  @DBS-10-10-3-2
  Rule: 10-10-3-2 [Counter: Attack] answers an attack, and comes before and after a skill about attacking

    Scenario Outline: Player <player> answers an attack with [Counter: Attack], not with [Counter: Play] or [Counter: Counter]
      Given it is player <other>'s Main Phase
      And player <player> has "Wrong" (probe "counter-play-draw"), "Wrong too" (probe "counter-counter-draw") and "Right" (probe "counter-attack-draw") in the hand
      When player <other> attacks "<player> leader" with "<other> leader"
      And player <player> tries to counter with "Wrong"
      Then that is refused
      When player <player> tries to counter with "Wrong too"
      Then that is refused
      When player <player> counters with "Right"
      Then player <player>'s Drop Area holds exactly "Right"

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: A skill that forbids attacks is answered with [Counter: Attack] before and after it is resolved
      Given player A has the active Battle Card "Source" (probe "main-no-attack")
      And player B has "Wrong" (probe "counter-play-draw"), "Before" (probe "counter-attack-draw") and "After" (probe "counter-attack-draw") in the hand
      When player A activates "Source"
      And player B tries to counter with "Wrong"
      Then that is refused
      When player B counters with "Before"
      And player B counters with "After"
      Then player B's Drop Area holds exactly "Before" and "After"

    Scenario: A player answers an attack with [Counter: Attack], and also the skill it triggered, before and after
      Given player A has the active Battle Card "Striker" (probe "attacks-draw")
      And player B has "One" (probe "counter-attack-draw"), "Two" (probe "counter-attack-draw") and "Three" (probe "counter-attack-draw") in the hand
      When player A attacks "B leader" with "Striker"
      And player B counters with "One"
      And player B counters with "Two"
      And player B counters with "Three"
      Then player B's Drop Area holds exactly "One", "Two" and "Three"

    Scenario: A player who answers the skill that an attack triggered can still negate the attack
      Given player A has the active Battle Card "Striker" (probe "attacks-draw")
      And player B has "Answer" (probe "counter-attack-negate") in the hand
      When player A attacks "B leader" with "Striker"
      And player B declines
      And player B counters with "Answer"
      Then player B's Life Area holds 4 cards
      And player A's hand holds 1 card
      And no battle is going on

    Scenario: A [Counter: Attack] that affects "that card" affects the card whose skill it answers
      Given player A has the active Battle Card "Source" (probe "main-no-attack")
      And player B has "Answer" (probe "counter-attack-silence") in the hand
      And player B has the active Battle Card "Held" with 10000 power
      When player A activates "Source"
      And player B counters with "Answer"
      And player A declines
      And player A tries to activate "Source"
      Then that is refused
      And player B's Drop Area holds exactly "Answer"

    Scenario: A card with [Counter: Play] and [Counter: Attack] uses its [Counter: Attack] against an attack
      Given player A has "Arrival" in the hand
      And player B has "Answer" (probe "counter-play-1-attack-2") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "Answer"
      Then player B's hand holds 3 cards

    @reading
    Scenario Outline: The attacker <can> answer a [Counter] that speaks of the attack with [Counter: Attack]
      Given the ambiguous rule "Can [Counter: Play] or [Counter: Attack] answer a [Counter] whose text speaks of playing or attacking?" is answered "<reading>"
      And player B has "Answer" (probe "counter-attack-negate") in the hand
      And player A has "Reply" (probe "counter-attack-draw") and "Other" (probe "counter-counter-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "Answer"
      And player A <act> "Reply"
      Then <outcome>
      And "A leader" is rested

      Examples:
        | can    | reading                         | act                   | outcome                            |
        | can    | yes                             | counters with         | "Reply" is in player A's Drop Area |
        | cannot | no, only [Counter: Counter] can | tries to counter with | that is refused                    |

    @reading
    Scenario Outline: The attacker <can> answer a [Counter] that plays a card with [Counter: Play]
      Given the ambiguous rule "Can [Counter: Play] or [Counter: Attack] answer a [Counter] whose text speaks of playing or attacking?" is answered "<reading>"
      And player B has "Answer" (probe "counter-attack-play") in the hand
      And player A has "Reply" (probe "counter-play-negate") and "Other" (probe "counter-counter-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "Answer"
      And player A <act> "Reply"
      Then <outcome>
      And "A leader" is rested

      Examples:
        | can    | reading                         | act                   | outcome                            |
        | can    | yes                             | counters with         | "Reply" is in player A's Drop Area |
        | cannot | no, only [Counter: Counter] can | tries to counter with | that is refused                    |

    Scenario Outline: Player <other> can answer the [Dual Attack] of player <player>'s card with [Counter: Attack]
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Striker" (probe "dual-attack")
      And player <other> has "Answer" (probe "counter-attack-draw") in the hand
      When player <player> attacks "<other> leader" with "Striker"
      And player <other> is asked to counter
      And player <other> declines
      And player <other> counters with "Answer"
      Then player <other>'s Drop Area holds exactly "Answer"
      And "Striker" is active

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: The attacker can answer the [Revenge] of the attacked card with [Counter: Attack]
      Given player A has the active Battle Card "Striker" with 10000 power
      And player A has "Answer" (probe "counter-attack-draw") in the hand
      And player B has the rested Battle Card "Avenger" (probe "revenge")
      When player A attacks "Avenger" with "Striker"
      And player A counters with "Answer"
      Then player A's Drop Area holds exactly "Answer" and "Striker"

    @reading
    Scenario: The attacker can answer a [Blocker] with [Counter: Attack]
      Given player B has the active Battle Card "Wall" (probe "blocker")
      And player A has "Answer" (probe "counter-attack-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player B accepts the offer of the effect
      And player A counters with "Answer"
      Then "Answer" is in player A's Drop Area

    @reading
    Scenario: Under the alternative interpretation, the attacker cannot answer a [Blocker] with [Counter: Attack]
      Given the ambiguous rule "Does a keyword skill have the words of its rule if the rule does not say how it is described?" is answered "no, only as far as it is described"
      And player B has the active Battle Card "Wall" (probe "blocker")
      And player B has "Plain" in the hand
      And player A has "Answer" (probe "counter-attack-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player B accepts the offer of the effect
      And player A tries to counter with "Answer"
      Then that is not offered
      And "Wall" is in player B's Drop Area

  @DBS-10-10-3-3
  Rule: 10-10-3-3 [Counter: Counter] answers a [Counter] that the opponent has activated

    Scenario Outline: Player <player> negates player <other>'s [Counter] to the <kind> with [Counter: Counter]
      Given it is player <player>'s Main Phase
      And player <player> has "Arrival" in the hand
      And player <player> has "Reply" (probe "counter-counter-negate") in the hand
      And player <other> has "Answer" (probe "<probe>") in the hand
      When player <player> <act>
      And player <other> counters with "Answer"
      And player <player> counters with "Reply"
      Then player <player>'s Drop Area holds exactly "Reply"
      And player <other>'s Drop Area holds exactly "Answer"
      And <what comes of it>

      Examples:
        | player | other | kind   | probe                 | act                                     | what comes of it                        |
        | A      | B     | play   | counter-play-drop     | plays "Arrival"                         | "Arrival" is in player A's Battle Area  |
        | B      | A     | play   | counter-play-drop     | plays "Arrival"                         | "Arrival" is in player B's Battle Area  |
        | A      | B     | attack | counter-attack-negate | attacks "B leader" with "A leader"      | player B's Life Area holds 3 cards      |
        | B      | A     | attack | counter-attack-negate | attacks "A leader" with "B leader"      | player A's Life Area holds 3 cards      |

    Scenario: A [Counter: Counter] negates only the [Counter] it answers, not an earlier one in the chain
      Given player B has "One" (probe "counter-attack-draw") and "Three" (probe "counter-attack-negate") in the hand
      And player A has "Two" (probe "counter-counter-draw") and "Four" (probe "counter-counter-negate") in the hand
      And player B has "Top" on top of the deck
      When player A attacks "B leader" with "A leader"
      And player B counters with "One"
      And player A counters with "Two"
      And player B counters with "Three"
      And player A counters with "Four"
      Then player B's Life Area holds 3 cards
      And "Top" is in player B's hand

    Scenario: A [Counter: Counter] cannot answer an [Activate] skill, only another [Counter]
      Given player A has the active Battle Card "Source" (probe "main-play")
      And player A has "Reply" (probe "counter-counter-draw") in the hand
      And player B has "Wrong" (probe "counter-counter-draw") and "Right" (probe "counter-play-draw") in the hand
      When player A activates "Source"
      And player B tries to counter with "Wrong"
      Then that is refused
      When player B counters with "Right"
      And player A counters with "Reply"
      Then player B's Drop Area holds exactly "Right"
      And "Reply" is in player A's Drop Area

    Scenario: A player cannot answer their own [Counter] with a [Counter: Counter]
      Given player B has "Answer" (probe "counter-attack-draw") and "Reply" (probe "counter-counter-draw") in the hand
      And player A has "Turn" (probe "counter-counter-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "Answer"
      And player A is asked to counter
      And player A declines
      Then player B is not asked to counter
      And "Reply" is in player B's hand
      And player B's Drop Area holds exactly "Answer"

  @DBS-10-10-3-4
  Rule: 10-10-3-4 A [Counter] is pending until it is activated or the counter timing ends

    Scenario: A [Counter] that is already activated cannot be activated again, although its card is still in the hand
      Given player B has "One" (probe "counter-attack-draw") and "Three" (probe "counter-attack-draw") in the hand
      And player A has "Two" (probe "counter-counter-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "One"
      And player A counters with "Two"
      And player B tries to counter with "One"
      Then that is refused
      When player B counters with "Three"
      Then player B's Drop Area holds exactly "Three" and "One"
      And player B's Energy Area holds 4 active and 2 rested cards

    Scenario: A [Counter: Play] not used against a play cannot be used in the counter timing of a later attack
      Given player A has "Arrival" in the hand
      And player B has "Late" (probe "counter-play-draw") and "Right" (probe "counter-attack-draw") in the hand
      When player A plays "Arrival"
      And player B declines
      And player A attacks "B leader" with "A leader"
      And player B tries to counter with "Late"
      Then that is refused
      When player B counters with "Right"
      Then "Late" is in player B's hand
      And "Right" is in player B's Drop Area

    Scenario: A player can still negate an attack after a first [Counter] against it was answered
      Given player B has "One" (probe "counter-attack-draw") and "Three" (probe "counter-attack-negate") in the hand
      And player A has "Two" (probe "counter-counter-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "One"
      And player A counters with "Two"
      And player B counters with "Three"
      Then player B's Life Area holds 4 cards
      And player B's Drop Area holds exactly "Three" and "One"

  @DBS-10-10-4
  Rule: 10-10-4 A card whose [Counter] was activated is placed in the Drop Area

    Scenario Outline: Player <player>'s <category> is dropped for its [Counter] before that [Counter] draws a card
      Given it is player <other>'s Main Phase
      And player <player> has "Answer" (probe "<probe>") in the hand
      And player <player> has "Top" on top of the deck
      When player <other> attacks "<player> leader" with "<other> leader"
      And player <player> counters with "Answer"
      Then "Answer" is in player <player>'s Drop Area
      And these events happened in this order:
        | counter activated | Answer |
        | dropped           | Answer |
        | drew              | Top    |

      Examples:
        | category    | player | other | probe                    |
        | Extra Card  | A      | B     | counter-attack-draw      |
        | Extra Card  | B      | A     | counter-attack-draw      |
        | Battle Card | B      | A     | battle-card-counter-draw |

    Scenario: A card whose [Counter] was negated is placed in the Drop Area all the same
      Given player B has "Answer" (probe "counter-attack-draw") in the hand
      And player A has "Reply" (probe "counter-counter-negate") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "Answer"
      And player A counters with "Reply"
      Then "Answer" is in player B's Drop Area

  @DBS-10-10-5
  Rule: 10-10-5 A negated [Counter] is not resolved

    Scenario Outline: Player <player>'s negated [Counter] does not negate the attack, and its cost is not returned
      Given it is player <other>'s Main Phase
      And player <player> has "Answer" (probe "counter-attack-negate") in the hand
      And player <other> has "Reply" (probe "counter-counter-negate") in the hand
      When player <other> attacks "<player> leader" with "<other> leader"
      And player <player> counters with "Answer"
      And player <other> counters with "Reply"
      Then player <player>'s Life Area holds 3 cards
      And player <player>'s Energy Area holds 5 active and 1 rested cards
      And the event "attack negated" did not happen

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: A [Counter: Counter] that is itself negated does not negate the first [Counter]
      Given player B has "One" (probe "counter-attack-negate") and "Three" (probe "counter-counter-negate") in the hand
      And player A has "Two" (probe "counter-counter-negate") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "One"
      And player A counters with "Two"
      And player B counters with "Three"
      Then the event "attack negated" happened exactly 1 time
      And player B's Life Area holds 4 cards
      And player A's Drop Area holds exactly "Two"
