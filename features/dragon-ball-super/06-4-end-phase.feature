@DBS
Feature: 6-4. End Phase

  @DBS-6-4-1-1
  Rule: 6-4-1-1 "At the end of the turn" is triggered, each [Auto] once in a turn

    Scenario Outline: in player <player>'s turn what is about that player's turn, and about the opponent's turn
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Closer" (probe "turn-end-draw")
      And player <player> has the active Battle Card "Wrong" (probe "opponents-turn-end-draw")
      And player <other> has the active Battle Card "Spy" (probe "opponents-turn-end-draw")
      And player <other> has the active Battle Card "Sleeper" (probe "turn-end-draw")
      When player <player> ends the turn
      Then player <player>'s hand holds 1 card
      And player <other>'s hand holds 2 cards
      And the event "skillActivated" happened exactly 1 time to "Closer"
      And the event "skillActivated" happened exactly 1 time to "Spy"

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: it is still the turn that ends
      Given "Sentry" has this data:
        """
        {"category": "battle", "power": 10000, "text": "[Permanent] If it is your turn, this card gets +5000 power. [Auto] At the end of your turn, if this card has 15000 power or more, draw 1 card.",
          "abilities": [{"type": "permanent", "if": {"turn": "you"}, "effect": [{"do": "modify", "stat": "power", "by": 5000, "target": {"self": true}}]},
          {"type": "auto", "when": {"event": "turnEnding", "player": "you"}, "if": {"value": "power", "of": {"self": true}, "min": 15000}, "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has the active Battle Card "Sentry"
      When player A ends the turn
      Then player A's hand holds 1 card
      And "Sentry" has 10000 power

    Scenario: where the phase is carried out again those that were triggered are not triggered again
      Given player A has the active Battle Card "Closer" (probe "turn-end-draw")
      And player A has the active Battle Card "Muster" (probe "turn-end-play")
      And player A has "Late closer" (probe "turn-end-draw") in the hand
      And player A has "First", "Second" and "Third" on top of the deck
      When player A ends the phase
      And player A lets "Muster"'s ability come first
      And player A chooses "Late closer"
      Then "Late closer" is in player A's Battle Area
      And player A's hand holds exactly "First" and "Second"
      And the event "skillActivated" happened exactly 1 time to "Closer"
      And the event "skillActivated" happened exactly 1 time to "Muster"
      And the event "skillActivated" happened exactly 1 time to "Late closer"

    Scenario: one that could do nothing has been triggered all the same
      Given "Judge" has this data:
        """
        {"category": "battle", "power": 10000, "text": "[Auto] At the end of your turn, if you have 3 or more Battle Cards, draw 1 card.", "abilities": [{"type": "auto",
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
      And the event "skillActivated" happened exactly 1 time to "Late closer"

    @DBS-8-3-2
    Scenario Outline: one that is negated for player <player>'s turn, be it the opponent's, has been triggered in that turn all the same
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
      And the event "skillActivated" did not happen to "Closer"
      When player <other> ends the turn
      And player <player> ends the turn
      Then the event "skillActivated" happened exactly 1 time to "Closer"
      And the event "skillActivated" happened exactly 1 time to "Spy"
      And player <player>'s hand holds 2 cards
      And player <other>'s hand holds 3 cards

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    @DBS-8-3-2
    Scenario: nor is it triggered in a round that comes for another skill
      Given player A has the active Battle Card "Closer" (probe "turn-end-draw")
      And player A has the active Battle Card "Muster" (probe "turn-end-play")
      And player A has "Hush" (probe "silence") and "Late closer" (probe "turn-end-draw") in the hand
      And player A has "First", "Second" and "Third" on top of the deck
      When player A activates "Hush"
      And player A chooses "Closer"
      And player A ends the phase
      And player A chooses "Late closer"
      Then player A's hand holds exactly "First"
      And the event "skillActivated" did not happen to "Closer"
      And the event "skillActivated" happened exactly 1 time to "Late closer"

    @DBS-8-3-2
    Scenario: nor is one that its card had gained before it was negated
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
      And the event "skillActivated" happened exactly 1 time to "Pupil"

    Scenario: A skill that a card gains at the end of the turn is triggered, although another skill of the card was
      Given "Tutor" has this data:
        """
        {"category": "battle", "energyCost": 2, "power": 10000,
         "text": "[Auto] At the end of your turn, all your Battle Cards gain \"[Auto] At the end of your turn, draw 1 card.\" for the game.",
         "abilities": [{"type": "auto", "when": {"event": "turnEnding", "player": "you"}, "effect": [{"do": "gain", "until": "game", "target": {"all": {"player": "you", "zone": ["battle"]}},
           "ability": {"type": "auto", "when": {"event": "turnEnding", "player": "you"}, "effect": [{"do": "draw", "count": 1}]}}]}]}
        """
      And player A has the active Battle Card "Tutor"
      And player A has the active Battle Card "Pupil" with 10000 power
      When player A ends the turn
      Then player A's hand holds 2 cards
      And the event "skillActivated" happened exactly 2 times to "Tutor"
      And the event "skillActivated" happened exactly 1 time to "Pupil"

    Scenario: a card that has left and come back is another one, and is triggered
      Given player A has the active Battle Card "Closer" (probe "turn-end-draw")
      And player A has the active Battle Card "Twister" (probe "turn-end-return-and-play")
      And player A has "First", "Second" and "Third" on top of the deck
      When player A ends the phase
      And player A lets "Closer"'s ability come first
      Then player A's Battle Area holds exactly "Closer" and "Twister"
      And player A's hand holds exactly "First" and "Second"
      And the event "skillActivated" happened exactly 2 times to "Closer"
      And the event "skillActivated" happened exactly 1 time to "Twister"

    Scenario: in the next turn of its player it is triggered again
      Given player A has the active Battle Card "Closer" (probe "turn-end-draw")
      When player A ends the turn
      And player B ends the turn
      And player A ends the turn
      Then the event "skillActivated" happened exactly 2 times to "Closer"
      And player A's hand holds 3 cards

    Scenario: what was put off until then waits with it
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
  Rule: 6-4-1-2 At a checkpoint what waits is resolved, then what lasts until the end of the turn ends

    Scenario: the turn player's come first, and what they trigger
      Given player A has the active Battle Card "Closer" (probe "turn-end-draw")
      And player B has the active Battle Card "Spy" (probe "opponents-turn-end-draw")
      When player A ends the turn
      Then these events happened in this order:
        | turnEnding     |        |
        | skillActivated | Closer |
        | skillActivated | Spy    |
        | turnStarting   |        |
      And player A's hand holds 1 card

    Scenario: what is resolved there still finds what lasts for the turn
      Given player A has "Cheer" (probe "extra-power") in the hand
      And player A has the active Battle Card "Judge" (probe "turn-end-draw-at-15000")
      When player A activates "Cheer"
      Then "Judge" has 15000 power
      When player A ends the turn
      Then player A's hand holds 1 card
      And "Judge" has 10000 power

    Scenario: effects of both players that last for the turn end, others do not
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

    Scenario Outline: what lasts until the end of <what> ends with the right turn
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
        | the own next turn        | endOfYourNextTurn | 15000     | 15000        |

    Scenario: an effect for the turn that begins there ends there
      Given player A has the active Battle Card "Rager" (probe "turn-end-power")
      When player A ends the turn
      Then "Rager" has 10000 power
      And the event "skillActivated" happened exactly 1 time to "Rager"
      And it is now player B's Main Phase

    Scenario: so does one that begins when the phase is carried out again
      Given player A has the active Battle Card "Muster" (probe "turn-end-play")
      And player A has "Rager" (probe "turn-end-power") in the hand
      When player A ends the phase
      And player A chooses "Rager"
      Then "Rager" is in player A's Battle Area
      And "Rager" has 10000 power
      And the event "skillActivated" happened exactly 1 time to "Rager"

    Scenario: what began in the first round has ended before the second
      Given player A has the active Battle Card "Muster" (probe "turn-end-play")
      And player A has "Cheer" (probe "extra-power") in the hand
      And "Judge" has this data:
        """
        {"category": "battle", "power": 10000, "text": "[Auto] At the end of your turn, if you have a Battle Card with 15000 power or more, draw 1 card.", "abilities": [{"type": "auto",
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
    Scenario: a card that is left without power is dropped at the next checkpoint, in the next turn
      Given player A has the active Battle Card "Frail" with -5000 power
      And "A leader" has brought about this effect on "Frail":
        """
        {"do": "modify", "stat": "power", "by": 10000, "until": "turn"}
        """
      And player B has the active Battle Card "Riser" (probe "turn-start-draw")
      When player A ends the turn
      Then "Frail" is in player A's Drop Area
      And these events happened in this order:
        | turnEnding     |       |
        | turnStarting   |       |
        | dropped        | Frail |
        | skillActivated | Riser |

  @DBS-6-4-1-3
  Rule: 6-4-1-3 The phase is carried out again while an [Auto] has not been triggered, then the opponent's turn comes

    Scenario Outline: after player <player>'s turn comes that of player <other>, with its Charge Phase
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

    Scenario: again and again, as long as cards come that have not been triggered
      Given player A has the active Battle Card "Muster 1" (probe "turn-end-play")
      And player A has "Muster 2" (probe "turn-end-play") and "Closer" (probe "turn-end-draw") in the hand
      And player A has "Fresh" on top of the deck
      When player A ends the phase
      And player A chooses "Muster 2"
      And player A chooses "Closer"
      Then player A's Battle Area holds exactly "Muster 1", "Muster 2" and "Closer"
      And player A's hand holds exactly "Fresh"
      And the event "turnEnding" happened exactly 1 time
      And it is now player B's Main Phase

    Scenario: those of the other player as well
      Given player B has the active Battle Card "Spy" (probe "opponents-turn-end-draw")
      And player A has the active Battle Card "Muster" (probe "turn-end-play")
      And player A has "Closer" (probe "turn-end-draw") in the hand
      And player A has "Fresh" on top of the deck
      When player A ends the phase
      And player A chooses "Closer"
      Then these events happened in this order:
        | skillActivated | Muster |
        | skillActivated | Spy    |
        | skillActivated | Closer |
        | turnStarting   |        |
      And player B's hand holds 2 cards

    Scenario: a card of which the turn player gains control in the meantime is triggered as that player's
      Given "Tempter" has this data:
        """
        {"category": "battle", "power": 10000, "text": "[Auto] At the end of your turn, gain control of all Battle Cards of your opponent.", "abilities": [{"type": "auto",
          "when": {"event": "turnEnding", "player": "you"},
          "effect": [{"do": "gainControl", "target": {"all": {"player": "opponent", "zone": ["battle"]}}}]}]}
        """
      And player A has the active Battle Card "Tempter"
      And player B has the active Battle Card "Closer" (probe "turn-end-draw")
      When player A ends the turn
      Then "Closer" is in player A's Battle Area
      And player A's hand holds 1 card
      And player B's hand holds 1 card

    Scenario: a card that comes in the second player's part of the round
      Given "Ambusher" has this data:
        """
        {"category": "battle", "power": 10000, "text": "[Auto] At the end of the turn of your opponent, play a Battle Card of your Drop Area.", "abilities": [{"type": "auto",
          "when": {"event": "turnEnding", "player": "opponent"},
          "effect": [{"do": "play", "target": {"all": {"player": "you", "zone": ["drop"], "category": "battle"}}}]}]}
        """
      And player B has the active Battle Card "Ambusher"
      And player B has "Spy" (probe "opponents-turn-end-draw") in the Drop Area
      When player A ends the turn
      Then player B's Battle Area holds exactly "Ambusher" and "Spy"
      And player B's hand holds 2 cards

    @reading
    Scenario: what is put off until the end of the turn then comes in another round of it
      Given player A has the active Battle Card "Promiser" (probe "turn-end-later-draw")
      And player A has "Fresh" on top of the deck
      When player A ends the turn
      Then player A's hand holds exactly "Fresh"

    @reading
    Scenario: read otherwise, at the end of the next turn
      Given the reading "put-off-as-the-turn-ends" is "next-turn"
      And player A has the active Battle Card "Promiser" (probe "turn-end-later-draw")
      And player A has "Fresh" on top of the deck
      When player A ends the turn
      Then player A's hand holds 0 cards
      When player B ends the turn
      Then player A's hand holds 2 cards

    Scenario: A card that the end of the turn uncovers has its skill of the end of the turn triggered, whatever is negated
      Given "Top" has this data:
        """
        {"category": "battle", "power": 10000, "text": "[Auto] At the end of the turn, return the top card of this card to the owner's hand.", "abilities": [{"type": "auto",
          "when": {"event": "turnEnding"}, "effect": [{"do": "move", "to": "hand", "part": "top", "target": {"self": true}}]}]}
        """
      And "Base" has this data:
        """
        {"category": "battle", "power": 10000, "text": "[Auto] At the end of the turn, draw 1 card.", "abilities": [{"type": "auto",
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
