@OP
Feature: 4-9 to 4-12. Base values, "If" and "Then", removal, power set to 0

  @OP-4-9-2
  Rule: 4-9-2 The base value of a card is the printed one

    Scenario: An effect on base power 3000 ignores a Character reduced below it and checks the printed power
      Given player A has "Curse" (probe "event-power-minus-4000") in the hand
      And player A has "Sift" (probe "event-ko-base-power-3000") in the hand
      And player B has the active Character "Weakened" with 4000 power
      And player B has the active Character "Small" with 3000 power
      When player A plays "Curse"
      And player A chooses "Weakened"
      And player A plays "Sift"
      Then "Weakened" has 0 power
      And player B's trash holds exactly "Small"

    # answers: EB01-011#1, P-027#2
    Scenario: A Character with raised power keeps its base power
      Given player A has "Sift" (probe "event-ko-base-power-3000") in the hand
      And player B has the active Character "Strong" (probe "self-4000")
      And player B has the active Character "Big" with 4000 power
      When player A plays "Sift"
      Then "Strong" is in player B's trash
      And "Big" is in player B's Character area

    # answers: EB03-021#1, EB03-025#1, EB03-027#1, OP10-098#5, OP10-098#6, OP13-077#1
    Scenario: A Character with lowered cost keeps its base cost
      Given player A has "Sift" (probe "event-ko-base-cost-3") in the hand
      And "Cheap" is a Character of cost 3 with 3000 power
      And player B has the active Character "Dear" (probe "self-cheaper-2")
      And player B has the active Character "Cheap"
      When player A plays "Sift"
      Then player B's trash holds exactly "Cheap"
      And "Dear" has a cost of 2

    # answers: EB03-004#1, ST23-002#1
    Scenario: A base power set by an effect replaces the printed base power
      Given player A has "Rise" (probe "event-base-power-7000") in the hand
      And player A has "Sift" (probe "event-ko-base-power-3000") in the hand
      And player B has the active Character "Lucky" with 2000 power
      And player B has the active Character "Small" with 2000 power
      When player A plays "Rise"
      And player A chooses "Lucky"
      And player A plays "Sift"
      Then player B's trash holds exactly "Small"
      And "Lucky" has 7000 power

    # answers: OP13-084#1
    Scenario: A base power set by an effect counts even if it is lower than the printed power
      Given player A has "Shrink" (probe "event-base-power-1000") in the hand
      And player A has the active Character "Giant" with 9000 power
      When player A plays "Shrink"
      Then "Giant" has 1000 power

    Scenario: A Character whose effects are negated still has a base effect
      Given player A has "Hush" (probe "event-negate-character") in the hand
      And player A has "Mute" (probe "event-rest-no-base-effect") in the hand
      And player B has the active Character "Talker" (probe "on-ko-draw")
      And player B has the active Character "Plain" with 3000 power
      When player A plays "Hush"
      And player A chooses "Talker"
      And player A plays "Mute"
      Then "Plain" is rested
      And "Talker" is active

    Scenario: A new base Counter does not change the base cost
      Given player A has "Sift" (probe "event-ko-base-cost-3") in the hand
      And player B has the active Character "Odd" (probe "base-counter-2000")
      When player A plays "Sift"
      Then "Odd" is in player B's trash

  @OP-4-9-2-1
  Rule: 4-9-2-1 The highest value counts when several effects set the base power of a card

    # answers: ST26-005#1
    Scenario Outline: The highest base power counts whichever effect came first: <first>, then <second>
      Given player A has "First" (probe "<first>") and "Second" (probe "<second>") in the hand
      And player A has the active Character "Crew" with 3000 power
      When player A plays "First"
      And player A plays "Second"
      Then "Crew" has 7000 power

      Examples:
        | first                 | second                |
        | event-base-power-7000 | event-base-power-1000 |
        | event-base-power-1000 | event-base-power-7000 |

    Scenario: The printed power does not count once effects set the base power, even if it is higher
      Given player A has "First" (probe "event-base-power-7000") in the hand
      And player A has "Second" (probe "event-base-power-1000") in the hand
      And player A has the active Character "Giant" with 9000 power
      When player A plays "First"
      And player A plays "Second"
      Then "Giant" has 7000 power

    Scenario: A power bonus is added to the highest base power, whenever the bonus came
      Given player A has "Cheer" (probe "event-power-2000") and "First" (probe "event-base-power-1000") in the hand
      And player A has "Second" (probe "event-base-power-7000") in the hand
      And player A has the active Character "Crew" with 3000 power
      When player A plays "Cheer"
      And player A plays "First"
      And player A plays "Second"
      Then "Crew" has 9000 power

    Scenario: The next highest base power counts when the highest one ends
      Given player A has "Rise" (probe "event-base-power-7000") in the hand
      And player A has the active Character "Berserker" (probe "when-attacking-base-power-9000")
      And player B has the rested Character "Prey" with 9000 power
      When player A plays "Rise"
      And player A chooses "Berserker"
      And player A attacks "Prey" with "Berserker"
      Then "Prey" is in player B's trash
      And "Berserker" has 7000 power

    Scenario Outline: The higher base power counts: <permanent> by a permanent effect or <later> by a later Event
      Given "Berserker" has this data:
        """
        {"category": "character",
         "abilities": [{"type": "permanent", "effect": [
           {"do": "modify", "stat": "power", "to": <permanent>, "base": true, "target": {"self": true}}]}]}
        """
      And player A has "Change" (probe "event-base-power-<later>") in the hand
      And player A has the active Character "Berserker"
      When player A plays "Change"
      Then "Berserker" has <power> power
      And player A's trash holds exactly "Change"

      Examples:
        | permanent | later | power |
        | 6000      | 1000  | 6000  |
        | 6000      | 7000  | 7000  |

  @OP-4-9-2-2
  Rule: 4-9-2-2 The highest value counts when several effects set the base cost of a card

    Scenario Outline: The highest base cost counts whichever effect came first: <first>, then <second>
      Given player A has "First" (probe "<first>") and "Second" (probe "<second>") in the hand
      And player A has the active Character "Crew" with 3000 power
      When player A plays "First"
      And player A plays "Second"
      Then "Crew" has a cost of 7

      Examples:
        | first             | second            |
        | event-base-cost-7 | event-base-cost-1 |
        | event-base-cost-1 | event-base-cost-7 |

    Scenario: The printed cost does not count once effects set the base cost, even if it is higher
      Given player A has "First" (probe "event-base-cost-7") and "Second" (probe "event-base-cost-1") in the hand
      And "Giant" is a Character of cost 9 with 9000 power
      And player A has the active Character "Giant"
      When player A plays "First"
      And player A plays "Second"
      Then "Giant" has a cost of 7

    Scenario: A cost reduction is taken off the highest base cost, whenever the reduction came
      Given player A has "Bargain" (probe "event-cheaper-2") and "First" (probe "event-base-cost-1") in the hand
      And player A has "Second" (probe "event-base-cost-7") in the hand
      And player A has the active Character "Crew" with 3000 power
      When player A plays "Bargain"
      And player A plays "First"
      And player A plays "Second"
      Then "Crew" has a cost of 5

  @OP-4-10-1
  Rule: 4-10-1 The part after "If you do" is carried out only if the part before it was

    Scenario: A player draws nothing after "If you do" when there is no Character to K.O.
      Given player A has "Bounty" (probe "event-ko-if-you-do") in the hand
      When player A plays "Bounty"
      Then "Bounty" is in player A's trash
      And player A's hand holds 0 cards

    Scenario: A player draws after "If you do" when a Character was K.O.'d
      Given player A has "Bounty" (probe "event-ko-if-you-do") in the hand
      And player B has the active Character "Prey" with 3000 power
      When player A plays "Bounty"
      Then "Prey" is in player B's trash
      And player A's hand holds 1 card

    # answers: OP13-119#2
    Scenario: A player draws nothing after "If you do" when the Character cannot be K.O.'d
      Given player A has "Bounty" (probe "event-ko-if-you-do") in the hand
      And player B has the active Character "Sturdy" (probe "safe-from-ko")
      When player A plays "Bounty"
      Then "Sturdy" is in player B's Character area
      And "Bounty" is in player A's trash
      And player A's hand holds 0 cards

    Scenario: A player draws nothing after "If you do" when a replacement saved the Character
      Given player A has "Bounty" (probe "event-ko-if-you-do") in the hand
      And player B has the active Character "Prey" with 3000 power
      And player B has the active Character "Bodyguard" (probe "saves-from-removal")
      When player A plays "Bounty"
      And player A chooses "Prey"
      Then "Prey" is in player B's Character area
      And "Bodyguard" is rested
      And player A's hand holds 0 cards

    Scenario: A player draws nothing after "If you do" when they could trash only one card of two
      Given player A has "Trade" (probe "event-discard-2-if-you-do") and "Cargo" in the hand
      When player A plays "Trade"
      Then player A's trash holds exactly "Trade" and "Cargo"
      And player A's hand holds 0 cards

    Scenario: A player draws after "If you do" when they trashed both cards
      Given player A has "Trade" (probe "event-discard-2-if-you-do"), "Cargo", "Ballast" and "Kept" in the hand
      When player A plays "Trade"
      And player A chooses "Cargo" and "Ballast"
      Then player A's trash holds exactly "Trade", "Cargo" and "Ballast"
      And player A's hand holds 4 cards

    Scenario: Searching for a card and taking none does not count as done for "If you do"
      Given player A has "Seek" (probe "event-search-anchor-if-you-do") in the hand
      And player A has 2 DON!! cards in the DON!! deck
      And player A has 0 active and 0 rested DON!! cards
      And player A has "Anchor" on top of the deck
      When player A plays "Seek"
      And player A declines
      Then "Seek" is in player A's trash
      And player A's hand holds 0 cards
      And player A's cost area holds 0 active and 0 rested DON!! cards

    Scenario Outline: Revealing a card counts as done for "If you do", and revealing none does not
      Given player A has "Show" (probe "event-reveal-anchor-if-you-do") and "Anchor" in the hand
      And player A has 2 DON!! cards in the DON!! deck
      And player A has 0 active and 0 rested DON!! cards
      When player A plays "Show"
      And player A <answers>
      Then "Show" is in player A's trash
      And player A's cost area holds <don> active and 0 rested DON!! cards

      Examples:
        | answers          | don |
        | chooses "Anchor" | 1   |
        | declines         | 0   |

    # answers: OP11-024#1
    Scenario: An optional part that could be done only in part does not count as done for "If you do"
      Given player A has "Offer" (probe "event-may-discard-2-if-you-do") and "Cargo" in the hand
      And player A has 2 DON!! cards in the DON!! deck
      And player A has 0 active and 0 rested DON!! cards
      When player A plays "Offer"
      And player A accepts the offer of the effect
      Then "Cargo" is in player A's trash
      And player A's cost area holds 0 active and 0 rested DON!! cards

    Scenario Outline: "If they do" after each player trashes a card counts only if both did: player B with a hand of <cards>
      Given "Tithe" has this data:
        """
        {"category": "event",
         "abilities": [{"type": "main", "effect": [{"do": "ifYouDo",
           "first": [{"do": "each", "then": [{"do": "discard", "count": 1}]}], "then": [{"do": "addDon", "count": 1}]}]}]}
        """
      And player A has "Tithe" and "Cargo" in the hand
      And player B has <cards> cards in the hand
      And player A has 2 DON!! cards in the DON!! deck
      And player A has 0 active and 0 rested DON!! cards
      When player A plays "Tithe"
      Then "Cargo" is in player A's trash
      And player A's cost area holds <don> active and 0 rested DON!! cards

      Examples:
        | cards | don |
        | 0     | 0   |
        | 1     | 1   |

    @reading
    Scenario: Shuffling after a failed search does not count as done for "If you do"
      Given "Seek" has this data:
        """
        {"category": "event",
         "abilities": [{"type": "main", "effect": [{"do": "ifYouDo",
           "first": [{"do": "search", "from": {"zone": ["deck"], "name": "Anchor"}, "count": 1, "to": "hand"}, {"do": "shuffle"}],
           "then": [{"do": "addDon", "count": 1}]}]}]}
        """
      And player A has "Seek" in the hand
      And player A has 2 DON!! cards in the DON!! deck
      When player A plays "Seek"
      Then player A's DON deck holds 2 cards
      And "Seek" is in player A's trash

    Scenario: A trashed card counts as done for "If you do" even if the defeat it would bring is replaced
      Given "Delve" has this data:
        """
        {"category": "event", "cost": 1, "abilities": [{"type": "main", "effect": [{"do": "ifYouDo", "first": [{"do": "mill", "count": 1}], "then": [{"do": "modify", "stat": "power", "by": 2000, "target": {"all": {"player": "you", "zone": ["leader"]}}}]}]}]}
        """
      And "Saint" has this data:
        """
        {"category": "character", "abilities": [{"type": "instead", "when": {"event": "lost", "subject": "any", "player": "you"}, "effect": [{"do": "move", "to": "deck", "place": "bottom", "target": {"all": {"player": "you", "zone": ["trash"], "top": 1}}}]}]}
        """
      And player A has "Delve" in the hand
      And player A has the active Character "Saint"
      And player A has 1 card in the deck
      When player A plays "Delve"
      Then "A leader" has 7000 power

    @OP-8-3-3
    Scenario: A "Then" inside an "If" is not carried out when the "If" is not true
      Given "Levy" has this data:
        """
        {"category":"character", "abilities":[{"type":"activate","effect":[{"do":"if","condition":{"count":{"player":"you","zone":["character"]},"min":3},
           "then":[{"do":"draw","count":1},{"do":"mill","count":1}]}]}]}
        """
      And player A has the active Character "Levy"
      And player A has the active Character "Friend"
      And player A has "Recruit" in the hand
      When player A activates "Levy"
      Then player A's trash holds 0 cards
      When player A plays "Recruit"
      And player A activates "Levy"
      Then player A's trash holds 1 card
      And player A's hand holds 1 card

  @OP-4-10-2
  Rule: 4-10-2 The part after "Then" is carried out even if the part before it could not be

    # answers: OP05-101#1, ST05-011#1, OP02-112#1, OP14-048#1, OP14-048#2, EB03-061#1
    Scenario: A player draws after "Then" when there is no Character to K.O.
      Given player A has "Salvo" (probe "event-ko-then-draw") in the hand
      And player A has "Fresh" on top of the deck
      When player A plays "Salvo"
      Then "Fresh" is in player A's hand

    Scenario: A player draws after "Then" when the Character cannot be K.O.'d
      Given player A has "Salvo" (probe "event-ko-then-draw") in the hand
      And player A has "Fresh" on top of the deck
      And player B has the active Character "Sturdy" (probe "safe-from-ko")
      When player A plays "Salvo"
      Then "Sturdy" is in player B's Character area
      And "Fresh" is in player A's hand

    Scenario: A player draws after "Then" when they could trash only one card of two
      Given player A has "Trade" (probe "event-discard-2-then-draw") and "Cargo" in the hand
      And player A has "Fresh" on top of the deck
      When player A plays "Trade"
      Then player A's trash holds exactly "Trade" and "Cargo"
      And player A's hand holds exactly "Fresh"

  @OP-4-11-2
  Rule: 4-11-2 Removing a card means moving it from its area to any other area

    Scenario Outline: A replacement for removal can save a Character from each way of leaving the field: <probe>
      Given player A has "Order" (probe "<probe>") in the hand
      And player B has the active Character "Ward" with 3000 power
      And player B has the active Character "Bodyguard" (probe "saves-from-removal")
      When player A plays "Order"
      And player A chooses "Ward"
      Then "Ward" is in player B's Character area
      And "Bodyguard" is rested

      Examples:
        | probe                 |
        | event-ko              |
        | event-bounce          |
        | event-tuck-1          |
        | event-to-life         |
        | event-trash-character |

    Scenario: A Character that loses a battle counts as removed and can be saved by a replacement
      Given player A has the active Character "Striker" with 6000 power
      And player B has the rested Character "Ward" with 3000 power
      And player B has the active Character "Bodyguard" (probe "saves-from-removal")
      When player A attacks "Ward" with "Striker"
      Then "Ward" is in player B's Character area
      And "Bodyguard" is rested

    Scenario: A Character that is only rested is not removed
      Given player A has "Calm" (probe "event-rest-1") and "Shot" (probe "event-ko") in the hand
      And player B has the active Character "Ward" with 3000 power
      And player B has the active Character "Bodyguard" (probe "saves-from-removal")
      When player A plays "Calm"
      And player A chooses "Ward"
      Then "Ward" is rested
      And "Bodyguard" is active
      When player A plays "Shot"
      And player A chooses "Ward"
      Then "Ward" is in player B's Character area
      And "Bodyguard" is rested

    Scenario Outline: A Character that cannot be removed stays on the field: <probe>
      Given player A has "Order" (probe "<probe>") in the hand
      And player B has the active Character "Rock" (probe "cannot-be-removed")
      When player A plays "Order"
      Then "Rock" is in player B's Character area
      And "Order" is in player A's trash

      Examples:
        | probe                 |
        | event-ko              |
        | event-bounce          |
        | event-tuck-1          |
        | event-to-life         |
        | event-trash-character |

    Scenario: A Stage that is trashed counts as removed
      Given player A has the active Character "Watcher" (probe "watches-own-removals")
      And player A has the active Stage "Port"
      And player A has "Blaze" (probe "event-trash-stage") in the hand
      And player A has "Fresh" on top of the deck
      When player A plays "Blaze"
      Then "Port" is in player A's trash
      And player A's hand holds exactly "Fresh"

    @OP-3-1-2
    Scenario: A DON!! card returned from the cost area counts as removed from the field
      Given player A has "Tribute" (probe "event-return-don-2") in the hand
      And player A has the active Character "Bodyguard" (probe "saves-from-removal")
      And player A has 4 active and 0 rested DON!! cards
      When player A plays "Tribute"
      And player A returns "player A's DON!! card 2" and "player A's DON!! card 3" to the DON!! deck
      Then "Bodyguard" is rested
      And "player A's DON!! card 2" and "player A's DON!! card 3" are in player A's cost area

    Scenario: A Character played from the Life area counts as removed from the Life area
      Given "Hero" is a Character of cost 1 with 3000 power
      And player A has "Call" (probe "event-play-top-life") in the hand
      And player A has the active Character "Gap" (probe "own-life-removed-draw")
      And player A's Life cards are "Hero", "Second" and "Third"
      And player A has "Fresh" on top of the deck
      When player A plays "Call"
      Then "Hero" is in player A's Character area
      And player A's hand holds exactly "Fresh"

    Scenario: A Character that cannot be removed is not K.O.'d when it loses a battle
      Given player A has the active Character "Striker" with 9000 power
      And player B has the rested Character "Rock" (probe "cannot-be-removed")
      When player A attacks "Rock" with "Striker"
      Then "Rock" is in player B's Character area
      And "Striker" is rested

    Scenario: A Stage that cannot be removed stays in the Stage area
      Given player A has "Storm" (probe "event-bounce-stage") in the hand
      And player B has the active Stage "Fort" (probe "stage-cannot-be-removed")
      When player A plays "Storm"
      Then "Fort" is in player B's Stage area
      And "Storm" is in player A's trash

  @OP-4-12-1
  Rule: 4-12-1 Setting power to 0 reduces it, for a time, by as much as it is at that moment

    # answers: OP07-002#1
    Scenario: A power gain after power was set to 0 is added to 0
      Given player A has "Void" (probe "event-power-to-zero") and "Cheer" (probe "event-power-2000") in the hand
      And player A has the active Character "Crew" with 5000 power
      When player A plays "Void"
      Then "Crew" has 0 power
      When player A plays "Cheer"
      Then "Crew" has 2000 power

    Scenario: Setting power to 0 counts DON!! cards and effects that have raised the power
      Given player A has "Void" (probe "event-power-to-zero") and "Cheer" (probe "event-power-2000") in the hand
      And player A has the active Character "Crew" with 5000 power
      When player A gives 1 DON!! card to "Crew"
      And player A plays "Cheer"
      And player A plays "Void"
      Then "Crew" has 0 power

    Scenario: The reduction to 0 keeps its size when an effect that had raised the power ends
      Given player A has the active Character "Raider" (probe "when-attacking-power")
      And player B has "Void" (probe "counter-event-power-to-zero") in the hand
      When player A attacks "B leader" with "Raider"
      And player B plays "Void"
      Then player B's Life area holds 3 cards
      And no battle is going on
      And "Raider" has -2000 power

    # answers: OP07-002#2
    Scenario: Power set to 0 during this turn returns at the end of the turn
      Given player A has "Void" (probe "event-power-to-zero") in the hand
      And player B has the active Character "Crew" with 5000 power
      When player A plays "Void"
      Then "Crew" has 0 power
      When player A ends the turn
      Then "Crew" has 5000 power

    Scenario: A DON!! card given after power was set to 0 adds its full 1000
      Given player A has "Void" (probe "event-power-to-zero") in the hand
      And player A has the active Character "Crew" with 5000 power
      When player A plays "Void"
      And player A gives 2 DON!! cards to "Crew"
      Then "Crew" has 2000 power

    Scenario: A Leader's power can be set to 0
      Given player A has "Void" (probe "event-leader-power-to-zero") in the hand
      When player A plays "Void"
      Then "B leader" has 0 power

    Scenario: Several Characters set to 0 each lose the power they had before any of them changed
      Given "Void" has this data:
        """
        {"category": "event",
         "abilities": [{"type": "main", "effect": [
           {"do": "setPowerToZero", "target": {"all": {"player": "opponent", "zone": ["character"]}}, "until": "turn"}]}]}
        """
      And "Pack" has this data:
        """
        {"category": "character", "cost": 1, "power": 4000,
         
         "abilities": [{"type": "permanent", "if": {"count": {"player": "you", "zone": ["character"], "stat": {"power": {"min": 6000}}}, "min": 1},
           "effect": [{"do": "modify", "stat": "power", "by": 1000, "target": {"self": true}}]}]}
        """
      And player A has "Void" in the hand
      And player B has the active Character "Alpha" with 6000 power
      And player B has the active Character "Pack"
      When player A plays "Void"
      Then "Alpha" has 0 power
      And "Pack" has -1000 power

  @OP-4-12-2
  Rule: 4-12-2 Setting power to 0 does not change power that is below 0

    Scenario: A Character with negative power keeps it when an effect sets its power to 0
      Given player A has "Curse" (probe "event-power-minus-4000") and "Void" (probe "event-power-to-zero") in the hand
      And player A has "Cheer" (probe "event-power-2000") in the hand
      And player A has the active Character "Crew" with 3000 power
      When player A plays "Curse"
      And player A plays "Void"
      Then "Crew" has -1000 power
      When player A plays "Cheer"
      Then "Crew" has 1000 power

    Scenario: Setting negative power to 0 does nothing, even when the power rises again later
      Given player A has the active Character "Drained" (probe "attacking-minus-4000")
      And player B has "Void" (probe "counter-event-power-to-zero") in the hand
      When player A attacks "B leader" with "Drained"
      And player B plays "Void"
      Then player B's Life area holds 3 cards
      And "Void" is in player B's trash
      And "Drained" has 3000 power
