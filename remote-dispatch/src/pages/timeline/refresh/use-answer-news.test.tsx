import { renderWithHost } from '@navette/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from '../../../testing/messages.ts';
import { sampleBooking } from '../../../testing/sample-booking.ts';
import type { TimelineBooking } from '../model/timeline-trip.ts';
import { useAnswerNews } from './use-answer-news.ts';

/** A page that looks at booking 12 and may set its answer itself. */
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
const told = () => screen.queryAllByText(/ accepted: /).length;

it('an answer is told with a way to its trip', async () => {
  const { user, look, led } = show();
  look(2);
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  expect(led).toHaveBeenCalledWith(12);
});

it("one's own is not told, but the same from the driver later is", async () => {
  const { look, own } = show();
  own(2);
  look(2);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(told()).toBe(0);
  look(1);
  look(2);
  await waitFor(() => expect(told()).toBe(1));
});
