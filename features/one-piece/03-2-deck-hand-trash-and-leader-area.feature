@OP
Feature: 3-2 to 3-6. Deck, DON!! deck, hand, trash and Leader area

  @OP-3-2-2
  Rule: 3-2-2 Neither player may look through a deck or change its order

    Scenario Outline: Player <viewer> may not look at a deck after a Character has gone to its bottom
      Given player A has "Tuck" (probe "event-tuck-1") in the hand
      And player A has the active Character "Crew" with 3000 power
      When player A plays "Tuck"
      Then the bottom of player A's deck is "Crew"
      And "Crew" is face down in player A's deck
      And player <viewer> does not see what is in player A's deck
      And player <viewer> does not see what is in player B's deck

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: An effect that looks at the deck shows as many top cards as it says, and only to its player
      Given player A has "Spyglass" (probe "event-look-3-take-1") in the hand
      And player A has "One", "Two", "Three" and "Four" on top of the deck
      When player A plays "Spyglass"
      And player A is asked to choose
      Then player A sees "One", "Two" and "Three" in player A's deck
      And player A does not see "Four"
      And player B does not see what is in player A's deck

    Scenario: Cards looked at on top of the deck are hidden again afterwards and keep their order
      Given player A has "Spyglass" (probe "event-look-3-take-1") in the hand
      And player A has "One", "Two", "Three" and "Four" on top of the deck
      When player A plays "Spyglass"
      And player A chooses "Two"
      Then "Two" is in player A's hand
      And the top of player A's deck is "One", "Three" and "Four"
      And player A does not see what is in player A's deck

  @OP-3-2-3
  Rule: 3-2-3 Cards that an effect moves from a deck together are moved one at a time

    Scenario: The second of two cards trashed from the deck lies on top of the first
      Given player A has "Leak" (probe "event-mill-2") in the hand
      And player A has "First" and "Second" on top of the deck
      When player A plays "Leak"
      Then the top of player A's trash is "Second" and "First"

    Scenario: Two cards put from the deck on top of the Life cards go one by one, in no chosen order
      Given player A has "Ballast" (probe "event-deck-to-life-2") in the hand
      And player A has "First" and "Second" on top of the deck
      And player A's Life cards are "Old"
      When player A plays "Ballast"
      Then the top of player A's Life area is "Second", "First" and "Old"

    Scenario: Two cards trashed from the deck are each moved and trashed by themselves
      Given player A has "Leak" (probe "event-mill-2") in the hand
      And player A has "First" and "Second" on top of the deck
      When player A plays "Leak"
      Then these events happened in this order:
        | moved   | First  |
        | trashed | First  |
        | moved   | Second |
        | trashed | Second |
      And player A's deck holds 18 cards

    @OP-8-1-3-4-4
    Scenario: A replacement effect is offered for each card that is trashed from the deck
      Given "Net" has this data:
        """
        {"category": "character", "abilities": [{"type": "instead", "when": {"event": "trashed", "player": "you", "subject": {"zone": ["deck"]}}, "may": true, "effect": [{"do": "move", "target": {"subject": true}, "to": "hand"}]}]}
        """
      And player A has the active Character "Net"
      And player A has "Leak" (probe "event-mill-2") in the hand
      And player A has "First" and "Second" on top of the deck
      When player A plays "Leak"
      And player A declines
      And player A accepts the offer of the effect
      Then "First" is in player A's trash
      And player A's hand holds exactly "Second"

  @OP-3-2-4
  Rule: 3-2-4 A shuffle puts the deck in a random order

    Scenario: A shuffle can change which card is on top of the deck
      Given player A has "Mix" (probe "event-shuffle-draw") in the hand
      And player A has "Known" on top of the deck
      And player A has "Gem" in the deck
      And the next shuffle of player A's deck puts "Gem" on top
      When player A plays "Mix"
      Then "Gem" is in player A's hand
      And "Known" is in player A's deck

    Scenario: A player who is told to shuffle shuffles their own deck
      Given player A has "Mix" (probe "event-shuffle-opponent") in the hand
      And player A has "Mine" on top of the deck
      And player B has "Known" on top of the deck
      And player B has "Gem" in the deck
      And the next shuffle of player B's deck puts "Gem" on top
      When player A plays "Mix"
      Then "Gem" is in player B's hand
      And the top of player A's deck is "Mine"

  @OP-3-3-1
  Rule: 3-3-1 Each player places the DON!! deck apart from the deck at the start of the game

    Scenario: The DON!! decks are in place, face down, before anyone decides who goes first
      Given both players have decks for a game, with the Leaders "Captain" and "Rival"
      And the lot falls to player A
      When player A is asked to choose who goes first
      Then player A's DON deck holds 10 cards
      And player B's DON deck holds 10 cards
      And player A's deck holds 50 cards
      And player B's deck holds 50 cards
      And "player A's DON!! card 1" is face down in player A's DON deck
      And "player B's DON!! card 10" is face down in player B's DON deck
      When player A gets the first turn
      Then player A's DON deck holds 9 cards
      And player B's DON deck holds 10 cards
      And player A's deck holds 40 cards

    Scenario: The DON!! card of the first turn comes from the DON!! deck
      Given both players have decks for a game, with the Leaders "Captain" and "Rival"
      When player A gets the first turn
      Then player A's DON deck holds 9 cards
      And player A's cost area holds 1 active and 0 rested DON!! cards
      And player B's DON deck holds 10 cards
      And player B's cost area holds 0 cards

  @OP-3-3-2
  Rule: 3-3-2 Both players may look at a DON!! deck although its cards are face down

    Scenario Outline: Player <viewer> may look at all of player A's face-down DON!! deck, returned cards included
      Given player A has "Tribute" (probe "event-return-don-2") in the hand
      When player A plays "Tribute"
      And player A returns "player A's DON!! card 1" and "player A's DON!! card 2" to the DON!! deck
      Then player <viewer> sees "player A's DON!! card 1", "player A's DON!! card 2" and "player A's DON!! card 7" in player A's DON deck
      And "player A's DON!! card 1" is face down in player A's DON deck
      And player A's DON deck holds 6 cards

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: Both players may look at the DON!! deck of the player whose turn it is not
      Given player A has "Swap" (probe "event-swap-don") in the hand
      When player A plays "Swap"
      And player B returns "player B's DON!! card 6" to the DON!! deck
      Then player A sees "player B's DON!! card 6" and "player B's DON!! card 8" in player B's DON deck
      And player B sees "player B's DON!! card 6" and "player B's DON!! card 8" in player B's DON deck
      And "player B's DON!! card 6" is face down in player B's DON deck

  @OP-3-3-3
  Rule: 3-3-3 Several cards that leave a DON!! deck leave it one by one

    Scenario: The top card of the DON!! deck is placed first, then the next
      Given player A has "Supply" (probe "event-add-don-2") in the hand
      When player A plays "Supply"
      Then these events happened in this order:
        | moved | player A's DON!! card 7 |
        | moved | player A's DON!! card 8 |
      And player A's DON deck holds exactly "player A's DON!! card 9" and "player A's DON!! card 10"

    Scenario: A player who adds two DON!! cards with one left in the DON!! deck adds that one
      Given player A has "Supply" (probe "event-add-don-2") in the hand
      And player A has 9 active and 0 rested DON!! cards
      When player A plays "Supply"
      Then player A's cost area holds 10 active and 0 rested DON!! cards
      And player A's DON deck holds 0 cards

  @OP-3-4-2
  Rule: 3-4-2 A player may look at their own hand at any time

    Scenario: A player sees the card they draw in the Draw Phase
      Given player B has "Fresh" on top of the deck
      And player B has "Kept" in the hand
      When player A ends the turn
      Then player B sees "Fresh" and "Kept" in player B's hand

    Scenario: A player sees their Character that the opponent's effect returned to their hand
      Given player A has "Tide" (probe "event-bounce") in the hand
      And player B has the active Character "Crew" with 3000 power
      When player A plays "Tide"
      Then player B sees "Crew" in player B's hand

    Scenario: A player sees the Life card that damage adds to their hand
      Given player B's Life cards are "Top" and "Next"
      When player A attacks "B leader" with "A leader"
      Then player B sees "Top" in player B's hand

  @OP-3-4-3
  Rule: 3-4-3 A player may not look at the opponent's hand

    Scenario: A player does not see the card that the opponent draws
      Given player B has "Fresh" on top of the deck
      And player B has "Kept" in the hand
      When player A ends the turn
      Then player B's hand holds exactly "Fresh" and "Kept"
      And player A does not see what is in player B's hand

    Scenario: A Character returned to its owner's hand can no longer be seen by the opponent
      Given player A has "Tide" (probe "event-bounce") in the hand
      And player B has the active Character "Crew" with 3000 power
      When player A plays "Tide"
      Then "Crew" is in player B's hand
      And player A does not see "Crew"

    Scenario: A Life card added to the hand by damage is not shown to the opponent
      Given player B's Life cards are "Top" and "Next"
      When player A attacks "B leader" with "A leader"
      Then "Top" is in player B's hand
      And player A does not see "Top"

    @OP-3-7-6-1
    Scenario: A sixth Character is visible while it is revealed, and the other hand cards are not
      Given player A has the active Character "Crew 1" with 3000 power
      And player A has the active Character "Crew 2" with 3000 power
      And player A has the active Character "Crew 3" with 3000 power
      And player A has the active Character "Crew 4" with 3000 power
      And player A has the active Character "Crew 5" with 3000 power
      And player A has "Recruit" and "Secret" in the hand
      When player A plays "Recruit"
      And player A is asked to make room
      Then player B sees "Recruit" in player A's hand
      And player B does not see "Secret"

  @OP-3-5-1
  Rule: 3-5-1 K.O.'d Characters and activated Events go to the trash

    Scenario: A Character that is K.O.'d in battle goes to its owner's trash
      Given player A has the active Character "Striker" with 4000 power
      And player B has the rested Character "Prey" with 3000 power
      When player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's trash

    Scenario: A Character K.O.'d by an Event goes to its owner's trash, and the Event to its own
      Given player A has "Shot" (probe "event-ko") in the hand
      And player B has the active Character "Prey" with 3000 power
      When player A plays "Shot"
      Then "Prey" is in player B's trash
      And "Shot" is in player A's trash

    Scenario: An Event that can do nothing is paid for and goes to the trash
      Given player A has "Shot" (probe "event-ko") in the hand
      When player A plays "Shot"
      Then "Shot" is in player A's trash
      And player A's cost area holds 4 active and 2 rested DON!! cards

    Scenario: An Event activated in the Counter Step goes to the trash
      Given player B has "Parry" (probe "counter-event-power") in the hand
      When player A attacks "B leader" with "A leader"
      And player B plays "Parry"
      Then "Parry" is in player B's trash
      And player B's Life area holds 3 cards

  @OP-3-5-2
  Rule: 3-5-2 Both players see both trashes, and a card that goes to the trash is placed on top

    Scenario: A K.O.'d Character is placed on top of its owner's trash
      Given player A has "Shot" (probe "event-ko") in the hand
      And player B has "Older" and "Oldest" in the trash
      And player B has the active Character "Prey" with 3000 power
      When player A plays "Shot"
      Then the top of player B's trash is "Prey", "Older" and "Oldest"

    Scenario: A card that an Event trashes from the hand lies on top of that Event in the trash
      Given player A has "Jettison" (probe "event-draw-discard-up-to-1") and "Cargo" in the hand
      And player A has "Older" in the trash
      When player A plays "Jettison"
      And player A chooses "Cargo"
      Then the top of player A's trash is "Cargo", "Jettison" and "Older"

    Scenario: A Character trashed to make room for a sixth is placed on top of the trash
      Given player A has the active Character "Crew 1" with 3000 power
      And player A has the active Character "Crew 2" with 3000 power
      And player A has the active Character "Crew 3" with 3000 power
      And player A has the active Character "Crew 4" with 3000 power
      And player A has the active Character "Crew 5" with 3000 power
      And player A has "Recruit" in the hand
      And player A has "Older" in the trash
      When player A plays "Recruit"
      And player A trashes "Crew 3" to make room
      Then the top of player A's trash is "Crew 3" and "Older"

    Scenario Outline: Player <viewer> can see all cards in both trashes
      Given player A has "Leak" (probe "event-mill-2") and "Shot" (probe "event-ko") in the hand
      And player A has "First" and "Second" on top of the deck
      And player B has the active Character "Prey" with 3000 power
      And player B has "Older" in the trash
      When player A plays "Leak"
      And player A plays "Shot"
      Then player <viewer> sees "First", "Second", "Leak" and "Shot" in player A's trash
      And player <viewer> sees "Prey" and "Older" in player B's trash
      And "First" is face up in player A's trash

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: A Life card trashed by [Banish] is placed on top of its owner's trash
      Given player A has the active Character "Raider" (probe "banish")
      And player B has "Older" in the trash
      And player B's Life cards are "First" and "Second"
      When player A attacks "B leader" with "Raider"
      Then the top of player B's trash is "First" and "Older"

    Scenario: A Life card whose [Trigger] was activated is placed on top of its owner's trash
      Given player B has "Older" in the trash
      And player B's Life cards are "Spring" (probe "trigger-draw") and "Second"
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then the top of player B's trash is "Spring" and "Older"

  @OP-3-6-1
  Rule: 3-6-1 Each player places their Leader face up at the start of the game

    Scenario: Both Leaders are in place, face up, before anyone decides who goes first
      Given both players have decks for a game, with the Leaders "Captain" and "Rival"
      And the lot falls to player A
      When player A is asked to choose who goes first
      Then "Captain" is face up in player A's Leader area
      And "Rival" is face up in player B's Leader area
      And player A's Leader area holds exactly "Captain"
      And player A's deck holds 50 cards
      When player A gets the first turn
      And player A gives 1 DON!! card to "Captain"
      Then "Captain" has 6000 power
      And player A's deck holds 40 cards

  @OP-3-6-2
  Rule: 3-6-2 Both players can see both Leaders

    Scenario: Both players see both Leaders after the start of the game
      Given both players have decks for a game, with the Leaders "Captain" and "Rival"
      When player A gets the first turn
      And player A gives 1 DON!! card to "Captain"
      Then player B sees "Captain" in player A's Leader area
      And player A sees "Rival" in player B's Leader area
      And "Captain" has 6000 power

    Scenario: Both players see both Leaders during a battle between them
      Given player B has "Guard" in the hand
      And "Guard" has the Counter value 1000
      When player A attacks "B leader" with "A leader"
      And player B is asked to counter
      Then "A leader" is rested
      And player B sees "A leader" in player A's Leader area
      And player A sees "B leader" in player B's Leader area

  @OP-3-6-3
  Rule: 3-6-3 A Leader stays in the Leader area whatever an effect says

    Scenario: An effect that returns all cards on the field to the hand leaves both Leaders in place
      Given player A has "Retreat" (probe "event-clear-field") in the hand
      And player A has the active Character "Ours" with 3000 power
      And player B has the active Character "Theirs" with 3000 power
      And player B has the active Stage "Port"
      When player A plays "Retreat"
      Then "Ours" is in player A's hand
      And "Theirs" and "Port" are in player B's hand
      And "A leader" is in player A's Leader area
      And "B leader" is in player B's Leader area

    Scenario: A Leader cannot be trashed by an effect and keeps the DON!! cards given to it
      Given player A has "Broadside" (probe "event-trash-fighters") in the hand
      And player B has the active Character "Crew" with 3000 power
      And player B's Leader is "B leader" with 5000 power
      And "B leader" has been given 2 DON!! cards
      When player A plays "Broadside"
      Then "Crew" is in player B's trash
      And "B leader" is in player B's Leader area
      And "B leader" has 2 DON!! cards under it

    Scenario: A Leader chosen to be returned to the hand stays, and nothing else is returned instead
      Given player A has "Grapple 1" (probe "event-bounce-fighter") in the hand
      And player A has "Grapple 2" (probe "event-bounce-fighter") in the hand
      And player B has the active Character "Crew" with 3000 power
      When player A plays "Grapple 1"
      And player A chooses "B leader"
      Then "B leader" is in player B's Leader area
      And "Crew" is in player B's Character area
      When player A plays "Grapple 2"
      And player A chooses "Crew"
      Then "Crew" is in player B's hand
