/** What the rules do by themselves: all that is due from one look, choices in turn order, one group, what follows; some rules wait. */
import { describe, expect, it } from 'vitest';
import { chooseCards } from '../../oracle/kernel/questions';
import { setPlayerCounter, setState, emit } from '../../oracle/kernel/changes';
import { cardsIn } from '../../oracle/kernel/game';
import {
  anyRuleIsDueByChanges,
  untilChanged,
  type Due,
  type RuleRow,
} from '../../oracle/kernel/procedures/rule-processing';
import { opponentOf, type Ability, type Procedure } from '../../oracle/kernel/state';
import { majorChanges } from '../../oracle/kernel/while-unchanged';
import { PLAYERS } from '../../schemas/common';
import { card, checkpoint, events, ids, moving, put, run, toy, type ToyGame } from './toy-game';
import { draw } from './ability-notation';
import { endGame } from '../../oracle/kernel/game-end';
import type { CoreGame } from '../../oracle/kernel/procedures/core';

const deck = (...names: string[]) => names.map((name) => card(name));
const dueTo = (g: CoreGame, isDue: (player: 'A' | 'B') => boolean): Due[] =>
  PLAYERS.filter(isDue).map((player) => ({ player }));

/** A player without a deck loses; both: nobody wins. */
const deckOut: RuleRow<CoreGame> = {
  clauses: [],
  kind: 'confirmative',
  due: (g) => dueTo(g, (player) => g.zone(player, 'deck').length === 0),
  then: (g, losers) =>
    endGame(g, { winner: losers.length === 1 ? opponentOf(losers[0]!.player) : null, reason: 'deck' }),
};

/** All but one card of a field that holds several, which its player chooses, is trashed (VG 13.3). */
const overfull: RuleRow<CoreGame> = {
  clauses: [],
  kind: 'confirmative',
  due: (g) => dueTo(g, (player) => g.zone(player, 'field').length > 1),
  *decide(g, { player }) {
    const from = cardsIn(g, player, 'field');
    const [kept] = yield* chooseCards(g, { player, kind: 'choose', from, min: 1, max: 1 });
    return from.flatMap((one) => (one === kept ? [] : [{ card: one, to: { zone: 'trash' }, events: 'trashed' }]));
  },
};

const damageOf = (g: CoreGame, player: 'A' | 'B') => g.state.players[player].counters.damage ?? 0;
const checks = (g: CoreGame) => PLAYERS.flatMap((player) => cardsIn(g, player, 'check'));

/** One card for one damage, the turn player's first, while no card lies there (VG 13.6). */
const takeDamage: RuleRow<CoreGame> = {
  clauses: [],
  kind: 'confirmative',
  due(g) {
    if (checks(g).length > 0) return [];
    const { turnPlayer } = g.state;
    const due = [turnPlayer, opponentOf(turnPlayer)].filter((player) => damageOf(g, player) > 0);
    return due.slice(0, 1).map((player) => ({ player }));
  },
  *decide(g, { player }) {
    setPlayerCounter(g, player, 'damage', damageOf(g, player) - 1);
    const top = g.top(player, 'deck');
    return top ? [{ card: top, to: { zone: 'check' }, events: 'damaged' }] : [];
  },
};

/** It lies there until no other rule is due and nothing waits (VG 13.7.1). */
const resolveDamage: RuleRow<CoreGame> = {
  clauses: [],
  kind: 'whenQuiet',
  due: (g) => checks(g).map(({ side }) => ({ player: side })),
  *decide(g, { player }) {
    return cardsIn(g, player, 'check').map((one) => ({ card: one, to: { zone: 'trash' } }));
  },
};

const look = (g: ToyGame, ...answers: Parameters<typeof run>[2][]) => run(g, g.rules.runCheckpoint(g), ...answers);
const pick = (...cards: string[]) => ({ type: 'choose', cards });

describe('rules that are due', () => {
  it('are due of all from one look: with both decks empty nobody wins', () => {
    const g = toy({}, { ruleRows: [deckOut] });
    look(g);
    expect(g.state.result).toEqual({ winner: null, reason: 'deck' });
    const one = toy({ A: { deck: deck('d1') } }, { ruleRows: [deckOut] });
    look(one);
    expect(one.state.result).toEqual({ winner: 'A', reason: 'deck' });
  });

  it('that are due for the same card move it once', () => {
    const overloaded: RuleRow<CoreGame> = {
      clauses: [],
      kind: 'confirmative',
      due: (g) => dueTo(g, (player) => g.zone(player, 'field').includes('x')),
      *decide(g) {
        return [{ card: g.card('x'), to: { zone: 'trash' }, events: 'trashed' }];
      },
    };
    const g = toy({ A: { field: deck('x') } }, { ruleRows: [overloaded, { ...overloaded }] });
    run(g, g.rules.runCheckpoint(g));
    expect(events(g, 'moved', 'trashed')).toEqual(['moved x', 'trashed x']);
  });

  it('ask the turn player first, and change all at one moment', () => {
    const watch: Ability = { type: 'auto', when: { event: 'trashed', subject: 'any' }, effect: draw };
    const g = toy(
      {
        A: { field: deck('a1', 'a2'), deck: deck('d') },
        B: { field: [card('b1', 0, watch), card('b2')], deck: deck('e1', 'e2') },
      },
      { ruleRows: [overfull] },
    );
    const session = look(g);
    expect(session.question?.player).toBe('A');
    session.act('A', pick('a2'));
    expect([session.question?.player, events(g, 'trashed')]).toEqual(['B', []]);
    session.act('B', pick('b2'));
    // b1 leaves at that moment, too, and has seen both go.
    expect(events(g, 'trashed', 'triggered')).toEqual(['trashed a1', 'trashed b1', 'triggered b1', 'triggered b1']);
  });

  it('are carried out with others that were due then, also where those end the game', () => {
    const g = toy({ A: { field: deck('a1', 'a2') }, B: { deck: deck('e') } }, { ruleRows: [deckOut, overfull] });
    look(g, pick('a1'));
    expect([ids(g, 'A', 'trash'), g.state.result]).toEqual([['a2'], { winner: 'B', reason: 'deck' }]);
  });

  it('do not strike where they are not due any more at the checkpoint (DBS 9-1-2-2)', () => {
    const g = toy({ A: { field: deck('a1'), hand: deck('h') } }, { ruleRows: [overfull] });
    run(
      g,
      (function* (): Procedure {
        yield* g.rules.executeMoves(g, [{ card: g.card('h'), to: { zone: 'field' } }]);
        yield* g.rules.executeMoves(g, [{ card: g.card('a1'), to: { zone: 'hand' } }]);
      })(),
    );
    look(g);
    expect(ids(g, 'A', 'field')).toEqual(['h']);
  });

  it('may not apply', () => {
    const g = toy({}, { ruleRows: [deckOut], ruleApplies: () => false });
    look(g);
    expect(g.state.result).toBeNull();
  });

  it('are not due for a card that is decided to leave, nor is what follows from them', () => {
    const powerless: RuleRow<CoreGame> = {
      clauses: [],
      kind: 'confirmative',
      due: (g) => cardsIn(g, 'A', 'field').map((one) => ({ player: 'A', card: one })),
      *decide(_g, { card: one }) {
        return [{ card: one!, to: { zone: 'trash' } }];
      },
      then: (g) => emit(g as unknown as ToyGame, 'ping', {}),
    };
    const onLeaving: Ability = { type: 'auto', when: { event: 'leaving' }, effect: [] };
    const g = toy(
      { A: { field: [card('x', 0, onLeaving)] } },
      { departs: (_g, { card: one }) => one.zone === 'field', ruleRows: [powerless] },
    );
    run(g, moving(g, 'x', 'hand'));
    look(g);
    expect(events(g, 'leaving', 'triggered', 'ping', 'moved')).toEqual(['leaving x', 'triggered x', 'moved x']);
    expect(ids(g, 'A', 'hand')).toEqual(['x']);
  });

  it('come again before each ability that waits', () => {
    const onPing: Ability = {
      type: 'auto',
      when: { event: 'ping' },
      effect: [{ do: 'move', target: { all: { zone: ['hand'] } }, to: 'field' }],
    };
    const g = toy({ A: { field: [card('x', 0, onPing)], hand: deck('h') } }, { ruleRows: [overfull] });
    emit(g, 'ping', {});
    look(g, pick('h'));
    expect([ids(g, 'A', 'field'), events(g, 'triggered', 'trashed')]).toEqual([['h'], ['triggered x', 'trashed x']]);
  });
});

describe('damage point by point', () => {
  const rules = { ruleRows: [takeDamage, resolveDamage] };
  const onDamage: Ability = { type: 'auto', when: { event: 'damaged', subject: 'any' }, effect: draw };

  it('lays the next card when nothing waits and the one before has moved on', () => {
    const g = toy({ A: { field: [card('w', 0, onDamage)], deck: deck('c1', 'h1', 'c2', 'h2') } }, rules);
    setPlayerCounter(g, 'A', 'damage', 2);
    look(g);
    expect(events(g, 'damaged', 'drew', 'moved')).toEqual([
      ...['moved c1', 'damaged c1', 'moved h1', 'drew h1', 'moved c1'],
      ...['moved c2', 'damaged c2', 'moved h2', 'drew h2', 'moved c2'],
    ]);
  });

  it('is the turn player’s first', () => {
    const g = toy({ A: { deck: deck('a1') }, B: { deck: deck('b1') } }, rules);
    setPlayerCounter(g, 'B', 'damage', 1);
    setPlayerCounter(g, 'A', 'damage', 1);
    look(g);
    expect(events(g, 'damaged')).toEqual(['damaged a1', 'damaged b1']);
  });
});

it('nobody looks at a row again before something changes', () => {
  let looks = 0;
  const looked = untilChanged<CoreGame, Due>({ ...overfull, due: (g) => ((looks += 1), overfull.due(g)) });
  const g = toy({ A: { field: [card('x')], hand: [card('y')] } }, { ruleRows: [looked] });
  run(g, checkpoint(g));
  run(g, checkpoint(g));
  const before = looks;
  put(g, 'y', 'field');
  run(g, checkpoint(g), { type: 'choose', cards: ['x'] });
  expect([before, ids(g, 'A', 'field')]).toEqual([1, ['x']]);
});

describe('many rows that wait for changes', () => {
  const counting = (row: RuleRow, ...changes: [typeof majorChanges?]) => {
    const seen = { looks: 0, row };
    seen.row = untilChanged<CoreGame, Due>({ ...row, due: (g) => ((seen.looks += 1), row.due(g)) }, ...changes);
    return seen;
  };

  it('are looked at together, each when something changes that it counts', () => {
    const [major, any] = [counting(overfull, majorChanges), counting(takeDamage)];
    const g = toy({ A: { field: [card('x')], hand: [card('y')] } }, { ruleRows: [major.row, any.row] });
    const found = [anyRuleIsDueByChanges(g)];
    setState(g, 'x', 'rested');
    found.push(anyRuleIsDueByChanges(g));
    const looks = [major.looks, any.looks];
    put(g, 'y', 'field');
    found.push(anyRuleIsDueByChanges(g));
    expect([found, looks]).toEqual([
      [false, false, true],
      [1, 2],
    ]);
  });

  it('are not due where they do not apply, and those count that wait for nothing', () => {
    const { row } = counting(deckOut);
    const applies = (row: RuleRow) => row !== deckOut;
    const g = toy({ A: { field: deck('a', 'b') } }, { ruleRows: [row], ruleApplies: () => false });
    const other = toy(
      { A: { field: deck('a', 'b') } },
      { ruleRows: [deckOut, overfull], ruleApplies: (_g, one) => applies(one) },
    );
    expect([anyRuleIsDueByChanges(g), anyRuleIsDueByChanges(other)]).toEqual([false, true]);
  });
});
