import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewRow } from '../../db/types.ts';
import { bookingStage } from '../../testing/booking-stage.ts';
import { insertBooking } from '../../testing/records.ts';

/** In Brussels it is 00:05 of the 4th: later than in Greenwich. */
const moment = '2026-03-03T23:05:40Z';
const { server, token, records, updates, historyOf } = await bookingStage({ now: () => new Date(moment) });
let id: number;
beforeEach(async () => {
  await given();
  updates.length = 0;
});

async function given(more: Partial<NewRow<'booking'>> = {}): Promise<void> {
  id = await insertBooking(server.db, records, {
    type: 'back',
    ap_date: '2026-03-03',
    ap_time: '16:00',
    pick_time: '16:00',
    willCall: true,
    accepted: 2,
    ...more,
  });
}
const ready = () => server.call(token, 'setReadyNow', { id });
const booking = () => server.db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const messages = () => server.db.selectFrom('driver_notification').select(['driverId', 'kind', 'msg', 'by']).execute();

describe('a will-call return that is set ready now', () => {
  it('a will-call return set to ready now is due at the current time of Brussels', async () => {
    expect(await ready()).toMatchObject({
      status: 200,
      body: { id, ap_date: '2026-03-04', ap_time: '00:05', pick_time: '00:05', delivered: false },
    });
    expect(await booking()).toMatchObject({
      ap_date: '2026-03-04',
      ap_time: '00:05',
      pick_time: '00:05',
      willCall: false,
      status: 0,
      accepted: 2,
    });
  });

  it('notifies subscribers of both days of a ready-now return, and records it in the history', async () => {
    await ready();
    expect(updates).toEqual([{ ids: [id], dates: ['2026-03-03', '2026-03-04'] }]);
    const body = await historyOf(id);
    expect(body).toMatchObject([{ action: 'update', user: { name: 'Ada dispatch' } }]);
    expect(body[0]?.changes).toContainEqual({ field: 'willCall', old: true, new: false });
    expect(body[0]?.changes).toContainEqual({ field: 'ap_time', old: '16:00', new: '00:05' });
  });

  it('a will-call return that is set ready now is sent to the driver, and reports whether his app was reached', async () => {
    const received: string[] = [];
    const leave = await server.services.driverApps.connect(records.driverId, {
      deliver: async ({ msg }) => void received.push(msg),
    });
    expect((await ready()).body.delivered).toBe(true);
    leave();
    expect(received).toEqual([
      'Le client est prêt pour le retour (00:05) : Zoé Œuvrard, de Clinique Saint-Jean vers Rue Neuve 3, 1000 Bruxelles.',
    ]);
    expect(await messages()).toMatchObject([{ driverId: records.driverId, kind: 'message', by: 'Ada dispatch' }]);
  });

  it.each([
    ['nobody was asked', { accepted: 0 as const }],
    ['the driver refused', { accepted: 3 as const }],
  ])('notifies nobody when %s, but the return is due all the same', async (_, more) => {
    await given(more);
    expect((await ready()).body).toMatchObject({ delivered: false, driver: 'none' });
    expect((await booking()).willCall).toBe(false);
    expect(await messages()).toEqual([]);
  });

  it('says whether the driver can be there, within the slack', async () => {
    expect((await ready()).body.driver).toBe('free');
    await given();
    await insertBooking(server.db, records, {
      type: 'to',
      ap_date: '2026-03-04',
      ap_time: '00:20',
      pick_time: '00:00',
      accepted: 2,
    });
    expect((await ready()).body.driver).toBe('busy');
  });

  it('is undone as it was, and its driver is told; nobody is told of another change that is undone', async () => {
    const { changes = [] } = (await ready()).body;
    const undone = await server.call(token, 'undoChanges', { changes });
    expect(undone.body).toMatchObject([{ id, result: 'changed' }]);
    expect(await booking()).toMatchObject({
      ap_date: '2026-03-03',
      ap_time: '16:00',
      pick_time: '16:00',
      willCall: true,
    });
    const texts = (await messages()).map(({ msg }) => msg);
    expect(texts).toHaveLength(2);
    expect(texts).toContain(
      'Le client n’est pas encore prêt pour le retour : Zoé Œuvrard, Clinique Saint-Jean. Il rappellera.',
    );
    const { body } = await server.call(token, 'updateBooking', { status: 3 }, { path: { id } });
    await server.call(token, 'undoChanges', { changes: body.changes ?? [] });
    expect(await messages()).toHaveLength(2);
    expect((await ready()).status).toBe(200);
  });

  it('is undone without telling anybody when nobody was asked', async () => {
    await given({ accepted: 0 });
    const { changes = [] } = (await ready()).body;
    await server.call(token, 'undoChanges', { changes });
    expect(await messages()).toEqual([]);
  });

  it('sets the return ready now also when the driver cannot be notified', async () => {
    const send = vi.spyOn(server.services.notifications, 'send').mockRejectedValueOnce(new Error('no line'));
    expect(await ready()).toMatchObject({ status: 200, body: { delivered: false } });
    expect((await booking()).willCall).toBe(false);
    send.mockRestore();
  });

  it('a will-call return that is set ready now is saved once when two users click concurrently', async () => {
    const answers = await Promise.all([ready(), ready(), ready()]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('booking.notWillCall');
    expect(await messages()).toHaveLength(1);
  });
});

describe('refusal of ready now', () => {
  it.each([
    ['has a time', { willCall: false }, 'booking.notWillCall'],
    ['is closed', { status: 1 as const }, 'booking.closed'],
    ['is canceled', { status: 3 as const }, 'booking.closed'],
  ])('is refused when it %s', async (_, more, code) => {
    await given(more);
    expect(await ready()).toMatchObject({ status: 409, problem: { code } });
    expect(await booking()).toMatchObject({ ap_time: '16:00', ...more });
    expect(updates).toEqual([]);
    expect(await messages()).toEqual([]);
  });

  it('ready now is not found when the booking does not exist', async () => {
    expect((await server.call(token, 'setReadyNow', { id: 999_999 })).status).toBe(404);
  });

  it.each([[{}], [{ id: 'x' }], [{ id: 1, ap_time: '10:00' }], [[]]])('is refused as %j', async (body) => {
    expect((await server.callWith(token, 'setReadyNow', body)).status).toBe(400);
  });
});
