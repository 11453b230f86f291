@DBS
Feature: 8-6. Resolving [Auto] skills

  @DBS-8-6-1
  Rule: 8-6-1 An [Auto] skill is activated by itself at the checkpoint after what triggers it

    Scenario Outline: not at the attack of player <player>, but at the checkpoint after the counter timing
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Striker" (probe "attacks-draw")
      And player <other> has "Answer" (probe "counter-attack-draws") in the hand
      When player <player> attacks "<other> leader" with "Striker"
      And player <other> is asked to counter
      Then the event "skillActivated" did not happen
      And player <player>'s hand holds 0 cards
      When player <other> declines
      Then player <player>'s hand holds 1 card

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: its player cannot leave it
      Given player A has "Arrival" (probe "played-draw") in the hand
      When player A plays "Arrival"
      Then player A's hand holds 1 card
      And "Arrival" is in player A's Battle Area

    Scenario: what a [Counter] has triggered waits until then too, and the turn player's comes first
      Given player A has the active Battle Card "Striker" (probe "attacks-draw")
      And player B has "Reinforcement" (probe "counter-attack-play") and "Arrival" (probe "played-draw") in the hand
      And player B has "Top" on top of the deck
      When player A attacks "B leader" with "Striker"
      And player B counters with "Reinforcement"
      And player B chooses "Arrival"
      Then these events happened in this order:
        | played         | Arrival |
        | skillActivated | Striker |
        | skillActivated | Arrival |
      And "Top" is in player B's hand

  @DBS-8-6-3
  Rule: 8-6-3 What is triggered several times is pending as often

    Scenario Outline: once for each card that player <player> draws
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Counted" (probe "own-draw-power")
      And player <player> has the active Battle Card "Source" (probe "main-draw-2")
      When player <player> activates "Source"
      Then "Counted" has 20000 power

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: once for each of two cards that go at one moment
      Given player A has the active Battle Card "Source" (probe "main-weaken-all")
      And player B has the active Battle Card "Mourner" (probe "own-dropped-draw")
      And "Mourner" has brought about this effect on "Mourner":
        """
        {"do": "modify", "stat": "power", "by": 20000, "until": "turn"}
        """
      And player B has the active Battle Card "First" with 10000 power
      And player B has the active Battle Card "Second" with 10000 power
      When player A activates "Source"
      Then player B's hand holds 2 cards

  @DBS-8-6-4
  Rule: 8-6-4 One that is pending is chosen and activated, and when it is resolved it is pending one time less

    Scenario: of two that are pending twice each player A takes them in any order
      Given player A has the active Battle Card "One" (probe "own-draw-power")
      And player A has the active Battle Card "Two" (probe "own-draw-power")
      And player A has the active Battle Card "Source" (probe "main-draw-2")
      When player A activates "Source"
      And player A lets "Two"'s ability come first
      And player A lets "One"'s ability come first
      And player A lets "One"'s ability come first
      Then "One" has 20000 power
      And "Two" has 20000 power
      And these events happened in this order:
        | skillActivated | Two |
        | skillActivated | One |
        | skillActivated | One |
        | skillActivated | Two |

    Scenario Outline: a situation that comes again while its skill is being resolved counts when it is resolved, for player <player>
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Beggar" (probe "empty-hand-draw-discard")
      And player <player> has "Last" in the hand
      When player <player> plays "Last"
      Then player <player>'s hand holds 1 card
      And the event "skillActivated" happened exactly 1 time to "Beggar"
      And player <player>'s Drop Area holds 1 card

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: one that was negated is not pending any more
      Given player A has "Arrival" (probe "played-draw") in the hand
      And player B has "Answer" (probe "counter-play-negate") in the hand
      When player A plays "Arrival"
      And player B declines
      And player B counters with "Answer"
      Then player A's hand holds 0 cards
      And "Arrival" is in player A's Battle Area
      And the event "skillActivated" happened exactly 1 time to "Arrival"

  @DBS-8-6-4-1
  Rule: 8-6-4-1 Where a pending skill cannot be activated one of them is cancelled

    Scenario: its cost cannot be paid, and later it can
      Given player A has the active Battle Card "Payer" (probe "own-dropped-discard-mill")
      And player A has the active Battle Card "Giver" (probe "own-dropped-draw")
      And player A has the active Battle Card "First" with 10000 power
      And player A has the active Battle Card "Source" (probe "main-drop-2")
      And player A has the active Battle Card "Second" with 10000 power
      When player A activates "Source"
      And player A chooses "First" and "Second"
      And player A lets "Payer"'s ability come first
      And player A lets "Giver"'s ability come first
      And player A lets "Payer"'s ability come first
      And player A is asked to act
      Then player A's Drop Area holds 4 cards
      And player A's hand holds 1 card
      And the event "cancelled" happened exactly 1 time to "Payer"

    Scenario: what is cancelled is not answered and does nothing
      Given player A has the active Battle Card "Striker" (probe "attacks-discard-draw-2")
      And player B has "Answer" (probe "counter-attack-draw") in the hand
      When player A attacks "B leader" with "Striker"
      And player B declines
      Then player B is not asked to counter
      And player A's hand holds 0 cards
      And "Striker" is rested

  @DBS-8-6-5-1-1
  Rule: 8-6-5-1-1 Of a card that goes from an open area to a secret one, or back, the information of the open area counts

    Scenario: returned to the hand it had the power of the Battle Area
      Given player A has the active Battle Card "Support" (probe "battle-lord")
      And player A has the active Battle Card "Watcher" (probe "strong-to-hand-draw")
      And player A has the active Battle Card "Source" (probe "main-return")
      And player A has the active Battle Card "Gone" with 10000 power
      When player A activates "Source"
      And player A chooses "Gone"
      Then player A's hand holds 2 cards

    Scenario Outline: from the <zone> to the Drop Area it has the power of the Drop Area
      Given player A has the active Battle Card "Support" (probe "drop-lord")
      And player A has the active Battle Card "Watcher" (probe "strong-dropped-draw")
      And player A has the active Battle Card "Source" (probe "<source>")
      And player A has "Gone" in the hand
      And player A has "Top" on top of the deck
      When player A activates "Source"
      Then the top of player A's Drop Area is "<gone>"
      And player A's hand holds <cards>

      Examples:
        | zone | source             | gone | cards   |
        | hand | main-drop-1-of-hand | Gone | 1 card  |
        | deck | main-mill          | Top  | 2 cards |

  @DBS-8-6-5-1-2
  Rule: 8-6-5-1-2 Of a card that leaves the Battle Area the information of the Battle Area counts

    Scenario Outline: <player>'s card that was strong there
      Given it is player <other>'s Main Phase
      And player <player> has the active Battle Card "Support" (probe "battle-lord")
      And player <player> has the active Battle Card "Watcher" (probe "strong-dropped-draw")
      And player <player> has the rested Battle Card "Gone" with 10000 power
      And player <other> has the active Battle Card "Source" (probe "main-ko-2")
      When player <other> activates "Source"
      And player <other> chooses "Gone" and "Support"
      Then player <player>'s hand holds 1 card

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: a card that is strong in the Drop Area only does not count
      Given player B has the active Battle Card "Support" (probe "drop-lord")
      And player B has the active Battle Card "Watcher" (probe "strong-dropped-draw")
      And player B has the rested Battle Card "Gone" with 5000 power
      And player B has the rested Battle Card "Strong" with 15000 power
      And player A has the active Battle Card "Striker" with 15000 power
      When player A attacks "Gone" with "A leader"
      Then "Gone" is in player B's Drop Area
      And player B's hand holds 0 cards
      When player A attacks "Strong" with "Striker"
      Then player B's hand holds 1 card

    Scenario: an effect that asks for the card sees it as it was, too
      Given player B has the active Battle Card "Support" (probe "battle-lord")
      And player B has the active Battle Card "Watcher" (probe "dropped-draw-if-strong")
      And player B has the rested Battle Card "Gone" with 10000 power
      And player A's Leader is "Big" with 30000 power
      When player A attacks "Gone" with "Big"
      Then "Gone" is in player B's Drop Area
      And player B's hand holds 1 card

  @DBS-8-6-5-1-3
  Rule: 8-6-5-1-3 Of a card that goes between other open areas the information of the new area counts

    Scenario: played from the Drop Area it has the power of the Battle Area
      Given player A has the active Battle Card "Support" (probe "battle-lord")
      And player A has the active Battle Card "Watcher" (probe "strong-played-draw")
      And player A has the active Battle Card "Source" (probe "main-revive")
      And player A has "Back" in the Drop Area
      When player A activates "Source"
      Then "Back" has 15000 power
      And player A's hand holds 1 card

    Scenario: what it was in the Drop Area does not count
      Given player A has the active Battle Card "Support" (probe "drop-lord")
      And player A has the active Battle Card "Watcher" (probe "strong-played-draw")
      And player A has the active Battle Card "Source" (probe "main-revive")
      And player A has "Back" and "Strong" in the Drop Area
      And "Strong" is a Battle Card of energy cost 2 with 15000 power
      When player A activates "Source"
      And player A chooses "Back"
      Then "Back" has 10000 power
      And player A's hand holds 0 cards
      When player A activates "Source"
      Then player A's hand holds 1 card

    Scenario: from the Combo Area to the Drop Area it is what it is in the Drop Area
      Given player A has the active Battle Card "Support" (probe "drop-lord")
      And player A has the active Battle Card "Watcher" (probe "strong-dropped-draw")
      And player A has "Helper" in the hand
      When player A attacks "B leader" with "A leader"
      And player A combos with "Helper"
      Then "Helper" is in player A's Drop Area
      And player A's hand holds 1 card

  @DBS-8-6-6-1
  Rule: 8-6-6-1 A situation makes its skill pending once, and once more where it is so again when that is resolved

    Scenario Outline: the hand of player <player> becomes empty
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Beggar" (probe "empty-hand-draw")
      And player <player> has "Last" in the hand
      When player <player> plays "Last"
      Then player <player>'s hand holds 1 card
      And "Last" is in player <player>'s Battle Area

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: of both players the one of the turn player comes first
      Given player A has the active Battle Card "Own" (probe "empty-hand-draw")
      And player B has the active Battle Card "Other" (probe "empty-hand-draw")
      And player A has "Kept" in the hand
      And player B has "Answer" (probe "counter-play-discards") in the hand
      And player A has the active Battle Card "Source" (probe "main-play")
      When player A activates "Source"
      And player B counters with "Answer"
      Then these events happened in this order:
        | skillActivated | Own   |
        | skillActivated | Other |
      And player A's hand holds 1 card
      And player B's hand holds 1 card
      And "Kept" is in player A's Drop Area

    Scenario: what has been so in between counts, although it is not so any more
      Given player B has the active Battle Card "Beggar" (probe "empty-hand-draw")
      And "Answer" has this data:
        """
        { "category": "extra", "energyCost": 0, "abilities": [{ "type": "counter", "keyword": "counterAttack",
          "effect": [{ "do": "discard", "count": 1 }, { "do": "draw", "count": 2 }] }] }
        """
      And player B has "Answer" and "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "Answer"
      And player B is asked to act in the Defense Step
      Then player B's hand holds 3 cards

    Scenario: it comes again after it was resolved
      Given player A has the active Battle Card "Beggar" (probe "empty-hand-draw")
      And player A has "First" in the hand
      And player A has "Second" and "Third" on top of the deck
      When player A plays "First"
      And player A plays "Second"
      Then player A's hand holds exactly "Third"

    Scenario: while it waits it is not made pending again, however often it comes to be so
      Given player A has the active Battle Card "Beggar" (probe "empty-hand-draw")
      And player A has the active Battle Card "Source" (probe "main-discard-draw-discard-draw")
      And player A has "Last" in the hand
      When player A activates "Source"
      Then the event "skillActivated" happened exactly 1 time to "Beggar"
      And player A's hand holds 1 card
      And player A's Drop Area holds 3 cards

    @reading
    Scenario Outline: a situation that lasts makes it pending <often>
      Given the reading "situation-still-so" is "<reading>"
      And player A has the active Battle Card "Counted" (probe "few-cards-draw")
      And player A has "One" in the hand
      When player A plays "One"
      Then player A's hand holds <cards>
      And "One" is in player A's Battle Area

      Examples:
        | often | reading            | cards   |
        | again | pending-again      | 2 cards |
        | once  | when-it-comes-anew | 1 card  |

    @reading
    Scenario Outline: it has come to be so while the skill was negated: that counts (<choice>)
      Given the reading "situation-while-negated" is "<choice>"
      And player A has the active Battle Card "Beggar" (probe "empty-hand-draw")
      And player A has "Silence" (probe "silence") and "Last" in the hand
      When player A activates "Silence"
      And player A chooses "Beggar"
      And player A plays "Last"
      Then player A's hand holds 0 cards
      When player A ends the turn
      Then it is now player B's Main Phase
      And player A's hand holds <cards>

      Examples:
        | choice | cards   |
        | yes    | 1 card  |
        | no     | 0 cards |

  @DBS-8-6-7
  Rule: 8-6-7 A pending skill is resolved although its card has gone or its skill was negated, but not what has become impossible

    Scenario Outline: <player>'s card was KO-ed before the checkpoint
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Striker" (probe "attacks-draw")
      And player <other> has "Answer" (probe "counter-attack-ko") in the hand
      When player <player> attacks "<other> leader" with "Striker"
      And player <other> counters with "Answer"
      Then "Striker" is in player <player>'s Drop Area
      And player <player>'s hand holds 1 card

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: its skills were negated before the checkpoint
      Given player A has the active Battle Card "Striker" (probe "attacks-draw")
      And player B has "Answer" (probe "counter-attack-silence") in the hand
      When player A attacks "B leader" with "Striker"
      And player B counters with "Answer"
      Then player A's hand holds 1 card

    Scenario: what it would do to its own card has become impossible
      Given player A has the active Battle Card "Striker" (probe "attacks-to-energy")
      And player B has "Answer" (probe "counter-attack-ko") in the hand
      When player A attacks "B leader" with "Striker"
      And player B counters with "Answer"
      Then "Striker" is in player A's Drop Area
      And player A's Energy Area holds 6 active and 0 rested cards
      And the event "skillActivated" happened exactly 1 time to "Striker"

    Scenario: what it costs may be paid with its own card, which is a card of the hand by now
      Given player A has the active Battle Card "Striker" (probe "attacks-discard-draw-2")
      And player A has "Spare" in the hand
      And player B has "Answer" (probe "counter-attack-return") in the hand
      When player A attacks "B leader" with "Striker"
      And player B counters with "Answer"
      And player A chooses "Striker"
      Then "Striker" is in player A's Drop Area
      And player A's hand holds 3 cards

    Scenario: a [Blocker] that was KO-ed before its turn came does not block
      Given player A has the active Battle Card "Striker" (probe "attacks-ko-all")
      And player B has the active Battle Card "Wall" (probe "blocker")
      When player A attacks "B leader" with "Striker"
      Then "Wall" is in player B's Drop Area
      And player B's Life Area holds 3 cards

    Scenario: a card that has gone and come back is another card
      Given player A has the active Battle Card "Striker" (probe "attacks-to-energy")
      And player B has "Answer" (probe "counter-attack-return") in the hand
      When player A attacks "B leader" with "Striker"
      And player B counters with "Answer"
      Then "Striker" is in player A's hand
      And player A's Energy Area holds 6 active and 0 rested cards
