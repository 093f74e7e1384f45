import { expect, it, vi } from 'vitest';
import { asked, colleague, done } from '../../testing/listening-server.ts';
import { driversStage, INFO, POSITION } from '../../testing/drivers-stage.ts';

const stage = await driversStage();
const { server } = stage;

const karim = async () =>
  (await server.db.selectFrom('app_user').select('id').where('firstname', '=', 'Karim').executeTakeFirstOrThrow()).id;

it.each([
  ['0° 0°, which a phone without GPS says', { latitude: 0, longitude: 0 }, null],
  ['a place where no car of ours can be', { latitude: 40.7, longitude: -74 }, null],
  ['a position of days ago', { time: '2026-02-20T09:00:00.000Z' }, null],
  [
    'a clock that runs ahead',
    { time: '2031-01-01T09:00:00.000Z' },
    { ...POSITION, time: expect.stringMatching(/^2026/) },
  ],
])('lists an app that says of itself %s without believing it', async (_, wrong, position) => {
  const [boss, app] = [await colleague(stage.listening, 'super'), await stage.connected()];
  const message = asked(app, 'action');
  await boss.send('action', { to: await karim(), action: 'getLocation' });
  const said = asked(boss.socket, 'say');
  await app.emitWithAck('answered', done((await message).id, { ...INFO, position: { ...POSITION, ...wrong } }));
  expect(await said).toMatchObject({ info: { position } });
  const listed = (await server.call(boss.token, 'listConnectedApps')).body.find(
    ({ driverId }) => driverId === stage.records.driverId,
  );
  expect(listed?.info).toEqual({ ...INFO, position });
});

it('lists an app that says on connecting where it is, unless no car can be there or have come there from its last position', async () => {
  const boss = await colleague(stage.listening, 'super');
  const listed = async (position: object) => {
    const app = stage.open(stage.token);
    app.disconnect();
    app.auth = { token: stage.token, info: { ...INFO, position: { ...POSITION, ...position } } };
    const connected = new Promise<void>((resolve) => app.once('connect', () => resolve()));
    app.connect();
    await connected;
    return vi.waitFor(async () => {
      const { body } = await server.call(boss.token, 'listConnectedApps');
      const own = body.find(({ socketId }) => socketId === app.id);
      expect(own?.info.platform).toBe(INFO.platform);
      return own?.info.position;
    });
  };
  expect(await listed({})).toEqual(POSITION);
  expect(await listed({ latitude: 0, longitude: 0 })).toBeNull();
  const place = { latitude: 50.86, longitude: 4.36 };
  const time = new Date(Date.parse(POSITION.time) - 60_000);
  const position = { coords: { accuracy: 5, speed: 8, heading: 90 } };
  const stand = { ...place, time, charged: false, position: JSON.stringify(position) };
  await server.db
    .insertInto('driver_location')
    .values({ driverId: stage.records.driverId, ...stand })
    .execute();
  expect(await listed({})).toEqual(POSITION);
  // Marseille, a minute after Brussels.
  expect(await listed({ latitude: 43.3, longitude: 5.37 })).toEqual({
    ...place,
    accuracy: 5,
    time: time.toISOString(),
  });
  // A last position of before positions were held to the rule says nothing against the next.
  await server.db.updateTable('driver_location').set({ latitude: 0, longitude: 0 }).execute();
  expect(await listed({})).toEqual(POSITION);
});
