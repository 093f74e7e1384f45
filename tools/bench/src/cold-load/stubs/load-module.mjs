import { modules } from 'one-bundle/parts';

/**
 * Stub of loading a remote's module: here it is part of the same bundle.
 * @param {{ declaration: { name: string } }} remote
 * @param {string} module
 * @returns {Promise<unknown>}
 */
export const loadModule = async (remote, module) => modules[`${remote.declaration.name}/${module}`]?.();

/** A part of the same bundle cannot be retried separately. */
export const dropModules = () => undefined;
