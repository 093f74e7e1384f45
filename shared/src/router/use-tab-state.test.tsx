import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderWithHost } from '../testing/render-with-host.tsx';
import { numberParam, textParam } from './search-params.ts';
import { useSearchState, useTabState } from './use-search-state.ts';

const TABS = ['users', 'commands'] as const;

const LIST = { q: textParam(), page: numberParam(1) };

function Page(): ReactNode {
  const [tab, setTab] = useTabState(TABS);
  const [, setList] = useSearchState(LIST);
  return (
    <>
      <h1>{`The ${tab}`}</h1>
      {TABS.map((value) => (
        <button key={value} onClick={() => setTab(value)}>
          {value}
        </button>
      ))}
      <button
        onClick={() => {
          setTab('commands');
          setList({ page: 2 });
        }}
      >
        commands, and a list that turns its page
      </button>
    </>
  );
}

describe('the tab of a page', () => {
  it('the tab of a page is the first one, or that of the address', async () => {
    renderWithHost(<Page />, { route: '/admin' });
    expect(screen.getByRole('heading', { name: 'The users' })).toBeTruthy();
  });

  it('drops the search and sort of the former tab', async () => {
    const { user, address } = renderWithHost(<Page />, { route: '/admin?q=Dupont&sort=name', path: '/admin' });
    await user.click(screen.getByRole('button', { name: 'commands' }));
    expect([address(), screen.getByRole('heading').textContent]).toEqual(['/admin?tab=commands', 'The commands']);
    await user.click(screen.getByRole('button', { name: 'users' }));
    expect(address()).toBe('/admin');
  });

  it('the tab of a page stays open when a list writes into the address before the tab is drawn, and the former search stays dropped', async () => {
    const { user, address } = renderWithHost(<Page />, { route: '/admin?q=Dupont', path: '/admin' });
    await user.click(screen.getByRole('button', { name: /turns its page/ }));
    expect([address(), screen.getByRole('heading').textContent]).toEqual([
      '/admin?tab=commands&page=2',
      'The commands',
    ]);
  });
});
