@DBS
Feature: Texts whose skills work only under a condition
  The condition "if", [Bond], [Sparking] and [Burst] before skills of every kind: one that is met beside one that is not.

  Rule: Skills of cards in the hand

    @DBS-10-10-1
    Scenario Outline: Can a [Counter] with <what> be activated if that is not met? No: "<unmet said>" stops it here, "<met said>" does not
      Given "Strict" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"counter","keyword":"counterAttack",<unmet>,"effect":[{"do":"negateAttack"}]}]}
        """
      And "Lax" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"counter","keyword":"counterAttack",<met>,"effect":[{"do":"negateAttack"}]}]}
        """
      And player B has "Strict" and "Lax" in the hand
      And player B has the active Battle Card "Mate"
      And player B has "Gone" in the Drop Area
      When player A attacks "B leader" with "A leader"
      And player B tries to counter with "Strict"
      Then that is refused
      When player B counters with "Lax"
      Then player B's Drop Area holds <dropped> cards
      And player B's Life Area holds 4 cards
      And no battle is going on

      Examples:
        | what       | unmet              | met                | unmet said  | met said    | dropped |
        | [Bond]     | "bond":{"count":2} | "bond":{"count":1} | [Bond 2]    | [Bond 1]    | 2       |
        | [Sparking] | "sparking":2       | "sparking":1       | [Sparking 2] | [Sparking 1] | 2       |
        | [Burst]    | "burst":30         | "burst":3          | [Burst 30]  | [Burst 3]   | 5       |

    @DBS-10-5-1
    Scenario Outline: Can an [Evolve] with <what> be activated if that is not met? No: "<unmet said>" stops it here, "<met said>" does not
      Given "Strict" has this data:
        """
        {"category":"battle","energyCost":4,"power":15000,"comboPower":5000,"comboCost":0, "abilities":[{"type":"evolve","keyword":"evolve","onto":{"character":"Kelda"},<unmet>}]}
        """
      And "Lax" has this data:
        """
        {"category":"battle","energyCost":4,"power":15000,"comboPower":5000,"comboCost":0, "abilities":[{"type":"evolve","keyword":"evolve","onto":{"character":"Kelda"},<met>}]}
        """
      And player A has "Strict" and "Lax" in the hand
      And "Young" has the character name "Kelda"
      And player A has the active Battle Card "Young"
      And player A has the active Battle Card "Mate"
      And player A has "Gone" in the Drop Area
      When player A tries to activate "Strict"
      Then that is refused
      When player A activates "Lax"
      Then under "Lax" lies "Young"
      And "Strict" is in player A's hand

      Examples:
        | what       | unmet                                      | met                                        | unmet said    | met said      |
        | "if"       | "if":{"value":"life","of":"you","max":3} | "if":{"value":"life","of":"you","max":4} | At 3 life or less | At 4 life or less |
        | [Bond]     | "bond":{"count":3}                         | "bond":{"count":2}                         | [Bond 3]      | [Bond 2]      |
        | [Sparking] | "sparking":2                               | "sparking":1                               | [Sparking 2]  | [Sparking 1]  |

    @DBS-10-13-3-1
    Scenario Outline: Can a [Union-Fusion] with <what> be activated if that is not met? No: "<unmet said>" stops it here, "<met said>" does not
      Given "Strict" has this data:
        """
        {"category":"battle","energyCost":4,"power":15000,"comboPower":5000,"comboCost":0,
         "abilities":[{"type":"unionFusion","parts":[{"character":"Kelda"},{"character":"Orra"}],<unmet>}]}
        """
      And "Lax" has this data:
        """
        {"category":"battle","energyCost":4,"power":15000,"comboPower":5000,"comboCost":0,
         "abilities":[{"type":"unionFusion","parts":[{"character":"Kelda"},{"character":"Orra"}],<met>}]}
        """
      And "One" has the character name "Kelda"
      And "Two" has the character name "Orra"
      And player A has "Strict", "Lax", "One" and "Two" in the hand
      And player A has the active Battle Card "Mate"
      And player A has the active Battle Card "Other mate"
      And player A has "Gone" in the Drop Area
      When player A tries to activate "Strict"
      Then that is refused
      When player A activates "Lax"
      Then "Lax" is in player A's Battle Area
      And "One" and "Two" are in player A's Drop Area
      And player A's hand holds exactly "Strict"

      Examples:
        | what       | unmet                                      | met                                        | unmet said    | met said      |
        | "if"       | "if":{"value":"life","of":"you","max":3} | "if":{"value":"life","of":"you","max":4} | At 3 life or less | At 4 life or less |
        | [Bond]     | "bond":{"count":3}                         | "bond":{"count":2}                         | [Bond 3]      | [Bond 2]      |
        | [Sparking] | "sparking":2                               | "sparking":1                               | [Sparking 2]  | [Sparking 1]  |

    @DBS-10-13-4-1
    Scenario Outline: Can a [Union-Potara] with <what> be activated if that is not met? No: "<unmet said>" stops it here, "<met said>" does not
      Given "Strict" has this data:
        """
        {"category":"battle","energyCost":4,"power":15000,"comboPower":5000,"comboCost":0,
         "abilities":[{"type":"unionPotara","parts":[{"character":"Kelda"},{"character":"Orra"}],<unmet>}]}
        """
      And "Lax" has this data:
        """
        {"category":"battle","energyCost":4,"power":15000,"comboPower":5000,"comboCost":0,
         "abilities":[{"type":"unionPotara","parts":[{"character":"Kelda"},{"character":"Orra"}],<met>}]}
        """
      And "One" has the character name "Kelda"
      And "Two" has the character name "Orra"
      And player A has "Strict" and "Lax" in the hand
      And player A has the active Battle Card "One"
      And player A has the active Battle Card "Two"
      And player A has "Gone" in the Drop Area
      When player A tries to activate "Strict"
      Then that is refused
      When player A activates "Lax"
      Then player A's Battle Area holds exactly "Lax"
      And player A's hand holds exactly "Strict"

      Examples:
        | what       | unmet                                      | met                                        | unmet said    | met said      |
        | "if"       | "if":{"value":"life","of":"you","max":3} | "if":{"value":"life","of":"you","max":4} | At 3 life or less | At 4 life or less |
        | [Bond]     | "bond":{"count":3}                         | "bond":{"count":2}                         | [Bond 3]      | [Bond 2]      |
        | [Sparking] | "sparking":2                               | "sparking":1                               | [Sparking 2]  | [Sparking 1]  |

    @DBS-10-3-1
    Scenario: Can a [Field] have a cost besides its energy cost? Yes, here a card of the hand is discarded
      Given "Arena" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"field","cost":[{"do":"discard","count":1}]}]}
        """
      And player A has "Arena", "Spare" and "Other" in the hand
      When player A activates "Arena"
      And player A chooses "Spare"
      Then "Arena" is in player A's Battle Area
      And player A's Drop Area holds exactly "Spare"
      And player A's hand holds exactly "Other"

  Rule: Skills of cards in play

    @DBS-10-13-5-1
    Scenario Outline: Can a [Union-Absorb] with <what> be activated if that is not met? No: "<unmet said>" stops it here, "<met said>" does not
      Given "Strict" has this data:
        """
        {"category":"battle","energyCost":2,"power":10000,"comboPower":5000,"comboCost":0,
         "abilities":[{"type":"unionAbsorb","from":{"zone":["drop"],"character":"Kelda"},<unmet>}]}
        """
      And "Lax" has this data:
        """
        {"category":"battle","energyCost":2,"power":10000,"comboPower":5000,"comboCost":0, "abilities":[{"type":"unionAbsorb","from":{"zone":["drop"],"character":"Kelda"},<met>}]}
        """
      And "Prey" has the character name "Kelda"
      And player A has the active Battle Card "Strict"
      And player A has the active Battle Card "Lax"
      And player A has "Prey" in the Drop Area
      When player A tries to activate "Strict"
      Then that is refused
      When player A activates "Lax"
      Then under "Prey" lies "Lax"
      And nothing lies under "Strict"

      Examples:
        | what       | unmet                                      | met                                        | unmet said    | met said      |
        | "if"       | "if":{"value":"life","of":"you","max":3} | "if":{"value":"life","of":"you","max":4} | At 3 life or less | At 4 life or less |
        | [Bond]     | "bond":{"count":3}                         | "bond":{"count":2}                         | [Bond 3]      | [Bond 2]      |
        | [Sparking] | "sparking":2                               | "sparking":1                               | [Sparking 2]  | [Sparking 1]  |

    @DBS-10-24-1
    Scenario Outline: Can a [Swap] with <what> be activated if that is not met? No: "<unmet said>" stops it here, "<met said>" does not
      Given "Strict" has this data:
        """
        {"category":"battle","energyCost":2,"power":10000,"comboPower":5000,"comboCost":0, "abilities":[{"type":"swap","x":2,<unmet>}]}
        """
      And "Lax" has this data:
        """
        {"category":"battle","energyCost":2,"power":10000,"comboPower":5000,"comboCost":0, "abilities":[{"type":"swap","x":2,<met>}]}
        """
      And player A has the active Battle Card "Strict"
      And player A has the active Battle Card "Lax"
      And player A has "Relief" in the hand
      And player A has "Gone" in the Drop Area
      When player A tries to activate "Strict"
      Then that is refused
      When player A activates "Lax"
      And player A chooses "Relief"
      Then "Relief" and "Strict" are in player A's Battle Area
      And player A's hand holds exactly "Lax"

      Examples:
        | what       | unmet                                      | met                                        | unmet said    | met said      |
        | "if"       | "if":{"value":"life","of":"you","max":3} | "if":{"value":"life","of":"you","max":4} | At 3 life or less | At 4 life or less |
        | [Bond]     | "bond":{"count":3}                         | "bond":{"count":2}                         | [Bond 3]      | [Bond 2]      |
        | [Sparking] | "sparking":2                               | "sparking":1                               | [Sparking 2]  | [Sparking 1]  |

    @DBS-10-2-1
    Scenario Outline: Can an [Awaken] with <what> be activated if that is not met? No: "<unmet said>" stops it here, "<met said>" does not
      Given "Chief" has this data:
        """
        {"category":"leader","colors":["red"],"power":10000,
         "abilities":[{"type":"awaken",<unmet>,"effect":[{"do":"draw","count":1}]},{"type":"awaken",<met>,"effect":[{"do":"draw","count":2}]}],
         "back":{"name":"Chief, roused","colors":["red"],"power":15000}}
        """
      And player A's Leader is "Chief"
      And player A has the active Battle Card "Mate"
      And player A has "Gone" in the Drop Area
      When player A tries to activate ability 1 of "Chief"
      Then that is refused
      When player A activates ability 2 of "Chief"
      Then "Chief" shows its back side
      And player A's hand holds 2 cards
      And player A's Drop Area holds <dropped> cards

      Examples:
        | what       | unmet              | met                | unmet said   | met said     | dropped |
        | [Bond]     | "bond":{"count":2} | "bond":{"count":1} | [Bond 2]     | [Bond 1]     | 1       |
        | [Sparking] | "sparking":2       | "sparking":1       | [Sparking 2] | [Sparking 1] | 1       |
        | [Burst]    | "burst":30         | "burst":3          | [Burst 30]   | [Burst 3]    | 4       |

    @DBS-10-28-1
    Scenario Outline: Can a [Wish] with <what> be activated if that is not met? No: "<unmet said>" stops it here, "<met said>" does not
      Given "Chief" has this data:
        """
        {"category":"leader","colors":["red"],"power":10000,
         "abilities":[{"type":"wish",<unmet>,"effect":[{"do":"draw","count":1}]},{"type":"wish",<met>,"effect":[{"do":"draw","count":2}]}],
         "back":{"name":"Chief, granted","colors":["red"],"power":15000}}
        """
      And player A's Leader is "Chief"
      And player A has the active Battle Card "Mate"
      And player A has "Gone" in the Drop Area
      When player A tries to activate ability 1 of "Chief"
      Then that is refused
      When player A activates ability 2 of "Chief"
      Then "Chief" shows its back side
      And player A's hand holds 2 cards
      And player A's Drop Area holds <dropped> cards

      Examples:
        | what       | unmet              | met                | unmet said   | met said     | dropped |
        | [Bond]     | "bond":{"count":2} | "bond":{"count":1} | [Bond 2]     | [Bond 1]     | 1       |
        | [Sparking] | "sparking":2       | "sparking":1       | [Sparking 2] | [Sparking 1] | 1       |
        | [Burst]    | "burst":30         | "burst":3          | [Burst 30]   | [Burst 3]    | 4       |

    @DBS-10-7-1-1
    Scenario Outline: Does a [Double Strike] with <what> apply if that is not met? No: "<unmet said>" stops it here, "<met said>" does not
      Given "Strict" has this data:
        """
        {"category":"battle","energyCost":2,"power":10000,"comboPower":5000,"comboCost":0, "abilities":[{"type":"keyword","keyword":"doubleStrike",<unmet>}]}
        """
      And "Lax" has this data:
        """
        {"category":"battle","energyCost":2,"power":10000,"comboPower":5000,"comboCost":0, "abilities":[{"type":"keyword","keyword":"doubleStrike",<met>}]}
        """
      And player A has the active Battle Card "Strict"
      And player A has the active Battle Card "Lax"
      And player A has "Gone" in the Drop Area
      When player A attacks "B leader" with "Strict"
      Then player B's Life Area holds 3 cards
      When player A attacks "B leader" with "Lax"
      Then player B's Life Area holds 1 card

      Examples:
        | what       | unmet                                      | met                                        | unmet said    | met said      |
        | "if"       | "if":{"value":"life","of":"you","max":3} | "if":{"value":"life","of":"you","max":4} | At 3 life or less | At 4 life or less |
        | [Sparking] | "sparking":2                               | "sparking":1                               | [Sparking 2]  | [Sparking 1]  |

  Rule: Replacement effects under a condition

    @DBS-8-9-1
    Scenario Outline: Does a replacement of a KO with <what> apply if that is not met? No: "<unmet said>" stops it here, "<met said>" does not
      Given "Strict" has this data:
        """
        {"category":"battle","energyCost":2,"power":10000,"comboPower":5000,"comboCost":0,
         "abilities":[{"type":"instead","when":{"event":"koed"},<unmet>,"effect":[{"do":"setState","target":{"self":true},"state":"rested"}]}]}
        """
      And "Lax" has this data:
        """
        {"category":"battle","energyCost":2,"power":10000,"comboPower":5000,"comboCost":0,
         "abilities":[{"type":"instead","when":{"event":"koed"},<met>,"effect":[{"do":"setState","target":{"self":true},"state":"rested"}]}]}
        """
      And player A has "Storm" (probe "ko-all-battle") in the hand
      And player B has the active Battle Card "Strict"
      And player B has the active Battle Card "Lax"
      And player B has "Gone" in the Drop Area
      When player A activates "Storm"
      Then "Strict" is in player B's Drop Area
      And "Lax" is in player B's Battle Area
      And "Lax" is rested

      Examples:
        | what       | unmet              | met                | unmet said   | met said     |
        | [Bond]     | "bond":{"count":3} | "bond":{"count":2} | [Bond 3]     | [Bond 2]     |
        | [Sparking] | "sparking":2       | "sparking":1       | [Sparking 2] | [Sparking 1] |

    @DBS-8-9-1
    Scenario: Can a card in the hand be dropped in place of a Battle Card that the opponent's skill would KO? Yes, if its text says so
      Given "Shield" has this data:
        """
        {"category":"battle","energyCost":2,"power":10000,"comboPower":5000,"comboCost":0,
         
         "abilities":[{"type":"instead","zones":["hand"],"when":{"event":"koed","player":"you","subject":{"category":"battle"},
         "by":{"cause":"effect","player":"opponent"}},"effect":[{"do":"move","target":{"self":true},"to":"drop"}]}]}
        """
      And player A has "Blow" (probe "extra-ko-1-then-draw") and "Next" (probe "extra-ko-1-then-draw") in the hand
      And player A has the active Battle Card "Striker" with 15000 power
      And player B has the rested Battle Card "Saved"
      And player B has "Shield" and "Second" in the hand
      When player A activates "Blow"
      Then "Saved" is in player B's Battle Area
      And "Shield" is in player B's Drop Area
      When player A activates "Next"
      Then "Saved" is in player B's Drop Area
      And player B's hand holds exactly "Second"

    @DBS-8-9-1
    Scenario: Does a replacement for leaving by the opponent's skill save a card in battle? No, it is still KO-ed in battle
      Given "Shield" has this data:
        """
        {"category":"battle","energyCost":2,"power":10000,"comboPower":5000,"comboCost":0,
         
         "abilities":[{"type":"instead","when":{"event":"removed","by":{"cause":"effect","player":"opponent"}},
         "effect":[{"do":"draw","count":1}]}]}
        """
      And player A has "Blow" (probe "extra-ko-1-then-draw") and "Return" (probe "return-any-1") in the hand
      And player A has the active Battle Card "Striker" with 15000 power
      And player B has the rested Battle Card "Shield"
      When player A activates "Blow"
      And player A activates "Return"
      And player A chooses "Shield"
      Then "Shield" is in player B's Battle Area
      And player B's hand holds 2 cards
      When player A attacks "Shield" with "Striker"
      Then "Shield" is in player B's Drop Area
      And player B's hand holds 2 cards

    @DBS-8-9-1
    Scenario: Does a replacement for being rested by the opponent's skill apply to the card's own attack? No, the attack still rests it
      Given "Proud" has this data:
        """
        {"category":"battle","energyCost":2,"power":10000,"comboPower":5000,"comboCost":0,
         
         "abilities":[{"type":"instead","when":{"event":"rested","by":{"cause":"effect","player":"opponent"}},
         "effect":[{"do":"draw","count":1}]}]}
        """
      And it is player B's Main Phase
      And player A has the active Battle Card "Binder" (probe "rested-draws")
      And player A has the active Battle Card "Proud"
      And player B has "Lull" (probe "extra-rest-all-battle-cards") in the hand
      When player B activates "Lull"
      Then "Binder" is rested
      And "Proud" is active
      And player A's hand holds 2 cards
      When player B ends the turn
      And player A attacks "B leader" with "Proud"
      Then "Proud" is rested
