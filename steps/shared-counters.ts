/** Sentences for every game whose counters, e.g. Cores, lie in pools and on cards. */
import type { CounterMove } from '../schemas/actions';
import type { PlayerId } from '../schemas/common';
import { bare, expectEqual, factOf, named, plural } from './checks';
import { choiceType } from './choices';
import { stepLibrary } from './registry';
import type { Act, GameVocabulary } from './vocabulary';
import type { World } from './world';

export const aboutCounters = stepLibrary();
const { given, when, then, parameterType } = aboutCounters;

type Counters = Readonly<Record<string, number>>;

/** A kind of counter. Several are one kind: the sentence has the number. */
parameterType(choiceType('held', (text) => text.replace(/s$/, '')));

const HOLDER = '(?:the [A-Z][A-Za-z]*(?: [A-Z][A-Za-z]*)*|"[^"]*")';
const MOVE = `\\d+ (?:Soul )?Cores? from ${HOLDER} to ${HOLDER}`;

interface StatedMove {
  readonly count: number;
  readonly held: string;
  readonly from: string;
  readonly to: string;
}

/** Moves of counters: `2 Cores from the Reserve to "Fox" and 1 Soul Core from "Fox" to the Trash`. */
parameterType({
  name: 'moves',
  regexp: new RegExp(`${MOVE}(?:(?:, | and )${MOVE})*`),
  transformer: (list): StatedMove[] =>
    [...list!.matchAll(new RegExp(`(\\d+) ((?:Soul )?Core)s? from (${HOLDER}) to (${HOLDER})`, 'g'))].map(
      ([, count, held, from, to]) => ({ count: Number(count), held: held!, from: from!, to: to! }),
    ),
});

const kindsOf = ({ holds = {} }: GameVocabulary, held: string): readonly string[] => named(holds, held, 'counter');
const poolOf = ({ pools = {} }: GameVocabulary, word: string): string => named(pools, word, 'pool');

const countOf = ({ vocabulary }: World, held: string, counters: Counters = {}): number =>
  kindsOf(vocabulary, held).reduce((sum, kind) => sum + (counters[kind] ?? 0), 0);

// --- Given ------------------------------------------------------------------------------------------------------------

given(
  '{player} has {int} {held} in the {term}',
  ({ setup, vocabulary }, player: PlayerId, count: number, held: string, word: string) => {
    const pools = (setup.players[player].pools ??= {});
    const pool = poolOf(vocabulary, word);
    setup.describeOnce(`how many ${held}s lie in player ${player}'s ${word}`);
    pools[pool] = { ...pools[pool], [kindsOf(vocabulary, held)[0]!]: count };
  },
  (player: PlayerId, count: number, held: string, word: string) =>
    `player ${player}'s ${word} holds ${plural(count, held)}`,
);

given(
  '{int} {held} is/are on {string}',
  ({ setup, vocabulary }, count: number, held: string, name: string) => {
    const card = setup.placed(name);
    setup.describeOnce(`how many ${held}s lie on "${name}"`);
    card.counters = { ...card.counters, [kindsOf(vocabulary, held)[0]!]: count };
  },
  (count: number, held: string, name: string) => `"${name}" has ${plural(count, held)} on it`,
);

// --- When -------------------------------------------------------------------------------------------------------------

when('{player} moves {moves}', (world, player: PlayerId, moves: readonly StatedMove[]) => {
  const { kinds, action } = movingAct(world, player, moves);
  return world.perform(player, kinds, action);
});

when('{player} tries to move {moves}', (world, player: PlayerId, moves: readonly StatedMove[]) => {
  const { kinds, action } = movingAct(world, player, moves);
  return world.tryTo(player, kinds, action);
});

function movingAct({ vocabulary }: World, player: PlayerId, stated: readonly StatedMove[]): Act {
  const { kinds, type } = vocabulary.movesCounters!;
  return { kinds, action: { type, moves: movesOf(vocabulary, player, stated) } };
}

/** Returns the moves of an action. A pool is that of the player who acts. */
export const movesOf = (vocabulary: GameVocabulary, player: PlayerId, stated: readonly StatedMove[]): CounterMove[] =>
  stated.map(({ count, held, from, to }) => ({
    from: holderOf(vocabulary, player, from),
    to: holderOf(vocabulary, player, to),
    counters: { [kindsOf(vocabulary, held)[0]!]: count },
  }));

/** @param said a name in quotation marks, or "the Reserve" */
function holderOf(vocabulary: GameVocabulary, player: PlayerId, said: string): string {
  if (said.startsWith('"')) return said.slice(1, -1);
  const pool = poolOf(vocabulary, said.slice('the '.length));
  return pool === 'void' ? pool : `${player}.${pool}`;
}

// --- Then -------------------------------------------------------------------------------------------------------------

then(
  "{player}'s {term} holds {int} {held}",
  async (world, player: PlayerId, word: string, count: number, held: string) => {
    const pool = poolOf(world.vocabulary, word);
    const { pools } = (await world.facts()).players[player];
    const lying = world.requireShown(`pool ${pool}`, pools?.[pool]);
    const looked = {
      about: `the number of ${held}s in player ${player}'s ${word}`,
      subject: `player ${player}'s ${word}`,
    };
    expectEqual(
      { ...looked, verb: 'hold', words: (number) => plural(number, held), again: bare },
      count,
      countOf(world, held, lying),
    );
  },
);

then('{string} has {int} {held} on it', async (world, name: string, count: number, held: string) => {
  const counters = (await factOf(world, name, 'counters')) as Counters | undefined;
  const looked = { about: `the number of ${held}s on "${name}"`, subject: world.terms.named(name), verb: 'have' };
  const words = (number: unknown): string => `${plural(number, held)} on it`;
  expectEqual({ ...looked, words, again: bare }, count, countOf(world, held, counters));
});
