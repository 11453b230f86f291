@OP
Feature: 2-7 to 2-8. Cost and card text

  @OP-2-7-1
  Rule: 2-7-1 The cost of a card is what must be paid to play it from the hand

    @OP-2-7-2
    Scenario: A player can play a card only by paying its full cost
      Given player A has 3 active and 4 rested DON!! cards
      And "Cheap" is a Character of cost 3 with 4000 power
      And "Dear" is a Character of cost 4 with 5000 power
      And player A has "Cheap" and "Dear" in the hand
      When player A tries to play "Dear"
      Then that is refused
      When player A plays "Cheap"
      Then "Cheap" is in player A's Character area
      And player A's cost area holds 0 active and 7 rested DON!! cards

    Scenario: A card that an effect plays costs nothing
      Given player A has 1 active and 0 rested DON!! cards
      And "Dear" is a Character of cost 9 with 9000 power
      And player A has "Call" (probe "event-play-any-character") and "Dear" in the hand
      When player A plays "Call"
      And player A chooses "Dear"
      Then "Dear" is in player A's Character area
      And player A's cost area holds 0 active and 1 rested DON!! cards

  @OP-2-7-2
  Rule: 2-7-2 A Character card is revealed, then paid for with active DON!! cards, then played

    Scenario: A Character card is revealed, then DON!! cards are rested, and only then is it played
      Given player A has "Mate" in the hand
      When player A plays "Mate"
      Then "Mate" is in player A's Character area
      And player A's cost area holds 4 active and 2 rested DON!! cards
      And these events happened in this order:
        | revealed | Mate                    |
        | rested   | player A's DON!! card 1 |
        | rested   | player A's DON!! card 2 |
        | played   | Mate                    |

    Scenario: The opponent sees the Character card while the DON!! cards to pay for it are selected
      Given player A has "Frost" (probe "event-freeze-don") in the hand
      And player B has 3 active and 0 rested DON!! cards
      And player B has "Mate" and "Spare" in the hand
      When player A plays "Frost"
      And player A chooses "player B's DON!! card 1"
      And player A ends the turn
      And player B plays "Mate"
      And player B is asked to choose
      Then player A sees "Mate" in player B's hand
      And player A does not see "Spare"
      When player B chooses "player B's DON!! card 1" and "player B's DON!! card 2"
      Then "Mate" is in player B's Character area
      And "player B's DON!! card 1" and "player B's DON!! card 2" are rested

    Scenario: Rested DON!! cards and given DON!! cards cannot pay for a card
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
    Scenario: A card stays in the hand if something else happens instead of paying for it
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
    Scenario: Under the alternative interpretation, a card is played even if something else happens instead of paying for it
      Given the ambiguous rule "Is a card played if something else happens instead of paying its cost?" is answered "yes"
      And "Recruit" is a Character of cost 2 with 3000 power
      And player A has the active Character "Miser" (probe "instead-of-resting-don-mill-once")
      And player A has "Recruit" in the hand
      And player A has 2 active and 0 rested DON!! cards
      When player A plays "Recruit"
      Then "Recruit" is in player A's Character area
      And player A's cost area holds 2 active and 0 rested DON!! cards

  @OP-2-7-3
  Rule: 2-7-3 An Event is revealed, then paid for, then trashed, and then its effect is carried out

    Scenario: DON!! cards are rested before an Event is trashed, and its effect is carried out last
      Given player A has "Strike" (probe "event-ko") in the hand
      And player B has the active Character "Mate" with 3000 power
      When player A plays "Strike"
      Then "Mate" is in player B's trash
      And player A's cost area holds 4 active and 2 rested DON!! cards
      And these events happened in this order:
        | revealed | Strike                  |
        | rested   | player A's DON!! card 1 |
        | rested   | player A's DON!! card 2 |
        | trashed  | Strike                  |
        | koed     | Mate                    |

    Scenario: An Event cannot be played for less than its cost
      Given player A has 1 active and 0 rested DON!! cards
      And player A has "Strike" (probe "event-ko") and "Cheer" (probe "event-power-leader-and-characters") in the hand
      And player B has the active Character "Mate" with 3000 power
      When player A tries to play "Strike"
      Then that is refused
      When player A plays "Cheer"
      Then "A leader" has 6000 power
      And "Mate" is in player B's Character area

    @reading
    Scenario: An Event that goes elsewhere instead of the trash has no effect
      Given player A has the active Stage "Archive" (probe "stage-instead-of-hand-trash-tuck")
      And player A has "Strike" (probe "event-ko") in the hand
      And player B has the active Character "Mate" with 3000 power
      When player A plays "Strike"
      Then the bottom of player A's deck is "Strike"
      And player A's cost area holds 4 active and 2 rested DON!! cards
      And "Mate" is in player B's Character area

    @OP-1-3-9-1 @reading
    Scenario: An Event stays in the hand without effect if something else happens instead of paying for it
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
  Rule: 2-7-4 A Stage card is revealed, then paid for, and then it replaces the old Stage

    Scenario: A DON!! card is rested before the old Stage is trashed and the new Stage is played
      Given "New Wharf" is a Stage of cost 1
      And player A has "New Wharf" in the hand
      And player A has the active Stage "Wharf"
      When player A plays "New Wharf"
      Then "New Wharf" is in player A's Stage area
      And "Wharf" is in player A's trash
      And player A's cost area holds 5 active and 1 rested DON!! cards
      And these events happened in this order:
        | revealed | New Wharf               |
        | rested   | player A's DON!! card 1 |
        | moved    | Wharf                   |
        | played   | New Wharf               |

    Scenario: A Stage cannot be played for less than its cost
      Given "Castle" is a Stage of cost 2
      And "Hut" is a Stage of cost 1
      And player A has 1 active and 3 rested DON!! cards
      And player A has "Castle" and "Hut" in the hand
      When player A tries to play "Castle"
      Then that is refused
      When player A plays "Hut"
      Then player A's Stage area holds exactly "Hut"

    @OP-1-3-9-1 @reading
    Scenario: The old Stage stays if something else happens instead of paying for the new one
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

    Scenario: A Leader is not rested as a card with a cost of 2 or less
      Given "Dear" is a Character of cost 3 with 3000 power
      And player A has "Sweep" (probe "event-rest-cost-2-or-less") in the hand
      And player B has the active Character "Mate" with 3000 power
      And player B has the active Character "Dear"
      And player B has the active Stage "Wharf"
      When player A plays "Sweep"
      Then "Mate" and "Wharf" are rested
      And "B leader" and "Dear" are active

    Scenario: A DON!! card is not rested as a card with a cost of 2 or less
      Given player A has "Sweep" (probe "event-rest-all-cost-2-or-less") in the hand
      And player B has the active Character "Mate"
      When player A plays "Sweep"
      Then "Mate" is rested
      And player B's cost area holds 6 active and 0 rested DON!! cards

    Scenario: A Leader adds nothing to a total of costs, even when an effect would raise its cost
      Given "Raise" has this data:
        """
        {"category": "event", "abilities": [{"type": "main", "effect": [{"do": "modify", "stat": "cost", "by": 1, "target": {"all": {"player": "you", "zone": ["leader", "character"]}}, "until": "turn"}, {"do": "draw", "count": {"value": "cost", "of": {"all": {"player": "you", "zone": ["leader", "character"]}}}}]}]}
        """
      And "Dear" is a Character of cost 2 with 3000 power
      And player A has "Raise" in the hand
      And player A has the active Character "Dear"
      When player A plays "Raise"
      Then player A's hand holds 3 cards

  @OP-2-7-6
  Rule: 2-7-6 An effect can make a card's cost greater or less than its printed cost

    Scenario: A card whose cost an effect lowers is played for fewer DON!! cards
      Given player A has the active Stage "Market" (probe "stage-cheaper-characters")
      And player A has 1 active and 0 rested DON!! cards
      And player A has "Mate" in the hand
      When player A plays "Mate"
      Then "Mate" is in player A's Character area
      And player A's cost area holds 0 active and 1 rested DON!! cards

    @OP-2-7-2
    Scenario: A card whose cost an effect raises is played for more DON!! cards
      Given "Deckhand" is a Character of cost 1 with 2000 power
      And player B has the active Stage "Toll" (probe "stage-dearer-cards")
      And player A has 2 active and 0 rested DON!! cards
      And player A has "Mate" and "Deckhand" in the hand
      When player A tries to play "Mate"
      Then that is refused
      When player A plays "Deckhand"
      Then player A's cost area holds 0 active and 2 rested DON!! cards

    Scenario: An effect that plays a card of a certain cost from the hand checks its changed cost
      Given "Call" has this data:
        """
        {"category": "event", "abilities": [{"type": "main", "effect": [{"do": "play", "target": {"choose": {"from": {"player": "you", "zone": ["hand"], "category": "character", "stat": {"cost": {"max": 1}}}, "count": 1, "upTo": true}}}]}]}
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
  Rule: 2-8-2 The text of a card works only in the area for its category

    Scenario: A Character's permanent effect works on the field, and not in the hand or the trash
      Given player A has "Standard" (probe "leader-power-while-in-area") in the hand
      And player A has "Fallen" (probe "leader-power-while-in-area") in the trash
      When player A is asked to act
      Then "A leader" has 5000 power
      When player A plays "Standard"
      Then "A leader" has 6000 power

    Scenario: A Stage's permanent effect ends when the Stage leaves the Stage area
      Given player A has the active Stage "Flag" (probe "stage-leader-power")
      And "Hut" is a Stage of cost 1
      And player A has "Hut" in the hand
      When player A is asked to act
      Then "A leader" has 6000 power
      When player A plays "Hut"
      Then "A leader" has 5000 power

    Scenario Outline: A Character card in the <area> does not activate its effect when another Character is K.O.'d
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
  Rule: 2-8-3 Card text is carried out from top to bottom

    Scenario: A card drawn by the first sentence of an effect can be trashed by the second
      Given player A has "Sort" (probe "event-draw-then-discard") in the hand
      And player A has "One" and "Two" on top of the deck
      When player A plays "Sort"
      And player A chooses "Two"
      Then "Two" is in player A's trash
      And player A's hand holds exactly "One"

  @OP-2-8-4-1
  Rule: 2-8-4-1 An explanatory note does nothing by itself

    @OP-10-1-4-1
    Scenario: A Character whose [Blocker] is negated cannot block because of the note that explains it
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
  Rule: 2-8-4-2 Some text in parentheses is an effect

    Scenario: An effect printed in parentheses is carried out
      Given player A has "Herald" (probe "on-play-draw-and-draw") in the hand
      When player A plays "Herald"
      Then player A's hand holds 2 cards

  @OP-2-8-5
  Rule: 2-8-5 A card without any text has no base effect

    Scenario: A Character without text is a card with no base effect, one with [Blocker] is not
      Given player A has "Sweep" (probe "event-rest-no-base-effect") in the hand
      And player B has the active Character "Mate" with 3000 power
      And player B has the active Character "Guard" (probe "blocker")
      When player A plays "Sweep"
      Then "Mate" is rested
      And "Guard" is active

    Scenario: A Character whose only feature is its (Symbol) Counter has no base effect
      Given "Shield" has the Counter value 2000
      And player A has "Sweep" (probe "event-rest-no-base-effect") in the hand
      And player B has the active Character "Shield"
      And player B has the active Character "Guard" (probe "blocker")
      When player A plays "Sweep"
      Then "Shield" is rested
      And "Guard" is active

    @OP-8-2-2
    Scenario: A Character whose effects are negated still has its base effect
      Given player A has "Sweep" (probe "event-rest-no-base-effect") in the hand
      And player A has "Silence" (probe "event-negate-character") in the hand
      And player B has the active Character "Guard" (probe "blocker")
      And player B has the active Character "Mate" with 3000 power
      When player A plays "Silence"
      And player A chooses "Guard"
      And player A plays "Sweep"
      Then "Mate" is rested
      And "Guard" is active

    Scenario: A Character whose text only gives it another name has a base effect
      Given player A has "Sweep" (probe "event-rest-no-base-effect") in the hand
      And player B has the active Character "Double" (probe "also-anchor")
      And player B has the active Character "Mate"
      When player A plays "Sweep"
      Then "Mate" is rested
      And "Double" is active

    # answers: P-011#3, P-011#4
    @OP-4-9-2
    Scenario: An effect that a Character has gained is not a base effect
      Given player A has "Sweep" (probe "event-rest-no-base-effect") in the hand
      And player A has "Teach" (probe "event-opponents-gain-rush") in the hand
      And player B has the active Character "Mate"
      When player A plays "Teach"
      And player A plays "Sweep"
      Then "Mate" is rested
