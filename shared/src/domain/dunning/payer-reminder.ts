import { nextReminder, RecallLevel, type ReminderLevel, type ReminderStanding } from '../invoice/reminders.ts';
import type { IsoDate } from '../time/date.ts';

/** A late invoice of a payer. */
export interface LateStanding extends ReminderStanding {
  readonly id: number;
  readonly due: IsoDate;
}

/** A late invoice in the letter of its payer. */
export interface LetterItem {
  readonly id: number;
  /** Reminder level that the letter gives it; 0 when its own term has not begun. */
  readonly level: RecallLevel;
  /** Whether the letter raises its level, so that a reminder is recorded. */
  readonly rises: boolean;
}

/** Reminder of all that a client is late with. */
export interface PayerReminder {
  /** Level of the letter, that of the oldest invoice; null when no letter may go today. */
  readonly level: ReminderLevel | null;
  /** First day on which a letter may go; null after the third reminder of every invoice. */
  readonly from: IsoDate | null;
  readonly items: readonly LetterItem[];
}

const isLevel = (level: RecallLevel): level is ReminderLevel => level !== RecallLevel.none;

/**
 * The letter that a client gets for all late invoices (specification/invoices.md#dunning-by-client): proposed when the oldest invoice that has a further
 * reminder may be reminded today. Every other invoice rises to its own next level when its term allows it, and else stands in the letter as it is, so that no
 * invoice skips the days that the law leaves.
 * @param late in any order
 */
export function payerReminder(late: readonly LateStanding[], today: IsoDate): PayerReminder {
  const sorted = late.toSorted((a, b) => a.due.localeCompare(b.due) || a.id - b.id);
  const next = sorted.map((invoice) => nextReminder(invoice, today));
  const leading = next.find((one) => one !== null) ?? null;
  const isDue = leading !== null && leading.from <= today;
  const items = sorted.map(({ id, recall }, index): LetterItem => {
    const own = next[index];
    return own && isDue && own.from <= today
      ? { id, level: own.level, rises: true }
      : { id, level: recall, rises: false };
  });
  const [oldest] = items;
  // The oldest one may have had its third reminder: the letter is never milder than what it got.
  const level = isDue && oldest && isLevel(oldest.level) ? oldest.level : null;
  return { level, from: leading?.from ?? null, items };
}
