@OP
Feature: 3-2 to 3-6. Deck, DON!! deck, hand, trash and Leader area

  @OP-3-2-2
  Rule: 3-2-2 Nobody looks into a deck or changes its order, not even its owner

    Scenario Outline: after a card has gone there nobody sees the deck: player <viewer> does not
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

    Scenario: an effect lets its player look at as many cards as it says, and only its player
      Given player A has "Spyglass" (probe "event-look-3-take-1") in the hand
      And player A has "One", "Two", "Three" and "Four" on top of the deck
      When player A plays "Spyglass"
      And player A is asked to choose
      Then player A sees "One", "Two" and "Three" in player A's deck
      And player A does not see "Four"
      And player B does not see what is in player A's deck

    Scenario: looking is over with the effect, and the order is what it was
      Given player A has "Spyglass" (probe "event-look-3-take-1") in the hand
      And player A has "One", "Two", "Three" and "Four" on top of the deck
      When player A plays "Spyglass"
      And player A chooses "Two"
      Then "Two" is in player A's hand
      And the top of player A's deck is "One", "Three" and "Four"
      And player A does not see what is in player A's deck

  @OP-3-2-3
  Rule: 3-2-3 Several cards that leave a deck leave it one by one

    Scenario: of two cards trashed from the deck the second lies on the first
      Given player A has "Leak" (probe "event-mill-2") in the hand
      And player A has "First" and "Second" on top of the deck
      When player A plays "Leak"
      Then the top of player A's trash is "Second" and "First"

    Scenario: two cards go to the Life area one upon the other, and nobody orders them
      Given player A has "Ballast" (probe "event-deck-to-life-2") in the hand
      And player A has "First" and "Second" on top of the deck
      And player A's Life cards are "Old"
      When player A plays "Ballast"
      Then the top of player A's Life area is "Second", "First" and "Old"

    Scenario: each card leaves by itself
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
    Scenario: what may happen instead is asked for each of them
      Given "Net" has this data:
        """
        {"category": "character", "text": "If a card in your deck would be trashed, you may add it to your hand instead.", "abilities": [{"type": "instead", "when": {"event": "trashed", "player": "you", "subject": {"zone": ["deck"]}}, "may": true, "effect": [{"do": "move", "target": {"subject": true}, "to": "hand"}]}]}
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
  Rule: 3-2-4 A shuffle puts the deck in an order left to chance

    Scenario: the card on top is another one than before
      Given player A has "Mix" (probe "event-shuffle-draw") in the hand
      And player A has "Known" on top of the deck
      And player A has "Gem" in the deck
      And the next shuffle of player A's deck puts "Gem" on top
      When player A plays "Mix"
      Then "Gem" is in player A's hand
      And "Known" is in player A's deck

    Scenario: it is the deck of the player who is told to shuffle
      Given player A has "Mix" (probe "event-shuffle-opponent") in the hand
      And player A has "Mine" on top of the deck
      And player B has "Known" on top of the deck
      And player B has "Gem" in the deck
      And the next shuffle of player B's deck puts "Gem" on top
      When player A plays "Mix"
      Then "Gem" is in player B's hand
      And the top of player A's deck is "Mine"

  @OP-3-3-1
  Rule: 3-3-1 At the start of the game each player places the DON!! deck apart from the deck

    Scenario: it lies there before the first decision
      Given both players have decks for a game, with the Leaders "Captain" and "Rival"
      And the lot falls to player A
      When player A is asked to choose who goes first
      Then player A's DON deck holds 10 cards
      And player B's DON deck holds 10 cards
      And player A's deck holds 50 cards
      And player B's deck holds 50 cards
      And "A don 1" is face down in player A's DON deck
      And "B don 10" is face down in player B's DON deck
      When player A gets the first turn
      Then player A's DON deck holds 9 cards
      And player B's DON deck holds 10 cards
      And player A's deck holds 40 cards

    Scenario: the DON!! cards of the first turn come from it
      Given both players have decks for a game, with the Leaders "Captain" and "Rival"
      When player A gets the first turn
      Then player A's DON deck holds 9 cards
      And player A's cost area holds 1 active and 0 rested DON!! cards
      And player B's DON deck holds 10 cards
      And player B's cost area holds 0 cards

  @OP-3-3-2
  Rule: 3-3-2 The DON!! deck lies face down, and yet both players may look at it

    Scenario Outline: player <viewer> sees the DON!! cards that were returned to it and those that lay there
      Given player A has "Tribute" (probe "event-return-don-2") in the hand
      When player A plays "Tribute"
      And player A returns "A don 1" and "A don 2" to the DON!! deck
      Then player <viewer> sees "A don 1", "A don 2" and "A don 7" in player A's DON deck
      And "A don 1" is face down in player A's DON deck
      And player A's DON deck holds 6 cards

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: the DON!! deck of the player whose turn it is not is open as well
      Given player A has "Swap" (probe "event-swap-don") in the hand
      When player A plays "Swap"
      And player B returns "B don 6" to the DON!! deck
      Then player A sees "B don 6" and "B don 8" in player B's DON deck
      And player B sees "B don 6" and "B don 8" in player B's DON deck
      And "B don 6" is face down in player B's DON deck

  @OP-3-3-3
  Rule: 3-3-3 Several cards that leave a DON!! deck leave it one by one

    Scenario: the top one first
      Given player A has "Supply" (probe "event-add-don-2") in the hand
      When player A plays "Supply"
      Then these events happened in this order:
        | moved | A don 7 |
        | moved | A don 8 |
      And player A's DON deck holds exactly "A don 9" and "A don 10"

    Scenario: where fewer are left those that are there come
      Given player A has "Supply" (probe "event-add-don-2") in the hand
      And player A has 9 active and 0 rested DON!! cards
      When player A plays "Supply"
      Then player A's cost area holds 10 active and 0 rested DON!! cards
      And player A's DON deck holds 0 cards

  @OP-3-4-2
  Rule: 3-4-2 A player may always look at the own hand

    Scenario: a card drawn in the Draw Phase
      Given player B has "Fresh" on top of the deck
      And player B has "Kept" in the hand
      When player A ends the turn
      Then player B sees "Fresh" and "Kept" in player B's hand

    Scenario: a card that the opponent's effect has put there
      Given player A has "Tide" (probe "event-bounce") in the hand
      And player B has the active Character "Crew" with 3000 power
      When player A plays "Tide"
      Then player B sees "Crew" in player B's hand

    Scenario: a card taken from the Life area by damage
      Given player B's Life cards are "Top" and "Next"
      When player A attacks "B leader" with "A leader"
      Then player B sees "Top" in player B's hand

  @OP-3-4-3
  Rule: 3-4-3 A player does not see what is in the hand of the other

    Scenario: a card drawn stays unknown
      Given player B has "Fresh" on top of the deck
      And player B has "Kept" in the hand
      When player A ends the turn
      Then player B's hand holds exactly "Fresh" and "Kept"
      And player A does not see what is in player B's hand

    Scenario: a card that went there from an open area is not to be seen there
      Given player A has "Tide" (probe "event-bounce") in the hand
      And player B has the active Character "Crew" with 3000 power
      When player A plays "Tide"
      Then "Crew" is in player B's hand
      And player A does not see "Crew"

    Scenario: a Life card taken by damage is added unseen
      Given player B's Life cards are "Top" and "Next"
      When player A attacks "B leader" with "A leader"
      Then "Top" is in player B's hand
      And player A does not see "Top"

    @OP-3-7-6-1
    Scenario: a card that is revealed is seen as long as it is revealed, the others are not
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

    Scenario: a Character K.O.'d in battle
      Given player A has the active Character "Striker" with 4000 power
      And player B has the rested Character "Prey" with 3000 power
      When player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's trash

    Scenario: a Character K.O.'d by an effect, and the Event that did it
      Given player A has "Shot" (probe "event-ko") in the hand
      And player B has the active Character "Prey" with 3000 power
      When player A plays "Shot"
      Then "Prey" is in player B's trash
      And "Shot" is in player A's trash

    Scenario: an Event that can do nothing
      Given player A has "Shot" (probe "event-ko") in the hand
      When player A plays "Shot"
      Then "Shot" is in player A's trash
      And player A's cost area holds 4 active and 2 rested DON!! cards

    Scenario: an Event activated in the Counter Step
      Given player B has "Parry" (probe "counter-event-power") in the hand
      When player A attacks "B leader" with "A leader"
      And player B plays "Parry"
      Then "Parry" is in player B's trash
      And player B's Life area holds 3 cards

  @OP-3-5-2
  Rule: 3-5-2 Both players see both trashes, and what comes to a trash lies on top

    Scenario: a K.O.'d Character lies on what was there
      Given player A has "Shot" (probe "event-ko") in the hand
      And player B has "Older" and "Oldest" in the trash
      And player B has the active Character "Prey" with 3000 power
      When player A plays "Shot"
      Then the top of player B's trash is "Prey", "Older" and "Oldest"

    Scenario: a card trashed from the hand and the Event that asked for it
      Given player A has "Jettison" (probe "event-draw-discard-up-to-1") and "Cargo" in the hand
      And player A has "Older" in the trash
      When player A plays "Jettison"
      And player A chooses "Cargo"
      Then the top of player A's trash is "Cargo", "Jettison" and "Older"

    Scenario: a Character trashed to make room
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

    Scenario Outline: player <viewer> sees what lies in both trashes
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

    Scenario: a Life card that [Banish] trashes
      Given player A has the active Character "Raider" (probe "banish")
      And player B has "Older" in the trash
      And player B's Life cards are "First" and "Second"
      When player A attacks "B leader" with "Raider"
      Then the top of player B's trash is "First" and "Older"

    Scenario: a card whose [Trigger] has been used
      Given player B has "Older" in the trash
      And player B's Life cards are "Spring" (probe "trigger-draw") and "Second"
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then the top of player B's trash is "Spring" and "Older"

  @OP-3-6-1
  Rule: 3-6-1 At the start of the game each player places the Leader face up

    Scenario: both Leaders lie there before the first decision
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
  Rule: 3-6-2 Both players see the Leaders

    Scenario: placed at the start of the game
      Given both players have decks for a game, with the Leaders "Captain" and "Rival"
      When player A gets the first turn
      And player A gives 1 DON!! card to "Captain"
      Then player B sees "Captain" in player A's Leader area
      And player A sees "Rival" in player B's Leader area
      And "Captain" has 6000 power

    Scenario: in a battle between them
      Given player B has "Guard" in the hand
      And "Guard" has the Counter value 1000
      When player A attacks "B leader" with "A leader"
      And player B is asked to counter
      Then "A leader" is rested
      And player B sees "A leader" in player A's Leader area
      And player A sees "B leader" in player B's Leader area

  @OP-3-6-3
  Rule: 3-6-3 A Leader stays in the Leader area whatever an effect says

    Scenario: an effect that returns everything leaves both Leaders where they are
      Given player A has "Retreat" (probe "event-clear-field") in the hand
      And player A has the active Character "Ours" with 3000 power
      And player B has the active Character "Theirs" with 3000 power
      And player B has the active Stage "Port"
      When player A plays "Retreat"
      Then "Ours" is in player A's hand
      And "Theirs" and "Port" are in player B's hand
      And "A leader" is in player A's Leader area
      And "B leader" is in player B's Leader area

    Scenario: an effect cannot trash it, and what is given to it stays with it
      Given player A has "Broadside" (probe "event-trash-fighters") in the hand
      And player B has the active Character "Crew" with 3000 power
      And player B's Leader is "B leader" with 5000 power
      And "B leader" has been given 2 DON!! cards
      When player A plays "Broadside"
      Then "Crew" is in player B's trash
      And "B leader" is in player B's Leader area
      And "B leader" has 2 DON!! cards under it

    Scenario: a Leader that is chosen stays, and nothing else goes in its place
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
