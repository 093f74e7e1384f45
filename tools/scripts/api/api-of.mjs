import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

/**
 * Node of the syntax tree; its properties depend on its type.
 * @typedef {Record<string, any>} Node
 */

/**
 * Origin of a name: declared in a file, or imported from a package.
 * @typedef {{ file: string, name: string } | { package: string, name: string }} Origin
 */

/**
 * Names that a declaration file declares, imports and exports.
 * @typedef {object} ModuleFile
 * @property {Map<string, Node[]>} declared Its own declarations by name; several for overloads and merged interfaces.
 * @property {Map<string, Origin>} imported Names that it imports.
 * @property {Map<string, { name: string } | Origin>} exported Exported name → its own name, or where it comes from.
 * @property {string[]} stars Files of which it exports everything.
 * @property {string} source Without its comments, which keep their places as spaces.
 */

/** @type {Map<string, ModuleFile>} */
const read = new Map();

/** @param {string} file A `.d.ts` file. @returns {ModuleFile} */
function moduleFile(file) {
  const known = read.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  /** @type {ModuleFile} */
  const module = {
    declared: new Map(),
    imported: new Map(),
    exported: new Map(),
    stars: [],
    source: blanked(text, comments),
  };
  for (const node of program.body) addStatement(module, node, file);
  read.set(file, module);
  return module;
}

/** @param {ModuleFile} module @param {Node} node @param {string} file */
function addStatement(module, node, file) {
  if (node.type === 'ImportDeclaration')
    for (const specifier of node.specifiers)
      module.imported.set(
        specifier.local.name,
        originOf(file, node.source.value, specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : '*'),
      );
  else if (node.type === 'ExportAllDeclaration' && node.exported)
    module.exported.set(nameOf(node.exported), originOf(file, node.source.value, '*'));
  else if (node.type === 'ExportAllDeclaration') module.stars.push(fileOf(file, node.source.value));
  else if (node.type === 'ExportNamedDeclaration' && !node.declaration)
    for (const { local, exported } of node.specifiers)
      module.exported.set(
        nameOf(exported),
        node.source ? originOf(file, node.source.value, nameOf(local)) : { name: nameOf(local) },
      );
  else if (node.type === 'ExportNamedDeclaration')
    for (const name of declare(module, node.declaration, node)) module.exported.set(name, { name });
  else if (node.type === 'ExportDefaultDeclaration') {
    module.declared.set('default', [node]);
    module.exported.set('default', { name: 'default' });
  } else declare(module, node, node);
}

/** @param {ModuleFile} module @param {Node} declaration @param {Node} whole @returns {string[]} The names it declares. */
function declare(module, declaration, whole) {
  const names =
    declaration.type === 'VariableDeclaration'
      ? declaration.declarations.map((/** @type {Node} */ one) => one.id.name)
      : declaration.id
        ? [declaration.id.name]
        : [];
  for (const name of names) module.declared.set(name, [...(module.declared.get(name) ?? []), whole]);
  return names;
}

/** @param {Node} name */
const nameOf = (name) => name.name ?? name.value;

/** @param {string} from @param {string} source @param {string} name @returns {Origin} */
const originOf = (from, source, name) =>
  source.startsWith('.') ? { file: fileOf(from, source), name } : { package: source, name };

/** @param {string} from @param {string} source Path as the sources write it: `./age.ts`. */
function fileOf(from, source) {
  const path = join(dirname(from), source);
  const file = path.replace(/\.tsx?$/, '.d.ts');
  return existsSync(file) ? file : path;
}

/** @param {string} text @param {{ start: number, end: number }[]} comments */
function blanked(text, comments) {
  let out = '';
  let at = 0;
  for (const { start, end } of comments) {
    out += text.slice(at, start) + ' '.repeat(end - start);
    at = end;
  }
  return out + text.slice(at);
}

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
