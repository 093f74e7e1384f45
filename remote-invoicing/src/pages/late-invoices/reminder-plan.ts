import type { LateInvoice, Reminder } from './late-requests.ts';

/** The next level; null after the third. */
const NEXT = { 0: 1, 1: 2, 2: 3, 3: null } as const;

/** The next reminder of an invoice; null after the third. */
export const nextLevel = ({ recall }: Pick<LateInvoice, 'recall'>): Reminder['level'] | null => NEXT[recall];

/** Invoices to be reminded: allowed now, too early, and past the third reminder. */
export interface ReminderPlan {
  readonly due: readonly LateInvoice[];
  readonly early: readonly LateInvoice[];
  readonly done: readonly LateInvoice[];
}

/** Divides invoices by what the law allows today. */
export const planReminders = (invoices: readonly LateInvoice[]): ReminderPlan => ({
  due: invoices.filter(({ proposedLevel }) => proposedLevel !== null),
  early: invoices.filter((invoice) => invoice.proposedLevel === null && nextLevel(invoice) !== null),
  done: invoices.filter((invoice) => nextLevel(invoice) === null),
});

/** The reminders of a plan; early ones only with a reason. */
export function remindersOf({ due, early }: ReminderPlan, reason: string | null): Reminder[] {
  const of = (invoices: readonly LateInvoice[], why: string | null) =>
    invoices.flatMap((invoice): Reminder[] => {
      const level = nextLevel(invoice);
      return level === null ? [] : [{ invoiceId: invoice.id, level, ...(why !== null && { reason: why }) }];
    });
  return [...of(due, null), ...(reason === null ? [] : of(early, reason))];
}
