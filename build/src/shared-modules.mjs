/**
 * The one list of modules that exist once in the page. The host provides them, remotes only consume them (`import: false`).
 * A module with state of its own (a React context, an atom, a cache, a registry) that is missing here splits in two without any error,
 * so whatever a remote may import and that keeps state belongs here.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * @typedef {object} SharedModule
 * @property {string} request What the code imports.
 * @property {string} owner Package whose version counts.
 * @property {boolean} eager Part of the host's first file: the sign-in page needs it, and one file beats ten small ones.
 */

/** @type {SharedModule[]} */
export const sharedModules = [
  { request: 'react', owner: 'react', eager: true },
  { request: 'react/jsx-runtime', owner: 'react', eager: true },
  { request: 'react-dom', owner: 'react-dom', eager: true },
  { request: 'jotai', owner: 'jotai', eager: true },
  { request: '@tanstack/react-query', owner: '@tanstack/react-query', eager: true },
  { request: 'react-hook-form', owner: 'react-hook-form', eager: false },
  { request: 'zod', owner: 'zod', eager: false },
  { request: '@navette/shared/api', owner: '@navette/shared', eager: true },
  { request: '@navette/shared/session', owner: '@navette/shared', eager: true },
  { request: '@navette/shared/i18n', owner: '@navette/shared', eager: true },
  { request: '@navette/shared/router', owner: '@navette/shared', eager: true },
  { request: '@navette/shared/ui', owner: '@navette/shared', eager: true },
  { request: '@navette/shared/domain', owner: '@navette/shared', eager: false },
  { request: '@navette/shared/federation', owner: '@navette/shared', eager: false },
  { request: '@navette/shared/realtime', owner: '@navette/shared', eager: false },
  { request: '@navette/shared/ui-overlay', owner: '@navette/shared', eager: false },
  { request: '@navette/shared/ui-table', owner: '@navette/shared', eager: false },
  { request: '@navette/shared/ui-form', owner: '@navette/shared', eager: false },
  { request: '@navette/shared/ui-map', owner: '@navette/shared', eager: false },
];

/**
 * The `shared` option of the federation plugin.
 * @param {object} options
 * @param {string} options.root Folder of the package being built: versions are read as it resolves them.
 * @param {'provide' | 'consume'} options.role The host provides; a remote consumes and never carries a copy.
 * @returns {Record<string, object>}
 */
export function federationShared({ root, role }) {
  const entries = sharedModules.filter((module) => exists(root, module)).map((module) => {
    const version = installedVersion(root, module.owner);
    const common = { singleton: true, strictVersion: true, requiredVersion: `^${version}` };
    return [
      module.request,
      role === 'provide' ? { ...common, version, eager: module.eager } : { ...common, import: false },
    ];
  });
  return Object.fromEntries(entries);
}

/**
 * @param {string} root
 * @param {string} owner
 * @returns {string}
 */
function installedVersion(root, owner) {
  const lookups = createRequire(join(root, 'package.json')).resolve.paths(owner) ?? [];
  for (const folder of lookups) {
    try {
      return JSON.parse(readFileSync(join(folder, owner, 'package.json'), 'utf8')).version;
    } catch {
      // Not in this folder: the next one up.
    }
  }
  throw new Error(`${owner} is on the share list but not installed for ${root}`);
}

/**
 * @param {string} root
 * @param {SharedModule} module
 */
function exists(root, module) {
  if (module.owner !== '@navette/shared') return true;
  try {
    return existsSync(createRequire(join(root, 'package.json')).resolve(module.request));
  } catch {
    return false;
  }
}
