import { localeAtom } from '@navette/shared/i18n';
import { getDefaultStore } from 'jotai';
import { createElement, useState, type ComponentType, type ReactNode } from 'react';
import { settling, useSettled } from '../federation/settling.ts';
import { registerHostMessages } from '../language/host-messages.ts';

let shell: ReturnType<typeof importShell> | undefined;

const importShell = () => settling(import(/* webpackChunkName: "shell" */ '../shell/behind-sign-in.tsx'));

/** Chunk of everything behind sign-in, apart so that the sign-in page stays small. Fetched once; a failure is not kept. */
function loadShell(): ReturnType<typeof importShell> {
  if (shell) return shell;
  const loading = importShell();
  loading.catch(() => {
    shell = undefined;
  });
  return (shell = loading);
}

/** Everything behind sign-in. */
export function BehindSignIn({ loading }: { readonly loading: ReactNode }): ReactNode {
  const [chunk] = useState(loadShell);
  const loaded = useSettled(chunk);
  return loaded ? createElement(loaded.value.default) : loading;
}

/** The whole suite, with its router and the texts of the host. */
export async function loadSuite(): Promise<ComponentType> {
  const [{ Suite }] = await Promise.all([
    import(/* webpackChunkName: "shell" */ './routes.tsx'),
    registerHostMessages(getDefaultStore().get(localeAtom)),
  ]);
  return Suite;
}

/** Prefetches what is needed after sign-in, while the visitor types. */
export function prefetchShell(): void {
  loadShell().catch(() => undefined);
  loadSuite().catch(() => undefined);
}

/** Milliseconds that the first drawing waits for the code of the page, once that of the shell is there. */
const PATIENCE = 1000;

/** Loads the code of the page that is opened, so that shell and page are drawn at once. */
export async function firstPageLoaded(): Promise<void> {
  try {
    const { loadFirstPage } = await loadShell();
    await Promise.race([loadFirstPage(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  } catch {
    // Drawing it tells what failed.
  }
}
