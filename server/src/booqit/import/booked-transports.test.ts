import { BookingStatus } from '@navette/shared/domain';
import { describe, expect, it } from 'vitest';
import { bookingForm, insertBooking } from '../../testing/records.ts';
import { chainTransport, returnTransport, transportPart, importStage } from '../testing/booqit-stage.ts';

const { importing, bookings, server, beside, platform, records, token } = await importStage();

describe('recognition of booked transports', () => {
  const check = async (...transportIds: string[]) =>
    (await server.call(token, 'findBookedTransports', { transportIds })).body.map(
      ({ transportId, part, match, bookingId }) => [transportId, part, match, bookingId],
    );

  it('knows a transport by its link, by its day and national number, or by its day and birthday', async () => {
    for (const id of ['I1', 'I2', 'I3', 'I4'])
      platform.transports.set(id, [transportPart(id, false, `2026-03-1${id.slice(1)}T08:00:00Z`)]);
    const [part] = platform.transports.get('I3') ?? [];
    if (part?.request.passenger) part.request.passenger.rrNumber = null;
    const [{ bookingId: linked } = { bookingId: 0 }] = (await importing(['I1'])).body;
    const byNumber = await insertBooking(server.db, records, { ap_date: '2026-03-12' });
    const byBirthday = await insertBooking(server.db, records, { ap_date: '2026-03-13' });
    expect(await check('I1', 'I2', 'I3', 'I4', 'I9')).toEqual([
      ['I1', 0, 'certain', linked],
      ['I2', 0, 'booked', byNumber],
      ['I3', 0, 'probable', byBirthday],
    ]);
  });

  it('names certificate and invoice of a booked transport, and the other trips of its passenger that day', async () => {
    platform.transports.set('P1', [transportPart('P1', false, '2026-03-20T08:00:00Z')]);
    const [{ bookingId } = { bookingId: null }] = (await importing(['P1'], { driverId: undefined })).body;
    const [made] = await bookings();
    const company = JSON.stringify({});
    await server.db
      .insertInto('insurance_invoice')
      .values({
        id: 1,
        date: '2026-03-31',
        amount: 9,
        status: 2,
        insuranceId: 1,
        company,
        payer: company,
        totals: company,
      })
      .execute();
    const line = { invoiceId: 1, position: 1, bookingId: made?.id ?? 0, live: true, amount: 9, snapshot: company };
    await server.db.insertInto('insurance_invoice_line').values(line).execute();
    expect((await server.call(token, 'findBookedTransports', { transportIds: ['P1'] })).body).toMatchObject([
      { bookingId, certificate: 'needed', invoices: [{ kind: 'insurance', id: 1, status: 2 }] },
    ]);
    await server.db.deleteFrom('insurance_invoice_line').execute();
    const other = await insertBooking(server.db, records, { ap_date: '2026-03-20', ap_time: '15:00' });
    const day = { clientIds: [records.clientId], date: '2026-03-20', transportId: 'P1' };
    const { body } = await server.call(token, 'listPassengerDay', day);
    expect(body.map(({ id, ap_time }) => [id, ap_time])).toEqual([[other, '15:00']]);
  });

  it('treats a booking in the other direction as probable, and ignores canceled ones and those of another transport', async () => {
    const outbound = (id: string, day: string) => [transportPart(id, false, `${day}T08:00:00Z`)];
    platform.transports.set('I5', returnTransport('I5', '2026-03-15'));
    platform.transports.set('I6', outbound('I6', '2026-03-16'));
    platform.transports.set('I7', outbound('I7', '2026-03-17'));
    platform.transports.set('I8', outbound('I8', '2026-03-17'));
    platform.transports.set('I9', returnTransport('I9', '2026-03-18'));
    const oneWay = await insertBooking(server.db, records, { ap_date: '2026-03-15' });
    await insertBooking(server.db, records, { ap_date: '2026-03-16', status: BookingStatus.canceled });
    const [{ bookingId: linked } = { bookingId: 0 }] = (await importing(['I7'])).body;
    const bothWays = await insertBooking(server.db, records, { ap_date: '2026-03-18', back: true });
    const found = await check('I5', 'I6', 'I7', 'I8', 'I9');
    expect(found).toHaveLength(5);
    expect(found).toEqual(
      expect.arrayContaining([
        ['I5', 0, 'booked', oneWay],
        ['I5', 1, 'probable', oneWay],
        ['I7', 0, 'certain', linked],
        ['I9', 0, 'booked', bothWays],
        ['I9', 1, 'booked', bothWays],
      ]),
    );
  });

  it('keeps one booking when two users book a transport concurrently, and names it to the other', async () => {
    platform.transports.set('K1', returnTransport('K1'));
    const form = bookingForm(records, { dates: ['2026-03-12'], transport: { transportId: 'K1', part: 0 } });
    const book = (from = server, more = {}) => from.call(token, 'addBookings', { ...form, ...more });
    const answers = await Promise.all([book(), book(beside), book(), book(beside)]);
    const [made] = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 409);
    expect([made?.body.insertIds.length, refused.length, (await bookings()).length]).toEqual([1, 3, 1]);
    const already = { code: 'booqit.alreadyBooked', params: { bookingId: made?.body.insertId } };
    expect(refused.map(({ problem }) => problem)).toMatchObject([already, already, already]);
    expect(await check('K1')).toEqual([['K1', 0, 'certain', made?.body.insertId]]);
    expect((await importing(['K1'])).body.map(({ result }) => result)).toEqual(['known', 'booked']);
    expect((await book(server, { transport: { transportId: 'K1', part: 1 } })).status).toBe(409);
    const unknown = await book(server, { transport: { transportId: 'K9', part: 0 } });
    expect([unknown.status, unknown.problem.fields[0]?.field]).toEqual([400, 'transport.transportId']);
    expect(await bookings()).toHaveLength(2);
  });

  it('links both legs of a pair that is made in the dialog, the return with the amounts of its own part', async () => {
    const [there, back] = returnTransport('M1');
    if (!there || !back) throw new Error('no parts');
    const longer = { ...back, request: { ...back.request, distance: 15_200 } };
    platform.transports.set('M1', [there, longer]);
    const form = bookingForm(records, {
      dates: ['2026-03-12'],
      ap_time: '09:00',
      insuranceId: records.insuranceId,
      mutualPatientID: 'M1',
      mutualDistance: 13,
      mutualPatientAmount: 4,
      return: { ap_time: '14:00' },
      transport: { transportId: 'M1', part: 0 },
    });
    const { body } = await server.call(token, 'addBookings', form);
    const [first, second] = body.insertIds;
    expect(await check('M1')).toEqual([
      ['M1', 0, 'certain', first],
      ['M1', 1, 'certain', second],
    ]);
    expect((await bookings())[1]).toMatchObject({ type: 'back', mutualDistance: 16, mutualPatientAmount: 4 });
    expect((await importing(['M1'])).body.map(({ result, bookingId }) => [result, bookingId])).toEqual([
      ['known', first],
      ['known', second],
    ]);
  });

  it('refuses a pair with an already booked return, names that booking, and saves nothing', async () => {
    const [there, back] = returnTransport('M2');
    if (!there || !back) throw new Error('no parts');
    platform.transports.set('M2', [there, back]);
    const form = bookingForm(records, {
      dates: ['2026-03-12'],
      transport: { transportId: 'M2', part: 1 },
      type: 'back',
    });
    const { body } = await server.call(token, 'addBookings', form);
    const pair = { type: 'to', return: { ap_time: '14:00' }, transport: { transportId: 'M2', part: 0 } } as const;
    const refused = await server.call(token, 'addBookings', { ...form, ...pair });
    expect([refused.status, refused.problem.code, refused.problem.params]).toEqual([
      409,
      'booqit.returnBooked',
      { bookingId: body.insertId },
    ]);
    expect(await bookings()).toHaveLength(1);
  });

  it('does not link a return with the last part of a chain that goes elsewhere first', async () => {
    platform.transports.set('M3', chainTransport('M3'));
    const form = bookingForm(records, { dates: ['2026-03-12'], transport: { transportId: 'M3', part: 0 } });
    await server.call(token, 'addBookings', { ...form, return: { ap_time: '14:00' } });
    expect((await check('M3')).filter(([, , match]) => match === 'certain')).toHaveLength(1);
  });

  it('assigns each booking that names a chain to one of its parts', async () => {
    platform.transports.set('M4', chainTransport('M4'));
    const [first, second] = [
      await insertBooking(server.db, records, { ap_date: '2026-03-12', mutualPatientID: 'M4' }),
      await insertBooking(server.db, records, { ap_date: '2026-03-12', mutualPatientID: 'M4' }),
    ];
    expect((await check('M4')).slice(0, 2)).toEqual([
      ['M4', 0, 'certain', first],
      ['M4', 1, 'certain', second],
    ]);
  });

  it('keeps one booking when a transport is imported while another user books it in the dialog', async () => {
    platform.transports.set('L1', [transportPart('L1', false, '2026-03-12T08:00:00Z')]);
    const form = bookingForm(records, { dates: ['2026-03-12'], transport: { transportId: 'L1', part: 0 } });
    await Promise.all([importing(['L1'], {}, beside), server.call(token, 'addBookings', form), importing(['L1'])]);
    expect(await bookings()).toHaveLength(1);
  });

  it('links a booking that was made in the dialog, once', async () => {
    platform.transports.set('J1', [transportPart('J1', false, '2026-03-12T08:00:00Z')]);
    const link = (bookingId: number, more = {}) =>
      server.call(token, 'linkTransport', { transportId: 'J1', part: 0, bookingId, ...more });
    const [one, other] = [
      await insertBooking(server.db, records, { ap_date: '2026-03-12' }),
      await insertBooking(server.db, records, { ap_date: '2026-03-12' }),
    ];
    expect((await link(one)).body).toEqual({ affectedRows: 1 });
    expect((await link(one)).body).toEqual({ affectedRows: 0 });
    const { status, problem } = await link(other);
    expect([status, problem.code, problem.params]).toEqual([409, 'booqit.alreadyBooked', { bookingId: one }]);
    expect((await link(999_999, { part: 1 })).problem.fields[0]?.field).toBe('transportId');
    platform.transports.set('J2', [transportPart('J2', false, '2026-03-12T08:00:00Z')]);
    expect((await link(999_999, { transportId: 'J2' })).problem.fields[0]?.field).toBe('bookingId');
    expect(await check('J1')).toEqual([['J1', 0, 'certain', one]]);
  });
});
