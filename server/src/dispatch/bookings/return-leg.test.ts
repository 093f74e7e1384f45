import { describe, expect, it } from 'vitest';
import { bookingStage } from '../../testing/booking-stage.ts';
import { bookingForm } from '../../testing/records.ts';

const stage = await bookingStage();
const { server, token, records, updates, saved } = stage;

const add = (more: Parameters<typeof stage.add>[0] = {}) => stage.add({ return: { ap_time: '14:00' }, ...more });
const home = async () => (await saved()).find(({ type }) => type === 'back');
const distance = JSON.stringify({
  to: [],
  totals: { to: { price: 9, distance: 21.85, duration: 2420 }, back: { price: 8, distance: 22.1, duration: 2500 } },
});

describe('a return created with its trip', () => {
  it('creates a linked return for each date, and answers the outbound trips first, then the returns', async () => {
    const { status, body } = await add({ dates: ['2026-03-05', '2026-03-03'] });
    const rows = await saved();
    const [one, other, oneHome, otherHome] = rows;
    expect(status).toBe(200);
    expect(body).toEqual({ insertIds: rows.map(({ id }) => id), insertId: one?.id });
    expect(rows.map(({ type, ap_date, ap_time }) => `${type} ${ap_date} ${ap_time}`)).toEqual([
      'to 2026-03-05 10:00',
      'to 2026-03-03 10:00',
      'back 2026-03-05 14:00',
      'back 2026-03-03 14:00',
    ]);
    expect(rows.map(({ linkedId }) => linkedId)).toEqual([oneHome?.id, otherHome?.id, one?.id, other?.id]);
    expect(rows.every(({ back, willCall }) => !back && !willCall)).toBe(true);
    expect(updates).toEqual([{ ids: body.insertIds, dates: ['2026-03-03', '2026-03-05'] }]);
  });

  it('copies client, addresses and insurer, and picks up at the time of the return', async () => {
    const insurance = {
      insuranceId: records.insuranceId,
      mutualPatientID: 'T-1',
      mutualDistance: 12,
      mutualAmount: 14.4,
      min10km: 0,
      noMutIntervention: true,
      mutualComment: 'accord',
    };
    const kept = {
      motive: 5 as const,
      comment: 'Chaise roulante',
      info: 'Sonner',
      factuur: true,
      certificateNeeded: true,
      accepted: 0 as const,
      ...insurance,
    };
    await add({ ...kept, distance });
    const { driverId, clientId, destinationId } = records;
    expect(await home()).toMatchObject({
      ...kept,
      driverId,
      clientId,
      destinationId,
      commission: 20,
      pick_time: '14:00',
      pick_address: 'Rue Neuve 3, 1000 Bruxelles',
      status: 0,
    });
    expect((await home())?.distance).toBe((await saved())[0]?.distance);
  });

  it('keeps amounts that are paid once per visit on the outbound trip', async () => {
    const once = {
      mutualPatientAmount: 2.5,
      ticket_price: 4.8,
      ap_waittime: '01:00' as const,
      waitprice: 10,
      creditDriver: true,
      creditAmount: -5,
      creditReason: 'Erreur',
      charged: true,
      status: 1 as const,
      nonReimbursed: { perDay: 3 },
    };
    await add({ ...once, insuranceId: records.insuranceId, mutualPatientID: 'T-1', mutualAmount: 14.4 });
    expect((await saved())[0]).toMatchObject(once);
    expect(await home()).toMatchObject({
      mutualPatientAmount: null,
      ticket_price: 0,
      ap_waittime: '0',
      waitprice: 0,
      creditDriver: false,
      creditAmount: null,
      creditReason: null,
      charged: false,
      nonReimbursed: null,
      mutualAmount: 14.4,
    });
  });

  it.each([
    ['the computed price of its type', { distance }, 8, 9],
    [
      'the computed price of its type, whatever was agreed for the way there',
      { distance, price: 30, price_driver: 20 },
      8,
      30,
    ],
    ['the price of the way there when no distance is known', { price: 30, pick_address: 'chez sa sœur' }, 30, 30],
    ['none when there is none', { pick_address: 'chez sa sœur' }, null, null],
  ])('costs %s', async (_, more, price, there) => {
    await add(more);
    expect(await home()).toMatchObject({ price, price_driver: null });
    expect((await saved())[0]?.price).toBe(there);
  });

  it('a return created with its trip may have another driver, who is asked and has his own commission', async () => {
    await add({ accepted: 2, commission: 30, return: { ap_time: '14:00', driverId: records.otherDriverId } });
    expect(await saved()).toMatchObject([
      { driverId: records.driverId, commission: 30, accepted: 2 },
      { driverId: records.otherDriverId, commission: 12.5, accepted: 1 },
    ]);
  });

  it('a return created with its trip may be a will-call return', async () => {
    await add({ return: { ap_time: '14:00', willCall: true } });
    expect((await saved()).map(({ type, willCall }) => [type, willCall])).toEqual([
      ['to', false],
      ['back', true],
    ]);
  });

  it('records the link of a return in the history of both legs', async () => {
    const { body } = await add();
    const [there = 0, back = 0] = body.insertIds;
    for (const [id, linked] of [
      [there, back],
      [back, there],
    ] as const) {
      const history = await stage.historyOf(id);
      expect(history).toMatchObject([{ action: 'create' }]);
      expect(history[0]?.changes).toContainEqual({ field: 'linkedId', old: null, new: linked });
    }
  });
});

describe('a return that is invalid', () => {
  it.each([
    ['with a trip home', { type: 'back' as const }, 'return', 'validation.booking.returnWithoutOutward'],
    ['with a simple trip', { type: 'simple' as const }, 'return', 'validation.booking.returnWithoutOutward'],
    ['with a trip that covers the way back', { back: true }, 'return', 'validation.booking.returnTwice'],
    ['before the appointment', { return: { ap_time: '09:59' } }, 'return.ap_time', 'validation.endBeforeStart'],
    [
      'by a driver nobody knows',
      { return: { ap_time: '14:00', driverId: 9999 } },
      'return.driverId',
      'validation.notFound',
    ],
  ])('is refused on its field: %s', async (_, more, field, messageKey) => {
    const { status, problem } = await add(more);
    expect({ status, fields: problem.fields }).toEqual({ status: 400, fields: [{ field, messageKey }] });
    expect(await saved()).toEqual([]);
    expect(updates).toEqual([]);
  });

  it.each([
    ['without a time', { willCall: true }],
    ['at no time of day', { ap_time: '25:00' }],
    ['with more than it can have', { ap_time: '14:00', price: 3 }],
    ['as a list', []],
  ])('is refused %s', async (_, wrong) => {
    expect((await server.callWith(token, 'addBookings', { ...bookingForm(records), return: wrong })).status).toBe(400);
  });
});

it('a return that is there already is warned of with its number, and nothing is made until it is confirmed', async () => {
  const id = await stage.given({ type: 'back', ap_time: '14:00', ap_date: '2026-03-05' });
  const answer = await add({ dates: ['2026-03-03', '2026-03-05'] });
  expect(answer).toMatchObject({
    status: 409,
    problem: { code: 'booking.duplicate', params: { dates: '2026-03-05', ids: String(id) } },
  });
  expect(await saved()).toHaveLength(1);
  expect((await add({ dates: ['2026-03-03', '2026-03-05'], confirmDuplicates: true })).status).toBe(200);
  expect(await saved()).toHaveLength(5);
});

it('a duplicate return is created once when two users save the pair concurrently', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => add()));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409, 409, 409, 409, 409,
  ]);
  expect(await saved()).toHaveLength(2);
});

it('allows will-call only for a return', async () => {
  await add({ return: undefined, willCall: true });
  await add({ return: undefined, willCall: true, type: 'back' });
  expect((await saved()).map(({ type, willCall }) => [type, willCall])).toEqual([
    ['to', false],
    ['back', true],
  ]);
});
