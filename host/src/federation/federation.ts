import { init, registerGlobalPlugins } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { loadingPlugin } from './loading-plugin.ts';
import { shareScope } from './share-scope.ts';

/** The part of the federation runtime that the host uses. */
export type Federation = ReturnType<typeof init>;

/**
 * The federation runtime of the page, a lazy singleton. Remotes are built without its core and use this one, so that all their requests pass
 * the host's checks.
 */
export const federation: Federation = start();

function start(): Federation {
  Object.assign(globalThis, {
    _FEDERATION_RUNTIME_CORE: runtimeCore,
    _FEDERATION_RUNTIME_CORE_FROM: { name: 'navette_host', version: process.env.NAVETTE_VERSION },
  });
  registerGlobalPlugins([loadingPlugin]);
  const versions: Record<string, string> = JSON.parse(process.env.NAVETTE_SHARED_VERSIONS ?? '{}');
  return init({
    name: 'navette_host',
    version: process.env.NAVETTE_VERSION,
    remotes: [],
    shared: shareScope(versions),
    shareStrategy: 'loaded-first',
    plugins: [loadingPlugin],
  });
}
