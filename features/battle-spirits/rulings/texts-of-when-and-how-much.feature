@BS
Feature: Events, conditions and numbers in effects
  Events, conditions and numbers, each on a card that is played.

  Rule: Events that activate an effect

    @BS-24-2-1
    Scenario: Does a Spirit's effect for Cores moved by an opponent's effect activate when one of its Cores goes to the Reserve? Yes
      Given player A has "Bolt" in the hand
      And player B has "Gate" on the Field
      And 2 Cores are on "Gate"
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"moveCores","target":{"all":{"player":"opponent","category":"spirit"}},"to":"reserve","count":1}]}]}
        """
      And "Gate" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"countersMoved","by":{"player":"opponent","cause":"effect"}},"effect":[{"do":"draw","count":1}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player B's hand holds 1 card
      And "Bolt" is in player A's Trash

    @BS-24-2-1
    Scenario: Does a Spirit's effect for being returned activate when the Spirit goes to the Deck? Yes
      Given player A has "Bolt" in the hand
      And player B has "Gate" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"putBack","target":{"all":{"player":"opponent","category":"spirit"}},"to":"deck"}]}]}
        """
      And "Gate" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"returned","subject":"self"},"effect":[{"do":"draw","count":1}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player B's hand holds 1 card
      And "Bolt" is in player A's Trash

    @BS-24-2-1
    Scenario: Does a Nexus's effect for a card going from the Hand to the Trash activate when a card is discarded? Yes
      Given player A has "Bolt" in the hand
      And player B has "Gate" on the Field
      And player B has "Lamb" in the hand
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"discard","count":1,"player":"opponent"}]}]}
        """
      And "Gate" has this data:
        """
        {"category":"nexus","abilities":[{"type":"auto","when":{"event":"moved","from":["hand"],"to":["trash"],"subject":"any","player":"you"},"effect":[{"do":"draw","count":1}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player B's hand holds 1 card
      And "Bolt" is in player A's Trash

    @BS-24-2-1
    Scenario: Can a card's effect for being discarded by the opponent activate once the card is in the Trash? Yes
      Given player A has "Bolt" in the hand
      And player B has "Lamb" in the hand
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"discard","count":1,"player":"opponent"}]}]}
        """
      And "Lamb" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"discarded","by":{"player":"opponent"}},"effect":[{"do":"draw","count":1}],"zones":["trash"]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player B's hand holds 1 card
      And "Bolt" is in player A's Trash

    @BS-24-2-1
    Scenario: Does a Spirit's effect for its player's Life increasing activate when a Core is added to the Life? Yes
      Given player A has "Bolt" in the hand
      And player A has "Fox" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"addCores","count":1,"to":"life"}]}]}
        """
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"lifeIncreased","player":"you","subject":"any"},"effect":[{"do":"draw","count":1}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player A's hand holds 1 card
      And "Bolt" is in player A's Trash

    @BS-24-2-1
    Scenario: Does a Spirit's effect for its player's Count changing activate when an effect adds 1 to the Count? Yes
      Given player A has "Bolt" in the hand
      And player A has "Fox" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"count","by":1}]}]}
        """
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"countChanged","player":"you","subject":"any"},"effect":[{"do":"draw","count":1}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player A's hand holds 1 card
      And "Bolt" is in player A's Trash

    @BS-24-2-1
    Scenario: Does a Spirit's effect for being Heavy Exhausted activate when the opponent's effect Heavy Exhausts it? Yes
      Given player A has "Bolt" in the hand
      And player B has "Gate" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"setState","target":{"all":{"player":"opponent","category":"spirit"}},"state":"heavyExhausted"}]}]}
        """
      And "Gate" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"heavyExhausted"},"effect":[{"do":"draw","count":1}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player B's hand holds 1 card
      And "Bolt" is in player A's Trash

    @BS-24-2-1
    Scenario: Does a Spirit's effect for its attack reducing the opponent's Life activate when no one blocks? Yes, it gets the Core
      Given it is player A's Attack Step
      And player A has "Fox" on the Field
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"lifeReduced","player":"opponent","subject":"any","by":{"manner":"attack","self":true}},"effect":[{"do":"addCores","count":1,"target":{"self":true}}]}]}
        """
      When player A declares an attack with "Fox"
      Then "Fox" has 2 Cores on it

    @BS-24-2-1
    Scenario Outline: Does a Spirit's effect for being Exhausted by an effect <which> activate when such an effect Exhausts it? Yes
      Given player B has "Gate" on the Field
      And player A has "Lamb" in the hand
      And player A has 9 Cores in the Reserve
      And "Lamb" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"summoned"},"effect":[{"do":"setState","target":{"all":{"player":"opponent","category":"spirit"}},"state":"exhausted"}],"label":"Gale"}]}
        """
      And "Gate" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"exhausted","by":{"ability":{<ability>}}},"effect":[{"do":"draw","count":1}]}]}
        """
      When player A summons "Lamb", paying 3 Cores and placing 1 from the Reserve
      Then player B's hand holds 1 card

      Examples:
        | which            | ability                           |
        | for a summon     | "type":"auto","event":"summoned" |
        | of the name Gale | "label":"Gale"                    |

    @BS-24-2-1
    Scenario: Does a Spirit's effect for its player's Burst being set activate when an effect sets the Burst? Yes
      Given player A has "Bolt" in the hand
      And player A has "Fox" on the Field
      And player A has "Wall" in the hand
      And "Wall" has this data:
        """
        {"abilities":[{"type":"burst","when":{"event":"lifeReduced","player":"you","subject":"any"},"effect":[{"do":"draw","count":1}]}]}
        """
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"burstSet","player":"you","subject":"any"},"effect":[{"do":"draw","count":2}]}]}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"setCard","as":"burst","target":{"all":{"player":"you","zone":["hand"],"is":"burst"}}}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player A's hand holds 2 cards
      And "Bolt" is in player A's Trash

    @BS-24-2-1
    Scenario Outline: Does a Nexus give a Life when <what> if an effect causes that? Yes, it need not be an action of the player
      Given player A has "Watch", "Fox" and "Cub" on the Field
      And player A has "Blade" combined with "Cub"
      And player A has "Bolt" and "Hill" in the hand
      And player A has "Mist" (probe "mirage-bp") in the hand
      And player A has "Wall" (probe "burst-life") in the Trash
      And player A has "Imp" in the Token pile
      And player A has 0 Cores in the Reserve
      And "Hill" has this data:
        """
        {"category":"nexus","families":["Moor"]}
        """
      And "Imp" has this data:
        """
        {"name":"Imp","token":true,"levels":[{"lv":1,"cores":0,"bp":1000}]}
        """
      And "Watch" has this data:
        """
        {"category":"nexus","abilities":[{"type":"auto","when":{"event":"<event>","player":"you","subject":"any"},"effect":[{"do":"addCores","count":1,"to":"life"}]}]}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":<does>}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player A's Life holds 6 Cores
      And "Bolt" is in player A's Trash

      Examples:
        | what                 | event          | does |
        | a Nexus is deployed  | deployed       | "deploy","free":true,"target":{"all":{"player":"you","zone":["hand"],"family":"Moor"}} |
        | a Token comes        | tokenPut       | "putToken","token":"Imp" |
        | a Mirage is set      | mirageSet      | "setCard","as":"mirage","target":{"all":{"player":"you","zone":["hand"],"is":"mirage"}} |
        | a Burst is activated | burstActivated | "activateBurst","target":{"all":{"player":"you","zone":["trash"],"is":"burst"}} |

    @BS-24-2-1 @BS-9-3-2
    Scenario: Does a Nexus's effect for a Brave being separated activate when its player separates one? Yes
      Given player A has "Fox" on the Field
      And player A has "Wing" combined with "Fox"
      And player A has the Nexus "Hill" on the Field
      And "Hill" has this data:
        """
        {"category":"nexus","abilities":[{"type":"auto","when":{"event":"separated","player":"you","subject":"any"},"effect":[{"do":"draw","count":2}]}]}
        """
      When player A separates "Wing" from "Fox", moving 1 Core from the Reserve to "Wing"
      Then player A's hand holds 2 cards

    @BS-24-2-1 @BS-9-4-1
    Scenario: Which effects activate when a Brave is combined and then swapped? First the one for combining, then the one for swapping
      Given player A has "Fox", "Cub" and "Wing" on the Field
      And player A has the Nexus "Hill" on the Field
      And "Hill" has this data:
        """
        {"category":"nexus","abilities":[{"type":"auto","when":{"event":"swapped","player":"you","subject":"any"},"effect":[{"do":"draw","count":2}]}]}
        """
      And "Wing" has this data:
        """
        {"category":"brave","abilities":[{"type":"auto","zones":["combined"],"when":{"event":"combined"},"effect":[{"do":"draw","count":1}],"once":"card"}]}
        """
      When player A combines "Wing" with "Fox"
      Then player A's hand holds 1 card
      When player A swaps "Wing" onto "Cub"
      Then player A's hand holds 3 cards

    @BS-24-2-1 @BS-21-3-1
    Scenario: Does a Nexus's effect for an opponent's Contract Spirit entering Soul State activate if the Spirit was destroyed? Yes
      Given player A has "Bolt" in the hand
      And player A has the Nexus "Hill" on the Field
      And player B has "Gate" on the Field
      And "Gate" is a Contract Card
      And "Hill" has this data:
        """
        {"category":"nexus","abilities":[{"type":"auto","when":{"event":"soulState","player":"opponent","subject":"any"},"effect":[{"do":"draw","count":2}]}]}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"destroy","target":{"all":{"player":"opponent","category":"spirit"}}}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player B puts the Contract Card into Soul State
      Then player A's hand holds 2 cards

    @BS-24-2-1 @BS-12-3-3 @BS-12-3-4
    Scenario Outline: Does a Nexus's effect for a U-Trigger that <result> activate if an Ultimate of cost 5 meets a card of cost <cost>? Yes
      Given player A has "King" (probe "u-trigger-life") on the Field
      And player A has the Nexus "Hill" on the Field
      And player B has "Top" on top of the deck
      And "Top" is a Spirit of cost <cost> with 3000 BP
      And "Hill" has this data:
        """
        {"category":"nexus","abilities":[{"type":"auto","when":{"event":"<event>","player":"you","subject":"any"},"effect":[{"do":"draw","count":2}]}]}
        """
      When player A declares an attack with "King"
      Then player A's hand holds 2 cards

      Examples:
        | result     | event           | cost |
        | hits       | uTriggerHit     | 4    |
        | is guarded | uTriggerGuarded | 5    |

    @BS-24-2-1
    Scenario: Are a Core that a player moves and a Core that pays a cost the same to an effect? No, it can name one of them
      Given player A has "Fox" on the Field
      And 4 Cores are on "Fox"
      And player A has "Hill" (probe "nexus-bp") in the hand
      And player A has 2 Cores in the Reserve
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"countersMoved","by":{"cause":"rule"}},"effect":[{"do":"draw","count":1}]},{"type":"auto","when":{"event":"countersMoved","by":{"cause":"cost"}},"effect":[{"do":"draw","count":3}]}]}
        """
      When player A moves 1 Core from "Fox" to the Reserve
      Then player A's hand holds 2 cards
      When player A deploys "Hill", moving 1 Core from the Reserve to the Trash and 1 Core from "Fox" to the Trash
      Then player A's hand holds 4 cards

    @BS-24-2-1
    Scenario: Does a Spirit's effect for being Exhausted by a Burst activate when the opponent's Burst Exhausts it? Yes
      Given it is player A's Attack Step
      And player A has "Fox" and "Cub" on the Field
      And player B has "Wall" face down in the Burst Area
      And "Wall" has this data:
        """
        {"category":"magic","abilities":[{"type":"burst","when":{"event":"lifeReduced","player":"you","subject":"any"},"effect":[{"do":"setState","state":"exhausted","target":{"all":{"player":"opponent","category":"spirit"}}}]}]}
        """
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"exhausted","by":{"ability":{"type":"burst"}}},"effect":[{"do":"draw","count":2}]}]}
        """
      When player A declares an attack with "Cub"
      And player B declares the Burst "Wall"
      Then "Fox" is exhausted
      And player A's hand holds 2 cards

    @BS-24-2-1
    Scenario: Can an effect of a set aside card activate when its player's Life is reduced? Yes, if it works among the set aside cards
      Given it is player A's Attack Step
      And player A has "Fox" and "Cub" on the Field
      And player B has "Page" in the set aside cards
      And "Page" has this data:
        """
        {"abilities":[{"type":"auto","may":true,"zones":["setAside"],"when":{"event":"lifeReduced","player":"you","subject":"any"},"effect":[{"do":"draw","count":2}]}]}
        """
      When player A declares an attack with "Fox"
      And player B declares the effect
      Then player B's hand holds 2 cards

  Rule: Conditions of effects

    @BS-24-2-1
    Scenario: Does a Spirit with a [Once per turn] effect draw for a second attack of the turn? No, only once in a turn
      Given it is player A's Attack Step
      And player A has "Fox" and "Cub" on the Field
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"attackDeclared","player":"you","subject":{"category":"spirit"}},"effect":[{"do":"draw","count":1}],"once":"card"}]}
        """
      When player A declares an attack with "Fox"
      And player A declares an attack with "Cub"
      Then player A's hand holds 1 card

    @BS-24-2-1
    Scenario: Does an effect for a turn in which the opponent's Life was reduced count what happened before it? Yes
      Given player A has "Bolt" in the hand
      And player A has "Dart" in the hand
      And "Dart" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"reduceLife","count":1,"player":"opponent"}]}]}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"if","condition":{"happened":{"event":"lifeReduced","player":"opponent","subject":"any"},"min":1,"max":1},"then":[{"do":"draw","count":2}],"else":[{"do":"draw","count":1}]}]}]}
        """
      When player A uses the Main effect of "Dart", paying 0 Cores
      And player A uses the Main effect of "Bolt", paying 0 Cores
      Then player A's hand holds 2 cards
      And "Bolt" is in player A's Trash

    @BS-24-2-1
    Scenario: Must both conditions of an effect for the opponent's turn or the Main Step be met? No, one of them is enough
      Given player A has "Bolt" in the hand
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"if","condition":{"any":[{"turn":"opponent"},{"phase":"main"}]},"then":[{"do":"draw","count":2}]}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player A's hand holds 2 cards
      And "Bolt" is in player A's Trash

    @BS-24-2-1
    Scenario: Can a Spirit's Flash effect for level 2 be used after the Spirit has fallen to level 1? No
      Given player A has "Fox" on the Field
      And 3 Cores are on "Fox"
      And "Fox" has this data:
        """
        {"levels":[{"lv":1,"cores":1,"bp":3000},{"lv":2,"cores":3,"bp":5000}],"abilities":[{"type":"flash","levels":[2],"if":{"turn":"you"},"effect":[{"do":"draw","count":2}]}]}
        """
      When player A activates "Fox"
      Then player A's hand holds 2 cards
      When player A moves 1 Core from "Fox" to the Reserve
      And player A tries to activate "Fox"
      Then that is refused

    @BS-24-2-1
    Scenario: Does a player with one Spirit meet the condition of an effect for at most one Spirit? Yes
      Given player A has "Bolt" in the hand
      And player A has "Fox" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"if","condition":{"count":{"player":"you","category":"spirit"},"max":1},"then":[{"do":"draw","count":2}]}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player A's hand holds 2 cards
      And "Bolt" is in player A's Trash

    @BS-24-2-1
    Scenario Outline: Does an effect of <effect> for level 2 do anything on level 1? No, only on level 2
      Given it is player A's Attack Step
      And player A has "Fox" and "Cub" on the Field
      And 1 Core is on "Fox"
      And 3 Cores are on "Cub"
      And "Fox" has this data:
        """
        {<data>}
        """
      And "Cub" has this data:
        """
        {<data>}
        """
      When player A declares an attack with "Fox"
      Then player A's hand holds 0 cards
      When player A declares an attack with "Cub"
      Then player A's hand holds 2 cards

      Examples:
        | effect    | data |
        | a Rebirth | "levels":[{"lv":1,"cores":1,"bp":3000},{"lv":2,"cores":3,"bp":4000}],"abilities":[{"type":"rebirth","levels":[2],"when":{"event":"attackDeclared"},"effect":[{"do":"draw","count":2}]}],"back":{"name":"Back","category":"spirit","colors":["red"],"cost":3,"reductions":[],"symbols":[["red"]],"levels":[{"lv":1,"cores":1,"bp":3000}]} |
        | a Seal    | "levels":[{"lv":1,"cores":1,"bp":3000},{"lv":2,"cores":3,"bp":4000}],"abilities":[{"type":"seal","levels":[2],"when":{"event":"attackDeclared"},"effect":[{"do":"draw","count":2}]}] |

    @BS-24-2-1 @BS-12-3-1
    Scenario: Does an Ultimate on level 3 use a U-Trigger for level 4? No, only on level 4
      Given it is player A's Attack Step
      And player A has "King" and "Queen" on the Field
      And 1 Core is on "King"
      And 3 Cores are on "Queen"
      And "King" has this data:
        """
        {"category":"ultimate","cost":9,"levels":[{"lv":3,"cores":1,"bp":9000},{"lv":4,"cores":3,"bp":12000}],"abilities":[{"type":"uTrigger","levels":[4],"when":{"event":"attackDeclared"},"effect":[{"do":"draw","count":2}]}]}
        """
      And "Queen" has this data:
        """
        {"category":"ultimate","cost":9,"levels":[{"lv":3,"cores":1,"bp":9000},{"lv":4,"cores":3,"bp":12000}],"abilities":[{"type":"uTrigger","levels":[4],"when":{"event":"attackDeclared"},"effect":[{"do":"draw","count":2}]}]}
        """
      When player A declares an attack with "King"
      Then player B's Trash holds 0 cards
      When player A declares an attack with "Queen"
      Then player A's hand holds 2 cards

    @BS-24-2-1
    Scenario Outline: Can a <kind> for level 2 be used on level 1? No, only on level 2
      Given player A has "Bolt" in the hand
      And player A has "Sage" on the Field
      And "Sage" has this data:
        """
        {"category":"nexus","families":["Grandwalker"],"contract":<contract>,"levels":[{"lv":1,"cores":0},{"lv":2,"cores":3}],"abilities":[{"type":"<type>","levels":[2],"cores":0,"effect":[{"do":"draw","count":2}]}]}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"count","by":3},{"do":"addCores","count":3,"target":{"all":{"player":"you","is":"grandwalker"}}}]}]}
        """
      When player A tries to activate "Sage"
      Then that is refused
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player A activates "Sage"
      Then player A's hand holds 2 cards

      Examples:
        | kind         | type        | contract |
        | Divine Art   | divineArt   | false    |
        | Contract Art | contractArt | true     |

    @BS-24-2-1 @BS-5-6-2
    Scenario Outline: Can a <kind> for the Main Step be used in a Flash Timing? No, only in the Main Step
      Given player A has "Sage" and "Fox" on the Field
      And "Sage" has this data:
        """
        {"category":"nexus","families":["Grandwalker"],"contract":<contract>,"levels":[{"lv":1,"cores":0}],"abilities":[{"type":"<type>"<cores>,"timing":["main"],"effect":[{"do":"draw","count":2}]}]}
        """
      When player A activates "Sage"
      Then player A's hand holds 2 cards
      When player A ends the phase
      And player A declares an attack with "Fox"
      And player A tries to activate "Sage"
      Then that is refused

      Examples:
        | kind            | type           | contract | cores      |
        | Divine Art      | divineArt      | false    | ,"cores":0 |
        | Divine Realm    | divineRealm    | false    |            |
        | Contract Art    | contractArt    | true     | ,"cores":0 |
        | Contract Domain | contractDomain | true     |            |
        | Grandforce      | grandforce     | false    |            |

    @BS-19-1-2
    Scenario Outline: Can a card that Advents only in a Flash Timing Advent in the Main Step? No, but one whose <kind> is for the Main Step can
      Given player A has "Crown" and "Lord" in the hand
      And player A has "Fox" and "Cub" on the Field
      And "Crown" has this data:
        """
        {"abilities":[{"type":"<type>","onto":{"category":"spirit"},"timing":["main"]<more>}]}
        """
      And "Lord" has this data:
        """
        {"abilities":[{"type":"advent","onto":{"category":"spirit"},"timing":["flash"]}]}
        """
      When player A tries to Advent "Lord" onto "Fox"
      Then that is refused
      When player A Advents "Crown" onto "Fox"
      Then player A's <pool> holds 1 Soul Core
      And player A's hand holds <hand> cards
      And "Crown" is in player A's Field

      Examples:
        | kind            | type           | more                                                          | pool    | hand |
        | Advent          | advent         |                                                               | Trash   | 1    |
        | Contract Advent | contractAdvent | ,"soulCoreTo":"reserve","effect":[{"do":"draw","count":2}]    | Reserve | 3    |

    @BS-22-1-1
    Scenario: Can a card whose Manifest is for Flash Timings Manifest in the Main Step? No, only in a Flash Timing
      Given player A has "Warden" (probe "oracle-ultimate") on the Field
      And 2 Cores are on "Warden"
      And player A has "Fox" on the Field
      And player A has "Angel" in the hand
      And "Angel" has this data:
        """
        {"abilities":[{"type":"manifest","timing":["flash"]}]}
        """
      When player A tries to manifest "Angel", moving 1 Soul Core from the Reserve to the Trash, 1 Core from "Warden" to the Trash and 1 Core from the Reserve to "Angel"
      Then that is refused
      When player A ends the phase
      And player A declares an attack with "Fox"
      And player A manifests "Angel", moving 1 Soul Core from the Reserve to the Trash, 1 Core from "Warden" to the Trash and 1 Core from the Reserve to "Angel"
      Then "Angel" is in player A's Field

    @BS-24-2-1 @BS-9-1-7-3
    Scenario: Can a Brave use its own [While Combined] Flash effect? No, the Spirit with which it is combined uses it
      Given player A has "Fox", "Wing" and "Horn" on the Field
      And "Wing" has this data:
        """
        {"category":"brave","abilities":[{"type":"flash","while":["combined"],"effect":[{"do":"draw","count":2}]}]}
        """
      When player A tries to activate "Wing"
      Then that is refused
      When player A combines "Wing" with "Fox"
      And player A activates "Fox"
      Then player A's hand holds 2 cards

    @BS-24-2-1 @BS-16-4-1
    Scenario: Can a Burst for Life reduced to 4 or less be declared when the Life goes from 6 to 5? No, only once it is 4 or less
      Given it is player A's Attack Step
      And player A has "Fox", "Cub" and "Lynx" on the Field
      And player B has 6 Cores in the Life
      And player B has "Wall" face down in the Burst Area
      And "Wall" has this data:
        """
        {"category":"magic","abilities":[{"type":"burst","if":{"value":"life","of":"you","max":4},"when":{"event":"lifeReduced","player":"you","subject":"any"},"effect":[{"do":"draw","count":2}]}]}
        """
      When player A declares an attack with "Fox"
      And player B tries to declare the Burst "Wall"
      Then that is refused
      When player A declares an attack with "Cub"
      And player B declares the Burst "Wall"
      Then player B's hand holds 2 cards

    @BS-24-2-1 @BS-17-1-1
    Scenario: Does a Mirage for its player's turn give BP in the opponent's turn? No
      Given player A has "Haze" face up in the Burst Area
      And player A has "Fox" on the Field
      And "Haze" has this data:
        """
        {"category":"nexus","abilities":[{"type":"mirage","mirageCost":1,"if":{"turn":"you"},"effect":[{"do":"modify","stat":"bp","by":1000,"target":{"all":{"player":"you","category":"spirit"}}}]}]}
        """
      Then "Fox" now has 4000 BP
      When player A ends the turn
      Then "Fox" now has 3000 BP

  Rule: Numbers in effects

    @BS-24-2-1
    Scenario: How many cards are two for every two Cores, minus one, if 5 Cores are on the Spirit? Three, as the fifth Core has no pair
      Given it is player A's Attack Step
      And player A has "Fox" on the Field
      And 5 Cores are on "Fox"
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"draw","count":{"value":"coresOn","of":{"self":true},"per":2,"times":2,"plus":-1}}]}]}
        """
      When player A declares an attack with "Fox"
      Then player A's hand holds 3 cards

    @BS-24-2-1
    Scenario: How many cards does a player who chose the number 2 draw for twice that number and one more? Five
      Given player A has "Bolt" in the hand
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"chooseNumber","min":1,"max":3,"then":[{"do":"draw","count":{"number":"chosen","per":1,"times":2,"plus":1}}]}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player A chooses the number 2
      Then player A's hand holds 5 cards
      And "Bolt" is in player A's Trash

    @BS-24-2-1
    Scenario: How many cards does a player draw for twice the number of Spirits destroyed, minus one, if two were destroyed? Three
      Given player A has "Bolt" in the hand
      And player B has "Gate" and "Wall" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"named","as":"gone","then":[{"do":"destroy","target":{"all":{"player":"opponent","category":"spirit"}}}]},{"do":"draw","count":{"result":"gone","per":1,"times":2,"plus":-1}},{"do":"removeFromGame","target":{"result":"gone"}}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player A's hand holds 3 cards
      And "Bolt" is in player A's Trash

    @BS-24-2-1
    Scenario: Does a Spirit keep its BP for every two Nexuses when one of two Nexuses leaves? No, one Nexus alone does not count
      Given player A has "Bolt" in the hand
      And player A has "Fox" on the Field
      And player A has the Nexus "Hill" on the Field
      And player A has the Nexus "Lake" on the Field
      And "Fox" has this data:
        """
        {"abilities":[{"type":"cont","effect":[{"do":"modify","stat":"bp","by":{"count":{"player":"you","category":"nexus"},"per":2,"times":1000,"plus":500},"target":{"self":true}}]}]}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"destroy","target":{"all":{"player":"you","category":"nexus","name":"Lake"}}}]}]}
        """
      And "Lake" is printed with the name "Lake"
      Then "Fox" now has 4500 BP
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "Fox" now has 3500 BP

    @BS-24-2-1
    Scenario Outline: How many cards does a player draw for a Spirit's <what> if the Spirit is on level 2 and has two symbols? Two
      Given player A has "Bolt" in the hand
      And player A has "Fox" on the Field
      And 2 Cores are on "Fox"
      And "Fox" has this data:
        """
        {"symbols":[["red"],["red"]],"levels":[{"lv":1,"cores":1,"bp":1000},{"lv":2,"cores":2,"bp":2000}]}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"draw","count":{"value":"<value>","of":{"all":{"player":"you","category":"spirit"}}}}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player A's hand holds 2 cards
      And "Bolt" is in player A's Trash

      Examples:
        | what    | value   |
        | level   | lv      |
        | symbols | symbols |

    @BS-24-2-1
    Scenario Outline: How many cards does a player draw for each card in the opponent's <value> if it holds two cards? Two
      Given player A has "Bolt" in the hand
      And player B has "Lamb" and "Kid" in the hand
      And player B has 2 cards in the deck
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"draw","count":{"value":"<value>","of":"opponent"}}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player A's hand holds 2 cards
      And "Bolt" is in player A's Trash

      Examples:
        | value |
        | hand  |
        | deck  |

    @BS-24-2-1
    Scenario: How many cards does a Nexus draw for each symbol of the attacking Spirit if it has two symbols? Two
      Given it is player A's Attack Step
      And player A has "Fox" and "Cub" on the Field
      And "Fox" has 2 symbols
      And player B has the Nexus "Hill" on the Field
      And "Hill" has this data:
        """
        {"category":"nexus","abilities":[{"type":"auto","when":{"event":"attackDeclared","subject":{"player":"opponent","category":"spirit"}},"effect":[{"do":"draw","count":{"value":"symbols","of":{"subject":true}}}]}]}
        """
      When player A declares an attack with "Fox"
      Then player B's hand holds 2 cards

    @BS-24-2-1
    Scenario: Does a Spirit that an effect destroyed still count with its symbols? Yes, its two symbols draw two cards
      Given player A has "Bolt" in the hand
      And player B has "Gate" on the Field
      And "Gate" has 2 symbols
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"named","as":"gone","then":[{"do":"destroy","target":{"all":{"player":"opponent","category":"spirit"}}}]},{"do":"draw","count":{"value":"symbols","of":{"result":"gone"}}}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player A's hand holds 2 cards
      And "Bolt" is in player A's Trash
