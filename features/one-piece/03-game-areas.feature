@OP
Feature: 3. Game areas

  @OP-3-1-2
  Rule: 3-1-2 The field is the Leader, the Character, the Stage and the cost area together, and nothing else

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

    Scenario Outline: what was put off about it is not about the card that has come back
      Given "Ember" has this data:
        """
        {"name": "Ember", "number": "T-ember", "category": "character", "colors": ["red"], "cost": 1, "power": 3000,
         "text": "[Activate: Main] Add 1 active DON!! card. Trash this Character at the end of this turn.",
         "abilities": [{"type": "activate", "effect": [{"do": "addDon", "count": 1},
           {"do": "later", "at": "endOfTurn", "then": [{"do": "move", "target": {"self": true}, "to": "trash"}]}]}]}
        """
      And "Mate" is a Character of cost 1 with 3000 power
      And player A has "Tide" (probe "event-bounce") in the hand
      And player A has the active Character "Ember"
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

    Scenario: an effect about a card that has gone meanwhile does not reach for it in its new area
      Given "Wind" has this data:
        """
        {"name": "Wind", "number": "T-wind", "category": "character", "colors": ["red"], "cost": 1, "power": 1000,
         "text": "When your opponent plays a Character, return it to the owner's hand.",
         "abilities": [{"type": "auto", "when": {"event": "played", "player": "opponent", "subject": {"category": "character"}},
           "effect": [{"do": "move", "target": {"subject": true}, "to": "hand"}]}]}
        """
      And "Deep" has this data:
        """
        {"name": "Deep", "number": "T-deep", "category": "character", "colors": ["red"], "cost": 1, "power": 1000,
         "text": "When your opponent plays a Character, place it at the bottom of the owner's deck.",
         "abilities": [{"type": "auto", "when": {"event": "played", "player": "opponent", "subject": {"category": "character"}},
           "effect": [{"do": "move", "target": {"subject": true}, "to": "deck", "place": "bottom"}]}]}
        """
      And player B has the active Character "Wind"
      And player B has the active Character "Deep"
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
        {"name": "Sniper", "number": "T-sniper", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
         "text": "[On Your Opponent's Attack] K.O. the attacking Character.",
         "abilities": [{"type": "auto", "when": {"event": "opponentAttacks", "player": "you", "subject": "any"},
           "effect": [{"do": "ko", "target": {"subject": true}}]}]}
        """
      And "Trickster" has this data:
        """
        {"name": "Trickster", "number": "T-trickster", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
         "text": "[When Attacking] Return this Character to the owner's hand and play it.",
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
      Given "Call" has this data:
        """
        {"name": "Call", "number": "T-call", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] Play the top card of your Life cards.",
         "abilities": [{"type": "main", "effect": [{"do": "play", "target": {"all": {"player": "you", "zone": ["life"], "top": 1}}}]}]}
        """
      And player A has "Cheer" (probe "event-power-2000"), "Shrine" (probe "event-to-life") and "Call" in the hand
      And player A has the active Character "Crew" with 3000 power
      When player A plays "Cheer"
      And player A plays "Shrine"
      Then the top of player A's Life area is "Crew"
      When player A plays "Call"
      Then "Crew" is in player A's Character area
      And "Crew" has 3000 power

    @OP-3-7-6-1
    Scenario: an effect that goes on about its own card does not reach for it where it has gone meanwhile
      Given "Pilot 1" has this data:
        """
        {"name": "Pilot", "number": "T-pilot", "category": "character", "colors": ["red"], "cost": 3, "power": 4000,
         "text": "[Activate: Main] [Once Per Turn] Play 1 Character card from your trash. Then, place this Character at the bottom of your deck.",
         "abilities": [{"type": "activate", "oncePerTurn": true, "effect": [
           {"do": "play", "target": {"choose": {"from": {"player": "you", "zone": ["trash"], "category": "character"}, "count": 1}}},
           {"do": "move", "target": {"self": true}, "to": "deck", "place": "bottom"}]}]}
        """
      And "Pilot 2" has this data:
        """
        {"name": "Pilot", "number": "T-pilot", "category": "character", "colors": ["red"], "cost": 3, "power": 4000,
         "text": "[Activate: Main] [Once Per Turn] Play 1 Character card from your trash. Then, place this Character at the bottom of your deck.",
         "abilities": [{"type": "activate", "oncePerTurn": true, "effect": [
           {"do": "play", "target": {"choose": {"from": {"player": "you", "zone": ["trash"], "category": "character"}, "count": 1}}},
           {"do": "move", "target": {"self": true}, "to": "deck", "place": "bottom"}]}]}
        """
      And player A has the active Character "Pilot 1"
      And player A has the active Character "Pilot 2"
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
      Given "Eel" has this data:
        """
        {"name": "Eel", "number": "T-eel", "category": "character", "colors": ["red"], "cost": 3, "power": 4000,
         "text": "If this Character would be rested by your opponent's effect, it goes elsewhere instead.",
         "abilities": [{"type": "instead", "when": {"event": "rested", "by": {"cause": "effect", "player": "opponent"}}, "effect": [
           {"do": "move", "target": {"self": true}, "to": "<to>"}]}]}
        """
      And "Net 1" has this data:
        """
        {"name": "Net", "number": "T-net", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] Rest 1 of your opponent's Characters. Your Leader gains that Character's power during this turn. Then, place it at the bottom of its owner's deck.",
         "abilities": [{"type": "main", "effect": [
           {"do": "setState", "state": "rested", "target": {"choose": {"from": {"player": "opponent", "zone": ["character"]}, "count": 1}}},
           {"do": "modify", "stat": "power", "by": {"value": "power", "of": {"chosen": true}}, "target": {"all": {"player": "you", "zone": ["leader"]}}, "until": "turn"},
           {"do": "move", "target": {"chosen": true}, "to": "deck", "place": "bottom"}]}]}
        """
      And "Net 2" has this data:
        """
        {"name": "Net", "number": "T-net", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] Rest 1 of your opponent's Characters. Your Leader gains that Character's power during this turn. Then, place it at the bottom of its owner's deck.",
         "abilities": [{"type": "main", "effect": [
           {"do": "setState", "state": "rested", "target": {"choose": {"from": {"player": "opponent", "zone": ["character"]}, "count": 1}}},
           {"do": "modify", "stat": "power", "by": {"value": "power", "of": {"chosen": true}}, "target": {"all": {"player": "you", "zone": ["leader"]}}, "until": "turn"},
           {"do": "move", "target": {"chosen": true}, "to": "deck", "place": "bottom"}]}]}
        """
      And player A's Leader is "A leader" with 5000 power
      And player A has "Net 1" and "Net 2" in the hand
      And player B has the active Character "Eel"
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
      Given "Ferry" has this data:
        """
        {"name": "Ferry", "number": "T-ferry", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] Return 1 of your Characters to your hand. Then, play it rested.",
         "abilities": [{"type": "main", "effect": [
           {"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["character"]}, "count": 1}}, "to": "hand"},
           {"do": "play", "target": {"chosen": true}, "state": "rested"}]}]}
        """
      And player A has "Ferry" in the hand
      And player A has the active Character "Cook" (probe "on-play-draw")
      And player A has "Fresh" on top of the deck
      When player A plays "Ferry"
      Then "Cook" is in player A's Character area
      And "Cook" is rested
      And player A's hand holds exactly "Fresh"

    Scenario Outline: also where it has <deed> it
      Given "Tow" has this data:
        """
        {"name": "Tow", "number": "T-tow", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] Something is done to a card. Then, place it at the bottom of its owner's deck.",
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
      Given "Eel" has this data:
        """
        {"name": "Eel", "number": "T-eel", "category": "character", "colors": ["red"], "cost": 3, "power": 4000,
         "text": "If this Character would be rested by your opponent's effect, return it to the owner's hand instead.",
         "abilities": [{"type": "instead", "when": {"event": "rested", "by": {"cause": "effect", "player": "opponent"}}, "effect": [
           {"do": "move", "target": {"self": true}, "to": "hand"}]}]}
        """
      And "Trawl 1" has this data:
        """
        {"name": "Trawl", "number": "T-trawl", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] At the end of this turn, rest 1 of your opponent's Characters chosen now and place it at the bottom of its owner's deck.",
         "abilities": [{"type": "main", "effect": [
           {"do": "later", "at": "endOfTurn", "target": {"choose": {"from": {"player": "opponent", "zone": ["character"]}, "count": 1}}, "then": [
             {"do": "setState", "state": "rested", "target": {"chosen": true}},
             {"do": "move", "target": {"chosen": true}, "to": "deck", "place": "bottom"}]}]}]}
        """
      And "Trawl 2" has this data:
        """
        {"name": "Trawl", "number": "T-trawl", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] At the end of this turn, rest 1 of your opponent's Characters chosen now and place it at the bottom of its owner's deck.",
         "abilities": [{"type": "main", "effect": [
           {"do": "later", "at": "endOfTurn", "target": {"choose": {"from": {"player": "opponent", "zone": ["character"]}, "count": 1}}, "then": [
             {"do": "setState", "state": "rested", "target": {"chosen": true}},
             {"do": "move", "target": {"chosen": true}, "to": "deck", "place": "bottom"}]}]}]}
        """
      And player A has "Trawl 1" and "Trawl 2" in the hand
      And player B has the active Character "Eel"
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

    @reading
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
        {"name": "Mark", "number": "T-mark", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] Return 1 of the DON!! cards that are given to your cards to the DON!! deck at the end of your turn.",
         "abilities": [{"type": "main", "effect": [{"do": "later", "at": "endOfYourTurn",
           "target": {"choose": {"from": {"player": "you", "zone": ["given"]}, "count": 1}},
           "then": [{"do": "move", "target": {"chosen": true}, "to": "donDeck"}]}]}]}
        """
      And "Shift" has this data:
        """
        {"name": "Shift", "number": "T-shift", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] Give 1 DON!! card that is given to another card to 1 of your Characters.",
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
        {"name": "Undertow", "number": "T-undertow", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] Place all of your opponent's Characters on top of the deck and rest the opponent's Leader at the same time.",
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
        {"name": "Stow", "number": "T-stow", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] Place 2 cards from your <from> at the bottom of your <to>.",
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
      Given "Sounding" has this data:
        """
        {"name": "Sounding", "number": "T-sounding", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] Look at 2 cards from the top of your deck and place them at the bottom of it in any order.",
         "abilities": [{"type": "main", "effect": [{"do": "look", "zone": "deck", "count": 2},
           {"do": "move", "target": {"chosen": true}, "to": "deck", "place": "bottom"}]}]}
        """
      And player A has "Sounding" in the hand
      And player A has "One" and "Two" on top of the deck
      When player A plays "Sounding"
      And player A arranges "Two" and "One"
      Then the bottom of player A's deck is "Two" and "One"

    Scenario: the owner orders them in the Life area as well, though the effect is the opponent's
      Given "Shelter" has this data:
        """
        {"name": "Shelter", "number": "T-shelter", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] Place all of your opponent's Characters on top of the owner's Life cards.",
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
        {"name": "Meddle", "number": "T-meddle", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] Look at all of your opponent's Life cards and lay them back in any order.",
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

  @OP-3-2-2
  Rule: 3-2-2 Nobody looks into a deck or changes its order, not even its owner

    Scenario Outline: after a card has gone there nobody sees the deck: player <viewer> does not
      Given player A has "Tuck" (probe "event-tuck-1") in the hand
      And player A has the active Character "Crew" with 3000 power
      When player A plays "Tuck"
      Then the bottom of player A's deck is "Crew"
      And "Crew" is face down in player A's deck
      And player <viewer> does not see what is in player A's deck
      And player <viewer> does not see what is in player B's deck

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: an effect lets its player look at as many cards as it says, and only its player
      Given player A has "Spyglass" (probe "event-look-3-take-1") in the hand
      And player A has "One", "Two", "Three" and "Four" on top of the deck
      When player A plays "Spyglass"
      And player A is asked to choose
      Then player A sees "One", "Two" and "Three" in player A's deck
      And player A does not see "Four"
      And player B does not see what is in player A's deck

    Scenario: looking is over with the effect, and the order is what it was
      Given player A has "Spyglass" (probe "event-look-3-take-1") in the hand
      And player A has "One", "Two", "Three" and "Four" on top of the deck
      When player A plays "Spyglass"
      And player A chooses "Two"
      Then "Two" is in player A's hand
      And the top of player A's deck is "One", "Three" and "Four"
      And player A does not see what is in player A's deck

  @OP-3-2-3
  Rule: 3-2-3 Several cards that leave a deck leave it one by one

    Scenario: of two cards trashed from the deck the second lies on the first
      Given player A has "Leak" (probe "event-mill-2") in the hand
      And player A has "First" and "Second" on top of the deck
      When player A plays "Leak"
      Then the top of player A's trash is "Second" and "First"

    Scenario: two cards go to the Life area one upon the other, and nobody orders them
      Given player A has "Ballast" (probe "event-deck-to-life-2") in the hand
      And player A has "First" and "Second" on top of the deck
      And player A's Life cards are "Old"
      When player A plays "Ballast"
      Then the top of player A's Life area is "Second", "First" and "Old"

    Scenario: each card leaves by itself
      Given player A has "Leak" (probe "event-mill-2") in the hand
      And player A has "First" and "Second" on top of the deck
      When player A plays "Leak"
      Then these events happened in this order:
        | moved   | First  |
        | trashed | First  |
        | moved   | Second |
        | trashed | Second |
      And player A's deck holds 18 cards

  @OP-3-2-4
  Rule: 3-2-4 A shuffle puts the deck in an order left to chance

    Scenario: the card on top is another one than before
      Given player A has "Mix" (probe "event-shuffle-draw") in the hand
      And player A has "Known" on top of the deck
      And player A has "Gem" in the deck
      And the next shuffle of player A's deck puts "Gem" on top
      When player A plays "Mix"
      Then "Gem" is in player A's hand
      And "Known" is in player A's deck

    Scenario: it is the deck of the player who is told to shuffle
      Given player A has "Mix" (probe "event-shuffle-opponent") in the hand
      And player A has "Mine" on top of the deck
      And player B has "Known" on top of the deck
      And player B has "Gem" in the deck
      And the next shuffle of player B's deck puts "Gem" on top
      When player A plays "Mix"
      Then "Gem" is in player B's hand
      And the top of player A's deck is "Mine"

  @OP-3-3-1
  Rule: 3-3-1 At the start of the game each player places the DON!! deck apart from the deck

    Scenario: it lies there before the first decision
      Given both players have decks for a game, with the Leaders "Captain" and "Rival"
      And the lot falls to player A
      When player A is asked to choose who goes first
      Then player A's DON deck holds 10 cards
      And player B's DON deck holds 10 cards
      And player A's deck holds 50 cards
      And player B's deck holds 50 cards
      And "A don 1" is face down in player A's DON deck
      And "B don 10" is face down in player B's DON deck
      When player A gets the first turn
      Then player A's DON deck holds 9 cards
      And player B's DON deck holds 10 cards
      And player A's deck holds 40 cards

    Scenario: the DON!! cards of the first turn come from it
      Given both players have decks for a game, with the Leaders "Captain" and "Rival"
      When player A gets the first turn
      Then player A's DON deck holds 9 cards
      And player A's cost area holds 1 active and 0 rested DON!! cards
      And player B's DON deck holds 10 cards
      And player B's cost area holds 0 cards

  @OP-3-3-2
  Rule: 3-3-2 The DON!! deck lies face down, and yet both players may look at it

    Scenario Outline: player <viewer> sees the DON!! cards that were returned to it and those that lay there
      Given player A has "Tribute" (probe "event-return-don-2") in the hand
      When player A plays "Tribute"
      And player A returns "A don 1" and "A don 2" to the DON!! deck
      Then player <viewer> sees "A don 1", "A don 2" and "A don 7" in player A's DON deck
      And "A don 1" is face down in player A's DON deck
      And player A's DON deck holds 6 cards

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: the DON!! deck of the player whose turn it is not is open as well
      Given player A has "Swap" (probe "event-swap-don") in the hand
      When player A plays "Swap"
      And player B returns "B don 6" to the DON!! deck
      Then player A sees "B don 6" and "B don 8" in player B's DON deck
      And player B sees "B don 6" and "B don 8" in player B's DON deck
      And "B don 6" is face down in player B's DON deck

  @OP-3-3-3
  Rule: 3-3-3 Several cards that leave a DON!! deck leave it one by one

    Scenario: the top one first
      Given player A has "Supply" (probe "event-add-don-2") in the hand
      When player A plays "Supply"
      Then these events happened in this order:
        | moved | A don 7 |
        | moved | A don 8 |
      And player A's DON deck holds exactly "A don 9" and "A don 10"

    Scenario: where fewer are left those that are there come
      Given player A has "Supply" (probe "event-add-don-2") in the hand
      And player A has 9 active and 0 rested DON!! cards
      When player A plays "Supply"
      Then player A's cost area holds 10 active and 0 rested DON!! cards
      And player A's DON deck holds 0 cards

  @OP-3-4-2
  Rule: 3-4-2 A player may always look at the own hand

    Scenario: a card drawn in the Draw Phase
      Given player B has "Fresh" on top of the deck
      And player B has "Kept" in the hand
      When player A ends the turn
      Then player B sees "Fresh" and "Kept" in player B's hand

    Scenario: a card that the opponent's effect has put there
      Given player A has "Tide" (probe "event-bounce") in the hand
      And player B has the active Character "Crew" with 3000 power
      When player A plays "Tide"
      Then player B sees "Crew" in player B's hand

    Scenario: a card taken from the Life area by damage
      Given player B's Life cards are "Top" and "Next"
      When player A attacks "B leader" with "A leader"
      Then player B sees "Top" in player B's hand

  @OP-3-4-3
  Rule: 3-4-3 A player does not see what is in the hand of the other

    Scenario: a card drawn stays unknown
      Given player B has "Fresh" on top of the deck
      And player B has "Kept" in the hand
      When player A ends the turn
      Then player B's hand holds exactly "Fresh" and "Kept"
      And player A does not see what is in player B's hand

    Scenario: a card that went there from an open area is not to be seen there
      Given player A has "Tide" (probe "event-bounce") in the hand
      And player B has the active Character "Crew" with 3000 power
      When player A plays "Tide"
      Then "Crew" is in player B's hand
      And player A does not see "Crew"

    Scenario: a Life card taken by damage is added unseen
      Given player B's Life cards are "Top" and "Next"
      When player A attacks "B leader" with "A leader"
      Then "Top" is in player B's hand
      And player A does not see "Top"

    @OP-3-7-6-1
    Scenario: a card that is revealed is seen as long as it is revealed, the others are not
      Given player A has the active Character "Crew 1" with 3000 power
      And player A has the active Character "Crew 2" with 3000 power
      And player A has the active Character "Crew 3" with 3000 power
      And player A has the active Character "Crew 4" with 3000 power
      And player A has the active Character "Crew 5" with 3000 power
      And player A has "Recruit" and "Secret" in the hand
      When player A plays "Recruit"
      And player A is asked to make room
      Then player B sees "Recruit" in player A's hand
      And player B does not see "Secret"

  @OP-3-5-1
  Rule: 3-5-1 K.O.'d Characters and activated Events go to the trash

    Scenario: a Character K.O.'d in battle
      Given player A has the active Character "Striker" with 4000 power
      And player B has the rested Character "Prey" with 3000 power
      When player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's trash

    Scenario: a Character K.O.'d by an effect, and the Event that did it
      Given player A has "Shot" (probe "event-ko") in the hand
      And player B has the active Character "Prey" with 3000 power
      When player A plays "Shot"
      Then "Prey" is in player B's trash
      And "Shot" is in player A's trash

    Scenario: an Event that can do nothing
      Given player A has "Shot" (probe "event-ko") in the hand
      When player A plays "Shot"
      Then "Shot" is in player A's trash
      And player A's cost area holds 4 active and 2 rested DON!! cards

    Scenario: an Event activated in the Counter Step
      Given player B has "Parry" (probe "counter-event-power") in the hand
      When player A attacks "B leader" with "A leader"
      And player B plays "Parry"
      Then "Parry" is in player B's trash
      And player B's Life area holds 3 cards

  @OP-3-5-2
  Rule: 3-5-2 Both players see both trashes, and what comes to a trash lies on top

    Scenario: a K.O.'d Character lies on what was there
      Given player A has "Shot" (probe "event-ko") in the hand
      And player B has "Older" and "Oldest" in the trash
      And player B has the active Character "Prey" with 3000 power
      When player A plays "Shot"
      Then the top of player B's trash is "Prey", "Older" and "Oldest"

    Scenario: a card trashed from the hand and the Event that asked for it
      Given player A has "Jettison" (probe "event-draw-discard-up-to-1") and "Cargo" in the hand
      And player A has "Older" in the trash
      When player A plays "Jettison"
      And player A chooses "Cargo"
      Then the top of player A's trash is "Cargo", "Jettison" and "Older"

    Scenario: a Character trashed to make room
      Given player A has the active Character "Crew 1" with 3000 power
      And player A has the active Character "Crew 2" with 3000 power
      And player A has the active Character "Crew 3" with 3000 power
      And player A has the active Character "Crew 4" with 3000 power
      And player A has the active Character "Crew 5" with 3000 power
      And player A has "Recruit" in the hand
      And player A has "Older" in the trash
      When player A plays "Recruit"
      And player A trashes "Crew 3" to make room
      Then the top of player A's trash is "Crew 3" and "Older"

    Scenario Outline: player <viewer> sees what lies in both trashes
      Given player A has "Leak" (probe "event-mill-2") and "Shot" (probe "event-ko") in the hand
      And player A has "First" and "Second" on top of the deck
      And player B has the active Character "Prey" with 3000 power
      And player B has "Older" in the trash
      When player A plays "Leak"
      And player A plays "Shot"
      Then player <viewer> sees "First", "Second", "Leak" and "Shot" in player A's trash
      And player <viewer> sees "Prey" and "Older" in player B's trash
      And "First" is face up in player A's trash

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: a Life card that [Banish] trashes
      Given player A has the active Character "Raider" (probe "banish")
      And player B has "Older" in the trash
      And player B's Life cards are "First" and "Second"
      When player A attacks "B leader" with "Raider"
      Then the top of player B's trash is "First" and "Older"

    Scenario: a card whose [Trigger] has been used
      Given player B has "Older" in the trash
      And player B's Life cards are "Spring" (probe "trigger-draw") and "Second"
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then the top of player B's trash is "Spring" and "Older"

  @OP-3-6-1
  Rule: 3-6-1 At the start of the game each player places the Leader face up

    Scenario: both Leaders lie there before the first decision
      Given both players have decks for a game, with the Leaders "Captain" and "Rival"
      And the lot falls to player A
      When player A is asked to choose who goes first
      Then "Captain" is face up in player A's Leader area
      And "Rival" is face up in player B's Leader area
      And player A's Leader area holds exactly "Captain"
      And player A's deck holds 50 cards
      When player A gets the first turn
      And player A gives 1 DON!! card to "Captain"
      Then "Captain" has 6000 power
      And player A's deck holds 40 cards

  @OP-3-6-2
  Rule: 3-6-2 Both players see the Leaders

    Scenario: placed at the start of the game
      Given both players have decks for a game, with the Leaders "Captain" and "Rival"
      When player A gets the first turn
      And player A gives 1 DON!! card to "Captain"
      Then player B sees "Captain" in player A's Leader area
      And player A sees "Rival" in player B's Leader area
      And "Captain" has 6000 power

    Scenario: in a battle between them
      Given player B has "Guard" in the hand
      When player A attacks "B leader" with "A leader"
      And player B is asked to counter
      Then "A leader" is rested
      And player B sees "A leader" in player A's Leader area
      And player A sees "B leader" in player B's Leader area

  @OP-3-6-3
  Rule: 3-6-3 A Leader stays in the Leader area whatever an effect says

    Scenario: an effect that returns everything leaves both Leaders where they are
      Given player A has "Retreat" (probe "event-clear-field") in the hand
      And player A has the active Character "Ours" with 3000 power
      And player B has the active Character "Theirs" with 3000 power
      And player B has the active Stage "Port"
      When player A plays "Retreat"
      Then "Ours" is in player A's hand
      And "Theirs" and "Port" are in player B's hand
      And "A leader" is in player A's Leader area
      And "B leader" is in player B's Leader area

    Scenario: an effect cannot trash it, and what is given to it stays with it
      Given player A has "Broadside" (probe "event-trash-fighters") in the hand
      And player B has the active Character "Crew" with 3000 power
      And player B's Leader is "B leader" with 5000 power
      And "B leader" has been given 2 DON!! cards
      When player A plays "Broadside"
      Then "Crew" is in player B's trash
      And "B leader" is in player B's Leader area
      And "B leader" has 2 DON!! cards under it

    Scenario: a Leader that is chosen stays, and nothing else goes in its place
      Given player A has "Grapple 1" (probe "event-bounce-fighter") in the hand
      And player A has "Grapple 2" (probe "event-bounce-fighter") in the hand
      And player B has the active Character "Crew" with 3000 power
      When player A plays "Grapple 1"
      And player A chooses "B leader"
      Then "B leader" is in player B's Leader area
      And "Crew" is in player B's Character area
      When player A plays "Grapple 2"
      And player A chooses "Crew"
      Then "Crew" is in player B's hand

  @OP-3-7-2
  Rule: 3-7-2 Characters lie face up for both players

    Scenario Outline: player <viewer> sees Characters played from the hand and from the trash
      Given player A has "Rescue" (probe "event-play-from-trash") and "Recruit" in the hand
      And player A has "Castaway" in the trash
      When player A plays "Recruit"
      And player A plays "Rescue"
      And player A chooses "Castaway"
      Then player <viewer> sees "Recruit" and "Castaway" in player A's Character area
      And "Recruit" is face up in player A's Character area
      And "Castaway" is face up in player A's Character area

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: one that was a Life card lies face up as well
      Given player B's Life cards are "Stowaway" (probe "trigger-play-self") and "Next"
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then "Stowaway" is face up in player B's Character area
      And player A sees "Stowaway" in player B's Character area

  @OP-3-7-3
  Rule: 3-7-3 Whatever places a Character in the Character area plays it

    Scenario: from the hand
      Given player A has "Cook" (probe "on-play-draw") in the hand
      And player A has "Fresh" on top of the deck
      When player A plays "Cook"
      Then "Fresh" is in player A's hand

    Scenario: by an effect from the trash
      Given player A has "Rescue" (probe "event-play-from-trash") in the hand
      And player A has "Cook" (probe "on-play-draw") in the trash
      And player A has "Fresh" on top of the deck
      When player A plays "Rescue"
      And player A chooses "Cook"
      Then "Fresh" is in player A's hand
      And "Cook" is in player A's Character area

    Scenario: by a Trigger from the Life area, in the opponent's turn
      Given player B's Life cards are "Stowaway" (probe "on-play-draw-trigger-play") and "Next"
      And player B has "Fresh" on top of the deck
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then "Fresh" is in player B's hand
      And "Stowaway" is in player B's Character area

    Scenario: one that lies there already is not placed there, and so not played
      Given "Muster" has this data:
        """
        {"name": "Muster", "number": "T-muster", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] Play all of your [on-play-draw] from the field and the trash.",
         "abilities": [{"type": "main", "effect": [
           {"do": "play", "target": {"all": {"player": "you", "zone": ["character", "trash"], "name": "on-play-draw"}}}]}]}
        """
      And player A has "Muster" in the hand
      And player A has the rested Character "Cook 1" (probe "on-play-draw")
      And player A has "Cook 2" (probe "on-play-draw") in the trash
      And player A has "Fresh" and "Next" on top of the deck
      When player A plays "Muster"
      Then player A's Character area holds exactly "Cook 1" and "Cook 2"
      And player A's hand holds exactly "Fresh"
      And "Cook 1" is rested

  @OP-3-7-4
  Rule: 3-7-4 A Character cannot attack in the turn in which it was played

    Scenario: one that was played from the hand waits for the next turn
      Given "Recruit" is a Character of cost 2 with 6000 power
      And player A has "Recruit" in the hand
      And player A has the active Character "Veteran" with 6000 power
      When player A plays "Recruit"
      And player A tries to attack "B leader" with "Recruit"
      Then that is refused
      When player A attacks "B leader" with "Veteran"
      Then player B's Life area holds 2 cards
      When player A ends the turn
      And player B ends the turn
      And player A attacks "B leader" with "Recruit"
      Then player B's Life area holds 1 card

    Scenario: it cannot attack Characters either
      Given player A has the active Character "Recruit" with 6000 power
      And "Recruit" was played in this turn
      And player A has the active Character "Veteran" with 6000 power
      And player B has the rested Character "Prey" with 1000 power
      When player A tries to attack "Prey" with "Recruit"
      Then that is refused
      When player A attacks "Prey" with "Veteran"
      Then "Prey" is in player B's trash
      And "Recruit" is active

    Scenario: one that an effect played waits as well
      Given player A has "Rescue" (probe "event-play-from-trash") in the hand
      And player A has "Castaway" in the trash
      When player A plays "Rescue"
      And player A chooses "Castaway"
      And player A tries to attack "B leader" with "Castaway"
      Then that is refused
      When player A attacks "B leader" with "A leader"
      Then player B's Life area holds 2 cards
      And "Castaway" is active

    Scenario: one that was played in the opponent's turn attacks in the own next turn
      Given player B's Life cards are "Stowaway" (probe "trigger-play-self") and "Next"
      And player A has the rested Character "Prey" with 1000 power
      And player A has 5 cards in the deck
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      And player A ends the turn
      And player B attacks "A leader" with "Stowaway"
      Then "Stowaway" is rested

    Scenario: one whose text says so attacks at once
      Given player A has "Sprinter" (probe "rush") in the hand
      And player B has the rested Character "Prey" with 1000 power
      When player A plays "Sprinter"
      And player A attacks "Prey" with "Sprinter"
      Then "Prey" is in player B's trash

    Scenario: the next turn of the same player is another turn
      Given "Again" has this data:
        """
        { "name": "Again", "number": "T-A", "category": "event", "colors": ["red"], "cost": 0, "text": "[Main] Take another turn after this one.",
          "abilities": [{ "type": "main", "effect": [{ "do": "extraTurn" }] }] }
        """
      And player A has "Again" in the hand
      And player A has the active Character "Recruit" with 5000 power
      And "Recruit" was played in this turn
      When player A plays "Again"
      And player A tries to attack "B leader" with "Recruit"
      Then that is refused
      When player A ends the turn
      And player A attacks "B leader" with "Recruit"
      Then player B's Life area holds 2 cards

  @OP-3-7-5
  Rule: 3-7-5 A Character comes to the Character area active unless something says otherwise

    Scenario: from the hand
      Given player A has "Recruit" in the hand
      When player A plays "Recruit"
      Then "Recruit" is active
      And player A's cost area holds 4 active and 2 rested DON!! cards

    Scenario: one that was rested when it left comes back active
      Given player A has "Plank" (probe "event-trash-character") in the hand
      And player A has "Rescue" (probe "event-play-from-trash") in the hand
      And player A has the rested Character "Crew" with 3000 power
      When player A plays "Plank"
      And player A plays "Rescue"
      And player A chooses "Crew"
      Then "Crew" is in player A's Character area
      And "Crew" is active

    Scenario: rested where the effect says so
      Given player A has "Rescue" (probe "event-play-from-trash-rested") in the hand
      And player A has "Castaway" in the trash
      When player A plays "Rescue"
      And player A chooses "Castaway"
      Then "Castaway" is rested

  @OP-3-7-6
  Rule: 3-7-6 A Character area holds up to five Characters

    Scenario: the fifth finds room
      Given player A has the active Character "Crew 1" with 3000 power
      And player A has the active Character "Crew 2" with 3000 power
      And player A has the active Character "Crew 3" with 3000 power
      And player A has the active Character "Crew 4" with 3000 power
      And player A has "Recruit" in the hand
      When player A plays "Recruit"
      Then player A's Character area holds 5 cards
      And player A's trash holds 0 cards

    Scenario: a sixth is one too many
      Given player A has the active Character "Crew 1" with 3000 power
      And player A has the active Character "Crew 2" with 3000 power
      And player A has the active Character "Crew 3" with 3000 power
      And player A has the active Character "Crew 4" with 3000 power
      And player A has the active Character "Crew 5" with 3000 power
      And player A has "Recruit" in the hand
      When player A plays "Recruit"
      And player A trashes "Crew 1" to make room
      Then player A's Character area holds exactly "Crew 2", "Crew 3", "Crew 4", "Crew 5" and "Recruit"

    Scenario: a sixth that an effect plays is one too many as well
      Given player A has "Rescue" (probe "event-play-from-trash") in the hand
      And player A has "Castaway" in the trash
      And player A has the active Character "Crew 1" with 3000 power
      And player A has the active Character "Crew 2" with 3000 power
      And player A has the active Character "Crew 3" with 3000 power
      And player A has the active Character "Crew 4" with 3000 power
      And player A has the active Character "Crew 5" with 3000 power
      When player A plays "Rescue"
      And player A chooses "Castaway"
      And player A trashes "Crew 5" to make room
      Then player A's Character area holds exactly "Crew 1", "Crew 2", "Crew 3", "Crew 4" and "Castaway"

  @OP-3-7-6-1
  Rule: 3-7-6-1 Who plays a sixth Character shows it, trashes one of the own five, and then places it

    Background:
      Given player A has the active Character "Crew 1" with 3000 power
      And player A has the active Character "Crew 2" with 3000 power
      And player A has the active Character "Crew 3" with 3000 power
      And player A has the active Character "Crew 4" with 3000 power
      And player A has the active Character "Crew 5" with 3000 power

    @OP-2-7-2
    Scenario: the cost is paid and the card is shown before one is trashed
      Given "Recruit" is a Character of cost 4 with 3000 power
      And player A has "Recruit" in the hand
      When player A plays "Recruit"
      And player A is asked to make room
      Then player A's cost area holds 2 active and 4 rested DON!! cards
      And "Recruit" is in player A's hand
      And player B sees "Recruit" in player A's hand
      And player A's trash holds 0 cards

    Scenario Outline: the player may trash any of them: <leaving>
      Given player A has "Recruit" in the hand
      When player A plays "Recruit"
      And player A trashes "<leaving>" to make room
      Then player A's trash holds exactly "<leaving>"
      And "Recruit" is in player A's Character area
      And "Recruit" is active

      Examples:
        | leaving |
        | Crew 1  |
        | Crew 4  |

    Scenario: the card that is played cannot be the one that is trashed
      Given player A has "Recruit" in the hand
      When player A plays "Recruit"
      And player A tries to trash "Recruit" to make room
      Then that is refused
      When player A trashes "Crew 2" to make room
      Then player A's Character area holds exactly "Crew 1", "Crew 3", "Crew 4", "Crew 5" and "Recruit"

    Scenario: a Character of the opponent cannot be the one that is trashed
      Given player A has "Recruit" in the hand
      And player B has the active Character "Foe" with 3000 power
      When player A plays "Recruit"
      And player A tries to trash "Foe" to make room
      Then that is refused
      When player A trashes "Crew 2" to make room
      Then "Crew 2" is in player A's trash
      And "Foe" is in player B's Character area

    Scenario: nor can a Leader, and one Character is enough
      Given player A has "Recruit" in the hand
      When player A plays "Recruit"
      And player A tries to trash "A leader" to make room
      Then that is refused
      When player A trashes "Crew 5" to make room
      Then player A's trash holds exactly "Crew 5"
      And player A's Character area holds 5 cards

    @OP-6-5-5-4
    Scenario: the DON!! cards given to it come back rested
      Given "Crew 3" has been given 2 DON!! cards
      And player A has 3 active and 0 rested DON!! cards
      And player A has "Recruit" in the hand
      When player A plays "Recruit"
      And player A trashes "Crew 3" to make room
      Then player A's cost area holds 1 active and 4 rested DON!! cards

    Scenario: in the opponent's turn as well, by the player who plays
      Given it is player B's Main Phase
      And player A's Life cards are "Stowaway" (probe "trigger-play-self") and "Next"
      When player B attacks "A leader" with "B leader"
      And player A activates the Trigger
      And player A trashes "Crew 1" to make room
      Then player A's trash holds exactly "Crew 1"
      And "Stowaway" is in player A's Character area

    Scenario: room is made for each of those that one effect plays
      Given "Muster" has this data:
        """
        {"name": "Muster", "number": "T-muster", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] Play up to 2 Character cards from your trash.",
         "abilities": [{"type": "main", "effect": [
           {"do": "play", "target": {"choose": {"from": {"player": "you", "zone": ["trash"], "category": "character"}, "count": 2, "upTo": true}}}]}]}
        """
      And player A has "Muster" in the hand
      And player A has "First" and "Second" in the trash
      When player A plays "Muster"
      And player A chooses "First" and "Second"
      And player A trashes "Crew 1" to make room
      And player A trashes "Crew 3" to make room
      Then player A's Character area holds exactly "Crew 2", "Crew 4", "Crew 5", "First" and "Second"

  @OP-3-7-6-1-1
  Rule: 3-7-6-1-1 To trash a Character for room is rule processing, and no effect can be applied to it

    Background:
      Given player A has the active Character "Crew 1" with 3000 power
      And player A has the active Character "Crew 2" with 3000 power
      And player A has the active Character "Crew 3" with 3000 power
      And player A has "Recruit" in the hand

    Scenario: it is no K.O.
      Given player A has the active Character "Martyr" (probe "on-ko-draw")
      And player A has the active Character "Crew 4" with 3000 power
      When player A plays "Recruit"
      And player A trashes "Martyr" to make room
      Then "Martyr" is in player A's trash
      And player A's hand holds 0 cards

    Scenario: nothing happens instead of it
      Given player A has the active Character "Bodyguard" (probe "saves-from-removal")
      And player A has the active Character "Crew 4" with 3000 power
      When player A plays "Recruit"
      And player A trashes "Crew 4" to make room
      Then "Crew 4" is in player A's trash
      And "Bodyguard" is active

    Scenario: nothing prevents it
      Given player A has the active Character "Rock" (probe "cannot-be-removed")
      And player A has the active Character "Crew 4" with 3000 power
      When player A plays "Recruit"
      And player A trashes "Rock" to make room
      Then "Rock" is in player A's trash

    @reading
    Scenario: nothing is activated by it, though the same card notices other removals
      Given player A has the active Character "Watcher" (probe "watches-own-removals")
      And player A has the active Character "Crew 4" with 3000 power
      And player A has "Plank" (probe "event-trash-character") in the hand
      And player A has "Fresh" on top of the deck
      When player A plays "Recruit"
      And player A trashes "Crew 4" to make room
      Then player A's hand holds exactly "Plank"
      When player A plays "Plank"
      And player A chooses "Crew 3"
      Then "Fresh" is in player A's hand

  @OP-3-8-2
  Rule: 3-8-2 A Stage lies face up for both players

    Scenario Outline: player <viewer> sees a Stage that was played
      Given "Port" is a Stage of cost 1
      And player A has "Port" in the hand
      When player A plays "Port"
      Then player <viewer> sees "Port" in player A's Stage area
      And "Port" is face up in player A's Stage area

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: one that an effect placed
      Given "Port" is a Stage of cost 1
      And player A has "Rebuild" (probe "event-play-stage-from-trash") in the hand
      And player A has "Port" in the trash
      When player A plays "Rebuild"
      And player A chooses "Port"
      Then "Port" is face up in player A's Stage area
      And player B sees "Port" in player A's Stage area

  @OP-3-8-3
  Rule: 3-8-3 Whatever places a Stage in the Stage area plays it

    Scenario: from the hand
      Given player A has "Inn" (probe "stage-on-play-draw") in the hand
      And player A has "Fresh" on top of the deck
      When player A plays "Inn"
      Then "Fresh" is in player A's hand

    Scenario: by an effect from the trash
      Given player A has "Rebuild" (probe "event-play-stage-from-trash") in the hand
      And player A has "Inn" (probe "stage-on-play-draw") in the trash
      And player A has "Fresh" on top of the deck
      When player A plays "Rebuild"
      And player A chooses "Inn"
      Then "Fresh" is in player A's hand
      And "Inn" is in player A's Stage area

  @OP-3-8-4
  Rule: 3-8-4 A Stage comes to the Stage area active unless something says otherwise

    Scenario: from the hand
      Given "Port" is a Stage of cost 1
      And player A has "Port" in the hand
      When player A plays "Port"
      Then "Port" is active

    Scenario: one that was rested when it left comes back active
      Given player A has the rested Stage "Port"
      And player A has "Storm" (probe "event-bounce-stage") in the hand
      When player A plays "Storm"
      And player A plays "Port"
      Then "Port" is in player A's Stage area
      And "Port" is active

    Scenario Outline: by an effect, which may say otherwise: <probe>
      Given "Port" is a Stage of cost 1
      And player A has "Rebuild" (probe "<probe>") in the hand
      And player A has "Port" in the trash
      When player A plays "Rebuild"
      And player A chooses "Port"
      Then "Port" is <state>

      Examples:
        | probe                       | state  |
        | event-play-stage-from-trash | active |
        | event-play-stage-rested     | rested |

  @OP-3-8-5
  Rule: 3-8-5 A Stage area holds one Stage

    Scenario: a second one takes the place of the first
      Given player A has the active Stage "Old Port"
      And "New Port" is a Stage of cost 1
      And player A has "New Port" in the hand
      When player A plays "New Port"
      Then player A's Stage area holds exactly "New Port"

    Scenario: also one that an effect plays
      Given player A has the active Stage "Old Port"
      And "New Port" is a Stage of cost 1
      And player A has "Rebuild" (probe "event-play-stage-from-trash") in the hand
      And player A has "New Port" in the trash
      When player A plays "Rebuild"
      And player A chooses "New Port"
      Then player A's Stage area holds exactly "New Port"
      And "Old Port" is in player A's trash

  @OP-3-8-5-1
  Rule: 3-8-5-1 Who plays a second Stage trashes the one that is there first

    Scenario: the old one goes to the trash, and nobody is asked
      Given player A has the active Stage "Old Port"
      And "New Port" is a Stage of cost 3
      And player A has "New Port" in the hand
      When player A plays "New Port"
      Then player A's trash holds exactly "Old Port"
      And "New Port" is in player A's Stage area
      And player A's cost area holds 3 active and 3 rested DON!! cards

    Scenario: it goes before the new one comes
      Given player A has the active Stage "Old Port"
      And "New Port" is a Stage of cost 1
      And player A has "New Port" in the hand
      When player A plays "New Port"
      Then these events happened in this order:
        | moved  | Old Port |
        | moved  | New Port |
        | played | New Port |
      And "Old Port" is in player A's trash

    Scenario: the old one may have the same name
      Given "Port, older" is a Stage of cost 1
      And "Port, newer" is a Stage of cost 1
      And "Port, older" has the card name "Port"
      And "Port, newer" has the card name "Port"
      And player A has the rested Stage "Port, older"
      And player A has "Port, newer" in the hand
      When player A plays "Port, newer"
      Then "Port, older" is in player A's trash
      And "Port, newer" is active

    @reading
    Scenario: no effect can be applied to it
      Given player A has the active Stage "Old Port"
      And player A has the active Character "Bodyguard" (probe "saves-from-removal")
      And player A has the active Character "Watcher" (probe "watches-own-removals")
      And "New Port" is a Stage of cost 1
      And player A has "New Port" in the hand
      When player A plays "New Port"
      Then "Old Port" is in player A's trash
      And "Bodyguard" is active
      And player A's hand holds 0 cards

    @reading
    Scenario: read the other way effects can be applied to it
      Given the reading "stage-makes-room" is "effects-apply"
      And player A has the active Stage "Old Port"
      And player A has the active Character "Watcher" (probe "watches-own-removals")
      And "New Port" is a Stage of cost 1
      And player A has "New Port" in the hand
      And player A has "Fresh" on top of the deck
      When player A plays "New Port"
      Then "Old Port" is in player A's trash
      And "Fresh" is in player A's hand

  @OP-3-9-2
  Rule: 3-9-2 Both players see the cost areas, and who pays says with which DON!! cards

    Scenario: the DON!! cards that the player names are rested
      Given player A has "Recruit" in the hand
      When player A plays "Recruit" with the DON!! cards "A don 3" and "A don 6"
      Then "A don 3" and "A don 6" are rested
      And "A don 1", "A don 2", "A don 4" and "A don 5" are active

    @OP-2-7-2
    Scenario: only among those that are active, and as many as it costs
      Given player A has 3 active and 1 rested DON!! cards
      And player A has "Recruit" in the hand
      When player A tries to play "Recruit" with the DON!! cards "A don 1" and "A don 4"
      Then that is refused
      When player A tries to play "Recruit" with the DON!! cards "A don 1", "A don 2" and "A don 3"
      Then that is refused
      When player A plays "Recruit" with the DON!! cards "A don 2" and "A don 3"
      Then "A don 1" is active
      And "A don 2", "A don 3" and "A don 4" are rested

    Scenario: the cost of an activated effect, where an effect tells the DON!! cards apart
      Given "Pump" has this data:
        """
        {
          "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
          "text": "[Activate: Main] Rest 1 of your DON!! cards: Draw 1 card.",
          "abilities": [
            { "type": "activate", "cost": [{ "do": "restDon", "count": 1 }], "effect": [{ "do": "draw", "count": 1 }] }
          ]
        }
        """
      And player A has "Frost" (probe "event-freeze-don") in the hand
      And player B has the active Character "Pump"
      And player B has 3 active and 0 rested DON!! cards
      And player B has 0 DON!! cards in the DON!! deck
      When player A plays "Frost"
      And player A chooses "B don 1"
      And player A ends the turn
      And player B activates "Pump"
      And player B chooses "B don 2"
      Then "B don 2" is rested
      And "B don 1" and "B don 3" are active

    Scenario Outline: player <viewer> sees the DON!! cards of both cost areas
      Given player A has "Supply" (probe "event-add-don-2") in the hand
      When player A plays "Supply"
      Then player <viewer> sees "A don 1" and "A don 8" in player A's cost area
      And player <viewer> sees "B don 1" in player B's cost area

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: the cost of an activated effect, where each DON!! card is under an effect of its own
      Given "Chill" has this data:
        """
        {"name": "Chill", "number": "T-chill", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] 2 DON!! cards in your opponent's cost area do not become active until the end of your next turn.",
         "abilities": [{"type": "main", "effect": [{"do": "forbid", "what": "activate",
           "target": {"choose": {"from": {"player": "opponent", "zone": ["cost"]}, "count": 2}}, "until": "yourNextTurn"}]}]}
        """
      And player A has "Frost" (probe "event-freeze-don") and "Chill" in the hand
      And player B has the active Character "Pump" (probe "rest-don-2-draw")
      And player B has 3 active and 0 rested DON!! cards
      And player B has 0 DON!! cards in the DON!! deck
      When player A plays "Frost"
      And player A chooses "B don 1"
      And player A plays "Chill"
      And player A chooses "B don 2" and "B don 3"
      And player A ends the turn
      And player B activates "Pump"
      And player B chooses "B don 2" and "B don 3"
      Then "B don 2" and "B don 3" are rested
      And "B don 1" is active

    Scenario: an Event played in the Counter Step
      Given player B has "Parry" (probe "counter-event-power") in the hand
      And player B has 3 active and 0 rested DON!! cards
      When player A attacks "B leader" with "A leader"
      And player B plays "Parry" with the DON!! cards "B don 3"
      Then "B don 3" is rested
      And "B don 1" and "B don 2" are active

  @OP-3-9-3
  Rule: 3-9-3 DON!! cards come to the cost area active unless something says otherwise

    Scenario: in the DON!! Phase
      Given player B has 1 active and 0 rested DON!! cards
      When player A ends the turn
      Then player B's cost area holds 3 active and 0 rested DON!! cards

    Scenario: by an effect
      Given player A has "Supply" (probe "event-add-don-2") in the hand
      And player A has 2 active and 2 rested DON!! cards
      When player A plays "Supply"
      Then player A's cost area holds 4 active and 2 rested DON!! cards

    Scenario: rested where the effect says so
      Given player A has "Supply" (probe "event-add-don-rested") in the hand
      And player A has 2 active and 0 rested DON!! cards
      When player A plays "Supply"
      Then player A's cost area holds 2 active and 1 rested DON!! cards

  @OP-3-10-2
  Rule: 3-10-2 Life cards lie face down, nobody looks at them, and of those that move it is the top one

    Scenario Outline: a card that an effect lays there is known to nobody: player <viewer>
      Given player A has "Bury" (probe "event-hand-to-life") and "Treasure" in the hand
      When player A plays "Bury"
      Then the top of player A's Life area is "Treasure"
      And "Treasure" is face down in player A's Life area
      And player <viewer> does not see what is in player A's Life area

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: an effect that moves a Life card takes the top one
      Given player A has "Dig" (probe "event-take-life") in the hand
      And player A's Life cards are "First", "Second" and "Third"
      When player A plays "Dig"
      Then "First" is in player A's hand
      And the top of player A's Life area is "Second" and "Third"

    Scenario: also of the opponent's Life cards
      Given player A has "Raid" (probe "event-opponent-life-to-trash") in the hand
      And player B's Life cards are "First", "Second" and "Third"
      When player A plays "Raid"
      Then "First" is in player B's trash
      And the top of player B's Life area is "Second" and "Third"

    @OP-4-6-2-1
    Scenario: damage takes the top one, and the others are in their order and unknown
      Given player B's Life cards are "First", "Second" and "Third"
      When player A attacks "B leader" with "A leader"
      Then "First" is in player B's hand
      And the top of player B's Life area is "Second" and "Third"
      And player B does not see what is in player B's Life area
      And player A does not see what is in player B's Life area

    Scenario: another one where the effect lets its player look at them and choose
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

    Scenario: it is the top card as well where something else happens at the same moment
      Given "Quake" has this data:
        """
        {"name": "Quake", "number": "T-quake", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] Trash 1 of your Life cards and rest the opponent's Leader at the same time.",
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

    Scenario: of up to two cards the second is not taken alone
      Given "Raid" has this data:
        """
        {"name": "Raid", "number": "T-raid", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] Trash up to 2 of your opponent's Life cards.",
         "abilities": [{"type": "main", "effect": [
           {"do": "move", "target": {"choose": {"from": {"player": "opponent", "zone": ["life"]}, "count": 2, "upTo": true}}, "to": "trash"}]}]}
        """
      And player A has "Raid" in the hand
      And player B's Life cards are "First", "Second" and "Third"
      When player A plays "Raid"
      And player A tries to choose "Second"
      Then that is refused
      When player A chooses "First"
      Then player B's Life area holds exactly "Second" and "Third"

    Scenario: two cards that are taken are the two on top
      Given "Raid" has this data:
        """
        {"name": "Raid", "number": "T-raid", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] Trash up to 2 of your opponent's Life cards.",
         "abilities": [{"type": "main", "effect": [
           {"do": "move", "target": {"choose": {"from": {"player": "opponent", "zone": ["life"]}, "count": 2, "upTo": true}}, "to": "trash"}]}]}
        """
      And player A has "Raid" in the hand
      And player B's Life cards are "First", "Second" and "Third"
      When player A plays "Raid"
      And player A tries to choose "First" and "Third"
      Then that is refused
      When player A chooses "First" and "Second"
      Then player B's Life area holds exactly "Third"
      And "First" and "Second" are in player B's trash

    Scenario: of two cards of any player each is taken from the top
      Given "Toll" has this data:
        """
        {"name": "Toll", "number": "T-toll", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] Trash 2 Life cards of any player.",
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
      Then player A's Life area holds exactly "A 2" and "A 3"
      And player B's Life area holds exactly "B 2" and "B 3"

    Scenario: an effect that plays a Life card plays the top one
      Given "Call" has this data:
        """
        {"name": "Call", "number": "T-call", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] Play 1 of your Life cards.",
         "abilities": [{"type": "main", "effect": [
           {"do": "play", "target": {"choose": {"from": {"player": "you", "zone": ["life"]}, "count": 1}}}]}]}
        """
      And player A has "Call" in the hand
      And player A's Life cards are "First" and "Second"
      When player A plays "Call"
      Then player A's Character area holds exactly "First"
      And player A's Life area holds exactly "Second"

    @OP-11-2-1
    Scenario: an effect that looks through them for a card shows them to its player alone
      Given "Dive" has this data:
        """
        {"name": "Dive", "number": "T-dive", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] Look through your Life cards and add up to 1 [Anchor] from among them to your hand.",
         "abilities": [{"type": "main", "effect": [
           {"do": "search", "from": {"zone": ["life"], "name": "Anchor"}, "count": 1, "to": "hand"}]}]}
        """
      And player A has "Dive" in the hand
      And player A's Life cards are "First", "Anchor" and "Third"
      When player A plays "Dive"
      And player A is asked to choose
      Then player A sees "First", "Anchor" and "Third" in player A's Life area
      And player B does not see what is in player A's Life area
      When player A chooses "Anchor"
      Then "Anchor" is in player A's hand
      And the top of player A's Life area is "First" and "Third"
      And player A does not see what is in player A's Life area

    Scenario: among cards of another area it is the top ones as well
      Given "Levy" has this data:
        """
        {"name": "Levy", "number": "T-levy", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] Trash 2 cards from among your Life cards and Characters.",
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
      And player A's Life area holds exactly "Second" and "Third"

  @OP-3-10-2-1
  Rule: 3-10-2-1 A Life card that an effect lays face up is open

    Scenario Outline: player <viewer> sees it, and none of the others
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

    Scenario Outline: one that is turned up where it lies is seen by player <viewer> from then on
      Given player A has "Unveil" (probe "event-turn-life-up") in the hand
      And player A's Life cards are "First" and "Second"
      When player A plays "Unveil"
      Then player <viewer> sees "First" in player A's Life area
      And player <viewer> does not see "Second"

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: it is taken in its turn, and is hidden in the hand
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

    Scenario: it is a Life card, the last one of a player who goes on playing
      Given player B has "Open" face up in the Life area
      And player B has 1 card in the Life area
      Then player A sees "Open" in player B's Life area
      When player A attacks "B leader" with "A leader"
      Then "Open" is in player B's hand
      And player A does not see "Open"
      And the game goes on

    Scenario: its [Trigger] may be activated when it is taken
      Given player B has "Spring" (probe "trigger-draw") face up in the Life area
      And player B has 1 card in the Life area
      And player B has "Fresh" on top of the deck
      Then player A sees "Spring" in player B's Life area
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then player B's hand holds exactly "Fresh"

  @OP-3-10-3
  Rule: 3-10-3 Looking at Life cards takes in those that lie face up, and each lies afterwards as before

    Scenario: laid back in another order each lies as it did
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

    Scenario Outline: one card that lies face <face> is laid at the bottom as it lay
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

    Scenario: the opponent does not see what is looked at
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
