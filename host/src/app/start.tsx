import { configureApi, followClicks } from '@navette/shared/api';
import { localeAtom, LocaleProvider } from '@navette/shared/i18n';
import { currentSession, refreshEachSession, startSession } from '@navette/shared/session';
import { getDefaultStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { rememberOverrides, rememberSafeMode } from '../federation/tab-choices.ts';
import { registerSignInMessages } from '../language/host-messages.ts';
import { CrashPage } from '../page/crash-page.tsx';
import { SignInPage, type SignInPageProps } from '../sign-in/sign-in-page.tsx';
import { signInAddress } from './sign-in-address.ts';
import { loadSuiteWithPage } from './lazy-parts.ts';
import { addLooks } from '../plain/look.ts';
import { useCallback, useState, type ComponentType, type ReactNode } from 'react';

/** Starts the suite. Requests that do not depend on code have been sent by `early.ts`. */
export async function start(): Promise<void> {
  rememberOverrides();
  rememberSafeMode();
  const contents = currentSession() === null && mustSignIn() ? signInLoaded() : suiteLoaded();
  startSession();
  refreshEachSession();
  if (isTraced()) configureApi({ traceOfCall: followClicks(window) });
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root');
  addLooks();
  createRoot(root).render(<LocaleProvider>{await contents}</LocaleProvider>);
}

const publicPaths = new Set(['/changepass', '/denied', '/logout']);

/** Leads a visitor without a session to the sign-in page, except from a page for everybody. */
function mustSignIn(): boolean {
  const path = location.pathname.replace(/\/+$/, '');
  if (publicPaths.has(path)) return false;
  if (path !== '/login') history.replaceState(null, '', signInAddress(location));
  return true;
}

async function signInLoaded(): Promise<ReactNode> {
  await registerSignInMessages(getDefaultStore().get(localeAtom));
  return <Entrance />;
}

async function suiteLoaded(): Promise<ReactNode> {
  try {
    const Suite = await loadSuiteWithPage();
    return <Suite />;
  } catch (error) {
    return <CrashPage error={error} />;
  }
}

/** The sign-in page, and the suite after it: without the router, which that page does not need. */
function Entrance(): ReactNode {
  const [{ search }] = useState(location);
  const [Suite, setSuite] = useState<ComponentType>();
  const go: SignInPageProps['go'] = useCallback((address, state) => {
    // As the router writes and reads it.
    if (state) history.pushState({ usr: state }, '', address);
    else history.replaceState(null, '', address);
    loadSuiteWithPage().then(
      (loaded) => setSuite(() => loaded),
      () => location.reload(),
    );
  }, []);
  return Suite ? <Suite /> : <SignInPage search={search} go={go} />;
}

/** Whether requests of this page start traces, from a meta tag that the server writes. */
const isTraced = (): boolean => document.querySelector<HTMLMetaElement>('meta[name="traces"]')?.content === 'on';
