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
  it('leaves out invoices that are too early, and those reminded three times', () => {
    expect([plan.due, plan.early, plan.done].map((some) => some.map(({ id }) => id))).toEqual([[1, 4], [2], [3]]);
    expect(remindersOf(plan, null)).toEqual([
      { invoiceId: 1, level: 1 },
      { invoiceId: 4, level: 3 },
    ]);
  });

  it('includes invoices that are too early when a reason is given', () => {
    expect(remindersOf(plan, 'Accord').at(-1)).toEqual({ invoiceId: 2, level: 2, reason: 'Accord' });
  });
});
