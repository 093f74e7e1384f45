import { addDays, isWeekend, toCents, weekdayOf } from '@navette/shared/domain';
import { describe, expect, it } from 'vitest';
import { groupBy } from './rows.ts';
import { makeDemo } from './make-demo.ts';
import { makeNationalNumber } from './people.ts';
import { createRandom } from './random.ts';

const now = { date: '2026-03-10', time: '10:30' };
const { bookings, clients, drivers, destinations, series, transports } = makeDemo(now);
const onSunday = makeDemo({ date: '2026-03-15', time: '10:30' });
const byDate = groupBy(bookings, ({ ap_date }) => ap_date);
const countOn = (date: string): number => byDate.get(date)?.length ?? 0;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('demo data', () => {
  it('generates demo data in the size the product needs', () => {
    expect(drivers.filter(({ active }) => active).length).toBeGreaterThanOrEqual(40);
    expect(clients.length).toBeGreaterThanOrEqual(2000);
    expect(destinations.length).toBeGreaterThanOrEqual(200);
    expect(bookings.length).toBeGreaterThanOrEqual(20_000);
    expect(bookings.length).toBeLessThan(30_000);
  });

  it('generates the same demo data every time', () => {
    expect(makeDemo(now).bookings.slice(0, 500)).toEqual(bookings.slice(0, 500));
  });

  it('generates the same people on any day', () => {
    expect(onSunday.clients.map(({ lastname }) => lastname)).toEqual(clients.map(({ lastname }) => lastname));
  });

  it('spreads bookings over fourteen months and three ahead, with busier weekdays', () => {
    const days = [...byDate.keys()];
    expect(days.at(0)).toBe('2025-02-01');
    expect(days.at(-1)).toBe('2026-06-10');
    const [weekend, weekday] = [days.filter(isWeekend), days.filter((date) => !isWeekend(date))];
    expect(mean(weekday.map(countOn))).toBeGreaterThan(3 * mean(weekend.map(countOn)));
  });

  it.each([
    ['a Tuesday busy', bookings, '2026-03-10', 90, 130],
    ['a Sunday quiet', onSunday.bookings, '2026-03-15', 25, 50],
  ])('makes %s on the current date', (_day, all, date, fewest, most) => {
    const today = all.filter(({ ap_date }) => ap_date === date);
    expect(today.length).toBeGreaterThan(fewest);
    expect(today.length).toBeLessThan(most);
    expect(today.some(({ charged, status }) => charged && status === 0)).toBe(true);
  });

  it('generates every status, type, answer, motive and waiting time', () => {
    const values = (field: 'status' | 'type' | 'accepted' | 'motive' | 'ap_waittime') =>
      new Set(bookings.map((booking) => booking[field]));
    expect(values('status').size).toBe(4);
    expect(values('type').size).toBe(3);
    expect(values('accepted').size).toBe(5);
    expect(values('motive').size).toBe(9);
    expect(values('ap_waittime').size).toBeGreaterThanOrEqual(6);
  });

  it('generates no completed trips in the future and few open ones in the past', () => {
    const ahead = bookings.filter(({ ap_date }) => ap_date > now.date);
    expect(ahead.every(({ status, charged }) => status !== 1 && charged === false)).toBe(true);
    const past = bookings.filter(({ ap_date }) => ap_date < addDays(now.date, -7));
    expect(past.filter(({ status }) => status === 0).length / past.length).toBeLessThan(0.01);
  });

  it('brings patients back as their treatment requires: dialysis three times a week', () => {
    const week = bookings.filter(
      ({ motive, type, ap_date }) => motive === 5 && type === 'to' && ap_date >= '2026-02-09' && ap_date < '2026-02-16',
    );
    const times = [...groupBy(week, ({ clientId }) => clientId).values()].map((trips) => trips.length);
    expect(times.length).toBeGreaterThan(15);
    expect(mean(times)).toBeGreaterThan(2.7);
  });

  it('makes standing orders of weekly trips: weekdays until a date, both legs', () => {
    expect(series.length).toBeGreaterThan(40);
    const ofOrder = groupBy(
      bookings.filter(({ seriesId }) => seriesId),
      ({ seriesId }) => seriesId,
    );
    expect([...ofOrder.keys()].toSorted((one, other) => Number(one) - Number(other))).toEqual(
      series.map(({ id }) => id),
    );
    for (const { id, weekdays, until } of series) {
      const trips = ofOrder.get(id) ?? [];
      expect(new Set(trips.map(({ clientId }) => clientId)).size).toBe(1);
      expect(
        [...new Set(trips.map(({ ap_date }) => weekdayOf(ap_date)))].toSorted((one, other) => one - other),
      ).toEqual(weekdays);
      expect(
        trips
          .map(({ ap_date }) => ap_date)
          .toSorted()
          .at(-1),
      ).toBe(until);
    }
  });

  it('links the legs of a visit both ways, and neither covers the other', () => {
    const byId = new Map(bookings.map((booking) => [booking.id, booking]));
    const linked = bookings.filter(({ linkedId }) => linkedId);
    expect(linked.length).toBeGreaterThan(5000);
    const goOn = new Set(transports.filter(({ row }) => row.isOnward).map(({ row }) => row.transportId));
    const elsewhere = new Set(
      transports.filter(({ row }) => goOn.has(row.transportId)).map(({ bookingId }) => bookingId),
    );
    expect(elsewhere.size).toBeGreaterThan(0);
    for (const leg of linked) {
      const other = byId.get(leg.linkedId ?? 0);
      expect(other).toMatchObject({
        linkedId: leg.id,
        ap_date: leg.ap_date,
        clientId: leg.clientId,
        ...(!elsewhere.has(leg.id) && { destinationId: leg.destinationId }),
        type: leg.type === 'to' ? 'back' : 'to',
      });
      expect(leg.back).toBe(false);
    }
  });

  it('makes some will-call returns, today too', () => {
    const waiting = bookings.filter(({ willCall }) => willCall);
    expect(waiting.length).toBeGreaterThan(20);
    expect(
      waiting.every(
        ({ type, status, charged, ap_date, linkedId }) =>
          type === 'back' && status === 0 && !charged && ap_date >= now.date && linkedId,
      ),
    ).toBe(true);
    expect(waiting.some(({ ap_date }) => ap_date === now.date)).toBe(true);
  });

  it('generates exact amounts and distances in the stored format', () => {
    for (const { price, waitprice, ticket_price, distance, type } of bookings.slice(0, 3000)) {
      for (const amount of [price, waitprice, ticket_price]) expect(toCents(amount ?? 0) / 100).toBe(amount ?? 0);
      expect(distance.totals[type].price).toBeGreaterThan(0);
    }
    expect(Object.keys(bookings[0]?.distance.totals ?? {})).toEqual(['to', 'back', 'simple', 'total']);
  });

  it('generates national numbers with a valid check number', () => {
    const number = makeNationalNumber(createRandom(1), {
      firstname: 'A',
      lastname: 'B',
      female: true,
      birthday: '1985-07-30',
    });
    expect(number).toMatch(/^85\.07\.30-\d{3}-\d{2}$/);
    const digits = number.replace(/\D/g, '');
    expect(97 - (Number(digits.slice(0, 9)) % 97)).toBe(Number(digits.slice(9)));
  });
});
