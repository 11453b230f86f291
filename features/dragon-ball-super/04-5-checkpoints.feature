@DBS
Feature: 4-5. Checkpoints

  @DBS-4-5-2
  Rule: 4-5-2 A checkpoint performs rule processing first and then resolves triggered [Auto] skills

    Scenario Outline: An [Auto] triggered by rule processing may resolve first at the checkpoint, as player <player> chooses
      Given it is player <player>'s Main Phase
      And player <other> has the active Battle Card "Weak" with 10000 power
      And player <player> has the active Battle Card "Watcher" (probe "opponents-dropped-draw")
      And player <player> has the active Battle Card "Other" (probe "any-played-draw")
      And player <player> has "Arrival" (probe "weakens-opponents") in the hand
      And player <player> has "T1" and "T2" on top of the deck
      When player <player> plays "Arrival"
      And player <player> lets "Watcher"'s ability come first
      Then these events happened in this order:
        | dropped         | Weak    |
        | skill activated | Watcher |
        | drew            | T1      |
        | skill activated | Other   |
        | drew            | T2      |
      And player <player>'s hand holds exactly "T1" and "T2"

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: A delayed skill at the end of the turn is followed by rule processing before the next [Auto]
      Given player B has the active Battle Card "Weak" with 10000 power
      And player A has the active Battle Card "Source" (probe "main-later-weaken")
      And player A has the active Battle Card "Watcher" (probe "opponents-dropped-draw")
      And player A has the active Battle Card "Last" (probe "turn-end-draw")
      When player A activates "Source"
      And player A ends the phase
      And player A lets "Source"'s ability come first
      And player A lets "Watcher"'s ability come first
      Then these events happened in this order:
        | dropped         | Weak    |
        | skill activated | Watcher |
        | skill activated | Last    |
      And "Weak" is in player B's Drop Area

  @DBS-4-5-3-1
  Rule: 4-5-3-1 Rule processing handles everything at once, and repeats until nothing is left to process

    Scenario: Two cards that reach 0 power are dropped at once, so each one's [Auto] sees the other go
      Given player A has the active Battle Card "Source" (probe "main-weaken-all")
      And player A has the active Battle Card "First" (probe "own-dropped-draw")
      And player A has the active Battle Card "Second" (probe "own-dropped-draw")
      And player B has the active Battle Card "Other" with 10000 power
      When player A activates "Source"
      And player A lets "First"'s ability come first
      Then player A's Drop Area holds 3 cards
      And "Other" is in player B's Drop Area
      And player A's hand holds 4 cards

    Scenario: A Battle Card that loses its power boost by rule processing is dropped before any [Auto] resolves
      Given player B has the active Battle Card "Support" (probe "battle-lord")
      And player B has the active Battle Card "Supported" with 10000 power
      And player A has the active Battle Card "Watcher" (probe "opponents-dropped-draw")
      And player A has the active Battle Card "Other" (probe "any-played-draw")
      And player A has "Arrival" (probe "weakens-opponents") in the hand
      When player A plays "Arrival"
      And player A lets "Other"'s ability come first
      Then these events happened in this order:
        | dropped         | Support   |
        | dropped         | Supported |
        | skill activated | Other     |
      And player A's hand holds 3 cards

    Scenario: Cards of both players with 0 power are dropped at once, and the player orders all triggered [Auto] skills
      Given player A has the active Battle Card "Source" (probe "main-weaken-all")
      And player A has the active Battle Card "Mourner" (probe "own-dropped-draw")
      And player A has the active Battle Card "Watcher" (probe "opponents-dropped-draw")
      And player B has the active Battle Card "Other" with 10000 power
      When player A activates "Source"
      And player A lets "Watcher"'s ability come first
      Then "Other" is in player B's Drop Area
      And player A's Drop Area holds 3 cards
      And the event "skill activated" happened exactly 1 time to "Watcher"

    Scenario: Battle Cards left without power by a lost boost are dropped before the first [Auto] draws
      Given player A has the active Battle Card "Source" (probe "main-weaken-all")
      And player B has the active Battle Card "Support" (probe "battle-lord")
      And player B has the active Battle Card "Supported" with 5000 power
      And player B has the active Battle Card "Mourner" (probe "own-dropped-draw")
      And "Mourner" has brought about this effect on "Mourner":
        """
        {"do": "modify", "stat": "power", "by": 20000, "until": "turn"}
        """
      And player B has "Top" on top of the deck
      When player A activates "Source"
      Then these events happened in this order:
        | dropped | Support   |
        | dropped | Supported |
        | drew    | Top       |
      And player B's hand holds 2 cards

  @DBS-4-5-3-2
  Rule: 4-5-3-2 The turn player resolves one of their triggered [Auto] skills, and the checkpoint starts again

    Scenario Outline: All triggered [Auto] skills of player <player>, the turn player, resolve before any of player <other>'s
      Given it is player <player>'s Main Phase
      And player <other> has the active Battle Card "Other" (probe "any-played-draw")
      And player <player> has the active Battle Card "First" (probe "any-played-draw")
      And player <player> has the active Battle Card "Second" (probe "any-played-draw")
      And player <player> has "Arrival" in the hand
      And player <player> has "P1" and "P2" on top of the deck
      And player <other> has "O1" on top of the deck
      When player <player> plays "Arrival"
      And player <player> lets "Second"'s ability come first
      Then these events happened in this order:
        | skill activated | Second |
        | drew            | P1     |
        | skill activated | First  |
        | drew            | P2     |
        | skill activated | Other  |
        | drew            | O1     |
      And player <player>'s hand holds exactly "P1" and "P2"

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: An [Auto] triggered while another resolves may resolve before one that has waited longer
      Given player A has the active Battle Card "Hunter" (probe "any-played-play")
      And player A has the active Battle Card "Slow" (probe "any-played-draw")
      And player A has "Arrival" and "Second arrival" (probe "played-draw") in the hand
      And player A has "T1", "T2" and "T3" on top of the deck
      When player A plays "Arrival"
      And player A lets "Hunter"'s ability come first
      And player A chooses "Second arrival"
      And player A lets "Second arrival"'s ability come first
      Then these events happened in this order:
        | played          | Second arrival |
        | skill activated | Second arrival |
        | drew            | T1             |
        | skill activated | Slow           |
        | drew            | T2             |
        | drew            | T3             |
      And player A's hand holds exactly "T1", "T2" and "T3"

  @DBS-4-5-3-3
  Rule: 4-5-3-3 After the turn player's [Auto] skills the other player resolves one, and the checkpoint starts again

    Scenario Outline: A newly triggered [Auto] of player <player>, the turn player, resolves before player <other>'s next one
      Given it is player <player>'s Main Phase
      And player <other> has the active Battle Card "First" (probe "any-played-drop-self")
      And player <other> has the active Battle Card "Second" (probe "any-played-draw")
      And player <player> has the active Battle Card "Watcher" (probe "opponents-dropped-draw")
      And player <player> has "Arrival" in the hand
      And player <player> has "P1" on top of the deck
      And player <other> has "O1" on top of the deck
      When player <player> plays "Arrival"
      And player <other> lets "First"'s ability come first
      Then these events happened in this order:
        | dropped         | First   |
        | skill activated | Watcher |
        | drew            | P1      |
        | skill activated | Second  |
        | drew            | O1      |
      And "P1" is in player <player>'s hand

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: A Battle Card that one delayed skill reduces to 0 power is dropped before the next would raise it
      Given "Doom" has this data:
        """
        {"category": "extra", "energyCost": 1, "abilities": [{"type": "counter", "keyword": "counterAttack",
          "effect": [{"do": "later", "at": "endOfTurn", "then": [{"do": "modify", "stat": "power", "by": -10000, "until": "game", "target": {"all": {"player": "opponent", "zone": ["battle"]}}}]}]}]}
        """
      And "Relief" has this data:
        """
        {"category": "extra", "energyCost": 1, "abilities": [{"type": "counter", "keyword": "counterAttack",
          "effect": [{"do": "later", "at": "endOfTurn", "then": [{"do": "modify", "stat": "power", "by": 5000, "until": "game", "target": {"all": {"player": "opponent", "zone": ["battle"]}}}]}]}]}
        """
      And player A has the active Battle Card "Crew" with 10000 power
      And player A has the active Battle Card "Fighter" with 30000 power
      And player B has "Doom" and "Relief" in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "Doom"
      And player A attacks "B leader" with "Fighter"
      And player B counters with "Relief"
      And player A ends the phase
      And player B lets "Doom"'s ability come first
      Then "Crew" is in player A's Drop Area
      And "Fighter" has 25000 power

  @DBS-4-5-3-4
  Rule: 4-5-3-4 A checkpoint ends when no triggered [Auto] skill is left

    Scenario: An [Auto] triggered by the last [Auto] of a checkpoint resolves in the same checkpoint
      Given player A has the active Battle Card "Drawn upon" (probe "own-draw-power")
      And player A has the active Battle Card "Striker" (probe "attacks-draw")
      And player B has the rested Battle Card "Target" with 5000 power
      When player A attacks "Target" with "Striker"
      And player A is asked to act in the Offence Step
      Then "Drawn upon" has 15000 power

    Scenario: A turn player's [Auto] triggered by the opponent's last [Auto] resolves in the same checkpoint
      Given player B has the active Battle Card "Last" (probe "any-played-drop-self")
      And player A has the active Battle Card "Watcher" (probe "opponents-dropped-draw")
      And player A has "Arrival" in the hand
      When player A plays "Arrival"
      Then player A's hand holds 1 card
      And "Last" is in player B's Drop Area
