import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {{ icon?: unknown, [key: string]: unknown }} Menu
 * @typedef {{ menu?: Menu, [key: string]: unknown }} Route
 */

/**
 * Writes the lines of lucide's icons in place of their names, so that a remote may have an icon that its host does not know.
 * @template {{ routes?: Route[] }} Declaration
 * @param {Declaration} declaration As `src/remote.ts` gives it.
 * @param {string} root Folder of the remote, whose lucide counts.
 * @returns {Promise<Declaration>}
 * @throws {Error} naming an icon that lucide does not have
 */
export async function withIcons(declaration, root) {
  if (!declaration.routes) return declaration;
  const routes = await Promise.all(
    declaration.routes.map(async (route) => {
      const name = lucideName(route.menu?.icon);
      return name === undefined ? route : { ...route, menu: { ...route.menu, icon: await linesOf(name, root) } };
    }),
  );
  return { ...declaration, routes };
}

/** @param {unknown} icon @returns {string | undefined} */
function lucideName(icon) {
  return typeof icon === 'object' && icon !== null && 'lucide' in icon && typeof icon.lucide === 'string'
    ? icon.lucide
    : undefined;
}

/**
 * @param {string} name
 * @param {string} root
 */
async function linesOf(name, root) {
  const { __iconData: data } = await iconModule(name, root);
  if (data === undefined) throw new Error(`"${name}" is a former name of an icon of lucide (https://lucide.dev/icons)`);
  return { shapes: data.node.map(shapeOf) };
}

/** @param {string} name @param {string} root */
async function iconModule(name, root) {
  try {
    const file = createRequire(join(root, 'package.json')).resolve(`lucide-react/icons/${name}`);
    return await import(pathToFileURL(file).href);
  } catch (cause) {
    throw new Error(`lucide has no icon "${name}" (https://lucide.dev/icons)`, { cause });
  }
}

/**
 * @param {[string, Record<string, string | number>]} node As lucide writes it. Only its geometry is taken.
 */
function shapeOf([tag, attributes]) {
  if (tag === 'path') return { path: String(attributes.d) };
  if (tag === 'polyline' || tag === 'polygon') return { [tag]: String(attributes.points) };
  const known = (geometry[tag] ?? []).filter((name) => attributes[name] !== undefined);
  return { [tag]: Object.fromEntries(known.map((name) => [name, String(attributes[name])])) };
}

/** @type {Record<string, string[]>} */
const geometry = {
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
};
