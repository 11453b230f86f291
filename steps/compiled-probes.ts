/**
 * The probe cards of a game as JSON, which parses much faster than YAML. The build makes dist/probes/<game>.json,
 * with a digest of its source, and is ignored for any other source.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256 } from '../runner/digest';
import { projectRoot } from '../runner/root';
import type { GameId } from '../schemas/common';
import type { Probes } from './probes';

interface Compiled {
  /** The SHA-256 digest of the text of probes.yaml. */
  readonly digest: string;
  /** Lacks what is read from that text: the name, which is the id, and the card's text, which is null here. */
  readonly probes: Probes;
}

export const compiledProbesFile = (game: GameId): string => join(projectRoot(), 'dist', 'probes', `${game}.json`);

/**
 * Returns the compiled cards of this text of probes.yaml, which were checked when they were compiled.
 * @returns undefined if there are none, or if they were compiled from another text
 */
export function compiledProbes(game: GameId, text: string, file = compiledProbesFile(game)): Probes | undefined {
  if (!existsSync(file)) return undefined;
  const { digest, probes } = JSON.parse(readFileSync(file, 'utf8')) as Compiled;
  if (digest !== sha256(text)) return undefined;
  const texts = textsIn(text);
  const withText = ([id, card]: [string, Probes[string]]) => [id, said(card, card.text ?? texts.get(id))] as const;
  return named(Object.fromEntries(Object.entries(probes).map(withText)));
}

/** @param probes checked cards of this text */
export function writeCompiledProbes(game: GameId, text: string, probes: Probes, file = compiledProbesFile(game)): void {
  const texts = textsIn(text);
  const compiled: Compiled = {
    digest: sha256(text),
    probes: Object.fromEntries(
      Object.entries(probes).map(([id, { name: _, ...card }]) => [
        id,
        said(card, card.text === texts.get(id) ? null : card.text),
      ]),
    ),
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.tmp`, JSON.stringify(compiled));
  renameSync(`${file}.tmp`, file);
}

/**
 * Puts the text in the place that it has among the card's members in the file, so that the order of members stays the
 * same.
 */
const said = (card: Omit<Probes[string], 'name'>, text: unknown): Probes[string] =>
  ('text' in card ? { ...card, text } : card) as Probes[string];

/** Adds names to the cards. The names are the ids, so no file repeats them. */
export const named = (probes: Probes): Probes =>
  Object.fromEntries(Object.entries(probes).map(([id, card]) => [id, { name: id, ...card }]));

/** Reads the text of each card from its line of probes.yaml. */
function textsIn(yaml: string): ReadonlyMap<string, string> {
  const found = yaml.matchAll(/^ {2}([\w-]+):\n(?: {4}(?!text: ).*\n)* {4}text: (["'])(.*)\2$/gm);
  return new Map(
    Array.from(found, ([, id, quote, said]) => [id!, quote === "'" ? said!.replaceAll("''", "'") : said!]),
  );
}
