import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listeningServer } from '../../testing/listening-server.ts';
import { createRecords } from '../../testing/records.ts';
import type { LiveChange } from './events.ts';

const { server, url } = await listeningServer({ changes: true });
const { driverId } = await createRecords(server.db);
beforeEach(() => server.db.deleteFrom('driver_location').execute());
const opened: Socket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.disconnect();
});

async function browser(watches: boolean | undefined) {
  const socket = io(url, {
    transports: ['websocket'],
    auth: { token: await server.signedIn('dispatch'), watches },
    reconnection: false,
    forceNew: true,
  });
  opened.push(socket);
  const latitudes: unknown[] = [];
  socket.on('live_change', ({ records, gone }: LiveChange) =>
    latitudes.push(...records.map((record) => 'l' in record && record.l[0]), ...gone),
  );
  await new Promise((resolve) => socket.on('connect', () => resolve(undefined)));
  return { socket, latitudes, show: (...collections: string[]) => socket.emit('watch', { collections }) };
}

const position = JSON.stringify({
  coords: { speed: null },
  activity: { type: null },
  battery: { level: null, is_charging: false },
});
const move = (latitude: number) =>
  server.db
    .insertInto('driver_location')
    .values({ driverId, latitude, longitude: 4.35, time: new Date(), charged: false, position })
    .onConflict((on) => on.column('driverId').doUpdateSet({ latitude }))
    .execute();
const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 20 });

it('positions go to browsers that show them, and to those of earlier releases that never say', async () => {
  const [shows, hides, earlier] = [await browser(true), await browser(true), await browser(undefined)];
  shows.show('locations');
  await pause(50);
  await move(50.1);
  for (const { latitudes } of [shows, earlier]) await soon(() => expect(latitudes).toEqual([50.1]));
  shows.show();
  hides.show('tasks', 'locations');
  await pause(50);
  await move(50.2);
  await soon(() => expect(earlier.latitudes).toEqual([50.1, 50.2]));
  await soon(() => expect(hides.latitudes.at(-1)).toBe(50.2));
  expect(shows.latitudes).toEqual([50.1]);
});

it('positions that changed while a browser asked for the list reach it too', async () => {
  const [shows, hides] = [await browser(true), await browser(true)];
  shows.show('locations');
  await pause(50);
  await move(50.1);
  await soon(() => expect(shows.latitudes).toEqual([50.1]));
  hides.show('locations');
  await soon(() => expect(hides.latitudes).toEqual([50.1]));
  expect(shows.latitudes).toEqual([50.1]);
});

it('positions continue after an invalid message of a page', async () => {
  const shows = await browser(true);
  shows.show('locations');
  const many = { collections: Array.from({ length: 21 }, () => 'tasks') };
  for (const nonsense of [null, 7, {}, { collections: 'tasks' }, many]) shows.socket.emit('watch', nonsense);
  await pause(50);
  await move(50.1);
  await soon(() => expect(shows.latitudes).toEqual([50.1]));
});
