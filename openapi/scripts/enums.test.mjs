// @ts-check
import { describe, expect, it } from 'vitest';
import { lintEnumerations, renderEnumerations } from './enums.mjs';

const status = { 'x-enum': 'BookingStatus', 'x-enum-names': ['pending', 'closed'], enum: [0, 1] };

describe('enumerations of the contract', () => {
  it('generates a type, values and names from an enumeration', () => {
    const text = renderEnumerations({ one: status, other: { deep: [status] } }).join('\n');
    expect(text).toContain('export const BookingStatus = { pending: 0, closed: 1 } as const;');
    expect(text.match(/BOOKING_STATUS_VALUES = \[0, 1\] as const/g)).toHaveLength(1);
    expect(text).toContain('export type BookingStatus = (typeof BOOKING_STATUS_VALUES)[number];');
  });

  it('leaves out null and names that texts need not', () => {
    const text = renderEnumerations({ one: { 'x-enum': 'Failure', enum: ['expired', null] } }).join('\n');
    expect(text).toContain("FAILURE_VALUES = ['expired'] as const");
    expect(text).not.toContain('export const Failure ');
  });

  it('refuses one name for two lists, and a value without a name of its own', () => {
    expect(lintEnumerations([status, { ...status, enum: [0, 2] }])).toEqual([
      'BookingStatus is enumerated in two ways',
    ]);
    expect(lintEnumerations({ ...status, 'x-enum-names': ['pending', 'pending'] })).toEqual([
      'BookingStatus needs an x-enum-name for each value',
    ]);
  });
});
