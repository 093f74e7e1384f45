import { describe, expect, it } from 'vitest';
import { readSearchQuery } from './read-query.ts';

const read = (text: string) => readSearchQuery(text, '2026-03-10');

describe('reading a search text', () => {
  it.each([
    ['21/11', ['2025-11-21', '2026-11-21', '2027-11-21']],
    ['5/4', ['2026-04-05', '2025-04-05', '2027-04-05']],
    ['21/11/2025', ['2025-11-21']],
    ['21.11.25', ['2025-11-21']],
    ['2025-11-21', ['2025-11-21']],
    ['dupont demain', ['2026-03-11']],
  ])('reads the days of %j, the nearest first', (text, dates) => {
    expect(read(text).dates.toSorted()).toEqual(dates.toSorted());
    expect(read(text).dates[0]).toBe(dates[0]);
  });

  it('treats names of object properties as words', () => {
    expect(read('constructor dupont')).toMatchObject({ words: ['constructor', 'dupont'], dates: [] });
  });

  it('keeps the words beside a day', () => {
    expect(read('Él Amrani 21/11 Saint-Luc').words).toEqual(['el', 'amrani', 'saint', 'luc']);
  });

  it.each(['31/02', '12/34/5678/9', '1-2-3-4'])('sees no day in %j', (text) => {
    expect(read(text).dates).toEqual([]);
  });

  it('reads record numbers, phones and references', () => {
    expect(read('000123').number).toBe(123);
    expect(read('#42').number).toBe(42);
    expect(read('0470 12 34 56').digits).toBe('470123456');
    expect(read('+32 470 12 34').digits).toBe('4701234');
    expect(read('+32 470 1').digits).toBe('4701');
    expect(read('+32 47').digits).toBeUndefined();
    expect(read('+++100/0123/00038+++').paidInvoice).toEqual({ kind: 'client', invoiceId: 123 });
    expect(read('dupont')).toMatchObject({ number: undefined, digits: undefined, paidInvoice: undefined });
  });
});
