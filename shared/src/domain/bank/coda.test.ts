import { describe, expect, it } from 'vitest';
import { closing, header, more, move, opening, other, read, record, trailer } from './testing/coda-records.ts';
import { isCodaHeader } from './coda-records.ts';

describe('CODA (specification/formats.md#coda)', () => {
  it('gives a payment with its structured communication and its counterparty', () => {
    const content = read(
      header(),
      opening(100),
      move({ euros: 54.5, ogm: '100012300038' }),
      other('BE71096123456769 EUR', 'DUBOIS MARIE'),
      closing(154.5),
      trailer(4),
    );
    expect(content).toEqual({
      lines: [
        {
          line: 3,
          date: '2026-05-05',
          cents: 5450,
          account: 'BE71096123456769',
          counterparty: 'DUBOIS MARIE',
          detail: '',
          structured: '100012300038',
          ref: '000123',
          number: 'BE68539007547034 001 0001 0000 REF',
          returned: false,
        },
      ],
      refused: [],
      warnings: [],
    });
  });

  it('joins a text that goes on in a second record', () => {
    const { lines } = read(
      header(),
      opening(100),
      move({ euros: -10, text: 'Loyer du garage' }),
      more('mois de mai'),
      closing(90),
      trailer(4),
    );
    expect(lines).toMatchObject([{ cents: -1000, detail: 'Loyer du garage mois de mai', structured: null }]);
  });

  it('takes the parts of a batch with their own communications, once', () => {
    const batch = [
      move({ euros: 30 }),
      move({ part: '0001', euros: 10, ogm: '100012300038' }),
      move({ part: '0002', euros: 20, text: 'facture 7' }),
    ];
    const { lines, warnings } = read(header(), opening(0), ...batch, closing(30), trailer(5));
    expect(lines.map(({ cents, ref }) => [cents, ref])).toEqual([
      [1000, '000123'],
      [2000, '000007'],
    ]);
    expect(warnings).toEqual([]);
  });

  it('keeps a batch as a whole when its parts do not add up', () => {
    const { lines } = read(
      header(),
      opening(0),
      move({ euros: 30 }),
      move({ part: '0001', euros: 10 }),
      closing(30),
      trailer(4),
    );
    expect(lines.map(({ cents }) => cents)).toEqual([3000]);
  });

  it('says when old balance and movements do not give the new balance', () => {
    expect(read(header(), opening(100), move({ euros: 5 }), closing(104), trailer(3)).warnings).toEqual([
      'transaction.warning.balance',
    ]);
  });

  it('reports missing records, a duplicate file and a missing end', () => {
    expect(read(header('D'), opening(100), closing(100), trailer(3)).warnings).toEqual([
      'transaction.warning.duplicateFile',
      'transaction.warning.count',
    ]);
    expect(read(header(), opening(100)).warnings).toEqual(['transaction.warning.incomplete']);
  });

  it('leaves out the last movement of a truncated file, since its rest is missing', () => {
    const whole = [
      header(),
      opening(100),
      move({ euros: 5, text: 'Don' }),
      other('BE71096123456769', 'DUBOIS MARIE'),
      move({ sequence: '0002', euros: 30 }),
      move({ sequence: '0002', part: '0001', euros: 10 }),
      move({ sequence: '0002', part: '0002', euros: 20 }),
      closing(135),
    ];
    const { lines, refused } = read(...whole.slice(0, 6));
    expect(lines.map(({ cents, counterparty }) => [cents, counterparty])).toEqual([[500, 'DUBOIS MARIE']]);
    expect(refused).toEqual([{ line: 5, messageKey: 'transaction.refused.incomplete' }]);
    expect(read(...whole).lines.map(({ cents }) => cents)).toEqual([500, 1000, 2000]);
    expect(read(...whole.slice(0, 3), '23000').refused).toEqual([
      { line: 4, messageKey: 'transaction.refused.record' },
      { line: 3, messageKey: 'transaction.refused.incomplete' },
    ]);
  });

  it('leaves out a movement with an unreadable record, since the corrected file contains it completely', () => {
    const { lines, refused } = read(
      header(),
      opening(100),
      move({ euros: 5 }),
      '23000100',
      move({ sequence: '0002', euros: 6 }),
      closing(111),
      trailer(5),
    );
    expect(lines.map(({ cents }) => cents)).toEqual([600]);
    expect(refused).toEqual([
      { line: 4, messageKey: 'transaction.refused.record' },
      { line: 3, messageKey: 'transaction.refused.incomplete' },
    ]);
  });

  it('reads a file of several statements', () => {
    const one = [header(), opening(100), move({ euros: 1 }), closing(101), trailer(3)];
    const { lines, warnings } = read(...one, header(), opening(101), move({ euros: 2 }), closing(103), trailer(3));
    expect(lines.map(({ cents }) => cents)).toEqual([100, 200]);
    expect(warnings).toEqual([]);
  });

  it.each([
    [
      'a day that does not exist',
      move({ euros: 1 }).replace('050526', '310226').replace('040526', '310226'),
      'transaction.refused.date',
    ],
    ['thousandths', move({ euros: 1.005 }), 'transaction.refused.amount'],
    ['an amount beyond what we keep', move({ euros: 20_000_000 }), 'transaction.refused.amount'],
    ['a record that is too short', '21 kurz', 'transaction.refused.record'],
    ['a text without its movement', more('x', '0009'), 'transaction.refused.record'],
    ['an unknown record', record([1, '7']), 'transaction.refused.record'],
  ])('refuses %s by line', (_name, wrong, messageKey) => {
    expect(read(header(), opening(1), wrong, closing(1)).refused).toEqual([{ line: 3, messageKey }]);
  });

  it('CODA (specification/formats.md#coda) is known by its first record', () => {
    expect(isCodaHeader(header())).toBe(true);
    expect(isCodaHeader('date;account;amount;detail')).toBe(false);
  });
});
