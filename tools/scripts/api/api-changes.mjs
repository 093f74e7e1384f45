import { parseSync } from 'oxc-parser';

/** @typedef {import('./api-of.mjs').Node} Node */
/**
 * Kind of version that a change asks for: `major` where a caller may break.
 * @typedef {'none' | 'minor' | 'major'} Kind
 */

const order = /** @type {const} */ (['none', 'minor', 'major']);

/** @param {readonly Kind[]} kinds @returns {Kind} */
const largest = (kinds) =>
  kinds.reduce((left, right) => (order.indexOf(left) < order.indexOf(right) ? right : left), 'none');

/**
 * Kind of version that a changed declaration asks for. Widening is `minor`: an optional property or parameter, another member of a union, an overload. Everything else is
 * `major`, since a type is both given and taken.
 * @param {string} before @param {string} after
 * @returns {Kind}
 */
export function compareDeclarations(before, after) {
  if (before === after) return 'none';
  const [left, right] = [statements(before), statements(after)];
  if (!left || !right || left.length > right.length) return 'major';
  const kinds = left.map((node, index) => compare(node, right[index] ?? node));
  return largest([...kinds, left.length < right.length ? 'minor' : 'none']);
}

/** @param {string} text @returns {Node[] | undefined} */
function statements(text) {
  const { program, errors } = parseSync('api.d.ts', text);
  if (errors.length > 0) return undefined;
  return program.body.map((node) => withoutPlaces(node));
}

/** @param {any} value @returns {any} */
function withoutPlaces(value) {
  if (Array.isArray(value)) return value.map(withoutPlaces);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !['start', 'end', 'range', 'loc', 'declare'].includes(key))
      .map(([key, one]) => [key, withoutPlaces(one)]),
  );
}

/** @param {unknown} left @param {unknown} right */
const same = (left, right) => JSON.stringify(left ?? null) === JSON.stringify(right ?? null);

/** @param {Node[] | undefined} left @param {Node[] | undefined} right @returns {Kind} */
const list = (left = [], right = []) =>
  left.length === right.length ? largest(left.map((one, index) => compare(one, right[index]))) : 'major';

/** @param {Node[]} left @param {Node[]} right @returns {Kind} */
const union = (left, right) => (left.every((one) => right.some((other) => same(one, other))) ? 'minor' : 'major');

/** @typedef {{ [part: string]: (left: any, right: any) => Kind }} Parts Parts of a node that may differ, each with what a difference asks for. */

/** @type {Parts} */
const typed = { typeAnnotation: compare };
/** @type {Parts} */
const withBody = { body: (left, right) => members(left.body, right.body) };
/** @type {Parts} */
const callable = { params: parameters, returnType: compare };

/** @type {Record<string, Parts>} By the type of a node; any other difference of it, and of other nodes, is `major`. */
const parts = {
  TSTypeLiteral: { members },
  TSInterfaceDeclaration: withBody,
  ClassDeclaration: withBody,
  TSUnionType: { types: union },
  TSTupleType: { elementTypes: union },
  TSTypeAliasDeclaration: typed,
  TSTypeAnnotation: typed,
  TSTypeOperator: typed,
  TSParenthesizedType: typed,
  Identifier: typed,
  TSPropertySignature: typed,
  PropertyDefinition: typed,
  TSTypeReference: { typeArguments: (left, right) => list(left?.params, right?.params) },
  TSIntersectionType: { types: list },
  VariableDeclaration: { declarations: list },
  VariableDeclarator: { id: compare, init: compare },
  TSDeclareFunction: callable,
  TSFunctionType: callable,
  TSMethodSignature: callable,
  TSCallSignatureDeclaration: callable,
};

/** @param {Node | null | undefined} left @param {Node | null | undefined} right @returns {Kind} */
function compare(left, right) {
  if (same(left, right)) return 'none';
  if (!left || !right || left.type !== right.type)
    return right?.type === 'TSUnionType' && left ? union([left], right.types) : 'major';
  // The value of a constant may change, its type may not.
  if (left.type === 'Literal') return typeof left.value === typeof right.value ? 'minor' : 'major';
  const compared = parts[left.type] ?? {};
  const rest = (/** @type {Node} */ node) =>
    Object.fromEntries(Object.entries(node).filter(([part]) => !(part in compared)));
  if (!same(rest(left), rest(right))) return 'major';
  return largest(Object.entries(compared).map(([part, kindOf]) => kindOf(left[part], right[part])));
}

/** @param {Node[]} left @param {Node[]} right @returns {Kind} */
function members(left, right) {
  const nameOf = (/** @type {Node} */ { type, key }) => (key ? JSON.stringify(key) : type);
  const kinds = left.map((one) =>
    compare(
      one,
      right.find((other) => nameOf(other) === nameOf(one)),
    ),
  );
  const added = right.filter((one) => !left.some((other) => nameOf(other) === nameOf(one)));
  return largest([
    ...kinds,
    ...added.map((one) => (one.optional || one.type === 'MethodDefinition' ? 'minor' : 'major')),
  ]);
}

/** @param {Node[]} left @param {Node[]} right @returns {Kind} */
function parameters(left, right) {
  const kinds = left.map((one, index) => parameter(one, right[index]));
  const added = right.slice(left.length);
  return largest([...kinds, ...added.map((one) => (one.optional || one.type === 'RestElement' ? 'minor' : 'major'))]);
}

/** Compares parameters by position; their names and destructuring do not matter. @param {Node} left @param {Node | undefined} right @returns {Kind} */
function parameter(left, right) {
  if (!right || (left.type === 'RestElement') !== (right.type === 'RestElement')) return 'major';
  if (left.optional && !right.optional) return 'major';
  return largest([
    compare(left.typeAnnotation, right.typeAnnotation),
    left.optional === right.optional ? 'none' : 'minor',
  ]);
}

/** @typedef {import('./api-of.mjs').Api} Api */
/**
 * Change of a package's API.
 * @typedef {{ place: string, kind: 'major' | 'minor', what: string }} ApiChange
 */

/**
 * Compares two APIs. An export that goes or changes is `major`; a new or wider one `minor`. Declarations that only exports refer to are
 * part of them: it may come and go, but not change.
 * @param {Api} before @param {Api} after
 * @returns {ApiChange[]}
 */
export function apiChanges(before, after) {
  const subpaths = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return subpaths.flatMap((subpath) => changesOf(subpath, before[subpath] ?? {}, after[subpath] ?? {}));
}

/**
 * @param {string} subpath @param {Record<string, string>} before @param {Record<string, string>} after
 * @returns {ApiChange[]}
 */
function changesOf(subpath, before, after) {
  const isInternal = subpath === 'internal';
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort().flatMap((name) => {
    const place = `${subpath} ${name}`;
    const [was, is] = [before[name], after[name]];
    if (is === undefined) return isInternal ? [] : [{ place, kind: 'major', what: 'is gone' }];
    if (was === undefined) return isInternal ? [] : [{ place, kind: 'minor', what: 'is new' }];
    const kind = compareDeclarations(was, is);
    if (kind === 'none') return [];
    return [{ place, kind, what: kind === 'minor' ? 'was extended' : `changed\n      was ${was}\n      is  ${is}` }];
  });
}

const kinds = ['none', 'patch', 'minor', 'major'];
const LONGEST = 600;

/**
 * API changes that ask for a higher version than the pending changesets do. Below 1.0.0 `^` excludes the next minor version, so a breaking change asks
 * for minor there.
 * @param {readonly { place: string, kind: 'major' | 'minor', what: string }[]} changes
 * @param {{ name: string, version: string, pending: readonly ('major' | 'minor' | 'patch')[] }} of The package, with the kinds of its pending changesets.
 * @returns {string[]} A line for each.
 */
export function unannounced(changes, { name, version, pending }) {
  const said = Math.max(0, ...pending.map((kind) => kinds.indexOf(kind)));
  const asked = (/** @type {'major' | 'minor'} */ kind) => (version.startsWith('0.') ? 'minor' : kind);
  return changes
    .filter(({ kind }) => kinds.indexOf(asked(kind)) > said)
    .map(
      ({ place, kind, what }) =>
        `${place} ${what.slice(0, LONGEST)}: ${asked(kind)}, and the changesets of ${name} say ${kinds[said]}`,
    );
}
