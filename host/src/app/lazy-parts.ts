import { localeAtom } from '@navette/shared/i18n';
import { currentSession } from '@navette/shared/session';
import { getDefaultStore } from 'jotai';
import type { ComponentType } from 'react';
import { registerHostMessages } from '../language/host-messages.ts';

/** Everything behind sign-in, a chunk apart so that the sign-in page stays small. */
const importSuite = () => import(/* webpackChunkName: "shell" */ './routes.tsx');

/** The whole suite, with its router and the texts of the host, and the page at the address, if somebody is signed in. */
export async function loadSuiteWithPage(): Promise<ComponentType> {
  const [Suite] = await Promise.all([loadSuite(), currentSession() === null ? undefined : firstPageLoaded()]);
  return Suite;
}

async function loadSuite(): Promise<ComponentType> {
  const [{ Suite }] = await Promise.all([importSuite(), registerHostMessages(getDefaultStore().get(localeAtom))]);
  return Suite;
}

/** Milliseconds that the first drawing waits for the code of the page, once that of the shell is there. */
const PATIENCE = 1000;

/** Loads the code of the page that is opened, so that shell and page are drawn at once. */
async function firstPageLoaded(): Promise<void> {
  try {
    const { loadFirstPage } = await importSuite();
    await Promise.race([loadFirstPage(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  } catch {
    // Drawing it tells what failed.
  }
}

/** Prefetches what is needed after sign-in, while the visitor types. */
export function prefetchShell(): void {
  loadSuite().catch(() => undefined);
}
