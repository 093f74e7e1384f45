import { brusselsToday, InvoiceStatus } from '@navette/shared/domain';
import { type Answer, problem, renderWithHost, testUser } from '@navette/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import ClientInvoicesPage from './index.tsx';

const invoice = {
  id: 1,
  clientId: 7,
  firstname: 'Jean',
  lastname: 'Maes',
  date: '2026-10-05',
  amount: 54.5,
  open: 54.5,
  paid: 0,
  credited: 0,
  invoiceName: null,
  status: InvoiceStatus.pending,
  recall: 0 as const,
  creditNotes: [],
};

it('offers the statement of account of the client of an invoice', async () => {
  const { user } = renderWithHost(<ClientInvoicesPage />, {
    user: testUser('account'),
    messages,
    route: '/invoice',
    handlers: {
      listClientInvoicesByDate: () => [invoice],
      getClientStatement: ({ body: { clientId } }) => problem(clientId === 7 ? 503 : 500, 'unavailable'),
    },
  });
  await screen.findByText('Maes');
  await user.click(screen.getByRole('button', { name: /^(More|Actions)/u }));
  await user.click(await screen.findByRole('menuitem', { name: 'Statement of account' }));
  expect(await screen.findByRole('dialog', { name: 'Statement of account: Maes Jean' })).toBeTruthy();
});

it('finds an invoice by the number on its paper, and calls none late of which nothing is left to pay', async () => {
  const { user } = renderWithHost(<ClientInvoicesPage />, {
    user: testUser('account'),
    messages,
    route: '/invoice?from=2026-01-01&to=2026-01-31',
    handlers: {
      listClientInvoicesByDate: () => [
        { ...invoice, date: '2026-01-05' },
        { ...invoice, id: 2, lastname: 'Peeters', date: '2026-01-05', paid: 60, open: -5.5 },
      ],
    },
  });
  await screen.findByText('Maes');
  expect(screen.getAllByRole('img', { name: 'Late' })).toHaveLength(1);
  await user.type(screen.getByRole('searchbox'), '000002');
  await waitFor(() => expect(screen.queryByText('Maes')).toBeNull());
  expect(screen.getByText('Peeters')).toBeTruthy();
});

it('calls an invoice late after the last day to pay that its document names', async () => {
  renderWithHost(<ClientInvoicesPage />, {
    user: testUser('account'),
    messages,
    route: '/invoice?from=2026-01-01&to=2026-01-31',
    handlers: {
      listClientInvoicesByDate: () => [
        { ...invoice, date: '2026-01-05', due: '2999-01-01' },
        { ...invoice, id: 2, lastname: 'Peeters', date: brusselsToday(), due: '2026-01-05' },
      ],
    },
  });
  await screen.findByText('Maes');
  const late = screen.getByRole('img', { name: 'Late' }).closest('tr');
  expect(late?.textContent).toContain('Peeters');
});

it('prints the chosen invoices as one PDF, and offers to try again', async () => {
  const printInvoices = vi.fn<Answer<'printInvoices'>>(() => problem(503, 'unavailable'));
  const { user } = renderWithHost(<ClientInvoicesPage />, {
    user: testUser('account'),
    messages,
    route: '/invoice',
    handlers: { listClientInvoicesByDate: () => [invoice, { ...invoice, id: 2, lastname: 'Peeters' }], printInvoices },
  });
  await screen.findByText('Maes');
  await user.click(screen.getByRole('checkbox', { name: /all/iu }));
  await user.click(await screen.findByRole('button', { name: '2 documents as PDF' }));
  await screen.findByText('The documents could not be printed');
  expect(printInvoices.mock.lastCall?.[0].body).toMatchObject({ kind: 'client', invoices: [2, 1] });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(printInvoices).toHaveBeenCalledTimes(2));
});
