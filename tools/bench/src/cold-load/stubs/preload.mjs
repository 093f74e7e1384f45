import { modules } from 'one-bundle/parts';

/**
 * Stub of the preloading of a remote's files: here asking for the part is enough.
 * @param {{ declaration: { name: string } }} remote
 * @param {string} module
 */
export const preload = (remote, module) => void modules[`${remote.declaration.name}/${module}`]?.();
