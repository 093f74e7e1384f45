import { InvoiceStatus, RecallLevel } from '@navette/openapi/enums';
import { addDays, type IsoDate, daysBetween } from '../time/date.ts';

/** Days that a client or an insurer has to pay (specification/invoices.md#terms). */
export const PAYMENT_DAYS = 15;

/** Days that the free first reminder of a private person leaves before any cost (law of 4 May 2023). */
export const FIRST_REMINDER_DAYS = 14;

/** Days of a formal notice, counted from the day it is printed. */
export const NOTICE_DAYS = 7;

/** Maximum number of days that an invoice may be dated ahead: month end is prepared before the month is over, more is a mistyped year. */
export const INVOICE_DAYS_AHEAD = 31;

export {
  /** Status of an invoice; any may follow any (specification/invoices.md#status). */
  InvoiceStatus,
  /** Every status, in the order of the menu. */
  INVOICE_STATUS_VALUES as INVOICE_STATUSES,
  /** Reminder levels of a client invoice: none, first, second with formal notice, third. */
  RecallLevel,
  /** Every reminder level. */
  RECALL_LEVEL_VALUES as RECALL_LEVELS,
} from '@navette/openapi/enums';

/** Latest allowed date of an invoice that is issued today. */
export const latestInvoiceDate = (today: IsoDate): IsoDate => addDays(today, INVOICE_DAYS_AHEAD);

/** Due date of an invoice of this date. */
export const payBy = (date: IsoDate): IsoDate => addDays(date, PAYMENT_DAYS);

/** Whether an invoice is in the archive screens: closed ones are. */
export const isArchived = (status: number): boolean => status === InvoiceStatus.closed;

/** Whether an open invoice has the overdue badge: its due date is over. */
export const isOverdue = (status: number, date: IsoDate, today: IsoDate): boolean =>
  !isArchived(status) && today > payBy(date);

/** Lower bounds of the late buckets in days, ascending. */
export const LATE_BUCKETS = [0, 15, 30, 60] as const;

/** Minimum number of days late. */
export type LateBucket = (typeof LATE_BUCKETS)[number];

/** Days since the due date; 0 until it is over. */
export const daysLate = (date: IsoDate, today: IsoDate): number => Math.max(0, daysBetween(payBy(date), today));

/** The bucket of a number of days. */
export const lateBucket = (days: number): LateBucket => LATE_BUCKETS.findLast((from) => days >= from) ?? 0;

/** A reminder level with a letter. */
export type ReminderLevel = Exclude<RecallLevel, typeof RecallLevel.none>;

/** Reminder state of an invoice. */
export interface ReminderStanding {
  /** Day of the invoice. */
  readonly date: IsoDate;
  /** Due date, when its document names another than the default. */
  readonly due?: IsoDate;
  /** Term of its formal notice in days, when it is not the default. */
  readonly noticeDays?: number;
  readonly recall: RecallLevel;
  /** Day of the last reminder, when it is known. */
  readonly remindedOn: IsoDate | null;
}

const dayAfter = (date: IsoDate, days: number): IsoDate => addDays(date, days + 1);
const latest = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other);

/** Days from a reminder until the next one may be sent (law of 4 May 2023; specification/invoices.md#reminders). */
const daysLeft = (level: 1 | 2, { noticeDays = NOTICE_DAYS }: ReminderStanding): number =>
  level === 1 ? FIRST_REMINDER_DAYS : noticeDays;

/**
 * First day on which a reminder of a level may be sent: the first once the invoice is late, each other once the term of the one before is over. A
 * skipped level adds its term as well. A reminder of unknown date counts from the due date.
 */
export function reminderAllowedFrom(level: ReminderLevel, standing: ReminderStanding, today: IsoDate): IsoDate {
  const { date, due = payBy(date), recall, remindedOn } = standing;
  if (level === 1) return dayAfter(due, 0);
  if (level <= recall) return today;
  const before = level === 2 ? 1 : 2;
  // For a reminder sent before the due date the term starts at the due date.
  if (recall >= before) return dayAfter(latest(remindedOn ?? due, due), daysLeft(before, standing));
  return dayAfter(latest(today, reminderAllowedFrom(before, standing, today)), daysLeft(before, standing));
}

const NEXT: Readonly<Record<RecallLevel, ReminderLevel | null>> = { 0: 1, 1: 2, 2: 3, 3: null };

/** The next reminder of an invoice, and the first day on which it may be sent; null after the third. */
export function nextReminder(
  standing: ReminderStanding,
  today: IsoDate,
): { readonly level: ReminderLevel; readonly from: IsoDate } | null {
  const level = NEXT[standing.recall];
  return level && { level, from: reminderAllowedFrom(level, standing, today) };
}

/** The reminder that may be sent today, or null. */
export function proposedReminder(standing: ReminderStanding, today: IsoDate): ReminderLevel | null {
  const next = nextReminder(standing, today);
  return next && next.from <= today ? next.level : null;
}

/**
 * First allowed day of a reminder that would be too early today, so that a reason is required; undefined when it is allowed. The first one is free
 * and never too early.
 */
export function earlyUntil(level: RecallLevel, standing: ReminderStanding, today: IsoDate): IsoDate | undefined {
  if (level === RecallLevel.none || level === RecallLevel.first) return undefined;
  const from = reminderAllowedFrom(level, standing, today);
  return from > today ? from : undefined;
}
