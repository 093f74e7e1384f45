import { parseStoredDistance, pricedDistance, quotedPrice, storedPrice } from '../distance/trip-distance.ts';
import { isGiven, toCents, type Money, type MoneyInput } from '../money/money.ts';
import { mcodeForfait } from '../money/tariff.ts';
import type { DayTariffs } from '../money/tariff-versions.ts';
import { waitPrice } from './amount.ts';
import type { BookingType } from './enums.ts';

/** Fields of a booking that a tariff gave, or may have given (specification/tariffs.md#another-day). */
export interface RepricedTrip {
  readonly type: BookingType;
  readonly back?: boolean | null | undefined;
  readonly distance?: string | null | undefined;
  readonly price?: Money | null | undefined;
  readonly ap_waittime?: string | null | undefined;
  readonly waitprice?: Money | null | undefined;
  readonly mutualAmount?: Money | null | undefined;
  readonly motive?: number | null | undefined;
  readonly driverId: number;
  readonly commission?: number | null | undefined;
}

/** Values that another tariff gives a booking (specification/tariffs.md#another-day). */
export interface NewPrices {
  distance?: string;
  price?: Money;
  waitprice?: Money;
  mutualAmount?: Money;
  commission?: number | null;
}

const isSame = (one: MoneyInput, other: MoneyInput): boolean =>
  isGiven(one) && isGiven(other) && toCents(one) === toCents(other);

/**
 * The values of a booking that change with its tariff: only what is exactly as the former tariff gave it, as what somebody typed stays. Rates of
 * insurers are not stored with the booking, and need no change (specification/tariffs.md#another-day).
 * @param mcodeId M-code of the client
 */
export function repriced(
  trip: RepricedTrip,
  before: DayTariffs,
  after: DayTariffs,
  mcodeId?: number | null,
): NewPrices {
  return {
    ...tripPrices(trip, before, after),
    ...waitingPrice(trip, before, after),
    ...forfaitPrice(trip, before.mcode(mcodeId), after.mcode(mcodeId)),
    ...newCommission(trip, before, after),
  };
}

function tripPrices(trip: RepricedTrip, before: DayTariffs, after: DayTariffs): NewPrices {
  const old = trip.distance ?? null;
  if (before.kilometre === after.kilometre || old === null || !parseStoredDistance(old)) return {};
  const distance = pricedDistance(old, { from: before.kilometre, to: after.kilometre });
  if (distance === old) return {};
  const [{ type, back, price }, was] = [trip, { type: trip.type, back: trip.back, distance: old }];
  const is = { type, back, distance };
  const now = [storedPrice, quotedPrice].find((rule) => isSame(rule(was), price))?.(is);
  return { distance, ...(now !== undefined && !isSame(now, price) && { price: now }) };
}

function waitingPrice({ ap_waittime, waitprice }: RepricedTrip, before: DayTariffs, after: DayTariffs): NewPrices {
  const now = waitPrice(ap_waittime, after.waiting);
  return isSame(waitprice, waitPrice(ap_waittime, before.waiting)) && !isSame(waitprice, now) ? { waitprice: now } : {};
}

function forfaitPrice(
  { mutualAmount, motive }: RepricedTrip,
  before: ReturnType<DayTariffs['mcode']>,
  after: ReturnType<DayTariffs['mcode']>,
): NewPrices {
  if (!before || !after || toCents(mutualAmount) === 0) return {};
  const now = mcodeForfait(after, motive ?? 0);
  const wasProposed = isSame(mutualAmount, mcodeForfait(before, motive ?? 0));
  return wasProposed && now !== null && !isSame(mutualAmount, now) ? { mutualAmount: now } : {};
}

function newCommission({ driverId, commission }: RepricedTrip, before: DayTariffs, after: DayTariffs): NewPrices {
  const now = after.commission(driverId);
  return (commission ?? null) === before.commission(driverId) && now !== (commission ?? null)
    ? { commission: now }
    : {};
}
