import { fromCents, toCents, type Money, sumMoney } from '../money/money.ts';
import { BOOKING_TYPE_VALUES } from '@navette/openapi/enums';
import type { BookingType } from '../booking/enums.ts';
import { savedReturn } from '../booking/state.ts';

/** Euros a kilometre of the fallback price (specification/tariffs.md#fallback-price). */
export const FALLBACK_RATE = 0.3595;

/**
 * The fallback price of a leg, in whole euros: kilometres × rate, rounded up.
 * @param rate euros a kilometre on the day of the trip
 */
export function fallbackPrice(km: number, rate: number = FALLBACK_RATE): Money {
  const metres = Math.round(km * 1000);
  return Math.ceil((metres * Math.round(rate * 10_000)) / 10_000_000);
}

/** Displayed price of the outbound trip: one euro more, at least 10. Never saved (specification/tariffs.md#estimator). */
export const shownOutboundPrice = (price: Money): Money => Math.max(10, fromCents(toCents(price) + 100));

/** Displayed total price: two euros more. Never saved. */
export const shownTotalPrice = (price: Money): Money => fromCents(toCents(price) + 200);

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
 * @param rate euros a kilometre on the day of the trip
 */
export function tripDistance<Leg extends MeasuredLeg>(
  to: readonly Leg[],
  back: readonly Leg[],
  rate: number = FALLBACK_RATE,
): TripDistance<Leg & TripFigures> {
  const priced = (leg: Leg) => ({ trip: { ...leg, price: fallbackPrice(leg.distance, rate) } });
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

/** Checked content of a stored distance: old bookings may lack a type or the legs. */
export type StoredDistance = Pick<TripDistance, BookingType> & {
  readonly totals: Partial<TripDistance['totals']>;
};

/** A booking with its stored distance. */
export interface StoredTrip {
  readonly type: BookingType;
  /** The booking covers the return as well. */
  readonly back?: boolean | null | undefined;
  readonly distance: string | null;
}

/** Parses the stored distance of a booking (JSON text); `undefined` when it is empty or invalid. */
export function parseStoredDistance(text: string | null | undefined): StoredDistance | undefined {
  const value = parseJson(text);
  const totals = totalsOf(value);
  if (!isRecord(value) || !totals) return undefined;
  return {
    to: legsOf(value.to),
    back: legsOf(value.back),
    simple: legsOf(value.simple),
    totals: Object.fromEntries(
      (['to', 'back', 'simple', 'total'] as const).flatMap((type) => {
        const figures = figuresOf(totals[type]);
        return figures ? [[type, figures]] : [];
      }),
    ),
  };
}

/**
 * The computed price of a booking, in euros: of both legs when it covers the return as well, else of its type; `undefined` when none is stored. An
 * old distance without a total for both legs gives the price of the outbound leg.
 */
export function storedPrice({ type, back, distance }: StoredTrip): Money | undefined {
  const totals = totalsOf(parseJson(distance));
  if (!totals) return undefined;
  const figures = savedReturn(type, back) ? (figuresOf(totals.total) ?? figuresOf(totals.to)) : figuresOf(totals[type]);
  return figures?.price;
}

/**
 * Price that the estimator quotes for a booking, in euros: of both legs when it covers the return as well; `undefined` for a return alone, which is
 * not quoted, and while no distance is stored.
 */
export function quotedPrice({ type, back, distance }: StoredTrip): Money | undefined {
  const totals = parseStoredDistance(distance)?.totals;
  if (type === 'back' || totals === undefined) return undefined;
  if (savedReturn(type, back)) return totals.total && shownTotalPrice(totals.total.price);
  return totals.to && shownOutboundPrice(totals.to.price);
}

/**
 * A stored distance at another price a kilometre: legs that cost what the former price gives, and the totals of types whose legs all do. The rest,
 * of old bookings, stays (specification/tariffs.md#another-day).
 */
export function pricedDistance(text: string, { from, to }: { readonly from: number; readonly to: number }): string {
  const value = parseJson(text);
  const totals = totalsOf(value);
  if (!isRecord(value) || !totals) return text;
  const types = BOOKING_TYPE_VALUES.filter((type) => {
    const [legs, total] = [legsOf(value[type]), figuresOf(totals[type])];
    const isPriced = legs.every(({ trip }) => trip.price === fallbackPrice(trip.distance, from));
    return legs.length > 0 && isPriced && total?.price === sumFigures(legs.map(({ trip }) => trip)).price;
  });
  const changed: Record<string, unknown> = { ...value };
  const sums: Record<string, unknown> = { ...totals };
  for (const type of types) {
    const legs = (Array.isArray(value[type]) ? value[type] : []).map((leg: unknown) => repricedLeg(leg, to));
    changed[type] = legs;
    const price = sumMoney(legsOf(legs).map(({ trip }) => trip.price));
    sums[type] = { ...figuresOf(totals[type]), price };
  }
  const [there, home, both] = [figuresOf(sums['to']), figuresOf(sums['back']), figuresOf(totals['total'])];
  const isBoth = types.includes('to') && types.includes('back');
  if (there && home && both && isBoth) sums['total'] = { ...both, price: sumMoney([there.price, home.price]) };
  return types.length === 0 ? text : JSON.stringify({ ...changed, totals: sums });
}

function repricedLeg(leg: unknown, rate: number): unknown {
  if (!isRecord(leg) || !isRecord(leg['trip'])) return leg;
  const trip = figuresOf(leg['trip']);
  return trip ? { ...leg, trip: { ...leg['trip'], price: fallbackPrice(trip.distance, rate) } } : leg;
}

/** Price, km and seconds stored for a type of trip. */
export const storedFigures = (text: string | null | undefined, type: BookingType): TripFigures | undefined =>
  parseStoredDistance(text)?.totals[type];

function parseJson(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

const totalsOf = (value: unknown) => (isRecord(value) && isRecord(value.totals) ? value.totals : undefined);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function figuresOf(value: unknown): TripFigures | undefined {
  if (!isRecord(value)) return undefined;
  const { price, distance, duration } = value;
  return typeof price === 'number' && typeof distance === 'number' && typeof duration === 'number'
    ? { price, distance, duration }
    : undefined;
}

const legsOf = (value: unknown): TripLeg[] =>
  (Array.isArray(value) ? value : []).flatMap((leg: unknown) => {
    const trip = isRecord(leg) ? figuresOf(leg.trip) : undefined;
    return trip ? [{ trip }] : [];
  });

/** Distances of a route to the destination, with the addresses of its legs. */
interface Measured {
  readonly estimated: boolean;
  readonly to: readonly {
    readonly trip: { readonly origin: string; readonly destination: string; readonly distance: number };
  }[];
}

/**
 * Whether the trip itself has no length although its addresses differ: both are known by their town alone, so that an estimate of 0 km would give a
 * price of 0 (specification/tariffs.md#distance-result).
 */
export function isUnmeasured({ estimated, to }: Measured): boolean {
  const trip = to.at(-1)?.trip;
  return estimated && trip !== undefined && trip.distance === 0 && trip.origin !== trip.destination;
}
