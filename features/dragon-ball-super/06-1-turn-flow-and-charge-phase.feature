@DBS
Feature: 6-1 and 6-2. Turn flow and Charge Phase

  @DBS-6-1-1
  Rule: 6-1-1 The turn player goes through the Charge Phase, the Main Phase and the End Phase

    Scenario: A turn runs in order: cards become active, a draw, a charge, the Main Phase and the End Phase
      Given player B has the rested Battle Card "Sleeper" with 10000 power
      And player B has the active Battle Card "Closer" (probe "turn-end-draw")
      And player B has "Fuel" in the hand
      When player A ends the turn
      And player B charges "Fuel"
      And player B ends the turn
      Then these events happened in this order:
        | turn starting       |         |
        | set active          | Sleeper |
        | drew                |         |
        | placed as energy    | Fuel    |
        | main phase starting |         |
        | main phase ending   |         |
        | turn ending         |         |
        | skill activated     | Closer  |
        | turn starting       |         |
      And "Fuel" is in player B's Energy Area
      And "Sleeper" is active

    Scenario Outline: Only player <turn player> sets cards active, draws and charges in their own turn
      Given it is player <other>'s Main Phase
      And player <turn player> has the rested Battle Card "Own" with 10000 power
      And player <other> has the rested Battle Card "Foreign" with 10000 power
      And player <turn player> has "Fuel" in the hand
      And player <other> has "Other fuel" in the hand
      When player <other> ends the turn
      And player <turn player> charges "Fuel"
      Then player <other> is not asked to charge
      And "Own" is active
      And player <turn player>'s hand holds 1 card
      And player <other>'s hand holds exactly "Other fuel"
      And it is now player <turn player>'s Main Phase

      Examples:
        | turn player | other |
        | A           | B     |
        | B           | A     |

    Scenario: The non-turn player cannot play a card in the turn player's Main Phase
      Given player B has "Hand" in the hand
      When player B tries to play "Hand"
      Then that is not offered
      When player A ends the turn
      And player B plays "Hand"
      Then "Hand" is in player B's Battle Area
      And it is now player B's Main Phase

  @DBS-6-2-1
  Rule: 6-2-1 Skills for the start of the turn and the Charge Phase trigger first, then a checkpoint follows

    Scenario: A skill for the start of your turn or of your opponent's turn triggers in the right turn only
      Given player B has the active Battle Card "Riser" (probe "turn-start-draw")
      And player A has the active Battle Card "Spy" (probe "opponents-turn-start-draw")
      When player A ends the turn
      Then player B's hand holds 2 cards
      And player A's hand holds 1 card
      When player B ends the turn
      Then player B's hand holds 2 cards
      And player A's hand holds 2 cards

    Scenario: The turn player's skill for the start of the turn resolves before the opponent's
      Given player A has the active Battle Card "Spy" (probe "opponents-turn-start-draw")
      And player B has the active Battle Card "Riser" (probe "turn-start-draw")
      When player A ends the turn
      Then these events happened in this order:
        | skill activated | Riser |
        | skill activated | Spy   |
      And player A's hand holds 1 card

    Scenario: Skills for the start of the turn and of the Charge Phase trigger together, and their player orders them
      Given player B has the active Battle Card "Riser" (probe "turn-start-draw")
      And player B has the active Battle Card "Charger" (probe "charge-start-draw")
      When player A ends the turn
      And player B lets "Charger"'s ability come first
      Then these events happened in this order:
        | skill activated | Charger |
        | skill activated | Riser   |
      And player B's hand holds 3 cards

    Scenario: Skills for the start of the turn resolve before rested cards become active
      Given "Grumbler" has this data:
        """
        {"category": "battle", "abilities": [{"type": "auto",
          "when": {"event": "turnStarting", "player": "you"}, "if": {"count": {"player": "you", "zone": ["battle"], "state": "rested"}, "min": 1},
          "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player B has the rested Battle Card "Grumbler"
      And player B has the rested Battle Card "Riser" (probe "charge-start-draw")
      When player A ends the turn
      And player B lets "Riser"'s ability come first
      Then player B's hand holds 3 cards
      And "Grumbler" is active

    Scenario: An effect until the start of your next turn ends as that turn starts
      Given player A has "Vow" (probe "extra-power-your-next-turn") in the hand
      And player A has the active Battle Card "Riser" (probe "turn-start-draw")
      When player A activates "Vow"
      And player A ends the turn
      Then "Riser" has 15000 power
      When player B ends the turn
      Then "Riser" has 10000 power
      And player A's hand holds 2 cards

    Scenario: An effect until the start of your next turn counts from the skill's player, not the card's master
      Given player A has "Vow" (probe "extra-weaken-your-next-turn") in the hand
      And player B has the active Battle Card "Riser" (probe "turn-start-draw")
      When player A activates "Vow"
      And player A ends the turn
      Then player B's hand holds 2 cards
      And "Riser" has 5000 power
      When player B ends the turn
      Then "Riser" has 10000 power

  @DBS-6-2-2
  Rule: 6-2-2 Rested cards in the Leader Area, Battle Area and Energy Area are switched to Active Mode

    Scenario: The turn player's Leader Card, Battle Cards, [Field] card and energy all become active
      Given player B's Leader is the rested "Chief" with 10000 power
      And player B has the rested Battle Card "Sleeper" with 10000 power
      And player B has the active Battle Card "Awake" with 10000 power
      And player B has the rested Battle Card "Dojo" (probe "field-power")
      And player B has 1 active and 5 rested energy
      When player A ends the turn
      Then "Chief", "Sleeper", "Awake" and "Dojo" are active
      And player B's Energy Area holds 6 active and 0 rested cards
      And the event "set active" did not happen to "Awake"

    Scenario: A Battle Card that an effect keeps rested stays rested, while others become active
      Given player A has the active Battle Card "Jailer" with 10000 power
      And player B has the rested Battle Card "Prisoner" with 10000 power
      And player B has the rested Battle Card "Free" with 10000 power
      And "Jailer" has brought about this effect on "Prisoner":
        """
        {"do": "forbid", "what": "refresh", "until": "opponentsNextCharge"}
        """
      When player A ends the turn
      Then "Prisoner" is rested
      And "Free" is active
      When player B ends the turn
      And player A ends the turn
      Then "Prisoner" is active

    @reading
    Scenario: Only the turn player's cards are switched to Active Mode in the Charge Phase
      Given player A has the rested Battle Card "Tired" with 10000 power
      And player B has the rested Battle Card "Sleeper" with 10000 power
      When player A ends the turn
      Then "Sleeper" is active
      And "Tired" is rested

    @reading
    Scenario: Under the alternative interpretation, both players' cards are switched to Active Mode in the Charge Phase
      Given the ambiguous rule "Whose cards are switched to Active Mode in the Charge Phase?" is answered "those of both players"
      And player A has the rested Battle Card "Tired" with 10000 power
      And player B has the rested Battle Card "Sleeper" with 10000 power
      When player A ends the turn
      Then "Sleeper" is active
      And "Tired" is active

  @DBS-6-2-3
  Rule: 6-2-3 The turn player draws a card, except the first player in the first turn

    Scenario Outline: Player <first>, who goes first, does not draw in the first turn
      Given both players have decks for a game, led by "Captain" and "Rival"
      And the lot falls to player <first>
      When player <first> ends the turn
      Then player <first>'s hand holds 6 cards
      And player <second>'s hand holds 7 cards
      When player <second> ends the turn
      Then player <first>'s hand holds 7 cards
      And player <second>'s hand holds 7 cards

      Examples:
        | first | second |
        | A     | B      |
        | B     | A      |

    Scenario: Rested cards become active before the turn player draws
      Given player B has the rested Battle Card "Sleeper" with 10000 power
      And player B has "Fresh" on top of the deck
      When player A ends the turn
      Then these events happened in this order:
        | set active | Sleeper |
        | drew       | Fresh   |
      And "Fresh" is in player B's hand

    Scenario: The turn player draws before choosing a card to charge
      Given player B has "Fresh" on top of the deck
      And player B has "Fuel" in the hand
      When player A ends the turn
      And player B is asked to charge
      Then player B's hand holds exactly "Fuel" and "Fresh"

    @DBS-9-2-4
    Scenario: A player who draws their last card in the Charge Phase loses
      Given player B has 1 card in the deck
      And player B has "Fuel" in the hand
      When player A ends the turn
      Then player A wins the game
      And player B's Energy Area holds 6 active and 0 rested cards

  @DBS-6-2-4
  Rule: 6-2-4 A checkpoint follows the draw before a card is charged

    Scenario: An [Auto] triggered by the draw of the Charge Phase resolves before a card is charged
      Given player B has the active Battle Card "Oracle" (probe "drew-deck-to-energy")
      And player B has "Drawn" and "Next" on top of the deck
      When player A ends the turn
      And player B is asked to charge
      Then "Next" is in player B's Energy Area
      And "Drawn" is in player B's hand

    Scenario: A card drawn by an [Auto] in the Charge Phase can be charged in the same phase
      Given player B has the active Battle Card "Watcher" (probe "energy-draw")
      And player B has the rested Battle Card "Oracle" (probe "set-active-draws")
      And player B has "Drawn" and "Next" on top of the deck
      When player A ends the turn
      And player B charges "Next"
      Then "Next" is in player B's Energy Area
      And these events happened in this order:
        | drew             | Drawn  |
        | skill activated  | Oracle |
        | drew             | Next   |
        | placed as energy | Next   |

  @DBS-6-2-5
  Rule: 6-2-5 The turn player may charge one card from the hand

    Scenario Outline: Player <player> may charge one card a turn, and not two
      Given it is player <other>'s Main Phase
      And player <player> has "One" and "Two" in the hand
      When player <other> ends the turn
      And player <player> tries to charge "One" and "Two"
      Then that is refused
      When player <player> charges "Two"
      Then "Two" is in player <player>'s Energy Area
      And "One" is in player <player>'s hand
      And player <player>'s Energy Area holds 7 active and 0 rested cards
      And it is now player <player>'s Main Phase

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: A player may decline to charge a card
      Given player B has "One" in the hand
      When player A ends the turn
      And player B is asked to charge
      And player B declines
      Then it is now player B's Main Phase
      And "One" is in player B's hand
      And player B's Energy Area holds 6 active and 0 rested cards

    Scenario: A player may charge a just drawn Extra Card from the hand, but not a Battle Card in play
      Given player B has the active Battle Card "Crew" with 10000 power
      And player B has "Fresh" (probe "extra-draw-for-1") on top of the deck
      When player A ends the turn
      And player B tries to charge "Crew"
      Then that is refused
      When player B charges "Fresh"
      Then "Fresh" is in player B's Energy Area
      And "Crew" is in player B's Battle Area

    Scenario: The first player may charge a card in the very first turn
      Given both players have decks for a game, led by "Captain" and "Rival"
      And the lot falls to player A
      And the next shuffle of player A's deck puts "player A's card 7" on top
      When player A charges "player A's card 7"
      Then "player A's card 7" is in player A's Energy Area
      And player A's hand holds 5 cards

  @DBS-6-2-6
  Rule: 6-2-6 A checkpoint follows the charge, and then the Main Phase begins

    Scenario: A Battle Card reduced to 0 power by a charge is dropped before the Main Phase
      Given "Envious" has this data:
        """
        {"category": "battle", "energyCost": 2, "comboPower": 5000, "comboCost": 0, "power": 5000, "abilities": [{"type": "permanent",
          "if": {"count": {"player": "you", "zone": ["energy"]}, "min": 7}, "effect": [{"do": "modify", "stat": "power", "by": -5000, "target": {"self": true}}]}]}
        """
      And player B has the active Battle Card "Envious"
      And player B has "Fuel" in the hand
      When player A ends the turn
      And player B charges "Fuel"
      Then "Envious" is in player B's Drop Area
      And these events happened in this order:
        | placed as energy    | Fuel    |
        | dropped             | Envious |
        | main phase starting |         |

    Scenario: An [Auto] triggered by a charge resolves before the Main Phase begins
      Given player B has the active Battle Card "Watcher" (probe "energy-draw")
      And player B has the active Battle Card "Starter" (probe "main-start-draw")
      And player B has "Fuel" in the hand
      When player A ends the turn
      And player B charges "Fuel"
      Then these events happened in this order:
        | placed as energy    | Fuel    |
        | skill activated     | Watcher |
        | main phase starting |         |
        | skill activated     | Starter |
      And player B's hand holds 3 cards
      And it is now player B's Main Phase
