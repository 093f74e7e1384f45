import { Accepted } from '@navette/shared/domain';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createHttpCarriers } from '../../ports/carriers/http-carriers.ts';
import { bookingStage } from '../../testing/booking-stage.ts';
import { startFakeService } from '../../testing/fake-service.ts';
import { bookingForm, createRecords } from '../../testing/records.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { sendOffers } from './send-offers.ts';

const env = { CARRIER_PRIVATE_NETWORK: '1' };
let moment = new Date('2026-03-02T10:00:00Z');
const now = () => moment;
const later = (minutes: number) => void (moment = new Date(moment.getTime() + minutes * 60_000));

/** We, who offer a trip, and another Navette that is asked. */
const { server, given, update, remove, records } = await bookingStage({ now, env });
const other = await createTestApp({ now });
afterAll(() => other.close());
const url = await other.app.listen({ port: 0, host: '127.0.0.1' });
const theirRecords = await createRecords(other.db);
const theirBoss = await other.signedIn('super');
const theirOffice = await other.signedIn('dispatch');
const [{ token } = { token: '' }] =
  (await other.call(theirBoss, 'createCarrier', { name: 'Nous' })) &&
  (await other.call(theirBoss, 'listCarriers')).body;

const boss = await server.signedIn('super');
const office = await server.signedIn('dispatch');

async function carrier(name: string, address: string, sent = token) {
  const { insertId: id } = (await server.call(boss, 'createCarrier', { name })).body;
  const set = await server.call(boss, 'setCarrierAddress', { url: address, token: sent }, { path: { id } });
  expect(set.status).toBe(200);
  return id;
}
const theirs = await carrier('Mutas', url);

beforeEach(async () => {
  moment = new Date('2026-03-02T10:00:00Z');
  await server.db.deleteFrom('trip_offer').execute();
  await other.db.deleteFrom('trip_request').execute();
});

const toAssign = (more: Parameters<typeof given>[0] = {}) =>
  given({ accepted: Accepted.assign, pick_time: '09:20', info: 'Sonner chez le voisin', ...more });
const offer = (id: number, carrierId = theirs) => server.call(office, 'offerTrip', { carrierId }, { path: { id } });
const step = (id: number, name: 'order' | 'withdraw' | 'again') =>
  server.call(office, 'advanceTripOffer', { id, step: name });
const offersOf = async (id: number) => (await server.call(office, 'listTripOffers', undefined, { path: { id } })).body;
const latest = async (id: number) => (await offersOf(id)).offers[0];
const send = () => sendOffers(server.services);
const standing = async (id: number) =>
  (await server.call(office, 'getBooking', undefined, { path: { id } })).body[0]?.offer;
const asked = async () => (await other.call(theirOffice, 'listTripRequests')).body;
const book = async (requestId: number) =>
  (
    await other.call(theirOffice, 'addBookings', {
      ...bookingForm(theirRecords),
      dates: ['2026-03-03'],
      confirmDuplicates: true,
      requestId,
    })
  ).body.insertId;

/** Offered to the other Navette, which has said that it can drive it. */
async function available(more: Parameters<typeof given>[0] = {}) {
  const bookingId = await toAssign(more);
  const { insertId: id } = (await offer(bookingId)).body;
  await send();
  const [request] = await asked();
  await other.call(theirOffice, 'offerTripRequest', { id: request?.id ?? 0 });
  later(2);
  await send();
  return { bookingId, id, requestId: request?.id ?? 0 };
}

describe('a trip that is offered to another Navette', () => {
  it('is asked without its patient, ordered with name and phone, confirmed, and completed with measured times and price', async () => {
    await server.db.updateTable('client').set({ mobile: '+32470123456' }).where('id', '=', records.clientId).execute();
    const { bookingId, id, requestId } = await available();
    expect((await asked())[0]).toMatchObject({
      carrier_name: 'Nous',
      lastname: '?',
      type: 'to',
      date: '2026-03-03',
      time: '10:00',
      fromPlace: 'Rue Neuve 3, 1000 Bruxelles',
      toPlace: 'Clinique Saint-Jean, Boulevard du Jardin botanique 32, 1000 Bruxelles',
      mobility: 'foot',
    });
    expect(await latest(bookingId)).toMatchObject({ state: 'available', problem: null });
    expect(await standing(bookingId)).toEqual({ carrier: 'Mutas', state: 'available' });

    expect((await step(id, 'order')).status).toBe(200);
    await send();
    expect((await asked())[0]).toMatchObject({
      order: 'ordered',
      lastname: 'Zoé Œuvrard',
      tel: '+32470123456',
      remark: 'Sonner chez le voisin',
    });
    const driven = await book(requestId);
    later(2);
    await send();
    expect(await latest(bookingId)).toMatchObject({
      state: 'confirmed',
      pickUpAt: expect.stringMatching(/^2026-03-03T/u),
    });

    const by = { userId: null, userName: 'Karim Benali', action: 'update' as const, bookingId: driven };
    const line = (at: string, field: string, value: number | boolean) => ({
      ...by,
      at,
      changes: JSON.stringify([{ field, old: null, new: value }]),
    });
    await other.db
      .insertInto('booking_history')
      .values([line('2026-03-03T08:25:00Z', 'charged', true), line('2026-03-03T08:57:00Z', 'status', 1)])
      .execute();
    await other.db.updateTable('booking').set({ status: 1, price: 24.5 }).where('id', '=', driven).execute();
    later(6);
    await send();
    expect(await latest(bookingId)).toMatchObject({
      state: 'completed',
      pickedUpAt: '2026-03-03T08:25:00.000Z',
      arrivedAt: '2026-03-03T08:57:00.000Z',
      measured: true,
      cost: 24.5,
      dueAt: null,
    });
  });

  it('is refused by the other, and can be offered to a third', async () => {
    const bookingId = await toAssign();
    await offer(bookingId);
    await send();
    await other.call(theirOffice, 'refuseTripRequest', { id: (await asked())[0]?.id ?? 0, reason: 'noDriver' });
    later(2);
    await send();
    expect(await standing(bookingId)).toEqual({ carrier: 'Mutas', state: 'refused' });
    expect((await offersOf(bookingId)).refusal).toBeNull();
  });

  it('is withdrawn before it is booked, so that the other sees it as no longer needed', async () => {
    const { bookingId, id } = await available();
    await step(id, 'withdraw');
    await send();
    expect(await latest(bookingId)).toMatchObject({ state: 'withdrawn', dueAt: null });
    expect((await asked())[0]).toMatchObject({ state: 'refused', reason: 'notNeeded', decidedByName: 'Nous' });
  });

  it('stays with the other once it is booked there, whatever is withdrawn here', async () => {
    const { bookingId, id, requestId } = await available();
    await step(id, 'order');
    await send();
    await book(requestId);
    await step(id, 'withdraw');
    await send();
    expect(await latest(bookingId)).toMatchObject({ state: 'confirmed', problem: 'kept' });
  });

  it.each([
    ['canceled', (id: number) => update(id, { status: 3 })],
    ['deleted', (id: number) => remove(id)],
    ['given to a driver of ours', (id: number) => update(id, { accepted: Accepted.pending })],
  ])('is withdrawn when its booking is %s', async (_, change) => {
    const { bookingId } = await available();
    expect((await change(bookingId)).status).toBe(200);
    await send();
    expect((await asked())[0]).toMatchObject({ state: 'refused', reason: 'notNeeded' });
  });

  it('gets no driver of ours and is not deleted once it is ordered', async () => {
    const { bookingId, id } = await available();
    await step(id, 'order');
    const assigned = await update(bookingId, { driverId: records.otherDriverId });
    expect(assigned.problem.fields[0]).toMatchObject({ field: 'driverId', messageKey: 'problem.booking.carried' });
    expect((await remove(bookingId)).problem.code).toBe('booking.carried');
  });

  it('is kept when the others of its standing order are deleted, once it is ordered', async () => {
    const { id: seriesId } = await server.db
      .insertInto('booking_series')
      .values({ weekdays: [2], until: '2026-03-31' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { bookingId, id } = await available({ seriesId });
    await step(id, 'order');
    const first = await given({ seriesId, accepted: Accepted.assign, ap_date: '2026-02-24' });
    const { skipped } = (await remove(first, { scope: 'all' })).body;
    expect(skipped).toEqual([{ id: bookingId, ap_date: '2026-03-03', reason: 'carried' }]);
  });

  it('is left alone by plans until it is withdrawn', async () => {
    const { clientId, destinationId } = records;
    const place = { latitude: 50.85, longitude: 4.35 };
    await server.db.updateTable('client').set(place).where('id', '=', clientId).execute();
    await server.db
      .updateTable('destination')
      .set({ ...place, latitude: 50.88 })
      .where('id', '=', destinationId)
      .execute();
    const bookingId = await toAssign();
    const { insertId: id } = (await offer(bookingId)).body;
    const plan = async () => (await server.call(office, 'proposePlan', { date: '2026-03-03', seconds: 0 })).problem;
    expect((await plan()).code).toBe('plan.noTrips');
    await step(id, 'withdraw');
    expect((await plan()).code).not.toBe('plan.noTrips');
  });

  it('is asked and ordered once when processes die before they note the answer', async () => {
    const bookingId = await toAssign();
    const { insertId: id } = (await offer(bookingId)).body;
    const { carriers } = server.services;
    const dies = () => Promise.reject(new Error('killed'));
    const died = {
      ...carriers,
      ask: (...call: Parameters<typeof carriers.ask>) => carriers.ask(...call).then(dies),
      order: (...call: Parameters<typeof carriers.order>) => carriers.order(...call).then(dies),
    };
    await sendOffers({ ...server.services, carriers: died });
    later(2);
    await send();
    expect(await asked()).toHaveLength(1);
    await other.call(theirOffice, 'offerTripRequest', { id: (await asked())[0]?.id ?? 0 });
    later(2);
    await send();
    await step(id, 'order');
    await sendOffers({ ...server.services, carriers: died });
    later(2);
    await send();
    expect(await latest(bookingId)).toMatchObject({ state: 'ordered', problem: null });
    expect(await asked()).toHaveLength(1);
  });

  it('leaves no patient in the log', async () => {
    const { id } = await available();
    await step(id, 'order');
    await send();
    const logs = [server, other].map(({ db }) => db.selectFrom('log').selectAll().execute());
    expect(JSON.stringify(await Promise.all(logs))).not.toMatch(/Œuvrard|voisin/u);
  });
});

describe('an offer', () => {
  it.each([
    ['closed', { status: 1 as const }],
    ['past', { ap_date: '2026-03-01' }],
    ['assigned', { accepted: Accepted.accepted }],
    ['withReturn', { back: true }],
  ])('is not possible for a booking that is %s', async (refusal, more) => {
    const id = await toAssign(more);
    expect((await offersOf(id)).refusal).toBe(refusal);
    expect((await offer(id)).problem.code).toBe('offer.changed');
  });

  it('is one at a time, and each step once', async () => {
    const bookingId = await toAssign();
    const { insertId: id } = (await offer(bookingId)).body;
    expect((await offer(bookingId)).problem.code).toBe('offer.changed');
    expect((await step(id, 'order')).problem.code).toBe('offer.changed');
    expect((await step(id, 'withdraw')).status).toBe(200);
    expect((await step(id, 'withdraw')).problem.code).toBe('offer.changed');
    expect(await latest(bookingId)).toMatchObject({ state: 'withdrawn' });
  });

  it('is for those who book, to carriers with an address', async () => {
    const bookingId = await toAssign();
    const { insertId } = (await server.call(boss, 'createCarrier', { name: 'Sans adresse' })).body;
    expect((await offer(bookingId, insertId)).problem.fields[0]?.field).toBe('carrierId');
    expect((await offersOf(bookingId)).carriers.map(({ name }) => name)).not.toContain('Sans adresse');
    const account = await server.signedIn('invoice');
    const path = { path: { id: bookingId } };
    expect((await server.call(account, 'offerTrip', { carrierId: theirs }, path)).status).toBe(403);
    expect((await server.call(account, 'listTripOffers', undefined, path)).status).toBe(403);
    expect((await server.call(account, 'advanceTripOffer', { id: 1, step: 'order' })).status).toBe(403);
    expect((await server.call(undefined, 'offerTrip', { carrierId: theirs }, path)).status).toBe(401);
  });

  it('keeps a carrier from being deleted while it is open', async () => {
    await offer(await toAssign());
    expect((await server.call(boss, 'deleteCarrier', undefined, { path: { id: theirs } })).problem.code).toBe(
      'referenced',
    );
  });
});

describe('a carrier that answers badly', async () => {
  const fake = await startFakeService(() => ({ status: 200, body: { id: 7, state: 'waiting' } }));
  afterAll(() => fake.close());
  const id = await carrier('Fake', `${fake.url}/`, 'their-token');
  beforeEach(() => {
    fake.calls.length = 0;
    fake.failures.splice(0);
  });

  it.each([
    ['no answer in time', 'unavailable', 'silence'],
    ['an outage', 'unavailable', { status: 503, body: {} }],
    ['a wrong token', 'settings', { status: 401, body: {} }],
    ['a refusal of the message', 'refused', { status: 400, body: {} }],
    ['a redirect', 'unexpected', { status: 302, body: '', headers: { location: 'http://127.0.0.1:1/' } }],
    ['no JSON', 'unexpected', { status: 200, body: '<html>' }],
    ['another shape', 'unexpected', { status: 200, body: { id: 7, state: 'perhaps' } }],
    ['a day that is none', 'unexpected', confirmedAt('2026-02-31T10:00:00')],
  ] as const)('with %s is asked again with the same key, and the office sees why', async (_, problem, failure) => {
    fake.failures.push(failure);
    const bookingId = await toAssign();
    await offer(bookingId, id);
    // A carrier that is silent is waited for; what answers is not to be late on a busy machine.
    const timeout = failure === 'silence' ? 200 : 10_000;
    const carriers = createHttpCarriers({ privateNetwork: true, timeout });
    await sendOffers({ ...server.services, carriers });
    expect(await latest(bookingId)).toMatchObject({ state: 'asking', problem });
    expect(await send()).toBe(0);
    later(2);
    await send();
    expect(await latest(bookingId)).toMatchObject({ state: 'waiting', problem: null });
    const keys = fake.calls.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
    expect(fake.calls.map(({ headers }) => headers.authorization)).toEqual(keys.map(() => 'Bearer their-token'));
  });

  it('is asked again at once when a person wishes', async () => {
    fake.failures.push({ status: 503, body: {} });
    const bookingId = await toAssign();
    const { insertId } = (await offer(bookingId, id)).body;
    await send();
    await step(insertId, 'again');
    await send();
    expect(await latest(bookingId)).toMatchObject({ state: 'waiting', problem: null });
  });

  it('is not sent the token of another address, and never shows its own', async () => {
    const set = (body: { url: string | null; token?: string }) =>
      server.call(boss, 'setCarrierAddress', body, { path: { id } });
    expect((await set({ url: 'http://127.0.0.1:9' })).problem.fields[0]?.field).toBe('token');
    expect((await set({ url: fake.url, token: 'their token' })).problem.fields[0]?.field).toBe('token');
    expect((await set({ url: 'ftp://carrier.example' })).problem.fields[0]?.field).toBe('url');
    expect((await server.call(office, 'setCarrierAddress', { url: null }, { path: { id } })).status).toBe(403);
    expect((await server.call(boss, 'listCarriers')).raw.body).not.toContain('their-token');
    const stored = await server.db.selectFrom('carrier').select('sealedToken').where('id', '=', id).executeTakeFirst();
    expect(stored?.sealedToken).not.toContain('their-token');
  });
});

function confirmedAt(time: string) {
  const place = { '@addressName': 'Clinique' };
  const providerOrderConfirmation = {
    tripTicketId: 'N1',
    scheduledPickupTime: { '@time': time },
    scheduledPickupPoint: place,
    scheduledDropoffPoint: place,
  };
  return { status: 200, body: { id: 7, state: 'confirmed', providerOrderConfirmation } } as const;
}

describe('addresses of carriers', () => {
  const carriers = createHttpCarriers({ privateNetwork: false, timeout: 1000 });
  it.each([
    'http://carrier.example',
    'https://localhost',
    'https://127.0.0.1',
    'https://10.1.2.3',
    'https://169.254.169.254',
    'https://[::1]',
    'https://[::ffff:10.0.0.1]',
    'https://[fd00::1]',
    'https://2130706433',
    'https://name:word@carrier.example',
    'nowhere',
  ])('are not in the own network: %s', (address) => expect(carriers.allows(address)).toBe(false));

  it('are public, and looked up when they are called', async () => {
    expect(carriers.allows('https://carrier.example/tds')).toBe(true);
    await expect(carriers.read({ url: 'https://localhost.localdomain', token: 'x' }, 1)).rejects.toMatchObject({
      fault: expect.stringMatching(/settings|unavailable/u),
    });
  });
});
