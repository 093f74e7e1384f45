import { describe, expect, it } from 'vitest';
import { newValues } from './booking-values.ts';
import { compareEdits } from './concurrent-edits.tsx';

const known = { ...newValues({}, '2026-03-02'), ap_time: '10:00', comment: 'a', price: 25 };

describe('concurrent edits', () => {
  it('adopts a concurrent change of a pristine field, and reports one of a dirty field as conflicting', () => {
    const now = { ...known, ap_time: '11:00', comment: 'b' };
    expect(compareEdits(known, now, { ...known, comment: 'c' })).toEqual({
      adopted: { ap_time: '11:00' },
      conflicting: { comment: 'b' },
    });
  });

  it('adopts a concurrent change to the same value as typed', () => {
    expect(compareEdits(known, { ...known, price: 30 }, { ...known, price: 30 })).toEqual({
      adopted: { price: 30 },
      conflicting: {},
    });
  });

  it('finds no concurrent change when the values are equal, or only the measured distance differs', () => {
    expect(compareEdits(known, { ...known, distance: '{}' }, { ...known, comment: 'c', distance: null })).toEqual({
      adopted: {},
      conflicting: {},
    });
  });
});
