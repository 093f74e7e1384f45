import { LocaleProvider } from '@navette/shared/i18n';
import { RouterProvider } from '@navette/shared/router';
import { UiProvider } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { pageNonce } from './nonce.ts';
import type { makeRouter } from './routes.tsx';

/** The providers that everything in the suite, remotes included, stands in; what only needs to be there behind sign-in comes with it. */
export function App({ router }: { readonly router: ReturnType<typeof makeRouter> }): ReactNode {
  return (
    <UiProvider nonce={pageNonce()}>
      <LocaleProvider>
        <RouterProvider router={router} />
      </LocaleProvider>
    </UiProvider>
  );
}
