import { rspack } from '@rspack/core';
import { sharedModules } from './shared-modules.mjs';

/**
 * Reads what the federation plugin really shares. A module that a package bundles although it is on the list, or that a remote would
 * carry a copy of, works on the developer's machine and splits state in the suite.
 */
export class SharedCheckPlugin {
  /** @param {'provide' | 'consume'} role */
  constructor(role) {
    this.role = role;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SharedCheck', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'SharedCheck', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 }, () => {
        const manifest = compilation.getAsset('mf-manifest.json');
        if (!manifest) return;
        const { shared } = JSON.parse(manifest.source.source().toString());
        const bundled = [...compilation.modules].map((module) => module.identifier());
        for (const fault of this.role === 'provide' ? faultsOfHost(shared) : faultsOfRemote(shared, bundled)) {
          compilation.errors.push(new rspack.WebpackError(fault));
        }
      });
    });
  }
}

/**
 * @typedef {{ name: string, singleton: boolean, assets: { js: { sync: string[], async: string[] } } }} SharedEntry
 */

/**
 * @param {SharedEntry[]} shared
 * @returns {string[]}
 */
export function faultsOfHost(shared) {
  const provided = new Set(shared.filter((entry) => entry.singleton).map((entry) => entry.name));
  return sharedModules
    .filter(({ request }) => !provided.has(request))
    .map(({ request }) => `The host does not provide ${request}: import it in host/src/federation/provided.ts`);
}

/**
 * @param {SharedEntry[]} shared
 * @param {string[]} bundled Identifiers of the modules in the build.
 * @returns {string[]}
 */
export function faultsOfRemote(shared, bundled) {
  const carried = shared
    .filter((entry) => entry.assets.js.sync.length + entry.assets.js.async.length > 0)
    .map((entry) => `The remote carries its own ${entry.name}; the host provides it`);
  const copies = sharedModules
    .filter(({ request }) => bundled.some((identifier) => isCopyOf(identifier, request)))
    .map(({ request }) => `The remote bundles ${request}; import exactly that name, never a file inside it`);
  return [...carried, ...copies];
}

/**
 * @param {string} identifier
 * @param {string} request
 */
function isCopyOf(identifier, request) {
  if (request.startsWith('@navette/shared/')) return false;
  return identifier.includes(`/node_modules/${request}/`) && !identifier.startsWith('consume');
}
