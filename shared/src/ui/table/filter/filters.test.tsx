import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bodyRows, ids, samples, showList } from '../testing/sample-list.tsx';
import { readFilters, writeFilters, type ColumnFilter } from './column-filter.ts';

const columns = [{ id: 'client' }, { id: 'price', kind: 'money' }, { id: 'date', kind: 'date' }] as const;

describe('filters in the URL', () => {
  it('filters in the URL are read back unchanged, whatever text they contain', () => {
    const filters: readonly ColumnFilter[] = [
      { column: 'client', kind: 'has', text: 'a;b:c,d % é' },
      { column: 'price', kind: 'range', from: '10', to: '' },
      { column: 'date', kind: 'empty' },
    ];
    expect(readFilters(writeFilters(filters), columns)).toEqual(filters);
  });

  it.each([
    '',
    'gone:has:x',
    'client:has:',
    'client:like:x',
    'price:range:,',
    'price:range:ten,',
    'date:range:2026-02-31,',
    'client:range:a,b',
    'client:has:%E0%A4%A',
  ])('leaves out invalid filters: %s', (text) =>
    expect(readFilters(text, columns).filter((one) => one.kind !== 'has' || one.text !== '')).toEqual([]),
  );
});

describe('filtering a list by column', () => {
  const open = async (user: { readonly click: (element: Element) => Promise<void> }) => {
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    return within(await screen.findByRole('dialog', { name: 'Filter by column' }));
  };

  it('shows each filter as a button that removes it, and moves the focus to the next one, at last to the search', async () => {
    const { user } = showList({}, { route: '/?where=client:has:dupont;price:filled' });
    const chips = within(await screen.findByRole('group', { name: 'Active filters' }));
    const [first, second] = chips.getAllByRole('button');
    expect([first?.textContent, second?.textContent]).toEqual([expect.stringContaining('dupont'), 'Price: not empty']);
    if (first) await user.click(first);
    expect(document.activeElement?.textContent).toBe('Price: not empty');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('group', { name: 'Active filters' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('shows the rows whose number lies in a range, and keeps it in the URL', async () => {
    const { user, address } = showList();
    const panel = await open(user);
    await user.selectOptions(panel.getByRole('combobox', { name: 'Filter: Price' }), 'from … to …');
    await user.type(panel.getByRole('textbox', { name: 'Price, from' }), '33{Enter}');
    await user.type(panel.getByRole('textbox', { name: 'Price, up to' }), '34{Enter}');
    await waitFor(() => expect(ids()).toEqual(['33', '34']));
    expect(decodeURIComponent(address())).toBe('/?where=price:range:33,34');
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy();
  });

  it('keeps an invalid number in the field of a range, with an error, and filters nothing', async () => {
    const { user, address } = showList();
    const panel = await open(user);
    await user.selectOptions(panel.getByRole('combobox', { name: 'Filter: Price' }), 'from … to …');
    const from = panel.getByRole('textbox', { name: 'Price, from' });
    await user.type(from, 'ten{Enter}');
    expect(from).toHaveProperty('value', 'ten');
    expect(from.getAttribute('aria-invalid')).toBe('true');
    expect(panel.getByText('Not a valid number (example: 12.5).')).toBeTruthy();
    expect(address()).toBe('/');
    await user.clear(from);
    await user.type(from, '33{Enter}');
    await waitFor(() => expect(ids()[0]).toBe('33'));
    expect(panel.queryByText('Not a valid number (example: 12.5).')).toBeNull();
  });

  it('removes an invalid number when filters are cleared', async () => {
    const { user } = showList();
    const panel = await open(user);
    await user.selectOptions(panel.getByRole('combobox', { name: 'Filter: Price' }), 'from … to …');
    await user.type(panel.getByRole('textbox', { name: 'Price, from' }), 'ten{Enter}');
    await user.click(panel.getByRole('button', { name: 'Clear filters' }));
    expect(panel.queryByText('Not a valid number (example: 12.5).')).toBeNull();
    expect(panel.queryByRole('textbox', { name: 'Price, from' })).toBeNull();
  });

  it('writes a number of thousands in its field as it can be typed again', async () => {
    const { user, address } = showList({}, { route: '/?where=price:range:,1500' });
    const panel = await open(user);
    await user.type(panel.getByRole('textbox', { name: 'Price, up to' }), '0{Enter}');
    await waitFor(() => expect(decodeURIComponent(address())).toBe('/?where=price:range:,15000'));
  });

  it('shows the rows with one of few values, or with a text that ignores accents', async () => {
    const { user } = showList();
    const panel = await open(user);
    await user.selectOptions(panel.getByRole('combobox', { name: 'Filter: Client' }), 'Zoé Maes');
    await waitFor(() => expect(ids()[0]).toBe('4'));
    await user.selectOptions(panel.getByRole('combobox', { name: 'Filter: Client' }), 'contains…');
    await user.type(panel.getByRole('textbox', { name: 'Client contains' }), 'eleonore{Enter}');
    await waitFor(() => expect(ids()[1]).toBe('5'));
  });

  it('distinguishes empty and filled cells', () => {
    const rows = samples(4).map((row) => (row.id === 2 ? { ...row, client: '' } : row));
    const { unmount } = showList({ rows }, { route: '/?where=client:empty' });
    expect(ids()).toEqual(['2']);
    unmount();
    showList({ rows }, { route: '/?where=client:filled' });
    expect(ids()).toEqual(['1', '3', '4']);
  });

  it('totals the filtered rows, and clears the filters', async () => {
    const totals = (found: readonly { readonly price: number }[]) => [
      { id: 'sum', label: 'Sum', value: String(found.reduce((sum, { price }) => sum + price, 0)) },
    ];
    const { user } = showList({ totals }, { route: '/?where=price:range:90,99;date:range:2026-03-02,2026-03-02' });
    expect(screen.getByText('No row matches the search or the filters.', { exact: false })).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body);
    await waitFor(() => expect(bodyRows()).toHaveLength(10));
    expect(screen.getByText('630')).toBeTruthy();
  });
});
