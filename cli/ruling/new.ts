/** `tcg-conformance ruling new`: writes a question and its answer as a feature, after checking it on the oracle. */
import { dirname, join, relative } from 'node:path';
import { InProcessAdapter } from '../../adapters/in-process';
import { oracleModules } from '../../games/registry';
import { restsOnLines } from '../../reports/rests-on';
import { endLines, storyLines } from '../../reports/story';
import { connect } from '../../runner/connection';
import { editionsOf } from '../../runner/editions';
import type { Features, Scenario } from '../../runner/features';
import { readOwnFeatures } from '../../runner/own-features';
import { planScenarios, type Planned } from '../../runner/plan';
import { rulingText } from '../../runner/ruling/text';
import { playAndRecord, storyRestsOn, type Story } from '../../runner/scenario-story';
import type { Catalogue, EditionNotes } from '../../schemas/catalogue';
import type { GameId } from '../../schemas/common';
import { editionsAsked } from '../edition-selection';
import { EXIT } from '../exit-codes';
import { painted } from '../paint';
import { gamesNamed } from '../select';
import { UsageError } from '../usage';
import { cardOf, fileNameOf } from './fields';
import { interview, type Trying } from './interview';
import { catalogueOf, missingOf, partsOf, stepsIn, type NewOptions } from './options';
import { checkFree, folderFor, isOfSuite, writeNew } from './place';
import { readingsNamed, stepsOfInterpretations } from './readings';
import { checkOfSuite } from './suite-rules';
import { Terminal } from './terminal';

/** @param terminal where missing fields are asked for; by default that of the process, if it has one */
export async function newRuling(given: NewOptions, terminal = ownTerminal(given)): Promise<number> {
  try {
    const said = checked(given);
    const called = said.name ?? said.title;
    if (said.game && called !== undefined) checkFree(fileOf(said, called, gamesNamed(said.game)[0]!));
    const trying: Trying = (...tried) => triedIn(said, ...tried);
    return await written(
      terminal ? await interview(said, terminal, trying, (title, game) => checkFree(fileOf(said, title, game))) : said,
      terminal,
    );
  } finally {
    terminal?.close();
  }
}

/** Reads the steps, and sets the game if only one has the edition. @throws {UsageError} if an option is invalid */
function checked(given: NewOptions): NewOptions {
  const { steps, game, edition } = given;
  const { games, editions } = editionsAsked({ ...(game && { game }), ...(edition !== undefined && { edition }) });
  if (games) readingsNamed(given, games, editionsOf(games.map((one) => catalogueOf(one, editions[one]))));
  return {
    ...given,
    ...(games?.length === 1 && { game: games }),
    ...(steps !== undefined && { steps: stepsIn(steps) }),
  };
}

/** @throws {UsageError} if something is missing and there is no terminal to ask */
function ownTerminal(given: NewOptions): Terminal | undefined {
  const missing = missingOf(given);
  if (missing.length === 0) return undefined;
  if (process.stdin.isTTY && process.stdout.isTTY) return new Terminal(process.stdin, process.stdout);
  throw new UsageError(`missing: ${missing.join(', ')}; on a terminal, the command asks for them`);
}

/** @throws {UsageError} if the name contains a folder */
function fileOf({ name, out }: NewOptions, title: string, game: GameId): string {
  if (name !== undefined && (name === '' || /[\\/]/.test(name)))
    throw new UsageError(`--name: "${name}" is not a file name; --out names the folder`);
  return join(folderFor(game, out), `${name?.replace(/\.feature$/, '') ?? fileNameOf(title)}.feature`);
}

async function written(options: NewOptions, terminal: Terminal | undefined): Promise<number> {
  const { game, parts } = partsOf(options);
  const { edition } = options;
  const file = fileOf(options, parts.title, game);
  checkFree(file);
  const plain = rulingText(parts);
  const tags = edition === undefined ? [] : await editionTags(plain, file, catalogueOf(game, edition));
  const text = rulingText({ ...parts, tags });
  if (isOfSuite(file)) checkOfSuite(text, file, game);
  if (edition !== undefined) say([`by edition ${catalogueOf(game, edition).editionName} of ${game}`]);
  const agrees = await emit(text, file, { game, edition });
  const anyway = agrees || options.writeAnyway || (await terminal?.confirms('write it anyway?'));
  if (!anyway) {
    say(['≠ the oracle and the answer differ; nothing was written (--write-anyway writes it)']);
    return EXIT.suiteFault;
  }
  writeNew(file, text);
  const shown = relative(process.cwd(), file);
  say([agrees ? `✓ written: ${shown}` : `≠ written, although the oracle and the answer differ: ${shown}`]);
  return agrees ? EXIT.conforms : EXIT.suiteFault;
}

interface Place {
  readonly game: GameId;
  /** The default edition if absent. */
  readonly edition?: string;
}

/**
 * Plays the ruling and prints how the oracle gets to the answer.
 * @returns whether it gets there by the named clauses
 * @throws {UsageError} if it cannot be played; nothing has been printed
 */
async function emit(text: string, file: string, place: Place): Promise<boolean> {
  const played = await playedIn(text, file, place);
  const impossible = played.filter(({ story }) => !['passed', 'disputed'].includes(story.outcome.verdict));
  const faults = impossible.flatMap(
    ({ story: { outcome } }) => outcome.faults?.map((fault) => fault.text) ?? [`${outcome.error?.message}`],
  );
  if (faults.length > 0) throw new UsageError([...new Set(faults)].map((fault) => `--steps: ${fault}`).join('\n'));
  for (const { scenario, story } of played)
    say([
      scenario.name,
      ...restsOnLines(storyRestsOn(story)).map((line) => `    ${line}`),
      ...storyLines(story),
      ...endLines(story, scenario).map((line) => `  ${line}`),
      '',
    ]);
  return played.every(({ story }) => story.outcome.verdict === 'passed' && story.notes.length === 0);
}

async function playedIn(text: string, file: string, place: Place): Promise<{ scenario: Scenario; story: Story }[]> {
  const played: { scenario: Scenario; story: Story }[] = [];
  for (const one of plannedIn(text, file, place))
    played.push({ scenario: one.scenario, story: await playAndRecord(one, await oracleOf(place)) });
  return played;
}

/** Returns tags for the range of editions around the current one in which the oracle agrees with the answer. */
async function editionTags(text: string, file: string, { game, editions, editionName }: Catalogue): Promise<string[]> {
  const holds = async ({ name: edition }: EditionNotes): Promise<boolean> => {
    const { scenarios } = ownFeatures(text, file, { game, edition });
    if (scenarios.length === 0) return true; // a clause that is not there needs no tag
    const played = await playedIn(text, file, { game, edition });
    return played.every(({ story }) => story.outcome.verdict === 'passed');
  };
  const current = editions.findIndex(({ name }) => name === editionName);
  let [first, last] = [current, current];
  while (first > 0 && (await holds(editions[first - 1]!))) first--;
  while (last < editions.length - 1 && (await holds(editions[last + 1]!))) last++;
  return [
    ...(first > 0 ? [`@since-${editions[first]!.name}`] : []),
    ...(last < editions.length - 1 ? [`@until-${editions[last]!.name}`] : []),
  ];
}

/** @throws {UsageError} if the text is not a feature, or has no scenario */
function plannedIn(text: string, file: string, place: Place, asks = false): readonly Planned[] {
  const features = ownFeatures(text, file, place, asks);
  const [problem] = features.problems;
  if (problem !== undefined) throw new UsageError(`--steps: ${problem.replace(/^.*?:\d+: /, '')}`);
  if (features.scenarios.length === 0) throw new UsageError('--steps: there is no scenario in them');
  return planScenarios(features, features.scenarios).planned;
}

function ownFeatures(text: string, file: string, { game, edition }: Place, asks = false): Features {
  const editions = edition === undefined ? {} : { [game]: edition };
  return readOwnFeatures([{ file, source: text }], dirname(file), { games: [game], asks, editions }).features;
}

const oracleOf = ({ game, edition }: Place) =>
  connect(() => new InProcessAdapter(oracleModules([game], editionsOf([catalogueOf(game, edition)]))));

/** Plays steps that are still being written. */
async function triedIn(
  options: Pick<NewOptions, 'edition' | 'interpretation' | 'reading'>,
  ...[steps, cards, game]: Parameters<Trying>
): ReturnType<Trying> {
  const { edition } = options;
  const catalogue = catalogueOf(game, edition);
  const text = rulingText({
    tag: catalogue.tag,
    title: 'so far',
    question: '',
    answer: '',
    clauses: [],
    cards: cards.map((card) => cardOf(card, game)),
    answered: stepsOfInterpretations(options, game, editionsOf([catalogue])),
    steps: steps.join('\n'),
  });
  const [planned] = plannedIn(text, 'so-far.feature', { game, edition }, true) as [Planned];
  const story = await playAndRecord(planned, await oracleOf({ game, edition }), { settles: true });
  const basis = restsOnLines(storyRestsOn(story)).map((line) => `    ${line}`);
  return {
    lines: [...basis, ...storyLines(story), ...endLines(story, planned.scenario)],
    cited: story.outcome.citations ?? [],
  };
}

const say = (lines: readonly string[]): void => {
  for (const line of painted(lines)) process.stdout.write(`${line}\n`);
};
