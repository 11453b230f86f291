/** Serves the oracle as a slow adapter until "shutdown": one game at a time, 5 ms for each request. */
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
