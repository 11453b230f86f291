/** oracle/<id>/clauses.ts: every rule point with its comment, as oracle/kernel/clauses.ts has them, and answered. */

const TABLE = /^export interface RulePoints \{\n(.*?)^\}/ms;

/**
 * @param kernel the text of oracle/kernel/clauses.ts
 * @param answers the clauses of the points that come up from the start; all others never do
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
