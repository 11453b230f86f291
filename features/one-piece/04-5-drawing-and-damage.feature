@OP
Feature: 4-5 to 4-6. Drawing and damage processing

  @OP-4-5-1
  Rule: 4-5-1 Drawing means taking the top card of the deck without showing it to the opponent

    Scenario: Player A sees the card that they draw, and player B does not
      Given player A has the active Character "Sage" (probe "activate-draw-once")
      And player A has "Top" on top of the deck
      When player A activates "Sage"
      Then player A sees "Top" in player A's hand
      And player B does not see "Top"

    Scenario: Player B sees the card that they draw on player A's turn, and player A does not
      Given player B has the rested Character "Ghost" (probe "on-ko-draw")
      And player B has "Top" on top of the deck
      When player A attacks "Ghost" with "A leader"
      Then player B sees "Top" in player B's hand
      And player A does not see what is in player B's hand

    Scenario: The opponent does not see a card drawn in the middle of an effect
      Given player A has "Choice" (probe "event-draw-up-to-3") in the hand
      And player A has "Top" and "Next" on top of the deck
      When player A plays "Choice"
      And player A accepts the offer of the effect
      And player A is asked to accept the offer
      Then player A sees "Top" in player A's hand
      And player B does not see what is in player A's hand

  @OP-4-5-2
  Rule: 4-5-2 A player who draws one card adds the top card of their deck to their hand

    Scenario: A player who draws takes only the top card of the deck
      Given player A has the active Character "Sage" (probe "activate-draw-once")
      And player A has "Top" and "Next" on top of the deck
      When player A activates "Sage"
      Then player A's hand holds exactly "Top"
      And the top of player A's deck is "Next"
      And player A's deck holds 19 cards

    Scenario: A player draws from their own deck and not from the opponent's
      Given it is player B's Main Phase
      And player B has "Herald" (probe "on-play-draw") in the hand
      And player B has "Top" on top of the deck
      When player B plays "Herald"
      Then player B's hand holds exactly "Top"
      And player A's deck holds 20 cards

    @OP-1-3-3
    Scenario: A player who cannot draw by effects draws nothing when an effect tells them to
      Given player A has the active Character "Sage" (probe "activate-draw-once")
      And player A has "Drought" (probe "event-draw-then-draw-no-more") in the hand
      And player A has "Top" and "Next" on top of the deck
      When player A plays "Drought"
      And player A activates "Sage"
      Then player A's hand holds exactly "Top"
      And the top of player A's deck is "Next"

  @OP-4-5-3
  Rule: 4-5-3 Drawing several cards means drawing one card that many times, and none for 0

    Scenario: A player who draws two cards takes the top two of the deck
      Given player A has "Haul" (probe "event-draw-per-rested") in the hand
      And player A has the rested Character "One" with 1000 power
      And player A has the rested Character "Two" with 1000 power
      And player A has "Top", "Next" and "Third" on top of the deck
      When player A plays "Haul"
      Then player A's hand holds exactly "Top" and "Next"
      And the top of player A's deck is "Third"

    Scenario: A player who draws 0 cards draws nothing
      Given player A has "Haul" (probe "event-draw-per-rested") in the hand
      And player A has the active Character "One" with 1000 power
      When player A plays "Haul"
      Then "Haul" is in player A's trash
      And player A's hand holds 0 cards
      And player A's deck holds 20 cards

    Scenario: Each of three cards is drawn by itself, one after the other
      Given it is player B's Main Phase
      And player B has "Top", "Second" and "Third" on top of the deck
      And player B has "Haul" (probe "event-draw-per-rested") in the hand
      And player B has the rested Character "One" with 1000 power
      And player B has the rested Character "Two" with 1000 power
      And player B has the rested Character "Three" with 1000 power
      When player B plays "Haul"
      Then these events happened in this order:
        | drew | Top    |
        | drew | Second |
        | drew | Third  |
      And player B's hand holds exactly "Top", "Second" and "Third"

  @OP-4-5-4
  Rule: 4-5-4 Drawing up to a number of cards goes card by card, and not at all for 0

    Scenario: A player who draws up to three cards draws them one after the other
      Given player A has "Choice" (probe "event-draw-up-to-3") in the hand
      And player A has "Top", "Next" and "Third" on top of the deck
      When player A plays "Choice"
      And player A accepts the offer of the effect
      And player A accepts the offer of the effect
      And player A is asked to accept the offer
      Then player A's hand holds exactly "Top" and "Next"
      And the top of player A's deck is "Third"

    Scenario: A player sees the card just drawn before deciding whether to draw the next
      Given player A has "Choice" (probe "event-draw-up-to-3") in the hand
      And player A has "Top" on top of the deck
      When player A plays "Choice"
      And player A accepts the offer of the effect
      And player A is asked to accept the offer
      Then player A sees "Top" in player A's hand
      And player B does not see "Top"

    Scenario: A player who may draw up to 0 cards is offered none, and the effect goes on
      Given "Tally" has this data:
        """
        {
          "category": "event", "cost": 1, "abilities": [{
            "type": "main",
            "effect": [
              { "do": "drawUpTo", "count": { "count": { "player": "you", "zone": ["character"], "state": "rested" } } },
              {
                "do": "may",
                "then": [{
                  "do": "modify", "stat": "power", "by": 1000, "target": { "all": { "player": "you", "zone": ["leader"] } }
                }]
              }
            ]
          }]
        }
        """
      And player A has "Tally" in the hand
      When player A plays "Tally"
      And player A accepts the offer of the effect
      Then "A leader" has 6000 power
      And player A's hand holds 0 cards
      And player A's deck holds 20 cards

  @OP-4-5-4-1
  Rule: 4-5-4-1 A player who draws up to a number of cards may stop before each card

    Scenario: A player who may draw up to three cards may draw none
      Given player A has "Choice" (probe "event-draw-up-to-3") in the hand
      When player A plays "Choice"
      And player A is asked to accept the offer
      And player A declines
      Then "Choice" is in player A's trash
      And player A's hand holds 0 cards
      And it is now player A's Main Phase

    Scenario: An opponent who may draw up to two cards may stop after the first
      Given "Gift" has this data:
        """
        {"category": "event", "cost": 0, "abilities": [{"type": "main", "effect": [{"do": "drawUpTo", "count": 2, "player": "opponent"}]}]}
        """
      And player A has "Gift" in the hand
      When player A plays "Gift"
      And player B accepts the offer of the effect
      And player B declines
      Then player B's hand holds 1 card
      And player A's hand holds 0 cards

    Scenario: A player who may draw up to three cards may stop after the first
      Given it is player B's Main Phase
      And player B has "Choice" (probe "event-draw-up-to-3") in the hand
      And player B has "Top" and "Next" on top of the deck
      When player B plays "Choice"
      And player B accepts the offer of the effect
      And player B is asked to accept the offer
      And player B declines
      Then player B's hand holds exactly "Top"
      And the top of player B's deck is "Next"

    Scenario: A player who stops drawing carries out the rest of the effect
      Given player A has "Trade" (probe "event-draw-up-to-2-power") in the hand
      When player A plays "Trade"
      And player A accepts the offer of the effect
      And player A is asked to accept the offer
      And player A declines
      Then player A's hand holds 1 card
      And "A leader" has 6000 power

  @OP-4-5-4-2
  Rule: 4-5-4-2 A player who goes on drawing draws one card

    Scenario: A player draws one card each time they choose to go on
      Given player A has "Choice" (probe "event-draw-up-to-3") in the hand
      And player A has "Top" and "Next" on top of the deck
      When player A plays "Choice"
      And player A accepts the offer of the effect
      And player A is asked to accept the offer
      Then player A's hand holds exactly "Top"
      When player A accepts the offer of the effect
      Then player A's hand holds exactly "Top" and "Next"
      And player A's deck holds 18 cards

  @OP-4-5-4-3
  Rule: 4-5-4-3 Drawing ends once the named number of cards has been drawn

    Scenario: The turn goes on once all three of up to three cards have been drawn
      Given player A has "Choice" (probe "event-draw-up-to-3") in the hand
      And player A has "Top", "Next" and "Third" on top of the deck
      When player A plays "Choice"
      And player A accepts the offer of the effect
      And player A accepts the offer of the effect
      And player A accepts the offer of the effect
      And player A attacks "B leader" with "A leader"
      Then player A's hand holds exactly "Top", "Next" and "Third"
      And player B's Life area holds 2 cards

    Scenario: An effect that draws up to two cards goes on after the second without offering another
      Given "Ration" has this data:
        """
        {
          "category": "event", "cost": 1, "abilities": [{
            "type": "main",
            "effect": [
              { "do": "drawUpTo", "count": 2 },
              {
                "do": "may",
                "then": [{
                  "do": "modify", "stat": "power", "by": 1000, "target": { "all": { "player": "you", "zone": ["leader"] } }
                }]
              }
            ]
          }]
        }
        """
      And player A has "Ration" in the hand
      When player A plays "Ration"
      And player A accepts the offer of the effect
      And player A accepts the offer of the effect
      And player A accepts the offer of the effect
      Then player A's hand holds 2 cards
      And "A leader" has 6000 power

    Scenario: A player may draw the last of up to three cards
      Given it is player B's Main Phase
      And player B has "Choice" (probe "event-draw-up-to-3") in the hand
      When player B plays "Choice"
      And player B accepts the offer of the effect
      And player B accepts the offer of the effect
      And player B accepts the offer of the effect
      Then player B's hand holds 3 cards
      And player B's deck holds 17 cards
      And it is now player B's Main Phase

  @OP-4-6-2
  Rule: 4-6-2 A player whose Leader takes damage takes Life cards for it, whatever deals the damage

    Scenario: A player takes a Life card when an attack damages their Leader
      Given it is player B's Main Phase
      When player B attacks "A leader" with "B leader"
      Then player A's Life area holds 2 cards
      And player A's hand holds 1 card

    Scenario: A player takes a Life card when the opponent's effect damages their Leader
      Given player A has "Bolt" (probe "event-damage-1") in the hand
      And player B's Life cards are "First" and "Second"
      When player A plays "Bolt"
      Then player B's hand holds exactly "First"
      And player B's Life area holds exactly "Second"
      And player A's Life area holds 3 cards

    Scenario: A player takes a Life card when their own effect damages their Leader
      Given player A has "Sting" (probe "event-damage-you-1") in the hand
      And player A's Life cards are "First" and "Second"
      When player A plays "Sting"
      Then player A's hand holds exactly "First"
      And player B's Life area holds 3 cards

    # answers: EB03-055#5
    @OP-1-2-1-1-1
    Scenario: A player with 0 Life loses when an effect damages their Leader
      Given it is player B's Main Phase
      And player B has "Bolt" (probe "event-damage-1") in the hand
      And player A has 0 Life cards
      When player B plays "Bolt"
      Then player B wins the game

  @OP-4-6-2-1
  Rule: 4-6-2-1 One damage moves the top Life card to the hand

    Scenario: The top one of three Life cards is taken for 1 damage
      Given player A has "Bolt" (probe "event-damage-1") in the hand
      And player B's Life cards are "First", "Second" and "Third"
      When player A plays "Bolt"
      Then player B's hand holds exactly "First"
      And the top of player B's Life area is "Second", "Third"

    Scenario: The last Life card is taken for 1 damage, and the game goes on
      Given it is player B's Main Phase
      And player B has "Bolt" (probe "event-damage-1") in the hand
      And player A's Life cards are "Last"
      When player B plays "Bolt"
      Then the game goes on
      And player A's hand holds exactly "Last"

    Scenario: The opponent does not see a Life card that damage adds to the hand
      When player A attacks "B leader" with "A leader"
      Then player A does not see what is in player B's hand
      And player B's hand holds 1 card

  @OP-4-6-2-2
  Rule: 4-6-2-2 Several points of damage are dealt one at a time, and 0 damage does nothing

    Scenario: A player takes two Life cards for 2 damage
      Given player A has "Storm" (probe "event-damage-per-rested") in the hand
      And player A has the rested Character "One" with 1000 power
      And player A has the rested Character "Two" with 1000 power
      And player B's Life cards are "First", "Second" and "Third"
      When player A plays "Storm"
      Then player B's hand holds exactly "First" and "Second"
      And player B's Life area holds exactly "Third"

    @reading @OP-1-2-2-1
    Scenario: An effect that deals 2 damage to a player with one Life card takes it without defeating them
      Given it is player B's Main Phase
      And player B has "Storm" (probe "event-damage-per-rested") in the hand
      And player B has the rested Character "One" with 1000 power
      And player B has the rested Character "Two" with 1000 power
      And player A has 1 Life card
      When player B plays "Storm"
      Then the game goes on
      And player A's hand holds 1 card
      And player A's Life area holds 0 cards
      When player B attacks "A leader" with "B leader"
      Then player B wins the game

    Scenario: An effect that deals 0 damage takes no Life card
      Given player A has "Storm" (probe "event-damage-per-rested") in the hand
      And player A has the active Character "One" with 1000 power
      When player A plays "Storm"
      Then "Storm" is in player A's trash
      And player B's Life area holds 3 cards

    Scenario: An effect that deals 0 damage does not defeat a player with 0 Life
      Given player A has "Storm" (probe "event-damage-per-rested") in the hand
      And player B has 0 Life cards
      When player A plays "Storm"
      Then the game goes on
      And "Storm" is in player A's trash

  @OP-4-6-3
  Rule: 4-6-3 The [Trigger] of a Life card that is taken for damage may be activated

    # answers: EB03-055#2
    Scenario: A [Trigger] may be activated when an effect deals the damage
      Given player A has "Bolt" (probe "event-damage-1") in the hand
      And player B's Life cards are "Spring" (probe "trigger-draw") and "Second"
      And player B has "Top" on top of the deck
      When player A plays "Bolt"
      And player B activates the Trigger
      Then player B's hand holds exactly "Top"
      And player B's trash holds exactly "Spring"

    Scenario: The second Life card taken for 2 damage may have its [Trigger] activated
      Given it is player B's Main Phase
      And player B has "Storm" (probe "event-damage-per-rested") in the hand
      And player B has the rested Character "One" with 1000 power
      And player B has the rested Character "Two" with 1000 power
      And player A's Life cards are "First", "Spring" (probe "trigger-draw") and "Third"
      And player A has "Top" on top of the deck
      When player B plays "Storm"
      And player A activates the Trigger
      Then player A's hand holds exactly "First" and "Top"
      And player A's trash holds exactly "Spring"

    @OP-8-4-5
    Scenario: A Life card whose [Trigger] is declined counts as added to the hand for other effects
      Given player B has the active Stage "Echo" (probe "stage-life-to-hand-power")
      And player B's Life cards are "Spring" (probe "trigger-draw") and "Second"
      When player A attacks "B leader" with "A leader"
      Then player B's hand holds exactly "Spring"
      And "B leader" has 6000 power

    @OP-10-1-5-1
    Scenario: A Life card whose [Trigger] is activated never counts as added to the hand
      Given player B has the active Stage "Echo" (probe "stage-life-to-hand-power")
      And player B's Life cards are "Spring" (probe "trigger-draw") and "Second"
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then "Spring" is in player B's trash
      And player B's hand holds 1 card
      And player B's Life area holds 1 card
      And "B leader" has 5000 power

  @OP-4-6-3-1
  Rule: 4-6-3-1 A Life card that cannot be added to the hand does not offer its [Trigger]

    Scenario: A Life card that cannot be added to the hand stays in place and offers no [Trigger]
      Given player A has "Seal" (probe "event-no-life-to-hand") in the hand
      And player B's Life cards are "Spring" (probe "trigger-draw") and "Second"
      When player A plays "Seal"
      And player A attacks "B leader" with "A leader"
      And player B tries to activate the Trigger
      Then that is not offered
      And the top of player B's Life area is "Spring", "Second"
      And player B's hand holds 0 cards
      And "A leader" is rested
      And "Seal" is in player A's trash

    Scenario: A Life card that goes elsewhere instead of to the hand offers no [Trigger]
      Given player B has the active Stage "Tide" (probe "stage-instead-of-life-to-hand-tuck")
      And player B's Life cards are "Spring" (probe "trigger-draw") and "Second"
      When player A attacks "B leader" with "A leader"
      And player B tries to activate the Trigger
      Then that is not offered
      And the bottom of player B's deck is "Spring"
      And player B's Life area holds exactly "Second"
      And player B's trash holds 0 cards

    @OP-4-6-3
    Scenario: A player who declines a replacement for the Life card may still activate its [Trigger]
      Given "Eddy" has this data:
        """
        {
          "category": "stage",
          "abilities": [{
            "type": "instead", "may": true,
            "when": { "event": "tookLife", "subject": "any", "player": "you", "to": ["hand"] },
            "effect": [{ "do": "move", "target": { "subject": true }, "to": "trash" }]
          }]
        }
        """
      And player B has the active Stage "Eddy"
      And player B's Life cards are "Spring 1" (probe "trigger-draw"), "Spring 2" (probe "trigger-draw") and "Third"
      And player B has "Top" and "Next" on top of the deck
      And player A has the active Character "Striker" with 5000 power
      When player A attacks "B leader" with "A leader"
      And player B is asked to accept the offer
      And player B declines
      And player B activates the Trigger
      Then player B's hand holds exactly "Top"
      When player A attacks "B leader" with "Striker"
      And player B accepts the offer of the effect
      Then player B's hand holds exactly "Top"
      And player B's trash holds exactly "Spring 1" and "Spring 2"

    @OP-10-1-3-1
    Scenario: [Banish] trashes a Life card even while Life cards cannot be added to the hand
      Given player A has "Seal" (probe "event-no-life-to-hand") in the hand
      And player A has the active Character "Raider" (probe "banish")
      And player B's Life cards are "First" and "Second"
      When player A plays "Seal"
      And player A attacks "B leader" with "A leader"
      Then the top of player B's Life area is "First" and "Second"
      When player A attacks "B leader" with "Raider"
      Then "First" is in player B's trash
