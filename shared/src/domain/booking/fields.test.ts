import { describe, expect, it } from 'vitest';
import {
  emptyBookingFields,
  BOOKING_FIELD_NAMES,
  bookingFieldsWith,
  bookingFieldsWithout,
  isBookingField,
} from './fields.ts';

describe('the descriptions of the fields of a booking', () => {
  it('splits the fields of a booking into those with a trait and those without', () => {
    const [with_, without] = [bookingFieldsWith('notCloned'), bookingFieldsWithout('notCloned')];
    expect([...with_, ...without].toSorted()).toEqual(BOOKING_FIELD_NAMES.toSorted());
    expect(with_).toContain('certificateReceived');
    expect(without).toContain('certificateNeeded');
  });

  it('recognises the fields of a booking only by the names of the contract', () => {
    expect(['waitprice', 'seriesId', 'toString'].map(isBookingField)).toEqual([true, false, false]);
  });

  it('saves empty fields as 0 for amounts, false for flags, null for other figures and texts', () => {
    expect(emptyBookingFields(['waitprice', 'price', 'charged', 'comment', 'ap_waittime', 'accepted'])).toEqual({
      waitprice: 0,
      price: null,
      charged: false,
      comment: null,
      ap_waittime: '0',
      accepted: 1,
    });
  });
});
