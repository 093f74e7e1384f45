import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Link, Route, Routes } from '../../router/index.ts';
import { renderWithHost } from '../../testing/index.ts';
import { PageHeader } from './page.tsx';

const pages = (
  <Routes>
    <Route
      path="/"
      element={
        <>
          <PageHeader title="Home" />
          <Link to="/clients">Clients</Link>
        </>
      }
    />
    <Route path="/clients" element={<PageHeader title="Clients" onRefresh={() => {}} refreshing />} />
  </Routes>
);

describe('the head of a page', () => {
  it('sets the document title to the title of the page', async () => {
    renderWithHost(pages, { path: '*' });
    await waitFor(() => expect(document.title).toBe('Home · Navette'));
  });

  it('moves the focus to the heading after a navigation, but not on the first page', async () => {
    const { user } = renderWithHost(pages, { path: '*' });
    expect(document.activeElement).toBe(document.body);
    await user.click(screen.getByRole('link', { name: 'Clients' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Clients' }));
    await waitFor(() => expect(document.title).toBe('Clients · Navette'));
  });

  it('moves the focus to the heading when a link was followed before the first page had one', async () => {
    const element = (
      <Routes>
        <Route path="/" element={<Link to="/clients">Clients</Link>} />
        <Route path="/clients" element={<PageHeader title="Clients" />} />
      </Routes>
    );
    const { user } = renderWithHost(element, { path: '*' });
    await user.click(screen.getByRole('link', { name: 'Clients' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Clients' }));
  });

  it('gives the focus after Back to the link that led away, as soon as it is there again', async () => {
    const Late = () => {
      const [isRead, setRead] = useState(false);
      return (
        <main>
          <PageHeader title="Results" />
          <button onClick={() => setRead(true)}>Read</button>
          {isRead &&
            ['May', 'June'].map((month) => (
              <Link key={month} to="/list">
                {month}
              </Link>
            ))}
        </main>
      );
    };
    const element = (
      <Routes>
        <Route path="/" element={<Late />} />
        <Route path="/list" element={<PageHeader title="List" />} />
      </Routes>
    );
    const { user, go } = renderWithHost(element, { path: '*' });
    await user.click(screen.getByRole('button', { name: 'Read' }));
    await user.click(screen.getByRole('link', { name: 'June' }));
    expect(document.activeElement?.textContent).toBe('List');
    await go(-1);
    expect(document.activeElement?.textContent).toBe('Results');
    fireEvent.click(screen.getByRole('button', { name: 'Read' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('June'));
  });

  it('moves the focus to the element that the fragment of the address names, as soon as it is there', async () => {
    const Late = () => {
      const [isRead, setRead] = useState(false);
      return (
        <main>
          <PageHeader title="Home" />
          <button onClick={() => setRead(true)}>Read</button>
          {isRead && <section id="waiting" tabIndex={-1} aria-label="Returns" />}
        </main>
      );
    };
    const { go } = renderWithHost(
      <Routes>
        <Route path="/" element={<Late />} />
        <Route path="/list" element={<PageHeader title="List" />} />
      </Routes>,
      { path: '*', route: '/list' },
    );
    await go('/#waiting');
    expect(document.activeElement?.textContent).toBe('Home');
    fireEvent.click(screen.getByRole('button', { name: 'Read' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Returns' })));
  });

  it('keeps the focus where it is when only the filters of the page change', async () => {
    const { go } = renderWithHost(
      <>
        <PageHeader title="Home" />
        <input aria-label="filter" />
      </>,
    );
    screen.getByLabelText('filter').focus();
    await go('/?q=dupont');
    expect(document.activeElement).toBe(screen.getByLabelText('filter'));
  });

  it('calls the refresh of a page and shows that it is in progress', async () => {
    const onRefresh = vi.fn();
    const { user } = renderWithHost(
      <>
        <PageHeader title="Clients" onRefresh={onRefresh} />
        <PageHeader title="Drivers" onRefresh={onRefresh} refreshing />
      </>,
    );
    const [idle, busy] = screen.getAllByRole('button', { name: 'Refresh' });
    if (!idle || !busy) throw new Error('a refresh button is missing');
    await user.click(idle);
    await user.click(busy);
    expect(onRefresh).toHaveBeenCalledTimes(1);
    expect(busy.getAttribute('aria-busy')).toBe('true');
  });
});
