@DBS
Feature: 6-4. End Phase

  @DBS-6-4-1-1
  Rule: 6-4-1-1 Skills for the end of the turn trigger, each [Auto] once a turn

    Scenario Outline: A skill for the end of your or your opponent's turn triggers in the right turn (player <player>'s turn)
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Closer" (probe "turn-end-draw")
      And player <player> has the active Battle Card "Wrong" (probe "opponents-turn-end-draw")
      And player <other> has the active Battle Card "Spy" (probe "opponents-turn-end-draw")
      And player <other> has the active Battle Card "Sleeper" (probe "turn-end-draw")
      When player <player> ends the turn
      Then player <player>'s hand holds 1 card
      And player <other>'s hand holds 2 cards
      And the event "skill activated" happened exactly 1 time to "Closer"
      And the event "skill activated" happened exactly 1 time to "Spy"

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: A power boost in your own turn still counts when a skill for the end of your turn triggers
      Given "Sentry" has this data:
        """
        {"category": "battle", "energyCost": 2, "comboPower": 5000, "comboCost": 0, "power": 10000,
          "abilities": [{"type": "permanent", "if": {"turn": "you"}, "effect": [{"do": "modify", "stat": "power", "by": 5000, "target": {"self": true}}]},
          {"type": "auto", "when": {"event": "turnEnding", "player": "you"}, "if": {"value": "power", "of": {"self": true}, "min": 15000}, "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has the active Battle Card "Sentry"
      When player A ends the turn
      Then player A's hand holds 1 card
      And "Sentry" has 10000 power

    Scenario: When the End Phase repeats, only skills that have not triggered in it yet trigger
      Given player A has the active Battle Card "Closer" (probe "turn-end-draw")
      And player A has the active Battle Card "Muster" (probe "turn-end-play")
      And player A has "Late closer" (probe "turn-end-draw") in the hand
      And player A has "First", "Second" and "Third" on top of the deck
      When player A ends the phase
      And player A lets "Muster"'s ability come first
      And player A chooses "Late closer"
      Then "Late closer" is in player A's Battle Area
      And player A's hand holds exactly "First" and "Second"
      And the event "skill activated" happened exactly 1 time to "Closer"
      And the event "skill activated" happened exactly 1 time to "Muster"
      And the event "skill activated" happened exactly 1 time to "Late closer"

    Scenario: An end-of-turn skill whose condition was not met does not trigger again when the End Phase repeats
      Given "Judge" has this data:
        """
        {"category": "battle", "energyCost": 2, "comboPower": 5000, "comboCost": 0, "power": 10000, "abilities": [{"type": "auto",
          "when": {"event": "turnEnding", "player": "you"}, "if": {"count": {"player": "you", "zone": ["battle"]}, "min": 3},
          "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has the active Battle Card "Judge"
      And player A has the active Battle Card "Muster" (probe "turn-end-play")
      And player A has "Late closer" (probe "turn-end-draw") in the hand
      And player A has "First" and "Second" on top of the deck
      When player A ends the phase
      And player A lets "Judge"'s ability come first
      And player A chooses "Late closer"
      Then player A's hand holds exactly "First"
      And the event "skill activated" happened exactly 1 time to "Late closer"

    @DBS-8-3-2
    Scenario Outline: An end-of-turn skill negated in player <player>'s turn does nothing in it and triggers in later turns
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Closer" (probe "turn-end-draw")
      And player <other> has the active Battle Card "Spy" (probe "opponents-turn-end-draw")
      And player <player> has "Hush 1" (probe "silence") and "Hush 2" (probe "silence") in the hand
      When player <player> activates "Hush 1"
      And player <player> chooses "Closer"
      And player <player> activates "Hush 2"
      And player <player> chooses "Spy"
      And player <player> ends the turn
      Then player <player>'s hand holds 0 cards
      And player <other>'s hand holds 1 card
      And the event "skill activated" did not happen to "Closer"
      When player <other> ends the turn
      And player <player> ends the turn
      Then the event "skill activated" happened exactly 1 time to "Closer"
      And the event "skill activated" happened exactly 1 time to "Spy"
      And player <player>'s hand holds 2 cards
      And player <other>'s hand holds 3 cards

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    @DBS-8-3-2
    Scenario: An end-of-turn skill negated for the turn does not trigger when the End Phase repeats for another
      Given player A has the active Battle Card "Closer" (probe "turn-end-draw")
      And player A has the active Battle Card "Muster" (probe "turn-end-play")
      And player A has "Hush" (probe "silence") and "Late closer" (probe "turn-end-draw") in the hand
      And player A has "First", "Second" and "Third" on top of the deck
      When player A activates "Hush"
      And player A chooses "Closer"
      And player A ends the phase
      And player A chooses "Late closer"
      Then player A's hand holds exactly "First"
      And the event "skill activated" did not happen to "Closer"
      And the event "skill activated" happened exactly 1 time to "Late closer"

    @DBS-8-3-2
    Scenario: A gained end-of-turn skill that is negated for the turn does not trigger in that turn
      Given player A has the active Battle Card "Pupil" with 10000 power
      And player A has the active Battle Card "Mate" with 10000 power
      And player A has "Lesson" (probe "extra-gives-turn-end-draw") and "Hush" (probe "silence") in the hand
      When player A activates "Lesson"
      And player A chooses "Pupil"
      And player A activates "Hush"
      And player A chooses "Pupil"
      And player A ends the turn
      Then player A's hand holds 0 cards
      When player B ends the turn
      And player A ends the turn
      Then player A's hand holds 2 cards
      And the event "skill activated" happened exactly 1 time to "Pupil"

    Scenario: A skill gained at the end of the turn triggers, even on a card whose own skill already did
      Given "Tutor" has this data:
        """
        {"category": "battle", "comboPower": 5000, "comboCost": 0, "energyCost": 2, "power": 10000,
         
         "abilities": [{"type": "auto", "when": {"event": "turnEnding", "player": "you"}, "effect": [{"do": "gain", "until": "game", "target": {"all": {"player": "you", "zone": ["battle"]}},
           "ability": {"type": "auto", "when": {"event": "turnEnding", "player": "you"}, "effect": [{"do": "draw", "count": 1}]}}]}]}
        """
      And player A has the active Battle Card "Tutor"
      And player A has the active Battle Card "Pupil" with 10000 power
      When player A ends the turn
      Then player A's hand holds 2 cards
      And the event "skill activated" happened exactly 2 times to "Tutor"
      And the event "skill activated" happened exactly 1 time to "Pupil"

    Scenario: A Battle Card that leaves and returns during the End Phase triggers its end-of-turn skill again
      Given player A has the active Battle Card "Closer" (probe "turn-end-draw")
      And player A has the active Battle Card "Twister" (probe "turn-end-return-and-play")
      And player A has "First", "Second" and "Third" on top of the deck
      When player A ends the phase
      And player A lets "Closer"'s ability come first
      Then player A's Battle Area holds exactly "Closer" and "Twister"
      And player A's hand holds exactly "First" and "Second"
      And the event "skill activated" happened exactly 2 times to "Closer"
      And the event "skill activated" happened exactly 1 time to "Twister"

    Scenario: An end-of-turn skill triggers again in its player's next turn
      Given player A has the active Battle Card "Closer" (probe "turn-end-draw")
      When player A ends the turn
      And player B ends the turn
      And player A ends the turn
      Then the event "skill activated" happened exactly 2 times to "Closer"
      And player A's hand holds 3 cards

    Scenario: A delayed draw for the end of the turn waits together with end-of-turn skills
      Given player A has the active Battle Card "Closer" (probe "turn-end-draw")
      And player A has "Promise" (probe "extra-later-draw") in the hand
      And player A has "First" and "Second" on top of the deck
      When player A activates "Promise"
      Then player A's hand holds 0 cards
      When player A ends the phase
      And player A lets "Promise"'s ability come first
      Then player A's hand holds exactly "First" and "Second"
      When player B ends the turn
      Then player A's hand holds 3 cards

  @DBS-6-4-1-2
  Rule: 6-4-1-2 Waiting skills resolve at a checkpoint, then effects until the end of the turn end

    Scenario: The turn player's end-of-turn skill resolves before the opponent's
      Given player A has the active Battle Card "Closer" (probe "turn-end-draw")
      And player B has the active Battle Card "Spy" (probe "opponents-turn-end-draw")
      When player A ends the turn
      Then these events happened in this order:
        | turn ending     |        |
        | skill activated | Closer |
        | skill activated | Spy    |
        | turn starting   |        |
      And player A's hand holds 1 card

    Scenario: A power boost for the turn still counts when an end-of-turn skill resolves
      Given player A has "Cheer" (probe "extra-power") in the hand
      And player A has the active Battle Card "Judge" (probe "turn-end-draw-at-15000")
      When player A activates "Cheer"
      Then "Judge" has 15000 power
      When player A ends the turn
      Then player A's hand holds 1 card
      And "Judge" has 10000 power

    Scenario: Effects that last for the turn end for both players' cards, and effects for the game stay
      Given player A has the active Battle Card "Own" with 10000 power
      And player A has the active Battle Card "Lasting" with 10000 power
      And player B has the active Battle Card "Theirs" with 10000 power
      And "Own" has brought about this effect on "Own":
        """
        {"do": "modify", "stat": "power", "by": 5000, "until": "turn"}
        """
      And "Theirs" has brought about this effect on "Theirs":
        """
        {"do": "modify", "stat": "power", "by": 5000, "until": "turn"}
        """
      And "Lasting" has brought about this effect on "Lasting":
        """
        {"do": "modify", "stat": "power", "by": 5000, "until": "game"}
        """
      When player A ends the turn
      Then "Own" has 10000 power
      And "Theirs" has 10000 power
      And "Lasting" has 15000 power

    Scenario Outline: An effect that lasts until the end of <what> ends at the end of that turn
      Given player A has the active Battle Card "Crew" with 10000 power
      And "Crew" has brought about this effect on "Crew":
        """
        {"do": "modify", "stat": "power", "by": 5000, "until": "<until>"}
        """
      When player A ends the turn
      Then "Crew" has <after own> power
      When player B ends the turn
      Then "Crew" has <after theirs> power
      When player A ends the turn
      Then "Crew" has 10000 power

      Examples:
        | what                     | until             | after own | after theirs |
        | the turn                 | turn              | 10000     | 10000        |
        | the opponent's next turn | opponentsNextTurn | 15000     | 10000        |
        | its player's next turn   | endOfYourNextTurn | 15000     | 15000        |

    Scenario: A power boost for the turn that starts in the End Phase ends in the same End Phase
      Given player A has the active Battle Card "Rager" (probe "turn-end-power")
      When player A ends the turn
      Then "Rager" has 10000 power
      And the event "skill activated" happened exactly 1 time to "Rager"
      And it is now player B's Main Phase

    Scenario: A power boost for the turn that starts in a repeated End Phase ends in it as well
      Given player A has the active Battle Card "Muster" (probe "turn-end-play")
      And player A has "Rager" (probe "turn-end-power") in the hand
      When player A ends the phase
      And player A chooses "Rager"
      Then "Rager" is in player A's Battle Area
      And "Rager" has 10000 power
      And the event "skill activated" happened exactly 1 time to "Rager"

    Scenario: A power boost for the turn has ended before the End Phase repeats
      Given player A has the active Battle Card "Muster" (probe "turn-end-play")
      And player A has "Cheer" (probe "extra-power") in the hand
      And "Judge" has this data:
        """
        {"category": "battle", "energyCost": 2, "comboPower": 5000, "comboCost": 0, "power": 10000, "abilities": [{"type": "auto",
          "when": {"event": "turnEnding", "player": "you"}, "if": {"count": {"player": "you", "zone": ["battle"], "stat": {"power": {"min": 15000}}}, "min": 1},
          "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has "Judge" in the hand
      When player A activates "Cheer"
      Then "Muster" has 15000 power
      When player A ends the phase
      And player A chooses "Judge"
      Then "Judge" is in player A's Battle Area
      And player A's hand holds 0 cards

    @DBS-9-1-2-2
    Scenario: A Battle Card that falls below 0 power when a boost ends is dropped as the next turn starts
      Given player A has the active Battle Card "Frail" with -5000 power
      And "A leader" has brought about this effect on "Frail":
        """
        {"do": "modify", "stat": "power", "by": 10000, "until": "turn"}
        """
      And player B has the active Battle Card "Riser" (probe "turn-start-draw")
      When player A ends the turn
      Then "Frail" is in player A's Drop Area
      And these events happened in this order:
        | turn ending     |       |
        | turn starting   |       |
        | dropped         | Frail |
        | skill activated | Riser |

  @DBS-6-4-1-3
  Rule: 6-4-1-3 The End Phase repeats until every [Auto] has triggered, then the opponent's Charge Phase begins

    Scenario Outline: Player <other>'s turn with its Charge Phase follows player <player>'s turn
      Given it is player <player>'s Main Phase
      And it is turn 5 of the game
      And player <other> has the rested Battle Card "Sleeper" with 10000 power
      When player <player> ends the turn
      Then it is now player <other>'s Main Phase
      And turn 6 of the game has come
      And "Sleeper" is active
      And player <other>'s hand holds 1 card

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: The End Phase repeats as long as new cards with end-of-turn skills enter play
      Given player A has the active Battle Card "Muster 1" (probe "turn-end-play")
      And player A has "Muster 2" (probe "turn-end-play") and "Closer" (probe "turn-end-draw") in the hand
      And player A has "Fresh" on top of the deck
      When player A ends the phase
      And player A chooses "Muster 2"
      And player A chooses "Closer"
      Then player A's Battle Area holds exactly "Muster 1", "Muster 2" and "Closer"
      And player A's hand holds exactly "Fresh"
      And the event "turn ending" happened exactly 1 time
      And it is now player B's Main Phase

    Scenario: The End Phase with its repeat resolves the opponent's end-of-turn skills too
      Given player B has the active Battle Card "Spy" (probe "opponents-turn-end-draw")
      And player A has the active Battle Card "Muster" (probe "turn-end-play")
      And player A has "Closer" (probe "turn-end-draw") in the hand
      And player A has "Fresh" on top of the deck
      When player A ends the phase
      And player A chooses "Closer"
      Then these events happened in this order:
        | skill activated | Muster |
        | skill activated | Spy    |
        | skill activated | Closer |
        | turn starting   |        |
      And player B's hand holds 2 cards

    Scenario: An end-of-turn skill of a Battle Card triggers for the turn player who gained control of it
      Given "Tempter" has this data:
        """
        {"category": "battle", "energyCost": 2, "comboPower": 5000, "comboCost": 0, "power": 10000, "abilities": [{"type": "auto",
          "when": {"event": "turnEnding", "player": "you"},
          "effect": [{"do": "gainControl", "target": {"all": {"player": "opponent", "zone": ["battle"]}}}]}]}
        """
      And player A has the active Battle Card "Tempter"
      And player B has the active Battle Card "Closer" (probe "turn-end-draw")
      When player A ends the turn
      Then "Closer" is in player A's Battle Area
      And player A's hand holds 1 card
      And player B's hand holds 1 card

    Scenario: An end-of-turn skill triggers on a card that the opponent's end-of-turn skill plays
      Given "Ambusher" has this data:
        """
        {"category": "battle", "energyCost": 2, "comboPower": 5000, "comboCost": 0, "power": 10000, "abilities": [{"type": "auto",
          "when": {"event": "turnEnding", "player": "opponent"},
          "effect": [{"do": "play", "target": {"all": {"player": "you", "zone": ["drop"], "category": "battle"}}}]}]}
        """
      And player B has the active Battle Card "Ambusher"
      And player B has "Spy" (probe "opponents-turn-end-draw") in the Drop Area
      When player A ends the turn
      Then player B's Battle Area holds exactly "Ambusher" and "Spy"
      And player B's hand holds 2 cards

    @reading
    Scenario: A skill delayed to the end of the turn during the End Phase resolves in the same turn
      Given player A has the active Battle Card "Promiser" (probe "turn-end-later-draw")
      And player A has "Fresh" on top of the deck
      When player A ends the turn
      Then player A's hand holds exactly "Fresh"

    @reading
    Scenario: Under the alternative interpretation, a skill delayed to the end of the turn in the End Phase waits for the next turn
      Given the ambiguous rule "When is an effect carried out that is delayed until the end of the turn while the turn is ending?" is answered "at the end of the next turn"
      And player A has the active Battle Card "Promiser" (probe "turn-end-later-draw")
      And player A has "Fresh" on top of the deck
      When player A ends the turn
      Then player A's hand holds 0 cards
      When player B ends the turn
      Then player A's hand holds 2 cards

    Scenario: A card uncovered at the end of the turn triggers its end-of-turn skill, even if others are negated
      Given "Top" has this data:
        """
        {"category": "battle", "energyCost": 2, "comboPower": 5000, "comboCost": 0, "power": 10000, "abilities": [{"type": "auto",
          "when": {"event": "turnEnding"}, "effect": [{"do": "move", "to": "hand", "part": "top", "target": {"self": true}}]}]}
        """
      And "Base" has this data:
        """
        {"category": "battle", "energyCost": 2, "comboPower": 5000, "comboCost": 0, "power": 10000, "abilities": [{"type": "auto",
          "when": {"event": "turnEnding"}, "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has the active Battle Card "Top"
      And "Top" has "Base" under it
      And player A has the active Battle Card "Other" with 10000 power
      And player A has "Hush" (probe "silence") in the hand
      When player A activates "Hush"
      And player A chooses "Other"
      And player A ends the turn
      Then "Top" is in player A's hand
      And player A's hand holds 2 cards
