@OP
Feature: 4. Basic game terminology

  @OP-4-2-1-1
  Rule: 4-2-1-1 The owner of a card is the player who has had it from the start, whoever uses it now

    Scenario: a Character that was played from the opponent's trash is K.O.'d to the trash of its owner
      Given player A has "Press" (probe "event-play-from-opponents-trash") in the hand
      And player B has "Shot" (probe "event-ko") in the hand
      And player B has "Turncoat" in the trash
      When player A plays "Press"
      And player A chooses "Turncoat"
      Then "Turncoat" is in player A's Character area
      When player A ends the turn
      And player B plays "Shot"
      Then player B's trash holds exactly "Turncoat" and "Shot"
      And player A's trash holds exactly "Press"

    Scenario Outline: what moves it for its user brings it to its owner: <probe>
      Given player A has "Press" (probe "event-play-from-opponents-trash") and "Order" (probe "<probe>") in the hand
      And player B has "Turncoat" in the trash
      When player A plays "Press"
      And player A chooses "Turncoat"
      Then "Turncoat" is in player A's Character area
      When player A plays "Order"
      Then "Turncoat" is in player B's <area>

      Examples:
        | probe                 | area      |
        | event-bounce          | hand      |
        | event-tuck-1          | deck      |
        | event-to-life         | Life area |
        | event-trash-character | trash     |

    Scenario: a card used by the player who has had it from the start goes back to that player
      Given player B has the active Character "Loyal" with 3000 power
      And player A has "Tide" (probe "event-bounce") in the hand
      When player A plays "Tide"
      Then "Loyal" is in player B's hand

    @OP-3-7-6-1
    Scenario: trashed to make room it goes to the trash of its owner
      Given player A has "Press" (probe "event-play-from-opponents-trash") and "Recruit" in the hand
      And player B has "Turncoat" in the trash
      And player A has the active Character "Crew 1" with 3000 power
      And player A has the active Character "Crew 2" with 3000 power
      And player A has the active Character "Crew 3" with 3000 power
      And player A has the active Character "Crew 4" with 3000 power
      When player A plays "Press"
      And player A chooses "Turncoat"
      And player A plays "Recruit"
      And player A trashes "Turncoat" to make room
      Then "Turncoat" is in player B's trash
      And player A's Character area holds 5 cards

    Scenario: what happens to it happens to the player who has it
      Given player A has "Press" (probe "event-play-from-opponents-trash") in the hand
      And player A has "Plank" (probe "event-trash-character") in the hand
      And player A has the active Character "Watcher" (probe "watches-own-removals")
      And player B has the active Character "Their watcher" (probe "watches-own-removals")
      And player B has "Turncoat" in the trash
      And player A has "Fresh" on top of the deck
      When player A plays "Press"
      And player A chooses "Turncoat"
      And player A plays "Plank"
      And player A chooses "Turncoat"
      Then player A's hand holds exactly "Fresh"
      And player B's hand holds 0 cards
      And "Turncoat" is in player B's trash

    @OP-4-11-2
    Scenario: it is that player's Character that is saved
      Given player A has "Press" (probe "event-play-from-opponents-trash") in the hand
      And player B has "Shot" (probe "event-ko") in the hand
      And player A has the active Character "Bodyguard" (probe "saves-from-removal")
      And player B has the active Character "Their bodyguard" (probe "saves-from-removal")
      And player B has "Turncoat" in the trash
      When player A plays "Press"
      And player A chooses "Turncoat"
      And player A ends the turn
      And player B plays "Shot"
      And player B chooses "Turncoat"
      Then "Turncoat" is in player A's Character area
      And "Bodyguard" is rested
      And "Their bodyguard" is active

    Scenario: that player activates its effects, on the field and as it leaves
      Given "Turncoat" has this data:
        """
        {"name": "Turncoat", "number": "T-turncoat", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
         "text": "[On Play] Draw 1 card. [On K.O.] Draw 2 cards.",
         "abilities": [{"type": "auto", "when": {"event": "played"}, "effect": [{"do": "draw", "count": 1}]},
           {"type": "auto", "when": {"event": "koed"}, "effect": [{"do": "draw", "count": 2}]}]}
        """
      And player A has "Press" (probe "event-play-from-opponents-trash") in the hand
      And player B has "Shot" (probe "event-ko") in the hand
      And player B has "Turncoat" in the trash
      And player B has "Fresh" on top of the deck
      When player A plays "Press"
      And player A chooses "Turncoat"
      Then player A's hand holds 1 card
      When player A ends the turn
      And player B plays "Shot"
      Then player A's hand holds 3 cards
      And player B's hand holds exactly "Fresh"
      And "Turncoat" is in player B's trash

    Scenario: "your" in a permanent effect is that player's
      Given "Turncoat" has this data:
        """
        {"name": "Turncoat", "number": "T-turncoat", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
         "text": "Your Leader gains +1000 power.",
         "abilities": [{"type": "permanent", "effect": [
           {"do": "modify", "stat": "power", "by": 1000, "target": {"all": {"player": "you", "zone": ["leader"]}}}]}]}
        """
      And player A has "Press" (probe "event-play-from-opponents-trash") in the hand
      And player B has "Turncoat" in the trash
      And player A's Leader is "A leader" with 5000 power
      And player B's Leader is "B leader" with 5000 power
      When player A plays "Press"
      And player A chooses "Turncoat"
      Then "A leader" has 6000 power
      And "B leader" has 5000 power

    @OP-6-5-5-2
    Scenario: the DON!! cards given to it count in that player's turn
      Given "Turncoat" is a Character of cost 2 with 3000 power
      And player A has "Press" (probe "event-play-from-opponents-trash") in the hand
      And player B has "Turncoat" in the trash
      When player A plays "Press"
      And player A chooses "Turncoat"
      And player A gives 1 DON!! card to "Turncoat"
      Then "Turncoat" has 4000 power
      When player A ends the turn
      Then "Turncoat" has 3000 power

    @OP-6-5-5-4
    Scenario: the DON!! cards given to it are those of its user, and go back to the user
      Given player A has "Press" (probe "event-play-from-opponents-trash") in the hand
      And player B has "Shot" (probe "event-ko") in the hand
      And player B has "Turncoat" in the trash
      And player A has 3 active and 0 rested DON!! cards
      And player B has 0 active and 0 rested DON!! cards
      When player A plays "Press"
      And player A chooses "Turncoat"
      And player A gives 2 DON!! cards to "Turncoat"
      And player A ends the turn
      And player B plays "Shot"
      Then "Turncoat" is in player B's trash
      And player A's cost area holds 1 active and 2 rested DON!! cards
      And player B's cost area holds 0 active and 2 rested DON!! cards

  @OP-4-4-1
  Rule: 4-4-1 A card in the Leader, Character, Stage or cost area is active or rested, one of the two

    Scenario: what is rested is no longer active, in each of the four areas
      Given player A has "Calm" (probe "event-rest-field") in the hand
      And player B has the active Character "Crew" with 3000 power
      And player B has the active Stage "Port"
      When player A plays "Calm"
      Then "B leader" is rested
      And "Crew" is rested
      And "Port" is rested
      And player B's cost area holds 0 active and 6 rested DON!! cards

    Scenario: what becomes active is no longer rested, in each of the four areas
      Given player B's Leader is the rested "Captain" with 5000 power
      And player B has the rested Character "Crew" with 3000 power
      And player B has the rested Stage "Port"
      And player B has 0 active and 4 rested DON!! cards
      And player B has 0 DON!! cards in the DON!! deck
      When player A ends the turn
      Then "Captain", "Crew" and "Port" are active
      And player B's cost area holds 4 active and 0 rested DON!! cards

    Scenario: to rest what is rested changes nothing
      Given player A has "Calm" (probe "event-rest-field") in the hand
      And player B has the rested Character "Tired" with 3000 power
      And player B has the active Character "Fresh" with 3000 power
      And player B has 2 active and 3 rested DON!! cards
      When player A plays "Calm"
      Then "Tired" and "Fresh" are rested
      And player B's cost area holds 0 active and 5 rested DON!! cards

  @OP-4-4-2
  Rule: 4-4-2 A DON!! card that is given is neither active nor rested

    Scenario Outline: it is not counted as <state>
      Given player A has "Tally" (probe "<probe>") in the hand
      And player A has <active> active and <rested> rested DON!! cards
      When player A gives 2 DON!! cards to "A leader"
      And player A plays "Tally"
      Then player A's hand holds <drawn> cards
      And "A leader" has 2 DON!! cards under it

      Examples:
        | state  | probe                     | active | rested | drawn |
        | active | event-draw-per-active-don | 5      | 1      | 3     |
        | rested | event-draw-per-rested-don | 5      | 1      | 1     |

    Scenario: an effect that sets DON!! cards as active does not reach it
      Given player A has "Wake" (probe "event-activate-don") and "Tally" (probe "event-draw-per-active-don") in the hand
      And player A has 2 active and 2 rested DON!! cards
      When player A gives 1 DON!! card to "A leader"
      And player A plays "Wake"
      And player A plays "Tally"
      Then player A's cost area holds 3 active and 0 rested DON!! cards
      And "A leader" has 1 DON!! card under it
      And player A's hand holds 3 cards

    @OP-2-7-2
    Scenario: it pays for nothing
      Given player A has 2 active and 0 rested DON!! cards
      And player A has "Recruit" in the hand
      And "Cabin Hand" is a Character of cost 1 with 1000 power
      And player A has "Cabin Hand" in the hand
      When player A gives 1 DON!! card to "A leader"
      And player A tries to play "Recruit"
      Then that is refused
      When player A plays "Cabin Hand"
      Then player A's cost area holds 0 active and 1 rested DON!! cards

  @OP-4-7-1
  Rule: 4-7-1 To play a card is to pay its cost and play or activate it from the hand

    Scenario: a Character
      Given "Recruit" is a Character of cost 4 with 5000 power
      And player A has "Recruit" in the hand
      When player A plays "Recruit"
      Then "Recruit" is in player A's Character area
      And player A's cost area holds 2 active and 4 rested DON!! cards

    Scenario: a Stage
      Given "Port" is a Stage of cost 3
      And player A has "Port" in the hand
      When player A plays "Port"
      Then "Port" is in player A's Stage area
      And player A's cost area holds 3 active and 3 rested DON!! cards

    Scenario: an Event
      Given player A has "Shot" (probe "event-ko") in the hand
      And player B has the active Character "Prey" with 3000 power
      When player A plays "Shot"
      Then "Prey" is in player B's trash
      And player A's cost area holds 4 active and 2 rested DON!! cards

    @OP-2-7-2
    Scenario: who cannot pay the whole cost does not play
      Given "Recruit" is a Character of cost 4 with 5000 power
      And "Cabin Hand" is a Character of cost 3 with 1000 power
      And player A has "Recruit" and "Cabin Hand" in the hand
      And player A has 3 active and 3 rested DON!! cards
      When player A tries to play "Recruit"
      Then that is refused
      When player A plays "Cabin Hand"
      Then player A's cost area holds 0 active and 6 rested DON!! cards

    @OP-6-5-3-1
    Scenario: a card of the trash is not played
      Given player A has "Castaway" in the trash
      And player A has "Recruit" in the hand
      When player A tries to play "Castaway"
      Then that is refused
      When player A plays "Recruit"
      Then player A's Character area holds exactly "Recruit"
      And "Castaway" is in player A's trash

    Scenario: an effect that places a Character asks for no cost
      Given player A has "Rescue" (probe "event-play-from-trash") in the hand
      And "Castaway" is a Character of cost 9 with 9000 power
      And player A has "Castaway" in the trash
      When player A plays "Rescue"
      And player A chooses "Castaway"
      Then "Castaway" is in player A's Character area
      And player A's cost area holds 6 active and 0 rested DON!! cards

  @OP-4-7-2
  Rule: 4-7-2 A card that cannot be played is neither paid for nor played or activated from the hand

    Background:
      Given "Blockade" is the probe card "stage-no-plays-5"

    Scenario: a Character
      Given player B has the active Stage "Blockade"
      And "Giant" is a Character of cost 5 with 6000 power
      And "Dwarf" is a Character of cost 4 with 4000 power
      And player A has "Giant" and "Dwarf" in the hand
      When player A tries to play "Giant"
      Then that is refused
      When player A plays "Dwarf"
      Then "Dwarf" is in player A's Character area
      And player A's cost area holds 2 active and 4 rested DON!! cards

    Scenario: an Event and a Stage
      Given player B has the active Stage "Blockade"
      And "Tempest" has this data:
        """
        {
          "category": "event", "colors": ["red"], "cost": 5, "text": "[Main] Draw 1 card.",
          "abilities": [{ "type": "main", "effect": [{ "do": "draw", "count": 1 }] }]
        }
        """
      And "Fortress" is a Stage of cost 5
      And "Hut" is a Stage of cost 4
      And player A has "Tempest", "Fortress" and "Hut" in the hand
      When player A tries to play "Tempest"
      Then that is refused
      When player A tries to play "Fortress"
      Then that is refused
      When player A plays "Hut"
      Then "Hut" is in player A's Stage area

    Scenario: only the cards that the effect means
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

    Scenario: it can be played again when the effect is gone
      Given player B has the active Stage "Blockade"
      And "Giant" is a Character of cost 5 with 6000 power
      And player A has "Giant" and "Storm" (probe "event-bounce-stage") in the hand
      When player A tries to play "Giant"
      Then that is refused
      When player A plays "Storm"
      And player A plays "Giant"
      Then "Giant" is in player A's Character area

    @reading
    Scenario: no effect plays it either
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

    @reading
    Scenario: read the other way an effect plays it
      Given the reading "cannot-be-played" is "from-hand-only"
      And player B has the active Stage "Blockade"
      And "Giant" is a Character of cost 5 with 6000 power
      And player A has "Rescue" (probe "event-play-from-trash") in the hand
      And player A has "Giant" in the trash
      When player A plays "Rescue"
      And player A chooses "Giant"
      Then "Giant" is in player A's Character area

    Scenario: an Event in the Counter Step
      Given player A has the active Stage "Blockade"
      And "Bulwark" has this data:
        """
        {"name": "Bulwark", "number": "T-bulwark", "category": "event", "colors": ["red"], "cost": 5, "text": "[Counter] Draw 1 card.",
         "abilities": [{"type": "counter", "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player B has "Bulwark" and "Parry" (probe "counter-event-power") in the hand
      When player A attacks "B leader" with "A leader"
      And player B tries to play "Bulwark"
      Then that is refused
      When player B plays "Parry"
      Then player B's trash holds exactly "Parry"

    Scenario: a card that cannot be played by effects is played by its player
      Given "Ban" has this data:
        """
        {"name": "Ban", "number": "T-ban", "category": "stage", "colors": ["red"], "cost": 1, "text": "Your opponent's Character cards cannot be played by effects.", "abilities": [{"type": "permanent", "effect": [{"do": "forbid", "what": "play", "by": {"cause": "effect"}, "target": {"all": {"player": "opponent", "zone": ["hand", "trash"], "category": "character"}}}]}]}
        """
      And player B has the active Stage "Ban"
      And player A has "Rescue" (probe "event-play-from-trash") and "Recruit" in the hand
      And player A has "Castaway" in the trash
      When player A plays "Rescue"
      And player A chooses "Castaway"
      Then "Castaway" is in player A's trash
      When player A plays "Recruit"
      Then player A's Character area holds exactly "Recruit"

    Scenario: a card that cannot be played by paying its cost stays in the hand
      Given "Blockade" has this data:
        """
        {"name": "Blockade", "number": "T-blockade", "category": "stage", "colors": ["red"], "cost": 1, "text": "Your opponent cannot play Character cards from the hand.", "abilities": [{"type": "permanent", "effect": [{"do": "forbid", "what": "play", "by": {"cause": "rule"}, "target": {"all": {"player": "opponent", "zone": ["hand"], "category": "character"}}}]}]}
        """
      And player B has the active Stage "Blockade"
      And player A has "Rescue" (probe "event-play-from-trash") and "Recruit" in the hand
      And player A has "Castaway" in the trash
      When player A tries to play "Recruit"
      Then that is refused
      When player A plays "Rescue"
      And player A chooses "Castaway"
      Then player A's Character area holds exactly "Castaway"

    @OP-1-3-3 @reading
    Scenario: a card that cannot be played any more once it is paid for stays in the hand
      Given "Toll" has this data:
        """
        {"name":"Toll","number":"T-T","category":"stage","colors":["red"],"cost":1,
         "text":"While your opponent has no active DON!! cards, your opponent cannot play cards.",
         "abilities":[{"type":"permanent","if":{"count":{"player":"opponent","zone":["cost"],"state":"active"},"max":0},
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
  Rule: 4-8-1 Where a text says "up to" a number the player chooses from none to that many cards

    Background:
      Given player A has "Volley" (probe "event-ko-up-to-2") in the hand
      And player B has the active Character "One" with 3000 power
      And player B has the active Character "Two" with 3000 power
      And player B has the active Character "Three" with 3000 power

    Scenario: none
      When player A plays "Volley"
      And player A is asked to choose
      And player A declines
      Then "Volley" is in player A's trash
      And player B's Character area holds exactly "One", "Two" and "Three"
      And it is now player A's Main Phase

    Scenario: fewer
      When player A plays "Volley"
      And player A chooses "Two"
      Then player B's trash holds exactly "Two"

    Scenario: as many as the number, and no more
      When player A plays "Volley"
      And player A tries to choose "One", "Two" and "Three"
      Then that is refused
      When player A chooses "One" and "Three"
      Then player B's trash holds exactly "One" and "Three"

    Scenario: none also where there are no more cards than the number
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
    Scenario: the cards are chosen when that part of the text has come
      Given player A has "Sort" (probe "event-draw-discard-up-to-1") in the hand
      And player A has "Fresh" on top of the deck
      When player A plays "Sort"
      And player A chooses "Fresh"
      Then "Fresh" is in player A's trash
      And "Volley" is in player A's hand

    Scenario: none also where it is the opponent who chooses
      Given "Parley" has this data:
        """
        {"name": "Parley", "number": "T-parley", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] Your opponent returns up to 1 of their Characters to the hand. Draw 1 card.",
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
  Rule: 4-8-2 To draw up to a number of cards is no choice of cards: the player draws one by one and may stop

    Scenario: the player is asked before each card
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

    Scenario: the number is the most
      Given player A has "Draught" (probe "event-draw-up-to-3") in the hand
      And player A has "First", "Second", "Third" and "Fourth" on top of the deck
      When player A plays "Draught"
      And player A accepts the offer of the effect
      And player A accepts the offer of the effect
      And player A accepts the offer of the effect
      Then player A's hand holds exactly "First", "Second" and "Third"
      And it is now player A's Main Phase

  @OP-4-9-2
  Rule: 4-9-2 The base of a card is what is printed on it

    Scenario: base power is not the power of the moment
      Given player A has "Curse" (probe "event-power-minus-4000") in the hand
      And player A has "Sift" (probe "event-ko-base-power-3000") in the hand
      And player B has the active Character "Weakened" with 4000 power
      And player B has the active Character "Small" with 3000 power
      When player A plays "Curse"
      And player A chooses "Weakened"
      And player A plays "Sift"
      Then "Weakened" has 0 power
      And player B's trash holds exactly "Small"

    Scenario: power that was raised does not raise the base
      Given "Strong" has this data:
        """
        {
          "category": "character", "colors": ["red"], "cost": 2, "power": 3000, "text": "This Character has +4000 power.",
          "abilities": [
            { "type": "permanent", "effect": [{ "do": "modify", "stat": "power", "by": 4000, "target": { "self": true } }] }
          ]
        }
        """
      And player A has "Sift" (probe "event-ko-base-power-3000") in the hand
      And player B has the active Character "Strong"
      And player B has the active Character "Big" with 4000 power
      When player A plays "Sift"
      Then "Strong" is in player B's trash
      And "Big" is in player B's Character area

    Scenario: base cost is not the cost of the moment
      Given player A has "Sift" (probe "event-ko-base-cost-3") in the hand
      And "Dear" has this data:
        """
        {
          "category": "character", "colors": ["red"], "cost": 4, "power": 3000, "text": "This Character costs 2 less.",
          "abilities": [
            { "type": "permanent", "effect": [{ "do": "modify", "stat": "cost", "by": -2, "target": { "self": true } }] }
          ]
        }
        """
      And "Cheap" is a Character of cost 3 with 3000 power
      And player B has the active Character "Dear"
      And player B has the active Character "Cheap"
      When player A plays "Sift"
      Then player B's trash holds exactly "Cheap"
      And "Dear" has a cost of 2

    Scenario: what an effect puts in the place of the base is the base
      Given player A has "Rise" (probe "event-base-power-7000") in the hand
      And player A has "Sift" (probe "event-ko-base-power-3000") in the hand
      And player B has the active Character "Lucky" with 2000 power
      And player B has the active Character "Small" with 2000 power
      When player A plays "Rise"
      And player A chooses "Lucky"
      And player A plays "Sift"
      Then player B's trash holds exactly "Small"
      And "Lucky" has 7000 power

    Scenario: one alone counts though it is lower than the printed power
      Given player A has "Shrink" (probe "event-base-power-1000") in the hand
      And player A has the active Character "Giant" with 9000 power
      When player A plays "Shrink"
      Then "Giant" has 1000 power

    Scenario: a text that is printed is a base effect although it is negated
      Given player A has "Hush" (probe "event-negate-character") in the hand
      And player A has "Mute" (probe "event-rest-no-base-effect") in the hand
      And player B has the active Character "Talker" (probe "on-ko-draw")
      And player B has the active Character "Plain" with 3000 power
      When player A plays "Hush"
      And player A chooses "Talker"
      And player A plays "Mute"
      Then "Plain" is rested
      And "Talker" is active

    Scenario: a new base Counter is no new base cost
      Given "Odd" has this data:
        """
        {"name": "Odd", "number": "T-odd", "category": "character", "colors": ["red"], "cost": 2, "power": 3000, "counter": 1000,
         "text": "The base Counter of this Character becomes 2000.",
         "abilities": [{"type": "permanent", "effect": [
           {"do": "modify", "stat": "counter", "to": 2000, "base": true, "target": {"self": true}}]}]}
        """
      And player A has "Sift" (probe "event-ko-base-cost-3") in the hand
      And player B has the active Character "Odd"
      When player A plays "Sift"
      Then "Odd" is in player B's trash

  @OP-4-9-2-1
  Rule: 4-9-2-1 Of several effects that set the base power of a card the highest counts

    Scenario Outline: whichever comes first: <first>, then <second>
      Given player A has "First" (probe "<first>") and "Second" (probe "<second>") in the hand
      And player A has the active Character "Crew" with 3000 power
      When player A plays "First"
      And player A plays "Second"
      Then "Crew" has 7000 power

      Examples:
        | first                 | second                |
        | event-base-power-7000 | event-base-power-1000 |
        | event-base-power-1000 | event-base-power-7000 |

    Scenario: the printed power is none of them
      Given player A has "First" (probe "event-base-power-7000") in the hand
      And player A has "Second" (probe "event-base-power-1000") in the hand
      And player A has the active Character "Giant" with 9000 power
      When player A plays "First"
      And player A plays "Second"
      Then "Giant" has 7000 power

    Scenario: what is added comes on top, whenever it came
      Given player A has "Cheer" (probe "event-power-2000") and "First" (probe "event-base-power-1000") in the hand
      And player A has "Second" (probe "event-base-power-7000") in the hand
      And player A has the active Character "Crew" with 3000 power
      When player A plays "Cheer"
      And player A plays "First"
      And player A plays "Second"
      Then "Crew" has 9000 power

    Scenario: when the highest ends the next one counts
      Given player A has "Rise" (probe "event-base-power-7000") in the hand
      And player A has the active Character "Berserker" (probe "when-attacking-base-power-9000")
      And player B has the rested Character "Prey" with 9000 power
      When player A plays "Rise"
      And player A chooses "Berserker"
      And player A attacks "Prey" with "Berserker"
      Then "Prey" is in player B's trash
      And "Berserker" has 7000 power

    Scenario Outline: that of a permanent effect is one of them, whichever is the higher: <permanent> and <later>
      Given "Berserker" has this data:
        """
        {"name": "Berserker", "number": "T-berserker", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
         "text": "The base power of this Character becomes <permanent>.",
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
  Rule: 4-9-2-2 Of several effects that set the base cost of a card the highest counts

    Scenario Outline: whichever comes first: <first>, then <second>
      Given player A has "First" (probe "<first>") and "Second" (probe "<second>") in the hand
      And player A has the active Character "Crew" with 3000 power
      When player A plays "First"
      And player A plays "Second"
      Then "Crew" has a cost of 7

      Examples:
        | first             | second            |
        | event-base-cost-7 | event-base-cost-1 |
        | event-base-cost-1 | event-base-cost-7 |

    Scenario: the printed cost is none of them
      Given player A has "First" (probe "event-base-cost-7") and "Second" (probe "event-base-cost-1") in the hand
      And "Giant" is a Character of cost 9 with 9000 power
      And player A has the active Character "Giant"
      When player A plays "First"
      And player A plays "Second"
      Then "Giant" has a cost of 7

    Scenario: what is taken off comes after it
      Given player A has "Bargain" (probe "event-cheaper-2") and "First" (probe "event-base-cost-1") in the hand
      And player A has "Second" (probe "event-base-cost-7") in the hand
      And player A has the active Character "Crew" with 3000 power
      When player A plays "Bargain"
      And player A plays "First"
      And player A plays "Second"
      Then "Crew" has a cost of 5

  @OP-4-10-1
  Rule: 4-10-1 What stands after an "if" is not carried out where what stands before it was not

    Scenario: nothing to do it to
      Given player A has "Bounty" (probe "event-ko-if-you-do") in the hand
      When player A plays "Bounty"
      Then "Bounty" is in player A's trash
      And player A's hand holds 0 cards

    Scenario: it was done
      Given player A has "Bounty" (probe "event-ko-if-you-do") in the hand
      And player B has the active Character "Prey" with 3000 power
      When player A plays "Bounty"
      Then "Prey" is in player B's trash
      And player A's hand holds 1 card

    Scenario: something keeps it from being done
      Given player A has "Bounty" (probe "event-ko-if-you-do") in the hand
      And player B has the active Character "Sturdy" (probe "safe-from-ko")
      When player A plays "Bounty"
      Then "Sturdy" is in player B's Character area
      And "Bounty" is in player A's trash
      And player A's hand holds 0 cards

    Scenario: something else happened instead
      Given player A has "Bounty" (probe "event-ko-if-you-do") in the hand
      And player B has the active Character "Prey" with 3000 power
      And player B has the active Character "Bodyguard" (probe "saves-from-removal")
      When player A plays "Bounty"
      And player A chooses "Prey"
      Then "Prey" is in player B's Character area
      And "Bodyguard" is rested
      And player A's hand holds 0 cards

    Scenario: a part of it is not it
      Given player A has "Trade" (probe "event-discard-2-if-you-do") and "Cargo" in the hand
      When player A plays "Trade"
      Then player A's trash holds exactly "Trade" and "Cargo"
      And player A's hand holds 0 cards

    Scenario: all of it
      Given player A has "Trade" (probe "event-discard-2-if-you-do"), "Cargo", "Ballast" and "Kept" in the hand
      When player A plays "Trade"
      And player A chooses "Cargo" and "Ballast"
      Then player A's trash holds exactly "Trade", "Cargo" and "Ballast"
      And player A's hand holds 4 cards

    Scenario: to look for a card and take none is nothing done
      Given "Seek" has this data:
        """
        {"name": "Seek", "number": "T-seek", "category": "event", "colors": ["red"], "cost": 0, "text": "[Main] Add up to 1 [Anchor] from your deck to your hand. If you do, add 1 active DON!! card.", "abilities": [{"type": "main", "effect": [{"do": "ifYouDo", "first": [{"do": "search", "from": {"zone": ["deck"], "name": "Anchor"}, "count": 1, "to": "hand"}], "then": [{"do": "addDon", "count": 1}]}]}]}
        """
      And player A has "Seek" in the hand
      And player A has 2 DON!! cards in the DON!! deck
      And player A has 0 active and 0 rested DON!! cards
      And player A has "Anchor" on top of the deck
      When player A plays "Seek"
      And player A declines
      Then "Seek" is in player A's trash
      And player A's hand holds 0 cards
      And player A's cost area holds 0 active and 0 rested DON!! cards

    Scenario Outline: to show a card is, and to show none is not
      Given "Show" has this data:
        """
        {"name": "Show", "number": "T-show", "category": "event", "colors": ["red"], "cost": 0, "text": "[Main] Reveal up to 1 [Anchor] from your hand. If you do, add 1 active DON!! card.", "abilities": [{"type": "main", "effect": [{"do": "ifYouDo", "first": [{"do": "reveal", "target": {"choose": {"from": {"player": "you", "zone": ["hand"], "name": "Anchor"}, "count": 1, "upTo": true}}}], "then": [{"do": "addDon", "count": 1}]}]}]}
        """
      And player A has "Show" and "Anchor" in the hand
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

    Scenario: what a player chose to do, and could do only in part
      Given "Offer" has this data:
        """
        {"name": "Offer", "number": "T-offer", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] You may trash 2 cards of your hand. If you do, add 1 active DON!! card.",
         "abilities": [{"type": "main", "effect": [{"do": "ifYouDo",
           "first": [{"do": "may", "then": [{"do": "discard", "count": 2}]}], "then": [{"do": "addDon", "count": 1}]}]}]}
        """
      And player A has "Offer" and "Cargo" in the hand
      And player A has 2 DON!! cards in the DON!! deck
      And player A has 0 active and 0 rested DON!! cards
      When player A plays "Offer"
      And player A accepts the offer of the effect
      Then "Cargo" is in player A's trash
      And player A's cost area holds 0 active and 0 rested DON!! cards

    Scenario Outline: what each player is to do, where player B has <cards> cards
      Given "Tithe" has this data:
        """
        {"name": "Tithe", "number": "T-tithe", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] Each player trashes 1 card of the hand. If they do, add 1 active DON!! card.",
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
    Scenario: to shuffle after a search in vain is not to have found anything
      Given "Seek" has this data:
        """
        {"name": "Seek", "number": "T-seek", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] Add up to 1 [Anchor] from your deck to your hand, then shuffle. If you do, add 1 active DON!! card.",
         "abilities": [{"type": "main", "effect": [{"do": "ifYouDo",
           "first": [{"do": "search", "from": {"zone": ["deck"], "name": "Anchor"}, "count": 1, "to": "hand"}, {"do": "shuffle"}],
           "then": [{"do": "addDon", "count": 1}]}]}]}
        """
      And player A has "Seek" in the hand
      And player A has 2 DON!! cards in the DON!! deck
      When player A plays "Seek"
      Then player A's DON deck holds 2 cards
      And "Seek" is in player A's trash

    Scenario: what comes before has been done although a defeat that it would have brought was replaced
      Given "Delve" has this data:
        """
        {"name": "Delve", "number": "T-delve", "category": "event", "colors": ["red"], "cost": 1, "text": "[Main] Trash 1 card from the top of your deck. If you do, your Leader gains +2000 power.", "abilities": [{"type": "main", "effect": [{"do": "ifYouDo", "first": [{"do": "mill", "count": 1}], "then": [{"do": "modify", "stat": "power", "by": 2000, "target": {"all": {"player": "you", "zone": ["leader"]}}}]}]}]}
        """
      And "Saint" has this data:
        """
        {"name": "Saint", "number": "T-saint", "category": "character", "colors": ["red"], "cost": 2, "power": 3000, "text": "If you would lose the game, put the top card of your trash at the bottom of your deck instead.", "abilities": [{"type": "instead", "when": {"event": "lost", "subject": "any", "player": "you"}, "effect": [{"do": "move", "to": "deck", "place": "bottom", "target": {"all": {"player": "you", "zone": ["trash"], "top": 1}}}]}]}
        """
      And player A has "Delve" in the hand
      And player A has the active Character "Saint"
      And player A has 1 card in the deck
      When player A plays "Delve"
      Then "A leader" has 7000 power

  @OP-4-10-2
  Rule: 4-10-2 What stands after a "then" is carried out also where what stands before it could not be

    Scenario: nothing to do it to
      Given player A has "Salvo" (probe "event-ko-then-draw") in the hand
      And player A has "Fresh" on top of the deck
      When player A plays "Salvo"
      Then "Fresh" is in player A's hand

    Scenario: something keeps it from being done
      Given player A has "Salvo" (probe "event-ko-then-draw") in the hand
      And player A has "Fresh" on top of the deck
      And player B has the active Character "Sturdy" (probe "safe-from-ko")
      When player A plays "Salvo"
      Then "Sturdy" is in player B's Character area
      And "Fresh" is in player A's hand

    Scenario: a part of it was done
      Given player A has "Trade" (probe "event-discard-2-then-draw") and "Cargo" in the hand
      And player A has "Fresh" on top of the deck
      When player A plays "Trade"
      Then player A's trash holds exactly "Trade" and "Cargo"
      And player A's hand holds exactly "Fresh"

  @OP-4-11-2
  Rule: 4-11-2 To remove a card is to move it from its area to another, whichever that is

    Scenario Outline: an effect that speaks of removal hears of it: <probe>
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

    Scenario: a Character that loses a battle is removed
      Given player A has the active Character "Striker" with 6000 power
      And player B has the rested Character "Ward" with 3000 power
      And player B has the active Character "Bodyguard" (probe "saves-from-removal")
      When player A attacks "Ward" with "Striker"
      Then "Ward" is in player B's Character area
      And "Bodyguard" is rested

    Scenario: a card that is only rested is not removed
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

    Scenario Outline: a Character that cannot be removed stays: <probe>
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

    Scenario: a Stage is removed as well
      Given "Blaze" has this data:
        """
        {"name": "Blaze", "number": "T-blaze", "category": "event", "colors": ["red"], "cost": 0, "text": "[Main] Trash 1 Stage.",
         "abilities": [{"type": "main", "effect": [{"do": "move", "target": {"choose": {"from": {"zone": ["stage"]}, "count": 1}}, "to": "trash"}]}]}
        """
      And player A has the active Character "Watcher" (probe "watches-own-removals")
      And player A has the active Stage "Port"
      And player A has "Blaze" in the hand
      And player A has "Fresh" on top of the deck
      When player A plays "Blaze"
      Then "Port" is in player A's trash
      And player A's hand holds exactly "Fresh"

    @OP-3-1-2
    Scenario: a DON!! card of the cost area is on the field, and removed from it
      Given player A has "Tribute" (probe "event-return-don-2") in the hand
      And player A has the active Character "Bodyguard" (probe "saves-from-removal")
      And player A has 4 active and 0 rested DON!! cards
      When player A plays "Tribute"
      And player A returns "A don 2" and "A don 3" to the DON!! deck
      Then "Bodyguard" is rested
      And "A don 2" and "A don 3" are in player A's cost area

    Scenario: a card that is played from the Life area is removed from there
      Given "Gap" has this data:
        """
        {"name": "Gap", "number": "T-gap", "category": "character", "colors": ["red"], "cost": 1, "power": 1000,
         "text": "When a card is removed from your Life area, draw 1 card.",
         "abilities": [{"type": "auto", "when": {"event": "tookLife", "subject": "any", "player": "you"}, "effect": [{"do": "draw", "count": 1}]}]}
        """
      And "Call" has this data:
        """
        {"name": "Call", "number": "T-call", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] Play the top card of your Life cards.",
         "abilities": [{"type": "main", "effect": [{"do": "play", "target": {"all": {"player": "you", "zone": ["life"], "top": 1}}}]}]}
        """
      And "Hero" is a Character of cost 1 with 3000 power
      And player A has "Call" in the hand
      And player A has the active Character "Gap"
      And player A's Life cards are "Hero", "Second" and "Third"
      And player A has "Fresh" on top of the deck
      When player A plays "Call"
      Then "Hero" is in player A's Character area
      And player A's hand holds exactly "Fresh"

    Scenario: what cannot be removed is not K.O.'d by losing a battle
      Given player A has the active Character "Striker" with 9000 power
      And player B has the rested Character "Rock" (probe "cannot-be-removed")
      When player A attacks "Rock" with "Striker"
      Then "Rock" is in player B's Character area
      And "Striker" is rested

    Scenario: a Stage that cannot be removed stays
      Given "Fort" has this data:
        """
        {"name": "Fort", "number": "T-fort", "category": "stage", "colors": ["red"], "cost": 1,
         "text": "This Stage cannot be removed from the field.",
         "abilities": [{"type": "permanent", "effect": [{"do": "forbid", "what": "remove", "target": {"self": true}}]}]}
        """
      And player A has "Storm" (probe "event-bounce-stage") in the hand
      And player B has the active Stage "Fort"
      When player A plays "Storm"
      Then "Fort" is in player B's Stage area
      And "Storm" is in player A's trash

  @OP-4-12-1
  Rule: 4-12-1 To set power to 0 is to reduce it, for a while, by as much as it is at that moment

    Scenario: what comes later is added to 0
      Given player A has "Void" (probe "event-power-to-zero") and "Cheer" (probe "event-power-2000") in the hand
      And player A has the active Character "Crew" with 5000 power
      When player A plays "Void"
      Then "Crew" has 0 power
      When player A plays "Cheer"
      Then "Crew" has 2000 power

    Scenario: the reduction is by the power of the moment, with all that changes it
      Given player A has "Void" (probe "event-power-to-zero") and "Cheer" (probe "event-power-2000") in the hand
      And player A has the active Character "Crew" with 5000 power
      When player A gives 1 DON!! card to "Crew"
      And player A plays "Cheer"
      And player A plays "Void"
      Then "Crew" has 0 power

    Scenario: where something that raised the power ends the reduction stays as large as it was
      Given player A has the active Character "Raider" (probe "when-attacking-power")
      And player B has "Void" (probe "counter-event-power-to-zero") in the hand
      When player A attacks "B leader" with "Raider"
      And player B plays "Void"
      Then player B's Life area holds 3 cards
      And no battle is going on
      And "Raider" has -2000 power

    Scenario: it lasts for the time that the text says
      Given player A has "Void" (probe "event-power-to-zero") in the hand
      And player B has the active Character "Crew" with 5000 power
      When player A plays "Void"
      Then "Crew" has 0 power
      When player A ends the turn
      Then "Crew" has 5000 power

    Scenario: a DON!! card given afterwards counts in full
      Given player A has "Void" (probe "event-power-to-zero") in the hand
      And player A has the active Character "Crew" with 5000 power
      When player A plays "Void"
      And player A gives 2 DON!! cards to "Crew"
      Then "Crew" has 2000 power

    Scenario: a Leader as well
      Given "Void" has this data:
        """
        {"name": "Void", "number": "T-void", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] Set the power of your opponent's Leader to 0 during this turn.",
         "abilities": [{"type": "main", "effect": [
           {"do": "setPowerToZero", "target": {"all": {"player": "opponent", "zone": ["leader"]}}, "until": "turn"}]}]}
        """
      And player A has "Void" in the hand
      When player A plays "Void"
      Then "B leader" has 0 power

    Scenario: of several cards each by the power that it had before any of them was changed
      Given "Void" has this data:
        """
        {"name": "Void", "number": "T-void", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] Set the power of all of your opponent's Characters to 0 during this turn.",
         "abilities": [{"type": "main", "effect": [
           {"do": "setPowerToZero", "target": {"all": {"player": "opponent", "zone": ["character"]}}, "until": "turn"}]}]}
        """
      And "Pack" has this data:
        """
        {"name": "Pack", "number": "T-pack", "category": "character", "colors": ["red"], "cost": 1, "power": 4000,
         "text": "If you have a Character with 6000 power or more, this Character has +1000 power.",
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
  Rule: 4-12-2 Power that is below 0 is not changed by setting it to 0

    Scenario: it stays below 0
      Given player A has "Curse" (probe "event-power-minus-4000") and "Void" (probe "event-power-to-zero") in the hand
      And player A has "Cheer" (probe "event-power-2000") in the hand
      And player A has the active Character "Crew" with 3000 power
      When player A plays "Curse"
      And player A plays "Void"
      Then "Crew" has -1000 power
      When player A plays "Cheer"
      Then "Crew" has 1000 power

    Scenario: an effect that comes to nothing does not come to anything later
      Given "Drained" has this data:
        """
        {
          "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
          "text": "[When Attacking] This Character has -4000 power during this battle.",
          "abilities": [
            {
              "type": "auto", "when": { "event": "attackDeclared" },
              "effect": [{ "do": "modify", "stat": "power", "by": -4000, "target": { "self": true }, "until": "battle" }]
            }
          ]
        }
        """
      And player A has the active Character "Drained"
      And player B has "Void" (probe "counter-event-power-to-zero") in the hand
      When player A attacks "B leader" with "Drained"
      And player B plays "Void"
      Then player B's Life area holds 3 cards
      And "Void" is in player B's trash
      And "Drained" has 3000 power
