/** Cards that a rule protects from effects, like a Grandwalker Nexus and what is combined with it (BS 13-2, 11-3-5). */
import { describe, expect, it } from 'vitest';
import { addEffect, link, unlink } from '../../../oracle/kernel/changes';
import { hasWord } from '../../../oracle/kernel/continuous/information';
import { isForbidden } from '../../../oracle/kernel/continuous/prohibitions';
import { perform } from '../../../oracle/kernel/events/perform';
import { hostsOf } from '../../../oracle/kernel/links';
import { movingCounters } from '../../../oracle/kernel/objects/counters';
import type { Ability, CardState, CauseOf } from '../../../oracle/kernel/state';
import type { CardFilter } from '../../../schemas/ability';
import { all, self, up, type Steps } from '../ability-notation';
import { cont as continuous, doing, resolve, run, type ToyGame, type ToyRules } from '../toy-game';
import { bp, braveCard, coresGame, coresOn, pool, reserve, sheet, spirit, thenPending } from './cores-game';
import { type CoresCard } from './cores-game';
import type { Holder } from '../../../oracle/kernel/changes/intended';

const cont = (...effect: Steps): Ability => ({ type: 'cont', effect });
const opponentCards = all({ player: 'opponent' });
const grandwalkers = (player: 'you' | 'opponent'): CardFilter => ({ player, trait: 'Grandwalker' });

const isGrandwalker = (card: CardState): boolean => sheet(card).traits?.includes('Grandwalker') ?? false;
const namesGrandwalkers = (wording: CardFilter | undefined): boolean =>
  wording !== undefined && (wording.trait === 'Grandwalker' || (wording.any?.some(namesGrandwalkers) ?? false));

/** 13-2-1: its own effects affect it, and effects whose text names such cards. */
const rules: Partial<ToyRules> = {
  protectionFrom: (g, card, { kind, source, wording }) => {
    if (kind !== 'effect') return null;
    const protector = isGrandwalker(card) ? card : hostsOf(g, card).find(isGrandwalker);
    const isProtected =
      protector !== undefined && source !== protector.id && source !== card.id && !namesGrandwalkers(wording);
    return isProtected ? ['protection'] : null;
  },
};
const grandwalker = (...abilities: Ability[]): CoresCard => ({
  ...{ id: 'G', kind: 'nexus', traits: ['Grandwalker'], abilities },
  levels: [
    [1, 0, 0],
    [2, 3, 0],
  ],
});

/** B's card has an ability, so that the game is not one in which nothing can be prevented. */
const game = (opposing: Ability = cont()): ToyGame =>
  coresGame(
    { A: { field: [spirit('s'), grandwalker()] }, B: { field: [spirit('t', opposing)] } },
    { s: { core: 1 }, G: { core: 2 }, t: { core: 1 }, 'A.reserve': { core: 2 } },
    rules,
  );
const byEffect = (player: 'A' | 'B', source: string, wording?: CardFilter): CauseOf => ({
  ...{ kind: 'effect', player, source, ability: { type: 'auto', effect: [] } },
  ...(wording && { wording }),
});

describe('a protected card', () => {
  it('is affected by what names it, and by no other effect of either player', () => {
    const g = game();
    const rest = (of: CardFilter): Steps => [{ do: 'setState', target: all(of), state: 'resting' }];
    resolve(g, 't', ...rest({ player: 'opponent' }));
    resolve(g, 's', ...rest({ player: 'you' }));
    expect([g.card('G').state, g.card('s').state]).toEqual(['active', 'resting']);
    resolve(g, 't', ...rest(grandwalkers('opponent')));
    expect(g.card('G').state).toBe('resting');
  });

  it('is affected by its own effects', () => {
    const g = game();
    resolve(g, 'G', up(self, 500));
    expect(bp(g, 'G')).toBe(500);
  });

  it('is not offered to a choice', () => {
    const g = game();
    const target = { choose: { from: { player: 'any' }, count: 1 } } as const;
    const { question } = run(g, doing(g, 't', { do: 'move', target, to: 'hand' }));
    expect(question?.from?.map(({ id }) => id)).toEqual(['s', 't']);
  });

  it('keeps its abilities under a continuous "loses its effects", and may do what that forbids others', () => {
    const mute = cont({ do: 'negate', target: opponentCards }, { do: 'forbid', what: 'attack', target: opponentCards });
    const strong = cont(up(self, 700));
    const g = coresGame(
      { A: { field: [spirit('s', strong), grandwalker(strong)] }, B: { field: [spirit('t', mute)] } },
      { s: { core: 1 }, t: { core: 1 } },
      rules,
    );
    expect(['s', 'G'].map((id) => [bp(g, id), isForbidden(g, g.card(id), 'attack')])).toEqual([
      [1000, true],
      [700, false],
    ]);
  });

  it('is left out of continuous changes of values that do not name it', () => {
    const g = game(continuous(up(opponentCards, 300)));
    const named = game(continuous(up(all(grandwalkers('opponent')), 300)));
    expect([bp(g, 's'), bp(g, 'G'), bp(named, 's'), bp(named, 'G')]).toEqual([1300, 0, 1000, 300]);
  });

  it('cites its rule each time a value is read that something continuous would change', () => {
    const g = game(continuous(up(opponentCards, 300)));
    const cited = (id: string) => {
      const { mark } = g.citations;
      bp(g, id);
      const count = g.citations.mark.consulted - mark.consulted;
      g.citations.setAside(mark);
      return count;
    };
    expect([cited('G'), cited('G')]).toEqual([1, 1]);
    expect(g.citations.all(g.journal)).toContain('protection');
  });

  it('may be Spirit and Nexus at once, and is still left out of what names Spirits alone (13-4)', () => {
    const g = game();
    const ofItself = { player: 'A', source: 'G', targets: ['G'], until: 'turn' } as const;
    addEffect(g, { ...ofItself, modification: { kind: 'words', word: 'category', add: ['spirit'] } });
    addEffect(g, { ...ofItself, modification: { kind: 'stat', stat: 'power', by: 8000 } });
    resolve(g, 't', up(all({ player: 'opponent', category: 'spirit' }), -500));
    const isOf = (category: string) => hasWord(g, g.card('G'), 'category', category);
    expect([bp(g, 'G'), bp(g, 's'), isOf('nexus'), isOf('spirit')]).toEqual([8000, 500, true, true]);
  });
});

describe('Cores of a protected card', () => {
  const moved = (g: ToyGame, from: Holder, to: Holder, cause: CauseOf) => {
    run(g, perform(g, movingCounters({ core: 1 }, from, to, { cause })));
    return coresOn(g.card('G'));
  };

  it('are neither taken from it nor put on it, from wherever, by an effect that does not name it (13-2-2)', () => {
    const g = game();
    const own = byEffect('A', 's');
    const G = g.card('G');
    expect([
      moved(g, G, pool(g, 'A', 'trash'), byEffect('B', 't')),
      moved(g, null, G, own),
      moved(g, reserve(g, 'A'), G, own),
      moved(g, g.card('s'), G, own),
    ]).toEqual([2, 2, 2, 2]);
    expect([coresOn(reserve(g, 'A')), coresOn(g.card('s'))]).toEqual([2, 1]);
  });

  it('are moved by an effect that names it, and by the rules', () => {
    const g = game();
    expect(moved(g, null, g.card('G'), byEffect('A', 's', grandwalkers('you')))).toBe(3);
    expect(moved(g, reserve(g, 'A'), g.card('G'), { kind: 'rule' })).toBe(4);
  });
});

it('a Brave combined with a protected card is protected as well, and no longer on another host (11-3-5)', () => {
  const g = coresGame(
    {
      A: { field: [spirit('s'), grandwalker()], combined: [braveCard('b')] },
      B: { field: [spirit('t', cont())] },
    },
    { s: { core: 1 }, t: { core: 1 } },
    rules,
  );
  const zoneAfterRemoval = () => {
    const cause = byEffect('B', 't', { category: 'brave' });
    run(g, thenPending(g, perform(g, { card: g.card('b'), to: { zone: 'trash' }, cause })));
    return g.card('b').zone;
  };
  link(g, 'brave', 'b', 'G');
  const onGrandwalker = zoneAfterRemoval();
  unlink(g, 'b', 'G');
  link(g, 'brave', 'b', 's');
  expect([onGrandwalker, zoneAfterRemoval()]).toEqual(['combined', 'trash']);
});
