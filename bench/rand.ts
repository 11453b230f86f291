import { GAME_MODULES } from '../oracle/games';
import { Game } from '../oracle/kernel/game';
import { Session } from '../oracle/kernel/session';
import { Chance, seededRandom } from '../oracle/kernel/chance';
import { stateFromDecks } from '../oracle/kernel/position';
const m = GAME_MODULES[0]!;
const defs: any = {};
for (let i = 0; i < 14; i++)
  defs['c' + i] = {
    name: 'c' + i,
    number: 'N' + i,
    category: 'character',
    turnCost: 1 + (i % 5),
    ap: 2000 + 500 * (i % 7),
  };
const deck = (p: string) => Array.from({ length: 40 }, (_, i) => ({ id: p + i, card: 'c' + (i % 14) }));
function play(seed: number) {
  const r = seededRandom(seed);
  const st = stateFromDecks(m, { A: deck('a'), B: deck('b') } as any, (k) => defs[k]);
  const g = new Game(m.rules, st as any, new Chance([], seed));
  const s = new Session(g as any, m.play(g as any, {}));
  let n = 0;
  while (s.question) {
    const q: any = s.question;
    const o = q.options();
    if (q.optional) o.push({ type: 'pass' });
    if (q.kind === 'choose' || q.min > 1) {
      /* multi */ const f = o.slice(0, q.min || 1).map((x: any) => x.cards?.[0]);
      const act = q.min > 1 ? { type: 'choose', cards: f } : o[Math.floor(r() * o.length)];
      const e = s.act(q.player, act);
      if (e) throw new Error(JSON.stringify([q.kind, act, e]));
    } else {
      const act = o[Math.floor(r() * o.length)];
      const e = s.act(q.player, act);
      if (e) throw new Error(JSON.stringify([q.kind, act, e]));
    }
    n++;
  }
  return { n, turn: g.state.turn, result: g.state.result, ev: g.journal.length };
}
console.log(play(1), play(2), play(3));
for (let k = 0; k < 3; k++) {
  const t = process.hrtime.bigint();
  let n = 0,
    d = 0;
  for (let i = 0; i < 1000; i++) {
    const x = play(i + 10);
    n++;
    d += x.n;
  }
  const ms = Number(process.hrtime.bigint() - t) / 1e6;
  console.log((n / ms) * 1000, 'games/s', d / n, 'decisions/game');
}
