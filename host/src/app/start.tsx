import { configureApi, followClicks } from '@navette/shared/api';
import { localeAtom } from '@navette/shared/i18n';
import { currentSession, followActivity, refreshEachSession, startSession } from '@navette/shared/session';
import { getDefaultStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { preloadPageAt } from '../federation/early-preload.ts';
import { rememberOverrides } from '../federation/overrides/requested-overrides.ts';
import { requestRelease } from '../federation/request-release.ts';
import { isSafeMode, rememberSafeMode } from '../federation/safe-mode.ts';
import { registerHostMessages } from '../language/host-messages.ts';
import { App } from './app.tsx';
import { goToDenied } from './denied-address.ts';
import { isTraced } from './is-traced.ts';
import { prefetchShell } from './lazy-parts.ts';
import { makeRouter } from './routes.tsx';

/** Starts the suite; requests that need no code are sent first. */
export async function start(): Promise<void> {
  const messages = registerHostMessages(getDefaultStore().get(localeAtom));
  rememberOverrides();
  rememberSafeMode();
  // The release depends on the user: not fetched before sign-in.
  if (currentSession() !== null) {
    prefetchShell();
    if (!isSafeMode())
      requestRelease()
        .then((release) => preloadPageAt(release, location.pathname))
        .catch(() => undefined);
  }
  startSession();
  refreshEachSession();
  const router = makeRouter();
  configureApi({ onFatal: (status) => goToDenied(router, status) });
  if (isTraced()) configureApi({ traceOfCall: followClicks(window) });
  followActivity();
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root');
  await messages;
  createRoot(root).render(<App router={router} />);
}
