import { catalogues } from 'one-bundle/parts';

/**
 * Stub of the files of a remote: its texts are parts of the same bundle.
 * @param {{ declaration: { name: string } }} remote
 * @param {string} path messages/<language>.json
 */
export const fetchJson = async (remote, path) => (await catalogues[`${remote.declaration.name}/${path}`]?.())?.default;
