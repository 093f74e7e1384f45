import { brusselsToday, InvoiceStatus } from '@navette/shared/domain';
import { type Answer, problem, renderWithHost, testUser } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../testing/messages.ts';
import ClientInvoicesPage from './invoices-clients.tsx';
import InsuranceInvoicesPage from './invoices-insurances.tsx';

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

it('finds an invoice by its printed number, and marks none as late with nothing left to pay', async () => {
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

it('marks an invoice as late after the due date on its document', async () => {
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
  await user.click(screen.getByRole('checkbox', { name: /Select the rows/u }));
  await user.click(await screen.findByRole('button', { name: '2 documents as PDF' }));
  await screen.findByText('The documents could not be printed');
  expect(printInvoices.mock.lastCall?.[0].body).toMatchObject({ kind: 'client', invoices: [2, 1] });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(printInvoices).toHaveBeenCalledTimes(2));
});

describe('closing an invoice from its status menu', () => {
  const close = async (more: Partial<typeof invoice>, updateClientInvoice: Answer<'updateClientInvoice'>) => {
    const { user } = renderWithHost(<ClientInvoicesPage />, {
      user: testUser('invoice'),
      messages,
      route: '/invoice',
      handlers: { listClientInvoicesByDate: () => [{ ...invoice, ...more }], updateClientInvoice },
    });
    await user.click(await screen.findByRole('button', { name: /Status of invoice 1\b/u }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Closed' }));
    return user;
  };

  it('leaves the invoice open, without a failure, when the question is cancelled', async () => {
    const updateClientInvoice = vi.fn<Answer<'updateClientInvoice'>>(() => ({ affectedRows: 1 }));
    const user = await close({}, updateClientInvoice);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave open' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(updateClientInvoice).not.toHaveBeenCalled();
    expect(screen.queryByText(/not changed/u)).toBeNull();
  });

  it('asks nothing for a settled invoice', async () => {
    const updateClientInvoice = vi.fn<Answer<'updateClientInvoice'>>(() => ({ affectedRows: 1 }));
    await close({ paid: 54.5, open: 0 }, updateClientInvoice);
    await waitFor(() => expect(updateClientInvoice.mock.lastCall?.[0].body).toEqual({ status: 1 }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks for the reason when a payment was undone since the list was read', async () => {
    const params = { invoice: 1, open: 20, overpaid: 'no' };
    const updateClientInvoice = vi.fn<Answer<'updateClientInvoice'>>(({ body }) =>
      body.reason ? { affectedRows: 1 } : problem(409, 'invoice.open', [], params),
    );
    const user = await close({ paid: 54.5, open: 0 }, updateClientInvoice);
    const question = await screen.findByRole('alertdialog', { name: /€20\.00 is still open/u });
    await user.type(within(question).getByRole('textbox', { name: 'Reason' }), 'Perte{Enter}');
    await waitFor(() => expect(updateClientInvoice).toHaveBeenCalledTimes(2));
  });
});

const insurerInvoice = (id: number, clientId: number | null) => ({
  id,
  insuranceId: 4,
  name: 'Mutualité du Parc',
  clientId,
  date: '2026-10-05',
  amount: 120.5,
  open: 120.5,
  paid: 0,
  credited: 0,
  status: InvoiceStatus.pending,
  creditNotes: [],
});

const show = (clients: readonly (number | null)[]) =>
  renderWithHost(<InsuranceInvoicesPage />, {
    user: testUser('super'),
    messages,
    route: '/invoiceInsurance',
    handlers: {
      listInsuranceInvoicesByDate: () => clients.map((clientId, index) => insurerInvoice(index + 1, clientId)),
    },
  });

const headings = async () => {
  await screen.findAllByText('Mutualité du Parc');
  return screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
};

it.each([
  ['hides the client of insurer invoices while none of them is about one client', [null, null], false],
  ['shows the client of insurer invoices as soon as one of them is about one client', [null, 31], true],
])('%s', async (_, clients, isShown) => {
  show(clients);
  expect((await headings()).includes(messages.en['invoice.clientId'])).toBe(isShown);
});
