import { renderWithHost, testUser } from '@navette/shared/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../testing/messages.ts';
import ResultsInvoicesPage, { invoiceLink } from './results-invoices.tsx';

const host = { user: testUser('super'), messages };

it('totals what is open of the unpaid invoices of a client', async () => {
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
])('totals the unpaid invoices that the slice of the chart counts: %s', async (which, total) => {
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
