import { ApiProblem } from '@navette/shared/api';
import { describe, expect, it } from 'vitest';
import { conflictsOf, type Conflict } from './conflict.ts';

const overlap: Conflict = { kind: 'overlap', date: '2026-03-10', bookingId: 13, slot: null, minutes: 20 };
const refused = (code: string, conflicts?: string) =>
  new ApiProblem({
    status: 409,
    code,
    messageKey: `problem.${code}`,
    fields: [],
    incidentId: 'T',
    ...(conflicts !== undefined && { params: { conflicts } }),
  });

describe('conflictsOf', () => {
  it('reads the conflicts from a refused save', () => {
    expect(conflictsOf(refused('booking.conflicts', JSON.stringify([overlap])))).toEqual([overlap]);
  });

  it.each([
    undefined,
    '',
    'x',
    '{}',
    '[null]',
    '[{"kind":"storm"}]',
    JSON.stringify([overlap, { ...overlap, kind: 'storm' }]),
    JSON.stringify([{ ...overlap, minutes: '20' }]),
    JSON.stringify([{ ...overlap, mobility: 'boat' }]),
  ])('a refusal for conflicts is still one when they cannot be read (%s)', (text) => {
    expect(conflictsOf(refused('booking.conflicts', text))).toEqual([]);
  });

  it('returns undefined for other refusals', () => {
    expect(conflictsOf(refused('booking.invoiced'))).toBeUndefined();
    expect(conflictsOf(new Error('x'))).toBeUndefined();
  });
});
