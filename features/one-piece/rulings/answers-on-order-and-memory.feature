@OP
Feature: Official answers: order, duration and memory of effects
  In brackets the card and the number of the official answer that each scenario retells on cards of our own.

  Rule: Which effects come first

    # answers: OP07-019#2
    @OP-8-6-1 @OP-10-2-16-1
    Scenario: In which order do the effects of an attack come? [When Attacking], [On Your Opponent's Attack], then an [On Play] set off by them
      Given player A has the active Character "Vanguard" (probe "attacking-play-cost-2")
      And player A has "Brought" (probe "on-play-may-draw") in the hand
      And player B has the active Character "Sentry" (probe "on-opponents-attack-may-draw")
      When player A attacks "B leader" with "Vanguard"
      And player A chooses "Brought"
      Then player B is the one who decides
      When player B accepts the offer of the effect
      Then player A is the one who decides
      When player A accepts the offer of the effect
      Then player A's hand holds 1 card
      And player B's hand holds 2 cards

    # answers: OP01-004#1
    @OP-8-1-3-1-3
    Scenario: Is a player asked to order an effect whose card has left the field? No, it is no longer activated
      Given "Sniper" has this data:
        """
        {"category": "character",
         "abilities": [{"type": "auto", "when": {"event": "eventActivated", "player": "opponent", "subject": "any"}, "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player B has the active Character "Sniper"
      And player B has the active Character "Double" (probe "on-ko-draw")
      And player A has "Storm" (probe "event-ko-all") in the hand
      When player A plays "Storm"
      Then player B is not asked to say which comes first
      And "Sniper" and "Double" are in player B's trash
      And player B's hand holds 1 card

  Rule: How long effects and conditions last

    # answers: OP10-069#1
    @OP-8-2-1-2 @OP-8-3-2-3 @OP-10-2-9-1
    Scenario: Must [DON!! x1] still hold if that DON!! card itself paid for the effect? Yes, otherwise the effect is not resolved
      Given "Striker" has this data:
        """
        {"category": "character", "cost": 2, "power": 6000,
         "abilities": [{"type": "auto", "may": true, "when": {"event": "attackDeclared"}, "don": 1, "cost": [{"do": "returnDon", "count": 1}],
           "effect": [{"do": "draw", "count": 2}]}]}
        """
      And player A has the active Character "Striker"
      And player A has the active Character "Partner"
      And "Striker" has been given 1 DON!! card
      And player A has 0 active and 0 rested DON!! cards
      When player A attacks "B leader" with "Striker"
      And player A accepts the offer of the effect
      Then "Striker" has 0 DON!! cards under it
      And player A's hand holds 0 cards

    # answers: OP09-081#4
    @OP-8-2-1-1
    Scenario: Does negating [On Play] also negate the [When Attacking] of "[On Play]/[When Attacking]"? No
      Given "Shade" has this data:
        """
        {"category": "character",
         "abilities": [{"type": "permanent", "turn": "opponent",
           "effect": [{"do": "negate", "of": {"event": "played"}, "target": {"all": {"player": "opponent", "zone": ["character"]}}}]}]}
        """
      And "Double" has this data:
        """
        {"category": "character", "cost": 2, "power": 6000,
         "abilities": [{"type": "auto", "when": {"event": "played", "or": [{"event": "attackDeclared"}]}, "effect": [{"do": "draw", "count": 1}]}]}
        """
      And it is player B's Main Phase
      And player A has the active Character "Shade"
      And player B has the active Character "Double"
      And player B has "Scout" (probe "on-play-draw") in the hand
      When player B plays "Scout"
      Then player B's hand holds 0 cards
      When player B attacks "A leader" with "Double"
      Then player B's hand holds 1 card

    # answers: OP09-081#5
    @OP-8-2-2
    Scenario: Does a Character whose [On Play] is negated count as one without an [On Play] effect? No
      Given "Shade" has this data:
        """
        {"category": "character",
         "abilities": [{"type": "permanent", "turn": "opponent",
           "effect": [{"do": "negate", "of": {"event": "played"}, "target": {"all": {"player": "opponent", "zone": ["character"]}}}]}]}
        """
      And "Chef" has this data:
        """
        {"category": "character", "text": "[Activate: Main] All of your Characters without an [On Play] effect gain +1000 power during this turn.",
         "abilities": [{"type": "activate", "effect": [{"do": "modify", "stat": "power", "by": 1000,
           "target": {"all": {"player": "you", "zone": ["character"], "not": {"has": "played"}}}}]}]}
        """
      And it is player B's Main Phase
      And player A has the active Character "Shade"
      And player B has the active Character "Chef"
      And player B has the active Character "Fresh" (probe "on-play-draw")
      And player B has the active Character "Plain" with 3000 power
      When player B activates "Chef"
      Then "Plain" has 4000 power
      And "Fresh" has 2000 power

  Rule: What effects remember, and what they can no longer find

    # answers: OP14-053#1
    @OP-8-1-3-1 @OP-10-2-1-2
    Scenario: Does a K.O.'d Character count with the base power that a permanent effect gave it? Yes
      Given "Fire" has this data:
        """
        {"category": "leader", "power": 5000, "life": 5,
         "abilities": [{"type": "auto", "when": {"event": "koed", "player": "you", "subject": {"category": "character", "stat": {"basePower": {"min": 6000}}}},
           "effect": [{"do": "draw", "count": 1}]}]}
        """
      And "Petal" has this data:
        """
        {"category": "character", "cost": 2, "power": 3000,
         "abilities": [{"type": "permanent", "turn": "opponent",
           "effect": [{"do": "modify", "stat": "power", "to": 6000, "base": true, "target": {"self": true}}]}]}
        """
      And player B's Leader is "Fire"
      And player B has the active Character "Petal"
      And player A has "Strike" (probe "event-ko") in the hand
      When player A plays "Strike"
      Then "Petal" is in player B's trash
      And player B's hand holds 1 card

    @OP-8-1-3-1 @OP-4-11-2
    Scenario: Does a removed Character count with the base cost that a permanent effect gave it? Yes
      Given "Fire" has this data:
        """
        {"category": "leader", "power": 5000, "life": 5,
         "abilities": [{"type": "auto", "when": {"event": "removed", "player": "you", "subject": {"category": "character", "stat": {"baseCost": {"min": 6}}}},
           "effect": [{"do": "draw", "count": 1}]}]}
        """
      And "Petal" has this data:
        """
        {"category": "character", "power": 3000, "cost": 2,
         "abilities": [{"type": "permanent", "effect": [{"do": "modify", "stat": "cost", "to": 6, "base": true, "target": {"self": true}}]}]}
        """
      And player B's Leader is "Fire"
      And player B has the active Character "Petal"
      And player A has "Strike" (probe "event-ko") in the hand
      When player A plays "Strike"
      Then "Petal" is in player B's trash
      And player B's hand holds 1 card

    # answers: OP15-080#1
    @OP-3-1-6 @OP-10-2-17-1
    Scenario: Can an [On K.O.] play its card if that card paid for it by going to the deck? No, it is no longer found
      Given "Oarsman" has this data:
        """
        {"category": "character",
         "abilities": [{"type": "auto", "when": {"event": "koed"},
           "cost": [{"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["trash"]}, "count": 2}}, "to": "deck", "place": "bottom"}],
           "effect": [{"do": "play", "target": {"self": true}}]}]}
        """
      And player A has "Deed" (probe "event-ko") in the hand
      And player B has the active Character "Oarsman"
      And player B has "One" and "Two" in the trash
      When player A plays "Deed"
      And player B chooses "Oarsman" and "One"
      And player B arranges "Oarsman" and "One"
      Then the bottom of player B's deck is "Oarsman" and "One"
      And player B's Character area holds 0 cards

    # answers: ST02-017#2, OP07-097#1
    @OP-2-2-5
    Scenario: Can an effect that plays "up to 1 card" play an Event? No
      Given "Straw" has this data:
        """
        {"category": "event",
         "abilities": [{"type": "main", "effect": [{"do": "play", "target": {"choose": {"from": {"player": "you", "zone": ["hand"], "stat": {"cost": {"max": 2}}}, "count": 1, "upTo": true}}}]}]}
        """
      And "Mate" is a Character of cost 2 with 1000 power
      And player A has "Straw", "Tally" (probe "event-draw-trigger") and "Mate" in the hand
      When player A plays "Straw"
      And player A tries to choose "Tally"
      Then that is refused
      When player A chooses "Mate"
      Then "Mate" is in player A's Character area
      And player A's hand holds exactly "Tally"
