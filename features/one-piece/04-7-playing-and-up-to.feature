@OP
Feature: 4-7 to 4-8. Playing cards, and choosing or drawing "up to" a number

  @OP-4-7-1
  Rule: 4-7-1 Playing a card means paying its cost and playing or activating it from the hand

    Scenario: A player plays a Character by resting DON!! cards for its cost
      Given "Recruit" is a Character of cost 4 with 5000 power
      And player A has "Recruit" in the hand
      When player A plays "Recruit"
      Then "Recruit" is in player A's Character area
      And player A's cost area holds 2 active and 4 rested DON!! cards

    Scenario: A player plays a Stage by resting DON!! cards for its cost
      Given "Port" is a Stage of cost 3
      And player A has "Port" in the hand
      When player A plays "Port"
      Then "Port" is in player A's Stage area
      And player A's cost area holds 3 active and 3 rested DON!! cards

    Scenario: A player plays an Event by resting DON!! cards for its cost
      Given player A has "Shot" (probe "event-ko") in the hand
      And player B has the active Character "Prey" with 3000 power
      When player A plays "Shot"
      Then "Prey" is in player B's trash
      And player A's cost area holds 4 active and 2 rested DON!! cards

    @OP-2-7-2
    Scenario: A player who cannot pay the whole cost cannot play the card
      Given "Recruit" is a Character of cost 4 with 5000 power
      And "Cabin Hand" is a Character of cost 3 with 1000 power
      And player A has "Recruit" and "Cabin Hand" in the hand
      And player A has 3 active and 3 rested DON!! cards
      When player A tries to play "Recruit"
      Then that is refused
      When player A plays "Cabin Hand"
      Then player A's cost area holds 0 active and 6 rested DON!! cards

    @OP-6-5-3-1
    Scenario: A player cannot play a card from the trash
      Given player A has "Castaway" in the trash
      And player A has "Recruit" in the hand
      When player A tries to play "Castaway"
      Then that is refused
      When player A plays "Recruit"
      Then player A's Character area holds exactly "Recruit"
      And "Castaway" is in player A's trash

    Scenario: A Character that an effect plays needs no payment
      Given player A has "Rescue" (probe "event-play-from-trash") in the hand
      And "Castaway" is a Character of cost 9 with 9000 power
      And player A has "Castaway" in the trash
      When player A plays "Rescue"
      And player A chooses "Castaway"
      Then "Castaway" is in player A's Character area
      And player A's cost area holds 6 active and 0 rested DON!! cards

    @OP-1-3-3
    Scenario: A player cannot play a card that an effect forbids them to play
      Given player B has the active Stage "Ban" (probe "stage-no-plays-5")
      And "Giant" is a Character of cost 5 with 6000 power
      And "Dwarf" is a Character of cost 4 with 5000 power
      And player A has "Giant" and "Dwarf" in the hand
      When player A tries to play "Giant"
      Then that is refused
      When player A plays "Dwarf"
      Then player A's Character area holds exactly "Dwarf"
      And player A's hand holds exactly "Giant"

    @OP-1-3-3 @OP-4-7-2
    Scenario: An effect cannot play a card that another effect forbids a player to play
      Given player B has the active Stage "Ban" (probe "stage-no-plays-5")
      And "Giant" is a Character of cost 5 with 6000 power
      And "Dwarf" is a Character of cost 4 with 5000 power
      And player A has "Call" (probe "event-play-any-character") and "Call again" (probe "event-play-any-character") in the hand
      And player A has "Giant" and "Dwarf" in the hand
      When player A plays "Call"
      And player A chooses "Giant"
      Then player A's hand holds exactly "Call again", "Giant" and "Dwarf"
      When player A plays "Call again"
      And player A chooses "Dwarf"
      Then player A's Character area holds exactly "Dwarf"
      And player A's hand holds exactly "Giant"

  @OP-4-7-2
  Rule: 4-7-2 A card that cannot be played cannot be paid for, played or activated from the hand

    Background:
      Given "Blockade" is the probe card "stage-no-plays-5"

    Scenario: A Character that cannot be played is not paid for and stays in the hand
      Given player B has the active Stage "Blockade"
      And "Giant" is a Character of cost 5 with 6000 power
      And "Dwarf" is a Character of cost 4 with 4000 power
      And player A has "Giant" and "Dwarf" in the hand
      When player A tries to play "Giant"
      Then that is refused
      When player A plays "Dwarf"
      Then "Dwarf" is in player A's Character area
      And player A's cost area holds 2 active and 4 rested DON!! cards

    Scenario: An Event and a Stage that cannot be played stay in the hand
      Given player B has the active Stage "Blockade"
      And "Fortress" is a Stage of cost 5
      And "Hut" is a Stage of cost 4
      And player A has "Tempest" (probe "event-draw"), "Fortress" and "Hut" in the hand
      And "Tempest" has this data:
        """
        { "cost": 5 }
        """
      When player A tries to play "Tempest"
      Then that is refused
      When player A tries to play "Fortress"
      Then that is refused
      When player A plays "Hut"
      Then "Hut" is in player A's Stage area

    Scenario: An effect that stops your opponent from playing cards does not stop you
      Given player B has the active Stage "Blockade"
      And "Giant A" is a Character of cost 5 with 6000 power
      And "Giant B" is a Character of cost 5 with 6000 power
      And player A has "Giant A" in the hand
      And player B has "Giant B" in the hand
      When player A tries to play "Giant A"
      Then that is refused
      When player A ends the turn
      And player B plays "Giant B"
      Then "Giant B" is in player B's Character area
      And "Giant A" is in player A's hand

    Scenario: A card that could not be played can be played once the effect has gone
      Given player B has the active Stage "Blockade"
      And "Giant" is a Character of cost 5 with 6000 power
      And player A has "Giant" and "Storm" (probe "event-bounce-stage") in the hand
      When player A tries to play "Giant"
      Then that is refused
      When player A plays "Storm"
      And player A plays "Giant"
      Then "Giant" is in player A's Character area

    # answers: OP14-020#1, OP13-023#1
    Scenario: An effect cannot play a card from the trash that cannot be played
      Given player B has the active Stage "Blockade"
      And "Giant" is a Character of cost 5 with 6000 power
      And "Dwarf" is a Character of cost 4 with 4000 power
      And player A has "Rescue 1" (probe "event-play-from-trash") in the hand
      And player A has "Rescue 2" (probe "event-play-from-trash") in the hand
      And player A has "Giant" and "Dwarf" in the trash
      When player A plays "Rescue 1"
      And player A chooses "Giant"
      Then "Giant" is in player A's trash
      When player A plays "Rescue 2"
      And player A chooses "Dwarf"
      Then "Dwarf" is in player A's Character area

    Scenario: An Event that cannot be played cannot be activated in the Counter Step
      Given player A has the active Stage "Blockade"
      And player B has "Bulwark" (probe "counter-event-draw") and "Parry" (probe "counter-event-power") in the hand
      When player A attacks "B leader" with "A leader"
      And player B tries to play "Bulwark"
      Then that is refused
      When player B plays "Parry"
      Then player B's trash holds exactly "Parry"

    Scenario: A card that cannot be played by effects can still be played by paying its cost
      Given player B has the active Stage "Ban" (probe "stage-no-plays-by-effects")
      And player A has "Rescue" (probe "event-play-from-trash") and "Recruit" in the hand
      And player A has "Castaway" in the trash
      When player A plays "Rescue"
      And player A chooses "Castaway"
      Then "Castaway" is in player A's trash
      When player A plays "Recruit"
      Then player A's Character area holds exactly "Recruit"

    Scenario: A card that cannot be played from the hand stays there, but effects can play other cards
      Given player B has the active Stage "Embargo" (probe "stage-no-plays-from-hand")
      And player A has "Rescue" (probe "event-play-from-trash") and "Recruit" in the hand
      And player A has "Castaway" in the trash
      When player A tries to play "Recruit"
      Then that is refused
      When player A plays "Rescue"
      And player A chooses "Castaway"
      Then player A's Character area holds exactly "Castaway"

    @OP-1-3-3
    Scenario: A card that can no longer be played after its cost is paid stays in the hand
      Given "Toll" has this data:
        """
        {"category":"stage", "abilities":[{"type":"permanent","if":{"count":{"player":"opponent","zone":["cost"],"state":"active"},"max":0},
           "effect":[{"do":"forbid","what":"play","target":{"all":{"player":"opponent","zone":["hand"]}}}]}]}
        """
      And "Recruit" is a Character of cost 1 with 3000 power
      And "Latecomer" is a Character of cost 1 with 3000 power
      And player B has the active Stage "Toll"
      And player A has "Recruit" and "Latecomer" in the hand
      And player A has 2 active and 0 rested DON!! cards
      When player A plays "Recruit"
      Then "Recruit" is in player A's Character area
      When player A plays "Latecomer"
      Then "Latecomer" is in player A's hand
      And player A's cost area holds 0 active and 2 rested DON!! cards

  @OP-4-8-1
  Rule: 4-8-1 A player told to choose "up to" a number of cards may choose from none to that many

    Background:
      Given player A has "Volley" (probe "event-ko-up-to-2") in the hand
      And player B has the active Character "One" with 3000 power
      And player B has the active Character "Two" with 3000 power
      And player B has the active Character "Three" with 3000 power

    # answers: ST07-017#1, OP01-108#1, OP01-113#1, P-013#1
    Scenario: A player may choose no card for "up to 2"
      When player A plays "Volley"
      And player A is asked to choose
      And player A declines
      Then "Volley" is in player A's trash
      And player B's Character area holds exactly "One", "Two" and "Three"
      And it is now player A's Main Phase

    # answers: ST02-015#2
    Scenario: A player may choose one card for "up to 2"
      When player A plays "Volley"
      And player A chooses "Two"
      Then player B's trash holds exactly "Two"

    Scenario: A player may choose two cards for "up to 2", but not three
      When player A plays "Volley"
      And player A tries to choose "One", "Two" and "Three"
      Then that is refused
      When player A chooses "One" and "Three"
      Then player B's trash holds exactly "One" and "Three"

    # answers: OP07-017#1, OP01-096#1
    Scenario: A player may choose no card for "up to 2" even when only one could be chosen
      Given player A has the active Character "Ours" with 3000 power
      And player B has "Last" in the hand
      And player B has "Volley B" (probe "event-ko-up-to-2") in the hand
      When player A ends the turn
      And player B plays "Volley B"
      And player B is asked to choose
      And player B declines
      Then "Ours" is in player A's Character area
      And "Volley B" is in player B's trash

    @reading
    Scenario: Cards for "up to" are chosen when that part of the effect is reached
      Given player A has "Sort" (probe "event-draw-discard-up-to-1") in the hand
      And player A has "Fresh" on top of the deck
      When player A plays "Sort"
      And player A chooses "Fresh"
      Then "Fresh" is in player A's trash
      And "Volley" is in player A's hand

    Scenario: An opponent who chooses "up to 1" of their cards may choose none
      Given "Parley" has this data:
        """
        {"category": "event",
         "abilities": [{"type": "main", "effect": [
           {"do": "move", "target": {"choose": {"from": {"player": "opponent", "zone": ["character"]}, "count": 1, "upTo": true, "by": "opponent"}}, "to": "hand"},
           {"do": "draw", "count": 1}]}]}
        """
      And player A has "Parley" in the hand
      And player A has "Fresh" on top of the deck
      When player A plays "Parley"
      And player B is asked to choose
      And player B declines
      Then player B's Character area holds exactly "One", "Two" and "Three"
      And player A's hand holds exactly "Volley" and "Fresh"

  @OP-4-8-2
  Rule: 4-8-2 A player told to draw up to a number of cards draws one by one and may stop

    Scenario: A player drawing up to three cards is asked before each card
      Given player A has "Draught" (probe "event-draw-up-to-3") in the hand
      And player A has "First", "Second" and "Third" on top of the deck
      When player A plays "Draught"
      And player A accepts the offer of the effect
      And player A is asked to accept the offer
      Then player A sees "First" in player A's hand
      When player A accepts the offer of the effect
      And player A is asked to accept the offer
      And player A declines
      Then player A's hand holds exactly "First" and "Second"

    Scenario: A player drawing up to three cards can draw no more than three
      Given player A has "Draught" (probe "event-draw-up-to-3") in the hand
      And player A has "First", "Second", "Third" and "Fourth" on top of the deck
      When player A plays "Draught"
      And player A accepts the offer of the effect
      And player A accepts the offer of the effect
      And player A accepts the offer of the effect
      Then player A's hand holds exactly "First", "Second" and "Third"
      And it is now player A's Main Phase
