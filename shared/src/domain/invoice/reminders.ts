import { RecallLevel } from '@navette/openapi/enums';
import { addDays, daysBetween, type IsoDate } from '../time/date.ts';
import { FIRST_REMINDER_DAYS, NOTICE_DAYS, payBy } from './terms.ts';

/** Days late from which an invoice counts as later, in ascending order. */
export const LATE_BUCKETS = [0, 15, 30, 60] as const;

/** Days late at least. */
export type LateBucket = (typeof LATE_BUCKETS)[number];

/** Days since the last day to pay; 0 as long as it is not over. */
export const daysLate = (date: IsoDate, today: IsoDate): number => Math.max(0, daysBetween(payBy(date), today));

/** The bucket of a number of days. */
export const lateBucket = (days: number): LateBucket => LATE_BUCKETS.findLast((from) => days >= from) ?? 0;

/** A level that a letter has. */
export type ReminderLevel = Exclude<RecallLevel, typeof RecallLevel.none>;

/** How far a client was reminded of an invoice. */
export interface ReminderStanding {
  /** Day of the invoice. */
  readonly date: IsoDate;
  /** Its last day to pay, where its document names another than the usual one. */
  readonly due?: IsoDate;
  /** Days that its formal notice leaves, where they are others than usual. */
  readonly noticeDays?: number;
  readonly recall: RecallLevel;
  /** Day of the last reminder, when it is known. */
  readonly remindedOn: IsoDate | null;
}

const dayAfter = (date: IsoDate, days: number): IsoDate => addDays(date, days + 1);
const latest = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other);

/** Days that a reminder leaves before the next one may go out (law of 4 May 2023; S3 §2.5). */
const daysLeft = (level: 1 | 2, { noticeDays = NOTICE_DAYS }: ReminderStanding): number =>
  level === 1 ? FIRST_REMINDER_DAYS : noticeDays;

/**
 * The first day on which a reminder of a level may go out: the first once the invoice is late, each other once the days of the one
 * before are over. A level that skips one has to wait for both. A reminder of unknown day counts from the last day to pay.
 */
export function reminderAllowedFrom(level: ReminderLevel, standing: ReminderStanding, today: IsoDate): IsoDate {
  const { date, due = payBy(date), recall, remindedOn } = standing;
  if (level === 1) return dayAfter(due, 0);
  if (level <= recall) return today;
  const before = level === 2 ? 1 : 2;
  // One that went out before the last day to pay leaves its days from then on.
  if (recall >= before) return dayAfter(latest(remindedOn ?? due, due), daysLeft(before, standing));
  return dayAfter(latest(today, reminderAllowedFrom(before, standing, today)), daysLeft(before, standing));
}

const NEXT: Readonly<Record<RecallLevel, ReminderLevel | null>> = { 0: 1, 1: 2, 2: 3, 3: null };

/** The next reminder of an invoice, and the first day on which it may go out; null after the third. */
export function nextReminder(
  standing: ReminderStanding,
  today: IsoDate,
): { readonly level: ReminderLevel; readonly from: IsoDate } | null {
  const level = NEXT[standing.recall];
  return level && { level, from: reminderAllowedFrom(level, standing, today) };
}

/** The reminder that may go out today, or null. */
export function proposedReminder(standing: ReminderStanding, today: IsoDate): ReminderLevel | null {
  const next = nextReminder(standing, today);
  return next && next.from <= today ? next.level : null;
}

/**
 * The first day of a reminder that would go out too early today, so that it needs a reason; undefined when it may go. The first
 * one is free and never too early.
 */
export function earlyUntil(level: RecallLevel, standing: ReminderStanding, today: IsoDate): IsoDate | undefined {
  if (level === RecallLevel.none || level === RecallLevel.first) return undefined;
  const from = reminderAllowedFrom(level, standing, today);
  return from > today ? from : undefined;
}
