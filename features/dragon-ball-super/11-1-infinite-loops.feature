@DBS
Feature: 11-1. Infinite loops

  @DBS-11-1-2
  Rule: 11-1-2 A loop that neither player can stop ends the game in a draw

    Scenario Outline: skills of player <owner> that go on without end, in the turn of player <turn>
      Given it is player <turn>'s Main Phase
      And player <owner> has the active Battle Card "Spinner" (probe "spins-forever")
      And player <turn> has "Nudge" (probe "extra-rest-all-battle-cards") in the hand
      When player <turn> activates "Nudge"
      Then the game is a draw

      Examples:
        | owner | turn |
        | A     | A    |
        | B     | A    |
        | A     | B    |

    Scenario: between cards of both players
      Given player A has the active Battle Card "Riser" (probe "rises")
      And player B has the rested Battle Card "Guard" (probe "rests-risers")
      And player A has "Nudge" (probe "extra-rest-all-battle-cards") in the hand
      When player A activates "Nudge"
      Then the game is a draw

    Scenario Outline: as player <turn>'s turn ends two cards return and play each other, with <number> cards in the opponent's hand
      Given it is player <turn>'s Main Phase
      And player <turn> has the active Battle Card "One" (probe "turn-end-return-and-play")
      And player <turn> has the active Battle Card "Other" (probe "turn-end-return-and-play")
      And player <opponent> has <number> cards in the hand
      When player <turn> ends the turn
      Then the game is a draw

      Examples:
        | turn | opponent | number |
        | A    | B        | 2      |
        | B    | A        | 0      |
        | B    | A        | 1      |

    Scenario: choices that must be made, none of which leads out
      Given player A has the active Battle Card "Spinner" (probe "spins-battle-cards")
      And player A has the active Battle Card "Other" with 5000 power
      And player A has "Nudge" (probe "extra-rest-1-own") in the hand
      When player A activates "Nudge"
      And player A chooses "Spinner"
      And player A chooses "Other"
      Then the game is a draw

    Scenario: a choice on the way round that does not lead out stops nothing
      Given player A has the active Battle Card "Spinner" (probe "spins-forever")
      And player A has the rested Battle Card "Fan" (probe "may-cheer-when-others-rest")
      And player A has "Nudge" (probe "extra-rest-1-own") in the hand
      When player A activates "Nudge"
      And player A chooses "Spinner"
      And player A lets "Fan"'s ability come first
      And player A accepts the offer of the effect
      Then the game is a draw

    Scenario: a loop that was stopped begins again where an [Auto] forces it, and then nobody can help it
      Given player A has the active Battle Card "Spinner" (probe "spins-battle-cards-or-leader")
      And player A has "Nudge" (probe "extra-rest-all-battle-cards") and "Again" (probe "extra-rest-all-battle-cards") in the hand
      When player A activates "Nudge"
      And player A chooses "A leader"
      Then "A leader" is rested
      And "Spinner" is active
      When player A activates "Again"
      Then the game is a draw

  @DBS-11-1-2-1
  Rule: 11-1-2-1 The only player who can stop a loop says how often it is carried out, and does not begin it again

    Scenario: a player who says 0 stops it when it has been carried out once
      Given player A has the active Battle Card "Spinner" (probe "spins-if-you-like")
      And player A has "Nudge" (probe "extra-rest-all-battle-cards") in the hand
      When player A activates "Nudge"
      And player A accepts the offer of the effect
      And player A declares 0 rounds of the loop
      Then "Spinner" has 11000 power
      And "Spinner" is rested
      And the game goes on

    Scenario: a player may have it carried out well over 100 times
      Given player A's Leader is "Giant" with 140000 power
      And player A has "Nudge" (probe "extra-rest-all-battle-cards") in the hand
      And player B has the active Battle Card "Spinner" (probe "spins-if-you-like")
      When player A activates "Nudge"
      And player B accepts the offer of the effect
      And player B declares 150 rounds of the loop
      And player A attacks "Spinner" with "Giant"
      Then "Spinner" is in player B's Battle Area
      And "Giant" is rested

    @reading
    Scenario Outline: <number> are declared, and it is carried out so often that its power is <power> (<choice>)
      Given the reading "rounds-declared" is "<choice>"
      And player A has the active Battle Card "Spinner" (probe "spins-if-you-like")
      And player A has "Nudge" (probe "extra-rest-all-battle-cards") in the hand
      When player A activates "Nudge"
      And player A accepts the offer of the effect
      And player A declares <number> rounds of the loop
      Then "Spinner" has <power> power
      And "Spinner" is rested

      Examples:
        | choice          | number | power |
        | after-the-first | 1      | 12000 |
        | after-the-first | 3      | 14000 |
        | with-the-first  | 2      | 12000 |
        | with-the-first  | 3      | 13000 |

    Scenario: its player says the number, also in the turn of the opponent
      Given player B has the active Battle Card "Spinner" (probe "spins-if-you-like")
      And player A has "Nudge" (probe "extra-rest-all-battle-cards") in the hand
      When player A activates "Nudge"
      And player B accepts the offer of the effect
      And player B declares 0 rounds of the loop
      Then "Spinner" has 11000 power
      And "Spinner" is rested

    Scenario: once it is stopped its player is not asked again
      Given player A has the active Battle Card "Spinner" (probe "spins-if-you-like")
      And player A has "Nudge" (probe "extra-rest-all-battle-cards") in the hand
      When player A activates "Nudge"
      And player A accepts the offer of the effect
      And player A declares 2 rounds of the loop
      And player A tries to accept the offer of the effect
      Then that is not offered
      And "Spinner" is rested
      And "Nudge" is in player A's Drop Area

    Scenario: a loop of what the end of a turn triggers
      Given player A has the active Battle Card "One" (probe "turn-end-return-and-play")
      And player A has the active Battle Card "Other" (probe "turn-end-return-and-play")
      And player A has the active Battle Card "Way out" with 5000 power
      When player A ends the phase
      And player A lets "One"'s ability come first
      And player A chooses "Other"
      And player A chooses "One"
      And player A lets "One"'s ability come first
      And player A chooses "Other"
      And player A chooses "One"
      And player A declares 2 rounds of the loop
      And player A chooses "Way out"
      And player A chooses "Way out"
      Then turn 6 of the game has come
      And player A's Battle Area holds exactly "One", "Other" and "Way out"

    Scenario: who must choose and can choose something else stops it by that
      Given player A has the active Battle Card "Spinner" (probe "spins-battle-cards-or-leader")
      And player A has "Nudge" (probe "extra-rest-all-battle-cards") in the hand
      When player A activates "Nudge"
      And player A chooses "Spinner"
      And player A declares 0 rounds of the loop
      Then "Spinner" has 12000 power
      And "Spinner" is active
      And "A leader" is rested

    Scenario: at the end every way out is open, and the way round is not
      Given player A has the active Battle Card "Spinner" (probe "spins-battle-cards-or-leader")
      And player A has the active Battle Card "Other" with 5000 power
      And player A has "Nudge" (probe "extra-rest-1-own") in the hand
      When player A activates "Nudge"
      And player A chooses "Spinner"
      And player A chooses "Spinner"
      And player A declares 0 rounds of the loop
      And player A tries to choose "Spinner"
      Then that is refused
      When player A chooses "A leader"
      Then "Spinner" has 12000 power
      And "A leader" is rested

  @DBS-11-1-2-2
  Rule: 11-1-2-2 Where both players can stop a loop the smaller of their two numbers counts

    Scenario Outline: in player <turn>'s turn player <turn> says <of turn> first, then player <other> <of other>
      Given it is player <turn>'s Main Phase
      And player A has the active Battle Card "Riser" (probe "rises-if-you-like")
      And player B has the rested Battle Card "Guard" (probe "rests-risers-if-you-like")
      And player <turn> has "Nudge" (probe "extra-rest-all-battle-cards") in the hand
      When player <turn> activates "Nudge"
      And player A accepts the offer of the effect
      And player B accepts the offer of the effect
      And player <turn> declares <of turn> rounds of the loop
      And player <other> declares <of other> rounds of the loop
      Then "Riser" has <power> power
      And "Riser" is <state>
      And the game goes on

      Examples: player A finishes it by leaving the Riser in Rest Mode
        | turn | other | of turn | of other | power | state  |
        | A    | B     | 0       | 5        | 11000 | rested |
        | B    | A     | 3       | 0        | 11000 | rested |

      Examples: player B finishes it by leaving the Riser in Active Mode
        | turn | other | of turn | of other | power | state  |
        | A    | B     | 3       | 0        | 12000 | active |
        | B    | A     | 0       | 4        | 12000 | active |

    @reading
    Scenario Outline: of 2 and 3 rounds 2 are carried out (<choice>)
      Given the reading "rounds-declared" is "<choice>"
      And player A has the active Battle Card "Riser" (probe "rises-if-you-like")
      And player B has the rested Battle Card "Guard" (probe "rests-risers-if-you-like")
      And player A has "Nudge" (probe "extra-rest-all-battle-cards") in the hand
      When player A activates "Nudge"
      And player A accepts the offer of the effect
      And player B accepts the offer of the effect
      And player A declares 2 rounds of the loop
      And player B declares 3 rounds of the loop
      Then "Riser" has <power> power
      And "Riser" is rested

      Examples:
        | choice          | power |
        | after-the-first | 13000 |
        | with-the-first  | 12000 |

    @reading
    Scenario Outline: of two who say the same number, in player <turn>'s turn (<choice>)
      Given the reading "equal-numbers-of-rounds" is "<choice>"
      And it is player <turn>'s Main Phase
      And player A has the active Battle Card "Riser" (probe "rises-if-you-like")
      And player B has the rested Battle Card "Guard" (probe "rests-risers-if-you-like")
      And player <turn> has "Nudge" (probe "extra-rest-all-battle-cards") in the hand
      When player <turn> activates "Nudge"
      And player A accepts the offer of the effect
      And player B accepts the offer of the effect
      And player <turn> declares 2 rounds of the loop
      And player <other> declares 2 rounds of the loop
      Then "Riser" has <power> power
      And "Riser" is <state>

      Examples:
        | choice                | turn | other | power | state  |
        | who-comes-to-it-first | A    | B     | 13000 | rested |
        | who-comes-to-it-first | B    | A     | 13000 | rested |
        | turn-player           | B    | A     | 14000 | active |

    Scenario Outline: once it is stopped player <player> is not asked again
      Given player A has the active Battle Card "Riser" (probe "rises-if-you-like")
      And player B has the rested Battle Card "Guard" (probe "rests-risers-if-you-like")
      And player A has "Nudge" (probe "extra-rest-all-battle-cards") in the hand
      When player A activates "Nudge"
      And player A accepts the offer of the effect
      And player B accepts the offer of the effect
      And player A declares 1 round of the loop
      And player B declares 4 rounds of the loop
      And player <player> tries to accept the offer of the effect
      Then that is not offered
      And "Nudge" is in player A's Drop Area

      Examples:
        | player |
        | A      |
        | B      |
