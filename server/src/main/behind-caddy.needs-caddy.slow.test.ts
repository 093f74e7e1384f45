import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bookingForm, createRecords, type Records } from '../testing/records.ts';
import { bundleProgram } from '../testing/run-typescript.ts';
import { type Processes, startProcesses } from '../testing/several/processes.ts';
import { type Caddy, startCaddy } from '../testing/several/start-caddy.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let folder: string;
let beside: TestApp;
let records: Records;
let program: Awaited<ReturnType<typeof bundleProgram>>;
let processes: Processes;
let caddy: Caddy;
let agent: Agent;
let token: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'navette-behind-'));
  beside = await createTestApp();
  records = await createRecords(beside.db);
  token = await beside.signedIn('dispatch');
  await writeFile(join(folder, 'auth-secret'), beside.secret);
  program = await bundleProgram(new URL('main.ts', import.meta.url));
  // Longer than the proxy needs to see that a server is not ready: its interval and its time-out, on a machine that is busy with other tests.
  const env = {
    DATABASE_URL: beside.url,
    DATA_DIR: folder,
    DRAIN_SECONDS: '10',
    TRUST_PROXY: 'loopback',
    METRICS_TOKEN: 'inside',
  };
  processes = await startProcesses(program.file, 2, env);
  caddy = await startCaddy(processes.ports);
  agent = new Agent({ ca: caddy.ca, keepAlive: true });
  await vi.waitFor(async () => expect(await call('/readyz')).toBe(200), { timeout: 20_000 });
}, 120_000);
afterAll(async () => {
  agent.destroy();
  await caddy.stop();
  await processes.stopAll();
  await program.remove();
  await beside.close();
  await rm(folder, { recursive: true, force: true });
});

/** Outcome of a call over TLS, trusted by the proxy's own authority: 200, or the status with what was said. A refusal without a word is the proxy's. */
async function call(path: string, body?: object): Promise<number | string> {
  const asked = request(caddy.url + path, {
    agent,
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
  });
  asked.end(body && JSON.stringify(body));
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  const said = answer && (await text(answer));
  return answer?.statusCode === 200 ? 200 : `${answer?.statusCode} ${said}`;
}

/** Calls one after the other until the work is done; answers how each ended. */
async function during(ask: () => Promise<unknown>, work: () => Promise<unknown>): Promise<unknown[]> {
  const ended: unknown[] = [];
  const stop = new AbortController();
  const calling = (async () => {
    while (!stop.signal.aborted) {
      ended.push(await ask().catch(String));
      await pause(20);
    }
  })();
  await work();
  stop.abort();
  await calling;
  return ended;
}

const others = (ended: readonly unknown[]) => ended.filter((one) => one !== 200);

describe('two processes behind the proxy that is shipped', () => {
  /** Counts on when a test is tried again: a trip is booked once. */
  let minute = 0;

  it('two processes behind the proxy answer over TLS and do not expose the metrics', async () => {
    expect([await call('/auth/session'), await call('/metrics')]).toEqual([200, '404 ']);
  });

  it('the proxy passes sockets through', async () => {
    const socket = io(caddy.url, { transports: ['websocket'], auth: { token }, ca: caddy.ca, forceNew: true });
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
    expect(socket.connected).toBe(true);
    socket.disconnect();
  });

  it('two processes behind the proxy keep answering reads while one is killed and restarted', async () => {
    const ended = await during(
      () => call('/api/client'),
      async () => {
        await pause(300);
        await processes.kill(0);
        await pause(1_500);
        await processes.start(0);
        await pause(300);
      },
    );
    expect(ended.length).toBeGreaterThan(20);
    expect(others(ended)).toEqual([]);
  }, 60_000);

  const book = () => {
    minute += 1;
    const ap_time = `${10 + Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
    return call('/service/booking/addRecursive', bookingForm(records, { ap_time, confirmDuplicates: true }));
  };

  it('fail no booking while one is replaced', async () => {
    await vi.waitFor(async () => expect(await call('/readyz')).toBe(200));
    const ended = await during(book, () => processes.stop(1)).finally(() => processes.start(1));
    expect(ended.length).toBeGreaterThan(20);
    expect(others(ended)).toEqual([]);
  }, 60_000);

  it('fail no booking while one stops and the other has just started, so that the proxy takes none for ready', async () => {
    await processes.kill(0);
    // Longer than a check: the proxy has seen that one is gone, and then that the other stops.
    await pause(3_000);
    const ended = await during(book, async () => {
      const stopped = processes.stop(1);
      await pause(3_000);
      await processes.start(0);
      await stopped;
    }).finally(() => processes.start(1));
    expect(ended.length).toBeGreaterThan(20);
    expect(others(ended)).toEqual([]);
  }, 60_000);
});

it.each(['Caddyfile', 'houses/Caddyfile'])('deploy/%s is valid', async (name) => {
  const path = new URL(`../../../deploy/${name}`, import.meta.url).pathname;
  const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder };
  const addresses = { SITE_ADDRESS: 'a.example', NORTH_ADDRESS: 'n.example', SOUTH_ADDRESS: 's.example' };
  const validate = ['validate', '--config', path, '--adapter', 'caddyfile'];
  await expect(promisify(execFile)('caddy', validate, { env: { ...env, ...addresses } })).resolves.toBeDefined();
});
