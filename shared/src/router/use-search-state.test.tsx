import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { idParam, numberParam, textParam } from './search-params.ts';
import { useSearchState } from './use-search-state.ts';

const FILTER = { q: textParam() };
const LIST = { q: textParam(), page: numberParam(1, { min: 1 }), id: idParam() };

function List() {
  const [{ q, page, id }, setSearch] = useSearchState(LIST);
  const [, setFilter] = useSearchState(FILTER);
  return (
    <>
      <p>{`q=${q} page=${page} id=${id ?? 'none'}`}</p>
      <button onClick={() => setSearch({ q: 'a', page: 2 })}>both</button>
      <button
        onClick={() => {
          setFilter({ q: 'b' });
          setSearch({ page: 3 });
        }}
      >
        two hooks
      </button>
      <button onClick={() => setSearch({ id: 7 })}>open</button>
      <button onClick={() => setSearch({ id: 8 })}>open the next</button>
      <button onClick={() => setSearch({ id: undefined })}>close</button>
      <button onClick={() => setSearch({ q: '', page: 1 })}>clear</button>
    </>
  );
}

function start(...entries: string[]) {
  const router = createMemoryRouter(
    [
      { path: '/home', element: <p>home</p> },
      { path: '/list', element: <List /> },
    ],
    { initialEntries: entries },
  );
  render(<RouterProvider router={router} />);
  const user = userEvent.setup();
  return {
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    back: () => act(() => router.navigate(-1)),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

describe('the state of a page in the URL', () => {
  it('writes several parameters at once', async () => {
    const page = start('/home', '/list?kept=1');
    await page.press('both');
    expect(page.address()).toBe('/list?kept=1&q=a&page=2');
    expect(screen.getByText('q=a page=2 id=none')).toBeDefined();
  });

  it('adds up writes of two hooks in one handler', async () => {
    const page = start('/list');
    await page.press('two hooks');
    expect(page.address()).toBe('/list?q=b&page=3');
  });

  it('leaves the page on Back, however many filters were set', async () => {
    const page = start('/home', '/list');
    await page.press('both');
    await page.press('clear');
    await page.press('two hooks');
    await page.back();
    expect(page.address()).toBe('/home');
  });

  it('closes the record on Back and keeps the filters', async () => {
    const page = start('/home', '/list?q=a');
    await page.press('open');
    expect(page.address()).toBe('/list?q=a&id=7');
    await page.back();
    expect(page.address()).toBe('/list?q=a');
  });

  it('leaves the page on Back after a record was opened, stepped through and closed', async () => {
    const page = start('/home', '/list?q=a');
    await page.press('open');
    await page.press('open the next');
    await page.press('close');
    expect(page.address()).toBe('/list?q=a');
    await page.back();
    expect(page.address()).toBe('/home');
  });

  it('keeps filters that were set while the record stood open when it is closed', async () => {
    const page = start('/home', '/list');
    await page.press('open');
    await page.press('both');
    await page.press('close');
    expect(page.address()).toBe('/list?q=a&page=2');
  });

  it('the state of a page in the URL only removes the id when the page was entered with the record open', async () => {
    const page = start('/home', '/list?q=a&id=7');
    await page.press('close');
    expect(page.address()).toBe('/list?q=a');
    await page.back();
    expect(page.address()).toBe('/home');
  });

  it('makes no entry when nothing changes', async () => {
    const page = start('/home', '/list?q=a&page=2');
    await page.press('both');
    await page.back();
    expect(page.address()).toBe('/home');
  });
});
