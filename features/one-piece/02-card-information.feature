@OP
Feature: 2. Card information

  # --- 2-1 names ---------------------------------------------------------------------------------------------------------

  @OP-2-1-2
  Rule: 2-1-2 A name in brackets means the cards of exactly this name, whatever their category

    Scenario: a Character and a Stage of the name are meant, others are not
      Given player A has "Sweep" (probe "event-rest-anchors") in the hand
      And "One" has the card name "Anchor"
      And "Two" has the card name "Old Anchor"
      And player B has the active Character "One"
      And player B has the active Character "Two"
      And player B has the active Stage "Wharf"
      When player A plays "Sweep"
      Then "One" is rested
      And "Two" and "Wharf" are active

    Scenario: a Leader of the name is meant too
      Given player A has "Sweep" (probe "event-rest-anchors") in the hand
      And player B's Leader is "Chief" with 5000 power
      And "Chief" has the card name "Anchor"
      And player B has the active Character "Mate" with 3000 power
      When player A plays "Sweep"
      Then "Chief" is rested
      And "Mate" is active

  @OP-2-1-2-1
  Rule: 2-1-2-1 A part of a name in quotation marks means every card whose name holds it

    Scenario: the part may stand anywhere in the name, as it is printed
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
    Scenario: a name from the text may hold it, and the part may be the whole name
      Given "Whole" has the card name "Anchor"
      And player A has "Sweep" (probe "event-rest-anchor-parts") in the hand
      And player B has the active Character "Double" (probe "also-anchor")
      And player B has the active Character "Whole"
      And player B has the active Character "Mate"
      When player A plays "Sweep"
      Then "Double" and "Whole" are rested
      And "Mate" is active

  @OP-2-1-3
  Rule: 2-1-3 A name that a card gets from its text is its name by default, everywhere

    Scenario: on the field it is a card of that name besides its own
      Given player A has "Sweep" (probe "event-rest-anchors") in the hand
      And player B has the active Character "Double" (probe "also-anchor")
      And player B has the active Character "Mate" with 3000 power
      When player A plays "Sweep"
      Then "Double" is rested
      And "Mate" is active

    Scenario: in the deck it is found by that name
      Given player A has "Seek" (probe "event-search-anchor") in the hand
      And player A has "Double" (probe "also-anchor") on top of the deck
      When player A plays "Seek"
      And player A chooses "Double"
      Then "Double" is in player A's hand

    @OP-5-1-2-4
    Scenario: in deck construction it counts as that name
      Given "Double" is the probe card "also-anchor"
      And a deck of 50 cards for player A with the Leader "Stern" (probe "leader-without-anchors") and 10 DON!! cards
      And player A's deck has 1 copy of "Double"
      And a deck of 50 cards for player B with the Leader "Baron" and 10 DON!! cards
      And player B's deck has 1 copy of "Double"
      When player A's deck is checked
      Then the deck is not legal
      When player B's deck is checked
      Then the deck is legal

    Scenario Outline: in the <area> it is found by that name
      Given "Recall" has this data:
        """
        {"name": "Recall", "number": "T-recall", "category": "event", "colors": ["red"], "cost": 0, "text": "[Main] Place up to 1 [Anchor] from your <area> at the bottom of your deck.", "abilities": [{"type": "main", "effect": [{"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["<zone>"], "name": "Anchor"}, "count": 1, "upTo": true}}, "to": "deck", "place": "bottom"}]}]}
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
    Scenario: in deck construction a part of the name may be asked for
      Given "Stern" has this data:
        """
        {"name": "Stern", "number": "T-stern", "category": "leader", "colors": ["red"], "power": 5000, "life": 5, "text": "Under the rules, you cannot have cards with \"Anchor\" in their names in your deck.", "abilities": [{"type": "byRules", "deckLimit": {"of": {"nameContains": "Anchor"}, "max": 0}}]}
        """
      And "Double" is the probe card "also-anchor"
      And a deck of 50 cards for player A with the Leader "Stern" and 10 DON!! cards
      And player A's deck has 1 copy of "Double"
      And a deck of 50 cards for player B with the Leader "Baron" and 10 DON!! cards
      And player B's deck has 1 copy of "Double"
      When player A's deck is checked
      Then the deck is not legal
      When player B's deck is checked
      Then the deck is legal

    Scenario: it is one of the names that have to differ
      Given "Pair" has this data:
        """
        {"name": "Pair", "number": "T-pair", "category": "event", "colors": ["red"], "cost": 0, "text": "[Main] K.O. up to 2 of your opponent's Characters with \"Anchor\" in their names and with different names.", "abilities": [{"type": "main", "effect": [{"do": "ko", "target": {"choose": {"from": {"player": "opponent", "zone": ["character"], "nameContains": "Anchor"}, "count": 2, "upTo": true, "differentNames": true}}}]}]}
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

  # --- 2-2 categories ----------------------------------------------------------------------------------------------------

  @OP-2-2-2
  Rule: 2-2-2 There are five categories, and each is told from the others

    Scenario: one card of each category counts once
      Given player A has "Tally" (probe "event-draw-for-each-category") in the hand
      And player A has "Old Event" (probe "event-ko") in the trash
      And player A has the active Character "Mate" with 3000 power
      And player A has the active Stage "Wharf"
      When player A plays "Tally"
      Then player A's hand holds 5 cards

    Scenario: without a Stage and an Event there are three
      Given player A has "Tally" (probe "event-draw-for-each-category") in the hand
      And player A has the active Character "Mate" with 3000 power
      When player A plays "Tally"
      Then player A's hand holds 3 cards

  @OP-2-2-3
  Rule: 2-2-3 The Leader card lies in the Leader area

    Scenario: each deck's Leader card goes there before the game
      Given both players have decks for a game, with the Leaders "Chief" and "Baron"
      And the lot falls to player A
      When player A gets the first turn
      And player A gives 1 DON!! card to "Chief"
      Then "Chief" is in player A's Leader area
      And "Chief" has 6000 power
      And "Baron" is in player B's Leader area
      And player A's Leader area holds 1 card

  @OP-2-2-3-1
  Rule: 2-2-3-1 "Leader" means the card in the Leader area, and nothing else

    Scenario: the Leader is meant, a Character is not
      Given player A has "Order" (probe "event-rest-leaders") in the hand
      And player B has the active Character "Mate" with 3000 power
      And player B has the active Stage "Wharf"
      When player A plays "Order"
      Then "B leader" is rested
      And "Mate" and "Wharf" are active

  @OP-2-2-4
  Rule: 2-2-4 Character cards are placed in the Character area

    Scenario: a Character card that is played lies there, a Stage card does not
      Given "Wharf" is a Stage of cost 1
      And player A has "Mate" and "Wharf" in the hand
      When player A plays "Mate"
      And player A plays "Wharf"
      Then player A's Character area holds exactly "Mate"
      And "Wharf" is in player A's Stage area

  @OP-2-2-4-1
  Rule: 2-2-4-1 "Character" means a Character card in the Character area

    Scenario: all Characters of the area are meant, no other card of the field
      Given player A has "Order" (probe "event-rest-characters") in the hand
      And player B has the active Character "Mate" with 3000 power
      And player B has the active Character "Cook" with 7000 power
      And player B has the active Stage "Wharf"
      When player A plays "Order"
      Then "Mate" and "Cook" are rested
      And "B leader" and "Wharf" are active

    Scenario: a Character card that is trashed from the hand is no Character, one that is trashed from the area is
      Given "Mourner" has this data:
        """
        {"name": "Mourner", "number": "T-mourner", "category": "character", "colors": ["red"], "cost": 1, "power": 1000, "text": "When a Character of yours is trashed, draw 1 card.", "abilities": [{"type": "auto", "when": {"event": "trashed", "subject": {"category": "character"}, "player": "you"}, "effect": [{"do": "draw", "count": 1}]}]}
        """
      And "Fall" has this data:
        """
        {"name": "Fall", "number": "T-fall", "category": "event", "colors": ["red"], "cost": 0, "text": "[Main] Trash 1 of your Characters.", "abilities": [{"type": "main", "effect": [{"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["character"]}, "count": 1}}, "to": "trash"}]}]}
        """
      And player A has "Plan" (probe "event-each-discards-1"), "Fall" and "Spare" in the hand
      And player A has the active Character "Mourner"
      And player A has the active Character "Mate"
      When player A plays "Plan"
      And player A chooses "Spare"
      Then "Spare" is in player A's trash
      And player A's hand holds exactly "Fall"
      When player A plays "Fall"
      And player A chooses "Mate"
      Then player A's hand holds 1 card

  @OP-2-2-4-2
  Rule: 2-2-4-2 "Character card" means one outside the Character area

    Scenario: a Character card in the trash can be taken, a Character in its area cannot
      Given player A has "Recall" (probe "event-fetch-character-card") in the hand
      And player A has "Fallen" in the trash
      And player A has the active Character "Mate" with 3000 power
      When player A plays "Recall"
      And player A tries to choose "Mate"
      Then that is refused
      When player A chooses "Fallen"
      Then player A's hand holds exactly "Fallen"
      And "Mate" is in player A's Character area

    Scenario: a card of another category in the trash is none
      Given "Wharf" is a Stage of cost 1
      And player A has "Recall" (probe "event-fetch-character-card") in the hand
      And player A has "Fallen" and "Wharf" in the trash
      When player A plays "Recall"
      And player A tries to choose "Wharf"
      Then that is refused
      When player A chooses "Fallen"
      Then "Fallen" is in player A's hand

  @OP-2-2-4-3
  Rule: 2-2-4-3 "Leader and Character cards" means the Characters of the Character area

    Scenario: the Leader and the Character on the field gain the power, and the card in the hand does not
      Given player A has "Cheer" (probe "event-power-leader-and-characters") and "Reserve" in the hand
      And player A has the active Character "Mate" with 3000 power
      When player A plays "Cheer"
      Then "A leader" has 6000 power
      And "Mate" has 4000 power
      When player A plays "Reserve"
      Then "Reserve" has 3000 power

  @OP-2-2-5
  Rule: 2-2-5 An Event works by being moved from the hand to the trash

    Scenario: the Event goes to the trash and its effect is carried out
      Given player A has "Cheer" (probe "event-power-leader-and-characters") in the hand
      When player A plays "Cheer"
      Then "Cheer" is in player A's trash
      And player A's hand holds 0 cards
      And "A leader" has 6000 power

  @OP-2-2-5-1
  Rule: 2-2-5-1 "Event" and "Event card" mean a card of the category, in any area

    Scenario: an Event in the trash is one, a Character there is not
      Given player A has "Recall" (probe "event-fetch-event") in the hand
      And player A has "Old Event" (probe "event-ko") and "Fallen" in the trash
      When player A plays "Recall"
      And player A tries to choose "Fallen"
      Then that is refused
      When player A chooses "Old Event"
      Then player A's hand holds exactly "Old Event"

  @OP-2-2-6
  Rule: 2-2-6 Stage cards are placed in the Stage area

    Scenario: a Stage card that is played lies there
      Given it is player B's Main Phase
      And "Wharf" is a Stage of cost 1
      And player B has "Wharf" in the hand
      When player B plays "Wharf"
      Then "Wharf" is in player B's Stage area
      And player B's Character area holds 0 cards

  @OP-2-2-6-1
  Rule: 2-2-6-1 "Stage" means a card of the category

    Scenario: the Stage in the Stage area is meant, Characters and the Leader are not
      Given player A has "Order" (probe "event-rest-stages") in the hand
      And player B has the active Character "Mate" with 3000 power
      And player B has the active Stage "Wharf"
      When player A plays "Order"
      Then "Wharf" is rested
      And "Mate" and "B leader" are active

    Scenario: a Stage is no Character
      Given player A has "Order" (probe "event-rest-stages") in the hand
      And player B has the active Character "Mate" with 3000 power
      And player B has the active Stage "Wharf"
      When player A plays "Order"
      Then "Wharf" is rested
      And "Mate" is active

  @OP-2-2-6-2
  Rule: 2-2-6-2 "Stage card" means one outside the Stage area

    Scenario: a Stage card in the trash can be taken, the Stage in its area cannot
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

  # --- 2-3 colours -------------------------------------------------------------------------------------------------------

  @OP-2-3-3
  Rule: 2-3-3 There are six colours

    Scenario Outline: <colour> cards are told from those of other colours
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

    Scenario: it is meant by either colour
      Given "Both" has the colours "blue" and "green"
      And "Twin" has the colours "green" and "blue"
      And "Plain" has the colour "red"
      And player A has "Sweep" (probe "event-rest-green") and "Sweep again" (probe "event-rest-blue") in the hand
      And player B has the active Character "Both"
      And player B has the active Character "Plain"
      When player A plays "Sweep"
      Then "Both" is rested
      And "Plain" is active

    Scenario: the second colour counts as the first does
      Given "Twin" has the colours "green" and "blue"
      And "Plain" has the colour "green"
      And player A has "Sweep" (probe "event-rest-blue") in the hand
      And player B has the active Character "Twin"
      And player B has the active Character "Plain"
      When player A plays "Sweep"
      Then "Twin" is rested
      And "Plain" is active

    Scenario: a Leader has its colours too
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

    Scenario: two colours make it one, one does not
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

    Scenario: a Leader and a Stage can be multicolor
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

  # --- 2-4 types ---------------------------------------------------------------------------------------------------------

  @OP-2-4-2
  Rule: 2-4-2 A slash separates the types of a card

    Scenario: each part between slashes is a type of its own
      Given "First" is of the type "Harbor/Crew"
      And "Last" is of the type "Crew/Harbor"
      And "Neither" is of the type "Crew/Harbor Guard"
      And player A has "Sweep" (probe "event-rest-type") in the hand
      And player B has the active Character "First"
      And player B has the active Character "Last"
      And player B has the active Character "Neither"
      When player A plays "Sweep"
      Then "First" and "Last" are rested
      And "Neither" is active

  @OP-2-4-3
  Rule: 2-4-3 A type in braces means exactly this type

    Scenario: a type that only holds the word is another type
      Given "Porter" is of the type "Harbor"
      And "Veteran" is of the type "Former Harbor"
      And player A has "Sweep" (probe "event-rest-type") in the hand
      And player B has the active Character "Porter"
      And player B has the active Character "Veteran"
      When player A plays "Sweep"
      Then "Porter" is rested
      And "Veteran" is active

    Scenario: a Leader and a Stage have their types
      Given player B's Leader is "Chief" with 5000 power
      And "Chief" is of the type "Harbor"
      And "Wharf" is a Stage of cost 1
      And "Wharf" is of the type "Harbor"
      And player A has "Sweep" (probe "event-rest-type") in the hand
      And player B has the active Stage "Wharf"
      And player B has the active Character "Mate"
      When player A plays "Sweep"
      Then "Chief" and "Wharf" are rested
      And "Mate" is active

    Scenario: an Event has its types
      Given "Recall" has this data:
        """
        {"name": "Recall", "number": "T-recall", "category": "event", "colors": ["red"], "cost": 0, "text": "[Main] Place all {Harbor} cards of your trash at the bottom of your deck.", "abilities": [{"type": "main", "effect": [{"do": "move", "target": {"all": {"player": "you", "zone": ["trash"], "type": "Harbor"}}, "to": "deck", "place": "bottom"}]}]}
        """
      And "Old Event" has this data:
        """
        {"name": "Old Event", "number": "T-old-event", "category": "event", "colors": ["red"], "cost": 0, "types": ["Harbor"], "text": "[Main] Draw 1 card.", "abilities": [{"type": "main", "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has "Recall" in the hand
      And player A has "Old Event" and "Mate" in the trash
      When player A plays "Recall"
      Then the bottom of player A's deck is "Old Event"
      And "Mate" is in player A's trash

  @OP-2-4-3-1
  Rule: 2-4-3-1 A part of a type in quotation marks means every type that holds it

    Scenario: the longer type is meant too, and what only a name says is not
      Given "Veteran" is of the type "Former Harbor"
      And "Harbor" is of the type "Crew"
      And player A has "Sweep" (probe "event-rest-type-part") in the hand
      And player B has the active Character "Veteran"
      And player B has the active Character "Harbor"
      When player A plays "Sweep"
      Then "Veteran" is rested
      And "Harbor" is active

    @OP-2-4-4
    Scenario: the part may be a whole type, be in a later one or in one from the text
      Given "Porter" is of the type "Harbor"
      And "Guard" is of the type "Crew/Harbor Guard"
      And player A has "Sweep" (probe "event-rest-type-part") in the hand
      And player B has the active Character "Porter"
      And player B has the active Character "Guard"
      And player B has the active Character "Guest" (probe "also-harbor")
      And player B has the active Character "Mate"
      When player A plays "Sweep"
      Then "Porter", "Guard" and "Guest" are rested
      And "Mate" is active

  @OP-2-4-4
  Rule: 2-4-4 A type that a card gets from its text is its type by default, everywhere

    Scenario: on the field it is a card of that type
      Given player A has "Sweep" (probe "event-rest-type") in the hand
      And player B has the active Character "Guest" (probe "also-harbor")
      And player B has the active Character "Mate" with 3000 power
      When player A plays "Sweep"
      Then "Guest" is rested
      And "Mate" is active

    Scenario: in the deck it is found by that type
      Given player A has "Seek" (probe "event-search-harbor") in the hand
      And player A has "Guest" (probe "also-harbor") on top of the deck
      When player A plays "Seek"
      And player A chooses "Guest"
      Then player A's hand holds exactly "Guest"

    Scenario Outline: in the <area> it is found by that type
      Given "Recall" has this data:
        """
        {"name": "Recall", "number": "T-recall", "category": "event", "colors": ["red"], "cost": 0, "text": "[Main] Place up to 1 {Harbor} card from your <area> at the bottom of your deck.", "abilities": [{"type": "main", "effect": [{"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["<zone>"], "type": "Harbor"}, "count": 1, "upTo": true}}, "to": "deck", "place": "bottom"}]}]}
        """
      And player A has "Recall" in the hand
      And player A has "Mate" and "Guest" (probe "also-harbor") in the <area>
      When player A plays "Recall"
      And player A tries to choose "Mate"
      Then that is refused
      When player A chooses "Guest"
      Then the bottom of player A's deck is "Guest"
      And "Mate" is in player A's <area>

      Examples:
        | area      | zone  |
        | hand      | hand  |
        | Life area | life  |
        | trash     | trash |

    @OP-5-1-2-4
    Scenario: in deck construction it counts as that type
      Given "Stern" has this data:
        """
        {"name": "Stern", "number": "T-stern", "category": "leader", "colors": ["red"], "power": 5000, "life": 5, "text": "Under the rules, you cannot have {Harbor} cards in your deck.", "abilities": [{"type": "byRules", "deckLimit": {"of": {"type": "Harbor"}, "max": 0}}]}
        """
      And "Guest" is the probe card "also-harbor"
      And a deck of 50 cards for player A with the Leader "Stern" and 10 DON!! cards
      And player A's deck has 1 copy of "Guest"
      And a deck of 50 cards for player B with the Leader "Baron" and 10 DON!! cards
      And player B's deck has 1 copy of "Guest"
      When player A's deck is checked
      Then the deck is not legal
      When player B's deck is checked
      Then the deck is legal

  # --- 2-5 attributes ----------------------------------------------------------------------------------------------------

  @OP-2-5-2
  Rule: 2-5-2 There are six attributes, the question mark among them

    Scenario Outline: <attribute> is told from <other>
      Given "Same" has the attribute "<attribute>"
      And "Other" has the attribute "<other>"
      And player A has "Sweep" (probe "event-rest-attribute-<word>") in the hand
      And player B has the active Character "Same"
      And player B has the active Character "Other"
      When player A plays "Sweep"
      Then "Same" is rested
      And "Other" is active

      Examples:
        | attribute | word    | other   |
        | Slash     | slash   | Strike  |
        | Strike    | strike  | Ranged  |
        | Ranged    | ranged  | Special |
        | Special   | special | Wisdom  |
        | Wisdom    | wisdom  | ?       |
        | ?         | unknown | Slash   |

  @OP-2-5-4
  Rule: 2-5-4 A card of several attributes has each of them

    Scenario: the second attribute counts as the first does
      Given "Both" has the attributes "Slash" and "Ranged"
      And "Blade" has the attribute "Slash"
      And player A has "Sweep" (probe "event-rest-attribute-ranged") in the hand
      And player B has the active Character "Both"
      And player B has the active Character "Blade"
      When player A plays "Sweep"
      Then "Both" is rested
      And "Blade" is active

  @OP-2-5-5
  Rule: 2-5-5 Only Leaders and Characters have attributes

    Scenario: the Leader and the Character have the attribute, the Stage has none
      Given player B's Leader is "Chief" with 5000 power
      And "Chief" has the attribute "Slash"
      And "Blade" has the attribute "Slash"
      And "Wharf" is a Stage of cost 1
      And "Wharf" has the attribute "Slash"
      And player A has "Sweep" (probe "event-rest-attribute-slash") in the hand
      And player B has the active Character "Blade"
      And player B has the active Stage "Wharf"
      When player A plays "Sweep"
      Then "Chief" and "Blade" are rested
      And "Wharf" is active

    Scenario: a Character card in the trash has the attribute, an Event there has none
      Given "Recall" has this data:
        """
        {"name": "Recall", "number": "T-recall", "category": "event", "colors": ["red"], "cost": 0, "text": "[Main] Place all <Slash> cards of your trash at the bottom of your deck.", "abilities": [{"type": "main", "effect": [{"do": "move", "target": {"all": {"player": "you", "zone": ["trash"], "attribute": "Slash"}}, "to": "deck", "place": "bottom"}]}]}
        """
      And "Old Event" has this data:
        """
        {"name": "Old Event", "number": "T-old-event", "category": "event", "colors": ["red"], "cost": 0, "attributes": ["Slash"], "text": "[Main] Draw 1 card.", "abilities": [{"type": "main", "effect": [{"do": "draw", "count": 1}]}]}
        """
      And "Blade" has the attribute "Slash"
      And player A has "Recall" in the hand
      And player A has "Old Event" and "Blade" in the trash
      When player A plays "Recall"
      Then the bottom of player A's deck is "Blade"
      And "Old Event" is in player A's trash

  @OP-2-5-6
  Rule: 2-5-6 An attribute in angle brackets means the cards that have it

    Scenario: a card with the attribute is meant, one without any is not
      Given "Scholar" has the attribute "Wisdom"
      And player A has "Sweep" (probe "event-rest-attribute-wisdom") in the hand
      And player B has the active Character "Scholar"
      And player B has the active Character "Mate" with 3000 power
      When player A plays "Sweep"
      Then "Scholar" is rested
      And "Mate" is active

  @OP-2-5-7
  Rule: 2-5-7 An attribute that a card gets from its text is its own by default, everywhere

    Scenario: on the field it has the attribute
      Given player A has "Sweep" (probe "event-rest-attribute-slash") in the hand
      And player B has the active Character "Adept" (probe "also-slash")
      And player B has the active Character "Mate" with 3000 power
      When player A plays "Sweep"
      Then "Adept" is rested
      And "Mate" is active

    Scenario: in the deck it is found by the attribute
      Given player A has "Seek" (probe "event-search-slash") in the hand
      And player A has "Adept" (probe "also-slash") on top of the deck
      When player A plays "Seek"
      And player A chooses "Adept"
      Then player A's hand holds exactly "Adept"

    Scenario Outline: in the <area> it is found by the attribute
      Given "Recall" has this data:
        """
        {"name": "Recall", "number": "T-recall", "category": "event", "colors": ["red"], "cost": 0, "text": "[Main] Place up to 1 <Slash> card from your <area> at the bottom of your deck.", "abilities": [{"type": "main", "effect": [{"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["<zone>"], "attribute": "Slash"}, "count": 1, "upTo": true}}, "to": "deck", "place": "bottom"}]}]}
        """
      And player A has "Recall" in the hand
      And player A has "Mate" and "Adept" (probe "also-slash") in the <area>
      When player A plays "Recall"
      And player A tries to choose "Mate"
      Then that is refused
      When player A chooses "Adept"
      Then the bottom of player A's deck is "Adept"
      And "Mate" is in player A's <area>

      Examples:
        | area      | zone  |
        | hand      | hand  |
        | Life area | life  |
        | trash     | trash |

    @OP-5-1-2-4
    Scenario: in deck construction it counts as one of the attribute
      Given "Stern" has this data:
        """
        {"name": "Stern", "number": "T-stern", "category": "leader", "colors": ["red"], "power": 5000, "life": 5, "text": "Under the rules, you cannot have <Slash> cards in your deck.", "abilities": [{"type": "byRules", "deckLimit": {"of": {"attribute": "Slash"}, "max": 0}}]}
        """
      And "Adept" is the probe card "also-slash"
      And a deck of 50 cards for player A with the Leader "Stern" and 10 DON!! cards
      And player A's deck has 1 copy of "Adept"
      And a deck of 50 cards for player B with the Leader "Baron" and 10 DON!! cards
      And player B's deck has 1 copy of "Adept"
      When player A's deck is checked
      Then the deck is not legal
      When player B's deck is checked
      Then the deck is legal

  # --- 2-6 power ---------------------------------------------------------------------------------------------------------

  @OP-2-6-2
  Rule: 2-6-2 Only Leaders and Characters have power

    Scenario: a Stage is no card of at most 3000 power
      Given player B's Leader is "Chief" with 3000 power
      And player A has "Sweep" (probe "event-rest-power-3000-or-less") in the hand
      And player B has the active Character "Weak" with 0 power
      And player B has the active Character "Strong" with 4000 power
      And player B has the active Stage "Wharf"
      When player A plays "Sweep"
      Then "Chief" and "Weak" are rested
      And "Strong" and "Wharf" are active

    Scenario: an Event is none either
      Given "Tally" has this data:
        """
        {"name": "Tally", "number": "T-tally", "category": "event", "colors": ["red"], "cost": 0, "text": "[Main] Draw 1 card for each card with 3000 power or less in your trash.", "abilities": [{"type": "main", "effect": [{"do": "draw", "count": {"count": {"player": "you", "zone": ["trash"], "stat": {"power": {"max": 3000}}}}}]}]}
        """
      And player A has "Tally" in the hand
      And player A has "Old Event" (probe "event-ko") and "Mate" in the trash
      When player A plays "Tally"
      Then "Tally" is in player A's trash
      And player A's hand holds 1 card

    Scenario: a Stage adds nothing to a sum of powers, though an effect raises its power
      Given "Sum" has this data:
        """
        {"name": "Sum", "number": "T-sum", "category": "event", "colors": ["red"], "cost": 0, "text": "[Main] Your Characters and Stages have +1000 power during this turn. Then, draw 1 card for every 1000 of their power.", "abilities": [{"type": "main", "effect": [{"do": "modify", "stat": "power", "by": 1000, "target": {"all": {"player": "you", "zone": ["character", "stage"]}}, "until": "turn"}, {"do": "draw", "count": {"value": "power", "of": {"all": {"player": "you", "zone": ["character", "stage"]}}, "per": 1000}}]}]}
        """
      And player A has "Sum" in the hand
      And player A has the active Stage "Wharf"
      And player A has the active Character "Mate" with 1000 power
      When player A plays "Sum"
      Then player A's hand holds 2 cards

  @OP-2-6-3
  Rule: 2-6-3 An effect may make a power greater or less than the printed one

    Scenario: one Leader rises above its printed power and the other falls below
      Given player A has "Tide" (probe "event-power-up-and-down") in the hand
      When player A plays "Tide"
      Then "A leader" has 7000 power
      And "B leader" has 3000 power

  # --- 2-7 cost ----------------------------------------------------------------------------------------------------------

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
      Given "Miser" has this data:
        """
        {"name":"Miser","number":"T-M","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[Once Per Turn] If your DON!! cards would be rested, trash the top card of your deck instead.",
         "abilities":[{"type":"instead","oncePerTurn":true,"when":{"event":"rested","player":"you","subject":{"category":"don"}},
           "effect":[{"do":"mill","count":1}]}]}
        """
      And "Recruit" is a Character of cost 2 with 3000 power
      And player A has the active Character "Miser"
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
      And "Miser" has this data:
        """
        {"name":"Miser","number":"T-M","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[Once Per Turn] If your DON!! cards would be rested, trash the top card of your deck instead.",
         "abilities":[{"type":"instead","oncePerTurn":true,"when":{"event":"rested","player":"you","subject":{"category":"don"}},
           "effect":[{"do":"mill","count":1}]}]}
        """
      And "Recruit" is a Character of cost 2 with 3000 power
      And player A has the active Character "Miser"
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
      Given "Archive" has this data:
        """
        { "name": "Archive", "number": "T-A", "category": "stage", "colors": ["red"], "cost": 1,
          "text": "If a card would be trashed from your hand, put it at the bottom of your deck instead.",
          "abilities": [{ "type": "instead", "when": { "event": "trashed", "subject": "any", "player": "you", "from": ["hand"] },
            "effect": [{ "do": "move", "target": { "subject": true }, "to": "deck", "place": "bottom" }] }] }
        """
      And player A has the active Stage "Archive"
      And player A has "Strike" (probe "event-ko") in the hand
      And player B has the active Character "Mate" with 3000 power
      When player A plays "Strike"
      Then the bottom of player A's deck is "Strike"
      And player A's cost area holds 4 active and 2 rested DON!! cards
      And "Mate" is in player B's Character area

    @OP-1-3-9-1 @reading
    Scenario: where something else happens instead of the payment, the Event stays in the hand and does nothing
      Given "Miser" has this data:
        """
        {"name":"Miser","number":"T-M","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[Once Per Turn] If your DON!! cards would be rested, trash the top card of your deck instead.",
         "abilities":[{"type":"instead","oncePerTurn":true,"when":{"event":"rested","player":"you","subject":{"category":"don"}},
           "effect":[{"do":"mill","count":1}]}]}
        """
      And player B has the active Character "Mate"
      And player A has the active Character "Miser"
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
      Given "Miser" has this data:
        """
        {"name":"Miser","number":"T-M","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[Once Per Turn] If your DON!! cards would be rested, trash the top card of your deck instead.",
         "abilities":[{"type":"instead","oncePerTurn":true,"when":{"event":"rested","player":"you","subject":{"category":"don"}},
           "effect":[{"do":"mill","count":1}]}]}
        """
      And "New Wharf" is a Stage of cost 1
      And player A has the active Stage "Old Wharf"
      And player A has the active Character "Miser"
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
      Given "Sweep" has this data:
        """
        {"name": "Sweep", "number": "T-sweep", "category": "event", "colors": ["red"], "cost": 0, "text": "[Main] Rest all your opponent's cards with a cost of 2 or less.", "abilities": [{"type": "main", "effect": [{"do": "setState", "state": "rested", "target": {"all": {"player": "opponent", "stat": {"cost": {"max": 2}}}}}]}]}
        """
      And player A has "Sweep" in the hand
      And player B has the active Character "Mate"
      When player A plays "Sweep"
      Then "Mate" is rested
      And player B's cost area holds 6 active and 0 rested DON!! cards

    Scenario: a Leader adds nothing to a sum of costs, though an effect raises its cost
      Given "Raise" has this data:
        """
        {"name": "Raise", "number": "T-raise", "category": "event", "colors": ["red"], "cost": 0, "text": "[Main] Your Leader and Characters have +1 cost during this turn. Then, draw cards equal to the total of their costs.", "abilities": [{"type": "main", "effect": [{"do": "modify", "stat": "cost", "by": 1, "target": {"all": {"player": "you", "zone": ["leader", "character"]}}, "until": "turn"}, {"do": "draw", "count": {"value": "cost", "of": {"all": {"player": "you", "zone": ["leader", "character"]}}}}]}]}
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

  # --- 2-8 text ----------------------------------------------------------------------------------------------------------

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
      Given "Watch" has this data:
        """
        {"name": "Watch", "number": "T-watch", "category": "character", "colors": ["red"], "cost": 1, "power": 1000, "text": "When a Character of yours is K.O.'d, draw 1 card.", "abilities": [{"type": "auto", "when": {"event": "koed", "subject": "any", "player": "you"}, "effect": [{"do": "draw", "count": 1}]}]}
        """
      And "Second" has this data:
        """
        {"name": "Second", "number": "T-second", "category": "character", "colors": ["red"], "cost": 1, "power": 1000, "text": "When a Character of yours is K.O.'d, draw 1 card.", "abilities": [{"type": "auto", "when": {"event": "koed", "subject": "any", "player": "you"}, "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has "Strike" (probe "event-ko") in the hand
      And player B has "Second" in the <area>
      And player B has the active Character "Watch"
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
      Given "Guard" has this data:
        """
        {
          "name": "Guard", "number": "T-Guard", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
          "text": "[Blocker] (Rest this card to become the target of the attack.)",
          "abilities": [{ "type": "keyword", "keyword": "blocker" }]
        }
        """
      And player A has "Silence" (probe "event-negate-character") in the hand
      And player B has the active Character "Guard"
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
      Given "Herald" has this data:
        """
        {
          "name": "Herald", "number": "T-Herald", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
          "text": "[On Play] Draw 1 card. (Then, draw 1 more card.)",
          "abilities": [{ "type": "auto", "when": { "event": "played" }, "effect": [{ "do": "draw", "count": 1 }, { "do": "draw", "count": 1 }] }]
        }
        """
      And player A has "Herald" in the hand
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

    @OP-4-9-2
    Scenario: an effect that a card has gained is no base effect
      Given "Teach" has this data:
        """
        {"name": "Teach", "number": "T-teach", "category": "event", "colors": ["red"], "cost": 0, "text": "[Main] Your opponent's Characters gain [Rush] during this turn.", "abilities": [{"type": "main", "effect": [{"do": "gain", "ability": {"type": "keyword", "keyword": "rush"}, "target": {"all": {"player": "opponent", "zone": ["character"]}}, "until": "turn"}]}]}
        """
      And player A has "Sweep" (probe "event-rest-no-base-effect") and "Teach" in the hand
      And player B has the active Character "Mate"
      When player A plays "Teach"
      And player A plays "Sweep"
      Then "Mate" is rested

  # --- 2-9 Life ----------------------------------------------------------------------------------------------------------

  @OP-2-9-2
  Rule: 2-9-2 Before the first turn as many Life cards are laid face down as the Leader's Life says, without being looked at

    Scenario: each Leader's own number, and nobody sees them
      Given both players have decks for a game, with the Leaders "Chief" and "Baron"
      And "Baron" has this data:
        """
        { "name": "Baron", "number": "T-Baron", "category": "leader", "colors": ["red"], "power": 5000, "life": 4 }
        """
      And the lot falls to player A
      When player A gets the first turn
      Then player A's Life area holds 5 cards
      And player B's Life area holds 4 cards
      And player A does not see what is in player A's Life area
      And player B does not see what is in player A's Life area

    Scenario: laying them is no drawing
      Given both players have decks for a game, with the Leaders "Watcher" (probe "leader-counts-draws") and "Baron"
      And the lot falls to player A
      When player A gets the first turn
      Then player A's Life area holds 4 cards
      And "Watcher" has 5000 power

  @OP-2-9-2-1
  Rule: 2-9-2-1 The card that was on top of the deck comes to lie at the bottom of the Life area

    Scenario: the first card laid is the last one taken
      Given player A has "H1", "H2", "H3", "H4", "H5", "L1", "L2", "L3", "L4" and "L5" on top of the deck
      And both players have decks for a game, with the Leaders "Chief" and "Baron"
      And the next shuffle of player A's deck puts "H1", "H2", "H3", "H4", "H5", "L1", "L2", "L3", "L4" and "L5" on top
      And the lot falls to player A
      When player A gets the first turn
      Then the top of player A's Life area is "L5", "L4", "L3", "L2" and "L1"

  @OP-2-9-3
  Rule: 2-9-3 Only Leaders have a Life value

    Scenario: a Leader is a card with a Life of 5 or less, Characters and Stages are not
      Given player A has "Sweep" (probe "event-rest-life-5-or-less") in the hand
      And player B has the active Character "Mate" with 3000 power
      And player B has the active Stage "Wharf"
      When player A plays "Sweep"
      Then "B leader" is rested
      And "Mate" and "Wharf" are active

    Scenario: an Event is none either
      Given "Tally" has this data:
        """
        {"name": "Tally", "number": "T-tally", "category": "event", "colors": ["red"], "cost": 0, "text": "[Main] Draw 1 card for each card with a Life of 5 or less in your Leader area and your trash.", "abilities": [{"type": "main", "effect": [{"do": "draw", "count": {"count": {"player": "you", "zone": ["leader", "trash"], "stat": {"life": {"max": 5}}}}}]}]}
        """
      And player A has "Tally" in the hand
      And player A has "Old Event" (probe "event-ko") in the trash
      When player A plays "Tally"
      Then "Tally" is in player A's trash
      And player A's hand holds 1 card

  @OP-2-9-4
  Rule: 2-9-4 An effect may bring the Life above the printed value

    Scenario: a sixth Life card lies with the five of the Leader
      Given player A has 5 Life cards
      And player A has "Mend" (probe "event-life-up") in the hand
      When player A plays "Mend"
      Then player A's Life area holds 6 cards
      And player A's deck holds 19 cards

    @reading @OP-2-9-2 @OP-5-2-1-7
    Scenario: and below it
      Given "Frail" has this data:
        """
        {"name": "Frail", "number": "T-frail", "category": "leader", "colors": ["red"], "power": 5000, "life": 4,
         "text": "At the start of the game, this Leader's Life is lowered by 1.",
         "abilities": [{"type": "auto", "when": {"event": "gameStarting"}, "effect": [
           {"do": "modify", "stat": "life", "by": -1, "target": {"self": true}, "until": "game"}]}]}
        """
      And both players have decks for a game, with the Leaders "Frail" and "Rival"
      And the lot falls to player A
      When player A chooses to go first
      Then player A's Life area holds 3 cards
      And player B's Life area holds 5 cards

  # --- 2-10 (Symbol) Counter ---------------------------------------------------------------------------------------------

  @OP-2-10-1
  Rule: 2-10-1 The (Symbol) Counter is the power that the card gives in the Counter Step

    Scenario Outline: a value of <value> makes <power>
      Given "Shield" has the Counter value <value>
      And player B has "Shield" in the hand
      And player B has the rested Character "Prey" with 3000 power
      When player A attacks "Prey" with "A leader"
      And player B uses the Counter of "Shield" on "Prey"
      Then "Prey" is in player B's <place>
      And "Shield" is in player B's trash

      Examples:
        | value | power | place          |
        | 1000  | 4000  | trash          |
        | 3000  | 6000  | Character area |

  @OP-2-10-2
  Rule: 2-10-2 Only Characters have a (Symbol) Counter

    Scenario: a Character is a card with a value of 1000 or less, a Leader and a Stage are not
      Given player A has "Sweep" (probe "event-rest-counter-1000-or-less") in the hand
      And player B has the active Character "Mate" with 3000 power
      And player B has the active Stage "Wharf"
      When player A plays "Sweep"
      Then "Mate" is rested
      And "B leader" and "Wharf" are active

    @OP-7-1-3-2-1
    Scenario: an Event of the hand cannot be trashed for one
      Given "Shield" has the Counter value 2000
      And player B has "Strike" (probe "event-ko") and "Shield" in the hand
      When player A attacks "B leader" with "A leader"
      And player B tries to use the Counter of "Strike" on "B leader"
      Then that is refused
      When player B uses the Counter of "Shield" on "B leader"
      Then player B's Life area holds 3 cards
      And "Shield" is in player B's trash
      And player B's hand holds exactly "Strike"

    Scenario: a Character card in the trash is one, an Event there is not
      Given "Tally" has this data:
        """
        {"name": "Tally", "number": "T-tally", "category": "event", "colors": ["red"], "cost": 0, "text": "[Main] Draw 1 card for each card with a (Symbol) Counter of 1000 or less in your trash.", "abilities": [{"type": "main", "effect": [{"do": "draw", "count": {"count": {"player": "you", "zone": ["trash"], "stat": {"counter": {"max": 1000}}}}}]}]}
        """
      And player A has "Tally" in the hand
      And player A has "Old Event" (probe "event-ko") and "Mate" in the trash
      When player A plays "Tally"
      Then "Tally" is in player A's trash
      And player A's hand holds 1 card

  # --- 2-11 [Trigger] ----------------------------------------------------------------------------------------------------

  @OP-2-11-1
  Rule: 2-11-1 A [Trigger] is activated on damage instead of adding the Life card to the hand

    Scenario: activated, its effect is carried out and the card is not added to the hand
      Given player B's Life cards are "Spark" (probe "trigger-draw")
      And player B has "Top" on top of the deck
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then player B's hand holds exactly "Top"
      And "Spark" is in player B's trash

    Scenario: not activated, the card is added to the hand
      Given player B's Life cards are "Spark" (probe "trigger-draw")
      When player A attacks "B leader" with "A leader"
      Then player B's hand holds exactly "Spark"

  @OP-2-11-2
  Rule: 2-11-2 A [Trigger] is card text

    Scenario: a card with nothing but a [Trigger] has a base effect
      Given player A has "Sweep" (probe "event-rest-no-base-effect") in the hand
      And player B has the active Character "Spark" (probe "trigger-draw")
      And player B has the active Character "Mate" with 3000 power
      When player A plays "Sweep"
      Then "Mate" is rested
      And "Spark" is active

  # --- 2-13 to 2-16 what else stands on a card -----------------------------------------------------------------------------

  @OP-2-13-1
  Rule: 2-13-1 The rarity does not matter

    @OP-5-1-2-3
    Scenario: four cards of one number are legal though their rarities differ, and a fifth is one too many
      Given a deck of 50 cards for player A with the Leader "Chief" and 10 DON!! cards
      And "Common" has this data:
        """
        { "name": "Sailor", "number": "T-9", "category": "character", "colors": ["red"], "cost": 1, "power": 1000, "rarity": "C" }
        """
      And "Fine" has this data:
        """
        { "name": "Sailor", "number": "T-9", "category": "character", "colors": ["red"], "cost": 1, "power": 1000, "rarity": "SR" }
        """
      And player A's deck has 2 copies of "Common"
      And player A's deck has 2 copies of "Fine"
      And a deck of 50 cards for player B with the Leader "Baron" and 10 DON!! cards
      And player B's deck has 4 copies of "Common"
      And player B's deck has 1 copy of "Fine"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck is not legal

  @OP-2-14-2
  Rule: 2-14-2 At most four cards of one card number are in a deck

    @OP-5-1-2-3
    Scenario: four are legal, five are not
      Given a deck of 50 cards for player A with the Leader "Chief" and 10 DON!! cards
      And player A's deck has 4 copies of "Sailor"
      And a deck of 50 cards for player B with the Leader "Baron" and 10 DON!! cards
      And player B's deck has 5 copies of "Sailor"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck is not legal

    @OP-5-1-2-3
    Scenario: eight cards of one name are legal where they have two numbers, four of each
      Given a deck of 50 cards for player A with the Leader "Chief" and 10 DON!! cards
      And "Old Sailor" has the card name "Sailor"
      And player A's deck has 4 copies of "Sailor"
      And player A's deck has 4 copies of "Old Sailor"
      And a deck of 50 cards for player B with the Leader "Baron" and 10 DON!! cards
      And player B's deck has 3 copies of "Sailor"
      And player B's deck has 5 copies of "Old Sailor"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck is not legal

  @OP-2-14-3
  Rule: 2-14-3 A text may name a card number, and means the cards that have it

    Scenario: the card of the number is meant, not its namesake
      Given "Namesake" has the card name "also-anchor"
      And player A has "Sweep" (probe "event-rest-number-p-203") in the hand
      And player B has the active Character "Double" (probe "also-anchor")
      And player B has the active Character "Namesake"
      When player A plays "Sweep"
      Then "Double" is rested
      And "Namesake" is active

  @OP-2-15-1
  Rule: 2-15-1 The block symbol does not matter

    @OP-5-1-2-3
    Scenario: four cards of one number are legal though their blocks differ, and a fifth is one too many
      Given a deck of 50 cards for player A with the Leader "Chief" and 10 DON!! cards
      And "Common" has this data:
        """
        { "name": "Sailor", "number": "T-9", "category": "character", "colors": ["red"], "cost": 1, "power": 1000, "block": 1 }
        """
      And "Fine" has this data:
        """
        { "name": "Sailor", "number": "T-9", "category": "character", "colors": ["red"], "cost": 1, "power": 1000, "block": 3 }
        """
      And player A's deck has 2 copies of "Common"
      And player A's deck has 2 copies of "Fine"
      And a deck of 50 cards for player B with the Leader "Baron" and 10 DON!! cards
      And player B's deck has 4 copies of "Common"
      And player B's deck has 1 copy of "Fine"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck is not legal

  @OP-2-16-1
  Rule: 2-16-1 The illustration does not matter

    @OP-5-1-2-3
    Scenario: four cards of one number are legal though their illustrations differ, and a fifth is one too many
      Given a deck of 50 cards for player A with the Leader "Chief" and 10 DON!! cards
      And "Common" has this data:
        """
        { "name": "Sailor", "number": "T-9", "category": "character", "colors": ["red"], "cost": 1, "power": 1000, "illustration": "at the helm" }
        """
      And "Fine" has this data:
        """
        { "name": "Sailor", "number": "T-9", "category": "character", "colors": ["red"], "cost": 1, "power": 1000, "illustration": "at rest" }
        """
      And player A's deck has 2 copies of "Common"
      And player A's deck has 2 copies of "Fine"
      And a deck of 50 cards for player B with the Leader "Baron" and 10 DON!! cards
      And player B's deck has 4 copies of "Common"
      And player B's deck has 1 copy of "Fine"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck is not legal
