import type { ReconciliationReason } from '@navette/openapi/enums';
import { countsForNothing } from '../booking/amount.ts';
import { fromCents, toCents, type Money, type MoneyInput } from '../money/money.ts';
import { insurerGross, type ForfaitFields, type ForfaitRates, platformPrice } from '../money/tariff.ts';
import type { PlanningRow } from './planning-row.ts';

/** Fields of a booking that are compared with the platform's invoice. */
export interface ReconciledBooking extends ForfaitFields {
  readonly status?: number | null;
  /** Rates of its insurer, where the booking has no fixed amount. */
  readonly insurer?: ForfaitRates;
  readonly waitprice: MoneyInput;
}

/** A transport of an invoice of the platform: its amount, ours, and the reasons for the difference. */
export interface ReconciledLine {
  /** Amount paid by the platform, in euros. */
  readonly platform: Money;
  /** Amount of our bookings charged to the insurer, in euros. */
  readonly ours: Money;
  /** The platform's amount minus ours. */
  readonly difference: Money;
  readonly reasons: readonly ReconciliationReason[];
}

/** Amount of a booking charged to its insurer: 0 when nobody was driven. */
const askedFor = (booking: ReconciledBooking): Money =>
  countsForNothing(booking.status) ? 0 : insurerGross(booking, booking.insurer);

const sum = (amounts: readonly MoneyInput[]): number => amounts.reduce<number>((all, one) => all + toCents(one), 0);

/**
 * Compares a transport with its bookings.
 * @param rows its parts, as planning derives them
 * @param bookings the bookings that are linked with it, in any order
 */
export function reconcile(rows: readonly PlanningRow[], bookings: readonly ReconciledBooking[]): ReconciledLine {
  const platform = sum(rows.map(({ price, total }) => price ?? total ?? 0));
  const ours = sum(bookings.map(askedFor));
  const line = { platform: fromCents(platform), ours: fromCents(ours), difference: fromCents(platform - ours) };
  return { ...line, reasons: platform === ours ? [] : reasonsOf(rows, bookings, ours - platform) };
}

/** Reasons for the difference, the most obvious first; `other` when none is found. */
function reasonsOf(
  rows: readonly PlanningRow[],
  bookings: readonly ReconciledBooking[],
  tooMuch: number,
): readonly ReconciliationReason[] {
  if (bookings.length === 0) return ['missingBooking'];
  const reasons: ReconciliationReason[] = [];
  if (bookings.some(({ status }) => countsForNothing(status))) reasons.push('notDriven');
  if (bookings.length < rows.length) reasons.push('missingPart');
  const km = rows.reduce((all, row) => all + (row.km ?? 0), 0);
  const paidKm = bookings.reduce((all, { mutualDistance }) => all + (mutualDistance ?? 0), 0);
  if (bookings.length === rows.length && km !== paidKm) reasons.push('distance');
  if (rows.some((row) => row.km !== null && toCents(row.price ?? row.total) !== toCents(platformPrice(row.km))))
    reasons.push('tariff');
  if (sumsOfSome(bookings.map(({ mutualPatientAmount }) => toCents(mutualPatientAmount))).has(Math.abs(tooMuch)))
    reasons.push('patientShare');
  if (sum(bookings.map(({ waitprice }) => waitprice)) > 0) reasons.push('wait');
  return reasons.length > 0 ? reasons : ['other'];
}

/** Sums of all subsets of the amounts: the share may be missing from one leg alone. A transport has few parts, so the set stays small. */
const sumsOfSome = (amounts: readonly number[]): ReadonlySet<number> =>
  amounts
    .filter((amount) => amount > 0)
    .reduce((sums, amount) => new Set([...sums, amount, ...[...sums].map((sum) => sum + amount)]), new Set<number>());
