@DBS
Feature: 9-5. When the power of a Battle Card drops to 0 or less

  @DBS-9-5-1
  Rule: 9-5-1 Dropping Battle Cards without power waits for a checkpoint or a counter timing

    Scenario: A Battle Card below 0 power in the middle of a skill stays if the skill then raises its power
      Given player A has "Ordeal" (probe "weaken-then-strengthen") in the hand
      And player B has the active Battle Card "Prey"
      When player A activates "Ordeal"
      Then "Prey" is in player B's Battle Area
      And "Prey" has 5000 power

    Scenario: A Battle Card whose power is 0 when the skill is over is dropped
      Given player A has "Ordeal" (probe "weaken-then-strengthen") in the hand
      And player B has the active Battle Card "Weak" with 5000 power
      When player A activates "Ordeal"
      Then "Weak" is in player B's Drop Area

    Scenario: Battle Cards of both players without power are dropped at the same moment
      Given player A has "Storm" (probe "weaken-all-10000") in the hand
      And player A has the active Battle Card "Mourner" (probe "sees-weak-drop")
      And player A has the active Battle Card "Mate"
      And player B has the active Battle Card "Prey"
      When player A activates "Storm"
      Then "Prey" is in player B's Drop Area
      And "Mate" and "Mourner" are in player A's Drop Area

    Scenario: A Battle Card weakened to 0 power in a battle is dropped before its player can combo with it
      Given player A has the active Battle Card "Striker" (probe "weakens-attacking")
      And player B has the active Battle Card "Prey"
      And player B has the active Battle Card "Mate" with 20000 power
      When player A attacks "B leader" with "Striker"
      And player A chooses "Prey"
      And player B is asked to act in the Defense Step
      Then "Prey" is in player B's Drop Area
      And the event "koed" did not happen
      When player B tries to combo with "Prey"
      Then that is refused

  @DBS-9-5-2
  Rule: 9-5-2 A Battle Card with 0 power or less is placed in its owner's Drop Area

    Scenario Outline: Player <other>'s Battle Card with <power> power <stays> after losing 10000 power
      Given it is player <player>'s Main Phase
      And player <player> has "Storm" (probe "weaken-all-10000") in the hand
      And player <other> has the active Battle Card "Prey" with <power> power
      And player <other> has the active Battle Card "Giant" with 30000 power
      When player <player> activates "Storm"
      Then "Prey" is in player <other>'s <area>
      And "Giant" has 20000 power

      Examples:
        | player | other | power | stays      | area        |
        | A      | B     | 10000 | is dropped | Drop Area   |
        | A      | B     | 9000  | is dropped | Drop Area   |
        | A      | B     | 11000 | stays      | Battle Area |
        | B      | A     | 10000 | is dropped | Drop Area   |

    Scenario: A Leader Card stays with less than 0 power, and so does a [Field] Extra Card, which has no power
      Given player A has "Curse" (probe "weaken-15000") and "Storm" (probe "weaken-all-10000") in the hand
      And player B has the active Battle Card "Land" (probe "field-strengthens-leader")
      And player B has the active Battle Card "Prey"
      When player A activates "Curse"
      And player A chooses "A leader"
      And player A activates "Storm"
      Then "Prey" is in player B's Drop Area
      And "A leader" has -5000 power
      And "Land" is in player B's Battle Area
      And the game goes on

    Scenario: A Battle Card with 0 power is dropped when it is played, while cards in other areas stay
      Given "Null" is a Battle Card of energy cost 1 with 0 power
      And "Zero" is a Battle Card of energy cost 1 with 0 power
      And player A has "Null" in the Drop Area
      And player A has "Zero" in the hand
      And player A has the active energy "Fuel"
      When player A plays "Zero"
      Then "Zero" and "Null" are in player A's Drop Area
      And the event "played" happened exactly 1 time to "Zero"

    Scenario: A Battle Card without power goes to its owner's Drop Area although the opponent controls it
      Given player A has "Theft" (probe "extra-gain-control") and "Storm" (probe "weaken-all-10000") in the hand
      And player B has the active Battle Card "Prey"
      When player A activates "Theft"
      Then "Prey" is in player A's Battle Area
      When player A activates "Storm"
      Then "Prey" is in player B's Drop Area

    Scenario: A Battle Card is dropped when the [Permanent] that kept its power above 0 is negated
      Given player A has "Boost" (probe "strengthen-5000") and "Curse" (probe "weaken-10000") in the hand
      And player B has the active Battle Card "Banner" (probe "banner-battle-5000")
      And player B has the active Battle Card "Prey" with 10000 power
      And player A has "Silence" (probe "silence") in the hand
      When player A activates "Curse"
      And player A chooses "Prey"
      Then "Prey" has 5000 power
      When player A activates "Silence"
      And player A chooses "Banner"
      Then "Prey" is in player B's Drop Area

    @DBS-10-1-2
    Scenario: A Battle Card dropped for lack of power is not KO-ed, so its skill for being KO-ed does not trigger
      Given player A has "Storm" (probe "weaken-all-10000") and "Blow" (probe "ko-any-1") in the hand
      And player B has the active Battle Card "Mourner" (probe "koed-draw")
      And player B has the active Battle Card "Second mourner" (probe "koed-draw")
      When player A activates "Blow"
      And player A chooses "Second mourner"
      Then player B's hand holds 1 card
      When player A activates "Storm"
      Then "Mourner" is in player B's Drop Area
      And player B's hand holds 1 card

  @DBS-9-5-2-1
  Rule: 9-5-2-1 A Battle Card without power counts as dropped by the effect that took its last power

    Scenario Outline: Player <owner>'s <card> counts as dropped by a skill of the <whose> that took its last power
      Given it is player <player>'s Main Phase
      And player <player> has "Curse" (probe "weaken-15000") in the hand
      And player <owner> has the active Battle Card "Avenger" (probe "avenges-drops")
      And player <owner> has the active Battle Card "Mourner" (probe "mourns-own-skills")
      And player A has 2 cards in the Life Area
      When player <player> activates "Curse"
      And player <player> chooses "<card>"
      Then "<card>" is in player <owner>'s Drop Area
      And player <owner>'s hand holds <hand>

      Examples:
        | player | owner | whose    | card    | hand    |
        | A      | B     | opponent | Avenger | 1 card  |
        | A      | B     | opponent | Mourner | 0 cards |
        | A      | A     | owner    | Avenger | 0 cards |
        | A      | A     | owner    | Mourner | 1 card  |
        | B      | A     | opponent | Avenger | 1 card  |

    Scenario Outline: If the opponent weakens <card> and its owner then lowers it to 0 power, the owner's skill drops it
      Given player A has "Curse" (probe "<probe>") in the hand
      And player A has the active Battle Card "Avenger" (probe "avenges-drops")
      And player A has the active Battle Card "Mourner" (probe "mourns-own-skills")
      And player B has the active Battle Card "Shade" (probe "shade-battle-5000")
      When player A activates "Curse"
      And player A chooses "<card>"
      Then "<card>" is in player A's Drop Area
      And player A's hand holds <hand>

      Examples:
        | first | probe        | card    | hand    |
        | shade | weaken-own-5000 | Avenger | 0 cards |
        | shade | weaken-own-5000 | Mourner | 1 card  |

    Scenario: A Battle Card brought to 0 power by the opponent's [Permanent] counts as dropped by their skill
      Given player A has the active Battle Card "Shade" (probe "shade-battle-5000")
      And player B has the active Battle Card "Avenger" (probe "avenges-drops")
      And player A has "Second shade" (probe "shade-battle-5000") in the hand
      When player A plays "Second shade"
      Then "Avenger" is in player B's Drop Area
      And player B's hand holds 1 card

    @DBS-10-12-1
    Scenario: An [Indestructible] Battle Card is dropped if a skill of its owner brings it to 0 power
      Given player A has "Curse" (probe "weaken-15000") in the hand
      And player A has the active Battle Card "Rock" (probe "unbreakable")
      When player A activates "Curse"
      And player A chooses "Rock"
      Then "Rock" is in player A's Drop Area

    @reading
    Scenario Outline: An [Indestructible] Battle Card that the opponent weakens to 0 power ends up in the <area> (<by>)
      Given the ambiguous rule "Is a card with [Indestructible] dropped if the opponent's skill reduces it to 0 power?" is answered "<choice>"
      And player A has "Storm" (probe "weaken-all-10000") in the hand
      And player B has the active Battle Card "Rock" (probe "unbreakable")
      And player B has the active Battle Card "Prey" with 10000 power
      When player A activates "Storm"
      Then "Rock" is in player B's <area>
      And "Prey" is in player B's Drop Area

      Examples:
        | choice       | what         | area        | by                 |
        | no, it stays | keeps it     | Battle Area | alternative        |
        | yes          | is no matter | Drop Area   | our interpretation |

    @reading
    Scenario Outline: An [Indestructible] card at 0 power that its owner weakens further ends up in the <area> (<by>)
      Given the ambiguous rule "Is a card with [Indestructible] dropped if the opponent's skill reduces it to 0 power?" is answered "<choice>"
      And player A has "Curse" (probe "weaken-15000") in the hand
      And player B has the active Battle Card "Rock" (probe "unbreakable")
      And player B has the rested Battle Card "Penitent" (probe "weakens-own-attacked")
      And player B has the active Battle Card "Prey" with 5000 power
      And player A has "Spare" in the hand
      When player A activates "Curse"
      And player A chooses "Rock"
      And player A attacks "Penitent" with "A leader"
      And player A is asked to act in the Offence Step
      Then "Rock" is in player B's <area>
      And "Prey" is in player B's Drop Area

      Examples:
        | choice       | what             | area        | by                 |
        | no, it stays | does not drop it | Battle Area | alternative        |
        | yes          | comes too late   | Drop Area   | our interpretation |
