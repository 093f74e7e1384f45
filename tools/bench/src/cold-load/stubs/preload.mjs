import { modules } from 'one-bundle/parts';

/**
 * Stub of preloading a remote's files: here the import of the part is enough.
 * @param {{ declaration: { name: string } }} remote
 * @param {string} module
 */
export const preload = (remote, module) => void modules[`${remote.declaration.name}/${module}`]?.();
