import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { rowAt, showList, type Sample } from './testing/sample-list.tsx';

/** Renders a master list with a controlled current row. */
function showMaster(current: number | null = null) {
  const onCurrent = vi.fn((row: Sample) => shown.change({ current: row.id }));
  const shown = showList({ current, onCurrent });
  return { ...shown, onCurrent };
}
const currentRows = (): string[] =>
  screen
    .getAllByRole('row')
    .filter((row) => row.getAttribute('aria-current') === 'true')
    .map((row) => row.querySelector('td')?.textContent ?? '');

it('sets aria-current on the current row only', async () => {
  const { user } = showMaster(3);
  expect(currentRows()).toEqual(['3']);
  await user.click(rowAt(4));
  expect(currentRows()).toEqual(['5']);
});

it('makes the row current that the arrow keys, Home and End move to', async () => {
  const { user, onCurrent } = showMaster(1);
  rowAt(0).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(currentRows()).toEqual(['3']);
  expect(document.activeElement).toBe(rowAt(2));
  await user.keyboard('{End}');
  expect(currentRows()).toEqual(['10']);
  expect(onCurrent).toHaveBeenCalledTimes(3);
});

it('keeps the current row when Tab enters the list, and focuses it', async () => {
  const { user, onCurrent } = showMaster(4);
  screen.getByRole('searchbox').focus();
  while (!document.activeElement?.matches('tr, body')) await user.tab();
  expect(document.activeElement).toBe(rowAt(3));
  expect(onCurrent).not.toHaveBeenCalled();
});

it('makes a row current by Enter in a list without onOpen', async () => {
  const { user } = showMaster();
  rowAt(1).focus();
  await user.keyboard('{Enter}');
  expect(currentRows()).toEqual(['2']);
});

it('keeps the current row when a control inside another row is used', async () => {
  const onCurrent = vi.fn();
  const { user } = showList({
    current: 1,
    onCurrent,
    rowActions: () => [{ id: 'look', label: 'Look', icon: null, inline: true, onSelect: () => undefined }],
  });
  await user.click(screen.getByRole('button', { name: 'Look: trip 2' }));
  expect(onCurrent).not.toHaveBeenCalled();
  expect(currentRows()).toEqual(['1']);
});

it('sets no current row in a list without onCurrent', () => {
  showList();
  expect(currentRows()).toEqual([]);
});
