/** `tcg-conformance compare`: compares two reports over time, or several implementations side by side. */
import { compareReports, comparisonMarkdown, matrixMarkdown, matrixOf } from '../reports/compare';
import { matrixPage } from '../reports/html-matrix';
import { EXIT } from './exit-codes';
import { readReport, writeText } from './read-report';

export interface CompareOptions {
  html?: string;
}

/**
 * Two reports are compared first, with the matrix below; three or more give only the matrix.
 * @returns 1: something fails that passed before; otherwise 0
 */
export async function compare(files: readonly string[], { html }: CompareOptions): Promise<number> {
  const reports = files.map(readReport);
  const [before, after] = reports;
  const comparison = reports.length === 2 ? compareReports(before!, after!) : undefined;
  const matrix = matrixOf(reports);
  if (html !== undefined) writeText(html, matrixPage(matrix, comparison));
  process.stdout.write(`${comparison ? `${comparisonMarkdown(comparison)}\n` : ''}${matrixMarkdown(matrix)}\n`);
  return comparison && comparison.newlyFailing.length > 0 ? EXIT.doesNotConform : EXIT.conforms;
}
