import { renderWithHost, type HostOptions } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { screen } from '@testing-library/react';
import { messages } from '../../../testing/messages.ts';
import BookingsPage from '../index.tsx';

/** Address of the list of a day. */
export const day = '/booking?from=2026-03-10&to=2026-03-10';
/** Bookings of that day. */
export const trips = [
  sampleBooking({ id: 12, pick_time: '09:13', price: 25 }),
  sampleBooking({
    id: 13,
    pick_time: '08:00',
    ap_time: '08:40',
    client_lastname: 'Janssens',
    client_firstname: 'Piet',
    price: 30,
    status: 3,
  }),
];

/** The page of bookings, on that day unless the options say otherwise. */
export const show = (options: HostOptions = {}) =>
  renderWithHost(<BookingsPage />, {
    route: day,
    messages,
    ...options,
    handlers: { listBookingsByDate: () => trips, ...options.handlers },
  });

/** Names in the rows, from top to bottom. */
export const rowNames = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
