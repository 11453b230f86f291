/** What is linked: given cards, a card with two hosts, two that do everything together, and what follows where a link ends. */
import { describe, expect, it } from 'vitest';
import { chooseAnswer, chooseCards } from '../../oracle/kernel/questions';
import { addEffect, link } from '../../oracle/kernel/changes';
import { isForbidden } from '../../oracle/kernel/continuous/prohibitions';
import { perform } from '../../oracle/kernel/events/perform';
import { hostsOf, linkedTo, linksOn } from '../../oracle/kernel/links';
import { refTo, type Ability, type CardState, type Link, type Procedure } from '../../oracle/kernel/state';
import { at, card, checkpoint, events, give, ids, moving, power, restored, run, toy } from './toy-game';
import type { ToyGame, ToyRules } from './toy-game';
import type { IntendedChange } from '../../oracle/kernel/changes/intended';

describe('given cards', () => {
  const sides = () => ({ A: { field: [card('host', 5000)], cost: [card('don1'), card('don2')] } });

  it('strengthen their host in its turn and are neither active nor resting', () => {
    const g = toy(sides());
    run(g, give(g, 'don1', 'host'));
    run(g, give(g, 'don2', 'host'));
    expect([power(g, 'host'), at(g, 'don1').state]).toEqual([7000, 'given']);
  });

  it('go back resting at the moment in which their host leaves', () => {
    const g = toy(sides());
    run(g, give(g, 'don1', 'host'));
    run(g, moving(g, 'host', 'hand'));
    expect([ids(g, 'A', 'cost'), at(g, 'don1').state, g.state.links]).toEqual([['don2', 'don1'], 'resting', []]);
    run(g, moving(g, 'host', 'field'));
    expect(power(g, 'host')).toBe(5000);
  });

  it('no longer count when they alone go', () => {
    const g = toy(sides());
    run(g, give(g, 'don1', 'host'));
    run(g, moving(g, 'don1', 'cost'));
    expect([power(g, 'host'), ids(g, 'A', 'field')]).toEqual([5000, ['host']]);
  });

  it('are part of the state', () => {
    const g = toy(sides());
    run(g, give(g, 'don1', 'host'));
    const again = restored(g);
    run(again, moving(again, 'host', 'trash'));
    expect(ids(again, 'A', 'cost')).toEqual(['don2', 'don1']);
  });
});

/** Partners: the leader is the host. They rest together, are bound together, and go apart. */
const partnersOf = (g: Pick<ToyGame, 'state' | 'card'>, { id }: CardState): CardState[] =>
  g.state.links
    .filter(({ kind, card: one, host }) => kind === 'legion' && (one === id || host === id))
    .map(({ card: one, host }) => g.card(one === id ? host : one));
const legion: Partial<ToyRules> = {
  alsoChanges: (g, change) =>
    'state' in change ? partnersOf(g, change.card).map((one) => ({ card: one, state: change.state })) : [],
  boundTo: (g, one, what) => (what === 'rest' ? partnersOf(g, one) : []),
};

describe('cards that do everything together', () => {
  function three(rules: Partial<ToyRules> = legion): ToyGame {
    const g = toy({ A: { field: [card('lead'), card('mate'), card('far'), card('other')] } }, rules);
    link(g, 'legion', 'mate', 'lead');
    link(g, 'legion', 'far', 'mate');
    return g;
  }
  const resting = (g: ToyGame): string[] => ids(g, 'A', 'field').filter((id) => at(g, id).state === 'resting');

  it('rest at one moment, through all that are linked, whichever it begins with', () => {
    for (const first of ['lead', 'mate', 'far']) {
      const g = three();
      run(g, perform(g, { card: at(g, first), state: 'resting' }));
      expect(resting(g)).toEqual(['lead', 'mate', 'far']);
    }
  });

  it('follow no change that changes nothing, and no move', () => {
    const g = three();
    run(g, perform(g, { card: at(g, 'lead'), state: 'active' }));
    expect(events(g, 'rested', 'setActive')).toEqual([]);
    run(g, moving(g, 'mate', 'trash'));
    run(g, perform(g, { card: at(g, 'lead'), state: 'resting' }));
    expect([resting(g), ids(g, 'A', 'field')]).toEqual([['lead'], ['lead', 'far', 'other']]);
  });

  it('change once each where several of them change at once', () => {
    const g = three();
    run(g, perform(g, ...['far', 'other', 'lead'].map((id) => ({ card: at(g, id), state: 'resting' }))));
    expect(events(g, 'rested')).toEqual(['rested far', 'rested other', 'rested lead', 'rested mate']);
  });

  it('are all forbidden what one of them is forbidden, if that is shared', () => {
    const g = three();
    for (const what of ['rest', 'attack']) {
      const modification = { kind: 'forbid', what } as const;
      addEffect(g, { player: 'B', source: 'other', targets: ['mate'], modification, until: 'turn' });
    }
    const forbidden = (what: string) => ids(g, 'A', 'field').filter((id) => isForbidden(g, at(g, id), what));
    expect([forbidden('rest'), forbidden('attack')]).toEqual([['lead', 'mate', 'far'], ['mate']]);
  });

  it('count as they are when the partner comes back: the link has ended', () => {
    const g = three();
    run(g, moving(g, 'lead', 'hand'));
    run(g, moving(g, 'lead', 'field'));
    run(g, perform(g, { card: at(g, 'lead'), state: 'resting' }));
    expect([resting(g), hostsOf(g, at(g, 'mate'))]).toEqual([['lead'], []]);
  });

  it('move and turn in one group, each kind of change once', () => {
    const both: Partial<ToyRules> = {
      alsoChanges: (g, change): readonly IntendedChange[] =>
        partnersOf(g, change.card).map((one) => ({ ...change, card: one })),
    };
    const g = three(both);
    run(g, perform(g, { card: at(g, 'lead'), state: 'resting' }, { card: at(g, 'lead'), face: 'down' }));
    expect(['lead', 'mate', 'far'].map((id) => [at(g, id).state, at(g, id).face])).toEqual(
      Array.from({ length: 3 }, () => ['resting', 'down']),
    );
  });
});

/** A Brave: its player decides once, after its hosts have gone, whether it stays as a card of its own. */
const brave: Partial<ToyRules> = {
  alsoChanges: () => [],
  *linksEnded(g, ended: readonly Link[]): Procedure {
    const left = [...new Set(ended.filter((one) => one.kind === 'brave').map((one) => one.card))];
    for (const one of left.map((id) => g.card(id))) {
      if (hostsOf(g, one).length > 0 || one.zone !== 'under') continue;
      const player = g.rules.masterOf(g, one);
      const stays = yield* chooseAnswer(g, { player, kind: 'may', answers: [true, false], pass: false });
      yield* perform(g, { card: one, to: { zone: stays ? 'field' : 'trash' } });
    }
  },
};

/** Hearts of a G unit: where it leaves, one of them is the unit again and lies as the G unit lay (VG 6.5.4.1, 6.5.4.1.1). */
const hearts: Partial<ToyRules> = {
  alsoChanges: () => [],
  *linksEnded(g, ended) {
    const freed = ended.filter((one) => one.kind === 'heart' && hostsOf(g, g.card(one.card)).length === 0);
    const [first] = freed;
    if (!first) return;
    const from = freed.map((one) => g.card(one.card));
    const [heart] = yield* chooseCards(g, { player: 'A', kind: 'choose', from, min: 1, max: 1 });
    const { host } = first.before;
    yield* perform(g, { card: heart!, to: { zone: host.zone, state: host.state } });
  },
};

it('what follows where links end knows the ends as they were: one of two hearts comes to lie as their unit lay', () => {
  const g = toy({ A: { field: [card('G')], under: [card('one'), card('two')] } }, hearts);
  for (const id of ['one', 'two']) link(g, 'heart', id, 'G');
  run(g, perform(g, { card: at(g, 'G'), state: 'resting' }));
  const session = run(g, moving(g, 'G', 'trash'), { type: 'choose', cards: ['two'] });
  expect([session.question, ids(g, 'A', 'field'), at(g, 'two').state, at(g, 'one').zone]).toEqual([
    null,
    ['two'],
    'resting',
    'under',
  ]);
});

describe('a card with two hosts', () => {
  function braved(rules: Partial<ToyRules> = brave): ToyGame {
    const g = toy({ A: { field: [card('one'), card('two')], under: [card('brave')] } }, rules);
    link(g, 'brave', 'brave', 'one', { data: { side: 'left' } });
    link(g, 'brave', 'brave', 'two', { data: { side: 'right' } });
    return g;
  }

  it('knows of each what there is to know, also after a restart', () => {
    const g = restored(braved());
    expect(linksOn(g, at(g, 'two')).map(({ data }) => data)).toEqual([{ side: 'right' }]);
  });

  it('is linked to both until it leaves', () => {
    const g = braved();
    expect(hostsOf(g, at(g, 'brave')).map((host) => host.id)).toEqual(['one', 'two']);
    run(g, moving(g, 'brave', 'trash'));
    expect([hostsOf(g, at(g, 'brave')), events(g, 'unlinked').length]).toEqual([[], 2]);
  });

  it('stays with the other where one goes, and nobody is asked', () => {
    const g = braved();
    run(g, moving(g, 'one', 'trash'));
    expect([hostsOf(g, at(g, 'brave')).map(({ id }) => id), at(g, 'brave').zone]).toEqual([['two'], 'under']);
  });

  it.each([
    [true, 'field'],
    [false, 'trash'],
  ])('is asked about once where both go at one moment: %s', (stays, zone) => {
    const g = braved();
    const both = ['one', 'two'].map((id) => ({ card: at(g, id), to: { zone: 'trash' } }));
    const session = run(g, perform(g, ...both), stays);
    expect([session.question, at(g, 'brave').zone, g.state.links]).toEqual([null, zone, []]);
  });

  it('is asked about before the rules look at what has happened', () => {
    const seen: string[] = [];
    const g = braved({
      ...brave,
      *afterGroup(game): Procedure {
        seen.push(game.card('brave').zone);
      },
    });
    const both = ['one', 'two'].map((id) => ({ card: at(g, id), to: { zone: 'trash' } }));
    run(g, perform(g, ...both), true);
    expect(seen).toEqual(['field', 'field']);
  });
});

describe('a link', () => {
  const keeps: Partial<ToyRules> = {
    alsoChanges: (g, change) =>
      'to' in change ? linkedTo(g, change.card, 'dress').map((one) => ({ card: one, to: change.to })) : [],
    linkLasts: (_g, { kind }, { zone }) => kind === 'dress' && zone === 'check',
  };
  function dressed(): ToyGame {
    const g = toy({ A: { field: [card('doll'), card('dress')] } }, keeps);
    link(g, 'dress', 'dress', 'doll');
    return g;
  }
  const worn = (g: ToyGame): string[] => linkedTo(g, at(g, 'doll'), 'dress').map(({ id }) => id);

  it('lasts where both go together to a place in which it does', () => {
    const g = dressed();
    run(g, moving(g, 'doll', 'check'));
    expect([ids(g, 'A', 'check'), worn(g)]).toEqual([['doll', 'dress'], ['dress']]);
    run(g, moving(g, 'doll', 'trash'));
    expect([ids(g, 'A', 'trash'), worn(g)]).toEqual([['doll', 'dress'], []]);
  });

  it('lasts where neither leaves the kind of zone', () => {
    const g = dressed();
    run(g, perform(g, { card: at(g, 'doll'), to: { zone: 'field', player: 'B' } }));
    expect([ids(g, 'B', 'field'), worn(g)]).toEqual([['doll', 'dress'], ['dress']]);
    run(g, checkpoint(g));
  });
});

it('of two links between the same cards the one ends and the other lasts', () => {
  const rules: Partial<ToyRules> = { alsoChanges: () => [], linkLasts: (_g, { kind }) => kind === 'dress' };
  const g = toy({ A: { field: [card('one'), card('two')] } }, rules);
  for (const kind of ['dress', 'legion']) link(g, kind, 'two', 'one');
  run(g, moving(g, 'two', 'check'));
  expect(g.state.links.map(({ kind }) => kind)).toEqual(['dress']);
});

it('a Brave with two hosts bridges to the card laid onto one of them, and stays with the other (BS 10-2-2, 19-3)', () => {
  const lent: Ability = { type: 'cont', effect: [{ do: 'modify', stat: 'power', by: 500, target: { self: true } }] };
  const hosts = [card('one', 1000), card('two', 1000)];
  const g = toy(
    { A: { field: hosts, hand: [card('top', 3000)], under: [card('brave', 0, lent)] } },
    {
      lends: (_g, { kind }) => kind === 'brave',
      alsoChanges: (game, { card: host }) =>
        linkedTo(game, host, 'under').map((one) => ({ card: one, to: { zone: 'trash' } })),
    },
  );
  for (const { id } of hosts) link(g, 'brave', 'brave', id);
  run(g, perform(g, { card: at(g, 'top'), to: { zone: 'field', onto: [refTo(at(g, 'one'))] } }));
  expect(['top', 'one', 'two'].map((id) => power(g, id))).toEqual([3500, 1000, 1500]);
  run(g, moving(g, 'top', 'trash'));
  expect([power(g, 'two'), g.state.links.map(({ host }) => host), ids(g, 'A', 'trash')]).toEqual([
    1500,
    ['two'],
    ['top', 'one'],
  ]);
});
