@DBS
Feature: 8-5 to 8-5-2. Activating and resolving skills

  @DBS-8-5-1
  Rule: 8-5-1 [Activate], [Auto], [Awaken], [Wish] and cards of the hand are activated; [Permanent] skills are not, they just hold

    Scenario Outline: player <player> cannot activate a [Permanent]
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

    Scenario: an [Activate] is activated, and an [Auto] by itself
      Given player A has the active Battle Card "Source" (probe "main-draw")
      And player A has the active Battle Card "Watcher" (probe "own-draw-power")
      When player A activates "Source"
      Then these events happened in this order:
        | skillActivated | Source  |
        | skillActivated | Watcher |
      And "Watcher" has 15000 power

    Scenario: a player cannot activate an [Auto]
      Given player A has the active Battle Card "Watcher" (probe "attacks-draw")
      When player A tries to activate "Watcher"
      Then that is refused
      When player A attacks "B leader" with "Watcher"
      Then player A's hand holds 1 card

  @DBS-8-5-2-1
  Rule: 8-5-2-1 The player says which skill it is, and reveals the card where it is one of the hand

    Scenario: A card that was revealed for its skill is hidden again where the cost of the skill was not paid in the end
      Given "Pact" has this data:
        """
        {"category": "extra", "energyCost": 1, "text": "[Activate: Main] KO 1 of your cards in the Battle Area: Draw 2 cards.", "abilities": [{"type": "activate", "timings": ["main"],
          "cost": [{"do": "ko", "target": {"choose": {"from": {"player": "you", "zone": ["battle"]}, "count": 1}}}], "effect": [{"do": "draw", "count": 2}]}]}
        """
      And player A has "Pact" in the hand
      And player A has the active Battle Card "Survivor" (probe "ko-rests-instead")
      When player A activates "Pact"
      Then "Survivor" is rested
      And player A's hand holds exactly "Pact"
      And player B does not see "Pact"

    Scenario Outline: of two skills of player <player> the one that is named
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

    Scenario: an Extra Card of the hand is seen by the opponent, who may answer it
      Given player A has "Source" (probe "extra-play") and "Hidden" in the hand
      And player B has "Answer" (probe "counter-play-draws") in the hand
      When player A activates "Source"
      And player B is asked to counter
      Then player B sees "Source" in player A's hand
      And player B does not see "Hidden"

    Scenario: a [Counter] of the hand is seen by the opponent until it is resolved
      Given player B has "Answer" (probe "counter-attack-draw") and "Hidden" in the hand
      And player A has "Reply" (probe "counter-counter-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "Answer"
      And player A is asked to counter
      Then player A sees "Answer" in player B's hand
      And player A does not see "Hidden"

  @DBS-8-5-2-2
  Rule: 8-5-2-2 The skill cost is paid in full before the skill is activated

    Scenario Outline: player <player> pays before the counter timing
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Source" (probe "main-pay-play")
      And player <player> has "Spare" and "Kept" in the hand
      And player <other> has "Answer" (probe "counter-play-negate") in the hand
      When player <player> activates "Source"
      And player <player> chooses "Spare"
      And player <other> is asked to counter
      Then these events happened in this order:
        | dropped        | Spare  |
        | skillActivated | Source |
      And player <player>'s Energy Area holds 5 active and 1 rested cards
      When player <other> counters with "Answer"
      Then player <player>'s Energy Area holds 5 active and 1 rested cards
      And "Spare" is in player <player>'s Drop Area
      And "Kept" is in player <player>'s hand

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario Outline: what cannot be paid entirely is not activated: <lacking>
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
    Scenario Outline: the card whose skill it is <does> pay for it
      Given the reading "card-pays-for-itself" is "<reading>"
      And player A has "Source" (probe "extra-discard-draw-2") in the hand
      And player A has the active Battle Card "Other" (probe "main-power")
      When player A <act> "Source"
      Then <outcome>
      When player A activates "Other"
      Then "Other" has 15000 power

      Examples:
        | does   | reading | act               | outcome                        |
        | cannot | no      | tries to activate | that is refused                |
        | can    | yes     | activates         | player A's hand holds 2 cards  |

    Scenario: with another card of the hand it is paid for
      Given player A has "Source" (probe "extra-discard-draw-2"), "Spare" and "Kept" in the hand
      When player A activates "Source"
      And player A chooses "Spare"
      Then player A's Drop Area holds exactly "Source" and "Spare"
      And player A's hand holds 3 cards

  @DBS-8-5-2-2-1
  Rule: 8-5-2-2-1 The skill of an Extra Card is activated by paying the energy cost of the card

    Scenario Outline: player <player> pays it before the counter timing
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

    Scenario: without the energy it is not activated
      Given player A has "Dear" (probe "extra-draw") and "Cheap" (probe "extra-play") in the hand
      And player A has 1 active and 5 rested energy
      When player A tries to activate "Dear"
      Then that is refused
      When player A activates "Cheap"
      Then player A's Energy Area holds 0 active and 6 rested cards
      And player A's Drop Area holds exactly "Cheap"

    @DBS-2-11-1-2 @DBS-8-9-1-1
    Scenario: where something else happens instead of the payment it is not activated, and stays in the hand
      Given player A has the active Battle Card "Spring" (probe "energy-stays-active-once")
      And player A has "Source" (probe "extra-draw") in the hand
      And "Source" is an Extra Card of energy cost 1
      And player A has 2 active and 0 rested energy
      When player A activates "Source"
      Then "Source" is in player A's hand
      And player A's Energy Area holds 2 active and 0 rested cards
      And the event "skillActivated" did not happen to "Source"
      When player A activates "Source"
      Then "Source" is in player A's Drop Area
      And player A's Energy Area holds 1 active and 1 rested cards

    Scenario: the skill of a Battle Card in play costs no energy
      Given player A has the active Battle Card "Source" (probe "main-draw")
      And player A has "Extra" (probe "extra-draw") in the hand
      When player A activates "Source"
      Then player A's Energy Area holds 6 active and 0 rested cards
      When player A activates "Extra"
      Then player A's Energy Area holds 4 active and 2 rested cards

  @DBS-8-5-2-3
  Rule: 8-5-2-3 When it has been paid for the skill is activated

    Scenario Outline: what notices it is pending although the skill of player <player> is negated
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

    Scenario: after its cost, before its effect
      Given player A has the active Battle Card "Source" (probe "main-pay-draw-2")
      And player A has "Spare" in the hand
      And player A has "Top" on top of the deck
      When player A activates "Source"
      Then these events happened in this order:
        | dropped        | Spare  |
        | skillActivated | Source |
        | drew           | Top    |
      And player A's hand holds 2 cards

    Scenario Outline: when <which> is activated, other cards notice it
      Given "Watcher" has this data:
        """
        {"category": "battle", "text": "[Auto] When <which> is activated, this card gets +5000 power for the turn.", "abilities": [{"type": "auto",
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
  Rule: 8-5-2-4 Then there is a counter timing

    Scenario Outline: of <player>'s skill, before anything of it is done
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
  Rule: 8-5-2-5 Then the skill is resolved

    Scenario Outline: its effect happens, for player <player>
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

    Scenario: its targets are chosen then, not when it is activated
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

    Scenario Outline: it lies there before player <player> draws
      Given it is player <player>'s Main Phase
      And player <player> has "Source" (probe "extra-draw") in the hand
      And player <player> has "Top" on top of the deck
      When player <player> activates "Source"
      Then these events happened in this order:
        | skillActivated | Source |
        | dropped        | Source |
        | drew           | Top    |
      And "Source" is in player <player>'s Drop Area

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: its effect may bring it elsewhere from there
      Given player A has "Source" (probe "extra-to-energy") in the hand
      When player A activates "Source"
      Then "Source" is in player A's Energy Area
      And the event "dropped" happened exactly 1 time to "Source"

    Scenario: one whose skill was negated has been used as well
      Given player A has "Source" (probe "extra-play") and "Arrival" in the hand
      And player B has "Answer" (probe "counter-play-negate") in the hand
      When player A activates "Source"
      And player B counters with "Answer"
      Then player A's Drop Area holds exactly "Source"
      When player A attacks "B leader" with "A leader"
      Then player A's hand holds exactly "Arrival"

    Scenario: one that was discarded in the counter timing is not dropped again, and its effect is carried out
      Given player A has "Source" (probe "extra-play-any") in the hand
      And player A has "Arrival" in the Drop Area
      And player B has "Answer" (probe "counter-play-discards") in the hand
      When player A activates "Source"
      And player B counters with "Answer"
      And player A chooses "Arrival"
      Then "Arrival" is in player A's Battle Area
      And the event "dropped" happened exactly 1 time to "Source"

    Scenario: one that has come back to the hand from the Battle Area was not activated from there
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
  Rule: 8-5-2-5-2 Of a card in the Leader Area, the Battle Area or the Combo Area the effect is carried out, and the card stays

    Scenario Outline: <kind> of player <player>
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

    Scenario: an [Auto] of a card in the Combo Area
      Given player A has "Helper" (probe "in-combo-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player A combos with "Helper"
      And player A is asked to act in the Offence Step
      Then "Helper" is in player A's Combo Area
      And player A's hand holds 1 card

    Scenario: a card that has left meanwhile is not changed by its own skill, which is carried out otherwise
      Given player A has the active Battle Card "Source" (probe "main-play-and-power")
      And player A has "Arrival" in the hand
      And player B has "Answer" (probe "counter-play-drop") in the hand
      When player A activates "Source"
      And player B counters with "Answer"
      And player A chooses "Arrival"
      Then "Source" is in player A's Drop Area
      And "Arrival" is in player A's Battle Area

  @DBS-8-5-2-6
  Rule: 8-5-2-6 When it has been resolved there is a counter timing

    Scenario Outline: <player>'s skill is answered once more
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
