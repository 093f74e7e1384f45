import { describe, expect, it } from 'vitest';
import { daysLate, earlyUntil, lateBucket, nextReminder, proposedReminder } from './reminders.ts';
import { statementOf } from './account.ts';

const today = '2026-04-20';
/** To be paid by 25/03/2026. */
const date = '2026-03-10';

describe('days that an invoice is late', () => {
  it.each([
    ['2026-03-25', 0, 0],
    ['2026-03-26', 1, 0],
    ['2026-04-09', 15, 15],
    ['2026-04-23', 29, 15],
    ['2026-04-24', 30, 30],
    ['2026-05-24', 60, 60],
    ['2027-01-01', 282, 60],
  ])('on %s is %d days', (day, days, bucket) => {
    expect(daysLate(date, day)).toBe(days);
    expect(lateBucket(days)).toBe(bucket);
  });
});

describe('the next reminder', () => {
  it.each([
    ['none before the last day to pay is over', 0, null, '2026-03-25', null, '2026-03-26'],
    ['the first from the day after', 0, null, '2026-03-26', 1, '2026-03-26'],
    ['no formal notice within the 14 days of the first', 1, '2026-04-06', '2026-04-20', null, '2026-04-21'],
    ['a formal notice after these', 1, '2026-04-06', '2026-04-21', 2, '2026-04-21'],
    ['no third within the 7 days of the notice', 2, '2026-04-13', '2026-04-20', null, '2026-04-21'],
    ['the third after these', 2, '2026-04-12', '2026-04-20', 3, '2026-04-20'],
    [
      'a formal notice 14 days after the last day to pay when the day of the first is unknown',
      1,
      null,
      '2026-04-09',
      2,
      '2026-04-09',
    ],
  ] as const)('is %s', (_name, recall, remindedOn, day, level, from) => {
    expect(proposedReminder({ date, recall, remindedOn }, day)).toBe(level);
    expect(nextReminder({ date, recall, remindedOn }, day)?.from).toBe(from);
  });

  it('a formal notice counts its 14 days from the last day to pay after a first reminder before it', () => {
    const standing = { date, recall: 1, remindedOn: '2026-03-11' } as const;
    expect(nextReminder(standing, today)?.from).toBe('2026-04-09');
    expect(nextReminder({ ...standing, due: '2026-04-09' }, today)?.from).toBe('2026-04-24');
  });

  it('there is no reminder after the third', () => {
    expect(nextReminder({ date, recall: 3, remindedOn: '2026-04-01' }, today)).toBeNull();
  });
});

describe('a reminder before its day', () => {
  it.each([
    [1, 0, null, undefined],
    [2, 1, '2026-04-10', '2026-04-25'],
    [2, 1, '2026-04-05', undefined],
    [2, 0, null, '2026-05-05'],
    [3, 1, '2026-04-05', '2026-04-28'],
    [3, 0, null, '2026-05-13'],
    [2, 2, '2026-04-19', undefined],
    [0, 2, '2026-04-19', undefined],
  ] as const)('level %d after %d of %s waits until %s', (level, recall, remindedOn, until) => {
    expect(earlyUntil(level, { date, recall, remindedOn }, today)).toBe(until);
  });
});

describe('a statement of account', () => {
  const movements = [
    { date: '2026-03-20', type: 'payment', number: 1, invoiceId: 1, amount: -20.1 },
    { date: '2026-03-10', type: 'invoice', number: 1, invoiceId: 1, amount: 54.5 },
    { date: '2026-03-20', type: 'creditNote', number: 1, invoiceId: 1, amount: -33.5 },
    { date: '2026-04-10', type: 'invoice', number: 2, invoiceId: 2, amount: 10 },
  ] as const;

  it('lists movements by day with the balance after each', () => {
    const { opening, entries, balance } = statementOf(movements);
    expect([opening, balance]).toEqual([0, 10.9]);
    expect(entries.map((entry) => [entry.type, entry.balance])).toEqual([
      ['invoice', 54.5],
      ['creditNote', 21],
      ['payment', 0.9],
      ['invoice', 10.9],
    ]);
  });

  it('opens with the balance before the period', () => {
    const { opening, entries, balance } = statementOf(movements, { start: '2026-03-15', end: '2026-03-31' });
    expect([opening, entries.length, balance]).toEqual([54.5, 2, 0.9]);
  });
});
