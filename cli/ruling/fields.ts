/** Checks the fields of a ruling one by one, whether they come from options or from the interview. */
import { vocabularyOf } from '../../games/registry';
import { clausesNamed } from '../../runner/clauses-named';
import { nearestClause } from '../../runner/clauses-named';
import { jsonFault } from '../../runner/json-fault';
import { AUTHORITIES, isProse, onOneLine, type RulingCard, type Standing } from '../../runner/ruling/text';
import type { Catalogue } from '../../schemas/catalogue';
import type { GameId } from '../../schemas/common';
import { nearest } from '../../schemas/nearest';
import { didYouMean, UsageError } from '../usage';

/** @throws {UsageError} if it does not end with a question mark */
export function questionOf(written: string): string {
  const question = prose('--question', written);
  if (/\?["”»)]?$/.test(question)) return question;
  throw new UsageError(`--question: "${shortly(question)}" does not end with a question mark`);
}

/** @throws {UsageError} if it is empty */
export const answerOf = (written: string): string =>
  written
    .split(/\n\s*\n/)
    .map((paragraph) => prose('--answer', paragraph))
    .join('\n\n');

function prose(option: string, written: string): string {
  const text = onOneLine(written);
  if (text === '') throw new UsageError(`${option}: the text is empty`);
  if (!isProse(text))
    throw new UsageError(
      `${option}: it cannot begin with "${text.split(' ')[0]}", which has a meaning of its own in a feature file`,
    );
  return text;
}

const shortly = (text: string): string => (text.length > 60 ? `…${text.slice(-60)}` : text);

/** @returns ids without the game's tag @throws {UsageError} if there is no such clause, or it takes no scenarios */
export function clausesOf(written: readonly string[], catalogue: Catalogue): string[] {
  return written.map((one) => {
    const [found] = clausesNamed(one, [catalogue]);
    if (!found)
      throw new UsageError(
        `--clause: there is no clause "${one}" in ${catalogue.game}${didYouMean(nearestClause(one, [catalogue]))}`,
      );
    const { id, kind, untestable = '', shownBy = [] } = found.clause;
    if (kind === 'testable') return id;
    const instead = shownBy.length > 0 ? `; name ${shownBy.join(' or ')}` : '';
    throw new UsageError(`--clause: ${catalogue.tag}-${id} takes no scenarios (${untestable})${instead}`);
  });
}

/** @throws {UsageError} if it is not a valid date */
export function dateOf(written: string): string {
  const text = written.trim();
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  if (day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)) return text;
  throw new UsageError(`--date: "${text}" is not a date; write it like 2026-11-23`);
}

/** @throws {UsageError} if it is empty */
export function sourceOf(written: string): string {
  if (onOneLine(written) === '') throw new UsageError('--source: the text is empty');
  return onOneLine(written);
}

/** @throws {UsageError} if a field is none of its words */
export function standingOf({ status, authority }: { status?: string; authority?: string }): Standing {
  if (status !== undefined && !/^(current|superseded by \S+)$/.test(status.trim()))
    throw new UsageError(`--status: "${status}" is neither "current" nor "superseded by" and the id of a ruling`);
  const known = AUTHORITIES.find((one) => one === authority?.trim());
  if (authority !== undefined && known === undefined)
    throw new UsageError(
      `--authority: "${authority}" is not one of ${AUTHORITIES.join(', ')}${didYouMean(nearest(authority, AUTHORITIES))}`,
    );
  return { ...(status !== undefined && { status: status.trim() }), ...(known && { authority: known }) };
}

/**
 * Reads a card: `Wall=blocker` with the id of a probe card, `Hero={"category": "character", …}` with data, or a plain
 * `Prey`.
 * @throws {UsageError} if there is no such probe card, or the data are not JSON
 */
export function cardOf(written: string, game: GameId): RulingCard {
  const [, name = '', what] = /^([^=]*)(?:=([^]*))?$/.exec(written.trim())!;
  if (name.trim() === '' || name.includes('"'))
    throw new UsageError(`--card: "${written}" is not written as Name=probe or Name={data}`);
  if (what === undefined) return { name: name.trim() };
  if (/^\s*\{/.test(what)) {
    const fault = jsonFault(what);
    if (fault) throw new UsageError(`--card: the data of "${name.trim()}" are not valid JSON: ${fault.text}`);
    return { name: name.trim(), data: what.trim() };
  }
  const probes = Object.keys(vocabularyOf(game)!.probes);
  if (probes.includes(what.trim())) return { name: name.trim(), probe: what.trim() };
  throw new UsageError(
    `--card: there is no probe card "${what.trim()}" in ${game}${didYouMean(nearest(what.trim(), probes))}`,
  );
}

const MOST_IN_NAME = 60;

/** Makes a file name such as `what-an-attack-costs`. @throws {UsageError} if the title has no usable character */
export function fileNameOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter(Boolean);
  let name = '';
  for (const word of words) {
    if (name !== '' && name.length + 1 + word.length > MOST_IN_NAME) break;
    name = name === '' ? word.slice(0, MOST_IN_NAME) : `${name}-${word}`;
  }
  if (name === '') throw new UsageError(`--title: "${title}" has no letter or digit for a file name; add --name`);
  return name;
}
