import { strFromU8, unzipSync } from 'fflate';
import { screen, waitFor, within } from '@testing-library/react';
import { act, createRef } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderWithHost, testUser } from '../../testing/index.ts';
import { Dialog } from '../overlay/dialog/dialog.tsx';
import { giveBoxes } from '../testing/dom.ts';
import type { TableHandle } from './data-table-props.ts';
import { bodyRows, ids, rowAt, sampleColumns, SampleList, samples, showList } from './testing/sample-list.tsx';

const headings = () => screen.getAllByRole('columnheader').map((heading) => heading.textContent);
const openColumns = async (user: { readonly click: (element: Element) => Promise<void> }) => {
  await user.click(screen.getByRole('button', { name: 'Columns and display' }));
  return screen.findByRole('dialog', { name: 'Columns and display' });
};

describe('arranging a list', () => {
  it('hides and moves columns, and Reset restores them', async () => {
    const { user } = showList();
    const panel = await openColumns(user);
    await user.click(within(panel).getByRole('checkbox', { name: 'Date' }));
    await user.click(within(panel).getByRole('button', { name: 'Move Client right' }));
    expect(headings()).toEqual(['No', 'Price', 'Client']);
    expect(within(panel).getByRole('checkbox', { name: 'No' })).toHaveProperty('disabled', true);
    await user.click(within(panel).getByRole('button', { name: 'Reset columns' }));
    expect(headings()).toEqual(['No', 'Date', 'Client', 'Price']);
  });

  it('persists the column preferences per user and table', async () => {
    const first = showList({}, { user: testUser('dispatch', { id: 7 }) });
    const panel = await openColumns(first.user);
    await first.user.click(within(panel).getByRole('checkbox', { name: 'Date' }));
    await first.user.click(within(panel).getByRole('radio', { name: 'Compact' }));
    await first.user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '20');
    first.unmount();

    const again = showList({}, { user: testUser('dispatch', { id: 7 }) });
    expect(headings()).toEqual(['No', 'Client', 'Price']);
    expect(bodyRows()).toHaveLength(20);
    again.unmount();

    const other = showList({}, { user: testUser('dispatch', { id: 8 }) });
    expect(headings()).toEqual(['No', 'Date', 'Client', 'Price']);
    other.unmount();

    showList({ tableId: 'others' }, { user: testUser('dispatch', { id: 7 }) });
    expect(headings()).toEqual(['No', 'Date', 'Client', 'Price']);
  });
});

const catchFiles = () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:x';
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return { saved, click: vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {}) };
};

describe('exporting a list', () => {
  it('exports all found rows, sorted, not just the current page', async () => {
    const { saved } = catchFiles();
    const { user } = showList({ csvName: 'trips' }, { route: '/?q=zoe&sort=-id&page=1' });
    expect(bodyRows()).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Export (CSV)' }));
    const text = await saved[0]?.text();
    expect(text?.split('\n').slice(1, 3)).toEqual([
      '"No","Date","Client","Price"',
      '"32","04/03/2026","Zoé Maes","32.00"',
    ]);
    expect(text?.trim().split('\n')).toHaveLength(2 + 8);
  });

  it('exports the selected rows alone, says how many, and has every column, hidden ones too', async () => {
    const { saved } = catchFiles();
    const columns = sampleColumns.map((column) => ({ ...column, hidden: column.id === 'price' }));
    const { user } = showList({ csvName: 'trips', columns, selectionActions: () => null }, { route: '/?sort=-id' });
    expect(headings()).not.toContain('Price');
    for (const row of bodyRows().slice(0, 2)) await user.click(within(row).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Export the 2 selected rows' }));
    expect(await screen.findByRole('menuitem', { name: 'Export the 2 selected rows (Excel)' })).toBeTruthy();
    await user.click(screen.getByRole('menuitem', { name: 'Export the 2 selected rows (CSV)' }));
    const lines = (await saved[0]?.text())?.trim().split('\n').slice(1);
    expect(lines?.map((line) => line.split(',').length)).toEqual([4, 4, 4]);
    expect(lines?.[0]).toContain('"Price"');
  });

  it('exports all found rows, sorted, as a workbook', async () => {
    const { saved, click } = catchFiles();
    const { user } = showList({ csvName: 'trips' }, { route: '/?q=zoe&sort=-id&size=10' });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Export (Excel)' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [link] = click.mock.contexts;
    expect(link instanceof HTMLAnchorElement && link.download).toBe('trips.xlsx');
    const parts = unzipSync(new Uint8Array((await saved[0]?.arrayBuffer()) ?? []));
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet.match(/<row /gu)).toHaveLength(1 + 8);
    expect(sheet).toMatch(/<c r="A2"[^>]*><v>32<\/v>/u);
  });
});

describe('a list of twenty thousand', () => {
  giveBoxes(600);

  it('virtualizes 20,000 rows: renders about thirty between two spacers, with their aria-rowindex', () => {
    showList({ rows: samples(20_000) }, { route: '/?size=all' });
    const grid = screen.getByRole('grid');
    expect(grid.getAttribute('aria-rowcount')).toBe('20001');
    expect(grid.querySelectorAll('tr').length).toBeLessThanOrEqual(31);
    expect(grid.querySelectorAll('tr[data-spacer]')).toHaveLength(2);
    expect(rowAt(0).getAttribute('aria-rowindex')).toBe('2');
  });

  it('focuses the last of 20,000 rows with End, and keeps it rendered', async () => {
    const { user } = showList({ rows: samples(20_000) }, { route: '/?size=all' });
    rowAt(0).focus();
    await user.keyboard('{End}');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('20001'));
    expect(screen.getByRole('grid').querySelectorAll('tr').length).toBeLessThanOrEqual(33);
  });
});

describe('a row that was saved', () => {
  it('reveals a saved row on its page and highlights it, as soon as it is in the list', async () => {
    const table = createRef<TableHandle>();
    const { change, address } = showList({ ref: table });
    act(() => table.current?.reveal(36));
    expect(address()).toBe('/');
    change({ rows: samples(36) });
    await waitFor(() => expect(address()).toBe('/?page=4'));
    expect(ids()).toContain('36');
    await waitFor(() => expect(document.querySelector('tr[data-changed] td')?.textContent).toBe('36'));
    expect(document.activeElement).toBe(document.body);
  });
});

describe('a list in a dialog', () => {
  it('neither takes over the search of the page behind it nor changes it', async () => {
    const page = renderWithHost(
      <Dialog open title="Earlier imports" onClose={() => undefined}>
        <SampleList />
      </Dialog>,
      { route: '/?q=nobody&page=4' },
    );
    expect(await screen.findByRole('searchbox')).toHaveProperty('value', '');
    expect(screen.getAllByRole('row').length).toBeGreaterThan(1);
    await page.user.type(screen.getByRole('searchbox'), 'zoe{Enter}');
    expect(page.address()).toBe('/?q=nobody&page=4');
  });

  it('keeps the search of a list in a dialog out of the URL', async () => {
    const { user, address } = showList({ address: 'none' });
    await user.type(screen.getByRole('searchbox'), 'zoe{Enter}');
    expect(ids()[0]).toBe('4');
    expect(address()).toBe('/');
  });
});
