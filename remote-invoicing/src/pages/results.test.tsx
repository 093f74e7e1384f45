import { renderWithHost, testUser } from '@navette/shared/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages } from '../testing/messages.ts';
import ResultsBookingsPage from './results-bookings.tsx';
import ResultsInvoicesPage, { invoiceLink } from './results-invoices.tsx';

const host = { user: testUser('super'), messages };

const behind = (id: number, clientId: number, more: object) => ({
  id,
  ap_date: '2026-03-03',
  ap_time: '09:00',
  clientId,
  client_lastname: `Client${clientId}`,
  client_firstname: 'Zoé',
  driver_lastname: 'Benali',
  driver_firstname: 'Karim',
  destination_name: 'Clinique',
  status: 1 as const,
  amount: 20,
  profit: 4,
  cash: 0,
  factuur: 20,
  ...more,
});

describe('the lists behind the figures', () => {
  const rows = [behind(1, 7, {}), behind(2, 7, { cash: 20, factuur: 0 }), behind(3, 8, { cash: 4, factuur: 16 })];

  it('totals the selected side, over the bookings with an amount on it', async () => {
    renderWithHost(<ResultsBookingsPage />, {
      ...host,
      route: '/results/bookings?from=2026-03-01&to=2026-03-31&side=cash',
      handlers: { listStatsBookings: () => rows },
    });
    await screen.findByText('Client8 Zoé');
    expect(screen.getAllByText('Client7 Zoé')).toHaveLength(1);
    expect(document.body.textContent).toContain('€24.00');
  });

  it('counts the clients of the bookings', async () => {
    renderWithHost(<ResultsBookingsPage />, {
      ...host,
      route: '/results/bookings?from=2026-03-01&to=2026-03-31&by=client',
      handlers: { listStatsBookings: () => rows },
    });
    const row = within((await screen.findByText('Client7 Zoé')).closest('tr') ?? document.body);
    expect(row.getByText('€40.00')).toBeTruthy();
    expect(screen.getAllByText(/^Client\d Zoé$/)).toHaveLength(2);
  });
});

it('totals the open amounts of the unpaid invoices of a client', async () => {
  const invoice = {
    kind: 'client' as const,
    date: '2026-03-03',
    name: 'Maes An',
    status: 0 as const,
    late: true,
    invoiceId: null,
    invoiceKind: null,
  };
  renderWithHost(<ResultsInvoicesPage />, {
    ...host,
    route: '/results/invoices?unpaid=true&client=3',
    handlers: {
      listStatsInvoices: ({ body }) =>
        body.unpaid
          ? [
              { ...invoice, id: 1, payerId: 3, amount: 50 },
              { ...invoice, id: 2, payerId: 4, amount: 7 },
            ]
          : [],
    },
  });
  await screen.findByText('000001');
  expect(screen.queryByText('000002')).toBeNull();
  expect(document.body.textContent).toContain('€50.00');
});

it.each([
  ['late=true', '€50.00'],
  ['late=not', '€7.00'],
  ['late=false', '€57.00'],
  ['except=3+5', '€7.00'],
])('totals the unpaid invoices of the selected chart slice: %s', async (which, total) => {
  const invoice = {
    kind: 'client',
    date: '2026-03-03',
    name: 'Maes',
    status: 0,
    invoiceId: null,
    invoiceKind: null,
  } as const;
  renderWithHost(<ResultsInvoicesPage />, {
    ...host,
    route: `/results/invoices?unpaid=true&${which}`,
    handlers: {
      listStatsInvoices: () => [
        { ...invoice, id: 1, payerId: 3, amount: 50, late: true },
        { ...invoice, id: 2, payerId: 4, amount: 7, late: false },
      ],
    },
  });
  await screen.findAllByText('Maes');
  expect(document.body.textContent).toContain(total);
});

it('names a credit note by the number on its paper', async () => {
  const rest = { date: '2026-03-03', payerId: 3, name: 'Maes An', amount: -7, status: 0, late: false } as const;
  renderWithHost(<ResultsInvoicesPage />, {
    ...host,
    route: '/results/invoices?from=2026-03-01&to=2026-03-31',
    handlers: {
      listStatsInvoices: () => [{ ...rest, kind: 'credit', id: 12, invoiceId: 9, invoiceKind: 'client' }],
    },
  });
  expect(await screen.findByText('CN000012')).toBeTruthy();
});

it('opens an invoice in the list in which it stands, and the invoice that a credit note corrects', () => {
  const invoice = {
    kind: 'client',
    id: 5,
    date: '2026-03-03',
    payerId: 3,
    name: 'Maes',
    amount: 1,
    status: 0,
    late: false,
    invoiceId: null,
    invoiceKind: null,
  } as const;
  expect(invoiceLink(invoice)).toBe('/invoice?from=2026-03-03&to=2026-03-03&id=5');
  expect(invoiceLink({ ...invoice, kind: 'insurance', status: 1 })).toBe(
    '/archiveInsurances?from=2026-03-03&to=2026-03-03&id=5',
  );
  expect(invoiceLink({ ...invoice, kind: 'credit', invoiceId: 9, invoiceKind: 'client' })).toContain('/invoice?');
  expect(invoiceLink({ ...invoice, kind: 'credit', invoiceId: 9, invoiceKind: 'client' })).toContain('id=9');
});
