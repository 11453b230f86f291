/** Checks the suite's rules, which a ruling must follow only if it is written into the suite. */
import { IdGenerator } from '@cucumber/messages';
import { parseGherkin, readDocument, tagReader, type Features } from '../../runner/features';
import { featurePath, featuresFolder } from '../../runner/catalogue';
import type { GameId } from '../../schemas/common';
import { UsageError } from '../usage';
import { catalogueOf } from './options';

/** @throws {UsageError} for the first broken rule */
export function checkOfSuite(source: string, file: string, game: GameId): void {
  const newId = IdGenerator.incrementing();
  const uri = featurePath(file, featuresFolder());
  const document = parseGherkin(source, uri, newId);
  if (Array.isArray(document)) throw new UsageError(`--steps: ${document[0]!.text}`);
  const features: Features = { scenarios: [], rules: [], problems: [], documents: [] };
  readDocument(document, { uri, source, game, tags: tagReader(catalogueOf(game)), newId, features });
  const [problem] = features.problems;
  if (problem !== undefined) throw new UsageError(`--steps: ${problem.replace(/^.*?:\d+: /, '')}`);
}
