import { catalogues } from 'one-bundle/parts';

/**
 * Stub of fetching a remote's files: its texts are part of the same bundle.
 * @param {{ declaration: { name: string } }} remote
 * @param {string} path messages/<language>.json
 */
export const fetchJson = async (remote, path) => (await catalogues[`${remote.declaration.name}/${path}`]?.())?.default;
