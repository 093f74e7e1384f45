import { createServer } from 'node:net';

let next = Number(process.env.BENCH_PORT ?? 5200);

/** @returns {Promise<number>} A port that nobody listens to, from BENCH_PORT or 5200 upwards; never the same one twice. */
export async function freePort() {
  for (;;) {
    const port = next++;
    if (await isFree(port)) return port;
  }
}

/** @param {number} port */
const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
