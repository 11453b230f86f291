"""Plays through the protocol, as the suite does. Run with `python3 -m unittest` in this folder."""

import io
import json
import random
import subprocess
import sys
import unittest
from contextlib import redirect_stderr
from pathlib import Path
from unittest.mock import patch

import adapter as protocol
import tcg_conformance
from probes import PROBES, Probe, draw_cards, main_gains

CARDS = {
    "hero": {"name": "Hero", "number": "T-001", "category": "character", "turnCost": 1, "ap": 3000},
    "weak": {"name": "Weak", "number": "T-002", "category": "character", "turnCost": 1, "ap": 1000},
    "giant": {"name": "Giant", "number": "T-003", "category": "character", "turnCost": 4, "ap": 9000},
    "news": {"name": "News", "number": "T-004", "category": "event", "turnCost": 0},
    "burst": {"name": "Burst", "number": "T-005", "category": "character", "turnCost": 2, "ap": 2000, "probe": "burst"},
}
PASS = {"type": "pass"}


class Kit:
    """The suite's side of the conversation with an adapter in this process."""

    def __init__(self):
        self.adapter = tcg_conformance.Server(protocol.Adapter())
        self.game_id = ""

    def send(self, method, **params):
        request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        return self.adapter.answer(json.dumps(request))

    def ask(self, method, **params):
        answer = self.send(method, **params)
        if "error" in answer:
            raise AssertionError(answer["error"])
        return answer["result"]

    def start(self, **params):
        started = self.ask("game/start", game="level-neo", cards=CARDS, **params)
        self.game_id = started["gameId"]
        return started

    def act(self, player, action):
        return self.ask("game/act", gameId=self.game_id, player=player, action=action)

    def attack(self, attackers, target, player="A"):
        return self.act(player, {"type": "attack", "attackers": attackers, "target": target})

    def see(self, viewer="judge"):
        return self.ask("game/observe", gameId=self.game_id, viewer=viewer)["observation"]

    def zone(self, player, zone, viewer="judge"):
        return self.see(viewer)["players"][player]["zones"][zone]

    def ids(self, player, zone):
        return [card["id"] for card in self.zone(player, zone)["cards"]]

    def actions(self):
        return self.ask("game/actions", gameId=self.game_id)["actions"]


def cards(prefix, *kinds, **fields):
    return [{"id": f"{prefix}{i}", "card": kind, **fields} for i, kind in enumerate(kinds, 1)]


def side(name, marker=0, main="hero", main_state="active", **zones):
    """Returns one player of a position: Main Character <name>M and a deck of ten cards, unless `zones` replaces them."""
    standard = {
        "deck": cards(f"{name}d", *["hero"] * 10),
        "main": [{"id": f"{name}M", "card": main, "state": main_state}],
    }
    return {"zones": {**standard, **zones}, "counters": {"turnMarker": marker}}


def position(a=None, b=None, **facts):
    return {"players": {"A": a or side("a"), "B": b or side("b")}, "turn": 5, **facts}


def deck(name):
    kinds = ["hero", "weak", "giant", "news"] * 10
    return cards(name, *kinds)


class PositionTest(unittest.TestCase):
    def setUp(self):
        self.kit = Kit()

    def start(self, a=None, b=None, **facts):
        return self.kit.start(position=position(a, b, **{"phase": "battle", **facts}))

    def assertRejected(self, answer, clause):
        self.assertEqual((answer["status"], answer.get("clause")), ("rejected", clause))
        self.assertTrue(answer["reason"])


class MainPhase(PositionTest):
    def test_one_support_in_each_main_phase_within_the_turn_marker(self):
        self.start(side("a", marker=3, hand=cards("ah", "hero", "giant", "hero", "news")), phase="main1")
        self.assertRejected(self.kit.act("A", {"type": "playSupport", "card": "ah2"}), "4-2-1")
        self.assertEqual(self.kit.act("A", {"type": "playSupport", "card": "ah1"})["status"], "accepted")
        self.assertEqual(self.kit.ids("A", "support"), ["ah1"])
        self.assertRejected(self.kit.act("A", {"type": "playSupport", "card": "ah3"}), "4-3-1")
        self.assertRejected(self.kit.act("A", {"type": "playSupport", "card": "ah4"}), None)
        self.kit.act("A", PASS)
        decision = self.kit.act("A", PASS)["decision"]
        self.assertEqual((decision["kind"], decision["phase"]), ("main", "main2"))
        self.kit.act("A", {"type": "playSupport", "card": "ah3"})
        self.assertEqual(self.kit.ids("A", "support"), ["ah1", "ah3"])

    def test_first_turn_of_the_game_has_no_battle_and_no_second_main_phase(self):
        self.start(turn=1, phase="main1")
        decision = self.kit.act("A", PASS)["decision"]
        self.assertEqual((decision["player"], decision["turn"], decision["phase"]), ("B", 2, "main1"))

    def test_start_of_turn(self):
        self.start(side("a", marker=2, main_state="resting"), side("b", main_state="resting"), phase="start")
        seen = self.kit.see()["players"]
        self.assertEqual(seen["A"]["counters"]["turnMarker"], 3)
        self.assertEqual(seen["A"]["zones"]["hand"]["count"], 1)
        self.assertEqual(seen["A"]["zones"]["main"]["cards"][0]["state"], "active")
        self.assertEqual(seen["B"]["zones"]["main"]["cards"][0]["state"], "resting")


class Attacks(PositionTest):
    def test_who_may_attack_what(self):
        self.start(
            side("a", support=[*cards("as", "hero", "hero"), *cards("ar", "hero", state="resting"),
                               *cards("at", "hero", attacked=True)]),
            side("b", support=[*cards("bs", "weak"), *cards("br", "weak", state="resting")]),
        )
        self.assertRejected(self.kit.attack(["aM"], "br1"), "5-4-1")
        self.assertRejected(self.kit.attack(["aM", "as1"], "br1"), "5-6-2")
        self.assertRejected(self.kit.attack(["as1"], "bM"), "5-5-2")
        self.assertRejected(self.kit.attack(["as1", "as2"], "bs1"), "5-6-3")
        self.assertRejected(self.kit.attack(["ar1"], "br1"), "5-1")
        self.assertRejected(self.kit.attack(["at1"], "br1"), "5-2")
        self.assertRejected(self.kit.attack(["aM", "as1", "as2"], "bM"), "5-6")
        self.assertEqual(self.kit.attack(["as1", "as2"], "br1")["decision"]["kind"], "cover")
        self.assertEqual(self.kit.see()["battle"], {"attackers": ["as1", "as2"], "target": "br1"})

    def test_the_phase_ends_when_no_attack_is_left(self):
        self.start()
        self.assertEqual(self.kit.attack(["aM"], "bM")["decision"]["phase"], "main2")

    def test_an_attack_a_turn(self):
        self.start()
        self.kit.attack(["aM"], "bM")
        self.assertTrue(self.kit.zone("A", "main")["cards"][0]["attacked"])
        self.kit.act("A", PASS)
        self.assertFalse(self.kit.zone("A", "main")["cards"][0]["attacked"])

    def test_a_main_character_gains_500_a_level_in_its_own_turn(self):
        levels = {"a": side("a", level=cards("al", "hero", "hero")), "b": side("b", level=cards("bl", "hero"))}
        for turn_player, expected in (("A", [4500, 3000]), ("B", [3000, 4000])):
            self.start(**levels, turnPlayer=turn_player)
            self.assertEqual([self.kit.zone(player, "main")["cards"][0]["ap"] for player in "AB"], expected)

    def test_level_neo_neither_combines_nor_can_be_covered(self):
        neo = side("a", main="weak", support=cards("as", "hero"), level=cards("al", *["hero"] * 4))
        self.start(neo, side("b", support=cards("bs", "giant")))
        self.assertRejected(self.kit.attack(["aM", "as1"], "bM"), "7-5-1")
        answer = self.kit.attack(["aM"], "bM")
        self.assertEqual(answer["decision"]["kind"], "levelBurst")

    def test_cover_becomes_the_target(self):
        self.start(b=side("b", support=[*cards("bs", "giant"), *cards("br", "giant", state="resting")]))
        self.kit.attack(["aM"], "bM")
        self.assertRejected(self.kit.act("B", {"type": "cover", "card": "br1"}), "6-1")
        self.kit.act("B", {"type": "cover", "card": "bs1"})
        self.assertEqual(self.kit.ids("B", "support"), ["bs1", "br1"])
        self.assertEqual(self.kit.zone("B", "support")["cards"][0]["state"], "resting")
        self.assertEqual(self.kit.zone("A", "level")["count"], 0)


class Judgement(PositionTest):
    def test_attacking_main_gains_a_level_and_the_defending_main_loses_one(self):
        self.start(b=side("b", main="hero", level=cards("bl", "weak", "giant")))
        self.kit.attack(["aM"], "bM")  # 3500 against 3000: only the turn player's Main adds its level
        self.kit.act("B", PASS)
        self.assertRejected(self.kit.act("B", {"type": "choose", "cards": ["ad1"]}), None)
        self.kit.act("B", {"type": "choose", "cards": ["bl2"]})
        self.assertEqual(self.kit.zone("A", "level")["cards"], [{"id": "ad1", "card": "hero", "face": "down"}])
        self.assertEqual((self.kit.ids("B", "level"), self.kit.ids("B", "discard")), (["bl1"], ["bl2"]))

    def test_a_tie_is_lost_by_both(self):
        self.start(side("a", support=cards("as", "hero")), side("b", support=cards("bs", "hero", state="resting")))
        self.kit.attack(["as1"], "bs1")
        self.assertEqual((self.kit.ids("A", "discard"), self.kit.ids("B", "discard")), (["as1"], ["bs1"]))

    def test_the_defender_chooses_which_of_two_losing_supports_goes(self):
        self.start(side("a", support=cards("as", "weak", "weak")), side("b", main_state="resting"))
        decision = self.kit.attack(["as1", "as2"], "bM")["decision"]
        self.assertEqual((decision["player"], decision["kind"]), ("B", "loseAttacker"))
        self.kit.act("B", {"type": "choose", "cards": ["as2"]})
        self.assertEqual((self.kit.ids("A", "support"), self.kit.ids("A", "discard")), (["as1"], ["as2"]))

    def test_nothing_happens_to_a_losing_main_and_its_partner(self):
        self.start(side("a", main="weak", support=cards("as", "weak")), side("b", main="giant"))
        self.kit.attack(["aM", "as1"], "bM")
        self.assertEqual((self.kit.ids("A", "support"), self.kit.zone("A", "discard")["count"]), (["as1"], 0))

    def test_a_level_neo_main_wins_the_game_only_if_it_was_so_before(self):
        for levels, winner in ((4, "A"), (3, None)):
            self.start(side("a", level=cards("al", *["hero"] * levels, face="up")))
            result = self.kit.attack(["aM"], "bM")["result"]
            self.assertEqual(result and result["winner"], winner)


class LevelBurst(PositionTest):
    PROBES = {"burst": Probe(level_burst=main_gains(1000))}

    def test_players_alternate_and_a_failure_bars_only_the_one_who_failed(self):
        with patch.dict(PROBES, self.PROBES):
            self.start(
                side("a", main="weak", level=cards("al", "weak", "burst")),
                side("b", level=cards("bl", "burst", "burst")),
            )
        self.assertEqual(self.kit.attack(["aM"], "bM")["decision"]["player"], "A")
        with patch.dict(PROBES, self.PROBES):
            self.kit.act("A", {"type": "levelBurst", "card": "al1"})
            self.assertEqual(self.kit.act("B", {"type": "levelBurst", "card": "bl1"})["decision"]["player"], "B")
        self.assertRejected(self.kit.act("B", {"type": "levelBurst", "card": "bl1"}), "8-4-1")
        main = self.kit.zone("B", "main")["cards"][0]
        self.assertEqual((main["ap"], main["level"]), (4000, 3))
        self.kit.act("B", PASS)
        self.assertEqual(self.kit.zone("B", "main")["cards"][0]["ap"], 3000)
        self.assertEqual([card["face"] for card in self.kit.zone("B", "level")["cards"]], ["up", "down"])

    def test_a_pass_is_not_final(self):
        with patch.dict(PROBES, {"burst": Probe(level_burst=draw_cards(1))}):
            self.start(side("a", level=cards("al", "burst")), side("b", level=cards("bl", "burst")))
            self.kit.attack(["aM"], "bM")
            self.kit.act("A", PASS)
            decision = self.kit.act("B", {"type": "levelBurst", "card": "bl1"})["decision"]
        self.assertEqual((decision["player"], decision["kind"]), ("A", "levelBurst"))
        self.assertEqual(self.kit.zone("B", "hand")["count"], 1)

    def test_both_must_decline_one_after_the_other(self):
        with patch.dict(PROBES, self.PROBES):
            self.start(side("a", level=cards("al", "burst")), side("b", level=cards("bl", "burst", "burst")))
            self.kit.attack(["aM"], "bM")
            self.kit.act("A", PASS)
            self.kit.act("B", {"type": "levelBurst", "card": "bl1"})
            decision = self.kit.act("A", PASS)["decision"]
        self.assertEqual((decision["player"], decision["kind"]), ("B", "levelBurst"))


class EndOfTurnAndOfTheGame(PositionTest):
    def test_both_players_discard_down_to_six(self):
        full = {"a": side("a", hand=cards("ah", *["hero"] * 7)), "b": side("b", hand=cards("bh", *["hero"] * 8))}
        self.assertEqual(self.start(**full, phase="end")["decision"]["min"], 1)
        self.kit.act("A", {"type": "choose", "cards": ["ah7"]})
        self.assertRejected(self.kit.act("B", {"type": "choose", "cards": ["bh1"]}), None)
        self.assertRejected(self.kit.act("B", {"type": "choose", "cards": ["bh1", "bh1"]}), None)
        self.assertRejected(self.kit.act("A", {"type": "choose", "cards": ["bh1", "bh2"]}), None)
        self.kit.act("B", {"type": "choose", "cards": ["bh1", "bh2"]})
        self.assertEqual(self.kit.ids("A", "discard"), ["ah7"])
        self.assertEqual(sorted(self.kit.ids("B", "discard")), ["bh1", "bh2"])

    def test_taking_the_last_card_loses(self):
        started = self.start(side("a", deck=cards("ad", "hero")), phase="start")
        self.assertEqual((started["decision"], started["result"]["winner"]), (None, "B"))

    def test_both_decks_empty_is_a_draw(self):
        started = self.start(side("a", deck=cards("ad", "hero")), side("b", deck=[]), phase="main1")
        self.assertEqual(started["result"]["winner"], "A")
        started = self.start(side("a", deck=[]), side("b", deck=[]), phase="main1")
        self.assertIsNone(started["result"]["winner"])

    def test_conceding_is_possible_out_of_turn_and_only_once(self):
        self.start()
        self.assertEqual(self.kit.act("B", {"type": "concede"})["result"]["winner"], "A")
        self.assertRejected(self.kit.act("A", {"type": "concede"}), None)


class WholeGame(unittest.TestCase):
    def test_preparations_follow_the_script_of_chance(self):
        kit = Kit()
        script = [
            {"kind": "lot", "result": "B"},
            {"kind": "shuffle", "player": "A", "order": ["a9", "a8"]},
            {"kind": "lot", "result": "A"},
        ]
        kit.start(decks={"A": deck("a"), "B": deck("b")}, chance=script, seed=1)
        kit.act("B", {"type": "answer", "value": "second"})
        self.assertEqual(kit.act("A", {"type": "choose", "cards": ["a3"]})["status"], "rejected")
        kit.act("A", {"type": "choose", "cards": ["a1"]})
        self.assertEqual(kit.zone("A", "main", viewer="B")["cards"], [{"face": "down"}])
        decision = kit.act("B", {"type": "choose", "cards": ["b2"]})["decision"]
        self.assertEqual((decision["player"], decision["kind"], decision["turn"]), ("A", "redraw", 0))
        self.assertEqual(kit.ids("A", "hand"), ["a9", "a8", "a2", "a3", "a4", "a5"])
        kit.act("A", {"type": "choose", "cards": ["a8", "a9"]})
        self.assertEqual(kit.ids("A", "hand"), ["a2", "a3", "a4", "a5", "a6", "a7"])
        self.assertEqual(kit.ids("A", "deck")[-2:], ["a8", "a9"])
        kit.act("B", PASS)
        seen = kit.see("B")
        self.assertEqual((seen["turn"], seen["turnPlayer"]), (1, "A"))
        self.assertEqual([seen["players"][player]["counters"]["turnMarker"] for player in "AB"], [1, 0])
        self.assertEqual(seen["players"]["A"]["zones"]["main"]["cards"][0]["id"], "a1")
        chance = kit.ask("game/end", gameId=kit.game_id)["chance"]
        self.assertEqual(chance["left"], script[2:])
        self.assertEqual([entry["kind"] for entry in chance["drawn"]], ["lot", "shuffle", "shuffle"])

    def test_random_games_end_keep_every_card_and_leak_nothing(self):
        for seed in range(3):
            with self.subTest(seed=seed):
                self.play_random_game(seed)

    def play_random_game(self, seed):
        kit, choose = Kit(), random.Random(seed)
        state = kit.start(decks={"A": deck("a"), "B": deck("b")}, seed=seed)
        while state["decision"]:
            legal = choose.choice(kit.actions())
            state = kit.act(legal["player"], legal["action"])
            self.assertEqual(state["status"], "accepted")
            self.check_table(kit)
        self.assertIn(state["result"]["winner"], ("A", "B", None))
        self.assertEqual(kit.actions(), [])

    def check_table(self, kit):
        judge = kit.see()
        for viewer, opponent in (("A", "B"), ("B", "A")):
            everywhere = [card["id"] for zone in judge["players"][viewer]["zones"].values() for card in zone["cards"]]
            self.assertEqual((len(everywhere), len(set(everywhere))), (40, 40))
            hidden = kit.ids(viewer, "deck") + kit.ids(opponent, "deck") + kit.ids(opponent, "hand")
            for player in "AB":
                hidden += [card["id"] for card in kit.zone(player, "level")["cards"] if card["face"] == "down"]
            wire = json.dumps(kit.see(viewer))
            self.assertEqual([card for card in hidden if f'"{card}"' in wire], [])


class Decks(unittest.TestCase):
    def violations(self, keys):
        answer = Kit().ask("deck/check", game="level-neo", cards=DECK_CARDS, deck=keys)
        self.assertEqual(answer["legal"], not answer["violations"])
        return [violation["clause"] for violation in answer["violations"]]

    def test_construction_rules(self):
        legal = [f"c{i // 3}" for i in range(40)]
        self.assertEqual(self.violations(legal), [])
        self.assertEqual(self.violations(legal + ["c20"]), ["1-1"])
        self.assertEqual(self.violations(["c1"] + legal[:39]), ["1-4"])
        self.assertEqual(self.violations(["c20", "c20", "c20"] + legal[3:]), ["1-2"])


DECK_CARDS = {f"c{i}": {**CARDS["weak"], "number": f"T-{i}", "turnCost": 1 if i == 0 else 2} for i in range(21)}


class Protocol(unittest.TestCase):
    def setUp(self):
        self.kit = Kit()

    def error(self, method, **params):
        return self.kit.send(method, **params)["error"]

    def test_bad_params_are_named(self):
        good = position()
        twice = position(a=side("a", hand=cards("ad", "hero")))
        cases = {
            "ad1 stands in two places": {"position": twice},
            'unknown member "graveyard"': {"position": position(a=side("a", graveyard=[]))},
            'no card definition "nobody"': {"position": position(a=side("a", hand=cards("ah", "nobody")))},
            "expected 1 card": {"position": position(a=no_main())},
            "turnMarker": {"position": position(a=side("a", marker=-1))},
            "position.phase": {"position": {**good, "phase": "lunch"}},
            "either position or decks": {},
            "no card zz": {"position": good, "chance": [{"kind": "shuffle", "order": ["zz"]}]},
        }
        for message, params in cases.items():
            error = self.error("game/start", game="level-neo", cards=CARDS, **params)
            self.assertEqual(error["code"], -32602)
            self.assertIn(message, error["message"])
            self.assertNotIn("\n", error["message"])
        self.assertIn("gameId", self.error("game/observe", gameId="no", viewer="A")["message"])

    def test_what_is_lacking_is_named(self):
        start = {"game": "level-neo", "position": position(a=side("a", hand=cards("ah", "burst")))}
        self.assertEqual(self.error("game/start", cards=CARDS, **start)["data"], {"lacking": "probe burst"})
        inline = {**CARDS, "burst": {**CARDS["weak"], "abilities": [{"type": "levelBurst", "effect": []}]}}
        error = self.error("game/start", cards=inline, **start)
        self.assertEqual((error["code"], error["data"]), (-32001, {"lacking": "capability inlineAbilities"}))
        self.assertEqual(self.error("game/start", game="vanguard", cards={})["data"], {"lacking": "game vanguard"})

    def test_what_other_games_say_is_refused(self):
        self.kit.start(position=position(phase="battle"))
        attack = {"type": "attack", "attackers": ["am"], "target": "bm"}
        for name, value in {"place": "left", "as": "x", "assign": [{"card": "am", "to": "bm"}]}.items():
            answer = self.kit.ask("game/act", gameId=self.kit.game_id, player="A", action={**attack, name: value})
            self.assertEqual((answer["status"], answer["reason"]), ("rejected", f'"attack" has no "{name}"'))

    def test_bad_actions_are_named(self):
        game_id = self.kit.start(position=position(phase="battle"))["gameId"]
        holders = {"from": "A.reserve", "to": "am"}
        cases = {
            "params.action.place: expected a string, got 1": {"place": 1},
            'params.action.assign[0]: member "to" is missing': {"assign": [{"card": "am"}]},
            "params.action.unseen[0].player: expected \"A\" or \"B\", got 'C'": {
                "unseen": [{"player": "C", "zone": "hand", "position": 0}]
            },
            "params.action.unseen[0].position: expected a number from 0, got -1": {
                "unseen": [{"player": "A", "zone": "hand", "position": -1}]
            },
            'params.action.moves[0]: member "counters" is missing': {"moves": [holders]},
            "params.action.moves[0].to: expected a string, got 1": {"moves": [{"counters": {"core": 2}, **holders, "to": 1}]},
            "params.action.ability: expected a number from 0 or a string, got True": {"ability": True},
            "params.action.moves: expected a list, got 3": {"moves": 3},
        }
        for message, more in cases.items():
            error = self.error("game/act", gameId=game_id, player="A", action={"type": "attack", **more})
            self.assertEqual((error["code"], error["message"]), (-32602, message))

    def test_effects_in_force_are_not_supported(self):
        effect = {"player": "A", "source": "am", "targets": ["am"], "turn": 5,
                  "effect": {"do": "modify", "stat": "ap", "by": 500, "until": "turn"}}
        start = {"game": "level-neo", "cards": CARDS, "position": {**position(), "effects": [effect]}}
        self.assertEqual(self.error("game/start", **start)["data"], {"lacking": "position field effects"})
        self.assertIn("gameId", self.kit.ask("game/start", **{**start, "position": {**position(), "effects": []}}))

    def test_a_deck_in_parts(self):
        keys = [f"c{i // 3}" for i in range(40)]
        check = {"game": "level-neo", "cards": DECK_CARDS}
        self.assertTrue(self.kit.ask("deck/check", deck={"main": keys}, **check)["legal"])
        self.assertIn('unknown member "side"', self.error("deck/check", deck={"main": keys, "side": []}, **check)["message"])

    def test_malformed_messages(self):
        answer = self.kit.adapter.answer
        self.assertEqual(answer("{")["error"]["code"], -32700)
        self.assertEqual(answer("[]")["error"]["code"], -32600)
        self.assertEqual(self.error("game/rewind")["code"], -32601)
        with patch.dict(self.kit.adapter._methods, shutdown=lambda params: 1 / 0), redirect_stderr(io.StringIO()):
            self.assertEqual(self.error("shutdown")["code"], -32603)

    def test_sixteen_games_side_by_side(self):
        started = [self.kit.start(position=position(phase="battle"))["gameId"] for _ in range(16)]
        self.assertEqual(len(set(started)), 16)
        self.kit.act("A", {"type": "concede"})
        self.kit.game_id = started[0]
        self.assertIsNone(self.kit.see()["result"])
        one_more = {"game": "level-neo", "cards": CARDS, "position": position()}
        self.assertIn("16 games", self.error("game/start", **one_more)["message"])
        self.kit.ask("game/end", gameId=started[0])
        self.assertIn("gameId", self.kit.ask("game/start", **one_more))

    def test_as_a_process(self):
        lines = [
            {"jsonrpc": "2.0", "id": "x", "method": "initialize",
             "params": {"protocolVersion": 1, "suite": {"name": "test", "version": "1"}}},
            {"jsonrpc": "2.0", "id": 2, "method": "shutdown", "params": {}},
            {"jsonrpc": "2.0", "id": 3, "method": "shutdown", "params": {}},
        ]
        program = Path(__file__).with_name("adapter.py")
        text = "".join(json.dumps(line) + "\n" for line in lines)
        ended = subprocess.run([sys.executable, str(program)], input=text, capture_output=True, text=True, timeout=20)
        first, second = [json.loads(line) for line in ended.stdout.splitlines()]
        self.assertEqual((ended.returncode, ended.stderr), (0, ""))
        self.assertEqual((first["id"], first["result"]["protocolVersion"]), ("x", 1))
        self.assertEqual(second, {"jsonrpc": "2.0", "id": 2, "result": {}})


def no_main():
    lacking = side("a")
    lacking["zones"]["main"] = []
    return lacking


if __name__ == "__main__":
    unittest.main()
