@BS
Feature: FAQ-4. Leaving the Field

  Background:
    Given player A has 4 Cores in the Reserve
    And player B has 0 Cores in the Reserve

  @BS-FAQ-4-1-1
  Rule: FAQ-4-1-1 A card that is about to leave the Field is still under the effects that it was under

    Scenario: A destroyed Spirit keeps the BP that a Nexus gives it until it leaves
      Given player B has "Reed" (probe "destroyed-may-draw") on the Field
      And player B has "Tower" (probe "nexus-bp") on the Field
      And player A has "Doom" (probe "main-destroy") in the hand
      When player A uses the Main effect of "Doom", paying 4 Cores
      And player B is asked to accept the offer
      Then "Reed" is in player B's Field
      And "Reed" now has 4000 BP
      And player A's Trash holds 4 Cores

  @BS-FAQ-4-1-2
  Rule: FAQ-4-1-2 The effects of leaving are resolved before the card moves

    # answers: COMMUNITY-RETURN#1
    Scenario Outline: A Spirit that goes <where> lies on the Field while its effect is resolved
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

    Scenario: A Depleted Spirit lies on the Field while its effect is resolved
      Given player B has "Reed" (probe "leaves-may-draw") on the Field
      And player A has "Leak" (probe "core-to-trash") in the hand
      And player A has "Fox" on the Field
      When player A uses the Main effect of "Leak", paying 1 Core
      And player B is asked to accept the offer
      Then "Reed" is in player B's Field
      When player B accepts the offer of the effect
      Then "Reed" is in player B's Trash
      And player B's hand holds 1 card

    Scenario: A Spirit that stays is on the Field again like any other
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
    Scenario: A card that leaves by an effect of another leaving card is gone before the effects that waited before
      Given player B has "Reed" (probe "destroyed-destroys") and "Lark" (probe "destroyed-may-draw") on the Field
      And player A has "Fox" on the Field
      And player A has "Doom" (probe "main-destroy-all") in the hand
      When player A uses the Main effect of "Doom", paying 1 Core
      And player A lets "Reed"'s ability come first
      And player B is asked to accept the offer
      Then "Lark" is in player B's Field
      And "Fox" is in player A's Trash

    @reading
    Scenario: By the other interpretation a card that is about to leave waits for all effects that wait
      Given the interpretation "when-cards-leave" is "for-all"
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
  Rule: FAQ-4-1-3 The Cores of a card go to the Reserve when the card moves

    Scenario Outline: The Cores of a Spirit that goes to the <zone> stay on it until it moves
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
  Rule: FAQ-4-1-4 A card that returns to the Hand or the Deck goes there although it is Depleted meanwhile

    Scenario: A Spirit that returns to the Hand and loses its last Core meanwhile goes to the Hand
      Given player B has "Reed" (probe "leaves-loses-core") on the Field
      And player A has "Gust" (probe "main-return") in the hand
      When player A uses the Main effect of "Gust", paying 1 Core
      Then player B's hand holds exactly "Reed"
      And player B's Trash holds 1 Core
      And player B's Reserve holds 0 Cores

    Scenario: A Spirit that returns to the Hand when it is destroyed does not go to the Trash
      Given player B has "Reed" (probe "destroyed-returns") on the Field
      And player A has "Doom" (probe "main-destroy-any") in the hand
      When player A uses the Main effect of "Doom", paying 1 Core
      Then player B's hand holds exactly "Reed"
      And player B's Reserve holds 1 Core

    Scenario: An effect of another card returns a destroyed Spirit to the Hand
      Given player B has "Cub" on the Field
      And player B has "Nest" (probe "spirits-return") on the Field
      And player A has "Doom" (probe "main-destroy-any") in the hand
      When player A uses the Main effect of "Doom", paying 1 Core
      And player A chooses "Cub"
      Then player B's hand holds exactly "Cub"
      And player B's Reserve holds 1 Core

  @BS-FAQ-4-1-5
  Rule: FAQ-4-1-5 Nexuses and other cards leave in the same way

    Scenario: A destroyed Nexus lies on the Field while its effect is resolved
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
  Rule: FAQ-4-2-1 A card that is about to leave can still be referred to, and its lasting effects go on

    Scenario: A destroyed Spirit is one of the Spirits of its player until it leaves
      Given player B has "Reed" (probe "destroyed-draws-for-spirits") and "Cub" on the Field
      And player A has "Doom" (probe "main-destroy") in the hand
      When player A uses the Main effect of "Doom", paying 4 Cores
      And player A chooses "Reed"
      Then player B's hand holds 2 cards
      And "Reed" is in player B's Trash

    Scenario: A destroyed Nexus gives its BP until it leaves
      Given player B has "Tower" (probe "nexus-bp-destroyed-may-draw") and "Cub" on the Field
      And player A has "Doom" (probe "main-destroy-any") in the hand
      When player A uses the Main effect of "Doom", paying 1 Core
      And player A chooses "Tower"
      And player B is asked to accept the offer
      Then "Cub" now has 4000 BP
      When player B accepts the offer of the effect
      Then "Cub" now has 3000 BP
      And player B's hand holds 1 card

    Scenario: The symbol of a destroyed Nexus reduces a cost until it leaves
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
    Scenario: The symbol of a Depleted Spirit counts until it leaves
      Given player B has "Reed" (probe "depleted-draws-for-symbols") and "Cub" on the Field
      And player A has "Leak" (probe "core-to-trash") in the hand
      When player A uses the Main effect of "Leak", paying 2 Cores
      And player A chooses "Reed"
      Then player B's hand holds 2 cards
      And "Reed" is in player B's Trash

    @reading
    Scenario: By the other interpretation the symbol of a Depleted Spirit does not count
      Given the interpretation "symbols-of-a-depleted-card" is "they-do-not-count"
      And player B has "Reed" (probe "depleted-draws-for-symbols") and "Cub" on the Field
      And player A has "Leak" (probe "core-to-trash") in the hand
      When player A uses the Main effect of "Leak", paying 2 Cores
      And player A chooses "Reed"
      Then player B's hand holds 1 card
      And "Reed" is in player B's Trash

  @BS-FAQ-4-2-2
  Rule: FAQ-4-2-2 A card that is about to leave activates only what its leaving activates

    Scenario: A Spirit that answers draws does not answer one once it has been destroyed itself
      Given player B has "Reed" (probe "destroyed-draws") and "Lark" (probe "draws-core") on the Field
      And player A has "Doom" (probe "main-destroy-all") in the hand
      When player A uses the Main effect of "Doom", paying 1 Core
      Then player B's hand holds 1 card
      And "Reed" and "Lark" are in player B's Trash
      And player B's Reserve holds 2 Cores

    Scenario: A Spirit that answers draws answers the draw of a destroyed Spirit
      Given player B has "Reed" (probe "destroyed-draws") and "Lark" (probe "draws-core") on the Field
      And player A has "Doom" (probe "main-destroy-any") in the hand
      When player A uses the Main effect of "Doom", paying 1 Core
      And player A chooses "Reed"
      Then player B's hand holds 1 card
      And "Reed" is in player B's Trash
      And "Lark" is in player B's Field
      And player B's Reserve holds 2 Cores

  @BS-FAQ-4-2-3
  Rule: FAQ-4-2-3 New effects do not affect a card that is about to leave, besides those on such cards

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

    Scenario: BP for all Spirits do not come to a destroyed Spirit
      Given player B has "Hawk" (probe "destroyed-boosts-all") and "Lark" (probe "destroyed-may-draw") on the Field
      And player A has "Doom" (probe "main-destroy-two") in the hand
      When player A uses the Main effect of "Doom", paying 1 Core
      And player A chooses "Hawk" and "Lark"
      And player A lets "Hawk"'s ability come first
      And player B is asked to accept the offer
      Then "Cub" now has 4000 BP
      And "Lark" now has 3000 BP

    Scenario: An effect on destroyed Spirits lets them stay
      Given player B has "Haven" (probe "spirits-stay") on the Field
      And player A has "Doom" (probe "main-destroy") in the hand
      When player A uses the Main effect of "Doom", paying 3 Cores
      And player A chooses "Cub"
      Then "Cub" is in player B's Field
      And "Cub" has 1 Core on it
      And player A's Trash holds 3 Cores

  @BS-FAQ-4-3
  Rule: FAQ-4-3 A card that stays in another state has not been put into that state

    Scenario: A Spirit that stays Exhausted has not been Exhausted, other than one that an effect Exhausts
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

    Scenario: An Exhausted Spirit that stays Exhausted can be Refreshed and Exhausted again
      Given player B has "Reed" (probe "destroyed-stays-exhausted") and "Cub" on the Field
      And player B has "Mill" (probe "exhausted-draws") on the Field
      And player A has "Doom" (probe "main-destroy-any") and "Nap" (probe "main-exhaust") in the hand
      When player A uses the Main effect of "Doom", paying 1 Core
      And player A chooses "Reed"
      And player A uses the Main effect of "Nap", paying 1 Core
      And player A chooses "Cub"
      Then "Reed" and "Cub" are exhausted
      And player B's hand holds 1 card

    Scenario: A Spirit that stays Refreshed has not been Refreshed
      Given player B has the exhausted "Reed" (probe "destroyed-stays-refreshed") on the Field
      And player B has "Mill" (probe "refreshed-draws") on the Field
      And player A has "Doom" (probe "main-destroy") in the hand
      When player A uses the Main effect of "Doom", paying 4 Cores
      Then "Reed" is in player B's Field
      And "Reed" is refreshed
      And player B's hand holds 0 cards

  @BS-FAQ-4-4-1
  Rule: FAQ-4-4-1 A Heavy Exhaust puts a Refreshed and an Exhausted Spirit into the Heavy Exhausted state

    Scenario Outline: A <state> Spirit becomes Heavy Exhausted
      Given player B has the <state> "Cub" on the Field
      And player A has "Sleep" (probe "main-heavy-exhaust") in the hand
      When player A uses the Main effect of "Sleep", paying 1 Core
      Then "Cub" is Heavy Exhausted

      Examples:
        | state     |
        | refreshed |
        | exhausted |

  @BS-FAQ-4-4-2
  Rule: FAQ-4-4-2 An Exhaust does not make an Exhausted Spirit Heavy Exhausted

    Scenario: A Spirit that is Exhausted already is Exhausted after an Exhaust
      Given player B has the exhausted "Cub" on the Field
      And player A has "Nap" (probe "main-exhaust") in the hand
      When player A uses the Main effect of "Nap", paying 1 Core
      Then "Cub" is exhausted
      And "Nap" is in player A's Trash

    Scenario: A Heavy Exhausted Spirit does not come up by an Exhaust
      Given player B has the Heavy Exhausted "Cub" on the Field
      And player A has "Nap" (probe "main-exhaust") in the hand
      When player A uses the Main effect of "Nap", paying 1 Core
      Then "Cub" is Heavy Exhausted
      And "Nap" is in player A's Trash

  @BS-FAQ-4-4-3
  Rule: FAQ-4-4-3 A Heavy Exhausted Spirit that is Refreshed becomes Exhausted

    Scenario: A Heavy Exhausted Spirit is Exhausted after its player's Refresh Step
      Given player B has the Heavy Exhausted "Cub" on the Field
      And player B has the exhausted "Lamb" on the Field
      When player A ends the turn
      Then "Cub" is exhausted
      And "Lamb" is refreshed

  @BS-6-2-4-1
  Rule: 6-2-4-1 A Spirit is Depleted by the player who takes its Cores

    Scenario Outline: A Spirit that the <by> Depletes is Depleted <whether> the opponent
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
  Rule: FAQ-1-12 A card that is swapped with a card of the Hand changes places with it at one moment

    Scenario: A swap does not increase the Hand, and a Spirit that returns to the Hand does
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
    Scenario: A swapped Spirit lies in the Hand when the effect of its leaving is resolved
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
    Scenario: By the other interpretation a swapped Spirit lies on the Field until the effect of its leaving is resolved
      Given the interpretation "swap-with-the-hand" is "it-is-pending"
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
