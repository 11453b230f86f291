@OP
Feature: 11-2 to 11-3. Revealing cards and viewing secret areas

  @OP-11-2-1
  Rule: 11-2-1 A card that fits an effect's description is revealed when it goes from one secret area to another

    # answers: OP07-111#1
    Scenario: A card added from the deck to the hand by its name is revealed to the opponent
      Given player A has "Chart" (probe "event-fetch-compass-then-discard") and "Spare" in the hand
      And player A has "Compass" on top of the deck
      When player A plays "Chart"
      And player A chooses "Compass"
      And player A is asked to choose
      Then player B sees "Compass" in player A's hand
      And player B does not see "Spare"

    Scenario: A card placed from the hand in the Life area by its name is revealed to the opponent
      Given player A has "Chart" (probe "event-compass-to-life-then-discard") and "Compass" in the hand
      And player A has "Spare" and "Other" in the hand
      When player A plays "Chart"
      And player A chooses "Compass"
      And player A is asked to choose
      Then player B sees "Compass" in player A's Life area
      And player B does not see "Spare"

    Scenario Outline: A card that is chosen <way> is revealed to the opponent
      Given "Chart" has this data:
        """
        <data>
        """
      And player A has "Chart", "Spare" and "Other" in the hand
      And player A has "Compass" in the <from>
      When player A plays "Chart"
      And player A chooses "Compass"
      And player A is asked to choose
      Then player B sees "Compass" in player A's <to>
      And player B does not see "Spare"

      Examples:
        | way                                    | data                                                                                                                                                                                                                                                                                                                                    | from      | to   |
        | from the hand to the deck              | {"name": "Chart", "number": "T-chart", "category": "event", "colors": ["red"], "cost": 0, "abilities": [{"type": "main", "effect": [{"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["hand"], "name": "Compass"}, "count": 1}}, "to": "deck", "place": "bottom"}, {"do": "discard", "count": 1}]}]}              | hand      | deck |
        | from the Life cards to the hand        | {"name": "Chart", "number": "T-chart", "category": "event", "colors": ["red"], "cost": 0, "abilities": [{"type": "main", "effect": [{"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["life"], "name": "Compass"}, "count": 1}}, "to": "hand"}, {"do": "discard", "count": 1}]}]}                                 | Life area | hand |
        | searched for in the deck               | {"name": "Chart", "number": "T-chart", "category": "event", "colors": ["red"], "cost": 0, "abilities": [{"type": "main", "effect": [{"do": "search", "from": {"zone": ["deck"], "name": "Compass"}, "count": 1, "to": "hand"}, {"do": "discard", "count": 1}]}]}                                                                        | deck      | hand |
        | by a cost that the cards have together | {"name": "Chart", "number": "T-chart", "category": "event", "colors": ["red"], "cost": 0, "abilities": [{"type": "main", "effect": [{"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["deck"]}, "count": 2, "upTo": true, "total": {"stat": "cost", "max": 3}}}, "to": "hand"}, {"do": "discard", "count": 1}]}]} | deck      | hand |
        | by names that are not the same         | {"name": "Chart", "number": "T-chart", "category": "event", "colors": ["red"], "cost": 0, "abilities": [{"type": "main", "effect": [{"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["deck"]}, "count": 2, "upTo": true, "differentNames": true}}, "to": "hand"}, {"do": "discard", "count": 1}]}]}              | deck      | hand |

    Scenario: Each of two named cards added to the hand is revealed to the opponent
      Given "Chart" has this data:
        """
        {"category": "event", "abilities": [{"type": "main", "effect": [{"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["deck"], "nameContains": "Compass"}, "count": 2}}, "to": "hand"}, {"do": "discard", "count": 1}]}]}
        """
      And player A has "Chart" and "Spare" in the hand
      And player A has "Compass 1" and "Compass 2" on top of the deck
      When player A plays "Chart"
      And player A chooses "Compass 1" and "Compass 2"
      And player A is asked to choose
      Then player B sees "Compass 1" and "Compass 2" in player A's hand

    Scenario: All cards that an effect moves by their name are revealed to the opponent
      Given "Chart" has this data:
        """
        {"category": "event", "abilities": [{"type": "main", "effect": [{"do": "move", "target": {"all": {"player": "you", "zone": ["hand"], "name": "Compass"}}, "to": "life", "place": "top"}, {"do": "discard", "count": 1}]}]}
        """
      And player A has "Chart", "Compass", "Spare" and "Other" in the hand
      When player A plays "Chart"
      And player A is asked to choose
      Then player B sees "Compass" in player A's Life area
      And player B does not see "Spare"

    Scenario: A card named in a cost is revealed to the opponent while the cost is paid
      Given "Boaster" has this data:
        """
        {"category": "character", "abilities": [{"type": "activate", "cost": [{"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["hand"], "name": "Compass"}, "count": 1}}, "to": "deck", "place": "bottom"}, {"do": "discard", "count": 1}], "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has the active Character "Boaster"
      And player A has "Compass", "Spare" and "Other" in the hand
      When player A activates "Boaster"
      And player A is asked to choose
      Then player B sees "Compass" in player A's deck
      When player A chooses "Spare"
      Then "Spare" is in player A's trash
      And player B does not see what is in player A's deck

    Scenario: A named card that the opponent moves to Life by a player's effect is revealed to that player
      Given "Chart" has this data:
        """
        {"category": "event", "abilities": [{"type": "main", "effect": [{"do": "move", "target": {"choose": {"from": {"player": "opponent", "zone": ["hand"], "name": "Compass"}, "count": 1, "by": "opponent"}}, "to": "life", "place": "top"}, {"do": "discard", "count": 1}]}]}
        """
      And player A has "Chart", "Spare" and "Other" in the hand
      And player B has "Compass" and "Rest" in the hand
      When player A plays "Chart"
      And player B chooses "Compass"
      And player A is asked to choose
      Then player A sees "Compass" in player B's Life area
      And player A does not see "Rest"

    Scenario: A named card that a player adds to the hand on the opponent's turn is revealed to the opponent
      Given player B's Life cards are "Fuse" (probe "trigger-search-compass-then-discard")
      And player B has "Compass" on top of the deck
      And player B has "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      And player B chooses "Compass"
      And player B is asked to choose
      Then player A sees "Compass" in player B's hand
      And player A does not see "Spare"

    Scenario: A named card that stays in its area is not revealed
      Given "Sink" has this data:
        """
        {"category": "event", "abilities": [{"type": "main", "effect": [{"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["deck"], "name": "Compass"}, "count": 1}}, "to": "deck", "place": "bottom"}, {"do": "discard", "count": 1}]}]}
        """
      And player A has "Sink", "Chart" (probe "event-fetch-compass-then-discard") and "Spare" in the hand
      And player A has "Compass" on top of the deck
      When player A plays "Sink"
      And player A chooses "Compass"
      And player A is asked to choose
      Then the bottom of player A's deck is "Compass"
      And player B does not see "Compass"
      When player A chooses "Spare"
      And player A plays "Chart"
      And player A chooses "Compass"
      Then "Compass" is in player A's trash

    # answers: OP12-079#1
    @reading
    Scenario: A card that the effect does not describe is not revealed
      Given player A has "Any" (probe "event-fetch-any-then-discard") in the hand
      And player A has "Chart" (probe "event-fetch-compass-then-discard") in the hand
      And player A has "Spare" in the hand
      And player A has "Plain" and "Compass" on top of the deck
      When player A plays "Any"
      And player A chooses "Plain"
      And player A is asked to choose
      Then "Plain" is in player A's hand
      And player B does not see "Plain"
      When player A chooses "Spare"
      And player A plays "Chart"
      And player A chooses "Compass"
      And player A is asked to choose
      Then player B sees "Compass" in player A's hand
      And player B does not see "Plain"
      When player A chooses "Plain"
      Then "Plain" is in player A's trash

    # answers: OP06-106#1
    @reading
    Scenario: A face-down Life card added to the hand is not revealed, since "face-down" does not say what it is
      Given "Any" has this data:
        """
        {"category": "event", "text": "[Main] Add 1 of your face-down Life cards to your hand. Then, trash 1 card from your hand.", "abilities": [{"type": "main", "effect": [{"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["life"], "face": "down"}, "count": 1}}, "to": "hand"}, {"do": "discard", "count": 1}]}]}
        """
      And player A has "Any", "Chart" (probe "event-fetch-compass-then-discard") and "Spare" in the hand
      And player A's Life cards are "Secret"
      And player A has "Compass" on top of the deck
      When player A plays "Any"
      And player A is asked to choose
      Then "Secret" is in player A's hand
      And player B does not see "Secret"
      When player A chooses "Spare"
      And player A plays "Chart"
      And player A chooses "Compass"
      And player A is asked to choose
      Then player B sees "Compass" in player A's hand
      And player B does not see "Secret"

    @reading
    Scenario: Under the alternative interpretation, every card that an effect moves between secret areas is revealed
      Given the ambiguous rule "Is a card revealed if an effect moves it between secret areas without naming what it must be?" is answered "yes, it is revealed"
      And player A has "Any" (probe "event-fetch-any-then-discard") and "Spare" in the hand
      And player A has "Plain" on top of the deck
      When player A plays "Any"
      And player A chooses "Plain"
      And player A is asked to choose
      Then player B sees "Plain" in player A's hand

  @OP-11-2-2
  Rule: 11-2-2 What an effect or a cost reveals in a secret area is hidden again once that is done

    Scenario: A card revealed by an effect stays revealed until the effect has been carried out
      Given player A has "Boast" (probe "event-reveal-then-discard"), "Shown" and "Spare" in the hand
      When player A plays "Boast"
      And player A chooses "Shown"
      And player A is asked to choose
      Then player B sees "Shown" in player A's hand
      And player B does not see "Spare"
      When player A chooses "Spare"
      Then "Spare" is in player A's trash
      And player B does not see "Shown"

    Scenario: A card revealed by its name stays revealed until the effect has been carried out
      Given player A has "Chart" (probe "event-fetch-compass-then-discard") and "Spare" in the hand
      And player A has "Compass" on top of the deck
      When player A plays "Chart"
      And player A chooses "Compass"
      And player A is asked to choose
      Then player B sees "Compass" in player A's hand
      When player A chooses "Spare"
      Then "Compass" is in player A's hand
      And player B does not see "Compass"

    # answers: OP08-040#1, OP08-044#1, OP08-055#1
    Scenario: A card revealed as a cost is hidden again once that cost is paid
      Given player A has the active Character "Boaster" (probe "activate-reveal-discard")
      And player A has "Shown" and "Spare" in the hand
      When player A activates "Boaster"
      And player A chooses "Shown"
      And player A is asked to choose
      Then player B does not see "Shown"
      When player A chooses "Spare"
      Then player A's hand holds exactly "Shown"

    # answers: ST22-003#2, ST22-006#2, ST22-007#1, ST22-012#1, ST22-016#1, EB01-029#1
    Scenario: A card revealed in the deck stays there and is hidden again once the effect has been carried out
      Given player A has "Boast" (probe "event-reveal-top-then-discard"), "Spare" and "Other" in the hand
      And player A has "Compass" on top of the deck
      When player A plays "Boast"
      And player A is asked to choose
      Then player B sees "Compass" in player A's deck
      When player A chooses "Spare"
      Then "Spare" is in player A's trash
      And player B does not see what is in player A's deck

  @OP-11-3-1
  Rule: 11-3-1 The player of an effect is the one who looks at the cards by default

    Scenario: Only the player of the effect looks at the cards, not the opponent
      Given player A has "Peek" (probe "event-look-3-then-discard"), "Spare" and "Other" in the hand
      And player A has "One", "Two" and "Three" on top of the deck
      And player A has "Four" on top of the deck
      When player A plays "Peek"
      And player A is asked to choose
      Then player A sees "One", "Two" and "Three" in player A's deck
      And player A does not see "Four"
      And player B does not see what is in player A's deck

    Scenario: When the effect says that the opponent looks at the cards, only the opponent does
      Given player A has "Peek" (probe "event-opponent-looks-3-then-discard"), "Spare" and "Other" in the hand
      And player A has "One", "Two" and "Three" on top of the deck
      When player A plays "Peek"
      And player A is asked to choose
      Then player B sees "One", "Two" and "Three" in player A's deck
      And player A does not see what is in player A's deck

    Scenario: A player who looks at the opponent's Life cards sees them, but the opponent does not
      Given player A has "Peek" (probe "event-look-opponents-life-then-discard"), "Spare" and "Other" in the hand
      And player B's Life cards are "L one" and "L two"
      When player A plays "Peek"
      And player A is asked to choose
      Then player A sees "L one" and "L two" in player B's Life area
      And player B does not see what is in player B's Life area

    Scenario: In the opponent's turn the player of the effect looks at the cards, too
      Given player B's Life cards are "Fuse" (probe "trigger-look-2-then-discard")
      And player B has "One" and "Two" on top of the deck
      And player B has "Spare" and "Other" in the hand
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      And player B is asked to choose
      Then player B sees "One" and "Two" in player B's deck
      And player A does not see what is in player B's deck

  @OP-11-3-2
  Rule: 11-3-2 Cards that are looked at remain where they are

    # answers: ST03-010#2, OP01-016#3, OP01-073#2, OP01-077#2, OP01-088#2
    Scenario: A deck whose cards are all being looked at is not empty
      Given player A has "Peek" (probe "event-look-3-then-discard"), "Spare" and "Other" in the hand
      And player A has "One", "Two" and "Three" on top of the deck
      And player A has 3 cards in the deck
      When player A plays "Peek"
      And player A is asked to choose
      Then player A's deck holds 3 cards
      And player A sees "One" in player A's deck
      When player A chooses "Spare"
      Then the game goes on

    Scenario: A card that is being looked at can be drawn
      Given player A has "Peek" (probe "event-look-3-draw-1-then-discard") in the hand
      And player A has "One", "Two" and "Three" on top of the deck
      When player A plays "Peek"
      Then "One" is in player A's trash
      And the top of player A's deck is "Two" and "Three"

  @OP-11-3-3
  Rule: 11-3-3 Cards that were only looked at lie as they lay before

    Scenario: Cards of the deck that were looked at go back to the top in the same order
      Given player A has "Peek" (probe "event-look-3-then-discard") and "Spare" in the hand
      And player A has "One", "Two" and "Three" on top of the deck
      When player A plays "Peek"
      Then "Spare" is in player A's trash
      And the top of player A's deck is "One", "Two" and "Three"
      And player A does not see what is in player A's deck

    Scenario: Life cards that were looked at stay face down and in the same order
      Given player A has "Peek" (probe "event-look-opponents-life-then-discard") and "Spare" in the hand
      And player B's Life cards are "L one", "L two" and "L three"
      When player A plays "Peek"
      Then "Spare" is in player A's trash
      And "L one" is face down in player B's Life area
      And player A does not see what is in player B's Life area
      When player A attacks "B leader" with "A leader"
      Then "L one" is in player B's hand
      And the top of player B's Life area is "L two" and "L three"

    Scenario: Face-up Life cards stay face up when the Life area is looked at
      Given player A has "Peek" (probe "event-look-opponents-life-then-discard") and "Spare" in the hand
      And player B has "Shown" face up in the Life area
      And player B has "Hidden" face down in the Life area
      When player A plays "Peek"
      Then "Spare" is in player A's trash
      And "Shown" is face up in player B's Life area
      And "Hidden" is face down in player B's Life area
