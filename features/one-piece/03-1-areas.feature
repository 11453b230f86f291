@OP
Feature: 3-1. Areas

  @OP-3-1-2
  Rule: 3-1-2 The field consists of the Leader, Character, Stage and cost areas and nothing else

    # answers: OP01-091#1, OP01-095#2, OP01-109#1, ST05-008#1, ST10-002#2
    Scenario: DON!! cards in the cost area and given DON!! cards are both on the field
      Given player A has "Ten" (probe "event-draw-if-10-don") in the hand
      And player A has 4 active and 3 rested DON!! cards
      And player A's Leader is "A leader" with 5000 power
      And "A leader" has been given 2 DON!! cards
      And player A has the active Character "Crew" with 3000 power
      And "Crew" has been given 1 DON!! card
      And player A has "Found" on top of the deck
      When player A plays "Ten"
      Then player A's hand holds exactly "Found"

    Scenario: DON!! cards in the DON!! deck are not on the field
      Given player A has "Ten 1" (probe "event-draw-if-10-don") and "Ten 2" (probe "event-draw-if-10-don") in the hand
      And player A has "Supply" (probe "event-add-don-rested") in the hand
      And player A has 9 active and 0 rested DON!! cards
      When player A plays "Ten 1"
      Then player A's hand holds exactly "Ten 2" and "Supply"
      When player A plays "Supply"
      And player A plays "Ten 2"
      Then player A's hand holds 1 card
      And player A's trash holds exactly "Ten 1", "Ten 2" and "Supply"

    Scenario Outline: A card in the <area> is not on the field
      Given player A has "Lookout" (probe "event-draw-if-card-on-field") in the hand
      And player A has "Fresh" on top of the deck
      And player A has "Anchor" in the <area>
      When player A plays "Lookout"
      Then "Fresh" is in player A's hand
      And "Anchor" is in player A's <area>

      Examples:
        | area      |
        | hand      |
        | deck      |
        | trash     |
        | Life area |

    Scenario Outline: A card in the <area> is on the field
      Given player A has "Lookout" (probe "event-draw-if-card-on-field") in the hand
      And player A has "Fresh" on top of the deck
      And "Anchor" has this data:
        """
        { "category": "<category>", "colors": ["red"], "cost": 1<more> }
        """
      And player A has "Anchor" in the <area>
      When player A plays "Lookout"
      Then "Fresh" is in player A's deck
      And player A's hand holds 0 cards

      Examples:
        | area           | category  | more            |
        | Character area | character | , "power": 3000 |
        | Stage area     | stage     |                 |

    Scenario: An effect on the opponent's whole field reaches each of its areas
      Given player A has "Calm" (probe "event-rest-field") in the hand
      And player B has the active Character "Crew" with 3000 power
      And player B has the active Stage "Port"
      When player A plays "Calm"
      Then "B leader", "Crew" and "Port" are rested
      And player B's cost area holds 0 active and 6 rested DON!! cards
      And "A leader" is active

  @OP-3-1-3
  Rule: 3-1-3 Each player has one area of every kind

    Scenario: The Characters of the two players do not share an area
      Given player A has the active Character "A 1" with 3000 power
      And player A has the active Character "A 2" with 3000 power
      And player A has the active Character "A 3" with 3000 power
      And player B has the active Character "B 1" with 3000 power
      And player B has the active Character "B 2" with 3000 power
      And player B has the active Character "B 3" with 3000 power
      And player A has "Recruit" in the hand
      When player A plays "Recruit"
      Then player A's Character area holds exactly "A 1", "A 2", "A 3" and "Recruit"
      And player B's Character area holds exactly "B 1", "B 2" and "B 3"

    Scenario: Playing a Stage does not trash the opponent's Stage
      Given player B has the active Stage "Old Port"
      And "New Port" is a Stage of cost 1
      And player A has "New Port" in the hand
      When player A plays "New Port"
      Then "New Port" is in player A's Stage area
      And "Old Port" is in player B's Stage area

    Scenario: Cards that are trashed at the same time go to each owner's own trash
      Given player A has "Blaze" (probe "event-ko-all") in the hand
      And player A has the active Character "Ours" with 3000 power
      And player B has the active Character "Theirs" with 3000 power
      When player A plays "Blaze"
      Then player A's trash holds exactly "Ours" and "Blaze"
      And player B's trash holds exactly "Theirs"

  @OP-3-1-4
  Rule: 3-1-4 Both players may know at any time how many cards are in each area

    Scenario Outline: Player <viewer> can count the cards in player A's secret areas as they change
      Given player A has "Ballast" (probe "event-deck-to-life-2"), "One" and "Two" in the hand
      And player A has 4 cards in the Life area
      When player A plays "Ballast"
      Then player <viewer> counts 18 cards in player A's deck
      And player <viewer> counts 6 cards in player A's Life area
      And player <viewer> counts 2 cards in player A's hand

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario Outline: Player <viewer> can count the cards in player A's open areas as they change
      Given "Recruit" is a Character of cost 2 with 3000 power
      And player A has "Recruit" in the hand
      And player A has "Supply" (probe "event-add-don-2") in the hand
      When player A plays "Recruit"
      And player A plays "Supply"
      Then player <viewer> counts 1 card in player A's Character area
      And player <viewer> counts 1 card in player A's trash
      And player <viewer> counts 8 cards in player A's cost area
      And player <viewer> counts 2 cards in player A's DON deck

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: In the middle of a battle, the turn player can count the cards in each of the opponent's areas
      Given player B has "Guard" in the hand
      And "Guard" has the Counter value 1000
      And player B has 4 cards in the Life area
      When player A attacks "B leader" with "A leader"
      And player B uses the Counter of "Guard" on "B leader"
      Then player A counts 0 cards in player B's hand
      And player A counts 4 cards in player B's Life area
      And player A counts 1 card in player B's trash

  @OP-3-1-6
  Rule: 3-1-6 A Character or Stage that moves to another area is a new card there and loses all effects on it

    # answers: ST03-001#1, ST03-003#2, ST03-009#1, ST03-014#1, ST03-015#1, ST03-016#2, OP07-085#1, OP01-070#1, OP01-071#1, OP01-086#1, OP01-089#2, P-030#1
    # answers: OP02-062#1, OP02-064#2, OP02-067#1, OP02-068#1, OP02-069#3, OP04-043#1, OP04-055#2, OP03-123#1
    Scenario: A Character returned to the hand and played again loses its power bonus
      Given player A has "Cheer" (probe "event-power-2000") and "Tide" (probe "event-bounce") in the hand
      And player A has the active Character "Crew" with 3000 power
      When player A plays "Cheer"
      Then "Crew" has 5000 power
      When player A plays "Tide"
      And player A plays "Crew"
      Then "Crew" has 3000 power

    Scenario: A Character that stays on the field keeps its power bonus when another leaves and returns
      Given player A has "Cheer 1" (probe "event-power-2000") and "Cheer 2" (probe "event-power-2000") in the hand
      And player A has "Tide" (probe "event-bounce") in the hand
      And player A has the active Character "Crew" with 3000 power
      And player A has the active Character "Mate" with 3000 power
      When player A plays "Cheer 1"
      And player A chooses "Crew"
      And player A plays "Cheer 2"
      And player A chooses "Mate"
      And player A plays "Tide"
      And player A chooses "Crew"
      And player A plays "Crew"
      Then "Crew" has 3000 power
      And "Mate" has 5000 power

    Scenario: A Character whose cost was lowered has its printed cost again in the hand
      Given player A has "Bargain" (probe "event-cheaper-2") and "Tide" (probe "event-bounce") in the hand
      And "Crew" is a Character of cost 4 with 3000 power
      And player A has the active Character "Crew"
      When player A plays "Bargain"
      Then "Crew" has a cost of 2
      When player A plays "Tide"
      Then "Crew" is in player A's hand
      And "Crew" has a cost of 4

    # answers: OP02-018#1
    Scenario: A Character played from the trash in the same turn loses its earlier power bonus
      Given player A has "Cheer" (probe "event-power-2000") and "Plank" (probe "event-trash-character") in the hand
      And player A has "Rescue" (probe "event-play-from-trash") in the hand
      And player A has the active Character "Crew" with 3000 power
      When player A plays "Cheer"
      And player A plays "Plank"
      Then "Crew" is in player A's trash
      When player A plays "Rescue"
      And player A chooses "Crew"
      Then "Crew" has 3000 power
      And "Crew" is in player A's Character area

    Scenario: A [Once Per Turn] Stage that returns to the hand and is played again can be used again
      Given player A has the active Stage "Harbour" (probe "stage-activate-draw-once")
      And player A has "Storm" (probe "event-bounce-stage") in the hand
      And player A has "First", "Second" and "Third" on top of the deck
      When player A activates "Harbour"
      And player A plays "Storm"
      And player A plays "Harbour"
      And player A activates "Harbour"
      Then player A's hand holds exactly "First" and "Second"

    @OP-3-7-4
    Scenario: A Character returned to the hand and played again cannot attack in that turn
      Given player A has "Tide" (probe "event-bounce") in the hand
      And player A has the active Character "Crew" with 6000 power
      And player A has the active Character "Mate" with 6000 power
      When player A plays "Tide"
      And player A chooses "Crew"
      And player A plays "Crew"
      And player A tries to attack "B leader" with "Crew"
      Then that is refused
      When player A attacks "B leader" with "Mate"
      Then player B's Life area holds 2 cards

    # answers: OP03-005#1
    Scenario Outline: A Character to be trashed at the end of the turn is spared if it has come back: <returned> is replayed
      Given "Mate" is a Character of cost 1 with 3000 power
      And player A has "Tide" (probe "event-bounce") in the hand
      And player A has the active Character "Ember" (probe "activate-add-don-then-trash")
      And player A has the active Character "Mate"
      When player A activates "Ember"
      And player A plays "Tide"
      And player A chooses "<returned>"
      And player A plays "<returned>"
      And player A ends the turn
      Then player A's Character area holds exactly <left>
      And "Tide" is in player A's trash

      Examples:
        | returned | left               |
        | Ember    | "Ember" and "Mate" |
        | Mate     | "Mate"             |

    Scenario Outline: A chosen Character to be trashed later this turn is spared if it has come back: <returned> is replayed
      Given "Loan" has this data:
        """
        {"category": "event", "abilities": [{"type": "main", "effect": [{"do": "later", "at": "endOfTurn", "target": {"choose": {"from": {"player": "you", "zone": ["character"]}, "count": 1}}, "then": [{"do": "move", "target": {"chosen": true}, "to": "trash"}]}]}]}
        """
      And "Crew" is a Character of cost 1 with 3000 power
      And "Mate" is a Character of cost 1 with 3000 power
      And player A has "Loan" and "Tide" (probe "event-bounce") in the hand
      And player A has the active Character "Crew"
      And player A has the active Character "Mate"
      When player A plays "Loan"
      And player A chooses "Crew"
      And player A plays "Tide"
      And player A chooses "<returned>"
      And player A plays "<returned>"
      And player A ends the turn
      Then player A's Character area holds exactly <left>
      And "Tide" is in player A's trash

      Examples:
        | returned | left              |
        | Crew     | "Mate" and "Crew" |
        | Mate     | "Mate"            |

    # answers: OP04-047#1
    Scenario: An effect on a Character that has left the field does not follow it to its new area
      Given player B has the active Character "Wind" (probe "opponent-plays-return")
      And player B has the active Character "Deep" (probe "opponent-plays-tuck")
      And player A has "Recruit" and "Rookie" in the hand
      When player A plays "Recruit"
      And player B lets "Wind"'s ability come first
      Then "Recruit" is in player A's hand
      When player A plays "Rookie"
      And player B lets "Deep"'s ability come first
      Then the bottom of player A's deck is "Rookie"

    Scenario: An effect on an attacking Character does not apply if it left the field and came back
      Given "Sniper" has this data:
        """
        {"category": "character",
         "abilities": [{"type": "auto", "when": {"event": "opponentAttacks", "player": "you", "subject": "any"},
           "effect": [{"do": "ko", "target": {"subject": true}}]}]}
        """
      And "Trickster" has this data:
        """
        {"category": "character",
         "abilities": [{"type": "auto", "when": {"event": "attackDeclared"}, "effect": [
           {"do": "move", "target": {"self": true}, "to": "hand"}, {"do": "play", "target": {"self": true}}]}]}
        """
      And player A has the active Character "Trickster"
      And player A has the active Character "Striker"
      And player B has the active Character "Sniper"
      When player A attacks "B leader" with "Trickster"
      Then "Trickster" is in player A's Character area
      When player A attacks "B leader" with "Striker"
      Then "Striker" is in player A's trash
      And player B's Life area holds 3 cards

    Scenario: A Character played from the Life area in the same turn loses its earlier power bonus
      Given player A has "Cheer" (probe "event-power-2000") and "Shrine" (probe "event-to-life") in the hand
      And player A has "Call" (probe "event-play-top-life") in the hand
      And player A has the active Character "Crew" with 3000 power
      When player A plays "Cheer"
      And player A plays "Shrine"
      Then the top of player A's Life area is "Crew"
      When player A plays "Call"
      Then "Crew" is in player A's Character area
      And "Crew" has 3000 power

    @OP-3-7-6-1
    Scenario: A later part of an effect does not move its own card if that card has left the field meanwhile
      Given player A has the active Character "Pilot 1" (probe "activate-play-from-trash-then-tuck-once")
      And player A has the active Character "Pilot 2" (probe "activate-play-from-trash-then-tuck-once")
      And player A has the active Character "Crew 1" with 3000 power
      And player A has the active Character "Crew 2" with 3000 power
      And player A has the active Character "Crew 3" with 3000 power
      And player A has "Castaway" in the trash
      When player A activates "Pilot 1"
      And player A trashes "Pilot 1" to make room
      Then player A's trash holds exactly "Pilot 1"
      When player A activates "Pilot 2"
      And player A trashes "Crew 1" to make room
      Then the bottom of player A's deck is "Pilot 2"
      And "Pilot 1" is in player A's Character area

    Scenario Outline: The rest of an effect does not apply to a target that goes to the <to> instead of being rested
      Given player A's Leader is "A leader" with 5000 power
      And player A has "Net 1" (probe "event-rest-power-then-tuck") in the hand
      And player A has "Net 2" (probe "event-rest-power-then-tuck") in the hand
      And player B has the active Character "Eel" (probe "instead-of-opponents-rest-to-<to>")
      And player B has the active Character "Cod" with 2000 power
      When player A plays "Net 1"
      And player A chooses "Eel"
      Then "Eel" is in player B's <to>
      And "A leader" has 5000 power
      When player A plays "Net 2"
      Then the bottom of player B's deck is "Cod"
      And "A leader" has 7000 power

      Examples:
        | to    |
        | hand  |
        | trash |

    Scenario: An effect that returns a Character to the hand can go on to play that same card
      Given player A has "Ferry" (probe "event-return-and-play-rested") in the hand
      And player A has the active Character "Cook" (probe "on-play-draw")
      And player A has "Fresh" on top of the deck
      When player A plays "Ferry"
      Then "Cook" is in player A's Character area
      And "Cook" is rested
      And player A's hand holds exactly "Fresh"

    Scenario Outline: An effect can go on to move a card that the effect itself has <deed>
      Given "Tow" has this data:
        """
        {"category": "event",
         "abilities": [{"type": "main", "effect": [
           <first>,
           {"do": "move", "target": {"chosen": true}, "to": "deck", "place": "bottom"}]}]}
        """
      And player A has "Tow" in the hand
      And player A has the active Character "Crew" with 3000 power
      And player A has "Castaway" in the trash
      When player A plays "Tow"
      Then the bottom of player A's deck is "<card>"

      Examples:
        | deed            | card     | first                                                                                                                                              |
        | K.O.'d          | Crew     | {"do": "ko", "target": {"choose": {"from": {"player": "you", "zone": ["character"]}, "count": 1}}}                                                 |
        | trashed at once | Crew     | {"do": "together", "parts": [{"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["character"]}, "count": 1}}, "to": "trash"}]} |
        | played          | Castaway | {"do": "play", "target": {"choose": {"from": {"player": "you", "zone": ["trash"], "category": "character"}, "count": 1}}}                          |

    @OP-6-6-1-2
    Scenario: A delayed effect does not go on with a target that goes to the hand instead of being rested
      Given player A has "Trawl 1" (probe "event-later-rest-and-tuck") in the hand
      And player A has "Trawl 2" (probe "event-later-rest-and-tuck") in the hand
      And player B has the active Character "Eel" (probe "instead-of-opponents-rest-to-hand")
      And player B has the active Character "Cod" with 2000 power
      When player A plays "Trawl 1"
      And player A chooses "Eel"
      And player A plays "Trawl 2"
      And player A chooses "Cod"
      And player A lets "Trawl 1"'s ability come first
      Then "Eel" is in player B's hand
      And the bottom of player B's deck is "Cod"

  @OP-3-1-6-1
  Rule: 3-1-6-1 A DON!! card that moves to another area loses all effects on it

    Scenario: A frozen DON!! card that has been in the DON!! deck becomes active as usual
      Given player A has "Frost" (probe "event-freeze-don") and "Swap" (probe "event-swap-don") in the hand
      And player B has 0 active and 2 rested DON!! cards
      And player B has 0 DON!! cards in the DON!! deck
      When player A plays "Frost"
      And player A chooses "player B's DON!! card 1"
      And player A plays "Swap"
      And player B returns "player B's DON!! card 1" to the DON!! deck
      Then player B's cost area holds 0 active and 2 rested DON!! cards
      When player A ends the turn
      Then "player B's DON!! card 1" and "player B's DON!! card 2" are active

    Scenario: A frozen DON!! card that stays in the cost area does not become active
      Given player A has "Frost" (probe "event-freeze-don") and "Swap" (probe "event-swap-don") in the hand
      And player B has 0 active and 2 rested DON!! cards
      And player B has 0 DON!! cards in the DON!! deck
      When player A plays "Frost"
      And player A chooses "player B's DON!! card 1"
      And player A plays "Swap"
      And player B returns "player B's DON!! card 2" to the DON!! deck
      And player A ends the turn
      Then "player B's DON!! card 1" is rested
      And "player B's DON!! card 2" is active

    Scenario: A frozen DON!! card that is given to a card and comes back becomes active as usual
      Given player A has "Frost" (probe "event-freeze-don") in the hand
      And player B has 2 active and 0 rested DON!! cards
      When player A plays "Frost"
      And player A chooses "player B's DON!! card 1"
      And player A ends the turn
      And player B gives the DON!! card "player B's DON!! card 1" to "B leader"
      Then "B leader" has 1 DON!! card under it
      When player B ends the turn
      And player A ends the turn
      Then "player B's DON!! card 1" is in player B's cost area
      And "player B's DON!! card 1" is active

    Scenario: A frozen DON!! card rested to pay a cost stays frozen
      Given player A has "Frost" (probe "event-freeze-don") in the hand
      And player B has 2 active and 0 rested DON!! cards
      And "Recruit" is a Character of cost 2 with 3000 power
      And player B has "Recruit" in the hand
      When player A plays "Frost"
      And player A chooses "player B's DON!! card 1"
      And player A ends the turn
      And player B plays "Recruit" with the DON!! cards "player B's DON!! card 1" and "player B's DON!! card 2"
      And player B ends the turn
      And player A ends the turn
      Then "player B's DON!! card 1" is rested
      And "player B's DON!! card 2" is active

    Scenario Outline: A delayed effect follows a given DON!! card only within its area: moved from "<from>" to "Crew"
      Given "Mark" has this data:
        """
        {"category": "event", "text": "[Main] Return 1 of the DON!! cards that are given to your cards to the DON!! deck at the end of your turn.",
         "abilities": [{"type": "main", "effect": [{"do": "later", "at": "endOfYourTurn",
           "target": {"choose": {"from": {"player": "you", "zone": ["given"]}, "count": 1}},
           "then": [{"do": "move", "target": {"chosen": true}, "to": "donDeck"}]}]}]}
        """
      And "Shift" has this data:
        """
        {"category": "event", "text": "[Main] Give 1 DON!! card that is given to another card to 1 of your Characters.",
         "abilities": [{"type": "main", "effect": [{"do": "giveDon", "count": 1, "from": "given",
           "target": {"choose": {"from": {"player": "you", "zone": ["character"]}, "count": 1}}}]}]}
        """
      And player A has "Mark" and "Shift" in the hand
      And player A's Leader is "A leader" with 5000 power
      And player A has the active Character "Crew" with 3000 power
      And player A has the active Character "Mate" with 3000 power
      And "<from>" has been given 1 DON!! card
      When player A plays "Mark"
      And player A plays "Shift"
      And player A chooses "Crew"
      Then "Crew" has 1 DON!! card under it
      When player A ends the turn
      Then "Crew" has <left> under it

      Examples:
        | from     | left          |
        | A leader | 1 DON!! card  |
        | Mate     | 0 DON!! cards |

  @OP-3-1-7
  Rule: 3-1-7 The owner decides the order of cards that go to an area at the same time

    Scenario Outline: The owner orders their own cards even for the opponent's effect: <upper> on top
      Given player A has "Wave" (probe "event-tuck-2") in the hand
      And player B has the active Character "One" with 3000 power
      And player B has the active Character "Two" with 3000 power
      And player B has the active Character "Three" with 3000 power
      When player A plays "Wave"
      And player A chooses "One" and "Two"
      And player B arranges "<upper>" and "<lower>"
      Then the top of player B's deck is "<upper>" and "<lower>"
      And player B's Character area holds exactly "Three"

      Examples:
        | upper | lower |
        | One   | Two   |
        | Two   | One   |

    # answers: OP05-058#2
    Scenario: Each player orders their own cards at the bottom of their deck
      Given player A has "Flood" (probe "event-tuck-all") in the hand
      And player A has the active Character "A 1" with 3000 power
      And player A has the active Character "A 2" with 3000 power
      And player B has the active Character "B 1" with 3000 power
      And player B has the active Character "B 2" with 3000 power
      When player A plays "Flood"
      And player A arranges "A 2" and "A 1"
      And player B arranges "B 2" and "B 1"
      Then the bottom of player A's deck is "A 2" and "A 1"
      And the bottom of player B's deck is "B 2" and "B 1"

    Scenario: A player orders their own Characters when they all go to the top of the Life cards
      Given player A has "Anchorage" (probe "event-characters-to-life") in the hand
      And player A has the active Character "One" with 3000 power
      And player A has the active Character "Two" with 3000 power
      And player A has the active Character "Three" with 3000 power
      When player A plays "Anchorage"
      And player A arranges "Two", "Three" and "One"
      Then the top of player A's Life area is "Two", "Three" and "One"

    Scenario: A player who orders cards must give a place to each of them
      Given player A has "Wave" (probe "event-tuck-2") in the hand
      And player B has the active Character "One" with 3000 power
      And player B has the active Character "Two" with 3000 power
      When player A plays "Wave"
      And player A chooses "One" and "Two"
      And player B tries to arrange "Two"
      Then that is refused
      When player B arranges "Two" and "One"
      Then the top of player B's deck is "Two" and "One"

    Scenario: The owner orders the cards even if the same effect does something else at the same time
      Given "Undertow" has this data:
        """
        {"category": "event",
         "abilities": [{"type": "main", "effect": [{"do": "together", "parts": [
           {"do": "move", "target": {"all": {"player": "opponent", "zone": ["character"]}}, "to": "deck", "place": "top"},
           {"do": "setState", "target": {"all": {"player": "opponent", "zone": ["leader"]}}, "state": "rested"}]}]}]}
        """
      And player A has "Undertow" in the hand
      And player B has the active Character "One" with 3000 power
      And player B has the active Character "Two" with 3000 power
      When player A plays "Undertow"
      And player B arranges "Two" and "One"
      Then the top of player B's deck is "Two" and "One"
      And "B leader" is rested

    Scenario Outline: The owner orders two cards that go from the <from> to the bottom of the <to>
      Given "Stow" has this data:
        """
        {"category": "event",
         "abilities": [{"type": "main", "effect": [
           {"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["<from>"]}, "count": 2}}, "to": "<zone>", "place": "bottom"}]}]}
        """
      And player A has "Stow" in the hand
      And player A has "One" and "Two" in the <from>
      When player A plays "Stow"
      And player A chooses "One" and "Two"
      And player A arranges "Two" and "One"
      Then the bottom of player A's <to> is "Two" and "One"

      Examples:
        | from  | to        | zone |
        | hand  | deck      | deck |
        | trash | deck      | deck |
        | hand  | Life area | life |

    Scenario: The owner orders two cards that go from the top of the deck to its bottom
      Given player A has "Sounding" (probe "event-look-2-tuck") in the hand
      And player A has "One" and "Two" on top of the deck
      When player A plays "Sounding"
      And player A arranges "Two" and "One"
      Then the bottom of player A's deck is "Two" and "One"

    Scenario: The owner orders cards that the opponent's effect puts on top of the Life cards
      Given "Shelter" has this data:
        """
        {"category": "event",
         "abilities": [{"type": "main", "effect": [
           {"do": "move", "target": {"all": {"player": "opponent", "zone": ["character"]}}, "to": "life", "place": "top"}]}]}
        """
      And player A has "Shelter" in the hand
      And player B has the active Character "One" with 3000 power
      And player B has the active Character "Two" with 3000 power
      When player A plays "Shelter"
      And player B arranges "Two" and "One"
      Then the top of player B's Life area is "Two" and "One"

    @reading
    Scenario: Life cards put back in any order are ordered by the player of the effect, not the owner
      Given "Meddle" has this data:
        """
        {"category": "event",
         "abilities": [{"type": "main", "effect": [
           {"do": "look", "zone": "life", "count": 5, "of": "opponent"},
           {"do": "move", "target": {"all": {"player": "opponent", "zone": ["life"], "looked": true}}, "to": "life", "place": "top"}]}]}
        """
      And player A has "Meddle" in the hand
      And player B's Life cards are "One" and "Two"
      When player A plays "Meddle"
      And player A arranges "Two" and "One"
      Then the top of player B's Life area is "Two" and "One"
      And player A does not see what is in player B's Life area

  @OP-3-1-8
  Rule: 3-1-8 The opponent does not learn the order in which an owner places cards in a secret area

    # answers: OP06-056#2, OP06-058#2
    Scenario: The player of the effect does not learn in which order the opponent puts Characters on their deck
      Given player A has "Wave" (probe "event-tuck-2") in the hand
      And player B has the active Character "One" with 3000 power
      And player B has the active Character "Two" with 3000 power
      When player A plays "Wave"
      And player A chooses "One" and "Two"
      And player B is asked to arrange
      Then player A sees "One" and "Two" in player B's Character area
      When player B arranges "Two" and "One"
      Then the top of player B's deck is "Two" and "One"
      And player A does not see what is in player B's deck

    Scenario: The opponent does not learn in which order a player puts Characters on their Life cards
      Given player A has "Anchorage" (probe "event-characters-to-life") in the hand
      And player A has the active Character "One" with 3000 power
      And player A has the active Character "Two" with 3000 power
      When player A plays "Anchorage"
      And player A arranges "Two" and "One"
      Then the top of player A's Life area is "Two" and "One"
      And player B does not see what is in player A's Life area

    Scenario: Neither player learns in which order the other puts Characters at the bottom of the deck
      Given player A has "Flood" (probe "event-tuck-all") in the hand
      And player A has the active Character "A 1" with 3000 power
      And player A has the active Character "A 2" with 3000 power
      And player B has the active Character "B 1" with 3000 power
      And player B has the active Character "B 2" with 3000 power
      When player A plays "Flood"
      And player A arranges "A 2" and "A 1"
      And player B is asked to arrange
      Then player A sees "B 1" and "B 2" in player B's Character area
      When player B arranges "B 2" and "B 1"
      Then the bottom of player A's deck is "A 2" and "A 1"
      And player B does not see what is in player A's deck
      And player A does not see what is in player B's deck
