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
export function moduleFile(file) {
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
export function fileOf(from, source) {
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
