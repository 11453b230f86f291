/** The oracle as a slow adapter: one game at a time, 5 ms for each request. Serves until "shutdown". */
import { setTimeout as sleep } from 'node:timers/promises';
import { InProcessAdapter } from '../adapters/in-process';
import { serveStdio } from '../adapters/serve-stdio';

const MILLISECONDS = 5;
const oracle = new InProcessAdapter();

void serveStdio({
  request: async (method, params) => {
    await sleep(MILLISECONDS);
    const answer = await oracle.request(method, params);
    return method === 'initialize' ? { ...answer, limits: { games: 1 } } : answer;
  },
});
