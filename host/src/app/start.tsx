import { configureApi, followClicks } from '@navette/shared/api';
import { localeAtom, LocaleProvider } from '@navette/shared/i18n';
import { currentSession, followActivity, refreshEachSession, startSession } from '@navette/shared/session';
import { getDefaultStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { rememberOverrides, rememberSafeMode } from '../federation/tab-choices.ts';
import { registerHostMessages } from '../language/host-messages.ts';
import { goToDenied } from './addresses.ts';
import { firstPageLoaded } from './lazy-parts.ts';
import { makeRouter } from './routes.tsx';
import { RouterProvider } from '@navette/shared/router';
import { UiProvider } from '@navette/shared/ui';
import type { ReactNode } from 'react';

/** Starts the suite. Requests that do not depend on code have been sent by `early.ts`. */
export async function start(): Promise<void> {
  const messages = registerHostMessages(getDefaultStore().get(localeAtom));
  rememberOverrides();
  rememberSafeMode();
  const firstPage = currentSession() === null ? undefined : firstPageLoaded();
  startSession();
  refreshEachSession();
  const router = makeRouter();
  configureApi({ onFatal: (status) => goToDenied(router, status) });
  if (isTraced()) configureApi({ traceOfCall: followClicks(window) });
  followActivity();
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root');
  await Promise.all([messages, firstPage]);
  createRoot(root).render(<App router={router} />);
}

/** Whether requests of this page start traces, from a meta tag that the server writes. */
const isTraced = (): boolean => document.querySelector<HTMLMetaElement>('meta[name="traces"]')?.content === 'on';

/** Providers around everything in the suite, remotes included. Providers needed only behind sign-in are in that chunk. */
function App({ router }: { readonly router: ReturnType<typeof makeRouter> }): ReactNode {
  return (
    <UiProvider nonce={pageNonce()}>
      <LocaleProvider>
        <RouterProvider router={router} />
      </LocaleProvider>
    </UiProvider>
  );
}

/** Nonce of this response's `style-src`. Scripts can read it from the property; the attribute is hidden from style sheets. */
const pageNonce = (): string | undefined =>
  document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce || undefined;
