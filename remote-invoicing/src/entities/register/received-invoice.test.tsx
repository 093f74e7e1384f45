import { problem, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expenses, useExpenses } from '../../pages/expenses.tsx';
import { messages } from '../../testing/messages.ts';
import type { ReceivedInvoice } from './received-invoice.tsx';
import { RegisterPage } from './register-page.tsx';

const received: ReceivedInvoice = {
  credit: false,
  number: 'F-17',
  date: '2026-03-02',
  dueDate: '2026-04-01',
  supplier: {
    id: null,
    knownAs: null,
    name: 'Garage Peeters',
    cn: '0566.988.259',
    bank_account: 'BE68539007547034',
    address: 'Rue Haute 1',
    zip: '1000',
    city: 'Bruxelles',
    email: null,
  },
  net: 175.54,
  vat: 36.86,
  total: 212.4,
  reference: '+++100/0123/00038+++',
  note: null,
  lines: [{ name: 'Pneu', quantity: 2, amount: 175.54 }],
  lineCount: 1,
  warnings: ['buyer'],
  recorded: null,
  receipt: null,
};

const { id: _id, knownAs: _known, ...supplierRow } = received.supplier;

const Expenses = () => <RegisterPage register={expenses} query={useExpenses()} />;
const show = (handlers: HostOptions['handlers']) =>
  renderWithHost(<Expenses />, {
    user: testUser('super'),
    route: '/expenses?month=all',
    messages,
    handlers: {
      listExpenses: () => [],
      listMoneyCategories: () => [],
      listSuppliers: () => [],
      getSupplier: () => [{ ...supplierRow, id: 7 }],
      readExpenseUbl: () => received,
      ...handlers,
    },
  });
const choose = async ({ user }: ReturnType<typeof show>) =>
  user.upload(
    await screen.findByLabelText('Electronic invoice (UBL)', { selector: 'input' }),
    new File(['<Invoice/>'], 'facture.xml', { type: 'text/xml' }),
  );

it('fills the form of an expense with what was read, and adds its supplier', async () => {
  const bodies: unknown[] = [];
  const shown = show({
    createSupplier: ({ body }) => {
      bodies.push(body);
      return { insertId: 7 };
    },
    createExpense: ({ body }) => {
      bodies.push(body);
      return { insertId: 1 };
    },
  });
  await choose(shown);
  const form = within(await screen.findByRole('dialog', { name: 'New expense' }));
  expect(form.getByText('The invoice is addressed to another enterprise.')).toBeTruthy();
  expect(form.getByText('2 × Pneu €175.54')).toBeTruthy();
  await shown.user.click(form.getByRole('button', { name: 'Add this supplier' }));
  const supplier = within((await screen.findAllByRole('dialog')).at(-1) ?? document.body);
  await shown.user.click(supplier.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(form.queryByRole('button', { name: 'Add this supplier' })).toBeNull());
  await shown.user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies).toMatchObject([
    { name: 'Garage Peeters', cn: '0566.988.259', bank_account: 'BE68539007547034', zip: '1000' },
    {
      name: 'Garage Peeters',
      description: 'Pneu',
      price: 212.4,
      date: '2026-03-02',
      dueDate: '2026-04-01',
      supplierId: 7,
      paidFrom: 'open',
      reference: '+++100/0123/00038+++',
      invoiceNumber: 'F-17',
    },
  ]);
});

it('says what is wrong in a file that cannot be read', async () => {
  const missing = { field: 'file', messageKey: 'validation.ubl.missing', params: { element: 'IssueDate' } };
  await choose(show({ readExpenseUbl: () => problem(400, 'validation', [missing]) }));
  expect(await screen.findByText(/“facture.xml” could not be read/u)).toBeTruthy();
  expect(await screen.findByText(/The element “IssueDate” is missing in the file/u)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
