import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeEach } from 'vitest';
import { listeningServer, type ListeningServer } from './listening-server.ts';
import { createRecords, type Records } from './records.ts';
import type { TestApp, TestAppOptions } from './test-app.ts';

/** A server with sockets and the apps of two drivers: Karim drives the bookings of `records`, Els is the other driver. */
export interface DriversStage {
  readonly server: TestApp;
  readonly listening: ListeningServer;
  readonly records: Records;
  /** Token of Karim's app. */
  readonly token: string;
  tokenOf(name: 'Karim' | 'Els'): Promise<string>;
  /** Opens a socket without waiting for the connection. */
  open(token: string | undefined, namespace?: string): Socket;
  /** A connected app, Karim's by default. */
  connected(token?: string): Promise<Socket>;
}

/** Starts the server for a file of tests, on a database and folder of its own. Each test begins empty; its apps disconnect after it. */
export async function driversStage(options: Pick<TestAppOptions, 'audit'> = {}): Promise<DriversStage> {
  const folder = await mkdtemp(join(tmpdir(), 'navette-drivers-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const listening = await listeningServer({ ...options, changes: true, filesDir: join(folder, 'files') });
  const { server } = listening;
  const records = await createRecords(server.db);
  const driverIds = { Karim: records.driverId, Els: records.otherDriverId };
  const userIds = {
    Karim: await addAccount(server, 'Karim', driverIds.Karim),
    Els: await addAccount(server, 'Els', driverIds.Els),
  };

  const tokenOf: DriversStage['tokenOf'] = async (name) => {
    const { sessionId, expiresAt } = await server.services.driverSessions.create(userIds[name], driverIds[name]);
    return server.services.tokens.sign(sessionId, expiresAt);
  };
  const token = await tokenOf('Karim');
  beforeEach(async () => {
    for (const table of [
      'demand',
      'ticket',
      'booking_history',
      'booking',
      'driver_location',
      'driver_position',
      'driver_notification',
    ] as const)
      await server.db.deleteFrom(table).execute();
  });
  return {
    server,
    listening,
    records,
    token,
    tokenOf,
    open: (given, namespace = '/driver') => listening.open(given, namespace),
    connected: (given = token) => listening.connected(given, '/driver'),
  };
}

async function addAccount({ db }: TestApp, name: string, driverId: number): Promise<number> {
  const email = `${name}@navette.example`;
  await db.updateTable('driver').set({ email }).where('id', '=', driverId).execute();
  return (
    await db
      .insertInto('app_user')
      .values({ firstname: name, lastname: 'Driver', email, role: 'driver' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

/** The next event of a name. */
export const next = (socket: Socket, event: string): Promise<unknown> =>
  new Promise((resolve) => socket.once(event, resolve));

export const say = (socket: Socket, event: string, message: unknown): Promise<unknown> =>
  socket.timeout(10_000).emitWithAck(event, message);

export const ok = (result?: unknown) => (result === undefined ? { ok: true } : { ok: true, result });
export const refused = (code: string) => ({ ok: false, code });

/** A position as phones report it, the given seconds ago. */
export const reported = (latitude: number, secondsAgo = 0) => ({
  latitude,
  longitude: 4.35,
  time: new Date(Date.now() - secondsAgo * 1000).toISOString(),
  position: { coords: { speed: 12.5 }, activity: { type: 'in_vehicle' }, battery: { level: 0.8, is_charging: false } },
});

/** Answer of an app about itself. */
export const INFO = {
  platform: 'Android 15',
  browser: null,
  version: '2.3.0',
  permission: 'granted',
  position: null,
} as const;
/** Position of an app a minute ago. */
export const POSITION = {
  latitude: 50.85,
  longitude: 4.35,
  accuracy: 8,
  time: new Date(Date.now() - 60_000).toISOString(),
};
