@OP
Feature: Card texts: targets
  Words that say of which cards something is so, alone, together and with exceptions, each on a card that is played.

  Rule: Which cards fit, and how many may be chosen

    # answers: ST01-016#2
    @OP-8-1-4-1
    Scenario Outline: Which Characters does an effect on Characters with <text> affect? All except <left>
      Given "Verdict" has this data:
        """
        {"category":"event","cost":1,"text":"[Main] K.O. all of your opponent's Characters with <text>.",
         "abilities":[{"type":"main","effect":[{"do":"ko","target":{"all":{"player":"opponent","zone":["character"],"has":<keyword>}}}]}]}
        """
      And player B has the active Character "Guard" (probe "blocker")
      And player B has the active Character "Snare" (probe "trigger-draw")
      And player B has the active Character "Plain"
      And player A has "Verdict" in the hand
      When player A plays "Verdict"
      Then player B's Character area holds exactly <left>

      Examples:
        | keyword   | text        | left                |
        | "blocker" | [Blocker]   | "Snare" and "Plain" |
        | "trigger" | a [Trigger] | "Guard" and "Plain" |

    @OP-8-1-4-1
    Scenario Outline: Which cards does an effect on cards with <text> affect? Only those whose value fits
      Given "Summons" has this data:
        """
        {"category":"event","cost":1,"text":"[Main] Rest your opponent's cards with <text>.",
         "abilities":[{"type":"main","effect":[{"do":"setState","target":{"all":{"player":"opponent","stat":{<stat>:<limits>}}},
         "state":"rested"}]}]}
        """
      And "Big" is a Character of cost 5 with 7000 power
      And "Big" has the Counter value 1000
      And "Small" is a Character of cost 2 with 3000 power
      And player B has the active Character "Big"
      And player B has the active Character "Small"
      And "Big" has been given 2 DON!! cards
      And "Small" has been given 1 DON!! card
      And player A has "Summons" in the hand
      When player A plays "Summons"
      Then "Big" is <big>
      And "Small" is <small>
      And "B leader" is <leader>

      Examples:
        | stat        | limits        | text                               | big    | small  | leader |
        | "basePower" | {"min": 6000} | a base power of 6000 or more       | rested | active | active |
        | "baseCost"  | {"min": 3}    | a base cost of 3 or more           | rested | active | active |
        | "counter"   | {"min": 1000} | a (Symbol) Counter of 1000 or more | rested | active | active |
        | "life"      | {"min": 5}    | a Life of 5 or more                | active | active | rested |
        | "given"     | {"min": 2}    | 2 or more DON!! cards given        | rested | active | active |
        | "given"     | {"max": 1}    | 1 or less DON!! cards given        | active | rested | rested |

    @OP-2-7-5 @OP-8-4-6
    Scenario: Does "a cost equal to or less than the number of your Characters" count when it is resolved? Yes, with 2 Characters up to cost 2
      Given "Tithe" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"main","effect":[{"do":"ko","target":{"all":{"player":"opponent","zone":["character"],
         "stat":{"cost":{"max":{"count":{"player":"you","zone":["character"]}}}}}}}]}]}
        """
      And "Cheap" is a Character of cost 2 with 3000 power
      And "Dear" is a Character of cost 3 with 3000 power
      And player A has the active Character "One"
      And player A has the active Character "Two"
      And player B has the active Character "Cheap"
      And player B has the active Character "Dear"
      And player A has "Tithe" in the hand
      When player A plays "Tithe"
      Then "Cheap" is in player B's trash
      And "Dear" is in player B's Character area

    # answers: OP09-058#1, EB01-028#1, OP05-079#1, P-055#1, P-055#2, OP02-085#2, OP02-089#5, OP02-090#2, OP02-091#2, OP06-051#1
    @OP-8-4-4 @OP-8-4-4-1
    Scenario: Who chooses for "your opponent chooses 1 of their Characters"? The opponent
      Given "Ransom" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"main","effect":[{"do":"move","target":{"choose":{"from":{"player":"opponent","zone":["character"]},"count":1,
         "by":"opponent"}},"to":"hand"}]}]}
        """
      And player B has the active Character "Loved"
      And player B has the active Character "Unloved"
      And player A has "Ransom" in the hand
      When player A plays "Ransom"
      And player B chooses "Unloved"
      Then "Unloved" is in player B's hand
      And "Loved" is in player B's Character area

    # answers: OP09-018#1
    @OP-8-4-4-1
    Scenario: Can two Characters with more than the stated total power be chosen? No, only two within the total
      Given "Volley" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"main","effect":[{"do":"ko","target":{"choose":{"from":{"player":"opponent","zone":["character"]},"count":2,
         "upTo":true,"total":{"stat":"power","max":6000}}}}]}]}
        """
      And player A has "Volley" in the hand
      And player B has the active Character "Page" with 2000 power
      And player B has the active Character "Squire" with 4000 power
      And player B has the active Character "Knight" with 5000 power
      And player B has the active Character "Giant" with 7000 power
      When player A plays "Volley"
      And player A tries to choose "Page" and "Knight"
      Then that is refused
      When player A chooses "Page" and "Squire"
      Then player B's Character area holds exactly "Knight" and "Giant"

    @OP-8-4-4-1
    Scenario: What is chosen for 2 Characters with a total cost of 4 or less, if one alone costs 5? Only the other one
      Given "Volley" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"main","effect":[{"do":"ko","target":{"choose":{"from":{"player":"opponent","zone":["character"]},"count":2,
         "total":{"stat":"cost","max":4}}}}]}]}
        """
      And player A has "Volley" in the hand
      And "Giant" is a Character of cost 5 with 7000 power
      And player B has the active Character "Knight"
      And player B has the active Character "Giant"
      When player A plays "Volley"
      Then player B's Character area holds exactly "Giant"

    @OP-8-4-4-1
    Scenario: Can two cards of one name be chosen for "cards with different names"? No
      Given "Muster" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"main","effect":[{"do":"play","target":{"choose":{"from":{"player":"you","zone":["trash"],
         "category":"character"},"count":2,"upTo":true,"differentNames":true}}}]}]}
        """
      And "Twin" has the card name "Sailor"
      And "Other twin" has the card name "Sailor"
      And player A has "Muster" in the hand
      And player A has "Twin", "Other twin" and "Cook" in the trash
      When player A plays "Muster"
      And player A tries to choose "Twin" and "Other twin"
      Then that is refused
      When player A chooses "Other twin" and "Cook"
      Then player A's Character area holds exactly "Other twin" and "Cook"

    @OP-8-3-1-3
    Scenario: Can two cards of one name pay for "trash 2 cards with different names"? No
      Given "Broker" has this data:
        """
        {"category":"character", "abilities":[{"type":"activate","cost":[{"do":"move","to":"trash","target":{"choose":{"from":{"player":"you","zone":["hand"]},
         "count":2,"differentNames":true}}}],"effect":[{"do":"draw","count":1}]}]}
        """
      And "Twin" has the card name "Sailor"
      And "Other twin" has the card name "Sailor"
      And player A has the active Character "Broker"
      And player A has "Twin" and "Other twin" in the hand
      And player A has "Cook" on top of the deck
      When player A tries to activate "Broker"
      Then that is refused
      And player A's hand holds exactly "Twin" and "Other twin"
      When player A ends the turn
      And player B ends the turn
      And player A activates "Broker"
      And player A chooses "Twin" and "Cook"
      Then player A's trash holds exactly "Twin" and "Cook"

  Rule: Which cards have something in common, and where they come from

    # answers: ST03-004#1, OP01-016#4, ST21-015#1, OP06-107#1
    @OP-2-4-3 @OP-2-1-2
    Scenario: Can "a {Navy} card other than [Anchor]" be the [Anchor] or a card of another type? No, neither
      Given "Muster" has this data:
        """
        {"category":"event","cost":1,"text":"[Main] Add up to 1 {Navy} card other than [Anchor] from your trash to your hand.",
         "abilities":[{"type":"main","effect":[{"do":"move","target":{"choose":{"from":{"player":"you","zone":["trash"],"type":"Navy",
         "not":{"name":"Anchor"}},"count":1,"upTo":true}},"to":"hand"}]}]}
        """
      And "Anchor" is of the type "Navy"
      And "Sailor" is of the type "Navy"
      And player A has "Anchor", "Sailor" and "Stranger" in the trash
      And player A has "Muster" in the hand
      When player A plays "Muster"
      And player A tries to choose "Anchor"
      Then that is refused
      When player A tries to choose "Stranger"
      Then that is refused
      When player A chooses "Sailor"
      Then "Sailor" is in player A's hand

    @OP-2-7-5 @OP-2-2-6-1
    Scenario: Does "Characters with a cost of 2 or less or Stages" limit the cost of the Stage? No, any Stage may be chosen
      Given "Demolition" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"main","effect":[{"do":"move","target":{"choose":{"from":{"player":"opponent","zone":["character","stage"],
         "any":[{"category":"character","stat":{"cost":{"max":2}}},{"category":"stage"}]},"count":1}},"to":"deck","place":"bottom"}]}]}
        """
      And "Dear" is a Character of cost 3 with 3000 power
      And "Cheap" is a Character of cost 2 with 3000 power
      And "Harbor" is a Stage of cost 5
      And player B has the active Character "Dear"
      And player B has the active Character "Cheap"
      And player B has the active Stage "Harbor"
      And player A has "Demolition" in the hand
      When player A plays "Demolition"
      And player A tries to choose "Dear"
      Then that is refused
      When player A chooses "Harbor"
      Then the bottom of player B's deck is "Harbor"

    @OP-8-4-1-1
    Scenario: Does "if this Character was played in this turn" hold for an older Character when another is played? No
      Given "Arrival" has this data:
        """
        {"category":"character","text":"[Activate: Main] If this Character was played in this turn, draw 2 cards.",
         "abilities":[{"type":"activate","if":{"count":{"player":"you","zone":["character"],"other":false,"playedThisTurn":true},"min":1},
         "effect":[{"do":"draw","count":2}]}]}
        """
      And "Veteran" has this data:
        """
        {"category":"character","text":"[Activate: Main] If this Character was played in this turn, draw 2 cards.",
         "abilities":[{"type":"activate","if":{"count":{"player":"you","zone":["character"],"other":false,"playedThisTurn":true},"min":1},
         "effect":[{"do":"draw","count":2}]}]}
        """
      And player A has the active Character "Veteran"
      And player A has "Arrival" in the hand
      When player A plays "Arrival"
      And player A tries to activate "Veteran"
      Then that is refused
      When player A activates "Arrival"
      Then player A's hand holds 2 cards

    @OP-8-4-4
    Scenario: Does "a Character with an [On Play] effect" include one that reacts when another Character is played? No
      Given "Critic" has this data:
        """
        {"category":"event","cost":1,"text":"[Main] Return 1 of your opponent's Characters with an [On Play] effect to the owner's hand.",
         "abilities":[{"type":"main","effect":[{"do":"move","target":{"choose":{"from":{"player":"opponent","zone":["character"],
         "has":"played"},"count":1}},"to":"hand"}]}]}
        """
      And player B has the active Character "Herald" (probe "on-play-draw")
      And player B has the active Character "Widow" (probe "on-ko-draw")
      And player B has the active Character "Watch" (probe "opponent-plays-draw")
      And player A has "Critic" in the hand
      And player B has "Page" in the hand
      When player A plays "Critic"
      Then "Herald" is in player B's hand
      And "Widow" and "Watch" are in player B's Character area

    @OP-2-3-3 @OP-8-3-1
    Scenario: What shares no color with a returned red and green Character? A blue card, but not a green one or the Character itself
      Given "Exchange" has this data:
        """
        {"category":"character",
         "text":"[Activate: Main] Return 1 of your other Characters to your hand: Play up to 1 Character card from your hand that has no colour in common with it.",
         "abilities":[{"type":"activate","cost":[{"do":"move","target":{"choose":{"from":{"player":"you","zone":["character"],"other":true},
         "count":1}},"to":"hand"}],"effect":[{"do":"play","target":{"choose":{"from":{"player":"you","zone":["hand"],"category":"character",
         "not":{"shares":{"word":"color","with":{"chosen":true}}}},"count":1,"upTo":true}}}]}]}
        """
      And "Rose" has the colours "red" and "green"
      And "Leaf" has the colour "green"
      And "Sea" has the colour "blue"
      And player A has the active Character "Exchange"
      And player A has the active Character "Rose" with 3000 power
      And player A has "Leaf" and "Sea" in the hand
      When player A activates "Exchange"
      And player A tries to choose "Rose"
      Then that is refused
      When player A tries to choose "Leaf"
      Then that is refused
      When player A chooses "Sea"
      Then "Sea" is in player A's Character area

    @OP-2-1-3 @OP-8-4-4
    Scenario: Does a card that is also named [Anchor] have the same name as a chosen [Anchor]? Yes
      Given "Twin call" has this data:
        """
        {"category":"event","cost":1,
         "text":"[Main] Choose 1 of your Characters. Add up to 1 card with the same card name from your trash to your hand.",
         "abilities":[{"type":"main","effect":[{"do":"reveal","target":{"choose":{"from":{"player":"you","zone":["character"]},"count":1}}},
         {"do":"move","target":{"choose":{"from":{"player":"you","zone":["trash"],"shares":{"word":"name","with":{"chosen":true}}},
         "count":1,"upTo":true}},"to":"hand"}]}]}
        """
      And "Bow" has the card name "Anchor"
      And player A has the active Character "Bow" with 3000 power
      And player A has "Bound" (probe "also-anchor") and "Other" in the trash
      And player A has "Twin call" in the hand
      When player A plays "Twin call"
      And player A tries to choose "Other"
      Then that is refused
      When player A chooses "Bound"
      Then "Bound" is in player A's hand

    @OP-2-4-2 @OP-8-4-4
    Scenario: Does a {Harbor/Crew} card share a type with a {Crew} card? Yes, but a {Harbor Crew} card does not
      Given "Twin call" has this data:
        """
        {"category":"event","cost":1,"text":"[Main] Choose 1 of your Characters. Add up to 1 card with a type in common from your trash to your hand.",
         "abilities":[{"type":"main","effect":[{"do":"reveal","target":{"choose":{"from":{"player":"you","zone":["character"]},"count":1}}},
         {"do":"move","target":{"choose":{"from":{"player":"you","zone":["trash"],"shares":{"word":"type","with":{"chosen":true}}},
         "count":1,"upTo":true}},"to":"hand"}]}]}
        """
      And "Bow" is of the type "Crew"
      And "Mate" is of the type "Harbor/Crew"
      And "Other" is of the type "Harbor Crew"
      And player A has the active Character "Bow" with 3000 power
      And player A has "Mate" and "Other" in the trash
      And player A has "Twin call" in the hand
      When player A plays "Twin call"
      And player A tries to choose "Other"
      Then that is refused
      When player A chooses "Mate"
      Then "Mate" is in player A's hand

    @OP-2-5-4 @OP-8-4-4
    Scenario: Does a card with Slash and Wisdom share an attribute with a Wisdom card? Yes
      Given "Twin call" has this data:
        """
        {"category":"event","cost":1,
         "text":"[Main] Choose 1 of your Characters. Add up to 1 card with an attribute in common from your trash to your hand.",
         "abilities":[{"type":"main","effect":[{"do":"reveal","target":{"choose":{"from":{"player":"you","zone":["character"]},"count":1}}},
         {"do":"move","target":{"choose":{"from":{"player":"you","zone":["trash"],"shares":{"word":"attribute","with":{"chosen":true}}},
         "count":1,"upTo":true}},"to":"hand"}]}]}
        """
      And "Bow" has the attribute "Wisdom"
      And "Mate" has the attributes "Slash" and "Wisdom"
      And "Other" has the attribute "Strike"
      And player A has the active Character "Bow" with 3000 power
      And player A has "Mate" and "Other" in the trash
      And player A has "Twin call" in the hand
      When player A plays "Twin call"
      And player A tries to choose "Other"
      Then that is refused
      When player A chooses "Mate"
      Then "Mate" is in player A's hand

    @OP-3-10-2
    Scenario: Which Life card does "the bottom card of your Life cards" mean? The lowest, not the top one
      Given "Dredge" has this data:
        """
        {"category":"event","cost":1,"text":"[Main] Add the bottom card of your Life cards to your hand.",
         "abilities":[{"type":"main","effect":[{"do":"move","target":{"all":{"player":"you","zone":["life"],"bottom":1}},"to":"hand"}]}]}
        """
      And player A's Life cards are "Top", "Middle" and "Low"
      And player A has "Dredge" in the hand
      When player A plays "Dredge"
      Then "Low" is in player A's hand
      And the top of player A's Life area is "Top" and "Middle"

    # answers: RULES#43
    @OP-3-10-2 @OP-8-3-1
    Scenario: Can "1 card from the top or bottom of your Life cards" be one from between? No
      Given "Diver" has this data:
        """
        {"category":"character",
         "text":"[Activate: Main] Add 1 card from the top or bottom of your Life cards to your hand: This Character gains +2000 power during this turn.",
         "abilities":[{"type":"activate","cost":[{"do":"move","target":{"choose":{"from":{"player":"you","zone":["life"],"top":1,
         "bottom":1},"count":1}},"to":"hand"}],"effect":[{"do":"modify","stat":"power","by":2000,"target":{"self":true}}]}]}
        """
      And player A's Life cards are "Top", "Middle" and "Low"
      And player A has the active Character "Diver"
      When player A activates "Diver"
      And player A tries to choose "Middle"
      Then that is refused
      When player A chooses "Low"
      Then "Low" is in player A's hand
      And "Diver" has 5000 power
