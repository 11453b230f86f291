@DBS
Feature: 8-3 and 8-7. Valid and negated skills, immediate effects

  @DBS-8-3-2
  Rule: 8-3-2 A negated skill remains a skill, but its effects and its choices are skipped

    Scenario Outline: Player <player> makes no choice for a negated [Auto], but does for another card's [Auto]
      Given it is player <player>'s Main Phase
      And player <player> has "Silence" (probe "silence") in the hand
      And player <player> has the active Battle Card "Hunter" (probe "rests-one-attacking")
      And player <player> has the active Battle Card "Other" (probe "rests-one-attacking")
      And player <other> has the active Battle Card "Prey"
      And player <other> has the active Battle Card "Second prey"
      When player <player> activates "Silence"
      And player <player> chooses "Hunter"
      And player <player> attacks "<leader>" with "Hunter"
      Then "Prey" and "Second prey" are active
      When player <player> attacks "<leader>" with "Other"
      And player <player> chooses "Prey"
      Then "Prey" is rested
      And "Second prey" is active

      Examples:
        | player | other | leader   |
        | A      | B     | B leader |
        | B      | A     | A leader |

    Scenario: A skill that is negated at 3 cards in the hand still works at 2 cards
      Given player A has the active Battle Card "Hunter" (probe "negated-with-3-cards")
      And player A has 2 cards in the hand
      And player B has the active Battle Card "Prey"
      And player B has the active Battle Card "Second prey"
      When player A attacks "B leader" with "Hunter"
      And player A chooses "Second prey"
      Then "Second prey" is rested
      And "Prey" is active

    Scenario: A skill that is negated at 3 cards in the hand makes no choice at 3 cards
      Given player A has the active Battle Card "Hunter" (probe "negated-with-3-cards")
      And player A has 3 cards in the hand
      And player B has the active Battle Card "Prey"
      And player B has the active Battle Card "Second prey"
      When player A attacks "B leader" with "Hunter"
      Then "Hunter" is rested
      And "Prey" and "Second prey" are active
      And player B's Life Area holds 3 cards

    Scenario: If the condition of one part of a skill is not met, the other part is still carried out
      Given player A has the active Battle Card "Hunter" (probe "part-negated-with-3-cards")
      And player A has 2 cards in the hand
      And player A has the active Battle Card "Second hunter" (probe "valid-at-4-life")
      And player B has the active Battle Card "Prey"
      And player B has the active Battle Card "Second prey"
      When player A attacks "B leader" with "Hunter"
      Then player A's hand holds 3 cards
      And "Prey" and "Second prey" are active

    Scenario: A negated [Activate] cannot be activated until the negation ends, but another card's can
      Given player A has "Silence" (probe "silence") in the hand
      And player A has the active Battle Card "Scholar" (probe "activate-draw-once")
      And player A has the active Battle Card "Pupil" (probe "activate-draw-once")
      When player A activates "Silence"
      And player A chooses "Scholar"
      And player A tries to activate "Scholar"
      Then that is refused
      When player A activates "Pupil"
      Then player A's hand holds 1 card
      When player A ends the turn
      And player B ends the turn
      And player A activates "Scholar"
      Then player A's hand holds 3 cards

    Scenario: A negated [Permanent] has no effect and works again when the negation ends
      Given player B has the active Battle Card "Banner" (probe "banner-5000")
      And player A has "Silence" (probe "silence") in the hand
      When player A activates "Silence"
      And player A chooses "Banner"
      Then "B leader" has 10000 power
      When player A ends the turn
      Then "B leader" has 15000 power

    Scenario: A Battle Card with a negated [Blocker] still counts as a card with [Blocker]
      Given player A has "Silence" (probe "silence") and "Sweep" (probe "rest-blockers") in the hand
      And player B has the active Battle Card "Guard" (probe "blocker")
      And player B has the active Battle Card "Mate"
      When player A activates "Silence"
      And player A chooses "Guard"
      And player A activates "Sweep"
      Then "Guard" is rested
      And "Mate" is active

    Scenario: A Battle Card that gained [Blocker] before it was negated still counts as a card with [Blocker]
      Given player A has "Silence" (probe "silence") and "Sweep" (probe "rest-blockers") in the hand
      And player B has the active Battle Card "Banner" (probe "strong-get-blocker")
      And player B has the active Battle Card "Guard" with 15000 power
      And player B has the active Battle Card "Mate"
      When player A activates "Silence"
      And player A chooses "Guard"
      And player A activates "Sweep"
      Then "Guard" is rested
      And "Mate" and "Banner" are active

    Scenario: Negating a card's skills also negates a [Double Strike] that it gained before
      Given player A has "Gift" (probe "extra-gives-double-strike") and "Silence" (probe "silence") in the hand
      And player A has the active Battle Card "Art" with 10000 power
      And player A has the active Battle Card "Mate" (probe "double-strike")
      And player B has 6 cards in the Life Area
      When player A activates "Gift"
      And player A chooses "Art"
      And player A activates "Silence"
      And player A chooses "Art"
      And player A attacks "B leader" with "Art"
      Then player B's Life Area holds 5 cards
      When player A attacks "B leader" with "Mate"
      Then player B's Life Area holds 3 cards

    @reading
    Scenario Outline: An attack with [Double Strike] gained while negated leaves <life> of 4 Life, as ruled: <choice>
      Given the ambiguous rule "Does a skill work that a card gains while its skills are negated?" is answered "<choice>"
      And player A has "Silence" (probe "silence") and "Gift" (probe "extra-gives-double-strike") in the hand
      And player A has the active Battle Card "Art" (probe "activate-draw-once")
      When player A activates "Silence"
      And player A chooses "Art"
      And player A activates "Gift"
      And player A chooses "Art"
      And player A tries to activate "Art"
      Then that is refused
      When player A attacks "B leader" with "Art"
      Then player B's Life Area holds <life> cards

      Examples:
        | choice | life |
        | yes    | 2    |
        | no     | 3    |

  @DBS-8-3-3
  Rule: 8-3-3 A skill with a condition is negated while the condition is not met

    Scenario Outline: A skill that is valid at 4 Life or less works at <life> Life
      Given player A has the active Battle Card "Hunter" (probe "valid-at-4-life")
      And player A has <life> cards in the Life Area
      And player B has the active Battle Card "Prey"
      And player B has the active Battle Card "Second prey"
      When player A attacks "B leader" with "Hunter"
      And player A chooses "Prey"
      Then "Prey" is rested
      And "Second prey" is active

      Examples:
        | life |
        | 4    |
        | 3    |

    Scenario: A skill that is valid at 4 Life or less makes no choice at 5 Life
      Given player A has the active Battle Card "Hunter" (probe "valid-at-4-life")
      And player A has 5 cards in the Life Area
      And player B has the active Battle Card "Prey"
      And player B has the active Battle Card "Second prey"
      When player A attacks "B leader" with "Hunter"
      Then "Prey" and "Second prey" are active
      And "Hunter" is rested

    Scenario Outline: A [Permanent] for 4 Life or less starts when its master, player <player>, drops to <life> Life
      Given player <player> has the active Battle Card "Fighter" (probe "strong-at-4-life")
      And player <player> has 5 cards in the Life Area
      And player <player> has the active Battle Card "Mate"
      And it is player <other>'s Main Phase
      Then "Fighter" has 10000 power
      When player <other> attacks "<leader>" with "<attacker>"
      Then "Fighter" has 15000 power

      Examples:
        | player | other | leader   | attacker | life |
        | A      | B     | A leader | B leader | 4    |
        | B      | A     | B leader | A leader | 4    |

    @DBS-10-23-1
    Scenario: A [Bond] skill whose condition is not met does nothing
      Given player A has the active Battle Card "Drawer" (probe "bond-2-draws")
      When player A attacks "B leader" with "Drawer"
      Then player A's hand holds 0 cards
      And "Drawer" is rested

    Scenario Outline: A [Permanent] for the turn of <whose> works only in that turn
      Given "Sentry" has this data:
        """
        {"category": "battle", "abilities": [{"type": "permanent",
          "if": {"turn": "<turn>"}, "effect": [{"do": "modify", "stat": "power", "by": 5000, "target": {"self": true}}]}]}
        """
      And player A has the active Battle Card "Sentry"
      Then "Sentry" has <own> power
      When player A ends the turn
      Then it is now player B's Main Phase
      And "Sentry" has <other> power

      Examples:
        | whose        | turn     | own   | other |
        | its player   | you      | 15000 | 10000 |
        | the opponent | opponent | 10000 | 15000 |

    Scenario Outline: A [Permanent] for the <phase> works only in the <phase>, of either player
      Given "Sentry" has this data:
        """
        {"category": "battle", "abilities": [{"type": "permanent",
          "if": {"phase": "<word>"}, "effect": [{"do": "modify", "stat": "power", "by": 5000, "target": {"self": true}}]}]}
        """
      And player A has the active Battle Card "Sentry"
      And player A has the active Battle Card "Dusk" (probe "turn-end-may-draw")
      Then "Sentry" has <main> power
      When player A declines
      And player A is asked to accept the offer
      Then "Sentry" has <end> power
      When player A declines
      And player B is asked to charge
      Then "Sentry" has <charge> power
      When player B declines
      And player B is asked to act
      Then "Sentry" has <main> power

      Examples:
        | phase        | word   | main  | end   | charge |
        | Main Phase   | main   | 15000 | 10000 | 10000  |
        | End Phase    | end    | 10000 | 15000 | 10000  |
        | Charge Phase | charge | 10000 | 10000 | 15000  |

    Scenario Outline: A [Permanent] "<which>" is checked again after "<first>" and after "<second>"
      Given "Sentry" has this data:
        """
        {"category": "battle", "abilities": [{"type": "permanent",
          "if": {<condition>}, "effect": [{"do": "modify", "stat": "power", "by": 5000, "target": {"self": true}}]}]}
        """
      And player A has the active Battle Card "Sentry"
      And player A has the active Battle Card "Draws" (probe "main-draw")
      And player A has the active Battle Card "Bleeds" (probe "main-drops-own-life")
      And player A has 4 cards in the Life Area
      Then "Sentry" has <before> power
      When player A activates "<first>"
      Then "Sentry" has <between> power
      When player A activates "<second>"
      Then "Sentry" has <after> power

      Examples:
        | which                              | condition                                                                                                   | first  | second | before | between | after |
        | with a card in the hand or 3 life  | "any": [{"count": {"player": "you", "zone": ["hand"]}, "min": 1}, {"value": "life", "of": "you", "max": 3}] | Draws  | Bleeds | 10000  | 15000   | 15000 |
        | with a card in the hand or 3 life  | "any": [{"count": {"player": "you", "zone": ["hand"]}, "min": 1}, {"value": "life", "of": "you", "max": 3}] | Bleeds | Draws  | 10000  | 15000   | 15000 |
        | with a card in the hand and 3 life | "all": [{"count": {"player": "you", "zone": ["hand"]}, "min": 1}, {"value": "life", "of": "you", "max": 3}] | Draws  | Bleeds | 10000  | 10000   | 15000 |
        | with a card in the hand and 3 life | "all": [{"count": {"player": "you", "zone": ["hand"]}, "min": 1}, {"value": "life", "of": "you", "max": 3}] | Bleeds | Draws  | 10000  | 10000   | 15000 |
        | not with a card in the hand        | "not": {"count": {"player": "you", "zone": ["hand"]}, "min": 1}                                             | Bleeds | Draws  | 15000  | 15000   | 10000 |

    Scenario Outline: A [Permanent] that asks if <what> been played this turn counts the plays of this turn only
      Given "Sentry" has this data:
        """
        {"category": "battle", "abilities": [{"type": "permanent",
          "if": {"happened": {"event": "played", "player": "you", "subject": "any"}<limit>}, "effect": [{"do": "modify", "stat": "power", "by": 5000, "target": {"self": true}}]}]}
        """
      And player A has the active Battle Card "Sentry"
      And player A has "One" and "Two" in the hand
      When player A plays "One"
      Then "Sentry" has <after 1> power
      When player A plays "Two"
      Then "Sentry" has <after 2> power
      When player A ends the turn
      Then it is now player B's Main Phase
      And "Sentry" has <later> power

      Examples:
        | what                         | limit      | after 1 | after 2 | later |
        | one of your cards has        |            | 15000   | 15000   | 10000 |
        | at least 2 of your cards have | , "min": 2 | 10000   | 15000   | 10000 |
        | at most 1 of your cards has  | , "max": 1 | 15000   | 10000   | 15000 |

  @DBS-8-7-1
  Rule: 8-7-1 A player must carry out an immediate effect at once

    Scenario: A skill carries out each instruction before it counts cards for the next
      Given player A has "Sort" (probe "draw-then-keep-one") in the hand
      And player A has "One" and "Two" on top of the deck
      When player A activates "Sort"
      And player A chooses "Two"
      Then "Two" is in player A's Drop Area
      And player A's hand holds exactly "One"
      And "A leader" has 15000 power

    Scenario Outline: Player <player>'s skill that KOs Battle Cards no longer counts them in its next instruction
      Given it is player <player>'s Main Phase
      And player <player> has "Storm" (probe "ko-all-then-power") in the hand
      And player <player> has the active Battle Card "Own"
      And player <other> has the active Battle Card "One"
      And player <other> has the active Battle Card "Two"
      When player <player> activates "Storm"
      Then "One" and "Two" are in player <other>'s Drop Area
      And "<leader>" has 15000 power

      Examples:
        | player | other | leader   |
        | A      | B     | A leader |
        | B      | A     | B leader |

    Scenario: A player cannot decline a choice that an effect requires
      Given player A has "Sort" (probe "draw-then-keep-one") in the hand
      And player A has "One" and "Two" on top of the deck
      When player A activates "Sort"
      And player A tries to choose nothing
      Then that is refused
      When player A chooses "One"
      Then player A's hand holds exactly "Two"
