/** Reading the files that other commands wrote, and writing some. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { TSchema, Static } from '@sinclair/typebox';
import { oneLine } from '../reports/text';
import { Report } from '../schemas/report';
import { validate } from '../schemas/validate';
import { UsageError } from './usage';

/** What is wrong with a file or folder that the user named is told as such. @throws {UsageError} */
export function orUsageError<T>(name: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${name}: ${oneLine((error as Error).message)}`);
  }
}

/** @throws {UsageError} it cannot be read */
export function readText(file: string): string {
  if (!existsSync(file)) throw new UsageError(`${file}: there is no such file`);
  return orUsageError(file, () => readFileSync(file, 'utf8'));
}

/** @throws {UsageError} it cannot be written */
export function writeText(file: string, text: string, options: { mode?: number; flag?: string } = {}): void {
  orUsageError(file, () => writeFileSync(file, text, options));
}

/** @throws {UsageError} it cannot be read, is not JSON, or is not of this form */
export const readJson = <S extends TSchema>(schema: S, file: string): Static<S> => parsed(schema, readText(file), file);

/** @throws {UsageError} it is not JSON, or not of this form */
export function parsed<S extends TSchema>(schema: S, text: string, file: string): Static<S> {
  try {
    return validate(schema, JSON.parse(text), file);
  } catch (error) {
    throw new UsageError(
      error instanceof SyntaxError ? `${file}: not JSON: ${oneLine(error.message)}` : (error as Error).message,
    );
  }
}

export const readReport = (file: string): Report => readJson(Report, file);
