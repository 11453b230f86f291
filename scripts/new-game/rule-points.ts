/** Writes oracle/<id>/clauses.ts: every rule point of oracle/kernel/clauses.ts with its comment and its answer. */

const TABLE = /^export interface RulePoints \{\n(.*?)^\}/ms;

/**
 * @param kernel the text of oracle/kernel/clauses.ts
 * @param answers the clauses of the points that the beginning of a game uses; the file answers all others with never
 */
export function rulePointsFile(kernel: string, title: string, answers: Readonly<Record<string, string>>): string {
  const points = TABLE.exec(kernel)?.[1];
  if (points === undefined) throw new Error('oracle/kernel/clauses.ts has no RulePoints');
  const answered = points.replace(/readonly (\w+): Clauses;/g, (_, point: string) => {
    const clause = answers[point];
    return `${point}: ${clause === undefined ? 'NEVER' : `['${clause}']`},`;
  });
  return `/** ${title}: the clauses by which the procedures that games share decide. \`NEVER\`: the point does not come up. */
import { NEVER, type RulePoints } from '../kernel/clauses';

export const clauses: RulePoints = {
${answered}};
`;
}
