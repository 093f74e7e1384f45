import { problem, renderWithHost, type HostOptions } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../testing/messages.ts';
import BookingsPrintPage from './bookings-print.tsx';

const trips = [
  sampleBooking({ id: 14, ap_date: '2026-03-11' }),
  sampleBooking({ id: 13, pick_time: '08:00', client_lastname: 'Janssens' }),
  sampleBooking({
    id: 12,
    pick_time: '07:10',
    type: 'back',
    pick_address: 'Rue Haute 12',
    destination_name: 'Saint-Luc',
  }),
  sampleBooking({ id: 15, client_lastname: 'Unticked' }),
];

const show = (
  route = '/print/bookings?from=2026-03-10&to=2026-03-11#12,13,14',
  handlers: HostOptions['handlers'] = {},
) =>
  renderWithHost(<BookingsPrintPage />, {
    route,
    messages,
    handlers: { listBookingsByDate: () => trips, ...handlers },
  });

const printed = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
afterEach(() => printed.mockClear());

describe('printed list of bookings', () => {
  it('prints the requested bookings alone, by day and time', async () => {
    show();
    await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
    const [first, second] = screen.getAllByRole('table').map((table) =>
      within(table)
        .getAllByRole('row')
        .slice(2)
        .map((row) => row.querySelector('td')?.textContent),
    );
    expect(first).toEqual(['12', '13']);
    expect(second).toEqual(['14']);
    expect(document.title).toBe('Bookings 2026-03-10 - 2026-03-11');
  });

  it('prints the pick-up place of a return', async () => {
    show();
    const row = await screen.findByRole('row', { name: /^12 / });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .slice(3, 5),
    ).toEqual(['Saint-Luc', 'Rue Haute 12']);
  });

  it('prints how many requested bookings no longer exist', async () => {
    show('/print/bookings?from=2026-03-10&ids=12,99');
    expect(await screen.findByText(/1 no longer there/)).toBeTruthy();
  });

  it('the printed list of bookings does not print after a failed request, and shows a message when no booking is requested', async () => {
    show(undefined, { listBookingsByDate: () => problem(400, 'validation') });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
    show('/print/bookings?from=2026-03-10');
    expect(await screen.findByText('Nothing to print: first tick bookings in the list.')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1, name: 'List of bookings' })).toHaveLength(2);
    expect(printed).not.toHaveBeenCalled();
  });
});
