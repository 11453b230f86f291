/** Rules of the suite that a ruling written there keeps; elsewhere it need not. */
import { IdGenerator } from '@cucumber/messages';
import { parseGherkin, readDocument, tagReader, type Features } from '../../runner/features';
import { featurePath, featuresFolder } from '../../runner/catalogue';
import type { GameId } from '../../schemas/common';
import { UsageError } from '../usage';
import { catalogueOf } from './options';

/** @throws {UsageError} it breaks one; the first is told */
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
