@OP
Feature: Official answers: Life cards, choices and actions
  The ids above a scenario are those of the answers that it follows.

  Rule: Life cards and [Trigger]

    # answers: P-009#1, OP02-001#1
    @OP-1-2-1-1-1
    Scenario: Does an effect that takes a Life card count as damage at 0 Life? No, nobody loses from it
      Given player A has "Grasp" (probe "event-take-life") and "Strike" (probe "event-opponent-life-to-trash") in the hand
      And player A has 0 Life cards
      And player B has 0 Life cards
      When player A plays "Grasp"
      And player A plays "Strike"
      Then the game goes on
      When player A attacks "B leader" with "A leader"
      Then player A wins the game

    # answers: OP05-107#1
    @OP-10-1-5-3 @OP-8-4-5
    Scenario: Does a card that its own [Trigger] adds to the hand count as added from the Life area? No
      Given player B has the active Stage "Shrine" (probe "stage-life-to-hand-power")
      And player B's Life cards are "Snare" (probe "event-trigger-draw-and-to-hand") and "Plain"
      And player A has the active Character "Striker" with 6000 power
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then "Snare" is in player B's hand
      And "B leader" has 5000 power
      When player A attacks "B leader" with "Striker"
      Then "Plain" is in player B's hand
      And "B leader" has 6000 power

    # answers: OP07-107#1, OP03-033#1
    @OP-10-1-5-3 @OP-8-3-3
    Scenario Outline: Does a [Trigger] with "if you have 0 Life cards" count its own card? No: with <life> in the Life area it ends in the <place>
      Given "Last" has this data:
        """
        {"category":"character",
         "abilities":[{"type":"trigger","effect":[{"do":"if","condition":{"value":"lifeCards","of":"you","max":0},"then":[{"do":"play","target":{"self":true}}]}]}]}
        """
      And player B's Life cards are <life>
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then "Last" is in player B's <place>

      Examples:
        | life              | place          |
        | "Last"            | Character area |
        | "Last" and "Next" | trash          |

    # answers: ST06-015#1
    @OP-10-1-5-1 @OP-1-3-2
    Scenario: Can a [Trigger] be activated if it has nothing to do? Yes, and its card is trashed
      Given player B's Life cards are "Snare" (probe "trigger-ko")
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then "Snare" is in player B's trash

    # answers: OP11-102#2, OP11-102#3
    @OP-8-6-2
    Scenario Outline: Does "when your opponent activates a [Trigger]" count Life before it? No, after it: with "<probe>" the effect draws <cards>
      Given "Sapper" has this data:
        """
        {"category":"character",
         "abilities":[{"type":"auto","when":{"event":"triggerActivated","player":"opponent","subject":"any"},"effect":[{"do":"if","condition":{"value":"lifeCards","of":"opponent","min":2},"then":[{"do":"draw","count":1}]}]}]}
        """
      And player A has the active Character "Sapper"
      And player B's Life cards are "Snare" (probe "<probe>") and "Last"
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then "Snare" is in player B's trash
      And player A's hand holds <cards>

      Examples:
        | probe            | cards   |
        | trigger-draw     | 0 cards |
        | trigger-add-life | 1 card  |

    # answers: OP11-041#2, OP08-105#3, OP11-041#3, OP08-105#2
    @OP-4-11-2 @OP-8-4-5
    Scenario: Is a Life card removed if another replaces it? Yes, but not if it is only looked at and put elsewhere among the Life cards
      Given "Swap" has this data:
        """
        {"category":"event", "abilities":[{"type":"main","effect":[{"do":"move","to":"hand","target":{"all":{"player":"you","zone":["life"],"top":1}}},
           {"do":"move","to":"life","place":"top","target":{"choose":{"from":{"player":"you","zone":["hand"]},"count":1}}}]}]}
        """
      And player A has the active Character "Mourner" (probe "own-life-removed-draw")
      And player A has "Peek" (probe "event-look-life-1") and "Swap" in the hand
      And player A's Life cards are "One" and "Two"
      When player A plays "Peek"
      And player A takes choice 2 of the effect
      Then the top of player A's Life area is "Two"
      And player A's hand holds exactly "Swap"
      When player A plays "Swap"
      Then the top of player A's Life area is "Two"
      And player A's hand holds 1 card

    # answers: EB01-052#2
    @OP-8-1-4-1
    Scenario: Are Life cards rearranged when all are turned face down? No, they keep their order
      Given "Night" has this data:
        """
        {"category":"event", "abilities":[{"type":"main","effect":[{"do":"turn","face":"down","target":{"all":{"player":"you","zone":["life"]}}}]}]}
        """
      And player A has "One" face up in the Life area
      And player A has "Two" face up in the Life area
      And player A has 2 cards in the Life area
      And player A has "Night" in the hand
      When player A plays "Night"
      Then player A is asked to act
      And "One" is face down in player A's Life area
      And the top of player A's Life area is "One" and "Two"

  Rule: How cards are chosen and what is done with them

    # answers: OP01-022#1, OP03-095#1
    @OP-8-4-4-1
    Scenario: Can the same Character be chosen twice for "up to 2 Characters"? No, two different ones are chosen
      Given player A has "Calm" (probe "event-rest-up-to-2") in the hand
      And player B has the active Character "One"
      And player B has the active Character "Two"
      When player A plays "Calm"
      And player A tries to choose "One" and "One"
      Then that is refused
      When player A chooses "One" and "Two"
      Then "One" and "Two" are rested

    # answers: OP05-019#1, OP04-008#1, OP04-unnamed#1, ST21-017#1, OP04-017#1, OP06-018#1, OP11-018#1, OP08-118#1, OP10-041#1
    @OP-8-4-4 @OP-1-3-7
    Scenario Outline: Must two choices in one text be the same card? No, each is its own: the second may be "<second>"
      Given "Net" has this data:
        """
        {"category":"event",
         "abilities":[{"type":"main","effect":[{"do":"setState","state":"rested","target":{"choose":{"from":{"player":"opponent","zone":["character"],"state":"active"},"count":1}}},
           {"do":"ko","target":{"choose":{"from":{"player":"opponent","zone":["character"],"state":"rested"},"count":1}}}]}]}
        """
      And player A has "Net" in the hand
      And player B has the active Character "Fresh"
      And player B has the active Character "Awake"
      And player B has the rested Character "Tired"
      When player A plays "Net"
      And player A chooses "Fresh"
      And player A chooses "<second>"
      Then player B's trash holds exactly "<second>"

      Examples:
        | second |
        | Fresh  |
        | Tired  |

    # answers: OP04-079#1
    @OP-1-3-3
    Scenario: Can a Character that cannot be K.O.'d be chosen to be K.O.'d? Yes, and nothing happens to it
      Given player A has "Deed" (probe "event-ko-own") in the hand
      And player A has the active Character "Rock" (probe "safe-from-ko")
      And player A has the active Character "Soft"
      When player A plays "Deed"
      And player A chooses "Rock"
      Then "Deed" is in player A's trash
      And player A's Character area holds exactly "Rock" and "Soft"

    # answers: OP01-094#2, OP04-111#1
    @OP-8-3-1
    Scenario: Does "other Characters" leave out copies with the same name? No, it leaves out only the card itself
      Given player A has the active Character "Twin" (probe "ko-others-draw-2")
      And player A has the active Character "Twin 2" (probe "ko-others-draw-2")
      When player A activates "Twin"
      Then player A's Character area holds exactly "Twin"
      And player A's hand holds 2 cards

    # answers: OP06-103#1
    @OP-1-3-6-1
    Scenario: Does an effect on Characters with 0 power include one with less than 0? No
      Given "Sift" has this data:
        """
        {"category":"event", "abilities":[{"type":"main","effect":[{"do":"ko","target":{"all":{"player":"opponent","zone":["character"],"stat":{"power":{"min":0,"max":0}}}}}]}]}
        """
      And player B has the active Character "Zero" with 4000 power
      And player B has the active Character "Below" with 3000 power
      And player A has "Curse" (probe "event-all-power-minus-4000") and "Sift" in the hand
      When player A plays "Curse"
      And player A plays "Sift"
      Then player B's trash holds exactly "Zero"
      And "Below" has -1000 power

    # answers: OP13-120#1, ST27-004#1
    @OP-2-7-6
    Scenario: Can a cost rise above 10? Yes
      Given player A has "Weight" (probe "event-cost-plus-3") in the hand
      And "Giant" is a Character of cost 9 with 9000 power
      And player B has the active Character "Giant"
      When player A plays "Weight"
      Then "Giant" has a cost of 12

    # answers: OP15-116#2, EB01-028#2, OP12-073#1, OP12-078#1, OP12-118#1, OP06-116#1, OP13-054#1, OP13-102#1, OP13-108#1, OP13-118#1, PRB02-010#1
    # answers: OP10-087#1, OP11-066#1
    @OP-8-3-3
    Scenario Outline: Does an "if" at the front also count for "then"? Yes: with <life> Life cards <drawn> cards are drawn
      Given "Vow" has this data:
        """
        {"category":"event",
         "abilities":[{"type":"main","effect":[{"do":"if","condition":{"value":"lifeCards","of":"you","max":1},"then":[{"do":"draw","count":1},{"do":"mill","count":1}]}]}]}
        """
      And player A has <life> Life cards
      And player A has "Vow" in the hand
      When player A plays "Vow"
      Then player A's hand holds <drawn> cards
      And player A's trash holds <lost> cards

      Examples:
        | life | drawn | lost |
        | 2    | 0     | 1    |
        | 1    | 1     | 2    |

    # answers: ST02-007#2
    @OP-3-1-7
    Scenario: Where do the cards that a player looked at go if none fits? To the bottom of the deck, in the order the player chooses
      Given "Seek" has this data:
        """
        {"category":"event", "abilities":[{"type":"main","effect":[{"do":"look","zone":"deck","count":3},
           {"do":"move","to":"hand","target":{"choose":{"from":{"player":"you","zone":["deck"],"looked":true,"name":"Anchor"},"count":1,"upTo":true}}},
           {"do":"move","to":"deck","place":"bottom","target":{"all":{"player":"you","zone":["deck"],"looked":true}}}]}]}
        """
      And player A has "Seek" in the hand
      And player A has "One", "Two" and "Three" on top of the deck
      When player A plays "Seek"
      And player A arranges "Three", "One" and "Two"
      Then the bottom of player A's deck is "Three", "One" and "Two"
      And player A's hand holds 0 cards

    # answers: ST03-007#1, ST04-002#1
    @OP-3-2-4
    Scenario: Is the deck shuffled after a search that found nothing? Yes
      Given "Call" has this data:
        """
        {"category":"event",
         "abilities":[{"type":"main","effect":[{"do":"play","target":{"choose":{"from":{"player":"you","zone":["deck"],"name":"Anchor"},"count":1,"upTo":true}}},{"do":"shuffle"}]}]}
        """
      And player A has "Call" in the hand
      And player A has "One" and "Two" on top of the deck
      And the next shuffle of player A's deck puts "Two" on top
      When player A plays "Call"
      Then the top of player A's deck is "Two"

    # answers: ST17-001#1, OP14-044#1
    @OP-11-2-2
    Scenario: Is a card revealed on top of the deck still the first one drawn? Yes
      Given "Boast" has this data:
        """
        {"category":"event", "abilities":[{"type":"main","effect":[{"do":"reveal","target":{"all":{"player":"you","zone":["deck"],"top":1}}},{"do":"draw","count":2}]}]}
        """
      And player A has "Boast" in the hand
      And player A has "One", "Two" and "Three" on top of the deck
      When player A plays "Boast"
      Then player A's hand holds exactly "One" and "Two"

    # answers: RULES#6
    @OP-6-6-1-4
    Scenario: Is there a hand limit at the end of the turn? No, a hand of any size is kept
      Given player A has 15 cards in the hand
      When player A ends the turn
      Then player A's hand holds 15 cards
      And it is now player B's Main Phase
