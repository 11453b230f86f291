@VG
Feature: 18.1. Loops

  @VG-18.1.1.1
  Rule: 18.1.1.1 A loop that nobody can stop makes the game a draw

    Scenario Outline: A unit of player <owner> that stands whenever it rests and rests whenever it stands ends the game in a draw
      Given player <owner> has the unit "Spinner" (probe "spins-forever") on the front left circle
      And player A has "Nudge" (probe "order-rests-all-rear-guards") in the hand
      When player A plays the order "Nudge"
      Then the game is a draw

      Examples:
        | owner |
        | A     |
        | B     |

    Scenario: An ability that triggers on an empty hand and leaves it empty makes the game a draw
      Given player A has the unit "Miser" (probe "empty-hand-discards") on the front left circle
      And player A has "Page" in the hand
      When player A calls "Page" to the back left circle
      Then the game is a draw

    Scenario: Mandatory choices that do not lead out of the loop do not stop it
      Given player A has the unit "Spinner" (probe "spins-rear-guards") on the front left circle
      And player A has the unit "Other" on the back left circle
      And player A has "Nudge" (probe "order-rests-front-left") in the hand
      When player A plays the order "Nudge"
      And player A chooses "Other"
      Then the game is a draw

    Scenario: An offer that a player may decline does not stop a loop that continues without it
      Given player A has the unit "Spinner" (probe "spins-and-may-get-power") on the front left circle
      And player A has "Nudge" (probe "order-rests-all-rear-guards") in the hand
      When player A plays the order "Nudge"
      And player A accepts the offer of the effect
      Then the game is a draw

    Scenario: If a stopped loop is forced again with no other choice left, the game is a draw
      Given player A has the unit "Spinner" (probe "spins-units-or-vanguard") on the front left circle
      And player A has the unit "Patron" (probe "act-more-orders") on the vanguard circle
      And player A has "Nudge" (probe "order-rests-own-rear-guards") and "Again" (probe "order-rests-own-rear-guards") in the hand
      When player A activates "Patron"
      And player A plays the order "Nudge"
      And player A chooses "Patron"
      Then "Patron" is at rest
      And "Spinner" stands
      When player A plays the order "Again"
      Then the game is a draw

  @VG-18.1.1.2
  Rule: 18.1.1.2 The only player who can stop a loop says how often it repeats and cannot begin it again

    Scenario: A player who says 0 stops the loop the next time that it can be stopped
      Given player A has the unit "Spinner" (probe "spins-if-you-like") on the front left circle
      And player A has "Nudge" (probe "order-rests-all-rear-guards") in the hand
      When player A plays the order "Nudge"
      And player A accepts the offer of the effect
      And player A declares 0 rounds of the loop
      Then "Spinner" has 9000 power
      And "Spinner" is at rest
      And the game goes on

    Scenario: The player who can stop the loop names the number even in the other player's turn
      Given player B has the unit "Spinner" (probe "spins-if-you-like") on the front left circle
      And player A has "Nudge" (probe "order-rests-all-rear-guards") in the hand
      When player A plays the order "Nudge"
      And player B accepts the offer of the effect
      And player B declares 0 rounds of the loop
      Then "Spinner" has 9000 power
      And "Spinner" is at rest

    Scenario: A player who has stopped a loop is not asked again
      Given player A has the unit "Spinner" (probe "spins-if-you-like") on the front left circle
      And player A has "Nudge" (probe "order-rests-all-rear-guards") in the hand
      When player A plays the order "Nudge"
      And player A accepts the offer of the effect
      And player A declares 2 rounds of the loop
      Then player A is not asked to accept the offer
      And "Spinner" is at rest
      And "Nudge" is in player A's drop zone

    Scenario: A player who stops the loop by a choice may choose anything that does not begin it again
      Given player A has the unit "Spinner" (probe "spins-units-or-vanguard") on the front left circle
      And player A has the unit "Other" on the front right circle
      And player A has "Nudge" (probe "order-rests-front-left") in the hand
      When player A plays the order "Nudge"
      And player A chooses "Spinner"
      And player A declares 0 rounds of the loop
      And player A tries to choose "Spinner"
      Then that is refused
      When player A chooses "A vanguard"
      Then "Spinner" has 10000 power
      And "A vanguard" is at rest

    @reading
    Scenario Outline: A loop for which a player says <number> leaves its unit with <power> power (<by>)
      Given the ambiguous rule "Does the round that has shown the loop count as one of the declared rounds?" is answered "<choice>"
      And player A has the unit "Spinner" (probe "spins-if-you-like") on the front left circle
      And player A has "Nudge" (probe "order-rests-all-rear-guards") in the hand
      When player A plays the order "Nudge"
      And player A accepts the offer of the effect
      And player A declares <number> rounds of the loop
      Then "Spinner" has <power> power
      And "Spinner" is at rest

      Examples:
        | choice                                | number | power | by                 |
        | no, the declared rounds come after it | 1      | 10000 | our interpretation |
        | no, the declared rounds come after it | 3      | 12000 | our interpretation |
        | yes, it is the first of them          | 2      | 10000 | alternative        |
        | yes, it is the first of them          | 3      | 11000 | alternative        |

  @VG-18.1.1.3
  Rule: 18.1.1.3 If both players can stop a loop, the smaller of their two numbers counts

    Scenario Outline: If player A says <of A> and player B <of B>, player <finisher> stops the loop and "Riser" <state>
      Given player A has the unit "Riser" (probe "rises-if-you-like") on the front left circle
      And player B has the unit "Guard" (probe "opponents-stood-may-rest") at rest on the front left circle
      And player A has "Nudge" (probe "order-rests-all-rear-guards") in the hand
      When player A plays the order "Nudge"
      And player A accepts the offer of the effect
      And player B accepts the offer of the effect
      And player A declares <of A> rounds of the loop
      And player B declares <of B> rounds of the loop
      Then "Riser" has <power> power
      And "Riser" <state>
      And the game goes on

      Examples:
        | of A | of B | finisher | power | state |
        | 0    | 5    | A        | 9000  | is at rest |

      Examples:
        | of A | of B | finisher | power | state |
        | 3    | 0    | B        | 10000 | stands |

    Scenario: On player B's turn, player B names the number of repetitions first
      Given it is player B's Main Phase
      And player A has the unit "Riser" (probe "rises-if-you-like") on the front left circle
      And player B has the unit "Guard" (probe "opponents-stood-may-rest") at rest on the front left circle
      And player B has "Nudge" (probe "order-rests-all-rear-guards") in the hand
      When player B plays the order "Nudge"
      And player A accepts the offer of the effect
      And player B accepts the offer of the effect
      And player B declares 0 rounds of the loop
      And player A declares 4 rounds of the loop
      Then "Riser" has 10000 power
      And "Riser" stands

    Scenario Outline: Player <player> is not asked again once the loop has been stopped
      Given player A has the unit "Riser" (probe "rises-if-you-like") on the front left circle
      And player B has the unit "Guard" (probe "opponents-stood-may-rest") at rest on the front left circle
      And player A has "Nudge" (probe "order-rests-all-rear-guards") in the hand
      When player A plays the order "Nudge"
      And player A accepts the offer of the effect
      And player B accepts the offer of the effect
      And player A declares 1 round of the loop
      And player B declares 4 rounds of the loop
      Then player <player> is not asked to accept the offer
      And "Nudge" is in player A's drop zone

      Examples:
        | player |
        | A      |
        | B      |

    @reading
    Scenario Outline: If both players say 2 on player <turn>'s turn, the unit ends with <power> power (<by>)
      Given the ambiguous rule "Who ends a loop for which both players have declared the same number of rounds?" is answered "<choice>"
      And it is player <turn>'s Main Phase
      And player A has the unit "Riser" (probe "rises-if-you-like") on the front left circle
      And player B has the unit "Guard" (probe "opponents-stood-may-rest") at rest on the front left circle
      And player <turn> has "Nudge" (probe "order-rests-all-rear-guards") in the hand
      When player <turn> plays the order "Nudge"
      And player A accepts the offer of the effect
      And player B accepts the offer of the effect
      And player <turn> declares 2 rounds of the loop
      And player <other> declares 2 rounds of the loop
      Then "Riser" has <power> power

      Examples:
        | choice                                     | turn | other | power | by                 |
        | the player who first comes to their choice | A    | B     | 11000 | our interpretation |
        | the player who first comes to their choice | B    | A     | 11000 | our interpretation |
        | the turn player                            | B    | A     | 12000 | alternative        |

  @VG-18.1.1.4
  Rule: 18.1.1.4 The repetitions of a loop are carried out at once and count as performed

    @VG-18.1.1.2
    Scenario: A unit that rests and stands 150 times in a loop gets 150000 power
      Given "Giant" is a unit of grade 3 with 140000 power
      And player A has the unit "Giant" on the vanguard circle
      And player B has the unit "Spinner" (probe "spins-if-you-like") on the front left circle
      And player A has "Nudge" (probe "order-rests-all-rear-guards") in the hand
      When player A plays the order "Nudge"
      And player B accepts the offer of the effect
      And player B declares 150 rounds of the loop
      And player A attacks "Spinner" with "Giant"
      Then "Spinner" is on player B's front left circle
      And "Giant" is at rest

    Scenario: A text that counts how often units have stood also counts the repetitions of a loop
      Given player A has the unit "Spinner" (probe "spins-if-you-like") on the front left circle
      And player A has the unit "Witness" (probe "turn-ends-100-stood-draws") on the back left circle
      And player A has "Nudge" (probe "order-rests-all-rear-guards") in the hand
      And player A has "Next" on top of the deck
      When player A plays the order "Nudge"
      And player A accepts the offer of the effect
      And player A declares 150 rounds of the loop
      And player A ends the turn
      Then player A's hand holds exactly "Next"
