import { describe, expect, it } from 'vitest';
import type { CellFault, GuessReason } from './cell-reading.ts';
import type { ImportFieldType } from './import-field.ts';
import type { ImportableKind, ImportCell } from './import-values.ts';
import { readCell } from './read-cell.ts';
import { readRows } from './row-values.ts';

const today = '2026-11-27';

it.each([
  ['date', '03/05/1950', '1950-05-03'],
  ['date', '1950-05-03T00:00:00.000Z', '1950-05-03'],
  ['date', '1942-03-12 00:00:00', '1942-03-12'],
  ['date', '12/03/1942 00:00', '1942-03-12'],
  ['date', '12.03.1942', '1942-03-12'],
  ['date', '12 mars 1942', '1942-03-12'],
  ['date', '1er août 1942', '1942-08-01'],
  ['date', '12-mrt-1942', '1942-03-12'],
  ['date', '12dec1942', '1942-12-12'],
  ['date', 'lundi 30 novembre 2026', '2026-11-30'],
  ['date', 'ma. 1/12/2026 14:30', '2026-12-01'],
  ['date', '19420312', '1942-03-12'],
  ['date', '12031942', '1942-03-12'],
  ['date', 43_831, '2020-01-01'],
  ['date', '43831', '2020-01-01'],
  ['date', '31/02/1950', '31/02/1950'],
  ['date', '00/03/1942', '00/03/1942'],
  ['date', '03/25/1942', '03/25/1942'],
  ['date', '1950', '1950'],
  ['date', '-', undefined],
  ['time', '9h30', '09:30'],
  ['time', '930', '09:30'],
  ['time', '14:05:00', '14:05'],
  ['time', '14u30', '14:30'],
  ['time', '9u', '09:00'],
  ['time', '9 u. 30', '09:30'],
  ['time', '9:30 AM', '09:30'],
  ['time', '12:15 a.m.', '00:15'],
  ['time', '2:30 PM', '14:30'],
  ['time', '14 h 30', '14:30'],
  ['time', '14h', '14:00'],
  ['time', '14.30 uur', '14:30'],
  ['time', '1430', '14:30'],
  ['time', '0,604166667', '14:30'],
  ['time', 0.395_833_333_333, '09:30'],
  ['time', 46_397.395_833_333_336, '09:30'],
  ['time', '2027-01-10T14:30:00', '14:30'],
  ['time', '10/01/2027 14:30', '14:30'],
  ['time', '2027-01-10T00:00:00', '2027-01-10T00:00:00'],
  ['time', '24:00', '24:00'],
  ['time', '25:00', '25:00'],
  ['time', '14:60', '14:60'],
  ['money', '12,5', 12.5],
  ['money', '€ 1.234,50', 1234.5],
  ['money', '1,234.50', 1234.5],
  ['money', '1.234', 1234],
  ['money', '1 234', 1234],
  ['money', '1.234.567', 1_234_567],
  ['money', '-5', -5],
  ['money', '(12,50)', -12.5],
  ['money', '12,50-', -12.5],
  ['money', '−5 €', -5],
  ['money', 'douze', 'douze'],
  ['number', '1.234', 1.234],
  ['percentage', '20 %', 20],
  ['percentage', '12,5', 12.5],
  ['percentage', 20, 20],
  ['percentage', '0,5%', 0.5],
  ['postcode', '0999', '0999'],
  ['postcode', 1000, '1000'],
  ['postcode', 'B-1000', '1000'],
  ['postcode', '1012 AB', '1012 AB'],
  ['phone', '02/512.34.56', '02/512.34.56'],
  ['phone', '+32 470 12 34 56', '+32 470 12 34 56'],
  ['phone', "'+32 470 12 34 56", '+32 470 12 34 56'],
  ['phone', '0470\u201112\u201134\u201163', '0470-12-34-63'],
  ['phone', 'GSM: 0470 12 34 64', '0470 12 34 64'],
  ['phone', '\u202A0470 12 34 65\u202C', '0470 12 34 65'],
  ['phone', "'0470123458", '0470123458'],
  ['phone', '0032 470 12 34 62', '0032 470 12 34 62'],
  ['phone', 612_345_678, '612345678'],
  ['nationalNumber', '00.01.25-567-77', '00.01.25-567-77'],
  ['account', 'BE68 5390 0754 7034', 'BE68539007547034'],
  ['account', 'BE68 5390 0754 7035', 'BE68 5390 0754 7035'],
  ['companyNumber', '0403.170.701', '0403.170.701'],
  ['houseNumber', 12, '12'],
  ['houseNumber', '12A', '12A'],
  ['houseNumber', '12/3', '12/3'],
  ['houseNumber', '12 bte 3', '12 bte 3'],
  ['flag', 'Oui', true],
  ['flag', 'nee', false],
  ['flag', '✓', true],
  ['flag', '☐', false],
  ['flag', 'peut-être', 'peut-être'],
  ['mobility', 'Chaise roulante', 'wheelchair'],
  ['mobility', 'à pied', 'foot'],
  ['mobility', 'Brancard', 'stretcher'],
  ['mobility', 'vélo', 'vélo'],
  ['language', 'Nederlands', 'nl'],
  ['language', 'FR', 'fr'],
  ['channel', 'Par courrier', 'post'],
  ['channel', 'E-mail', 'mail'],
  ['tripType', 'Aller simple', 'simple'],
  ['tripType', 'Terug', 'back'],
  ['motive', 'Chimiothérapie', 6],
  ['bookingStatus', 'Clôturée', 1],
  ['text', '  =1+1 ', '=1+1'],
  ['text', "'=1+1", '=1+1'],
  ['text', "'s Gravenstraat", "'s Gravenstraat"],
  ['text', '2026-03-05T00:00:00', '05/03/2026'],
  ['text', '# 12', '# 12'],
  ['text', ' \u00A0 ', undefined],
  ['code', '0012', '0012'],
] as const satisfies readonly (readonly [ImportFieldType, ImportCell, ImportCell | undefined])[])(
  'a cell of %s %j is read as %j, without a guess',
  (type, cell, value) => {
    const read = readCell(type, cell, { today });
    expect([read.value, read.guess, read.fault]).toEqual([value, undefined, undefined]);
  },
);

it.each([
  ['pastDate', '12/03/28', '1928-03-12', 'century'],
  ['pastDate', '12/03/31', '1931-03-12', 'century'],
  ['pastDate', '12/12/26', '1926-12-12', 'century'],
  ['pastDate', '12/03/24', '2024-03-12', 'century'],
  ['pastDate', '12-mrt-42', '1942-03-12', 'century'],
  ['pastDate', '120342', '1942-03-12', 'century'],
  ['adultBirthday', '12/03/24', '1924-03-12', 'century'],
  ['adultBirthday', '12/03/98', '1998-03-12', 'century'],
  ['date', '15/03/32', '2032-03-15', 'century'],
  ['date', '31/12/27', '2027-12-31', 'century'],
  ['date', '15/03/98', '1998-03-15', 'century'],
  ['date', 3_051_950, '1950-05-03', 'zero'],
  ['percentage', 0.2, 20, 'percentage'],
  ['percentage', '0,07', 7, 'percentage'],
  ['postcode', '1000 Bruxelles', '1000', 'city'],
  ['phone', 25_123_456, '025123456', 'zero'],
  ['mobile', '470123456', '0470123456', 'zero'],
  ['mobile', 32_470_123_457, '+32470123457', 'prefix'],
  ['mobile', '3,2470123457E+10', '+32470123457', 'prefix'],
  ['mobile', '33612345678', '+33612345678', 'prefix'],
  ['mobile', '0470 12 34 60 (fille)', '0470 12 34 60', 'remark'],
  ['mobile', '02/512.34.56 ou 0470/12.34.59', '0470/12.34.59', 'several'],
  ['nationalNumber', 1_012_556_777, '01012556777', 'zero'],
  ['nationalNumber', '12556777', '00012556777', 'zero'],
  ['account', '539-0075470-34', 'BE68539007547034', 'account'],
  ['account', '68 5390 0754 7034', 'BE68539007547034', 'prefix'],
  ['companyNumber', '403170701', '0403170701', 'zero'],
  ['houseNumber', '2026-05-03T00:00:00', '3-5', 'houseNumber'],
  ['houseNumber', '03-mai', '3-5', 'houseNumber'],
] as const satisfies readonly (readonly [ImportFieldType, ImportCell, ImportCell, GuessReason])[])(
  'a cell of %s %j is guessed to be %j, and the guess is named: %s',
  (type, cell, value, guess) => {
    expect(readCell(type, cell, { today })).toMatchObject({ value, guess });
  },
);

it.each([
  ['mobile', '3,24705E+10', 'rounded'],
  ['phone', '4.75E+08', 'rounded'],
  ['nationalNumber', '4,20312E+10', 'rounded'],
  ['account', '5,39008E+11', 'rounded'],
  ['code', '1,23457E+12', 'rounded'],
  ['text', '#N/A', 'error'],
  ['text', '#NOM ?', 'error'],
  ['date', '########', 'error'],
  ['money', '#DIV/0!', 'error'],
] as const satisfies readonly (readonly [ImportFieldType, ImportCell, CellFault])[])(
  'a cell of %s %j is unreadable: %s',
  (type, cell, fault) => {
    expect(readCell(type, cell, { today })).toEqual({ fault });
  },
);

describe('cells of a row', () => {
  const rowOf = (kind: ImportableKind, columns: readonly string[], cells: readonly ImportCell[]) =>
    readRows(kind, columns, [{ row: 2, cells }], today)[0];

  it('joins a house number to its street, once, and leaves out empty cells', () => {
    const columns = ['name', 'address', 'houseNumber', 'tel'];
    expect(rowOf('destinations', columns, ['CHU', 'Rue Haute', 12, ''])?.values).toEqual({
      name: 'CHU',
      address: 'Rue Haute 12',
    });
    expect(rowOf('destinations', columns, ['CHU', 'Rue Haute 12', 12, ''])?.values.address).toBe('Rue Haute 12');
  });

  it('moves a second phone to the other field, or to the comments with the text beside it, and asks where there are none', () => {
    expect(rowOf('clients', ['mobile', 'tel'], ['0470/12.34.59 ou 02/512.34.56', ''])).toMatchObject({
      values: { mobile: '0470/12.34.59', tel: '02/512.34.56' },
      guesses: [{ field: 'mobile', reason: 'several', text: '0470/12.34.59 ou 02/512.34.56' }],
    });
    expect(
      rowOf('clients', ['mobile', 'tel', 'comment'], ['0470/12.34.59 ou 02/512.34.56', '02 500 00 00', 'Canne'])
        ?.values,
    ).toEqual({
      mobile: '0470/12.34.59',
      tel: '02 500 00 00',
      comment: 'Canne · 0470/12.34.59 ou 02/512.34.56',
    });
    expect(rowOf('clients', ['mobile'], ['0470 12 34 60 (fille)'])?.values).toEqual({
      mobile: '0470 12 34 60',
      comment: '0470 12 34 60 (fille)',
    });
    expect(rowOf('destinations', ['tel'], ['02 512 34 56 (accueil)'])).toMatchObject({
      values: { tel: '02 512 34 56' },
      guesses: [{ reason: 'leftOver', text: '02 512 34 56 (accueil)' }],
    });
  });

  it('takes the locality out of the column of the postal code', () => {
    expect(rowOf('destinations', ['zip'], ['1000 Bruxelles'])?.values).toEqual({ zip: '1000', city: 'Bruxelles' });
    expect(rowOf('destinations', ['zip', 'city'], ['1000 Bxl', 'Bruxelles'])?.values).toEqual({
      zip: '1000',
      city: 'Bruxelles',
    });
  });

  it('takes the century of a birth date from the national number, and guesses nothing then', () => {
    expect(rowOf('clients', ['birthday', 'ssn'], ['30/07/85', '85.07.30-033-28'])).toMatchObject({
      values: { birthday: '1985-07-30' },
      guesses: [],
    });
  });

  it('reads a column as month first when some of its dates are valid only that way and none only day first', () => {
    const read = (...dates: readonly string[]) =>
      readRows(
        'clients',
        ['birthday'],
        dates.map((date, index) => ({ row: index, cells: [date] })),
        today,
      ).map(({ values, guesses }) => [values.birthday, guesses[0]?.reason]);
    expect(read('03/25/1942', '03/12/1942')).toEqual([
      ['1942-03-25', 'monthFirst'],
      ['1942-03-12', 'monthFirst'],
    ]);
    expect(read('03/25/1942', '25/03/1942', '03/12/1942')).toEqual([
      ['03/25/1942', undefined],
      ['1942-03-25', undefined],
      ['1942-12-03', undefined],
    ]);
  });
});
