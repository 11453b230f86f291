@VG
Feature: 11.2. How the sentences of an effect work together: choices, "if not", repetitions, simultaneous actions

  @VG-9.9.2.3
  Rule: 9.9.2.3 An order whose text offers several effects does those that are chosen

    Scenario Outline: A player of an order with two effects chooses effect <choice>
      Given player A has "Fork" (probe "order-choose-1-draw-or-vanguard-power") in the hand
      When player A plays the order "Fork"
      And player A takes choice <choice> of the effect
      Then player A's hand holds <hand> cards
      And "A vanguard" has <power> power

      Examples:
        | choice | hand | power |
        | 1      | 2    | 10000 |
        | 2      | 0    | 15000 |

    Scenario Outline: An opponent told to choose between an order's two effects chooses effect <choice>
      Given player A has "Fork" (probe "order-opponent-chooses-draw-or-vanguard-power") in the hand
      When player A plays the order "Fork"
      And player B takes choice <choice> of the effect
      Then player A's hand holds <hand> cards
      And player B's hand holds 0 cards
      And "A vanguard" has <power> power

      Examples:
        | choice | hand | power |
        | 1      | 2    | 10000 |
        | 2      | 0    | 15000 |

    Scenario: An order that mills two cards for each card in the soul repeats its effect that often
      Given player A has "Wheel" (probe "order-repeats-mill-for-each-soul") in the hand
      And player A has 3 cards in the soul
      When player A plays the order "Wheel"
      Then player A's drop zone holds 7 cards

    Scenario: An order that both players carry out mills a card from each deck
      Given player A has "Quake" (probe "order-each-mills") in the hand
      When player A plays the order "Quake"
      Then player A's drop zone holds 2 cards
      And player B's drop zone holds 1 card

    Scenario: An order binds the top card of its player's deck and the bottom card of the opponent's
      Given player A has "Quake" (probe "order-mills-both-decks-together") in the hand
      And player A has "Top" on top of the deck
      And player B has "First" on top of the deck
      When player A plays the order "Quake"
      Then player A's bind zone holds exactly "Top"
      And player B's bind zone holds 1 card
      And "First" is in player B's deck

    Scenario: An order that retires all rear-guards counts and binds only those that it retired
      Given player A has "Storm" (probe "order-retires-and-draws-as-many-plus-1") in the hand
      And player B has the unit "Squire" on the front left circle
      And player B has the unit "Page" on the front right circle
      And player B has the unit "Wall" (probe "resists") on the back left circle
      And player B has "Old" in the drop zone
      When player A plays the order "Storm"
      Then player A's hand holds 4 cards
      And "A vanguard" has 113000 power
      And player B's drop zone holds exactly "Old"

    Scenario: A player told to retire rear-guards with a total of 15000 power cannot retire more
      Given player A has "Storm" (probe "order-retires-2-of-total-power-15000") in the hand
      And player B has the unit "Squire" on the front left circle
      And player B has the unit "Page" on the front right circle
      And player B has the unit "Twin" on the back left circle
      And "Squire" is a unit of grade 1 with 8000 power
      And "Page" is a unit of grade 1 with 7000 power
      And "Twin" is a unit of grade 1 with 8000 power
      When player A plays the order "Storm"
      And player A tries to choose "Squire" and "Twin"
      Then that is refused
      When player A chooses "Squire" and "Page"
      Then "Twin" is on player B's back left circle
      And player B's drop zone holds 2 cards

    Scenario: An order retires both rear-guards that tie for the greatest power and the weakest, but not the one between
      Given player A has "Storm" (probe "order-retires-weakest-and-strongest") in the hand
      And player B has the unit "Weak" on the front left circle
      And player B has the unit "Middle" on the front right circle
      And player B has the unit "Strong" on the back left circle
      And player B has the unit "Twin" on the back right circle
      And "Weak" is a unit of grade 1 with 6000 power
      And "Middle" is a unit of grade 1 with 8000 power
      And "Strong" is a unit of grade 1 with 9000 power
      And "Twin" is a unit of grade 1 with 9000 power
      When player A plays the order "Storm"
      Then "Middle" is on player B's front right circle
      And player B's drop zone holds 3 cards

    Scenario: An order on face-up damage cards above grade 1 affects only those
      Given player A has "Mend" (probe "order-binds-face-up-damage-of-no-grade-1") in the hand
      And player A has "High" and "Low" in the damage zone
      And player A has "Dark" face down in the damage zone
      And "High" is a unit of grade 2 with 9000 power
      And "Low" is a unit of grade 1 with 8000 power
      And "Dark" is a unit of grade 3 with 12000 power
      When player A plays the order "Mend"
      Then player A's bind zone holds exactly "High"

    Scenario: An order of which two of three effects are chosen does both, and not the third
      Given player A has "Fork" (probe "order-choose-2-draw-or-discard-or-vanguard-power") and "Spare" in the hand
      When player A plays the order "Fork"
      And player A takes choice 1 of the effect
      And player A takes choice 2 of the effect
      And player A chooses "Spare"
      Then player A's hand holds 1 card
      And "Spare" is in player A's drop zone
      And "A vanguard" has 10000 power

    Scenario: An order charges the soul of its player and that of the opponent, and turns up damage of the opponent alone
      Given player A has "Feast" (probe "order-charges-soul-of-both-and-counter-of-opponent") in the hand
      And player A has "Mine" face down in the damage zone
      And player B has "Yours" face down in the damage zone
      When player A plays the order "Feast"
      Then player A's soul holds 1 card
      And player B's soul holds 2 cards
      And "Yours" is face up in player B's damage zone
      And "Mine" is face down in player A's damage zone

    Scenario: A vanguard that is stronger for the rest of the game still has the power next turn
      Given player A has "Oath" (probe "order-vanguard-stronger-for-the-game") in the hand
      When player A plays the order "Oath"
      And player A ends the turn
      Then "A vanguard" has 15000 power

    Scenario: The opponent's center and right columns are counted from the opponent's side
      Given player A has "Storm" (probe "order-retires-center-and-right-column") in the hand
      And player B has the unit "Middle" on the back center circle
      And player B has the unit "Right" on the front right circle
      And player B has the unit "Left" on the front left circle
      When player A plays the order "Storm"
      Then player B's drop zone holds 2 cards
      And "B vanguard" is on player B's vanguard circle

    Scenario Outline: If an order makes the opponent <does> the game, player <winner> wins
      Given player A has "Fate" (probe "<probe>") in the hand
      When player A plays the order "Fate"
      Then player <winner> wins the game

      Examples:
        | probe                | does  | winner |
        | order-opponent-wins  | wins  | B      |
        | order-opponent-loses | loses | A      |

  @VG-11.2.4
  Rule: 11.2.4 The part after "if you do not" is carried out only if the requirement before it was not met

    Scenario Outline: With <soul> cards in the soul the order "<probe>" draws <hand> cards
      Given player A has "Edict" (probe "<probe>") in the hand
      And player A has <soul> cards in the soul
      When player A plays the order "Edict"
      Then player A's hand holds <hand> cards
      And player A's soul holds 0 cards
      And "Edict" is in player A's drop zone

      Examples:
        | probe                               | soul | hand |
        | order-if-soul-blasts-draws-2-else-1 | 1    | 2    |
        | order-if-soul-blasts-draws-2-else-1 | 0    | 1    |
        | order-if-not-soul-blasts-draws      | 1    | 0    |
        | order-if-not-soul-blasts-draws      | 0    | 1    |

  @VG-1.3.1
  Rule: 1.3.1 A text may let a unit of the back row intercept

    Scenario: A unit in the back row can intercept if a text allows it
      Given player B has the unit "Sentry" (probe "intercepts-from-back-row") on the back left circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player B intercepts for "B vanguard" with "Sentry"
      Then "Sentry" is in player B's drop zone
