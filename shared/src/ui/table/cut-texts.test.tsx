import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rowAt, showList } from './testing/sample-list.tsx';

/** The clients' cells are too narrow, as a browser would say. */
beforeEach(() => {
  const isClient = (element: Element) => element instanceof HTMLTableCellElement && element.cellIndex === 2;
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function width(this: Element) {
    return isClient(this) ? 200 : 50;
  });
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => 100);
});

const note = () => document.querySelector('[data-cut-texts]');

describe('a truncated cell', () => {
  it('shows all of its text on hover, and the new one after it changed', () => {
    const { change } = showList();
    const cell = rowAt(0).querySelectorAll('td')[2];
    if (!cell) throw new Error('no cell');
    fireEvent.mouseOver(cell);
    expect(cell.title).toBe('Éléonore Dubois');
    change({ rows: [{ id: 1, date: '2026-03-01', client: 'Zoé Maes', price: 1 }] });
    fireEvent.mouseOver(cell);
    expect(cell.title).toBe('Zoé Maes');
  });

  it('shows no tooltip for a cell that is not truncated', () => {
    showList();
    const cell = rowAt(0).querySelectorAll('td')[1];
    if (!cell) throw new Error('no cell');
    fireEvent.mouseOver(cell);
    expect(cell.title).toBe('');
  });

  it('shows the cut texts of the row that the keyboard reaches, with their headings, until the focus leaves', async () => {
    const { user } = showList();
    rowAt(0).focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(note()?.textContent).toBe('ClientJan Janssens'));
    await user.keyboard('{Escape}');
    expect(note()).toBeNull();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(note()?.textContent).toBe('ClientFatima El Amrani'));
    screen.getByRole('searchbox').focus();
    await waitFor(() => expect(note()).toBeNull());
  });
});
