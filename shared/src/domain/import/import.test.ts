import { describe, expect, it } from 'vitest';
import { duplicateGuard } from './duplicate-guard.ts';
import type { ImportFieldType } from './import-field.ts';
import { IMPORT_FIELDS } from './import-fields.ts';
import type { ImportableKind, ImportCell } from './import-values.ts';
import { matchColumns } from './match-columns.ts';
import { readCell } from './read-cell.ts';
import { rowValues } from './row-values.ts';

const KINDS = [
  'clients',
  'drivers',
  'destinations',
  'insurances',
  'bookings',
] as const satisfies readonly ImportableKind[];

describe('columns of a file', () => {
  it.each(KINDS.flatMap((kind) => (['fr', 'nl', 'en'] as const).map((language) => [kind, language] as const)))(
    'are all found in the template of %s in %s, each once',
    (kind, language) => {
      const fields = IMPORT_FIELDS[kind];
      expect(
        matchColumns(
          kind,
          fields.map(({ names }) => names[language][0]),
        ),
      ).toEqual(fields.map(({ field }) => field));
    },
  );

  it('columns of a file are found without accents, in capitals, with remarks in brackets and with a wrong letter', () => {
    expect(
      matchColumns('clients', [
        'NOM',
        'prenom *',
        'Date de naissance (jj/mm/aaaa)',
        'N° national',
        'Code psotal',
        'Couleur',
      ]),
    ).toEqual(['lastname', 'firstname', 'birthday', 'ssn', 'zip', undefined]);
  });

  it('columns of a file give a field to the first that names it', () => {
    expect(matchColumns('clients', ['Nom', 'Naam', ''])).toEqual(['lastname', undefined, undefined]);
  });
});

describe('a cell', () => {
  it.each([
    ['date', '03/05/1950', '1950-05-03'],
    ['date', '3-5-50', '1950-05-03'],
    ['date', '3.5.09', '2009-05-03'],
    ['date', '1950-05-03T00:00:00.000Z', '1950-05-03'],
    ['date', 43_831, '2020-01-01'],
    ['date', '43831', '2020-01-01'],
    ['date', '31/02/1950', '31/02/1950'],
    ['date', '1950', '1950'],
    ['time', '9h30', '09:30'],
    ['time', '930', '09:30'],
    ['time', '14:05:00', '14:05'],
    ['time', 0.395_833_333_333, '09:30'],
    ['time', '25:00', '25:00'],
    ['money', '12,5', 12.5],
    ['money', '€ 1.234,50', 1234.5],
    ['money', '1,234.50', 1234.5],
    ['money', '1.234', 1234],
    ['money', '1 234', 1234],
    ['money', '1.234.567', 1_234_567],
    ['money', '-5', -5],
    ['money', 'douze', 'douze'],
    ['number', '1.234', 1.234],
    ['postcode', '0999', '0999'],
    ['postcode', 1000, '1000'],
    ['phone', 470_123_456, '0470123456'],
    ['phone', '+32 470 12 34 56', '+32 470 12 34 56'],
    ['nationalNumber', 1_012_556_777, '01012556777'],
    ['nationalNumber', '00.01.25-567-77', '00.01.25-567-77'],
    ['flag', 'Oui', true],
    ['flag', 'nee', false],
    ['flag', 'peut-être', 'peut-être'],
    ['mobility', 'Chaise roulante', 'wheelchair'],
    ['mobility', 'à pied', 'foot'],
    ['mobility', 'Brancard', 'stretcher'],
    ['mobility', 'vélo', 'vélo'],
    ['language', 'Nederlands', 'nl'],
    ['language', 'FR', 'fr'],
    ['tripType', 'Aller simple', 'simple'],
    ['tripType', 'Terug', 'back'],
    ['motive', 'Chimiothérapie', 6],
    ['bookingStatus', 'Clôturée', 1],
    ['text', '  =1+1 ', '=1+1'],
    ['text', ' \u00A0 ', undefined],
  ] as const satisfies readonly (readonly [ImportFieldType, ImportCell, ImportCell | undefined])[])(
    'a cell of %s %j is read as %j',
    (type, cell, value) => {
      expect(readCell(type, cell)).toBe(value);
    },
  );
});

it('joins a house number to its street and leaves out empty cells', () => {
  expect(
    rowValues('destinations', ['name', 'address', 'houseNumber', undefined, 'tel'], ['CHU', 'Rue Haute', 12, 'x', '']),
  ).toEqual({
    name: 'CHU',
    address: 'Rue Haute 12',
  });
});

describe('the guard against duplicates', () => {
  const marie = {
    lastname: 'Peeters',
    firstname: 'Marie',
    birthday: '1950-05-03',
    address: 'Rue Haute 12',
    zip: '1000',
  };

  it.each([
    ['the same national number', { lastname: 'X', firstname: 'Y', ssn: '85073003328' }, 'ssn'],
    ['swapped names', { ...marie, lastname: 'Marie', firstname: 'Peeters' }, 'nameAndBirthday'],
    ['misspelt names', { ...marie, lastname: 'Peters' }, 'nameAndBirthday'],
    [
      'a similar address without birth date',
      { ...marie, birthday: null, address: 'Rue Haut 12', lastname: 'Peters' },
      'nameAndAddress',
    ],
    ['the name alone', { lastname: 'PEETERS', firstname: 'marie' }, 'name'],
  ])('finds a client by %s', (_, values, reason) => {
    const guard = duplicateGuard('clients');
    guard.add({ id: 7 }, { ...marie, ssn: '85.07.30-033-28' });
    guard.add({ id: 8 }, { ...marie, firstname: 'Jean', ssn: null });
    expect(guard.find(values)).toEqual([{ id: 7, name: 'Peeters Marie', detail: '1950-05-03', reason }]);
  });

  it('tells apart places of one name in two towns, and finds insurers by company number', () => {
    const places = duplicateGuard('destinations');
    places.add({ row: 2 }, { name: 'Hôpital Saint-Jean', zip: '1000' });
    expect(places.find({ name: 'HOPITAL SAINT JEAN', zip: '1000' })).toMatchObject([
      { id: null, row: 2, reason: 'name' },
    ]);
    expect(places.find({ name: 'Hôpital Saint-Jean', zip: '4000' })).toEqual([]);
    const insurers = duplicateGuard('insurances');
    insurers.add({ id: 1 }, { name: 'Solidaris', cn: '0566.988.259' });
    expect(insurers.find({ name: 'Soli', cn: 'BE0566988259' })).toMatchObject([{ id: 1, reason: 'number' }]);
  });

  it('compares five thousand rows with as many records in a moment', () => {
    const guard = duplicateGuard('clients');
    const letters = (index: number) => String(index).replaceAll(/\d/gu, (digit) => 'abcdefghij'.charAt(Number(digit)));
    const of = (index: number) => ({
      ...marie,
      lastname: `Peeters${letters(index)}`,
      birthday: null,
      address: `Rue ${index}`,
    });
    for (let index = 0; index < 5000; index += 1) guard.add({ id: index }, of(index));
    let compared = 0;
    for (let index = 0; index < 5000; index += 1) compared += guard.find(of(index)).length;
    expect(compared).toBeGreaterThanOrEqual(5000);
  });
});
