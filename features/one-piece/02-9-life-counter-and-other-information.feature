@OP
Feature: 2-9 to 2-16. Life, Counter, [Trigger] and other information

  @OP-2-9-2
  Rule: 2-9-2 Before the first turn each player places Life cards face down, as many as the Leader's Life

    Scenario: Each Leader's own Life decides the number of Life cards, and neither player may look at them
      Given both players have decks for a game, with the Leaders "Chief" and "Baron"
      And "Baron" has this data:
        """
        { "number": "T-Baron", "category": "leader", "life": 4 }
        """
      And the lot falls to player A
      When player A gets the first turn
      Then player A's Life area holds 5 cards
      And player B's Life area holds 4 cards
      And player A does not see what is in player A's Life area
      And player B does not see what is in player A's Life area

    Scenario: Setting up Life cards is not drawing
      Given both players have decks for a game, with the Leaders "Watcher" (probe "leader-counts-draws") and "Baron"
      And the lot falls to player A
      When player A gets the first turn
      Then player A's Life area holds 4 cards
      And "Watcher" has 5000 power

  @OP-2-9-2-1
  Rule: 2-9-2-1 The top card of the deck becomes the bottom Life card

    # answers: RULES#2
    Scenario: The first Life card placed is the last one taken
      Given player A has "H1", "H2", "H3", "H4", "H5", "L1", "L2", "L3", "L4" and "L5" on top of the deck
      And both players have decks for a game, with the Leaders "Chief" and "Baron"
      And the next shuffle of player A's deck puts "H1", "H2", "H3", "H4", "H5", "L1", "L2", "L3", "L4" and "L5" on top
      And the lot falls to player A
      When player A gets the first turn
      Then the top of player A's Life area is "L5", "L4", "L3", "L2" and "L1"

  @OP-2-9-3
  Rule: 2-9-3 Only Leaders have a Life value

    Scenario: Characters and Stages do not count as cards with a Life of 5 or less
      Given player A has "Sweep" (probe "event-rest-life-5-or-less") in the hand
      And player B has the active Character "Mate" with 3000 power
      And player B has the active Stage "Wharf"
      When player A plays "Sweep"
      Then "B leader" is rested
      And "Mate" and "Wharf" are active

    Scenario: An Event does not count as a card with a Life of 5 or less
      Given player A has "Tally" (probe "event-draw-per-life-5-or-less") in the hand
      And player A has "Old Event" (probe "event-ko") in the trash
      When player A plays "Tally"
      Then "Tally" is in player A's trash
      And player A's hand holds 1 card

  @OP-2-9-4
  Rule: 2-9-4 Effects can add Life cards beyond the Leader's printed Life

    Scenario: A player whose Leader has 5 Life can get a sixth Life card
      Given player A has 5 Life cards
      And player A has "Mend" (probe "event-life-up") in the hand
      When player A plays "Mend"
      Then player A's Life area holds 6 cards
      And player A's deck holds 19 cards

    @reading @OP-2-9-2 @OP-5-2-1-7
    Scenario: A Leader whose text lowers its starting Life begins with fewer Life cards than printed
      Given both players have decks for a game, with the Leaders "Frail" (probe "leader-start-less-life") and "Rival"
      And the lot falls to player A
      When player A chooses to go first
      Then player A's Life area holds 3 cards
      And player B's Life area holds 5 cards

  @OP-2-10-1
  Rule: 2-10-1 The (Symbol) Counter is the power that the card gives in the Counter Step

    Scenario Outline: A Counter of <value> raises a Character of 3000 power to <power> for the battle
      Given "Shield" has the Counter value <value>
      And player B has "Shield" in the hand
      And player B has the rested Character "Prey" with 3000 power
      When player A attacks "Prey" with "A leader"
      And player B uses the Counter of "Shield" on "Prey"
      Then "Prey" is in player B's <place>
      And "Shield" is in player B's trash

      Examples:
        | value | power | place          |
        | 1000  | 4000  | trash          |
        | 3000  | 6000  | Character area |

    Scenario Outline: A Counter value that an effect has <changed> gives the changed amount of power
      Given "Shield" has the Counter value <value>
      And player B has "Shield" in the hand
      And player B has the active Character "Drill" (probe "<probe>")
      And player B has the rested Character "Prey" with 3000 power
      When player A attacks "Prey" with "A leader"
      And player B uses the Counter of "Shield" on "Prey"
      Then "Prey" is in player B's <place>
      And "Shield" is in player B's trash

      Examples:
        | changed | probe                       | value | place          |
        | raised  | counters-in-hand-plus-2000  | 1000  | Character area |
        | lowered | counters-in-hand-minus-2000 | 4000  | trash          |

  @OP-2-10-2
  Rule: 2-10-2 Only Characters have a (Symbol) Counter

    Scenario: A Leader and a Stage do not count as cards with a Counter of 1000 or less
      Given player A has "Sweep" (probe "event-rest-counter-1000-or-less") in the hand
      And player B has the active Character "Mate" with 3000 power
      And player B has the active Stage "Wharf"
      When player A plays "Sweep"
      Then "Mate" is rested
      And "B leader" and "Wharf" are active

    @OP-7-1-3-2-1
    Scenario: An Event cannot be trashed from the hand for a (Symbol) Counter
      Given "Shield" has the Counter value 2000
      And player B has "Strike" (probe "event-ko") and "Shield" in the hand
      When player A attacks "B leader" with "A leader"
      And player B tries to use the Counter of "Strike" on "B leader"
      Then that is refused
      When player B uses the Counter of "Shield" on "B leader"
      Then player B's Life area holds 3 cards
      And "Shield" is in player B's trash
      And player B's hand holds exactly "Strike"

    Scenario: A Character card in the trash counts as a card with a Counter of 1000 or less, an Event does not
      Given player A has "Tally" (probe "event-draw-per-counter-1000-or-less") in the hand
      And player A has "Old Event" (probe "event-ko") and "Mate" in the trash
      When player A plays "Tally"
      Then "Tally" is in player A's trash
      And player A's hand holds 1 card

  @OP-2-11-1
  Rule: 2-11-1 A [Trigger] may be activated on damage instead of adding the Life card to the hand

    Scenario: A Life card whose [Trigger] is activated has its effect and is not added to the hand
      Given player B's Life cards are "Spark" (probe "trigger-draw")
      And player B has "Top" on top of the deck
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then player B's hand holds exactly "Top"
      And "Spark" is in player B's trash

    Scenario: A Life card whose [Trigger] is not activated is added to the hand
      Given player B's Life cards are "Spark" (probe "trigger-draw")
      When player A attacks "B leader" with "A leader"
      Then player B's hand holds exactly "Spark"

  @OP-2-11-2
  Rule: 2-11-2 A [Trigger] is card text

    Scenario: A Character whose only text is a [Trigger] has a base effect
      Given player A has "Sweep" (probe "event-rest-no-base-effect") in the hand
      And player B has the active Character "Spark" (probe "trigger-draw")
      And player B has the active Character "Mate" with 3000 power
      When player A plays "Sweep"
      Then "Mate" is rested
      And "Spark" is active

  @OP-2-13-1
  Rule: 2-13-1 The rarity of a card has no effect on play

    @OP-5-1-2-3
    Scenario: Rarities do not matter for the limit of four cards with one card number
      Given a deck of 50 cards for player A with the Leader "Chief" and 10 DON!! cards
      And "Common" has this data:
        """
        { "category": "character", "name": "Sailor", "number": "T-9", "cost": 1, "power": 1000, "rarity": "C" }
        """
      And "Fine" has this data:
        """
        { "category": "character", "name": "Sailor", "number": "T-9", "cost": 1, "power": 1000, "rarity": "SR" }
        """
      And player A's deck has 2 copies of "Common"
      And player A's deck has 2 copies of "Fine"
      And a deck of 50 cards for player B with the Leader "Baron" and 10 DON!! cards
      And player B's deck has 4 copies of "Common"
      And player B's deck has 1 copy of "Fine"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck is not legal

  @OP-2-14-2
  Rule: 2-14-2 A deck may hold at most four cards with the same card number

    @OP-5-1-2-3
    Scenario: A deck with four cards of one card number is legal, one with five is not
      Given a deck of 50 cards for player A with the Leader "Chief" and 10 DON!! cards
      And player A's deck has 4 copies of "Sailor"
      And a deck of 50 cards for player B with the Leader "Baron" and 10 DON!! cards
      And player B's deck has 5 copies of "Sailor"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck is not legal

    @OP-5-1-2-3
    Scenario: A deck may hold eight cards of one name if they have two card numbers, four of each
      Given a deck of 50 cards for player A with the Leader "Chief" and 10 DON!! cards
      And "Old Sailor" has the card name "Sailor"
      And player A's deck has 4 copies of "Sailor"
      And player A's deck has 4 copies of "Old Sailor"
      And a deck of 50 cards for player B with the Leader "Baron" and 10 DON!! cards
      And player B's deck has 3 copies of "Sailor"
      And player B's deck has 5 copies of "Old Sailor"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck is not legal

  @OP-2-14-3
  Rule: 2-14-3 Card text that names a card number means the cards with that number

    Scenario: A text that means card number P-203 does not affect a card of the same name with another number
      Given "Namesake" has the card name "also-anchor"
      And player A has "Sweep" (probe "event-rest-number-p-203") in the hand
      And player B has the active Character "Double" (probe "also-anchor")
      And player B has the active Character "Namesake"
      When player A plays "Sweep"
      Then "Double" is rested
      And "Namesake" is active

  @OP-2-15-1
  Rule: 2-15-1 The block symbol of a card has no effect on play

    @OP-5-1-2-3
    Scenario: Block symbols do not matter for the limit of four cards with one card number
      Given a deck of 50 cards for player A with the Leader "Chief" and 10 DON!! cards
      And "Common" has this data:
        """
        { "category": "character", "name": "Sailor", "number": "T-9", "cost": 1, "power": 1000, "block": 1 }
        """
      And "Fine" has this data:
        """
        { "category": "character", "name": "Sailor", "number": "T-9", "cost": 1, "power": 1000, "block": 3 }
        """
      And player A's deck has 2 copies of "Common"
      And player A's deck has 2 copies of "Fine"
      And a deck of 50 cards for player B with the Leader "Baron" and 10 DON!! cards
      And player B's deck has 4 copies of "Common"
      And player B's deck has 1 copy of "Fine"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck is not legal

  @OP-2-16-1
  Rule: 2-16-1 The illustration of a card has no effect on play

    @OP-5-1-2-3
    Scenario: Illustrations do not matter for the limit of four cards with one card number
      Given a deck of 50 cards for player A with the Leader "Chief" and 10 DON!! cards
      And "Common" has this data:
        """
        { "category": "character", "name": "Sailor", "number": "T-9", "cost": 1, "power": 1000, "illustration": "at the helm" }
        """
      And "Fine" has this data:
        """
        { "category": "character", "name": "Sailor", "number": "T-9", "cost": 1, "power": 1000, "illustration": "at rest" }
        """
      And player A's deck has 2 copies of "Common"
      And player A's deck has 2 copies of "Fine"
      And a deck of 50 cards for player B with the Leader "Baron" and 10 DON!! cards
      And player B's deck has 4 copies of "Common"
      And player B's deck has 1 copy of "Fine"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck is not legal
