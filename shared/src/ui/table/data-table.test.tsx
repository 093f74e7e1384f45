import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import { bodyRows, ids, loaded, rowAt, samples, showList } from './testing/sample-list.tsx';

const heading = (name: string) => screen.getByRole('columnheader', { name });
const search = () => screen.getByRole('searchbox');

describe('sorting a list', () => {
  it('starts as specified and says so on the heading', () => {
    showList({ defaultSort: { column: 'id', descending: true } });
    expect(ids().slice(0, 2)).toEqual(['35', '34']);
    expect(heading('No').getAttribute('aria-sort')).toBe('descending');
    expect(heading('No').getAttribute('scope')).toBe('col');
    expect(heading('Price').getAttribute('aria-sort')).toBe('none');
  });

  it('is reversed by another click, never taken away, and kept in the link', async () => {
    const { user, address } = showList();
    const button = within(heading('Client')).getByRole('button');
    for (const order of ['ascending', 'descending', 'ascending', 'descending']) {
      await user.click(button);
      expect(heading('Client').getAttribute('aria-sort')).toBe(order);
    }
    expect(address()).toBe('/?sort=-client');
    expect(rowAt(0).textContent).toContain('Zoé Maes');
  });

  it('orders what it leaves equal as the page says, and puts empty values last whichever way', async () => {
    const rows = [
      { id: 1, date: '', client: 'a', price: 1 },
      { id: 2, date: '2026-03-02', client: 'b', price: 1 },
      { id: 3, date: '2026-03-01', client: 'c', price: 1 },
      { id: 4, date: '2026-03-02', client: 'd', price: 1 },
    ];
    const { user } = showList({
      rows,
      defaultSort: { column: 'date', descending: false },
      thenBy: [{ column: 'id', descending: true }],
    });
    expect(ids()).toEqual(['3', '4', '2', '1']);
    await user.click(within(heading('Date')).getByRole('button'));
    expect(ids()).toEqual(['4', '2', '3', '1']);
  });
});

describe('the pages of a list', () => {
  it('have the sizes of the specification, the first by default', async () => {
    const { user, address } = showList();
    expect(bodyRows()).toHaveLength(10);
    const size = screen.getByRole('combobox', { name: 'Rows per page' });
    expect(
      within(size)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['10', '20', 'All']);
    await user.selectOptions(size, 'All');
    expect(bodyRows()).toHaveLength(35);
    expect(address()).toBe('/?size=all');
    await user.selectOptions(size, '10');
    expect(address()).toBe('/');
  });

  it('are turned, kept in the link, and shown by a reload', async () => {
    const { user, address } = showList();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(ids()[0]).toBe('11');
    expect(address()).toBe('/?page=2');
    await user.click(screen.getByRole('button', { name: 'Last page' }));
    expect(screen.getByText('31–35 of 35')).toBeTruthy();
  });

  it('number their rows over the whole list', () => {
    showList({}, { route: '/?page=2' });
    expect(screen.getByRole('grid', { name: 'Trips' }).getAttribute('aria-rowcount')).toBe('36');
    expect(rowAt(0).getAttribute('aria-rowindex')).toBe('12');
  });

  it('show the last one when the link asks for one beyond', () => {
    showList({}, { route: '/?page=99' });
    expect(ids()[0]).toBe('31');
  });

  it('are not left by a live refresh', () => {
    const { change } = showList({}, { route: '/?page=2' });
    change({ rows: samples(36) });
    expect(ids()[0]).toBe('11');
  });
});

describe('searching a list', () => {
  it('waits for a pause, ignores accents and case, finds dates as shown, and goes to the first page, in one step', async () => {
    const { user, address } = showList({}, { route: '/?page=3' });
    await user.type(search(), 'eleonore 02/03');
    expect(address()).toBe('/?page=3');
    await waitFor(() => expect(address()).toBe('/?q=eleonore+02%2F03'));
    await waitFor(() => expect(ids()).toEqual(['13', '17']));
    expect(screen.getByText('1–2 of 2')).toBeTruthy();
  });

  it('is the same after a reload, and is followed when the link changes', async () => {
    const { go } = showList({}, { route: '/?q=zoe' });
    expect(search()).toHaveProperty('value', 'zoe');
    expect(ids()[0]).toBe('4');
    await go('/?q=fatima');
    expect(search()).toHaveProperty('value', 'fatima');
  });

  it('is reached with / and left with Down for the first row', async () => {
    const { user } = showList();
    await user.keyboard('/');
    expect(document.activeElement).toBe(search());
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(rowAt(0));
  });

  it('leads down to the first row that was found: Enter never opens the one that was there before', async () => {
    const onOpen = vi.fn<(row: { readonly id: number }) => void>();
    const { user } = showList({ onOpen });
    await user.type(search(), 'zoe');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(rowAt(0)));
    expect(ids()[0]).toBe('4');
    expect(onOpen.mock.calls.filter(([{ id }]) => id !== 4)).toEqual([]);
  });

  it('is carried out at once when the field is left: what is opened next stands over what was found', async () => {
    const { user, address } = showList();
    await user.type(search(), 'zoe');
    await user.click(rowAt(0));
    expect(address()).toBe('/?q=zoe');
  });

  it('is cleared with Escape, at once', async () => {
    const { user, address } = showList({}, { route: '/?q=zoe' });
    search().focus();
    await user.keyboard('{Escape}');
    expect(address()).toBe('/');
  });

  it('totals what is found, whatever the page', async () => {
    const { user } = showList({
      totals: (found) => [
        { id: 'sum', label: 'Total', value: String(found.reduce((sum, { price }) => sum + price, 0)) },
      ],
    });
    expect(screen.getByText('630')).toBeTruthy();
    await user.type(search(), 'zoe{Enter}');
    expect(
      await screen.findByText(String([4, 8, 12, 16, 20, 24, 28, 32].reduce((sum, price) => sum + price, 0))),
    ).toBeTruthy();
  });
});

describe('the states of a list', () => {
  const alwaysThere = () => {
    expect(search()).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader')).toHaveLength(4);
  };

  it('first load: grey rows under the headings', () => {
    showList({ rows: undefined, load: { ...loaded, isPending: true, isFetching: true } });
    alwaysThere();
    const grid = screen.getByRole('grid');
    expect(grid.getAttribute('aria-busy')).toBe('true');
    expect(grid.querySelectorAll('tr[data-skeleton]').length).toBeGreaterThan(5);
    expect(screen.queryByText(/of 0/)).toBeNull();
  });

  it('refresh: the old rows stay', () => {
    showList({ load: { ...loaded, isFetching: true } });
    alwaysThere();
    expect(bodyRows()).toHaveLength(10);
    expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true');
  });

  it('empty: a sentence, and no filter to clear', () => {
    showList({ rows: [] });
    alwaysThere();
    expect(screen.getByText('No trips.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  it('nothing found: clears the search and the filters of the page', async () => {
    const onClearFilters = vi.fn();
    const { user, address } = showList({ filtered: true, onClearFilters }, { route: '/?q=nobody' });
    alwaysThere();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(onClearFilters).toHaveBeenCalledTimes(1);
    expect(address()).toBe('/');
  });

  it('failed: message, code and Retry', async () => {
    const refetch = vi.fn();
    const error = new ApiProblem({
      status: 500,
      code: 'internal',
      messageKey: 'problem.internal',
      fields: [],
      incidentId: 'a81f',
    });
    const { user } = showList({ rows: undefined, load: { ...loaded, error, refetch } });
    alwaysThere();
    expect(screen.getByRole('alert').textContent).toMatch(/Code internal.*a81f/);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('failed refresh: the old rows stay and are called old', () => {
    showList({ load: { ...loaded, error: new Error('x') } });
    expect(bodyRows()).toHaveLength(10);
    expect(screen.getByRole('alert').textContent).toContain('out of date');
  });
});

describe('a list that is not exported', () => {
  it('shows the dead button, says why to the keyboard too, and makes no file', async () => {
    const save = vi.spyOn(URL, 'createObjectURL');
    const { user } = showList({ csvBlocked: 'Not from here.' });
    const button = screen.getByRole('button', { name: /CSV/ });
    expect(button.getAttribute('aria-description')).toBe('Not from here.');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.hover(button);
    await waitFor(() => expect(screen.getByRole('tooltip').textContent).toBe('Not from here.'));
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(save).not.toHaveBeenCalled();
    save.mockRestore();
  });
});
