import { modules, routes } from 'one-bundle/parts';

/**
 * Stub of the early preload from the release set: one bundle knows its routes from the start.
 * @param {unknown} _set
 * @param {string} pathname
 */
export const preloadPageAt = (_set, pathname) => void modules[routes[pathname] ?? '']?.();
