@DBS
Feature: 9-1 to 9-3. Rule processing, loss and invalid combos

  @DBS-9-1-2-1
  Rule: 9-1-2-1 Interruptive rule processing happens at once, in the middle of anything

    Scenario: A player who draws the last card loses before the rest of the skill returns cards to the deck
      Given player A has "Gamble" (probe "extra-draw-then-return") in the hand
      And player A has "Last" on top of the deck
      And player A has 1 card in the deck
      When player A activates "Gamble"
      Then player B wins the game
      And "Last" is in player A's hand

    Scenario: A player whose deck runs out in the optional part of a skill loses before the rest deals damage
      Given "Gamble" has this data:
        """
        {"category": "extra", "energyCost": 0, "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "may", "then": [{"do": "discard", "count": 1}, {"do": "mill", "count": 1}]}, {"do": "damage", "count": 1, "player": "opponent"}]}]}
        """
      And player A has "Gamble", "Spare" and "Other" in the hand
      And player A has 1 card in the deck
      And player B has 1 card in the Life Area
      When player A activates "Gamble"
      And player A accepts the offer of the effect
      And player A chooses "Spare"
      Then player B wins the game
      And player A's hand holds exactly "Other"

    Scenario: A player who would draw 2 cards with 1 card in the deck loses after the first draw
      Given player A has "Sight" (probe "extra-draw-2") in the hand
      And player A has the active Battle Card "Watcher" (probe "drew-power")
      And player A has 1 card in the deck
      When player A activates "Sight"
      Then player B wins the game
      And the event "drew" happened exactly 1 time

    Scenario: A player who empties the deck while paying a [Burst] cost loses before the skill is activated
      Given player A has the active Battle Card "Digger" (probe "burst-2-activate-draw")
      And player A has 2 cards in the deck
      When player A activates "Digger"
      Then player B wins the game
      And the event "skill activated" did not happen
      And player A's Drop Area holds 2 cards

    Scenario: A player who takes damage to the last life loses at once, before any [Auto] is activated
      Given player B has 1 card in the Life Area
      And player A has the active Battle Card "Fighter" with 15000 power
      And player B has the active Battle Card "Mourner" (probe "life-watcher")
      When player A attacks "B leader" with "Fighter"
      Then player A wins the game
      And the event "skill activated" did not happen
      And the event "battle ending" did not happen

  @DBS-9-1-2-2
  Rule: 9-1-2-2 Confirmative rule processing happens at checkpoints and counter timings, if it is still due

    Scenario: A Battle Card that is at 0 power only in the middle of a skill is not dropped
      Given player A has "Trial" (probe "extra-weaken-then-strengthen") in the hand
      And player B has the active Battle Card "Crew" with 10000 power
      And player A has the active Battle Card "Weak" with 15000 power
      When player A activates "Trial"
      And player A chooses "Crew"
      Then "Crew" is in player B's Battle Area
      And "Crew" has 5000 power

    Scenario: A Battle Card reduced to 0 power in the middle of a skill is dropped only when the skill is done
      Given player A has "Curse" (probe "extra-weaken") in the hand
      And player A has "Fresh" on top of the deck
      And player B has the active Battle Card "Crew" with 10000 power
      When player A activates "Curse"
      Then "Crew" is in player B's Drop Area
      And these events happened in this order:
        | drew    | Fresh |
        | dropped | Crew  |

    Scenario: A Battle Card that a cost leaves without power is dropped before the opponent is asked to counter
      Given player A has "Curse" (probe "extra-weaken") and "Herald" in the hand
      And player B has the active Battle Card "Crew" with 10000 power
      And "Herald" has this data:
        """
        {"category": "extra", "energyCost": 1, "abilities": [{"type": "activate", "timings": ["main"],
          "cost": [{"do": "modify", "stat": "power", "by": -10000, "until": "turn", "target": {"all": {"player": "you", "zone": ["battle"]}}}],
          "effect": [{"do": "play", "target": {"all": {"player": "you", "zone": ["drop"], "category": "battle"}}}]}]}
        """
      And player A has the active Battle Card "Offering" with 10000 power
      And player B has "Stop" (probe "counter-play-negate") in the hand
      When player A activates "Herald"
      And player B is asked to counter
      Then "Offering" is in player A's Drop Area

    Scenario: An attack card that loses all power by attacking is dropped before the battle begins
      Given player A has the active Battle Card "Fighter" with 15000 power
      And player B has "Stop" (probe "counter-attack-negate") in the hand
      And "Cursed" has this data:
        """
        {"category": "battle", "energyCost": 2, "comboPower": 5000, "comboCost": 0, "power": 10000, "abilities": [{"type": "permanent",
          "effect": [{"do": "modify", "stat": "power", "by": -20000, "target": {"all": {"player": "opponent", "zone": ["battle"], "state": "rested"}}}]}]}
        """
      And player B has the active Battle Card "Cursed"
      When player A attacks "B leader" with "Fighter"
      And player B is asked to counter
      Then "Fighter" is in player A's Drop Area
      When player B declines
      Then player B's Life Area holds 4 cards
      And no battle is going on

    Scenario: A Battle Card that one [Counter] leaves without power stays if the next one gives it power again
      Given "Boost" has this data:
        """
        {"category": "extra", "energyCost": 1, "abilities": [{"type": "counter", "keyword": "counterAttack",
          "effect": [{"do": "modify", "stat": "power", "by": 5000, "until": "turn", "target": {"all": {"player": "you", "zone": ["battle"]}}}]}]}
        """
      And "Wither" has this data:
        """
        {"category": "extra", "energyCost": 1, "abilities": [{"type": "counter", "keyword": "counterCounter",
          "effect": [{"do": "modify", "stat": "power", "by": -10000, "until": "turn", "target": {"all": {"player": "opponent", "zone": ["battle"]}}}]}]}
        """
      And player B has the active Battle Card "Crew" with 10000 power
      And player B has "Boost" in the hand
      And player A has "Wither" in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "Boost"
      And player A counters with "Wither"
      Then "Crew" is in player B's Battle Area
      And "Crew" has 5000 power

  @DBS-9-1-2-3
  Rule: 9-1-2-3 Rule processing that is due at the same time happens at the same time

    Scenario: Battle Cards of both players without power leave at one moment, and their skills notice each other
      Given player A has "Plague" (probe "extra-weaken-all") in the hand
      And player A has the active Battle Card "Ours" with 10000 power
      And player B has the active Battle Card "Theirs" with 10000 power
      And player B has the active Battle Card "Strong" with 15000 power
      And player A has the active Battle Card "Witness" (probe "others-leave-draw")
      When player A activates "Plague"
      Then player A's Drop Area holds exactly "Plague", "Ours" and "Witness"
      And player B's Drop Area holds exactly "Theirs"
      And player A's hand holds 2 cards
      And "Strong" has 5000 power

    Scenario: A Battle Card without power and a card of an invalid combo are dropped at the same moment
      Given player A has "Stray" in the Combo Area
      And player A has the active Battle Card "Faint" with 0 power
      And player A has the active Battle Card "Witness" (probe "sees-drops-draws") with 0 power
      And player A has "Crew" in the hand
      When player A plays "Crew"
      Then player A's Drop Area holds exactly "Stray", "Faint" and "Witness"
      And player A's hand holds 3 cards
      And player A's Battle Area holds exactly "Crew"

  @DBS-9-2-1
  Rule: 9-2-1 Losing the game is interruptive rule processing

    Scenario: A player whose last life is taken loses before the same skill puts a card back in life
      Given player A has "Leap" (probe "extra-life-to-hand-and-back") in the hand
      And player A has 2 cards in the Life Area
      When player A activates "Leap"
      Then player B wins the game
      And player A's Life Area holds 0 cards
      And player A's hand holds 2 cards

    Scenario: A player without life loses before a pending [Auto] adds a card to the life
      Given player A has the active Battle Card "Fighter" with 15000 power
      And player B has 1 card in the Life Area
      And "Saviour" has this data:
        """
        {"category": "battle", "energyCost": 2, "comboPower": 5000, "comboCost": 0, "power": 10000, "abilities": [{"type": "auto",
          "when": {"event": "tookLife", "player": "you", "subject": "any"},
          "effect": [{"do": "move", "to": "life", "target": {"all": {"player": "you", "zone": ["deck"], "top": 1}}}]}]}
        """
      And player B has the active Battle Card "Saviour"
      When player A attacks "B leader" with "Fighter"
      Then player A wins the game
      And player B's Life Area holds 0 cards

    Scenario: A player who draws the last card in a [Counter] loses before that [Counter] negates the attack
      Given "Ransom" has this data:
        """
        {"category": "extra", "energyCost": 1, "abilities": [{"type": "counter", "keyword": "counterAttack",
          "effect": [{"do": "draw", "count": 1}, {"do": "negateAttack"}]}]}
        """
      And player B has "Ransom" in the hand
      And player B has 1 card in the deck
      When player A attacks "B leader" with "A leader"
      And player B counters with "Ransom"
      Then player A wins the game
      And the event "attack negated" did not happen

  @DBS-9-2-2
  Rule: 9-2-2 All players who meet a losing condition lose at the same moment

    Scenario: The game is a draw if both players lose all their life at the same moment
      Given player A has "Ruin" (probe "extra-all-life-to-drop") in the hand
      When player A activates "Ruin"
      Then the game is a draw

    Scenario Outline: Player <loser> loses with an empty deck in player <turn player>'s turn
      Given it is player <turn player>'s Main Phase
      And player <turn player> has "Sap" (probe "<probe>") in the hand
      And player <loser> has 1 card in the deck
      When player <turn player> activates "Sap"
      Then player <winner> wins the game

      Examples:
        | turn player | probe                    | loser | winner |
        | A           | extra-mill-opponents     | B     | A      |
        | A           | extra-draw-for-1         | A     | B      |
        | B           | extra-mill-opponents     | A     | B      |
        | B           | extra-draw-for-1         | B     | A      |

    Scenario: The game does not end during setup while nobody has any life
      Given both players have decks for a game, led by "Captain" and "Rival"
      And the lot falls to player A
      When player A is asked to redraw
      Then the game goes on
      And player A's Life Area holds 0 cards
      When player A is asked to charge
      Then player A's Life Area holds 8 cards

  @DBS-9-2-3
  Rule: 9-2-3 A player whose Life Area is empty meets a losing condition

    Scenario Outline: Player <loser> loses when an attack takes their last life
      Given it is player <winner>'s Main Phase
      And player <loser> has <life> cards in the Life Area
      And player <winner> has the active Battle Card "Fighter" with 15000 power
      When player <winner> attacks "<loser> leader" with "Fighter"
      Then <what>
      And player <loser>'s Life Area holds <left> cards

      Examples:
        | loser | winner | life | what                 | left |
        | B     | A      | 1    | player A wins the game | 0    |
        | A     | B      | 1    | player B wins the game | 0    |

    Scenario: A player with 2 cards in life survives one attack and loses to the next
      Given player B has 2 cards in the Life Area
      And player A has the active Battle Card "Fighter" with 15000 power
      And player A has the active Battle Card "Second" with 15000 power
      When player A attacks "B leader" with "Fighter"
      Then the game goes on
      And player B's Life Area holds 1 card
      When player A attacks "B leader" with "Second"
      Then player A wins the game

    Scenario: A player loses by adding the last card of their own life to the hand with a skill
      Given player A has "Grasp" (probe "extra-life-to-hand") in the hand
      And player A has 1 card in the Life Area
      When player A activates "Grasp"
      Then player B wins the game

  @DBS-9-2-4
  Rule: 9-2-4 A player whose deck is empty meets a losing condition

    Scenario Outline: A player loses as soon as the last card of the deck is <how>, and not before
      Given player A has "Dig 1" (probe "<probe>"), "Dig 2" (probe "<probe>") and "Dig 3" (probe "<probe>") in the hand
      And player A has <first> cards in the deck
      When player A activates "Dig 1"
      Then the game goes on
      And player A's deck holds <left> cards
      When player A activates "Dig 2"
      And player A activates "Dig 3"
      Then player B wins the game

      Examples:
        | first | left | how                | probe                |
        | 3     | 2    | drawn              | extra-draw-for-1     |
        | 5     | 3    | sent to the Warp   | extra-deck-to-warp-2 |
        | 5     | 3    | placed in the life | extra-deck-to-life-2 |

  @DBS-9-3-1
  Rule: 9-3-1 Invalid combos are processed at checkpoints and counter timings

    Scenario: A card placed in the Combo Area at the end of a battle stays there until the next checkpoint
      Given player A has the active Battle Card "Zealot" (probe "battle-end-combo")
      And player A has "Help" in the hand
      When player A attacks "B leader" with "A leader"
      And player A chooses "Help"
      Then "Help" is in player A's Drop Area
      And these events happened in this order:
        | comboed     | Help |
        | battle over |      |
        | dropped     | Help |
      And player B's Life Area holds 3 cards

    Scenario: A card left in the Combo Area outside of a battle is dropped before the turn player acts
      Given player A has "Stray" in the Combo Area
      And player A has "Crew" in the hand
      When player A plays "Crew"
      Then "Stray" is in player A's Drop Area
      And "Crew" is in player A's Battle Area
      And these events happened in this order:
        | dropped | Stray |
        | played  | Crew  |

  @DBS-9-3-2
  Rule: 9-3-2 Battle Cards in the Combo Area outside of a battle are placed in the Drop Area

    Scenario: All Battle Cards of both players in the Combo Area are dropped after the battle
      Given player A has "Stray" in the Combo Area
      And player A has the active Battle Card "Zealot" (probe "battle-end-combo")
      And player A has the active Battle Card "Second zealot" (probe "battle-end-combo")
      And player B has the active Battle Card "Their zealot" (probe "battle-end-combo")
      And player A has "Help" and "More" in the hand
      And player B has "Theirs" in the hand
      When player A attacks "B leader" with "A leader"
      And player A lets "Zealot"'s ability come first
      And player A chooses "Help"
      And player A chooses "More"
      And player B chooses "Theirs"
      Then player A's Drop Area holds exactly "Stray", "Help" and "More"
      And player B's Drop Area holds exactly "Theirs"
      And player A's Combo Area holds 0 cards

    Scenario: A Battle Card that a skill places in the Combo Area in the Main Phase is dropped
      Given player A has "Flag" on top of the deck
      And player A has the active Battle Card "Sign" (probe "main-battle-combo-top")
      When player A activates "Sign"
      Then player A's Drop Area holds exactly "Flag"
      And player A's Combo Area holds 0 cards
      And these events happened in this order:
        | comboed | Flag |
        | dropped | Flag |

    Scenario: Battle Cards in the Combo Area stay there during the battle
      Given player A has "Help" in the hand
      And player A has "More" and "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player A combos with "Help"
      And player A is asked to act in the Offence Step
      Then "Help" is in player A's Combo Area
      When player A combos with "More"
      And player A is asked to act in the Offence Step
      Then player A's Combo Area holds exactly "Help" and "More"

    Scenario: A card dropped from the Combo Area of the player who controls it goes to its owner's Drop Area
      Given player A has "Lure" (probe "extra-gain-control") in the hand
      And player A has the active Battle Card "Zealot" (probe "battle-end-combo-from-battle-area")
      And player B has the active Battle Card "Crew" with 10000 power
      When player A activates "Lure"
      And player A attacks "B leader" with "A leader"
      Then "Crew" is in player B's Drop Area
