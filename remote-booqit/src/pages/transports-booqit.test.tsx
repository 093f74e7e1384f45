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
    handlers: { getBooqitStatus: () => sampleStatus(), findBookedTransports: () => [], ...handlers },
  });

/** The quick filter, not the column. */
const QUICK = { selector: 'label, label *' };

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
  await user.click(screen.getByText('Certificate', QUICK));
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ tags: 'invoicingStarted;certificateNeeded' })),
  );
});

const booked = { transportId: 'BQ-1', part: 0, match: 'certain', bookingId: 12, isDone: false } as const;

it('opens the booking of a transport, and shows its certificate and its invoice', async () => {
  const openDialog = vi.fn(() => Promise.resolve(undefined));
  const { user } = show(
    {
      listTransports: () => [[sampleTransport()]],
      findBookedTransports: () => [
        { ...booked, certificate: 'present', invoices: [{ kind: 'insurance', id: 9, status: 2 }] },
      ],
      listBookingsByTransportIds: () => [sampleBooking()],
    },
    { dialogs: { 'dispatch/booking@1': openDialog } },
  );
  const row = within(await screen.findByRole('row', { name: /Maes Zoé/ }));
  expect(await row.findByText('Booked')).toBeTruthy();
  for (const name of ['Present', 'Invoice overdue']) expect(row.getByTitle(name)).toBeTruthy();
  await user.click(row.getByRole('button', { name: /^Edit booking/ }));
  await waitFor(() => expect(openDialog).toHaveBeenCalledWith({ id: 12 }));
});

it('books a transport without a booking: asks for a doubtful client, then opens the form', async () => {
  const openDialog = vi.fn(() => Promise.resolve(undefined));
  const of = { transportId: 'BQ-1', part: 0, candidates: [] };
  const { user } = show(
    {
      listTransports: () => [[sampleTransport()]],
      matchTransports: () => [
        { ...of, kind: 'client', chosen: null },
        { ...of, kind: 'destination', chosen: { id: 3, label: 'Saint-Luc' } },
      ],
      searchAll: () => ({ hits: { hits: [{ _source: { route: 'client', id: 7, name: 'Maes Zoé' } }] } }),
      saveMatchChoice: () => ({ affectedRows: 1 }),
      getPlatformTables: () => ({ insuranceId: 1, reasons: [], mutualities: [] }),
      listInsurances: () => [],
      listPassengerDay: () => [],
    },
    { dialogs: { 'dispatch/booking@1': openDialog } },
  );
  await user.click(await screen.findByRole('button', { name: /^Create booking/ }));
  await user.click(await screen.findByRole('button', { name: /^Maes Zoé/ }));
  const draft = expect.objectContaining({ clientId: 7, destinationId: 3 });
  await waitFor(() => expect(openDialog).toHaveBeenCalledWith({ draft, note: undefined }));
});

it('offers the bookings of a transport to choose from, each with its direction', async () => {
  const openDialog = vi.fn(() => Promise.resolve(undefined));
  const bookings = [sampleBooking({ type: 'to' }), sampleBooking({ id: 13, ap_time: '14:00', type: 'back' })];
  const { user } = show(
    {
      listTransports: () => [[sampleTransport()]],
      findBookedTransports: () => [{ ...booked, certificate: 'none', invoices: [] }],
      listBookingsByTransportIds: () => bookings,
    },
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
  expect(await screen.findByText('BQ-7: Distance')).toBeTruthy();
  expect(await screen.findByRole('row', { name: /BQ-1/ })).toBeTruthy();
});

it('has its dates and filters in the URL, and those of the last visit where the URL says nothing', async () => {
  const filters = 'from=2026-03-01&to=2026-03-31&tags=invoicingStarted%2CcertificateNeeded';
  const first = show({ listTransports: () => [[sampleTransport()]] });
  await first.user.click(await screen.findByText('Certificate', QUICK));
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
