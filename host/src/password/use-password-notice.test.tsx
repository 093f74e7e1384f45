import { localeAtom, LocaleProvider, registerMessages } from '@navette/shared/i18n';
import { createMemoryRouter, RouterProvider } from '@navette/shared/router';
import { UiProvider } from '@navette/shared/ui';
import { OverlayHost } from '@navette/shared/ui-overlay';
import { act, render, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import en from '../../messages/en.json';
import { usePasswordNotice } from './use-password-notice.ts';

function Page(): ReactNode {
  usePasswordNotice();
  return <OverlayHost />;
}

it('says once that the password was changed, even when several catalogues load', async () => {
  registerMessages('host', 'en', en);
  getDefaultStore().set(localeAtom, 'en');
  let loads = 0;
  const router = createMemoryRouter(
    [{ path: '/', element: <Page />, loader: async () => (loads++ === 0 ? null : new Promise(() => undefined)) }],
    { initialEntries: [{ pathname: '/', state: { passwordChanged: true } }] },
  );
  render(
    <UiProvider>
      <LocaleProvider>
        <RouterProvider router={router} />
      </LocaleProvider>
    </UiProvider>,
  );
  await screen.findByText(en['password.changed']);
  for (const text of ['one', 'two']) act(() => registerMessages('dispatch', 'en', { text }));
  expect(screen.getAllByText(en['password.changed'])).toHaveLength(1);
});
