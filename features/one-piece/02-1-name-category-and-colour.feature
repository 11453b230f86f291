@OP
Feature: 2-1 to 2-3. Card name, category and colour

  @OP-2-1-2
  Rule: 2-1-2 A name in square brackets means every card of exactly that name, whatever its category

    # answers: OP01-044#1, OP01-050#1, OP05-062#2
    Scenario: An effect on [Anchor] affects a Character named Anchor but not one named Old Anchor
      Given player A has "Sweep" (probe "event-rest-anchors") in the hand
      And "One" has the card name "Anchor"
      And "Two" has the card name "Old Anchor"
      And player B has the active Character "One"
      And player B has the active Character "Two"
      And player B has the active Stage "Wharf"
      When player A plays "Sweep"
      Then "One" is rested
      And "Two" and "Wharf" are active

    # answers: ST07-011#1, ST07-013#1, OP02-023-024#1
    Scenario: An effect on [Anchor] affects a Leader named Anchor
      Given player A has "Sweep" (probe "event-rest-anchors") in the hand
      And player B's Leader is "Chief" with 5000 power
      And "Chief" has the card name "Anchor"
      And player B has the active Character "Mate" with 3000 power
      When player A plays "Sweep"
      Then "Chief" is rested
      And "Mate" is active

  @OP-2-1-2-1
  Rule: 2-1-2-1 A part of a name in quotation marks means every card whose name contains it

    Scenario: A quoted part of a name may stand anywhere in it, but must match in upper and lower case
      Given player A has "Sweep" (probe "event-rest-anchor-parts") in the hand
      And "One" has the card name "Anchorage"
      And "Two" has the card name "Old Anchor"
      And "Three" has the card name "anchor chain"
      And player B has the active Character "One"
      And player B has the active Character "Two"
      And player B has the active Character "Three"
      When player A plays "Sweep"
      Then "One" and "Two" are rested
      And "Three" is active

    @OP-2-1-3
    Scenario: A quoted part of a name may be a whole name or part of a name that card text adds
      Given "Whole" has the card name "Anchor"
      And player A has "Sweep" (probe "event-rest-anchor-parts") in the hand
      And player B has the active Character "Double" (probe "also-anchor")
      And player B has the active Character "Whole"
      And player B has the active Character "Mate"
      When player A plays "Sweep"
      Then "Double" and "Whole" are rested
      And "Mate" is active

  @OP-2-1-3
  Rule: 2-1-3 A name that a card gives itself in its text is its name in every area by default

    # answers: OP02-031#1
    Scenario: A Character on the field counts as a card of the name that its text adds
      Given player A has "Sweep" (probe "event-rest-anchors") in the hand
      And player B has the active Character "Double" (probe "also-anchor")
      And player B has the active Character "Mate" with 3000 power
      When player A plays "Sweep"
      Then "Double" is rested
      And "Mate" is active

    Scenario: A search of the deck finds a card by the name that its text adds
      Given player A has "Seek" (probe "event-search-anchor") in the hand
      And player A has "Double" (probe "also-anchor") on top of the deck
      When player A plays "Seek"
      And player A chooses "Double"
      Then "Double" is in player A's hand

    @OP-5-1-2-4
    Scenario: A Leader that excludes a name from the deck excludes cards that have it by their text
      Given "Double" is the probe card "also-anchor"
      And a deck of 50 cards for player A with the Leader "Stern" (probe "leader-without-anchors") and 10 DON!! cards
      And player A's deck has 1 copy of "Double"
      And a deck of 50 cards for player B with the Leader "Baron" and 10 DON!! cards
      And player B's deck has 1 copy of "Double"
      When player A's deck is checked
      Then the deck is not legal
      When player B's deck is checked
      Then the deck is legal

    Scenario Outline: An effect finds a card in the <area> by the name that its text adds
      Given "Recall" has this data:
        """
        {"category": "event", "abilities": [{"type": "main", "effect": [{"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["<zone>"], "name": "Anchor"}, "count": 1, "upTo": true}}, "to": "deck", "place": "bottom"}]}]}
        """
      And player A has "Recall" in the hand
      And player A has "Mate" and "Double" (probe "also-anchor") in the <area>
      When player A plays "Recall"
      And player A tries to choose "Mate"
      Then that is refused
      When player A chooses "Double"
      Then the bottom of player A's deck is "Double"
      And "Mate" is in player A's <area>

      Examples:
        | area      | zone  |
        | hand      | hand  |
        | Life area | life  |
        | trash     | trash |

    @OP-5-1-2-4
    Scenario: A Leader that excludes a part of a name excludes cards that have it by their text
      Given "Double" is the probe card "also-anchor"
      And a deck of 50 cards for player A with the Leader "Stern" (probe "leader-without-anchor-parts") and 10 DON!! cards
      And player A's deck has 1 copy of "Double"
      And a deck of 50 cards for player B with the Leader "Baron" and 10 DON!! cards
      And player B's deck has 1 copy of "Double"
      When player A's deck is checked
      Then the deck is not legal
      When player B's deck is checked
      Then the deck is legal

    Scenario: The name that a card's text adds counts when the chosen cards must have different names
      Given "Pair" has this data:
        """
        {"category": "event", "abilities": [{"type": "main", "effect": [{"do": "ko", "target": {"choose": {"from": {"player": "opponent", "zone": ["character"], "nameContains": "Anchor"}, "count": 2, "upTo": true, "differentNames": true}}}]}]}
        """
      And "One" has the card name "Anchor"
      And "Two" has the card name "Old Anchor"
      And player A has "Pair" in the hand
      And player B has the active Character "Double" (probe "also-anchor")
      And player B has the active Character "One"
      And player B has the active Character "Two"
      When player A plays "Pair"
      And player A tries to choose "One" and "Double"
      Then that is refused
      When player A chooses "Two" and "Double"
      Then player B's Character area holds exactly "One"

  @OP-2-2-2
  Rule: 2-2-2 There are five card categories, each distinct from the others

    Scenario: A card of each of the five categories counts once for an effect that counts categories
      Given player A has "Tally" (probe "event-draw-for-each-category") in the hand
      And player A has "Old Event" (probe "event-ko") in the trash
      And player A has the active Character "Mate" with 3000 power
      And player A has the active Stage "Wharf"
      When player A plays "Tally"
      Then player A's hand holds 5 cards

    Scenario: An effect that counts categories counts three when there is no Stage and no Event
      Given player A has "Tally" (probe "event-draw-for-each-category") in the hand
      And player A has the active Character "Mate" with 3000 power
      When player A plays "Tally"
      Then player A's hand holds 3 cards

  @OP-2-2-3
  Rule: 2-2-3 The Leader card lies in the Leader area

    Scenario: Each player's Leader card is placed in the Leader area before the game
      Given both players have decks for a game, with the Leaders "Chief" and "Baron"
      And the lot falls to player A
      When player A gets the first turn
      And player A gives 1 DON!! card to "Chief"
      Then "Chief" is in player A's Leader area
      And "Chief" has 6000 power
      And "Baron" is in player B's Leader area
      And player A's Leader area holds 1 card

  @OP-2-2-3-1
  Rule: 2-2-3-1 "Leader" means only the card in the Leader area

    Scenario: An effect that rests Leaders does not rest Characters or Stages
      Given player A has "Order" (probe "event-rest-leaders") in the hand
      And player B has the active Character "Mate" with 3000 power
      And player B has the active Stage "Wharf"
      When player A plays "Order"
      Then "B leader" is rested
      And "Mate" and "Wharf" are active

  @OP-2-2-4
  Rule: 2-2-4 Character cards are placed in the Character area

    Scenario: A Character card is played to the Character area, a Stage card to the Stage area
      Given "Wharf" is a Stage of cost 1
      And player A has "Mate" and "Wharf" in the hand
      When player A plays "Mate"
      And player A plays "Wharf"
      Then player A's Character area holds exactly "Mate"
      And "Wharf" is in player A's Stage area

  @OP-2-2-4-1
  Rule: 2-2-4-1 "Character" means a Character card in the Character area

    # answers: OP05-002#1, ST05-001#1
    Scenario: An effect that rests Characters does not rest the Leader or the Stage
      Given player A has "Order" (probe "event-rest-characters") in the hand
      And player B has the active Character "Mate" with 3000 power
      And player B has the active Character "Cook" with 7000 power
      And player B has the active Stage "Wharf"
      When player A plays "Order"
      Then "Mate" and "Cook" are rested
      And "B leader" and "Wharf" are active

    Scenario: A card trashed from the hand is not a Character that was trashed, one from the field is
      Given player A has "Plan" (probe "event-each-discards-1") and "Fall" (probe "event-trash-own-1") in the hand
      And player A has "Spare" in the hand
      And player A has the active Character "Mourner" (probe "watches-own-trashed")
      And player A has the active Character "Mate"
      When player A plays "Plan"
      And player A chooses "Spare"
      Then "Spare" is in player A's trash
      And player A's hand holds exactly "Fall"
      When player A plays "Fall"
      And player A chooses "Mate"
      Then player A's hand holds 1 card

    Scenario: Raising the cost of Characters on the field does not raise the cost of cards in the hand
      Given player A has the active Stage "Market" (probe "stage-dearer-characters-on-field")
      And "Mate" is a Character of cost 3 with 3000 power
      And "Recruit" is a Character of cost 3 with 3000 power
      And player A has the active Character "Mate"
      And player A has "Recruit" in the hand
      And player A has 5 active and 0 rested DON!! cards
      When player A plays "Recruit"
      Then player A's cost area holds 2 active and 3 rested DON!! cards
      And "Mate" has a cost of 5
      And "Recruit" has a cost of 5

    Scenario: Lowering the cost of Characters by a permanent effect makes no card in the hand cheaper
      Given "Market" has this data:
        """
        {"category":"stage", "abilities":[{"type":"permanent","effect":[{"do":"modify","stat":"cost","by":-1,"target":{"all":{"player":"you","zone":["character"]}}}]}]}
        """
      And "Costly" is a Character of cost 2 with 3000 power
      And "Cheap" is a Character of cost 1 with 3000 power
      And player A has the active Stage "Market"
      And player A has "Costly" and "Cheap" in the hand
      And player A has 1 active and 0 rested DON!! cards
      When player A tries to play "Costly"
      Then that is refused
      When player A plays "Cheap"
      Then "Cheap" has a cost of 0

  @OP-2-2-4-2
  Rule: 2-2-4-2 "Character card" means one outside the Character area

    Scenario: A "Character card" can be taken from the trash but not from the Character area
      Given player A has "Recall" (probe "event-fetch-character-card") in the hand
      And player A has "Fallen" in the trash
      And player A has the active Character "Mate" with 3000 power
      When player A plays "Recall"
      And player A tries to choose "Mate"
      Then that is refused
      When player A chooses "Fallen"
      Then player A's hand holds exactly "Fallen"
      And "Mate" is in player A's Character area

    Scenario: A Stage card in the trash is not a Character card and cannot be taken as one
      Given "Wharf" is a Stage of cost 1
      And player A has "Recall" (probe "event-fetch-character-card") in the hand
      And player A has "Fallen" and "Wharf" in the trash
      When player A plays "Recall"
      And player A tries to choose "Wharf"
      Then that is refused
      When player A chooses "Fallen"
      Then "Fallen" is in player A's hand

    Scenario: Lowering the cost of Character cards in the hand does not lower that of Characters in play
      Given player A has the active Stage "Market" (probe "stage-cheaper-characters")
      And "Mate" is a Character of cost 3 with 3000 power
      And "Recruit" is a Character of cost 3 with 3000 power
      And player A has the active Character "Mate"
      And player A has "Recruit" in the hand
      And player A has 5 active and 0 rested DON!! cards
      When player A plays "Recruit"
      Then player A's cost area holds 3 active and 2 rested DON!! cards
      And "Mate" has a cost of 3
      And "Recruit" has a cost of 3

  @OP-2-2-4-3
  Rule: 2-2-4-3 "Leader and Character cards" means the Leader and the Characters on the field

    Scenario: "Leader and Character cards" gain power on the field, but not in the hand
      Given player A has "Cheer" (probe "event-power-leader-and-characters") and "Reserve" in the hand
      And player A has the active Character "Mate" with 3000 power
      When player A plays "Cheer"
      Then "A leader" has 6000 power
      And "Mate" has 4000 power
      When player A plays "Reserve"
      Then "Reserve" has 3000 power

  @OP-2-2-5
  Rule: 2-2-5 An Event takes effect by being moved from the hand to the trash

    Scenario: An Event that is played goes to the trash and its effect is carried out
      Given player A has "Cheer" (probe "event-power-leader-and-characters") in the hand
      When player A plays "Cheer"
      Then "Cheer" is in player A's trash
      And player A's hand holds 0 cards
      And "A leader" has 6000 power

  @OP-2-2-5-1
  Rule: 2-2-5-1 "Event" and "Event card" mean a card of that category in any area

    Scenario: An Event in the trash can be taken as an "Event", a Character card cannot
      Given player A has "Recall" (probe "event-fetch-event") in the hand
      And player A has "Old Event" (probe "event-ko") and "Fallen" in the trash
      When player A plays "Recall"
      And player A tries to choose "Fallen"
      Then that is refused
      When player A chooses "Old Event"
      Then player A's hand holds exactly "Old Event"

  @OP-2-2-6
  Rule: 2-2-6 Stage cards are placed in the Stage area

    Scenario: A Stage card that is played goes to the Stage area and not to the Character area
      Given it is player B's Main Phase
      And "Wharf" is a Stage of cost 1
      And player B has "Wharf" in the hand
      When player B plays "Wharf"
      Then "Wharf" is in player B's Stage area
      And player B's Character area holds 0 cards

  @OP-2-2-6-1
  Rule: 2-2-6-1 "Stage" means a card of that category

    Scenario: An effect that rests Stages does not rest Characters or the Leader
      Given player A has "Order" (probe "event-rest-stages") in the hand
      And player B has the active Character "Mate" with 3000 power
      And player B has the active Stage "Wharf"
      When player A plays "Order"
      Then "Wharf" is rested
      And "Mate" and "B leader" are active

    Scenario: A Character is not rested by an effect that rests Stages
      Given player A has "Order" (probe "event-rest-stages") in the hand
      And player B has the active Character "Mate" with 3000 power
      And player B has the active Stage "Wharf"
      When player A plays "Order"
      Then "Wharf" is rested
      And "Mate" is active

  @OP-2-2-6-2
  Rule: 2-2-6-2 "Stage card" means one outside the Stage area

    Scenario: A "Stage card" can be taken from the trash but not from the Stage area
      Given "Ruin" is a Stage of cost 1
      And player A has "Recall" (probe "event-fetch-stage-card") in the hand
      And player A has "Ruin" in the trash
      And player A has the active Stage "Wharf"
      When player A plays "Recall"
      And player A tries to choose "Wharf"
      Then that is refused
      When player A chooses "Ruin"
      Then player A's hand holds exactly "Ruin"
      And "Wharf" is in player A's Stage area

  @OP-2-3-3
  Rule: 2-3-3 There are six colours

    Scenario Outline: An effect that rests <colour> cards rests a <colour> card but not a <other> one
      Given "Same" has the colour "<colour>"
      And "Other" has the colour "<other>"
      And player A has "Sweep" (probe "event-rest-<colour>") in the hand
      And player B has the active Character "Same"
      And player B has the active Character "Other"
      When player A plays "Sweep"
      Then "Same" is rested
      And "Other" is active

      Examples:
        | colour | other  |
        | red    | green  |
        | green  | blue   |
        | blue   | purple |
        | purple | black  |
        | black  | yellow |
        | yellow | red    |

  @OP-2-3-5
  Rule: 2-3-5 A card of several colours is a card of each of them

    Scenario: A blue and green card is affected both as a green card and as a blue card
      Given "Both" has the colours "blue" and "green"
      And "Plain" has the colour "red"
      And player A has "Sweep" (probe "event-rest-green") and "Sweep again" (probe "event-rest-blue") in the hand
      And player B has the active Character "Both"
      And player B has the active Character "Plain"
      When player A plays "Sweep"
      Then "Both" is rested
      And "Plain" is active

    Scenario: The second colour of a card counts as much as the first
      Given "Twin" has the colours "green" and "blue"
      And "Plain" has the colour "green"
      And player A has "Sweep" (probe "event-rest-blue") in the hand
      And player B has the active Character "Twin"
      And player B has the active Character "Plain"
      When player A plays "Sweep"
      Then "Twin" is rested
      And "Plain" is active

    Scenario Outline: Cards have a colour in common even if it is the second colour of <of>
      Given "Recall" has this data:
        """
        {"category": "character", "text": "[Activate: Main] Add up to 1 card that has a colour in common with this Character from your trash to your hand.", "abilities": [{"type": "activate", "effect": [{"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["trash"], "shares": {"word": "color", "with": {"self": true}}}, "count": 1, "upTo": true}}, "to": "hand"}]}]}
        """
      And "Recall" has the colours <own>
      And "Leaf" has the colours <its>
      And "Rose" has the colour "red"
      And player A has the active Character "Recall"
      And player A has "Leaf" and "Rose" in the trash
      When player A activates "Recall"
      And player A tries to choose "Rose"
      Then that is refused
      When player A chooses "Leaf"
      Then "Leaf" is in player A's hand

      Examples:
        | of        | own                | its                |
        | this card | "blue" and "green" | "green" and "blue" |
        | the other | "green"            | "blue" and "green" |

    Scenario: A Leader of several colours is a card of each of them
      Given player B's Leader is "Chief" with 5000 power
      And "Chief" has the colours "blue" and "green"
      And "Plain" has the colour "red"
      And player A has "Sweep" (probe "event-rest-green") in the hand
      And player B has the active Character "Plain"
      When player A plays "Sweep"
      Then "Chief" is rested
      And "Plain" is active

  @OP-2-3-6
  Rule: 2-3-6 A multicolor card is one with two or more colours

    Scenario: A card with two or three colours is multicolor, a card with one is not
      Given "Two" has the colours "red" and "green"
      And "Three" has the colours "blue", "purple" and "black"
      And "One" has the colour "green"
      And player A has "Sweep" (probe "event-rest-multicolor") in the hand
      And player B has the active Character "One"
      And player B has the active Character "Two"
      And player B has the active Character "Three"
      When player A plays "Sweep"
      Then "Two" and "Three" are rested
      And "One" is active

    Scenario: A Leader and a Stage can be multicolor
      Given player B's Leader is "Chief" with 5000 power
      And "Chief" has the colours "red" and "green"
      And "Wharf" is a Stage of cost 1
      And "Wharf" has the colours "red" and "green"
      And "One" has the colour "green"
      And player A has "Sweep" (probe "event-rest-multicolor") in the hand
      And player B has the active Stage "Wharf"
      And player B has the active Character "One"
      When player A plays "Sweep"
      Then "Chief" and "Wharf" are rested
      And "One" is active
