@DBS
Feature: 8-6. Resolving [Auto] skills

  @DBS-8-6-1
  Rule: 8-6-1 A triggered [Auto] skill is activated by itself at the next checkpoint

    Scenario Outline: An [Auto] triggered by player <player>'s attack waits for the checkpoint after the counter timing
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Striker" (probe "attacks-draw")
      And player <other> has "Answer" (probe "counter-attack-draws") in the hand
      When player <player> attacks "<other> leader" with "Striker"
      And player <other> is asked to counter
      Then the event "skill activated" did not happen
      And player <player>'s hand holds 0 cards
      When player <other> declines
      Then player <player>'s hand holds 1 card

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: A player cannot decline an [Auto] skill that draws a card when its card is played
      Given player A has "Arrival" (probe "played-draw") in the hand
      When player A plays "Arrival"
      Then player A's hand holds 1 card
      And "Arrival" is in player A's Battle Area

    Scenario: An [Auto] that a [Counter] has triggered waits for the checkpoint, where the turn player's comes first
      Given player A has the active Battle Card "Striker" (probe "attacks-draw")
      And player B has "Reinforcement" (probe "counter-attack-play") and "Arrival" (probe "played-draw") in the hand
      And player B has "Top" on top of the deck
      When player A attacks "B leader" with "Striker"
      And player B counters with "Reinforcement"
      And player B chooses "Arrival"
      Then these events happened in this order:
        | played          | Arrival |
        | skill activated | Striker |
        | skill activated | Arrival |
      And "Top" is in player B's hand

  @DBS-8-6-3
  Rule: 8-6-3 An [Auto] skill that is triggered several times is pending as many times

    Scenario Outline: An [Auto] triggers once for each of the 2 cards that player <player> draws
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Counted" (probe "own-draw-power")
      And player <player> has the active Battle Card "Source" (probe "main-draw-2")
      When player <player> activates "Source"
      Then "Counted" has 20000 power

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: An [Auto] triggers twice when two Battle Cards are placed in the Drop Area at the same moment
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
  Rule: 8-6-4 A player activates one pending skill at a time, and each resolution removes one pending instance

    Scenario: A player with two [Auto] skills pending twice each may resolve them in any order
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
        | skill activated | Two |
        | skill activated | One |
        | skill activated | One |
        | skill activated | Two |

    Scenario Outline: An [Auto] of player <player> that empties the hand and refills it during its own resolution is not repeated
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Beggar" (probe "empty-hand-draw-discard")
      And player <player> has "Last" in the hand
      When player <player> plays "Last"
      Then player <player>'s hand holds 1 card
      And the event "skill activated" happened exactly 1 time to "Beggar"
      And player <player>'s Drop Area holds 1 card

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: An [Auto] that was negated is no longer pending
      Given player A has "Arrival" (probe "played-draw") in the hand
      And player B has "Answer" (probe "counter-play-negate") in the hand
      When player A plays "Arrival"
      And player B declines
      And player B counters with "Answer"
      Then player A's hand holds 0 cards
      And "Arrival" is in player A's Battle Area
      And the event "skill activated" happened exactly 1 time to "Arrival"

  @DBS-8-6-4-1
  Rule: 8-6-4-1 If activating a pending skill is impossible, one pending instance of it is cancelled

    Scenario: An [Auto] whose cost cannot be paid is cancelled once, and can be activated later when it can be paid
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

    Scenario: A cancelled [Auto] does nothing, and the opponent cannot answer it
      Given player A has the active Battle Card "Striker" (probe "attacks-discard-draw-2")
      And player B has "Answer" (probe "counter-attack-draw") in the hand
      When player A attacks "B leader" with "Striker"
      And player B declines
      Then player B is not asked to counter
      And player A's hand holds 0 cards
      And "Striker" is rested

  @DBS-8-6-5-1-1
  Rule: 8-6-5-1-1 For a card that moves between an open and a secret area, its information in the open area counts

    Scenario: A Battle Card returned to the hand counts with the power it had in the Battle Area
      Given player A has the active Battle Card "Support" (probe "battle-lord")
      And player A has the active Battle Card "Watcher" (probe "strong-to-hand-draw")
      And player A has the active Battle Card "Source" (probe "main-return")
      And player A has the active Battle Card "Gone" with 10000 power
      When player A activates "Source"
      And player A chooses "Gone"
      Then player A's hand holds 2 cards

    Scenario Outline: A card placed in the Drop Area from the <zone> counts with the power it has in the Drop Area
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
  Rule: 8-6-5-1-2 For a card that leaves the Battle Area, its information in the Battle Area counts

    Scenario Outline: A KO-ed card of player <player> counts as strong if its power was high enough in the Battle Area
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

    Scenario: A card that would be strong only in the Drop Area does not count as strong when it is KO-ed
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

    Scenario: An [Auto] that asks for the power of a KO-ed card uses the power it had in the Battle Area
      Given player B has the active Battle Card "Support" (probe "battle-lord")
      And player B has the active Battle Card "Watcher" (probe "dropped-draw-if-strong")
      And player B has the rested Battle Card "Gone" with 10000 power
      And player A's Leader is "Big" with 30000 power
      When player A attacks "Gone" with "Big"
      Then "Gone" is in player B's Drop Area
      And player B's hand holds 1 card

  @DBS-8-6-5-1-3
  Rule: 8-6-5-1-3 For a card that moves between other open areas, its information in the new area counts

    Scenario: A card played from the Drop Area counts with the power it has in the Battle Area
      Given player A has the active Battle Card "Support" (probe "battle-lord")
      And player A has the active Battle Card "Watcher" (probe "strong-played-draw")
      And player A has the active Battle Card "Source" (probe "main-revive")
      And player A has "Back" in the Drop Area
      When player A activates "Source"
      Then "Back" has 15000 power
      And player A's hand holds 1 card

    Scenario: A card that was strong only in the Drop Area does not count as strong when it is played from there
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

    Scenario: A card that goes from the Combo Area to the Drop Area counts with its power in the Drop Area
      Given player A has the active Battle Card "Support" (probe "drop-lord")
      And player A has the active Battle Card "Watcher" (probe "strong-dropped-draw")
      And player A has "Helper" in the hand
      When player A attacks "B leader" with "A leader"
      And player A combos with "Helper"
      Then "Helper" is in player A's Drop Area
      And player A's hand holds 1 card

  @DBS-8-6-6-1
  Rule: 8-6-6-1 A situation makes its skill pending once, and again if it exists when that skill has been resolved

    Scenario Outline: A skill that waits for an empty hand draws 1 card when player <player> plays the last card
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

    Scenario: Skills of both players that wait for an empty hand trigger, and the turn player's is resolved first
      Given player A has the active Battle Card "Own" (probe "empty-hand-draw")
      And player B has the active Battle Card "Other" (probe "empty-hand-draw")
      And player A has "Kept" in the hand
      And player B has "Answer" (probe "counter-play-discards") in the hand
      And player A has the active Battle Card "Source" (probe "main-play")
      When player A activates "Source"
      And player B counters with "Answer"
      Then these events happened in this order:
        | skill activated | Own   |
        | skill activated | Other |
      And player A's hand holds 1 card
      And player B's hand holds 1 card
      And "Kept" is in player A's Drop Area

    Scenario: A hand that was empty for a moment during a [Counter] triggers the skill although it is no longer empty
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

    Scenario: A skill that waits for an empty hand triggers again when the hand becomes empty again
      Given player A has the active Battle Card "Beggar" (probe "empty-hand-draw")
      And player A has "First" in the hand
      And player A has "Second" and "Third" on top of the deck
      When player A plays "First"
      And player A plays "Second"
      Then player A's hand holds exactly "Third"

    Scenario: A skill that waits for an empty hand is pending only once although the hand becomes empty several times
      Given player A has the active Battle Card "Beggar" (probe "empty-hand-draw")
      And player A has the active Battle Card "Source" (probe "main-discard-draw-discard-draw")
      And player A has "Last" in the hand
      When player A activates "Source"
      Then the event "skill activated" happened exactly 1 time to "Beggar"
      And player A's hand holds 1 card
      And player A's Drop Area holds 3 cards

    @reading
    Scenario Outline: A skill that waits for a situation is resolved <often> while that situation lasts
      Given the ambiguous rule "Does a skill for a situation trigger again if the situation still exists when the skill has been resolved?" is answered "<reading>"
      And player A has the active Battle Card "Counted" (probe "few-cards-draw")
      And player A has "One" in the hand
      When player A plays "One"
      Then player A's hand holds <cards>
      And "One" is in player A's Battle Area

      Examples:
        | often | reading                               | cards   |
        | again | yes, it triggers again                | 2 cards |
        | once  | no, only if the situation arises anew | 1 card  |

    @reading
    Scenario Outline: A skill for an empty hand, negated when the hand emptied, later draws <cards> (still triggers: <choice>)
      Given the ambiguous rule "Does a situation count that arose while its skill was negated and still exists afterwards?" is answered "<choice>"
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
  Rule: 8-6-7 A pending skill is resolved although its card has left or is negated, as far as is still possible

    Scenario Outline: An [Auto] triggered by player <player>'s attack is resolved although its card was KO-ed meanwhile
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

    Scenario: An [Auto] triggered by an attack is resolved although its card's skills were negated meanwhile
      Given player A has the active Battle Card "Striker" (probe "attacks-draw")
      And player B has "Answer" (probe "counter-attack-silence") in the hand
      When player A attacks "B leader" with "Striker"
      And player B counters with "Answer"
      Then player A's hand holds 1 card

    Scenario: An [Auto] triggered by an attack cannot move its own card once that card has been KO-ed
      Given player A has the active Battle Card "Striker" (probe "attacks-to-energy")
      And player B has "Answer" (probe "counter-attack-ko") in the hand
      When player A attacks "B leader" with "Striker"
      And player B counters with "Answer"
      Then "Striker" is in player A's Drop Area
      And player A's Energy Area holds 6 active and 0 rested cards
      And the event "skill activated" happened exactly 1 time to "Striker"

    Scenario: An [Auto] triggered by an attack can be paid for by discarding its own card, now back in the hand
      Given player A has the active Battle Card "Striker" (probe "attacks-discard-draw-2")
      And player A has "Spare" in the hand
      And player B has "Answer" (probe "counter-attack-return") in the hand
      When player A attacks "B leader" with "Striker"
      And player B counters with "Answer"
      And player A chooses "Striker"
      Then "Striker" is in player A's Drop Area
      And player A's hand holds 3 cards

    Scenario: A [Blocker] that was KO-ed by the attacker's skill does not block
      Given player A has the active Battle Card "Striker" (probe "attacks-ko-all")
      And player B has the active Battle Card "Wall" (probe "blocker")
      When player A attacks "B leader" with "Striker"
      Then "Wall" is in player B's Drop Area
      And player B's Life Area holds 3 cards

    Scenario: An [Auto] triggered by an attack does not move its own card once that card has returned to the hand
      Given player A has the active Battle Card "Striker" (probe "attacks-to-energy")
      And player B has "Answer" (probe "counter-attack-return") in the hand
      When player A attacks "B leader" with "Striker"
      And player B counters with "Answer"
      Then "Striker" is in player A's hand
      And player A's Energy Area holds 6 active and 0 rested cards
