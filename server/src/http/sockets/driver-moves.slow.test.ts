import type { components } from '@navette/openapi/types';
import { moved, type DriverMove } from '@navette/shared/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { listeningServer } from '../../testing/listening-server.ts';
import { createRecords } from '../../testing/records.ts';
import type { LiveChange } from './events.ts';

type DriverLocation = components['schemas']['DriverLocation'];

const { server, open } = await listeningServer({ changes: true, locationsEvery: 100 });
let driverId = 0;
let key = '';
// A driver of its own for each test: the first position of one that browsers of another test were sent may be a move.
beforeEach(async () => {
  await server.db.deleteFrom('driver_location').execute();
  ({ driverId } = await createRecords(server.db));
  key = String(driverId);
});

/** A browser that shows positions, applies moves to what it has, and asks for what they don't go with. */
async function browser() {
  const socket = open(await server.signedIn('dispatch'), '/', { watches: true, moves: true });
  const shown = new Map<string, DriverLocation>();
  const whole: LiveChange[] = [];
  const moves: DriverMove[] = [];
  const unfit: string[] = [];
  socket.on('live_change', (change: LiveChange) => {
    whole.push(change);
    for (const record of change.records) if ('l' in record) shown.set(record.key, record);
    for (const gone of change.gone) shown.delete(gone);
  });
  socket.on('driver_moves', (message: { moves: DriverMove[] }) => {
    moves.push(...message.moves);
    for (const move of message.moves) {
      const record = shown.get(move.key);
      const later = record && moved(record, move);
      if (later) shown.set(move.key, later);
      else unfit.push(move.key);
    }
  });
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  socket.emit('watch', { collections: ['locations'] });
  const latitude = () => shown.get(key)?.l[0];
  return { socket, shown, whole, moves, unfit, latitude };
}

let second = 0;
/** The driver reports the next position. */
async function move(latitude: number, speed: number | null = 8): Promise<void> {
  const time = new Date(Date.UTC(2026, 2, 4, 8, 0, (second += 1)));
  const position = JSON.stringify({
    coords: { speed, accuracy: 5, heading: 90 },
    activity: { type: 'in_vehicle' },
    battery: { level: 0.8, is_charging: false },
  });
  const place = { latitude, longitude: 4.35, time, charged: false, position };
  await server.db
    .insertInto('driver_location')
    .values({ driverId, ...place })
    .onConflict((on) => on.column('driverId').doUpdateSet(place))
    .execute();
}
const listed = async () => (await server.call(await server.signedIn('dispatch'), 'listLocations')).body;
const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 20 });

it('moves of drivers are sent as changed fields only, after a first full position', async () => {
  const one = await browser();
  await move(50.1);
  await soon(() => expect(one.latitude()).toBe(50.1));
  expect(one.moves).toEqual([]);
  await move(50.2);
  await soon(() => expect(one.latitude()).toBe(50.2));
  await move(50.2, null);
  await soon(() => expect(one.moves).toHaveLength(2));
  const [first, next] = one.moves;
  expect(Object.keys(first ?? {})).toEqual(['key', 'since', 'after', 'charged', 'l']);
  expect(Object.keys(next ?? {})).toEqual(['key', 'since', 'after', 'charged', 'speed']);
  expect(one.whole).toHaveLength(1);
  expect([...one.shown.values()]).toEqual(await listed());
});

it('moves of drivers include a new passenger immediately', async () => {
  const one = await browser();
  await move(50.1);
  await soon(() => expect(one.latitude()).toBe(50.1));
  await server.db.updateTable('driver_location').set({ charged: true }).execute();
  await soon(() => expect(one.shown.get(key)?.data.charged).toBe(true));
  expect(one.moves).toMatchObject([{ key, after: 0, charged: true }]);
});

it('moves of drivers are sent in full on request when they do not match the state of a browser, and not to others', async () => {
  const [one, other] = [await browser(), await browser()];
  await move(50.1);
  for (const { latitude } of [one, other]) await soon(() => expect(latitude()).toBe(50.1));
  one.shown.clear();
  await move(50.2);
  await soon(() => expect(one.unfit).toEqual([key]));
  const before = other.whole.length;
  one.socket.emit('resend', { keys: one.unfit });
  await soon(() => expect(one.latitude()).toBe(50.2));
  expect(other.whole).toHaveLength(before);
});

it('moves of drivers end when the positions are cleared, and begin with a whole one again', async () => {
  const one = await browser();
  await move(50.1);
  await soon(() => expect(one.latitude()).toBe(50.1));
  await server.db.deleteFrom('driver_location').execute();
  await soon(() => expect(one.shown.size).toBe(0));
  await move(50.2);
  await soon(() => expect(one.latitude()).toBe(50.2));
  expect(one.moves).toEqual([]);
});

it('moves of drivers restart with full positions after a gap in the change feed, since browsers reload the list', async () => {
  const one = await browser();
  await move(50.1);
  await soon(() => expect(one.latitude()).toBe(50.1));
  const gap = new Promise((resolve) => one.socket.once('live_gap', resolve));
  await server.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'navette changes' and datname = current_database()",
  );
  await gap;
  await move(50.2);
  await soon(() => expect(one.latitude()).toBe(50.2));
  expect(one.moves).toEqual([]);
});

it('moves of drivers continue after an invalid request of a browser', async () => {
  const one = await browser();
  for (const nonsense of [null, 7, {}, { keys: 'all' }, { keys: [null] }, { keys: ["1'"] }])
    one.socket.emit('resend', nonsense);
  await move(50.1);
  await soon(() => expect(one.latitude()).toBe(50.1));
});
