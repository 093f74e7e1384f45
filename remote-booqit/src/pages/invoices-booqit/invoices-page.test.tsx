import { type HostOptions, renderWithHost, testUser } from '@navette/shared/testing';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import { sampleBooking } from '../../testing/sample-booking.ts';
import { sampleStatus } from '../../testing/sample-status.ts';
import { BooqitInvoicesPage } from './index.tsx';

const line = (transportId: string, difference: number, reasons: 'missingBooking'[]) => ({
  transportId,
  date: '2026-03-10',
  passenger: 'Maes Zoé',
  bookingIds: [],
  platform: 21.34,
  ours: 21.34 - difference,
  difference,
  reasons,
});

const show = (more: Partial<HostOptions> = {}) =>
  renderWithHost(<BooqitInvoicesPage />, {
    user: testUser('super'),
    route: '/invoicesBooqit',
    messages,
    ...more,
    handlers: {
      getBooqitStatus: () => sampleStatus({ unreachableSince: '2026-03-09T08:00:00Z' }),
      listBooqitInvoices: () => [
        {
          invoiceNumber: 'BQF-1',
          createdAt: '2026-03-10T09:00:00Z',
          totals: { totalExcl: 67.6 },
          transportIds: ['BQ-1', 'BQ-2'],
        },
      ],
      listBookingsByTransportIds: () => [sampleBooking({ insuranceId: 3 })],
      listInsurances: () => [],
      reconcilePlatformInvoice: () => [line('BQ-1', 0, []), line('BQ-2', 21.34, ['missingBooking'])],
      ...more.handlers,
    },
  });

it('shows the bookings of the chosen invoice, and the transports that have none', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('row', { name: /BQF-1/ }));
  await screen.findByRole('row', { name: /BQ-1/ });
  expect(screen.getByText('Not found (1)')).toBeTruthy();
  expect(screen.getByText('BQ-2')).toBeTruthy();
});

it('disables the actions of the chosen invoice until its bookings are loaded, so that they do not move', async () => {
  let answer: (bookings: ReturnType<typeof sampleBooking>[]) => void = vi.fn();
  const coming = new Promise<ReturnType<typeof sampleBooking>[]>((resolve) => (answer = resolve));
  const { user } = show({ handlers: { listBookingsByTransportIds: () => coming } });
  await user.click(await screen.findByRole('row', { name: /BQF-1/ }));
  await screen.findByText('Loading…');
  expect(screen.queryByText('Reconciliation')).toBeNull();
  expect(screen.getAllByRole('searchbox')).toHaveLength(1);
  answer([sampleBooking({ insuranceId: 3 })]);
  expect(await screen.findByText('Not found (1)')).toBeTruthy();
  expect(screen.getByText('Reconciliation')).toBeTruthy();
});

it('says since when the platform does not answer', async () => {
  show();
  expect(await screen.findByText(/has not answered since 09\/03\/2026/)).toBeTruthy();
});

it('invoices the linked bookings through the dialog of invoicing', async () => {
  const openDialog = vi.fn(() => Promise.resolve({ id: 77 }));
  const { user } = show({ dialogs: { 'invoicing/insurance-invoice@1': openDialog } });
  await user.click(await screen.findByRole('row', { name: /BQF-1/ }));
  await user.click(await screen.findByRole('button', { name: 'Invoice 3' }));
  expect(openDialog).toHaveBeenCalledWith({ insuranceId: 3, bookings: [expect.objectContaining({ insuranceId: 3 })] });
});

it('does not invoice a booking again that is on an invoice of an insurer', async () => {
  const invoiced = sampleBooking({ insuranceId: 3, invoices: [{ kind: 'insurance', id: 9 }] });
  const { user } = show({ handlers: { listBookingsByTransportIds: () => [invoiced] } });
  await user.click(await screen.findByRole('row', { name: /BQF-1/ }));
  const button = await screen.findByRole('button', { name: 'Invoice 3' });
  expect([button.hasAttribute('disabled'), button.title]).toEqual([true, 'Everything is invoiced already.']);
  expect(screen.getByText('1 booking is invoiced already')).toBeTruthy();
});

it('says that invoicing is not available while its remote is down', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('row', { name: /BQF-1/ }));
  const button = await screen.findByRole('button', { name: 'Invoice 3' });
  expect([button.hasAttribute('disabled'), button.title]).toEqual([true, 'Invoicing is not available at the moment.']);
});

it('reconciles an invoice line by line, the differences first, and all of it when asked', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('row', { name: /BQF-1/ }));
  await user.click(await screen.findByText('Reconciliation'));
  const grid = within(await screen.findByRole('grid', { name: 'Reconciliation' }));
  expect(await grid.findByRole('row', { name: /BQ-2.*no booking/ })).toBeTruthy();
  expect(grid.queryByRole('row', { name: /BQ-1/ })).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Differences only' }));
  expect(await grid.findByRole('row', { name: /BQ-1/ })).toBeTruthy();
});
