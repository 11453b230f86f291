/** A failure is one fact: what should be, and what is instead. What pins and explains it stays as it was. */
import { describe, expect, it } from 'vitest';
import { faultsOf, gameOf, PLAYED } from '../games/registry';
import { contrastOf } from '../reports/text';
import { loadCatalogue } from '../runner/catalogue';
import { readMatrix } from '../runner/diagnosis-matrix';
import { playMisread } from '../runner/diagnosis-play';
import { digestOfScenario } from '../runner/diagnosis-signature';
import { judge, signatureOf, stableName } from '../runner/expectations';
import { loadFeatures } from '../runner/feature-files';
import { planScenarios, type Planned } from '../runner/plan';
import type { GameId } from '../schemas/common';
import type { Failure, ScenarioResult } from '../schemas/report';
import { actionPhrase } from '../steps/action-phrases';
import { contrary, differing, present, sentence } from '../steps/statements';
import { listed, termsOf } from '../steps/terms';
import { isOfMachine } from './machine-words';

/** One misreading of so many is played. */
const STRIDE = 40;
/** In so many of the scenarios that it breaks. */
const SCENARIOS = 2;

const suites = new Map(PLAYED.map((game) => [game, loadFeatures([game])]));
/** The scenarios of each game by their digests. */
const digested = new Map<GameId, ReadonlyMap<string, Planned>>();

function plannedOf(game: GameId): ReadonlyMap<string, Planned> {
  const features = suites.get(game)!;
  const known =
    digested.get(game) ??
    new Map(planScenarios(features, features.scenarios).planned.map((one) => [digestOfScenario(one.scenario), one]));
  digested.set(game, known);
  return known;
}

/** Plays a misreading in scenarios that it breaks, by their digests. */
function play(game: GameId, fault: string, breaks: Iterable<string>): Promise<ScenarioResult[]> {
  const found = faultsOf({ id: game }).find(({ id }) => id === fault)!;
  const planned = [...breaks].flatMap((digest) => plannedOf(game).get(digest) ?? []);
  return playMisread(gameOf(game)!.oracle, [found], planned);
}

const FACT = /^["A-Z].* (should|must) .+, but .+/s;
/** The field of the handshake in which an adapter declares what it never asks. */
const DECLARED = /mergedDecisions/g;

/** Other words for these numbers. */
const NUMBERS = [/none|not |does not/, /once/, /twice/];

/** A number stands in the sentence, or a word for it. */
const isSaid = (value: unknown, message: string): boolean =>
  typeof value !== 'number' || message.includes(String(Math.abs(value))) || (NUMBERS[value]?.test(message) ?? false);

function whatIsWrong({ message, expected, actual, apart, ...failure }: Failure): string[] {
  const said = [message, ...Object.values(apart ?? {})];
  const known = /^the (outermost )?column/.test(failure.signature ?? '');
  return [
    ...(FACT.test(message) && !/as it should be|\n/.test(message) ? [] : ['no fact']),
    ...(said.some((text) => isOfMachine(text, DECLARED)) ? ['words of a machine'] : []),
    ...(apart || known || [expected, actual].every((value) => isSaid(value, message)) ? [] : ['a side is missing']),
    ...((contrastOf({ ...failure, expected, actual, apart }) === undefined) === (apart === undefined)
      ? []
      : ['said twice']),
  ];
}

describe.each(PLAYED)('failures of %s', (game) => {
  it('are facts in words of people', async () => {
    const misreadings = readMatrix(game)!.misreadings.filter(({ breaks }) => breaks.size > 0);
    const messages = new Set<string>();
    const bad: string[] = [];
    for (const { fault, breaks } of misreadings.filter((_, index) => index % STRIDE === 7))
      for (const { verdict, failure } of await play(game, fault, [...breaks.keys()].slice(0, SCENARIOS))) {
        if (verdict !== 'failed' || !failure) continue;
        messages.add(failure.message);
        for (const wrong of whatIsWrong(failure)) bad.push(`${wrong}: ${failure.message}`);
      }
    expect(messages.size).toBeGreaterThan(5);
    expect(bad).toEqual([]);
  });
});

/** Signatures in lists of known failures, as version 1.0 wrote them. */
const PINNED: readonly (readonly [GameId, string, string])[] = [
  [
    'level-neo',
    '4-4-9-a-support-that-is-attacked-is-lost-without-a-comparison',
    'the place of "Loser" is not as it should be',
  ],
  ['level-neo', '2-3-a-main-character-s-use-skill-cannot-be-used', 'a legal action was not accepted'],
  [
    'level-neo',
    '2-2-4-of-several-skills-that-answer-at-one-moment-only-one-does',
    'player A was never asked for choose after player A: choose "First" in turn 5; the game waits on player B for "main" in turn 6; ' +
      'declined before: player B for "cover" in turn 5, player A for "attack" in turn 5, player A for "main" in turn 5; ' +
      'an adapter that never asks for it says so in mergedDecisions',
  ],
  [
    'level-neo',
    '3-2-the-winner-goes-first-without-a-choice',
    'player A must answer "mainCharacter", which no step of the scenario does: choose "Hero" or choose "Heroine"',
  ],
  [
    'one-piece',
    '4-5-4-the-cards-are-drawn-when-the-player-has-stopped',
    'whether player A sees "Top" is not as it should be; player A was being asked for "may": an adapter that acts only together with the answer says so in mergedDecisions',
  ],
];

it.each(PINNED)('of %s, with %s, are pinned as before', async (game, fault, message) => {
  const { breaks } = readMatrix(game)!.misreadings.find((one) => one.fault === fault)!;
  const results = await play(game, fault, breaks.keys());
  const pinned = results.find((result) => signatureOf(result) === `failed: ${message}`)!;
  expect(results.map(signatureOf)).toContain(`failed: ${message}`);
  const { scenarios } = suites.get(game)!;
  const catalogues = [loadCatalogue(game)];
  const scenario = scenarios.find(({ id }) => id === pinned.id)!;
  const entry = { scenario: stableName(scenario, catalogues), reason: 'known', signature: `failed: ${message}` };
  const sameName = scenarios.filter((one) => stableName(one, catalogues) === entry.scenario);
  expect(sameName).toHaveLength(1);
  expect(judge([entry], [pinned], scenarios, catalogues, '2026-11-30').problems).toEqual([]);
  const other = { ...entry, signature: `${entry.signature} or so` };
  expect(judge([other], [pinned], scenarios, catalogues, '2026-11-30').problems).toHaveLength(1);
});

it('a report of an older version still shows both sides', () => {
  expect(contrastOf({ expected: 'resting', actual: 'active' })).toBe('expected: resting; actual: active');
  expect(contrastOf({ expected: 'resting', actual: 'active', signature: 'x' })).toBeUndefined();
});

describe('a sentence', () => {
  it('names both values with one verb', () => {
    const fact = differing('"Striker"', 'be', { expected: 'rested', actual: 'active' });
    expect(sentence(fact, [])).toBe('"Striker" should be rested, but is active');
    expect([fact.claim, fact.found]).toEqual(['"Striker" is rested', 'it is active']);
  });

  it('is short where a value is long, and both stand apart', () => {
    const long = Array.from({ length: 30 }, (_, index) => `"${index}"`).join(', ');
    const fact = differing('the top', 'be', { expected: long, actual: '"A"' });
    expect(sentence(fact, []).length).toBeLessThan(120);
    expect(fact.apart).toEqual({ expected: long, actual: '"A"' });
  });

  it('says what is asked instead', () => {
    const fact = contrary({ subject: 'player B', verb: 'be asked to block' }, 'the game is over');
    expect(sentence(fact, ['Further'])).toBe('Player B should be asked to block, but the game is over. Further');
  });

  it('has verbs and lists as people write them', () => {
    expect(['be on', 'pass', 'go on', 'carry', 'attack "X"'].map(present)).toEqual([
      'is on',
      'passes',
      'goes on',
      'carries',
      'attacks "X"',
    ]);
    expect(listed([])).toBe('nothing');
    expect(listed(['"A"', 'a card', '"B"', 'a card'])).toBe('"A", 2 cards and "B"');
  });

  it('names actions, and cards without a name by what they are', () => {
    const terms = termsOf('one-piece');
    const attack = { type: 'attack', card: 'Hunter', target: 'B leader' };
    expect(actionPhrase(terms, attack)).toBe('attack player B\'s Leader with "Hunter"');
    expect(actionPhrase(terms, { type: 'answer', value: 'Left#2' }, 'order')).toBe(
      'let ability 2 of "Left" come first',
    );
    const spirits = termsOf('battle-spirits');
    const moves = [{ from: 'A.reserve', to: 'A.trashCores', counters: { core: 2 } }];
    expect(actionPhrase(spirits, { type: 'pay', moves })).toBe(
      "pay 2 Cores from player A's Reserve to player A's Trash",
    );
  });
});
