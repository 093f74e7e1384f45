import { describe, expect, it } from 'vitest';
import { lateInvoice } from './testing/late-invoice.ts';
import { planReminders, remindersOf } from './late-columns.ts';

const plan = planReminders([
  lateInvoice({ id: 1, recall: 0, proposedLevel: 1 }),
  lateInvoice({ id: 2, recall: 1, proposedLevel: null }),
  lateInvoice({ id: 3, recall: 3, proposedLevel: null }),
  lateInvoice({ id: 4, recall: 2, proposedLevel: 3 }),
]);

describe('reminders of several invoices', () => {
  it('reminders of several invoices leave out what is too early, and what was reminded three times', () => {
    expect([plan.due, plan.early, plan.done].map((some) => some.map(({ id }) => id))).toEqual([[1, 4], [2], [3]]);
    expect(remindersOf(plan, null)).toEqual([
      { invoiceId: 1, level: 1 },
      { invoiceId: 4, level: 3 },
    ]);
  });

  it('reminders of several invoices take along what is too early with a reason', () => {
    expect(remindersOf(plan, 'Accord').at(-1)).toEqual({ invoiceId: 2, level: 2, reason: 'Accord' });
  });
});
