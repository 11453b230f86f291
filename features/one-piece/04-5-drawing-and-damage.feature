@OP
Feature: 4-5 to 4-6. Drawing and damage processing

  @OP-4-5-1
  Rule: 4-5-1 To draw is to take the top card of the deck without showing it to the other player

    Scenario: the one who draws sees the card, the other one does not
      Given player A has the active Character "Sage" (probe "activate-draw-once")
      And player A has "Top" on top of the deck
      When player A activates "Sage"
      Then player A sees "Top" in player A's hand
      And player B does not see "Top"

    Scenario: player B draws unseen by player A
      Given player B has the rested Character "Ghost" (probe "on-ko-draw")
      And player B has "Top" on top of the deck
      When player A attacks "Ghost" with "A leader"
      Then player B sees "Top" in player B's hand
      And player A does not see what is in player B's hand

    Scenario: nor does the opponent see it while the effect goes on
      Given player A has "Choice" (probe "event-draw-up-to-3") in the hand
      And player A has "Top" and "Next" on top of the deck
      When player A plays "Choice"
      And player A accepts the offer of the effect
      And player A is asked to accept the offer
      Then player A sees "Top" in player A's hand
      And player B does not see what is in player A's hand

  @OP-4-5-2
  Rule: 4-5-2 Drawing one card adds one card from the top of the own deck to the hand

    Scenario: the top card, and no other
      Given player A has the active Character "Sage" (probe "activate-draw-once")
      And player A has "Top" and "Next" on top of the deck
      When player A activates "Sage"
      Then player A's hand holds exactly "Top"
      And the top of player A's deck is "Next"
      And player A's deck holds 19 cards

    Scenario: of player B from the deck of player B
      Given it is player B's Main Phase
      And player B has "Herald" (probe "on-play-draw") in the hand
      And player B has "Top" on top of the deck
      When player B plays "Herald"
      Then player B's hand holds exactly "Top"
      And player A's deck holds 20 cards

    @OP-1-3-3
    Scenario: a player whom an effect forbids it does not draw by effects
      Given player A has the active Character "Sage" (probe "activate-draw-once")
      And player A has "Drought" (probe "event-draw-then-draw-no-more") in the hand
      And player A has "Top" and "Next" on top of the deck
      When player A plays "Drought"
      And player A activates "Sage"
      Then player A's hand holds exactly "Top"
      And the top of player A's deck is "Next"

  @OP-4-5-3
  Rule: 4-5-3 Drawing several cards is drawing one card that many times, and none for 0

    Scenario: two cards for two
      Given player A has "Haul" (probe "event-draw-per-rested") in the hand
      And player A has the rested Character "One" with 1000 power
      And player A has the rested Character "Two" with 1000 power
      And player A has "Top", "Next" and "Third" on top of the deck
      When player A plays "Haul"
      Then player A's hand holds exactly "Top" and "Next"
      And the top of player A's deck is "Third"

    Scenario: nothing for 0
      Given player A has "Haul" (probe "event-draw-per-rested") in the hand
      And player A has the active Character "One" with 1000 power
      When player A plays "Haul"
      Then "Haul" is in player A's trash
      And player A's hand holds 0 cards
      And player A's deck holds 20 cards

    Scenario: each card is drawn for itself
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
  Rule: 4-5-4 Drawing up to a number goes card by card, and not at all for 0

    Scenario: one card after the other
      Given player A has "Choice" (probe "event-draw-up-to-3") in the hand
      And player A has "Top", "Next" and "Third" on top of the deck
      When player A plays "Choice"
      And player A accepts the offer of the effect
      And player A accepts the offer of the effect
      And player A is asked to accept the offer
      Then player A's hand holds exactly "Top" and "Next"
      And the top of player A's deck is "Third"

    Scenario: what was drawn is seen before the next card is
      Given player A has "Choice" (probe "event-draw-up-to-3") in the hand
      And player A has "Top" on top of the deck
      When player A plays "Choice"
      And player A accepts the offer of the effect
      And player A is asked to accept the offer
      Then player A sees "Top" in player A's hand
      And player B does not see "Top"

    Scenario: for 0 no card is offered, and the effect goes on
      Given "Tally" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Draw up to 1 card for each of your rested Characters. Then, your Leader may gain +1000 power during this turn.",
          "abilities": [{
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
  Rule: 4-5-4-1 The player may stop before each card

    Scenario: before the first
      Given player A has "Choice" (probe "event-draw-up-to-3") in the hand
      When player A plays "Choice"
      And player A is asked to accept the offer
      And player A declines
      Then "Choice" is in player A's trash
      And player A's hand holds 0 cards
      And it is now player A's Main Phase

    Scenario: after the first
      Given it is player B's Main Phase
      And player B has "Choice" (probe "event-draw-up-to-3") in the hand
      And player B has "Top" and "Next" on top of the deck
      When player B plays "Choice"
      And player B accepts the offer of the effect
      And player B is asked to accept the offer
      And player B declines
      Then player B's hand holds exactly "Top"
      And the top of player B's deck is "Next"

    Scenario: having stopped, the player goes on with the rest of the effect
      Given player A has "Trade" (probe "event-draw-up-to-2-power") in the hand
      When player A plays "Trade"
      And player A accepts the offer of the effect
      And player A is asked to accept the offer
      And player A declines
      Then player A's hand holds 1 card
      And "A leader" has 6000 power

  @OP-4-5-4-2
  Rule: 4-5-4-2 Who goes on draws one card

    Scenario: one for each time
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
  Rule: 4-5-4-3 After as many cards as were named it is over

    Scenario: with three cards drawn of three the turn goes on
      Given player A has "Choice" (probe "event-draw-up-to-3") in the hand
      And player A has "Top", "Next" and "Third" on top of the deck
      When player A plays "Choice"
      And player A accepts the offer of the effect
      And player A accepts the offer of the effect
      And player A accepts the offer of the effect
      And player A attacks "B leader" with "A leader"
      Then player A's hand holds exactly "Top", "Next" and "Third"
      And player B's Life area holds 2 cards

    Scenario: then the effect goes on without another offer of a card
      Given "Ration" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Draw up to 2 cards. Then, your Leader may gain +1000 power during this turn.",
          "abilities": [{
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

    Scenario: the last of them is offered and can be taken
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
  Rule: 4-6-2 Whatever deals damage to a Leader, its player takes Life cards for it

    Scenario: by an attack
      Given it is player B's Main Phase
      When player B attacks "A leader" with "B leader"
      Then player A's Life area holds 2 cards
      And player A's hand holds 1 card

    Scenario: by an effect
      Given player A has "Bolt" (probe "event-damage-1") in the hand
      And player B's Life cards are "First" and "Second"
      When player A plays "Bolt"
      Then player B's hand holds exactly "First"
      And player B's Life area holds exactly "Second"
      And player A's Life area holds 3 cards

    Scenario: by an effect of the same player
      Given player A has "Sting" (probe "event-damage-you-1") in the hand
      And player A's Life cards are "First" and "Second"
      When player A plays "Sting"
      Then player A's hand holds exactly "First"
      And player B's Life area holds 3 cards

    # answers: EB03-055#5
    @OP-1-2-1-1-1
    Scenario: by an effect at 0 Life it is the defeat
      Given it is player B's Main Phase
      And player B has "Bolt" (probe "event-damage-1") in the hand
      And player A has 0 Life cards
      When player B plays "Bolt"
      Then player B wins the game

  @OP-4-6-2-1
  Rule: 4-6-2-1 For one damage the top Life card is moved to the hand

    Scenario: the top one of several
      Given player A has "Bolt" (probe "event-damage-1") in the hand
      And player B's Life cards are "First", "Second" and "Third"
      When player A plays "Bolt"
      Then player B's hand holds exactly "First"
      And the top of player B's Life area is "Second", "Third"

    Scenario: the last one, and the game goes on
      Given it is player B's Main Phase
      And player B has "Bolt" (probe "event-damage-1") in the hand
      And player A's Life cards are "Last"
      When player B plays "Bolt"
      Then the game goes on
      And player A's hand holds exactly "Last"

    Scenario: its player sees it, the opponent does not
      When player A attacks "B leader" with "A leader"
      Then player A does not see what is in player B's hand
      And player B's hand holds 1 card

  @OP-4-6-2-2
  Rule: 4-6-2-2 For several damage that is repeated, and for 0 nothing happens

    Scenario: two cards for two damage
      Given player A has "Storm" (probe "event-damage-per-rested") in the hand
      And player A has the rested Character "One" with 1000 power
      And player A has the rested Character "Two" with 1000 power
      And player B's Life cards are "First", "Second" and "Third"
      When player A plays "Storm"
      Then player B's hand holds exactly "First" and "Second"
      And player B's Life area holds exactly "Third"

    @reading @OP-1-2-2-1
    Scenario: more damage than Life takes what there is
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

    Scenario: 0 damage takes no card
      Given player A has "Storm" (probe "event-damage-per-rested") in the hand
      And player A has the active Character "One" with 1000 power
      When player A plays "Storm"
      Then "Storm" is in player A's trash
      And player B's Life area holds 3 cards

    Scenario: 0 damage at 0 Life is no defeat
      Given player A has "Storm" (probe "event-damage-per-rested") in the hand
      And player B has 0 Life cards
      When player A plays "Storm"
      Then the game goes on
      And "Storm" is in player A's trash

  @OP-4-6-3
  Rule: 4-6-3 A [Trigger] of a card taken for damage may be activated

    # answers: EB03-055#2
    Scenario: for the damage of an effect
      Given player A has "Bolt" (probe "event-damage-1") in the hand
      And player B's Life cards are "Spring" (probe "trigger-draw") and "Second"
      And player B has "Top" on top of the deck
      When player A plays "Bolt"
      And player B activates the Trigger
      Then player B's hand holds exactly "Top"
      And player B's trash holds exactly "Spring"

    Scenario: for the second of two damage as well
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
    Scenario: the card whose [Trigger] is declined is added to the hand, which other cards notice
      Given player B has the active Stage "Echo" (probe "stage-life-to-hand-power")
      And player B's Life cards are "Spring" (probe "trigger-draw") and "Second"
      When player A attacks "B leader" with "A leader"
      Then player B's hand holds exactly "Spring"
      And "B leader" has 6000 power

    @OP-10-1-5-1
    Scenario: the card whose [Trigger] is activated is never added to the hand
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

    Scenario: where an effect forbids it the card stays in the Life area
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

    Scenario: where something else happens instead, that happens, and nobody is asked for the [Trigger]
      Given player B has the active Stage "Tide" (probe "stage-instead-of-life-to-hand-tuck")
      And player B's Life cards are "Spring" (probe "trigger-draw") and "Second"
      When player A attacks "B leader" with "A leader"
      And player B tries to activate the Trigger
      Then that is not offered
      And the bottom of player B's deck is "Spring"
      And player B's Life area holds exactly "Second"
      And player B's trash holds 0 cards

    @OP-4-6-3
    Scenario: a replacement that is declined leaves the [Trigger]
      Given "Eddy" has this data:
        """
        {
          "category": "stage", "text": "If a card would be added to your hand from your Life area, you may trash it instead.",
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
    Scenario: what is trashed by [Banish] is not added to the hand, and so not kept from it
      Given player A has "Seal" (probe "event-no-life-to-hand") in the hand
      And player A has the active Character "Raider" (probe "banish")
      And player B's Life cards are "First" and "Second"
      When player A plays "Seal"
      And player A attacks "B leader" with "A leader"
      Then the top of player B's Life area is "First" and "Second"
      When player A attacks "B leader" with "Raider"
      Then "First" is in player B's trash
