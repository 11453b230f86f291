/** Reading the files that other commands wrote. */
import { readFileSync } from 'node:fs';
import type { TSchema, Static } from '@sinclair/typebox';
import { Report } from '../schemas/report';
import { validate } from '../schemas/validate';
import { UsageError } from './usage';

/** @throws {UsageError} it cannot be read */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(
      `${file}: ${(error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such file' : (error as Error).message}`,
    );
  }
}

/** @throws {UsageError} it cannot be read, is not JSON, or is not of this form */
export function readJson<S extends TSchema>(schema: S, file: string): Static<S> {
  const text = readText(file);
  try {
    return validate(schema, JSON.parse(text), file);
  } catch (error) {
    throw new UsageError(
      error instanceof SyntaxError ? `${file}: not JSON: ${error.message}` : (error as Error).message,
    );
  }
}

export const readReport = (file: string): Report => readJson(Report, file);
