import { existsSync } from 'node:fs';
import { moduleFile, fileOf } from './module-file.mjs';

/** @typedef {import('./module-file.mjs').Node} Node */
/** @typedef {import('./module-file.mjs').Origin} Origin */

/**
 * API of a package: by subpath, exported name → its declaration. Declarations that these refer to without being exported are under `internal`.
 * @typedef {Record<string, Record<string, string>>} Api
 */

/**
 * @param {Record<string, string>} entries Subpath → its `.d.ts` file.
 * @returns {Api}
 */
export function apiOf(entries) {
  const exported = Object.entries(entries).map(([subpath, file]) => ({ subpath, names: namesOf(file) }));
  const known = new Set(exported.flatMap(({ names }) => [...names.values()].map(keyOf)));
  /** @type {Map<string, string>} */
  const internal = new Map();
  const api = Object.fromEntries(
    exported.map(({ subpath, names }) => [
      subpath,
      sorted([...names].map(([name, origin]) => [name, textOf(origin, known, internal)])),
    ]),
  );
  return internal.size === 0 ? api : { ...api, internal: sorted([...internal]) };
}

/** @param {[string, string][]} entries */
const sorted = (entries) => Object.fromEntries(entries.toSorted(([left], [right]) => (left < right ? -1 : 1)));

/** @param {Origin} origin */
const keyOf = (origin) => ('file' in origin ? `${origin.file} ${origin.name}` : `${origin.package} ${origin.name}`);

/** @param {string} file @param {Set<string>} [seen] @returns {Map<string, Origin>} Every exported name, and where it is declared. */
function namesOf(file, seen = new Set()) {
  /** @type {Map<string, Origin>} */
  const names = new Map();
  if (seen.has(file) || !existsSync(file)) return names;
  seen.add(file);
  const { exported, stars } = moduleFile(file);
  for (const star of stars)
    for (const [name, origin] of namesOf(star, seen)) if (name !== 'default') names.set(name, origin);
  for (const [name, target] of exported)
    names.set(name, declaredAt('file' in target || 'package' in target ? target : { file, name: target.name }));
  return names;
}

/** Follows imports and exports to the declaration of a name. @param {Origin} origin @returns {Origin} */
function declaredAt(origin) {
  if (!('file' in origin) || origin.name === '*' || !origin.file.endsWith('.d.ts')) return origin;
  const { declared, imported, exported, stars } = moduleFile(origin.file);
  const target = exported.get(origin.name);
  if (target && ('file' in target || 'package' in target)) return declaredAt(target);
  const own = target?.name ?? origin.name;
  if (declared.has(own)) return { file: origin.file, name: own };
  const other = imported.get(own);
  if (other) return declaredAt(other);
  for (const star of stars) {
    const found = namesOf(star).get(own);
    if (found) return found;
  }
  return origin;
}

/** @param {Origin} origin @param {Set<string>} known @param {Map<string, string>} internal */
function textOf(origin, known, internal) {
  if (!('file' in origin) || !origin.file.endsWith('.d.ts'))
    return `from ${JSON.stringify('file' in origin ? 'data' : origin.package)}`;
  const { declared, source } = moduleFile(origin.file);
  const nodes = declared.get(origin.name) ?? [];
  for (const node of nodes) addReferences(node, origin.file, known, internal);
  return nodes.map((node) => normal(source.slice(node.start, node.end))).join(' ');
}

/** Declarations that an exported one refers to, when nobody can import them by themselves. @param {Node} node @param {string} file @param {Set<string>} known @param {Map<string, string>} internal */
function addReferences(node, file, known, internal) {
  const { declared, imported } = moduleFile(file);
  for (const name of identifiersIn(node)) {
    const local = declared.has(name) ? { file, name } : imported.get(name);
    if (local) addReference(declaredAt(local), known, internal);
  }
  for (const { source, name } of importTypesIn(node))
    if (source.startsWith('.')) addReference(declaredAt({ file: fileOf(file, source), name }), known, internal);
}

/** @param {Origin} origin @param {Set<string>} known @param {Map<string, string>} internal */
function addReference(origin, known, internal) {
  const key = keyOf(origin);
  if (!('file' in origin) || known.has(key) || !origin.file.endsWith('.d.ts') || origin.name === '*') return;
  known.add(key);
  const name = internal.has(origin.name) ? `${origin.name} ${internal.size}` : origin.name;
  // Reserved before the text is made: a declaration may refer to itself.
  internal.set(name, '');
  internal.set(name, textOf(origin, known, internal));
}

/** @param {unknown} node @returns {Generator<string>} */
function* identifiersIn(node) {
  for (const one of nodesIn(node)) if (one.type === 'Identifier') yield one.name;
}

/** @param {unknown} node @returns {Generator<{ source: string, name: string }>} */
function* importTypesIn(node) {
  for (const one of nodesIn(node)) {
    const name = one.type === 'TSImportType' ? (one.qualifier?.name ?? one.qualifier?.left?.name) : undefined;
    const source = one.source?.value ?? one.argument?.literal?.value;
    if (name !== undefined && source !== undefined) yield { source, name };
  }
}

/** @param {unknown} value @returns {Generator<Node>} */
function* nodesIn(value) {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  else if (typeof value === 'object' && value !== null) {
    const node = /** @type {Node} */ (value);
    if (typeof node.type === 'string') yield node;
    for (const child of Object.values(node)) yield* nodesIn(child);
  }
}

/** One line, without the places of files. @param {string} text */
const normal = (text) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/import\((["'])\.[^"']*\1\)/g, "import('.')")
    .replace(/^export (default )?(declare )?/, '')
    .replace(/^declare /, '')
    .trim();
