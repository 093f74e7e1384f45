import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { type Logger, pino } from 'pino';
import { hashPassword } from '../../auth/password.ts';
import { DEMO_PASSWORD } from '../../demo/users.ts';
import { createLogger } from '../../kernel/logger.ts';
import { attachSockets } from '../../http/sockets/attach-sockets.ts';
import { createRecords, type Records } from '../../testing/records.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { startSimulator } from '../start-simulator.ts';

/** A running server with two app drivers and a settable clock. */
export interface PlayHouse {
  readonly server: TestApp;
  readonly records: Records;
  /** Log lines of the simulator. */
  readonly logged: string[];
  /** Sets the clock, which runs on from there. */
  setClock(iso: string): void;
  /** Number of open sockets. */
  lines(): number;
  /** Closes all sockets, as a network failure does. */
  breakLines(): void;
  start(speed: number): ReturnType<typeof startSimulator>;
  close(): Promise<void>;
}

const PLACES = { latitude: 50.85, longitude: 4.35 };

export async function openPlayHouse(): Promise<PlayHouse> {
  const folder = await mkdtemp(join(tmpdir(), 'navette-simulator-'));
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const server = await createTestApp({ changes: true, filesDir: join(folder, 'files'), now });
  const records = await createRecords(server.db);
  await giveApps(server, records);
  const sockets = attachSockets(server.app.server, server.services, createLogger('silent'));
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const open = new Set<Duplex>();
  server.app.server.on('upgrade', (_, socket: Duplex) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  const logged: string[] = [];
  const log: Logger = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  return {
    server,
    records,
    logged,
    setClock: (iso) => {
      ahead = Date.parse(iso) - Date.now();
    },
    lines: () => open.size,
    breakLines: () => {
      for (const socket of open) socket.destroy();
    },
    start: (speed) => startSimulator({ db: server.db, origin: url, now, log, speed, routes: server.services.routes }),
    close: async () => {
      await sockets.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Fixtures: accounts with the demo password, homes and a hospital on the map. */
async function giveApps({ db }: TestApp, { driverId, otherDriverId, clientId, destinationId }: Records): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const id of [driverId, otherDriverId]) {
    const email = `driver${id}@navette.example`;
    await db
      .updateTable('driver')
      .set({ ...PLACES, email, refreshTime: 15 })
      .where('id', '=', id)
      .execute();
    await db
      .insertInto('app_user')
      .values({ firstname: 'Driver', lastname: String(id), email, role: 'driver', passwordHash })
      .execute();
  }
  await db.updateTable('client').set({ latitude: 50.83, longitude: 4.33 }).where('id', '=', clientId).execute();
  await db
    .updateTable('destination')
    .set({ latitude: 50.88, longitude: 4.31 })
    .where('id', '=', destinationId)
    .execute();
}
