import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { TableColumn } from './columns/column.ts';
import { rowAt, sampleColumns, samples, showList, type Sample } from './testing/sample-list.tsx';

const GROUPED = new Set(['date', 'client']);
const columns: readonly TableColumn<Sample>[] = sampleColumns.map((column) =>
  GROUPED.has(column.id) ? { ...column, groups: true } : column,
);
const totals = (found: readonly Sample[]) => [
  { id: 'sum', label: 'Total', value: String(found.reduce((sum, { price }) => sum + price, 0)) },
];
const heads = () => screen.getAllByRole('rowheader').map((head) => head.textContent);
const headOf = (name: string) => {
  const row = screen.getByRole('rowheader', { name: new RegExp(name, 'u') }).closest('tr');
  if (!row) throw new Error(`no group ${name}`);
  return row;
};
const show = (route: string, props: Parameters<typeof showList>[0] = {}) =>
  showList({ columns, totals, ...props }, { route });

describe('a grouped list', () => {
  it('a grouped list is chosen in the toolbar, kept in the URL, and has one page', async () => {
    const { user, address } = showList({ columns });
    await user.click(screen.getByRole('button', { name: 'Group by' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Client' }));
    expect(address()).toBe('/?group=client');
    const grid = await screen.findByRole('treegrid');
    expect(grid.getAttribute('aria-rowcount')).toBe('40');
    expect(screen.getByText('1–35 of 35')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Grouped: Client' })).toBeTruthy();
  });

  it('shows count and totals of each group, of every row found, in the order of the alphabet', () => {
    show('/?group=client&where=price:range:1,8');
    expect(heads()).toEqual([
      'Éléonore Dubois2 rowsTotal 6',
      'Fatima El Amrani2 rowsTotal 10',
      'Jan Janssens2 rowsTotal 8',
      'Zoé Maes2 rowsTotal 12',
    ]);
  });

  it('sorts the rows in the groups, and the groups when it is sorted by their column', async () => {
    const { user } = show('/?group=client&sort=-id');
    expect(rowAt(1).textContent).toContain('33');
    await user.click(within(screen.getByRole('columnheader', { name: 'Client' })).getByRole('button'));
    await user.click(within(screen.getByRole('columnheader', { name: 'Client' })).getByRole('button'));
    expect(heads()[0]).toContain('Zoé Maes');
  });

  it('groups dates by month, too, and puts rows without a value last', () => {
    show('/?group=date:month', {
      rows: [
        { id: 9, date: '', client: 'x', price: 1 },
        ...samples(2),
        { id: 3, date: '2026-02-01', client: 'x', price: 1 },
      ],
    });
    expect(heads()).toEqual(['February 20261 rowTotal 1', 'March 20262 rowsTotal 3', '(empty)1 rowTotal 1']);
  });

  it('keeps groups of the same name but different keys apart', () => {
    const byId = columns.map((column) =>
      column.id === 'client' ? { ...column, groups: ({ id }: Sample) => id % 2 } : column,
    );
    const rows = [1, 2, 3].map((id) => ({ id, date: '', client: 'Jan Janssens', price: 1 }));
    show('/?group=client', { columns: byId, rows });
    expect(heads()).toEqual(['Jan Janssens2 rowsTotal 2', 'Jan Janssens1 rowTotal 1']);
  });

  it('shows the list ungrouped when the URL names an unknown grouping', () => {
    show('/?group=price');
    expect(screen.getByRole('grid')).toBeTruthy();
    expect(screen.queryByRole('rowheader')).toBeNull();
  });

  it('a grouped list is not offered where only a part of the rows is loaded', () => {
    show('/?group=client', { searchedByServer: true });
    expect(screen.queryByRole('button', { name: /Group/u })).toBeNull();
    expect(screen.queryByRole('rowheader')).toBeNull();
  });
});

describe('the groups of a list', () => {
  it('the groups of a list are folded and unfolded with a click', async () => {
    const { user } = show('/?group=client');
    const head = headOf('Jan Janssens');
    expect(head.getAttribute('aria-expanded')).toBe('true');
    await user.click(within(head).getByRole('rowheader'));
    expect(headOf('Jan Janssens').getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByRole('treegrid').getAttribute('aria-rowcount')).toBe('31');
  });

  it('the groups of a list are folded and unfolded by keyboard, and a row leads to the head of its group', async () => {
    const onOpen = vi.fn();
    const { user } = show('/?group=client', { onOpen });
    rowAt(0).focus();
    await user.keyboard('{ArrowLeft}');
    expect(headOf('Dubois').getAttribute('aria-expanded')).toBe('false');
    await user.keyboard('{ArrowRight}');
    expect(headOf('Dubois').getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}');
    expect(document.activeElement).toBe(headOf('Dubois'));
    await user.keyboard('{Enter}');
    expect(headOf('Dubois').getAttribute('aria-expanded')).toBe('false');
    expect(onOpen).not.toHaveBeenCalled();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ client: 'Fatima El Amrani' }));
  });

  it('the groups of a list are folded all at once', async () => {
    const { user } = show('/?group=client');
    await user.click(screen.getByRole('button', { name: 'Grouped: Client' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Fold all groups' }));
    expect(screen.getByRole('treegrid').getAttribute('aria-rowcount')).toBe('5');
  });

  it('the groups of a list are selected whole, folded or not', async () => {
    const selectionActions = (selected: readonly Sample[]) => `chosen: ${selected.map(({ id }) => id).join(' ')}`;
    const { user } = show('/?group=client', { selectionActions });
    await user.click(within(headOf('Zoé Maes')).getByRole('rowheader'));
    headOf('Zoé Maes').focus();
    await user.keyboard(' ');
    expect(screen.getByText('chosen: 4 8 12 16 20 24 28 32')).toBeTruthy();
    expect(headOf('Zoé Maes').getAttribute('aria-selected')).toBe('true');
    await user.click(screen.getByRole('checkbox', { name: 'Select the group Zoé Maes' }));
    expect(screen.queryByText(/^chosen: 4/u)).toBeNull();
  });

  it('the groups of a list set the order of the export; the file contains only rows, also those of collapsed groups', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:x';
    });
    const { user } = show('/?group=client', { rows: samples(5), csvName: 'trips' });
    await user.click(within(headOf('Dubois')).getByRole('rowheader'));
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Export (CSV)' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const lines = ((await files[0]?.text()) ?? '').trim().split(/\r?\n/u).slice(2);
    expect(lines.map((line) => line.split(',')[0])).toEqual(['"1"', '"5"', '"3"', '"2"', '"4"']);
    vi.restoreAllMocks();
  });

  it('renders only the visible rows of a year', () => {
    show('/?group=date', { rows: samples(2000) });
    expect(screen.getByRole('treegrid').getAttribute('aria-rowcount')).toBe('2029');
    expect(screen.getByRole('treegrid').querySelectorAll('tbody tr').length).toBeLessThan(60);
  });
});
