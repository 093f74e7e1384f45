import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderWithHost } from '../testing/render-with-host.tsx';
import { useTabState } from './use-tab-state.ts';

const TABS = ['users', 'commands'] as const;

function Page(): ReactNode {
  const [tab, setTab] = useTabState(TABS);
  return (
    <>
      <h1>{`The ${tab}`}</h1>
      {TABS.map((value) => (
        <button key={value} onClick={() => setTab(value)}>
          {value}
        </button>
      ))}
    </>
  );
}

describe('the tab of a page', () => {
  it('is the first one, or that of the address', async () => {
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
});
