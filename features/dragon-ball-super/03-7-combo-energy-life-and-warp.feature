@DBS
Feature: 3-7 to 3-10. Combo Area, Energy Area, Life Area and Warp

  @DBS-3-7-1
  Rule: 3-7-1 Battle Cards used in a combo are placed in the Combo Area

    Scenario Outline: A card with which player <player> combos from the <from> stays in the Combo Area until the battle ends
      Given player A has the active Battle Card "Fighter" with 10000 power
      And player <player> has "Help" in the <from>
      And player <player> has "Spare" in the hand
      When player A attacks "B leader" with "Fighter"
      And player <player> combos with "Help"
      And player <player> is asked to act in the <step>
      Then "Help" is in player <player>'s Combo Area
      When player <player> declines
      Then "Help" is in player <player>'s Drop Area
      And player B's Life Area holds <life> cards

      Examples:
        | player | from        | step         | life |
        | A      | hand        | Offence Step | 3    |
        | A      | Battle Area | Offence Step | 3    |
        | B      | hand        | Defense Step | 4    |
        | B      | Battle Area | Defense Step | 4    |

    Scenario: A player cannot combo with an Extra Card
      Given player A has the active Battle Card "Fighter" with 10000 power
      And player A has "Help" and "Sight" (probe "extra-draw-for-1") in the hand
      When player A attacks "B leader" with "Fighter"
      And player A tries to combo with "Sight"
      Then that is refused
      When player A combos with "Help"
      Then "Help" is in player A's Drop Area

  @DBS-3-7-2
  Rule: 3-7-2 The Combo Area is an open area, and its cards are face up

    Scenario Outline: Player <viewer> sees the combo cards of both players
      Given player A has the active Battle Card "Fighter" with 10000 power
      And player A has "Ours" in the hand
      And player B has "Theirs" and "Spare" in the hand
      When player A attacks "B leader" with "Fighter"
      And player A combos with "Ours"
      And player B combos with "Theirs"
      And player B is asked to act in the Defense Step
      Then player <viewer> sees "Ours" in player A's Combo Area
      And player <viewer> sees "Theirs" in player B's Combo Area
      And "Ours" is face up in player A's Combo Area
      And "Theirs" is face up in player B's Combo Area

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: A card of the face-down life with which a skill combos is face up in the Combo Area
      Given "Spirit" has this data:
        """
        {"category": "extra", "energyCost": 1, "abilities": [{"type": "activate", "timings": ["battle"],
          "effect": [{"do": "combo", "target": {"all": {"player": "you", "zone": ["life"], "top": 1}}}]}]}
        """
      And player A has "Spirit" in the hand
      And player A has "Hidden" in the Life Area
      And player A has "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player A activates "Spirit"
      And player A is asked to act in the Offence Step
      Then "Hidden" is face up in player A's Combo Area
      And player B sees "Hidden" in player A's Combo Area

  @DBS-3-7-3
  Rule: 3-7-3 Placing a Battle Card in the Combo Area counts as comboing with it

    Scenario: A "used in a combo" skill triggers when its player combos with the card from the hand
      Given player A has "Help" (probe "in-combo-draw") in the hand
      And player A has "Fresh" on top of the deck
      When player A attacks "B leader" with "A leader"
      And player A combos with "Help"
      Then "Fresh" is in player A's hand
      And the event "comboed" happened exactly 1 time to "Help"
      And "Help" is in player A's Drop Area

    Scenario: A "used in a combo" skill triggers when a skill places the card in the Combo Area
      Given player A has "Drill" (probe "battle-combo-from-hand") and "Help" (probe "in-combo-draw") in the hand
      And player A has "Fresh" on top of the deck
      When player A attacks "B leader" with "A leader"
      And player A activates "Drill"
      And player A chooses "Help"
      Then "Fresh" is in player A's hand
      And the event "comboed" happened exactly 1 time to "Help"

    Scenario: A "used in a combo" skill triggers from the Battle Area, and the card does not count as played
      Given player A has the active Battle Card "Help" (probe "in-combo-draw")
      And player A has "Fresh" on top of the deck
      When player A attacks "B leader" with "A leader"
      And player A combos with "Help"
      Then "Fresh" is in player A's hand
      And the event "comboed" happened exactly 1 time to "Help"
      And the event "played" did not happen to "Help"

  @DBS-3-7-3-1
  Rule: 3-7-3-1 A player can combo only with a card that has both a combo cost and combo power

    Scenario Outline: A player cannot combo with a card that has a <has> only, not even by a skill
      Given player A has "Rookie" (probe "<probe>"), "Help" and "Drill" (probe "battle-combo-from-hand") in the hand
      When player A attacks "B leader" with "A leader"
      And player A tries to combo with "Rookie"
      Then that is refused
      When player A activates "Drill"
      And player A chooses "Rookie"
      And player A combos with "Help"
      Then "Rookie" is in player A's hand
      And "Help" is in player A's Drop Area

      Examples:
        | has         | probe          |
        | combo power | no-combo-cost  |
        | combo cost  | no-combo-power |

    Scenario: A player can combo with a card that has a combo cost of 0 and a combo power of 0
      Given "Rookie" has 0 combo power and a combo cost of 0
      And player A has "Rookie" in the hand
      When player A attacks "B leader" with "A leader"
      And player A combos with "Rookie"
      Then "Rookie" is in player A's Drop Area
      And player B's Life Area holds 3 cards

  @DBS-3-7-4
  Rule: 3-7-4 A player may have any number of cards in the Combo Area

    Scenario Outline: Player <player> may combo with seven cards in one battle
      Given player A has the active Battle Card "Fighter" with <power> power
      And player B's Leader is "B leader" with <leader> power
      And player <player> has 7 copies of "Help" in the hand
      When player A attacks "B leader" with "Fighter"
      And player <player> combos with "Help 1"
      And player <player> combos with "Help 2"
      And player <player> combos with "Help 3"
      And player <player> combos with "Help 4"
      And player <player> combos with "Help 5"
      And player <player> combos with "Help 6"
      And player <player> combos with "Help 7"
      Then player <player>'s Drop Area holds 7 cards
      And player B's Life Area holds <life> cards

      Examples:
        | player | power | leader | life |
        | A      | 10000 | 45000  | 3    |
        | B      | 40000 | 10000  | 4    |

  @DBS-3-8-1
  Rule: 3-8-1 Costs are paid with cards in the Energy Area

    Scenario: Energy that pays for a card or a skill is rested and stays in the Energy Area
      Given player A has "Crew" and "Sight" (probe "extra-draw-for-1") in the hand
      When player A plays "Crew"
      Then player A's Energy Area holds 4 active and 2 rested cards
      When player A activates "Sight"
      Then player A's Energy Area holds 3 active and 3 rested cards
      And "Crew" is active

    Scenario: Active Battle Cards cannot pay costs when there is too little active energy
      Given player A has 1 active and 5 rested energy
      And player A has the active Battle Card "Idle" with 10000 power
      And player A has "Crew" and "Sight" (probe "extra-draw-for-1") in the hand
      When player A tries to play "Crew"
      Then that is refused
      When player A activates "Sight"
      Then player A's Energy Area holds 0 active and 6 rested cards
      And "Idle" is active

    Scenario: A card that was just charged can pay a cost in the same turn
      Given it is player B's Main Phase
      And player A has 1 active and 0 rested energy
      And player A has "Fuel" and "Crew" in the hand
      When player B ends the turn
      And player A charges "Fuel"
      And player A plays "Crew"
      Then "Crew" is in player A's Battle Area
      And "Fuel" is rested

  @DBS-3-8-2
  Rule: 3-8-2 The Energy Area is an open area, and the player chooses which energy pays a cost

    Scenario Outline: Player <viewer> sees the energy of both players
      Given player A has the active energy "Ours"
      And player B has the active energy "Theirs"
      And player A has "Dig" (probe "extra-deck-to-energy") in the hand
      And player A has "Fresh" on top of the deck
      When player A activates "Dig"
      Then player <viewer> sees "Ours" and "Fresh" in player A's Energy Area
      And player <viewer> sees "Theirs" in player B's Energy Area
      And "Fresh" is face up in player A's Energy Area

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: A player chooses which energy pays for a card they play
      Given player A has the active energy "One"
      And player A has the active energy "Two"
      And player A has the active energy "Three"
      And player A has "Crew" in the hand
      When player A plays "Crew" with the energy "One" and "Three"
      Then "One" and "Three" are rested
      And "Two" is active

    Scenario Outline: A player who is asked to pay may pay with <paid>, so that "<kept>" stays active
      Given player A has the active energy "One"
      And player A has the active energy "Two"
      And player A has the active energy "Three"
      And player A has "Crew" in the hand
      When player A plays "Crew"
      And player A pays with <paid>
      Then <paid> are rested
      And "<kept>" is active

      Examples:
        | kept  | paid              |
        | One   | "Two" and "Three" |
        | Two   | "One" and "Three" |
        | Three | "One" and "Two"   |

    Scenario: A player chooses which energy pays a skill cost
      Given player A has the active energy "One"
      And player A has the active energy "Two"
      And player A has the active Battle Card "Scout" (probe "1-energy-draw-1")
      When player A activates "Scout"
      And player A pays with "Two"
      Then "Two" is rested
      And "One" is active

    Scenario: A player can pay only with their own energy in Active Mode
      Given player A has the active energy "One"
      And player A has the active energy "Two"
      And player A has the active energy "Three"
      And player A has the rested energy "Tired"
      And player B has the active energy "Theirs"
      And player A has "Crew" in the hand
      When player A tries to play "Crew" with the energy "One" and "Tired"
      Then that is refused
      When player A tries to play "Crew" with the energy "One" and "Theirs"
      Then that is refused
      When player A plays "Crew" with the energy "One" and "Two"
      Then "Crew" is in player A's Battle Area

  @DBS-3-8-3
  Rule: 3-8-3 A card enters the Energy Area in Active Mode unless an effect says otherwise

    Scenario: A charged card enters the Energy Area in Active Mode
      Given it is player B's Main Phase
      And player A has "Fuel" in the hand
      When player B ends the turn
      And player A charges "Fuel"
      Then "Fuel" is active

    Scenario Outline: A card that "<probe>" places in the Energy Area is <state>
      Given player A has "Dig" (probe "<probe>") in the hand
      And player A has "Fresh" on top of the deck
      When player A activates "Dig"
      Then "Fresh" is <state>
      And "Fresh" is in player A's Energy Area

      Examples:
        | probe                       | state  |
        | extra-deck-to-energy        | active |
        | extra-deck-to-energy-rested | rested |

    Scenario: A rested Battle Card that moves to the Energy Area becomes active
      Given "Burn" has this data:
        """
        {"category": "extra", "energyCost": 1, "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "move", "to": "energy", "target": {"all": {"player": "you", "zone": ["battle"]}}}]}]}
        """
      And player A has "Burn" in the hand
      And player A has the rested Battle Card "Crew" with 10000 power
      When player A activates "Burn"
      Then "Crew" is in player A's Energy Area
      And "Crew" is active

  @DBS-3-9-1
  Rule: 3-9-1 A Leader's life is placed in the Life Area

    Scenario: Each player's life starts as eight cards from the top of the deck
      Given both players have decks for a game, led by "Captain" and "Rival"
      And the lot falls to player A
      When player A is asked to charge
      Then player A's Life Area holds 8 cards
      And player B's Life Area holds 8 cards
      And player A's deck holds 36 cards

    Scenario: Damage to a Leader takes a card from that player's life
      Given player A has the active Battle Card "Fighter" with 15000 power
      When player A attacks "B leader" with "Fighter"
      Then player B's Life Area holds 3 cards
      And player B's hand holds 1 card
      And player A's Life Area holds 4 cards

  @DBS-3-9-2
  Rule: 3-9-2 The Life Area is secret, and a player picks Life cards without seeing them

    Scenario Outline: Player <viewer> sees no card in either player's life
      Given player A has "Ballast" (probe "extra-deck-to-life-2") in the hand
      When player A activates "Ballast"
      Then player A's Life Area holds 6 cards
      And player <viewer> does not see what is in player A's Life Area
      And player <viewer> does not see what is in player B's Life Area

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario Outline: A player who takes damage may choose "<taken>" from three Life cards
      Given player B has "One", "Two" and "Three" in the Life Area
      And player B has 3 cards in the Life Area
      When player A attacks "B leader" with "A leader"
      And player B takes "<taken>" from the life
      Then "<taken>" is in player B's hand
      And player B's Life Area holds exactly <left>

      Examples:
        | taken | left              |
        | One   | "Two" and "Three" |
        | Two   | "One" and "Three" |
        | Three | "One" and "Two"   |

    Scenario: A player whose skill takes a card from their own life chooses which one
      Given player A has "Grasp" (probe "extra-life-to-hand") in the hand
      And player A has "One", "Two" and "Three" in the Life Area
      And player A has 3 cards in the Life Area
      When player A activates "Grasp"
      And player A chooses "Three"
      Then "Three" is in player A's hand
      And player A's Life Area holds exactly "One" and "Two"

    Scenario: A player whose skill takes a card from the opponent's life chooses it without seeing the cards
      Given player A has "Theft" (probe "extra-opponents-life-to-drop") in the hand
      And player B has "One", "Two" and "Three" in the Life Area
      And player B has 3 cards in the Life Area
      When player A activates "Theft"
      And player A chooses "Two"
      Then "Two" is in player B's Drop Area
      And player A does not see what is in player B's Life Area

    Scenario: The remaining Life cards keep their order and stay face down when one is taken
      Given player B has "One", "Two", "Three" and "Four" in the Life Area
      When player A attacks "B leader" with "A leader"
      And player B takes "Two" from the life
      Then the top of player B's Life Area is "One", "Three" and "Four"
      And "Three" is face down in player B's Life Area

    Scenario: A card added to the life is placed face down
      Given player A has "Shelter" (probe "extra-hand-to-life-2"), "One" and "Two" in the hand
      When player A activates "Shelter"
      And player A arranges "Two" and "One"
      Then "One" is face down in player A's Life Area
      And player B does not see what is in player A's Life Area

    Scenario Outline: A skill about face-<face> Life cards affects only the Life card that is face <face>
      Given "Reach" has this data:
        """
        {"category": "extra", "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "move", "to": "drop", "target": {"all": {"player": "you", "zone": ["life"], "face": "<face>"}}}]}]}
        """
      And player A has "Shown" face up in the Life Area
      And player A has "Hidden" in the Life Area
      And player A has "Reach" in the hand
      When player A activates "Reach"
      Then "<gone>" is in player A's Drop Area
      And "<left>" is in player A's Life Area

      Examples:
        | face | gone   | left   |
        | up   | Shown  | Hidden |
        | down | Hidden | Shown  |

  @DBS-3-10-2
  Rule: 3-10-2 The Warp is an open area, and new cards go on top

    Scenario Outline: Player <viewer> sees the cards in both Warps
      Given player A has "Exile" (probe "extra-hand-to-warp") and "Lost" in the hand
      And player B has "Theirs" in the Warp
      When player A activates "Exile"
      Then player <viewer> sees "Lost" in player A's Warp
      And player <viewer> sees "Theirs" in player B's Warp
      And "Lost" is face up in player A's Warp

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: A card sent to the Warp goes on top of the cards already there
      Given player A has "Exile" (probe "extra-hand-to-warp") and "Lost" in the hand
      And player A has "Old" in the Warp
      When player A activates "Exile"
      Then the top of player A's Warp is "Lost" and "Old"

    Scenario: Cards sent from the deck to the Warp are face up, the last on top
      Given player A has "Exile" (probe "extra-deck-to-warp-2") in the hand
      And player A has "Old" in the Warp
      And player A has "First" and "Second" on top of the deck
      When player A activates "Exile"
      Then the top of player A's Warp is "Second", "First" and "Old"
      And "First" is face up in player A's Warp
      And player B sees "Second" in player A's Warp

    Scenario: A player may choose any card of the Warp, whatever its position there
      Given player A has "Recall" (probe "extra-warp-to-hand") in the hand
      And player A has "Upper", "Middle" and "Lower" in the Warp
      When player A activates "Recall"
      And player A chooses "Lower"
      Then "Lower" is in player A's hand
      And the top of player A's Warp is "Upper" and "Middle"
      And player A's Warp holds 2 cards
      And player B sees "Upper" and "Middle" in player A's Warp
