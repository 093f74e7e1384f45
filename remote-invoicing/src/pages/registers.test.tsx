import type { components } from '@navette/openapi/types';
import { addDays, belgianDate, brusselsToday } from '@navette/shared/domain';
import { describeRecordsPage, type HostOptions, problem, renderWithHost, testUser } from '@navette/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { messages } from '../testing/messages.ts';
import { expenses, useExpenses } from './expenses.tsx';
import { RegisterPage } from '../entities/register/register-page.tsx';

const ExpensesPage = () => <RegisterPage register={expenses} query={useExpenses()} />;

type Expense = components['schemas']['Expense'];
const today = brusselsToday();
const expense = (id: number, name: string, price: number | null, more: Partial<Expense> = {}): Expense => ({
  id,
  name,
  description: `Facture ${id}`,
  price,
  date: today,
  imageUrl: null,
  contentType: null,
  itemKey: null,
  ticketId: null,
  categoryId: null,
  supplierId: null,
  paidFrom: null,
  paidOn: null,
  dueDate: null,
  reference: null,
  invoiceNumber: null,
  ...more,
});
const pdf = { itemKey: 'a.pdf', contentType: 'application/pdf', imageUrl: '/files/a.pdf?expires=1&signature=x' };
const rows = [expense(1, 'Garage Peeters', 212.4), expense(2, 'Électrabel', 80, pdf), expense(3, 'Proximus', null)];
const read: HostOptions['handlers'] = {
  getExpense: ({ path }) => rows.filter(({ id }) => id === path.id),
  listMoneyCategories: () => [{ id: 4, register: 'expense', name: 'Carburant', account: '612100' }],
  listSuppliers: () => [],
};
const host = { user: testUser('super'), route: '/expenses', messages, handlers: read };
const page = <ExpensesPage />;

describeRecordsPage({
  name: 'expenses',
  page,
  host,
  list: (answer) => ({ listExpenses: answer }),
  rows,
  columns: ['No.', 'Name', 'Description', 'Amount', 'Date', 'Category', 'Paid from', 'Due date'],
  order: ['3Proximus', '2Électrabel', '1Garage'],
  pageSizes: ['30', '40', 'All'],
  defaultSize: '30',
  search: { typed: 'ELECTRABEL', finds: 'Électrabel' },
  empty: 'There are no expenses in this period.',
  csv: 'expenses',
  link: { id: 2, dialog: 'Edit expense Électrabel' },
  add: { button: 'Add expense', dialog: 'New expense' },
  remove: {
    id: 2,
    row: 'Électrabel',
    remove: (answer) => ({ deleteExpense: answer }),
    question: 'Delete expense Électrabel?',
    deleted: 'Expense Électrabel deleted',
  },
});

const show = (options: HostOptions = {}) =>
  renderWithHost(page, { ...host, ...options, handlers: { listExpenses: () => rows, ...read, ...options.handlers } });

describe('a register', () => {
  it.each(['New expense', 'Edit expense Garage Peeters'])(
    'shows the month of a record that was saved in another one: %s',
    async (dialog) => {
      let saved = rows;
      const { user, address } = show({
        handlers: {
          listExpenses: () => saved,
          createExpense: () => {
            saved = [...rows, expense(9, 'Assurance', 5, { date: '2024-05-03' })];
            return { insertId: 9 };
          },
          updateExpense: () => {
            saved = [expense(1, 'Assurance', 5, { date: '2024-05-03' })];
            return { affectedRows: 1 };
          },
        },
      });
      await screen.findByText('Garage Peeters');
      await user.click(
        screen.getByRole('button', { name: dialog.startsWith('New') ? 'Add expense' : 'Edit: Garage Peeters' }),
      );
      const form = within(await screen.findByRole('dialog', { name: dialog }));
      for (const [label, text] of [
        [/^Name/u, 'Assurance'],
        [/^Date/u, '03/05/2024'],
        [/^Description/u, 'Année'],
      ] as const) {
        const field = form.getByRole('textbox', { name: label });
        await user.clear(field);
        await user.type(field, text);
      }
      await user.click(form.getByRole('button', { name: 'Save' }));
      expect(await screen.findByRole('row', { name: /Assurance/u })).toBeTruthy();
      expect(address()).toBe('/expenses?month=2024-05');
    },
  );

  it('opens the receipt through a fresh link, since links in a loaded list expire', async () => {
    const imageUrl = '/files/a.pdf?expires=2&signature=y';
    const { user } = show({ handlers: { getExpense: () => [expense(2, 'Électrabel', 80, { ...pdf, imageUrl })] } });
    const row = within((await screen.findByText('Électrabel')).closest('tr') ?? document.body);
    await user.click(row.getByRole('button', { name: /View/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Électrabel' }));
    expect((await dialog.findByRole('link', { name: /PDF/ })).getAttribute('href')).toBe(imageUrl);
  });

  it('shows a receipt that is a PDF in the dialog where the browser reads PDFs', async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'pdfViewerEnabled'));
    const { user } = show();
    const row = within((await screen.findByText('Électrabel')).closest('tr') ?? document.body);
    await user.click(row.getByRole('button', { name: /View/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Électrabel' }));
    expect((await dialog.findByTitle(/Électrabel/)).getAttribute('src')).toBe(pdf.imageUrl);
  });
});

describe('the form of a register', () => {
  const open = async (options: HostOptions = {}) => {
    const hosted = show(options);
    await hosted.user.click(await screen.findByRole('button', { name: 'Add expense' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New expense' }));
    for (const [label, value] of [
      ['Name', 'Garage'],
      ['Description', 'Pneus'],
      ['Amount (€)', '12,5'],
    ] as const) {
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
      fireEvent.blur(dialog.getByLabelText(label));
    }
    const file = (name: string, type = 'application/pdf') =>
      fireEvent.change(dialog.getByLabelText('Add a file'), {
        target: { files: [new File(['%PDF-1.7'], name, { type })] },
      });
    return { ...hosted, dialog, file, save: () => hosted.user.click(dialog.getByRole('button', { name: 'Save' })) };
  };

  it('sends a new record with its receipt, and again under the same key after a lost answer', async () => {
    const sent: unknown[] = [];
    const { dialog, file, save } = await open({
      handlers: {
        uploadExpenseReceipt: () => pdf,
        createExpense: ({ body, request }) => {
          sent.push([body, request.headers.get('Idempotency-Key')]);
          return sent.length === 1 ? problem(503, 'unavailable') : { insertId: 9 };
        },
      },
    });
    file('ticket.pdf');
    await dialog.findByRole('link', { name: /PDF/ });
    await save();
    await dialog.findByRole('alert');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const body = { name: 'Garage', description: 'Pneus', price: 12.5, date: today, itemKey: 'a.pdf' };
    expect(sent[0]).toEqual([expect.objectContaining(body), expect.stringMatching(/^[0-9a-f]{32}$/u)]);
    expect(sent.slice(1)).toEqual([sent[0]]);
  });

  it('offers to retry a failed upload, but not a refused one', async () => {
    let attempts = 0;
    const { dialog, file, user } = await open({
      handlers: { uploadExpenseReceipt: () => ((attempts += 1) === 1 ? problem(503, 'unavailable') : pdf) },
    });
    file('ticket.pdf');
    await user.click(await dialog.findByRole('button', { name: 'Retry' }));
    await dialog.findByRole('link', { name: /PDF/ });
    expect(attempts).toBe(2);
  });

  /** No receipt arrives; what is saved is kept. */
  const withoutReceipts = (saved: unknown[]): HostOptions['handlers'] => ({
    uploadExpenseReceipt: () => problem(503, 'unavailable'),
    createExpense: ({ body }) => {
      saved.push(body);
      return { insertId: 9 };
    },
  });

  it('does not save without a receipt whose upload failed, unless it is removed', async () => {
    const saved: unknown[] = [];
    const { dialog, file, save, user } = await open({ handlers: withoutReceipts(saved) });
    file('ticket.pdf');
    await dialog.findByRole('button', { name: 'Retry' });
    await save();
    expect(await dialog.findByText('The file was not sent: retry, or leave it out.')).toBeTruthy();
    expect(saved).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Leave this file out' }));
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Add a file' }));
    await save();
    await waitFor(() => expect(saved).toEqual([expect.objectContaining({ itemKey: null })]));
  });

  it('saves without a receipt after a failed upload and an invalid file', async () => {
    const saved: unknown[] = [];
    const { dialog, file, save } = await open({ handlers: withoutReceipts(saved) });
    file('ticket.pdf');
    await dialog.findByRole('button', { name: 'Retry' });
    file('ticket');
    await dialog.findByText('Please add a valid file!');
    expect(dialog.queryByRole('button', { name: 'Retry' })).toBeNull();
    await save();
    await waitFor(() => expect(saved).toEqual([expect.objectContaining({ itemKey: null })]));
  });
});

it('says in the form that a day is closed, and keeps what is closed of a record', async () => {
  const until = addDays(today, -1);
  const old = expense(4, 'Total', 50, { date: until });
  const { user } = renderWithHost(page, {
    ...host,
    handlers: {
      ...read,
      getExpense: () => [old],
      listExpenses: () => [old],
      listLockDates: () => [{ kind: 'registers' as const, until }],
    },
    route: '/expenses?id=4',
  });
  const edit = within(await screen.findByRole('dialog', { name: /Total/u }));
  expect(await edit.findByText(/Expenses and inserts are closed until/u)).toBeTruthy();
  expect(edit.getByRole('textbox', { name: /^Amount/u })).toHaveProperty('readOnly', true);
  expect(edit.getByRole('textbox', { name: /Invoice number/u })).toHaveProperty('readOnly', false);
  await user.click(edit.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Add expense' }));
  const added = within(await screen.findByRole('dialog', { name: 'New expense' }));
  const date = added.getByRole('textbox', { name: /^Date/u });
  await user.clear(date);
  await user.type(date, belgianDate(until));
  await user.tab();
  expect(await added.findByText(`Closed until ${belgianDate(until)}: choose a later date.`)).toBeTruthy();
});
