import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { api } from '../../../api/index.ts';
import type { TableHandle } from '../data-table-props.ts';
import { IDLE_MS } from './use-held-rows.ts';
import { bodyRows, ids, rowAt, samples, showList, type Sample } from '../testing/sample-list.tsx';

const five = samples(5);
const without = (id: number, rows = five) => rows.filter((row) => row.id !== id);
const changed = (id: number, change: Partial<Sample>, rows = five) =>
  rows.map((row) => (row.id === id ? { ...row, ...change } : row));
const newOne: Sample = { id: 0, date: '2026-03-01', client: 'Anna Nys', price: 7 };

const enter = () => fireEvent.pointerOver(rowAt(0));
const leave = () => {
  const row = rowAt(0);
  fireEvent.pointerOver(document.body);
  fireEvent.pointerOut(row, { relatedTarget: document.body });
};
const GONE = 'No longer in this list';

describe('a live table under the mouse', () => {
  it('keeps every row in place while a colleague adds, removes and reorders rows, and shows it all when the pointer leaves', () => {
    const { change } = showList({ rows: five });
    enter();
    change({ rows: [newOne, ...without(2, changed(5, { id: 5, price: 99 }))] });
    expect(ids()).toEqual(['1', `2${GONE}`, '3', '4', '5']);
    expect(rowAt(4).textContent).toContain('99.00');
    expect(screen.getByRole('button', { name: 'Show 1 new row' })).toBeTruthy();
    leave();
    expect(ids()).toEqual(['0', '1', '3', '4', '5']);
    expect(screen.queryByRole('button', { name: 'Show 1 new row' })).toBeNull();
  });

  it('keeps a row in place whose value changes the order, the search or the group that it belongs to', () => {
    const { change } = showList({ rows: five }, { route: '/?sort=price&q=2026' });
    enter();
    change({ rows: changed(2, { price: 50 }) });
    expect(ids()).toEqual(['1', '2', '3', '4', '5']);
    leave();
    expect(ids()).toEqual(['1', '3', '4', '5', '2']);
  });

  it('a live table is released after half a minute without input, and held again with the next input', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { change } = showList({ rows: five });
    enter();
    const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    pass(IDLE_MS - 1000);
    fireEvent.pointerMove(rowAt(0));
    change({ rows: [newOne, ...five] });
    pass(IDLE_MS - 1000);
    expect(ids()).toEqual(['1', '2', '3', '4', '5']);
    pass(1000);
    expect(ids()).toEqual(['0', '1', '2', '3', '4', '5']);
    fireEvent.pointerOver(rowAt(0));
    change({ rows: five });
    expect(ids()).toEqual(['1', '2', '3', '4', '5']);
    fireEvent.pointerMove(rowAt(0));
    change({ rows: without(2) });
    expect(ids()).toEqual(['1', `2${GONE}`, '3', '4', '5']);
  });

  it('stays held while the page writes something by itself in the background', async () => {
    const { change } = showList({ rows: five }, { handlers: { reportLoads: () => ({ affectedRows: 1 }) } });
    enter();
    await act(() => api.POST('/service/release/loads', { body: { events: [] }, priority: 'low' }));
    change({ rows: without(2) });
    expect(ids()).toEqual(['1', `2${GONE}`, '3', '4', '5']);
  });

  it('shows no button, checkbox or menu for a removed row, and does not open it', async () => {
    const onOpen = vi.fn<(row: Sample) => void>();
    const onDelete = vi.fn<(row: Sample) => void>();
    const { change, user } = showList({
      rows: five,
      onOpen,
      onDelete,
      selectionActions: () => null,
      rowActions: () => [{ id: 'edit', label: 'Edit', icon: null, onSelect: () => undefined, inline: true }],
    });
    act(() => rowAt(1).focus());
    change({ rows: without(2) });
    expect(within(rowAt(1)).queryAllByRole('button')).toEqual([]);
    expect(within(rowAt(1)).queryByRole('checkbox')).toBeNull();
    await user.keyboard('{Enter}{Delete}{Shift>}{F10}{/Shift}');
    await user.dblClick(rowAt(1));
    fireEvent.contextMenu(rowAt(1));
    expect(screen.queryByRole('menu')).toBeNull();
    expect([onOpen.mock.calls, onDelete.mock.calls]).toEqual([[], []]);
    expect(within(rowAt(2)).getAllByRole('button')).toHaveLength(2);
  });

  it('keeps its rows while the menu of a row is open', async () => {
    const { change, user } = showList({
      rows: five,
      rowActions: () => [{ id: 'edit', label: 'Edit', icon: null, onSelect: () => undefined }],
    });
    act(() => rowAt(1).focus());
    await user.keyboard('{Shift>}{F10}{/Shift}');
    const item = await screen.findByRole('menuitem', { name: 'Edit' });
    await waitFor(() => expect(item.closest('[role=menu]')?.contains(document.activeElement)).toBe(true));
    change({ rows: without(1) });
    expect(bodyRows()).toHaveLength(5);
  });

  it('sorts, searches and changes the page immediately on request of the user', async () => {
    const { change, user, go } = showList({ rows: five });
    act(() => rowAt(1).focus());
    change({ rows: [newOne, ...five] });
    await go('/?sort=-id');
    expect(ids()).toEqual(['5', '4', '3', '2', '1']);
    await user.click(screen.getByRole('button', { name: 'Show 1 new row' }));
    expect(ids()).toEqual(['5', '4', '3', '2', '1', '0']);
  });

  it('a live table is held while the focus moves to the button that shows the new rows, which returns it to the rows', async () => {
    const { change, user } = showList({ rows: five });
    act(() => rowAt(1).focus());
    change({ rows: [newOne, ...five] });
    act(() => screen.getByRole('button', { name: 'Show 1 new row' }).focus());
    expect(ids()).toEqual(['1', '2', '3', '4', '5']);
    await user.keyboard('{Enter}');
    expect(ids()).toEqual(['0', '1', '2', '3', '4', '5']);
    expect(document.activeElement?.closest('tr[data-index]')).toBeTruthy();
  });

  it('shows another list at once when a filter or the period of the page changes', async () => {
    const { change, go } = showList({ rows: five }, { route: '/?start=2026-03-01' });
    enter();
    await go('/?start=2026-04-01');
    change({ rows: [newOne] });
    expect(ids()).toEqual(['0']);
    enter();
    change({ rows: [newOne, ...five] });
    expect(ids()).toEqual(['0']);
  });

  it('shows changes, deletions and additions of the user immediately, and still nothing else', async () => {
    const table = createRef<TableHandle>();
    const { change } = showList(
      { rows: five, ref: table },
      { handlers: { deleteBooking: () => ({ affectedRows: 1 }) } },
    );
    enter();
    change({ rows: [newOne, ...without(1)] });
    await act(() => api.DELETE('/api/booking/{id}', { params: { path: { id: 3 } } }));
    change({ rows: [newOne, ...without(1, without(3))] });
    expect(ids()).toEqual([`1${GONE}`, '2', '4', '5']);
    act(() => table.current?.reveal(0));
    expect(ids()).toEqual(['0', `1${GONE}`, '2', '4', '5']);
  });
});
