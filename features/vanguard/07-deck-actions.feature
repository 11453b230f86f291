@VG
Feature: 7.4 to 7.12. Putting, drawing, discarding and shuffling cards

  @VG-7.4.1
  Rule: 7.4.1 To put a card into a zone is to move it there

    Scenario: A card put from the deck into the hand does not count as drawn
      Given player A has the unit "Scholar" (probe "drew-power") on the back right circle
      And player A has "Fetcher" (probe "called-puts-top-into-hand") in the hand
      And player A has "Top" on top of the deck
      When player A calls "Fetcher" to the back left circle
      Then "Top" is in player A's hand
      And "Scholar" has 8000 power

  @VG-7.5.1
  Rule: 7.5.1 A shuffle puts a deck into a random order

    @VG-7.12.1
    Scenario: A player shuffles their own deck
      Given player A has "Dealer" (probe "called-shuffles") in the hand
      And player A has "Top" and "Next" on top of the deck
      And the next shuffle of player A's deck puts "Next" and "Top" on top
      When player A calls "Dealer" to the back left circle
      Then the top of player A's deck is "Next" and "Top"

    Scenario: An effect that shuffles the opponent's deck does not shuffle its player's own deck
      Given player A has "Dealer" (probe "called-shuffles-opponents-deck") in the hand
      And player A has the unit "Watcher" (probe "shuffled-power") on the back right circle
      And player B has the unit "Other watcher" (probe "shuffled-power") on the back right circle
      When player A calls "Dealer" to the back left circle
      Then "Watcher" has 8000 power
      And "Other watcher" has 13000 power

  @VG-7.5.1.1
  Rule: 7.5.1.1 A deck of one card counts as shuffled even though its order stays the same

    Scenario: Abilities for a shuffle trigger when a deck of one card is shuffled
      Given player A has "Dealer" (probe "called-shuffles") in the hand
      And player A has the unit "Watcher" (probe "shuffled-power") on the back right circle
      And player A has 1 card in the deck
      When player A calls "Dealer" to the back left circle
      Then "Watcher" has 13000 power

  @VG-7.6.1
  Rule: 7.6.1 The top card of the deck is drawn

    @VG-7.6.4
    Scenario: A player draws the top card of their own deck
      Given it is player B's Main Phase
      And player B has "Reader" (probe "called-draws") in the hand
      And player B has "Top" and "Next" on top of the deck
      When player B calls "Reader" to the back left circle
      Then player B's hand holds exactly "Top"
      And the top of player B's deck is "Next"

  @VG-7.6.2
  Rule: 7.6.2 To draw several cards is to draw one card that many times

    Background:
      Given player A has "Reader" (probe "called-draws-for-soul") in the hand
      And player A has the unit "Scholar" (probe "drew-power") on the back right circle

    Scenario: An ability for when a card is drawn triggers for each of two cards
      Given player A has 2 cards in the soul
      And player A has "Top" and "Next" on top of the deck
      When player A calls "Reader" to the back left circle
      Then player A's hand holds exactly "Top" and "Next"
      And "Scholar" has 10000 power

    Scenario: A player who draws 0 cards draws none
      When player A calls "Reader" to the back left circle
      Then "Reader" is on player A's back left circle
      And player A's hand holds 0 cards

  @VG-7.6.3
  Rule: 7.6.3 A player who draws up to a number of cards decides before each card

    Background:
      Given player A has "Reader" (probe "called-draws-up-to-three") in the hand
      And player A has "Top", "Next" and "Third" on top of the deck

    @VG-7.6.3.3
    Scenario: An opponent who may draw up to two cards may stop after the first
      Given "Giver" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [{"type": "auto", "when": {"event": "called"}, "effect": [{"do": "drawUpTo", "count": 2, "player": "opponent"}]}]}
        """
      And player A has "Giver" in the hand
      When player A calls "Giver" to the back left circle
      And player B accepts the offer of the effect
      And player B declines
      Then player B's hand holds 1 card

    @VG-7.6.3.3
    Scenario: A player who continues draws one card and sees it before deciding again
      When player A calls "Reader" to the back left circle
      And player A accepts the offer of the effect
      And player A is asked to accept the offer
      Then player A's hand holds exactly "Top"
      When player A accepts the offer of the effect
      Then player A's hand holds exactly "Top" and "Next"

    @VG-7.6.3.2
    Scenario: A player told to draw up to three cards may stop before the first
      When player A calls "Reader" to the back left circle
      And player A is asked to accept the offer
      And player A declines
      Then "Reader" is on player A's back left circle
      And player A's hand holds 0 cards

    @VG-7.6.3.2
    Scenario: A player told to draw up to three cards may stop after the first
      When player A calls "Reader" to the back left circle
      And player A accepts the offer of the effect
      And player A is asked to accept the offer
      And player A declines
      Then player A's hand holds exactly "Top"

    @VG-7.6.3.4
    Scenario: A player told to draw up to three cards cannot draw a fourth
      Given player A has the unit "Scholar" (probe "drew-power") on the back right circle
      When player A calls "Reader" to the back left circle
      And player A accepts the offer of the effect
      And player A accepts the offer of the effect
      And player A accepts the offer of the effect
      Then player A is not asked to accept the offer
      And player A's hand holds exactly "Top", "Next" and "Third"
      And "Scholar" has 11000 power

  @VG-7.6.3.1
  Rule: 7.6.3.1 An effect that draws up to 0 cards ends at once

    @VG-7.6.3
    Scenario: An effect that draws up to 0 cards offers none and goes on
      Given player A has "Reader" (probe "called-draws-up-to-soul-power") in the hand
      When player A calls "Reader" to the back left circle
      Then player A is not asked to accept the offer
      And "Reader" has 13000 power
      And player A's hand holds 0 cards

  @VG-7.6.4.1
  Rule: 7.6.4.1 Every card drawn outside the draw step is drawn by a card's ability

    Background:
      Given player A has the unit "Scholar" (probe "drew-by-ability-power") on the back right circle

    Scenario: A card that an effect draws counts as drawn by a card's ability
      Given player A has "Reader" (probe "called-draws") in the hand
      When player A calls "Reader" to the back left circle
      Then "Scholar" has 9000 power

    # answers: WIKI-ACTIONS#1-3
    Scenario: The card of the draw step does not count as drawn by a card's ability
      Given player B has the unit "Other scholar" (probe "drew-by-ability-power") on the back right circle
      And player B has "Top" on top of the deck
      When player A ends the turn
      Then "Top" is in player B's hand
      And "Other scholar" has 8000 power

    # answers: WIKI-ACTIONS#1-1
    @VG-7.6.4.1.1
    Scenario: A card drawn by a trigger icon counts as drawn by a card's ability
      Given player A has the unit "Page" on the front right circle
      And "Top" has the trigger icon "draw" with 10000 power
      And player A has "Top" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player A chooses "A vanguard"
      Then player A's hand holds 2 cards
      And "Scholar" has 9000 power

    @VG-7.6.4.1.1
    Scenario: A card drawn by a persona ride counts as drawn by a card's ability
      Given "Old" has this data:
        """
        { "category": "unit", "shield": 5000, "name": "Regent", "grade": 3, "power": 13000, "personaRide": true }
        """
      And "New" has this data:
        """
        { "category": "unit", "shield": 5000, "name": "Regent", "grade": 3, "power": 13000, "personaRide": true }
        """
      And player A has the unit "Old" on the vanguard circle
      And player A has "New" in the hand
      And it is player A's Ride Phase
      When player A rides "New"
      Then player A's hand holds 1 card
      And "Scholar" has 9000 power

  @VG-7.12.2
  Rule: 7.12.2 A card that was searched for is set apart while the rest of the deck is shuffled

    Scenario: A card found in the deck stays shown during the shuffle and then goes on top of the deck
      Given player A has "Seeker" (probe "called-finds-for-the-top") in the hand
      And player A has "Top", "Middle" and "Third" on top of the deck
      And the next shuffle of player A's deck puts "Middle" and "Top" on top
      When player A calls "Seeker" to the back left circle
      And player A chooses "Third"
      And player A is asked to accept the offer
      Then player B sees "Third" in player A's deck
      When player A accepts the offer of the effect
      Then the top of player A's deck is "Third", "Middle" and "Top"

  @VG-7.12.3
  Rule: 7.12.3 A card that a player sees is hidden again when its deck is shuffled

    Scenario: Neither player can see a shown card any more once its deck has been shuffled
      Given player A has "Herald" (probe "called-reveals-and-shuffles") and "Spare" in the hand
      And player A has "Other" in the hand
      And player A has "Top" and "Next" on top of the deck
      And the next shuffle of player A's deck puts "Next" on top
      When player A calls "Herald" to the back left circle
      And player A is asked to choose
      Then the top of player A's deck is "Next"
      And player A does not see "Top"
      And player B does not see "Top"

  @VG-7.9.1
  Rule: 7.9.1 A card is discarded when it goes from the hand or the deck to the drop zone

    Background:
      Given player A has the unit "Mourner" (probe "discarded-power") on the back right circle

    Scenario: A card of the hand that an effect discards goes to the drop zone
      Given player A has "Thrower" (probe "called-discards") and "Lost" in the hand
      When player A calls "Thrower" to the back left circle
      Then "Lost" is in player A's drop zone
      And "Mourner" has 9000 power

    @VG-7.9.2
    Scenario: A card that an effect puts from the deck into the drop zone counts as discarded
      Given player A has "Thrower" (probe "called-puts-top-into-drop") in the hand
      And player A has "Top" on top of the deck
      When player A calls "Thrower" to the back left circle
      Then "Top" is in player A's drop zone
      And "Mourner" has 9000 power

    Scenario: A card that goes from the soul to the drop zone does not count as discarded
      Given player A has "Thrower" (probe "called-puts-soul-into-drop") in the hand
      And player A has "Spirit" in the soul
      When player A calls "Thrower" to the back left circle
      Then "Spirit" is in player A's drop zone
      And "Mourner" has 8000 power

  @VG-7.19.1
  Rule: 7.19.1 A card that is removed leaves the game

    @VG-7.19.2
    Scenario: A card removed from the game can be seen by both players
      Given player A has "Banisher" (probe "called-removes-from-hand"), "Gone" and "Kept" in the hand
      When player A calls "Banisher" to the back left circle
      And player A chooses "Gone"
      Then "Gone" is in player A's removed cards
      And player B sees "Gone" in player A's removed cards
      And player A's hand holds exactly "Kept"
