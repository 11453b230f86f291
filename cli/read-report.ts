/** Reads the files that other commands wrote, and writes files. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Type, type TSchema, type Static } from '@sinclair/typebox';
import { oneLine } from '../reports/text';
import { Report, REPORT_VERSION } from '../schemas/report';
import { validate } from '../schemas/validate';
import { UsageError } from './usage';

/** Reports any error in a file or folder that the user named as a usage error. @throws {UsageError} */
export function orUsageError<T>(name: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${name}: ${oneLine((error as Error).message)}`);
  }
}

/** @throws {UsageError} if it cannot be read */
export function readText(file: string): string {
  if (!existsSync(file)) throw new UsageError(`${file}: there is no such file`);
  if (statSync(file).isDirectory()) throw new UsageError(`${file}: a folder, where a file is needed`);
  return orUsageError(file, () => readFileSync(file, 'utf8'));
}

/** @throws {UsageError} if it cannot be written */
export function writeText(file: string, text: string, options: { mode?: number; flag?: string } = {}): void {
  if (!existsSync(dirname(file))) throw new UsageError(`${file}: there is no folder ${dirname(file)}`);
  if (existsSync(file) && statSync(file).isDirectory())
    throw new UsageError(`${file}: a folder, where a file is needed`);
  orUsageError(file, () => writeFileSync(file, text, options));
}

/** @throws {UsageError} if it cannot be read, is not JSON, or has the wrong form */
export const readJson = <S extends TSchema>(schema: S, file: string): Static<S> => parsed(schema, readText(file), file);

/** @throws {UsageError} if it is not JSON, or has the wrong form */
export function parsed<S extends TSchema>(schema: S, text: string, file: string): Static<S> {
  try {
    return validate(schema, JSON.parse(text), file);
  } catch (error) {
    throw new UsageError(
      error instanceof SyntaxError ? `${file}: not JSON: ${oneLine(error.message)}` : (error as Error).message,
    );
  }
}

export const readReport = (file: string): Report => parsedReport(readText(file), file);

/** @throws {UsageError} if it is not a report, or has another version, in which clause states mean something else */
export function parsedReport(text: string, file: string): Report {
  const { games, schemaVersion } = (parsed(Type.Unknown(), text, file) ?? {}) as Record<string, unknown>;
  const isOther = games !== undefined && typeof schemaVersion === 'number' && schemaVersion !== REPORT_VERSION;
  if (!isOther) return parsed(Report, text, file);
  const which = schemaVersion < REPORT_VERSION ? 'an earlier' : 'a later';
  const advice = schemaVersion < REPORT_VERSION ? 'run again with this one' : 'use that one';
  throw new UsageError(
    `${file}: ${which} version of tcg-conformance wrote this report (format ${schemaVersion}, not ${REPORT_VERSION}): ${advice}`,
  );
}
