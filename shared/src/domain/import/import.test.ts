import { describe, expect, it } from 'vitest';
import { duplicateGuard } from './duplicate-guard.ts';
import { IMPORT_FIELDS } from './import-fields.ts';
import type { ImportableKind, ImportCell } from './import-values.ts';
import { matchColumns } from './match-columns.ts';

const KINDS = [
  'clients',
  'drivers',
  'destinations',
  'insurances',
  'carecenters',
  'mcodes',
  'bookings',
  'standingOrders',
  'users',
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

  it('a column headed N° contains house numbers only beside a street column, and never when it numbers the rows', () => {
    const of = (headers: readonly string[], ...rows: readonly (readonly ImportCell[])[]) =>
      matchColumns('clients', headers, rows).indexOf('houseNumber');
    expect(of(['N°', 'Nom', 'Adresse', 'CP'], ['1', 'Peeters', 'Rue Haute 12', '1000'])).toBe(-1);
    expect(
      of(['Nom', 'Rue', 'N°', 'CP'], ['Peeters', 'Rue Haute', '12', '1000'], ['Maes', 'Rue Basse', '7', '1000']),
    ).toBe(2);
    expect(of(['Nom', 'N°', 'Rue'], ['Peeters', '12', 'Rue Haute'], ['Maes', '7', 'Rue Basse'])).toBe(1);
    expect(of(['N°', 'Adresse', 'Nom'], ['1', 'Rue Haute', 'Peeters'], ['2', 'Rue Basse', 'Maes'])).toBe(-1);
    expect(of(['Nom', 'Nr', 'Straat'], ['Peeters', '1', 'Rue Haute'], ['Maes', '2', 'Rue Basse'])).toBe(-1);
    expect(of(['Nom', 'Adresse', 'Numéro'], ['Peeters', 'Rue Haute 12', '101'], ['Maes', 'Rue Basse 7', '57'])).toBe(
      -1,
    );
    expect(of(['Numéro', 'Nom', 'Huisnummer'], ['1', 'Peeters', '12'])).toBe(2);
  });

  it('columns of a file give a field to the first that names it', () => {
    expect(matchColumns('clients', ['Nom', 'Naam', ''])).toEqual(['lastname', undefined, undefined]);
  });
});

describe('the duplicate check of an import', () => {
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
    for (const [one, other] of [
      ['Clinic 02/03/12', 'Clinic 04/05/11'],
      ['Mutualité 304', 'Mutualité 306'],
      ['Cabinet 1-23', 'Cabinet 12-3'],
      ['+++', '***'],
    ] as const) {
      const guard = duplicateGuard('destinations');
      guard.add({ row: 2 }, { name: one, zip: '1000' });
      expect([guard.find({ name: other, zip: '1000' }).length, guard.find({ name: one, zip: '1000' }).length]).toEqual([
        0, 1,
      ]);
    }
    const patients = duplicateGuard('clients');
    patients.add({ id: 1 }, { ...marie, lastname: 'Patient 12' });
    expect(patients.find({ ...marie, lastname: 'Patient 13' })).toEqual([]);
    expect(patients.find({ ...marie, lastname: 'Patient' })).toHaveLength(1);
    const insurers = duplicateGuard('insurances');
    insurers.add({ id: 2 }, { name: 'Mutualité 304' });
    expect(insurers.find({ name: 'Mutualité 306' })).toEqual([]);
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
