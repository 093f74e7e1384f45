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
  it('makes rows selectable only in lists with selection actions', () => {
    showList();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(rowAt(0).hasAttribute('aria-selected')).toBe(false);
  });

  it('announces selected rows and their count', async () => {
    const { user } = show();
    expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull();
    await user.click(boxOf(2));
    await user.click(boxOf(4));
    expect(rowAt(1).getAttribute('aria-selected')).toBe('true');
    expect(rowAt(0).getAttribute('aria-selected')).toBe('false');
    expect(screen.getByRole('status').textContent).toBe('2 rows selected');
    expect(selected()).toBe('2 4');
  });

  it('selects a range of rows with Shift+click', async () => {
    const { user } = show();
    await user.click(boxOf(6));
    await user.keyboard('{Shift>}');
    await user.click(boxOf(3));
    await user.keyboard('{/Shift}');
    expect(selected()).toBe('3 4 5 6');
  });

  it('selects the rows of the page with the checkbox of the heading, and then all that were found', async () => {
    const { user } = show();
    await user.click(screen.getByRole('checkbox', { name: 'Select the rows of this page' }));
    expect(screen.getByRole('status').textContent).toBe('10 rows selected');
    await user.click(screen.getByRole('button', { name: 'Select all 35 rows' }));
    expect(screen.getByRole('status').textContent).toBe('35 rows selected');
    expect(screen.queryByRole('button', { name: /^Select all/u })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select the rows of this page' }));
    expect(screen.getByRole('status').textContent).toBe('25 rows selected');
  });

  it('selects rows by keyboard: Space, Shift+Space, Ctrl+A', async () => {
    const { user } = show();
    rowAt(1).focus();
    await user.keyboard(' {ArrowDown}{ArrowDown}');
    await user.keyboard('{Shift>} {/Shift}');
    expect(selected()).toBe('2 3 4');
    await user.keyboard(' ');
    expect(selected()).toBe('2 3');
    await user.keyboard('{Control>}aa{/Control}');
    expect(screen.getByRole('status').textContent).toBe('35 rows selected');
  });

  it('keeps rows selected during a search, and shows how many of them it hides', async () => {
    const { user } = show({ address: 'none' });
    await user.click(boxOf(1));
    await user.click(boxOf(2));
    await user.type(screen.getByRole('searchbox'), 'Janssens');
    expect(
      await screen.findByText('2 rows selected (1 of them outside the search)', { selector: '[role=status]' }),
    ).toBeTruthy();
    expect(selected()).toBe('2 1');
  });

  it('keeps rows selected across refresh, sort and page change, until they are removed', async () => {
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

  it('clears the selection with Clear, and returns the focus to the list', async () => {
    const { user } = show();
    rowAt(2).focus();
    await user.keyboard(' ');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(selected()).toBeUndefined();
    expect(document.activeElement).toBe(rowAt(2));
  });

  it('selects all rows of a virtualized list of thousands', async () => {
    const { user } = show({ rows: samples(2000), pageSizes: ['all'] });
    await user.click(screen.getByRole('checkbox', { name: 'Select the rows of this page' }));
    expect(screen.getByRole('status').textContent).toBe('2,000 rows selected');
    expect(screen.getAllByRole('row', { selected: true }).length).toBeLessThan(61);
  });
});
