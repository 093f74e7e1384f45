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

it('gives a reason the motive that the office chose', () => {
  expect(motiveOf({ ...DEFAULT_PLATFORM_TABLES, reasons: [{ value: 'dialysis', motive: 4 }] }, ' dialysis ')).toBe(4);
});

it('gives a mutuality its own insurer, and others the default one', () => {
  const tables = { ...DEFAULT_PLATFORM_TABLES, mutualities: [{ value: 'Solidaris', insuranceId: 7 }] };
  expect(['Solidaris', ' Solidaris', 'Helan', null].map((name) => insurerOf(tables, name))).toEqual([7, 7, 1, 1]);
});
