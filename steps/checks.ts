/** Lookups and comparisons of sentences. */
import { SuiteError } from '../adapters/adapter';
import type { Handle, PlayerId } from '../schemas/common';
import { nearest } from '../schemas/nearest';
import type { ActResult, GameResult } from '../schemas/protocol';
import { Disagreement } from './disagreement';
import { refused } from './moments';
import { contrary, differing, isLong, otherwise, type Claim } from './statements';
import { listed, type Terms } from './terms';
import type { World } from './world';

/** Looks up a word of a sentence. @throws {SuiteError} if the game has no such word */
export function named<T>(words: Readonly<Record<string, T>>, word: string, what: string): T {
  const found = words[word];
  if (found !== undefined) return found;
  const known = Object.keys(words);
  const hint = nearest(word, known) ?? known.find((one) => one.toLowerCase().includes(word.toLowerCase()));
  const all = known.map((one) => `"${one}"`).join(', ');
  throw new SuiteError(
    `the game has no ${what} "${word}"; ${hint ? `did you mean "${hint}"?` : `it has ${all || 'none'}`}`,
  );
}

export const zoneOf = (world: World, word: string): string => named(world.vocabulary.zones, word, 'zone');

/** Returns a fact of a card, such as its power. @throws {UnsupportedError} if the adapter never shows this fact */
export const factOf = async (world: World, name: Handle, fact: string): Promise<unknown> =>
  world.requireFact(fact, (await world.find(name)).card[fact]);

/** What a step looks at, and the sentence about it. */
interface Looked {
  /** The same in words that no version changes, for signatures of failures. */
  readonly about: string;
  /** The subject of the sentence, and its verb in the infinitive: `"Striker"`, `have`. */
  readonly subject: string;
  readonly verb: string;
  /** Puts a value in words, for behind the verb. */
  readonly words: (value: unknown) => string;
  /** The same for the value that is there instead, where fewer words do. */
  readonly again?: (value: unknown) => string;
}

const signatureFor = (about: string): string => `${about} is not as it should be`;

/** @throws {Disagreement} if the values differ */
export function expectEqual(
  { about, subject, verb, words, again = words }: Looked,
  expected: unknown,
  actual: unknown,
): void {
  if (expected === actual) return;
  const fact = differing(subject, verb, { expected: words(expected), actual: again(actual) });
  throw new Disagreement(fact, { signature: signatureFor(about), expected, actual });
}

/** @throws {Disagreement} if it is so and should not be, or the other way round */
export function expectWhether(
  { about, ...claim }: Omit<Looked, 'words' | 'again'>,
  expected: boolean,
  actual: boolean,
): void {
  if (expected === actual) return;
  throw new Disagreement(otherwise({ ...claim, isDenied: !expected }), {
    signature: signatureFor(about),
    expected,
    actual,
  });
}

/**
 * For sentences that do not name both values with one verb.
 * @param instead what the same subject does, from the verb on
 * @throws {Disagreement} if the values differ
 */
export function expectAs(
  { about, instead, ...claim }: Claim & { readonly about: string; readonly instead?: string | undefined },
  expected: unknown,
  actual: unknown,
): void {
  if (expected === actual) return;
  throw new Disagreement(otherwise(claim, instead), { signature: signatureFor(about), expected, actual });
}

/** @throws {Disagreement} if the action is not accepted */
export function expectAccepted(
  { about, what, terms }: { readonly about: string; readonly what: string; readonly terms: Terms },
  answer: ActResult,
): void {
  if (answer.status === 'accepted') return;
  const sides = { signature: signatureFor(about), expected: 'accepted', actual: answer.status };
  throw new Disagreement(refused(terms, what, answer), sides);
}

/** @throws {Disagreement} if the card is in another state */
export async function expectState(world: World, name: Handle, state: string): Promise<void> {
  const looked = { about: `the state of "${name}"`, subject: world.terms.named(name), verb: 'be' };
  const words = (one: unknown): string => world.terms.state(one);
  expectEqual({ ...looked, words }, state, await factOf(world, name, 'state'));
}

/** @throws {Disagreement} if another player is asked, or nobody */
export function expectTurnOf({ decision, terms }: World, player: PlayerId): void {
  if (decision?.player === player) return;
  throw new Disagreement(contrary({ subject: 'it', verb: `be player ${player}'s turn` }, terms.waiting(decision)), {
    signature: signatureFor('the turn player'),
    expected: player,
    actual: decision?.player,
  });
}

/** Checks cards in their order. @param about what they are, e.g. `the top of player A's deck` */
export function expectCards(
  { terms }: World,
  about: string,
  names: readonly Handle[],
  cards: readonly (Handle | null)[],
): void {
  const raw = [names.join(', '), cards.join(', ')] as const;
  const words = (one: unknown): string => terms.namedCards(one === raw[0] ? names : cards);
  expectEqual({ about, subject: about, verb: 'be', words }, ...raw);
}

/** Checks which cards a zone holds. The order does not count. @param about `player A's trash` */
export function expectExactly(
  { terms }: World,
  about: string,
  names: readonly Handle[],
  cards: readonly (Handle | null)[],
): void {
  const raw = (list: readonly (Handle | null)[]): string[] => list.map((name) => name ?? '(unknown)').sort();
  const [expected, actual] = [raw(names).join(', '), raw(cards).join(', ')];
  if (expected === actual) return;
  const inOrder = (list: readonly (Handle | null)[]): string =>
    listed(list.map((name) => terms.namedCards([name])).sort());
  const apart = { expected: inOrder(names), actual: inOrder(cards) };
  const sides = { signature: signatureFor(about), expected, actual };
  if (!isLong(apart.expected) && !isLong(apart.actual))
    throw new Disagreement(
      {
        ...differing(about, 'hold', apart),
        should: `${about} should hold ${names.length === 0 ? '' : 'exactly '}${apart.expected}`,
      },
      sides,
    );
  const [missing, more] = [without(names, cards), without(cards, names)];
  const parts = [
    ...(missing.length > 0 ? [`lacks ${short(terms, missing)}`] : []),
    ...(more.length > 0 ? [`also holds ${short(terms, more)}`] : []),
  ];
  const claim: Claim = { subject: about, verb: `hold exactly the ${plural(names.length, 'card')} of the scenario` };
  throw new Disagreement(otherwise(claim, parts.join(' and '), apart), sides);
}

const without = (list: readonly (Handle | null)[], others: readonly (Handle | null)[]): (Handle | null)[] =>
  list.filter((name) => name === null || !others.includes(name));

function short(terms: Terms, cards: readonly (Handle | null)[]): string {
  const words = terms.namedCards(cards);
  return isLong(words) ? plural(cards.length, 'card') : words;
}

/** A place, as signatures have it, and in words for behind `is`. */
interface PlaceInWords {
  readonly raw: string;
  readonly words: string;
}

/** @throws {Disagreement} if the card is elsewhere */
export function expectPlace({ terms }: World, name: Handle, expected: PlaceInWords, actual: PlaceInWords): void {
  const words = (raw: unknown): string => (raw === expected.raw ? expected : actual).words;
  const looked = { about: `the place of "${name}"`, subject: terms.named(name), verb: 'be', words };
  expectEqual(looked, expected.raw, actual.raw);
}

/** @param winner null: nobody @throws {Disagreement} if the game has another result */
export function expectResult(result: GameResult | null, winner: PlayerId | null): void {
  const actual = result ? result.winner : 'the game goes on';
  if (actual === winner) return;
  const claim: Claim =
    winner === null
      ? { subject: 'the game', verb: 'end in a draw' }
      : { subject: `player ${winner}`, verb: 'win the game' };
  throw new Disagreement(contrary(claim, outcomeInWords(result)), {
    signature: 'the winner is not as it should be',
    expected: winner,
    actual,
  });
}

function outcomeInWords(result: GameResult | null): string {
  if (!result) return 'the game goes on';
  return result.winner ? `player ${result.winner} wins it` : 'it ends in a draw';
}

/** @throws {Disagreement} if the game is over */
export function expectNoResult(result: GameResult | null): void {
  if (!result) return;
  const fact = contrary({ subject: 'the game', verb: 'go on' }, outcomeInWords(result));
  throw new Disagreement(fact, { signature: 'the game is over', expected: 'the game goes on', actual: result });
}

/** `1 card`, `3 cards` */
export const plural = (count: unknown, noun: string): string => `${String(count)} ${noun}${count === 1 ? '' : 's'}`;

/** A number where what is counted has been named: `3`, `none`. */
export const bare = (count: unknown): string => (typeof count !== 'number' || count === 0 ? 'none' : String(count));

type NumberOf = (world: World, name: Handle, count: number) => Promise<void>;

/**
 * Makes the check of a number of a card.
 * @param words puts the number in words, e.g. `a cost of 3`
 * @param again the same for the number that is there instead; left out: the number alone
 */
export const expectNumber =
  (about: string, fact: string, words: (count: string) => string, again?: (count: string) => string): NumberOf =>
  async (world, name, count) =>
    expectEqual(
      {
        about: `the ${about} of "${name}"`,
        subject: world.terms.named(name),
        verb: 'have',
        words: (value) => words(world.terms.value(value)),
        again: (value) => (again ? again(world.terms.value(value)) : world.terms.value(value)),
      },
      count,
      await factOf(world, name, fact),
    );
