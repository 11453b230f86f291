/** Cards that leave in two steps, several at once and of both players, with their Braves, sources and Cores (BS FAQ-4). */
import { describe, expect, it } from 'vitest';
import { cancelDeparture, link, redirectDeparture, unlink } from '../../../oracle/kernel/changes';
import { perform } from '../../../oracle/kernel/events/perform';
import { linkedTo } from '../../../oracle/kernel/links';
import { chooseAnswer } from '../../../oracle/kernel/questions';
import { refTo, type Ability, type CauseOf } from '../../../oracle/kernel/state';
import { all, to } from '../ability-notation';
import { events, ids, run, toyRules, type ToyRules } from '../toy-game';
import { bp, braveCard, coresGame, coresOn, coresRules, destroyBy, drawsOn, inSoul, moveCores } from './cores-game';
import { PASS, pay, pool, removeBy, reserve, sheet, spirit, stated, thenPending, waitsOn } from './cores-game';
import { isDeparting } from '../../../oracle/kernel/objects/departing';

const returned = { zone: 'hand', event: 'returned' };

describe('two combined Spirits of both players destroyed at one moment (7-8-2, 9-5)', () => {
  const game = () => {
    const g = coresGame(
      {
        A: { field: [spirit('a'), spirit('s')], combined: [braveCard('p')] },
        B: { field: [spirit('b')], combined: [braveCard('q')] },
      },
      { a: { core: 2 }, b: { core: 1 }, s: { core: 1 }, 'B.reserve': { core: 1 } },
    );
    link(g, 'brave', 'p', 'a');
    link(g, 'brave', 'q', 'b');
    return g;
  };

  it('stay until both players have decided about their Braves, the turn player first, and leave at one moment', () => {
    const g = game();
    const session = run(g, thenPending(g, destroyBy(g, 's', 'a', 'b')));
    expect([session.question?.player, session.question?.kind]).toEqual(['A', 'keep']);
    session.act('A', pay(stated('a', 'p', 1)));
    expect([session.question?.player, ids(g, 'B', 'field')]).toEqual(['B', ['b']]);
    session.act('B', PASS);
    expect([ids(g, 'A', 'field'), ids(g, 'A', 'trash'), ids(g, 'B', 'trash')]).toEqual([['s', 'p'], ['a'], ['b', 'q']]);
    const cores = [g.card('p'), reserve(g, 'A'), reserve(g, 'B')].map(coresOn);
    expect([cores, bp(g, 'p')]).toEqual([[1, 1, 2], 3000]);
  });

  it('let a Core for a Brave come from another Spirit, which depletes and leaves after them', () => {
    const g = game();
    run(g, thenPending(g, destroyBy(g, 's', 'a')), pay(stated('s', 'p', 1)));
    expect([ids(g, 'A', 'field'), ids(g, 'A', 'trash'), events(g, 'depleted')]).toEqual([
      ['p'],
      ['a', 's'],
      ['depleted s'],
    ]);
  });
});

describe('a Contract card that leaves (21-3)', () => {
  const contract = { ...spirit('c', drawsOn('destroyed')), contract: true };
  const destroyed = (source: string, ...answers: boolean[]) => {
    const g = coresGame(
      { A: { field: [contract, spirit('t')], deck: [spirit('d1')] }, B: { field: [spirit('s')] } },
      { c: { core: 2 }, s: { core: 1 }, t: { core: 1 } },
    );
    run(g, thenPending(g, destroyBy(g, source, 'c')), ...answers);
    return g;
  };

  it('by the opponent may stay in Soul State, after what the destruction triggered; its Cores go to the Reserve', () => {
    const g = destroyed('s', true);
    expect([ids(g, 'A', 'field'), inSoul(g, 'c'), coresOn(reserve(g, 'A'))]).toEqual([['c', 't'], true, 2]);
    expect(events(g, 'destroyed', 'triggered', 'stayed')).toEqual(['destroyed c', 'triggered c', 'stayed c']);
  });

  it('goes if its owner declines', () => {
    const g = destroyed('s', false);
    expect([ids(g, 'A', 'trash'), inSoul(g, 'c')]).toEqual([['c'], false]);
  });

  it('by its own player goes, and nobody is asked', () => {
    expect(ids(destroyed('t'), 'A', 'trash')).toEqual(['c']);
  });
});

describe('what happens to a card that is going to leave', () => {
  const resolving = (resolve: ToyRules['resolveWaitingAbility']): Partial<ToyRules> => ({
    resolveWaitingAbility: resolve,
  });

  it('depletion changes nothing: a card returned to the hand goes to the hand (FAQ-4-1-4)', () => {
    const g = coresGame(
      { A: { field: [spirit('x', waitsOn('returned'))] }, B: { field: [spirit('s')] } },
      { x: { core: 1 }, s: { core: 1 } },
      resolving(function* (game) {
        yield* moveCores(game as never, 1, game.card('x'), pool(game, 'A', 'trash'));
      }),
    );
    run(g, thenPending(g, removeBy(g, 's', returned, 'x')));
    expect([ids(g, 'A', 'hand'), events(g, 'depleted')]).toEqual([['x'], []]);
  });

  it('an effect of its own may send it elsewhere, and its Cores go to the Reserve all the same', () => {
    const g = coresGame(
      { A: { field: [spirit('x', waitsOn('destroyed')), spirit('s')] } },
      { x: { core: 2 }, s: { core: 1 } },
      resolving(function* (game) {
        redirectDeparture(game, 'x', { zone: 'hand' });
      }),
    );
    run(g, thenPending(g, destroyBy(g, 's', 'x')));
    expect([ids(g, 'A', 'hand'), coresOn(reserve(g, 'A'))]).toEqual([['x'], 2]);
  });

  it('if it stays Exhausted it keeps its Cores and its Brave, and was not Exhausted (FAQ-4-3)', () => {
    const field = [spirit('x', waitsOn('destroyed')), spirit('s'), spirit('w', drawsOn('rested', 'any'))];
    const g = coresGame(
      { A: { field, combined: [braveCard('b')], deck: [spirit('d1')] } },
      { x: { core: 2 }, s: { core: 1 }, w: { core: 1 } },
      resolving(function* (game) {
        cancelDeparture(game, 'x', 'resting');
      }),
    );
    link(g, 'brave', 'b', 'x');
    run(g, thenPending(g, destroyBy(g, 's', 'x')));
    expect([g.card('x').state, bp(g, 'x'), coresOn(g.card('x')), ids(g, 'A', 'hand')]).toEqual([
      'resting',
      3000,
      2,
      [],
    ]);
  });

  it('if it stays, what still waits because it was destroyed may be cancelled', () => {
    const field = [spirit('x', waitsOn('destroyed')), spirit('s'), spirit('w', drawsOn('destroyed', 'any'))];
    const g = coresGame(
      { A: { field, deck: [spirit('d1')] } },
      { x: { core: 1 }, s: { core: 1 }, w: { core: 1 } },
      {
        isCancelled: (game, { event }) => event.type === 'destroyed' && !isDeparting(game, game.card(event.card!)),
        *resolveWaitingAbility(game, waiting) {
          if (waiting.card === 'x') cancelDeparture(game, 'x');
          else yield* toyRules.resolveWaitingAbility(game, waiting);
        },
      },
    );
    run(g, thenPending(g, destroyBy(g, 's', 'x')), 'x');
    expect([ids(g, 'A', 'hand'), events(g, 'cancelled')]).toEqual([[], ['cancelled w']]);
  });

  it('a new effect does not reach it, while it is still on the Field (FAQ-4-2)', () => {
    const g = coresGame({ A: { field: [spirit('x'), spirit('s')] } }, { x: { core: 1 }, s: { core: 1 } });
    const cause: CauseOf = { kind: 'effect', player: 'A', source: 's', ability: { type: 'auto', effect: [] } };
    run(g, destroyBy(g, 's', 'x'));
    run(g, perform(g, { card: g.card('x'), state: 'resting', cause }, { card: g.card('s'), state: 'resting', cause }));
    expect([ids(g, 'A', 'field'), g.card('x').state, g.card('s').state]).toEqual([['x', 's'], 'active', 'resting']);
  });
});

describe('a card that is destroyed while another destroyed card has its say', () => {
  const destroyed = (replaced: Partial<ToyRules> = {}) => {
    const kills: Ability = { ...waitsOn('destroyed'), effect: [to('trash', all({ name: 'y' }))] };
    const field = [spirit('x', kills, drawsOn('destroyed')), spirit('y'), spirit('s')];
    const g = coresGame(
      { A: { field, combined: [braveCard('b'), braveCard('c')], deck: [spirit('d1')] } },
      { x: { core: 1 }, y: { core: 1 }, s: { core: 3 } },
      replaced,
    );
    link(g, 'brave', 'b', 'x');
    link(g, 'brave', 'c', 'y');
    return { g, session: run(g, thenPending(g, destroyBy(g, 's', 'x')), 'x#1') };
  };

  it('leaves first, and the owner is asked about each Brave when its host leaves', () => {
    const { g, session } = destroyed();
    session.act('A', PASS);
    expect([ids(g, 'A', 'trash'), ids(g, 'A', 'hand'), session.question?.kind]).toEqual([['y', 'c'], ['d1'], 'keep']);
    session.act('A', pay(stated('s', 'b', 1)));
    expect([ids(g, 'A', 'field'), ids(g, 'A', 'trash')]).toEqual([
      ['s', 'b'],
      ['y', 'c', 'x'],
    ]);
  });

  it('leaves with the other when nothing waits, in games that read it so (FAQ-4-1-2)', () => {
    const { g, session } = destroyed({ departuresWaitForAll: true });
    expect([ids(g, 'A', 'hand'), ids(g, 'A', 'trash')]).toEqual([['d1'], []]);
    session.act('A', PASS);
    session.act('A', PASS);
    expect(ids(g, 'A', 'trash')).toEqual(['x', 'y', 'b', 'c']);
  });
});

describe('a Brave and its Spirit', () => {
  const combined = (replaced: Partial<ToyRules> = {}) => {
    const g = coresGame(
      { A: { field: [spirit('x', waitsOn('destroyed')), spirit('s')], combined: [braveCard('b')] } },
      { x: { core: 1 }, s: { core: 1 } },
      replaced,
    );
    link(g, 'brave', 'b', 'x');
    return g;
  };

  it('a Brave that alone is destroyed gives its BP until it has gone', () => {
    const g = combined();
    run(g, destroyBy(g, 's', 'b'));
    const whileItLeaves = bp(g, 'x');
    run(g, thenPending(g));
    expect([whileItLeaves, bp(g, 'x'), ids(g, 'A', 'trash'), ids(g, 'A', 'field')]).toEqual([
      ...[3000, 1000],
      ...[['b'], ['x', 's']],
    ]);
  });

  it('if both leave at one moment for different zones, each goes to its own and nobody is asked', () => {
    const g = combined();
    const leaving = function* () {
      yield* destroyBy(g, 's', 'x');
      yield* removeBy(g, 's', returned, 'b');
    };
    const { question } = run(g, thenPending(g, leaving()));
    expect([question, ids(g, 'A', 'trash'), ids(g, 'A', 'hand')]).toEqual([null, ['x'], ['b']]);
  });

  it('if both are destroyed and an effect keeps the Spirit, it stays without its Brave', () => {
    const g = combined({
      *resolveWaitingAbility(game) {
        cancelDeparture(game, 'x');
      },
    });
    const { question } = run(g, thenPending(g, destroyBy(g, 's', 'x', 'b')));
    expect([question, ids(g, 'A', 'field'), ids(g, 'A', 'trash'), bp(g, 'x')]).toEqual([null, ['x', 's'], ['b'], 1000]);
  });
});

describe('a Spirit with sources of an Advent', () => {
  const withSources = (replaced: Partial<ToyRules> = {}) => {
    const contract = { ...spirit('c', drawsOn('summoned')), contract: true };
    const g = coresGame(
      { A: { field: [contract], hand: [spirit('T'), spirit('U')] }, B: { field: [spirit('s')] } },
      { c: { core: 2 }, s: { core: 1 } },
      replaced,
    );
    for (const [top, source] of [
      ['T', 'c'],
      ['U', 'T'],
    ] as const)
      run(g, perform(g, { card: g.card(top), to: { zone: 'field', onto: [refTo(g.card(source))] } }));
    return g;
  };

  it('takes all of them along, and its Cores go to the Reserve (19-3-5, FAQ-9-5)', () => {
    const g = withSources();
    const sources = linkedTo(g, g.card('U'), 'source').map(({ id }) => id);
    run(g, thenPending(g, destroyBy(g, 's', 'U')));
    expect([sources, ids(g, 'A', 'trash'), coresOn(reserve(g, 'A'))]).toEqual([['T', 'c'], ['U', 'T', 'c'], 2]);
  });

  it('may leave its Contract source on the Field in Soul State, which is neither depleted nor summoned (21-3-4)', () => {
    const g = withSources({
      *beforeDeparture(game, leaving) {
        for (const top of leaving) {
          const source = linkedTo(game, top, 'source').find((one) => sheet(one).contract)!;
          const answers = [true, false];
          if (!(yield* chooseAnswer(game, { player: top.owner, kind: 'soulState', answers, pass: false }))) continue;
          unlink(game, source.id, top.id);
          const status = { card: source, status: 'soulState', on: true };
          yield* perform(game, { card: source, to: { zone: 'field' } }, status);
        }
        yield* coresRules.beforeDeparture!(game, leaving);
      },
    });
    run(g, thenPending(g, removeBy(g, 's', returned, 'U')), true);
    expect([ids(g, 'A', 'field'), ids(g, 'A', 'hand').toSorted(), inSoul(g, 'c')]).toEqual([['c'], ['T', 'U'], true]);
    expect([coresOn(reserve(g, 'A')), events(g, 'depleted', 'triggered')]).toEqual([2, []]);
  });
});
