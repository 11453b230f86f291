import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildReport } from '../reports/model';
import { checkWritable, OutputFolderError, writeReport } from '../reports/write';
import { Report } from '../schemas/report';
import { validate } from '../schemas/validate';
import { cleanRun, troubledRun } from './fixtures/report/make';

/** What has been written there. */
const LIST = '.tcg-conformance';
const FILES = ['badge.json', 'junit.xml', 'report.html', 'report.json', 'report.md'];

describe('a report in a folder', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tcg-report-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is five files, in a folder that is made where it is missing', () => {
    const out = join(folder, 'deep', 'out');
    const report = buildReport(troubledRun());
    expect(writeReport(report, out).sort()).toEqual(FILES.map((name) => join(out, name)));
    expect(readdirSync(out).sort()).toEqual([LIST, ...FILES]);
    const written: unknown = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'));
    expect(validate(Report, written, 'report.json')).toEqual(report);
    expect(readFileSync(join(out, 'report.html'), 'utf8')).toMatch(/^<!doctype html>/);
    expect(JSON.parse(readFileSync(join(out, 'badge.json'), 'utf8'))).toMatchObject({ schemaVersion: 1, color: 'red' });
  });

  it('replaces an older one', () => {
    writeReport(buildReport(troubledRun()), folder);
    writeReport(buildReport(cleanRun()), folder);
    expect(readdirSync(folder).sort()).toEqual([LIST, ...FILES]);
    expect(readFileSync(join(folder, 'badge.json'), 'utf8')).toContain('brightgreen');
  });

  it('is not begun where a file stands in the folder’s place', () => {
    const out = join(folder, 'out');
    writeFileSync(out, 'mine');
    const message = `cannot write the report to ${out}: a file stands where a folder is needed`;
    expect(() => writeReport(buildReport(cleanRun()), out)).toThrow(new OutputFolderError(message));
    expect(() => checkWritable(out)).toThrow(new OutputFolderError(message));
    expect(() => checkWritable(join(out, 'deeper'))).toThrow(OutputFolderError);
    expect(readFileSync(out, 'utf8')).toBe('mine');
  });

  it('is not begun where a folder stands in a file’s place', () => {
    mkdirSync(join(folder, 'report.md'));
    expect(() => checkWritable(folder)).toThrow(/report\.md was not written by tcg-conformance/);
    expect(() => writeReport(buildReport(cleanRun()), folder)).toThrow(/report\.md was not written by tcg-conformance/);
    expect(readdirSync(folder)).toEqual(['report.md']);
  });

  it.skipIf(process.platform !== 'linux')('cannot be written where the system refuses', () => {
    expect(() => checkWritable('/proc/self/report')).toThrow(/^cannot write the report to \/proc\/self\/report: /);
  });

  it('checking beforehand leaves nothing behind', () => {
    checkWritable(join(folder, 'deep', 'out'));
    expect(existsSync(join(folder, 'deep'))).toBe(false);
    checkWritable(folder);
    expect(readdirSync(folder)).toEqual([]);
  });
});
