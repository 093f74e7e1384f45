import { ADDITIONAL, AssetsPlugin, emit, fail } from './assets-plugin.mjs';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { createRequire } from 'node:module';

/**
 * Writes `declaration.json`: what `src/remote.ts` says of the remote, as data. The host, ops and the server read it without running the remote.
 */
/**
 * @param {string} root Folder of the remote's package.
 * @param {string[]} modules Names under which its pages and dialogs can be loaded.
 */
export function declarationPlugin(root, modules) {
  const file = join(root, 'src/remote.ts');
  return new AssetsPlugin(
    'Declaration',
    ADDITIONAL,
    async (compilation) => {
      try {
        const declaration = await withIcons(await evaluate(file), root);
        for (const fault of faultsOf(declaration, modules)) fail(compilation, `src/remote.ts: ${fault}`);
        emit(compilation, 'declaration.json', JSON.stringify(declaration, null, 2));
      } catch (error) {
        fail(
          compilation,
          `src/remote.ts is not a valid declaration: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    },
    ({ fileDependencies }) => fileDependencies.add(file),
  );
}

/**
 * @typedef {{ contract?: string, routes?: { module: string }[], dialogs?: { module: string }[], slots?: { module: string }[] }} Declaration
 */

/**
 * @param {string} file
 * @returns {Promise<Declaration>} The default export, as plain data.
 */
export async function evaluate(file) {
  const folder = mkdtempSync(join(tmpdir(), 'navette-declaration-'));
  try {
    const { outputFiles } = await build({
      entryPoints: [file],
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      jsx: 'automatic',
      loader: { '.css': 'empty' },
      banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
      logLevel: 'silent',
    });
    const target = join(folder, 'remote.mjs');
    writeFileSync(target, outputFiles[0]?.contents ?? '');
    const { default: declaration } = await import(pathToFileURL(target).href);
    return JSON.parse(JSON.stringify(declaration));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {Declaration} declaration
 * @param {string[]} modules
 * @returns {string[]}
 */
export function faultsOf(declaration, modules) {
  const named = [declaration.routes, declaration.dialogs, declaration.slots]
    .flatMap((list) => list ?? [])
    .map(({ module }) => module);
  return [...new Set(named)]
    .filter((module) => !modules.includes(module))
    .map((module) => `${module} has no file under src; found: ${modules.join(', ')}`);
}

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
  if (data === undefined) throw new Error(`"${name}" is a former name of a lucide icon (https://lucide.dev/icons)`);
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
