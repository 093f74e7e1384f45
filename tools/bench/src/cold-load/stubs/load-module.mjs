import { modules } from 'one-bundle/parts';

/**
 * Stub of the host's loading of a remote's module: here it is a part of the same bundle.
 * @param {{ declaration: { name: string } }} remote
 * @param {string} module
 * @returns {Promise<unknown>}
 */
export const loadModule = async (remote, module) => modules[`${remote.declaration.name}/${module}`]?.();

/** Nothing of one's own bundle can be tried again alone. */
export const dropModules = () => undefined;
