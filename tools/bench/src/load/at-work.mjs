import autocannon from 'autocannon';
import { setTimeout as pause } from 'node:timers/promises';

/** Desks per autocannon instance: its rate is per whole second, so all of its desks send at once. */
const TOGETHER = 5;

/**
 * Result of the work.
 * @typedef {object} Worked
 * @property {number[]} times Milliseconds of every request.
 * @property {Map<string, number[]>} byName The same by name of the request.
 * @property {string[]} failed Failed requests with their responses.
 * @property {number} seconds
 */

/**
 * Simulates dispatchers: each sends requests at a rate, with autocannon, over a persistent connection.
 * @param {{ urls: readonly string[], tokens: readonly string[], ask: () => import('./mix.mjs').Asked, seconds: number, rate: number }} office `rate`:
 * requests per second of each
 * @returns {Promise<Worked>}
 */
export async function atWork({ urls, tokens, ask, seconds, rate }) {
  /** @type {Worked} */
  const worked = { times: [], byName: new Map(), failed: [], seconds };
  const groups = Math.ceil(tokens.length / TOGETHER);
  const began = performance.now();
  await Promise.all(
    Array.from({ length: groups }, async (_, index) => {
      await pause((index / groups) * 1000);
      const own = tokens.slice(index * TOGETHER, (index + 1) * TOGETHER);
      await shift({ url: urls[index % urls.length] ?? '', tokens: own, ask, seconds, rate }, worked);
    }),
  );
  worked.seconds = (performance.now() - began) / 1000;
  return worked;
}

/**
 * @param {{ url: string, tokens: readonly string[], ask: () => import('./mix.mjs').Asked, seconds: number, rate: number }} desks
 * @param {Worked} worked
 */
async function shift({ url, tokens, ask, seconds, rate }, worked) {
  let turn = 0;
  let name = '';
  await new Promise((resolve, reject) => {
    const running = autocannon(
      {
        url,
        connections: tokens.length,
        duration: seconds,
        connectionRate: rate,
        timeout: 30,
        requests: [
          {
            setupRequest: (request, context) => {
              const asked = ask();
              Object.assign(context, { name: asked.name });
              const headers = {
                authorization: `Bearer ${tokens[turn++ % tokens.length]}`,
                'content-type': 'application/json',
              };
              const body = asked.body && JSON.stringify(asked.body);
              return {
                ...request,
                method: asked.method,
                path: asked.path,
                headers: asked.body ? headers : { authorization: headers.authorization },
                body,
              };
            },
            // Called just before the event of the same response, which has its duration.
            onResponse: (status, body, context) => {
              name = 'name' in context ? String(context.name) : '';
              if (status !== 200) worked.failed.push(`${name}: ${status} ${body.slice(0, 200)}`);
            },
          },
        ],
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
    running.on('response', (_client, _status, _bytes, time) => {
      worked.times.push(time);
      const known = worked.byName.get(name);
      if (known) known.push(time);
      else worked.byName.set(name, [time]);
    });
    running.on('reqError', (error) => worked.failed.push(String(error)));
  });
}
