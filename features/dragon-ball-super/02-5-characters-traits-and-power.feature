@DBS
Feature: 2-5 to 2-10. Character names, special traits, eras, power and combos

  @DBS-2-5-3
  Rule: 2-5-3 A name in angle brackets refers to cards of exactly that character name

    Scenario Outline: A character name in player <player>'s skill refers to that character name, not a card name or trait
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

    Scenario: A card with two character names counts as a card of each character
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

    Scenario: An Extra Card in play whose card name equals a character name does not have that character name
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

    Scenario: An Extra Card in the Drop Area whose card name equals a character name does not have that character name
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
  Rule: 2-5-5 A character name that a card gives itself by its own [Permanent] applies in every area

    Scenario: A card in play that also has a second character name counts as a card of both characters
      Given player A has "Sweep" (probe "rest-keldas") and "Grown" (probe "evolve-onto-ember") in the hand
      And player A has the active Battle Card "Double" (probe "also-kelda")
      And "Double" has the character name "Ember"
      And player A has the active Battle Card "Mate"
      When player A activates "Sweep"
      Then "Double" is rested
      And "Mate" is active
      When player A activates "Grown"
      Then under "Grown" lies "Double"

    Scenario: A search of the deck finds a card by the additional character name that it gives itself
      Given player A has "Search" (probe "search-by") in the hand
      And player A has "Top" and "Double" (probe "also-kelda") on top of the deck
      When player A activates "Search"
      And player A takes choice 2 of the effect
      And player A tries to choose "Top"
      Then that is refused
      When player A chooses "Double"
      Then player A's hand holds exactly "Double"

    Scenario: A card in the Drop Area keeps the additional character name that it gives itself
      Given player A has "Recall" (probe "salvage-by") in the hand
      And player A has "Double" (probe "also-kelda") and "Mate" in the Drop Area
      When player A activates "Recall"
      And player A takes choice 2 of the effect
      Then "Double" is in player A's hand
      And "Mate" is in player A's Drop Area

    Scenario: A card keeps the additional character name that it gives itself while its skills are negated
      Given player A has "Silence" (probe "silence") and "Sweep" (probe "rest-keldas") in the hand
      And player B has the active Battle Card "Double" (probe "also-kelda")
      And player B has the active Battle Card "Mate"
      When player A activates "Silence"
      And player A chooses "Double"
      And player A activates "Sweep"
      Then "Double" is rested
      And "Mate" is active

    @DBS-5-1-3-2-1
    Scenario: In deck construction a card with an additional character name counts against the limit for that name
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
  Rule: 2-6-3 Slashes separate the special traits of a card

    Scenario: A special trait with slashes counts as one special trait for each part
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
  Rule: 2-6-4 A word in double angle brackets refers to cards of exactly that special trait

    Scenario Outline: A special trait in player <player>'s skill refers to that trait, not a card name or character name
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

    Scenario: An Extra Card in play whose card name equals a special trait does not have that trait
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
  Rule: 2-6-6 A special trait that a card gives itself by its own [Permanent] applies in every area

    Scenario: A card in play has the additional special trait that it gives itself
      Given player A has "Sweep" (probe "rest-drifts") in the hand
      And player B has the active Battle Card "Double" (probe "also-drift")
      And player B has the active Battle Card "Mate"
      When player A activates "Sweep"
      Then "Double" is rested
      And "Mate" is active

    Scenario: A search of the deck finds a card by the additional special trait that it gives itself
      Given player A has "Search" (probe "search-by") in the hand
      And player A has "Top" and "Double" (probe "also-drift") on top of the deck
      When player A activates "Search"
      And player A takes choice 3 of the effect
      And player A tries to choose "Top"
      Then that is refused
      When player A chooses "Double"
      Then player A's hand holds exactly "Double"

    Scenario: A card in the Drop Area keeps the additional special trait that it gives itself
      Given player A has "Recall" (probe "salvage-by") in the hand
      And player A has "Double" (probe "also-drift") and "Mate" in the Drop Area
      When player A activates "Recall"
      And player A takes choice 3 of the effect
      Then "Double" is in player A's hand
      And "Mate" is in player A's Drop Area

    Scenario: A card keeps the additional special trait that it gives itself while its skills are negated
      Given player A has "Silence" (probe "silence") and "Sweep" (probe "rest-drifts") in the hand
      And player B has the active Battle Card "Double" (probe "also-drift")
      And player B has the active Battle Card "Mate"
      When player A activates "Silence"
      And player A chooses "Double"
      And player A activates "Sweep"
      Then "Double" is rested
      And "Mate" is active

    @DBS-5-1-3-2-1
    Scenario: In deck construction a card with an additional special trait counts against the limit for that trait
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

    Scenario: A card that gives itself a special trait also keeps its printed trait
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

    Scenario: A skill about an era affects Leader Cards and Battle Cards of exactly that era, and no Extra Card
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

    Scenario: A skill that returns all cards of an era from the Drop Area returns a Battle Card, but no Extra Card
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

    Scenario: An Extra Card in the Drop Area is not a card with a power of 5000 or less
      Given player A has "Gate" (probe "warp-by-value") in the hand
      And "Weak" is a Battle Card of energy cost 1 with 5000 power
      And "Strong" is a Battle Card of energy cost 1 with 10000 power
      And player B has "Weak", "Strong" and "Trick" (probe "extra-draw-2") in the Drop Area
      When player A activates "Gate"
      And player A takes choice 1 of the effect
      Then "Weak" is in player B's Warp
      And "Strong" and "Trick" are in player B's Drop Area

    Scenario: A skill about cards in play with 15000 power or less affects Leader Cards, but not an Extra Card
      Given player A has "Sweep" (probe "rest-by-value") in the hand
      And player B has the active Battle Card "Land" (probe "field-strengthens-leader")
      And "Giant" is a Battle Card of energy cost 5 with 20000 power
      And player B has the active Battle Card "Giant"
      When player A activates "Sweep"
      And player A takes choice 1 of the effect
      Then "A leader" and "B leader" are rested
      And "Land" and "Giant" are active

    Scenario: An Extra Card in the Battle Area has no power, not even 0
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
  Rule: 2-8-3 Power can be reduced below 0

    Scenario Outline: A Leader Card at -5000 power needs two +5000 boosts to reach 5000 power (player <player>'s turn)
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
    Scenario: A combo of 5000 raises a Leader Card at -10000 power to -5000 only
      Given player A has "Curse" (probe "weaken-15000") in the hand
      And player B has "Shield" in the hand
      And player A has the active Battle Card "Striker" with 4000 power
      When player A activates "Curse"
      And player A chooses "B leader"
      And player A attacks "B leader" with "Striker"
      And player B combos with "Shield"
      Then "B leader" has -5000 power
      And player B's Life Area holds 3 cards

    Scenario: A Leader Card with negative power deals no damage when it attacks, and its player does not lose
      Given player A has "Curse" (probe "weaken-15000") in the hand
      When player A activates "Curse"
      And player A chooses "A leader"
      And player A attacks "B leader" with "A leader"
      Then "A leader" has -5000 power
      And player B's Life Area holds 4 cards
      And the game goes on

  @DBS-2-9-2
  Rule: 2-9-2 Only Battle Cards have combo power

    Scenario: Leader Cards and Extra Cards are not cards with a combo power of 5000 or less
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

    Scenario: An Extra Card in the Drop Area has no combo power, not even 0
      Given player A has "Gate" (probe "warp-by-value") in the hand
      And "None" has 0 combo power and a combo cost of 0
      And player B has "None", "Mate" and "Trick" (probe "extra-draw-2") in the Drop Area
      When player A activates "Gate"
      And player A takes choice 2 of the effect
      Then "None" is in player B's Warp
      And "Mate" and "Trick" are in player B's Drop Area

  @DBS-2-10-2
  Rule: 2-10-2 Only Battle Cards have a combo cost

    Scenario: Leader Cards and Extra Cards are not cards with a combo cost of 0
      Given player A has "Sweep" (probe "rest-by-value") in the hand
      And "Much" has 10000 combo power and a combo cost of 1
      And player B has the active Battle Card "Mate"
      And player B has the active Battle Card "Much"
      And player B has the active Battle Card "Land" (probe "field-strengthens-leader")
      When player A activates "Sweep"
      And player A takes choice 3 of the effect
      Then "Mate" is rested
      And "Much", "Land", "A leader" and "B leader" are active

    Scenario: An Extra Card in the Drop Area has no combo cost, not even 0
      Given player A has "Gate" (probe "warp-by-value") in the hand
      And "Much" has 10000 combo power and a combo cost of 1
      And player B has "Mate", "Much" and "Trick" (probe "extra-draw-2") in the Drop Area
      When player A activates "Gate"
      And player A takes choice 3 of the effect
      Then "Mate" is in player B's Warp
      And "Much" and "Trick" are in player B's Drop Area
