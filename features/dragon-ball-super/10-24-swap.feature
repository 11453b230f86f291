@DBS
Feature: 10-24. [Swap]

  @DBS-10-24-1
  Rule: 10-24-1 [Swap] is activated in the Main Phase for its skill cost, by a Battle Card in play

    Scenario: [Swap] is activated for 1 energy in the Main Phase, and not in the Offence Step
      Given player A has the active Battle Card "Scout" (probe "swap-4-drift")
      And "Giant" is a Battle Card of energy cost 4 with 20000 power
      And "Giant" has the special trait "Drift"
      And player A has "Giant" in the hand
      When player A attacks "B leader" with "A leader"
      And player A tries to activate "Scout"
      Then that is refused
      When player A declines
      And player A activates "Scout"
      And player A chooses "Giant"
      Then player A's Energy Area holds 5 active and 1 rested cards
      And "Giant" is in player A's Battle Area

    Scenario: [Swap] cannot be activated while the [Activate] skills of all Battle Cards are negated
      Given player A has the active Battle Card "Scout" (probe "swap-4-drift")
      And player A has "Hush" (probe "extra-negates-activates") in the hand
      And "Giant" is a Battle Card of energy cost 4 with 20000 power
      And "Giant" has the special trait "Drift"
      And player A has "Giant" in the hand
      When player A activates "Hush"
      And player A tries to activate "Scout"
      Then that is refused
      And player A's hand holds exactly "Giant"

    Scenario: [Swap] cannot be activated from the hand
      Given "Giant" is a Battle Card of energy cost 4 with 20000 power
      And "Giant" has the special trait "Drift"
      And player A has "Giant" and "Scout" (probe "swap-4-drift") in the hand
      When player A tries to activate "Scout"
      Then that is refused
      When player A plays "Scout"
      And player A activates "Scout"
      And player A chooses "Giant"
      Then player A's Battle Area holds exactly "Giant"
      And player A's hand holds exactly "Scout"

  @DBS-10-24-3
  Rule: 10-24-3 [Swap] plays up to one card of exactly that energy cost, and its own card returns to the hand

    Scenario: [Swap] plays one of several fitting cards, in Active Mode and without its energy cost
      Given player A has the rested Battle Card "Scout" (probe "swap-4-drift")
      And "Giant" is a Battle Card of energy cost 4 with 20000 power
      And "Giant" has the special trait "Drift"
      And "Ogre" is a Battle Card of energy cost 4 with 20000 power
      And "Ogre" has the special trait "Drift"
      And player A has the active Battle Card "Herald" (probe "played-draws-for-others")
      And player A has "Giant" and "Ogre" in the hand
      And player A has "Fresh" on top of the deck
      When player A activates "Scout"
      And player A tries to choose "Giant" and "Ogre"
      Then that is refused
      When player A chooses "Ogre"
      Then player A's Battle Area holds exactly "Herald" and "Ogre"
      And "Ogre" is active
      And player A's hand holds exactly "Giant", "Scout" and "Fresh"
      And player A's Energy Area holds 5 active and 1 rested cards

    Scenario: [Swap] cannot play a card that cannot be chosen
      Given player A has the active Battle Card "Scout" (probe "swap-4-drift")
      And "Giant" is a Battle Card of energy cost 4 with 20000 power
      And "Giant" has the special trait "Drift"
      And "Ogre" is a Battle Card of energy cost 4 with 20000 power
      And "Ogre" has the special trait "Drift"
      And player A has "Shy" (probe "cannot-be-chosen"), "Giant" and "Ogre" in the hand
      And "Shy" has this data:
        """
        { "energyCost": 4, "traits": ["Drift"] }
        """
      When player A activates "Scout"
      And player A tries to choose "Shy"
      Then that is refused
      When player A chooses "Ogre"
      Then player A's hand holds exactly "Shy", "Giant" and "Scout"

    Scenario Outline: [Swap 4] cannot play a card <title>
      Given player A has the active Battle Card "Scout" (probe "swap-4-drift")
      And "Giant" is a Battle Card of energy cost <cost> with 20000 power
      And "Giant" has the special trait "<trait>"
      And "Ogre" is a Battle Card of energy cost 4 with 20000 power
      And "Ogre" has the special trait "Drift"
      And player A has "Giant" and "Ogre" in the hand
      When player A activates "Scout"
      And player A tries to choose "Giant"
      Then that is refused
      When player A chooses "Ogre"
      Then player A's hand holds exactly "Giant" and "Scout"

      Examples:
        | title                      | cost | trait |
        | with a lower energy cost   | 3    | Drift |
        | with a higher energy cost  | 5    | Drift |
        | that is not specified      | 4    | Order |

    Scenario: [Swap 4] uses the energy cost that effects have given to a card, not the printed one
      Given player A has the active Battle Card "Scout" (probe "swap-4-drift")
      And player A has the active Battle Card "Sale" (probe "battle-cards-in-hand-cost-3-less")
      And "Giant" is a Battle Card of energy cost 7 with 20000 power
      And "Giant" has the special trait "Drift"
      And "Ogre" is a Battle Card of energy cost 4 with 20000 power
      And "Ogre" has the special trait "Drift"
      And player A has "Giant" and "Ogre" in the hand
      When player A activates "Scout"
      And player A tries to choose "Ogre"
      Then that is refused
      When player A chooses "Giant"
      Then player A's Battle Area holds exactly "Sale" and "Giant"
      And player A's hand holds exactly "Ogre" and "Scout"

    Scenario: A card returns to the hand for its [Swap] although its player plays no card
      Given player A has the active Battle Card "Scout" (probe "swap-4-drift")
      And "Giant" is a Battle Card of energy cost 4 with 20000 power
      And "Giant" has the special trait "Drift"
      And player A has "Giant" in the hand
      When player A activates "Scout"
      And player A declines
      Then player A's hand holds exactly "Giant" and "Scout"

    Scenario: [Swap] returns the opponent's card to its owner's hand and drops the card under it
      Given player B has the rested Battle Card "Scout" (probe "swap-4-drift")
      And "Scout" has "Below" under it
      And "Giant" is a Battle Card of energy cost 4 with 20000 power
      And "Giant" has the special trait "Drift"
      And player A has "Lure" (probe "extra-gain-control") and "Giant" in the hand
      When player A activates "Lure"
      And player A activates "Scout"
      And player A chooses "Giant"
      Then player B's hand holds exactly "Scout"
      And player A's Battle Area holds exactly "Giant"
      And player B's Drop Area holds exactly "Below"

    Scenario: [Swap] still plays a card although the swapping card was KO-ed in the meantime
      Given player A has the active Battle Card "Scout" (probe "swap-4-drift-by-resting-seasoned")
      And "Giant" is a Battle Card of energy cost 4 with 20000 power
      And "Giant" has the special trait "Drift"
      And player A has "Giant" in the hand
      And player B has "Sneer" (probe "counter-play-ko") in the hand
      When player A activates "Scout"
      And player B counters with "Sneer"
      And player A chooses "Giant"
      Then player A's Drop Area holds exactly "Scout"
      And player A's Battle Area holds exactly "Giant"
      And player A's hand holds 0 cards
