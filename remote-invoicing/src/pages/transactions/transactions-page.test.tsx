import {
  describeRecordsPage,
  problem,
  renderWithHost,
  testUser,
  type Answer,
  type HostOptions,
} from '@navette/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import type { TransactionImport } from './requests/import-file.ts';
import type { BankTransaction } from './requests/use-transactions.ts';
import { TransactionsPage } from './transactions-page.tsx';

const line = (id: number, changes: Partial<BankTransaction>): BankTransaction => ({
  id,
  date: '2026-05-03',
  account: null,
  amount: 10,
  detail: 'Paiement',
  ref: null,
  counterparty: null,
  structured: null,
  source: 'mai.csv',
  matched: 0,
  rest: 0,
  ...changes,
});

const lines = [
  line(3, { date: '2026-05-04', amount: -12, detail: 'Frais de garage', counterparty: 'Garage Élan' }),
  line(2, { amount: 54.5, account: 'BE68539007547034', ref: '000123', structured: '100012300038' }),
  line(1, { date: '2026-05-01', amount: 0.1 }),
];

const found = (changes: Partial<TransactionImport> = {}): TransactionImport => ({
  format: 'kbc',
  lines: 3,
  added: 3,
  known: 0,
  refused: [],
  warnings: [],
  ...changes,
});

const host = { user: testUser('super'), route: '/transactions', messages };

const few = { count: 3, received: 54.6, spent: -12, total: 42.6 };

const show = (options: HostOptions = {}) =>
  renderWithHost(<TransactionsPage />, {
    ...host,
    ...options,
    handlers: {
      listTransactions: () => lines,
      totalTransactions: () => few,
      listMatchProposals: () => [],
      ...options.handlers,
    },
  });

const rowTexts = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

const csv = (name: string, content = 'date;account;amount;detail') => new File([content], name, { type: 'text/csv' });
const bring = async (user: ReturnType<typeof show>['user'], ...files: File[]) => {
  await screen.findByRole('button', { name: 'Import' });
  await user.upload(screen.getByLabelText('Import', { selector: 'input' }), files);
  return within(await screen.findByRole('dialog', { name: 'Import bank files' }));
};

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-05-20T10:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

describeRecordsPage({
  name: 'bank transactions',
  page: <TransactionsPage />,
  host,
  list: (answer) => ({ listTransactions: answer, totalTransactions: () => few, listMatchProposals: () => [] }),
  rows: lines.toReversed(),
  row: (id) => line(id, {}),
  columns: ['Date', 'Account', 'Amount', 'Detail', 'Ref.'],
  order: ['04/05/2026', '03/05/2026BE68 5390 0754 7034€54.50Paiement000123', '01/05/2026'],
  pageSizes: ['25', '20', '50', 'All'],
  search: { typed: 'ELAN', finds: 'Frais de garage' },
  empty: 'No transactions in this period.',
  csv: 'transactions',
});

describe('list of bank transactions', () => {
  it('asks for the transactions of this month and the two before', async () => {
    const listTransactions = vi.fn<Answer<'listTransactions'>>(() => lines);
    const { address } = show({ handlers: { listTransactions } });
    await screen.findByText('Frais de garage');
    expect(Object.fromEntries(listTransactions.mock.lastCall?.[0].query ?? [])).toEqual({
      startDate: '2026-03-01',
      endDate: '2026-05-31',
    });
    expect(address()).toBe('/transactions');
  });

  it('shows outgoing amounts by sign and colour', async () => {
    show();
    await screen.findByText('Frais de garage');
    const [out, into] = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getByText(/€/));
    expect(out?.textContent).toBe('-€12.00');
    expect(out?.getAttribute('style')).toContain('error');
    expect(into?.textContent).toBe('€54.50');
    expect(into?.getAttribute('style')).toBeNull();
  });

  it('shows all transactions on demand, kept in the URL', async () => {
    const listTransactions = vi.fn<Answer<'listTransactions'>>(() => lines);
    const { user, address } = show({ handlers: { listTransactions } });
    await user.click(await screen.findByRole('checkbox', { name: 'All dates' }));
    await waitFor(() => expect(listTransactions.mock.lastCall?.[0].query.toString()).toBe(''));
    expect(address()).toBe('/transactions?dates=all');
    expect(screen.queryByRole('group', { name: 'Period of the transactions' })).toBeNull();
  });

  it('shows the transactions of the period in a link', async () => {
    const listTransactions = vi.fn<Answer<'listTransactions'>>(() => lines);
    show({ route: '/transactions?from=2025-01-02&to=2025-01-03', handlers: { listTransactions } });
    await screen.findByText('Frais de garage');
    expect(Object.fromEntries(listTransactions.mock.lastCall?.[0].query ?? [])).toEqual({
      startDate: '2025-01-02',
      endDate: '2025-01-03',
    });
  });

  it('totals the transactions that the search finds', async () => {
    const { user } = show();
    await screen.findByText('Frais de garage');
    const total = (label: string) =>
      screen.getByText(
        (_, element) => element?.tagName === 'SPAN' && (element.textContent.startsWith(`${label} `) || false),
      ).textContent;
    expect([total('In'), total('Out'), total('Total')]).toEqual(['In €54.60', 'Out -€12.00', 'Total €42.60']);
    await user.type(screen.getByRole('searchbox'), 'elan');
    await waitFor(() => expect(rowTexts()).toHaveLength(1));
    expect(total('Total')).toBe('Total -€12.00');
  });

  it('lets the server search and sum when more transactions match than it answers with', async () => {
    const listTransactions = vi.fn<Answer<'listTransactions'>>(() => lines);
    const totalTransactions = vi.fn<Answer<'totalTransactions'>>(({ query }) =>
      query.get('q') === 'elan'
        ? { count: 5, received: 1, spent: -61, total: -60 }
        : { count: 100_000, received: 800_000, spent: -1, total: 799_999 },
    );
    const { user } = show({ handlers: { listTransactions, totalTransactions } });
    expect(await screen.findByText(/20,000 latest of 100,000 transactions/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Export' }).getAttribute('aria-description')).toMatch(/Only a part/);
    expect(await screen.findByText('€799,999.00')).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'elan');
    expect(await screen.findByText('-€60.00')).toBeTruthy();
    expect(listTransactions.mock.lastCall?.[0].query.get('q')).toBe('elan');
  });

  it('finds a transaction by its structured communication, whose column is hidden', async () => {
    const { user } = show();
    await screen.findByText('Frais de garage');
    await user.type(screen.getByRole('searchbox'), '100/0123');
    await waitFor(() => expect(rowTexts()).toHaveLength(1));
  });

  it('distinguishes an empty period from an empty list', async () => {
    const { user } = show({ handlers: { listTransactions: () => [] } });
    await screen.findByText('No transactions in this period.');
    await user.click(screen.getByRole('checkbox', { name: 'All dates' }));
    expect(await screen.findByText('There are no transactions yet. Import a file of the bank.')).toBeTruthy();
  });
});

describe('importing files of the bank', () => {
  it('sends each bank file unchanged, under its name, and shows the result', async () => {
    let stored: BankTransaction[] = [];
    const importTransactions = vi.fn<Answer<'importTransactions'>>(() => {
      stored = lines;
      return found({ known: 2, lines: 5 });
    });
    const { user } = show({ handlers: { importTransactions, listTransactions: () => stored } });
    const dialog = await bring(user, csv('mai & juin.csv'), csv('coda.txt'));
    await dialog.findByText('The 2 files are imported.');
    expect(importTransactions.mock.calls.map(([{ query }]) => query.get('name'))).toEqual([
      'mai & juin.csv',
      'coda.txt',
    ]);
    const [call] = importTransactions.mock.calls[0] ?? [];
    expect(call?.request.headers.get('content-type')).toBe('application/octet-stream');
    expect(dialog.getAllByText('3 new transactions, 2 known already.')).toHaveLength(2);
    expect(dialog.getAllByText('KBC (CSV)')).toHaveLength(2);
    await user.click(dialog.getByText('Close'));
    await screen.findByText('Frais de garage');
  });

  it('accepts files that are dropped on the page', async () => {
    const { container } = show({ handlers: { importTransactions: () => found() } });
    await screen.findByText('Frais de garage');
    const target = container.querySelector('table') ?? container;
    const dataTransfer = { types: ['Files'], files: [csv('drop.csv')] };
    fireEvent.dragOver(target, { dataTransfer });
    expect(screen.getByText('Drop the bank’s files here (CSV or CODA)')).toBeTruthy();
    fireEvent.drop(target, { dataTransfer });
    await screen.findByText('drop.csv');
    expect(screen.queryByText('Drop the bank’s files here (CSV or CODA)')).toBeNull();
    await screen.findByText('3 new transactions, none known already.');
  });

  it('ignores texts that are dragged over the page', async () => {
    const { container } = show();
    await screen.findByText('Frais de garage');
    fireEvent.dragOver(container.querySelector('table') ?? container, {
      dataTransfer: { types: ['text/plain'], files: [] },
    });
    expect(screen.queryByText(/Drop the bank/)).toBeNull();
  });

  it('names refused lines and warnings of a bank file', async () => {
    const odd = found({
      refused: [{ line: 1234, messageKey: 'transaction.refused.date' }],
      warnings: ['transaction.warning.balance'],
    });
    const { user } = show({ handlers: { importTransactions: () => odd } });
    const dialog = await bring(user, csv('a.csv'));
    await dialog.findByText('1 line could not be read: correct it in the file, then import it again');
    expect(dialog.getByText('Line 1,234: The date cannot be read.')).toBeTruthy();
    expect(dialog.getByText('The old balance and the movements do not add up to the new balance.')).toBeTruthy();
  });

  it('says why a file was refused, and goes on with the others', async () => {
    const refusal = () => problem(400, 'validation', [{ field: 'file', messageKey: 'validation.file.unknownBank' }]);
    const importTransactions = vi.fn<Answer<'importTransactions'>>(({ query }) =>
      query.get('name') === 'photo.png' ? refusal() : found(),
    );
    const { user } = show({ handlers: { importTransactions } });
    const dialog = await bring(user, csv('photo.png'), csv('a.csv'));
    await dialog.findByText('3 new transactions, none known already.');
    expect(dialog.getByText('Not imported: 1 of 2 files.')).toBeTruthy();
    expect(dialog.getByRole('alert').textContent).toContain(
      'This file is neither a CODA statement nor the CSV of a known bank.',
    );
  });

  it('an empty file of the bank is not sent', async () => {
    const importTransactions = vi.fn<Answer<'importTransactions'>>(() => found());
    const { user } = show({ handlers: { importTransactions } });
    const dialog = await bring(user, csv('a.csv', ''));
    await dialog.findByText('This file is empty: choose another one.');
    expect(importTransactions).not.toHaveBeenCalled();
  });

  it('retries a bank file whose upload failed', async () => {
    let fails = true;
    const { user } = show({ handlers: { importTransactions: () => (fails ? problem(503, 'unavailable') : found()) } });
    const dialog = await bring(user, csv('a.csv'));
    await dialog.findByRole('alert');
    fails = false;
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    await dialog.findByText('3 new transactions, none known already.');
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('offers all dates after an import, since new lines may lie outside the period', async () => {
    const { user, address } = show({ handlers: { importTransactions: () => found() } });
    const dialog = await bring(user, csv('a.csv'));
    await user.click(await dialog.findByRole('button', { name: 'Show all dates' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/transactions?dates=all');
    expect((await bring(user, csv('b.csv'))).queryByRole('button', { name: 'Show all dates' })).toBeNull();
  });

  it('shows the progress of an import, which continues when its dialog is closed', async () => {
    let answer = (_found: TransactionImport): void => {};
    const answered = new Promise<TransactionImport>((resolve) => {
      answer = resolve;
    });
    const { user } = show({ handlers: { importTransactions: () => answered } });
    const dialog = await bring(user, csv('a.csv'), csv('b.csv'));
    await dialog.findByText('0 of 2 files imported…');
    expect(dialog.getByRole('progressbar', { name: 'Progress of the import' }).getAttribute('aria-valuenow')).toBe('0');
    await user.click(dialog.getByText('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Import in progress…' }));
    const again = within(await screen.findByRole('dialog'));
    answer(found());
    await again.findByText('The 2 files are imported.');
  });
});
