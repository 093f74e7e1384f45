import { InvoiceStatus, RecallLevel } from '@navette/openapi/enums';
import { addDays, type IsoDate } from '../time/date.ts';

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

/** Due date in a reminder printed on `today`; none for level 0. */
export function reminderPayBy(level: RecallLevel, today: IsoDate): IsoDate | undefined {
  if (level === RecallLevel.none) return undefined;
  return addDays(today, level === RecallLevel.first ? FIRST_REMINDER_DAYS : NOTICE_DAYS);
}

/** Whether an invoice is in the archive screens: closed ones are. */
export const isArchived = (status: number): boolean => status === InvoiceStatus.closed;

/** Whether an open invoice has the overdue badge: its due date is over. */
export const isOverdue = (status: number, date: IsoDate, today: IsoDate): boolean =>
  !isArchived(status) && today > payBy(date);
