import { describe, expect, it } from 'vitest';
import { repriced } from '../booking/repriced.ts';
import { tripDistance } from '../distance/trip-distance.ts';
import { addDays } from '../time/date.ts';
import { insurerLine } from '../wallet/wallet.ts';
import { indexed } from './indexation.ts';
import { tariffBook, tariffDays, tariffsOn, type TariffVersion, validOn } from './tariff-versions.ts';

const CHANGE = '2027-01-01';

const version = (
  kind: TariffVersion['kind'],
  validFrom: string | null,
  values: TariffVersion['values'],
  ownerId = 0,
): TariffVersion => ({ kind, ownerId, validFrom, values });

const before = [
  version('kilometre', null, { price: 0.3595 }),
  version('waiting', null, { price: 5 }),
  version('forfait', null, { min10km: 9, plus10km: 0.9 }),
  version('insurer', null, { min10km: 10.5, plus10km: null }, 1),
  version('insurer', null, { min10km: null, plus10km: null }, 2),
  version('mcode', null, { price_other: 20, price_dialyse: 30, price_radio: 25, price_chemo: 0 }, 3),
  version('commission', null, { commission: 20 }, 4),
];

/** Every tariff changed from the day. */
const after = tariffBook([
  ...before,
  ...before.map((one) => ({ ...one, validFrom: CHANGE, values: { ...indexed(one, 100, 'exact'), commission: 25 } })),
]);

const distance = JSON.stringify(
  tripDistance(
    [
      { distance: 3.2, duration: 480 },
      { distance: 18.65, duration: 1920 },
    ],
    [
      { distance: 18.9, duration: 1950 },
      { distance: 3.2, duration: 480 },
    ],
  ),
);

const trip = {
  type: 'to',
  back: false,
  distance,
  price: 9,
  ap_waittime: '01:00',
  waitprice: 10,
  mutualAmount: 30,
  motive: 5,
  driverId: 4,
  commission: 20,
} as const;

describe('versions of tariffs (specification/tariffs.md#versions)', () => {
  it('finds the last version that began by the day, in any order', () => {
    const [always, late, early] = [null, '2027-01-01', '2026-07-01'].map((validFrom) => ({ validFrom }));
    const versions = [late, always, early].flatMap((one) => one ?? []);
    expect(['2026-06-30', '2026-07-01', '2026-12-31', '2027-01-01'].map((day) => validOn(versions, day))).toEqual([
      always,
      early,
      early,
      late,
    ]);
    expect(validOn([{ validFrom: '2027-01-01' }], '2026-12-31')).toBeUndefined();
  });

  it('changes no price before its day, and every price from it', () => {
    const former = tariffBook(before);
    const pricesOn = (book: typeof after, day: string) => {
      const tariffs = tariffsOn(book, day);
      const insurers = [1, 2, 9].map(
        (id) => insurerLine({ insuranceId: id, mutualDistance: 18 }, tariffs.insurer(id)).amount,
      );
      const changes = repriced(trip, tariffsOn(former, day), tariffs, 3);
      return { ...trip, ...changes, distance: '', insurers };
    };
    for (let day = addDays(CHANGE, -400); day < CHANGE; day = addDays(day, 7))
      expect(pricesOn(after, day)).toEqual(pricesOn(former, day));
    for (let day = CHANGE; day < addDays(CHANGE, 40); day = addDays(day, 7))
      expect(pricesOn(after, day)).toMatchObject({
        price: 17,
        waitprice: 20,
        mutualAmount: 60,
        commission: 25,
        insurers: pricesOn(former, day).insurers.map((amount) => 2 * amount),
      });
    expect(tariffDays(after)).toEqual([CHANGE]);
  });

  it('falls from the insurer to the organisation and to the default, value by value', () => {
    const { insurer } = tariffsOn(after, '2026-01-01');
    expect([insurer(1), insurer(2), insurer(9)]).toEqual([
      { min10km: 10.5, plus10km: 0.9 },
      { min10km: 9, plus10km: 0.9 },
      { min10km: 9, plus10km: 0.9 },
    ]);
    expect(tariffsOn(tariffBook([]), '2026-01-01').insurer(1)).toEqual({ min10km: 9, plus10km: 0.9 });
  });
});

describe('a booking on another day (specification/tariffs.md#another-day)', () => {
  const [old, now] = [tariffsOn(after, '2026-12-31'), tariffsOn(after, CHANGE)];

  it('gets the prices of that day, and goes back unchanged', () => {
    const changed = { ...trip, ...repriced(trip, old, now, 3) };
    expect(JSON.parse(changed.distance).totals).toMatchObject({
      to: { price: 17 },
      back: { price: 17 },
      total: { price: 34 },
    });
    expect({ ...changed, ...repriced(changed, now, old, 3) }).toEqual(trip);
  });

  it('keeps what somebody typed, and a quoted price stays quoted', () => {
    const typed = { ...trip, price: 12.5, waitprice: 7, mutualAmount: 31, commission: 22 };
    expect(repriced(typed, old, now, 3)).toEqual({ distance: expect.any(String) });
    expect(repriced({ ...trip, price: 10 }, old, now, 3).price).toBe(18);
    expect(repriced({ ...trip, price: 20, back: true }, old, now, 3).price).toBe(36);
    expect(repriced({ ...trip, price: null, distance: null, waitprice: 0 }, old, now, null)).toEqual({
      commission: 25,
    });
  });

  it('leaves a stored distance alone whose prices are not those of the tariff', () => {
    const odd = JSON.stringify({ to: [], totals: { to: { price: 25, distance: 8, duration: 600 } } });
    expect(repriced({ ...trip, distance: odd, price: 25 }, old, now, 3)).not.toHaveProperty('price');
  });
});

describe('indexation (specification/tariffs.md#indexation)', () => {
  it.each([
    [9, 2.5, 'exact', 9.23],
    [9, 2.5, '0.10', 9.2],
    [9, 2.5, '0.50', 9],
    [0.9, 2.5, '0.05', 0.9],
    [12.3, 5, 'exact', 12.92],
    [10, -5, 'exact', 9.5],
    [0, 10, '1.00', 0],
  ] as const)('%d raised by %d percent in steps of %s is %d', (min10km, percent, rounding, expected) => {
    const raised = indexed({ kind: 'insurer', values: { min10km, plus10km: null } }, percent, rounding);
    expect(raised).toEqual({ min10km: expected, plus10km: null });
  });

  it('keeps four decimals a kilometre', () => {
    expect(indexed({ kind: 'kilometre', values: { price: 0.3595 } }, 2.1, 'exact')).toEqual({ price: 0.367 });
  });
});
