/** Makes commands of adapters that differ from the oracle of LEVEL.NEO in one thing. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../runner/root';

const dist = join(projectRoot(__dirname), 'dist');

/**
 * @param folder the folder for its script
 * @param edit the body of a JavaScript function that gets `method`, `params` and the oracle's `result`, and returns the
 * answer to send instead
 * @returns the command that starts it
 */
export function editedOracle(folder: string, name: string, edit: string): string {
  const script = join(folder, `${name}.cjs`);
  writeFileSync(
    script,
    `const { OracleHost } = require(${JSON.stringify(join(dist, 'oracle', 'host'))});
const { levelNeo } = require(${JSON.stringify(join(dist, 'oracle', 'level-neo'))});
const { serveStdio } = require(${JSON.stringify(join(dist, 'adapters', 'serve-stdio'))});
const host = new OracleHost([levelNeo]);
const edit = (method, params, result) => { ${edit}; return result; };
serveStdio({ request: async (method, params) => edit(method, params, host.request(method, params)) });
`,
  );
  return `"${process.execPath}" "${script}"`;
}
