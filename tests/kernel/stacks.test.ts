/** A card that is laid onto another: one event, one card afterwards. DBS 9-4, 10-13, 11-3; BS 19-3; VG 6.5. */
import { describe, expect, it } from 'vitest';
import { addEffect, createPlace, link, moveCard, setBattle } from '../../oracle/kernel/changes';
import { isForbidden } from '../../oracle/kernel/continuous/prohibitions';
import { perform } from '../../oracle/kernel/events/perform';
import { linkedTo } from '../../oracle/kernel/links';
import { cardsAt, placeOf } from '../../oracle/kernel/objects/places';
import { isAmong, NOTHING, refTo, type Ability, type Procedure } from '../../oracle/kernel/state';
import type { ContinuousEffect } from '../../oracle/kernel/state/lasting';
import {
  at,
  card,
  checkpoint,
  events,
  give,
  ids,
  moving,
  power,
  restored,
  run,
  strengthen,
  toy,
  type ToyGame,
  type ToyRules,
} from './toy-game';
import { draw } from './ability-notation';

const auto = (when: Ability['when']): Ability => ({ type: 'auto', when, effect: draw });
const PLUS_100 = { kind: 'stat', stat: 'power', by: 100 } as const;
const leaves = auto({ event: 'moved', from: ['field'] });
const under = (g: ToyGame, id: string): string[] => linkedTo(g, at(g, id), 'under').map((one) => one.id);

function* lay(g: ToyGame, id: string, onto: readonly string[], state?: string): Procedure {
  yield* perform(g, {
    card: at(g, id),
    to: { zone: 'field', onto: onto.map((one) => refTo(at(g, one))), ...(state && { state }) },
  });
}
function* topTo(g: ToyGame, id: string, zone: string): Procedure {
  yield* perform(g, { card: at(g, id), to: { zone, part: 'top' } });
}

/** X rested, 1000 and 3000 more; Y of 500 in the hand. */
function stacked(rules: Partial<ToyRules> = {}, ...ofX: Ability[]): ToyGame {
  const field = [card('left'), card('X', 1000, ...ofX), card('right')];
  const g = toy({ A: { field, hand: [card('Y', 500), card('Z', 200)], deck: [card('d1')] } }, rules);
  strengthen(g, 'X', 3000);
  run(g, perform(g, { card: at(g, 'X'), state: 'resting' }));
  return g;
}

describe('a card laid onto another', () => {
  it('takes its place, state and what effects do to it, at one moment, and nothing has left', () => {
    const seen: string[][] = [];
    const afterGroup = (g: ToyGame): Procedure => {
      seen.push([...ids(g, 'A', 'field')]);
      return NOTHING;
    };
    const g = stacked({ afterGroup } as Partial<ToyRules>, leaves);
    seen.length = 0;
    run(g, lay(g, 'Y', ['X']));
    run(g, checkpoint(g));
    expect([ids(g, 'A', 'field'), power(g, 'Y'), at(g, 'Y').state]).toEqual([['left', 'Y', 'right'], 3500, 'resting']);
    expect([events(g, 'triggered'), seen, under(g, 'Y')]).toEqual([[], [['left', 'Y', 'right']], ['X']]);
  });

  it('arrives as any other card does', () => {
    const arrived = auto({ event: 'moved', to: ['field'], subject: { name: 'Y' } });
    const g = toy({ A: { field: [card('X'), card('w', 0, arrived)], hand: [card('Y')], deck: [card('d1')] } });
    run(g, lay(g, 'Y', ['X']));
    expect(g.state.pending.map((waiting) => waiting.card)).toEqual(['w']);
  });

  it('is told its own state where the rules say so, and takes over what applies to each of two', () => {
    const g = stacked();
    strengthen(g, 'right', 100);
    run(g, lay(g, 'Y', ['X', 'right'], 'active'));
    expect([ids(g, 'A', 'field'), at(g, 'Y').state, power(g, 'Y'), under(g, 'Y')]).toEqual([
      ['left', 'Y'],
      'active',
      3600,
      ['X', 'right'],
    ]);
  });

  it('has what one effect does to two cards that become one done to it twice', () => {
    const both = { player: 'A', source: 'X', targets: ['X', 'right'], modification: PLUS_100, until: 'turn' } as const;
    const g = stacked();
    addEffect(g, both);
    run(g, lay(g, 'Y', ['X', 'right']));
    expect([power(g, 'Y'), g.state.effects.map(({ targets }) => targets.map(({ id }) => id))]).toEqual([
      3700,
      [['Y'], ['Y'], ['Y']],
    ]);
    const beside = stacked();
    addEffect(beside, both);
    run(beside, lay(beside, 'Y', ['X']));
    expect([power(beside, 'Y'), power(beside, 'right')]).toEqual([3600, 100]);
  });

  it('takes over those effects that go over, and the others stay with the card below', () => {
    const passesToHeir = (_g: unknown, { modification }: ContinuousEffect): boolean => modification.kind === 'stat';
    const ban = { player: 'B', source: 'X', targets: ['X'], modification: { kind: 'forbid', what: 'attack' } } as const;
    const only = stacked({ passesToHeir });
    addEffect(only, { ...ban, until: 'turn' });
    run(only, lay(only, 'Y', ['X']));
    const all = stacked();
    addEffect(all, { ...ban, until: 'turn' });
    run(all, lay(all, 'Y', ['X']));
    expect([only, all].map((g) => [power(g, 'Y'), isForbidden(g, at(g, 'Y'), 'attack')])).toEqual([
      [3500, false],
      [3500, true],
    ]);
  });

  it('takes over the roles of a battle and what was given to the card', () => {
    const g = stacked();
    moveCard(g, 'Z', { zone: 'cost' });
    run(g, give(g, 'Z', 'X'));
    const joined = [refTo(at(g, 'X'))];
    setBattle(g, { attackers: ['X'], targets: [], guards: [], boosts: [], hits: null, joined });
    run(g, lay(g, 'Y', ['X']));
    expect([g.state.battle?.attackers, isAmong(g.state.battle!.joined, at(g, 'Y')), power(g, 'Y')]).toEqual([
      ['Y'],
      true,
      4500,
    ]);
  });

  it('triggers what the card below says of being laid under another, and nothing else of it', () => {
    const g = stacked({}, auto({ event: 'linked' }), auto({ event: 'moved', subject: 'any' }));
    run(g, lay(g, 'Y', ['X']));
    expect(g.state.pending.map(({ card: id, event }) => [id, event.type])).toEqual([['X', 'linked']]);
  });

  it('lies on the top of what lay under that one already', () => {
    const g = stacked();
    run(g, lay(g, 'Y', ['X']));
    run(g, lay(g, 'Z', ['Y']));
    expect([under(g, 'Z'), power(g, 'Z'), ids(g, 'A', 'field')]).toEqual([['Y', 'X'], 3200, ['left', 'Z', 'right']]);
  });

  it('keeps what lies under it above the cards onto which it comes, and under each of those what lay there', () => {
    const field = ['X', 'Y', 'Z'].map((name) => card(name));
    const g = toy({ A: { field, under: ['z1', 'y1', 'x1', 'z2', 'y2'].map((name) => card(name)) } });
    for (const one of g.zone('A', 'under')) link(g, 'under', one, one.slice(0, 1).toUpperCase());
    run(g, lay(g, 'Z', ['X', 'Y']));
    expect(under(g, 'Z')).toEqual(['z1', 'z2', 'X', 'x1', 'Y', 'y1', 'y2']);
  });

  it('lies in the place where that one lay, which the card below has left', () => {
    const g = toy({ A: { hand: [card('x'), card('y')] } });
    const definition = { name: 'c', number: 'c', category: 'place' };
    const circle = createPlace(g, { definition, owner: 'A', layout: { kinds: ['circle'] } });
    const inCircle = () => cardsAt(g, circle, 'field').map(({ id }) => id);
    run(g, perform(g, { card: g.card('x'), to: { zone: 'field', at: circle.id } }));
    run(g, perform(g, { card: g.card('y'), to: { zone: 'field', onto: [refTo(g.card('x'))] } }));
    expect([inCircle(), placeOf(g, g.card('x'))]).toEqual([['y'], undefined]);
    run(g, perform(g, { card: g.card('y'), to: { zone: 'hand', part: 'top' } }));
    expect(inCircle()).toEqual(['x']);
  });

  it('is linked to what the card below was linked to, and to nothing with which it is one', () => {
    const legion = (...onto: string[]) => {
      const g = toy({ A: { field: [card('lead'), card('mate')], hand: [card('y')] } });
      link(g, 'legion', 'mate', 'lead');
      run(g, lay(g, 'y', onto));
      return g.state.links.map(({ kind, card: id, host }) => [kind, id, host]);
    };
    expect(legion('mate')).toEqual([
      ['legion', 'y', 'lead'],
      ['under', 'mate', 'y'],
    ]);
    expect(legion('lead', 'mate')).toEqual([
      ['under', 'lead', 'y'],
      ['under', 'mate', 'y'],
    ]);
  });

  it('is one stack again after a restart from the state', () => {
    const g = stacked();
    run(g, lay(g, 'Y', ['X']));
    const again = restored(g);
    run(again, moving(again, 'Y', 'trash'));
    expect(ids(again, 'A', 'trash')).toEqual(['Y', 'X']);
  });

  it('is nothing for a game without stacks', () => {
    const g = stacked({ stacks: undefined } as Partial<ToyRules>);
    expect(() => run(g, lay(g, 'Y', ['X']))).toThrow('lays no card');
  });
});

describe('a card that was to be laid onto another', () => {
  const instead = (effect: Ability['effect'], may = false): Ability => ({
    type: 'instead',
    when: { event: 'moved', to: ['field'], subject: { name: 'Y' } },
    effect,
    ...(may && { may }),
  });

  it('leaves it alone where something else happens instead, after the question whether it does', () => {
    const play = (answer: boolean): ToyGame => {
      const g = stacked({}, instead([], true));
      run(g, lay(g, 'Y', ['X']), answer);
      return g;
    };
    const [replaced, not] = [play(true), play(false)];
    expect([ids(replaced, 'A', 'field'), replaced.state.links, power(replaced, 'X')]).toEqual([
      ['left', 'X', 'right'],
      [],
      4000,
    ]);
    expect([ids(not, 'A', 'field'), power(not, 'Y')]).toEqual([['left', 'Y', 'right'], 3500]);
  });

  it('arrives alone where that one has gone meanwhile', () => {
    const gone: Ability = {
      type: 'instead',
      when: { event: 'trashed', subject: { name: 'left' } },
      effect: [{ do: 'move', target: { all: { name: 'X' } }, to: 'hand' }],
    };
    const g = stacked({}, gone);
    const { A } = g.state.players;
    run(
      g,
      perform(
        g,
        { card: at(g, 'left'), to: { zone: 'trash' }, events: 'trashed' },
        { card: at(g, 'Y'), to: { zone: 'field', onto: [refTo(at(g, 'X'))] } },
      ),
    );
    expect([A.zones.field, A.zones.hand, at(g, 'Y').state, power(g, 'Y')]).toEqual([
      ['left', 'right', 'Y'],
      ['Z', 'X'],
      'active',
      500,
    ]);
  });
});

it('a card that has left and come back meanwhile is not the one onto which it was to be laid', () => {
  const blink: Ability = {
    type: 'instead',
    when: { event: 'trashed', subject: { name: 'left' } },
    effect: ['hand', 'field'].map((to) => ({
      do: 'move',
      target: { all: { name: 'X', zone: ['field', 'hand'] } },
      to,
    })),
  };
  const g = stacked({}, blink);
  const to = { zone: 'field', onto: [refTo(at(g, 'X'))] };
  run(g, perform(g, { card: at(g, 'left'), to: { zone: 'trash' }, events: 'trashed' }, { card: at(g, 'Y'), to }));
  expect([ids(g, 'A', 'field'), power(g, 'Y'), g.state.links]).toEqual([['left', 'right', 'X', 'Y'], 500, []]);
});

describe('the top of a stack', () => {
  it('goes alone, and the next takes its place, state and effects without arriving', () => {
    const g = stacked({}, auto({ event: 'moved', to: ['field'] }), leaves);
    run(g, lay(g, 'Y', ['X']));
    strengthen(g, 'Y', 10);
    run(g, topTo(g, 'Y', 'hand'));
    run(g, checkpoint(g));
    expect([ids(g, 'A', 'field'), power(g, 'X'), at(g, 'X').state, under(g, 'X')]).toEqual([
      ['left', 'X', 'right'],
      4010,
      'resting',
      [],
    ]);
    expect([events(g, 'triggered'), ids(g, 'A', 'under')]).toEqual([[], []]);
    run(g, lay(g, 'Y', ['X']));
    expect(power(g, 'Y')).toBe(3510);
  });

  it.each([
    [true, ['X']],
    [false, ['Y']],
  ])('leaves the battle to the next only where the rules say so: %s', (uncoveredTakesRoles, attackers) => {
    const g = stacked({ uncoveredTakesRoles });
    run(g, lay(g, 'Y', ['X']));
    setBattle(g, { attackers: ['Y'], targets: [], guards: [], boosts: [], hits: null, joined: [refTo(at(g, 'Y'))] });
    run(g, topTo(g, 'Y', 'hand'));
    expect([g.state.battle?.attackers, isAmong(g.state.battle!.joined, at(g, 'X'))]).toEqual([
      attackers,
      uncoveredTakesRoles,
    ]);
  });

  it('hands what lies further below to the next', () => {
    const g = stacked();
    run(g, lay(g, 'Y', ['X']));
    run(g, lay(g, 'Z', ['Y']));
    run(g, topTo(g, 'Z', 'trash'));
    expect([under(g, 'Y'), ids(g, 'A', 'field'), power(g, 'Y')]).toEqual([['X'], ['left', 'Y', 'right'], 3500]);
  });

  it('is all there is of a card under which nothing lies', () => {
    const g = stacked();
    link(g, 'given', 'Z', 'X');
    run(g, topTo(g, 'X', 'hand'));
    expect([ids(g, 'A', 'field'), g.state.links]).toEqual([['left', 'right'], []]);
  });

  it('goes with the whole stack unless it goes alone, and a new one begins anew', () => {
    const g = stacked();
    run(g, lay(g, 'Y', ['X']));
    run(g, moving(g, 'Y', 'trash'));
    expect([ids(g, 'A', 'trash'), g.state.links]).toEqual([['Y', 'X'], []]);
    run(g, moving(g, 'Y', 'field'));
    expect([power(g, 'Y'), at(g, 'Y').state]).toEqual([500, 'active']);
  });
});

it('a stack of cards of both players goes to the owner of each (DBS 11-3-5, 3-1-7-1)', () => {
  const home: Partial<ToyRules> = {
    redirectMove: (_g, move) =>
      move.to.zone === 'trash' ? { ...move, to: { zone: 'trash', player: move.card.owner } } : move,
  };
  const g = toy({ A: { field: [card('X')], under: [card('W')] }, B: { hand: [card('Y')] } }, home);
  link(g, 'under', 'W', 'X');
  run(g, perform(g, { card: at(g, 'X'), to: { zone: 'field', player: 'B' } }));
  run(g, perform(g, { card: at(g, 'Y'), to: { zone: 'field', player: 'B', onto: [refTo(at(g, 'X'))] } }));
  expect([ids(g, 'B', 'field'), ids(g, 'B', 'under')]).toEqual([['Y'], ['X', 'W']]);
  run(g, moving(g, 'Y', 'trash'));
  expect([ids(g, 'A', 'trash'), ids(g, 'B', 'trash')]).toEqual([['X', 'W'], ['Y']]);
});
