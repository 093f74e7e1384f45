import { renderWithHost } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi, describe } from 'vitest';
import { messages } from '../../testing/messages.ts';
import type { TimelineBooking } from './model/timeline-trip.ts';
import { useAnswerNews, answersOf, answersSince } from './use-answer-news.ts';

/** Page that shows booking 12 and can set its answer. */
function show() {
  const led = vi.fn<(id: number) => void>();
  let look = (_accepted: TimelineBooking['accepted']): void => undefined;
  let own = (_accepted: TimelineBooking['accepted']): void => undefined;
  function Page() {
    const [bookings, setBookings] = useState(() => [sampleBooking({ id: 12, accepted: 1 })]);
    const noteOwn = useAnswerNews(bookings, led);
    look = (accepted) => setBookings([sampleBooking({ id: 12, accepted })]);
    own = (accepted) => noteOwn({ id: 12, accepted });
    return null;
  }
  return {
    ...renderWithHost(<Page />, { messages }),
    led,
    look: (accepted: TimelineBooking['accepted']) => act(() => look(accepted)),
    own: (accepted: TimelineBooking['accepted']) => own(accepted),
  };
}
const notices = () => screen.queryAllByText(/ accepted: /).length;

it('shows a notice with a link to the trip when a driver answers', async () => {
  const { user, look, led } = show();
  look(2);
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  expect(led).toHaveBeenCalledWith(12);
});

it('ignores the user’s own answer, but reports the same answer when the driver gives it later', async () => {
  const { look, own } = show();
  own(2);
  look(2);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(notices()).toBe(0);
  look(1);
  look(2);
  await waitFor(() => expect(notices()).toBe(1));
});

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
