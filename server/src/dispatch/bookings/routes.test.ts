import { computedPickUp, parseStoredDistance, storedFigures } from '@navette/shared/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BodyOf } from '../../kernel/operation.ts';
import { bookingStage } from '../../testing/booking-stage.ts';

const stage = await bookingStage({ role: 'lead' });
const { server, token, records, add, saved } = stage;
afterEach(() => void vi.restoreAllMocks());

const unknown = 'chez sa sœur';
const elsewhere = 'Avenue Louise 100, 1050 Ixelles';
const sent = JSON.stringify({
  to: [{ trip: { price: 2, distance: 3, duration: 300 } }, { trip: { price: 9, distance: 25, duration: 1950 } }],
  totals: { to: { price: 11, distance: 28, duration: 2250 } },
});

/** The other driver starts from there. */
const moveToAntwerp = () =>
  server.db
    .updateTable('driver')
    .set({ fullAddress: 'Meir 1, 2000 Antwerpen' })
    .where('id', '=', records.otherDriverId)
    .execute();
/** A destination whose position is not known. */
const unlocated = async () =>
  (
    await server.db
      .insertInto('destination')
      .values({ name: 'UZ Gent', address: 'Heymanslaan 10', zip: '9000', city: 'Gent' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const first = async () => (await saved())[0] ?? Promise.reject(new Error('nothing is saved'));
const update = async (form: BodyOf<'updateBooking'>, index = 0) => stage.update((await saved())[index]?.id ?? 0, form);

describe('a booking that is saved without a distance', () => {
  it('saves a new booking with measured distance, pick-up time and price, measured once for all dates', async () => {
    const route = vi.spyOn(server.services.routes, 'route');
    await add({ dates: ['2026-03-03', '2026-03-04', '2026-03-05'], pick_time: null, price: null, distance: null });
    const [booking, ...others] = await saved();
    expect(parseStoredDistance(booking?.distance)?.to).toHaveLength(2);
    expect(booking?.pick_time).toBe(booking && computedPickUp(booking)?.time);
    expect(booking?.price).toBe(storedFigures(booking?.distance, 'to')?.price);
    expect(others.map(({ pick_time, distance }) => [pick_time, distance])).toEqual(
      others.map(() => [booking?.pick_time, booking?.distance]),
    );
    expect(route).toHaveBeenCalledTimes(2);
    expect(booking?.distance).not.toContain('geometry');
  });

  it('has no price when only the town of both addresses is known: an estimate of 0 km is no distance', async () => {
    vi.spyOn(server.services.addresses, 'geocode').mockResolvedValue({
      latitude: 51.05,
      longitude: 3.72,
      precision: 'locality',
    });
    await add({
      pick_address: 'Kerkstraat 12, 9000 Gent',
      destinationId: await unlocated(),
      price: null,
      distance: null,
    });
    expect(await first()).toMatchObject({ distance: null, price: null });
  });

  it('a booking that is saved without a distance has the figures the form would have shown', async () => {
    await add();
    const { body } = await server.call(token, 'getDistance', {
      addresses: [
        'Rue Haute 1, 1000 Bruxelles',
        'Rue Neuve 3, 1000 Bruxelles',
        'Boulevard du Jardin botanique 32, 1000 Bruxelles',
      ],
      at: { ap_date: '2026-03-03', ap_time: '10:00' },
    });
    expect(parseStoredDistance((await first()).distance)?.totals).toEqual(body.totals);
  });

  it('computes the pick-up of each day, also on the night on which the clock goes forward', async () => {
    const night = sent.replaceAll('1950', '1620');
    await add({ dates: ['2026-03-22', '2026-03-29', '2026-10-25'], ap_time: '03:15', distance: night });
    await add({ dates: ['2027-03-21', '2027-03-28'], ap_time: '03:15', distance: night, pick_time: '02:33' });
    expect((await saved()).map(({ pick_time }) => pick_time)).toEqual(['02:33', '01:33', '02:33', '02:33', '01:33']);
  });

  it('recomputes the pick-up time when a booking moves to the night in which the clock goes forward, and back', async () => {
    await add({ dates: ['2026-03-22'], ap_time: '03:15', distance: sent.replaceAll('1950', '1620') });
    await update({ ap_date: '2026-03-29' });
    expect((await first()).pick_time).toBe('01:33');
    await update({ ap_date: '2026-03-22' });
    expect((await first()).pick_time).toBe('02:33');
  });

  it('keeps typed values and a distance that was already measured', async () => {
    const route = vi.spyOn(server.services.routes, 'route');
    await add({ distance: sent, pick_time: '08:00', price: 40 });
    await add({ distance: sent, dates: ['2026-03-04'] });
    expect((await saved()).map(({ pick_time, price }) => [pick_time, price])).toEqual([
      ['08:00', 40],
      ['09:12', 11],
    ]);
    expect(route).not.toHaveBeenCalled();
  });

  it.each([
    ['an address nobody knows', async () => add({ pick_address: unknown })],
    [
      'a service that fails',
      async () => (vi.spyOn(server.services.routes, 'route').mockRejectedValue(new Error('down')), add()),
    ],
    ['no road', async () => (vi.spyOn(server.services.routes, 'route').mockResolvedValue(null), add())],
  ])('a booking is saved without figures when there is %s', async (_, save) => {
    expect((await save()).status).toBe(200);
    expect(await first()).toMatchObject({ distance: null, pick_time: null, price: null });
  });

  it('sets the pick-up of a return at its appointment, whatever the distance', async () => {
    await add({ type: 'back', pick_address: unknown });
    expect((await first()).pick_time).toBe('10:00');
  });

  it('measures the return by another driver as a route of its own', async () => {
    await moveToAntwerp();
    await add({ distance: sent, return: { ap_time: '14:00', driverId: records.otherDriverId } });
    const [there, home] = await saved();
    expect([there?.distance, home?.distance]).toEqual([sent, expect.stringContaining('Antwerpen')]);
    expect(home?.price).toBe(storedFigures(home?.distance, 'back')?.price);
  });
});

describe('a change of a trip', () => {
  it('a change of a trip to another address without a distance measures the route again and adapts the pick-up time', async () => {
    await add();
    const before = await first();
    await update({ pick_address: elsewhere, distance: null });
    const after = await first();
    expect(after.distance).not.toBe(before.distance);
    expect(after.distance).toContain(elsewhere);
    expect(after.pick_time).toBe(computedPickUp(after)?.time);
  });

  it('a change of a trip to an unknown address removes the figures of the former one', async () => {
    await add();
    await update({ pick_address: unknown });
    expect((await first()).distance).toBeNull();
  });

  it('a change of a trip to another driver measures from his address for his pay, and keeps the pick-up time', async () => {
    await moveToAntwerp();
    await add({ price_driver: null });
    const before = await first();
    await update({ driverId: records.otherDriverId });
    const after = await first();
    expect(storedFigures(after.distance, 'to')?.distance).toBeGreaterThan(40);
    expect({ pick_time: after.pick_time, price: after.price }).toEqual({
      pick_time: before.pick_time,
      price: before.price,
    });
  });

  it('a change of a trip to another time moves a computed pick-up time, but not a typed one', async () => {
    await add({ distance: sent });
    await add({ distance: sent, pick_time: '08:00', dates: ['2026-03-04'] });
    await update({ ap_time: '11:00' });
    await update({ ap_time: '11:00' }, 1);
    expect((await saved()).map(({ pick_time }) => pick_time)).toEqual(['10:12', '08:00']);
  });

  it('a change of a trip to a time before the typed pick-up recomputes it instead of using the evening before', async () => {
    await add({ distance: sent, pick_time: '08:00' });
    await update({ ap_time: '07:30' });
    expect((await first()).pick_time).toBe('06:42');
  });

  it('stores the pick-up time of the request, also an empty one', async () => {
    await add({ distance: sent });
    await update({ ap_time: '11:00', pick_time: '10:00' });
    expect((await first()).pick_time).toBe('10:00');
    await update({ ap_time: '11:30', pick_time: null });
    expect((await first()).pick_time).toBeNull();
  });

  it('a change of any other field of a trip measures nothing', async () => {
    await add({ pick_address: unknown });
    const route = vi.spyOn(server.services.addresses, 'geocode');
    await update({ comment: 'x', status: 1, price: 30 });
    expect(route).not.toHaveBeenCalled();
  });
});

describe('a change of a whole standing order', () => {
  const days = ['2026-03-02', '2026-03-09', '2026-03-16'];
  const order = () => add({ dates: days, series: { weekdays: [1], until: '2026-03-16' }, distance: sent });

  it('moves each pick-up time by its own route, and keeps typed ones', async () => {
    await order();
    await update({ pick_time: '07:00' }, 1);
    await update({ pick_address: elsewhere }, 2);
    await update({ ap_time: '11:00', pick_time: '10:12', scope: 'all' });
    const [one, two, three] = await saved();
    expect([one?.pick_time, two?.pick_time, three?.pick_time]).toEqual([
      '10:12',
      '07:00',
      three && computedPickUp(three)?.time,
    ]);
    expect(three?.pick_time).not.toBe('10:12');
  });

  it('measures the distance from the driver of each booking', async () => {
    await moveToAntwerp();
    await order();
    await update({ driverId: records.otherDriverId }, 2);
    await update({ pick_address: elsewhere, distance: sent, scope: 'all' });
    const [one, two, three] = await saved();
    expect([one?.distance, two?.distance]).toEqual([sent, sent]);
    expect(three?.distance).toContain('Antwerpen');
  });
});

it('measures the route from the new driver for each booking of a bulk change', async () => {
  await moveToAntwerp();
  const { body } = await add({ dates: ['2026-03-03', '2026-03-04'] });
  await server.call(token, 'changeBookings', { ids: body.insertIds, change: { driverId: records.otherDriverId } });
  expect((await saved()).map(({ distance }) => distance?.includes('Antwerpen'))).toEqual([true, true]);
});
