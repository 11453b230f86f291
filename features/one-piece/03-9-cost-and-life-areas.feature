@OP
Feature: 3-9 to 3-10. Cost area and Life area

  @OP-3-9-2
  Rule: 3-9-2 Both players see the cost areas, and a player chooses which DON!! cards to pay with

    Scenario: A player who plays a card rests the DON!! cards that they choose
      Given player A has "Recruit" in the hand
      When player A plays "Recruit" with the DON!! cards "player A's DON!! card 3" and "player A's DON!! card 6"
      Then "player A's DON!! card 3" and "player A's DON!! card 6" are rested
      And "player A's DON!! card 1", "player A's DON!! card 2", "player A's DON!! card 4" and "player A's DON!! card 5" are active

    @OP-2-7-2
    Scenario: A player pays with active DON!! cards only, and with exactly as many as the card costs
      Given player A has 3 active and 1 rested DON!! cards
      And player A has "Recruit" in the hand
      When player A tries to play "Recruit" with the DON!! cards "player A's DON!! card 1" and "player A's DON!! card 4"
      Then that is refused
      When player A tries to play "Recruit" with the DON!! cards "player A's DON!! card 1", "player A's DON!! card 2" and "player A's DON!! card 3"
      Then that is refused
      When player A plays "Recruit" with the DON!! cards "player A's DON!! card 2" and "player A's DON!! card 3"
      Then "player A's DON!! card 1" is active
      And "player A's DON!! card 2", "player A's DON!! card 3" and "player A's DON!! card 4" are rested

    Scenario: A player chooses the DON!! cards for an activation cost when one of them is frozen
      Given player A has "Frost" (probe "event-freeze-don") in the hand
      And player B has the active Character "Pump" (probe "activate-rest-don-draw")
      And player B has 3 active and 0 rested DON!! cards
      And player B has 0 DON!! cards in the DON!! deck
      When player A plays "Frost"
      And player A chooses "player B's DON!! card 1"
      And player A ends the turn
      And player B activates "Pump"
      And player B chooses "player B's DON!! card 2"
      Then "player B's DON!! card 2" is rested
      And "player B's DON!! card 1" and "player B's DON!! card 3" are active

    Scenario Outline: Player <viewer> sees the DON!! cards in both cost areas
      Given player A has "Supply" (probe "event-add-don-2") in the hand
      When player A plays "Supply"
      Then player <viewer> sees "player A's DON!! card 1" and "player A's DON!! card 8" in player A's cost area
      And player <viewer> sees "player B's DON!! card 1" in player B's cost area

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: A player chooses the DON!! cards for an activation cost when each is under another effect
      Given player A has "Frost" (probe "event-freeze-don") in the hand
      And player A has "Chill" (probe "event-freeze-don-2-until-next-turn") in the hand
      And player B has the active Character "Pump" (probe "activate-rest-2-don-draw")
      And player B has 3 active and 0 rested DON!! cards
      And player B has 0 DON!! cards in the DON!! deck
      When player A plays "Frost"
      And player A chooses "player B's DON!! card 1"
      And player A plays "Chill"
      And player A chooses "player B's DON!! card 2" and "player B's DON!! card 3"
      And player A ends the turn
      And player B activates "Pump"
      And player B chooses "player B's DON!! card 2" and "player B's DON!! card 3"
      Then "player B's DON!! card 2" and "player B's DON!! card 3" are rested
      And "player B's DON!! card 1" is active

    Scenario: A player chooses which DON!! card to rest for an Event in the Counter Step
      Given player B has "Parry" (probe "counter-event-power") in the hand
      And player B has 3 active and 0 rested DON!! cards
      When player A attacks "B leader" with "A leader"
      And player B plays "Parry" with the DON!! cards "player B's DON!! card 3"
      Then "player B's DON!! card 3" is rested
      And "player B's DON!! card 1" and "player B's DON!! card 2" are active

  @OP-3-9-3
  Rule: 3-9-3 DON!! cards are placed in the cost area active unless an effect says otherwise

    Scenario: DON!! cards placed in the DON!! Phase are active
      Given player B has 1 active and 0 rested DON!! cards
      When player A ends the turn
      Then player B's cost area holds 3 active and 0 rested DON!! cards

    Scenario: DON!! cards that an effect adds are placed active
      Given player A has "Supply" (probe "event-add-don-2") in the hand
      And player A has 2 active and 2 rested DON!! cards
      When player A plays "Supply"
      Then player A's cost area holds 4 active and 2 rested DON!! cards

    Scenario: DON!! cards that an effect adds rested are placed rested
      Given player A has "Supply" (probe "event-add-don-rested") in the hand
      And player A has 2 active and 0 rested DON!! cards
      When player A plays "Supply"
      Then player A's cost area holds 2 active and 1 rested DON!! cards

  @OP-3-10-2
  Rule: 3-10-2 Life cards are face down and unseen, and the top one moves first

    # answers: RULES#44, RULES#45
    @reading
    Scenario Outline: Player <viewer> does not see a card that an effect puts from the deck on the Life cards
      Given "Bury" has this data:
        """
        {"category": "event", "cost": 0,
         "abilities": [{"type": "main", "effect": [{"do": "move", "target": {"all": {"player": "you", "zone": ["deck"], "top": 1}}, "to": "life", "place": "top"}]}]}
        """
      And player A has "Bury" in the hand
      And player A has "Treasure" on top of the deck
      When player A plays "Bury"
      Then the top of player A's Life area is "Treasure"
      And "Treasure" is face down in player A's Life area
      And player <viewer> does not see what is in player A's Life area

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: A card that an effect puts from the hand on the Life cards is placed face down
      Given player A has "Bury" (probe "event-hand-to-life") and "Treasure" in the hand
      When player A plays "Bury"
      Then the top of player A's Life area is "Treasure"
      And "Treasure" is face down in player A's Life area

    @reading
    Scenario: The opponent may not look at a card put from the hand on the Life cards
      Given player A has "Bury" (probe "event-hand-to-life") and "Treasure" in the hand
      When player A plays "Bury"
      Then the top of player A's Life area is "Treasure"
      And player B does not see what is in player A's Life area

    @reading
    Scenario: A player may not look again at a card they have put from the hand on their Life cards
      Given player A has "Bury" (probe "event-hand-to-life") and "Treasure" in the hand
      When player A plays "Bury"
      Then the top of player A's Life area is "Treasure"
      And player A does not see what is in player A's Life area

    @reading
    Scenario: Under the alternative interpretation, a player's view may keep showing a Life card that they have seen
      Given the ambiguous rule "Does a player's view show a face-down Life card that this player has seen before it was put there?" is answered "yes, it is shown"
      And player A has "Bury" (probe "event-hand-to-life") and "Treasure" in the hand
      When player A plays "Bury"
      Then player A sees "Treasure" in player A's Life area
      And player B does not see what is in player A's Life area

    Scenario: An effect that takes a Life card takes the top one
      Given player A has "Dig" (probe "event-take-life") in the hand
      And player A's Life cards are "First", "Second" and "Third"
      When player A plays "Dig"
      Then "First" is in player A's hand
      And the top of player A's Life area is "Second" and "Third"

    Scenario: An effect that trashes the opponent's Life card trashes the top one
      Given player A has "Raid" (probe "event-opponent-life-to-trash") in the hand
      And player B's Life cards are "First", "Second" and "Third"
      When player A plays "Raid"
      Then "First" is in player B's trash
      And the top of player B's Life area is "Second" and "Third"

    @OP-4-6-2-1
    Scenario: Damage takes the top Life card, and the others stay in order and unseen
      Given player B's Life cards are "First", "Second" and "Third"
      When player A attacks "B leader" with "A leader"
      Then "First" is in player B's hand
      And the top of player B's Life area is "Second" and "Third"
      And player B does not see what is in player B's Life area
      And player A does not see what is in player B's Life area

    Scenario: An effect that lets a player look at their Life cards can let them choose any of them
      Given player A has "Chart" (probe "event-look-life-take-1") in the hand
      And player A's Life cards are "First", "Second" and "Third"
      When player A plays "Chart"
      And player A is asked to choose
      Then player A sees "First", "Second" and "Third" in player A's Life area
      And player B does not see what is in player A's Life area
      When player A chooses "Second"
      Then "Second" is in player A's hand
      And the top of player A's Life area is "First" and "Third"
      And player A does not see what is in player A's Life area

    Scenario: A Life card trashed at the same time as something else happens is the top one
      Given "Quake" has this data:
        """
        {"category": "event",
         "abilities": [{"type": "main", "effect": [{"do": "together", "parts": [
           {"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["life"]}, "count": 1}}, "to": "trash"},
           {"do": "setState", "target": {"all": {"player": "opponent", "zone": ["leader"]}}, "state": "rested"}]}]}]}
        """
      And player A has "Quake" in the hand
      And player A's Life cards are "Upper" and "Lower"
      When player A plays "Quake"
      Then player A's trash holds exactly "Quake" and "Upper"
      And player A's Life area holds exactly "Lower"
      And "B leader" is rested

    Scenario: A player who trashes up to two Life cards cannot trash the second alone
      Given player A has "Raid" (probe "event-trash-opponents-life-up-to-2") in the hand
      And player B's Life cards are "First", "Second" and "Third"
      When player A plays "Raid"
      And player A tries to choose "Second"
      Then that is refused
      When player A chooses "First"
      Then the top of player B's Life area is "Second" and "Third"
      And player B's Life area holds 2 cards

    Scenario: A player who trashes two Life cards must trash the top two
      Given player A has "Raid" (probe "event-trash-opponents-life-up-to-2") in the hand
      And player B's Life cards are "First", "Second" and "Third"
      When player A plays "Raid"
      And player A tries to choose "First" and "Third"
      Then that is refused
      When player A chooses "First" and "Second"
      Then player B's Life area holds exactly "Third"
      And "First" and "Second" are in player B's trash

    Scenario: A player who trashes two Life cards of any players takes each from the top of its area
      Given "Toll" has this data:
        """
        {"category": "event",
         "abilities": [{"type": "main", "effect": [
           {"do": "move", "target": {"choose": {"from": {"zone": ["life"]}, "count": 2}}, "to": "trash"}]}]}
        """
      And player A has "Toll" in the hand
      And player A's Life cards are "A 1", "A 2" and "A 3"
      And player B's Life cards are "B 1", "B 2" and "B 3"
      When player A plays "Toll"
      And player A tries to choose "A 1" and "B 2"
      Then that is refused
      When player A chooses "A 1" and "B 1"
      Then the top of player A's Life area is "A 2" and "A 3"
      And player A's Life area holds 2 cards
      And the top of player B's Life area is "B 2" and "B 3"
      And player B's Life area holds 2 cards

    Scenario: An effect that plays a Life card plays the top one
      Given player A has "Call" (probe "event-play-life-1") in the hand
      And player A's Life cards are "First" and "Second"
      When player A plays "Call"
      Then player A's Character area holds exactly "First"
      And player A's Life area holds exactly "Second"

    @OP-11-2-1
    Scenario: An effect that searches the Life cards shows them only to its player
      Given player A has "Dive" (probe "event-search-life-anchor") in the hand
      And player A's Life cards are "First", "Anchor" and "Third"
      When player A plays "Dive"
      And player A is asked to choose
      Then player A sees "First", "Anchor" and "Third" in player A's Life area
      And player B does not see what is in player A's Life area
      When player A chooses "Anchor"
      Then "Anchor" is in player A's hand
      And the top of player A's Life area is "First" and "Third"
      And player A does not see what is in player A's Life area

    Scenario: A player who trashes from among Life cards and Characters takes Life cards from the top
      Given "Levy" has this data:
        """
        {"category": "event",
         "abilities": [{"type": "main", "effect": [
           {"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["life", "character"]}, "count": 2}}, "to": "trash"}]}]}
        """
      And player A has "Levy" in the hand
      And player A has the active Character "Crew" with 3000 power
      And player A's Life cards are "First", "Second" and "Third"
      When player A plays "Levy"
      And player A tries to choose "Second" and "Crew"
      Then that is refused
      When player A chooses "First" and "Crew"
      Then "First" and "Crew" are in player A's trash
      And the top of player A's Life area is "Second" and "Third"
      And player A's Life area holds 2 cards

  @OP-3-10-2-1
  Rule: 3-10-2-1 A Life card that an effect places face up can be seen by both players

    Scenario Outline: Player <viewer> sees the face-up Life card and none of the others
      Given player A has "Banner" (probe "event-life-face-up") and "Flag" in the hand
      And player A's Life cards are "Hidden"
      When player A plays "Banner"
      Then player <viewer> sees "Flag" in player A's Life area
      And player <viewer> does not see "Hidden"
      And the top of player A's Life area is "Flag" and "Hidden"

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario Outline: Player <viewer> sees a Life card from when an effect turns it face up
      Given player A has "Unveil" (probe "event-turn-life-up") in the hand
      And player A's Life cards are "First" and "Second"
      When player A plays "Unveil"
      Then player <viewer> sees "First" in player A's Life area
      And player <viewer> does not see "Second"

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: A face-up Life card is taken in its turn and is hidden once it is in the hand
      Given player B has "Hidden" face down in the Life area
      And player B has "Open" face up in the Life area
      And player B has 2 cards in the Life area
      And player A has the active Character "Striker" with 6000 power
      When player A attacks "B leader" with "A leader"
      Then "Hidden" is in player B's hand
      And player A sees "Open" in player B's Life area
      When player A attacks "B leader" with "Striker"
      Then "Open" is in player B's hand
      And player A does not see "Open"

    Scenario: A player whose last, face-up Life card is taken has not lost yet
      Given player B has "Open" face up in the Life area
      And player B has 1 card in the Life area
      Then player A sees "Open" in player B's Life area
      When player A attacks "B leader" with "A leader"
      Then "Open" is in player B's hand
      And player A does not see "Open"
      And the game goes on

    Scenario: A face-up Life card's [Trigger] may be activated when it is taken
      Given player B has "Spring" (probe "trigger-draw") face up in the Life area
      And player B has 1 card in the Life area
      And player B has "Fresh" on top of the deck
      Then player A sees "Spring" in player B's Life area
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then player B's hand holds exactly "Fresh"

  @OP-3-10-3
  Rule: 3-10-3 Looking at Life cards includes the face-up ones, and each stays face up or face down

    # answers: ST13-004#1, ST13-012#1, ST13-016#1, ST13-017#1
    Scenario: Life cards put back in another order each stay face up or face down
      Given player A has "Survey" (probe "event-arrange-life") in the hand
      And player A has "Down 1" face down in the Life area
      And player A has "Up" face up in the Life area
      And player A has "Down 2" face down in the Life area
      And player A has 3 cards in the Life area
      When player A plays "Survey"
      And player A arranges "Up", "Down 2" and "Down 1"
      Then the top of player A's Life area is "Up", "Down 2" and "Down 1"
      And "Up" is face up in player A's Life area
      And "Down 1" is face down in player A's Life area
      And "Down 2" is face down in player A's Life area
      And player B sees "Up" in player A's Life area
      And player A does not see "Down 1"

    # answers: OP03-099#1, OP03-099#2, OP10-116#2
    Scenario Outline: A Life card facing <face> that is looked at and moved to the bottom stays facing <face>
      Given player A has "Peek" (probe "event-look-life-1") in the hand
      And player A has "Seen" face <face> in the Life area
      And player A has "Other" face down in the Life area
      And player A has 2 cards in the Life area
      When player A plays "Peek"
      And player A takes choice 2 of the effect
      Then the bottom of player A's Life area is "Seen"
      And "Seen" is face <face> in player A's Life area

      Examples:
        | face |
        | up   |
        | down |

    Scenario: The opponent does not see the face-down Life cards that a player looks at
      Given player A has "Survey" (probe "event-arrange-life") in the hand
      And player A has "Down" face down in the Life area
      And player A has "Up" face up in the Life area
      And player A has 2 cards in the Life area
      When player A plays "Survey"
      And player A is asked to arrange
      Then player A sees "Down" and "Up" in player A's Life area
      And player B does not see "Down"
      When player A arranges "Up" and "Down"
      Then "Down" is face down in player A's Life area
      And "Up" is face up in player A's Life area
