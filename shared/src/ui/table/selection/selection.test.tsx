import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rowAt, samples, showList } from '../testing/sample-list.tsx';
import type { Sample } from '../testing/sample-list.tsx';

const actions = (selected: readonly Sample[]) => (
  <span data-testid="selected">{selected.map(({ id }) => id).join(' ')}</span>
);
const show = (props: Parameters<typeof showList>[0] = {}) => showList({ selectionActions: actions, ...props });
const selected = () => screen.queryByTestId('selected')?.textContent;
const boxOf = (id: number) => screen.getByRole('checkbox', { name: `Select trip ${String(id)}` });

describe('rows that can be ticked', () => {
  it('are so only where a list asks for it', () => {
    showList();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(rowAt(0).hasAttribute('aria-selected')).toBe(false);
  });

  it('say that they are, and how many', async () => {
    const { user } = show();
    expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull();
    await user.click(boxOf(2));
    await user.click(boxOf(4));
    expect(rowAt(1).getAttribute('aria-selected')).toBe('true');
    expect(rowAt(0).getAttribute('aria-selected')).toBe('false');
    expect(screen.getByRole('status').textContent).toBe('2 rows selected');
    expect(selected()).toBe('2 4');
  });

  it('are ticked from one to another with Shift', async () => {
    const { user } = show();
    await user.click(boxOf(6));
    await user.keyboard('{Shift>}');
    await user.click(boxOf(3));
    await user.keyboard('{/Shift}');
    expect(selected()).toBe('3 4 5 6');
  });

  it('are all ticked by the box of the heading, on every page, and unticked by it', async () => {
    const { user } = show();
    await user.click(screen.getByRole('checkbox', { name: 'Select all found rows' }));
    expect(screen.getByRole('status').textContent).toBe('35 rows selected');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(rowAt(0).getAttribute('aria-selected')).toBe('true');
    await user.click(screen.getByRole('checkbox', { name: 'Select all found rows' }));
    expect(selected()).toBeUndefined();
  });

  it('are ticked by keyboard: Space, Shift+Space, Ctrl+A', async () => {
    const { user } = show();
    rowAt(1).focus();
    await user.keyboard(' {ArrowDown}{ArrowDown}');
    await user.keyboard('{Shift>} {/Shift}');
    expect(selected()).toBe('2 3 4');
    await user.keyboard(' ');
    expect(selected()).toBe('2 3');
    await user.keyboard('{Control>}a{/Control}');
    expect(screen.getByRole('status').textContent).toBe('35 rows selected');
  });

  it('stay ticked through a search, which says how many it leaves out', async () => {
    const { user } = show({ address: 'none' });
    await user.click(boxOf(1));
    await user.click(boxOf(2));
    await user.type(screen.getByRole('searchbox'), 'Janssens');
    expect(
      await screen.findByText('2 rows selected (1 of them outside the search)', { selector: '[role=status]' }),
    ).toBeTruthy();
    expect(selected()).toBe('2 1');
  });

  it('stay ticked through a refresh, another order and another page, but not when they are gone', async () => {
    const { user, change } = show();
    await user.click(boxOf(1));
    await user.click(boxOf(5));
    change({ rows: samples(35).map((row) => ({ ...row, price: 7 })) });
    await user.click(within(screen.getByRole('columnheader', { name: 'Client' })).getByRole('button'));
    expect(selected()?.split(' ').toSorted()).toEqual(['1', '5']);
    change({ rows: samples(35).filter(({ id }) => id !== 5) });
    expect(selected()).toBe('1');
    change({ rows: samples(35) });
    expect(selected()).toBe('1');
  });

  it('are all let go by Clear, and the list gets the focus back', async () => {
    const { user } = show();
    rowAt(2).focus();
    await user.keyboard(' ');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(selected()).toBeUndefined();
    expect(document.activeElement).toBe(rowAt(2));
  });

  it('are all ticked in a list of thousands, few of which are drawn', async () => {
    const { user } = show({ rows: samples(2000), pageSizes: ['all'] });
    await user.click(screen.getByRole('checkbox', { name: 'Select all found rows' }));
    expect(screen.getByRole('status').textContent).toBe('2,000 rows selected');
    expect(screen.getAllByRole('row', { selected: true }).length).toBeLessThan(61);
  });
});
