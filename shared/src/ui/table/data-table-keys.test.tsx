import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RowAction } from './data-table-props.ts';
import { ids, rowAt, samples, sampleColumns, showList, type Sample } from './testing/sample-list.tsx';

const focusedRow = () =>
  document.activeElement instanceof HTMLTableRowElement
    ? document.activeElement.querySelector('td')?.textContent
    : undefined;

describe('the keyboard in a list', () => {
  it('a list has one tab stop, whatever the cells contain', async () => {
    const columns = [
      ...sampleColumns,
      { id: 'link', header: 'Link', value: () => '', cell: () => <a href="#x">open</a> },
    ];
    const { user } = showList({ columns });
    screen.getByRole('button', { name: 'Columns and display' }).focus();
    await user.tab();
    expect(focusedRow()).toBe('1');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Rows per page' }));
  });

  it('moves the focus by rows and to the ends of a list, and remembers the focused row', async () => {
    const { user } = showList();
    rowAt(0).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(focusedRow()).toBe('3');
    await user.keyboard('{End}');
    expect(focusedRow()).toBe('10');
    await user.keyboard('{ArrowUp}');
    expect(focusedRow()).toBe('9');
    await user.tab();
    await user.tab({ shift: true });
    expect(focusedRow()).toBe('9');
    await user.keyboard('{Home}');
    expect(focusedRow()).toBe('1');
    await user.keyboard('{PageDown}');
    expect(focusedRow()).toBe('10');
    await user.keyboard('{PageUp}{ArrowDown}{ArrowDown}x');
    expect(focusedRow()).toBe('3');
  });

  it('moves the focus up into the column headings, along them, and back', async () => {
    const { user } = showList();
    rowAt(0).focus();
    await user.keyboard('{ArrowUp}{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Date' }));
    await user.keyboard('{ArrowDown}');
    expect(focusedRow()).toBe('1');
  });

  it('opens a row with Enter and deletes it with Delete, but ignores keys with Ctrl, Meta and Alt', async () => {
    const onOpen = vi.fn();
    const onDelete = vi.fn();
    const { user } = showList({ onOpen, onDelete });
    rowAt(1).focus();
    await user.keyboard('{Control>}{Enter}{Delete}{ArrowDown}{/Control}{Alt>}{Enter}{/Alt}{Meta>}{Delete}{/Meta}');
    expect(onOpen).not.toHaveBeenCalled();
    expect(onDelete).not.toHaveBeenCalled();
    expect(focusedRow()).toBe('2');
    await user.keyboard('{Enter}{Delete}');
    expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
    expect(onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
  });

  it('reaches the controls of a row with the arrow keys, and returns to the row with Escape', async () => {
    const rowActions = () => [{ id: 'edit', label: 'Edit', icon: null, inline: true, onSelect: () => {} }];
    const { user } = showList({ rowActions });
    rowAt(0).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit: trip 1' }));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions for trip 1' }));
    await user.keyboard('{Escape}');
    expect(focusedRow()).toBe('1');
    await user.keyboard('{ArrowRight}{ArrowLeft}');
    expect(focusedRow()).toBe('1');
  });
});

describe('the menu of a row', () => {
  const menuOf =
    (run: (row: Sample) => void) =>
    (row: Sample): RowAction[] => [
      { id: 'edit', label: 'Edit', icon: null, onSelect: () => run(row) },
      { id: 'delete', label: 'Delete', icon: null, danger: true, onSelect: () => {} },
    ];

  it('opens the row menu with Shift+F10, keeps it open through a refresh, and restores the focus', async () => {
    const { user, change } = showList({ rowActions: menuOf(() => {}) });
    rowAt(2).focus();
    await user.keyboard('{Shift>}{F10}{/Shift}');
    const menu = await screen.findByRole('menu', { name: 'Actions for trip 3' });
    change({ rows: samples(36) });
    expect(screen.getByRole('menu')).toBe(menu);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(focusedRow()).toBe('3');
  });

  it('the menu of a row contains the buttons that do not fit in it, since space is reserved from a sample of rows', async () => {
    const action = (id: string) => ({ id, label: id, icon: null, inline: true, onSelect: () => {} });
    // Of so many rows every third one is asked.
    const rowActions = ({ id }: Sample) => (id === 2 ? ['Match', 'Undo', 'Ignore'] : ['Match']).map(action);
    const { user } = showList({ rows: samples(1200), rowActions });
    const buttons = within(rowAt(1)).getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Match: trip 2', 'Actions for trip 2']);
    await user.click(screen.getByRole('button', { name: 'Actions for trip 2' }));
    expect(await screen.findAllByRole('menuitem')).toHaveLength(3);
  });

  it('runs a command of the row menu on its row', async () => {
    const run = vi.fn();
    const { user } = showList({ rowActions: menuOf(run) });
    await user.click(screen.getByRole('button', { name: 'Actions for trip 4' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await waitFor(() => expect(run).toHaveBeenCalledWith(expect.objectContaining({ id: 4 })));
  });

  it('opens the row menu with the right mouse button', async () => {
    const { user } = showList({ rowActions: menuOf(() => {}) });
    await user.pointer({ keys: '[MouseRight]', target: rowAt(1) });
    expect(await screen.findByRole('menu', { name: 'Actions for trip 2' })).toBeTruthy();
  });
});

describe('a live refresh', () => {
  it('keeps the focus on its row when a live refresh moves the row', () => {
    const { change } = showList();
    rowAt(2).focus();
    change({ rows: [{ id: 0, date: '2026-01-01', client: 'New', price: 1 }, ...samples(35)] });
    expect(ids()[0]).toBe('0');
    expect(focusedRow()).toBe('3');
  });

  it('moves the focus of a removed row to the row in its place', () => {
    const { change } = showList();
    rowAt(2).focus();
    change({ rows: samples(35).filter(({ id }) => id !== 3) });
    expect(focusedRow()).toBe('4');
  });

  it('gives the focus to the heading of the page when its last row is removed', async () => {
    const page = document.body.appendChild(document.createElement('main'));
    onTestFinished(() => page.remove());
    const heading = page.appendChild(Object.assign(document.createElement('h1'), { tabIndex: -1 }));
    const { change } = showList({ rows: samples(1) });
    rowAt(0).focus();
    change({ rows: [] });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('a live refresh does not steal the focus from outside the list when a row is removed', () => {
    const { change } = showList();
    rowAt(2).focus();
    screen.getByRole('searchbox').focus();
    change({ rows: samples(35).filter(({ id }) => id !== 3) });
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('highlights only rows changed by a live refresh', () => {
    const { change } = showList();
    change({ rows: samples(35).map((row) => (row.id === 2 ? { ...row, price: 99 } : { ...row })) });
    expect(
      [...document.querySelectorAll('tr[data-changed]')].map((row) => row.querySelector('td')?.textContent),
    ).toEqual(['2']);
  });

  it('does not highlight a row that is only unfolded', () => {
    const rows: readonly (Sample & { readonly isExpanded?: boolean })[] = samples(35);
    const { change } = showList({ rows });
    change({ rows: rows.map((row) => (row.id === 2 ? { ...row, isExpanded: true } : row)) });
    expect(document.querySelector('tr[data-changed]')).toBeNull();
  });
});
