/** Sentences about Braves: what they are, how they are combined, and what players do with them. */
import type { CounterMove } from '../schemas/actions';
import type { BsSide } from '../schemas/battle-spirits';
import type { PlayerId } from '../schemas/common';
import { expectEqual, expectNumber, expectWhether, factOf } from './checks';
import { attemptsTo, stepLibrary } from './registry';
import type { NamedCard } from './setup';
import { movesOf } from './shared-counters';
import type { Act } from './vocabulary';
import type { World } from './world';

export const aboutBraves = stepLibrary();
const { given, when, then, action, parameterType } = aboutBraves;

/** A host and, for an Imagine Brave, its side: `"Fox"` or `"Fox" on the left`. */
interface Host {
  readonly host: string;
  readonly side: BsSide | undefined;
}

const HOST = '"[^"]*"(?: on the (?:left|right))?';

const hostsOf = (text: string): Host[] =>
  [...text.matchAll(/"([^"]*)"(?: on the (left|right))?/g)].map(([, host, side]) => ({
    host: host!,
    side: side as BsSide | undefined,
  }));

parameterType({ name: 'host', regexp: new RegExp(HOST), transformer: (text) => hostsOf(text!)[0] });
parameterType({
  name: 'hosts',
  regexp: new RegExp(`${HOST}(?: and ${HOST})?`),
  transformer: (text) => hostsOf(text!),
});

const inWords = ({ host, side }: Host): string => `"${host}"${side ? ` on the ${side}` : ''}`;

// --- Given ------------------------------------------------------------------------------------------------------------

const BRAVE = { category: 'brave', combine: {} };

given(
  '{string} is a Brave of cost {int} with {int} BP that adds {int} BP',
  (world, name: string, cost: number, bp: number, bpPlus: number) =>
    world.setup.define(name, { ...BRAVE, cost, bpPlus, levels: [{ lv: 1, cores: 1, bp }] }),
);

given('{string} combines only with {symbolColor} Spirits', (world, name: string, color: string) =>
  world.setup.define(name, { category: 'brave', combine: { category: 'spirit', color } }),
);

given('{string} combines only with Ultimates', (world, name: string) =>
  world.setup.define(name, { category: 'brave', combine: { category: 'ultimate' } }),
);

given(
  '{string} is an Imagine Brave of cost {int} that adds {int} BP',
  (world, name: string, cost: number, by: number) =>
    world.setup.define(name, {
      ...{ category: 'brave', families: ['Imagine'], cost, bpPlus: by, combine: undefined, left: {}, right: {} },
      levels: [{ lv: 1, cores: 0, bp: 3000 }],
    }),
);

given(
  '{string} is an Imagine Brave for a {symbolColor} Spirit on the left and a {symbolColor} Spirit on the right',
  (world, name: string, left: string, right: string) =>
    world.setup.define(name, {
      ...{ category: 'brave', families: ['Imagine'], combine: undefined },
      ...{ left: { color: left }, right: { color: right } },
      levels: [{ lv: 1, cores: 0, bp: 3000 }],
    }),
);

given(
  '{player} has {placed} combined with {hosts}',
  (world, player: PlayerId, brave: NamedCard, hosts: Host[]) => {
    const name = world.setup.named(brave);
    if (!world.setup.cards[name]) world.setup.define(name, BRAVE);
    const links = hosts.map(({ host, side }) => ({ kind: 'brave', host, ...(side && { data: { side } }) }));
    world.setup.place({ player, zone: 'combined' }, name, { links });
  },
  (_player: PlayerId, { name }: NamedCard, hosts: Host[]) => `"${name}" is combined with ${inWords(hosts[0]!)}`,
);

given('{player} has {placed} with Grandforce on the Field', (world, player: PlayerId, card: NamedCard) =>
  world.setup.placeEach({ player, zone: 'field' }, [card], { statuses: [{ status: 'grandforce' }] }),
);

// --- When -------------------------------------------------------------------------------------------------------------

const withHost = (type: string, card: string, { host, side }: Host): Act => ({
  kinds: ['main'],
  action: { type, card, target: host, ...(side && { as: side }) },
});

action(
  '{player} combines {string} with {host}',
  '{player} tries to combine {string} with {host}',
  (card: string, host: Host) => withHost('combine', card, host),
);

action(
  '{player} swaps {string} onto {host}',
  '{player} tries to swap {string} onto {host}',
  (card: string, host: Host) => withHost('swapBrave', card, host),
);

for (const [summons, attempt] of attemptsTo('summon')) {
  const SUMMONS = `{player} ${summons} {string} combined with {host}, paying {int} Core(s)`;
  when(SUMMONS, (world, player: PlayerId, card: string, host: Host, paid: number) =>
    world[attempt](player, ['main'], summonAction(player, card, host, paid, 0)),
  );
  when(
    `${SUMMONS} and placing {int} from the Reserve`,
    (world, player: PlayerId, card: string, host: Host, paid: number, placed: number) =>
      world[attempt](player, ['main'], summonAction(player, card, host, paid, placed)),
  );
  when(
    `${SUMMONS} from {string}`,
    (world, player: PlayerId, card: string, { host, side }: Host, paid: number, from: string) => {
      const moves = [{ from, to: `${player}.trashCores`, counters: { core: paid } }];
      return world[attempt](player, ['main'], { type: 'summon', card, target: host, ...(side && { as: side }), moves });
    },
  );
}

/** Of a Brave that an effect has its player summon. */
const comesWith = ({ host, side }: Host) => ({ type: 'pay', target: host, ...(side && { as: side }) });

action(
  '{player} has the card come combined with {host}',
  '{player} tries to have the card come combined with {host}',
  (host: Host) => ({ kinds: ['extraCost'], action: comesWith(host) }),
);

when('{player} tries to separate {string} from {string}', (world, player: PlayerId, card: string, target: string) =>
  world.tryTo(player, ['main'], { type: 'separate', card, target }),
);

when(
  '{player} separates {string} from {string}, moving {moves}',
  (world, player: PlayerId, card: string, target: string, moves: Stated) =>
    world.perform(player, ['main'], { type: 'separate', card, target, moves: statedMoves(world, player, moves) }),
);

when('{player} keeps {string}', (world, player: PlayerId, card: string) =>
  world.perform(player, KEEPING, { type: 'keep', card }),
);

for (const [keeps, attempt] of attemptsTo('keep')) {
  when(`{player} ${keeps} {string}, moving {moves}`, (world, player: PlayerId, card: string, moves: Stated) =>
    world[attempt](player, KEEPING, { type: 'keep', card, moves: statedMoves(world, player, moves) }),
  );
}

type Stated = Parameters<typeof movesOf>[2];

const statedMoves = ({ vocabulary }: World, player: PlayerId, stated: Stated): CounterMove[] =>
  movesOf(vocabulary, player, stated);

const KEEPING = ['keep', 'forced'];

function summonAction(player: PlayerId, card: string, { host, side }: Host, paid: number, placed: number) {
  const from = `${player}.reserve`;
  const moves = [
    ...(paid > 0 ? [{ from, to: `${player}.trashCores`, counters: { core: paid } }] : []),
    ...(placed > 0 ? [{ from, to: card, counters: { core: placed } }] : []),
  ];
  return { type: 'summon', card, target: host, ...(side && { as: side }), moves };
}

// --- Then -------------------------------------------------------------------------------------------------------------

interface SeenLink {
  readonly host: string;
  readonly data?: { readonly side?: string };
}

then('{string} is combined with {host}', async (world, name: string, { host, side }: Host) => {
  const links = ((await factOf(world, name, 'links')) ?? []) as readonly SeenLink[];
  const found = links.find((link) => link.host === host);
  expectCombined(world, name, host, { expected: true, actual: found !== undefined });
  if (!side) return;
  const looked = { about: `the side of "${name}" on which "${host}" is`, subject: world.terms.named(host), verb: 'be' };
  const words = (one: unknown): string => `on the ${world.terms.value(one)} side of ${world.terms.named(name)}`;
  expectEqual({ ...looked, words }, side, found?.data?.side);
});

then('{string} is not combined with {string}', async (world, name: string, host: string) => {
  const { card } = await world.find(name);
  const links = (card.links ?? []) as readonly SeenLink[];
  expectCombined(world, name, host, { expected: false, actual: links.some((link) => link.host === host) });
});

function expectCombined(
  { terms }: World,
  name: string,
  host: string,
  { expected, actual }: { readonly expected: boolean; readonly actual: boolean },
): void {
  const claim = { subject: terms.named(name), verb: `be combined with ${terms.named(host)}` };
  expectWhether({ about: `"${name}" is combined with "${host}"`, ...claim }, expected, actual);
}

then(
  '{string} now has a cost of {int}',
  expectNumber('cost', 'cost', (cost) => `a cost of ${cost}`),
);

then(
  '{string} now has {int} symbol(s)',
  expectNumber('number of symbols', 'symbols', (symbols) => `${symbols} symbol${symbols === '1' ? '' : 's'}`),
);
