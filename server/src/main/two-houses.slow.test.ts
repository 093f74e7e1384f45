import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { PROOF_COOKIE, proof } from '../auth/single-sign-on/come-back.ts';
import { createVault } from '../auth/vault.ts';
import { createFileLinks } from '../files/file-links.ts';
import { bookingForm, createRecords, type Records } from '../testing/records.ts';
import { bundleProgram } from '../testing/run-typescript.ts';
import { type Processes, startProcesses } from '../testing/several/processes.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

/** A house as it stands on a machine: a folder, a database, secrets and a port of its own. */
interface House {
  readonly folder: string;
  readonly beside: TestApp;
  readonly records: Records;
  readonly processes: Processes;
  readonly url: string;
  readonly token: string;
}

let program: Awaited<ReturnType<typeof bundleProgram>>;
let north: House;
let south: House;
const opened: Socket[] = [];

async function openHouse(): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'navette-house-'));
  const beside = await createTestApp();
  const records = await createRecords(beside.db);
  await writeFile(join(folder, 'auth-secret'), beside.secret);
  await writeFile(join(folder, 'second-factor-key'), beside.secret);
  const processes = await startProcesses(program.file, 1, { DATABASE_URL: beside.url, DATA_DIR: folder });
  const token = await beside.signedIn('dispatch');
  return { folder, beside, records, processes, url: `http://127.0.0.1:${processes.ports[0]}`, token };
}

async function closeHouse({ processes, beside, folder }: House): Promise<void> {
  await processes.stopAll();
  await beside.close();
  await rm(folder, { recursive: true, force: true });
}

beforeAll(async () => {
  program = await bundleProgram(new URL('main.ts', import.meta.url));
  [north, south] = await Promise.all([openHouse(), openHouse()]);
}, 180_000);
afterEach(() => {
  for (const socket of opened.splice(0)) socket.disconnect();
});
afterAll(async () => {
  await closeHouse(north);
  await closeHouse(south);
  await program.remove();
});

const call = (house: House, path: string, init: RequestInit = {}) => fetch(house.url + path, init);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Opens a socket; says how that ended. */
function socketOf(house: House, token: string): { socket: Socket; admitted: Promise<string> } {
  const socket = io(house.url, { transports: ['websocket'], auth: { token }, reconnection: false, forceNew: true });
  opened.push(socket);
  const admitted = new Promise<string>((resolve) => {
    socket.on('connect', () => resolve('admitted'));
    socket.on('connect_error', ({ message }) => resolve(message));
  });
  return { socket, admitted };
}

/** Both houses ask with what is the north one's: it says yes, the south one no. */
const asked = async (ask: (house: House) => Promise<unknown>) => [await ask(north), await ask(south)];

it('two houses on one machine take the token of their own users alone, although these have the same numbers', async () => {
  const statuses = asked(async (house) => (await call(house, '/api/client', { headers: bearer(north.token) })).status);
  expect(await statuses).toEqual([200, 401]);
});

it('two houses on one machine take the socket of their own users alone', async () => {
  expect(await asked((house) => socketOf(house, north.token).admitted)).toEqual(['admitted', 'unauthorized']);
});

it('two houses on one machine take their own cookies alone, which a browser sends to every port of a machine', async () => {
  const { id } = await north.beside.db.selectFrom('app_user').select('id').executeTakeFirstOrThrow();
  const sealed = proof.seal(createVault(north.beside.secret), { userId: id }, new Date());
  const headers = { cookie: `${PROOF_COOKIE.name}=${sealed}` };
  const path = '/auth/sso/session';
  const ask = async (house: House) => {
    const answer: { auth: boolean } = await (await call(house, path, { method: 'POST', headers })).json();
    return answer.auth;
  };
  expect(await asked(ask)).toEqual([true, false]);
});

it('two houses on one machine open their own links to files alone', async () => {
  const link = createFileLinks(north.beside.secret).sign(`${'0'.repeat(64)}.jpg`);
  // The link is good; there is no such file.
  expect(await asked(async (house) => (await call(house, link)).status)).toEqual([404, 403]);
});

it('two houses on one machine tell of their own bookings alone', async () => {
  const heard: string[] = [];
  for (const [name, house] of Object.entries({ north, south })) {
    const { socket, admitted } = socketOf(house, house.token);
    socket.on('booking_update', () => heard.push(name));
    expect(await admitted).toBe('admitted');
  }
  const made = await call(north, '/service/booking/addRecursive', {
    method: 'POST',
    headers: { ...bearer(north.token), 'content-type': 'application/json' },
    body: JSON.stringify(bookingForm(north.records)),
  });
  expect(made.status).toBe(200);
  await vi.waitFor(() => expect(heard).toContain('north'), { timeout: 10_000 });
  await pause(300);
  expect(heard).not.toContain('south');
  expect(await south.beside.db.selectFrom('booking').select('id').execute()).toEqual([]);
});
