import { expect, it } from 'vitest';
import type { ImportCheck } from './import-requests.ts';
import { choicesOf, correctedRow, defaultChoice, orderOf, previewOf, stateOf } from './preview-row.ts';

const marie = { lastname: 'Peeters', firstname: 'Marie', birthday: '1950-05-03' };
const jean = { lastname: 'Maes', firstname: 'Jean', birthday: '1948-02-01' };
const rows = [marie, jean, marie, { ...jean, firstname: '' }].map((values, index) => ({
  row: index + 2,
  values,
  guesses: [],
  faults: [],
}));
const checks: readonly ImportCheck[] = [
  { row: 2, fields: [], duplicates: [], values: { latitude: 50.8 } },
  { row: 3, fields: [], duplicates: [{ id: 7, name: 'Maes Jean', detail: null, reason: 'name' }], values: {} },
  { row: 4, fields: [], duplicates: [], values: {} },
  { row: 5, fields: [{ field: 'firstname', messageKey: 'validation.required' }], duplicates: [], values: {} },
];
const preview = previewOf('clients', rows, checks);

it('tells new rows from duplicates of the database and of the file, and from refused ones', () => {
  expect(preview.map(stateOf)).toEqual(['new', 'duplicate', 'duplicate', 'refused']);
  expect(preview[2]?.duplicates).toMatchObject([{ id: null, row: 2, reason: 'nameAndBirthday' }]);
  expect(preview.map(defaultChoice)).toEqual(['create', 'skip', 'skip', 'skip']);
});

it('offers to change a record of the database alone, never a booking, and nothing for a refused row', () => {
  expect(preview.map((row) => choicesOf(row, 'clients'))).toEqual([
    ['skip', 'create'],
    ['skip', 'update', 'create'],
    ['skip', 'create'],
    ['skip'],
  ]);
  expect(preview[1] && choicesOf(preview[1], 'bookings')).toEqual(['skip', 'create']);
});

it('sends no choice for a new row, so that the server checks it, and sends all other choices', () => {
  expect(
    orderOf(
      preview,
      new Map([
        [3, 'update'],
        [4, 'create'],
      ]),
    ),
  ).toEqual([
    { row: 2, values: { ...marie, latitude: 50.8 } },
    { row: 3, values: jean, choice: 'update', recordId: 7 },
    { row: 4, values: marie, choice: 'create' },
    { row: 5, values: {}, choice: 'skip' },
  ]);
});

it('asks to check guessed, unknown and left out values, which keep their text', () => {
  const guessed = {
    row: 2,
    values: marie,
    guesses: [{ field: 'birthday', reason: 'century', text: '03/05/50' }],
    faults: [],
  } as const;
  const [one, two, three] = previewOf(
    'clients',
    [
      guessed,
      { row: 3, values: jean, guesses: [], faults: [] },
      { row: 4, values: {}, guesses: [], faults: [{ field: 'mobile', fault: 'rounded', text: '3,2E+10' }] },
    ],
    [
      { row: 2, fields: [], duplicates: [], values: {} },
      {
        row: 3,
        fields: [],
        notices: [{ field: 'address', messageKey: 'validation.import.noPlace' }],
        leftOut: [{ field: 'birthday', messageKey: 'validation.future' }],
        duplicates: [],
        values: {},
      },
      { row: 4, fields: [{ field: 'mobile', messageKey: 'validation.required' }], duplicates: [], values: {} },
    ],
  );
  expect([one, two, three].map((row) => row && [stateOf(row), defaultChoice(row)])).toEqual([
    ['guessed', 'create'],
    ['guessed', 'create'],
    ['guessed', 'create'],
  ]);
  expect(three?.leftOut).toEqual([{ field: 'mobile', messageKey: 'validation.import.cell.rounded' }]);
  expect(two).toMatchObject({ values: { lastname: 'Maes' }, given: { ...jean, birthday: '1948-02-01' } });
  expect(two?.values.birthday).toBeUndefined();
});

it('reads a corrected cell as the file would be, and forgets what was guessed or unreadable there', () => {
  const read = {
    row: 2,
    values: { ...marie, mobile: 'x' },
    guesses: [{ field: 'birthday', reason: 'century', text: '03/05/50' }],
    faults: [{ field: 'mobile', fault: 'rounded', text: '3,2E+10' }],
  } as const;
  expect(correctedRow('clients', read, { field: 'birthday', cell: '4/5/1950', locale: 'fr' })).toEqual({
    ...read,
    values: { ...read.values, birthday: '1950-05-04' },
    guesses: [],
  });
  expect(correctedRow('clients', read, { field: 'mobile', cell: '', locale: 'fr' })).toMatchObject({
    values: marie,
    faults: [],
  });
});
