import { setTimeout as pause } from 'node:timers/promises';
import type { Socket } from 'socket.io-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { listeningServer } from '../../testing/listening-server.ts';
import type { LiveChange } from './events.ts';

/** Milliseconds between two messages, a second outside of tests. */
const EVERY = 250;
/** A machine that is busy hands a message on late. */
const LATE = 100;
/** Milliseconds after which nothing is left to be sent. */
const QUIET = 1.5 * EVERY;

const { server, connected: connect } = await listeningServer({ changes: true, locationsEvery: EVERY });
const DRIVERS = 3000;
const driverIds = (
  await server.db
    .insertInto('driver')
    .values(Array.from({ length: DRIVERS }, (_, index) => ({ firstname: 'Karim', lastname: `Driver ${index}` })))
    .returning('id')
    .execute()
).map(({ id }) => id);
beforeEach(() => server.db.deleteFrom('driver_location').execute());

/** As large as a position gets. */
const position = JSON.stringify({
  coords: { speed: 12.5, accuracy: 12, heading: 180 },
  activity: { type: 'in_vehicle' },
  battery: { level: 0.8, is_charging: false },
});

/** All drivers move at once, or some. */
const moveAll = (latitude: number, moved = driverIds) =>
  server.db
    .insertInto('driver_location')
    .values(
      moved.map((driverId) => ({
        driverId,
        latitude,
        longitude: 4.35,
        time: new Date(),
        charged: false,
        position,
      })),
    )
    .onConflict((on) => on.column('driverId').doUpdateSet({ latitude, time: new Date() }))
    .execute();

interface Browser {
  readonly socket: Socket;
  readonly received: { readonly at: number; readonly change: LiveChange }[];
  /** Latitudes of the drivers as this browser shows them. */
  readonly shown: Map<string, number>;
}

async function browser(): Promise<Browser> {
  const socket = await connect(await server.signedIn('dispatch'));
  const received: Browser['received'] = [];
  const shown = new Map<string, number>();
  socket.on('live_change', (change: LiveChange) => {
    received.push({ at: performance.now(), change });
    for (const record of change.records) if ('l' in record) shown.set(record.key, record.l[0] ?? 0);
    for (const key of change.gone) shown.delete(key);
  });
  return { socket, received, shown };
}

/** The line under a socket, which its library keeps to itself. */
function lineOf({ socket }: Browser): { pause(): void; resume(): void } {
  const { transport } = socket.io.engine;
  return Reflect.get(Object(Reflect.get(transport, 'ws')), '_socket');
}

const soon = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 20 });
const latitudes = ({ shown }: Browser) => [...new Set(shown.values())];

it('position updates are throttled, each driver once, with the latest position', async () => {
  const one = await browser();
  const some = driverIds.slice(0, 300);
  const started = performance.now();
  const turns = () => (performance.now() - started) / EVERY;
  let moves = 0;
  // A busy machine moves more slowly: it goes on until there were more moves than may be sent.
  while (turns() < 6 || moves <= turns() + 2) {
    await moveAll(50 + (moves += 1) / 1000, some);
    await pause(10);
  }
  await soon(() => expect(latitudes(one)).toEqual([50 + moves / 1000]));
  expect(one.received.length).toBeLessThanOrEqual(turns() + 2);
  for (const { change } of one.received) expect(change.records).toHaveLength(some.length);
}, 30_000);

it('position updates are sent immediately after a quiet period, and then throttled', async () => {
  await moveAll(50.6);
  await pause(QUIET);
  const one = await browser();
  await pause(QUIET);
  one.received.length = 0;
  const move = (latitude: number) =>
    server.db
      .updateTable('driver_location')
      .set({ latitude })
      .where('driverId', '=', driverIds[0] ?? 0)
      .execute();
  const began = performance.now();
  await move(50.7);
  await soon(() => expect(one.received).toHaveLength(1));
  await move(50.8);
  await soon(() => expect(one.received).toHaveLength(2));
  const [first = Infinity, second = 0] = one.received.map(({ at }) => at);
  expect(second - first).toBeGreaterThan(EVERY - LATE);
  expect(first - began).toBeLessThan(second - first);
}, 30_000);

it('position updates contain only drivers who moved', async () => {
  await moveAll(50.1);
  await pause(QUIET);
  const one = await browser();
  const [driverId = 0] = driverIds;
  await server.db.updateTable('driver_location').set({ latitude: 50.2 }).where('driverId', '=', driverId).execute();
  await soon(() => expect(one.received).toHaveLength(1));
  expect(one.received[0]?.change.records).toMatchObject([{ key: String(driverId), l: [50.2, 4.35] }]);
}, 30_000);

it('position updates wait for a slow browser in bounded memory, reach the others immediately, and are complete when it reads again', async () => {
  const [slow, quick] = [await browser(), await browser()];
  await moveAll(50.001);
  await soon(() => expect(latitudes(slow)).toEqual([50.001]));
  const before = slow.received.length;
  lineOf(slow).pause();
  // More than the buffers of the system take: those on the way fill up.
  const rounds = 24;
  for (let round = 2; round <= rounds; round += 1) {
    await moveAll(50 + round / 1000);
    await soon(() => expect(latitudes(quick)).toEqual([50 + round / 1000]));
    if (round === 12) {
      await server.db
        .deleteFrom('driver_location')
        .where('driverId', '=', driverIds[0] ?? 0)
        .execute();
      driverIds.shift();
    }
  }
  expect(latitudes(slow)).toEqual([50.001]);
  lineOf(slow).resume();
  await soon(() => expect(latitudes(slow)).toEqual([50 + rounds / 1000]));
  expect(slow.shown.size).toBe(driverIds.length);
  // Positions that did not fit were combined.
  expect(slow.received.length - before).toBeLessThan(quick.received.length - before);
  await moveAll(50.5);
  await soon(() => expect([latitudes(slow), latitudes(quick)]).toEqual([[50.5], [50.5]]));
}, 120_000);
