/**
 * The probe cards of a game as JSON, which is read much faster than YAML. The build makes dist/probes/<game>.json,
 * with a digest of the file of which it was made, and it says nothing about any other.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256 } from '../runner/digest';
import { projectRoot } from '../runner/root';
import type { GameId } from '../schemas/common';
import type { Probes } from './probes';

interface Compiled {
  /** Of the text of probes.yaml. */
  readonly digest: string;
  /** Without what is read from that text: the name, which is the id, and what the card says, null for now. */
  readonly probes: Probes;
}

/** Where the build puts it. */
export const compiledProbesFile = (game: GameId): string => join(projectRoot(), 'dist', 'probes', `${game}.json`);

/**
 * The cards of this very text of probes.yaml, which were checked when they were compiled.
 * @returns undefined: they were not compiled, or of another text
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

/** With this text, or none for now, in the place among its members where the file has it. */
const said = (card: Omit<Probes[string], 'name'>, text: unknown): Probes[string] =>
  ('text' in card ? { ...card, text } : card) as Probes[string];

/** The cards with their names, which are their ids and so stand in no file. */
export const named = (probes: Probes): Probes =>
  Object.fromEntries(Object.entries(probes).map(([id, card]) => [id, { name: id, ...card }]));

/** What each card says, read from its line of probes.yaml. */
function textsIn(yaml: string): ReadonlyMap<string, string> {
  const found = yaml.matchAll(/^ {2}([\w-]+):\n(?: {4}(?!text: ).*\n)* {4}text: (["'])(.*)\2$/gm);
  return new Map(
    Array.from(found, ([, id, quote, said]) => [id!, quote === "'" ? said!.replaceAll("''", "'") : said!]),
  );
}
