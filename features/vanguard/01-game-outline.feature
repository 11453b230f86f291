@VG
Feature: 1. Outline of the game

  @VG-1.1.1
  Rule: 1.1.1 Two players play against each other

    Scenario: The two players take turns alternately
      Given player A has "First" in the hand
      And player B has "Second" in the hand
      When player A calls "First" to the front left circle
      And player A ends the turn
      And player B calls "Second" to the front left circle
      And player B ends the turn
      Then player A is the turn player
      And turn 7 of the game has come
      And "Second" is on player B's front left circle

  @VG-1.2.1
  Rule: 1.2.1 The game ends when a player loses, and the other player wins

    @VG-1.2.2 @VG-1.2.2.2
    Scenario Outline: Player <loser> loses by taking the last card of the deck in the Draw Phase
      Given it is player <winner>'s Main Phase
      And player <loser> has 1 card in the deck
      When player <winner> ends the turn
      Then player <winner> wins the game

      Examples:
        | winner | loser |
        | A      | B     |
        | B      | A     |

  @VG-1.2.2
  Rule: 1.2.2 A player loses at a check timing and not before

    Scenario: A player whose deck is empty in the middle of an order does not lose if it has a card at the end
      Given player A has "Shuffle" (probe "order-empties-and-fills-deck") and "Spare" in the hand
      And player A has 1 card in the deck
      When player A plays the order "Shuffle"
      Then the game goes on
      And player A's deck holds 1 card
      And player A's hand holds 0 cards
      When player A ends the turn
      And player B ends the turn
      Then player B wins the game

  @VG-1.2.3
  Rule: 1.2.3 If both players lose at the same moment, the game is a draw

    Scenario: If the same order takes the last card of both decks, the game is a draw
      Given player A has "Purge" (probe "order-empties-decks") in the hand
      And player A has 1 card in the deck
      And player B has 1 card in the deck
      When player A plays the order "Purge"
      Then the game is a draw

  @VG-1.2.4
  Rule: 1.2.4 A player may concede at any time and loses

    @VG-1.2.4.1
    Scenario Outline: Player <loser> may concede in the turn of player A and loses
      When player <loser> concedes
      Then player <winner> wins the game

      Examples:
        | loser | winner |
        | A     | B      |
        | B     | A      |

  @VG-1.2.5
  Rule: 1.2.5 A player who wins or loses by an effect does so at once

    Scenario Outline: When an effect makes player <winner> win, the rest of the order is not carried out
      Given player A has "Verdict" (probe "<probe>") in the hand
      When player A plays the order "Verdict"
      Then player <winner> wins the game
      And player A's hand holds 1 card

      Examples:
        | probe       | winner |
        | order-wins  | A      |
        | order-loses | B      |

  @VG-1.3.1
  Rule: 1.3.1 If a card's text contradicts the rules, the text takes precedence

    Scenario: A deck may have any number of copies of a card whose text says so
      Given a main deck of 50 cards for player A
      And player A's deck has 9 copies of "Horde" (probe "any-number-in-deck")
      And a main deck of 50 cards for player B
      And player B's deck has 9 copies of "Loner"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "8.1.6" and nothing else

    Scenario Outline: A player whose unit says so wins when their deck is empty, <when>
      Given player <winner> has the unit "Oracle" (probe "wins-instead-of-decking") on the back left circle
      And player A has "Purge" (probe "order-empties-decks") in the hand
      And player <winner> has 1 card in the deck
      When player A plays the order "Purge"
      Then player <winner> wins the game

      Examples:
        | winner | when                         |
        | A      | on their own turn            |
        | B      | on the other player's turn   |

  @VG-1.3.2
  Rule: 1.3.2 An effect that is partly impossible is carried out as far as possible

    Scenario: A player told to discard two cards who has only one discards it and still draws
      Given player A has "Haste" (probe "order-discards-2-draws") and "Only" in the hand
      And player A has "Found" on top of the deck
      When player A plays the order "Haste"
      Then "Only" is in player A's drop zone
      And player A's hand holds exactly "Found"

  @VG-1.3.2.1
  Rule: 1.3.2.1 A unit that is already at rest is not rested again

    Scenario: Only a unit that has actually been rested activates "when this unit rests"
      Given player B has the unit "Napper" (probe "rested-draws") at rest on the front left circle
      And player B has the unit "Second" (probe "rested-draws") on the front right circle
      And player A has "Lullaby" (probe "order-rests-all") in the hand
      When player A plays the order "Lullaby"
      Then "Second" is at rest
      And player B's hand holds 1 card

  @VG-1.3.2.2
  Rule: 1.3.2.2 An action to be done zero times or fewer is not done, and neither is its opposite

    Scenario Outline: An order that draws and makes the opponent discard as many cards as the soul holds, less two, goes on to its next sentence with <soul> in the soul
      Given player A has <soul> in the soul
      And player A has "Tithe" (probe "order-draws-soul-minus-2-then-1") and "Spare" in the hand
      And player A has "Top" on top of the deck
      And player B has "Own" in the hand
      When player A plays the order "Tithe"
      Then player A's hand holds exactly "Spare" and "Top"
      And player B's hand holds exactly "Own"

      Examples:
        | soul    |
        | 1 card  |
        | 2 cards |

  @VG-1.3.2.3
  Rule: 1.3.2.3 A cost of no cards or fewer can be paid

    Scenario Outline: An ability whose cost is to discard as many cards as the soul holds, less two, costs nothing with <soul> in the soul
      Given player A has <soul> in the soul
      And player A has "Spare" in the hand
      And player A has the unit "Smith" (probe "act-discards-soul-minus-2-draws-2") on the back left circle
      When player A activates "Smith"
      Then player A's hand holds 3 cards
      And "Spare" is in player A's hand

      Examples:
        | soul    |
        | 1 card  |
        | 2 cards |

    Scenario: A player declines an ability that costs fewer than no cards, and uses another one
      Given player A has 1 card in the soul
      And player A has "Peddler" (probe "called-discards-soul-minus-2-draws") and "Hawker" (probe "called-discards-soul-minus-2-draws") in the hand
      And player A has "Top" on top of the deck
      When player A calls "Peddler" to the back left circle
      And player A declines
      Then player A's hand holds exactly "Hawker"
      When player A calls "Hawker" to the back right circle
      And player A accepts the offer of the effect
      Then player A's hand holds exactly "Top"

  @VG-1.3.2.4
  Rule: 1.3.2.4 An effect that acts "as much as possible" must come as close to the number as possible

    Scenario: A player told to call two units of grade 2 who has three in the hand cannot call only one
      Given player A has "Muster" (probe "order-calls-2-of-grade-2"), "Knight", "Baron", "Count" and "Page" in the hand
      And "Knight" is a unit of grade 2 with 10000 power
      And "Baron" is a unit of grade 2 with 9000 power
      And "Count" is a unit of grade 2 with 8000 power
      When player A plays the order "Muster"
      And player A tries to choose "Knight"
      Then that is refused
      When player A chooses "Knight" and "Baron"
      And player A chooses the front left circle
      And player A chooses the front right circle
      And player A is asked to accept the offer
      Then "Knight" is on player A's front left circle
      And "Baron" is on player A's front right circle
      And player B does not see "Page"

  @VG-1.3.2.4.1
  Rule: 1.3.2.4.1 A player who cannot reach a number because of hidden cards shows those cards

    @VG-1.3.2.4
    Scenario: A player with only one unit of grade 2 calls it and shows the rest of the hand
      Given player A has "Muster" (probe "order-calls-2-of-grade-2"), "Knight", "Page" and "Squire" in the hand
      And "Knight" is a unit of grade 2 with 10000 power
      When player A plays the order "Muster"
      And player A chooses the front left circle
      And player A is asked to accept the offer
      Then "Knight" is on player A's front left circle
      And player B sees "Page" and "Squire" in player A's hand
      When player A declines
      Then player B does not see "Page"

    Scenario: A player without a unit of grade 2 must show the whole hand
      Given player A has "Muster" (probe "order-calls-2-of-grade-2"), "Page" and "Squire" in the hand
      When player A plays the order "Muster"
      And player A is asked to accept the offer
      Then player B sees "Page" and "Squire" in player A's hand
      When player A accepts the offer of the effect
      Then player A's hand holds 3 cards

  @VG-1.3.3
  Rule: 1.3.3 An action that one effect forbids is not done, even if another effect orders it

    Scenario: A unit that cannot stand stays at rest when all units stand
      Given player A has the unit "Stiff" (probe "cannot-stand") at rest on the front left circle
      And player A has the unit "Bare" at rest on the front right circle
      And player A has "Reveille" (probe "order-stands-all") in the hand
      When player A plays the order "Reveille"
      Then "Bare" stands
      And "Stiff" is at rest

  @VG-1.3.4
  Rule: 1.3.4 If both players choose, the turn player chooses first

    Scenario Outline: In player <turn>'s turn an order retires a rear-guard of each player when both have chosen one
      Given it is player <turn>'s Main Phase
      And player <turn> has "Duel" (probe "order-each-retires-1") in the hand
      And player A has the unit "A one" on the front left circle
      And player A has the unit "A two" on the back left circle
      And player B has the unit "B one" on the front left circle
      And player B has the unit "B two" on the back left circle
      When player <turn> plays the order "Duel"
      And player <turn> is asked to choose
      Then player <turn> is the one who decides
      When player <turn> chooses "<turn> one"
      And player <other> is asked to choose
      Then "<turn> one" is on player <turn>'s front left circle
      When player <other> chooses "<other> two"
      Then "<turn> one" is in player <turn>'s drop zone
      And "<other> two" is in player <other>'s drop zone
      And "<turn> two" is on player <turn>'s back left circle
      And "<other> one" is on player <other>'s front left circle

      Examples:
        | turn | other |
        | A    | B     |
        | B    | A     |

    Scenario: The turn player chooses first in a battle too, even if the ability is the other player's
      Given player B has the unit "Duellist" (probe "attacked-each-retires-1") on the front left circle
      And player A has the unit "A one" on the front left circle
      And player A has the unit "A two" on the back left circle
      And player B has the unit "B one" on the back left circle
      And it is player A's Battle Phase
      When player A attacks "Duellist" with "A vanguard"
      And player A is asked to choose
      Then player A is the one who decides
      When player A chooses "A one"
      And player B chooses "B one"
      Then "A one" is in player A's drop zone
      And "B one" is in player B's drop zone

  @VG-1.3.4.1
  Rule: 1.3.4.1 Cards that both players choose from hidden zones are revealed once both have chosen

    Scenario Outline: In player <turn>'s turn each player chooses a card of the hand, and player <other> does not see the first one while choosing
      Given it is player <turn>'s Main Phase
      And player <turn> has "Bid" (probe "order-each-reveals-1"), "First" and "Kept" in the hand
      And player <other> has "Second" and "Withheld" in the hand
      When player <turn> plays the order "Bid"
      And player <turn> chooses "First"
      And player <other> is asked to choose
      Then player <other> does not see "First"
      When player <other> chooses "Second"
      Then "First" is in player <turn>'s drop zone
      And "Second" is in player <other>'s drop zone
      And player <turn>'s hand holds exactly "Kept"
      And player <other>'s hand holds exactly "Withheld"

      Examples:
        | turn | other |
        | A    | B     |
        | B    | A     |

  @VG-1.3.5
  Rule: 1.3.5 A number that a player chooses is 0 or a positive whole number

    Scenario Outline: A player who is to choose a number cannot choose <number>
      Given player A has "Guess" (probe "order-number-power") in the hand
      When player A plays the order "Guess"
      And player A tries to choose the number <number>
      Then that is refused
      When player A chooses the number 2
      Then "A vanguard" has 12000 power

      Examples:
        | number |
        | -1     |
        | 1.5    |

    Scenario Outline: A player who is to choose a number can choose <number>
      Given player A has "Guess" (probe "order-number-power") in the hand
      When player A plays the order "Guess"
      And player A chooses the number <number>
      Then "A vanguard" has <power> power
      And "Guess" is in player A's drop zone

      Examples:
        | number | power   |
        | 0      | 10000   |
        | 30     | 40000   |
        | 1001   | 1011000 |

    Scenario: A card may name the least number itself
      Given player A has "Guess" (probe "order-number-2-to-3-draws") in the hand
      When player A plays the order "Guess"
      And player A tries to choose the number 1
      Then that is refused
      When player A chooses the number 2
      Then player A's hand holds 2 cards

    Scenario: A card may name 0 as the least number
      Given player A has "Guess" (probe "order-number-0-to-2-draws") and "Spare" in the hand
      When player A plays the order "Guess"
      And player A chooses the number 0
      Then player A's hand holds exactly "Spare"
      And "Guess" is in player A's drop zone

  @VG-1.3.5.1
  Rule: 1.3.5.1 Where a card says "up to" a number, 0 may be chosen

    Scenario Outline: Of a number up to three a player may choose <number>
      Given player A has "Guess" (probe "order-number-up-to-3-draws") and "Spare" in the hand
      When player A plays the order "Guess"
      And player A tries to choose the number 4
      Then that is refused
      When player A chooses the number <number>
      Then player A's hand holds <hand> cards
      And "Guess" is in player A's drop zone

      Examples:
        | number | hand |
        | 0      | 1    |
        | 3      | 4    |

  @VG-1.3.6
  Rule: 1.3.6 A value that is greater after a change has increased, and one that is less has decreased

    Background:
      Given player A has the unit "Glad" (probe "units-increase-draws") on the back left circle
      And player A has the unit "Sad" (probe "units-decrease-draws-for-opponent") on the back right circle

    Scenario Outline: The power of a vanguard of <power> power that becomes 10000 <changes>
      Given "Captain" is a unit of grade 3 with <power> power
      And player A has the unit "Captain" on the vanguard circle
      And player A has "Level" (probe "order-sets-vanguard-power") in the hand
      When player A plays the order "Level"
      Then "Captain" has 10000 power
      And player A's hand holds <A's hand>
      And player B's hand holds <B's hand>

      Examples:
        | power | changes       | A's hand | B's hand |
        | 8000  | has increased | 1 card   | 0 cards  |
        | 12000 | has decreased | 0 cards  | 1 card   |

    Scenario: A unit whose power a trigger icon raises counts as having increased power
      Given "Spark" has the trigger icon "front" with 10000 power
      And player A has "Spark" on top of the deck
      And player A has the unit "Next" on the front left circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      # The card of the drive check, and one for each of the two units of the front row.
      Then player A's hand holds 3 cards

  @VG-1.3.6.1
  Rule: 1.3.6.1 The result decides whether a value has increased, not the wording of the instruction

    Background:
      Given player A has the unit "Glad" (probe "units-increase-draws") on the back left circle
      And player A has the unit "Sad" (probe "units-decrease-draws-for-opponent") on the back right circle
      And player A has 1 card in the soul

    Scenario: An effect "+1000 power for each card in the soul, minus 3000" that lowers the power counts as a decrease
      Given player A has "Cheer" (probe "order-vanguard-power-by-soul-minus-3") in the hand
      When player A plays the order "Cheer"
      Then "A vanguard" has 8000 power
      And player A's hand holds 0 cards
      And player B's hand holds 1 card

    Scenario: An effect "-1000 power for each card in the soul, plus 3000" that raises the power counts as an increase
      Given player A has "Jeer" (probe "order-vanguard-power-minus-by-soul-plus-3") in the hand
      When player A plays the order "Jeer"
      Then "A vanguard" has 12000 power
      And player A's hand holds 1 card
      And player B's hand holds 0 cards

  @VG-1.3.7.1
  Rule: 1.3.7.1 A player who performs an action has performed it, and abilities trigger on it

    Scenario: "When you play an order" triggers only for the player who plays the order
      Given player A has the unit "Clerk" (probe "order-played-draws") on the back left circle
      And player B has the unit "Scribe" (probe "order-played-draws") on the back left circle
      And player A has "Rule" (probe "set-order-draws") in the hand
      When player A plays the order "Rule"
      Then player A's hand holds 2 cards
      And player B's hand holds 0 cards

    Scenario: "When this unit intercepts" triggers when the unit intercepts
      Given player B has the unit "Wall" (probe "intercepts-draws") on the front left circle
      And player A has the unit "Next" on the front left circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player B intercepts for "B vanguard" with "Wall"
      Then player B's hand holds 1 card

  @VG-1.3.7.2
  Rule: 1.3.7.2 A unit that attacks counts as having attacked, and is attacking until the end of the battle

    Scenario: A rear-guard has attacked when its attack begins
      Given player A has the unit "Caller" (probe "attacks-draws") on the front left circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Caller"
      Then player A's hand holds 1 card

    Scenario: A rear-guard is still attacking at the end of its battle
      Given player A has the unit "Siege" (probe "battle-ends-attacking-draws") on the front left circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Siege"
      Then player A's hand holds 1 card

  @VG-1.3.7.3
  Rule: 1.3.7.3 A unit that is attacked counts as having been attacked, and is being attacked until the battle ends

    Scenario: A vanguard's attack on a rear-guard counts as an attack for both units
      Given player A has the unit "Chief" (probe "attacks-draws") on the vanguard circle
      And player B has the unit "Target" (probe "attacked-draws") on the front left circle
      And player A has "Drawn" and "Checked" on top of the deck
      And player A has the unit "Next" on the front left circle
      And it is player A's Battle Phase
      When player A attacks "Target" with "Chief"
      Then player A's hand holds exactly "Checked" and "Drawn"
      And player B's hand holds 1 card

    Scenario: A rear-guard that survives the attack of a vanguard is still being attacked at the end of the battle
      Given player B has the unit "Tower" (probe "battle-ends-attacked-draws") on the front left circle
      And player A has the unit "Next" on the front right circle
      And it is player A's Battle Phase
      When player A attacks "Tower" with "A vanguard"
      Then player B's hand holds 1 card

  @VG-1.3.7.4
  Rule: 1.3.7.4 An action that a unit has performed stays performed after the unit has stopped doing it

    Scenario: A booster that is moved away lends no power, but "when this unit boosts" still triggers
      Given player A has the unit "Star" (probe "boosted-moves-booster") on the front left circle
      And player A has the unit "Drummer" (probe "boosts-draws") on the back left circle
      And player B has the unit "Wall" on the front left circle
      And "Wall" is a unit of grade 3 with 15000 power
      And it is player A's Battle Phase
      When player A attacks "Wall" with "Star"
      And player A boosts with "Drummer"
      And player A lets "Star"'s ability come first
      And player A chooses the back center circle
      Then "Drummer" is on player A's back center circle
      And player A's hand holds 1 card
      And "Wall" is on player B's front left circle
