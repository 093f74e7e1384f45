import { isTripProgress, TRIP_PROGRESS } from '@navette/shared/domain';
import { expect, it } from 'vitest';
import { bookingStage } from '../testing/booking-stage.ts';
import { insertBooking } from '../testing/records.ts';

const now = new Date('2026-03-10T11:00:00Z');
const [today, tomorrow, lastMonth] = ['2026-03-10', '2026-03-11', '2026-02-17'];
const { server, records, token } = await bookingStage({ role: 'super', now: () => now });

const booking = (more: Parameters<typeof insertBooking>[2]) => insertBooking(server.db, records, more);
const overview = async (as = token) => (await server.call(as, 'getDayOverview')).body;
const listed = async (date: string) =>
  (await server.call(token, 'listBookingsByDate', { startDate: date, endDate: date })).body ?? [];

async function dayOfTrips(): Promise<void> {
  for (const ap_date of [today, tomorrow]) {
    await booking({ ap_date, ap_time: '08:00', pick_time: '07:30', status: 1, charged: true, accepted: 2 });
    await booking({ ap_date, ap_time: '12:30', pick_time: '11:50', charged: true, accepted: 2 });
    await booking({ ap_date, ap_time: '12:45', pick_time: '11:45', accepted: 2 });
    await booking({ ap_date, ap_time: '12:55', pick_time: null, accepted: 1 });
    await booking({ ap_date, ap_time: '16:00', pick_time: '15:30', accepted: 3 });
    await booking({ ap_date, ap_time: '17:00', pick_time: '16:30', status: 3, accepted: 3 });
    await booking({ ap_date, ap_time: '18:00', pick_time: '17:30', status: 2, accepted: 2 });
  }
  const archived = await booking({ ap_date: today, ap_time: '19:00', pick_time: '18:30', accepted: 0 });
  await server.db.updateTable('booking').set({ archivedAt: now }).where('id', '=', archived).execute();
}

it('counts the trips of the day as the list of bookings shows them', async () => {
  await dayOfTrips();
  const { trips, ...days } = (await overview()) ?? {};
  expect(days).toMatchObject({ today, tomorrow });
  expect(trips).toEqual({ driven: 5, done: 1, underWay: 1, late: 2, toAssign: 1, toAssignTomorrow: 1 });
  const [ofToday, ofTomorrow] = [await listed(today), await listed(tomorrow)];
  for (const progress of TRIP_PROGRESS)
    expect(ofToday.filter((row) => isTripProgress(progress, row, now))).toHaveLength(trips?.[progress] ?? -1);
  expect(ofTomorrow.filter((row) => isTripProgress('toAssign', row, now))).toHaveLength(trips?.toAssignTomorrow ?? -1);
});

it('counts nothing on a day without trips', async () => {
  expect((await overview())?.trips).toEqual({
    driven: 0,
    done: 0,
    underWay: 0,
    late: 0,
    toAssign: 0,
    toAssignTomorrow: 0,
  });
});

it('counts the closed, not invoiced trips of last month, and lists the same ones', async () => {
  const closed = { ap_date: lastMonth, status: 1, accepted: 2, factuur: true } as const;
  const [open, invoiced, cancelled] = [await booking(closed), await booking(closed), await booking(closed)];
  await booking({ ...closed, status: 0 });
  await booking({ ...closed, factuur: false });
  const insured = await booking({ ...closed, insuranceId: records.insuranceId });
  const byDriver = await booking({ ...closed, factuur: false, factuurDriver: true });
  const own = { ...closed, factuur: false, insuranceId: records.insuranceId };
  const refused = await booking({ ...own, noMutIntervention: true });
  await booking(own);
  await booking({ ...closed, factuur: false, noMutIntervention: true });
  await booking({ ...closed, ap_date: '2026-01-31' });
  await booking({ ...closed, ap_date: '2026-03-01' });
  const invoice = {
    date: '2026-03-04',
    clientId: records.clientId,
    amount: 10,
    invoiceName: null,
    invoiceAddress: null,
  };
  await server.db
    .insertInto('client_invoice')
    .values([
      { ...invoice, id: 1, cancelledAt: null },
      { ...invoice, id: 2, cancelledAt: now.toISOString() },
    ])
    .execute();
  const line = { position: 1, amount: 10, snapshot: '{}' };
  await server.db
    .insertInto('client_invoice_line')
    .values([
      { ...line, invoiceId: 1, bookingId: invoiced, live: true },
      { ...line, invoiceId: 2, bookingId: cancelled, live: false },
    ])
    .execute();
  expect((await overview())?.toInvoice).toBe(5);
  const rows = (await server.call(token, 'listTripsToInvoice')).body ?? [];
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([open, cancelled, insured, byDriver, refused]));
  expect(rows).toHaveLength(5);
  const wallets = await server.call(token, 'listClientWalletsByDate', {
    startDate: '2026-02-01',
    endDate: '2026-02-28',
    status: 1,
  });
  const invoiceSide = (wallets.body ?? []).filter(({ factuur }) => factuur);
  expect(invoiceSide.map(({ bookings }) => bookings)).toEqual([5]);
});

it.each([
  ['dispatch', { trips: true, toInvoice: false }],
  ['account', { trips: false, toInvoice: true }],
  ['invoice', { trips: false, toInvoice: true }],
] as const)('shows %s only the figures that the role may open', async (role, { trips, toInvoice }) => {
  const as = await server.signedIn(role);
  const found = await overview(as);
  expect(found?.trips !== null).toBe(trips);
  expect(found?.toInvoice !== null).toBe(toInvoice);
  expect((await server.call(as, 'listTripsToInvoice')).status).toBe(toInvoice ? 200 : 403);
});
