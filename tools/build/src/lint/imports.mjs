import { dirname, join, sep } from 'node:path';

/** @typedef {{ source?: { value?: unknown } | null }} Importing A declaration or an expression that imports or exports from a file. */
/** @typedef {{ filename: string, options: readonly unknown[], report: (found: { node: unknown, message: string }) => void }} Context */

/**
 * A path with `/` on every system.
 * @param {string} file
 */
const posixPath = (file) => file.split(sep).join('/');

/**
 * Visitors that resolve every relative import and re-export of a file. The linter's own patterns match the path as it is written, and `../other/x` is
 * something else in every folder.
 * @param {Context} context
 * @param {(file: string) => string | undefined} judge says what is wrong with importing a file, given by its path with `/`
 */
function onRelativeImport(context, judge) {
  /** @param {Importing} node */
  const check = ({ source }) => {
    if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
    const message = judge(posixPath(join(dirname(context.filename), source.value)));
    if (message !== undefined) context.report({ node: source, message });
  };
  return {
    ImportDeclaration: check,
    ImportExpression: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
  };
}

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
  /** @param {Context & { options: readonly [Layers] }} context */
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
  if (own === -1 || other === -1) return `${own === -1 ? from : to} has no layer: add it to the lint rule.`;
  if (other > own) return `${from} must not import ${to}, which is a layer above it: pass it as a parameter.`;
  return other === own && !file.endsWith(`/${to}/${options.face}`)
    ? `${from} may import ${to} only through its ${options.face}.`
    : undefined;
}

/**
 * Page that a file belongs to, undefined outside pages: `src/pages/help.tsx` and all of `src/pages/help/` are the page `help`.
 * @param {string} file
 */
const pageOf = (file) => /^.*\/src\/pages\/[^/.]+/u.exec(posixPath(file))?.[0];

/** @param {string} file */
const isOfAnEntity = (file) => /\/src\/entities\/[^/]+\//u.test(posixPath(file));

/** A page is imported by its own files and by tests only; pages and dialogs import entities, never the reverse. */
export const pagesApart = {
  /** @param {Context} context */
  create(context) {
    if (/\.test\.tsx?$|\/testing\//u.test(posixPath(context.filename))) return {};
    const own = pageOf(context.filename);
    const message = isOfAnEntity(context.filename)
      ? 'An entity must not import a page: pages and dialogs import entities.'
      : 'A page must not import another page: move shared code up to the remote, or to its entity.';
    return onRelativeImport(context, (file) => {
      const page = pageOf(file);
      return page !== undefined && page !== own ? message : undefined;
    });
  },
};
