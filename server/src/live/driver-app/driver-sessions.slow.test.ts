import { describe, expect, it } from 'vitest';
import { driversStage, next } from '../../testing/drivers-stage.ts';

const stage = await driversStage();

describe('the socket of the drivers', () => {
  it.each([
    ['no token', async () => undefined],
    ['a made-up one', async () => 'a.b.c'],
    ['that of staff', () => stage.server.signedIn('super')],
  ])('refuses to open the drivers’ socket with %s', async (_, of) => {
    expect(await next(stage.open(await of()), 'connect_error')).toMatchObject({ message: 'unauthorized' });
  });

  it('refuses a driver’s token on every other socket', async () => {
    expect(await next(stage.open(stage.token, ''), 'connect_error')).toMatchObject({ message: 'unauthorized' });
  });

  it('limits the apps of a driver and closes the oldest', async () => {
    const token = await stage.tokenOf('Els');
    const first = await stage.connected(token);
    const gone = next(first, 'disconnect');
    const later = [];
    for (let count = 0; count < 5; count += 1) later.push(await stage.connected(token));
    // The oldest goes first: it may be a dead connection.
    expect(await gone).toBe('io server disconnect');
    expect(later.map(({ connected }) => connected)).toEqual([true, true, true, true, true]);
  });

  it('closes the socket when the session ends', async () => {
    const socket = await stage.connected();
    const closed = [next(socket, 'session_ended'), next(socket, 'disconnect')];
    await stage.server.db
      .updateTable('driver')
      .set({ active: false })
      .where('id', '=', stage.records.driverId)
      .execute();
    await Promise.all(closed);
    expect(socket.connected).toBe(false);
    await stage.server.db
      .updateTable('driver')
      .set({ active: true })
      .where('id', '=', stage.records.driverId)
      .execute();
  });

  it('tells every app to refetch after a gap in the change feed', async () => {
    const gaps = [await stage.connected(), await stage.connected(await stage.tokenOf('Els'))].map((socket) =>
      next(socket, 'gap'),
    );
    await stage.server.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'navette changes' and datname = current_database()",
    );
    expect(await Promise.all(gaps)).toEqual([{}, {}]);
  });

  it('closes the socket when the password is reset', async () => {
    const socket = await stage.connected(await stage.tokenOf('Els'));
    const closed = [next(socket, 'session_ended'), next(socket, 'disconnect')];
    const { id, email } = await stage.server.db
      .selectFrom('app_user')
      .select(['id', 'email'])
      .where('firstname', '=', 'Els')
      .where('role', '=', 'driver')
      .executeTakeFirstOrThrow();
    await stage.server.call(await stage.server.signedIn('super'), 'resetPassword', { id, email: email ?? '' });
    await Promise.all(closed);
    expect(socket.connected).toBe(false);
  });

  it('closes the socket when the session expires', async () => {
    const socket = await stage.connected();
    const closed = next(socket, 'session_ended');
    await stage.server.db
      .updateTable('driver_session')
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .execute();
    await closed;
    expect(await next(stage.open(stage.token), 'connect_error')).toMatchObject({ message: 'unauthorized' });
  });

  // Keep this test last: Els is locked out for a while after it.
  it('refuses a driver who reconnects in a loop', async () => {
    const token = await stage.tokenOf('Els');
    const refusals: unknown[] = [];
    for (let count = 0; count < 120 && refusals.length === 0; count += 1)
      await stage.connected(token).catch((error: unknown) => refusals.push(error));
    expect(refusals).toMatchObject([{ message: 'rateLimited' }]);
    expect((await stage.connected(await stage.tokenOf('Karim'))).connected).toBe(true);
  });
});
