@OP
Feature: 2-4 to 2-6. Type, attribute and power

  @OP-2-4-2
  Rule: 2-4-2 A slash separates the types of a card

    Scenario: Each part between slashes is a type of its own, wherever it stands
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

    # answers: OP03-089#1
    Scenario: A card of type Former Harbor is not a {Harbor} card
      Given "Porter" is of the type "Harbor"
      And "Veteran" is of the type "Former Harbor"
      And player A has "Sweep" (probe "event-rest-type") in the hand
      And player B has the active Character "Porter"
      And player B has the active Character "Veteran"
      When player A plays "Sweep"
      Then "Porter" is rested
      And "Veteran" is active

    Scenario: A Leader and a Stage can have a type
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

    Scenario: An Event can have a type
      Given player A has "Recall" (probe "event-tuck-harbors-of-trash") in the hand
      And player A has "Old Event" (probe "event-draw") and "Mate" in the trash
      And "Old Event" is of the type "Harbor"
      When player A plays "Recall"
      Then the bottom of player A's deck is "Old Event"
      And "Mate" is in player A's trash

  @OP-2-4-3-1
  Rule: 2-4-3-1 A part of a type in quotation marks means every type that contains it

    Scenario: A quoted type part matches a longer type, but not a card that only has the word in its name
      Given "Veteran" is of the type "Former Harbor"
      And "Harbor" is of the type "Crew"
      And player A has "Sweep" (probe "event-rest-type-part") in the hand
      And player B has the active Character "Veteran"
      And player B has the active Character "Harbor"
      When player A plays "Sweep"
      Then "Veteran" is rested
      And "Harbor" is active

    @OP-2-4-4
    Scenario: A quoted type part matches a whole type, a second type and a type given by card text
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
  Rule: 2-4-4 A type that a card gives itself in its text is its type in every area by default

    Scenario: A Character on the field counts as a card of the type that its text adds
      Given player A has "Sweep" (probe "event-rest-type") in the hand
      And player B has the active Character "Guest" (probe "also-harbor")
      And player B has the active Character "Mate" with 3000 power
      When player A plays "Sweep"
      Then "Guest" is rested
      And "Mate" is active

    Scenario: A search of the deck finds a card by the type that its text adds
      Given player A has "Seek" (probe "event-search-harbor") in the hand
      And player A has "Guest" (probe "also-harbor") on top of the deck
      When player A plays "Seek"
      And player A chooses "Guest"
      Then player A's hand holds exactly "Guest"

    Scenario Outline: An effect finds a card in the <area> by the type that its text adds
      Given "Recall" has this data:
        """
        {"category": "event", "abilities": [{"type": "main", "effect": [{"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["<zone>"], "type": "Harbor"}, "count": 1, "upTo": true}}, "to": "deck", "place": "bottom"}]}]}
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
    Scenario: A Leader that excludes a type from the deck excludes cards that have it by their text
      Given "Guest" is the probe card "also-harbor"
      And a deck of 50 cards for player A with the Leader "Stern" (probe "leader-without-harbors") and 10 DON!! cards
      And player A's deck has 1 copy of "Guest"
      And a deck of 50 cards for player B with the Leader "Baron" and 10 DON!! cards
      And player B's deck has 1 copy of "Guest"
      When player A's deck is checked
      Then the deck is not legal
      When player B's deck is checked
      Then the deck is legal

  @OP-2-5-2
  Rule: 2-5-2 There are six attributes, including the question mark

    # answers: OP13-079#3
    Scenario Outline: An effect that rests <attribute> cards rests a <attribute> card but not a <other> one
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

      @since-1.2.0
      Examples:
        | attribute | word    | other |
        | ?         | unknown | Slash |

    @until-1.1.8
    Scenario: Before version 1.2.0, a question mark printed as an attribute is no attribute
      Given "Riddle" has the attribute "?"
      And "Both" has the attributes "Slash" and "?"
      And player A has "Sweep 1" (probe "event-rest-attribute-unknown") in the hand
      And player A has "Sweep 2" (probe "event-rest-attribute-slash") in the hand
      And player B has the active Character "Riddle"
      And player B has the active Character "Both"
      When player A plays "Sweep 1"
      Then "Riddle" and "Both" are active
      When player A plays "Sweep 2"
      Then "Both" is rested
      And "Riddle" is active

  @OP-2-5-4
  Rule: 2-5-4 A card of several attributes has each of them

    Scenario: The second attribute of a card counts as much as the first
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

    Scenario: Leaders and Characters have an attribute, Stages do not
      Given player B's Leader is "Chief" with 5000 power
      And "Chief" has the attribute "Slash"
      And "Blade" has the attribute "Slash"
      And "Wharf" is a Stage of cost 1
      And player A has "Sweep" (probe "event-rest-attribute-slash") in the hand
      And player B has the active Character "Blade"
      And player B has the active Stage "Wharf"
      When player A plays "Sweep"
      Then "Chief" and "Blade" are rested
      And "Wharf" is active

    Scenario: A Character card in the trash has its attribute, an Event there has none
      Given "Blade" has the attribute "Slash"
      And player A has "Recall" (probe "event-tuck-slashes-of-trash") in the hand
      And player A has "Old Event" (probe "event-draw") and "Blade" in the trash
      When player A plays "Recall"
      Then the bottom of player A's deck is "Blade"
      And "Old Event" is in player A's trash

  @OP-2-5-6
  Rule: 2-5-6 An attribute in angle brackets means the cards that have it

    Scenario: An effect on Wisdom cards affects a card with that attribute but not one without any
      Given "Scholar" has the attribute "Wisdom"
      And player A has "Sweep" (probe "event-rest-attribute-wisdom") in the hand
      And player B has the active Character "Scholar"
      And player B has the active Character "Mate" with 3000 power
      When player A plays "Sweep"
      Then "Scholar" is rested
      And "Mate" is active

  @OP-2-5-7
  Rule: 2-5-7 An attribute that a card gives itself in its text is its own in every area by default

    Scenario: A Character on the field counts as a card of the attribute that its text adds
      Given player A has "Sweep" (probe "event-rest-attribute-slash") in the hand
      And player B has the active Character "Adept" (probe "also-slash")
      And player B has the active Character "Mate" with 3000 power
      When player A plays "Sweep"
      Then "Adept" is rested
      And "Mate" is active

    Scenario: A search of the deck finds a card by the attribute that its text adds
      Given player A has "Seek" (probe "event-search-slash") in the hand
      And player A has "Adept" (probe "also-slash") on top of the deck
      When player A plays "Seek"
      And player A chooses "Adept"
      Then player A's hand holds exactly "Adept"

    Scenario Outline: An effect finds a card in the <area> by the attribute that its text adds
      Given "Recall" has this data:
        """
        {"category": "event", "abilities": [{"type": "main", "effect": [{"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["<zone>"], "attribute": "Slash"}, "count": 1, "upTo": true}}, "to": "deck", "place": "bottom"}]}]}
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
    Scenario: A Leader that excludes an attribute from the deck excludes cards that have it by their text
      Given "Adept" is the probe card "also-slash"
      And a deck of 50 cards for player A with the Leader "Stern" (probe "leader-without-slashes") and 10 DON!! cards
      And player A's deck has 1 copy of "Adept"
      And a deck of 50 cards for player B with the Leader "Baron" and 10 DON!! cards
      And player B's deck has 1 copy of "Adept"
      When player A's deck is checked
      Then the deck is not legal
      When player B's deck is checked
      Then the deck is legal

  @OP-2-6-2
  Rule: 2-6-2 Only Leaders and Characters have power

    Scenario: A Stage is not rested as a card with 3000 power or less
      Given player B's Leader is "Chief" with 3000 power
      And player A has "Sweep" (probe "event-rest-power-3000-or-less") in the hand
      And player B has the active Character "Weak" with 0 power
      And player B has the active Character "Strong" with 4000 power
      And player B has the active Stage "Wharf"
      When player A plays "Sweep"
      Then "Chief" and "Weak" are rested
      And "Strong" and "Wharf" are active

    Scenario: An Event in the trash does not count as a card with 3000 power or less
      Given player A has "Tally" (probe "event-draw-per-power-3000-or-less") in the hand
      And player A has "Old Event" (probe "event-ko") and "Mate" in the trash
      When player A plays "Tally"
      Then "Tally" is in player A's trash
      And player A's hand holds 1 card

    Scenario: A Stage adds nothing to a total of power, even when an effect would raise its power
      Given "Sum" has this data:
        """
        {"category": "event", "abilities": [{"type": "main", "effect": [{"do": "modify", "stat": "power", "by": 1000, "target": {"all": {"player": "you", "zone": ["character", "stage"]}}, "until": "turn"}, {"do": "draw", "count": {"value": "power", "of": {"all": {"player": "you", "zone": ["character", "stage"]}}, "per": 1000}}]}]}
        """
      And player A has "Sum" in the hand
      And player A has the active Stage "Wharf"
      And player A has the active Character "Mate" with 1000 power
      When player A plays "Sum"
      Then player A's hand holds 2 cards

  @OP-2-6-3
  Rule: 2-6-3 An effect can make a card's power greater or less than its printed power

    Scenario: One Leader rises above its printed power while the other falls below it
      Given player A has "Tide" (probe "event-power-up-and-down") in the hand
      When player A plays "Tide"
      Then "A leader" has 7000 power
      And "B leader" has 3000 power
