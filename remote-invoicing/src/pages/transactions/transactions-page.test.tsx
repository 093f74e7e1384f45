import { describeRecordsPage, type Answer } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { few, host, lines, rowTexts, show } from './testing/show-transactions.tsx';
import TransactionsPage from './index.tsx';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-05-20T10:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

describeRecordsPage({
  name: 'bank transactions',
  page: <TransactionsPage />,
  host,
  list: (answer) => ({ listTransactions: answer, totalTransactions: () => few, listMatchProposals: () => [] }),
  rows: lines.toReversed(),
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

  it('totals the transactions found by the search', async () => {
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

  it('searches and sums on the server when more transactions match than the limit of the list', async () => {
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
