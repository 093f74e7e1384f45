import { describe, expect, it } from 'vitest';
import type { RecallLevel } from '../invoice/reminders.ts';
import { type LateStanding, payerReminder } from './payer-reminder.ts';

const late = (id: number, due: string, recall: RecallLevel = 0, remindedOn: string | null = null): LateStanding => ({
  id,
  date: due,
  due,
  recall,
  remindedOn,
});

describe('the reminder of a client', () => {
  it('has the level of the oldest invoice, and raises each by its own term', () => {
    expect(payerReminder([late(2, '2026-04-10'), late(1, '2026-03-01', 1, '2026-03-20')], '2026-04-20')).toEqual({
      level: 2,
      from: '2026-04-04',
      items: [
        { id: 1, level: 2, rises: true },
        { id: 2, level: 1, rises: true },
      ],
    });
  });

  it('waits for the fourteen days after the first reminder of the oldest, also for newer invoices', () => {
    const invoices = [late(1, '2026-03-01', 1, '2026-04-10'), late(2, '2026-04-15')];
    expect(payerReminder(invoices, '2026-04-24')).toMatchObject({ level: null, from: '2026-04-25' });
    expect(payerReminder(invoices, '2026-04-25')).toMatchObject({ level: 2 });
  });

  it('skips no step: an invoice that was reminded yesterday stands in the letter with the level it has', () => {
    const invoices = [late(1, '2026-03-01'), late(2, '2026-03-02', 1, '2026-04-19')];
    expect(payerReminder(invoices, '2026-04-20').items).toEqual([
      { id: 1, level: 1, rises: true },
      { id: 2, level: 1, rises: false },
    ]);
  });

  it('is led by the oldest that has a further reminder, and never milder than what the oldest got', () => {
    const invoices = [late(1, '2026-01-01', 3, '2026-02-20'), late(2, '2026-04-01')];
    expect(payerReminder(invoices, '2026-04-20')).toMatchObject({
      level: 3,
      items: [{ rises: false }, { level: 1, rises: true }],
    });
    expect(payerReminder([late(1, '2026-01-01', 3, '2026-02-20')], '2026-04-20')).toMatchObject({
      level: null,
      from: null,
    });
    expect(payerReminder([], '2026-04-20')).toEqual({ level: null, from: null, items: [] });
  });
});
