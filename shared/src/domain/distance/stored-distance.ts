import { shownOutboundPrice, shownTotalPrice } from './fallback-price.ts';
import type { BookingType } from '../booking/enums.ts';
import { savedReturn } from '../booking/state.ts';
import type { Money } from '../money/money.ts';
import type { TripDistance, TripFigures, TripLeg } from './trip-distance.ts';

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
