import { productionRules, startFirebaseProject, type FirebaseProject } from '@navette/firebase-fake';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firebaseOf, type FirebaseSettings } from '../ports/firebase.ts';
import { createLogger } from '../kernel/logger.ts';
import { createRecords, insertBooking } from '../testing/records.ts';
import { createTestApp } from '../testing/test-app.ts';
import { keepDemand } from './demands.ts';
import { createFirebaseWriter, relayToFirebase } from './relay-to-firebase.ts';
let project: FirebaseProject;
let settings: FirebaseSettings;
let relay: ReturnType<typeof relayToFirebase> | undefined;
const log: string[] = [];
const photo = `${'0'.repeat(64)}.jpg`;

const server = await createTestApp({ changes: true });
const records = await createRecords(server.db);
beforeEach(async () => {
  project = await startFirebaseProject();
  project.fake.database.setRules(productionRules());
  const configured = firebaseOf(project.env);
  if (!configured) throw new Error('no project');
  settings = configured;
});
afterEach(async () => {
  relay?.stop();
  await project.fake.close();
  await server.db.deleteFrom('demand').execute();
  await server.db.deleteFrom('ticket').execute();
});
afterAll(() => server.close());

function start(bucket = true): void {
  relay = relayToFirebase(server.services, {
    write: createFirebaseWriter(settings, () => new Date(), 2000),
    bucket,
    log: createLogger('info', { write: (line: string) => void log.push(line) }),
    pause: 100,
  });
}
async function ask(): Promise<string> {
  const bookingId = await insertBooking(server.db, records);
  const bookings = JSON.stringify([{ date: '2026-03-04', picktime: null, trip: { origin: 'A', destination: 'B' } }]);
  const now = new Date();
  return keepDemand(
    server.db,
    {
      key: server.services.liveKey(),
      bookingId,
      driverId: records.driverId,
      endtime: new Date(now.getTime() + 60_000),
      price: 18.5,
      bookings,
    },
    now,
  );
}
async function receipt(id: string): Promise<number> {
  const bookingId = await insertBooking(server.db, records);
  await server.db
    .insertInto('ticket')
    .values({
      id,
      bookingId,
      driverId: records.driverId,
      date: '2026-03-04',
      fileKey: photo,
      contentType: 'image/jpeg',
    })
    .execute();
  return bookingId;
}
const kept = (path: string): unknown =>
  path
    .split('/')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).find(([name]) => name === key)?.[1]
          : undefined,
      project.fake.database.root,
    );
const soon = (check: () => void) => vi.waitFor(check, { timeout: 15_000, interval: 20 });

describe('relay of live data to Firebase', () => {
  it('relays existing and new live data to Firebase', async () => {
    const before = await ask();
    start();
    await soon(() =>
      expect(kept(`bookings/demands/${before}`)).toMatchObject({
        driverId: records.driverId,
        price: 18.5,
        bookings: { 0: { trip: { origin: 'A' } } },
      }),
    );
    const after = await ask();
    const bookingId = await receipt('-T1');
    await soon(() => expect(kept(`bookings/demands/${after}`)).toBeDefined());
    await soon(() =>
      expect(kept('tickets/-T1')).toEqual({
        bookingId,
        driver: 'Benali Karim',
        date: '2026-03-04',
        imageUrl: `files/${photo}`,
      }),
    );
    const position = JSON.stringify({
      coords: { speed: 8 },
      activity: { type: null },
      battery: { level: 0.5, is_charging: false },
    });
    await server.db
      .insertInto('driver_location')
      .values({
        driverId: records.driverId,
        latitude: 50.85,
        longitude: 4.35,
        time: new Date(),
        charged: true,
        position,
      })
      .execute();
    await soon(() =>
      expect(kept(`locations/${records.driverId}`)).toMatchObject({
        l: { 0: 50.85, 1: 4.35 },
        data: { driverId: records.driverId, charged: true, position: { coords: { speed: 8 } } },
      }),
    );
  });

  it('deletes from Firebase records deleted on the server', async () => {
    start();
    const key = await ask();
    await soon(() => expect(kept(`bookings/demands/${key}`)).toBeDefined());
    await server.call(await server.signedIn('dispatch'), 'deleteDemand', undefined, { path: { key } });
    await soon(() => expect(kept(`bookings/demands/${key}`)).toBeUndefined());
  });

  it('does not link a photo of the local folder in Firebase', async () => {
    start(false);
    const bookingId = await receipt('-T2');
    await soon(() => expect(kept('tickets/-T2')).toEqual({ bookingId, driver: 'Benali Karim', date: '2026-03-04' }));
  });

  it.each([
    ['does not answer', () => (project.fake.outage = 'disconnect'), () => (project.fake.outage = undefined)],
    ['refuses it', () => project.fake.database.setRules({}), () => project.fake.database.setRules(productionRules())],
  ])('waits while Firebase %s, then sends the current state', async (_, fail, recover) => {
    log.length = 0;
    fail();
    start();
    const [gone, stays] = [await ask(), await ask()];
    await soon(() => expect(log.filter((line) => line.includes('does not reach Firebase'))).toHaveLength(1));
    await server.db.deleteFrom('demand').where('key', '=', gone).execute();
    recover();
    await soon(() => expect(kept(`bookings/demands/${stays}`)).toBeDefined());
    await soon(() => expect(kept(`bookings/demands/${gone}`)).toBeUndefined());
    await soon(() => expect(log.join('')).toContain('reaches Firebase again'));
    expect(log.join('')).not.toMatch(/eyJ|PRIVATE|web-key/);
  });
});
