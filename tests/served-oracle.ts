/** Serves oracles with one difference each at addresses of this process, so that no process has to start. */
import { runInThisContext } from 'node:vm';
import { afterAll } from 'vitest';
import type { Handler } from '../adapters/serve';
import { serveHttp, type HttpService } from '../adapters/serve-http';
import { handlerOf, type OracleOptions } from '../cli/oracle';

/** Gets the method, the parameters and the oracle's result, and returns the answer to send instead. */
type Edit = (...answered: unknown[]) => unknown;

type Served = Omit<OracleOptions, 'http'>;

/** Serves oracles until the tests of a file have ended; call it at the top of the file. */
export function oracleServer() {
  const services: HttpService[] = [];
  afterAll(() => Promise.all(services.map((service) => service.close())));

  async function serve(handler: Handler): Promise<string> {
    const service = await serveHttp(handler, { port: 0 });
    services.push(service);
    return service.url;
  }

  return {
    /** @returns the address of what `tcg-conformance oracle` serves with these options */
    serve: (options: Served): Promise<string> => serve(handlerOf(options)),

    /**
     * @param edit the body of a JavaScript function that gets `method`, `params` and the `result` of the oracle of
     * LEVEL.NEO, and changes that or returns something else
     * @param options select another oracle than that of LEVEL.NEO
     * @returns the address of that oracle
     */
    edited(edit: string, options: Served = { game: ['level-neo'] }): Promise<string> {
      const { request } = handlerOf(options);
      const edited = runInThisContext(`(method, params, result) => { ${edit}; return result; }`) as Edit;
      return serve({ request: async (method, params) => edited(method, params, await request(method, params)) });
    },
  };
}
