@BS
Feature: FAQ-4. Leaving the Field

  Background:
    Given player A has 4 Cores in the Reserve
    And player B has 0 Cores in the Reserve

  @BS-FAQ-4-1-1
  Rule: FAQ-4-1-1 A card that is about to leave the Field is still affected by the effects that affected it

    Scenario: A destroyed Spirit keeps the BP from a Nexus until it leaves the Field
      Given player B has "Reed" (probe "destroyed-may-draw") on the Field
      And player B has "Tower" (probe "nexus-bp") on the Field
      And player A has "Doom" (probe "main-destroy") in the hand
      When player A uses the Main effect of "Doom", paying 4 Cores
      And player B is asked to accept the offer
      Then "Reed" is in player B's Field
      And "Reed" now has 4000 BP
      And player A's Trash holds 4 Cores

  @BS-FAQ-4-1-2
  Rule: FAQ-4-1-2 A card that leaves the Field moves once the effects that this activates are resolved

    # answers: COMMUNITY-RETURN#1
    Scenario Outline: A Spirit that goes <where> is still on the Field while its effect for leaving is resolved
      Given player B has "Reed" (probe "leaves-may-draw") on the Field
      And player A has "Gust" (probe "<probe>") in the hand
      When player A uses the Main effect of "Gust", paying 1 Core
      And player B is asked to accept the offer
      Then "Reed" is in player B's Field
      When player B accepts the offer of the effect
      Then "Reed" is in player B's <zone>
      And player B's hand holds <cards> cards

      Examples:
        | where                     | probe              | zone  | cards |
        | to the Trash              | main-destroy-any   | Trash | 1     |
        | to the Hand               | main-return        | Hand  | 2     |
        | to the top of the Deck    | main-return-top    | Deck  | 1     |
        | to the bottom of the Deck | main-return-bottom | Deck  | 1     |

    Scenario Outline: A Spirit that returns to the <place> of the Deck is the <place> card
      Given player B has "Reed" on the Field
      And player A has "Gust" (probe "<probe>") in the hand
      When player A uses the Main effect of "Gust", paying 1 Core
      Then the <place> of player B's deck is "Reed"

      Examples:
        | place  | probe              |
        | top    | main-return-top    |
        | bottom | main-return-bottom |

    Scenario: A Depleted Spirit is still on the Field while its effect for leaving is resolved
      Given player B has "Reed" (probe "leaves-may-draw") on the Field
      And player A has "Leak" (probe "core-to-trash") in the hand
      And player A has "Fox" on the Field
      When player A uses the Main effect of "Leak", paying 1 Core
      And player B is asked to accept the offer
      Then "Reed" is in player B's Field
      When player B accepts the offer of the effect
      Then "Reed" is in player B's Trash
      And player B's hand holds 1 card

    Scenario: A destroyed Spirit that stays on the Field is then affected by new effects like any other
      Given player B has "Reed" (probe "destroyed-exhausts-all") and "Phoenix" (probe "destroyed-stays") on the Field
      And player A has "Fox" on the Field
      And player A has "Doom" (probe "main-destroy-strong") in the hand
      When player A uses the Main effect of "Doom", paying 1 Core
      And player A lets "Phoenix"'s ability come first
      Then "Fox" is exhausted
      And "Phoenix" is in player B's Field
      And "Phoenix" is exhausted

    # answers: COMMUNITY-DESTRUCTION#2
    Scenario Outline: A destroyed Spirit that pays 1 of its <cores> Cores to stay <result>
      Given player B has "Phoenix" (probe "destroyed-pays-to-stay") on the Field
      And <cores> Cores are on "Phoenix"
      And player A has "Doom" (probe "main-destroy-any") in the hand
      When player A uses the Main effect of "Doom", paying 1 Core
      And player B accepts the offer of the effect
      Then "Phoenix" is in player B's <zone>
      And player B's Trash holds 1 Core
      And player B's Reserve holds 0 Cores
      And player B's hand holds <cards> cards

      Examples:
        | cores | result           | zone  | cards |
        | 2     | stays            | Field | 0     |

      @BS-6-2-4-1
      Examples:
        | cores | result           | zone  | cards |
        | 1     | is Depleted then | Trash | 1     |

    @reading
    Scenario: A card destroyed by a leaving card's effect leaves before the effects that were already waiting
      Given player B has "Reed" (probe "destroyed-destroys") and "Lark" (probe "destroyed-may-draw") on the Field
      And player A has "Fox" on the Field
      And player A has "Doom" (probe "main-destroy-all") in the hand
      When player A uses the Main effect of "Doom", paying 1 Core
      And player A lets "Reed"'s ability come first
      And player B is asked to accept the offer
      Then "Lark" is in player B's Field
      And "Fox" is in player A's Trash

    @reading
    Scenario: Under the alternative interpretation, a card that is about to leave stays until all waiting effects are resolved
      Given the ambiguous rule "Does a card that is about to leave wait for effects that were already waiting?" is answered "yes, for all of them"
      And player B has "Reed" (probe "destroyed-destroys") and "Lark" (probe "destroyed-may-draw") on the Field
      And player A has "Fox" on the Field
      And player A has "Doom" (probe "main-destroy-all") in the hand
      When player A uses the Main effect of "Doom", paying 1 Core
      And player A lets "Reed"'s ability come first
      And player B is asked to accept the offer
      Then "Lark" is in player B's Field
      And "Fox" is in player A's Field
      When player B accepts the offer of the effect
      Then "Fox" is in player A's Trash
      And "Lark" is in player B's Trash

  @BS-FAQ-4-1-3
  Rule: FAQ-4-1-3 A card's Cores go to the Reserve when the card moves

    Scenario Outline: A Spirit that goes to the <zone> keeps its Cores until it moves
      Given player B has "Reed" (probe "leaves-may-draw") on the Field
      And 2 Cores are on "Reed"
      And player A has "Gust" (probe "<probe>") in the hand
      When player A uses the Main effect of "Gust", paying 1 Core
      And player B is asked to accept the offer
      Then "Reed" has 2 Cores on it
      And player B's Reserve holds 0 Cores
      When player B accepts the offer of the effect
      Then player B's Reserve holds 2 Cores
      And "Reed" is in player B's <zone>

      Examples:
        | zone  | probe            |
        | Trash | main-destroy-any |
        | Hand  | main-return      |

  @BS-FAQ-4-1-4
  Rule: FAQ-4-1-4 A card that returns to the Hand or the Deck does so even if it is Depleted in the meantime

    Scenario: A Spirit that returns to the Hand goes there even if it loses its last Core in the meantime
      Given player B has "Reed" (probe "leaves-loses-core") on the Field
      And player A has "Gust" (probe "main-return") in the hand
      When player A uses the Main effect of "Gust", paying 1 Core
      Then player B's hand holds exactly "Reed"
      And player B's Trash holds 1 Core
      And player B's Reserve holds 0 Cores

    Scenario: A destroyed Spirit whose own effect returns it to the Hand does not go to the Trash
      Given player B has "Reed" (probe "destroyed-returns") on the Field
      And player A has "Doom" (probe "main-destroy-any") in the hand
      When player A uses the Main effect of "Doom", paying 1 Core
      Then player B's hand holds exactly "Reed"
      And player B's Reserve holds 1 Core

    Scenario: A destroyed Spirit can be returned to the Hand by another card's effect
      Given player B has "Cub" on the Field
      And player B has "Nest" (probe "spirits-return") on the Field
      And player A has "Doom" (probe "main-destroy-any") in the hand
      When player A uses the Main effect of "Doom", paying 1 Core
      And player A chooses "Cub"
      Then player B's hand holds exactly "Cub"
      And player B's Reserve holds 1 Core

  @BS-FAQ-4-1-5
  Rule: FAQ-4-1-5 Nexuses and other cards leave the Field in the same way as Spirits

    Scenario: A destroyed Nexus is still on the Field while its effect is resolved
      Given player B has "Gate" (probe "nexus-destroyed-may-draw") on the Field
      And 2 Cores are on "Gate"
      And player A has "Doom" (probe "main-destroy-any") in the hand
      When player A uses the Main effect of "Doom", paying 1 Core
      And player B is asked to accept the offer
      Then "Gate" is in player B's Field
      And player B's Reserve holds 0 Cores
      When player B accepts the offer of the effect
      Then "Gate" is in player B's Trash
      And player B's hand holds 1 card
      And player B's Reserve holds 2 Cores

  @BS-FAQ-4-2-1
  Rule: FAQ-4-2-1 A card that is about to leave can still be counted, and its lasting effects continue

    Scenario: A destroyed Spirit counts as one of its player's Spirits until it leaves
      Given player B has "Reed" (probe "destroyed-draws-for-spirits") and "Cub" on the Field
      And player A has "Doom" (probe "main-destroy") in the hand
      When player A uses the Main effect of "Doom", paying 4 Cores
      And player A chooses "Reed"
      Then player B's hand holds 2 cards
      And "Reed" is in player B's Trash

    Scenario: A destroyed Nexus gives its BP until it leaves the Field
      Given player B has "Tower" (probe "nexus-bp-destroyed-may-draw") and "Cub" on the Field
      And player A has "Doom" (probe "main-destroy-any") in the hand
      When player A uses the Main effect of "Doom", paying 1 Core
      And player A chooses "Tower"
      And player B is asked to accept the offer
      Then "Cub" now has 4000 BP
      When player B accepts the offer of the effect
      Then "Cub" now has 3000 BP
      And player B's hand holds 1 card

    Scenario: A destroyed Nexus's symbol reduces a cost until the Nexus leaves the Field
      Given player B has "Tower" (probe "nexus-destroyed-summons") and "Cub" on the Field
      And 4 Cores are on "Cub"
      And player B has "Lamb" in the hand
      And "Lamb" is a Spirit of cost 3 with 3000 BP
      And "Lamb" has 2 red reduction symbols
      And player A has "Doom" (probe "main-destroy-any") in the hand
      When player A uses the Main effect of "Doom", paying 1 Core
      And player A chooses "Tower"
      And player B chooses "Lamb"
      And player B pays for the card, moving 1 Core from "Cub" to the Trash and 1 Core from "Cub" to "Lamb"
      Then "Lamb" is in player B's Field
      And "Tower" is in player B's Trash
      And "Cub" has 2 Cores on it

    @reading
    Scenario: A Depleted Spirit's symbol counts until the Spirit leaves the Field
      Given player B has "Reed" (probe "depleted-draws-for-symbols") and "Cub" on the Field
      And player A has "Leak" (probe "core-to-trash") in the hand
      When player A uses the Main effect of "Leak", paying 2 Cores
      And player A chooses "Reed"
      Then player B's hand holds 2 cards
      And "Reed" is in player B's Trash

    @reading
    Scenario: Under the alternative interpretation, a Depleted Spirit's symbol does not count
      Given the ambiguous rule "Do the symbols of a Depleted card count until it leaves the Field?" is answered "no"
      And player B has "Reed" (probe "depleted-draws-for-symbols") and "Cub" on the Field
      And player A has "Leak" (probe "core-to-trash") in the hand
      When player A uses the Main effect of "Leak", paying 2 Cores
      And player A chooses "Reed"
      Then player B's hand holds 1 card
      And "Reed" is in player B's Trash

  @BS-FAQ-4-2-2
  Rule: FAQ-4-2-2 A card that is about to leave activates only effects of its own leaving

    Scenario: A destroyed Spirit does not activate its effect for when a card is drawn
      Given player B has "Reed" (probe "destroyed-draws") and "Lark" (probe "draws-core") on the Field
      And player A has "Doom" (probe "main-destroy-all") in the hand
      When player A uses the Main effect of "Doom", paying 1 Core
      Then player B's hand holds 1 card
      And "Reed" and "Lark" are in player B's Trash
      And player B's Reserve holds 2 Cores

    Scenario: A Spirit activates its effect for when a card is drawn when another, destroyed Spirit draws
      Given player B has "Reed" (probe "destroyed-draws") and "Lark" (probe "draws-core") on the Field
      And player A has "Doom" (probe "main-destroy-any") in the hand
      When player A uses the Main effect of "Doom", paying 1 Core
      And player A chooses "Reed"
      Then player B's hand holds 1 card
      And "Reed" is in player B's Trash
      And "Lark" is in player B's Field
      And player B's Reserve holds 2 Cores

  @BS-FAQ-4-2-3
  Rule: FAQ-4-2-3 New effects do not affect a card that is about to leave, except effects on such cards

    Background:
      Given player B has "Reed" (probe "destroyed-exhausts-all") and "Phoenix" (probe "destroyed-stays") on the Field
      And player B has "Cub" on the Field
      And player A has "Fox" on the Field

    # answers: COMMUNITY-DESTRUCTION#1
    Scenario: An effect that Exhausts all Spirits does not Exhaust a destroyed Spirit that will stay
      Given player A has "Doom" (probe "main-destroy-strong") in the hand
      When player A uses the Main effect of "Doom", paying 1 Core
      And player A lets "Reed"'s ability come first
      Then "Fox" is exhausted
      And "Cub" is exhausted
      And "Phoenix" is in player B's Field
      And "Phoenix" is refreshed

    Scenario: A destroyed Spirit gets no BP from a new effect that gives BP to all Spirits
      Given player B has "Hawk" (probe "destroyed-boosts-all") and "Lark" (probe "destroyed-may-draw") on the Field
      And player A has "Doom" (probe "main-destroy-two") in the hand
      When player A uses the Main effect of "Doom", paying 1 Core
      And player A chooses "Hawk" and "Lark"
      And player A lets "Hawk"'s ability come first
      And player B is asked to accept the offer
      Then "Cub" now has 4000 BP
      And "Lark" now has 3000 BP

    Scenario: An effect on destroyed Spirits can let them stay on the Field
      Given player B has "Haven" (probe "spirits-stay") on the Field
      And player A has "Doom" (probe "main-destroy") in the hand
      When player A uses the Main effect of "Doom", paying 3 Cores
      And player A chooses "Cub"
      Then "Cub" is in player B's Field
      And "Cub" has 1 Core on it
      And player A's Trash holds 3 Cores

  @BS-FAQ-4-3
  Rule: FAQ-4-3 A card that stays on the Field in another state does not count as having been put into that state

    Scenario: A destroyed Spirit that stays on the Field Exhausted does not count as having been Exhausted
      Given player B has "Reed" (probe "destroyed-stays-exhausted") on the Field
      And player B has "Mill" (probe "exhausted-draws") on the Field
      And player A has "Doom" (probe "main-destroy-any") and "Nap" (probe "main-exhaust") in the hand
      When player A uses the Main effect of "Doom", paying 1 Core
      And player A chooses "Reed"
      And player A is asked to act in the Main Step
      Then "Reed" is in player B's Field
      And "Reed" is exhausted
      And "Reed" has 1 Core on it
      And player B's hand holds 0 cards

    Scenario: A Spirit Exhausted by an effect counts as Exhausted, unlike one that stayed on the Field Exhausted
      Given player B has "Reed" (probe "destroyed-stays-exhausted") and "Cub" on the Field
      And player B has "Mill" (probe "exhausted-draws") on the Field
      And player A has "Doom" (probe "main-destroy-any") and "Nap" (probe "main-exhaust") in the hand
      When player A uses the Main effect of "Doom", paying 1 Core
      And player A chooses "Reed"
      And player A uses the Main effect of "Nap", paying 1 Core
      And player A chooses "Cub"
      Then "Reed" and "Cub" are exhausted
      And player B's hand holds 1 card

    Scenario: A destroyed Spirit that stays on the Field Refreshed does not count as having been Refreshed
      Given player B has the exhausted "Reed" (probe "destroyed-stays-refreshed") on the Field
      And player B has "Mill" (probe "refreshed-draws") on the Field
      And player A has "Doom" (probe "main-destroy") in the hand
      When player A uses the Main effect of "Doom", paying 4 Cores
      Then "Reed" is in player B's Field
      And "Reed" is refreshed
      And player B's hand holds 0 cards

  @BS-FAQ-4-4-1
  Rule: FAQ-4-4-1 A Heavy Exhaust makes both Refreshed and Exhausted Spirits Heavy Exhausted

    Scenario Outline: A <state> Spirit becomes Heavy Exhausted by a Heavy Exhaust
      Given player B has the <state> "Cub" on the Field
      And player A has "Sleep" (probe "main-heavy-exhaust") in the hand
      When player A uses the Main effect of "Sleep", paying 1 Core
      Then "Cub" is Heavy Exhausted

      Examples:
        | state     |
        | refreshed |
        | exhausted |

  @BS-FAQ-4-4-2
  Rule: FAQ-4-4-2 Exhausting an Exhausted Spirit does not make it Heavy Exhausted

    Scenario: An Exhausted Spirit stays Exhausted when an effect Exhausts it
      Given player B has the exhausted "Cub" on the Field
      And player A has "Nap" (probe "main-exhaust") in the hand
      When player A uses the Main effect of "Nap", paying 1 Core
      Then "Cub" is exhausted
      And "Nap" is in player A's Trash

    Scenario: A Heavy Exhausted Spirit stays Heavy Exhausted when an effect Exhausts it
      Given player B has the Heavy Exhausted "Cub" on the Field
      And player A has "Nap" (probe "main-exhaust") in the hand
      When player A uses the Main effect of "Nap", paying 1 Core
      Then "Cub" is Heavy Exhausted
      And "Nap" is in player A's Trash

  @BS-FAQ-4-4-3
  Rule: FAQ-4-4-3 A Heavy Exhausted Spirit becomes Exhausted when it is Refreshed

    Scenario: A Heavy Exhausted Spirit is Exhausted after its player's Refresh Step
      Given player B has the Heavy Exhausted "Cub" on the Field
      And player B has the exhausted "Lamb" on the Field
      When player A ends the turn
      Then "Cub" is exhausted
      And "Lamb" is refreshed

  @BS-6-2-4-1
  Rule: 6-2-4-1 A Spirit counts as Depleted by the player who takes its Cores

    Scenario Outline: A Spirit whose last Core the <by> takes counts as Depleted <whether> the opponent
      Given player B has "Reed" (probe "depleted-by-opponent-draws") on the Field
      And player A has "Leak" (probe "core-to-trash") in the hand
      And player A has "Fox" on the Field
      And it is player <turn>'s Main Step
      When player <turn> <step>
      Then "Reed" is in player B's Trash
      And player B's hand holds <cards> cards

      Examples:
        | by       | whether | turn | step                                                | cards |
        | opponent | by      | A    | uses the Main effect of "Leak", paying 1 Core       | 1     |
        | player   | not by  | B    | moves 1 Core from "Reed" to the Reserve             | 0     |

  @BS-FAQ-1-12
  Rule: FAQ-1-12 A card swapped with a card in the Hand changes places with it at one moment

    Scenario: A swap does not increase the Hand, but a Spirit returning to the Hand does
      Given player A has "Reed" on the Field
      And player A has "Trade" (probe "swap-with-hand"), "Call" and "Lamb" in the hand
      And "Lamb" needs 0 Cores for its lowest level
      And "Call" has this data:
        """
        {"category":"magic","cost":0,"symbols":[],"abilities":[{"type":"main","effect":[{"do":"putBack","to":"hand","target":{"all":{"player":"you","name":"Lamb"}}}]}]}
        """
      And player B has "Watch" (probe "opponents-hand-increase-draws") on the Field
      When player A uses the Main effect of "Trade", paying 0 Cores
      Then "Reed" is in player A's hand
      And player B's hand holds 0 cards
      When player A uses the Main effect of "Call", paying 0 Cores
      Then "Lamb" is in player A's hand
      And player B's hand holds 1 card

    @reading
    Scenario: A swapped Spirit is already in the Hand when its effect for leaving is resolved
      Given player A has "Reed" (probe "leaves-may-draw") on the Field
      And player A has "Trade" (probe "swap-with-hand") and "Lamb" in the hand
      And "Lamb" needs 0 Cores for its lowest level
      When player A uses the Main effect of "Trade", paying 0 Cores
      And player A is asked to accept the offer
      Then "Reed" is in player A's hand
      And "Lamb" is in player A's Field
      When player A accepts the offer of the effect
      Then player A's hand holds 2 cards
      And "Reed" is in player A's hand

    @reading
    Scenario: Under the alternative interpretation, a swapped Spirit is on the Field until its effect for leaving is resolved
      Given the ambiguous rule "Does a card that is swapped with a card from the Hand enter the pending state?" is answered "yes, it is pending"
      And player A has "Reed" (probe "leaves-may-draw") on the Field
      And player A has "Trade" (probe "swap-with-hand") and "Lamb" in the hand
      And "Lamb" needs 0 Cores for its lowest level
      When player A uses the Main effect of "Trade", paying 0 Cores
      And player A is asked to accept the offer
      Then "Reed" is in player A's Field
      And "Lamb" is in player A's Field
      When player A accepts the offer of the effect
      Then player A's hand holds 2 cards
      And "Reed" is in player A's hand
