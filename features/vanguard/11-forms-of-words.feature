@VG
Feature: 11.8.3. Lasting changes, payments and choices in words that games share

  @VG-11.8.3.1
  Rule: 11.8.3.1 The text of an ability is carried out as it says

    Scenario: A unit whose original abilities are negated keeps the one that it has gained
      Given player A has the unit "Sage" on the front left circle
      And player A has the unit "Pupil" on the front right circle
      And "Sage" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "gain", "ability": {"type": "cont", "effect": [{"do": "modify", "stat": "power", "by": 5000, "target": {"self": true}}]}, "target": {"all": {"player": "you", "rearGuard": true, "name": "Pupil"}}, "until": "turn"}]},
          {"type": "act", "effect": [{"do": "negate", "original": true, "target": {"all": {"player": "you", "rearGuard": true, "name": "Pupil"}}, "until": "turn"}]}]}
        """
      And "Pupil" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "cont", "effect": [{"do": "modify", "stat": "power", "by": 4000, "target": {"self": true}}]}]}
        """
      When player A activates ability 1 of "Sage"
      Then "Pupil" has 17000 power
      When player A activates ability 2 of "Sage"
      Then "Pupil" has 13000 power

    Scenario: A unit whose "when it attacks" abilities are negated still soul-charges when its attack does not hit
      Given player A has the unit "Gag" on the front left circle
      And player A has the unit "Runner" on the front right circle
      And "Gag" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "cont", "effect": [{"do": "negate", "of": {"event": "attacks"}, "original": true, "target": {"all": {"player": "you", "rearGuard": true, "name": "Runner"}}}]}]}
        """
      And "Runner" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "auto", "when": {"event": "attacks"}, "effect": [{"do": "draw", "count": 1}]},
          {"type": "auto", "when": {"event": "didNotHit"}, "effect": [{"do": "soulCharge", "count": 1}]}]}
        """
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Runner"
      Then player A's soul holds 1 card
      And player A's hand holds 0 cards

    Scenario: A rear-guard with Resist can be chosen while an effect negates Resist
      Given player A has the unit "Gag" on the front left circle
      And player B has the unit "Rock" (probe "resists") on the front left circle
      And player B has the unit "Guard" on the front right circle
      And "Gag" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "cont", "effect": [{"do": "negate", "of": {"keyword": "resist"}, "target": {"all": {"player": "opponent", "rearGuard": true}}}]},
          {"type": "act", "effect": [{"do": "retire", "target": {"choose": {"from": {"player": "opponent", "rearGuard": true}, "count": 1}}}]}]}
        """
      When player A activates ability 2 of "Gag"
      And player A chooses "Rock"
      Then "Rock" is in player B's drop zone

    Scenario: An activated ability whose cost is changed this turn costs a card of the soul
      Given player A has the unit "Toll" on the front left circle
      And player A has the unit "Sage" (probe "act-draws") on the front right circle
      And player A has "Coin" and "Gem" in the soul
      And "Toll" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "require", "of": {"type": "act"}, "cost": [{"do": "soulBlast", "count": 1}], "target": {"all": {"player": "you", "rearGuard": true, "name": "act-draws"}}, "until": "turn"}]}]}
        """
      When player A activates "Toll"
      And player A activates "Sage"
      And player A chooses "Coin"
      Then player A's drop zone holds exactly "Coin"
      And player A's hand holds 1 card

    Scenario: An ability whose condition is changed this turn can be activated only while the new one is met
      Given player A has the unit "Toll" on the front left circle
      And player A has the unit "Sage" (probe "act-draws") on the front right circle
      And player A has the unit "Drill" (probe "retires-opponents-rear-guards") on the back left circle
      And player B has the unit "Guard" on the front left circle
      And "Toll" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "require", "if": {"count": {"player": "opponent", "rearGuard": true}, "max": 0}, "target": {"all": {"player": "you", "rearGuard": true, "name": "act-draws"}}, "until": "turn"}]}]}
        """
      When player A activates "Toll"
      And player A tries to activate "Sage"
      Then that is refused
      When player A activates "Drill"
      And player A activates "Sage"
      Then player A's hand holds 1 card

    Scenario: An ability whose condition a continuous ability changes can be activated only while the new one is met
      Given player A has the unit "Toll" on the front left circle
      And player A has the unit "Sage" (probe "act-draws") on the front right circle
      And player A has the unit "Drill" (probe "retires-opponents-rear-guards") on the back left circle
      And player B has the unit "Guard" on the front left circle
      And "Toll" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "cont", "effect": [{"do": "require", "if": {"count": {"player": "opponent", "rearGuard": true}, "max": 0}, "target": {"all": {"player": "you", "rearGuard": true, "name": "act-draws"}}}]}]}
        """
      When player A tries to activate "Sage"
      Then that is refused
      When player A activates "Drill"
      And player A activates "Sage"
      Then player A's hand holds 1 card

    Scenario: An ability gained until the next attack draws only for the first attack
      Given player A has the unit "Sage" on the front left circle
      And player A has the unit "Runner" on the front right circle
      And "Sage" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "gain", "ability": {"type": "auto", "when": {"event": "attacks", "player": "you", "subject": "any"}, "effect": [{"do": "draw", "count": 1}]}, "target": {"self": true}, "until": "turn", "orUntil": {"event": "battleEnding", "subject": "any"}}]}]}
        """
      When player A activates "Sage"
      And player A ends the phase
      And player A attacks "B vanguard" with "Runner"
      And player A attacks "B vanguard" with "Sage"
      Then player A's hand holds 1 card

    Scenario: An effect that triggers on attacks at most twice draws for two of three attacks
      Given player A has the unit "Sage" on the front left circle
      And player A has the unit "Runner" on the front right circle
      And "Sage" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "trigger", "uses": 2, "ability": {"type": "auto", "when": {"event": "attacks", "player": "you", "subject": "any"}, "effect": [{"do": "soulCharge", "count": 1}]}, "target": {"players": "you"}, "until": "turn"}]}]}
        """
      When player A activates "Sage"
      And player A ends the phase
      And player A attacks "B vanguard" with "Runner"
      And player A attacks "B vanguard" with "Sage"
      And player A attacks "B vanguard" with "A vanguard"
      Then player A's soul holds 2 cards

    Scenario: An effect that triggers on attacks until the battle ends soul-charges for one of two attacks
      Given player A has the unit "Sage" on the front left circle
      And player A has the unit "Runner" on the front right circle
      And "Sage" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "trigger", "ability": {"type": "auto", "when": {"event": "attacks", "player": "you", "subject": "any"}, "effect": [{"do": "soulCharge", "count": 1}]}, "target": {"players": "you"}, "until": "turn", "orUntil": {"event": "battleEnding", "subject": "any"}}]}]}
        """
      When player A activates "Sage"
      And player A ends the phase
      And player A attacks "B vanguard" with "Runner"
      And player A attacks "B vanguard" with "Sage"
      Then player A's soul holds 1 card

    Scenario: Player A chooses which card the opponent discards
      Given player A has the unit "Spy" on the front left circle
      And player B has "Ring" and "Crown" in the hand
      And "Spy" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "discard", "count": 1, "player": "opponent", "by": "you"}]}]}
        """
      When player A activates "Spy"
      And player A chooses "Ring"
      Then player B's drop zone holds exactly "Ring"

    Scenario: A card goes face down to the damage zone if the text says so
      Given player A has the unit "Smith" on the front left circle
      And player A has "Coin" in the hand
      And "Smith" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "move", "to": "damage", "face": "down", "target": {"all": {"player": "you", "zone": ["hand"]}}}]}]}
        """
      When player A activates "Smith"
      Then "Coin" is face down in player A's damage zone

    Scenario: A unit gets 5000 power if a card of the hand goes into the soul, and 1000 if the hand is empty
      Given player A has the unit "Sage" on the front left circle
      And player A has "Coin" in the hand
      And "Sage" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "ifYouDo", "oneOrMore": true, "first": [{"do": "move", "to": "soul", "target": {"choose": {"from": {"player": "you", "zone": ["hand"]}, "count": 2, "upTo": true}}}], "then": [{"do": "modify", "stat": "power", "by": 5000, "target": {"self": true}, "until": "turn"}]}]},
          {"type": "act", "effect": [{"do": "ifYouDo", "oneOrMore": true, "first": [{"do": "move", "to": "soul", "target": {"choose": {"from": {"player": "you", "zone": ["hand"]}, "count": 2, "upTo": true}}}], "else": [{"do": "modify", "stat": "power", "by": 1000, "target": {"self": true}, "until": "turn"}]}]}]}
        """
      When player A activates ability 1 of "Sage"
      And player A chooses "Coin"
      Then "Sage" has 13000 power
      When player A activates ability 2 of "Sage"
      Then "Sage" has 14000 power

    Scenario: A player who called at most one unit this turn draws, but one who called two does not
      Given player A has the unit "Sage" on the front left circle
      And player A has "Page" and "Squire" in the hand
      And "Sage" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "if", "condition": {"happened": {"event": "called", "player": "you", "subject": "any"}, "max": 1}, "then": [{"do": "soulCharge", "count": 1}]}]}]}
        """
      When player A calls "Page" to the front right circle
      And player A activates "Sage"
      Then player A's soul holds 1 card
      When player A calls "Squire" to the back right circle
      And player A activates "Sage"
      Then player A's soul holds 1 card

    Scenario: A player told to take cards of different clans takes only one of two cards of the same clan
      Given player A has the unit "Herald" on the front left circle
      And player A has "Small", "Little" and "Big" in the drop zone
      And "Small" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "clans": ["Moon"]}
        """
      And "Little" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "clans": ["Moon"]}
        """
      And "Big" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "clans": ["Sun"]}
        """
      And "Herald" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "move", "to": "hand", "target": {"choose": {"from": {"player": "you", "zone": ["drop"]}, "count": 2, "upTo": true, "different": "clan"}}}]}]}
        """
      When player A activates "Herald"
      And player A tries to choose "Small" and "Little"
      Then that is refused
      When player A chooses "Small" and "Big"
      Then player A's hand holds exactly "Small" and "Big"

    Scenario: A player told to take cards of different nations takes only one of two cards of the same nation
      Given player A has the unit "Herald" on the front left circle
      And player A has "Small", "Little" and "Big" in the drop zone
      And "Small" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "nations": ["Dragon Empire"]}
        """
      And "Little" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "nations": ["Dragon Empire"]}
        """
      And "Big" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "nations": ["Dark States"]}
        """
      And "Herald" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "move", "to": "hand", "target": {"choose": {"from": {"player": "you", "zone": ["drop"]}, "count": 2, "upTo": true, "different": "nation"}}}]}]}
        """
      When player A activates "Herald"
      And player A tries to choose "Small" and "Little"
      Then that is refused
      When player A chooses "Small" and "Big"
      Then player A's hand holds exactly "Small" and "Big"

    Scenario: A player told to take cards of different races takes only one of two cards of the same race
      Given player A has the unit "Herald" on the front left circle
      And player A has "Small", "Little" and "Big" in the drop zone
      And "Small" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "races": ["Human"]}
        """
      And "Little" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "races": ["Human"]}
        """
      And "Big" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "races": ["Elf"]}
        """
      And "Herald" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "move", "to": "hand", "target": {"choose": {"from": {"player": "you", "zone": ["drop"]}, "count": 2, "upTo": true, "different": "race"}}}]}]}
        """
      When player A activates "Herald"
      And player A tries to choose "Small" and "Little"
      Then that is refused
      When player A chooses "Small" and "Big"
      Then player A's hand holds exactly "Small" and "Big"

    Scenario: A player told to return cards with a total grade of 3 or more can return one grade 3 card
      Given player A has the unit "Herald" on the front left circle
      And player A has "Small" and "Tall" in the drop zone
      And "Small" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000}
        """
      And "Tall" has this data:
        """
        {"category": "unit", "grade": 3, "power": 8000, "shield": 5000}
        """
      And "Herald" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "move", "to": "hand", "target": {"choose": {"from": {"player": "you", "zone": ["drop"]}, "count": 2, "oneOrMore": true, "total": {"stat": "grade", "min": 3}}}}]}]}
        """
      When player A activates "Herald"
      And player A tries to choose "Small"
      Then that is refused
      When player A chooses "Tall"
      Then player A's hand holds exactly "Tall"

    Scenario: A rear-guard that its own player's effects cannot choose this turn is passed over for another
      Given player A has the unit "Saint" on the front left circle
      And player A has the unit "Page" on the front right circle
      And player A has the unit "Squire" on the back right circle
      And "Saint" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "forbid", "what": "choose", "by": {"player": "you"}, "target": {"self": true}, "until": "turn"}]},
          {"type": "act", "effect": [{"do": "move", "to": "hand", "target": {"choose": {"from": {"player": "you", "rearGuard": true}, "count": 1}}}]}]}
        """
      When player A activates ability 1 of "Saint"
      And player A activates ability 2 of "Saint"
      And player A tries to choose "Saint"
      Then that is refused
      When player A chooses "Page"
      Then "Page" is in player A's hand

    Scenario: A card that cannot be called this turn stays in the hand, but another card can be called
      Given player A has the unit "Ban" on the front left circle
      And player A has "Page" and "Squire" in the hand
      And "Ban" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "forbid", "what": "call", "target": {"all": {"player": "you", "zone": ["hand"], "name": "Page"}}, "until": "turn"}]}]}
        """
      When player A activates "Ban"
      And player A tries to call "Page" to the front right circle
      Then that is refused
      When player A calls "Squire" to the front right circle
      Then "Squire" is on player A's front right circle

    Scenario: A unit that an effect makes blazing has its 5000 power only this turn
      Given player A has the unit "Sage" on the front left circle
      And "Sage" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "become", "status": "blazing", "target": {"self": true}, "until": "turn"}]},
          {"type": "cont", "if": {"count": {"player": "you", "rearGuard": true, "status": "blazing"}, "min": 1}, "effect": [{"do": "modify", "stat": "power", "by": 5000, "target": {"self": true}}]}]}
        """
      When player A activates ability 1 of "Sage"
      Then "Sage" has 13000 power
      When player A ends the turn
      Then "Sage" has 8000 power

    Scenario: A unit that an effect makes engorged has its 5000 power only this turn
      Given player A has the unit "Sage" on the front left circle
      And "Sage" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "become", "status": "engorged", "target": {"self": true}, "until": "turn"}]},
          {"type": "cont", "if": {"count": {"player": "you", "rearGuard": true, "status": "engorged"}, "min": 1}, "effect": [{"do": "modify", "stat": "power", "by": 5000, "target": {"self": true}}]}]}
        """
      When player A activates ability 1 of "Sage"
      Then "Sage" has 13000 power
      When player A ends the turn
      Then "Sage" has 8000 power

    Scenario: A unit that an effect makes charging has its 5000 power only this turn
      Given player A has the unit "Sage" on the front left circle
      And "Sage" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "become", "status": "charging", "target": {"self": true}, "until": "turn"}]},
          {"type": "cont", "if": {"count": {"player": "you", "rearGuard": true, "status": "charging"}, "min": 1}, "effect": [{"do": "modify", "stat": "power", "by": 5000, "target": {"self": true}}]}]}
        """
      When player A activates ability 1 of "Sage"
      Then "Sage" has 13000 power
      When player A ends the turn
      Then "Sage" has 8000 power

    Scenario: A unit that an effect makes hollowed has its 5000 power and is retired at the end of the turn
      Given player A has the unit "Sage" on the front left circle
      And "Sage" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "become", "status": "hollowed", "target": {"self": true}, "until": "turn"}]},
          {"type": "cont", "if": {"count": {"player": "you", "rearGuard": true, "status": "hollowed"}, "min": 1}, "effect": [{"do": "modify", "stat": "power", "by": 5000, "target": {"self": true}}]}]}
        """
      When player A activates ability 1 of "Sage"
      Then "Sage" has 13000 power
      When player A ends the turn
      Then "Sage" is in player A's drop zone

    Scenario: A unit that an effect makes successful has its 5000 power only this turn
      Given player A has the unit "Sage" on the front left circle
      And "Sage" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "become", "status": "successful", "target": {"self": true}, "until": "turn"}]},
          {"type": "cont", "if": {"count": {"player": "you", "rearGuard": true, "status": "successful"}, "min": 1}, "effect": [{"do": "modify", "stat": "power", "by": 5000, "target": {"self": true}}]}]}
        """
      When player A activates ability 1 of "Sage"
      Then "Sage" has 13000 power
      When player A ends the turn
      Then "Sage" has 8000 power

    Scenario: An effect can move a marker from a circle onto a unit or to a circle of the opponent
      Given player A has the unit "Smith" on the front left circle
      And player A has the unit "Squire" on the front right circle
      And player A has put the marker "Brand" on the back left circle
      And "Smith" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "moveMarker", "on": {"all": {"player": "you", "rearGuard": true, "name": "Squire"}}, "target": {"all": {"player": "you", "zone": ["markers"], "markerNamed": "Brand"}}}]},
          {"type": "act", "effect": [{"do": "moveMarker", "to": {"row": "back", "column": 1}, "player": "opponent", "target": {"all": {"player": "you", "zone": ["markers"], "markerNamed": "Brand"}}}]}]}
        """
      When player A activates ability 1 of "Smith"
      Then "Brand" is a marker on "Squire"
      When player A activates ability 2 of "Smith"
      Then "Brand" is a marker on player B's back right circle

    Scenario: A text can put a unit and the one called behind it in harmony without naming the keyword
      Given player A has the unit "Alto" on the front left circle
      And player A has "Guest" in the hand
      And "Alto" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "auto", "when": {"event": "called", "player": "you", "subject": "any"}, "effect": [{"do": "harmonize"}]}]}
        """
      When player A calls "Guest" to the back left circle
      Then "Alto" is in harmony with "Guest"

    Scenario: A card that an effect puts into the order zone at rest is at rest there
      Given player A has the unit "Smith" on the front left circle
      And player A has "Song" in the hand
      And "Song" has this data:
        """
        {"category": "order", "grade": 1, "subtype": "set"}
        """
      And "Smith" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "move", "to": "orderZone", "state": "rest", "target": {"all": {"player": "you", "zone": ["hand"]}}}]}]}
        """
      When player A activates "Smith"
      Then player A's order zone holds exactly "Song"
      And "Song" is at rest

    Scenario: An effect can give a unit another subtype, race and nation in place of its own
      Given player A has the unit "Scribe" on the front left circle
      And player A has the unit "Squire" on the front right circle
      And "Squire" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "races": ["Human"], "clans": ["Moon"]}
        """
      And "Scribe" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "treat", "word": "special", "become": ["ticket"], "target": {"all": {"player": "you", "rearGuard": true, "name": "Squire"}}, "until": "turn"}, {"do": "treat", "word": "typeName", "add": ["Crown"], "target": {"all": {"player": "you", "rearGuard": true, "name": "Squire"}}, "until": "turn"}, {"do": "treat", "word": "race", "become": ["Elf"], "target": {"all": {"player": "you", "rearGuard": true, "name": "Squire"}}, "until": "turn"}, {"do": "treat", "word": "nation", "become": ["Dark States"], "target": {"all": {"player": "you", "rearGuard": true, "name": "Squire"}}, "until": "turn"}, {"do": "treat", "word": "clan", "lose": ["Moon"], "target": {"all": {"player": "you", "rearGuard": true, "name": "Squire"}}, "until": "turn"}, {"do": "modify", "stat": "power", "by": 1000, "target": {"all": {"player": "you", "rearGuard": true, "special": "ticket"}}, "until": "turn"}, {"do": "modify", "stat": "power", "by": 2000, "target": {"all": {"player": "you", "rearGuard": true, "typeName": "Crown"}}, "until": "turn"}, {"do": "modify", "stat": "power", "by": 4000, "target": {"all": {"player": "you", "rearGuard": true, "race": "Elf"}}, "until": "turn"}, {"do": "modify", "stat": "power", "by": 8000, "target": {"all": {"player": "you", "rearGuard": true, "nation": "Dark States"}}, "until": "turn"}, {"do": "modify", "stat": "power", "by": 100, "target": {"all": {"player": "you", "rearGuard": true, "race": "Human"}}, "until": "turn"}, {"do": "modify", "stat": "power", "by": 200, "target": {"all": {"player": "you", "rearGuard": true, "clan": "Moon"}}, "until": "turn"}]}]}
        """
      When player A activates "Scribe"
      Then "Squire" has 23000 power
      And "Scribe" has 8000 power

    Scenario: A continuous ability can give a unit another race and take away its clan
      Given player A has the unit "Scribe" on the front left circle
      And player A has the unit "Squire" on the front right circle
      And "Squire" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "races": ["Human"], "clans": ["Moon"]}
        """
      And "Scribe" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "cont", "effect": [{"do": "treat", "word": "race", "become": ["Elf"], "target": {"all": {"player": "you", "rearGuard": true, "name": "Squire"}}}, {"do": "treat", "word": "clan", "lose": "all", "original": true, "target": {"all": {"player": "you", "rearGuard": true, "name": "Squire"}}}]},
          {"type": "act", "effect": [{"do": "modify", "stat": "power", "by": 1000, "target": {"all": {"player": "you", "rearGuard": true, "race": "Elf"}}, "until": "turn"}, {"do": "modify", "stat": "power", "by": 100, "target": {"all": {"player": "you", "rearGuard": true, "race": "Human"}}, "until": "turn"}, {"do": "modify", "stat": "power", "by": 200, "target": {"all": {"player": "you", "rearGuard": true, "clan": "Moon"}}, "until": "turn"}]}]}
        """
      When player A activates ability 2 of "Scribe"
      Then "Squire" has 9000 power
      And "Scribe" has 8000 power

    Scenario: A drop zone unit that an effect makes an order can be taken as an order
      Given player A has the unit "Scribe" on the front left circle
      And player A has "Old" and "Page" in the drop zone
      And "Scribe" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "treat", "word": "category", "become": ["order"], "until": "turn", "target": {"all": {"player": "you", "zone": ["drop"], "name": "Old"}}}, {"do": "move", "to": "hand", "target": {"all": {"player": "you", "zone": ["drop"], "category": "order"}}}]}]}
        """
      When player A activates "Scribe"
      Then player A's hand holds exactly "Old"

    Scenario: A player can be in Final Rush and in Dark Night on the same turn
      Given player A has the unit "Scribe" on the front left circle
      And player A has the unit "Rusher" (probe "in-final-rush-stronger") on the front right circle
      And player A has the unit "Sleeper" (probe "by-world-stronger") on the back right circle
      And "Scribe" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "treat", "word": "finalRush", "add": ["finalRush"], "target": {"players": "you"}, "until": "turn"}, {"do": "treat", "word": "world", "become": ["darkNight"], "target": {"players": "you"}, "until": "turn"}]}]}
        """
      When player A activates "Scribe"
      Then "Rusher" has 13000 power
      And "Sleeper" has 13000 power

  @VG-1.3.1
  Rule: 1.3.1 A card's text may allow a unit to do what the rules do not

    Scenario: A unit in the back row can attack on the turn in which an effect allows it
      Given player A has the unit "Sage" on the back left circle
      And "Sage" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "allow", "what": "attackFromBackRow", "target": {"self": true}, "until": "turn"}]}]}
        """
      When player A activates "Sage"
      And player A ends the phase
      And player A attacks "B vanguard" with "Sage"
      Then "Sage" is at rest

  @VG-7.21.1
  Rule: 7.21.1 A lost cost does not have to be paid

    Scenario: An ability loses its cost only for the first use of the turn
      Given player A has the unit "Sage" on the front left circle
      And player A has the unit "Payer" on the front right circle
      And player A has "Coin" in the soul
      And "Sage" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "changeCost", "become": [], "of": {"type": "act"}, "uses": 1, "target": {"all": {"player": "you", "rearGuard": true, "name": "Payer"}}, "until": "turn"}]}]}
        """
      And "Payer" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "cost": [{"do": "soulBlast", "count": 1}], "effect": [{"do": "draw", "count": 1}]}]}
        """
      When player A activates "Sage"
      And player A activates "Payer"
      Then player A's soul holds exactly "Coin"
      When player A activates "Payer"
      Then player A's drop zone holds exactly "Coin"
      And player A's hand holds 2 cards

  @VG-7.28.1
  Rule: 7.28.1 An effect can change the number of an icon

    Scenario: Soul-blasts for activated abilities can cost one card less this turn
      Given player A has the unit "Sage" on the front left circle
      And player A has the unit "Payer" (probe "act-soul-blasts-2-draws") on the front right circle
      And player A has "Coin" and "Gem" in the soul
      And "Sage" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "changeCost", "part": "soulBlast", "by": -1, "of": {"type": "act"}, "target": {"all": {"player": "you", "rearGuard": true, "name": "act-soul-blasts-2-draws"}}, "until": "turn"}]}]}
        """
      When player A activates "Sage"
      And player A activates "Payer"
      And player A chooses "Coin"
      Then player A's soul holds exactly "Gem"

    Scenario: Continuous abilities can make one activated ability free and another one a card cheaper
      Given player A has the unit "Free" on the front left circle
      And player A has the unit "Cheap" on the back left circle
      And player A has the unit "Payer" (probe "act-soul-blasts-2-draws") on the front right circle
      And player A has the unit "Buyer" on the back right circle
      And player A has "Coin" in the soul
      And "Free" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "cont", "effect": [{"do": "changeCost", "become": [], "of": {"type": "act"}, "target": {"all": {"player": "you", "rearGuard": true, "name": "act-soul-blasts-2-draws"}}}]}]}
        """
      And "Cheap" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "cont", "effect": [{"do": "changeCost", "part": "soulBlast", "by": -1, "of": {"type": "act"}, "target": {"all": {"player": "you", "rearGuard": true, "name": "Buyer"}}}]}]}
        """
      And "Buyer" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "cost": [{"do": "soulBlast", "count": 2}], "effect": [{"do": "draw", "count": 2}]}]}
        """
      When player A activates "Payer"
      Then player A's soul holds exactly "Coin"
      When player A activates "Buyer"
      Then player A's drop zone holds exactly "Coin"

  @VG-12.5.1
  Rule: 12.5.1 Effects that do not affect a unit do nothing to it

    Scenario: A unit that effects cannot affect for a turn can still be affected by those that the text excepts
      Given player A has the unit "Saint" on the front left circle
      And player A has the unit "Drummer" on the front right circle
      And player A has the unit "Priest" on the back left circle
      And player A has the unit "Friend" on the back right circle
      And "Saint" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "unaffected", "by": {"player": "any"}, "except": {"by": {"source": {"name": "Priest"}}, "naming": {"name": "Saint"}}, "target": {"self": true}, "until": "turn"}]}]}
        """
      And "Drummer" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "modify", "stat": "power", "by": 1000, "target": {"all": {"player": "you", "rearGuard": true}}, "until": "turn"}]}]}
        """
      And "Priest" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "modify", "stat": "power", "by": 2000, "target": {"all": {"player": "you", "rearGuard": true}}, "until": "turn"}]}]}
        """
      And "Friend" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "modify", "stat": "power", "by": 4000, "target": {"all": {"player": "you", "rearGuard": true, "name": "Saint"}}, "until": "turn"}]}]}
        """
      When player A activates "Saint"
      And player A activates "Drummer"
      And player A activates "Priest"
      And player A activates "Friend"
      Then "Saint" has 14000 power
      And "Friend" has 11000 power

    Scenario: A unit that effects never affect can still be affected by a Priest, which its text excepts
      Given player A has the unit "Saint" on the front left circle
      And player A has the unit "Drummer" on the front right circle
      And player A has the unit "Priest" on the back left circle
      And "Saint" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "cont", "effect": [{"do": "unaffected", "except": {"by": {"source": {"name": "Priest"}}}, "target": {"self": true}}]}]}
        """
      And "Drummer" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "modify", "stat": "power", "by": 3000, "target": {"all": {"player": "you", "rearGuard": true}}, "until": "turn"}]}]}
        """
      And "Priest" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "modify", "stat": "power", "by": 4000, "target": {"all": {"player": "you", "rearGuard": true}}, "until": "turn"}]}]}
        """
      When player A activates "Drummer"
      And player A activates "Priest"
      Then "Saint" has 12000 power
      And "Drummer" has 15000 power

  @VG-7.43.1
  Rule: 7.43.1 A player is in Final Rush while an effect says so

    Scenario: A player is in Final Rush and in Dark Night while continuous abilities say so
      Given player A has the unit "Herald" on the front left circle
      And player A has the unit "Rusher" (probe "in-final-rush-stronger") on the front right circle
      And player A has the unit "Sleeper" (probe "by-world-stronger") on the back right circle
      And "Herald" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "cont", "effect": [{"do": "finalRush", "target": {"players": "you"}}]},
          {"type": "cont", "effect": [{"do": "world", "become": "darkNight", "target": {"players": "you"}}]},
          {"type": "act", "effect": [{"do": "retire", "target": {"self": true}}]}]}
        """
      Then "Rusher" has 13000 power
      And "Sleeper" has 13000 power
      When player A activates ability 3 of "Herald"
      Then "Rusher" has 8000 power
      And "Sleeper" has 9000 power

  @VG-7.44.1.1
  Rule: 7.44.1.1 The world of a player is blank again when no effect says what it is

    Scenario: A world that an effect gives for a turn is blank again next turn
      Given player A has the unit "Herald" on the front left circle
      And player A has the unit "Sleeper" (probe "by-world-stronger") on the back right circle
      And "Herald" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "world", "become": "darkNight", "target": {"players": "you"}, "until": "turn"}]}]}
        """
      When player A activates "Herald"
      Then "Sleeper" has 13000 power
      When player A ends the turn
      Then "Sleeper" has 9000 power

  @VG-7.24.1
  Rule: 7.24.1 A blast icon can say which cards must be used

    Scenario: A counter-blast and a soul-blast that name their cards use only cards of those names
      Given player A has the unit "Banker" on the front left circle
      And player A has "Wound" and "Scar" in the damage zone
      And player A has "Coin" and "Gem" in the soul
      And "Banker" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "cost": [{"do": "counterBlast", "count": 1, "of": {"name": "Scar"}}, {"do": "soulBlast", "count": 1, "of": {"name": "Gem"}}], "effect": [{"do": "draw", "count": 1}]},
          {"type": "act", "effect": [{"do": "counterBlast", "count": 1, "of": {"name": "Wound"}}, {"do": "soulBlast", "count": 1, "of": {"name": "Coin"}}]}]}
        """
      When player A activates ability 1 of "Banker"
      Then "Scar" is face down in player A's damage zone
      And player A's soul holds exactly "Coin"
      When player A activates ability 2 of "Banker"
      Then "Wound" is face down in player A's damage zone
      And player A's soul holds 0 cards

  @VG-7.7.1
  Rule: 7.7.1 A player looks at cards of the deck

    Scenario: An ability that triggers when the opponent looks at a deck soul-charges
      Given player A has the unit "Seer" on the front left circle
      And "Seer" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "look", "zone": "deck", "count": 2, "player": "opponent", "of": "you"}]},
          {"type": "auto", "when": {"event": "deckLooked", "player": "opponent"}, "effect": [{"do": "soulCharge", "count": 1}]}]}
        """
      When player A activates ability 1 of "Seer"
      Then player A's soul holds 1 card

  @VG-7.8.3
  Rule: 7.8.3 All cards of two zones go to the other zone

    Scenario: An effect switches the opponent's hand and drop zone
      Given player A has the unit "Swapper" on the front left circle
      And player B has "Ring" in the hand
      And player B has "Old" in the drop zone
      And "Swapper" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "switchZones", "zones": ["hand", "drop"], "player": "opponent"}]}]}
        """
      When player A activates "Swapper"
      Then player B's hand holds exactly "Old"
      And player B's drop zone holds exactly "Ring"

  @VG-7.10.1
  Rule: 7.10.1 Cards are revealed one by one until one fits

    Scenario: The opponent's deck is revealed until a card of grade 3, which goes to the soul
      Given player A has the unit "Seer" on the front left circle
      And player B has "One", "Two" and "Three" on top of the deck
      And "One" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000}
        """
      And "Two" has this data:
        """
        {"category": "unit", "grade": 3, "power": 8000, "shield": 5000}
        """
      And "Three" has this data:
        """
        {"category": "unit", "grade": 3, "power": 8000, "shield": 5000}
        """
      And "Seer" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "revealUntil", "finds": {"stat": {"grade": {"min": 3}}}, "of": "opponent"}, {"do": "move", "to": "drop", "target": {"chosen": true}}]}]}
        """
      When player A activates "Seer"
      Then player B's drop zone holds exactly "Two"

  @VG-7.14.1
  Rule: 7.14.1 A unit gets the abilities of another one

    Scenario: A unit gets the activated abilities of its master and not the continuous one
      Given player A has the unit "Pupil" on the front left circle
      And player A has the unit "Master" on the front right circle
      And "Pupil" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "getAbilities", "from": {"all": {"player": "you", "rearGuard": true, "name": "Master"}}, "of": {"type": "act"}, "target": {"self": true}, "until": "turn"}]}]}
        """
      And "Master" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "draw", "count": 1}]},
          {"type": "cont", "effect": [{"do": "modify", "stat": "power", "by": 2000, "target": {"self": true}}]}]}
        """
      When player A activates "Pupil"
      Then "Pupil" has 8000 power
      When player A activates ability 2 of "Pupil"
      Then player A's hand holds 1 card

  @VG-7.26.1
  Rule: 7.26.1 A player counter-charges cards that fit

  @VG-7.41.4
  Rule: 7.41.4 Cards of the deck are put as gauge

    Scenario: A card put as gauge under a name can be taken by that name
      Given player A has the unit "Smith" on the front left circle
      And player A has "Top" on top of the deck
      And "Smith" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "topAsGauge", "count": 1, "name": "Spark", "for": {"self": true}}]},
          {"type": "act", "effect": [{"do": "move", "to": "hand", "target": {"all": {"player": "you", "zone": ["gauge"], "gaugeNamed": "Spark"}}}]}]}
        """
      When player A activates ability 1 of "Smith"
      And player A activates ability 2 of "Smith"
      Then "Top" is in player A's hand

  @VG-7.7.2
  Rule: 7.7.2 A player who looks at up to a number of cards decides before each card

    Scenario: A player looks at the top cards of the opponent's deck one by one, and the one seen goes into the drop zone
      Given player A has the unit "Seer" on the front left circle
      And player B has "Top" and "Next" on top of the deck
      And "Seer" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "lookUpTo", "count": 2, "of": "opponent"}, {"do": "move", "to": "drop", "target": {"chosen": true}}]}]}
        """
      When player A activates "Seer"
      And player A accepts the offer of the effect
      And player A declines
      Then player B's drop zone holds exactly "Top"

  @VG-7.39.3
  Rule: 7.39.3 A dominated unit is dominated for as long as the text says

    Scenario: A unit dominated until the end of the battle is not dominated in the next battle
      Given player A has the unit "Whip" on the front left circle
      And player A has the unit "Runner" on the front right circle
      And player B has the unit "Guard" on the front left circle
      And "Whip" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "auto", "when": {"event": "attacks"}, "effect": [{"do": "dominate", "target": {"all": {"player": "opponent", "rearGuard": true}}, "until": "battle"}]},
          {"type": "auto", "when": {"event": "didNotHit", "player": "you", "subject": "any"}, "effect": [{"do": "if", "condition": {"count": {"player": "any", "unit": true, "status": "dominated"}, "min": 1}, "then": [{"do": "soulCharge", "count": 1}]}]}]}
        """
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Whip"
      Then player A's soul holds 1 card
      When player A attacks "B vanguard" with "Runner"
      Then player A's soul holds 1 card

  @VG-10.4.1.6
  Rule: 10.4.1.6 A unit may attack only units that can be attacked

    Scenario: A rear-guard that must be attacked in this turn is attacked before the vanguard
      Given player A has the unit "Herald" on the front left circle
      And player A has the unit "Runner" on the front right circle
      And player B has the unit "Wall" on the front left circle
      And "Herald" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
          {"type": "act", "effect": [{"do": "oblige", "what": "beAttacked", "target": {"all": {"player": "opponent", "rearGuard": true}}, "until": "turn"}]}]}
        """
      When player A activates "Herald"
      And player A ends the phase
      And player A tries to attack "B vanguard" with "Runner"
      Then that is refused
      When player A attacks "Wall" with "Runner"
      Then "Wall" is in player B's drop zone
