import type { ClosingKind, ClosingPointName } from '@navette/openapi/enums';
import { addDays, type IsoDate } from '../time/date.ts';

/** The kinds of money that are closed, in the order in which they are shown (specification/closing.md#kinds). */
export const CLOSING_KINDS = [
  'bookings',
  'sales',
  'settlements',
  'payments',
  'registers',
] as const satisfies readonly ClosingKind[];

/** Last day that can be closed: yesterday, as what is written today is dated today (specification/closing.md#lock-dates). */
export const latestClosing = (today: IsoDate): IsoDate => addDays(today, -1);

/** Last day of the month before. */
export const closingProposal = (today: IsoDate): IsoDate => addDays(`${today.slice(0, 8)}01`, -1);

/**
 * Whether a move of a lock date opens days that were closed (specification/closing.md#unlocking).
 * @param before last closed day, null for none
 */
export const unlocks = (before: IsoDate | null, after: IsoDate | null): boolean =>
  before !== null && (after === null || after < before);

/** Whether a day is closed. */
export const isClosed = (day: IsoDate, until: IsoDate | null): boolean => until !== null && day <= until;

/**
 * Date of an entry about something that happened on a day: that day, or today once it is closed, so that the closed past stays as it is
 * (specification/closing.md#entries-after-closing).
 */
export const entryDate = (day: IsoDate, until: IsoDate | null, today: IsoDate): IsoDate =>
  isClosed(day, until) ? today : day;

/** Longest period of the checklist, in days. */
const LONGEST = 365;

/** Earliest date of the contract. */
const FIRST_DATE: IsoDate = '1900-01-01';

/**
 * First day that the checklist looks at: the one after the earliest lock date, at most a year before the last day
 * (specification/closing.md#checklist).
 * @param untils lock date of each kind
 */
export function checklistStart(untils: readonly (IsoDate | null)[], last: IsoDate): IsoDate {
  const earliest = addDays(last, 1 - LONGEST);
  const firsts = untils.map((until) => (until === null ? earliest : addDays(until, 1))).filter((day) => day <= last);
  const first = firsts.toSorted()[0] ?? last;
  return [first, earliest, FIRST_DATE].toSorted().at(-1) ?? first;
}

/** Points of the checklist that concern a kind. */
const POINTS: Readonly<Record<ClosingKind, readonly ClosingPointName[]>> = {
  bookings: ['pending', 'differences', 'unbilledClients', 'unbilledInsurers', 'unsettledDrivers'],
  sales: ['unbilledClients', 'unbilledInsurers', 'gaps'],
  settlements: ['unsettledDrivers', 'gaps'],
  payments: ['unmatched'],
  registers: [],
};

/** The open points that closing these kinds asks about (specification/closing.md#checklist). */
export const openPoints = <Point extends { readonly point: ClosingPointName; readonly count: number }>(
  kinds: readonly ClosingKind[],
  points: readonly Point[],
): Point[] => points.filter(({ point, count }) => count > 0 && kinds.some((kind) => POINTS[kind].includes(point)));
