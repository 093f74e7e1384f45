import { Motive } from '@navette/shared/domain';
import { afterAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../kernel/operation.ts';
import { bookingForm, createRecords } from '../../testing/records.ts';
import { createTestApp } from '../../testing/test-app.ts';

const server = await createTestApp();
const office = await server.signedIn('dispatch');
const boss = await server.signedIn('super');
const records = await createRecords(server.db);
afterAll(() => server.close());

/** A new partner carrier and its token. */
async function carrier(name: string) {
  const { insertId: id } = (await server.call(boss, 'createCarrier', { name })).body;
  const token = (await server.call(boss, 'listCarriers')).body.find((row) => row.id === id)?.token ?? '';
  return { id, token };
}
const { token } = await carrier('Mutas');

const asked = {
  tripRequest: {
    pickupAddress: { '@street': 'rue Haute', '@streetNo': 12, '@postalNo': '1000', '@community': 'Bruxelles' },
    dropoffAddress: { '@addressName': 'Clinique Saint-Jean' },
    pickupTime: { '@time': '2026-05-11T13:45:00' },
    appointmentTime: { '@time': '2026-05-11T14:30:00' },
    '@specialAttributes': ['WT', 'O'],
  },
} satisfies BodyOf<'requestCarrierTrip'>;
const order = {
  clientOrderConfirmation: {
    ...asked.tripRequest,
    appointmentTime: { '@time': '2026-05-11T14:45:00' },
    tripTicketId: 'M-77',
    customerName: 'Claes Marie',
    customerMobilePhone: 32_470_123_456,
    fundingEntityId: 'MC 120',
    '@tripPurpose': ['D'],
  },
};

let key = 0;
const ask = (body: BodyOf<'requestCarrierTrip'> = asked, headers = { 'idempotency-key': `trip ${(key += 1)}` }) =>
  server.call(token, 'requestCarrierTrip', body, { headers });
const tripOf = async (id: number) => (await server.call(token, 'getCarrierTrip', undefined, { path: { id } })).body;
const place = (id: number, body: BodyOf<'orderCarrierTrip'> = order) =>
  server.call(token, 'orderCarrierTrip', body, { path: { id } });
const listed = async (id: number) =>
  (await server.call(office, 'listTripRequests')).body.find((request) => request.id === id);
const book = (requestId: number, more: object = {}) =>
  server.call(office, 'addBookings', {
    ...bookingForm(records),
    dates: ['2026-05-11'],
    confirmDuplicates: true,
    requestId,
    ...more,
  });

describe('a trip that a partner carrier asks for', () => {
  it('waits for the office as a request without a name, once for each key', async () => {
    const headers = { 'idempotency-key': 'same' };
    const first = await ask(asked, headers);
    expect(first.body).toEqual({ id: first.body.id, state: 'waiting' });
    expect((await ask(asked, headers)).body).toEqual(first.body);
    expect(await listed(first.body.id)).toMatchObject({
      source: 'carrier',
      carrier_name: 'Mutas',
      order: 'asked',
      lastname: '?',
      type: 'to',
      date: '2026-05-11',
      time: '14:30',
      fromPlace: 'rue Haute 12, 1000 Bruxelles',
      toPlace: 'Clinique Saint-Jean',
      mobility: 'wheelchair',
      remark: 'O',
    });
  });

  it('is offered, ordered with the name of the patient, booked, driven and completed', async () => {
    const { id } = (await ask()).body;
    expect((await place(id)).problem.code).toBe('carrier.notAvailable');
    await server.call(office, 'offerTripRequest', { id });
    expect(await tripOf(id)).toEqual({ id, state: 'available', tripRequestResponse: { tripAvailable: true } });
    expect((await book(id)).problem.code).toBe('request.notOrdered');

    expect((await place(id)).body.state).toBe('ordered');
    expect((await place(id)).status).toBe(200);
    const other = { clientOrderConfirmation: { ...order.clientOrderConfirmation, tripTicketId: 'M-78' } };
    expect((await place(id, other)).problem.code).toBe('carrier.notAvailable');
    expect(await listed(id)).toMatchObject({
      order: 'ordered',
      time: '14:45',
      mobility: 'wheelchair',
      lastname: 'Claes Marie',
      tel: '+32470123456',
      motive: Motive.dialysis,
      contact: 'Mutas · M-77 · MC 120',
    });

    const { insertId } = (await book(id)).body;
    const confirmed = await tripOf(id);
    expect(confirmed).toMatchObject({
      state: 'confirmed',
      providerOrderConfirmation: {
        tripTicketId: 'M-77',
        scheduledPickupTime: { '@time': expect.stringMatching(/^2026-05-11T/u) },
      },
    });
    await server.db.updateTable('booking').set({ status: 1, price: 24.5 }).where('id', '=', insertId).execute();
    expect(await tripOf(id)).toMatchObject({
      state: 'completed',
      tripTaskCompletion: { tripTicketId: 'M-77', cost: 24.5 },
    });
    await server.db.updateTable('booking').set({ status: 3 }).where('id', '=', insertId).execute();
    expect(await tripOf(id)).toEqual({ id, state: 'canceled', tripRequestResponse: { tripAvailable: false } });
  });

  it('is answered as not available when the office refuses it, without the reason', async () => {
    const { id } = (await ask()).body;
    await server.call(office, 'refuseTripRequest', { id, reason: 'noDriver' });
    expect(await tripOf(id)).toEqual({ id, state: 'refused', tripRequestResponse: { tripAvailable: false } });
    expect((await server.call(office, 'offerTripRequest', { id })).status).toBe(404);
  });

  it('reads a moment with an offset as local time, and a trip without an appointment from its pick-up', async () => {
    const { pickupAddress, dropoffAddress } = asked.tripRequest;
    const pickupTime = { '@time': '2026-05-11T23:30:00Z' };
    const { id } = (await ask({ tripRequest: { pickupAddress, dropoffAddress, pickupTime } })).body;
    expect(await listed(id)).toMatchObject({ type: 'simple', date: '2026-05-12', time: '01:30' });
  });

  it.each([
    ['without a place', { tripRequest: { ...asked.tripRequest, dropoffAddress: {} } }],
    ['with a time that is none', { tripRequest: { ...asked.tripRequest, pickupTime: { '@time': '14:30' } } }],
    ['of an unknown kind', { tripTask: {} }],
  ])('is refused by the schema %s', async (_, body) => {
    const headers = { 'idempotency-key': `wrong ${(key += 1)}` };
    expect((await server.callWith(token, 'requestCarrierTrip', body, { headers })).status).toBe(400);
  });

  it('is for the token of its carrier alone, until it is renewed or deleted', async () => {
    const { id } = (await ask()).body;
    const other = await carrier('Other');
    const read = (caller: string | undefined, of = id) =>
      server.call(caller, 'getCarrierTrip', undefined, { path: { id: of } });
    expect((await read(other.token)).status).toBe(404);
    expect((await read(undefined)).status).toBe(401);
    expect((await read(office)).status).toBe(403);
    expect((await server.call(other.token, 'listTripRequests')).status).toBe(401);
    expect((await server.call(office, 'listCarriers')).status).toBe(403);
    expect((await server.call(boss, 'createCarrier', { name: 'Other' })).status).toBe(400);
    await server.call(boss, 'renewCarrierToken', undefined, { path: { id: other.id } });
    expect((await read(other.token)).status).toBe(401);
    await server.call(boss, 'deleteCarrier', undefined, { path: { id: other.id } });
    expect((await server.call(boss, 'listCarriers')).body.map(({ name }) => name)).toEqual(['Mutas']);
  });

  it('leaves no patient in the log', async () => {
    const { id } = (await ask()).body;
    await server.call(office, 'offerTripRequest', { id });
    await place(id);
    expect(JSON.stringify(await server.db.selectFrom('log').selectAll().execute())).not.toMatch(/Claes|Haute/u);
  });
});
