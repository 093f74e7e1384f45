import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderWithHost } from '../../../testing/index.ts';
import { useHeldRows } from './use-held-rows.ts';
import { WaitingRows } from './waiting-rows.tsx';

const own = (row: string) => row;

function List() {
  const [rows, setRows] = useState(['a', 'b', 'c']);
  const held = useHeldRows(rows, own);
  return (
    <>
      <button type="button" onClick={() => setRows(['x', 'b', 'c'])}>
        refresh
      </button>
      <button type="button" onClick={() => ['a', 'x'].forEach(held.own)}>
        own
      </button>
      <div {...held.zone}>
        <WaitingRows held={held} />
        <ul>
          {held.rows.map((row) => (
            <li key={row}>
              <button type="button">{held.isGone(row) ? `${row} gone` : row}</button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const refresh = () => fireEvent.click(screen.getByRole('button', { name: 'refresh' }));

describe('a live list under the mouse', () => {
  it('keeps its rows in place while the pointer is among them, and shows the new ones when it leaves', () => {
    renderWithHost(<List />);
    const button = screen.getByRole('button', { name: 'b' });
    fireEvent.pointerOver(button);
    refresh();
    expect(rows()).toEqual(['a gone', 'b', 'c']);
    expect(screen.getByRole('button', { name: 'Show 1 new row' })).toBeTruthy();
    fireEvent.pointerOver(document.body);
    fireEvent.pointerOut(button, { relatedTarget: document.body });
    fireEvent.pointerLeave(screen.getByRole('list').parentElement ?? document.body);
    expect(rows()).toEqual(['x', 'b', 'c']);
  });

  it('keeps its rows in place while the focus is among them, until the new ones are asked for', () => {
    renderWithHost(<List />);
    act(() => screen.getByRole('button', { name: 'b' }).focus());
    refresh();
    expect(rows()).toEqual(['a gone', 'b', 'c']);
    act(() => screen.getByRole('button', { name: 'c' }).focus());
    expect(rows()).toEqual(['a gone', 'b', 'c']);
    fireEvent.click(screen.getByRole('button', { name: 'Show 1 new row' }));
    expect(rows()).toEqual(['x', 'b', 'c']);
  });

  it('follows removals and additions of the user immediately', () => {
    renderWithHost(<List />);
    fireEvent.pointerOver(screen.getByRole('button', { name: 'b' }));
    fireEvent.click(screen.getByRole('button', { name: 'own' }));
    refresh();
    expect(rows()).toEqual(['b', 'c', 'x']);
    expect(screen.queryByRole('button', { name: /^Show/u })).toBeNull();
  });

  it('a live list is released when its focused row loses the focus', () => {
    renderWithHost(<List />);
    act(() => screen.getByRole('button', { name: 'b' }).focus());
    refresh();
    act(() => screen.getByRole('button', { name: 'b' }).blur());
    expect(rows()).toEqual(['x', 'b', 'c']);
  });

  it('follows its rows while neither pointer nor focus is inside', () => {
    renderWithHost(<List />);
    refresh();
    expect(rows()).toEqual(['x', 'b', 'c']);
  });
});
