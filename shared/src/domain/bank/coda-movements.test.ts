import { describe, expect, it } from 'vitest';
import { closing, header, info, more, move, opening, read, record, trailer } from './testing/coda-records.ts';

describe('the movements of a CODA file', () => {
  it.each([
    [
      'a structured communication that the border cuts',
      'Betaling ziekenvervoer van moeder mevr. De Smet  +++1',
      '00/0123/00038+++ dank u',
      'Betaling ziekenvervoer van moeder mevr. De Smet +++100/0123/00038+++ dank u',
    ],
    [
      'the number of an invoice that the border cuts, which would be another one without its end',
      'Betaling ziekenvervoer mevrouw De Smet, factuur 00012',
      '3 graag bevestigen',
      'Betaling ziekenvervoer mevrouw De Smet, factuur 000123 graag bevestigen',
    ],
    [
      'a word that ends exactly at the border',
      'Betaling ziekenvervoer van mevrouw De Smet van Aalst,',
      ' factuur 000123',
      'Betaling ziekenvervoer van mevrouw De Smet van Aalst, factuur 000123',
    ],
    [
      'digits without marks that the border cuts',
      'Betaling van het ziekenvervoer van moeder  1000123000',
      '38',
      'Betaling van het ziekenvervoer van moeder 100012300038',
    ],
    [
      'a structured communication whose bank left no blank at the border',
      'Betaling van het ziekenvervoer, dank u   100012300038',
      '2026',
      'Betaling van het ziekenvervoer, dank u 1000123000382026',
    ],
  ])('reads %s', (_name, first, second, detail) => {
    expect(first).toHaveLength(53);
    const { lines } = read(header(), opening(100), move({ euros: 54.5, text: first }), more(second), closing(154.5));
    expect(lines).toMatchObject([{ detail, ref: '000123' }]);
  });

  it('joins a text that goes on beside the name of the counterparty', () => {
    const name = record([1, '23'], [3, '0001'], [7, '0000'], [11, 'BE71096123456769'], [48, 'DUBOIS MARIE']);
    const { lines } = read(
      header(),
      opening(0),
      move({ euros: 5, text: 'Vervoer naar dialyse in de maand oktober voor mevrouw' }),
      more(' De Smet Maria, wonende te Aalst, volgens uw brief en'),
      `${name.slice(0, 82)} factuur 000123 +++100/0123/00038+++`.padEnd(128),
      closing(5),
    );
    expect(lines).toMatchObject([
      {
        counterparty: 'DUBOIS MARIE',
        detail:
          'Vervoer naar dialyse in de maand oktober voor mevrouw De Smet Maria, wonende te Aalst, volgens uw brief en factuur 000123 +++100/0123/00038+++',
        structured: '100012300038',
      },
    ]);
  });

  it('adds information records to their movement: texts, and the name of the payer, without addresses', () => {
    const goesOn = record([1, '32'], [3, '0001'], [7, '0001'], [11, 'STRAAT 1  1000 BRUSSEL']);
    const long = `Mededeling van de betaler over zijn vervoer: factuur 000123 +++100/0123/0`;
    const { lines, refused } = read(
      header(),
      opening(0),
      move({ euros: 54.5, text: 'Europese overschrijving (zie bijlage)' }),
      info('001JANSSENS PROEF', '1'),
      goesOn,
      info(long),
      record([1, '32'], [3, '0001'], [7, '0002'], [11, '0038+++ dank u']),
      record([1, '33'], [3, '0001'], [7, '0002'], [11, 'tot ziens']),
      info('IBAN: BE71096123456769'),
      closing(54.5),
    );
    expect(long).toHaveLength(73);
    expect(refused).toEqual([]);
    expect(lines).toMatchObject([
      {
        counterparty: 'JANSSENS PROEF',
        structured: '100012300038',
        ref: '000123',
        detail: `Europese overschrijving (zie bijlage) ${long}0038+++ dank u tot ziens IBAN: BE71096123456769`,
      },
    ]);
  });

  it('refuses information without its movement by line', () => {
    expect(read(header(), opening(1), info('x'), closing(1)).refused).toEqual([
      { line: 3, messageKey: 'transaction.refused.record' },
    ]);
  });

  it('takes the details of a batch of two levels, once, and is balanced by them', () => {
    const batch = [
      move({ euros: 100, code: '20150000', level: '1' }),
      move({ part: '0001', euros: 60, code: '70150000' }),
      move({ part: '0002', euros: 25, code: '90150000', ogm: '100012300038' }),
      move({ part: '0003', euros: 35, code: '90150000', text: 'factuur 7' }),
      move({ part: '0004', euros: 40, code: '60150000' }),
    ];
    const { lines, warnings } = read(header(), opening(0), ...batch, closing(100), trailer(7));
    expect(lines.map(({ cents, ref }) => [cents, ref])).toEqual([
      [2500, '000123'],
      [3500, '000007'],
      [4000, null],
    ]);
    expect(warnings).toEqual([]);
  });

  it('takes the movements that detail a total of their own level, once', () => {
    const batch = [
      move({ euros: 30, code: '20150000', level: '1' }),
      move({ sequence: '0002', euros: 10, ogm: '100012300038' }),
      move({ sequence: '0003', euros: 20, level: '1' }),
      move({ sequence: '0004', euros: 5 }),
    ];
    const { lines, warnings } = read(header(), opening(0), ...batch, closing(35), trailer(6));
    expect(lines.map(({ cents }) => cents)).toEqual([1000, 2000, 500]);
    expect(warnings).toEqual([]);
  });

  it('keeps an amount whole whose parts only calculate it, with their texts', () => {
    const { lines } = read(
      header(),
      opening(0),
      move({ euros: 54.5, code: '34150000', text: 'factuur 000123' }),
      move({ part: '0001', euros: 60, code: '84150000', text: 'bruto' }),
      move({ part: '0002', euros: -5.5, code: '84137000', text: 'kosten' }),
      closing(54.5),
    );
    expect(lines).toMatchObject([{ cents: 5450, detail: 'factuur 000123 bruto kosten', ref: '000123' }]);
  });

  it('refuses the movements of an account in another currency', () => {
    const dollars = opening(0).replace('BE68539007547034   ', 'BE68539007547034   ');
    const { lines, refused } = read(
      header(),
      `${dollars.slice(0, 39)}USD${dollars.slice(42)}`,
      move({ euros: 10 }),
      closing(10),
    );
    expect(lines).toEqual([]);
    expect(refused).toEqual([{ line: 3, messageKey: 'transaction.refused.currency' }]);
  });

  it.each([
    ['unpaid direct debit', move({ euros: -5, code: '00503000' }), more('')],
    ['cancellation', move({ euros: -5, code: '00149000' }), more('')],
    [
      'kind of return behind its communication',
      move({ euros: -5 }),
      record([1, '22'], [3, '0001'], [7, '0000'], [113, '2']),
    ],
  ])('knows a return by its %s', (_name, movement, goesOn) => {
    expect(read(header(), opening(10), movement, goesOn, closing(5)).lines).toMatchObject([{ returned: true }]);
  });

  it('a payment is no return', () => {
    expect(read(header(), opening(0), move({ euros: 5 }), closing(5)).lines).toMatchObject([{ returned: false }]);
  });

  it('numbers movements by account, statement, sequence and reference of the bank', () => {
    const { lines } = read(header(), opening(0), move({ euros: 5, reference: 'AAAA111' }), closing(5));
    expect(lines[0]?.number).toBe('BE68539007547034 001 0001 0000 AAAA111');
  });

  it.each([90, 2000])('keeps a batch as a whole when its %i totals never add up', (count) => {
    const totals = Array.from({ length: count }, (_, index) =>
      move({ part: String(index + 1).padStart(4, '0'), euros: 2 ** Math.min(index, 20), code: '10150000', level: '1' }),
    );
    const { lines } = read(header(), opening(0), move({ euros: 1.5, code: '10150000' }), ...totals, closing(1.5));
    expect(lines).toMatchObject([{ cents: 150 }]);
  });
});
