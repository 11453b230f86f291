/** Misreadings of which kind of skill a keyword is (8-1-2). */
import { result, type Misreading } from '../../kernel/testing/misreadings';
import type { DbsRules } from '../game';

/** @param keyword or the type of a keyword skill, e.g. "swap" */
export const ofNoKind = (keyword: string): Misreading<DbsRules> =>
  result('kindOfKeyword', (kind, _g, ability) =>
    ability.keyword === keyword || ability.type === keyword ? undefined : kind,
  );
