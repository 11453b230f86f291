/** Sentences about symbols, costs, levels and Cores: what cards are worth, and how they are paid for. */
import type { CounterMove } from '../schemas/actions';
import { BS_COLORS } from '../schemas/battle-spirits';
import type { PlayerId } from '../schemas/common';
import { expectEqual, factOf } from './checks';
import { attemptsTo, stepLibrary } from './registry';
import { movesOf } from './shared-counters';
import type { Act } from './vocabulary';
import type { World } from './world';

export const aboutCores = stepLibrary();
const { given, when, then, parameterType } = aboutCores;

const SYMBOL = `(?:six-color|God|Ultimate|(?:${BS_COLORS.join('|')})(?: God)?)`;

/** The kinds as one of which a symbol may serve: `red God` serves as either. */
const kindsOf = (symbol: string): readonly string[] =>
  symbol === 'six-color' ? BS_COLORS : symbol.split(' ').map((kind) => kind.toLowerCase());

/** Symbols, one by one: `red, red and white`. */
parameterType({
  name: 'symbols',
  regexp: new RegExp(`${SYMBOL}(?:(?:, | and )${SYMBOL})*`),
  transformer: (list): (readonly string[])[] => list!.split(/, | and /).map(kindsOf),
});

// --- Given ------------------------------------------------------------------------------------------------------------

given('{string} has the symbol(s) {symbols}', (world, name: string, symbols: (readonly string[])[]) =>
  world.setup.define(name, { symbols }),
);

given('{string} has the reduction symbol(s) {symbols}', (world, name: string, reductions: (readonly string[])[]) =>
  world.setup.define(name, { reductions }),
);

given('{string} is a Nexus of cost {int}', (world, name: string, cost: number) =>
  world.setup.define(name, { category: 'nexus', cost }),
);

for (const family of ['Grandwalker', 'Grandstone']) {
  given(`{string} is a ${family} Nexus of cost {int}`, (world, name: string, cost: number) =>
    world.setup.define(name, { category: 'nexus', cost, families: [family] }),
  );
}

given('{string} is a Magic of cost {int}', (world, name: string, cost: number) =>
  world.setup.define(name, { category: 'magic', cost }),
);

given('{string} is an Ultimate of cost {int} with {int} BP', (world, name: string, cost: number, bp: number) =>
  world.setup.define(name, { category: 'ultimate', cost, levels: [{ lv: 3, cores: 1, bp }] }),
);

// --- When -------------------------------------------------------------------------------------------------------------

type Stated = Parameters<typeof movesOf>[2];

const statedMoves = ({ vocabulary }: World, player: PlayerId, stated: Stated): CounterMove[] =>
  movesOf(vocabulary, player, stated);

/** Returns a use whose payment and placing the sentence states as moves. */
const used = (world: World, player: PlayerId, action: object, moves: Stated): Act => ({
  kinds: ['main', 'flash'],
  action: { ...action, moves: statedMoves(world, player, moves) } as Act['action'],
});

for (const type of ['summon', 'deploy'] as const) {
  for (const [does, attempt] of attemptsTo(type)) {
    when(`{player} ${does} {string}, moving {moves}`, (world, player: PlayerId, card: string, moves: Stated) => {
      const { kinds, action } = used(world, player, { type, card }, moves);
      return world[attempt](player, kinds, action);
    });
  }
}

for (const [deploys, attempt] of attemptsTo('deploy')) {
  when(
    `{player} ${deploys} {string}, paying {int} Core(s) and placing {int} from the Reserve`,
    (world, player: PlayerId, card: string, paid: number, placed: number) =>
      world[attempt](player, ['main'], { type: 'deploy', card, moves: fromReserve(player, card, paid, placed) }),
  );
}

for (const [effect, as] of Object.entries({ Main: 'main', Flash: 'flash' })) {
  when(
    `{player} uses the ${effect} effect of {string}, moving {moves}`,
    (world, player: PlayerId, card: string, moves: Stated) => {
      const { kinds, action } = used(world, player, { type: 'useMagic', card, as }, moves);
      return world.perform(player, kinds, action);
    },
  );
}

when('{player} pays for the card, moving {moves}', (world, player: PlayerId, moves: Stated) =>
  world.perform(player, ['extraCost'], { type: 'pay', moves: statedMoves(world, player, moves) }),
);

const fromReserve = (player: PlayerId, card: string, paid: number, placed: number): CounterMove[] => {
  const to = { [`${player}.trashCores`]: paid, [card]: placed };
  return Object.entries(to).flatMap(([place, core]) =>
    core > 0 ? [{ from: `${player}.reserve`, to: place, counters: { core } }] : [],
  );
};

for (const [says, value] of [
  ['lets the Soul Core go', true],
  ['holds the Soul Core back', false],
] as const) {
  when(`{player} ${says}`, (world, player: PlayerId) => world.perform(player, ['soulCore'], { type: 'answer', value }));
}

// --- Then -------------------------------------------------------------------------------------------------------------

then('{string} is now on level {int}', async (world, name: string, level: number) => {
  const looked = { about: `the level of "${name}"`, subject: world.terms.named(name), verb: 'be' };
  const words = (one: unknown): string => `on level ${world.terms.value(one)}`;
  expectEqual({ ...looked, words }, level, await factOf(world, name, 'lv'));
});
