import { sampleBooking } from '@navette/shared/testing/booking';
import { describe, expect, it } from 'vitest';
import { answersOf, answersSince } from './use-answer-news.ts';

const pending = [
  sampleBooking({ id: 1 }),
  sampleBooking({ id: 2 }),
  sampleBooking({ id: 3 }),
  sampleBooking({ id: 4, accepted: 2 }),
];
const known = answersOf(pending);
const sounds = (bookings: typeof pending, own = answersOf([])) =>
  answersSince(known, bookings, own).map(({ booking, sound }) => `${String(booking.id)} ${sound}`);

describe('answers of drivers', () => {
  it('reports answers that change to accepted, refused or scheduled', () => {
    const now = [
      sampleBooking({ id: 1, accepted: 2 }),
      sampleBooking({ id: 2, accepted: 3 }),
      sampleBooking({ id: 3, accepted: 4 }),
      sampleBooking({ id: 4, accepted: 2 }),
    ];
    expect(sounds(now)).toEqual(['1 ok', '2 not', '3 time']);
  });

  it('ignores withdrawn answers, and bookings that were not known before', () => {
    expect(sounds([sampleBooking({ id: 4, accepted: 1 }), sampleBooking({ id: 9, accepted: 2 })])).toEqual([]);
    expect(answersSince(new Map(), pending, new Map())).toEqual([]);
  });

  it('ignores answers that this user set', () => {
    expect(sounds([sampleBooking({ id: 1, accepted: 2 })], new Map([[1, 2]]))).toEqual([]);
  });
});
