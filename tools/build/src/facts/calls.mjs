import { parse } from 'acorn';
import { walk } from '../walk.mjs';
import { methods } from './contract.mjs';

/**
 * @typedef {import('../walk.mjs').Node} Node
 * @typedef {{ operations: string[], faults: string[] }} Calls `faults`: calls that can't be analysed, with their place.
 */

const client = '@navette/shared/api';

/** Recognised forms of a call; anything else that resembles one is a fault, so that no call is missed. */
const forms = `api.GET('/api/…', …), $api.useQuery('get', '/api/…', …), or ['get', '/api/…'] as the key of an answer`;

/**
 * Finds the operations of the contract that a script calls. It trusts nothing it does not recognise: the typed clients (`api`, `$api`) may only be
 * used in a call with the path written out, and a path of the contract may only be written in such a call or in a key (`invalidate`), which is not one.
 * @param {string} script A module as `moduleCode` gives it.
 * @param {import('./contract.mjs').Contract} contract
 * @returns {Calls} operationIds, sorted
 */
export function callsIn(script, contract) {
  if (contract.paths.size === 0) return { operations: [], faults: [] };
  /** @type {import('acorn').Comment[]} */
  const comments = [];
  /** @type {Node} */
  const tree = parse(script, { ecmaVersion: 'latest', sourceType: 'module', onComment: comments });
  const places = comments.filter(({ type, value }) => type === 'Line' && /^ \S+\.(tsx?|mjs|js|json)$/.test(value));
  const placeOf = (/** @type {Node} */ node) =>
    places.findLast(({ start }) => start < node.start)?.value.trim() ?? 'unknown file';
  const clients = clientsOf(tree);
  const prefix = new RegExp(
    `^/(?:${[...new Set([...contract.paths].map((path) => path.split('/')[1]))].join('|')})(?:/|$)`,
  );
  /** @type {Set<string>} */
  const operations = new Set();
  /** @type {Set<string>} */
  const faults = new Set();
  const complain = (/** @type {Node} */ node, /** @type {string} */ what) =>
    faults.add(`${placeOf(node)}: ${what}; operations are called as ${forms}`);
  const understood = new Set();

  walk(tree, [], (node, parents) => {
    const kind = clients.get(node.type === 'Identifier' ? node.name : '');
    if (kind === undefined || isOnlyName(node, parents)) return;
    const call = kind === 'forbidden' ? undefined : calledBy(node, parents, kind);
    const operation = call && contract.operations.get(`${call.method} ${call.path.value}`);
    if (call) understood.add(call.path);
    if (operation) operations.add(operation.id);
    else
      complain(
        node,
        call
          ? `the contract has no ${call.method.toUpperCase()} ${call.path.value}`
          : `${kind === 'forbidden' ? node.name : kind} is used in a way that hides the called operation`,
      );
  });
  walk(tree, [], (node, parents) => {
    const text = textOf(node);
    if (text === undefined || !prefix.test(text) || understood.has(node) || isKey(node, parents[0])) return;
    complain(node, `${JSON.stringify(text)} looks like a path of the API, but the analysis can't find a call of it`);
  });
  return { operations: sorted(operations), faults: sorted(faults) };
}

/**
 * @param {Node} tree
 * @returns {Map<string, 'api' | '$api' | 'forbidden'>} Local name → which client it is.
 */
function clientsOf(tree) {
  const imports = tree.body.filter(
    (/** @type {Node} */ node) => node.type === 'ImportDeclaration' && node.source.value === client,
  );
  return new Map(
    imports
      .flatMap((/** @type {Node} */ node) => node.specifiers)
      .flatMap((/** @type {Node} */ { type, imported, local }) => {
        const name = type === 'ImportSpecifier' ? imported.name : '*';
        if (name === 'api' || name === '$api') return [[local.name, name]];
        return name === '*' || name === 'createApi' ? [[local.name, 'forbidden']] : [];
      }),
  );
}

/**
 * @param {Node} node The client's name.
 * @param {Node[]} parents
 * @param {'api' | '$api'} kind
 * @returns {{ method: string, path: Node } | undefined}
 */
function calledBy(node, [member, call], kind) {
  if (
    member?.type !== 'MemberExpression' ||
    member.object !== node ||
    member.computed ||
    call?.type !== 'CallExpression' ||
    call.callee !== member
  )
    return undefined;
  const [first, second] = call.arguments;
  const [method, path] = kind === 'api' ? [member.property.name, first] : [textOf(first), second];
  if (typeof method !== 'string' || !path || textOf(path) === undefined || path.type !== 'Literal') return undefined;
  const known = methods.find((name) => name === method.toLowerCase());
  return known && { method: known, path };
}

/** Whether an identifier is the name of something else: of a property, or in the import itself. @param {Node} node @param {Node[]} parents */
function isOnlyName(node, [parent]) {
  if (!parent) return false;
  if (parent.type === 'ImportSpecifier' || parent.type === 'ImportNamespaceSpecifier') return true;
  if (parent.type === 'MemberExpression') return parent.property === node && !parent.computed;
  return parent.type === 'Property' && parent.key === node && parent.value !== node && !parent.computed;
}

/** @param {Set<string>} texts */
const sorted = (texts) => [...texts].sort();

/** `['get', '/api/client']`: which answers are out of date. @param {Node} node @param {Node | undefined} parent */
function isKey(node, parent) {
  if (parent?.type !== 'ArrayExpression' || parent.elements.length < 2 || parent.elements[1] !== node) return false;
  return methods.some((method) => method === textOf(parent.elements[0]));
}

/** The text of a literal; of a template, what stands before its first gap. @param {Node | null | undefined} node @returns {string | undefined} */
function textOf(node) {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  return node?.type === 'TemplateLiteral' ? node.quasis[0].value.cooked : undefined;
}
