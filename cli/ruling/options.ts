/** The options of `tcg-conformance ruling new`, from the command line or the interview. */
import { readFileSync } from 'node:fs';
import { PLAYED } from '../../games/registry';
import { isText, NO_TEXT } from '../../runner/own-features';
import { loadCatalogue } from '../../runner/catalogue';
import { catalogueIn, editionsOf, listedNumber } from '../../runner/editions';
import { pinsOf } from '../../runner/ruling/pins';
import { onOneLine, type RulingParts } from '../../runner/ruling/text';
import type { Catalogue } from '../../schemas/catalogue';
import type { GameId } from '../../schemas/common';
import { orUsageError, readText } from '../read-report';
import { gamesNamed } from '../select';
import { UsageError } from '../usage';
import { answerOf, cardOf, clausesOf, dateOf, questionOf, sourceOf, standingOf } from './fields';
import { stepsOfInterpretations } from './readings';

export interface NewOptions {
  game?: string[];
  edition?: string;
  interpretation?: string[];
  /** former name of `interpretation` */
  reading?: string[];
  title?: string;
  question?: string;
  answer?: string;
  clause?: string[];
  card?: string[];
  /** The steps themselves, or a whole feature. */
  steps?: string;
  date?: string;
  source?: string;
  status?: string;
  authority?: string;
  name?: string;
  out?: string;
  writeAnyway?: boolean;
}

const NEEDED = ['game', 'question', 'answer', 'clause', 'steps'] as const;

/** Returns the names of required options that are missing. */
export const missingOf = (options: NewOptions): string[] =>
  NEEDED.filter((name) => options[name] === undefined).map((name) => `--${name}`);

/** @param edition that of clauses.json by default @throws {UsageError} if it cannot be read or is unknown */
export const catalogueOf = (game: GameId, edition?: string): Catalogue => {
  const catalogue = orUsageError(game, () => loadCatalogue(game));
  return edition === undefined ? catalogue : orUsageError('--edition', () => catalogueIn(catalogue, edition));
};

/** @throws {UsageError} if it is not a game that can be played */
export function gameNamed(names: readonly string[] | undefined): GameId {
  const [game, ...others] = gamesNamed(names) as [GameId, ...GameId[]];
  if (others.length > 0) throw new UsageError('--game: a ruling belongs to one game; name only one');
  if (!PLAYED.includes(game)) throw new UsageError(`--game: ${game} cannot be played yet; ${PLAYED.join(', ')} can`);
  return game;
}

/** @throws {UsageError} if a field is invalid */
export function partsOf(options: NewOptions): { game: GameId; parts: RulingParts } {
  const game = gameNamed(options.game);
  const catalogue = catalogueOf(game, options.edition);
  const question = questionOf(options.question!);
  const clauses = clausesOf(options.clause!, catalogue).map((clause) => listedNumber(catalogue, clause));
  const parts: RulingParts = {
    tag: catalogue.tag,
    title: onOneLine(options.title ?? question),
    question,
    answer: answerOf(options.answer!),
    clauses,
    cards: (options.card ?? []).map((card) => cardOf(card, game)),
    steps: options.steps!,
    answered: stepsOfInterpretations(options, game, editionsOf([catalogue])),
    ...(options.date === undefined ? {} : { date: dateOf(options.date) }),
    ...(options.source === undefined ? {} : { source: sourceOf(options.source) }),
    standing: standingOf(options),
    ...(options.edition === undefined && { pins: pinsOf(catalogue, clauses) }),
  };
  return { game, parts };
}

/** @param file `-` is standard input @throws {UsageError} if it cannot be read, or is empty */
export function stepsIn(file: string): string {
  const text = file === '-' ? orUsageError('standard input', () => readFileSync(0, 'utf8')) : readText(file);
  if (!isText(text)) throw new UsageError(`--steps: ${file} is ${NO_TEXT}`);
  if (text.trim() === '') throw new UsageError(`--steps: ${file === '-' ? 'standard input' : file} holds no step`);
  const isFeature = /^\s*Feature:/m.test(text);
  if (isFeature && !/^\s*(Scenario|Scenario Outline|Example|Scenario Template):/m.test(text))
    throw new UsageError(`--steps: ${file} holds no scenario`);
  return text;
}
