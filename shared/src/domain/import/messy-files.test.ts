import { describe, expect, it } from 'vitest';
import { findTable, tableAt } from './find-table.ts';
import type { ImportableKind, ImportCell, ImportValues } from './import-values.ts';
import { matchColumns, missingFields } from './match-columns.ts';
import { remembered, shapeOf } from './remembered.ts';
import { readRows } from './row-values.ts';
import { unknownWords, withWords, wordKey } from './word-values.ts';
import { properName, splitAddress, splitName, splitPlace } from './split-cell.ts';

type Rows = readonly (readonly ImportCell[])[];

/** Reads a file as the import page does: found table, found columns, rows by field. */
function readOf(kind: ImportableKind, sheets: readonly Rows[]) {
  const named = sheets.map((rows, index) => ({ name: `Sheet ${index + 1}`, rows }));
  const spot = findTable(kind, named);
  if (!spot) throw new Error('no table');
  const table = tableAt(kind, named, spot);
  const columns = matchColumns(
    kind,
    table.headers,
    table.rows.map(({ cells }) => cells),
  );
  const missing = missingFields(kind, columns).map(({ field }) => field);
  return { spot, missing, columns, rows: readRows(kind, columns, table.rows, '2026-11-27') };
}

const marie = { lastname: 'Peeters', firstname: 'Marie', address: 'Rue Haute 12', zip: '1000', city: 'Bruxelles' };

describe('a messy file', () => {
  it.each([
    ['Total', null, null, 2],
    ['Totaal aantal klanten: 2', null, null, null],
    ['Nombre : 2', null, null, null],
    ['Afgedrukt op 27/11/2026', null, null, 'pagina 1'],
  ])('ends before the totals below it: %s', (...footer) => {
    const { rows } = readOf('clients', [
      [
        ['Nom', 'Prénom', 'Rue + n°', 'CP', 'Loc.', 'Rem.'],
        ['PEETERS', 'Marie', 'Rue Haute 12', 1000, 'Bruxelles', 'Canne'],
        ['TOTAL', 'Jean', 'Rue Haute 14', 1000, 'Bruxelles', null],
        [],
        footer,
        [],
      ],
    ]);
    expect(rows.map(({ row, values }) => [row, values.lastname])).toEqual([
      [2, 'Peeters'],
      [3, 'Total'],
    ]);
  });

  it('with an empty first sheet, a read-me and a merged title is read from the sheet with the headings', () => {
    const readme = [['Lisez-moi'], ['Nom', 'nom de famille du client'], ['Adresse', 'rue et numéro']];
    const clients = [
      ['Liste des clients 2026', null, null],
      [],
      ['Nom', 'Prénom', 'Date naissance', 'Rue + n°', 'CP', 'Loc.', 'Rem.'],
      ['PEETERS', 'Marie', '03/05/1950', 'RUE HAUTE 12', 1000, 'BRUXELLES', 'Canne'],
    ];
    const read = readOf('clients', [[], readme, clients]);
    expect(read.spot).toEqual({ sheet: 2, title: 2, lines: 1 });
    expect(read.rows).toMatchObject([{ row: 4, values: { ...marie, birthday: '1950-05-03', comment: 'Canne' } }]);
  });

  it.each([
    ['a title', [['Liste de nos patients 2026', '', '']]],
    ['a title and read-me lines', [['Patients'], ['Nom', 'nom de famille'], ['Version', '2', 'Code', 'x']]],
    ['two titles and an empty row', [['ASBL Navette'], ['Client'], []]],
  ] as const)('with %s above the headings is read from the row of headings alone', (_, above) => {
    const headings = ['NAAM Voornaam', 'PC Gemeente', 'Straat + nr'];
    const row = ['PEETERS Marie', '1000 Bruxelles', 'Rue Haute 12'];
    const read = readOf('clients', [[...above, headings, row]]);
    expect([read.spot, read.missing]).toEqual([{ sheet: 0, title: above.length, lines: 1 }, []]);
    expect(read.rows.map(({ values }) => values)).toEqual([marie]);
  });

  it('whose first row of data holds a word that is a heading too keeps that row', () => {
    const read = readOf('clients', [
      [
        ['Nom', 'Prénom', 'Rue', 'CP', 'Transport'],
        ['Peeters', 'Marie', 'Rue Haute 12', '1000', 'Fauteuil'],
      ],
    ]);
    expect([read.spot.lines, read.rows.length]).toEqual([1, 1]);
  });

  it('with headings wrapped over two rows is read with both', () => {
    const read = readOf('clients', [
      [
        ['Nom de', 'Prénom', 'Rue', 'Code', 'Date de'],
        ['famille', '', '', 'postal', 'naissance'],
        ['Peeters', 'Marie', 'Rue Haute 12', '1000', '03/05/1950'],
      ],
    ]);
    expect([read.spot.lines, read.missing, read.columns.at(-1)]).toEqual([2, [], 'birthday']);
  });

  it('with two rows of headings and these repeated on each page is read with both', () => {
    const heads = [
      ['Client', '', 'Adres', '', '', 'Contact', ''],
      ['Naam', 'Voorn.', 'Straat + nr', 'PC', 'Gem.', 'Naam', 'Geb. datum'],
    ];
    const row = ['Peeters', 'Marie', 'Rue Haute 12', '1000', 'Bruxelles', 'An Maes', '03/05/1950'];
    const read = readOf('clients', [[['Bladzijde 1'], ...heads, row, ...heads, row]]);
    expect(read.missing).toEqual([]);
    expect(read.rows.map((one) => one.row)).toEqual([4, 7]);
    expect(read.rows[1]?.values).toMatchObject({ ...marie, birthday: '1950-05-03' });
  });

  it('with groups that alone name some columns combines the two rows of headings', () => {
    const heads = [
      ['Nom', 'Prénom', 'Adresse', '', ''],
      ['', '', 'Rue', 'CP', 'Ville'],
    ];
    const read = readOf('clients', [[...heads, ['Peeters', 'Marie', 'Rue Haute 12', '1000', 'Bruxelles']]]);
    expect([read.spot.lines, read.rows[0]?.values]).toEqual([2, marie]);
  });

  it('with the name in one column, the address in another and a tick for the wheelchair is split', () => {
    const read = readOf('clients', [
      [
        ['NAAM Voornaam', 'Adres', 'Rolstoel', 'Rijksreg. nr', 'Opm.', 'Gsm nr'],
        ['VAN DEN BROECK Marie', 'Kerkstraat 5 bus 2, 9000 Gent', 'ja', '85.07.30-033-28', '', ''],
        ['De Smet Jan', 'Kerkstraat 7 - 9000 GENT', 'nee', '', 'belt', '09 225 12 34'],
        ['Maes Anne Marie', 'Kerkstraat 9 bus 4', '', '', '', ''],
      ],
    ]);
    expect(read.missing).toEqual([]);
    expect(read.rows.map(({ values }) => values)).toEqual([
      {
        lastname: 'Van den Broeck',
        firstname: 'Marie',
        address: 'Kerkstraat 5',
        postbox: '2',
        zip: '9000',
        city: 'Gent',
        mobility: 'wheelchair',
        ssn: '85.07.30-033-28',
      },
      {
        lastname: 'De Smet',
        firstname: 'Jan',
        address: 'Kerkstraat 7',
        zip: '9000',
        city: 'Gent',
        comment: 'belt',
        tel: '09 225 12 34',
      },
      { lastname: 'Maes', firstname: 'Anne Marie', address: 'Kerkstraat 9', postbox: '4' },
    ]);
    expect(read.rows.map(({ guesses }) => guesses.map(({ reason }) => reason))).toEqual([[], ['landline'], ['order']]);
  });

  it('with postal code and town in one column, or one of the two alone, has all it needs', () => {
    const place = readOf('destinations', [
      [
        ['Nom', 'Adresse', 'Ville'],
        ['CHU', 'Rue Haute 1', 'B-1000 Bruxelles'],
      ],
    ]);
    expect([place.missing, place.rows[0]?.values]).toEqual([
      [],
      { name: 'CHU', address: 'Rue Haute 1', zip: '1000', city: 'Bruxelles' },
    ]);
    expect(
      readOf('destinations', [
        [
          ['Naam', 'Straat', 'PC'],
          ['AZ', 'Kerkstraat 1', 9000],
        ],
      ]).missing,
    ).toEqual([]);
  });
});

it.each([
  ['Peeters, Marie', false, 'Peeters', 'Marie', true],
  ['DUPONT Marie-Claire', false, 'DUPONT', 'Marie-Claire', true],
  ['Marie DUPONT', false, 'DUPONT', 'Marie', true],
  ['Mme Peeters Marie', false, 'Peeters', 'Marie', true],
  ['van de Velde Jan', false, 'van de Velde', 'Jan', true],
  ['Jan van de Velde', true, 'van de Velde', 'Jan', true],
  ['PEETERS MARIE', false, 'PEETERS', 'MARIE', true],
  ['Maes Anne Marie', false, 'Maes', 'Anne Marie', false],
  ['Peeters', false, 'Peeters', '', false],
  ['DE VOS Marie-Antoinette de la Tour et Taxis', false, 'DE VOS', 'Marie-Antoinette de la Tour et Taxis', false],
  ['DUPONT Marie (née LAMBERT)', false, 'DUPONT', 'Marie (née LAMBERT)', false],
  ['van den BROECK Anne Marie', false, 'van den Broeck', 'Anne Marie', true],
  ["Jean-Pierre D'HONDT", false, "D'HONDT", 'Jean-Pierre', true],
  ['Marie Van den Broeck', false, 'Van den Broeck', 'Marie', false],
  ["'t Kint Jan", false, "'t Kint", 'Jan', true],
  ['De Heer Jan', false, 'De Heer', 'Jan', true],
  ['De heer Peeters Jan', false, 'Peeters', 'Jan', true],
  ['Peeters M.', false, 'Peeters', 'M.', true],
  ['M. et Mme DUPONT Jean', false, 'DUPONT', 'Jean', false],
  ['Dupont, Mme Marie', false, 'Dupont', 'Marie', true],
  ['Dupont, Marie, Rue Haute 12', false, 'Dupont', 'Marie Rue Haute 12', false],
  ['Marie Anne Dupont', true, 'Dupont', 'Marie Anne', false],
] as const)('the name %s (first name first: %s) is %s, %s', (text, firstFirst, lastname, firstname, sure) => {
  expect(splitName(text, firstFirst)).toEqual({ lastname, firstname, sure });
});

it.each([
  ['Rue du Test 5, 1000 Bruxelles', 'Rue du Test 5', '1000', 'Bruxelles', ''],
  ['Rue du Test 5 bte 3 - B-1070 Anderlecht, Belgique', 'Rue du Test 5', '1070', 'Anderlecht', '3'],
  ['Chaussée de Gand 1200\n1080 Molenbeek-Saint-Jean', 'Chaussée de Gand 1200', '1080', 'Molenbeek-Saint-Jean', ''],
  ['Kerkstraat 5', 'Kerkstraat 5', '', '', ''],
] as const)('the address %j is split', (text, address, zip, city, postbox) => {
  expect(splitAddress(text)).toEqual({ address, zip, city, postbox });
});

it('reads a place in both orders', () => {
  expect(splitPlace('Bruxelles (1000)')).toEqual({ zip: '1000', city: 'Bruxelles' });
  expect(splitPlace('Gent')).toEqual({ zip: '', city: 'Gent' });
});

it.each([
  ["D'HONDT", "D'Hondt"],
  ['SAINT-JOSSE-TEN-NOODE', 'Saint-Josse-ten-Noode'],
  ["RUE DE L'ÉGLISE 16A", "Rue de l'Église 16A"],
  ['McDonald', 'McDonald'],
  ['JP', 'JP'],
])('%s is written %s', (text, proper) => {
  expect(properName(text)).toBe(proper);
});

it('asks once for each text that is no value of its field, suggests the nearest, and replaces or leaves it out', () => {
  const rows: readonly { readonly row: number; readonly values: ImportValues }[] = [
    { row: 2, values: { mobility: 'vélo', mutuality: 'partenamut', mcode: 'M1' } },
    { row: 3, values: { mobility: 'vélo', mutuality: 'Autre', companion: true } },
    { row: 4, values: { mobility: 'foot', mutuality: 'Partenamut', mcode: 'M2' } },
  ];
  const found = unknownWords('clients', rows, { mutuality: ['Partenamut'], mcode: ['M1', 'M3'] });
  expect(found.map(({ field, text, count, suggested }) => [field, text, count, suggested])).toEqual([
    ['mcode', 'M2', 1, undefined],
    ['mobility', 'vélo', 2, undefined],
    ['mutuality', 'partenamut', 1, 'Partenamut'],
    ['mutuality', 'Autre', 1, undefined],
  ]);
  const chosen = new Map([
    [wordKey('mobility', 'vélo'), null],
    [wordKey('mutuality', 'partenamut'), 'Partenamut'],
  ]);
  expect(withWords(rows, chosen).map(({ values }) => values)).toEqual([
    { mutuality: 'Partenamut', mcode: 'M1' },
    { mutuality: 'Autre', companion: true },
    { mobility: 'foot', mutuality: 'Partenamut', mcode: 'M2' },
  ]);
});

it('reads a file like the latest with its headings, and learns headings and values from others', () => {
  const chosen = new Map([[wordKey('mobility', 'rollator'), 'foot']]);
  const shapes = [
    shapeOf(['Nom', 'Ref', 'Divers'], { columns: ['lastname', 'memberNumber', undefined], chosen }),
    shapeOf(['Ref', 'Tint'], { columns: ['mcode', 'info'], chosen: new Map() }),
  ];
  expect(remembered('clients', ['NOM', 'Réf.', 'Divers'], ['lastname', undefined, 'comment'], shapes)).toEqual({
    columns: ['lastname', 'memberNumber', undefined],
    chosen,
  });
  const other = ['Ref', 'Tint', 'Nom', 'Nieuw'];
  expect(remembered('clients', other, [undefined, undefined, 'lastname', undefined], shapes).columns).toEqual([
    'memberNumber',
    'info',
    'lastname',
    undefined,
  ]);
});
