import { InvoiceStatus } from '@navette/shared/domain';
import { renderWithHost, testUser } from '@navette/shared/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../testing/messages.ts';
import InsuranceInvoicesPage from './invoices-insurances.tsx';

const invoice = (id: number, clientId: number | null) => ({
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
    handlers: { listInsuranceInvoicesByDate: () => clients.map((clientId, index) => invoice(index + 1, clientId)) },
  });

const headings = async () => {
  await screen.findAllByText('Mutualité du Parc');
  return screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
};

it('hides the client of insurer invoices while none of them is about one client', async () => {
  show([null, null]);
  expect(await headings()).not.toContain(messages.en['invoice.clientId']);
});

it('shows the client of insurer invoices as soon as one of them is about one client', async () => {
  show([null, 31]);
  expect(await headings()).toContain(messages.en['invoice.clientId']);
});
