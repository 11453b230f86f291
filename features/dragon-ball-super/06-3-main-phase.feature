@DBS
Feature: 6-3. Main Phase

  @DBS-6-3-1-1
  Rule: 6-3-1-1 What begins with the Main Phase is triggered, then comes a checkpoint

    Scenario Outline: in player <player>'s Main Phase, before player <player> acts
      Given it is player <other>'s Main Phase
      And player <player> has the active Battle Card "Starter" (probe "main-start-draw")
      And player <other> has the active Battle Card "Other starter" (probe "main-start-draw")
      When player <other> ends the turn
      Then player <player>'s hand holds 2 cards
      And the event "skillActivated" happened exactly 1 time to "Starter"
      And the event "skillActivated" happened exactly 1 time to "Other starter"
      And these events happened in this order:
        | skillActivated    | Other starter |
        | mainPhaseStarting |               |
        | skillActivated    | Starter       |

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: it comes after the draw and the charge of the turn
      Given player B has the active Battle Card "Starter" (probe "main-start-draw")
      And player B has "Fuel" in the hand
      And player B has "First" and "Second" on top of the deck
      When player A ends the turn
      And player B charges "Fuel"
      Then these events happened in this order:
        | drew              | First  |
        | placedAsEnergy    | Fuel   |
        | mainPhaseStarting |        |
        | drew              | Second |
      And player B's hand holds exactly "First" and "Second"

  @DBS-6-3-1-2
  Rule: 6-3-1-2 The turn player acts as often as wished, with a checkpoint after each action

    Scenario: each kind of action, one after the other, in any order
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

    Scenario: what an action triggers is resolved before the next one
      Given player A has "Herald" (probe "played-draw") in the hand
      And player A has "Fresh" on top of the deck
      When player A plays "Herald"
      And player A plays "Fresh"
      Then player A's Battle Area holds exactly "Herald" and "Fresh"

    Scenario: no action that belongs elsewhere
      Given player A has "Help" and "Rally" (probe "battle-play-from-combo") in the hand
      When player A tries to combo with "Help"
      Then that is not offered
      When player A tries to activate "Rally"
      Then that is refused
      When player A plays "Help"
      Then "Help" is in player A's Battle Area

  @DBS-6-3-1-2-1
  Rule: 6-3-1-2-1 The turn player can play a Battle Card of the hand

    Scenario Outline: player <player> plays from the own hand, and from nowhere else
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

    Scenario: no Extra Card is played
      Given player A has "Sight" (probe "extra-draw-for-1") in the hand
      When player A tries to play "Sight"
      Then that is refused
      When player A activates "Sight"
      Then "Sight" is in player A's Drop Area

    Scenario: as many as can be paid for
      Given player A has "One", "Two", "Three" and "Four" in the hand
      When player A plays "One"
      And player A plays "Two"
      And player A plays "Three"
      And player A tries to play "Four"
      Then that is refused
      And player A's Battle Area holds exactly "One", "Two" and "Three"

  @DBS-6-3-1-2-1-1
  Rule: 6-3-1-2-1-1 The card is revealed, its energy cost is paid in full, and it is declared

    Scenario: it is shown and paid for before it can be answered
      Given player A has "Crew" in the hand
      And player B has "Stop" (probe "counter-play-negate") in the hand
      When player A plays "Crew"
      And player B is asked to counter
      Then player B sees "Crew" in player A's hand
      And player A's Energy Area holds 4 active and 2 rested cards
      And "Crew" is in player A's hand
      When player B declines
      Then "Crew" is in player A's Battle Area

    Scenario Outline: with <active> active energy a card of energy cost 2 is <what>
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

    Scenario: nor with energy of another colour than it asks for
      Given "Crew" is a Battle Card of energy cost 1 with 5000 power
      And "Crew" has the specified cost 1 blue
      And player A has "Crew" and "Mate" in the hand
      When player A tries to play "Crew"
      Then that is refused
      And player A's Energy Area holds 6 active and 0 rested cards
      When player A plays "Mate"
      Then player A's Energy Area holds 4 active and 2 rested cards

    @DBS-2-11-1-1 @DBS-8-9-1-1
    Scenario: where something else happens instead of the payment it is not declared, and stays in the hand
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

    Scenario: one that costs nothing needs no energy
      Given "Free" is a Battle Card of energy cost 0 with 5000 power
      And player A has 0 active and 1 rested energy
      And player A has "Free" in the hand
      When player A plays "Free"
      Then "Free" is in player A's Battle Area

  @DBS-6-3-1-2-1-2
  Rule: 6-3-1-2-1-2 The other player can answer it with [Counter: Play] before it is played

    Scenario: it is not played where the answer negates it, and the energy stays in Rest Mode
      Given player A has "Herald" (probe "played-draw") in the hand
      And player B has "Stop" (probe "counter-play-negate") in the hand
      When player A plays "Herald"
      And player B counters with "Stop"
      Then "Stop" is in player B's Drop Area
      And player A's Battle Area holds 0 cards
      And player A's Energy Area holds 4 active and 2 rested cards
      And the event "played" did not happen

    Scenario: who plays it does not answer it, and [Counter: Attack] does not
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
  Rule: 6-3-1-2-1-3 Then the Battle Card is played

    Scenario: from the hand to the Battle Area, in Active Mode, once the answers are resolved
      Given player A has "Crew" in the hand
      And player B has "Stop" (probe "counter-play-weaken") in the hand
      And player B has the active Battle Card "Victim" with 10000 power
      When player A plays "Crew"
      And player B counters with "Stop"
      Then "Crew" is in player A's Battle Area
      And "Crew" is active
      And these events happened in this order:
        | counterActivated | Stop |
        | played           | Crew |

  @DBS-6-3-1-2-1-4
  Rule: 6-3-1-2-1-4 "When you play this card" is triggered, then comes a checkpoint

    Scenario Outline: of a card that player <player> plays, before player <player> acts again
      Given it is player <player>'s Main Phase
      And player <player> has "Herald" (probe "played-draw") in the hand
      And player <player> has "Fresh" on top of the deck
      When player <player> plays "Herald"
      Then player <player>'s hand holds exactly "Fresh"
      And these events happened in this order:
        | played         | Herald |
        | skillActivated | Herald |
        | drew           | Fresh  |

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: that of another card is not
      Given player A has the active Battle Card "Old herald" (probe "played-draw")
      And player A has "Herald" (probe "played-draw") in the hand
      When player A plays "Herald"
      Then player A's hand holds 1 card
      And "Herald" is in player A's Battle Area
      And the event "skillActivated" did not happen to "Old herald"

    @DBS-9-5-2
    Scenario: rules are processed at that checkpoint first, and the skill is resolved all the same
      Given player A has "Frail" (probe "played-draw") in the hand
      And "Frail" is a Battle Card of energy cost 2 with 0 power
      And player A has "Fresh" on top of the deck
      When player A plays "Frail"
      Then "Frail" is in player A's Drop Area
      And player A's hand holds exactly "Fresh"
      And these events happened in this order:
        | played         | Frail |
        | dropped        | Frail |
        | skillActivated | Frail |

  @DBS-6-3-1-2-2
  Rule: 6-3-1-2-2 The turn player can activate [Activate: Main] skills of the own cards

    Scenario: of a Leader Card, of a Battle Card and of an Extra Card of the hand
      Given player A's Leader is "Chief" (probe "leader-main-draw")
      And player A has the rested Battle Card "Scout" (probe "activate-draw-once")
      And player A has "Sight" (probe "extra-draw-for-1") in the hand
      When player A activates "Chief"
      And player A activates "Scout"
      And player A activates "Sight"
      Then player A's hand holds 3 cards
      And "Sight" is in player A's Drop Area
      And player A's Energy Area holds 5 active and 1 rested cards

    Scenario: not of the opponent's cards, nor of cards elsewhere, nor [Activate: Battle]
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

    Scenario: one of a card that was played in this turn
      Given player A has "Scout" (probe "activate-draw-once") in the hand
      When player A plays "Scout"
      And player A activates "Scout"
      Then player A's hand holds 1 card
      And "Scout" is in player A's Battle Area

  @DBS-6-3-1-2-2-1
  Rule: 6-3-1-2-2-1 Before and after the skill is resolved comes a counter timing

    Scenario: a [Counter] before it negates the skill
      Given player A has "Rescue" (probe "extra-play-from-drop") in the hand
      And player A has "Lost" in the Drop Area
      And player B has "Stop" (probe "counter-play-negate") in the hand
      When player A activates "Rescue"
      And player B counters with "Stop"
      Then "Lost" is in player A's Drop Area
      And "Rescue" is in player A's Drop Area

    Scenario: one after it comes when its work is done
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

    Scenario: not by the player of the skill
      Given player A has "Rescue" (probe "extra-play-from-drop") and "Own stop" (probe "counter-play-negate") in the hand
      And player A has "Lost" in the Drop Area
      When player A activates "Rescue"
      Then "Lost" is in player A's Battle Area
      And "Own stop" is in player A's hand

  @DBS-6-3-1-2-2-2
  Rule: 6-3-1-2-2-2 [Awaken] and [Wish] can be activated then

    Scenario: [Awaken] turns the Leader Card over
      Given player A's Leader is "Captain" (probe "leader-of-two-sides")
      And player A has "Fresh" on top of the deck
      When player A activates "Captain"
      Then "Captain" shows its back side
      And "Captain" has 20000 power
      And "Fresh" is in player A's hand

    Scenario: not that of the opponent's Leader Card
      Given player A's Leader is "Captain" (probe "leader-of-two-sides")
      And player B's Leader is "Rival" (probe "leader-of-two-sides")
      When player A tries to activate "Rival"
      Then that is refused
      When player A activates "Captain"
      Then "Captain" shows its back side
      And "Rival" shows its front side

    @since-1.071
    Scenario: [Wish] turns its card over
      Given "Granter" has this data:
        """
        {"category": "leader", "power": 10000, "text": "[Wish] Draw 1 card.",
          "abilities": [{"type": "wish", "effect": [{"do": "draw", "count": 1}]}],
          "back": {"name": "Granted", "colors": ["red"], "power": 15000}}
        """
      And player A's Leader is "Granter"
      When player A activates "Granter"
      Then "Granter" shows its back side
      And player A's hand holds 1 card

  @DBS-6-3-1-2-3
  Rule: 6-3-1-2-3 The turn player can attack with the cards that are the turn player's as master

    Scenario: with a card that belongs to the opponent, and not with one that the opponent controls
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

    Scenario: with the Leader Card, in the turn player's own turn alone
      When player B tries to attack "A leader" with "B leader"
      Then that is not offered
      When player A attacks "B leader" with "A leader"
      Then player B's Life Area holds 3 cards

    Scenario: only the opponent's cards
      Given player A has the active Battle Card "Own" with 10000 power
      And player A has the rested Battle Card "Friend" with 10000 power
      When player A tries to attack "Friend" with "Own"
      Then that is refused
      When player A tries to attack "A leader" with "Own"
      Then that is refused
      When player A attacks "B leader" with "Own"
      Then player B's Life Area holds 3 cards

  @DBS-6-3-1-2-4
  Rule: 6-3-1-2-4 The turn player can end the Main Phase at any free timing

    Scenario: without any action, though there would be some
      Given player A has "Crew" in the hand
      And player A has the active Battle Card "Ender" (probe "main-end-draw")
      When player A ends the turn
      Then "Crew" is in player A's hand
      And it is now player B's Main Phase
      And the event "skillActivated" happened exactly 1 time to "Ender"

    Scenario: after an action there is another free timing
      Given player A has "Crew" in the hand
      When player A plays "Crew"
      Then it is now player A's Main Phase
      And player A is the one who decides
      When player A declines
      Then it is now player B's Main Phase

  @DBS-6-3-1-3-1-1
  Rule: 6-3-1-3-1-1 What the end of the Main Phase triggers is resolved at a checkpoint

    Scenario Outline: in player <player>'s turn
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Ender" (probe "main-end-draw")
      And player <other> has the active Battle Card "Other ender" (probe "main-end-draw")
      When player <player> ends the turn
      Then player <player>'s hand holds 1 card
      And these events happened in this order:
        | mainPhaseEnding |       |
        | skillActivated  | Ender |
        | turnEnding      |       |
      And the event "skillActivated" did not happen to "Other ender"

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: it is not the end of the turn
      Given player A has the active Battle Card "Ender" (probe "main-end-draw")
      And player A has the active Battle Card "Closer" (probe "turn-end-draw")
      When player A ends the turn
      Then player A's hand holds 2 cards
      And these events happened in this order:
        | skillActivated | Ender  |
        | turnEnding     |        |
        | skillActivated | Closer |

  @DBS-6-3-1-3-1-2
  Rule: 6-3-1-3-1-2 After that what lasts until the end of the Main Phase ends

    Scenario: what the end of the Main Phase triggers still finds it
      Given player A has "Cheer" (probe "extra-power-main-phase") in the hand
      And "Judge" has this data:
        """
        {"category": "battle", "power": 10000, "text": "[Auto] At the end of your Main Phase, if this card has 15000 power or more, draw 1 card.", "abilities": [{"type": "auto",
          "when": {"event": "mainPhaseEnding", "player": "you"}, "if": {"value": "power", "of": {"self": true}, "min": 15000},
          "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has the active Battle Card "Judge"
      When player A activates "Cheer"
      And player A ends the turn
      Then player A's hand holds 1 card
      And "Cheer" is in player A's Drop Area
      And "Judge" has 10000 power

    Scenario: what the end of the turn triggers does not
      Given player A has "Cheer" (probe "extra-power-main-phase") in the hand
      And player A has the active Battle Card "Judge" (probe "turn-end-draw-at-15000")
      When player A activates "Cheer"
      Then "Judge" has 15000 power
      When player A ends the turn
      Then player A's hand holds 0 cards

    Scenario: what lasts for the turn has not ended
      Given player A has "Cheer" (probe "extra-power-main-phase") and "Vow" (probe "extra-power") in the hand
      And "Judge" has this data:
        """
        {"category": "battle", "power": 10000, "text": "[Auto] At the end of your turn, if this card has exactly 15000 power, draw 1 card.", "abilities": [{"type": "auto",
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
  Rule: 6-3-1-3-1-3 Then comes the End Phase

    Scenario: the end of the turn is triggered once the Main Phase is over
      Given player A has the active Battle Card "Closer" (probe "turn-end-draw")
      When player A ends the turn
      Then these events happened in this order:
        | mainPhaseEnding |        |
        | turnEnding      |        |
        | skillActivated  | Closer |
        | turnStarting    |        |
      And player A's hand holds 1 card
      And it is now player B's Main Phase
