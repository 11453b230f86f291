/**
 * `tcg-conformance ruling list` and `ruling check`: lists the published answers, and finds those that no longer hold.
 */
import { InProcessAdapter } from '../../adapters/in-process';
import { oracleModules } from '../../games/registry';
import { whyLines } from '../../reports/questions';
import { restsOnLines } from '../../reports/rests-on';
import { plural } from '../../reports/text';
import { clausesWithin } from '../../runner/clauses-named';
import { connect } from '../../runner/connection';
import { failureOf } from '../../runner/failure';
import { editionsOf, listedNumber } from '../../runner/editions';
import { SelectionError, type Scenario } from '../../runner/features';
import { titlesOfClauses } from '../../runner/own-features';
import { OwnQuestions, type OwnAnswer } from '../../runner/own-questions';
import { planScenarios } from '../../runner/plan';
import { changesSince } from '../../runner/ruling/pins';
import { readOtherwise, type ChosenReadings } from '../../runner/ruling/readings';
import { restsOn } from '../../runner/rests-on';
import { rulingsIn, type PublishedRuling } from '../../runner/ruling/stock';
import type { Catalogue } from '../../schemas/catalogue';
import type { GameId } from '../../schemas/common';
import { editionsAsked } from '../edition-selection';
import { EXIT } from '../exit-codes';
import { gamesWithFeatures } from '../games';
import { painted } from '../paint';
import { loadOwnSuite, loadSuite, type Suite } from '../select';
import { UsageError } from '../usage';
import { readingsNamed } from './readings';

export interface StockOptions {
  game?: string[];
  edition?: string;
  clause?: string[];
  search?: string;
  features?: string;
  json?: boolean;
}

export interface CheckOptions extends StockOptions {
  interpretation?: string[];
  /** former name of `interpretation` */
  reading?: string[];
}

/** Prints one a line: id, sources, date, clauses, question; `-` stands for an unknown field. */
export async function listRulings(options: StockOptions): Promise<number> {
  const { suite, rulings } = stockOf(options);
  if (options.json)
    say([
      JSON.stringify(
        rulings.map((ruling) => entry(ruling, suite)),
        null,
        1,
      ),
    ]);
  else say(rulings.map((ruling) => lineOf(ruling, suite)));
  return EXIT.conforms;
}

/**
 * Plays all of them on the oracle; with --edition also those of the default edition, to learn which hold there.
 * @returns 4: one does not hold; 2: one cannot be asked; otherwise 0
 */
export async function checkRulings(options: CheckOptions): Promise<number> {
  const stock = stockOf(options);
  const chosen = readingsNamed(options, gamesIn(stock), editionsOf(stock.suite.catalogues));
  const usual = options.edition === undefined ? stock : stockOf(inUsual(options, stock), true);
  const checked = await check(stock, usual, chosen);
  const broken = checked.filter(({ holds }) => !holds);
  if (options.json)
    say([
      JSON.stringify(
        checked.map(({ ruling, holds, lines }) => ({ ...entry(ruling, usual.suite), holds, ['told']: lines })),
        null,
        1,
      ),
    ]);
  else {
    say(checked.flatMap((one) => checkedLines(one, usual.suite)));
    say([summary(checked.length, broken, underWhat(stock, options, chosen))]);
  }
  const { problems } = stock.suite.features;
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (checked.some(({ disputed }) => disputed)) return EXIT.suiteFault;
  return broken.length > 0 || problems.length > 0 ? EXIT.usage : EXIT.conforms;
}

/** Returns the options for the default edition, with clauses renumbered. */
const inUsual = ({ edition: _, clause, ...options }: CheckOptions, { suite, rulings }: Stock): StockOptions => ({
  ...options,
  game: gamesIn({ rulings }),
  ...(clause && {
    clause: clause
      .flatMap((one) => clausesWithin(one, suite.catalogues))
      .map(({ catalogue, clause: { id } }) => `${catalogue.tag}-${listedNumber(catalogue, id)}`),
  }),
});

function summary(count: number, broken: readonly Checked[], under: string): string {
  const verb = count === 1 ? 'holds' : 'hold';
  const no = broken.length > 0 ? `; no longer: ${broken.map(({ ruling }) => ruling.id).join(', ')}` : '';
  return `${count - broken.length} of ${plural(count, 'published answer')} ${verb}${under}${no}`;
}

/** Formats ` under one-piece 1.1.8, stage-makes-room=effects-apply`. */
function underWhat({ suite }: Stock, { edition }: CheckOptions, chosen: ChosenReadings): string {
  const named = edition === undefined ? [] : suite.catalogues.map(({ game, editionName }) => `${game} ${editionName}`);
  const choices = [...named, ...Object.entries(chosen).map(([id, choice]) => `${id}=${choice}`)];
  return choices.length > 0 ? ` under ${choices.join(', ')}` : '';
}

const gamesIn = ({ rulings }: Pick<Stock, 'rulings'>): GameId[] => [...new Set(rulings.map(({ game }) => game))];

interface Stock {
  readonly suite: Suite;
  readonly rulings: readonly PublishedRuling[];
}

/** @param mayBeEmpty true allows a list without rulings @throws {SelectionError} if there is none */
function stockOf({ game, edition, features, clause, search }: StockOptions, mayBeEmpty = false): Stock {
  const { games, editions } = editionsAsked({ ...(game && { game }), ...(edition !== undefined && { edition }) });
  const suite =
    features === undefined
      ? loadSuite(games ?? gamesWithFeatures(), editions)
      : loadOwnSuite(features, games, { editions, mayBeEmpty });
  const rulings = rulingsIn(suite.features).filter(ofClauses(clause, suite)).filter(withWords(search));
  if (rulings.length > 0 || mayBeEmpty) return { suite, rulings };
  const where = features ?? (games ?? gamesWithFeatures()).join(', ');
  const about = [clause && ` on ${clause.join(', ')}`, search !== undefined && ` with "${search}"`];
  throw new SelectionError('empty', `no ruling in ${where}${about.filter(Boolean).join('')}: nothing to do`);
}

/** Selects rulings that have all the words somewhere: question, answer, titles, cards, sources, clauses, authority. */
function withWords(search: string | undefined): (ruling: PublishedRuling) => boolean {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return (ruling) => {
    const { id, question, answer, sources, clauses, scenarios, authority = '', status = '' } = ruling;
    const said = [id, question, answer, ...sources, ...clauses, authority, status, ...cardsOf(ruling)];
    const text = [...said, ...scenarios.map(({ name }) => name)].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  };
}

/** The names of the cards that the steps of a ruling name. */
const cardsOf = ({ scenarios }: PublishedRuling): string[] => [
  ...new Set(
    scenarios.flatMap(({ pickle }) =>
      pickle.steps.flatMap(({ text }) => [...text.matchAll(/"([A-Z][^"]*)"/g)].map(([, name]) => name!)),
    ),
  ),
];

/** @throws {UsageError} if there is no such clause */
function ofClauses(
  written: readonly string[] | undefined,
  { catalogues }: Suite,
): (ruling: PublishedRuling) => boolean {
  if (!written) return () => true;
  const wanted = new Set<string>();
  for (const one of written) {
    const named = clausesWithin(one, catalogues);
    if (named.length === 0)
      throw new UsageError(`--clause: there is no clause "${one}" in ${catalogues.map(({ game }) => game).join(', ')}`);
    for (const { catalogue, clause } of named) wanted.add(`${catalogue.game} ${clause.id}`);
  }
  return ({ game, clauses }) => clauses.some((clause) => wanted.has(`${game} ${clause}`));
}

const tagOf = ({ game }: PublishedRuling, { catalogues }: Suite): string =>
  catalogues.find((catalogue) => catalogue.game === game)!.tag;

const entry = (ruling: PublishedRuling, suite: Suite) => ({
  id: ruling.id,
  game: ruling.game,
  sources: ruling.sources,
  date: ruling.date ?? null,
  status: ruling.status ?? 'current',
  authority: ruling.authority ?? null,
  cards: cardsOf(ruling),
  clauses: ruling.clauses.map((clause) => `${tagOf(ruling, suite)}-${clause}`),
  question: ruling.question,
  answer: ruling.answer,
  scenarios: ruling.scenarios.map(({ id }) => id),
});

function lineOf(ruling: PublishedRuling, suite: Suite): string {
  const { id, sources, date, clauses, question } = entry(ruling, suite);
  return [id, sources.join(', ') || '-', date ?? '-', clauses.join(' ') || '-', question].join('  ');
}

interface Checked {
  readonly ruling: PublishedRuling;
  readonly holds: boolean;
  /** True if a scenario could be asked and the oracle disagrees. */
  readonly disputed: boolean;
  /** The findings about its scenarios, one line each. */
  readonly lines: readonly string[];
}

/** @param usual the rulings of the default edition; those that `stock` lacks are asked anyway, without their clauses */
async function check(stock: Stock, usual: Stock, chosen: ChosenReadings): Promise<Checked[]> {
  const asOwn = (one: Scenario): Scenario => ({ own: { faults: [], notes: [] }, ...one });
  const here = stock.rulings.flatMap(({ scenarios }) => scenarios.map(asOwn));
  const known = new Set(here.map(({ id }) => id));
  const others = usual.rulings.flatMap(({ scenarios }) => scenarios).filter(({ id }) => !known.has(id));
  const planned = [
    ...planScenarios(stock.suite.features, here).planned,
    ...planScenarios(
      usual.suite.features,
      others.map((one) => ({ ...asOwn(one), clauses: [] })),
    ).planned,
  ];
  const games = [...new Set(planned.map(({ scenario }) => scenario.game))];
  const modules = oracleModules(games, editionsOf(stock.suite.catalogues)).map((one) => readOtherwise(one, chosen));
  const oracle = new OwnQuestions(planned, await connect(() => new InProcessAdapter(modules)), 1);
  const answers = new Map<string, OwnAnswer>();
  for (const one of planned) answers.set(one.scenario.id, await oracle.ask(one));
  const titles = new Map(games.map((game) => [game, titlesOfClauses(game)]));
  const ids = new Set(usual.rulings.map(({ id }) => id));
  return [...usual.rulings, ...stock.rulings.filter(({ id }) => !ids.has(id))].map((ruling) => {
    const ofRuling = ruling.scenarios.map(({ id }) => answers.get(id)!);
    return {
      ruling,
      holds: ofRuling.every(({ outcome }) => outcome.verdict === 'passed'),
      disputed: ofRuling.some(({ outcome }) => outcome.verdict === 'disputed'),
      lines: [
        ...ofRuling.flatMap((answer) => linesOf(answer, titles.get(ruling.game)!, ruling.clauses)),
        ...sincePinned(ruling, stock.suite.catalogues),
      ],
    };
  });
}

/** Says what has become of the clauses to whose words a ruling is pinned. */
function sincePinned({ game, pins }: PublishedRuling, catalogues: readonly Catalogue[]): string[] {
  const catalogue = catalogues.find((one) => one.game === game);
  return pins && catalogue ? changesSince(pins, catalogue).map((change) => `note: ${change}`) : [];
}

/** If the two sides differ, shows both with their clauses. */
function linesOf(
  { outcome, notes }: OwnAnswer,
  titles: ReadonlyMap<string, string>,
  about: readonly string[],
): string[] {
  const { verdict, steps, error, faults = [] } = outcome;
  const noted = notes.map((note) => `note: ${note}`);
  if (verdict === 'passed') return noted;
  const failed = steps.find(({ status }) => status === 'failed');
  const step = failed ? [`${failed.keyword} ${failed.text}`] : [];
  if (verdict !== 'disputed')
    return [...step, ...(faults.length > 0 ? faults.map(({ text }) => text) : [`${error?.message}`]), ...noted];
  const why = whyLines(failureOf(outcome, outcome.citations, ''), titles, about);
  const basis = restsOnLines(restsOn(outcome.world?.setup));
  return [...step, ...why.map((line) => line.replace(/^you say /, 'the answer says ')), ...basis, ...noted];
}

function checkedLines({ ruling, holds, lines }: Checked, suite: Suite): string[] {
  if (holds && lines.length === 0) return [];
  return [`${holds ? '✓' : '≠'} ${lineOf(ruling, suite)}`, ...lines.map((line) => `    ${line}`)];
}

const say = (lines: readonly string[]): void => {
  for (const line of painted(lines)) process.stdout.write(`${line}\n`);
};
