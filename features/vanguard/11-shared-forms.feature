@VG
Feature: 11.8.3. Forms of card texts that games share

  @VG-11.8.3.1
  Rule: 11.8.3.1 The text of an ability is carried out as it says

    Scenario: A player told to choose between drawing and soul-charging may soul-charge
      Given player A has the unit "Sage" (probe "act-chooses-draw-or-charge") on the front left circle
      When player A activates "Sage"
      And player A takes choice 2 of the effect
      Then player A's soul holds 1 card
      And player A's hand holds 0 cards

    Scenario: A player told to choose two of three parts may draw and counter-charge
      Given player A has the unit "Sage" (probe "act-chooses-2-of-3-parts") on the front left circle
      And player A has "Wound" face down in the damage zone
      When player A activates "Sage"
      And player A takes choice 1 of the effect
      And player A takes choice 3 of the effect
      Then player A's hand holds 1 card
      And "Wound" is face up in player A's damage zone
      And player A's soul holds 0 cards

    Scenario: Each player discards a card of their own choice
      Given player A has the unit "Judge" (probe "act-each-discards-a-card") on the front left circle
      And player A has "Coin" and "Gem" in the hand
      And player B has "Ring" and "Crown" in the hand
      When player A activates "Judge"
      And player A chooses "Gem"
      And player B chooses "Ring"
      Then player A's drop zone holds exactly "Gem"
      And player B's drop zone holds exactly "Ring"

    Scenario: A player who draws for each card in the damage zone draws three with three
      Given player A has the unit "Scholar" (probe "act-repeats-drawing-for-damage") on the front left circle
      And player A has "One", "Two" and "Three" in the damage zone
      When player A activates "Scholar"
      Then player A's hand holds 3 cards

    Scenario: A player who draws for each discarded card draws two after discarding two
      Given player A has the unit "Dealer" (probe "act-discards-any-draws-as-many") on the front left circle
      And player A has "Coin", "Gem" and "Ring" in the hand
      And player A has "Top" and "Next" on top of the deck
      When player A activates "Dealer"
      And player A chooses "Coin" and "Gem"
      Then player A's hand holds exactly "Ring", "Top" and "Next"

    Scenario Outline: A player draws <drawn> if the opponent discarded a grade <grade> card, whatever else lies in the drop zone
      Given player A has the unit "Spy" (probe "act-opponent-discards-grade-3-draws") on the front left circle
      And player B has "Card" in the hand
      And "Card" is a unit of grade <grade> with 8000 power
      And player B has "Old" in the drop zone
      And "Old" is a unit of grade 3 with 12000 power
      When player A activates "Spy"
      Then player A's hand holds <drawn>
      And player B's drop zone holds exactly "Card" and "Old"

      Examples:
        | grade | drawn   |
        | 3     | 1 card  |
        | 2     | 0 cards |

    Scenario: An effect on the card that it discarded leaves other drop zone cards alone
      Given player A has the unit "Smith" (probe "act-discarded-cards-come-to-the-soul") on the front left circle
      And player A has "Coin" in the hand
      And player A has "Old" in the drop zone
      When player A activates "Smith"
      Then player A's soul holds exactly "Coin"
      And player A's drop zone holds exactly "Old"

    Scenario: A unit returns to the hand as the top card of the deck goes into the soul
      Given player A has the unit "Ghost" (probe "act-itself-to-hand-top-to-soul") on the front left circle
      And player A has "Top" on top of the deck
      When player A activates "Ghost"
      Then player A's hand holds exactly "Ghost"
      And player A's soul holds exactly "Top"

    Scenario: An opponent who discards a card keeps their rear-guard
      Given player A has the unit "Robber" (probe "act-retires-unless-opponent-discards") on the front left circle
      And player B has the unit "Squire" on the front left circle
      And player B has "Coin" in the hand
      When player A activates "Robber"
      And player B accepts the offer of the effect
      Then player B's drop zone holds exactly "Coin"

    Scenario: An opponent who does not discard a card loses their rear-guard
      Given player A has the unit "Robber" (probe "act-retires-unless-opponent-discards") on the front left circle
      And player B has the unit "Squire" on the front left circle
      And player B has "Coin" in the hand
      When player A activates "Robber"
      And player B declines
      Then player B's drop zone holds exactly "Squire"

    Scenario: A player who takes cards with a total grade of 3 or less cannot take two of grade 2
      Given player A has the unit "Herald" (probe "act-takes-2-of-total-grade-3") on the front left circle
      And player A has "Small", "Big" and "Tall" in the drop zone
      And "Small" is a unit of grade 1 with 8000 power
      And "Big" is a unit of grade 2 with 10000 power
      And "Tall" is a unit of grade 2 with 10000 power
      When player A activates "Herald"
      And player A tries to choose "Big" and "Tall"
      Then that is refused
      When player A chooses "Small" and "Tall"
      Then player A's hand holds exactly "Small" and "Tall"

    Scenario: An effect retires rear-guards at rest or of grade 2, but not a standing one of grade 1
      Given player A has the unit "Storm" (probe "act-retires-resting-or-grade-2") on the front left circle
      And player B has the unit "Tired" at rest on the front left circle
      And player B has the unit "Big" on the front right circle
      And "Big" is a unit of grade 2 with 10000 power
      And player B has the unit "Squire" on the back left circle
      When player A activates "Storm"
      Then player B's drop zone holds exactly "Tired" and "Big"

    Scenario: An effect retires all rear-guards except those of grade 1 or less
      Given player A has the unit "Storm" (probe "act-retires-all-but-grade-1") on the front left circle
      And player B has the unit "Big" on the front right circle
      And "Big" is a unit of grade 2 with 10000 power
      And player B has the unit "Squire" on the back left circle
      When player A activates "Storm"
      Then player B's drop zone holds exactly "Big"

    Scenario: A player told to retire the weakest rear-guard chooses between two that tie
      Given player A has the unit "Wolf" (probe "act-retires-the-weakest") on the front left circle
      And player B has the unit "Big" on the front right circle
      And "Big" is a unit of grade 2 with 10000 power
      And player B has the unit "Squire" on the back left circle
      And player B has the unit "Page" on the back right circle
      When player A activates "Wolf"
      And player A tries to choose "Big"
      Then that is refused
      When player A chooses "Page"
      Then player B's drop zone holds exactly "Page"

    Scenario: A unit whose automatic abilities are lost until the end of the opponent's next turn draws nothing when it attacks
      Given player A has the unit "Muffler" (probe "act-autos-of-the-opponent-are-lost") on the front left circle
      And player B has the unit "Caller" (probe "attacks-draws") on the front left circle
      When player A activates "Muffler"
      And player A ends the turn
      And player B attacks "A vanguard" with "Caller"
      Then "Caller" is at rest
      And player B's hand holds 1 card

    Scenario: A unit that attacks is retired at the end of that battle, not before
      Given player A has the unit "Bomb" (probe "attacks-retires-itself-at-end-of-battle") on the front left circle
      And "B vanguard" has the icon "boost"
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Bomb"
      Then "Bomb" is in player A's drop zone
      And these events happened in this order:
        | did not hit | Bomb |
        | retired     | Bomb |

    @VG-9.9.1
    Scenario: A player draws two cards at the beginning of their next Main Phase
      Given player A has the unit "Prophet" (probe "act-draws-in-the-next-main-phase") on the front left circle
      And player B has "Squire" in the hand
      When player A activates "Prophet"
      Then player A's hand holds 0 cards
      When player A ends the turn
      And player B calls "Squire" to the front left circle
      Then player A's hand holds 0 cards
      When player B ends the turn
      And player A exchanges the cards of the column of the front left circle
      Then player A's hand holds 3 cards

    Scenario: The opponent's drop zone is removed from the game
      Given player A has the unit "Void" (probe "act-removes-the-opponents-drop") on the front left circle
      And player B has "Fallen" in the drop zone
      When player A activates "Void"
      Then "Fallen" is in player B's removed cards

    Scenario: A player with fewer rear-guards than the opponent retires one of them
      Given player A has the unit "Rebel" (probe "act-if-more-rear-guards-retires") on the front left circle
      And player B has the unit "Squire" on the front right circle
      And player B has the unit "Page" on the back left circle
      When player A activates "Rebel"
      And player A chooses "Page"
      Then player B's drop zone holds exactly "Page"

  @VG-11.9.1.7
  Rule: 11.9.1.7 Power for every two cards is rounded down

    Scenario Outline: A unit with 5000 power for every two soul cards has <power> with <soul>
      Given player A has the unit "Hero" (probe "stronger-by-every-2-of-soul") on the front left circle
      And player A has <soul> in the soul
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Hero"
      Then "Hero" has <power> power
      And "Hero" is at rest

      Examples:
        | soul                     | power |
        | "One", "Two" and "Three" | 13000 |
        | "One"                    | 8000  |

  @VG-1.3.1
  Rule: 1.3.1 A card's text may let units intercept from the back row

    Scenario: A rear-guard with Intercept in the back row can intercept if a text allows it
      Given player B has the unit "Captain" (probe "own-rear-guards-intercept-from-the-back") on the front left circle
      And player B has the unit "Wall" on the back right circle
      And "Wall" has the icon "intercept"
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player B intercepts for "B vanguard" with "Wall"
      Then "Wall" is in player B's drop zone
