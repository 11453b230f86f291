@DBS
Feature: 3-1. Areas

  @DBS-3-1-1
  Rule: 3-1-1 Each player has their own area of every kind

    Scenario: Battle Cards of both players that are KO-ed at once go to two separate Drop Areas
      Given player A has "Blaze" (probe "extra-ko-all") in the hand
      And player A has the active Battle Card "Ours" with 10000 power
      And player B has the active Battle Card "Theirs" with 10000 power
      When player A activates "Blaze"
      Then player A's Drop Area holds exactly "Ours" and "Blaze"
      And player B's Drop Area holds exactly "Theirs"

    Scenario: A player's new [Field] card does not remove the opponent's [Field] card
      Given player B has the active Battle Card "Their field" (probe "field-power")
      And player A has "Our field" (probe "field-power") in the hand
      When player A activates "Our field"
      Then player A's Battle Area holds exactly "Our field"
      And player B's Battle Area holds exactly "Their field"

    Scenario Outline: Player <player> draws from their own deck and charges into their own Energy Area
      Given it is player <other>'s Main Phase
      And player <player> has "Fuel" in the hand
      When player <other> ends the turn
      And player <player> charges "Fuel"
      Then "Fuel" is in player <player>'s Energy Area
      And player <player>'s deck holds 19 cards
      And player <other>'s deck holds 20 cards
      And player <other>'s Energy Area holds 6 active and 0 rested cards

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

  @DBS-3-1-2
  Rule: 3-1-2 Both players may count the cards in any area at any time

    Scenario Outline: Player <viewer> can count player A's deck, Life Area and hand as they change
      Given player A has "Ballast" (probe "extra-deck-to-life-2"), "One" and "Two" in the hand
      When player A activates "Ballast"
      Then player <viewer> counts 18 cards in player A's deck
      And player <viewer> counts 6 cards in player A's Life Area
      And player <viewer> counts 2 cards in player A's hand

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario Outline: Player <viewer> can count player A's Battle Area, Drop Area, Warp and Energy Area as they change
      Given player A has "Recruit" and "Exile" (probe "extra-hand-to-warp") in the hand
      And player A has "Lost" in the hand
      When player A plays "Recruit"
      And player A activates "Exile"
      Then player <viewer> counts 1 card in player A's Battle Area
      And player <viewer> counts 1 card in player A's Drop Area
      And player <viewer> counts 1 card in player A's Warp
      And player <viewer> counts 6 cards in player A's Energy Area

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: A player can count the opponent's Combo Area, hand and Life Area in the middle of a battle
      Given player B has "Help" in the hand
      And player A has the active Battle Card "Fighter" with 10000 power
      And player B has "Spare" in the hand
      When player A attacks "B leader" with "Fighter"
      And player B combos with "Help"
      And player B is asked to act in the Defense Step
      Then player A counts 1 card in player B's Combo Area
      And player A counts 1 card in player B's hand
      And player A counts 4 cards in player B's Life Area

  @DBS-3-1-3
  Rule: 3-1-3 Both players may see the cards in open areas, but not those in secret areas

    Scenario Outline: Both players see a card that is placed in the <area>
      Given player A has "Mover" (probe "<probe>") in the hand
      And player A has "Fresh" on top of the deck
      When player A activates "Mover"
      Then "Fresh" is in player A's <area>
      And player A sees "Fresh" in player A's <area>
      And player B sees "Fresh" in player A's <area>

      Examples:
        | area        | probe                 |
        | Drop Area   | extra-each-mills-1    |
        | Warp        | extra-deck-to-warp-2  |
        | Energy Area | extra-deck-to-energy  |
        | Battle Area | extra-plays-from-deck |

    Scenario: The opponent does not see a drawn card, and nobody sees a card that is added to the life
      Given player A has "Ballast" (probe "extra-deck-to-life-2") and "Sight" (probe "extra-draw-for-1") in the hand
      And player A has "Fresh" on top of the deck
      When player A activates "Sight"
      Then player A sees "Fresh" in player A's hand
      And player B does not see "Fresh"
      When player A activates "Ballast"
      Then player B does not see what is in player A's Life Area
      And player A does not see what is in player A's Life Area

    @DBS-11-2-1
    Scenario: A blue card that a skill searches from the deck is revealed; an ordinary drawn card is not
      Given "Call" has this data:
        """
        {"category": "extra", "energyCost": 1, "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "search", "from": {"zone": ["deck"], "color": "blue"}, "count": 1, "to": "hand"}]}]}
        """
      And player A has "Call" and "Sight" (probe "extra-draw-for-1") in the hand
      And player A has "Fresh" and "Next" on top of the deck
      And "Fresh" has the colour "blue"
      When player A activates "Call"
      And player A chooses "Fresh"
      And player A activates "Sight"
      Then player A's hand holds exactly "Fresh" and "Next"
      And the event "revealed" happened exactly 1 time to "Fresh"
      And the event "revealed" did not happen to "Next"

  @DBS-3-1-4
  Rule: 3-1-4 A card in the Battle Area becomes a new card when it leaves for an area other than the Combo Area

    Scenario: A Battle Card turned over by [Wish] shows its front side again when it goes under the Leader Card
      Given player A has the active Battle Card "Wisher" (probe "battle-card-wishes")
      And player A has "Tie" (probe "extra-under-leader") in the hand
      When player A activates "Wisher"
      And player A activates "Tie"
      Then under "A leader" lies "Wisher"
      And "Wisher" shows its front side

    Scenario: A Battle Card that returns to the hand and is played again has its printed power
      Given player A has "Cheer" (probe "extra-power") and "Tide" (probe "extra-return") in the hand
      And player A has the active Battle Card "Crew" with 10000 power
      When player A activates "Cheer"
      Then "Crew" has 15000 power
      When player A activates "Tide"
      And player A plays "Crew"
      Then "Crew" has 10000 power

    Scenario: A Battle Card loses its boost by leaving play, while another that stays keeps its boost
      Given player A has "Cheer 1" (probe "extra-power") and "Cheer 2" (probe "extra-power") in the hand
      And player A has "Tide" (probe "extra-return") in the hand
      And player A has the active Battle Card "Crew" with 10000 power
      And player A has the active Battle Card "Mate" with 10000 power
      When player A activates "Cheer 1"
      And player A chooses "Crew"
      And player A activates "Cheer 2"
      And player A chooses "Mate"
      And player A activates "Tide"
      And player A chooses "Crew"
      And player A plays "Crew"
      Then "Crew" has 10000 power
      And "Mate" has 15000 power

    Scenario: A Battle Card that is KO-ed and played from the Drop Area in the same turn has its printed power
      Given player A has "Cheer" (probe "extra-power") and "Blow" (probe "extra-ko-any") in the hand
      And player A has "Rescue" (probe "extra-play-from-drop") in the hand
      And player A has the active Battle Card "Crew" with 10000 power
      When player A activates "Cheer"
      And player A activates "Blow"
      Then "Crew" is in player A's Drop Area
      When player A activates "Rescue"
      Then "Crew" is in player A's Battle Area
      And "Crew" has 10000 power

    Scenario: A delayed skill does not affect a Battle Card that went to the hand and was played again
      Given player A has "Doom 1" (probe "extra-later-warp") and "Doom 2" (probe "extra-later-warp") in the hand
      And player A has "Tide" (probe "extra-return") in the hand
      And player A has the active Battle Card "Crew" with 10000 power
      And player A has the active Battle Card "Mate" with 10000 power
      When player A activates "Doom 1"
      And player A chooses "Crew"
      And player A activates "Doom 2"
      And player A chooses "Mate"
      And player A activates "Tide"
      And player A chooses "Crew"
      And player A plays "Crew"
      And player A ends the turn
      Then "Crew" is in player A's Battle Area
      And "Mate" is in player A's Warp

    Scenario: A [Once per turn] skill can be used again after its card returned to the hand and was played again
      Given player A has the active Battle Card "Scout" (probe "activate-draw-once")
      And player A has "Tide" (probe "extra-return") in the hand
      And player A has "First", "Second" and "Third" on top of the deck
      When player A activates "Scout"
      And player A activates "Tide"
      And player A plays "Scout"
      And player A activates "Scout"
      Then player A's hand holds exactly "First" and "Second"

    Scenario: A Battle Card that goes through the Combo Area cannot use its [Once per turn] skill again
      Given player A has the active Battle Card "Scout" (probe "activate-draw-once")
      And player A has "Rally" (probe "battle-play-from-combo") in the hand
      And player A has the active Battle Card "Other scout" (probe "activate-draw-once")
      When player A activates "Scout"
      And player A attacks "B leader" with "A leader"
      And player A combos with "Scout"
      And player A activates "Rally"
      And player A declines
      And player A tries to activate "Scout"
      Then that is refused
      When player A activates "Other scout"
      Then player A's hand holds 2 cards
      And "Scout" is in player A's Battle Area

    Scenario: A delayed skill still affects a Battle Card that went through the Combo Area and came back
      Given player A has "Doom" (probe "extra-later-warp") and "Rally" (probe "battle-play-from-combo") in the hand
      And player A has the active Battle Card "Crew" with 10000 power
      When player A activates "Doom"
      And player A attacks "B leader" with "A leader"
      And player A combos with "Crew"
      And player A activates "Rally"
      Then "Crew" is in player A's Battle Area
      When player A ends the turn
      Then "Crew" is in player A's Warp

    @reading
    Scenario Outline: A Battle Card that combos <has> the Battle Area, so its [Auto] draws <count>, as ruled: <choice>
      Given the ambiguous rule "Does a card that moves to the Combo Area count as leaving the Battle Area?" is answered "<choice>"
      And player A has the active Battle Card "Mate" (probe "leaves-draws")
      And player B has "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player A combos with "Mate"
      And player B is asked to act in the Defense Step
      Then "Mate" is in player A's Combo Area
      And player A's hand holds <count>

      Examples:
        | choice | has          | count   |
        | no     | has not left | 0 cards |
        | yes    | has left     | 1 card  |

  @DBS-3-1-5
  Rule: 3-1-5 A card that leaves the Combo Area becomes a new card, unless it goes to the Battle Area

    Scenario: A card loses its boost when the battle ends and it goes from the Combo Area to the Drop Area
      Given player A has "Cheer" (probe "extra-combo-power") and "Rescue" (probe "extra-play-from-drop") in the hand
      And player A has the active Battle Card "Crew" with 10000 power
      When player A activates "Cheer"
      And player A attacks "B leader" with "A leader"
      And player A combos with "Crew"
      Then "Crew" is in player A's Drop Area
      When player A activates "Rescue"
      And player A attacks "B leader" with "Crew"
      Then "Crew" is in player A's Battle Area
      And "Crew" has 10000 power

    Scenario: A card that returns from the Combo Area to the hand and combos again has its printed combo power
      Given player A has "Cheer" (probe "battle-combo-power"), "Tide" (probe "battle-return-combo") and "Crew" in the hand
      And player B's Leader is "B leader" with 20000 power
      And player A has "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player A combos with "Crew"
      And player A activates "Cheer"
      And player A is asked to act in the Offence Step
      Then "Crew" has 10000 combo power
      When player A activates "Tide"
      And player A combos with "Crew"
      And player A is asked to act in the Offence Step
      Then "Crew" has 5000 combo power

    Scenario Outline: A delayed skill does not affect a card that went from the Combo Area to the <area>
      Given player A has "Doom 1" (probe "extra-later-warp") and "Doom 2" (probe "extra-later-warp") in the hand
      And player A has "Tide" (probe "battle-return-combo") in the hand
      And player A has the active Battle Card "Crew" with 10000 power
      And player A has the active Battle Card "Mate" with 10000 power
      When player A activates "Doom 1"
      And player A chooses "Crew"
      And player A activates "Doom 2"
      And player A chooses "Mate"
      And player A attacks "B leader" with "A leader"
      And player A combos with "Crew"
      And player A <then>
      And player A ends the turn
      Then "Crew" is in player A's <area>
      And "Mate" is in player A's Warp

      Examples:
        | area      | then             |
        | Drop Area | declines         |
        | hand      | activates "Tide" |

    Scenario: A card played from the Combo Area keeps the power boost that it got there
      Given player A has "Cheer" (probe "battle-power-in-combo") and "Rally" (probe "battle-play-from-combo") in the hand
      And player A has "Crew" in the hand
      When player A attacks "B leader" with "A leader"
      And player A combos with "Crew"
      And player A activates "Cheer"
      And player A activates "Rally"
      Then "Crew" is in player A's Battle Area
      And "Crew" has 15000 power

  @DBS-3-1-6
  Rule: 3-1-6 The owner decides the order of cards that go to an area at the same time

    Scenario Outline: The owner may put "<upper>" above "<lower>" when the opponent's skill moves both below the deck
      Given player A has "Wave" (probe "extra-tuck-2") in the hand
      And player B has the active Battle Card "One" with 10000 power
      And player B has the active Battle Card "Two" with 10000 power
      And player B has the active Battle Card "Three" with 10000 power
      When player A activates "Wave"
      And player A chooses "One" and "Two"
      And player B arranges "<upper>" and "<lower>"
      Then the bottom of player B's deck is "<upper>" and "<lower>"
      And player B's Battle Area holds exactly "Three"

      Examples:
        | upper | lower |
        | One   | Two   |
        | Two   | One   |

    Scenario: Each owner orders their own cards under their deck, and the turn player does so first
      Given player A has "Flood" (probe "extra-tuck-all") in the hand
      And player A has the active Battle Card "A 1" with 10000 power
      And player A has the active Battle Card "A 2" with 10000 power
      And player B has the active Battle Card "B 1" with 10000 power
      And player B has the active Battle Card "B 2" with 10000 power
      When player A activates "Flood"
      And player A arranges "A 2" and "A 1"
      And player B arranges "B 2" and "B 1"
      Then the bottom of player A's deck is "A 2" and "A 1"
      And the bottom of player B's deck is "B 2" and "B 1"

    Scenario: The owner, not the player in control, orders the cards that go under the owner's deck
      Given player A has "Lure" (probe "extra-gain-control") and "Flood" (probe "extra-tuck-all") in the hand
      And player B has the active Battle Card "B 1" with 10000 power
      And player B has the active Battle Card "B 2" with 10000 power
      When player A activates "Lure"
      And player A chooses "B 1"
      And player A activates "Flood"
      And player B arranges "B 1" and "B 2"
      Then the bottom of player B's deck is "B 1" and "B 2"

    Scenario: The owner decides the order of cards that go from the Drop Area to the top of the deck
      Given player A has "Stow" (probe "extra-drop-to-deck-2") in the hand
      And player A has "One" and "Two" in the Drop Area
      When player A activates "Stow"
      And player A chooses "One" and "Two"
      And player A tries to arrange "Two"
      Then that is refused
      When player A arranges "Two" and "One"
      Then the top of player A's deck is "Two" and "One"

    Scenario: The owner decides the order of cards that go from the hand to the life at the same time
      Given player A has "Shelter" (probe "extra-hand-to-life-2"), "One" and "Two" in the hand
      When player A activates "Shelter"
      And player A arranges "Two" and "One"
      Then the bottom of player A's Life Area is "Two" and "One"
      And player A's Life Area holds 6 cards

  @DBS-3-1-6-1
  Rule: 3-1-6-1 The order of cards that go from an open area to a secret area is known to their owner only

    Scenario: The opponent does not learn the order in which a player puts Battle Cards under their deck
      Given player A has "Flood" (probe "extra-tuck-all") in the hand
      And player A has the active Battle Card "One" with 10000 power
      And player A has the active Battle Card "Two" with 10000 power
      When player A activates "Flood"
      And player A arranges "Two" and "One"
      Then the bottom of player A's deck is "Two" and "One"
      And player B does not know card 21 of player A's deck
      And player B does not know card 22 of player A's deck

    Scenario: The player whose skill moves the opponent's Battle Cards under the deck does not learn their order
      Given player A has "Wave" (probe "extra-tuck-2") in the hand
      And player B has the active Battle Card "One" with 10000 power
      And player B has the active Battle Card "Two" with 10000 power
      When player A activates "Wave"
      And player A chooses "One" and "Two"
      And player B arranges "Two" and "One"
      Then the bottom of player B's deck is "Two" and "One"
      And player A does not know card 21 of player B's deck
      And player A does not know card 22 of player B's deck

    Scenario: The opponent does not learn the order in which a player puts Drop Area cards on their deck
      Given player A has "Stow" (probe "extra-drop-to-deck-2") in the hand
      And player A has "One" and "Two" in the Drop Area
      When player A activates "Stow"
      And player A chooses "One" and "Two"
      And player A arranges "Two" and "One"
      Then the top of player A's deck is "Two" and "One"
      And player B does not know card 1 of player A's deck
      And player B does not know card 2 of player A's deck

  @DBS-3-1-7
  Rule: 3-1-7 A card goes to its owner's area if the text names no player

    Scenario: A KO-ed Battle Card that the opponent controls counts as placed in its owner's Drop Area
      Given player A has "Lure" (probe "extra-gain-control") and "Blow" (probe "extra-ko-any") in the hand
      And player A has the active Battle Card "Own mourner" (probe "sees-drops-draws")
      And player B has the active Battle Card "Mourner" (probe "sees-drops-draws")
      And player B has the active Battle Card "Crew" with 10000 power
      When player A activates "Lure"
      And player A chooses "Crew"
      And player A activates "Blow"
      And player A chooses "Crew"
      Then "Crew" is in player B's Drop Area
      And player B's hand holds 1 card
      And player A's hand holds 2 cards

    Scenario: A KO-ed Battle Card that has been the opponent's since an earlier turn goes to its owner's Drop Area
      Given player A has "Blow" (probe "extra-ko-any") in the hand
      And player B has the active Battle Card "Crew" with 10000 power
      And player B has the active Battle Card "Own crew" with 10000 power
      And "Crew" belongs to player A
      When player A activates "Blow"
      And player A chooses "Crew"
      Then "Crew" is in player A's Drop Area
      And "Own crew" is in player B's Battle Area

    Scenario Outline: A Battle Card under the opponent's control goes to its owner's <area> by "<card>"
      Given player A has "Lure" (probe "extra-gain-control") in the hand
      And player A has "<card>" (probe "<probe>") in the hand
      And player B has the active Battle Card "Crew" with 10000 power
      When player A activates "Lure"
      Then "Crew" is in player A's Battle Area
      When player A activates "<card>"
      Then "Crew" is in player B's <area>

      Examples:
        | area      | card  | probe          |
        | hand      | Tide  | extra-return   |
        | Drop Area | Blow  | extra-ko-any   |
        | Drop Area | Blaze | extra-ko-all   |
        | deck      | Flood | extra-tuck-all |

    Scenario: A Battle Card under the opponent's control goes to its owner's Warp at the end of the turn
      Given player A has "Lure" (probe "extra-gain-control") and "Doom" (probe "extra-later-warp") in the hand
      And player B has the active Battle Card "Crew" with 10000 power
      When player A activates "Lure"
      And player A activates "Doom"
      And player A ends the turn
      Then "Crew" is in player B's Warp

    @DBS-11-3-5
    Scenario: A card under a Battle Card that the opponent controls goes to its own owner's Drop Area
      Given player A has "Lure" (probe "extra-gain-control") and "Tide" (probe "extra-return") in the hand
      And player B has the active Battle Card "Crew" with 10000 power
      And "Crew" has "Root" under it
      When player A activates "Lure"
      Then "Crew" is in player A's Battle Area
      And under "Crew" lies "Root"
      When player A activates "Tide"
      Then "Crew" is in player B's hand
      And "Root" is in player B's Drop Area

    Scenario: A Battle Card of the opponent used in a combo goes to its owner's Drop Area when the battle ends
      Given player A has "Lure" (probe "extra-gain-control") in the hand
      And player B has the active Battle Card "Crew" with 10000 power
      When player A activates "Lure"
      And player A attacks "B leader" with "A leader"
      And player A combos with "Crew"
      Then "Crew" is in player B's Drop Area
      And player B's Life Area holds 3 cards

  @DBS-3-1-7-1
  Rule: 3-1-7-1 A card goes to its owner's area instead of another player's, except for the Battle and Combo Areas

    Scenario: A player cannot gain control of the opponent's energy; it stays where it is
      Given player A has "Siphon" (probe "extra-gain-control-of-energy") and "Lure" (probe "extra-gain-control") in the hand
      And player B has the active energy "Fuel"
      And player B has the active Battle Card "Crew" with 10000 power
      When player A activates "Siphon"
      Then "Fuel" is in player B's Energy Area
      And player A's Energy Area holds 5 active and 1 rested cards
      When player A activates "Lure"
      Then "Crew" is in player A's Battle Area

    Scenario Outline: A Battle Card told to go to the opponent's <area> goes to its owner's <area> instead
      Given "Snatch" has this data:
        """
        {"category": "extra", "energyCost": 1, "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "move", "target": {"all": {"player": "opponent", "zone": ["battle"]}}, "to": "<zone>", "of": "you"}]}]}
        """
      And player A has "Snatch" in the hand
      And player B has the active Battle Card "Crew" with 10000 power
      When player A activates "Snatch"
      Then "Crew" is in player B's <area>

      Examples:
        | area        | zone   |
        | hand        | hand   |
        | Drop Area   | drop   |
        | Energy Area | energy |
        | Life Area   | life   |
        | Warp        | warp   |
        | deck        | deck   |

    Scenario: A Battle Card that a skill plays from the opponent's Drop Area goes to the skill's player
      Given "Raise" has this data:
        """
        {"category": "extra", "energyCost": 1, "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "play", "target": {"choose": {"from": {"player": "opponent", "zone": ["drop"], "category": "battle"}, "count": 1}}}]}]}
        """
      And player A has "Raise" and "Blow" (probe "extra-ko-any") in the hand
      And player B has "Crew" in the Drop Area
      When player A activates "Raise"
      Then "Crew" is in player A's Battle Area
      When player A activates "Blow"
      Then "Crew" is in player B's Drop Area
