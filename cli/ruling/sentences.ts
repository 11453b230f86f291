/** `tcg-conformance ruling sentences`: lists possible sentences, for people who write in their own editor. */
import { SelectionError } from '../../runner/features';
import { sentencesOf } from '../../runner/plan';
import { EXIT } from '../exit-codes';
import { UsageError } from '../usage';
import { offered } from './interview';
import { gameNamed } from './options';

/** @param line all sentences are listed if absent */
export async function sentences(line: string | undefined, { game }: { game?: string[] }): Promise<number> {
  if (!game) throw new UsageError('missing: --game');
  const id = gameNamed(game);
  const found = line === undefined ? [...sentencesOf(id).keys()] : offered(id, line);
  if (found.length === 0) throw new SelectionError('empty', `no sentence of ${id} contains "${line}"`);
  for (const one of found) process.stdout.write(`${one}\n`);
  return EXIT.conforms;
}
