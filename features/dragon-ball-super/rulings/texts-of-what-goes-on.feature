@DBS
Feature: What texts make of cards for a while, or as long as a card is there

  Rule: Names, characters, colours and traits that texts change

    @DBS-8-2-2-2
    Scenario Outline: If Battle Cards <text> for the turn, does a skill that rests <value> cards affect them? They are <state> afterwards
      Given "Guise" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"treat","word":"<word>",<how>,
         "target":{"choose":{"from":{"player":"you","zone":["battle"]},"count":1}},"until":"turn"}]}]}
        """
      And "Sleep" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"setState","state":"rested",
         "target":{"all":{"player":"you","zone":["battle"],"<word>":"<value>"}}}]}]}
        """
      And "Meant" has the <words> "<before>"
      And "Mate" has the <words> "<value>"
      And player A has "Guise" and "Sleep" in the hand
      And player A has the active Battle Card "Meant"
      And player A has the active Battle Card "Mate"
      When player A activates "Guise"
      And player A chooses "Meant"
      And player A activates "Sleep"
      Then "Meant" is <state>
      And "Mate" is rested

      Examples:
        | word      | words          | before | value  | how                                    | state  | text                                     |
        | name      | card name      | Beacon | Lantern | "become":["Lantern"]                  | rested | are called [Lantern] alone               |
        | name      | card name      | Beacon | Beacon | "become":["Lantern"]                   | active | are not called [Beacon] but [Lantern]    |
        | name      | card name      | Beacon | Beacon | "lose":["Beacon"]                      | active | are not called [Beacon]                  |
        | character | character name | Kelda  | Orra   | "become":["Orra"]                      | rested | are of the character <Orra>              |
        | character | character name | Kelda  | Kelda  | "lose":"all"                           | active | are of no character                      |
        | color     | colour         | red    | blue   | "become":["blue"]                      | rested | are blue                                 |
        | color     | colour         | red    | red    | "become":["blue"]                      | active | are not red but blue                     |

    @DBS-8-1-4
    Scenario Outline: If Battle Cards <text> by a [Permanent], does a skill that rests <value> cards affect them? They are <state> afterwards
      Given "Herald" has this data:
        """
        {"category":"battle","energyCost":2,"power":10000,"comboPower":5000,"comboCost":0, "abilities":[{"type":"permanent","effect":[{"do":"treat","word":"<word>",<how>,
         "target":{"all":{"player":"you","zone":["battle"],"stat":{"power":{"min":15000}}}}}]}]}
        """
      And "Sleep" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"setState","state":"rested",
         "target":{"all":{"player":"you","zone":["battle"],"<word>":"<value>"}}}]}]}
        """
      And "Meant" has the <words> "<before>"
      And "Mate" has the <words> "<value>"
      And player A has "Herald" and "Sleep" in the hand
      And player A has the active Battle Card "Meant" with 15000 power
      And player A has the active Battle Card "Mate"
      When player A plays "Herald"
      And player A activates "Sleep"
      Then "Meant" is <state>
      And "Mate" is rested

      Examples:
        | word      | words          | before | value   | how                  | state  | text                                  |
        | name      | card name      | Beacon | Lantern | "become":["Lantern"] | rested | are called [Lantern] alone            |
        | character | character name | Kelda  | Kelda   | "become":["Orra"]    | active | are not <Kelda> but <Orra>            |
        | color     | colour         | red    | red     | "lose":["red"]       | active | are not red                           |
        | trait     | special trait  | Drift  | Drift   | "lose":"all"         | active | have no special traits                |

  Rule: Power and energy costs that texts set

    @DBS-8-1-4 @DBS-8-8-1-3
    Scenario Outline: How long does a [Permanent] "<text> becomes <to>" apply? As long as its card is in play
      Given "Plane" has this data:
        """
        {"category":"battle","energyCost":2,"power":10000,"comboPower":5000,"comboCost":0, "abilities":[{"type":"permanent","effect":[{"do":"modify","stat":"<stat>","to":<to>,
         "target":{"all":{"player":"you","zone":["<zone>"],"category":"<category>"}}}]}]}
        """
      And player A has "Plane", "Held" and "Back" (probe "extra-all-to-hand") in the hand
      When player A plays "Plane"
      Then "<card>" has <new>
      When player A activates "Back"
      Then "<card>" has <printed>

      Examples:
        | stat       | to    | zone   | category | text                                           | card     | new                 | printed             |
        | power      | 20000 | leader | leader   | The power of your Leader Card                  | A leader | 20000 power         | 10000 power         |
        | energyCost | 0     | hand   | battle   | The energy cost of Battle Cards in your hand   | Held     | an energy cost of 0 | an energy cost of 2 |

  Rule: Skills that cards gain, that effects create, or that are negated

    @DBS-8-2-2-2
    Scenario: How long does [Double Strike] "for the turn, or until you play a Battle Card" last? Only until that card is played, if it comes first
      Given "Surge" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"gain","ability":{"type":"keyword","keyword":"doubleStrike"},
         "target":{"all":{"player":"you","zone":["battle"]}},"until":"turn","orUntil":{"event":"played","player":"you",
         "subject":{"category":"battle"}}}]}]}
        """
      And player A has "Surge" and "Late" in the hand
      And player A has the active Battle Card "One"
      And player A has the active Battle Card "Two"
      When player A activates "Surge"
      And player A attacks "B leader" with "One"
      Then player B's Life Area holds 2 cards
      When player A plays "Late"
      And player A attacks "B leader" with "Two"
      Then player B's Life Area holds 1 card

    @DBS-4-3-3 @DBS-8-2-2-2
    Scenario Outline: How often does an [Auto] work that an effect creates for the turn? As its text says, here <kind>
      Given "Charm" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"trigger","ability":{"type":"auto","when":{"event":"played",
         "player":"you","subject":{"category":"battle"}},"effect":[{"do":"draw","count":1}]},
         "target":{"all":{"player":"you","zone":["leader"]}},<limit>"until":"turn"}]}]}
        """
      And player A has 5 active and 0 rested energy
      And player A has "Charm", "One" and "Two" in the hand
      And player A has the active Battle Card "Striker"
      When player A activates "Charm"
      And player A plays "One"
      Then player A's hand holds 2 cards
      When player A attacks "B leader" with "Striker"
      And player A plays "Two"
      Then player A's hand holds <cards> cards

      Examples:
        | kind                         | limit                                                                                | cards |
        | as often as it happens       |                                                                                      | 2     |
        | once                         | "uses":1,                                                                            | 1     |
        | until something else happens | "orUntil":{"event":"attackDeclared","player":"you","subject":{"category":"battle"}}, | 1     |

    @DBS-8-3-2
    Scenario Outline: Can an effect negate only one of two skills of a card? Yes, here only <which> is negated
      Given "Hush" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"negate","of":<of>,
         "target":{"all":{"player":"opponent","zone":["battle"]}},"until":"opponentsNextTurn"}]}]}
        """
      And "Striker" has this data:
        """
        {"category":"battle","energyCost":2,"power":10000,"comboPower":5000,"comboCost":0,
         "abilities":[{"type":"keyword","keyword":"doubleStrike"},{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"draw","count":1}]}]}
        """
      And player A has "Hush" in the hand
      And player B has the active Battle Card "Striker"
      When player A activates "Hush"
      And player A ends the turn
      And player B attacks "A leader" with "Striker"
      Then player A's Life Area holds <life> cards
      And player B's hand holds <cards> cards

      Examples:
        | which       | of                         | life | cards |
        | the keyword | {"keyword":"doubleStrike"} | 3    | 2     |
        | the [Auto]  | {"event":"attackDeclared"} | 2    | 1     |
