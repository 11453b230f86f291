@DBS
Feature: 8-5 to 8-5-2. Activating and resolving skills

  @DBS-8-5-1
  Rule: 8-5-1 Skills are activated in order to take effect, except [Permanent] skills, which simply apply

    Scenario Outline: Player <player> cannot activate a [Permanent] skill, which applies all the time
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Support" (probe "battle-lord")
      And player <player> has the active Battle Card "Supported" with 5000 power
      When player <player> tries to activate "Support"
      Then that is refused
      And "Supported" has 10000 power
      When player <player> attacks "<other> leader" with "Supported"
      Then player <other>'s Life Area holds 3 cards

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: An [Activate] skill is activated by the player, and an [Auto] skill that it triggers activates by itself
      Given player A has the active Battle Card "Source" (probe "main-draw")
      And player A has the active Battle Card "Watcher" (probe "own-draw-power")
      When player A activates "Source"
      Then these events happened in this order:
        | skill activated | Source  |
        | skill activated | Watcher |
      And "Watcher" has 15000 power

    Scenario: A player cannot activate an [Auto] skill; it activates when the card attacks
      Given player A has the active Battle Card "Watcher" (probe "attacks-draw")
      When player A tries to activate "Watcher"
      Then that is refused
      When player A attacks "B leader" with "Watcher"
      Then player A's hand holds 1 card

  @DBS-8-5-2-1
  Rule: 8-5-2-1 A player states which skill is activated and reveals the card if it is in the hand

    Scenario: A card that was revealed for its skill is hidden again if the skill cost was not paid in the end
      Given "Pact" has this data:
        """
        {"category": "extra", "energyCost": 1, "abilities": [{"type": "activate", "timings": ["main"],
          "cost": [{"do": "ko", "target": {"choose": {"from": {"player": "you", "zone": ["battle"]}, "count": 1}}}], "effect": [{"do": "draw", "count": 2}]}]}
        """
      And player A has "Pact" in the hand
      And player A has the active Battle Card "Survivor" (probe "ko-rests-instead")
      When player A activates "Pact"
      Then "Survivor" is rested
      And player A's hand holds exactly "Pact"
      And player B does not see "Pact"

    Scenario Outline: Player <player> activates skill <ability> of a card with two skills, and only that one takes effect
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Source" (probe "main-draw-or-draw-2")
      When player <player> activates ability <ability> of "Source"
      Then player <player>'s hand holds <cards>

      Examples:
        | player | ability | cards   |
        | A      | 1       | 1 card  |
        | B      | 1       | 1 card  |
        | A      | 2       | 2 cards |
        | B      | 2       | 2 cards |

    Scenario: An opponent who may answer an Extra Card sees that card in the hand, but no other card of the hand
      Given player A has "Source" (probe "extra-play") and "Hidden" in the hand
      And player B has "Answer" (probe "counter-play-draws") in the hand
      When player A activates "Source"
      And player B is asked to counter
      Then player B sees "Source" in player A's hand
      And player B does not see "Hidden"

    Scenario: An opponent sees a [Counter] card in the hand until the [Counter] is resolved
      Given player B has "Answer" (probe "counter-attack-draw") and "Hidden" in the hand
      And player A has "Reply" (probe "counter-counter-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "Answer"
      And player A is asked to counter
      Then player A sees "Answer" in player B's hand
      And player A does not see "Hidden"

  @DBS-8-5-2-2
  Rule: 8-5-2-2 The skill cost is paid in full before the skill is activated

    Scenario Outline: Player <player> pays the skill cost before player <other> can answer, and gets nothing back after a negation
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Source" (probe "main-pay-play")
      And player <player> has "Spare" and "Kept" in the hand
      And player <other> has "Answer" (probe "counter-play-negate") in the hand
      When player <player> activates "Source"
      And player <player> chooses "Spare"
      And player <other> is asked to counter
      Then these events happened in this order:
        | dropped         | Spare  |
        | skill activated | Source |
      And player <player>'s Energy Area holds 5 active and 1 rested cards
      When player <other> counters with "Answer"
      Then player <player>'s Energy Area holds 5 active and 1 rested cards
      And "Spare" is in player <player>'s Drop Area
      And "Kept" is in player <player>'s hand

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario Outline: A skill whose cost includes <lacking> cannot be activated without it, and nothing is paid
      Given player A has the active Battle Card "Source" (probe "main-pay-draw-2")
      And player A has <hand> in the hand
      And player A has <active> active and <rested> rested energy
      And player A has the active Battle Card "Other" (probe "main-power")
      When player A tries to activate "Source"
      Then that is refused
      And player A's Energy Area holds <active> active and <rested> rested cards
      And player A's Drop Area holds 0 cards
      When player A activates "Other"
      Then "Other" has 15000 power

      Examples:
        | lacking        | hand    | active | rested |
        | a card of hand | 0 cards | 6      | 0      |
        | energy         | 1 card  | 0      | 6      |

    @reading
    Scenario Outline: A player <does> discard an Extra Card to pay the skill cost of that same card
      Given the ambiguous rule "Can a card in the hand pay for its own skill?" is answered "<reading>"
      And player A has "Source" (probe "extra-discard-draw-2") in the hand
      And player A has the active Battle Card "Other" (probe "main-power")
      When player A <act> "Source"
      Then <outcome>
      When player A activates "Other"
      Then "Other" has 15000 power

      Examples:
        | does   | reading | act               | outcome                       |
        | cannot | no      | tries to activate | that is refused               |
        | can    | yes     | activates         | player A's hand holds 2 cards |

    Scenario: A player discards another card of the hand to pay the cost of an Extra Card's skill
      Given player A has "Source" (probe "extra-discard-draw-2"), "Spare" and "Kept" in the hand
      When player A activates "Source"
      And player A chooses "Spare"
      Then player A's Drop Area holds exactly "Source" and "Spare"
      And player A's hand holds 3 cards

  @DBS-8-5-2-2-1
  Rule: 8-5-2-2-1 The skill of an Extra Card is activated by paying the energy cost of the card

    Scenario Outline: Player <player> pays the energy cost of an Extra Card before player <other> can answer
      Given it is player <player>'s Main Phase
      And player <player> has "Source" (probe "extra-play") in the hand
      And player <other> has "Answer" (probe "counter-play-negate") in the hand
      When player <player> activates "Source"
      And player <other> is asked to counter
      Then player <player>'s Energy Area holds 5 active and 1 rested cards
      And "Source" is in player <player>'s hand

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: An Extra Card cannot be activated without enough active energy to pay its energy cost
      Given player A has "Dear" (probe "extra-draw") and "Cheap" (probe "extra-play") in the hand
      And player A has 1 active and 5 rested energy
      When player A tries to activate "Dear"
      Then that is refused
      When player A activates "Cheap"
      Then player A's Energy Area holds 0 active and 6 rested cards
      And player A's Drop Area holds exactly "Cheap"

    @DBS-2-11-1-2 @DBS-8-9-1-1
    Scenario: An Extra Card is not activated and stays in the hand if its energy payment was replaced
      Given player A has the active Battle Card "Spring" (probe "energy-stays-active-once")
      And player A has "Source" (probe "extra-draw") in the hand
      And "Source" is an Extra Card of energy cost 1
      And player A has 2 active and 0 rested energy
      When player A activates "Source"
      Then "Source" is in player A's hand
      And player A's Energy Area holds 2 active and 0 rested cards
      And the event "skill activated" did not happen to "Source"
      When player A activates "Source"
      Then "Source" is in player A's Drop Area
      And player A's Energy Area holds 1 active and 1 rested cards

    Scenario: The skill of a Battle Card in play is activated without paying an energy cost
      Given player A has the active Battle Card "Source" (probe "main-draw")
      And player A has "Extra" (probe "extra-draw") in the hand
      When player A activates "Source"
      Then player A's Energy Area holds 6 active and 0 rested cards
      When player A activates "Extra"
      Then player A's Energy Area holds 4 active and 2 rested cards

  @DBS-8-5-2-3
  Rule: 8-5-2-3 A skill is activated, once any cost for it has been paid

    Scenario Outline: An [Auto] that player <player>'s skill has triggered is resolved although that skill is negated
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Source" (probe "main-play")
      And player <player> has the active Battle Card "Watcher" (probe "own-skill-power")
      And player <player> has "Arrival" in the hand
      And player <other> has "Answer" (probe "counter-play-negate") in the hand
      When player <player> activates "Source"
      And player <other> counters with "Answer"
      Then "Watcher" has 15000 power
      And "Arrival" is in player <player>'s hand

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: A skill counts as activated after its cost is paid and before its effect is carried out
      Given player A has the active Battle Card "Source" (probe "main-pay-draw-2")
      And player A has "Spare" in the hand
      And player A has "Top" on top of the deck
      When player A activates "Source"
      Then these events happened in this order:
        | dropped         | Spare  |
        | skill activated | Source |
        | drew            | Top    |
      And player A's hand holds 2 cards

    Scenario Outline: An [Auto] triggers when <which> is activated, but not when other skills are
      Given "Watcher" has this data:
        """
        {"category": "battle", "abilities": [{"type": "auto",
          "when": {"event": "<event>", "player": "<player>", "subject": "any"}, "effect": [{"do": "modify", "stat": "power", "by": 5000, "until": "turn", "target": {"self": true}}]}]}
        """
      And player A has the active Battle Card "Watcher"
      And player A has the active Battle Card "Miller" (probe "main-mill")
      And player A has "Sight" (probe "extra-draw-for-1") in the hand
      And player B has "Parry" (probe "counter-attack-draw") and "Battle parry" (probe "battle-card-counter-draw") in the hand
      When player A activates "Miller"
      Then "Watcher" has <after the Battle Card> power
      When player A activates "Sight"
      Then "Watcher" has <after the Extra Card> power
      When player A attacks "B leader" with "A leader"
      And player B counters with "Parry"
      Then "Watcher" has <after the Counter> power
      When player A attacks "B leader" with "Miller"
      And player B counters with "Battle parry"
      Then "Watcher" has <after the Battle Card's Counter> power
      And player B's Drop Area holds exactly "Parry" and "Battle parry"

      Examples:
        | which                        | event            | player   | after the Battle Card | after the Extra Card | after the Counter | after the Battle Card's Counter |
        | an own Extra Card            | extraActivated   | you      | 10000                 | 15000                | 15000             | 15000                           |
        | an Extra Card                | extraActivated   | any      | 10000                 | 15000                | 20000             | 20000                           |
        | a [Counter] of the opponent  | counterActivated | opponent | 10000                 | 10000                | 15000             | 20000                           |
        | an own [Counter]             | counterActivated | you      | 10000                 | 10000                | 10000             | 10000                           |
        | a skill of the opponent      | skillActivated   | opponent | 10000                 | 10000                | 15000             | 20000                           |

  @DBS-8-5-2-4
  Rule: 8-5-2-4 A counter timing follows the activation of a skill

    Scenario Outline: Player <other> can negate player <player>'s skill before any of its effect is carried out
      Given it is player <player>'s Main Phase
      And player <player> has <card>
      And player <player> has "Arrival" in the hand
      And player <other> has "Answer" (probe "counter-play-negate") in the hand
      When player <player> activates "Source"
      And player <other> counters with "Answer"
      Then "Arrival" is in player <player>'s hand
      And the event "negated" happened exactly 1 time to "Source"
      And player <other>'s Drop Area holds exactly "Answer"

      Examples:
        | player | other | card                                                |
        | A      | B     | the active Battle Card "Source" (probe "main-play") |
        | B      | A     | the active Battle Card "Source" (probe "main-play") |
        | A      | B     | "Source" (probe "extra-play") in the hand           |
        | B      | A     | "Source" (probe "extra-play") in the hand           |

  @DBS-8-5-2-5
  Rule: 8-5-2-5 The skill is resolved after the counter timing

    Scenario Outline: The effect of player <player>'s skill is carried out once player <other> has declined to answer
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Source" (probe "main-play")
      And player <player> has "Arrival" in the hand
      And player <other> has "Answer" (probe "counter-play-draws") in the hand
      When player <player> activates "Source"
      And player <other> declines
      And player <player> chooses "Arrival"
      Then "Arrival" is in player <player>'s Battle Area

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: The targets of a skill are chosen when it is resolved, not when it is activated
      Given player A has the active Battle Card "Source" (probe "main-play")
      And player A has "First" and "Second" in the hand
      And player B has "Answer" (probe "counter-play-draws") in the hand
      When player A activates "Source"
      Then player A is not asked to choose
      And player B is the one who decides
      When player B declines
      And player A chooses "Second"
      Then "Second" is in player A's Battle Area

  @DBS-8-5-2-5-1
  Rule: 8-5-2-5-1 An activated Extra Card is placed in the Drop Area, and then its effect is carried out

    Scenario Outline: The Extra Card that player <player> activated is in the Drop Area before the player draws for it
      Given it is player <player>'s Main Phase
      And player <player> has "Source" (probe "extra-draw") in the hand
      And player <player> has "Top" on top of the deck
      When player <player> activates "Source"
      Then these events happened in this order:
        | skill activated | Source |
        | dropped         | Source |
        | drew            | Top    |
      And "Source" is in player <player>'s Drop Area

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: The effect of an Extra Card can move that card from the Drop Area to the Energy Area
      Given player A has "Source" (probe "extra-to-energy") in the hand
      When player A activates "Source"
      Then "Source" is in player A's Energy Area
      And the event "dropped" happened exactly 1 time to "Source"

    Scenario: An Extra Card whose skill was negated is placed in the Drop Area all the same
      Given player A has "Source" (probe "extra-play") and "Arrival" in the hand
      And player B has "Answer" (probe "counter-play-negate") in the hand
      When player A activates "Source"
      And player B counters with "Answer"
      Then player A's Drop Area holds exactly "Source"
      When player A attacks "B leader" with "A leader"
      Then player A's hand holds exactly "Arrival"

    Scenario: An Extra Card discarded by a [Counter] is not dropped twice, and its effect is still carried out
      Given player A has "Source" (probe "extra-play-any") in the hand
      And player A has "Arrival" in the Drop Area
      And player B has "Answer" (probe "counter-play-discards") in the hand
      When player A activates "Source"
      And player B counters with "Answer"
      And player A chooses "Arrival"
      Then "Arrival" is in player A's Battle Area
      And the event "dropped" happened exactly 1 time to "Source"

    Scenario: An Extra Card that returns from the Battle Area to the hand before its [Auto] resolves stays in the hand
      Given player A has "Ground" (probe "field-attack-draw") in the Battle Area
      And player B has "Answer" (probe "counter-attack-return-all") in the hand
      And player A has "Source" (probe "extra-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "Answer"
      Then "Ground" is in player A's hand
      And player A's hand holds 3 cards
      When player A activates "Source"
      Then player A's Drop Area holds exactly "Source"

  @DBS-8-5-2-5-2
  Rule: 8-5-2-5-2 A card whose skill is activated in the Leader, Battle or Combo Area stays where it is

    Scenario Outline: A <kind> of player <player> stays in the <area> when its skill is resolved
      Given it is player <player>'s Main Phase
      And <card>
      When player <player> activates "Source"
      Then "Source" is in player <player>'s <area>
      And player <player>'s hand holds 1 card

      Examples:
        | kind        | player | area        | card                                                               |
        | Battle Card | A      | Battle Area | player A has the active Battle Card "Source" (probe "main-draw")   |
        | Battle Card | B      | Battle Area | player B has the active Battle Card "Source" (probe "main-draw")   |
        | Leader Card | A      | Leader Area | player A's Leader is "Source" (probe "leader-main-draw")           |
        | Leader Card | B      | Leader Area | player B's Leader is "Source" (probe "leader-main-draw")           |

    Scenario: A card in the Combo Area stays in place when its [Auto] is resolved
      Given player A has "Helper" (probe "in-combo-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player A combos with "Helper"
      And player A is asked to act in the Offence Step
      Then "Helper" is in player A's Combo Area
      And player A's hand holds 1 card

    Scenario: A skill whose card has left does nothing to that card, but the rest of it is carried out
      Given player A has the active Battle Card "Source" (probe "main-play-and-power")
      And player A has "Arrival" in the hand
      And player B has "Answer" (probe "counter-play-drop") in the hand
      When player A activates "Source"
      And player B counters with "Answer"
      And player A chooses "Arrival"
      Then "Source" is in player A's Drop Area
      And "Arrival" is in player A's Battle Area

  @DBS-8-5-2-6
  Rule: 8-5-2-6 Another counter timing follows once the skill has been resolved

    Scenario Outline: Player <other> declines to answer player <player>'s skill before it resolves, and answers it afterwards
      Given it is player <player>'s Main Phase
      And player <player> has <card>
      And player <player> has "Arrival" in the hand
      And player <other> has "Before" (probe "counter-play-draw") and "After" (probe "counter-play-draw") in the hand
      When player <player> activates "Source"
      And player <other> declines
      And player <player> chooses "Arrival"
      And player <other> counters with "After"
      Then player <other>'s Drop Area holds exactly "After"
      And "Arrival" is in player <player>'s Battle Area

      Examples:
        | player | other | card                                                |
        | A      | B     | the active Battle Card "Source" (probe "main-play") |
        | B      | A     | the active Battle Card "Source" (probe "main-play") |
        | A      | B     | "Source" (probe "extra-play") in the hand           |
