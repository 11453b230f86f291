@DBS
Feature: 8-4. Skill costs

  @DBS-8-4-2-1
  Rule: 8-4-2-1 Several actions of one skill cost are carried out in the order of the text

    Scenario: A Battle Card returned to the hand for a skill cost can then be discarded for the same cost
      Given player A has the active Battle Card "Shifter" (probe "return-other-and-discard-draw-2")
      And player A has the active Battle Card "Friend"
      When player A activates "Shifter"
      Then "Friend" is in player A's Drop Area
      And player A's hand holds 2 cards

    Scenario: A skill cost that discards first and returns a Battle Card second leaves that card in the hand
      Given player A has the active Battle Card "Shifter" (probe "discard-and-return-other-draw-2")
      And player A has the active Battle Card "Friend"
      And player A has "Keepsake" in the hand
      When player A activates "Shifter"
      Then "Keepsake" is in player A's Drop Area
      And "Friend" is in player A's hand
      And player A's hand holds 3 cards

    Scenario: A skill cost that discards first cannot be paid with an empty hand, even if it then returns a card
      Given player A has the active Battle Card "Shifter" (probe "discard-and-return-other-draw-2")
      And player A has the active Battle Card "Sifter" (probe "return-other-and-discard-draw-2")
      When player A tries to activate "Shifter"
      Then that is refused
      When player A activates "Sifter"
      Then "Shifter" is in player A's Drop Area

    Scenario: A Battle Card that is rested and then dropped for its own skill cost still draws by the skill
      Given player A has the active Battle Card "Martyr" (probe "rest-and-drop-itself-draw-2")
      When player A activates "Martyr"
      Then these events happened in this order:
        | rested  | Martyr |
        | dropped | Martyr |
      And player A's hand holds 2 cards

    Scenario: Energy rested for one part of a skill cost can be dropped for the next part
      Given player A has the active Battle Card "Miner" (probe "1-energy-then-blue-energy-to-drop-draw-2")
      And "Blue" has the colour "blue"
      And player A has the active energy "Blue"
      When player A activates "Miner"
      Then "Blue" is in player A's Drop Area
      And player A's hand holds 2 cards

    Scenario Outline: One Battle Card can be both <first> and dropped for the skill cost of an Extra Card
      Given player A has "Toll" (probe "<probe>") in the hand
      And player A has the active Battle Card "Lone" with 10000 power
      When player A activates "Toll"
      Then player A's Drop Area holds exactly "Toll" and "Lone"
      And player A's hand holds 2 cards

      Examples:
        | first    | probe                            |
        | weakened | extra-weaken-1-and-drop-1-draw-2 |
        | rested   | extra-rest-1-and-drop-1-draw-2   |

    Scenario: A player with two Battle Cards may choose the same one for both actions of a skill cost
      Given player A has "Toll" (probe "extra-weaken-1-and-drop-1-draw-2") in the hand
      And player A has the active Battle Card "Chosen" with 10000 power
      And player A has the active Battle Card "Mate" with 10000 power
      When player A activates "Toll"
      And player A chooses "Chosen"
      And player A chooses "Chosen"
      Then "Chosen" is in player A's Drop Area
      And "Mate" has 10000 power
      And player A's hand holds 2 cards

    Scenario: One Battle Card can be both weakened and dropped for the skill cost of a Leader Card
      Given "Chief" has this data:
        """
        {"category": "leader", "back": null, "power": 10000, "abilities": [{"type": "activate", "timings": ["main"],
          "cost": [{"do": "modify", "stat": "power", "by": -5000, "until": "turn", "target": {"choose": {"from": {"player": "you", "zone": ["battle"], "category": "battle"}, "count": 1}}},
            {"do": "move", "to": "drop", "target": {"choose": {"from": {"player": "you", "zone": ["battle"], "category": "battle"}, "count": 1}}}],
          "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A's Leader is "Chief"
      And player A has the active Battle Card "Lone" with 10000 power
      When player A activates "Chief"
      Then "Lone" is in player A's Drop Area
      And player A's hand holds 1 card

  @DBS-8-4-2-2
  Rule: 8-4-2-2 A skill cost that cannot be paid in full is not paid at all

    @DBS-8-6-7 @DBS-8-6-4-1
    Scenario Outline: Player <player>'s card that left and came back cannot be rested for the cost of its waiting [Auto]
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Muster" (probe "attack-renews-others")
      And player <player> has the active Battle Card "Scout" (probe "own-attack-may-rest-draw-2")
      When player <player> attacks "<other> leader" with "Muster"
      And player <player> lets "Muster"'s ability come first
      And player <player> tries to accept the offer of the effect
      Then that is not offered
      And "Scout" is active
      And player <player>'s hand holds 0 cards
      And the event "skill activated" did not happen to "Scout"
      When player <player> attacks "<other> leader" with "<player> leader"
      And player <player> accepts the offer of the effect
      Then player <player>'s hand holds 2 cards

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario Outline: Player <player>'s Battle Card is not rested for a skill cost if no card can be discarded
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Scholar" (probe "rest-and-discard-draw-2")
      And player <player> has the active Battle Card "Student" (probe "rest-draw-2")
      And player <player> has "One" and "Two" on top of the deck
      When player <player> tries to activate "Scholar"
      Then that is refused
      And "Scholar" is active
      When player <player> activates "Student"
      And player <player> activates "Scholar"
      And player <player> chooses "Two"
      Then "Scholar" is rested
      And "Two" is in player <player>'s Drop Area
      And player <player>'s hand holds 3 cards

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: A skill cost of discarding 2 cards cannot be paid with only one card in the hand
      Given player A has the active Battle Card "Spender" (probe "discard-2-draw-3")
      And player A has "Only" in the hand
      And player A has "One" and "Two" on top of the deck
      And player A has the active Battle Card "Student" (probe "rest-draw-2")
      When player A tries to activate "Spender"
      Then that is refused
      And player A's hand holds exactly "Only"
      When player A activates "Student"
      And player A activates "Spender"
      And player A chooses "Only" and "Two"
      Then player A's Drop Area holds 2 cards
      And player A's hand holds 4 cards

    Scenario: One card in the Drop Area cannot pay two parts of the same skill cost
      Given player A has the active Battle Card "Spender" (probe "warp-red-drop-card-and-warp-drop-card-draw-2")
      And player A has the active Battle Card "Student" (probe "rest-draw-2")
      And player A has "Red" in the Drop Area
      When player A tries to activate "Spender"
      Then that is refused
      And player A's Drop Area holds exactly "Red"
      When player A activates "Student"
      Then player A's hand holds 2 cards

    Scenario: A rested card cannot pay a skill cost of switching itself to Rest Mode
      Given player A has the rested Battle Card "Scholar" (probe "rest-draw-2")
      And player A has the active Battle Card "Student" (probe "rest-draw-2")
      When player A tries to activate "Scholar"
      Then that is refused
      When player A activates "Student"
      Then player A's hand holds 2 cards

    Scenario: A card that cannot be switched to Rest Mode cannot pay a skill cost that rests it
      Given player A has the active Battle Card "Stiff" (probe "cannot-be-rested-rest-draw-2")
      And player A has the active Battle Card "Student" (probe "rest-draw-2")
      When player A tries to activate "Stiff"
      Then that is refused
      When player A activates "Student"
      Then player A's hand holds 2 cards

    Scenario: A player who accepts an [Auto] with a skill cost pays all of it: the card is rested and 2 are discarded
      Given player A has "Smuggler" (probe "played-may-rest-and-discard-2-draw-3") and "Keepsake" in the hand
      And player A has "Second" (probe "played-may-rest-and-discard-2-draw-3") in the hand
      When player A plays "Smuggler"
      And player A accepts the offer of the effect
      And player A is asked to act
      Then player A's hand holds 3 cards
      And "Smuggler" is rested
      When player A ends the turn
      Then the game goes on

    Scenario: An [Auto] whose skill cost cannot be paid in full is not offered
      Given player A has "Smuggler" (probe "played-may-rest-and-discard-2-draw-3") and "Keepsake" in the hand
      When player A plays "Smuggler"
      And player A tries to accept the offer of the effect
      Then that is not offered
      And "Smuggler" is active
      And player A's hand holds exactly "Keepsake"

    @DBS-8-5-2-2-1
    Scenario: Energy that pays an Extra Card's energy cost cannot also pay its skill cost
      Given player A has "Toll" (probe "extra-cost-1-and-1-energy-draw-2") in the hand
      And player A has "Note" (probe "extra-draw-2-then-discard-1") in the hand
      And player A has 1 active and 3 rested energy
      When player A tries to activate "Toll"
      Then that is refused
      And player A's Energy Area holds 1 active and 3 rested cards
      When player A activates "Note"
      And player A chooses "Toll"
      Then "Toll" is in player A's Drop Area
      And player A's hand holds 2 cards

    @DBS-8-5-2-2-1
    Scenario: A player cannot pay an Extra Card's energy cost with energy that its skill cost needs
      Given player A has "Toll" (probe "extra-cost-1-and-1-blue-energy-draw-2") in the hand
      And "Blue" has the colour "blue"
      And "Green" has the colour "green"
      And player A has the active energy "Blue"
      And player A has the active energy "Green"
      And player A has the active energy "Red"
      When player A tries to activate "Toll" with the energy "Blue"
      Then that is refused
      When player A activates "Toll"
      And player A tries to pay with "Blue"
      Then that is refused
      When player A pays with "Green"
      Then "Blue" and "Green" are rested
      And "Red" is active
      And player A's hand holds 2 cards

    @DBS-8-5-2-2-1
    Scenario: A player cannot pay a [Counter]'s energy cost with energy that its skill cost needs
      Given player B has "Parry" (probe "counter-attack-cost-1-and-1-blue-energy-negates") in the hand
      And "Blue" has the colour "blue"
      And "Green" has the colour "green"
      And player B has the active energy "Blue"
      And player B has the active energy "Green"
      And player B has the active energy "Red"
      When player A attacks "B leader" with "A leader"
      And player B counters with "Parry"
      And player B tries to pay with "Blue"
      Then that is refused
      When player B pays with "Red"
      Then "Blue" and "Red" are rested
      And "Green" is active
      And player B's Life Area holds 4 cards

    Scenario: A Battle Card that was dropped for a skill cost cannot be weakened for the same cost
      Given "Toll" has this data:
        """
        {"category": "extra", "energyCost": 1, "abilities": [{"type": "activate", "timings": ["main"],
          "cost": [{"do": "move", "to": "drop", "target": {"choose": {"from": {"player": "you", "zone": ["battle"], "category": "battle"}, "count": 1}}},
            {"do": "modify", "stat": "power", "by": -5000, "until": "turn", "target": {"choose": {"from": {"player": "you", "zone": ["battle"], "category": "battle"}, "count": 1}}}],
          "effect": [{"do": "draw", "count": 2}]}]}
        """
      And player A has "Toll" and "Mate" in the hand
      And player A has the active Battle Card "Lone" with 10000 power
      When player A tries to activate "Toll"
      Then that is refused
      When player A plays "Mate"
      And player A activates "Toll"
      And player A chooses "Lone"
      Then "Mate" has 5000 power
      And "Lone" is in player A's Drop Area
      And player A's hand holds 2 cards

  @DBS-8-4-2-3
  Rule: 8-4-2-3 Energy for a cost such as ① is switched to Rest Mode, and its player chooses which

    Scenario Outline: Player <player> rests 2 energy for a skill cost of ②, and cannot pay it with only 1 left
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Trainer" (probe "2-energy-draw-1")
      And player <player> has 3 active and 1 rested energy
      When player <player> activates "Trainer"
      Then player <player>'s Energy Area holds 1 active and 3 rested cards
      And player <player>'s hand holds 1 card
      When player <player> tries to activate "Trainer"
      Then that is refused
      And player <player>'s Energy Area holds 1 active and 3 rested cards

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: A number in a circle is paid with active energy of any colours, as the player chooses
      Given player A has the active Battle Card "Trainer" (probe "2-energy-draw-1")
      And "Blue" has the colour "blue"
      And "Green" has the colour "green"
      And player A has the active energy "Blue"
      And player A has the active energy "Green"
      And player A has the active energy "Red"
      And player A has the rested energy "Spent"
      When player A activates "Trainer"
      And player A tries to pay with "Red" and "Spent"
      Then that is refused
      When player A tries to pay with "Red"
      Then that is refused
      When player A pays with "Green" and "Red"
      Then "Blue" is active
      And "Green" and "Red" are rested
      And player A's hand holds 1 card

    Scenario: A skill cost is paid without paying the energy cost of its Battle Card again
      Given player A has the active Battle Card "Dear" (probe "1-energy-draw-1")
      And "Dear" is a Battle Card of energy cost 5 with 10000 power
      When player A activates "Dear"
      Then player A's Energy Area holds 5 active and 1 rested cards

    Scenario: A skill cost of energy cannot be paid by resting Battle Cards
      Given player A has the active Battle Card "Trainer" (probe "2-energy-draw-1")
      And player A has the active Battle Card "Student" (probe "rest-draw-2")
      And player A has 1 active and 0 rested energy
      When player A tries to activate "Trainer"
      Then that is refused
      And "Student" is active
      When player A activates "Student"
      Then player A's hand holds 2 cards
      And player A's Energy Area holds 1 active and 0 rested cards

    @DBS-8-4-2-1
    Scenario: A player with two energy symbols in a skill cost must choose energy so that both can be paid
      Given player A has the active Battle Card "Trainer" (probe "1-energy-then-1-blue-energy-draw-2")
      And "Blue" has the colour "blue"
      And "Green" has the colour "green"
      And player A has the active energy "Blue"
      And player A has the active energy "Green"
      And player A has the active energy "Red"
      When player A activates "Trainer"
      And player A tries to pay with "Blue"
      Then that is refused
      When player A pays with "Red"
      Then "Blue" and "Red" are rested
      And "Green" is active
      And player A's hand holds 2 cards

  @DBS-8-4-2-4
  Rule: 8-4-2-4 Coloured spheres mean resting that much energy of that colour

    Scenario: A blue sphere cannot be paid without blue energy
      Given player A has the active Battle Card "Trainer" (probe "1-blue-energy-draw-1")
      And player A has the active Battle Card "Coach" (probe "2-energy-draw-1")
      And "Green" has the colour "green"
      And player A has the active energy "Green"
      And player A has the active energy "Red"
      When player A tries to activate "Trainer"
      Then that is refused
      When player A activates "Coach"
      Then "Green" and "Red" are rested

    Scenario Outline: Player <player> pays a blue sphere with blue energy, not with red
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Trainer" (probe "1-blue-energy-draw-1")
      And "Blue" has the colour "blue"
      And player <player> has the active energy "Red"
      And player <player> has the active energy "Blue"
      When player <player> activates "Trainer"
      And player <player> tries to pay with "Red"
      Then that is refused
      When player <player> pays with "Blue"
      Then "Blue" is rested
      And "Red" is active
      And player <player>'s hand holds 1 card

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: A skill cost of ② with a blue sphere takes 2 energy, of which 1 is blue
      Given player A has the active Battle Card "Trainer" (probe "2-energy-of-which-1-blue-draw-1")
      And "Blue" has the colour "blue"
      And "Green" has the colour "green"
      And player A has the active energy "Blue"
      And player A has the active energy "Green"
      And player A has the active energy "Red"
      When player A activates "Trainer"
      And player A tries to pay with "Green" and "Red"
      Then that is refused
      When player A pays with "Blue" and "Green"
      Then "Blue" and "Green" are rested
      And "Red" is active

    Scenario: An energy of two colours pays one sphere of either colour, but not two
      Given player A has the active Battle Card "Trainer" (probe "1-blue-and-1-green-energy-draw-1")
      And player A has the active Battle Card "Coach" (probe "1-blue-energy-draw-1")
      And "Both" has the colours "blue" and "green"
      And player A has the active energy "Both"
      And player A has the active energy "Red"
      When player A tries to activate "Trainer"
      Then that is refused
      When player A activates "Coach"
      And player A pays with "Both"
      Then "Both" is rested
      And player A's hand holds 1 card

    Scenario: Rested blue energy cannot pay a blue sphere until it is active again
      Given player A has the active Battle Card "Trainer" (probe "1-blue-energy-draw-1")
      And "Blue" has the colour "blue"
      And player A has the rested energy "Blue"
      And player A has the active energy "Red"
      When player A tries to activate "Trainer"
      Then that is refused
      When player A ends the turn
      And player B ends the turn
      And player A activates "Trainer"
      And player A pays with "Blue"
      Then "Blue" is rested
      And "Red" is active
      And player A's hand holds 2 cards

    @DBS-10-21-1
    Scenario: [Warrior of Universe 7] removes the specified cost of cards, but not the spheres of skill costs
      Given player A has the active Battle Card "Warrior" (probe "warrior-of-universe-7")
      And player A has the active Battle Card "Trainer" (probe "1-blue-energy-draw-1-of-universe-7")
      And player A has "Mate" (probe "1-blue-energy-draw-1-of-universe-7") in the hand
      When player A tries to activate "Trainer"
      Then that is refused
      When player A plays "Mate"
      Then "Mate" is in player A's Battle Area
