@DBS
Feature: 8-3 and 8-7. Valid and negated skills, immediate effects

  @DBS-8-3-2
  Rule: 8-3-2 What is negated stays a skill, but its effects are not activated, and its choices are not made

    Scenario Outline: a negated [Auto] asks for no choice (player <player>)
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

    Scenario: negated under a condition, it works as long as that is not so
      Given player A has the active Battle Card "Hunter" (probe "negated-with-3-cards")
      And player A has 2 cards in the hand
      And player B has the active Battle Card "Prey"
      And player B has the active Battle Card "Second prey"
      When player A attacks "B leader" with "Hunter"
      And player A chooses "Second prey"
      Then "Second prey" is rested
      And "Prey" is active

    Scenario: negated under a condition that is fulfilled, nothing is chosen
      Given player A has the active Battle Card "Hunter" (probe "negated-with-3-cards")
      And player A has 3 cards in the hand
      And player B has the active Battle Card "Prey"
      And player B has the active Battle Card "Second prey"
      When player A attacks "B leader" with "Hunter"
      Then "Hunter" is rested
      And "Prey" and "Second prey" are active
      And player B's Life Area holds 3 cards

    Scenario: where a part is negated the rest is done
      Given player A has the active Battle Card "Hunter" (probe "part-negated-with-3-cards")
      And player A has 2 cards in the hand
      And player A has the active Battle Card "Second hunter" (probe "valid-at-4-life")
      And player B has the active Battle Card "Prey"
      And player B has the active Battle Card "Second prey"
      When player A attacks "B leader" with "Hunter"
      Then player A's hand holds 3 cards
      And "Prey" and "Second prey" are active

    Scenario: a negated [Activate] cannot be activated, another card's can
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

    Scenario: a negated [Permanent] does nothing, and works again when the negation is over
      Given player B has the active Battle Card "Banner" (probe "banner-5000")
      And player A has "Silence" (probe "silence") in the hand
      When player A activates "Silence"
      And player A chooses "Banner"
      Then "B leader" has 10000 power
      When player A ends the turn
      Then "B leader" has 15000 power

    Scenario: it is still a card with the keyword that is negated
      Given player A has "Silence" (probe "silence") and "Sweep" (probe "rest-blockers") in the hand
      And player B has the active Battle Card "Guard" (probe "blocker")
      And player B has the active Battle Card "Mate"
      When player A activates "Silence"
      And player A chooses "Guard"
      And player A activates "Sweep"
      Then "Guard" is rested
      And "Mate" is active

    Scenario: it is still a card with the keyword that it had gained before
      Given player A has "Silence" (probe "silence") and "Sweep" (probe "rest-blockers") in the hand
      And player B has the active Battle Card "Banner" (probe "strong-get-blocker")
      And player B has the active Battle Card "Guard" with 15000 power
      And player B has the active Battle Card "Mate"
      When player A activates "Silence"
      And player A chooses "Guard"
      And player A activates "Sweep"
      Then "Guard" is rested
      And "Mate" and "Banner" are active

    Scenario: a skill that the card has gained before that is negated as well
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
    Scenario Outline: a skill that the card gains while it is negated (<choice>)
      Given the reading "gained-while-negated" is "<choice>"
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
  Rule: 8-3-3 What is valid under a condition is negated while the condition is not fulfilled

    Scenario Outline: with <life> life the choice <is> made
      Given player A has the active Battle Card "Hunter" (probe "valid-at-4-life")
      And player A has <life> cards in the Life Area
      And player B has the active Battle Card "Prey"
      And player B has the active Battle Card "Second prey"
      When player A attacks "B leader" with "Hunter"
      And player A chooses "Prey"
      Then "Prey" is rested
      And "Second prey" is active

      Examples:
        | life | is |
        | 4    | is |
        | 3    | is |

    Scenario: with 5 life nothing is chosen
      Given player A has the active Battle Card "Hunter" (probe "valid-at-4-life")
      And player A has 5 cards in the Life Area
      And player B has the active Battle Card "Prey"
      And player B has the active Battle Card "Second prey"
      When player A attacks "B leader" with "Hunter"
      Then "Prey" and "Second prey" are active
      And "Hunter" is rested

    Scenario Outline: a [Permanent] holds at <life> life or less, of its own player (player <player>)
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
    Scenario: a [Bond] that is not met makes no choice either
      Given player A has the active Battle Card "Drawer" (probe "bond-2-draws")
      When player A attacks "B leader" with "Drawer"
      Then player A's hand holds 0 cards
      And "Drawer" is rested

    Scenario Outline: in the turn of <whose>
      Given "Sentry" has this data:
        """
        {"category": "battle", "text": "[Permanent] In the turn of <whose> this card gets +5000 power.", "abilities": [{"type": "permanent",
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

    Scenario Outline: in the <phase>, of either player
      Given "Sentry" has this data:
        """
        {"category": "battle", "text": "[Permanent] During the <phase> this card gets +5000 power.", "abilities": [{"type": "permanent",
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

    Scenario Outline: <which>: first <first>, then <second>
      Given "Sentry" has this data:
        """
        {"category": "battle", "text": "[Permanent] <which> this card gets +5000 power.", "abilities": [{"type": "permanent",
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

    Scenario Outline: in a turn in which <what> been played
      Given "Sentry" has this data:
        """
        {"category": "battle", "text": "[Permanent] If in this turn <what> been played, this card gets +5000 power.", "abilities": [{"type": "permanent",
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
  Rule: 8-7-1 An immediate effect is carried out at once, and it is not left to the player

    Scenario: each instruction is done before the next one counts
      Given player A has "Sort" (probe "draw-then-keep-one") in the hand
      And player A has "One" and "Two" on top of the deck
      When player A activates "Sort"
      And player A chooses "Two"
      Then "Two" is in player A's Drop Area
      And player A's hand holds exactly "One"
      And "A leader" has 15000 power

    Scenario Outline: what is KO-ed is gone when the next instruction counts (player <player>)
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

    Scenario: a player cannot pass where an effect asks
      Given player A has "Sort" (probe "draw-then-keep-one") in the hand
      And player A has "One" and "Two" on top of the deck
      When player A activates "Sort"
      And player A tries to choose nothing
      Then that is refused
      When player A chooses "One"
      Then player A's hand holds exactly "Two"
