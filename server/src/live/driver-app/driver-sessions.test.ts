import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DriversStage, next, startDriversStage } from '../../testing/drivers-stage.ts';

let stage: DriversStage;
beforeAll(async () => {
  stage = await startDriversStage();
});
beforeEach(() => stage.empty());
afterEach(() => stage.disconnectAll());
afterAll(() => stage.close());

describe('the socket of the drivers', () => {
  it.each([
    ['no token', async () => undefined],
    ['a made-up one', async () => 'a.b.c'],
    ['that of staff', () => stage.server.signedIn('super')],
  ])('stays closed with %s', async (_, of) => {
    expect(await next(stage.open(await of()), 'connect_error')).toMatchObject({ message: 'unauthorized' });
  });

  it('is the only one their token opens', async () => {
    expect(await next(stage.open(stage.token, ''), 'connect_error')).toMatchObject({ message: 'unauthorized' });
  });

  it('serves a few apps of a driver, not any number', async () => {
    for (let count = 0; count < 5; count += 1) await stage.connected();
    expect(await next(stage.open(stage.token), 'connect_error')).toMatchObject({ message: 'rateLimited' });
  });

  it('is let go when the session is over', async () => {
    const socket = await stage.connected();
    const closed = [next(socket, 'session_ended'), next(socket, 'disconnect')];
    await stage.server.db.updateTable('driver').set({ active: false }).where('id', '=', stage.records.driverId).execute();
    await Promise.all(closed);
    expect(socket.connected).toBe(false);
    await stage.server.db.updateTable('driver').set({ active: true }).where('id', '=', stage.records.driverId).execute();
  });
});
