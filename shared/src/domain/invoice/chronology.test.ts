import { describe, expect, it } from 'vitest';
import { documentDateQuestions, paymentDateQuestion } from './chronology.ts';

const today = '2026-11-27';

describe('questions about the date of a document', () => {
  const asked = (date: string, last?: string, day = today) =>
    documentDateQuestions('client', date, { today: day, last: last === undefined ? undefined : { id: 12, date: last } })
      .map(({ messageKey }) => messageKey.replace('validation.document.', ''))
      .join(' ');

  it.each([
    ['today, the first of its series', '2026-11-27', undefined, ''],
    ['today, after the last number', '2026-11-27', '2026-11-26', ''],
    ['the day of the last number', '2026-11-20', '2026-11-20', ''],
    ['the day before the last number', '2026-11-19', '2026-11-20', 'beforeLast'],
    ['today, when the last number is dated ahead', '2026-11-27', '2026-11-30', 'beforeLast'],
    ['an earlier day of this year, the first of its series', '2026-01-01', undefined, ''],
    ['the last day of the year before', '2025-12-31', undefined, 'otherYear'],
    ['the year before, and before the last number', '2025-12-31', '2026-01-02', 'beforeLast otherYear'],
    ['tomorrow', '2026-11-28', '2026-11-27', 'afterToday'],
    ['tomorrow, and before the last number', '2026-11-28', '2026-11-30', 'beforeLast afterToday'],
    ['next year', '2027-01-01', '2026-11-27', 'otherYear afterToday'],
  ])('%s: %s after %s asks "%s"', (_name, date, last, questions) => {
    expect(asked(date, last)).toBe(questions);
  });

  it('in January about December, which is another year, but not after today', () => {
    expect(asked('2026-12-31', '2026-12-30', '2027-01-04')).toBe('otherYear');
  });

  it('with the last number as it is printed, both dates, and the kind of the document', () => {
    const [invoice] = documentDateQuestions('driver', '2026-11-19', { today, last: { id: 12, date: '2026-11-20' } });
    expect(invoice?.params).toEqual({ series: 'driver', number: '000012', date: '19/11/2026', last: '20/11/2026' });
    const [note] = documentDateQuestions('credit', '2026-11-19', { today, last: { id: 3, date: '2026-11-20' } });
    expect(note?.params).toMatchObject({ series: 'credit', number: 'CN000003' });
  });
});

const question = (date: string) => paymentDateQuestion(date, { kind: 'insurance', invoiceId: 7, date: '2026-11-20' });

it('a payment before its invoice is questioned, with the invoice as it is printed and both days', () => {
  expect(question('2026-11-19')).toEqual({
    messageKey: 'validation.payment.beforeInvoice',
    params: { kind: 'insurance', invoice: '000007', date: '19/11/2026', invoiced: '20/11/2026' },
  });
});

it.each(['2026-11-20', '2026-11-21'])('a payment of %s, the day of its invoice or later, is not', (date) => {
  expect(question(date)).toBeUndefined();
});
