@DBS
Feature: 4-2 to 4-4, 4-8 to 4-9. Owners and masters, card positions, drawing

  @DBS-4-2-2
  Rule: 4-2-2 A card belongs to the player who put it in their deck, whoever controls it

    Scenario Outline: A card of player <owner> that player <thief> controls goes to player <owner>'s <area>
      Given it is player <thief>'s Main Phase
      And player <thief> has "Lure" (probe "extra-gain-control-1") and "Blow" (probe "<probe>") in the hand
      And player <owner> has the active Battle Card "Prize" with 5000 power
      When player <thief> activates "Lure"
      Then "Prize" is in player <thief>'s Battle Area
      When player <thief> activates "Blow"
      Then "Prize" is in player <owner>'s <area>

      Examples:
        | thief | owner | probe                        | area      |
        | A     | B     | extra-ko-all                 | Drop Area |
        | B     | A     | extra-ko-all                 | Drop Area |
        | A     | B     | extra-return-own-battle-card | hand      |
        | B     | A     | extra-return-own-battle-card | hand      |

  @DBS-4-3-2
  Rule: 4-3-2 The master of a card is the player in whose area it is

    Scenario: A player who gains control of a Battle Card can attack with it
      Given player A has "Lure" (probe "extra-gain-control-1") in the hand
      And player B has the active Battle Card "Prize" with 10000 power
      When player A activates "Lure"
      And player A attacks "B leader" with "Prize"
      Then player B's Life Area holds 3 cards
      And "Prize" is rested

    Scenario: A [Permanent] for "your" Battle Cards also applies to one that its player gained control of
      Given player A has "Lure" (probe "extra-gain-control-1") in the hand
      And player A has the active Battle Card "Drummer" (probe "own-battle-cards-plus-1000")
      And player B has the active Battle Card "Prize" with 5000 power
      When player A activates "Lure"
      Then "Prize" has 6000 power

    Scenario: A [Permanent] for "your" Battle Cards applies to a card of the opponent only once its player controls it
      Given player B has "Lure" (probe "extra-gain-control-1") in the hand
      And player B has the active Battle Card "Drummer" (probe "own-battle-cards-plus-1000")
      And player A has the active Battle Card "Mate" (probe "own-battle-cards-plus-1000")
      Then "Mate" has 11000 power
      And "Drummer" has 11000 power
      When player A ends the turn
      And player B activates "Lure"
      Then "Mate" has 12000 power
      And "Drummer" has 12000 power
      And player B's Battle Area holds exactly "Mate" and "Drummer"

  @DBS-4-3-3
  Rule: 4-3-3 The master of an [Activate] skill is the master of its card

    Scenario: A player who gains control of a card can activate its skill and draws for it
      Given player A has "Lure" (probe "extra-gain-control-1") in the hand
      And player B has the active Battle Card "Scholar" (probe "rest-draw-2")
      When player A activates "Lure"
      And player A activates "Scholar"
      Then player A's hand holds 2 cards
      And player B's hand holds 0 cards

    Scenario Outline: Player <turn> cannot activate a skill of player <other>'s card
      Given it is player <turn>'s Main Phase
      And player <other> has the active Battle Card "Theirs" (probe "rest-draw-2")
      And player <turn> has the active Battle Card "Mine" (probe "rest-draw-2")
      When player <turn> tries to activate "Theirs"
      Then that is refused
      When player <turn> activates "Mine"
      Then player <turn>'s hand holds 2 cards

      Examples:
        | turn | other |
        | A    | B     |
        | B    | A     |

  @DBS-4-3-4
  Rule: 4-3-4 The master of a [Permanent] skill is the master of its card

    Scenario: A [Permanent] for "your" Battle Cards applies to the cards of the player who gained control of it
      Given player A has "Lure" (probe "extra-gain-control-1") in the hand
      And player B has the active Battle Card "Drummer" (probe "own-battle-cards-plus-1000")
      And player A has the active Battle Card "Mate" with 5000 power
      When player A activates "Lure"
      Then "Mate" has 6000 power
      And "Drummer" has 11000 power

    Scenario: A [Permanent] for "your" Battle Cards no longer applies to its owner's cards once the opponent controls it
      Given player A has "Lure" (probe "extra-gain-control-1") in the hand
      And player B has the active Battle Card "Drummer" (probe "own-battle-cards-plus-1000")
      And player B has the active Battle Card "Left" with 5000 power
      When player A activates "Lure"
      And player A chooses "Drummer"
      Then "Left" has 5000 power
      And "Drummer" has 11000 power

  @DBS-4-3-5
  Rule: 4-3-5 The master of an [Auto] skill is the master of its card

    Scenario: A player who gains control of a Battle Card draws by its [Auto] when it attacks
      Given player A has "Lure" (probe "extra-gain-control-1") in the hand
      And player B has the active Battle Card "Scout" (probe "attacks-draw")
      When player A activates "Lure"
      And player A attacks "B leader" with "Scout"
      Then player A's hand holds 1 card
      And player B's hand holds 1 card

    Scenario Outline: Player <other> draws by the [Auto] of their own card in player <turn>'s turn
      Given it is player <turn>'s Main Phase
      And player <other> has the active Battle Card "Napper" (probe "rested-draws")
      And player <turn> has "Lullaby" (probe "extra-rest-all-battle-cards") in the hand
      When player <turn> activates "Lullaby"
      Then player <other>'s hand holds 1 card
      And player <turn>'s hand holds 0 cards

      Examples:
        | turn | other |
        | A    | B     |
        | B    | A     |

  @DBS-4-8-1
  Rule: 4-8-1 Only Leader Cards, Battle Cards and energy have an Active Mode and a Rest Mode

    Scenario: A skill can rest a Leader Card, a Battle Card and energy, and the Charge Phase sets them active
      Given player A has "Lull" (probe "extra-rest-everything-of-the-opponent") in the hand
      And player B has the active Battle Card "Mate"
      And player B has the active energy "Fuel"
      When player A activates "Lull"
      Then "B leader", "Mate" and "Fuel" are rested
      When player A ends the turn
      Then "B leader", "Mate" and "Fuel" are active

    Scenario: A card in the Drop Area is not switched by a skill that rests all cards
      Given player A has "Lull" (probe "extra-rest-everything-of-the-opponent") in the hand
      And player B has "Fallen" in the Drop Area
      And player B has the active Battle Card "Mate"
      When player A activates "Lull"
      Then "Mate" is rested
      And the event "rested" happened exactly 1 time to "Mate"
      And the event "rested" did not happen to "Fallen"

    @DBS-3-6-4
    Scenario: A rested Battle Card that returns to the hand is active when it is played again
      Given "Hopper" is a Battle Card of energy cost 0 with 5000 power
      And player A has the rested Battle Card "Hopper"
      And player A has "Lift" (probe "extra-return-own-battle-card") in the hand
      When player A activates "Lift"
      Then "Hopper" is in player A's hand
      When player A plays "Hopper"
      Then "Hopper" is active

  @DBS-4-9-1
  Rule: 4-9-1 Drawing a card means adding the top card of the deck to the hand

    Scenario Outline: Player <player> draws the top card of their deck and no other
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Sage" (probe "1-energy-draw-1")
      And player <player> has "Top" and "Next" on top of the deck
      When player <player> activates "Sage"
      Then player <player>'s hand holds exactly "Top"
      And the top of player <player>'s deck is "Next"

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: Adding the top card of the deck to the hand by a skill does not count as drawing
      Given player A has the active Battle Card "Listener" (probe "drew-power")
      And player A has the active Battle Card "Sage" (probe "1-energy-draw-1")
      And player A has "Fetch" (probe "extra-top-card-to-hand") in the hand
      When player A activates "Fetch"
      Then player A's hand holds 1 card
      And "Listener" has 10000 power
      When player A activates "Sage"
      Then "Listener" has 11000 power

  @DBS-4-9-2
  Rule: 4-9-2 The opponent does not see a drawn card

    Scenario Outline: Player <player> sees the card they draw, and player <other> does not
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Sage" (probe "1-energy-draw-1")
      And player <player> has "Top" on top of the deck
      When player <player> activates "Sage"
      Then player <player> sees "Top" in player <player>'s hand
      And player <other> does not see "Top"

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

  @DBS-4-9-3
  Rule: 4-9-3 Several cards are drawn one at a time, and 0 cards are not drawn at all

    Scenario: A skill that draws 2 cards triggers a skill for drawing twice
      Given player A has the active Battle Card "Listener" (probe "drew-power")
      And player A has "Study" (probe "extra-cost-2-draw-2") in the hand
      And player A has "Top", "Next" and "Third" on top of the deck
      When player A activates "Study"
      Then player A's hand holds exactly "Top" and "Next"
      And the top of player A's deck is "Third"
      And "Listener" has 12000 power

    Scenario: A skill that draws 0 cards does not trigger a skill for drawing
      Given player A has "Muster" (probe "extra-draw-per-opposing-battle-card") in the hand
      And player A has "Again" (probe "extra-draw-per-opposing-battle-card") in the hand
      And player A has the active Battle Card "Listener" (probe "drew-power")
      When player A activates "Muster"
      Then "Muster" is in player A's Drop Area
      And player A's hand holds exactly "Again"
      And "Listener" has 10000 power

    Scenario: A skill that draws a card for each opposing Battle Card draws 3 cards against three of them
      Given player A has "Muster" (probe "extra-draw-per-opposing-battle-card") in the hand
      And player B has "One", "Two" and "Three" in the Battle Area
      When player A activates "Muster"
      Then player A's hand holds 3 cards

    Scenario Outline: If the number of cards to draw is <which>, the player draws <drawn>
      Given "Tally" has this data:
        """
        {"category": "extra", "energyCost": 0, "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "draw", "count": <count>}]}]}
        """
      And "Giant" has this data:
        """
        {"category": "battle", "power": 14000, "comboPower": 15000, "comboCost": 4, "energyCost": 5}
        """
      And player A has the active Battle Card "Giant"
      And player A has 4 active and 1 rested energy
      And player B has 2 active and 1 rested energy
      And player A has "Tally" in the hand
      When player A activates "Tally"
      Then player A's hand holds <drawn> cards
      And "Tally" is in player A's Drop Area

      Examples:
        | which                                             | count                                                                                                  | drawn |
        | 1 for every 5000 power, rounded down              | {"value": "power", "of": {"all": {"zone": ["battle"]}}, "per": 5000}                                   | 2     |
        | 1 for every 5000 combo power                      | {"value": "comboPower", "of": {"all": {"zone": ["battle"]}}, "per": 5000}                              | 3     |
        | a combo cost                                      | {"value": "comboCost", "of": {"all": {"zone": ["battle"]}}}                                            | 4     |
        | an energy cost, and 2 more                        | {"value": "energyCost", "of": {"all": {"zone": ["battle"]}}, "plus": 2}                                | 7     |
        | an energy cost, less the number of Battle Cards   | {"value": "energyCost", "of": {"all": {"zone": ["battle"]}}, "plus": {"count": {"zone": ["battle"]}, "times": -4}} | 1 |
        | its player's energy, active or not                | {"value": "energy", "of": "you"}                                                                       | 5     |
        | the energy of the opponent                        | {"value": "energy", "of": "opponent"}                                                                  | 3     |

  @DBS-4-9-4
  Rule: 4-9-4 A player who draws up to a number draws one card at a time, and is not asked if it is 0

    Scenario: A player who draws up to 3 cards sees each card before deciding on the next
      Given player A has "Choice" (probe "extra-draw-up-to-3") in the hand
      And player A has "Top" and "Next" on top of the deck
      When player A activates "Choice"
      And player A accepts the offer of the effect
      And player A is asked to accept the offer
      Then player A sees "Top" in player A's hand
      And player A does not see "Next"
      When player A declines
      Then player A's hand holds exactly "Top"

    Scenario: A player who draws up to 0 cards is not asked whether to draw
      Given player A has "Tally" (probe "extra-draw-up-to-1-per-opposing-battle-card-then-discard-1") and "Spare" in the hand
      When player A activates "Tally"
      And player A tries to accept the offer of the effect
      Then that is not offered
      And "Spare" is in player A's Drop Area

  @DBS-4-9-4-1
  Rule: 4-9-4-1 Before each card, a player who draws up to a number may stop

    Scenario: A player who draws up to 3 cards may stop before the first card
      Given player A has "Choice" (probe "extra-draw-up-to-3") in the hand
      When player A activates "Choice"
      And player A is asked to accept the offer
      And player A declines
      Then "Choice" is in player A's Drop Area
      And player A's hand holds 0 cards

    Scenario: An opponent whom a skill lets draw up to 2 cards may stop after the first card
      Given "Gift" has this data:
        """
        {"category": "extra", "energyCost": 0, "abilities": [{"type": "activate", "timings": ["main"], "effect": [{"do": "drawUpTo", "count": 2, "player": "opponent"}]}]}
        """
      And player A has "Gift" in the hand
      When player A activates "Gift"
      And player B accepts the offer of the effect
      And player B declines
      Then player B's hand holds 1 card
      And player A's hand holds 0 cards

    Scenario: A player who draws up to 3 cards may stop after the first card
      Given player A has "Choice" (probe "extra-draw-up-to-3") in the hand
      When player A activates "Choice"
      And player A accepts the offer of the effect
      And player A is asked to accept the offer
      And player A declines
      Then "Choice" is in player A's Drop Area
      And player A's hand holds 1 card

    Scenario: A player who draws up to 3 cards may stop after two cards
      Given player A has "Choice" (probe "extra-draw-up-to-3") in the hand
      When player A activates "Choice"
      And player A accepts the offer of the effect
      And player A accepts the offer of the effect
      And player A is asked to accept the offer
      And player A declines
      Then "Choice" is in player A's Drop Area
      And player A's hand holds 2 cards

  @DBS-4-9-4-2
  Rule: 4-9-4-2 A player who does not stop draws a card

    Scenario: A player who draws up to 3 cards and accepts once draws 1 card, unseen by the opponent
      Given player A has "Choice" (probe "extra-draw-up-to-3") in the hand
      And player A has the active Battle Card "Listener" (probe "drew-power")
      And player A has "Top" and "Next" on top of the deck
      When player A activates "Choice"
      And player A accepts the offer of the effect
      And player A is asked to accept the offer
      Then player A's hand holds exactly "Top"
      And player B does not see "Top"
      When player A declines
      Then "Listener" has 11000 power

  @DBS-4-9-4-3
  Rule: 4-9-4-3 Drawing up to a number goes on until the number is reached

    Scenario: A player who draws up to 3 cards draws three and is not offered a fourth
      Given player A has "Choice" (probe "extra-draw-up-to-3") in the hand
      When player A activates "Choice"
      And player A accepts the offer of the effect
      And player A accepts the offer of the effect
      And player A accepts the offer of the effect
      And player A tries to accept the offer of the effect
      Then that is not offered
      And player A's hand holds 3 cards
