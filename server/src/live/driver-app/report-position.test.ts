import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { driversStage, ok, refused, reported, say } from '../../testing/drivers-stage.ts';
import { insertBooking } from '../../testing/records.ts';

const stage = await driversStage();

describe('positions', () => {
  const last = () =>
    stage.server.db
      .selectFrom('driver_location')
      .select(['latitude', 'charged'])
      .where('driverId', '=', stage.records.driverId)
      .executeTakeFirst();

  it('stores the position history, and the latest as the last position, in any order of arrival', async () => {
    const socket = await stage.connected();
    for (const [latitude, ago] of [
      [50.1, 60],
      [50.3, 10],
      [50.2, 30],
    ] as const)
      expect(await say(socket, 'position', reported(latitude, ago))).toMatchObject(ok());
    expect(await last()).toEqual({ latitude: 50.3, charged: false });
    const history = await stage.server.db
      .selectFrom('driver_position')
      .select(['latitude', 'speed'])
      .orderBy('time')
      .execute();
    expect(history).toEqual([
      { latitude: 50.1, speed: 12.5 },
      { latitude: 50.2, speed: 12.5 },
      { latitude: 50.3, speed: 12.5 },
    ]);
  });

  it('clamps positions of a fast clock to now and drops those of yesterday', async () => {
    const socket = await stage.connected();
    await say(socket, 'position', reported(50.1, -3600));
    await pause(5);
    await say(socket, 'position', reported(50.2));
    expect(await last()).toMatchObject({ latitude: 50.2 });
    expect(await say(socket, 'position', reported(50.3, 25 * 3600))).toEqual(refused('validation'));
    expect(await say(socket, 'position', { ...reported(50.3), time: '2016-12-31T23:59:60Z' })).toEqual(
      refused('validation'),
    );
  });

  it.each([
    ['0° 0°, as a phone without GPS says', { latitude: 0, longitude: 0 }],
    ['another continent', { latitude: 40.71, longitude: -74 }],
    ['a place that no car reaches in that time', { latitude: 43.3, longitude: 5.37 }],
  ])('refuses a position of %s, and continues from the previous one', async (_, place) => {
    const socket = await stage.connected();
    await say(socket, 'position', reported(50.1, 60));
    const before = await last();
    expect(await say(socket, 'position', { ...reported(50.1), ...place })).toEqual(refused('validation'));
    expect(await last()).toEqual(before);
    expect(await say(socket, 'position', reported(50.2))).toMatchObject(ok());
  });

  it('updates whether a passenger is on board as soon as it changes', async () => {
    const id = await insertBooking(stage.server.db, stage.records, { ap_date: new Date().toISOString().slice(0, 10) });
    const socket = await stage.connected();
    await say(socket, 'position', reported(50.1));
    await say(socket, 'charged', { bookingId: id, charged: true });
    expect(await last()).toEqual({ latitude: 50.1, charged: true });
    await say(socket, 'finish', { bookingId: id, status: 1 });
    expect(await last()).toEqual({ latitude: 50.1, charged: false });
  });

  it('drops positions over the rate limit with an error', async () => {
    const socket = await stage.connected();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => say(socket, 'position', reported(50 + index / 1000))),
    );
    const dropped = (given: unknown[]) =>
      given.filter((answer) => JSON.stringify(answer) === JSON.stringify(refused('rateLimited'))).length;
    expect(dropped(answers)).toBeGreaterThan(30);
    expect(socket.connected).toBe(true);
    // Neither a second phone nor reconnecting raises the limit.
    const again = await stage.connected();
    expect(
      dropped(await Promise.all(Array.from({ length: 60 }, () => say(again, 'position', reported(50))))),
    ).toBeGreaterThan(30);
    const another = await stage.connected(await stage.tokenOf('Els'));
    expect(await say(another, 'position', reported(50))).toMatchObject(ok());
  });
});
