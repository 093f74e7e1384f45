import type { BookingType } from '../booking/enums.ts';
import { sumMoney, type Money } from '../money/money.ts';
import { fallbackPrice } from './fallback-price.ts';

/** Sums of one or several legs: price in euros, distance in km, duration in seconds. */
export interface TripFigures {
  readonly price: Money;
  readonly distance: number;
  readonly duration: number;
}

/** A leg in the answer of the distance operation. */
export interface TripLeg<Trip extends TripFigures = TripFigures> {
  readonly trip: Trip;
}

/** Sums for each type of trip, and of the round trip. */
export type TripTotals = Readonly<Record<BookingType | 'total', TripFigures>>;

/** Legs and totals for each type (specification/tariffs.md#distance-result): to = driver, client, destination; back = destination, client, driver; simple = to. */
export interface TripDistance<Trip extends TripFigures = TripFigures> {
  readonly to: readonly TripLeg<Trip>[];
  readonly back: readonly TripLeg<Trip>[];
  readonly simple: readonly TripLeg<Trip>[];
  readonly totals: TripTotals;
}

/** A measured route between two places: km, seconds and further fields of the router. */
export interface MeasuredLeg {
  readonly distance: number;
  readonly duration: number;
}

const NOTHING: TripFigures = { price: 0, distance: 0, duration: 0 };

/** Kilometres rounded to the metre, without floating-point drift. */
const toMetre = (km: number): number => Math.round(km * 1000) / 1000;

/** The sum of figures. */
export const sumFigures = (figures: readonly TripFigures[]): TripFigures =>
  figures.reduce(
    (sum, { price, distance, duration }) => ({
      price: sumMoney([sum.price, price]),
      distance: toMetre(sum.distance + distance),
      duration: sum.duration + duration,
    }),
    NOTHING,
  );

/**
 * Prices the legs of the outbound and of the return trip and sums them for each type.
 * Each leg is rounded up to the euro, then they are summed (specification/tariffs.md#fallback-price).
 */
export function tripDistance<Leg extends MeasuredLeg>(
  to: readonly Leg[],
  back: readonly Leg[],
): TripDistance<Leg & TripFigures> {
  const priced = (leg: Leg) => ({ trip: { ...leg, price: fallbackPrice(leg.distance) } });
  const [outbound, homeward] = [to.map(priced), back.map(priced)];
  const totals = (legs: readonly TripLeg[]) => sumFigures(legs.map(({ trip }) => trip));
  const [toTotal, backTotal] = [totals(outbound), totals(homeward)];
  return {
    to: outbound,
    back: homeward,
    simple: outbound,
    totals: { to: toTotal, back: backTotal, simple: toTotal, total: sumFigures([toTotal, backTotal]) },
  };
}

/** Seconds with the passenger on board on the outbound trip: all legs after the driver's own way to the pick-up address (specification/bookings.md#pick-up-time). */
export const loadedSeconds = ({ to }: Pick<TripDistance, 'to'>): number =>
  to.slice(1).reduce((sum, { trip }) => sum + trip.duration, 0);

/** The computed price of a booking of this type, in euros. */
export const computedPrice = ({ totals }: Pick<TripDistance, 'totals'>, type: BookingType): Money => totals[type].price;
