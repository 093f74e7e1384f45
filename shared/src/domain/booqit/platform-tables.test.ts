import { expect, it } from 'vitest';
import { DEFAULT_PLATFORM_TABLES, insurerOf, motiveOf } from './platform-tables.ts';

it.each([
  ['chemotherapy', 6],
  ['dialysis', 5],
  ['radiotherapy', 1],
  ['consultation', 4],
  ['hospitalisation', 8],
  ['discharge', 8],
  ['postTreatmentKidneyTransplantation', 4],
  ['returnAmbulatoryCare', 0],
  ['somethingNew', 0],
  [null, 0],
])('gives the reason %s the motive %i by default', (reason, motive) => {
  expect(motiveOf(DEFAULT_PLATFORM_TABLES, reason)).toBe(motive);
});

it('maps a reason to the configured motive', () => {
  expect(motiveOf({ ...DEFAULT_PLATFORM_TABLES, reasons: [{ value: 'dialysis', motive: 4 }] }, ' dialysis ')).toBe(4);
});

const insurers = [
  { id: 1, name: 'Mutualité chrétienne – CM (100)' },
  { id: 3, name: 'Solidaris – Union nationale (300)' },
  { id: 8, name: 'Partenamut', cn: '0411.702.543' },
  { id: 9, name: 'Helan' },
  { id: 10, name: 'Helan' },
];

it.each([
  ['no mutuality', null, 6],
  ['blanks', '  ', 6],
  ['a mutuality that was given an insurer', ' Solidaris ', 7],
  ['the name of an insurer', 'PARTENAMUT', 8],
  ['the name of an insurer without its number', 'Mutualite chretienne - CM', 1],
  ['its number', '100', 1],
  ['its number in brackets', '(300)', 3],
  ['its company number', 'BE 0411 702 543', 8],
  ['name and number that agree', '100 Mutualité chrétienne CM', 1],
  ['the name of an insurer with a number that is another', 'Mutualité chrétienne – CM (200)', undefined],
  ['a part of a name', 'Mutualité chrétienne', undefined],
  ['a name that two insurers have', 'Helan', undefined],
  ['a name that nobody has', 'Doktr', undefined],
  ['a number that nobody has', '509', undefined],
])('finds the insurer for %s', (_, mutuality, insurer) => {
  const tables = { ...DEFAULT_PLATFORM_TABLES, insuranceId: 6, mutualities: [{ value: 'Solidaris', insuranceId: 7 }] };
  expect(insurerOf(tables, insurers, mutuality)).toBe(insurer);
});
