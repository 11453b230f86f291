/** Writes the index of the rule tables during the build (runner/rule-index.ts). */
import { renameSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { ruleIndexFile } from '../runner/rule-index';
import { makeRuleIndex } from './rule-index/make';

const file = ruleIndexFile();
writeFileSync(`${file}.tmp`, gzipSync(JSON.stringify(makeRuleIndex()), { level: 9 }));
renameSync(`${file}.tmp`, file);
