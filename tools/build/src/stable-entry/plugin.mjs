import { isFederationRuntime } from '../base.mjs';
import { AssetsPlugin, emit, REPORT, textOf } from '../assets-plugin.mjs';
import { createHash } from 'node:crypto';
import { rspack } from '@rspack/core';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { build, transformSync } from 'esbuild';
import { lazyContainer } from './lazy-container.mjs';
import { parse } from 'acorn';
import { CHUNKS } from '../stable-chunks.mjs';
import { walk } from '../walk.mjs';

/**
 * Leaves in the entry of a remote what every version changes, the name of its container and the hashes of its chunks, and moves the rest (the runtimes of
 * federation and bundler, 8 kB) into a file that stays in the cache of browsers.
 */
export const stableEntryPlugin = () =>
  // Files have their last names, and the manifest is there; nothing is checked or compressed yet.
  new AssetsPlugin('StableEntry', REPORT, async (compilation) => {
    const manifest = inOrder(JSON.parse(textOf(compilation, 'mf-manifest.json')));
    const {
      globalName: container,
      remoteEntry,
      buildInfo: { buildVersion: version },
    } = manifest.metaData;
    const { code, hashes } = containerSource(
      textOf(compilation, remoteEntry.name),
      { container, federation: federationId(compilation), chunk: chunkId(compilation) },
      hashesIn(compilation),
    );
    const file = `${RUNTIME}.${createHash('sha256').update(code).digest('hex').slice(0, 10)}.js`;
    for (const { assets } of manifest.exposes) assets.js.sync.unshift(file);
    emit(compilation, file, code);
    emit(compilation, CORE, await runtimeCore());
    for (const [name, text] of [
      [remoteEntry.name, entrySource({ container, version, file, core: CORE, hashes })],
      ['mf-manifest.json', JSON.stringify(manifest)],
    ])
      compilation.updateAsset(name, new rspack.sources.RawSource(text));
  });

/** First part of the name of the file with the runtimes. */
export const RUNTIME = 'runtime';

/**
 * File with the core of the federation runtime. The host of the suite brings it for all its remotes; in a page that has none a remote loads its own. No
 * page of the suite loads it: by its name it stands outside of the budgets.
 */
export const CORE = 'core.mjs';

/** @returns {Promise<Buffer>} A script that leaves the core where remotes look for it. */
export async function runtimeCore() {
  const resolveDir = dirname(createRequire(import.meta.url).resolve('@module-federation/enhanced/runtime'));
  const { outputFiles } = await build({
    stdin: {
      contents: `import * as core from '@module-federation/runtime/core'; globalThis._FEDERATION_RUNTIME_CORE ??= core;`,
      resolveDir,
    },
    bundle: true,
    write: false,
    minify: true,
    legalComments: 'none',
    format: 'iife',
    target: 'es2022',
    define: { FEDERATION_ALLOW_NEW_FUNCTION: 'false', ENV_TARGET: '"web"' },
  });
  return Buffer.from(outputFiles[0]?.contents ?? '');
}

/** @param {import('@rspack/core').Compilation} compilation */
const chunkId = ({ chunks }) => [...chunks].find((each) => each.hasRuntime())?.id;

/** @param {import('@rspack/core').Compilation} compilation */
function federationId({ modules, chunkGraph }) {
  // The bundler has it twice, of which only the one that is loaded has an id.
  const ids = [...modules].filter(isFederationRuntime).flatMap((each) => chunkGraph.getModuleId(each) ?? []);
  return ids[0];
}

/** @param {import('@rspack/core').Compilation} compilation */
const hashesIn = (compilation) =>
  new Set(compilation.getAssets().flatMap(({ name }) => /\.([\da-f]{10})\.(?:js|css)$/.exec(name)?.[1] ?? []));

/**
 * The script of an entry: a container that loads the script which makes the real one with the first question.
 * @param {import('./lazy-container.mjs').Parts} parts
 */
export function entrySource(parts) {
  const { code } = transformSync(`(${String(lazyContainer)})(${JSON.stringify(parts)},document.currentScript)`, {
    minify: true,
  });
  return `var ${parts.container}=${code}`;
}

/**
 * The bundler's manifest with its lists by name. The bundler writes them in the order in which its threads came to the modules, so that the same sources
 * gave other bytes in one build of four, and a version that is published was refused as another one.
 * @template {{ shared: readonly Named[], exposes: readonly Named[] }} Manifest
 * @param {Manifest} manifest
 * @returns {Manifest}
 */
const inOrder = (manifest) => ({
  ...manifest,
  shared: sorted(manifest.shared),
  exposes: sorted(manifest.exposes),
});

/** @typedef {{ name: string }} Named */

/** @param {readonly Named[]} entries */
const sorted = (entries) => entries.toSorted((left, right) => (left.name < right.name ? -1 : 1));

/**
 * The script of a container as a function of what differs between versions: name and version, the hashes of its chunks, and the script element of the entry,
 * by whose address the files beside it are found.
 * @param {string} script
 * @param {{ container: string, federation?: string | number | null, chunk?: string | number | null }} made name of its global, and what the bundler makes of that name: the ids of the module with
 *   the federation runtime and of the entry's chunk
 * @param {ReadonlySet<string>} known hashes of chunks
 * @returns {{ code: string, hashes: string[] }} `hashes` in the order in which the function takes them
 */
export function containerSource(script, { container, federation, chunk }, known) {
  const withName = (/** @type {string} */ text) =>
    text
      .split(container)
      .map((part) => (/^:\d+\.\d+\./.test(part) ? '":"+version' : JSON.stringify(part)))
      .join('+name+');
  /** @type {{ start: number, end: number, code: string }[]} */
  const edits = [];
  /** @type {string[]} */
  const hashes = [];
  walk(parse(script, { ecmaVersion: 'latest' }), [], (node, [parent]) => {
    const { type, start, end, name, value, property, computed } = node;
    if (type === 'Literal' && known.has(value)) edits.push({ start, end, code: `hashes[${hashes.push(value) - 1}]` });
    else if (type === 'Literal' && value === federation && namesModule(node, parent))
      edits.push({ start, end, code: '"federation"' });
    else if (parent?.key === node && (value ?? name) === chunk && parent.value.value === 0)
      edits.push({ start, end, code: '"entry"' });
    else if (type === 'Literal' && value === CHUNKS)
      edits.push({ start, end, code: `(${JSON.stringify(CHUNKS)}+name)` });
    else if (type === 'Literal' && typeof value === 'string' && value.includes(container))
      edits.push({ start, end, code: `(${withName(value)})` });
    else if (type === 'MemberExpression' && !computed && property.name === 'currentScript')
      edits.push({ start, end, code: 'entry' });
    else if (type === 'MemberExpression' && !computed && property.name.includes(container))
      edits.push({ start: script.lastIndexOf('.', property.start), end, code: `[${withName(property.name)}]` });
  });
  const body = edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, code }) => text.slice(0, start) + code + text.slice(end), script)
    // Left is the variable of the container.
    .replaceAll(container, 'container');
  // On a line of its own: the script may end with a comment that names its source map.
  const { code } = rspack.experiments.swc.minifySync(
    `document.currentScript.make=(name,version,hashes,entry)=>{${body}\n;return container};`,
    { compress: { passes: 2 }, mangle: true, ecma: 2022 },
  );
  return { code, hashes };
}

/**
 * Whether a number stands for a module, by its function or where that is asked for: a chunk may have the same number, with its name or in a call of a method.
 * @param {import('../walk.mjs').Node} node @param {import('../walk.mjs').Node | undefined} parent
 */
const namesModule = (node, parent) =>
  parent?.key === node
    ? parent.value.type.endsWith('FunctionExpression')
    : parent?.type === 'CallExpression' && parent.callee.type === 'Identifier';
