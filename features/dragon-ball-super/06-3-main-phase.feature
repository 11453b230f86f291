@DBS
Feature: 6-3. Main Phase

  @DBS-6-3-1-1
  Rule: 6-3-1-1 Skills for the start of the Main Phase trigger, and a checkpoint follows

    Scenario Outline: A skill for the start of player <player>'s Main Phase resolves before player <player> acts
      Given it is player <other>'s Main Phase
      And player <player> has the active Battle Card "Starter" (probe "main-start-draw")
      And player <other> has the active Battle Card "Other starter" (probe "main-start-draw")
      When player <other> ends the turn
      Then player <player>'s hand holds 2 cards
      And the event "skill activated" happened exactly 1 time to "Starter"
      And the event "skill activated" happened exactly 1 time to "Other starter"
      And these events happened in this order:
        | skill activated     | Other starter |
        | main phase starting |               |
        | skill activated     | Starter       |

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: A skill for the start of the Main Phase resolves after the turn's draw and charge
      Given player B has the active Battle Card "Starter" (probe "main-start-draw")
      And player B has "Fuel" in the hand
      And player B has "First" and "Second" on top of the deck
      When player A ends the turn
      And player B charges "Fuel"
      Then these events happened in this order:
        | drew                | First  |
        | placed as energy    | Fuel   |
        | main phase starting |        |
        | drew                | Second |
      And player B's hand holds exactly "First" and "Second"

  @DBS-6-3-1-2
  Rule: 6-3-1-2 The turn player may act any number of times, with a checkpoint after each action

    Scenario: The turn player may play, attack and activate skills in any order
      Given player A has the active Battle Card "Scout" (probe "activate-draw-once")
      And player A has "Crew" and "Mate" in the hand
      And player B has the rested Battle Card "Guard" with 10000 power
      When player A plays "Crew"
      And player A attacks "Guard" with "Crew"
      And player A declines
      And player A activates "Scout"
      And player A plays "Mate"
      And player A attacks "B leader" with "A leader"
      Then "Guard" is in player B's Drop Area
      And player A's Battle Area holds exactly "Scout", "Crew" and "Mate"
      And player B's Life Area holds 3 cards
      And player A's hand holds 1 card

    Scenario: An [Auto] triggered by playing a card resolves before the next action, so its draw can be played
      Given player A has "Herald" (probe "played-draw") in the hand
      And player A has "Fresh" on top of the deck
      When player A plays "Herald"
      And player A plays "Fresh"
      Then player A's Battle Area holds exactly "Herald" and "Fresh"

    Scenario: A player cannot combo or activate an [Activate: Battle] outside a battle
      Given player A has "Help" and "Rally" (probe "battle-play-from-combo") in the hand
      When player A tries to combo with "Help"
      Then that is not offered
      When player A tries to activate "Rally"
      Then that is refused
      When player A plays "Help"
      Then "Help" is in player A's Battle Area

  @DBS-6-3-1-2-1
  Rule: 6-3-1-2-1 The turn player may play a Battle Card from the hand

    Scenario Outline: Player <player> may play a Battle Card from their own hand, but not from the Drop Area or the Warp
      Given it is player <player>'s Main Phase
      And player <player> has "Crew" in the hand
      And player <player> has "Dropped" in the Drop Area
      And player <player> has "Warped" in the Warp
      And player <other> has "Foreign" in the hand
      When player <player> tries to play "Dropped"
      Then that is refused
      When player <player> tries to play "Warped"
      Then that is refused
      When player <player> tries to play "Foreign"
      Then that is refused
      When player <player> plays "Crew"
      Then "Crew" is in player <player>'s Battle Area
      And player <player>'s Energy Area holds 4 active and 2 rested cards

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: An Extra Card cannot be played like a Battle Card; it is activated
      Given player A has "Sight" (probe "extra-draw-for-1") in the hand
      When player A tries to play "Sight"
      Then that is refused
      When player A activates "Sight"
      Then "Sight" is in player A's Drop Area

    Scenario: A player may play as many Battle Cards in a turn as their energy can pay for
      Given player A has "One", "Two", "Three" and "Four" in the hand
      When player A plays "One"
      And player A plays "Two"
      And player A plays "Three"
      And player A tries to play "Four"
      Then that is refused
      And player A's Battle Area holds exactly "One", "Two" and "Three"

  @DBS-6-3-1-2-1-1
  Rule: 6-3-1-2-1-1 The player reveals the card, pays its energy cost in full and declares the play

    Scenario: A Battle Card is revealed and paid for before the opponent may counter
      Given player A has "Crew" in the hand
      And player B has "Stop" (probe "counter-play-negate") in the hand
      When player A plays "Crew"
      And player B is asked to counter
      Then player B sees "Crew" in player A's hand
      And player A's Energy Area holds 4 active and 2 rested cards
      And "Crew" is in player A's hand
      When player B declines
      Then "Crew" is in player A's Battle Area

    Scenario Outline: A card of energy cost 2 is <what> if its player has <active> active and <rested> rested energy
      Given player A has <active> active and <rested> rested energy
      And player A has "Crew" and "Cheap" in the hand
      And "Cheap" is a Battle Card of energy cost 1 with 5000 power
      When player A tries to play "Crew"
      Then that is refused
      When player A plays "Cheap"
      Then "Cheap" is in player A's Battle Area
      And "Crew" is in player A's hand

      Examples:
        | active | rested | what        |
        | 1      | 5      | not declared |
        | 1      | 0      | not declared |

    Scenario: A player without energy of the specified colour cannot play a card
      Given "Crew" is a Battle Card of energy cost 1 with 5000 power
      And "Crew" has the specified cost 1 blue
      And player A has "Crew" and "Mate" in the hand
      When player A tries to play "Crew"
      Then that is refused
      And player A's Energy Area holds 6 active and 0 rested cards
      When player A plays "Mate"
      Then player A's Energy Area holds 4 active and 2 rested cards

    @DBS-2-11-1-1 @DBS-8-9-1-1
    Scenario: A card whose payment is replaced stays in the hand and is not played
      Given player A has the active Battle Card "Spring" (probe "energy-stays-active-once")
      And player A has "Crew" in the hand
      And "Crew" is a Battle Card of energy cost 1 with 5000 power
      And player A has 2 active and 0 rested energy
      When player A plays "Crew"
      Then "Crew" is in player A's hand
      And player A's Energy Area holds 2 active and 0 rested cards
      When player A plays "Crew"
      Then "Crew" is in player A's Battle Area
      And player A's Energy Area holds 1 active and 1 rested cards

    Scenario: A Battle Card of energy cost 0 is played without active energy
      Given "Free" is a Battle Card of energy cost 0 with 5000 power
      And player A has 0 active and 1 rested energy
      And player A has "Free" in the hand
      When player A plays "Free"
      Then "Free" is in player A's Battle Area

  @DBS-6-3-1-2-1-2
  Rule: 6-3-1-2-1-2 The opponent may activate [Counter: Play] before the card is played

    Scenario: A Battle Card negated by [Counter: Play] is not played, and the energy stays rested
      Given player A has "Herald" (probe "played-draw") in the hand
      And player B has "Stop" (probe "counter-play-negate") in the hand
      When player A plays "Herald"
      And player B counters with "Stop"
      Then "Stop" is in player B's Drop Area
      And player A's Battle Area holds 0 cards
      And player A's Energy Area holds 4 active and 2 rested cards
      And the event "played" did not happen

    Scenario: Only the opponent may counter a played card, and only with [Counter: Play], not [Counter: Attack]
      Given player A has "Crew" and "Own stop" (probe "counter-play-negate") in the hand
      And player B has "Wrong" (probe "counter-attack-negate") and "Stop" (probe "counter-play-weaken") in the hand
      And player B has the active Battle Card "Victim" with 10000 power
      When player A plays "Crew"
      And player B tries to counter with "Wrong"
      Then that is refused
      When player B counters with "Stop"
      Then "Victim" is in player B's Drop Area
      And "Crew" is in player A's Battle Area
      And "Own stop" is in player A's hand

  @DBS-6-3-1-2-1-3
  Rule: 6-3-1-2-1-3 The Battle Card is played after its cost is paid

    Scenario: A Battle Card enters the Battle Area in Active Mode after the [Counter: Play] has resolved
      Given player A has "Crew" in the hand
      And player B has "Stop" (probe "counter-play-weaken") in the hand
      And player B has the active Battle Card "Victim" with 10000 power
      When player A plays "Crew"
      And player B counters with "Stop"
      Then "Crew" is in player A's Battle Area
      And "Crew" is active
      And these events happened in this order:
        | counter activated | Stop |
        | played            | Crew |

  @DBS-6-3-1-2-1-4
  Rule: 6-3-1-2-1-4 "When this card is played" triggers, and a checkpoint follows

    Scenario Outline: A "when played" skill of player <player>'s card resolves before player <player> acts again
      Given it is player <player>'s Main Phase
      And player <player> has "Herald" (probe "played-draw") in the hand
      And player <player> has "Fresh" on top of the deck
      When player <player> plays "Herald"
      Then player <player>'s hand holds exactly "Fresh"
      And these events happened in this order:
        | played          | Herald |
        | skill activated | Herald |
        | drew            | Fresh  |

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: A "when this card is played" skill does not trigger when another card is played
      Given player A has the active Battle Card "Old herald" (probe "played-draw")
      And player A has "Herald" (probe "played-draw") in the hand
      When player A plays "Herald"
      Then player A's hand holds 1 card
      And "Herald" is in player A's Battle Area
      And the event "skill activated" did not happen to "Old herald"

    @DBS-9-5-2
    Scenario: A Battle Card with 0 power is dropped when played, and its "when played" skill still resolves
      Given player A has "Frail" (probe "played-draw") in the hand
      And "Frail" is a Battle Card of energy cost 2 with 0 power
      And player A has "Fresh" on top of the deck
      When player A plays "Frail"
      Then "Frail" is in player A's Drop Area
      And player A's hand holds exactly "Fresh"
      And these events happened in this order:
        | played          | Frail |
        | dropped         | Frail |
        | skill activated | Frail |

  @DBS-6-3-1-2-2
  Rule: 6-3-1-2-2 The turn player may activate [Activate: Main] skills of their own cards

    Scenario: A player may activate [Activate: Main] of the Leader Card, a rested Battle Card and an Extra Card in hand
      Given player A's Leader is "Chief" (probe "leader-main-draw")
      And player A has the rested Battle Card "Scout" (probe "activate-draw-once")
      And player A has "Sight" (probe "extra-draw-for-1") in the hand
      When player A activates "Chief"
      And player A activates "Scout"
      And player A activates "Sight"
      Then player A's hand holds 3 cards
      And "Sight" is in player A's Drop Area
      And player A's Energy Area holds 5 active and 1 rested cards

    Scenario: A player cannot activate [Activate: Main] of the opponent's card or a Battle Card outside the Battle Area
      Given player B has the active Battle Card "Their scout" (probe "activate-draw-once")
      And player A has the active Battle Card "Scout" (probe "activate-draw-once")
      And player A has "Young scout" (probe "activate-draw-once") in the hand
      And player A has "Old scout" (probe "activate-draw-once") in the Drop Area
      And player A has "Cheer" (probe "battle-power-in-combo") in the hand
      When player A tries to activate "Their scout"
      Then that is refused
      When player A tries to activate "Young scout"
      Then that is refused
      When player A tries to activate "Old scout"
      Then that is refused
      When player A tries to activate "Cheer"
      Then that is refused
      When player A activates "Scout"
      Then player A's hand holds 3 cards

    Scenario: A player may activate the [Activate: Main] of a Battle Card in the turn it was played
      Given player A has "Scout" (probe "activate-draw-once") in the hand
      When player A plays "Scout"
      And player A activates "Scout"
      Then player A's hand holds 1 card
      And "Scout" is in player A's Battle Area

  @DBS-6-3-1-2-2-1
  Rule: 6-3-1-2-2-1 A counter timing comes before and after the skill resolves

    Scenario: A [Counter: Play] before a skill resolves can negate it
      Given player A has "Rescue" (probe "extra-play-from-drop") in the hand
      And player A has "Lost" in the Drop Area
      And player B has "Stop" (probe "counter-play-negate") in the hand
      When player A activates "Rescue"
      And player B counters with "Stop"
      Then "Lost" is in player A's Drop Area
      And "Rescue" is in player A's Drop Area

    Scenario: A [Counter: Play] after a skill has resolved can affect the card that the skill played
      Given player A has "Rescue" (probe "extra-play-from-drop") in the hand
      And player A has "Lost" in the Drop Area
      And player B has "Wither" (probe "counter-play-weaken") in the hand
      When player A activates "Rescue"
      And player B is asked to counter
      And player B declines
      And player B is asked to counter
      Then "Lost" is in player A's Battle Area
      When player B counters with "Wither"
      Then "Lost" is in player A's Drop Area
      And "Wither" is in player B's Drop Area

    Scenario: A player cannot counter their own skill
      Given player A has "Rescue" (probe "extra-play-from-drop") and "Own stop" (probe "counter-play-negate") in the hand
      And player A has "Lost" in the Drop Area
      When player A activates "Rescue"
      Then "Lost" is in player A's Battle Area
      And "Own stop" is in player A's hand

  @DBS-6-3-1-2-2-2
  Rule: 6-3-1-2-2-2 A player may activate [Awaken] and [Wish] in the Main Phase

    Scenario: [Awaken] turns the Leader Card over
      Given player A's Leader is "Captain" (probe "leader-of-two-sides")
      And player A has "Fresh" on top of the deck
      When player A activates "Captain"
      Then "Captain" shows its back side
      And "Captain" has 20000 power
      And "Fresh" is in player A's hand

    Scenario: A player cannot activate the [Awaken] of the opponent's Leader Card
      Given player A's Leader is "Captain" (probe "leader-of-two-sides")
      And player B's Leader is "Rival" (probe "leader-of-two-sides")
      When player A tries to activate "Rival"
      Then that is refused
      When player A activates "Captain"
      Then "Captain" shows its back side
      And "Rival" shows its front side

    @since-1.071
    Scenario: [Wish] turns its Leader Card over
      Given "Granter" has this data:
        """
        {"category": "leader", "power": 10000,
          "abilities": [{"type": "wish", "effect": [{"do": "draw", "count": 1}]}],
          "back": {"name": "Granted", "colors": ["red"], "power": 15000}}
        """
      And player A's Leader is "Granter"
      When player A activates "Granter"
      Then "Granter" shows its back side
      And player A's hand holds 1 card

  @DBS-6-3-1-2-3
  Rule: 6-3-1-2-3 The turn player may attack with cards of which they are the master

    Scenario: A player may attack with a Battle Card they gained control of, but not with one the opponent controls
      Given player A has "Lure" (probe "extra-gain-control") in the hand
      And player A has the active Battle Card "Own" with 10000 power
      And player B has the active Battle Card "Crew" with 10000 power
      And player B has the active Battle Card "Loyal" with 10000 power
      When player A activates "Lure"
      And player A chooses "Crew"
      And player A tries to attack "B leader" with "Loyal"
      Then that is refused
      When player A attacks "B leader" with "Crew"
      Then player B's Life Area holds 3 cards
      When player A attacks "B leader" with "Own"
      Then player B's Life Area holds 2 cards

    Scenario: Only the turn player may attack with their Leader Card
      When player B tries to attack "A leader" with "B leader"
      Then that is not offered
      When player A attacks "B leader" with "A leader"
      Then player B's Life Area holds 3 cards

    Scenario: A player cannot attack their own cards
      Given player A has the active Battle Card "Own" with 10000 power
      And player A has the rested Battle Card "Friend" with 10000 power
      When player A tries to attack "Friend" with "Own"
      Then that is refused
      When player A tries to attack "A leader" with "Own"
      Then that is refused
      When player A attacks "B leader" with "Own"
      Then player B's Life Area holds 3 cards

  @DBS-6-3-1-2-4
  Rule: 6-3-1-2-4 The turn player may end the Main Phase in any free timing

    Scenario: A player may end the turn without acting, even if they could play a card
      Given player A has "Crew" in the hand
      And player A has the active Battle Card "Ender" (probe "main-end-draw")
      When player A ends the turn
      Then "Crew" is in player A's hand
      And it is now player B's Main Phase
      And the event "skill activated" happened exactly 1 time to "Ender"

    Scenario: A player who has acted gets another free timing, and ends the turn by declining
      Given player A has "Crew" in the hand
      When player A plays "Crew"
      Then it is now player A's Main Phase
      And player A is the one who decides
      When player A declines
      Then it is now player B's Main Phase

  @DBS-6-3-1-3-1-1
  Rule: 6-3-1-3-1-1 Skills for the end of the Main Phase trigger and resolve at a checkpoint

    Scenario Outline: A skill for the end of your Main Phase triggers in player <player>'s turn for player <player> only
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Ender" (probe "main-end-draw")
      And player <other> has the active Battle Card "Other ender" (probe "main-end-draw")
      When player <player> ends the turn
      Then player <player>'s hand holds 1 card
      And these events happened in this order:
        | main phase ending |       |
        | skill activated   | Ender |
        | turn ending       |       |
      And the event "skill activated" did not happen to "Other ender"

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: A skill for the end of the Main Phase resolves before skills for the end of the turn
      Given player A has the active Battle Card "Ender" (probe "main-end-draw")
      And player A has the active Battle Card "Closer" (probe "turn-end-draw")
      When player A ends the turn
      Then player A's hand holds 2 cards
      And these events happened in this order:
        | skill activated | Ender  |
        | turn ending     |        |
        | skill activated | Closer |

  @DBS-6-3-1-3-1-2
  Rule: 6-3-1-3-1-2 Effects that last until the end of the Main Phase end after its triggered skills

    Scenario: A power boost until the end of the Main Phase still counts for skills triggered by that end
      Given player A has "Cheer" (probe "extra-power-main-phase") in the hand
      And "Judge" has this data:
        """
        {"category": "battle", "energyCost": 2, "comboPower": 5000, "comboCost": 0, "power": 10000, "abilities": [{"type": "auto",
          "when": {"event": "mainPhaseEnding", "player": "you"}, "if": {"value": "power", "of": {"self": true}, "min": 15000},
          "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has the active Battle Card "Judge"
      When player A activates "Cheer"
      And player A ends the turn
      Then player A's hand holds 1 card
      And "Cheer" is in player A's Drop Area
      And "Judge" has 10000 power

    Scenario: A power boost until the end of the Main Phase no longer counts for skills of the end of the turn
      Given player A has "Cheer" (probe "extra-power-main-phase") in the hand
      And player A has the active Battle Card "Judge" (probe "turn-end-draw-at-15000")
      When player A activates "Cheer"
      Then "Judge" has 15000 power
      When player A ends the turn
      Then player A's hand holds 0 cards

    Scenario: A power boost for the turn still counts at the end of the turn when a Main Phase boost has ended
      Given player A has "Cheer" (probe "extra-power-main-phase") and "Vow" (probe "extra-power") in the hand
      And "Judge" has this data:
        """
        {"category": "battle", "energyCost": 2, "comboPower": 5000, "comboCost": 0, "power": 10000, "abilities": [{"type": "auto",
          "when": {"event": "turnEnding", "player": "you"}, "if": {"value": "power", "of": {"self": true}, "min": 15000, "max": 15000},
          "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has the active Battle Card "Judge"
      When player A activates "Cheer"
      And player A activates "Vow"
      Then "Judge" has 20000 power
      When player A ends the turn
      Then player A's hand holds 1 card

  @DBS-6-3-1-3-1-3
  Rule: 6-3-1-3-1-3 The End Phase begins after the Main Phase has ended

    Scenario: A skill for the end of the turn triggers after the Main Phase has ended
      Given player A has the active Battle Card "Closer" (probe "turn-end-draw")
      When player A ends the turn
      Then these events happened in this order:
        | main phase ending |        |
        | turn ending       |        |
        | skill activated   | Closer |
        | turn starting     |        |
      And player A's hand holds 1 card
      And it is now player B's Main Phase
