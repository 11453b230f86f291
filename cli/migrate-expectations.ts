/** `tcg-conformance migrate-expectations`: gives the entries of a list of known failures the present names of scenarios. */
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { PLAYED } from '../games/registry';
import { parseExpectations } from '../runner/expectations';
import { presentName, readFormerNames, type FormerNames } from '../runner/former-names';
import { EXIT } from './exit-codes';
import { readText, writeText } from './read-report';

export interface MigrateOptions {
  /** Where the result goes; by default the file is rewritten. */
  out?: string;
}

/** Changes nothing but names: reasons, links, signatures, dates, comments and the order stay. */
export function migrateExpectations(file: string, { out = file }: MigrateOptions = {}): number {
  const text = readText(file);
  parseExpectations(text, file);
  const { migrated, renamed } = migratedText(text, allFormerNames());
  if (renamed > 0 || out !== file) writeText(out, migrated);
  process.stdout.write(
    `${file}: ${renamed} ${renamed === 1 ? 'entry' : 'entries'} renamed${out === file ? '' : `, written to ${out}`}\n`,
  );
  return EXIT.conforms;
}

const allFormerNames = (): FormerNames => Object.assign({}, ...PLAYED.map((game) => readFormerNames(game)));

/** @param text a list that fits schemas/expectations.ts */
export function migratedText(text: string, names: FormerNames): { migrated: string; renamed: number } {
  const document = parseDocument(text);
  const list = document.get('expectations');
  let renamed = 0;
  for (const entry of isSeq(list) ? list.items : []) {
    const scenario = isMap(entry) ? entry.get('scenario', true) : undefined;
    if (!isScalar(scenario)) continue;
    const present = presentName(names, String(scenario.value));
    if (present === scenario.value) continue;
    scenario.value = present;
    renamed += 1;
  }
  return { migrated: document.toString(), renamed };
}
