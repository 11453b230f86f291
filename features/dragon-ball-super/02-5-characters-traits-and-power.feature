@DBS
Feature: 2-5 to 2-10. Character names, special traits, eras, power and combos

  @DBS-2-5-3
  Rule: 2-5-3 A name in angle brackets means the cards of exactly this character name

    Scenario Outline: cards of the character name are meant, and no card name or trait (player <player>)
      Given it is player <player>'s Main Phase
      And player <player> has "Sweep" (probe "rest-keldas") in the hand
      And "One" has the character name "Kelda"
      And "Two" has the character name "Old Kelda"
      And "Three" has the card name "Kelda"
      And "Three" has the special trait "Kelda"
      And "Own" has the character name "Kelda"
      And player <other> has the active Battle Card "One"
      And player <other> has the active Battle Card "Two"
      And player <other> has the active Battle Card "Three"
      And player <player> has the active Battle Card "Own"
      When player <player> activates "Sweep"
      Then "One" and "Own" are rested
      And "Two" and "Three" are active

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: a card of two character names is a card of each
      Given player A has "Sweep" (probe "rest-keldas") in the hand
      And "Both" has the character names "Orrin" and "Kelda"
      And "Other" has the character name "Orrin"
      And player B has the active Battle Card "Both"
      And player B has the active Battle Card "Other"
      When player A activates "Sweep"
      Then "Both" is rested
      And "Other" is active

  @DBS-2-5-4
  Rule: 2-5-4 Only Leader Cards and Battle Cards have character names

    Scenario: an Extra Card that is called like the character is no card of that character
      Given player A has "Sweep" (probe "rest-keldas") in the hand
      And player B's Leader is "Chief" with 10000 power
      And "Chief" has the character name "Kelda"
      And "Mate" has the character name "Kelda"
      And "Land" is the probe card "field-strengthens-leader"
      And "Land" has the card name "Kelda"
      And player B has the active Battle Card "Mate"
      And player B has the active Battle Card "Land"
      When player A activates "Sweep"
      Then "Chief" and "Mate" are rested
      And "Land" is active

    Scenario: in the Drop Area no Extra Card is one either
      Given player A has "Recall" (probe "salvage-by") in the hand
      And "Mate" has the character name "Kelda"
      And "Trick" is the probe card "extra-draw-2"
      And "Trick" has the card name "Kelda"
      And player A has "Mate" and "Trick" in the Drop Area
      When player A activates "Recall"
      And player A takes choice 2 of the effect
      Then "Mate" is in player A's hand
      And "Trick" is in player A's Drop Area

  @DBS-2-5-5
  Rule: 2-5-5 A character name that a [Permanent] of the card itself adds is its character name by default, everywhere

    Scenario: in play it has that character name besides its own
      Given player A has "Sweep" (probe "rest-keldas") and "Grown" (probe "evolve-onto-ember") in the hand
      And player A has the active Battle Card "Double" (probe "also-kelda")
      And "Double" has the character name "Ember"
      And player A has the active Battle Card "Mate"
      When player A activates "Sweep"
      Then "Double" is rested
      And "Mate" is active
      When player A activates "Grown"
      Then under "Grown" lies "Double"

    Scenario: in the deck, which nobody sees, it is found by that character name
      Given player A has "Search" (probe "search-by") in the hand
      And player A has "Top" and "Double" (probe "also-kelda") on top of the deck
      When player A activates "Search"
      And player A takes choice 2 of the effect
      And player A tries to choose "Top"
      Then that is refused
      When player A chooses "Double"
      Then player A's hand holds exactly "Double"

    Scenario: in the Drop Area it has that character name
      Given player A has "Recall" (probe "salvage-by") in the hand
      And player A has "Double" (probe "also-kelda") and "Mate" in the Drop Area
      When player A activates "Recall"
      And player A takes choice 2 of the effect
      Then "Double" is in player A's hand
      And "Mate" is in player A's Drop Area

    Scenario: it has that character name though its skills are negated
      Given player A has "Silence" (probe "silence") and "Sweep" (probe "rest-keldas") in the hand
      And player B has the active Battle Card "Double" (probe "also-kelda")
      And player B has the active Battle Card "Mate"
      When player A activates "Silence"
      And player A chooses "Double"
      And player A activates "Sweep"
      Then "Double" is rested
      And "Mate" is active

    @DBS-5-1-3-2-1
    Scenario: in a deck it counts among the cards of that character name, of which there may be as many as the limit says
      Given "Keeper" is the probe card "limits-keldas"
      And "Double" is the probe card "also-kelda"
      And a deck of 50 cards for player A, led by "Chief"
      And a deck of 50 cards for player B, led by "Captain"
      And player A's deck has 1 copy of "Keeper"
      And player A's deck has 3 copies of "Double"
      And player B's deck has 1 copy of "Keeper"
      And player B's deck has 2 copies of "Double"
      When player A's deck is checked
      Then the deck breaks "5-1-3-2-1" and nothing else
      When player B's deck is checked
      Then the deck is legal

  @DBS-2-6-3
  Rule: 2-6-3 A slash separates the special traits of a card

    Scenario: each part between slashes is a trait of its own
      Given player A has "Sweep" (probe "rest-drifts") in the hand
      And "First" has the special trait "Drift/Order"
      And "Last" has the special trait "Order / Drift"
      And "Two" has the special traits "Order" and "Drift"
      And "Neither" has the special trait "Order/Drift Guard"
      And player B has the active Battle Card "First"
      And player B has the active Battle Card "Last"
      And player B has the active Battle Card "Two"
      And player B has the active Battle Card "Neither"
      When player A activates "Sweep"
      Then "First", "Last" and "Two" are rested
      And "Neither" is active

  @DBS-2-6-4
  Rule: 2-6-4 A word in double angle brackets means the cards of exactly this special trait

    Scenario Outline: cards of the trait are meant, and no card name or character name (player <player>)
      Given it is player <player>'s Main Phase
      And player <player> has "Sweep" (probe "rest-drifts") in the hand
      And "One" has the special trait "Drift"
      And "Two" has the special trait "Old Drift"
      And "Three" has the card name "Drift"
      And "Three" has the character name "Drift"
      And "Own" has the special trait "Drift"
      And player <other>'s Leader is "Chief" with 10000 power
      And "Chief" has the special trait "Drift"
      And player <other> has the active Battle Card "One"
      And player <other> has the active Battle Card "Two"
      And player <other> has the active Battle Card "Three"
      And player <player> has the active Battle Card "Own"
      When player <player> activates "Sweep"
      Then "One", "Own" and "Chief" are rested
      And "Two" and "Three" are active

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

  @DBS-2-6-5
  Rule: 2-6-5 Only Leader Cards and Battle Cards have special traits

    Scenario: an Extra Card that is called like the trait has none
      Given player A has "Sweep" (probe "rest-drifts") in the hand
      And player B's Leader is "Chief" with 10000 power
      And "Chief" has the special trait "Drift"
      And "Mate" has the special trait "Drift"
      And "Land" is the probe card "field-strengthens-leader"
      And "Land" has the card name "Drift"
      And player B has the active Battle Card "Mate"
      And player B has the active Battle Card "Land"
      When player A activates "Sweep"
      Then "Chief" and "Mate" are rested
      And "Land" is active

  @DBS-2-6-6
  Rule: 2-6-6 A special trait that a [Permanent] of the card itself adds is its trait by default, everywhere

    Scenario: in play it has that special trait besides its own
      Given player A has "Sweep" (probe "rest-drifts") in the hand
      And player B has the active Battle Card "Double" (probe "also-drift")
      And player B has the active Battle Card "Mate"
      When player A activates "Sweep"
      Then "Double" is rested
      And "Mate" is active

    Scenario: in the deck, which nobody sees, it is found by that special trait
      Given player A has "Search" (probe "search-by") in the hand
      And player A has "Top" and "Double" (probe "also-drift") on top of the deck
      When player A activates "Search"
      And player A takes choice 3 of the effect
      And player A tries to choose "Top"
      Then that is refused
      When player A chooses "Double"
      Then player A's hand holds exactly "Double"

    Scenario: in the Drop Area it has that special trait
      Given player A has "Recall" (probe "salvage-by") in the hand
      And player A has "Double" (probe "also-drift") and "Mate" in the Drop Area
      When player A activates "Recall"
      And player A takes choice 3 of the effect
      Then "Double" is in player A's hand
      And "Mate" is in player A's Drop Area

    Scenario: it has that special trait though its skills are negated
      Given player A has "Silence" (probe "silence") and "Sweep" (probe "rest-drifts") in the hand
      And player B has the active Battle Card "Double" (probe "also-drift")
      And player B has the active Battle Card "Mate"
      When player A activates "Silence"
      And player A chooses "Double"
      And player A activates "Sweep"
      Then "Double" is rested
      And "Mate" is active

    @DBS-5-1-3-2-1
    Scenario: in a deck it counts among the cards of that special trait, of which there may be as many as the limit says
      Given "Keeper" is the probe card "limits-drifts"
      And "Double" is the probe card "also-drift"
      And a deck of 50 cards for player A, led by "Chief"
      And a deck of 50 cards for player B, led by "Captain"
      And player A's deck has 1 copy of "Keeper"
      And player A's deck has 3 copies of "Double"
      And player B's deck has 1 copy of "Keeper"
      And player B's deck has 2 copies of "Double"
      When player A's deck is checked
      Then the deck breaks "5-1-3-2-1" and nothing else
      When player B's deck is checked
      Then the deck is legal

    Scenario: it has its printed trait as well
      Given player A has "Sweep" (probe "rest-orders") in the hand
      And player B has the active Battle Card "Double" (probe "also-drift")
      And "Order" has the special trait "Order"
      And player B has the active Battle Card "Order"
      And player B has the active Battle Card "Mate"
      When player A activates "Sweep"
      Then "Double" and "Order" are rested
      And "Mate" is active

  @DBS-2-7-3
  Rule: 2-7-3 Only Leader Cards and Battle Cards have an era

    Scenario: what is said of an era is about Leader Cards and Battle Cards of exactly that era
      Given player A has "Sweep" (probe "rest-dawns") in the hand
      And player B's Leader is "Chief" with 10000 power
      And "Chief" has the era "Dawn Saga"
      And "Mate" has the era "Dawn Saga"
      And "Late" has the era "Late Dawn Saga"
      And "Land" is the probe card "field-strengthens-leader"
      And "Land" has the card name "Dawn Saga"
      And player B has the active Battle Card "Mate"
      And player B has the active Battle Card "Late"
      And player B has the active Battle Card "None"
      And player B has the active Battle Card "Land"
      When player A activates "Sweep"
      Then "Chief" and "Mate" are rested
      And "Late", "None" and "Land" are active

    Scenario: in the Drop Area a Battle Card has its era, and an Extra Card has none
      Given player A has "Recall" (probe "salvage-by") in the hand
      And "Mate" has the era "Dawn Saga"
      And "Trick" is the probe card "extra-draw-2"
      And "Trick" has the card name "Dawn Saga"
      And player A has "Mate" and "Trick" in the Drop Area
      When player A activates "Recall"
      And player A takes choice 6 of the effect
      Then "Mate" is in player A's hand
      And "Trick" is in player A's Drop Area

  @DBS-2-8-2
  Rule: 2-8-2 Only Leader Cards and Battle Cards have power

    Scenario: an Extra Card is none of 5000 power or less, which a Battle Card is
      Given player A has "Gate" (probe "warp-by-value") in the hand
      And "Weak" is a Battle Card of energy cost 1 with 5000 power
      And "Strong" is a Battle Card of energy cost 1 with 10000 power
      And player B has "Weak", "Strong" and "Trick" (probe "extra-draw-2") in the Drop Area
      When player A activates "Gate"
      And player A takes choice 1 of the effect
      Then "Weak" is in player B's Warp
      And "Strong" and "Trick" are in player B's Drop Area

    Scenario: a Leader Card has power, an Extra Card in the Battle Area has none
      Given player A has "Sweep" (probe "rest-by-value") in the hand
      And player B has the active Battle Card "Land" (probe "field-strengthens-leader")
      And "Giant" is a Battle Card of energy cost 5 with 20000 power
      And player B has the active Battle Card "Giant"
      When player A activates "Sweep"
      And player A takes choice 1 of the effect
      Then "A leader" and "B leader" are rested
      And "Land" and "Giant" are active

    Scenario: An Extra Card in the Battle Area shows no power, not even of 0
      Given player A has "Sweep" (probe "rest-by-value") in the hand
      And player B has the active Battle Card "Land" (probe "field-power")
      And player B has the active Battle Card "Crew" with 15000 power
      When player A activates "Sweep"
      And player A takes choice 1 of the effect
      Then "A leader" is rested
      And "Land" and "Crew" are active
      And "Land" has no power
      And "Crew" has 20000 power

  @DBS-2-8-3
  Rule: 2-8-3 Power can be reduced to less than 0

    Scenario Outline: what strengthens a Leader of negative power first makes up for what is missing (player <player>)
      Given it is player <player>'s Main Phase
      And player <player> has "Curse" (probe "weaken-15000"), "Boost" (probe "strengthen-5000") and "More" (probe "strengthen-5000") in the hand
      When player <player> activates "Curse"
      And player <player> chooses "<leader>"
      Then "<leader>" has -5000 power
      When player <player> activates "Boost"
      And player <player> chooses "<leader>"
      Then "<leader>" has 0 power
      When player <player> activates "More"
      And player <player> chooses "<leader>"
      Then "<leader>" has 5000 power
      When player <player> ends the turn
      Then "<leader>" has 10000 power

      Examples:
        | player | leader   |
        | A      | B leader |
        | B      | B leader |

    @DBS-7-4-1-4
    Scenario: a combo has to make up for what is missing first
      Given player A has "Curse" (probe "weaken-15000") in the hand
      And player B has "Shield" in the hand
      And player A has the active Battle Card "Striker" with 4000 power
      When player A activates "Curse"
      And player A chooses "B leader"
      And player A attacks "B leader" with "Striker"
      And player B combos with "Shield"
      Then "B leader" has -5000 power
      And player B's Life Area holds 3 cards

    Scenario: a Leader of negative power still deals nothing and loses nothing by it
      Given player A has "Curse" (probe "weaken-15000") in the hand
      When player A activates "Curse"
      And player A chooses "A leader"
      And player A attacks "B leader" with "A leader"
      Then "A leader" has -5000 power
      And player B's Life Area holds 4 cards
      And the game goes on

  @DBS-2-9-2
  Rule: 2-9-2 Only Battle Cards have combo power

    Scenario: a Leader Card and an Extra Card are none of 5000 combo power or less
      Given player A has "Sweep" (probe "rest-by-value") in the hand
      And "None" has 0 combo power and a combo cost of 0
      And "Much" has 10000 combo power and a combo cost of 1
      And player B has the active Battle Card "Mate"
      And player B has the active Battle Card "None"
      And player B has the active Battle Card "Much"
      And player B has the active Battle Card "Land" (probe "field-strengthens-leader")
      When player A activates "Sweep"
      And player A takes choice 2 of the effect
      Then "Mate" and "None" are rested
      And "Much", "Land", "A leader" and "B leader" are active

    Scenario: in the Drop Area an Extra Card has none
      Given player A has "Gate" (probe "warp-by-value") in the hand
      And "None" has 0 combo power and a combo cost of 0
      And player B has "None", "Mate" and "Trick" (probe "extra-draw-2") in the Drop Area
      When player A activates "Gate"
      And player A takes choice 2 of the effect
      Then "None" is in player B's Warp
      And "Mate" and "Trick" are in player B's Drop Area

  @DBS-2-10-2
  Rule: 2-10-2 Only Battle Cards have a combo cost

    Scenario: a Leader Card and an Extra Card are none with a combo cost of 0
      Given player A has "Sweep" (probe "rest-by-value") in the hand
      And "Much" has 10000 combo power and a combo cost of 1
      And player B has the active Battle Card "Mate"
      And player B has the active Battle Card "Much"
      And player B has the active Battle Card "Land" (probe "field-strengthens-leader")
      When player A activates "Sweep"
      And player A takes choice 3 of the effect
      Then "Mate" is rested
      And "Much", "Land", "A leader" and "B leader" are active

    Scenario: in the Drop Area an Extra Card has none
      Given player A has "Gate" (probe "warp-by-value") in the hand
      And "Much" has 10000 combo power and a combo cost of 1
      And player B has "Mate", "Much" and "Trick" (probe "extra-draw-2") in the Drop Area
      When player A activates "Gate"
      And player A takes choice 3 of the effect
      Then "Mate" is in player B's Warp
      And "Much" and "Trick" are in player B's Drop Area
