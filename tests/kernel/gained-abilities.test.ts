/**
 * An ability works wherever it comes from: each kind of ability, gained in each way. What may have been gained is told by its kinds
 * (continuous/kinds-of-abilities.ts), so that nothing else is looked for; a kind or a way left out there fails here.
 */
import { describe, expect, it } from 'vitest';
import { setState, emit } from '../../oracle/kernel/changes';
import { perform } from '../../oracle/kernel/events/perform';
import { abilitiesOf } from '../../oracle/kernel/continuous/abilities';
import { remembered } from '../../oracle/kernel/remember';
import type { Ability } from '../../oracle/kernel/state';
import type { Instruction } from '../../schemas/ability';
import { all, deck, draw, self } from './ability-notation';
import { at, card, cont, doing, modify, power, run, strengthen, toy, type ToyGame, type ToyRules } from './toy-game';
import { nameOfAbility } from '../../oracle/kernel/continuous/ability-names';

const named = (name: string) => all({ zone: ['field'], name });
const gain = (name: string, ability: Ability): Instruction =>
  ({ do: 'gain', target: named(name), ability }) as unknown as Instruction;

/** How "bearer" comes to an ability: which abilities "giver" has, and what an effect of "x" does. */
const SETUPS: Record<string, (ability: Ability) => { printed?: Ability; done?: Instruction }> = {
  'by an effect': (ability) => ({ done: gain('bearer', ability) }),
  'by a continuous ability': (ability) => ({ printed: cont(gain('bearer', ability)) }),
  'by an ability that a continuous ability gives': (ability) => ({
    printed: cont(gain('x', cont(gain('bearer', ability)))),
  }),
  'by an ability that an effect gives': (ability) => ({ done: gain('x', cont(gain('bearer', ability))) }),
};

interface Case {
  readonly ability: Ability;
  /** What makes it do something. */
  readonly cause: (g: ToyGame) => void;
  /** What it does can be seen here. */
  readonly seen: (g: ToyGame) => unknown;
  readonly rules?: Partial<ToyRules>;
}

const rest = (id: string) => (g: ToyGame) => run(g, perform(g, { card: at(g, id), state: 'resting' }));
const whileTrue = (condition: Ability['if'], cause: Case['cause']): Case => ({
  ability: cont(modify(self, { by: 1000 }), condition),
  cause,
  seen: (g) => power(g, 'bearer'),
});
const waiting = (g: ToyGame) => g.state.pending.map((one) => one.card);

/** What two keywords stand for. */
const MEANINGS: Readonly<Record<string, Partial<Ability>>> = {
  alert: { type: 'auto', when: { event: 'rested' }, effect: draw },
  fury: { type: 'cont', if: { happened: { event: 'ping' } } as Ability['if'], effect: [modify(self, { by: 1000 })] },
};
const keyword = (name: string): Ability => ({ type: 'keyword', keyword: name, effect: [] });
const meaningOfAbility: NonNullable<ToyRules['meaningOfAbility']> = (() => {
  const meaningOf = remembered((said: Ability): Ability => ({ ...said, ...MEANINGS[said.keyword!] }) as Ability);
  return (_game, said) => (said.type === 'keyword' ? meaningOf(said) : said);
})();

const KINDS: Record<string, Case> = {
  'a keyword that stands for a triggered one (VG 14.23.1)': {
    ability: keyword('alert'),
    cause: rest('bearer'),
    seen: waiting,
    rules: { meaningOfAbility },
  },
  'a keyword that stands for a continuous one': {
    ability: keyword('fury'),
    cause: (g) => emit(g, 'ping', { player: 'A' }),
    seen: (g) => power(g, 'bearer'),
    rules: { meaningOfAbility },
  },
  'a triggered one': {
    ability: { type: 'auto', when: { event: 'rested' }, effect: draw },
    cause: rest('bearer'),
    seen: waiting,
  },
  'one with a situation': {
    ability: { type: 'auto', situation: { count: { zone: ['field'], state: 'resting' }, min: 1 }, effect: draw },
    cause: rest('x'),
    seen: waiting,
    rules: { watchesSituations: true },
  },
  'a replacement': {
    ability: { type: 'instead', when: { event: 'rested' }, effect: draw },
    cause: rest('bearer'),
    seen: (g) => at(g, 'bearer').state,
  },
  'a continuous one that reads states': whileTrue({ count: { zone: ['field'], state: 'resting' }, min: 1 }, (g) =>
    setState(g, 'x', 'resting'),
  ),
  'a continuous one that reads values': whileTrue(
    { count: { zone: ['field'], name: 'x', stat: { power: { min: 3000 } } }, min: 1 },
    (g) => strengthen(g, 'x', 2000),
  ),
  'a continuous one that looks back': whileTrue({ happened: { event: 'ping' } } as Ability['if'], (g) =>
    emit(g, 'ping', { player: 'A' }),
  ),
};

const game = ({ printed }: { printed?: Ability }, rules?: Partial<ToyRules>): ToyGame =>
  toy(
    {
      A: {
        field: [card('bearer', 1000), card('x', 1000), card('giver', 0, ...(printed ? [printed] : []))],
        deck: deck(),
      },
    },
    rules,
  );

describe.each(Object.entries(KINDS))('%s', (_, { ability, cause, seen, rules }) => {
  const without = (): unknown => {
    const g = game({}, rules);
    cause(g);
    return seen(g);
  };

  it.each(Object.entries(SETUPS))('gained %s does what it says', (_setup, setup) => {
    const { printed, done } = setup(ability);
    const g = game({ ...(printed && { printed }) }, rules);
    if (done) run(g, doing(g, 'x', done));
    const before = seen(g);
    cause(g);
    expect(seen(g)).not.toEqual(without());
    expect(seen(g)).not.toEqual(before === 'active' ? 'resting' : before);
  });
});

describe('a keyword that stands for an ability', () => {
  const bearers = (): ToyGame =>
    toy(
      { A: { field: [card('bearer', 0, cont(modify(self, { by: 1 })), keyword('alert'))], deck: deck() } },
      { meaningOfAbility },
    );

  it('works where it is printed, in the place that it has on its card', () => {
    const g = bearers();
    rest('bearer')(g);
    expect(waiting(g)).toEqual(['bearer']);
    expect(nameOfAbility(g, at(g, 'bearer'), g.state.pending[0]!.ability)).toBe(1);
  });

  it('is one ability of its card, and always the same one', () => {
    const g = bearers();
    const [, ability] = abilitiesOf(g, at(g, 'bearer'));
    expect(abilitiesOf(g, at(g, 'bearer'))).toHaveLength(2);
    expect(abilitiesOf(g, at(g, 'bearer'))[1]).toBe(ability);
    expect(ability).toMatchObject({ keyword: 'alert', when: { event: 'rested' } });
  });
});
