import { type HostOptions, renderWithHost, testUser } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../testing/messages.ts';
import { sampleBooking } from '../testing/sample-booking.ts';
import { sampleStatus } from '../testing/sample-status.ts';
import { sampleTransport } from '../testing/sample-transport.ts';
import { TransportsPage } from './transports-booqit.tsx';

const show = (handlers: HostOptions['handlers'], more: Partial<HostOptions> = {}) =>
  renderWithHost(<TransportsPage />, {
    user: testUser('lead'),
    route: '/transportsBooqit?from=2026-03-01&to=2026-03-31',
    messages,
    ...more,
    handlers: { getBooqitStatus: () => sampleStatus(), ...handlers },
  });

beforeEach(() => localStorage.clear());

it('lists the transports of whole days in Brussels with their total, and those of a quick filter', async () => {
  const asked = vi.fn<(body: unknown) => ReturnType<typeof sampleTransport>[][]>(() => [[sampleTransport()]]);
  const { user } = show({ listTransports: ({ body }: { readonly body: unknown }) => asked(body) });
  await screen.findByRole('row', { name: /BQ-1.*Maes Zoé/ });
  expect(screen.getByText('€32.02')).toBeTruthy();
  expect(asked).toHaveBeenLastCalledWith({
    dates: { start: '2026-02-28T23:00:00.000Z', end: '2026-03-31T21:59:59.999Z' },
    tags: '',
  });
  await user.click(screen.getByText('Certificate', { exact: true }));
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ tags: 'invoicingStarted;certificateNeeded' })),
  );
});

it('opens the booking of a transport, and says that there is none', async () => {
  const openDialog = vi.fn(() => Promise.resolve(undefined));
  let bookings = [sampleBooking()];
  const { user } = show(
    { listTransports: () => [[sampleTransport()]], listBookingsByTransportIds: () => bookings },
    { dialogs: { 'dispatch/booking@1': openDialog } },
  );
  await user.click(await screen.findByRole('button', { name: /^Edit booking/ }));
  await waitFor(() => expect(openDialog).toHaveBeenCalledWith({ id: 12 }));
  bookings = [];
  await user.click(screen.getByRole('button', { name: /^Edit booking/ }));
  await screen.findByText('No booking for BQ-1');
});

it('offers the bookings of a transport to choose from, each with its direction', async () => {
  const openDialog = vi.fn(() => Promise.resolve(undefined));
  const bookings = [sampleBooking({ type: 'to' }), sampleBooking({ id: 13, ap_time: '14:00', type: 'back' })];
  const { user } = show(
    { listTransports: () => [[sampleTransport()]], listBookingsByTransportIds: () => bookings },
    { dialogs: { 'dispatch/booking@1': openDialog } },
  );
  await user.click(await screen.findByRole('button', { name: /^Edit booking/ }));
  const picker = within(await screen.findByRole('dialog', { name: 'Choose the booking' }));
  expect(picker.getByRole('button', { name: '12 · 10/03/2026 · 10:00 · Outbound · Dubois Éléonore' })).toBeTruthy();
  await user.click(picker.getByRole('button', { name: '13 · 10/03/2026 · 14:00 · Return · Dubois Éléonore' }));
  await waitFor(() => expect(openDialog).toHaveBeenCalledWith({ id: 13 }));
});

it('shows everything about a transport, part by part', async () => {
  const { user } = show({ listTransports: () => [[sampleTransport()]], getTransport: () => [[sampleTransport()]] });
  await user.click(await screen.findByRole('button', { name: /^View trip/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Trip BQ-1' }));
  expect(await dialog.findByRole('heading', { name: /Maes Zoé/ })).toBeTruthy();
  expect(dialog.getByText(/Clinique Saint-Luc/)).toBeTruthy();
});

it('names the records of the platform that can not be read, and shows the others', async () => {
  const rejected = [{ id: 'BQ-7', field: 'request.distance' }];
  show({ listTransports: () => [[sampleTransport()]], getBooqitStatus: () => sampleStatus({ rejected }) });
  expect(await screen.findByText('BQ-7: request.distance')).toBeTruthy();
  expect(await screen.findByRole('row', { name: /BQ-1/ })).toBeTruthy();
});

it('has its dates and filters in the URL, and those of the last visit where the URL says nothing', async () => {
  const filters = 'from=2026-03-01&to=2026-03-31&tags=invoicingStarted%2CcertificateNeeded';
  const first = show({ listTransports: () => [[sampleTransport()]] });
  await first.user.click(await screen.findByText('Certificate', { exact: true }));
  await waitFor(() => expect(first.address()).toBe(`/transportsBooqit?${filters}`));
  first.unmount();
  const asked = vi.fn<(body: unknown) => ReturnType<typeof sampleTransport>[][]>(() => [[sampleTransport()]]);
  const next = show(
    { listTransports: ({ body }: { readonly body: unknown }) => asked(body) },
    { route: '/transportsBooqit' },
  );
  await screen.findByRole('row', { name: /Maes Zoé/ });
  expect(next.address()).toBe(`/transportsBooqit?${filters}`);
  expect(asked.mock.calls).toEqual([
    [
      {
        dates: { start: '2026-02-28T23:00:00.000Z', end: '2026-03-31T21:59:59.999Z' },
        tags: 'invoicingStarted;certificateNeeded',
      },
    ],
  ]);
});
