import { describe, expect, it } from 'vitest';
import {
  fallbackPrice,
  shownOutboundPrice,
  shownTotalPrice,
  parseStoredDistance,
  quotedPrice,
  storedFigures,
  storedPrice,
  loadedSeconds,
  tripDistance,
} from './trip-distance.ts';

const result = tripDistance(
  [
    { distance: 3.2, duration: 480 },
    { distance: 18.65, duration: 1920 },
  ],
  [
    { distance: 18.9, duration: 1950 },
    { distance: 3.2, duration: 480 },
  ],
);

describe('fallback price and estimator (specification/tariffs.md#fallback-price)', () => {
  it.each([
    [3.2, 2],
    [18.65, 7],
    [18.9, 7],
    [0, 0],
  ])('%d km cost %i', (km, price) => {
    expect(fallbackPrice(km)).toBe(price);
  });

  it('rounds each leg up before it sums', () => {
    expect(result.totals.to.price).toBe(9);
    expect(result.totals.back.price).toBe(9);
    expect(result.totals.simple.price).toBe(9);
    expect(result.totals.total.price).toBe(18);
  });

  it.each([
    [9, 10],
    [4, 10],
    [23, 24],
  ])('shows an outbound price of %i as %i', (price, shown) => {
    expect(shownOutboundPrice(price)).toBe(shown);
  });

  it('shows a total of 18 as 20', () => {
    expect(shownTotalPrice(result.totals.total.price)).toBe(20);
  });
});

describe('legs and totals', () => {
  it('sums km and seconds for each type; simple is to', () => {
    expect(result.totals.to).toEqual({ price: 9, distance: 21.85, duration: 2400 });
    expect(result.totals.total).toEqual({ price: 18, distance: 43.95, duration: 4830 });
    expect(result.simple).toEqual(result.to);
  });

  it('takes the legs after the pick-up as the loaded ones', () => {
    expect(loadedSeconds(result)).toBe(1920);
  });

  it('keeps other properties of a leg from the route service', () => {
    const { to } = tripDistance([{ distance: 1, duration: 60, origin: 'Depot' }], []);
    expect(to[0]?.trip).toEqual({ distance: 1, duration: 60, origin: 'Depot', price: 1 });
  });
});

describe('the stored distance of a booking', () => {
  it('the stored distance of a booking is read back unchanged', () => {
    expect(parseStoredDistance(JSON.stringify(result))).toEqual(result);
    const stored = { type: 'to', distance: JSON.stringify(result) } as const;
    expect([storedPrice(stored), storedPrice({ ...stored, back: true })]).toEqual([9, 18]);
    expect(storedPrice({ ...stored, type: 'simple', back: true })).toBe(9);
    expect(storedFigures(JSON.stringify(result), 'to')?.distance).toBe(21.85);
  });

  it('a booking is quoted like the estimator: outbound, both directions of one booking, but no return alone', () => {
    const stored = { type: 'to', distance: JSON.stringify(result) } as const;
    expect([quotedPrice(stored), quotedPrice({ ...stored, back: true })]).toEqual([10, 20]);
    expect([quotedPrice({ ...stored, type: 'simple' }), quotedPrice({ ...stored, type: 'back' })]).toEqual([
      10,
      undefined,
    ]);
    expect(quotedPrice({ ...stored, distance: null })).toBeUndefined();
  });

  it.each([null, '', '{', '[]', '"text"', '{"totals":3}'])(
    'the stored distance is undefined for the text %j',
    (text) => {
      expect(parseStoredDistance(text)).toBeUndefined();
    },
  );

  it('drops incomplete parts in old bookings', () => {
    const stored = parseStoredDistance(
      '{"totals":{"to":{"price":9,"distance":3,"duration":60},"back":{"price":"9"}},"to":[{"trip":{}}]}',
    );
    expect(stored).toEqual({ to: [], back: [], simple: [], totals: { to: { price: 9, distance: 3, duration: 60 } } });
  });
});
