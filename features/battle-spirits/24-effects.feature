@BS
Feature: 24-2, 24-3, FAQ-1. Activating effects

  @BS-24-2-1
  Rule: 24-2-1 Effects are activated at the time they name or at will, or always apply

    Scenario: An effect that names its time is activated every time
      Given it is player A's Attack Step
      And player A has "Fox", "Cub" and "Lynx" on the Field
      And player B has "Well" (probe "life-loss-draws") on the Field
      When player A declares an attack with "Fox"
      And player A declares an attack with "Cub"
      Then player B's hand holds 2 cards

    Scenario: An effect that names no time applies in the turns of both players
      Given player B has "Shrine" (probe "nexus-bp") and "Gate" on the Field
      And "Gate" is a Spirit of cost 3 with 3000 BP
      Then "Gate" now has 4000 BP
      When player A ends the turn
      Then it is now player B's Main Step
      And "Gate" now has 4000 BP

    # answers: Q#22359
    Scenario: An effect for when Spirits are destroyed is activated once if two are destroyed at the same moment
      Given player A has "Doom" (probe "main-destroy-two") in the hand
      And player B has "Cub" and "Calf" on the Field
      And player B has "Grave" (probe "spirits-destroyed-draws") on the Field
      When player A uses the Main effect of "Doom", paying 1 Core
      Then "Cub" and "Calf" are in player B's Trash
      And player B's hand holds 1 card

  @BS-24-2-2
  Rule: 24-2-2 An effect costs nothing to activate, but its conditions must be met

    Scenario Outline: A Spirit that draws if there are three Spirits on the Field draws <drawn> with <count>
      Given it is player A's Attack Step
      And player A has "Fox" (probe "attack-draws-with-three-spirits") on the Field
      And player A has <others> on the Field
      When player A declares an attack with "Fox"
      Then player A's hand holds <drawn> cards
      And "Fox" is exhausted

      Examples:
        | others           | count | drawn |
        | "Cub" and "Lynx" | three | 1     |
        | "Cub"            | two   | 0     |

  @BS-24-2-3
  Rule: 24-2-3 Summoning and deploying a card from the Hand counts as using it

    Background:
      Given player A has 5 Cores in the Reserve
      And player A has "Watch" (probe "card-used-draws") on the Field
      And player A has "Owl" in the hand

    Scenario: A card counts as used when it is summoned
      When player A summons "Owl", paying 3 Cores and placing 1 from the Reserve
      Then "Owl" is in player A's Field
      And player A's hand holds 1 card

    Scenario: A card counts as used when it is deployed
      Given player A has "Tower" (probe "nexus-bp") in the hand
      When player A deploys "Tower", paying 3 Cores and placing 0 from the Reserve
      Then "Tower" is in player A's Field
      And player A's hand holds 2 cards

    Scenario: A Magic card counts as used when its effect is used
      Given player A has "Rain" (probe "core-from-void") in the hand
      When player A uses the Main effect of "Rain", paying 2 Cores
      Then "Rain" is in player A's Trash
      And player A's hand holds 2 cards

    Scenario: A card that cannot be used cannot be summoned
      Given player B has "Veto" (probe "opponent-uses-no-white") on the Field
      And player A has "Swan" in the hand
      And "Swan" has this data:
        """
        {"colors":["white"]}
        """
      When player A tries to summon "Swan", paying 3 Cores and placing 1 from the Reserve
      Then that is refused
      When player A summons "Owl", paying 3 Cores and placing 1 from the Reserve
      Then "Owl" is in player A's Field

    Scenario: A card that cannot be used cannot Advent
      Given player B has "Veto" (probe "opponent-uses-no-white") on the Field
      And player A has "Fox" on the Field
      And player A has "Swan" (probe "advent") and "Crown" (probe "advent") in the hand
      And "Swan" has this data:
        """
        {"category":"spirit","colors":["white"]}
        """
      And player A has 1 Soul Core in the Reserve
      When player A tries to Advent "Swan" onto "Fox"
      Then that is refused
      When player A Advents "Crown" onto "Fox"
      Then "Crown" is in player A's Field

    Scenario: A card that cannot be used cannot Manifest
      Given player B has "Veto" (probe "opponent-uses-no-white") on the Field
      And player A has "Warden" (probe "oracle-ultimate") on the Field
      And 1 Core is on "Warden"
      And player A has "Swan" (probe "manifest") and "Angel" (probe "manifest") in the hand
      And "Swan" has this data:
        """
        {"category":"spirit","colors":["white"]}
        """
      And player A has 1 Soul Core in the Reserve
      When player A tries to manifest "Swan", moving 1 Soul Core from the Reserve to the Trash, 1 Core from "Warden" to the Trash and 1 Core from the Reserve to "Swan"
      Then that is refused
      When player A manifests "Angel", moving 1 Soul Core from the Reserve to the Trash, 1 Core from "Warden" to the Trash and 1 Core from the Reserve to "Angel"
      Then "Angel" is in player A's Field

    Scenario: A set aside card counts as used when it is summoned
      Given player A has "Lark" in the set aside cards
      When player A summons "Lark", paying 3 Cores and placing 1 from the Reserve
      Then player A's hand holds 2 cards

  @BS-G-34
  Rule: G-34 Using a card in the Hand means using its effect, whatever type of card it is

    Background:
      Given player A has "Squire" (probe "hand-discard-bp") in the hand
      And player A has "Fox" on the Field
      And "Squire" has this data:
        """
        {"colors":["white"]}
        """

    Scenario: A Spirit in the Hand that is discarded for its own effect in a Flash Timing counts as used
      Given it is player A's Attack Step
      And player A has "Cub" on the Field
      And player A has "Watch" (probe "card-used-draws") on the Field
      When player A declares an attack with "Fox"
      And player A activates "Squire"
      And player A is asked to accept the offer
      Then player B sees "Squire" in player A's hand
      When player A accepts the offer of the effect
      Then "Squire" is in player A's Trash
      And "Fox" now has 5000 BP
      And player A's hand holds 1 card

    Scenario: A Spirit in the Hand that cannot be used cannot use its effect there
      Given player B has "Veto" (probe "opponent-uses-no-white") on the Field
      And player A has "Page" (probe "hand-draws-two") in the hand
      When player A tries to activate "Squire"
      Then that is refused
      When player A activates "Page"
      Then player A's hand holds 4 cards

  @BS-24-2-4
  Rule: 24-2-4 An effect on the Field is used only if its player chooses to activate it, and a Burst is not used

    # answers: QA-MAGIC#12
    Scenario: A Burst can be activated even if its card cannot be used
      Given it is player A's Attack Step
      And player A has "Fox" and "Cub" on the Field
      And player A has "Veto" (probe "opponent-uses-no-white") on the Field
      And player B has "Wall" (probe "white-burst-life") face down in the Burst Area
      And player B has "Ice" (probe "white-flash-draw") and "Spark" (probe "flash-draw") in the hand
      When player A declares an attack with "Fox"
      And player B tries to use the Flash effect of "Ice", paying 1 Core
      Then that is refused
      When player B uses the Flash effect of "Spark", paying 1 Core
      And player B declares the Burst "Wall"
      Then "Wall" is in player B's Trash
      And player B's hand holds 3 cards

    Scenario: A Burst that is activated does not count as used
      Given it is player A's Attack Step
      And player A has "Fox" and "Cub" on the Field
      And player B has "Watch" (probe "card-used-draws") on the Field
      And player B has "Wall" (probe "burst-life") face down in the Burst Area
      When player A declares an attack with "Fox"
      And player B declares the Burst "Wall"
      Then player B's hand holds 1 card

    Scenario: An effect activated by an attack does not count as used
      Given it is player A's Attack Step
      And player A has "Watch" (probe "card-used-draws") on the Field
      And player A has "Fox" (probe "attack-draws") and "Cub" on the Field
      When player A declares an attack with "Fox"
      Then player A's hand holds 1 card

    @reading
    Scenario Outline: An effect on the Field that its player chooses to activate counts as <used>
      Given the ambiguous rule "When is an effect of a card on the Field used?" is answered "<reading>"
      And player A has "Watch" (probe "card-used-draws") on the Field
      And player A has "Sage" (probe "main-step-draw") on the Field
      When player A activates "Sage"
      Then player A's hand holds <number> cards

      Examples:
        | reading                                | used     | number |
        | when its player chooses to activate it | used     | 2      |
        | when it is resolved                    | not used | 1      |

  @BS-24-2-5
  Rule: 24-2-5 A card can have an effect for its summon, an effect that always applies and an effect for Flash Timings

    Scenario: A Spirit with three effects activates each of them at its own time
      Given player A has "Thrush" (probe "three-effects") in the hand
      And player A has "Fox" on the Field
      And player A has 4 Cores in the Reserve
      And player B has "Gate" and "Wall" on the Field
      When player A summons "Thrush", paying 3 Cores and placing 1 from the Reserve
      Then player A's hand holds 1 card
      And "Thrush" now has 4000 BP
      When player A declares an attack with "Thrush"
      And player A tries to activate "Thrush"
      Then that is refused
      When player A ends the turn
      And player B ends the phase
      And player B declares an attack with "Gate"
      And player A activates "Thrush"
      And player A tries to activate "Thrush"
      Then that is refused
      And player A's hand holds 2 cards
      And "Thrush" now has 4000 BP

  @BS-24-3-1
  Rule: 24-3-1 Effects that always apply come before effects that are activated at a stated time

    Scenario: A Spirit's effect for its summon counts BP that its other effect has already lowered
      Given player A has "Frost" (probe "weakens-all-summoned-destroys-weak") in the hand
      And player A has 4 Cores in the Reserve
      And player B has "Gate" and "Wall" on the Field
      And "Wall" is a Spirit of cost 3 with 4000 BP
      When player A summons "Frost", paying 3 Cores and placing 1 from the Reserve
      Then "Gate" is in player B's Trash
      And "Wall" now has 3000 BP

  @BS-24-3-2
  Rule: 24-3-2 The turn player orders the effects of both players that wait at the same time

    Background:
      Given it is player A's Attack Step
      And player A has "Fox" (probe "destroyed-may-draw") on the Field
      And player B has "Gate" (probe "destroyed-may-draw") on the Field

    Scenario: The turn player may let the other player's effect be resolved first
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      And player A lets "Gate"'s ability come first
      And player B accepts the offer of the effect
      And player A is asked to accept the offer
      Then player B's hand holds 1 card
      And player A's hand holds 0 cards

  @BS-24-3-3
  Rule: 24-3-3 An effect activated by another effect is resolved before the effects that were waiting

    Scenario: An effect activated by a draw is resolved before an effect that was already waiting
      Given it is player A's Attack Step
      And player A has "Fox" (probe "destroyed-draws") on the Field
      And player A has "Well" (probe "draws-core") on the Field
      And player A has 2 Cores in the Reserve
      And player B has "Gate" (probe "destroyed-may-draw") on the Field
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      And player A lets "Fox"'s ability come first
      And player B is asked to accept the offer
      Then player A's Reserve holds 3 Cores

  @BS-FAQ-1-2
  Rule: FAQ-1-2 An effect that "may" do something can be declined, and any other effect is carried out

    Scenario: A player may decline an effect that says they may draw
      Given it is player A's Attack Step
      And player A has "Fox" on the Field
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","may":true,"when":{"event":"attackDeclared"},"effect":[{"do":"draw","count":1}]}]}
        """
      When player A declares an attack with "Fox"
      And player A declines
      Then player A's hand holds 0 cards
      And "Fox" is exhausted

    Scenario: A player cannot decline an effect that draws a card
      Given it is player A's Attack Step
      And player A has "Fox" (probe "attack-draws") on the Field
      When player A declares an attack with "Fox"
      Then player A's hand holds 1 card

  @BS-FAQ-1-3
  Rule: FAQ-1-3 A card that cannot do something does not do it, even if an effect says that it must

    Scenario: A Spirit that must block but cannot block does not block
      Given it is player A's Attack Step
      And player A has "Fox" and "Cub" on the Field
      And player B has "Gate" and "Wall" on the Field
      And "Fox" has brought about this effect on "Gate":
        """
        {"do":"oblige","what":"block","until":"turn"}
        """
      And "Fox" has brought about this effect on "Gate":
        """
        {"do":"forbid","what":"block","until":"turn"}
        """
      When player A declares an attack with "Fox"
      And player B tries to declare a block with "Gate"
      Then that is refused
      When player B declares a block with "Wall"
      Then "Wall" is in player B's Trash

  @BS-FAQ-1-4-1
  Rule: FAQ-1-4-1 "Cannot be prevented" ranks before "unaffected", and "unaffected" before "cannot activate"

    Scenario: A Spirit unaffected by effects activates its own effects even while Spirits cannot
      Given it is player A's Attack Step
      And player A has "Hush" (probe "spirits-cannot-activate") on the Field
      And player A has "Fox", "Cub" and "Lynx" on the Field
      And player B has "Rock" (probe "unaffected-block-draws") and "Gate" (probe "block-draws") on the Field
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      Then player B's hand holds 0 cards
      When player A declares an attack with "Cub"
      And player B declares a block with "Rock"
      Then player B's hand holds 1 card

    Scenario Outline: A Spirit unaffected by effects is <outcome> by an effect that <can>
      Given player B has "Rock" (probe "unaffected") on the Field
      And player A has "Doom" (probe "<probe>") in the hand
      When player A uses the Main effect of "Doom", paying 1 Core
      Then "Rock" is in player B's <zone>
      And "Doom" is in player A's Trash

      Examples:
        | outcome       | can                 | probe                          | zone  |
        | destroyed     | cannot be prevented | main-destroy-all-unpreventable | Trash |
        | not destroyed | can be prevented    | main-destroy-all               | Field |

    Scenario: If a Spirit cannot activate effects, only one that always applies and cannot be prevented works
      Given it is player A's Attack Step
      And player A has "Oak" (probe "bp-unpreventable-attack-draws") and "Reed" (probe "own-bp") on the Field
      And player B has "Hush" (probe "spirits-cannot-activate") on the Field
      When player A declares an attack with "Oak"
      Then "Oak" is exhausted
      And "Oak" now has 5000 BP
      And player A's hand holds 0 cards
      And "Reed" now has 3000 BP

  @BS-FAQ-1-4-2
  Rule: FAQ-1-4-2 A card that cannot activate effects does not activate one at a stated time, whatever its text says

    Scenario: A Spirit that cannot activate effects does not draw when summoned, even if that cannot be prevented
      Given player A has "Lark" (probe "summoned-draws-unpreventable") in the hand
      And player A has 4 Cores in the Reserve
      And player B has "Hush" (probe "spirits-cannot-activate") on the Field
      When player A summons "Lark", paying 3 Cores and placing 1 from the Reserve
      Then player A's hand holds 0 cards
      And "Lark" is in player A's Field

  @BS-FAQ-1-5-1
  Rule: FAQ-1-5-1 "By doing XX, do YY" is optional as a whole, and XX must be done completely

    Background:
      Given player A has "Deal" (probe "main-by-returning-destroys") in the hand
      And player B has "Gate" on the Field

    Scenario: A player who declines "by doing XX, do YY" does neither
      Given player A has "Fox" on the Field
      When player A uses the Main effect of "Deal", paying 1 Core
      And player A is asked to accept the offer
      And player A declines
      Then "Deal" is in player A's Trash
      And "Fox" is in player A's Field
      And "Gate" is in player B's Field

    Scenario: A player who accepts "by doing XX, do YY" does both
      Given player A has "Fox" on the Field
      When player A uses the Main effect of "Deal", paying 1 Core
      And player A accepts the offer of the effect
      Then "Fox" is in player A's hand
      And "Gate" is in player B's Trash

    Scenario: A player who has nothing to do XX with cannot do YY
      When player A uses the Main effect of "Deal", paying 1 Core
      And player A tries to accept the offer of the effect
      Then that is not offered
      And "Deal" is in player A's Trash
      And "Gate" is in player B's Field

    Scenario Outline: A player who cannot do all of XX does neither XX nor YY, for example if <case>
      Given player A has "Bid" in the hand
      And "Bid" has this data:
        """
        {"category":"magic","cost":0,"symbols":[],"abilities":[{"type":"main","effect":[{"do":"byDoing","first":[<first>],"then":[{"do":"draw","count":1}]}]}]}
        """
      And player A has 1 Core in the Count
      And player A has 1 Soul Core in the Trash
      And player A has "Fox" on the Field
      And "Fox" has this data:
        """
        {"category":"spirit","abilities":[{"type":"cont","effect":[{"do":"forbid","what":"toHand","target":{"self":true}}]}]}
        """
      When player A uses the Main effect of "Bid", paying 0 Cores
      And player A tries to accept the offer of the effect
      Then that is not offered
      And "Bid" is in player A's Trash
      And player A's Count holds 1 Core
      And "Fox" has 1 Core on it

      Examples:
        | case                                | first                                                                                                                            |
        | the Count is 1 and is to fall by 2  | {"do":"count","by":-2}                                                                                                           |
        | a Spirit has 1 Core and is to lose 2 | {"do":"moveCores","target":{"choose":{"from":{"player":"you","category":"spirit"},"count":1}},"to":"reserve","count":2}         |
        | the Soul Core for a Seal is in the Trash | {"do":"seal"}                                                                                                               |
        | the Burst to discard is not set     | {"do":"discardBurst","player":"you"}                                                                                             |
        | the Spirit cannot return to the Hand | {"do":"putBack","to":"hand","target":{"choose":{"from":{"player":"you","category":"spirit"},"count":1}}}                        |

    Scenario: For "by moving 2 Cores" a player must choose a Spirit that has at least 2 Cores
      Given player A has "Bid" (probe "main-by-two-cores-draws") in the hand
      And player A has "Fox", "Cub" and "Owl" on the Field
      And 2 Cores are on "Cub"
      And 3 Cores are on "Owl"
      When player A uses the Main effect of "Bid", paying 1 Core
      And player A accepts the offer of the effect
      And player A tries to choose "Fox"
      Then that is refused
      When player A chooses "Owl"
      Then "Owl" has 1 Core on it
      And player A's hand holds 2 cards

    Scenario: An Exhausted Spirit cannot use an effect that Exhausts it as its condition
      Given player A has the exhausted "Fox" on the Field
      And player A has "Cub" on the Field
      And "Fox" has this data:
        """
        {"category":"spirit","abilities":[{"type":"activate","timing":["main"],"effect":[{"do":"byDoing","first":[{"do":"setState","state":"exhausted","target":{"self":true}}],"then":[{"do":"draw","count":1}]}]}]}
        """
      And "Cub" has this data:
        """
        {"category":"spirit","abilities":[{"type":"activate","timing":["main"],"effect":[{"do":"byDoing","first":[{"do":"setState","state":"exhausted","target":{"self":true}}],"then":[{"do":"draw","count":1}]}]}]}
        """
      When player A tries to activate "Fox"
      Then that is refused
      When player A activates "Cub"
      And player A accepts the offer of the effect
      Then "Cub" is exhausted
      And player A's hand holds 2 cards

    Scenario: A [Once per turn] effect that its player has declined can be activated later in the turn
      Given it is player A's Attack Step
      And player A has "Fox" and "Cub" on the Field
      And player A has the Nexus "Watch" on the Field
      And "Watch" has this data:
        """
        {"category":"nexus","abilities":[{"type":"auto","once":"card","when":{"event":"attackDeclared","subject":{"player":"you","category":"spirit"}},
          "effect":[{"do":"byDoing","first":[{"do":"count","by":-1}],"then":[{"do":"draw","count":1}]}]}]}
        """
      And player A has 1 Core in the Count
      When player A declares an attack with "Fox"
      And player A is asked to accept the offer
      And player A declines
      And player A declares an attack with "Cub"
      And player A accepts the offer of the effect
      Then player A's hand holds 2 cards
      And player A's Count holds 0 Cores

  @BS-FAQ-1-5-2
  Rule: FAQ-1-5-2 A player cannot do XX of "by doing XX, do YY" if YY is impossible

    # answers: Q-BY-DOING#1
    Scenario: A player cannot return a Spirit to the Hand "by" which something is destroyed if nothing can be
      Given player A has "Deal" (probe "main-by-returning-destroys") in the hand
      And player A has "Fox" on the Field
      When player A uses the Main effect of "Deal", paying 1 Core
      And player A tries to accept the offer of the effect
      Then that is not offered
      And "Fox" is in player A's Field
      And "Deal" is in player A's Trash

    Scenario Outline: A player cannot lower the Count for an effect that is impossible because <what>
      Given player A has "Bid" in the hand
      And "Bid" has this data:
        """
        {"category":"magic","cost":0,"symbols":[],"abilities":[{"type":"main","effect":[{"do":"byDoing","first":[{"do":"count","by":-1}],"then":[<then>]}]}]}
        """
      And player A has 1 Core in the Count
      And player B has "Drought" (probe "nobody-adds-cores") on the Field
      When player A uses the Main effect of "Bid", paying 0 Cores
      And player A tries to accept the offer of the effect
      Then that is not offered
      And "Bid" is in player A's Trash
      And player A's Count holds 1 Core

      Examples:
        | what                                              | then                                                                                               |
        | no Token lies beside the Deck                     | {"do":"putToken","token":"Imp"}                                                                    |
        | an effect keeps Cores of the Void from the player | {"do":"addCores","count":1,"to":"reserve"}                                                         |
        | no Rebirth card is there to be turned over        | {"do":"flip","target":{"choose":{"from":{"player":"you"},"count":1}}}                              |

  @BS-FAQ-1-6
  Rule: FAQ-1-6 "If you do" is carried out as far as possible, and what comes before does not depend on it

    Scenario: A card is drawn before "if you do" even if there is nothing to destroy afterwards
      Given player A has "Bolt" (probe "main-draws-if-you-do-destroys") in the hand
      When player A uses the Main effect of "Bolt", paying 1 Core
      Then player A's hand holds 1 card
      And "Bolt" is in player A's Trash

    Scenario: What follows "if you do" happens once the first part is done
      Given player A has "Bolt" (probe "main-draws-if-you-do-destroys") in the hand
      And player B has "Gate" on the Field
      When player A uses the Main effect of "Bolt", paying 1 Core
      Then "Gate" is in player B's Trash

  @BS-FAQ-1-7-2
  Rule: FAQ-1-7-2 The rest of an effect's text is resolved before the effects that its first part activated

    Scenario: An effect that destroys a Spirit and draws draws before the Spirit's own effect is resolved
      Given player A has "Bolt" in the hand
      And player B has "Gate" (probe "destroyed-may-draw") on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":1,"reductions":[],"symbols":[],"abilities":[{"type":"main","effect":[{"do":"destroy","target":{"all":{"player":"opponent","category":"spirit"}}},{"do":"draw","count":1}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 1 Core
      And player B is asked to accept the offer
      Then player A's hand holds 1 card
      When player B accepts the offer of the effect
      Then player B's hand holds 1 card
      And "Gate" is in player B's Trash

  @BS-FAQ-1-7-1
  Rule: FAQ-1-7-1 What an effect does "additionally" happens at the same time

    Scenario: A Spirit that loses its only Core and "additionally" gets one is not Depleted
      Given player A has "Fox" on the Field
      And player A has "Flow" (probe "main-cores-additionally") in the hand
      When player A uses the Main effect of "Flow", paying 1 Core
      Then "Fox" is in player A's Field
      And "Fox" has 1 Core on it
      And player A's Trash holds 2 Cores

  @BS-FAQ-1-7-3
  Rule: FAQ-1-7-3 What an effect does "after it is resolved" waits for all effects that it has activated

    Background:
      Given player B has "Gate" (probe "destroyed-may-draw") on the Field
      And player A has "Doom" (probe "main-destroys-afterwards-draws") in the hand

    Scenario: An effect that draws "after it is resolved" draws after the destroyed Spirit's effect
      When player A uses the Main effect of "Doom", paying 1 Core
      And player B is asked to accept the offer
      Then player A's hand holds 0 cards
      When player B accepts the offer of the effect
      Then player B's hand holds 1 card
      And player A's hand holds 1 card

    Scenario: An effect that draws "after it is resolved" draws before effects that were waiting with it
      Given it is player A's Attack Step
      And player A has "Fox" (probe "attack-destroys-afterwards-draws") on the Field
      And player A has "Well" (probe "spirit-attacks-may-draw") on the Field
      When player A declares an attack with "Fox"
      And player A lets "Fox"'s ability come first
      And player B accepts the offer of the effect
      And player A is asked to accept the offer
      Then player A's hand holds 2 cards

    Scenario: What a Burst does "after it is resolved" happens even if its card has left
      Given it is player A's Attack Step
      And player A has "Fox" (probe "destroyed-may-draw") on the Field
      And player B has "Wall" (probe "burst-destroys-afterwards-draws") face down in the Burst Area
      And player A has "Mole" on the Field
      When player A declares an attack with "Fox"
      And player B declares the Burst "Wall"
      And player B chooses "Fox"
      And player A is asked to accept the offer
      Then player B's hand holds 0 cards
      When player A accepts the offer of the effect
      Then player B's hand holds 1 card
      And "Wall" is in player B's Trash

  @BS-FAQ-1-8
  Rule: FAQ-1-8 What a Spirit's effect does for the turn continues when the Spirit leaves the Field

    Scenario: BP for the turn stays when the Spirit that gave it is Depleted
      Given player A has "Lark" (probe "summoned-all-bp") in the hand
      And player A has "Fox" on the Field
      And player A has 4 Cores in the Reserve
      When player A summons "Lark", paying 3 Cores and placing 1 from the Reserve
      And player A moves 1 Core from "Lark" to the Reserve
      Then "Lark" is in player A's Trash
      And "Fox" now has 4000 BP

  @BS-FAQ-1-9-1
  Rule: FAQ-1-9-1 Each card may use its [Once per turn] effect once per turn

    Scenario: Two Spirits with the same name may each use their [Once per turn] effect once
      Given player A has "Fox" (probe "spirit-main-or-flash-draw") and "Cub" (probe "spirit-main-or-flash-draw") on the Field
      And "Fox" is printed with the name "Twin"
      And "Cub" is printed with the name "Twin"
      When player A activates "Fox"
      And player A tries to activate "Fox"
      Then that is refused
      When player A activates "Cub"
      Then player A's hand holds 2 cards

  @BS-FAQ-1-9-2
  Rule: FAQ-1-9-2 An effect limited by name can be used once for all cards with that name

    @BS-FAQ-11-7
    Scenario: Only one of two Spirits with the same name can use an effect limited by name
      Given player A has "Fox" (probe "spirit-draw-once-by-name") and "Cub" (probe "spirit-draw-once-by-name") on the Field
      And "Fox" is printed with the name "Twin"
      And "Cub" is printed with the name "Twin"
      When player A activates "Fox"
      And player A tries to activate "Cub"
      Then that is refused
      And player A's hand holds 1 card

    Scenario: A Spirit cannot use an effect limited by name again after leaving and being summoned again
      Given player A has "Fox" (probe "spirit-draw-once-by-name") and "Cub" (probe "spirit-draw-once-by-name") on the Field
      And "Fox" is a Spirit of cost 0 with 3000 BP
      And "Cub" is printed with the name "Other"
      And player A has "Recall" (probe "main-return-own") in the hand
      When player A activates "Fox"
      And player A uses the Main effect of "Recall", paying 1 Core
      And player A chooses "Fox"
      And player A summons "Fox", paying 0 Cores and placing 1 from the Reserve
      And player A tries to activate "Fox"
      Then that is refused
      When player A activates "Cub"
      Then player A's hand holds 2 cards

  @BS-FAQ-1-9-3
  Rule: FAQ-1-9-3 Cards with the same text but different names have separate limits

    Scenario: Two Spirits with the same text but different names may both use an effect limited by name
      Given player A has "Fox" (probe "spirit-draw-once-by-name") and "Cub" (probe "spirit-draw-once-by-name") on the Field
      And "Fox" is printed with the name "Twin"
      And "Cub" is printed with the name "Other"
      When player A activates "Fox"
      And player A activates "Cub"
      Then player A's hand holds 2 cards

  @BS-FAQ-1-10
  Rule: FAQ-1-10 A player may look at their own face-down cards

    Scenario: A face-down set aside card can be seen only by its own player
      Given player A has "Hide" (probe "sets-aside-face-down") in the hand
      And player A has "Owl" on top of the deck
      When player A uses the Main effect of "Hide", paying 1 Core
      Then player A sees "Owl" in player A's set aside cards
      And player B does not see "Owl"

    Scenario: A card that an effect puts face down under a Spirit can be seen only by its own player
      Given player A has "Bury" in the hand
      And "Bury" has this data:
        """
        { "category": "magic", "cost": 0, "reductions": [], "abilities": [{ "type": "main", "effect": [
          { "do": "choose", "target": { "choose": { "from": { "player": "you", "category": "spirit" }, "count": 1 } } },
          { "do": "placeUnder", "target": { "all": { "player": "you", "zone": ["deck"], "top": 1 } }, "host": { "chosen": true } }] }] }
        """
      And player A has "Fox" on the Field
      And player A has "Owl" on top of the deck
      When player A uses the Main effect of "Bury", paying 0 Cores
      Then player A sees "Owl" in player A's cards under others
      And player B does not see "Owl"

  @BS-FAQ-1-11
  Rule: FAQ-1-11 A card that cannot return to the Hand cannot be swapped with a card in the Hand

    Scenario: A Spirit that cannot return to the Hand stays on the Field when it would be swapped
      Given player A has "Reed" on the Field
      And player A has "Trade" (probe "swap-with-hand") and "Lamb" in the hand
      And "Lamb" needs 0 Cores for its lowest level
      And "Reed" has brought about this effect on "Reed":
        """
        {"do":"forbid","what":"toHand","until":"turn"}
        """
      When player A uses the Main effect of "Trade", paying 0 Cores
      Then "Trade" is in player A's Trash
      And "Reed" is in player A's Field
      And "Lamb" is in player A's hand

  @BS-FAQ-1-12
  Rule: FAQ-1-12 A swap with a card in the Hand does not increase the Hand

    Scenario: A player whose Hand cannot be increased by effects can swap a card, but cannot draw by an effect
      Given player B has "Fast" (probe "opponents-hand-does-not-increase") on the Field
      And player A has "Reed" on the Field
      And player A has "Plan" (probe "main-draw-two"), "Trade" (probe "swap-with-hand") and "Lamb" in the hand
      And "Lamb" needs 0 Cores for its lowest level
      When player A uses the Main effect of "Plan", paying 1 Core
      Then player A's hand holds 2 cards
      When player A uses the Main effect of "Trade", paying 0 Cores
      Then "Reed" is in player A's hand
      And "Lamb" is in player A's Field

    Scenario: A Hand that cannot be increased by effects still grows in the Draw Step
      Given player A has "Fast" (probe "opponents-hand-does-not-increase") on the Field
      When player A ends the turn
      Then it is now player B's Main Step
      And player B's hand holds 1 card

    Scenario: A Spirit stays on the Field if it would return to a Hand that cannot be increased
      Given player B has "Fast" (probe "opponents-hand-does-not-increase") on the Field
      And player A has "Fox" on the Field
      And player A has "Deal" (probe "main-return-own") in the hand
      When player A uses the Main effect of "Deal", paying 1 Core
      Then "Deal" is in player A's Trash
      And "Fox" is in player A's Field

    Scenario: A Burst for an increased Hand can be declared after a draw by an effect, but not after a swap
      Given player B has "Wall" (probe "burst-hand-increase-draws") face down in the Burst Area
      And player A has "Reed" on the Field
      And player A has "Plan" (probe "main-draw-two"), "Trade" (probe "swap-with-hand") and "Lamb" in the hand
      And "Lamb" needs 0 Cores for its lowest level
      When player A uses the Main effect of "Trade", paying 0 Cores
      And player B tries to declare the Burst "Wall"
      Then that is refused
      When player A uses the Main effect of "Plan", paying 1 Core
      And player B declares the Burst "Wall"
      Then player B's hand holds 1 card

    Scenario: A Hand that gets two cards at the same moment has been increased once
      Given player B has "Tithe" (probe "opponents-hand-increase-draws") on the Field
      And player A has "Plan" (probe "main-draw-two") in the hand
      When player A uses the Main effect of "Plan", paying 1 Core
      Then player A's hand holds 2 cards
      And player B's hand holds 1 card

  @BS-FAQ-1-13
  Rule: FAQ-1-13 A card with several colors does not count as a card of only one color

    Scenario: An effect on Spirits of only the color red does not affect a Spirit of six colors
      Given player B has "Gate" and "Wall" on the Field
      And "Wall" has this data:
        """
        {"colors":["red","purple","green","white","yellow","blue"]}
        """
      And player A has "Bolt" (probe "main-destroy-only-red") in the hand
      When player A uses the Main effect of "Bolt", paying 1 Core
      Then "Gate" is in player B's Trash
      And "Wall" is in player B's Field

  @BS-FAQ-1-14
  Rule: FAQ-1-14 Cores go to their owner's areas, whoever's effect moves them

    Scenario: A Core that an effect moves from an opponent's Spirit goes to the opponent's Reserve
      Given player B has "Gate" on the Field
      And 2 Cores are on "Gate"
      And player B has 0 Cores in the Reserve
      And player A has "Leak" (probe "core-to-reserve") in the hand
      And player A has 1 Core in the Reserve
      When player A uses the Main effect of "Leak", paying 1 Core
      Then "Gate" has 1 Core on it
      And player B's Reserve holds 1 Core
      And player A's Reserve holds 0 Cores

    Scenario: A Core in a player's Reserve cannot be put onto an opponent's Spirit
      Given player B has "Gate" on the Field
      And player A has "Gift" (probe "core-onto-opponents-spirit") in the hand
      And player A has 2 Cores in the Reserve
      When player A uses the Main effect of "Gift", paying 1 Core
      Then "Gift" is in player A's Trash
      And "Gate" has 1 Core on it
      And player A's Reserve holds 1 Core

  @BS-FAQ-1-15
  Rule: FAQ-1-15 If effects do not stack, only one card of each name applies them

    @BS-FAQ-11-7
    Scenario Outline: Two Spirits <of> with an effect that does not stack draw <drawn>
      Given it is player A's Attack Step
      And player A has "Fox" on the Field
      And player A has "Cub" (probe "spirit-attacks-draws-unstackable") and "Lynx" (probe "spirit-attacks-draws-unstackable") on the Field
      And "Cub" is printed with the name "Twin"
      And "Lynx" is printed with the name "<name>"
      When player A declares an attack with "Fox"
      Then player A's hand holds <drawn> cards

      Examples:
        | of                 | name  | drawn |
        | of one name        | Twin  | 1     |
        | of different names | Other | 2     |

  @BS-FAQ-1-16
  Rule: FAQ-1-16 A Spirit has the same Keyword effect as many times as it is printed on it

    Scenario: A Spirit with the same Keyword effect printed twice activates it twice
      Given it is player A's Attack Step
      And player A has "Fox" (probe "keyword-twice") and "Cub" on the Field
      When player A declares an attack with "Fox"
      Then player A's hand holds 2 cards
