@DBS
Feature: 11-4 and 11-5. Sending cards to the Warp, and gaining control of cards

  @DBS-11-4-1
  Rule: 11-4-1 A card sent to the Warp lies face up in its owner's Warp

    Scenario Outline: Player <viewer> sees a card that was sent from a hand to the Warp
      Given player A has "Paper" and "Send" (probe "extra-hand-to-warp") in the hand
      When player A activates "Send"
      Then "Paper" is face up in player A's Warp
      And player <viewer> sees "Paper" in player A's Warp

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: A skill that sends the top card of each deck to the Warp sends each card to its owner's Warp
      Given player A has "Mine" on top of the deck
      And player B has "Theirs" on top of the deck
      And player A has "Send" (probe "extra-deck-to-warp") in the hand
      When player A activates "Send"
      Then "Mine" is face up in player A's Warp
      And "Theirs" is face up in player B's Warp

    Scenario: A controlled card sent to the Warp goes to its owner's Warp
      Given player B has the rested Battle Card "Pal" with 10000 power
      And player A has "Lure" (probe "extra-gain-control") and "Send" (probe "extra-to-warp") in the hand
      When player A activates "Lure"
      And player A activates "Send"
      Then player B's Warp holds exactly "Pal"
      And player A's Warp holds 0 cards

    Scenario: A card sent to the Warp lies on top of the cards already there
      Given player A has "Old" in the Warp
      And player A has "Paper" and "Send" (probe "extra-hand-to-warp") in the hand
      When player A activates "Send"
      Then the top of player A's Warp is "Paper"

  @DBS-11-5-1
  Rule: 11-5-1 A player who gains control of a card moves it to their own area and becomes its master

    Scenario: A controlled card attacks for its new master and becomes active in that player's Charge Phase
      Given player B has the rested Battle Card "Pal" with 10000 power
      And player B has the active Battle Card "Binder" (probe "rests-at-will")
      And player A has "Lure" (probe "extra-gain-control") in the hand
      When player A activates "Lure"
      And player A chooses "Pal"
      Then player A's Battle Area holds exactly "Pal"
      And player B's Battle Area holds exactly "Binder"
      When player A ends the turn
      And player B activates "Binder"
      And player B chooses "Pal"
      Then "Pal" is rested
      When player B ends the turn
      Then "Pal" is active
      When player A attacks "B leader" with "Pal"
      Then player B's Life Area holds 3 cards

    Scenario: A skill of a controlled card that says "your" means its new master
      Given player B has the active Battle Card "Clock" (probe "main-start-draw")
      And player A has "Lure" (probe "extra-gain-control") in the hand
      And player A has 5 cards in the deck
      When player A activates "Lure"
      And player A ends the turn
      Then player B's hand holds 1 card
      When player B ends the turn
      Then player A's hand holds 2 cards

    Scenario: The [Permanent] of a controlled card applies to the cards of its new master
      Given player B has the active Battle Card "Coach" (probe "others-5000")
      And player A has the active Battle Card "Mine" with 10000 power
      And player A has "Lure" (probe "extra-gain-control") in the hand
      When player A activates "Lure"
      Then "Mine" has 15000 power

    Scenario: A card has not left the Battle Area when the opponent gains control of it
      Given player B has the active Battle Card "Pal" (probe "leaves-draws")
      And player A has "Lure" (probe "extra-gain-control") in the hand
      When player A activates "Lure"
      Then player A's Battle Area holds exactly "Pal"
      And player A's hand holds 0 cards
      And player B's hand holds 0 cards

    @reading
    Scenario Outline: A skill for played cards draws <drawn> when a player gains control of a card (counts as played: <choice>)
      Given the ambiguous rule "Is a Battle Card played when a player gains control of it and it moves to their Battle Area?" is answered "<choice>"
      And player B has the active Battle Card "Pal" with 10000 power
      And player A has the active Battle Card "Herald" (probe "played-draws-for-others")
      And player A has "Lure" (probe "extra-gain-control") in the hand
      When player A activates "Lure"
      Then player A's Battle Area holds exactly "Herald" and "Pal"
      And player A's hand holds <drawn>

      Examples:
        | choice | drawn   |
        | no     | 0 cards |
        | yes    | 1 card  |

    Scenario Outline: A controlled card goes to its owner's <area> by the test card "<probe>"
      Given player B has the rested Battle Card "Pal" with 10000 power
      And player A has "Lure" (probe "extra-gain-control") and "Order" (probe "<probe>") in the hand
      When player A activates "Lure"
      And player A activates "Order"
      Then "Pal" is in player B's <area>

      Examples:
        | probe                   | area                  |
        | extra-ko-any            | Drop Area             |
        | extra-return            | hand                  |
        | extra-to-deck           | deck                  |
        | extra-places-as-energy  | Energy Area           |
        | extra-removes-from-game | cards out of the game |

    Scenario: A controlled card can combo for its new master and is then placed in its owner's Drop Area
      Given player B has the active Battle Card "Pal" with 10000 power
      And player B has the rested Battle Card "Prey" with 15000 power
      And player A has "Lure" (probe "extra-gain-control") in the hand
      When player A activates "Lure"
      And player A chooses "Pal"
      And player A attacks "Prey" with "A leader"
      And player A combos with "Pal"
      Then player B's Drop Area holds exactly "Pal" and "Prey"

    Scenario: The owner of a controlled card can gain control of it again
      Given player B has the rested Battle Card "Pal" with 10000 power
      And player A has "Lure" (probe "extra-gain-control") in the hand
      And player B has "Bait" (probe "extra-gain-control") in the hand
      When player A activates "Lure"
      Then player A's Battle Area holds exactly "Pal"
      When player A ends the turn
      And player B activates "Bait"
      Then player B's Battle Area holds exactly "Pal"
      And player A's Battle Area holds 0 cards

    @since-1.074
    Scenario: A Leader Card is not moved by a skill that gains control of all the opponent's cards in play
      Given player B has the rested Battle Card "Pal" with 10000 power
      And player A has "Lure" (probe "extra-gains-control-of-all") in the hand
      When player A activates "Lure"
      Then player A's Battle Area holds exactly "Pal"
      And player B's Leader Area holds exactly "B leader"
      And player A's Leader Area holds exactly "A leader"

  @DBS-11-5-1-1
  Rule: 11-5-1-1 A card whose control changes keeps its mode and the effects on it

    Scenario Outline: A controlled card is still <state> and keeps its +5000 power for the turn
      Given player B has the <state> Battle Card "Pal" with 10000 power
      And player A has "Cheer" (probe "extra-power-5000") and "Lure" (probe "extra-gain-control") in the hand
      When player A activates "Cheer"
      And player A activates "Lure"
      Then "Pal" is <state>
      And "Pal" has 15000 power
      When player A ends the turn
      Then "Pal" has 10000 power

      Examples:
        | state  |
        | active |
        | rested |

    Scenario: A card that cannot attack still cannot attack after the opponent gains control of it
      Given player B has the active Battle Card "Pal" with 10000 power
      And player A has "Ban" (probe "extra-forbids-attack") and "Lure" (probe "extra-gain-control") in the hand
      When player A activates "Ban"
      And player A chooses "Pal"
      And player A activates "Lure"
      And player A tries to attack "B leader" with "Pal"
      Then that is refused
      When player A ends the turn
      And player B ends the turn
      And player A attacks "B leader" with "Pal"
      Then player B's Life Area holds 3 cards

    Scenario: A card that gained [Double Strike] keeps it after the opponent gains control of it
      Given player B has the active Battle Card "Pal" with 10000 power
      And player A has "Gift" (probe "extra-gives-double-strike") and "Lure" (probe "extra-gain-control") in the hand
      When player A activates "Gift"
      And player A chooses "Pal"
      And player A activates "Lure"
      And player A attacks "B leader" with "Pal"
      Then player B's Life Area holds 2 cards

    Scenario: An evolved card still counts as evolved after the opponent gains control of it
      Given it is player B's Main Phase
      And player B has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player B has "Grown" (probe "evolve-onto-ember") in the hand
      And player A has the active Battle Card "Coach" (probe "evolved-5000")
      And player A has "Lure" (probe "extra-gain-control") in the hand
      When player B activates "Grown"
      And player B ends the turn
      And player A activates "Lure"
      Then "Grown" has 25000 power
