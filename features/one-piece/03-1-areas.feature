@OP
Feature: 3-1. Areas

  @OP-3-1-2
  Rule: 3-1-2 The field is the Leader, the Character, the Stage and the cost area together, and nothing else

    # answers: OP01-091#1, OP01-095#2, OP01-109#1, ST05-008#1, ST10-002#2
    Scenario: DON!! cards in the cost area and given ones are on the field
      Given player A has "Ten" (probe "event-draw-if-10-don") in the hand
      And player A has 4 active and 3 rested DON!! cards
      And player A's Leader is "A leader" with 5000 power
      And "A leader" has been given 2 DON!! cards
      And player A has the active Character "Crew" with 3000 power
      And "Crew" has been given 1 DON!! card
      And player A has "Found" on top of the deck
      When player A plays "Ten"
      Then player A's hand holds exactly "Found"

    Scenario: the DON!! deck is not the field
      Given player A has "Ten 1" (probe "event-draw-if-10-don") and "Ten 2" (probe "event-draw-if-10-don") in the hand
      And player A has "Supply" (probe "event-add-don-rested") in the hand
      And player A has 9 active and 0 rested DON!! cards
      When player A plays "Ten 1"
      Then player A's hand holds exactly "Ten 2" and "Supply"
      When player A plays "Supply"
      And player A plays "Ten 2"
      Then player A's hand holds 1 card
      And player A's trash holds exactly "Ten 1", "Ten 2" and "Supply"

    Scenario Outline: a card in the <area> is not on the field
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

    Scenario Outline: a card in the <area> is on the field
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

    Scenario: what is done to the whole field reaches each of its areas
      Given player A has "Calm" (probe "event-rest-field") in the hand
      And player B has the active Character "Crew" with 3000 power
      And player B has the active Stage "Port"
      When player A plays "Calm"
      Then "B leader", "Crew" and "Port" are rested
      And player B's cost area holds 0 active and 6 rested DON!! cards
      And "A leader" is active

  @OP-3-1-3
  Rule: 3-1-3 Each player has one area of every kind

    Scenario: the Characters of both players do not share an area
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

    Scenario: a Stage does not drive out that of the other player
      Given player B has the active Stage "Old Port"
      And "New Port" is a Stage of cost 1
      And player A has "New Port" in the hand
      When player A plays "New Port"
      Then "New Port" is in player A's Stage area
      And "Old Port" is in player B's Stage area

    Scenario: what is trashed at one moment goes to two trashes
      Given player A has "Blaze" (probe "event-ko-all") in the hand
      And player A has the active Character "Ours" with 3000 power
      And player B has the active Character "Theirs" with 3000 power
      When player A plays "Blaze"
      Then player A's trash holds exactly "Ours" and "Blaze"
      And player B's trash holds exactly "Theirs"

  @OP-3-1-4
  Rule: 3-1-4 Both players may know at any time how many cards lie in each area

    Scenario Outline: player <viewer> counts the cards of secret areas as they change
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

    Scenario Outline: player <viewer> counts the cards of open areas as they change
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

    Scenario: the counts of the player whose turn it is not are open as well, in the middle of a battle
      Given player B has "Guard" in the hand
      And "Guard" has the Counter value 1000
      And player B has 4 cards in the Life area
      When player A attacks "B leader" with "A leader"
      And player B uses the Counter of "Guard" on "B leader"
      Then player A counts 0 cards in player B's hand
      And player A counts 4 cards in player B's Life area
      And player A counts 1 card in player B's trash

  @OP-3-1-6
  Rule: 3-1-6 A Character or Stage that moves to another area is a new card there, and what was applied to it is gone

    # answers: ST03-001#1, ST03-003#2, ST03-009#1, ST03-014#1, ST03-015#1, ST03-016#2, OP07-085#1, OP01-070#1, OP01-071#1, OP01-086#1, OP01-089#2, P-030#1
    # answers: OP02-062#1, OP02-064#2, OP02-067#1, OP02-068#1, OP02-069#3, OP04-043#1, OP04-055#2, OP03-123#1
    Scenario: a Character returned to the hand and played again has its printed power
      Given player A has "Cheer" (probe "event-power-2000") and "Tide" (probe "event-bounce") in the hand
      And player A has the active Character "Crew" with 3000 power
      When player A plays "Cheer"
      Then "Crew" has 5000 power
      When player A plays "Tide"
      And player A plays "Crew"
      Then "Crew" has 3000 power

    Scenario: only the card that moved is new
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

    Scenario: in the hand its cost is the printed one again
      Given player A has "Bargain" (probe "event-cheaper-2") and "Tide" (probe "event-bounce") in the hand
      And "Crew" is a Character of cost 4 with 3000 power
      And player A has the active Character "Crew"
      When player A plays "Bargain"
      Then "Crew" has a cost of 2
      When player A plays "Tide"
      Then "Crew" is in player A's hand
      And "Crew" has a cost of 4

    # answers: OP02-018#1
    Scenario: a Character that comes back from the trash in the same turn is new
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

    Scenario: a Stage that comes back has not been used in this turn
      Given player A has the active Stage "Harbour" (probe "stage-activate-draw-once")
      And player A has "Storm" (probe "event-bounce-stage") in the hand
      And player A has "First", "Second" and "Third" on top of the deck
      When player A activates "Harbour"
      And player A plays "Storm"
      And player A plays "Harbour"
      And player A activates "Harbour"
      Then player A's hand holds exactly "First" and "Second"

    @OP-3-7-4
    Scenario: a Character that comes back has been played in this turn
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
    Scenario Outline: what was put off about it is not about the card that has come back
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

    Scenario Outline: nor is what was put off about a card that was chosen, where <returned> has come back
      Given "Loan" has this data:
        """
        {"category": "event", "text": "[Main] Choose 1 of your Characters. Trash it at the end of this turn.", "abilities": [{"type": "main", "effect": [{"do": "later", "at": "endOfTurn", "target": {"choose": {"from": {"player": "you", "zone": ["character"]}, "count": 1}}, "then": [{"do": "move", "target": {"chosen": true}, "to": "trash"}]}]}]}
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
    Scenario: an effect about a card that has gone meanwhile does not reach for it in its new area
      Given player B has the active Character "Wind" (probe "opponent-plays-return")
      And player B has the active Character "Deep" (probe "opponent-plays-tuck")
      And player A has "Recruit" and "Rookie" in the hand
      When player A plays "Recruit"
      And player B lets "Wind"'s ability come first
      Then "Recruit" is in player A's hand
      When player A plays "Rookie"
      And player B lets "Deep"'s ability come first
      Then the bottom of player A's deck is "Rookie"

    Scenario: nor for one that has come back
      Given "Sniper" has this data:
        """
        {"category": "character", "text": "[On Your Opponent's Attack] K.O. the attacking Character.",
         "abilities": [{"type": "auto", "when": {"event": "opponentAttacks", "player": "you", "subject": "any"},
           "effect": [{"do": "ko", "target": {"subject": true}}]}]}
        """
      And "Trickster" has this data:
        """
        {"category": "character", "text": "[When Attacking] Return this Character to the owner's hand and play it.",
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

    Scenario: a Character that comes back from the Life area in the same turn is new
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
    Scenario: an effect that goes on about its own card does not reach for it where it has gone meanwhile
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

    Scenario Outline: nor for one that it has chosen: <to> instead of being rested
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

    Scenario: what it moves itself it goes on about
      Given player A has "Ferry" (probe "event-return-and-play-rested") in the hand
      And player A has the active Character "Cook" (probe "on-play-draw")
      And player A has "Fresh" on top of the deck
      When player A plays "Ferry"
      Then "Cook" is in player A's Character area
      And "Cook" is rested
      And player A's hand holds exactly "Fresh"

    Scenario Outline: also where it has <deed> it
      Given "Tow" has this data:
        """
        {"category": "event", "text": "[Main] Something is done to a card. Then, place it at the bottom of its owner's deck.",
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
        | deed            | card     | first |
        | K.O.'d          | Crew     | {"do": "ko", "target": {"choose": {"from": {"player": "you", "zone": ["character"]}, "count": 1}}} |
        | trashed at once | Crew     | {"do": "together", "parts": [{"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["character"]}, "count": 1}}, "to": "trash"}]} |
        | played          | Castaway | {"do": "play", "target": {"choose": {"from": {"player": "you", "zone": ["trash"], "category": "character"}, "count": 1}}} |

    @OP-6-6-1-2
    Scenario: what was put off about a card loses it as well where it goes in the middle
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
  Rule: 3-1-6-1 A DON!! card that moves to another area loses what was applied to it

    Scenario: it has been in the DON!! deck
      Given player A has "Frost" (probe "event-freeze-don") and "Swap" (probe "event-swap-don") in the hand
      And player B has 0 active and 2 rested DON!! cards
      And player B has 0 DON!! cards in the DON!! deck
      When player A plays "Frost"
      And player A chooses "B don 1"
      And player A plays "Swap"
      And player B returns "B don 1" to the DON!! deck
      Then player B's cost area holds 0 active and 2 rested DON!! cards
      When player A ends the turn
      Then "B don 1" and "B don 2" are active

    Scenario: one that stays where it is keeps it
      Given player A has "Frost" (probe "event-freeze-don") and "Swap" (probe "event-swap-don") in the hand
      And player B has 0 active and 2 rested DON!! cards
      And player B has 0 DON!! cards in the DON!! deck
      When player A plays "Frost"
      And player A chooses "B don 1"
      And player A plays "Swap"
      And player B returns "B don 2" to the DON!! deck
      And player A ends the turn
      Then "B don 1" is rested
      And "B don 2" is active

    Scenario: giving it to a card moves it
      Given player A has "Frost" (probe "event-freeze-don") in the hand
      And player B has 2 active and 0 rested DON!! cards
      When player A plays "Frost"
      And player A chooses "B don 1"
      And player A ends the turn
      And player B gives the DON!! card "B don 1" to "B leader"
      Then "B leader" has 1 DON!! card under it
      When player B ends the turn
      And player A ends the turn
      Then "B don 1" is in player B's cost area
      And "B don 1" is active

    Scenario: resting it to pay does not move it
      Given player A has "Frost" (probe "event-freeze-don") in the hand
      And player B has 2 active and 0 rested DON!! cards
      And "Recruit" is a Character of cost 2 with 3000 power
      And player B has "Recruit" in the hand
      When player A plays "Frost"
      And player A chooses "B don 1"
      And player A ends the turn
      And player B plays "Recruit" with the DON!! cards "B don 1" and "B don 2"
      And player B ends the turn
      And player A ends the turn
      Then "B don 1" is rested
      And "B don 2" is active

    Scenario Outline: one that is given lies in the area of its card, and goes over to another card: from "<from>"
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
        | from     | left         |
        | A leader | 1 DON!! card |
        | Mate     | 0 DON!! cards |

  @OP-3-1-7
  Rule: 3-1-7 Of cards that go to an area at one moment their owner says in which order they lie there

    Scenario Outline: the owner orders them though the effect is the opponent's: <upper> on top
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
    Scenario: each owner orders the own cards, at the bottom of the own deck
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

    Scenario: the own effect, to the top of the Life cards
      Given player A has "Anchorage" (probe "event-characters-to-life") in the hand
      And player A has the active Character "One" with 3000 power
      And player A has the active Character "Two" with 3000 power
      And player A has the active Character "Three" with 3000 power
      When player A plays "Anchorage"
      And player A arranges "Two", "Three" and "One"
      Then the top of player A's Life area is "Two", "Three" and "One"

    Scenario: each of the cards has its place in the order
      Given player A has "Wave" (probe "event-tuck-2") in the hand
      And player B has the active Character "One" with 3000 power
      And player B has the active Character "Two" with 3000 power
      When player A plays "Wave"
      And player A chooses "One" and "Two"
      And player B tries to arrange "Two"
      Then that is refused
      When player B arranges "Two" and "One"
      Then the top of player B's deck is "Two" and "One"

    Scenario: as well where something else happens at the same moment
      Given "Undertow" has this data:
        """
        {"category": "event", "text": "[Main] Place all of your opponent's Characters on top of the deck and rest the opponent's Leader at the same time.",
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

    Scenario Outline: cards of the <from> that go to the bottom of the <to>
      Given "Stow" has this data:
        """
        {"category": "event", "text": "[Main] Place 2 cards from your <from> at the bottom of your <to>.",
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

    Scenario: cards of the deck that go from its top to its bottom
      Given player A has "Sounding" (probe "event-look-2-tuck") in the hand
      And player A has "One" and "Two" on top of the deck
      When player A plays "Sounding"
      And player A arranges "Two" and "One"
      Then the bottom of player A's deck is "Two" and "One"

    Scenario: the owner orders them in the Life area as well, though the effect is the opponent's
      Given "Shelter" has this data:
        """
        {"category": "event", "text": "[Main] Place all of your opponent's Characters on top of the owner's Life cards.",
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
    Scenario: cards that lie in the area already are ordered by the player of the effect
      Given "Meddle" has this data:
        """
        {"category": "event", "text": "[Main] Look at all of your opponent's Life cards and lay them back in any order.",
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
  Rule: 3-1-8 The other player does not learn in which order an owner places cards from an open area in a secret one

    # answers: OP06-056#2, OP06-058#2
    Scenario: in the deck of the opponent
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

    Scenario: in the Life area of the player of the effect
      Given player A has "Anchorage" (probe "event-characters-to-life") in the hand
      And player A has the active Character "One" with 3000 power
      And player A has the active Character "Two" with 3000 power
      When player A plays "Anchorage"
      And player A arranges "Two" and "One"
      Then the top of player A's Life area is "Two" and "One"
      And player B does not see what is in player A's Life area

    Scenario: both owners, each from the other
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
