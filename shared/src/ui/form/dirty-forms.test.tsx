import { screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createMemoryRouter, Link, Outlet, RouterProvider } from '../../router/index.ts';
import { OverlayHost } from '../overlay/overlay-host.tsx';
import { show } from './testing/one-field.tsx';
import { RouteBlocker, useDirtyForm } from './dirty-forms.tsx';

function Bookings(): ReactNode {
  const [isDirty, setDirty] = useState(false);
  const release = useDirtyForm('booking', isDirty, 'page.users');
  return (
    <>
      <button onClick={() => setDirty(true)}>Taper</button>
      <button onClick={release}>Enregistrer</button>
      <Link to="/bookings?status=1">Filtrer</Link>
      <Link to="/bookings?id=12">Autre fiche</Link>
      <Link to="/clients">Clients</Link>
    </>
  );
}

const Host = () => (
  <>
    <RouteBlocker />
    <Outlet />
    <OverlayHost />
  </>
);

function start() {
  const router = createMemoryRouter(
    [
      {
        element: <Host />,
        children: [
          { path: '/bookings', element: <Bookings /> },
          { path: '/clients', element: <h1>Clients</h1> },
        ],
      },
    ],
    { initialEntries: ['/bookings'] },
  );
  const { user } = show(null, () => <RouterProvider router={router} />);
  return { user, router };
}

const leaving = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
};

it('navigates away from a pristine form without confirmation', async () => {
  const { user, router } = start();
  expect(leaving()).toBe(true);
  await user.click(screen.getByText('Clients'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients'));
});

it('asks for confirmation before navigating away from a dirty form, and navigates only when confirmed', async () => {
  const { user, router } = start();
  await user.click(screen.getByText('Taper'));
  await user.click(screen.getByText('Clients'));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Utilisateurs');
  await user.click(screen.getByText('Continuer l’encodage'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/bookings');

  await user.click(screen.getByText('Clients'));
  await user.click(await screen.findByText('Abandonner les modifications'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients'));
  expect(leaving()).toBe(true);
});

it('asks for confirmation before another record is opened over a dirty form, but not when the list is filtered', async () => {
  const { user, router } = start();
  await user.click(screen.getByText('Taper'));
  await user.click(screen.getByText('Filtrer'));
  await waitFor(() => expect(router.state.location.search).toBe('?status=1'));
  await user.click(screen.getByText('Autre fiche'));
  await user.click(await screen.findByText('Continuer l’encodage'));
  expect(router.state.location.search).toBe('?status=1');
});

it('triggers the browser’s beforeunload warning while a form is dirty, and not after a save', async () => {
  const { user, router } = start();
  await user.click(screen.getByText('Taper'));
  expect(leaving()).toBe(false);
  await user.click(screen.getByText('Enregistrer'));
  expect(leaving()).toBe(true);
  await user.click(screen.getByText('Clients'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients'));
});
