import { testUser } from '@navette/shared/testing';
import { Dialog } from '@navette/shared/ui-overlay';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { remoteModule } from '../testing/stand-ins/federation.ts';
import { renderSignedIn } from '../testing/render-signed-in.tsx';

const Bookings = () => (
  <>
    <h1>The bookings</h1>
    <Dialog open onClose={() => undefined} title="A dialog of the page">
      <p>Beside the page</p>
    </Dialog>
  </>
);

/** The page of bookings as somebody sees it. */
async function bookings(role: 'super' | 'dispatch') {
  remoteModule('navette_dispatch_1_0_0/pages/booking', () => Promise.resolve({ default: Bookings }));
  renderSignedIn({ user: testUser(role), route: '/booking' });
  return screen.findByText('The bookings');
}

const press = (init: KeyboardEventInit) => fireEvent.keyDown(document.body, { ctrlKey: true, shiftKey: true, ...init });
const panel = () => screen.findByRole('complementary', { name: 'What is under the pointer', hidden: true });

it('says which remote, version and module drew what is under the pointer, also in a dialog of its page', async () => {
  const heading = await bookings('super');
  press({ key: '.' });
  const shown = within(await panel());
  for (const element of [heading, screen.getByText('Beside the page')]) {
    fireEvent.pointerOver(document.body);
    expect(shown.queryByText('./pages/booking')).toBeNull();
    await waitFor(() => {
      fireEvent.pointerOver(element);
      expect(shown.getByText('dispatch 1.0.0')).toBeTruthy();
    });
    expect(shown.getByText('./pages/booking')).toBeTruthy();
    expect(shown.getByText('/registry/dispatch/1.0.0/')).toBeTruthy();
  }
});

it('opens and closes by its keys on any keyboard', async () => {
  await bookings('super');
  press({ key: '>', code: 'Period' });
  expect(within(await panel()).getByText(/^host /u)).toBeTruthy();
  press({ key: '.', code: 'Comma' });
  expect(screen.queryByRole('complementary', { hidden: true })).toBeNull();
});

it('is for those alone who may see releases', async () => {
  await bookings('dispatch');
  press({ key: '.' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('complementary', { hidden: true })).toBeNull();
});
