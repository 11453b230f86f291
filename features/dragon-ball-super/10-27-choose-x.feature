@DBS
Feature: 10-27. "Choose X"

  @DBS-10-27-1
  Rule: 10-27-1 Some [Activate] and [Auto] skills let their player choose one or more of several effects

    Scenario Outline: Player <player> takes choice <choice> of an Extra Card's effects, and no other effect happens
      Given it is player <player>'s Main Phase
      And player <player> has "Fork" (probe "extra-choose-1-draw-or-leader-power-or-mill") in the hand
      When player <player> activates "Fork"
      And player <player> takes choice <choice> of the effect
      Then player <player>'s hand holds <hand> cards
      And "<player> leader" has <power> power
      And player <player>'s Drop Area holds <drop> cards

      Examples:
        | player | choice | hand | power | drop |
        | A      | 1      | 1    | 10000 | 1    |
        | A      | 2      | 0    | 15000 | 1    |
        | B      | 3      | 0    | 10000 | 3    |

    Scenario: A player takes one of the two choices of an [Auto] skill when its card is played
      Given player A has "Guide" (probe "played-choose-1-draw-or-leader-power") in the hand
      And player A has "Second" (probe "played-choose-1-draw-or-leader-power") in the hand
      When player A plays "Guide"
      And player A takes choice 2 of the effect
      Then "A leader" has 15000 power
      And player A's hand holds exactly "Second"
      When player A plays "Second"
      And player A takes choice 1 of the effect
      Then "A leader" has 15000 power
      And player A's hand holds 1 card

    Scenario: A player must take one of the choices that a skill offers
      Given player A has "Fork" (probe "extra-choose-1-draw-or-leader-power-or-mill") in the hand
      When player A activates "Fork"
      And player A tries to take choice 4 of the effect
      Then that is refused
      When player A takes choice 1 of the effect
      Then player A's hand holds 1 card
      And "Fork" is in player A's Drop Area

    Scenario: A player can take a choice that does nothing, such as a KO without a target
      Given player A has "Fork" (probe "extra-choose-1-ko-or-draw") in the hand
      And player A has "Second" (probe "extra-choose-1-ko-or-draw") in the hand
      When player A activates "Fork"
      And player A takes choice 1 of the effect
      Then "Fork" is in player A's Drop Area
      And player A's hand holds exactly "Second"
      When player A activates "Second"
      And player A takes choice 2 of the effect
      Then player A's hand holds 1 card

  @DBS-10-27-3
  Rule: 10-27-3 A player who chooses several effects also chooses their order

    Scenario: A player who chooses to draw and then discard can discard the card just drawn
      Given player A has "Fork" (probe "extra-choose-2-draw-or-discard-or-leader-power") and "Spare" in the hand
      And player A has "Top" on top of the deck
      When player A activates "Fork"
      And player A takes choice 1 of the effect
      And player A takes choice 2 of the effect
      And player A chooses "Top"
      Then player A's hand holds exactly "Spare"
      And "A leader" has 10000 power

    Scenario: A player who chooses to discard and then draw keeps the card just drawn
      Given player A has "Fork" (probe "extra-choose-2-draw-or-discard-or-leader-power") and "Spare" in the hand
      And player A has "Top" on top of the deck
      When player A activates "Fork"
      And player A takes choice 2 of the effect
      And player A takes choice 1 of the effect
      Then player A's hand holds exactly "Top"
      And "Spare" is in player A's Drop Area

    Scenario Outline: Player <player> can take the third choice first and another choice after it
      Given it is player <player>'s Main Phase
      And player <player> has "Fork" (probe "extra-choose-2-draw-or-discard-or-leader-power") in the hand
      When player <player> activates "Fork"
      And player <player> takes choice 3 of the effect
      And player <player> takes choice 1 of the effect
      Then "<player> leader" has 15000 power
      And player <player>'s hand holds 1 card

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: A player who takes two choices cannot take the same one twice
      Given player A has "Fork" (probe "extra-choose-2-draw-or-discard-or-leader-power") in the hand
      When player A activates "Fork"
      And player A takes choice 1 of the effect
      And player A tries to take choice 1 of the effect
      Then that is refused
      When player A takes choice 3 of the effect
      Then player A's hand holds 1 card
      And "A leader" has 15000 power

    Scenario: A player takes both choices before the first effect is carried out
      Given player A has "Fork" (probe "extra-choose-2-draw-or-discard-or-leader-power") in the hand
      When player A activates "Fork"
      And player A takes choice 1 of the effect
      And player A is asked to take a choice
      Then player A's hand holds 0 cards
      When player A takes choice 3 of the effect
      Then player A's hand holds 1 card
