import { sharedList } from '@navette/build/shared-list';
import type { init } from '@module-federation/runtime';
import * as reactQuery from '@tanstack/react-query';
import * as jotai from 'jotai';
import * as jotaiUtils from 'jotai/utils';
// oxlint-disable-next-line eslint/no-restricted-imports -- remotes share the whole module
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as api from '@navette/shared/api';
import * as i18n from '@navette/shared/i18n';
import * as router from '@navette/shared/router';
import * as session from '@navette/shared/session';
import * as ui from '@navette/shared/ui';

type ShareScope = NonNullable<Parameters<typeof init>[0]['shared']>;
type SharedRequest = (typeof sharedList)[number]['request'];

/** Modules that are here already when a remote comes, and modules that are fetched when the first remote asks. Exactly the share list. */
const modules: Readonly<
  Record<SharedRequest, { readonly module: unknown } | { readonly load: () => Promise<unknown> }>
> = {
  react: { module: react },
  'react/jsx-runtime': { module: jsxRuntime },
  'react-dom': { module: reactDom },
  jotai: { module: jotai },
  'jotai/utils': { module: jotaiUtils },
  '@tanstack/react-query': { module: reactQuery },
  'react-hook-form': { load: () => import(/* webpackChunkName: "forms" */ 'react-hook-form') },
  zod: { load: () => import(/* webpackChunkName: "forms" */ 'zod') },
  '@navette/shared/api': { module: api },
  '@navette/shared/domain': { load: () => import('@navette/shared/domain') },
  '@navette/shared/document': { load: () => import('@navette/shared/document') },
  // Its schemas need zod; what pages need of it is in `ui-overlay` too.
  '@navette/shared/federation': { load: () => import(/* webpackChunkName: "forms" */ '@navette/shared/federation') },
  '@navette/shared/i18n': { module: i18n },
  '@navette/shared/realtime': { load: () => import(/* webpackChunkName: "shell" */ '@navette/shared/realtime') },
  '@navette/shared/router': { module: router },
  '@navette/shared/session': { module: session },
  '@navette/shared/ui': { module: ui },
  '@navette/shared/ui-booking': { load: () => import(/* webpackChunkName: "forms" */ '@navette/shared/ui-booking') },
  '@navette/shared/ui-document': { load: () => import('@navette/shared/ui-document') },
  '@navette/shared/ui-form': { load: () => import(/* webpackChunkName: "forms" */ '@navette/shared/ui-form') },
  '@navette/shared/ui-map': { load: () => import('@navette/shared/ui-map') },
  '@navette/shared/ui-overlay': { load: () => import(/* webpackChunkName: "shell" */ '@navette/shared/ui-overlay') },
  '@navette/shared/ui-records': { load: () => import(/* webpackChunkName: "forms" */ '@navette/shared/ui-records') },
  '@navette/shared/ui-table': { load: () => import(/* webpackChunkName: "shell" */ '@navette/shared/ui-table') },
};

/**
 * Modules that the host shares with its remotes as singletons.
 * @param versions what is imported → the version this host was built with
 */
export function shareScope(versions: Readonly<Record<string, string>>): ShareScope {
  const entries = sharedList.map(({ request }) => {
    const version = versions[request];
    if (version === undefined) throw new Error(`No version is known of the shared module ${request}`);
    const shared = modules[request];
    const source =
      'module' in shared ? { lib: () => shared.module } : { get: async () => factoryOf(await shared.load()) };
    return [
      request,
      { version, shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` }, ...source },
    ] as const;
  });
  return Object.fromEntries(entries);
}

const factoryOf = (module: unknown) => () => module;

/** Prefetches the shared modules that forms need, for what is opened next, and with them what watches over remotes. */
export function prefetchForms(): void {
  import(/* webpackChunkName: "forms" */ './known-remotes.ts')
    .then(({ watchRemotes }) => watchRemotes())
    .catch(() => undefined);
  for (const { request, ...entry } of sharedList) {
    if (!('later' in entry)) continue;
    const shared = modules[request];
    if ('load' in shared) shared.load().catch(() => undefined);
  }
}
