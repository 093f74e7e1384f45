import { AssetsPlugin, fail, REPORT, textOf } from './assets-plugin.mjs';
import { sharedList } from './shared-list.mjs';

/**
 * Reads what the federation plugin really made of the share list. A remote that carries a copy of a shared module works on the developer's
 * machine and splits state in the suite.
 */
/** @param {readonly string[]} own Owners of which the remote may carry a copy. */
export const sharedCheckPlugin = (own) =>
  new AssetsPlugin('SharedCheck', REPORT + 1, (compilation) => {
    const manifest = textOf(compilation, 'mf-manifest.json');
    if (manifest === '') return;
    const bundled = [...compilation.modules].map((module) => module.identifier());
    for (const fault of faultsOf(JSON.parse(manifest).shared, bundled, own)) fail(compilation, fault);
    compilation.deleteAsset('mf-manifest-stats.json');
  });

/**
 * @typedef {{ name: string, assets: { js: { sync: string[], async: string[] } } }} SharedEntry
 */

/**
 * @param {SharedEntry[]} shared What the manifest lists.
 * @param {string[]} bundled Identifiers of the modules in the build.
 * @param {readonly string[]} own Owners of which the remote may carry a copy.
 * @returns {string[]}
 */
export function faultsOf(shared, bundled, own = []) {
  const carried = shared
    .filter((entry) => entry.assets.js.sync.length + entry.assets.js.async.length > 0)
    .map((entry) => `The remote bundles ${entry.name}, which the host provides`);
  const copies = [...new Set(sharedList.map(({ owner }) => owner))]
    .filter((owner) => !own.includes(owner))
    .filter((owner) => bundled.some((identifier) => isCopyOf(identifier, owner)))
    .map((owner) => `The remote bundles a file of ${owner}; import it only through the entries of the share list`);
  return [...carried, ...copies];
}

/**
 * @param {string} identifier
 * @param {string} owner
 */
function isCopyOf(identifier, owner) {
  if (identifier.startsWith('consume') || isRule(identifier)) return false;
  if (identifier.includes(`/node_modules/${owner}/`)) return true;
  // In this repository the shared package is a folder beside the remote.
  return (
    owner === '@navette/shared' && /[\\/]shared[\\/]src[\\/]/.test(identifier) && !identifier.includes('node_modules')
  );
}

/**
 * Business rules, which a remote may bundle: the entry `domain`, also of the published package.
 * @param {string} identifier
 */
const isRule = (identifier) => /[\\/](?:@navette[\\/])?shared[\\/](?:dist[\\/])?src[\\/]domain[\\/]/.test(identifier);
