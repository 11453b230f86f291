/** Reads the options of `npm run mutation`. */
import { Command } from 'commander';
import { wholeNumber } from '../../cli/select';
import { didYouMean, UsageError } from '../../cli/usage';
import { PLAYABLE, PLAYED } from '../../games/registry';
import { nearest } from '../../schemas/nearest';
import type { Edit } from './edit';
import { KERNEL, partOf } from './scope';

export interface MutationOptions {
  /** Ids of games, and the kernel. */
  readonly parts: readonly string[];
  readonly file?: string;
  readonly edit?: string;
  /** The number of edits; undefined for all. */
  readonly sample?: number;
  readonly seed: number;
  readonly json: boolean;
}

interface Written {
  readonly game?: string[];
  readonly file?: string;
  readonly edit?: string;
  readonly sample: string;
  readonly seed: string;
  readonly json?: boolean;
}

/** @throws {UsageError} if a value is wrong @throws {CommanderError} if an option is unknown */
export function readOptions(given: readonly string[]): MutationOptions {
  const command = new Command('npm run mutation --')
    .description('edits the oracle in many places, and shows the edits that no scenario notices')
    .option('--game <part...>', `ids of games, or ${KERNEL}; by default all that are complete`)
    .option('--file <path>', 'only edits of files whose path contains this')
    .option('--edit <text>', 'only edits whose id contains this')
    .option('--sample <number>', 'the number of edits, in equal shares of the parts, or "all"', '400')
    .option('--seed <number>', 'another seed takes another sample', '1')
    .option('--json', 'prints JSON instead of text')
    .allowExcessArguments(false)
    .exitOverride();
  const { game, file, edit, sample, seed, json = false } = command.parse(given, { from: 'user' }).opts<Written>();
  return {
    parts: game?.map(partNamed) ?? [...PLAYED, KERNEL],
    file,
    edit,
    sample: sample === 'all' ? undefined : wholeNumber('--sample', sample, 1),
    seed: wholeNumber('--seed', seed, 0),
    json,
  };
}

function partNamed(name: string): string {
  const parts = [...PLAYABLE, KERNEL];
  if (parts.includes(name)) return name;
  throw new UsageError(`--game: "${name}" is none of ${parts.join(', ')}${didYouMean(nearest(name, parts))}`);
}

/** @throws {UsageError} if there is none */
export function chosenEdits(edits: readonly Edit[], { parts, file = '', edit = '' }: MutationOptions): Edit[] {
  const ofParts = edits.filter((one) => parts.includes(partOf(one.file)));
  const ofFile = ofParts.filter((one) => one.file.includes(file));
  if (ofFile.length === 0)
    throw new UsageError(`--file: no edited file of ${parts.join(', ')} has "${file}" in its path`);
  const chosen = ofFile.filter(({ id }) => id.includes(edit));
  if (chosen.length === 0) throw new UsageError(`--edit: no edit has "${edit}" in its id`);
  return chosen;
}
