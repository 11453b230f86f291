/** Replacement effects: who chooses, once each, declined, whole groups with one payment, what never happened. */
import { describe, expect, it } from 'vitest';
import { oracleModules } from '../games/registry';
import { OracleHost } from '../oracle/host';
import { perform } from '../oracle/kernel/events/perform';
import { opponentOf, type Ability, type Procedure } from '../oracle/kernel/state';
import type { Target, Trigger } from '../schemas/ability';
import type { Action } from '../schemas/protocol';
import { card, checkpoint, ids, run, events, toy, type ToyGame, type ToyRules } from './kernel/toy-game';

const instead = (when: Trigger, effect: Ability['effect'], more: Partial<Ability> = {}): Ability => ({
  type: 'instead',
  when,
  effect,
  ...more,
});
const own: Target = { all: { player: 'you', zone: ['field'] } };
const mill = [{ do: 'mill', count: 1 }] as const satisfies Ability['effect'];
const rest = [{ do: 'setState', target: { self: true }, state: 'resting' }] as const satisfies Ability['effect'];
const trashed: Trigger = { event: 'trashed' };
const deck = (...names: string[]) => names.map((name) => card(name));

function* trash(g: ToyGame, ...cards: string[]): Procedure {
  yield* g.rules.discard(
    g,
    cards.map((id) => g.card(id)),
  );
  yield* checkpoint(g);
}

describe('a replacement', () => {
  it('puts its effect in the place of the event, which has never happened', () => {
    const onTrash: Ability = {
      type: 'auto',
      when: { event: 'trashed', subject: 'any' },
      effect: [{ do: 'draw', count: 1 }],
    };
    const g = toy({
      A: { field: [card('a', 0, instead(trashed, [...rest])), card('w', 0, onTrash)], deck: deck('d1') },
    });
    run(g, trash(g, 'a'));
    expect([ids(g, 'A', 'field'), g.card('a').state]).toEqual([['a', 'w'], 'resting']);
    expect(events(g, 'trashed', 'moved', 'triggered', 'replaced')).toEqual(['replaced a']);
  });

  it('is about nothing that would not change anything', () => {
    const g = toy({ A: { field: [card('a', 0, instead({ event: 'active' }, [...mill]))], deck: deck('d1') } });
    run(g, perform(g, { card: g.card('a'), state: 'active' }));
    expect([ids(g, 'A', 'trash'), events(g, 'replaced')]).toEqual([[], []]);
  });

  it('needs its own condition', () => {
    const alone = { if: { count: { player: 'you' }, max: 1 } } as const;
    const g = toy({ A: { field: [card('a', 0, instead(trashed, [...rest], alone)), card('b')] } });
    run(g, trash(g, 'a'));
    expect(ids(g, 'A', 'trash')).toEqual(['a']);
  });

  it('may be declined where it says so, once for each event', () => {
    const shield = instead({ ...trashed, subject: { player: 'you' } }, [...rest], { may: true });
    const g = toy({ A: { field: [card('s', 0, shield), card('a'), card('b')] } });
    run(g, trash(g, 'a'), { type: 'pass' });
    run(g, trash(g, 'b'), true);
    expect([ids(g, 'A', 'trash'), events(g, 'replaced')]).toEqual([['a'], ['replaced s']]);
  });

  it('covers all of a simultaneous group that it is about, with one payment, and leaves the rest', () => {
    const shield = instead({ ...trashed, subject: { player: 'you', other: true } }, [...mill]);
    const g = toy({
      A: { field: [card('s', 0, shield), card('a'), card('b')], deck: deck('d1', 'd2', 'd3') },
      B: { field: [card('c')] },
    });
    run(g, trash(g, 'a', 'b', 'c'));
    expect([ids(g, 'A', 'field'), ids(g, 'A', 'trash'), ids(g, 'B', 'trash')]).toEqual([
      ['s', 'a', 'b'],
      ['d1'],
      ['c'],
    ]);
  });

  it('knows the cards that it covers', () => {
    const send = [{ do: 'move', target: { subject: true }, to: 'cost' }] as const satisfies Ability['effect'];
    const g = toy({
      A: { field: [card('s', 0, instead({ ...trashed, subject: { other: true } }, [...send])), card('a'), card('b')] },
    });
    run(g, trash(g, 'a', 'b'));
    expect([ids(g, 'A', 'field'), ids(g, 'A', 'cost')]).toEqual([['s'], ['a', 'b']]);
  });
});

describe('several replacements', () => {
  const anyTrash: Trigger = { event: 'trashed', subject: 'any' };
  const sendTo = (to: string) => [{ do: 'move', target: { subject: true }, to }] as Ability['effect'];

  it('are chosen by the player whom the table names; the others then find nothing to replace', () => {
    const g = toy({
      A: { field: [card('x', 0, instead(anyTrash, sendTo('cost'))), card('y', 0, instead(anyTrash, sendTo('hand')))] },
      B: { field: [card('c')] },
    });
    const session = run(g, trash(g, 'c'));
    expect(session.question).toMatchObject({ player: 'B', kind: 'order' });
    session.act('B', { type: 'answer', value: 'y' });
    expect([ids(g, 'B', 'hand'), events(g, 'replaced')]).toEqual([['c'], ['replaced y']]);
  });

  it('come in the order of the table: the card itself, then the turn player, then the other', () => {
    const order: ToyRules['nextReplacement'] = (g, found) => {
      const itself = found.filter(({ source, affected }) => affected.includes(source));
      const of = (player: 'A' | 'B') => found.filter((one) => one.player === player);
      const { turnPlayer } = g.state;
      const among = [itself, of(turnPlayer), of(opponentOf(turnPlayer))].find((ones) => ones.length > 0)!;
      return { player: among[0]!.player, among };
    };
    const may = { may: true };
    const g = toy(
      {
        A: { field: [card('x', 0, instead(anyTrash, [...mill], may))], deck: deck('d1') },
        B: {
          field: [card('y', 0, instead(anyTrash, [...mill], may)), card('c', 0, instead(trashed, [...mill], may))],
          deck: deck('e1'),
        },
      },
      { nextReplacement: order },
    );
    const session = run(g, trash(g, 'c'));
    const asked: string[] = [];
    while (session.question) {
      asked.push(`${session.question.kind} ${session.question.player}`);
      session.act(session.question.player, { type: 'pass' });
    }
    expect([asked, ids(g, 'B', 'trash')]).toEqual([['may B', 'may A', 'may B'], ['c']]);
  });

  it('may open the door to each other, but each is used once on one event', () => {
    const toTrash = instead({ event: 'moved', subject: { zone: ['field'] } }, [{ do: 'discard', count: 1 }]);
    const toRest = instead({ event: 'trashed', subject: { zone: ['hand'] } }, [
      { do: 'move', target: own, to: 'cost' },
    ]);
    const g = toy({ A: { field: [card('x', 0, toTrash), card('y', 0, toRest)], hand: [card('h')] } });
    run(g, perform(g, { card: g.card('y'), to: { zone: 'cost' } }));
    expect(events(g, 'replaced', 'moved')).toEqual(['replaced x', 'replaced y', 'moved x', 'moved y']);
    expect(ids(g, 'A', 'hand')).toEqual(['h']);
  });

  it('are free again for the next event', () => {
    const g = toy({ A: { field: [card('a', 0, instead(trashed, [...mill]))], deck: deck('d1', 'd2') } });
    run(g, trash(g, 'a'));
    run(g, trash(g, 'a'));
    expect([ids(g, 'A', 'trash'), ids(g, 'A', 'field')]).toEqual([['d1', 'd2'], ['a']]);
  });
});

it('a replacement of a card that has become another is another: it can be used on the same thing', () => {
  const returns = { ...trashed, event: 'moved', to: ['trash'], subject: { other: true } } as Trigger;
  const blink: Ability['effect'] = ['hand', 'field', 'trash'].map((to) => ({
    do: 'move',
    target: to === 'trash' ? { subject: true } : { self: true },
    to,
  }));
  const g = toy({ A: { field: [card('a'), card('s', 0, instead(returns, blink, { may: true }))] } });
  const session = run(g, trash(g, 'a'), true);
  expect([session.question?.kind, events(g, 'replaced').length]).toEqual(['may', 1]);
  session.act('A', { type: 'answer', value: false });
  expect([session.question, ids(g, 'A', 'trash'), ids(g, 'A', 'field')]).toEqual([null, ['a'], ['s']]);
});

describe('a replacement in the midst of an effect', () => {
  it('leaves the rest of the text to be carried out', () => {
    const g = toy({
      A: { field: [card('a', 0, instead(trashed, [...mill])), card('b')], deck: deck('d1', 'd2') },
    });
    const text: Ability['effect'] = [
      { do: 'move', target: { all: { name: 'a' } }, to: 'trash' },
      { do: 'draw', count: 1 },
    ];
    const ability: Ability = { type: 'auto', when: { event: 'trashed' }, effect: text };
    g.card('b');
    run(g, trashThen(g, ability));
    expect([ids(g, 'A', 'field'), ids(g, 'A', 'trash'), ids(g, 'A', 'hand')]).toEqual([['a', 'b'], ['d1'], ['d2']]);
  });

  function* trashThen(g: ToyGame, ability: Ability): Procedure {
    for (const instruction of ability.effect) {
      yield* g.rules.executeInstruction(
        g,
        { player: 'A', source: g.card('b'), ability, chosen: [], defaultDuration: 'turn' },
        instruction,
      );
    }
  }

  it('lets a concession through', () => {
    const g = toy({ A: { field: [card('a', 0, instead(trashed, [...rest], { may: true }))] } });
    const session = run(g, trash(g, 'a'));
    session.act('B', { type: 'concede' });
    expect([g.state.result?.winner, session.question, g.lineage]).toEqual(['A', null, []]);
  });
});

describe('"instead" on a card of LEVEL.NEO', () => {
  const base = { category: 'character', turnCost: 1, ap: 3000 };
  const cards = {
    plain: { ...base, name: 'Plain', number: 'P' },
    guarded: {
      ...base,
      name: 'Guarded',
      number: 'G',
      abilities: [
        {
          type: 'instead',
          may: true,
          when: { event: 'discarded' },
          if: { count: { player: 'you', zone: ['hand'] }, min: 1 },
          effect: [{ do: 'discard', count: 1 }],
        },
      ],
    },
    stubborn: {
      ...base,
      name: 'Stubborn',
      number: 'S',
      abilities: [{ type: 'instead', when: { event: 'leveledDown' }, effect: [{ do: 'draw', count: 1 }] }],
    },
  };
  const deckOf = (player: string) => [1, 2, 3, 4].map((index) => ({ id: `${player}d${index}`, card: 'plain' }));

  function battle(attacker: string, target: { main: string; support?: string; hand?: string }) {
    const host = new OracleHost(oracleModules());
    const one = (id: string, key?: string, more = {}) => (key ? [{ id, card: key, ...more }] : []);
    const { gameId } = host.request('game/start', {
      game: 'level-neo',
      cards,
      position: {
        turn: 5,
        phase: 'battle',
        players: {
          A: { zones: { deck: deckOf('a'), main: one('am', 'plain'), support: one('as', 'plain') } },
          B: {
            zones: {
              deck: deckOf('b'),
              main: one('bm', target.main, { state: 'resting' }),
              support: one('bs', target.support, { state: 'resting' }),
              hand: one('bh', target.hand),
              level: one('bl', 'plain'),
            },
          },
        },
      },
    });
    const act = (player: 'A' | 'B', action: Action) => host.request('game/act', { gameId, player, action }).decision;
    const zones = () => host.request('game/observe', { gameId, viewer: 'judge' }).observation.players.B.zones;
    let decision = act('A', { type: 'attack', attackers: [attacker], target: target.support ? 'bs' : 'bm' });
    while (decision && ['cover', 'levelBurst'].includes(decision.kind))
      decision = act(decision.player, { type: 'pass' });
    return { decision, act, count: (zone: string) => zones()[zone]!.count };
  }

  it('is offered before the support is lost in a tie, and pays for it', () => {
    const { decision, act, count } = battle('as', { main: 'plain', support: 'guarded', hand: 'plain' });
    expect([decision?.kind, decision?.player, count('support'), count('hand')]).toEqual(['may', 'B', 1, 1]);
    act('B', { type: 'answer', value: true });
    expect([count('support'), count('hand'), count('discard')]).toEqual([1, 0, 1]);
  });

  it('is not offered when its condition is not met', () => {
    const { decision, count } = battle('as', { main: 'plain', support: 'guarded' });
    expect([decision?.kind, count('support')]).toEqual(['attack', 0]);
  });

  it('takes the place of levelling down', () => {
    const { count } = battle('am', { main: 'stubborn' });
    expect([count('level'), count('hand')]).toEqual([1, 1]);
  });
});
