import { setTimeout as pause } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { createDb } from '../db/database.ts';
import { createPool } from '../db/pool.ts';
import { createStaff } from './staff.ts';

/** Calls that go on until they are stopped, and what became of them. */
export interface Load {
  /** Calls that were answered 503 with Retry-After. */
  readonly refused: number;
  /** Number of events by which the socket reported possibly missed changes. */
  readonly gaps: number;
  /** Resolves when a write that begins now was acknowledged. */
  works(): Promise<void>;
  /** What /readyz says. */
  ready(): Promise<object>;
  stop(): Promise<{
    acknowledged: number[];
    /** Numbers of the records that are there. */
    kept: Set<number>;
    /** Answers that were neither good nor a 503 with Retry-After. */
    unexpected: string[];
  }>;
}

const credentials = { email: 'load@navette.example', password: 'load-load-load' };

/** Puts a server under load: staff who create records, read lists and hold a socket. */
export async function startLoad(port: number, databaseUrl: string): Promise<Load> {
  const url = `http://127.0.0.1:${port}`;
  const db = createDb(createPool(databaseUrl, { max: 1 }));
  await createStaff(db, { ...credentials, role: 'dispatch' });
  const send = (method: string, path: string, body?: object, token = '') =>
    fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const signedIn = await send('POST', '/auth/adminlogin', credentials);
  if (!signedIn.ok) throw new Error(`the sign-in was answered ${signedIn.status}`);
  const { token }: { token: string } = await signedIn.json();
  const socket = io(url, { transports: ['websocket'], auth: { token }, forceNew: true });
  let gaps = 0;
  socket.on('live_gap', () => (gaps += 1));
  await new Promise<void>((resolve) => socket.once('connect', resolve));

  const acknowledged: number[] = [];
  const unexpected: string[] = [];
  let refused = 0;
  let writes = 0;
  const stopped = new AbortController();
  /** The body of a good answer. */
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await send(method, path, body, token);
    const text = await answer.text();
    if (answer.status === 200) return JSON.parse(text);
    if (answer.status === 503 && answer.headers.get('retry-after') && text.includes('"unavailable"')) refused += 1;
    else unexpected.push(`${method} ${path}: ${answer.status} ${text}`);
    return undefined;
  };
  const write = async () => {
    writes += 1;
    const body = await ask('POST', '/api/daily', { date: '2026-03-03', report: `L${writes}` });
    if (typeof body === 'object' && body !== null && 'insertId' in body) acknowledged.push(Number(body.insertId));
  };
  const repeatedly = async (work: () => Promise<unknown>) => {
    while (!stopped.signal.aborted) {
      await work();
      await pause(5);
    }
  };
  const reads = ['/auth/session', '/api/mcode', '/api/driver'].map((path) => repeatedly(() => ask('GET', path)));
  const running = [...reads, ...[1, 2, 3, 4].map(() => repeatedly(write))];
  return {
    get refused() {
      return refused;
    },
    get gaps() {
      return gaps;
    },
    works: async () => {
      const enough = acknowledged.length + 20;
      while (acknowledged.length < enough) await pause(20);
    },
    ready: async () => {
      const answer = await send('GET', '/readyz');
      return { code: answer.status, ...(await answer.json()) };
    },
    stop: async () => {
      stopped.abort();
      await Promise.all(running);
      socket.disconnect();
      const rows = await db.selectFrom('daily_report').select('id').execute();
      await db.destroy();
      return { acknowledged, kept: new Set(rows.map(({ id }) => id)), unexpected };
    },
  };
}
