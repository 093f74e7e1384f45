import { describe, expect, it } from 'vitest';
import type { BodyOf } from '../../kernel/operation.ts';
import { bookingStage } from '../../testing/booking-stage.ts';

const stage = await bookingStage({ role: 'lead' });
const { server, add, saved } = stage;

const update = async (form: BodyOf<'updateBooking'>) => stage.update((await saved())[0]?.id ?? 0, form);
const refused = (field: string, date: string, time: string) => ({
  status: 400,
  body: { code: 'validation', fields: [{ field, messageKey: 'validation.timeSkipped', params: { date, time } }] },
});

describe('a time that the clock skips', () => {
  it.each([
    ['2026-03-29', '29/03/2026'],
    ['2027-03-28', '28/03/2027'],
  ])('is refused as appointment of a new booking on %s, and nothing is saved', async (date, named) => {
    expect(await add({ dates: ['2026-03-03', date], ap_time: '02:30' })).toMatchObject(
      refused('ap_time', named, '03:30'),
    );
    expect(await saved()).toEqual([]);
  });

  it('a time that the clock skips is refused as pick-up time that was typed', async () => {
    expect(await add({ dates: ['2026-03-29'], ap_time: '04:00', pick_time: '02:59' })).toMatchObject(
      refused('pick_time', '29/03/2026', '03:59'),
    );
  });

  it('a time that the clock skips is refused as time of the return', async () => {
    const home = { dates: ['2026-03-29'], ap_time: '01:00', return: { ap_time: '02:00' } };
    expect(await add(home)).toMatchObject(refused('return.ap_time', '29/03/2026', '03:00'));
  });

  it('a time that the clock skips is refused when a booking is moved to it, by its hour or by its day', async () => {
    await add({ dates: ['2026-03-29'], ap_time: '10:00' });
    expect(await update({ ap_time: '02:15' })).toMatchObject({ status: 400 });
    await update({ ap_date: '2026-03-22', ap_time: '02:15' });
    expect(await update({ ap_date: '2026-03-29' })).toMatchObject(refused('ap_time', '29/03/2026', '03:15'));
    expect((await saved())[0]).toMatchObject({ ap_date: '2026-03-22', ap_time: '02:15' });
  });

  it('a time that the clock skips does not keep an old booking from changing its status', async () => {
    await add({ dates: ['2026-03-29'], ap_time: '10:00' });
    await server.db.updateTable('booking').set({ ap_time: '02:30', pick_time: '02:00' }).execute();
    expect(await update({ status: 1 })).toMatchObject({ status: 200 });
  });

  it('leaves the hour that comes twice alone', async () => {
    expect(await add({ dates: ['2026-10-25'], ap_time: '02:30' })).toMatchObject({ status: 200 });
  });
});
