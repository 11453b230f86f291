@OP
Feature: 2-7 to 2-8. Cost and card text

  @OP-2-7-1
  Rule: 2-7-1 The cost is what playing the card from the hand takes

    @OP-2-7-2
    Scenario: a card is played for its cost, and not for less
      Given player A has 3 active and 4 rested DON!! cards
      And "Cheap" is a Character of cost 3 with 4000 power
      And "Dear" is a Character of cost 4 with 5000 power
      And player A has "Cheap" and "Dear" in the hand
      When player A tries to play "Dear"
      Then that is refused
      When player A plays "Cheap"
      Then "Cheap" is in player A's Character area
      And player A's cost area holds 0 active and 7 rested DON!! cards

    Scenario: a card that an effect plays takes no cost of its own
      Given player A has 1 active and 0 rested DON!! cards
      And "Dear" is a Character of cost 9 with 9000 power
      And player A has "Call" (probe "event-play-any-character") and "Dear" in the hand
      When player A plays "Call"
      And player A chooses "Dear"
      Then "Dear" is in player A's Character area
      And player A's cost area holds 0 active and 1 rested DON!! cards

  @OP-2-7-2
  Rule: 2-7-2 A Character card is revealed, then paid for with active DON!! cards of the cost area, then played

    Scenario: it is shown, DON!! cards rest, and only then it comes to the field
      Given player A has "Mate" in the hand
      When player A plays "Mate"
      Then "Mate" is in player A's Character area
      And player A's cost area holds 4 active and 2 rested DON!! cards
      And these events happened in this order:
        | revealed | Mate    |
        | rested   | A don 1 |
        | rested   | A don 2 |
        | played   | Mate    |

    Scenario: the opponent sees it while the DON!! cards are selected
      Given player A has "Frost" (probe "event-freeze-don") in the hand
      And player B has 3 active and 0 rested DON!! cards
      And player B has "Mate" and "Spare" in the hand
      When player A plays "Frost"
      And player A chooses "B don 1"
      And player A ends the turn
      And player B plays "Mate"
      And player B is asked to choose
      Then player A sees "Mate" in player B's hand
      And player A does not see "Spare"
      When player B chooses "B don 1" and "B don 2"
      Then "Mate" is in player B's Character area
      And "B don 1" and "B don 2" are rested

    Scenario: rested and given DON!! cards do not pay
      Given player A's Leader is "Chief" with 5000 power
      And "Chief" has been given 2 DON!! cards
      And player A has 1 active and 5 rested DON!! cards
      And "Deckhand" is a Character of cost 1 with 2000 power
      And player A has "Mate" and "Deckhand" in the hand
      When player A tries to play "Mate"
      Then that is refused
      When player A plays "Deckhand"
      Then "Deckhand" is in player A's Character area
      And player A's cost area holds 0 active and 6 rested DON!! cards

    @OP-1-3-9-1 @reading
    Scenario: where something else happens instead of the payment, it stays in the hand
      Given "Recruit" is a Character of cost 2 with 3000 power
      And player A has the active Character "Miser" (probe "instead-of-resting-don-mill-once")
      And player A has "Recruit" in the hand
      And player A has 2 active and 0 rested DON!! cards
      When player A plays "Recruit"
      Then "Recruit" is in player A's hand
      And player A's cost area holds 2 active and 0 rested DON!! cards
      When player A plays "Recruit"
      Then "Recruit" is in player A's Character area
      And player A's cost area holds 0 active and 2 rested DON!! cards

    @OP-1-3-9-1 @reading
    Scenario: read the other way, it comes though something else happens instead of the payment
      Given the reading "play-not-paid" is "played"
      And "Recruit" is a Character of cost 2 with 3000 power
      And player A has the active Character "Miser" (probe "instead-of-resting-don-mill-once")
      And player A has "Recruit" in the hand
      And player A has 2 active and 0 rested DON!! cards
      When player A plays "Recruit"
      Then "Recruit" is in player A's Character area
      And player A's cost area holds 2 active and 0 rested DON!! cards

  @OP-2-7-3
  Rule: 2-7-3 An Event is revealed, then paid for, then trashed, and then it works

    Scenario: the DON!! cards rest before the Event is trashed, and the effect comes last
      Given player A has "Strike" (probe "event-ko") in the hand
      And player B has the active Character "Mate" with 3000 power
      When player A plays "Strike"
      Then "Mate" is in player B's trash
      And player A's cost area holds 4 active and 2 rested DON!! cards
      And these events happened in this order:
        | revealed | Strike  |
        | rested   | A don 1 |
        | rested   | A don 2 |
        | trashed  | Strike  |
        | koed     | Mate    |

    Scenario: it is not activated for less than its cost
      Given player A has 1 active and 0 rested DON!! cards
      And player A has "Strike" (probe "event-ko") and "Cheer" (probe "event-power-leader-and-characters") in the hand
      And player B has the active Character "Mate" with 3000 power
      When player A tries to play "Strike"
      Then that is refused
      When player A plays "Cheer"
      Then "A leader" has 6000 power
      And "Mate" is in player B's Character area

    @reading
    Scenario: one that is put elsewhere instead of being trashed does not work
      Given player A has the active Stage "Archive" (probe "stage-instead-of-hand-trash-tuck")
      And player A has "Strike" (probe "event-ko") in the hand
      And player B has the active Character "Mate" with 3000 power
      When player A plays "Strike"
      Then the bottom of player A's deck is "Strike"
      And player A's cost area holds 4 active and 2 rested DON!! cards
      And "Mate" is in player B's Character area

    @OP-1-3-9-1 @reading
    Scenario: where something else happens instead of the payment, the Event stays in the hand and does nothing
      Given player B has the active Character "Mate"
      And player A has the active Character "Miser" (probe "instead-of-resting-don-mill-once")
      And player A has "Strike" (probe "event-ko") in the hand
      And player A has 2 active and 0 rested DON!! cards
      When player A plays "Strike"
      Then "Strike" is in player A's hand
      And "Mate" is in player B's Character area
      When player A plays "Strike"
      Then "Strike" is in player A's trash
      And "Mate" is in player B's trash
      And player A's cost area holds 0 active and 2 rested DON!! cards

  @OP-2-7-4
  Rule: 2-7-4 A Stage card is revealed, then paid for, and then it replaces the old one

    Scenario: the DON!! card rests before the old Stage goes and the new one comes
      Given "New Wharf" is a Stage of cost 1
      And player A has "New Wharf" in the hand
      And player A has the active Stage "Wharf"
      When player A plays "New Wharf"
      Then "New Wharf" is in player A's Stage area
      And "Wharf" is in player A's trash
      And player A's cost area holds 5 active and 1 rested DON!! cards
      And these events happened in this order:
        | revealed | New Wharf |
        | rested   | A don 1   |
        | moved    | Wharf     |
        | played   | New Wharf |

    Scenario: it is not played for less than its cost
      Given "Castle" is a Stage of cost 2
      And "Hut" is a Stage of cost 1
      And player A has 1 active and 3 rested DON!! cards
      And player A has "Castle" and "Hut" in the hand
      When player A tries to play "Castle"
      Then that is refused
      When player A plays "Hut"
      Then player A's Stage area holds exactly "Hut"

    @OP-1-3-9-1 @reading
    Scenario: where something else happens instead of the payment, the old Stage stays
      Given "New Wharf" is a Stage of cost 1
      And player A has the active Stage "Old Wharf"
      And player A has the active Character "Miser" (probe "instead-of-resting-don-mill-once")
      And player A has "New Wharf" in the hand
      And player A has 2 active and 0 rested DON!! cards
      When player A plays "New Wharf"
      Then "New Wharf" is in player A's hand
      And "Old Wharf" is in player A's Stage area
      When player A plays "New Wharf"
      Then "New Wharf" is in player A's Stage area
      And "Old Wharf" is in player A's trash

  @OP-2-7-5
  Rule: 2-7-5 Only Characters, Events and Stages have a cost

    Scenario: a Leader is no card with a cost of 2 or less
      Given "Dear" is a Character of cost 3 with 3000 power
      And player A has "Sweep" (probe "event-rest-cost-2-or-less") in the hand
      And player B has the active Character "Mate" with 3000 power
      And player B has the active Character "Dear"
      And player B has the active Stage "Wharf"
      When player A plays "Sweep"
      Then "Mate" and "Wharf" are rested
      And "B leader" and "Dear" are active

    Scenario: a DON!! card is none either
      Given player A has "Sweep" (probe "event-rest-all-cost-2-or-less") in the hand
      And player B has the active Character "Mate"
      When player A plays "Sweep"
      Then "Mate" is rested
      And player B's cost area holds 6 active and 0 rested DON!! cards

    Scenario: a Leader adds nothing to a sum of costs, though an effect raises its cost
      Given "Raise" has this data:
        """
        {"category": "event", "text": "[Main] Your Leader and Characters have +1 cost during this turn. Then, draw cards equal to the total of their costs.", "abilities": [{"type": "main", "effect": [{"do": "modify", "stat": "cost", "by": 1, "target": {"all": {"player": "you", "zone": ["leader", "character"]}}, "until": "turn"}, {"do": "draw", "count": {"value": "cost", "of": {"all": {"player": "you", "zone": ["leader", "character"]}}}}]}]}
        """
      And "Dear" is a Character of cost 2 with 3000 power
      And player A has "Raise" in the hand
      And player A has the active Character "Dear"
      When player A plays "Raise"
      Then player A's hand holds 3 cards

  @OP-2-7-6
  Rule: 2-7-6 An effect may make a cost greater or less than the printed one

    Scenario: a cheaper card is played for less
      Given player A has the active Stage "Market" (probe "stage-cheaper-characters")
      And player A has 1 active and 0 rested DON!! cards
      And player A has "Mate" in the hand
      When player A plays "Mate"
      Then "Mate" is in player A's Character area
      And player A's cost area holds 0 active and 1 rested DON!! cards

    @OP-2-7-2
    Scenario: a dearer card takes more
      Given "Deckhand" is a Character of cost 1 with 2000 power
      And player B has the active Stage "Toll" (probe "stage-dearer-cards")
      And player A has 2 active and 0 rested DON!! cards
      And player A has "Mate" and "Deckhand" in the hand
      When player A tries to play "Mate"
      Then that is refused
      When player A plays "Deckhand"
      Then player A's cost area holds 0 active and 2 rested DON!! cards

    Scenario: what an effect asks of the cost of a card in the hand is asked of what it has become
      Given "Call" has this data:
        """
        {"category": "event", "text": "[Main] Play up to 1 Character card with a cost of 1 or less from your hand.", "abilities": [{"type": "main", "effect": [{"do": "play", "target": {"choose": {"from": {"player": "you", "zone": ["hand"], "category": "character", "stat": {"cost": {"max": 1}}}, "count": 1, "upTo": true}}}]}]}
        """
      And "Mate" is a Character of cost 2 with 3000 power
      And "Giant" is a Character of cost 3 with 4000 power
      And player A has the active Stage "Market" (probe "stage-cheaper-characters")
      And player A has "Call", "Mate" and "Giant" in the hand
      When player A plays "Call"
      And player A tries to choose "Giant"
      Then that is refused
      When player A chooses "Mate"
      Then "Mate" is in player A's Character area

  @OP-2-8-2
  Rule: 2-8-2 The text of a card works only in the area of its category

    Scenario: a Character's text works in the Character area, and not in the hand or the trash
      Given player A has "Standard" (probe "leader-power-while-in-area") in the hand
      And player A has "Fallen" (probe "leader-power-while-in-area") in the trash
      When player A is asked to act
      Then "A leader" has 5000 power
      When player A plays "Standard"
      Then "A leader" has 6000 power

    Scenario: a Stage's text stops as the Stage leaves its area
      Given player A has the active Stage "Flag" (probe "stage-leader-power")
      And "Hut" is a Stage of cost 1
      And player A has "Hut" in the hand
      When player A is asked to act
      Then "A leader" has 6000 power
      When player A plays "Hut"
      Then "A leader" has 5000 power

    Scenario Outline: an effect of a Character card in the <area> is not activated by what happens
      Given player A has "Strike" (probe "event-ko") in the hand
      And player B has "Second" (probe "watches-own-ko") in the <area>
      And player B has the active Character "Watch" (probe "watches-own-ko")
      And player B has the active Character "Mate"
      When player A plays "Strike"
      And player A chooses "Mate"
      Then "Mate" is in player B's trash
      And player B's hand holds <hand>

      Examples:
        | area  | hand    |
        | hand  | 2 cards |
        | trash | 1 card  |

  @OP-2-8-3
  Rule: 2-8-3 Text is carried out from its top to its bottom

    Scenario: what is drawn first can be trashed afterwards
      Given player A has "Sort" (probe "event-draw-then-discard") in the hand
      And player A has "One" and "Two" on top of the deck
      When player A plays "Sort"
      And player A chooses "Two"
      Then "Two" is in player A's trash
      And player A's hand holds exactly "One"

  @OP-2-8-4-1
  Rule: 2-8-4-1 An explanatory note does nothing by itself

    @OP-10-1-4-1
    Scenario: when the effect that it explains is negated the note is nothing
      Given player A has "Silence" (probe "event-negate-character") in the hand
      And player B has the active Character "Guard" (probe "blocker-explained")
      And player B has the active Character "Watch" (probe "blocker")
      When player A plays "Silence"
      And player A chooses "Guard"
      And player A attacks "B leader" with "A leader"
      And player B tries to block with "Guard"
      Then that is refused
      When player B blocks with "Watch"
      Then player B's Life area holds 3 cards
      And "Watch" is in player B's trash
      And "Guard" is active

  @OP-2-8-4-2
  Rule: 2-8-4-2 Some text in parentheses is an effect all the same

    Scenario: an effect that is printed in parentheses is carried out
      Given player A has "Herald" (probe "on-play-draw-and-draw") in the hand
      When player A plays "Herald"
      Then player A's hand holds 2 cards

  @OP-2-8-5
  Rule: 2-8-5 A card without any text has no base effect

    Scenario: a plain Character is meant, one with text is not
      Given player A has "Sweep" (probe "event-rest-no-base-effect") in the hand
      And player B has the active Character "Mate" with 3000 power
      And player B has the active Character "Guard" (probe "blocker")
      When player A plays "Sweep"
      Then "Mate" is rested
      And "Guard" is active

    Scenario: a (Symbol) Counter is no text
      Given "Shield" has the Counter value 2000
      And player A has "Sweep" (probe "event-rest-no-base-effect") in the hand
      And player B has the active Character "Shield"
      And player B has the active Character "Guard" (probe "blocker")
      When player A plays "Sweep"
      Then "Shield" is rested
      And "Guard" is active

    @OP-8-2-2
    Scenario: a card whose effects are negated still has its base effect
      Given player A has "Sweep" (probe "event-rest-no-base-effect") in the hand
      And player A has "Silence" (probe "event-negate-character") in the hand
      And player B has the active Character "Guard" (probe "blocker")
      And player B has the active Character "Mate" with 3000 power
      When player A plays "Silence"
      And player A chooses "Guard"
      And player A plays "Sweep"
      Then "Mate" is rested
      And "Guard" is active

    Scenario: a text that holds under the rules is text
      Given player A has "Sweep" (probe "event-rest-no-base-effect") in the hand
      And player B has the active Character "Double" (probe "also-anchor")
      And player B has the active Character "Mate"
      When player A plays "Sweep"
      Then "Mate" is rested
      And "Double" is active

    # answers: P-011#3, P-011#4
    @OP-4-9-2
    Scenario: an effect that a card has gained is no base effect
      Given player A has "Sweep" (probe "event-rest-no-base-effect") in the hand
      And player A has "Teach" (probe "event-opponents-gain-rush") in the hand
      And player B has the active Character "Mate"
      When player A plays "Teach"
      And player A plays "Sweep"
      Then "Mate" is rested
