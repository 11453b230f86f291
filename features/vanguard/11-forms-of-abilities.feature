@VG
Feature: 11, 14. Forms of abilities: what they wait for, what they count and what they replace

  @VG-11.8.7
  Rule: 11.8.7 An automatic ability is played at a check timing after the event that it names

    Scenario: A unit gets power when cards are turned face up, healed or bound, or an opponent's unit is deleted
      Given "Diary" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 1, "power": 1000, "abilities": [
          {"type": "act", "effect": [{"do": "turn", "face": "up", "target": {"all": {"player": "you", "zone": ["damage"]}}}]},
          {"type": "act", "effect": [{"do": "heal", "target": {"all": {"player": "you", "zone": ["damage"]}}}]},
          {"type": "act", "effect": [{"do": "bind", "target": {"all": {"player": "you", "zone": ["drop"]}}}]},
          {"type": "act", "effect": [{"do": "delete", "target": {"all": {"player": "opponent", "rearGuard": true}}}]},
          {"type": "auto", "when": {"event": "turnedFaceUp", "player": "you", "subject": "any"}, "effect": [{"do": "modify", "stat": "power", "by": 1000, "target": {"self": true}, "until": "turn"}]},
          {"type": "auto", "when": {"event": "healed", "player": "you", "subject": "any"}, "effect": [{"do": "modify", "stat": "power", "by": 2000, "target": {"self": true}, "until": "turn"}]},
          {"type": "auto", "when": {"event": "bound", "player": "you", "subject": "any"}, "effect": [{"do": "modify", "stat": "power", "by": 4000, "target": {"self": true}, "until": "turn"}]},
          {"type": "auto", "when": {"event": "deleted", "player": "opponent", "subject": "any"}, "effect": [{"do": "modify", "stat": "power", "by": 8000, "target": {"self": true}, "until": "turn"}]}]}
        """
      And player A has the unit "Diary" on the front left circle
      And player A has "Wound" face down in the damage zone
      And player B has the unit "Prey" on the front left circle
      When player A activates ability 1 of "Diary"
      Then "Diary" has 2000 power
      When player A activates ability 2 of "Diary"
      Then "Diary" has 4000 power
      When player A activates ability 3 of "Diary"
      Then "Diary" has 8000 power
      When player A activates ability 4 of "Diary"
      Then "Diary" has 16000 power

    Scenario: A unit gets power when a card is imprisoned or scouted or a marker is put
      Given "Diary" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 1, "power": 1000, "abilities": [
          {"type": "act", "effect": [{"do": "imprison", "target": {"all": {"player": "opponent", "rearGuard": true}}}]},
          {"type": "act", "effect": [{"do": "scout", "target": {"all": {"player": "you", "zone": ["drop"]}}}]},
          {"type": "act", "effect": [{"do": "marker", "name": "Brand", "on": {"self": true}}]},
          {"type": "auto", "when": {"event": "imprisoned", "subject": "any"}, "effect": [{"do": "modify", "stat": "power", "by": 1000, "target": {"self": true}, "until": "turn"}]},
          {"type": "auto", "when": {"event": "scouted", "subject": "any"}, "effect": [{"do": "modify", "stat": "power", "by": 2000, "target": {"self": true}, "until": "turn"}]},
          {"type": "auto", "when": {"event": "markerPut", "subject": "any"}, "effect": [{"do": "modify", "stat": "power", "by": 4000, "target": {"self": true}, "until": "turn"}]}]}
        """
      And "Jail" has this data:
        """
        {"category": "order", "subtype": "set", "setSubtype": "prison", "grade": 1}
        """
      And "Camp" has this data:
        """
        {"category": "order", "subtype": "set", "setSubtype": "base", "grade": 1}
        """
      And player A has the unit "Diary" on the front left circle
      And player A has "Jail" and "Camp" in the order zone
      And player A has "Ranger" in the drop zone
      And player B has the unit "Prey" on the front left circle
      When player A activates ability 1 of "Diary"
      Then "Diary" has 2000 power
      When player A activates ability 2 of "Diary"
      Then "Diary" has 4000 power
      When player A activates ability 3 of "Diary"
      Then "Diary" has 8000 power

    @VG-6.8.3.3
    Scenario: A unit that XoverDresses draws a card, and it gets power when a card goes to the soul, but not for the card that is drawn
      Given "Emperor" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 1, "power": 8000, "abilities": [
          {"type": "keyword", "keyword": "xoverDress", "wears": [{"name": "Maiden"}, {"name": "Squire"}]},
          {"type": "auto", "when": {"event": "xoverDressed"}, "effect": [{"do": "draw", "count": 1}]},
          {"type": "act", "effect": [{"do": "soulCharge", "count": 1}]},
          {"type": "auto", "when": {"event": "moved", "to": ["soul"], "player": "you", "subject": "any"}, "effect": [{"do": "modify", "stat": "power", "by": 5000, "target": {"self": true}, "until": "turn"}]}]}
        """
      And player A has the unit "Maiden" on the front left circle
      And player A has the unit "Squire" on the front right circle
      And player A has "Emperor" in the hand
      And player A has "Top" on top of the deck
      When player A XoverDresses "Emperor" on the front left circle with "Maiden" and "Squire"
      Then player A's hand holds exactly "Top"
      And "Emperor" has 8000 power
      When player A activates "Emperor"
      Then "Emperor" has 13000 power

  @VG-13.6.4
  Rule: 13.6.4 A damage check puts the top card of the deck into the trigger zone

    Scenario: An ability for a card put into the trigger zone triggers on its player's damage check
      Given player B has the unit "Scribe" on the back left circle
      And "Scribe" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "abilities": [{"type": "auto", "when": {"event": "damageChecked", "player": "you", "subject": "any"}, "effect": [{"do": "soulCharge", "count": 1}]}]}
        """
      And player B has "First" and "Next" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      Then player B's damage zone holds exactly "First"
      And player B's soul holds exactly "Next"

  @VG-14.29.1
  Rule: 14.29.1 Rush is the trigger condition of an ability

    Scenario: A unit that rushes may pay with a card of the soul, and draws two cards because the hand is empty
      Given player A has the unit "Runner" at rest on the front left circle
      And "Runner" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "abilities": [
          {"type": "auto", "keyword": "rush", "if": {"count": {"player": "you", "zone": ["hand"]}, "max": 0}, "oncePerTurn": true, "may": true, "cost": [{"do": "soulBlast", "count": 1}], "effect": [{"do": "draw", "count": 2}]}]}
        """
      And player A has the unit "Sergeant" (probe "stands-all-units") on the back center circle
      And player A has "One" and "Two" in the soul
      When player A activates "Sergeant"
      And player A accepts the offer of the effect
      And player A chooses "One"
      Then player A's hand holds 2 cards
      And player A's soul holds exactly "Two"

  @VG-14.40.1
  Rule: 14.40.1 Bloom is the trigger condition of an ability

    Scenario: An ability with Bloom for guardians triggers on the guardian that it names
      Given player B has the unit "Garden" on the front left circle
      And "Garden" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "abilities": [
          {"type": "auto", "keyword": "bloom", "unit": {"name": "Lily"}, "on": "guardianCircle", "if": {"count": {"player": "you", "vanguard": true}, "min": 1}, "oncePerTurn": true, "may": true, "cost": [{"do": "soulBlast", "count": 1}], "effect": [{"do": "modify", "stat": "shield", "by": 10000, "target": {"all": {"player": "you", "guardian": true}}, "until": "battle"}]}]}
        """
      And player B has "Lily" in the hand
      And "Lily" has this data:
        """
        {"category": "unit", "grade": 0, "power": 5000, "shield": 0}
        """
      And player B has "Seed" in the soul
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player B guards "B vanguard" with "Lily"
      And player B accepts the offer of the effect
      Then "Seed" is in player B's drop zone
      And player B's damage zone holds 0 cards

  @VG-14.43.1
  Rule: 14.43.1 Nitou Kaigan is the trigger condition of an ability

    Scenario: An ability with Nitou Kaigan triggers when its unit boosts the unit that it names
      Given player A has the unit "Blade" on the front left circle
      And "Blade" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "abilities": [
          {"type": "auto", "keyword": "nitouKaigan", "unit": {"name": "Squire"}, "if": {"count": {"player": "you", "vanguard": true}, "min": 1}, "oncePerTurn": true, "may": true, "cost": [{"do": "soulBlast", "count": 1}], "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has the unit "Squire" on the back left circle
      And "Squire" has the icon "boost"
      And player A has "Seed" in the soul
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Blade"
      And player A boosts with "Squire"
      And player A accepts the offer of the effect
      Then "Seed" is in player A's drop zone
      And player A's hand holds 1 card

  @VG-14.6.2
  Rule: 14.6.2 A unit with Restraint cannot be chosen as the attacking unit

    Scenario: A unit with Restraint while the drop zone is empty cannot attack then, but another unit can
      Given "Brute" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 1, "power": 8000, "abilities": [{"type": "keyword", "keyword": "restraint", "if": {"count": {"player": "you", "zone": ["drop"]}, "max": 0}}]}
        """
      And player A has the unit "Brute" on the front left circle
      And "Tame" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 1, "power": 8000, "abilities": [{"type": "keyword", "keyword": "restraint", "if": {"count": {"player": "you", "zone": ["drop"]}, "min": 1}}]}
        """
      And player A has the unit "Tame" on the front right circle
      And it is player A's Battle Phase
      When player A tries to attack "B vanguard" with "Brute"
      Then that is refused
      When player A attacks "B vanguard" with "Tame"
      Then "Tame" is at rest

  @VG-10.6.1.2
  Rule: 10.6.1.2 A rear-guard whose text says that it performs drive checks makes them

    Scenario: A rear-guard whose text says that it performs drive checks performs one
      Given "Driver" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 1, "power": 8000, "abilities": [{"type": "keyword", "keyword": "driveChecks"}]}
        """
      And player A has the unit "Driver" on the front left circle
      And player A has "Top" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Driver"
      Then player A's hand holds exactly "Top"

  @VG-11.4.4
  Rule: 11.4.4 An ability works only in the zones that it names

    Scenario: Abilities in the ride deck, G zone, gauge zone and among removed cards work only if they name that zone
      Given "Rider" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 1, "power": 8000, "abilities": [{"type": "cont", "zones": ["rideDeck"], "effect": [{"do": "modify", "stat": "power", "by": 1000, "target": {"all": {"player": "you", "vanguard": true}}}]}]}
        """
      And "Giant" has this data:
        """
        {"category": "unit", "shield": 5000, "subtype": "G", "grade": 4, "power": 8000, "abilities": [{"type": "cont", "zones": ["gZone"], "effect": [{"do": "modify", "stat": "power", "by": 2000, "target": {"all": {"player": "you", "vanguard": true}}}]}]}
        """
      And "Ore" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 1, "power": 8000, "abilities": [{"type": "cont", "zones": ["gauge"], "effect": [{"do": "modify", "stat": "power", "by": 4000, "target": {"all": {"player": "you", "vanguard": true}}}]}]}
        """
      And "Ghost" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 1, "power": 8000, "abilities": [{"type": "cont", "zones": ["removed"], "effect": [{"do": "modify", "stat": "power", "by": 8000, "target": {"all": {"player": "you", "vanguard": true}}}]}]}
        """
      And "Knight" is a unit of grade 3 with 10000 power
      And player A has the unit "Knight" on the vanguard circle
      And player A has the unit "Smith" on the front left circle
      And player A has "Rider" face up in the ride deck zone
      And player A has "Giant" face up in the G zone
      And player A has "Ore" face up in the gauge zone
      And "Ore" is gauge of "Smith"
      And player A has "Ghost" in the removed cards
      And player A has "Ghost#2" in the hand
      When player A calls "Ghost#2" to the back left circle
      Then "Ghost#2" is on player A's back left circle
      And "Knight" has 25000 power

  @VG-11.10.1
  Rule: 11.10.1 A replacement effect puts another event in place of the one that would happen

    Scenario: Once a turn, an ability in the drop zone can put a rear-guard into the soul instead of the drop zone
      Given "Medic" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 1, "power": 8000, "abilities": [{"type": "instead", "may": true, "zones": ["drop"], "when": {"event": "moved", "from": ["field"], "to": ["drop"], "player": "you", "subject": {"rearGuard": true}}, "oncePerTurn": true, "effect": [{"do": "move", "to": "soul", "target": {"subject": true}}]}]}
        """
      And player A has "Medic" in the drop zone
      And player A has the unit "One" on the front left circle
      And player A has the unit "Two" on the front right circle
      And player A has the unit "Butcher" on the back center circle
      And "Butcher" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "abilities": [
          {"type": "act", "effect": [{"do": "retire", "target": {"all": {"player": "you", "name": "One", "zone": ["field"]}}}]},
          {"type": "act", "effect": [{"do": "retire", "target": {"all": {"player": "you", "name": "Two", "zone": ["field"]}}}]}]}
        """
      When player A activates ability 1 of "Butcher"
      And player A accepts the offer of the effect
      Then "One" is in player A's soul
      When player A activates ability 2 of "Butcher"
      Then "Two" is in player A's drop zone

    Scenario: A card is drawn instead of resting one unit and instead of standing another
      Given "Tireless" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 1, "power": 8000, "abilities": [
          {"type": "act", "effect": [{"do": "setState", "state": "rest", "target": {"self": true}}]},
          {"type": "instead", "when": {"event": "rested"}, "effect": [{"do": "draw", "count": 1}]}]}
        """
      And "Lazy" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 1, "power": 8000, "abilities": [{"type": "instead", "when": {"event": "stood"}, "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has the unit "Tireless" on the front left circle
      And player A has the unit "Lazy" at rest on the front right circle
      And player A has the unit "Sergeant" (probe "stands-all-units") on the back center circle
      When player A activates "Tireless"
      Then "Tireless" stands
      And player A's hand holds 1 card
      When player A activates "Sergeant"
      Then "Lazy" is at rest
      And player A's hand holds 2 cards

    Scenario: A replacement can bind a unit that would be placed or return a card that would go to the soul to the hand
      Given "Shy" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 1, "power": 8000, "abilities": [{"type": "instead", "zones": ["hand"], "when": {"event": "placed"}, "effect": [{"do": "bind", "target": {"self": true}}]}]}
        """
      And "Miser" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 1, "power": 8000, "abilities": [
          {"type": "act", "effect": [{"do": "soulCharge", "count": 1}]},
          {"type": "instead", "when": {"event": "putIntoSoul", "player": "you", "subject": "any"}, "effect": [{"do": "move", "to": "hand", "target": {"subject": true}}]}]}
        """
      And player A has "Shy" in the hand
      And player A has the unit "Miser" on the front left circle
      And player A has "Top" on top of the deck
      When player A calls "Shy" to the front right circle
      Then "Shy" is in player A's bind zone
      When player A activates "Miser"
      Then player A's hand holds exactly "Top"

    Scenario: A unit that would get critical gets power instead if a replacement says so
      Given "Heavy" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 1, "power": 8000, "abilities": [
          {"type": "act", "effect": [{"do": "modify", "stat": "critical", "by": 1, "target": {"self": true}, "until": "turn"}]},
          {"type": "instead", "when": {"event": "getsCritical"}, "effect": [{"do": "modify", "stat": "power", "by": 5000, "target": {"self": true}, "until": "turn"}]}]}
        """
      And player A has the unit "Heavy" on the front left circle
      When player A activates "Heavy"
      Then "Heavy" has 13000 power
      And "Heavy" has a critical of 1

    Scenario: A replacement of power from trigger icons does not change power from an effect
      Given "Damper" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 1, "power": 8000, "abilities": [
          {"type": "act", "effect": [{"do": "modify", "stat": "power", "by": 5000, "target": {"all": {"player": "you", "vanguard": true}}, "until": "turn"}]},
          {"type": "instead", "when": {"event": "getsPower", "player": "you", "subject": {"vanguard": true}, "by": {"cause": "rule"}}, "effect": [{"do": "modify", "stat": "power", "by": 1000, "target": {"subject": true}, "until": "turn"}]}]}
        """
      And "Knight" is a unit of grade 3 with 10000 power
      And player A has the unit "Knight" on the vanguard circle
      And player A has the unit "Damper" on the back left circle
      And player A has the unit "Second" on the front right circle
      And player A has "Top" on top of the deck
      And "Top" has the trigger icon "front" with 10000 power
      When player A activates "Damper"
      Then "Knight" has 15000 power
      When player A ends the phase
      And player A attacks "B vanguard" with "Knight"
      Then "Knight" has 16000 power

  @VG-11.9.1.7
  Rule: 11.9.1.7 A continuous ability adds power for what it counts at any time

    Scenario: The vanguard is stronger for each card in a state that its ability names
      Given "Census" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 3, "power": 10000, "abilities": [
          {"type": "cont", "effect": [{"do": "modify", "stat": "power", "by": {"count": {"player": "any", "zone": ["field", "orderZone"],
            "any": [{"status": "dominated"}, {"status": "imprisoned"}, {"status": "scouted"}, {"status": "successful"}]}, "times": 1000}, "target": {"self": true}}]}]}
        """
      And "Jail" has this data:
        """
        {"category": "order", "subtype": "set", "setSubtype": "prison", "grade": 1}
        """
      And "Camp" has this data:
        """
        {"category": "order", "subtype": "set", "setSubtype": "base", "grade": 1}
        """
      And player A has the unit "Census" on the vanguard circle
      And player A has "Jail" and "Camp" in the order zone
      And player A has "Ranger" in the drop zone
      And player A has the unit "Guide" (probe "act-scouts-drop") on the back left circle
      And player A has the unit "Warden" (probe "act-imprisons-rear-guard") on the back right circle
      And player A has the unit "Star" on the front left circle
      And "Star" is in the successful state
      And player B has the unit "Puppet" on the front left circle
      And "Puppet" is dominated by player A
      And player B has the unit "Thief" on the front right circle
      Then "Census" has 12000 power
      When player A activates "Guide"
      Then "Census" has 13000 power
      When player A activates "Warden"
      Then "Census" has 14000 power

    Scenario: The vanguard is stronger for an order armed to it, and stronger still for a unit card that is armed to it
      Given "Knight" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 3, "power": 10000, "abilities": [
          {"type": "cont", "effect": [{"do": "modify", "stat": "power", "by": {"count": {"player": "you", "zone": ["field"], "keyword": "arms"}, "times": 1000}, "target": {"self": true}}]},
          {"type": "cont", "effect": [{"do": "modify", "stat": "power", "by": {"count": {"player": "you", "zone": ["field"], "keyword": "voelundr"}, "times": 2000}, "target": {"self": true}}]},
          {"type": "cont", "effect": [{"do": "modify", "stat": "power", "by": {"count": {"player": "you", "zone": ["field"], "status": "asArms"}, "times": 4000}, "target": {"self": true}}]}]}
        """
      And player A has the unit "Knight" on the vanguard circle
      And player A has "Blade" (probe "arms-knight-only") in the hand
      And player A has "Spear" (probe "voelundr-knight-strengthens") armed to "Knight" as an arms order
      When player A plays the order "Blade"
      Then "Knight" has 22000 power

    Scenario: The vanguard is stronger for a set card that has become a unit
      Given "Census" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 3, "power": 10000, "abilities": [
          {"type": "cont", "effect": [{"do": "modify", "stat": "power", "by": {"count": {"player": "you", "zone": ["field"], "status": "asUnit"}, "times": 1000}, "target": {"self": true}}]}]}
        """
      And player A has the unit "Census" on the vanguard circle
      And player A has the unit "Mason" (probe "act-puts-set-as-unit") on the front left circle
      And player A has "Tower" (probe "base-only") in the order zone
      When player A activates "Mason"
      And player A chooses the back left circle
      Then "Census" has 11000 power

    Scenario: A unit gives power only to the unit behind it
      Given player A has the unit "Leader" on the front left circle
      And "Leader" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "abilities": [{"type": "cont", "effect": [{"do": "modify", "stat": "power", "by": 5000, "target": {"all": {"player": "you", "rearGuard": true, "at": {"behind": true}}}}]}]}
        """
      And "Page" is a unit of grade 1 with 8000 power
      And "Other" is a unit of grade 1 with 8000 power
      And player A has the unit "Page" on the back left circle
      And player A has the unit "Other" on the back right circle
      Then "Page" has 13000 power
      And "Other" has 8000 power
      When player A exchanges the cards of the column of the back left circle
      Then "Page" has 8000 power

    Scenario: The vanguard can get power for each marker on its own, open, occupied and opposing circles
      Given "Mapper" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 3, "power": 10000, "abilities": [
          {"type": "cont", "effect": [{"do": "modify", "stat": "power", "by": {"count": {"player": "any", "zone": ["markers"], "onCircle": {"here": true}}, "times": 1000}, "target": {"self": true}}]},
          {"type": "cont", "effect": [{"do": "modify", "stat": "power", "by": {"count": {"player": "any", "zone": ["markers"], "onCircle": {"player": "you", "open": true}}, "times": 2000}, "target": {"self": true}}]},
          {"type": "cont", "effect": [{"do": "modify", "stat": "power", "by": {"count": {"player": "any", "zone": ["markers"], "onCircle": {"of": {"all": {"player": "you", "rearGuard": true}}}}, "times": 4000}, "target": {"self": true}}]},
          {"type": "cont", "effect": [{"do": "modify", "stat": "power", "by": {"count": {"player": "any", "zone": ["markers"], "onCircle": {"player": "opponent"}}, "times": 8000}, "target": {"self": true}}]}]}
        """
      And player A has the unit "Mapper" on the vanguard circle
      And player A has the unit "One" on the front left circle
      And player A has put the marker "Brand#1" on the vanguard circle
      And player A has put the marker "Brand#2" on the back left circle
      And player A has put the marker "Brand#3" on "One"
      And player B has put the marker "Brand#4" on the vanguard circle
      Then "Mapper" has 25000 power
      When player A exchanges the cards of the column of the front left circle
      Then "Mapper" has 27000 power

    @VG-7.30.1.2
    Scenario: A unit can get power for cards without an orientation, removed cards and cards of its race
      Given "Elder" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 3, "power": 10000, "races": ["Giant"], "abilities": [
          {"type": "cont", "effect": [{"do": "modify", "stat": "power", "by": {"count": {"player": "any", "zone": ["field"], "state": "none"}, "times": 1000}, "target": {"self": true}}]},
          {"type": "cont", "effect": [{"do": "modify", "stat": "power", "by": {"count": {"player": "you", "zone": ["removed"]}, "times": 2000}, "target": {"self": true}}]},
          {"type": "cont", "effect": [{"do": "modify", "stat": "power", "by": {"count": {"player": "you", "rearGuard": true, "shares": {"word": "race", "with": {"self": true}}}, "times": 4000}, "target": {"self": true}}]}]}
        """
      And player A has the unit "Elder" on the vanguard circle
      And player A has the locked card "Ice" on the back left circle
      And player A has "Ghost" in the removed cards
      And player A has "Cousin" in the hand
      And "Cousin" is of the race "Giant"
      And player A has the unit "Stranger" on the front right circle
      When player A calls "Cousin" to the front left circle
      Then "Elder" has 17000 power

    @VG-6.6.3
    Scenario: A vanguard gets power while it is a G unit of an ultimate stride
      Given "Giant" has this data:
        """
        {"category": "unit", "shield": 5000, "subtype": "G", "grade": 4, "power": 10000, "nations": ["Vale"], "abilities": [
          {"type": "keyword", "keyword": "ultimateStride", "cost": [{"do": "discard", "count": 1}]},
          {"type": "cont", "effect": [{"do": "modify", "stat": "power", "by": {"count": {"player": "you", "zone": ["field"], "status": "ultimate"}, "times": 5000}, "target": {"self": true}}]}]}
        """
      And "Knight" is a unit of grade 3 with 11000 power
      And "Knight" is of the nation "Vale"
      And player A has the unit "Knight" on the vanguard circle
      And player A has "Giant" in the G zone
      And player A has "Used 1", "Used 2" and "Used 3" face up in the G zone
      And player A has "Price" in the hand
      And it is player A's Stride Step
      When player A strides "Giant"
      Then "Giant" has 26000 power

  @VG-11.9.4
  Rule: 11.9.4 A resolved effect uses the cards and values of that moment

    @VG-4.9.1.1
    Scenario: The vanguard can get power for open, own, occupied and locked circles and for an Astral Plane
      Given "Mapper" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 3, "power": 10000, "abilities": [
          {"type": "act", "effect": [{"do": "modify", "stat": "power", "by": {"circles": {"player": "opponent", "open": true, "row": "back"}, "times": 1000, "plus": 1}, "target": {"self": true}, "until": "turn"}]},
          {"type": "act", "effect": [{"do": "modify", "stat": "power", "by": {"circles": {"column": "same", "row": "back"}, "times": 1000}, "target": {"self": true}, "until": "turn"}]},
          {"type": "act", "effect": [{"do": "modify", "stat": "power", "by": {"circles": {"here": true, "kind": "vanguard"}, "times": 1000}, "target": {"self": true}, "until": "turn"}]},
          {"type": "act", "effect": [{"do": "modify", "stat": "power", "by": {"circles": {"of": {"all": {"player": "you", "rearGuard": true}}}, "per": 2, "times": 1000}, "target": {"self": true}, "until": "turn"}]},
          {"type": "act", "effect": [{"do": "modify", "stat": "power", "by": {"circles": {"kind": "lock"}, "times": 1000}, "target": {"self": true}, "until": "turn"}]},
          {"type": "act", "effect": [{"do": "modify", "stat": "power", "by": {"circles": {"kind": "astralPlane"}, "times": 1000}, "target": {"self": true}, "until": "turn"}]}]}
        """
      And player A has the unit "Mapper" on the vanguard circle
      And player A has the unit "One" on the front left circle
      And player A has the unit "Two" on the front right circle
      And player A has the locked card "Ice" on the back left circle
      And player A's back right circle is an Astral Plane
      And player B has the unit "Foe" on the back left circle
      When player A activates ability 1 of "Mapper"
      Then "Mapper" has 12001 power
      When player A activates ability 2 of "Mapper"
      Then "Mapper" has 13001 power
      When player A activates ability 3 of "Mapper"
      Then "Mapper" has 14001 power
      When player A activates ability 4 of "Mapper"
      Then "Mapper" has 15001 power
      When player A activates ability 5 of "Mapper"
      Then "Mapper" has 16001 power
      When player A activates ability 6 of "Mapper"
      Then "Mapper" has 17001 power

    Scenario: Each unit gets its own power again, and the vanguard also gets that of a retired unit
      Given player A has the unit "Bard" on the front left circle
      And "Bard" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "abilities": [
          {"type": "act", "effect": [{"do": "forEach", "of": {"all": {"player": "you", "rearGuard": true}}, "then": [{"do": "modify", "stat": "power", "by": {"value": "power", "of": {"current": true}}, "until": "turn", "target": {"current": true}}]}]},
          {"type": "act", "effect": [{"do": "named", "as": "Fallen", "then": [{"do": "retire", "target": {"all": {"player": "opponent", "rearGuard": true}}}]}, {"do": "modify", "stat": "power", "by": {"value": "power", "of": {"result": "Fallen"}}, "target": {"self": true}, "until": "turn"}]}]}
        """
      And "Squire" is a unit of grade 1 with 7000 power
      And player A has the unit "Squire" on the front right circle
      And player B has the unit "Foe" on the front left circle
      And "Foe" is a unit of grade 1 with 6000 power
      When player A activates ability 1 of "Bard"
      Then "Bard" has 16000 power
      And "Squire" has 14000 power
      When player A activates ability 2 of "Bard"
      Then "Bard" has 22000 power

  @VG-11.8.3.1
  Rule: 11.8.3.1 The instructions of an ability are carried out with the numbers that they state

    Scenario: An effect may halve a count of the turn's events and add one
      Given player A has the unit "Bard" on the front left circle
      And "Bard" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "abilities": [
          {"type": "act", "effect": [{"do": "draw", "count": 3}]},
          {"type": "act", "effect": [{"do": "soulCharge", "count": {"happened": {"event": "drew", "player": "you", "subject": "any"}, "per": 2, "plus": 1}}]}]}
        """
      When player A activates ability 1 of "Bard"
      And player A activates ability 2 of "Bard"
      Then player A's soul holds 2 cards

    @VG-1.3.5
    Scenario: A player who chooses the number 3 draws a card for every two
      Given player A has the unit "Bard" on the front left circle
      And "Bard" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "abilities": [
          {"type": "act", "effect": [{"do": "chooseNumber", "min": 2, "max": 3, "then": [{"do": "draw", "count": {"number": "chosen", "per": 2}}]}]}]}
        """
      When player A activates "Bard"
      And player A chooses the number 3
      Then player A's hand holds 1 card

    @VG-4.16.1
    Scenario: An order that counts orders in the order area counts itself while it is being played
      Given player A has "Verse" in the hand
      And "Verse" has this data:
        """
        {"category": "order", "subtype": "normal", "grade": 1, "abilities": [{"type": "order", "effect": [{"do": "draw", "count": {"count": {"player": "you", "zone": ["orderArea"]}}}]}]}
        """
      And player A has "Top" on top of the deck
      When player A plays the order "Verse"
      Then player A's hand holds exactly "Top"
