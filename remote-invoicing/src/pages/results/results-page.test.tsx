import { brusselsToday } from '@navette/shared/domain';
import { type HostOptions, problem, renderWithHost, testUser } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages } from '../../testing/messages.ts';
import ResultsPage from './index.tsx';

const year = brusselsToday().slice(0, 4);
const totals = {
  clients: 12,
  bookings: 40,
  total_price_all: 1200,
  total_cash: 200,
  total_factuur: 1000,
  total_invoiced: 900,
};
const none = { getUnpaid: () => [[{ amount: 0 }], [{ amount: 0 }], []] } satisfies HostOptions['handlers'];
const handlers: HostOptions['handlers'] = {
  getTotals: ({ query }) => [
    query.get('from')?.startsWith('2026-02') ? { ...totals, bookings: 20, total_price_all: 2400 } : totals,
  ],
  listMonthlyStats: () => [{ year: 2026, month: 3, amount: 1200, profit: 240, bookings: 40 }],
  listDailyStats: () => [{ day: '2026-03-03', amount: 1200, profit: 240, bookings: 40 }],
  listHalfYearStats: () => [{ day: '2026-03-03', amount: 1200, profit: 240, bookings: 40 }],
  listWeekdayStats: () => [{ day_name: 'Tuesday', hour: 9, amount: 1200, bookings: 40 }],
  listUnmetNeed: () => [
    { year: 2026, month: 3, reason: 'noDriver', requests: 4 },
    { year: 2026, month: 3, reason: 'tooLate', requests: 1 },
  ],
  ...none,
};
const host = { user: testUser('super'), messages, handlers };
const march = '/results?period=month&from=2026-03-01&to=2026-03-31';
const show = (route = march, more: HostOptions['handlers'] = {}) =>
  renderWithHost(<ResultsPage />, { ...host, route, handlers: { ...handlers, ...more } });
const tile = (name: string) => within(screen.getByRole('region', { name }));

describe('the results dashboard', () => {
  it('compares each total with the period before and leads to its list', async () => {
    show();
    const link = await screen.findByRole('link', { name: /^Sales/ });
    expect(link.getAttribute('href')).toBe('/booking?from=2026-03-01&to=2026-03-31');
    expect(await tile('Sales').findByText(/-50% \(before: €2,400.00\)/)).toBeTruthy();
    expect(tile('Bookings').getByText(/\+100%/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Cash/ }).getAttribute('href')).toContain('/results/bookings?');
    expect(screen.getByRole('link', { name: /^Invoiced/ }).getAttribute('href')).toContain('/results/invoices?');
  });

  it('the results dashboard has a table of the figures of every chart, with the lists behind them', async () => {
    const { user } = show();
    const shares = within(await screen.findByRole('region', { name: /^Organisation’s share and driver share/ }));
    await shares.findByRole('button', { name: /^Figures/ });
    for (const button of screen.getAllByRole('button', { name: /^Figures/ })) await user.click(button);
    const row = within(await shares.findByRole('row', { name: /March 2026/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['€240.00', '€960.00', '€1,200.00']);
    const unmet = within(screen.getByRole('region', { name: 'Refused requests by month' }));
    expect(unmet.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['5', '4', '1']);
    for (const title of [
      'Sales by month',
      'Bookings by month',
      'Sales by day',
      'Bookings by day, over six months',
      'Sales by weekday and hour',
    ])
      expect(within(screen.getByRole('region', { name: title })).getAllByRole('link').length).toBeGreaterThan(0);
    const hour = within(screen.getByRole('region', { name: 'Sales by weekday and hour' })).getByRole('link', {
      name: 'Tuesday 9 h',
    });
    expect(hour.getAttribute('href')).toBe('/results/bookings?from=2026-03-01&to=2026-03-31&weekday=2&hour=9');
  });

  it('shows the year that runs by default, and keeps another period in the address', async () => {
    const { user, address } = show('/results');
    await screen.findByText(year);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Length of the period' }), 'Month');
    await waitFor(() => expect(address()).toContain('period=month'));
    await user.click(screen.getByRole('button', { name: 'Previous period' }));
    await waitFor(() => expect(address()).toMatch(/from=\d{4}-\d\d-01&to=/));
  });

  it('the results dashboard has an unpaid block only while something is unpaid', async () => {
    const { unmount } = show();
    await screen.findByRole('region', { name: 'Sales by month' });
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Unpaid/ })).toBeNull());
    unmount();
    const { user } = show(march, {
      getUnpaid: () => [
        [{ amount: 130 }],
        [{ amount: 60 }],
        [{ clientId: 3, lastname: 'Maes', firstname: 'An', amount: 90 }],
      ],
    });
    const block = within(await screen.findByRole('region', { name: 'Unpaid by clients and insurers: €130.00' }));
    expect(block.getByText(/without what was written off/u)).toBeTruthy();
    await user.click(block.getByRole('button', { name: /^Figures/ }));
    expect(block.getByRole('link', { name: 'Late' }).getAttribute('href')).toBe(
      '/results/invoices?unpaid=true&late=true',
    );
    expect(block.getByRole('link', { name: 'Not due yet' }).getAttribute('href')).toBe(
      '/results/invoices?unpaid=true&late=not',
    );
    const byClient = within(screen.getByRole('region', { name: 'Unpaid by client' }));
    await user.click(byClient.getByRole('button', { name: /^Figures/ }));
    expect(byClient.getByRole('link', { name: 'Other clients' }).getAttribute('href')).toBe(
      '/results/invoices?unpaid=true&except=3',
    );
    const insurers = byClient.getByRole('link', { name: 'Insurers' });
    expect(insurers.closest('tr')?.textContent).toContain('€40.00');
    expect(insurers.getAttribute('href')).toBe('/results/invoices?unpaid=true&payers=insurance');
    expect(byClient.getByRole('link', { name: 'Other clients' }).closest('tr')?.textContent).toContain('€0.00');
    const top = within(screen.getByRole('region', { name: 'The ten clients who owe most' }));
    await user.click(top.getByRole('button', { name: /^Figures/ }));
    expect(top.getByRole('link', { name: 'Maes An (3)' }).getAttribute('href')).toBe(
      '/results/invoices?unpaid=true&client=3',
    );
  });

  it('says that there is nothing, and offers Retry for a chart that fails alone', async () => {
    show(march, { listMonthlyStats: () => [], listWeekdayStats: () => problem(503, 'unavailable') });
    const months = within(await screen.findByRole('region', { name: 'Sales by month' }));
    await months.findByText('Nothing in this period.');
    const hours = within(screen.getByRole('region', { name: 'Sales by weekday and hour' }));
    expect(await hours.findByRole('button', { name: /Retry|Try again/ })).toBeTruthy();
  });
});
