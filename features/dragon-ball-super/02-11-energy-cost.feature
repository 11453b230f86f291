@DBS
Feature: 2-11. Energy cost

  @DBS-2-11-1-1
  Rule: 2-11-1-1 To play a Battle Card a player reveals it and pays its cost, the specified part in its colour

    Scenario Outline: Player <player> pays for a Battle Card of energy cost 2 by switching 2 active energy to Rest Mode
      Given it is player <player>'s Main Phase
      And player <player> has "Fighter" in the hand
      And player <player> has 3 active and 1 rested energy
      When player <player> plays "Fighter"
      Then "Fighter" is in player <player>'s Battle Area
      And player <player>'s Energy Area holds 1 active and 3 rested cards

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: A player with too little active energy cannot play a card and pays nothing
      Given "Cheap" is a Battle Card of energy cost 1 with 5000 power
      And player A has "Fighter" and "Cheap" in the hand
      And player A has 1 active and 5 rested energy
      When player A tries to play "Fighter"
      Then that is refused
      And player A's Energy Area holds 1 active and 5 rested cards
      When player A plays "Cheap"
      Then player A's Energy Area holds 0 active and 6 rested cards

    Scenario: The specified part of a cost must be paid in its colour, and the rest with energy of any colour
      Given "Mixed" is a Battle Card of energy cost 3 with 10000 power
      And "Mixed" has the specified cost 2 blue
      And "Blue one" has the colour "blue"
      And "Blue two" has the colour "blue"
      And "Green" has the colour "green"
      And player A has "Mixed" in the hand
      And player A has the active energy "Blue one"
      And player A has the active energy "Blue two"
      And player A has the active energy "Green"
      And player A has the active energy "Red"
      When player A tries to play "Mixed" with the energy "Blue one", "Green" and "Red"
      Then that is refused
      And "Blue one", "Green" and "Red" are active
      When player A plays "Mixed" with the energy "Blue one", "Blue two" and "Red"
      Then "Blue one", "Blue two" and "Red" are rested
      And "Green" is active

    Scenario: Energy of the specified colour does not count while it is in Rest Mode
      Given "Mixed" is a Battle Card of energy cost 2 with 10000 power
      And "Mixed" has the specified cost 2 blue
      And "Single" is a Battle Card of energy cost 2 with 10000 power
      And "Single" has the specified cost 1 blue
      And "Blue one" has the colour "blue"
      And "Blue two" has the colour "blue"
      And player A has "Mixed" and "Single" in the hand
      And player A has the active energy "Blue one"
      And player A has the rested energy "Blue two"
      And player A has the active energy "Red"
      When player A tries to play "Mixed"
      Then that is refused
      When player A plays "Single"
      Then "Blue one" and "Red" are rested

    Scenario: The player chooses which energy pays, but the choice must match the cost exactly
      Given "Mixed" is a Battle Card of energy cost 2 with 10000 power
      And "Mixed" has the specified cost 1 blue
      And "Blue" has the colour "blue"
      And "Green" has the colour "green"
      And player A has "Mixed" in the hand
      And player A has the active energy "Blue"
      And player A has the active energy "Green"
      And player A has the active energy "Red"
      When player A plays "Mixed"
      And player A tries to pay with "Green" and "Red"
      Then that is refused
      When player A tries to pay with "Blue"
      Then that is refused
      When player A tries to pay with "Blue", "Green" and "Red"
      Then that is refused
      When player A pays with "Blue" and "Green"
      Then "Red" is active
      And "Mixed" is in player A's Battle Area

    Scenario: An energy of two colours can serve as either colour, but pays only 1
      Given "Twofold" is a Battle Card of energy cost 2 with 10000 power
      And "Twofold" has the specified cost 1 blue
      And "Twofold" has the specified cost 1 green
      And "Both" has the colours "blue" and "green"
      And "Blue" has the colour "blue"
      And player A has "Twofold" in the hand
      And player A has the active energy "Both"
      And player A has the active energy "Red"
      And player A has the active energy "Blue"
      When player A tries to play "Twofold" with the energy "Both" and "Red"
      Then that is refused
      When player A plays "Twofold" with the energy "Both" and "Blue"
      Then "Both" and "Blue" are rested
      And "Red" is active

    Scenario: Two energy of two colours each are assigned so that both specified colours are paid
      Given "Twofold" is a Battle Card of energy cost 2 with 10000 power
      And "Twofold" has the specified cost 1 blue
      And "Twofold" has the specified cost 1 green
      And "Greener" has the colours "green" and "black"
      And "Both" has the colours "green" and "blue"
      And player A has "Twofold" in the hand
      And player A has the active energy "Both"
      And player A has the active energy "Greener"
      When player A plays "Twofold"
      Then "Both" and "Greener" are rested

    Scenario: The opponent's energy, rested energy or the same energy twice cannot pay a cost
      Given player A has "Fighter" in the hand
      And player A has 2 active and 1 rested energy
      And player B has the active energy "Theirs"
      When player A tries to play "Fighter" with the energy "player A's energy card 1" and "Theirs"
      Then that is refused
      When player A tries to play "Fighter" with the energy "player A's energy card 1" and "player A's energy card 1"
      Then that is refused
      When player A tries to play "Fighter" with the energy "player A's energy card 1" and "player A's energy card 3"
      Then that is refused
      When player A plays "Fighter" with the energy "player A's energy card 1" and "player A's energy card 2"
      Then player A's Energy Area holds 0 active and 3 rested cards

    Scenario: A card is revealed before its cost is paid, and the opponent may counter after the payment
      Given "Mixed" is a Battle Card of energy cost 1 with 10000 power
      And "Blue" has the colour "blue"
      And player A has "Mixed" and "Secret" in the hand
      And player A has the active energy "Blue"
      And player A has the active energy "Red"
      And player B has "Unknown" (probe "counter-play-draws") in the hand
      When player A plays "Mixed"
      And player A is asked to pay
      Then player B sees "Mixed" in player A's hand
      And player B does not see "Secret"
      When player A pays with "Blue"
      And player B is asked to counter
      Then "Blue" is rested
      And "Mixed" is in player A's hand
      When player B declines
      Then "Mixed" is in player A's Battle Area

    Scenario: A card with an energy cost of 0 is played without any energy
      Given "Free" is a Battle Card of energy cost 0 with 5000 power
      And player A has "Free" and "Fighter" in the hand
      And player A has 0 active and 2 rested energy
      When player A tries to play "Fighter"
      Then that is refused
      When player A plays "Free"
      Then "Free" is in player A's Battle Area

    Scenario Outline: A card whose specified cost is reduced by 1 <color> can be played with <other> energy
      Given "Sale" has this data:
        """
        {"category": "extra", "energyCost": 0, "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "modify", "stat": "<color>Cost", "by": -1, "until": "turn", "target": {"all": {"player": "you", "zone": ["hand"]}}}]}]}
        """
      And "Crew" has the specified cost 1 <color>
      And "Fuel" has the colour "<other>"
      And "More fuel" has the colour "<other>"
      And player A has the active energy "Fuel"
      And player A has the active energy "More fuel"
      And player A has "Sale" and "Crew" in the hand
      When player A tries to play "Crew"
      Then that is refused
      When player A activates "Sale"
      And player A plays "Crew"
      Then "Crew" is in player A's Battle Area
      And "Fuel" and "More fuel" are rested

      Examples:
        | color  | other  |
        | red    | blue   |
        | blue   | green  |
        | green  | yellow |
        | yellow | black  |
        | black  | red    |

    Scenario Outline: A card whose specified cost is increased by 1 <color> needs <color> energy
      Given "Tax" has this data:
        """
        {"category": "extra", "energyCost": 0, "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "modify", "stat": "<color>Cost", "by": 1, "until": "turn", "target": {"all": {"player": "you", "zone": ["hand"]}}}]}]}
        """
      And "Fuel" has the colour "<other>"
      And "More fuel" has the colour "<other>"
      And "Fitting fuel" has the colour "<color>"
      And player A has the active energy "Fuel"
      And player A has the active energy "More fuel"
      And player A has the active energy "Fitting fuel"
      And player A has "Tax" and "Crew" in the hand
      When player A activates "Tax"
      And player A tries to play "Crew" with the energy "Fuel" and "More fuel"
      Then that is refused
      When player A plays "Crew" with the energy "Fuel" and "Fitting fuel"
      Then "Crew" is in player A's Battle Area
      And "More fuel" is active

      Examples:
        | color  | other  |
        | red    | blue   |
        | blue   | green  |
        | green  | yellow |
        | yellow | black  |
        | black  | red    |

  @DBS-2-11-1-1-1
  Rule: 2-11-1-1-1 If the specified cost is higher than the total cost, the whole specified cost is paid

    Scenario: A card whose total cost drops below its specified cost of 2 still costs 2 energy of that colour
      Given player A has the active Battle Card "Patron" (probe "battle-cards-in-hand-cost-3-less")
      And "Mixed" is a Battle Card of energy cost 4 with 10000 power
      And "Mixed" has the specified cost 2 blue
      And "Blue one" has the colour "blue"
      And "Blue two" has the colour "blue"
      And player A has "Mixed" in the hand
      And player A has the active energy "Blue one"
      And player A has the active energy "Blue two"
      And player A has the active energy "Red"
      When player A tries to play "Mixed" with the energy "Blue one"
      Then that is refused
      When player A tries to play "Mixed" with the energy "Blue one" and "Red"
      Then that is refused
      When player A plays "Mixed"
      And player A pays with "Blue one" and "Blue two"
      Then "Blue one" and "Blue two" are rested
      And "Red" is active

    Scenario: A card whose total cost drops to 0 still costs its specified cost of 1
      Given player A has the active Battle Card "Patron" (probe "battle-cards-in-hand-cost-3-less")
      And "Mixed" is a Battle Card of energy cost 2 with 10000 power
      And "Mixed" has the specified cost 1 blue
      And "Plain" is a Battle Card of energy cost 2 with 10000 power
      And player A has "Mixed" and "Plain" in the hand
      And player A has 3 active and 0 rested energy
      When player A tries to play "Mixed"
      Then that is refused
      When player A plays "Plain"
      Then "Plain" is in player A's Battle Area
      And player A's Energy Area holds 3 active and 0 rested cards

    Scenario: A card whose total cost drops below specified costs of two colours still costs 1 of each
      Given player A has the active Battle Card "Patron" (probe "battle-cards-in-hand-cost-3-less")
      And "Twofold" is a Battle Card of energy cost 4 with 10000 power
      And "Twofold" has the specified cost 1 blue
      And "Twofold" has the specified cost 1 green
      And "Blue" has the colour "blue"
      And "Green" has the colour "green"
      And player A has "Twofold" in the hand
      And player A has the active energy "Blue"
      And player A has the active energy "Green"
      And player A has the active energy "Red"
      When player A plays "Twofold"
      And player A tries to pay with "Blue" and "Red"
      Then that is refused
      When player A pays with "Blue" and "Green"
      Then "Red" is active
      And "Twofold" is in player A's Battle Area

  @DBS-2-11-1-2
  Rule: 2-11-1-2 An Extra Card is revealed and paid for like a Battle Card

    Scenario Outline: Player <player> pays the energy cost of an Extra Card when they activate it
      Given it is player <player>'s Main Phase
      And player <player> has "Study" (probe "extra-cost-2-draw-2") in the hand
      And player <player> has 3 active and 0 rested energy
      When player <player> activates "Study"
      Then player <player>'s hand holds 2 cards
      And player <player>'s Energy Area holds 1 active and 2 rested cards

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: An Extra Card cannot be activated without enough active energy
      Given player A has "Study" (probe "extra-cost-2-draw-2") and "Note" (probe "extra-draw-2-then-discard-1") in the hand
      And player A has 1 active and 3 rested energy
      When player A tries to activate "Study"
      Then that is refused
      And "Study" is in player A's hand
      When player A activates "Note"
      And player A chooses "Study"
      Then "Study" is in player A's Drop Area
      And player A's hand holds 2 cards

    Scenario: The specified cost of an Extra Card must be paid with energy of its colour
      Given player A has "Study" (probe "extra-cost-2-of-which-1-blue-draw-2") in the hand
      And "Blue" has the colour "blue"
      And "Green" has the colour "green"
      And player A has the active energy "Green"
      And player A has the active energy "Red"
      And player A has the active energy "Blue"
      When player A activates "Study"
      And player A tries to pay with "Green" and "Red"
      Then that is refused
      When player A pays with "Blue" and "Red"
      Then "Green" is active
      And player A's hand holds 2 cards

    Scenario: An Extra Card cannot be activated without energy of its specified colour
      Given player A has "Study" (probe "extra-cost-2-of-which-1-blue-draw-2") in the hand
      And player A has "Plain study" (probe "extra-cost-2-draw-2") in the hand
      When player A tries to activate "Study"
      Then that is refused
      When player A activates "Plain study"
      Then player A's hand holds 3 cards

    Scenario: An Extra Card is revealed before its cost is paid
      Given "Blue" has the colour "blue"
      And player A has "Study" (probe "extra-cost-2-draw-2") and "Secret" in the hand
      And player A has the active energy "Blue"
      And player A has the active energy "Red"
      And player A has the active energy "Red too"
      When player A activates "Study"
      And player A is asked to pay
      Then player B sees "Study" in player A's hand
      And player B does not see "Secret"
      When player A pays with "Blue" and "Red"
      Then "Study" is in player A's Drop Area

    @DBS-10-10-1
    Scenario: A [Counter: Attack] Extra Card is paid for with energy too
      Given player B has "Parry" (probe "counter-attack-cost-1-weakens") in the hand
      And player B has 2 active and 0 rested energy
      When player A attacks "B leader" with "A leader"
      And player B counters with "Parry"
      Then player B's Energy Area holds 1 active and 1 rested card
      And player B's Life Area holds 4 cards

  @DBS-2-11-1-2-1
  Rule: 2-11-1-2-1 If an Extra Card's specified cost is higher than its total cost, it is paid in full

    Scenario: An Extra Card whose total cost drops to 0 still costs its specified cost of 1
      Given player A has the active Battle Card "Patron" (probe "extra-cards-in-hand-cost-2-less")
      And player A has "Study" (probe "extra-cost-2-of-which-1-blue-draw-2") in the hand
      And player A has "Plain study" (probe "extra-cost-2-draw-2") in the hand
      And "Blue" has the colour "blue"
      And player A has the active energy "Red"
      And player A has the active energy "Blue"
      When player A activates "Plain study"
      Then "Red" and "Blue" are active
      When player A tries to activate "Study" with the energy "Red"
      Then that is refused
      When player A activates "Study" with the energy "Blue"
      Then "Blue" is rested
      And "Red" is active
      And player A's hand holds 4 cards

    Scenario: An Extra Card whose total cost drops to 0 cannot be activated without energy of its specified colour
      Given player A has the active Battle Card "Patron" (probe "extra-cards-in-hand-cost-2-less")
      And player A has "Study" (probe "extra-cost-2-of-which-1-blue-draw-2") in the hand
      And player A has "Plain study" (probe "extra-cost-2-draw-2") in the hand
      When player A tries to activate "Study"
      Then that is refused
      When player A activates "Plain study"
      Then player A's Energy Area holds 6 active and 0 rested cards
      And player A's hand holds 3 cards

  @DBS-2-11-2
  Rule: 2-11-2 A Leader Card has no energy cost, not even 0

    Scenario: A skill that rests all cards with an energy cost of 1 or less does not rest Leader Cards
      Given "Free" is a Battle Card of energy cost 0 with 5000 power
      And player B has the active Battle Card "Free"
      And player A has "Sweep" (probe "extra-rest-all-of-energy-cost-1-or-less") in the hand
      When player A activates "Sweep"
      Then "Free" is rested
      And "A leader" and "B leader" are active

    Scenario: A skill about energy costs of 1 or less takes an Extra Card of cost 1, but no Leader Card
      Given player A has "Fetch" (probe "extra-drop-to-hand-then-rest-all-of-energy-cost-1-or-less") in the hand
      And "Trick" is an Extra Card of energy cost 1
      And "Dear trick" is an Extra Card of energy cost 2
      And player A has "Trick" and "Dear trick" in the Drop Area
      When player A activates "Fetch"
      Then player A's hand holds exactly "Trick"
      And "Dear trick" is in player A's Drop Area
      And "B leader" is active

  @DBS-2-11-3
  Rule: 2-11-3 A text that refers to an energy cost means the total cost

    Scenario: A card of energy cost 2 with a specified cost of 1 is not a card of energy cost 1 or less
      Given "Cheap" is a Battle Card of energy cost 1 with 5000 power
      And "Cheap" has the specified cost 1 red
      And "Dear" is a Battle Card of energy cost 2 with 5000 power
      And "Dear" has the specified cost 1 red
      And player B has the active Battle Card "Cheap"
      And player B has the active Battle Card "Dear"
      And player A has "Sweep" (probe "extra-rest-all-of-energy-cost-1-or-less") in the hand
      When player A activates "Sweep"
      Then "Cheap" is rested
      And "Dear" is active

    Scenario: A card of energy cost 1 with a specified cost of 2 is a card of energy cost 1 or less
      Given "Odd" is a Battle Card of energy cost 1 with 5000 power
      And "Odd" has the specified cost 2 red
      And "Dear" is a Battle Card of energy cost 3 with 5000 power
      And player B has the active Battle Card "Odd"
      And player B has the active Battle Card "Dear"
      And player A has "Sweep" (probe "extra-rest-all-of-energy-cost-1-or-less") in the hand
      When player A activates "Sweep"
      Then "Odd" is rested
      And "Odd" has an energy cost of 1
      And "Dear" is active

    Scenario: An effect that lowers an energy cost does not lower the specified cost
      Given player A has the active Battle Card "Patron" (probe "battle-cards-in-hand-cost-3-less")
      And "Mixed" is a Battle Card of energy cost 3 with 10000 power
      And "Mixed" has the specified cost 3 red
      And player A has "Mixed" and "Fuel" in the hand
      And player A has 2 active and 0 rested energy
      When player A tries to play "Mixed"
      Then that is refused
      When player A ends the turn
      And player B ends the turn
      And player A charges "Fuel"
      And player A plays "Mixed"
      Then player A's Energy Area holds 0 active and 3 rested cards
