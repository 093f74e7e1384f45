import { onRelativeImport, posixPath } from './on-relative-import.mjs';

/**
 * @typedef {object} Layers
 * @property {string} root Folder whose folders are layered, as `server/src`.
 * @property {readonly (readonly string[])[]} layers Folders of each layer, the lowest layer first.
 * @property {string} face File by which folders of one layer see each other.
 */

/**
 * Folders in layers: a file imports from its own folder, from lower layers, and from a folder beside it by that folder's public file alone. A folder that
 * stands in no layer is an error, so that a new one is given its place.
 */
export const layers = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        required: ['root', 'layers', 'face'],
        additionalProperties: false,
        properties: {
          root: { type: 'string' },
          layers: { type: 'array', items: { type: 'array', items: { type: 'string' } } },
          face: { type: 'string' },
        },
      },
    ],
  },
  /** @param {import('./on-relative-import.mjs').Context & { options: readonly [Layers] }} context */
  create(context) {
    const [options] = context.options;
    const from = folderOf(posixPath(context.filename), options);
    if (from === undefined) return {};
    return onRelativeImport(context, (file) => judge(from, file, options));
  },
};

/**
 * The folder below the root that a file belongs to; undefined outside the root and for a file that lies in it.
 * @param {string} file
 * @param {Layers} options
 */
function folderOf(file, { root }) {
  const [, inside] = file.split(`/${root}/`);
  return inside?.includes('/') ? inside.split('/')[0] : undefined;
}

/**
 * @param {string} from
 * @param {string} file
 * @param {Layers} options
 */
function judge(from, file, options) {
  const to = folderOf(file, options);
  if (to === undefined || to === from) return undefined;
  const layerOf = (/** @type {string} */ folder) => options.layers.findIndex((names) => names.includes(folder));
  const own = layerOf(from);
  const other = layerOf(to);
  if (own === -1 || other === -1) return `${own === -1 ? from : to} has no layer: give it one in the lint rule.`;
  if (other > own) return `${from} does not import ${to}, which is a layer above it: pass it in from there.`;
  return other === own && !file.endsWith(`/${to}/${options.face}`)
    ? `${from} sees ${to} by its ${options.face} alone.`
    : undefined;
}
