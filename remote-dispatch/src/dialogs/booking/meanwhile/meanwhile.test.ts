import { describe, expect, it } from 'vitest';
import { newValues } from '../model/values-of.ts';
import { meanwhile } from './meanwhile.ts';

const known = { ...newValues({}, '2026-03-02'), ap_time: '10:00', comment: 'a', price: 25 };

describe('what a colleague changed while the form was open', () => {
  it('is taken over where nobody typed, and kept apart where somebody did', () => {
    const now = { ...known, ap_time: '11:00', comment: 'b' };
    expect(meanwhile(known, now, { ...known, comment: 'c' })).toEqual({
      taken: { ap_time: '11:00' },
      kept: { comment: 'b' },
    });
  });

  it('is no question where both changed it to the same', () => {
    expect(meanwhile(known, { ...known, price: 30 }, { ...known, price: 30 })).toEqual({
      taken: { price: 30 },
      kept: {},
    });
  });

  it('is nothing when nothing changed, and never the measured distance', () => {
    expect(meanwhile(known, { ...known, distance: '{}' }, { ...known, comment: 'c', distance: null })).toEqual({
      taken: {},
      kept: {},
    });
  });
});
