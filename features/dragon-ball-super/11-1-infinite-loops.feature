@DBS
Feature: 11-1. Infinite loops

  @DBS-11-1-2
  Rule: 11-1-2 A loop that neither player can stop ends the game in a draw

    Scenario Outline: Skills of player <owner> that loop forever in player <turn>'s turn make the game a draw
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

    Scenario: Skills of both players' cards that loop forever make the game a draw
      Given player A has the active Battle Card "Riser" (probe "rises")
      And player B has the rested Battle Card "Guard" (probe "rests-risers")
      And player A has "Nudge" (probe "extra-rest-all-battle-cards") in the hand
      When player A activates "Nudge"
      Then the game is a draw

    Scenario Outline: A forced loop at the end of player <turn>'s turn is a draw (cards in the opponent's hand: <number>)
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

    Scenario: A loop with forced choices that cannot lead out of it is a draw
      Given player A has the active Battle Card "Spinner" (probe "spins-battle-cards")
      And player A has the active Battle Card "Other" with 5000 power
      And player A has "Nudge" (probe "extra-rest-1-own") in the hand
      When player A activates "Nudge"
      And player A chooses "Spinner"
      And player A chooses "Other"
      Then the game is a draw

    Scenario: A loop with an optional choice that does not stop it is a draw
      Given player A has the active Battle Card "Spinner" (probe "spins-forever")
      And player A has the rested Battle Card "Fan" (probe "may-cheer-when-others-rest")
      And player A has "Nudge" (probe "extra-rest-1-own") in the hand
      When player A activates "Nudge"
      And player A chooses "Spinner"
      And player A lets "Fan"'s ability come first
      And player A accepts the offer of the effect
      Then the game is a draw

    Scenario: A loop that was stopped once and is then forced again by an [Auto] is a draw
      Given player A has the active Battle Card "Spinner" (probe "spins-battle-cards-or-leader")
      And player A has "Nudge" (probe "extra-rest-all-battle-cards") and "Again" (probe "extra-rest-all-battle-cards") in the hand
      When player A activates "Nudge"
      And player A chooses "A leader"
      Then "A leader" is rested
      And "Spinner" is active
      When player A activates "Again"
      Then the game is a draw

  @DBS-11-1-2-1
  Rule: 11-1-2-1 The only player who can stop a loop says how often it happens, and does not begin it again

    Scenario: A player who declares 0 rounds stops the loop after its first round
      Given player A has the active Battle Card "Spinner" (probe "spins-if-you-like")
      And player A has "Nudge" (probe "extra-rest-all-battle-cards") in the hand
      When player A activates "Nudge"
      And player A accepts the offer of the effect
      And player A declares 0 rounds of the loop
      Then "Spinner" has 11000 power
      And "Spinner" is rested
      And the game goes on

    Scenario: A player may declare well over 100 rounds of a loop
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
    Scenario Outline: A loop whose player declares the number <number> gives its card <power> power (<by>)
      Given the ambiguous rule "Does the round that has shown the loop count as one of the declared rounds?" is answered "<choice>"
      And player A has the active Battle Card "Spinner" (probe "spins-if-you-like")
      And player A has "Nudge" (probe "extra-rest-all-battle-cards") in the hand
      When player A activates "Nudge"
      And player A accepts the offer of the effect
      And player A declares <number> rounds of the loop
      Then "Spinner" has <power> power
      And "Spinner" is rested

      Examples:
        | choice                                | number | power | by                 |
        | no, the declared rounds come after it | 1      | 12000 | our interpretation |
        | no, the declared rounds come after it | 3      | 14000 | our interpretation |
        | yes, it is the first of them          | 2      | 12000 | alternative        |
        | yes, it is the first of them          | 3      | 13000 | alternative        |

    Scenario: A player declares the rounds of their own card's loop in the opponent's turn too
      Given player B has the active Battle Card "Spinner" (probe "spins-if-you-like")
      And player A has "Nudge" (probe "extra-rest-all-battle-cards") in the hand
      When player A activates "Nudge"
      And player B accepts the offer of the effect
      And player B declares 0 rounds of the loop
      Then "Spinner" has 11000 power
      And "Spinner" is rested

    Scenario: A player whose loop has stopped is not offered to begin it again
      Given player A has the active Battle Card "Spinner" (probe "spins-if-you-like")
      And player A has "Nudge" (probe "extra-rest-all-battle-cards") in the hand
      When player A activates "Nudge"
      And player A accepts the offer of the effect
      And player A declares 2 rounds of the loop
      And player A tries to accept the offer of the effect
      Then that is not offered
      And "Spinner" is rested
      And "Nudge" is in player A's Drop Area

    Scenario: A loop of skills at the end of the turn stops after the declared rounds by another choice
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

    Scenario: A player who must choose a card stops the loop by choosing one outside it
      Given player A has the active Battle Card "Spinner" (probe "spins-battle-cards-or-leader")
      And player A has "Nudge" (probe "extra-rest-all-battle-cards") in the hand
      When player A activates "Nudge"
      And player A chooses "Spinner"
      And player A declares 0 rounds of the loop
      Then "Spinner" has 12000 power
      And "Spinner" is active
      And "A leader" is rested

    Scenario: A player whose declared rounds are over must choose a card that leads out of the loop
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
  Rule: 11-1-2-2 If both players can stop a loop, the smaller of their two numbers counts

    Scenario Outline: The smaller number stops the loop: player <turn> declares <of turn>, player <other> declares <of other>
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
    Scenario Outline: A loop for which the players declare 2 and 3 rounds runs for 2 rounds (<by>)
      Given the ambiguous rule "Does the round that has shown the loop count as one of the declared rounds?" is answered "<choice>"
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
        | choice                                | power | by                 |
        | no, the declared rounds come after it | 13000 | our interpretation |
        | yes, it is the first of them          | 12000 | alternative        |

    @reading
    Scenario Outline: If both declare 2 rounds in player <turn>'s turn, the looping card has <power> power (<by>)
      Given the ambiguous rule "Who ends a loop that both players can stop if both have declared the same number?" is answered "<choice>"
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
        | choice                                     | turn | other | power | state  | by                 |
        | the player who first comes to their choice | A    | B     | 13000 | rested | our interpretation |
        | the player who first comes to their choice | B    | A     | 13000 | rested | our interpretation |
        | the turn player                            | B    | A     | 14000 | active | alternative        |

    Scenario Outline: Player <player> is not offered to begin a loop again once it has stopped
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
