import { parseAst } from 'vitest/node';

/** Keys that a kind of record with `textPrefix: 'mcode'` has (@navette/shared/ui-records): `mcode.title`, `mcode.add`, … */
export const RECORD_TEXTS = [
  'title',
  'add',
  'add.title',
  'edit.title',
  'empty',
  'form.name',
  'deleted',
  'delete.failed',
];

/** Optional texts: a delete with undo needs no question, a form that gets its row from the list no loading text. */
const OPTIONAL_RECORD_TEXTS = ['delete.title', 'delete.body', 'restored', 'restore.failed', 'edit.pending'];

/**
 * @typedef {object} UsedKeys
 * @property {string[]} required Keys that a catalogue must have.
 * @property {RegExp[]} requiredPatterns Keys built in the code: each must fit at least one.
 * @property {string[]} mentioned Every text that may be a key.
 * @property {RegExp[]} mentionedPatterns Every text built in the code that may be a key.
 */

/**
 * A node of the syntax tree; which of these properties it has depends on its type.
 * @typedef {object} Node
 * @property {string} type
 * @property {string | Node} [name] Of an identifier its text, of an element or attribute a node.
 * @property {Node} [key]
 * @property {unknown} [value] Of a literal its value, of an attribute or property a node.
 * @property {Node} [expression]
 * @property {Node} [callee]
 * @property {Node} [property]
 * @property {Node[]} [arguments]
 * @property {Node[]} [properties]
 * @property {Node[]} [attributes]
 * @property {Node} [consequent]
 * @property {Node} [alternate]
 * @property {Node} [left]
 * @property {Node} [right]
 * @property {{ value: { cooked: string } }[]} [quasis]
 */

const TRANSLATORS = new Set(['t', 'translate', 'messageKey', 'messageWith']);
const KEY_PROPERTY = /^(title|label|message|help|text|placeholder|description|heading|empty|action|reason)Key$/u;

/** Texts with these prefixes are keys in any position: schemas name their messages without a call. */
const ALWAYS_A_KEY = /^(problem|validation|shared|menu)(\.[\w-]+)+$/u;
const WRAPPERS = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'ParenthesizedExpression',
  'ChainExpression',
]);

/**
 * The message keys that a source file uses, and every other text in it that may be one.
 * @param {import('./packages.mjs').File} file
 * @returns {UsedKeys}
 */
export function usedKeys({ name, text }) {
  /** @type {UsedKeys} */
  const used = { required: [], requiredPatterns: [], mentioned: [], mentionedPatterns: [] };
  visit(parseAst(text, { lang: name.endsWith('x') ? 'tsx' : 'ts' }, name), (node) => {
    for (const place of keyPlaces(node)) requireKeys(place, used);
    requireRecordTexts(node, used);
    mention(node, used);
  });
  return used;
}

/** @param {unknown} node @param {(node: Node) => void} see */
function visit(node, see) {
  if (Array.isArray(node)) for (const item of node) visit(item, see);
  if (!isNode(node)) return;
  if (node.type.startsWith('TS') && !WRAPPERS.has(node.type)) return;
  see(node);
  for (const [field, value] of Object.entries(node))
    if (field !== 'parent' && typeof value === 'object') visit(value, see);
}

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
const isNode = (value) =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** @param {Node | undefined} node */
const nameOf = (node) => (typeof node?.name === 'string' ? node.name : '');

/** @param {Node | undefined} node */
const namedBy = (node) => (typeof node?.name === 'object' ? nameOf(node.name) : '');

/**
 * Expressions in positions of a key.
 * @param {Node} node
 * @returns {unknown[]}
 */
function keyPlaces(node) {
  if (node.type === 'CallExpression') return callPlaces(node);
  if (node.type === 'Property' && KEY_PROPERTY.test(nameOf(node.key))) return [node.value];
  if (node.type !== 'JSXOpeningElement') return [];
  const message = namedBy(node) === 'FormattedMessage';
  return (node.attributes ?? [])
    .filter(
      (attribute) =>
        attribute.type === 'JSXAttribute' &&
        (KEY_PROPERTY.test(namedBy(attribute)) || (message && namedBy(attribute) === 'id')),
    )
    .map(({ value }) => (isNode(value) && value.type === 'JSXExpressionContainer' ? value.expression : value));
}

/** @param {Node} call */
function callPlaces({ callee, arguments: given = [] }) {
  const name = nameOf(callee) || nameOf(callee?.property);
  if (TRANSLATORS.has(name)) return given.slice(0, 1);
  if (name !== 'formatMessage') return [];
  return (given[0]?.properties ?? []).filter(({ key }) => nameOf(key) === 'id').map(({ value }) => value);
}

/** @param {Node} node @param {UsedKeys} used */
function requireRecordTexts({ type, key, value }, used) {
  if (type !== 'Property' || nameOf(key) !== 'textPrefix' || !isNode(value) || typeof value.value !== 'string') return;
  const prefix = value.value;
  used.required.push(...RECORD_TEXTS.map((key) => `${prefix}.${key}`));
  used.mentioned.push(...[...RECORD_TEXTS, ...OPTIONAL_RECORD_TEXTS].map((key) => `${prefix}.${key}`));
}

/** @param {unknown} node @param {UsedKeys} used */
function requireKeys(node, used) {
  if (!isNode(node)) return;
  if (WRAPPERS.has(node.type)) requireKeys(node.expression, used);
  if (node.type === 'ConditionalExpression')
    for (const branch of [node.consequent, node.alternate]) requireKeys(branch, used);
  if (node.type === 'LogicalExpression') for (const side of [node.left, node.right]) requireKeys(side, used);
  if (node.type === 'Literal' && typeof node.value === 'string') used.required.push(node.value);
  if (node.type === 'TemplateLiteral') used.requiredPatterns.push(patternOf(node));
}

/** @param {Node} node @param {UsedKeys} used */
function mention(node, used) {
  if (node.type === 'Literal' && typeof node.value === 'string') {
    used.mentioned.push(node.value);
    if (ALWAYS_A_KEY.test(node.value)) used.required.push(node.value);
    if (/^[a-z][\w.-]*\.$/u.test(node.value)) used.mentionedPatterns.push(new RegExp(`^${escaped(node.value)}`, 'u'));
  }
  if (node.type === 'TemplateLiteral' && /^[a-z][\w-]*\./u.test(node.quasis?.[0]?.value.cooked ?? ''))
    used.mentionedPatterns.push(patternOf(node));
}

const escaped = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

const patternOf = (/** @type {Node} */ { quasis = [] }) =>
  new RegExp(`^${quasis.map(({ value }) => escaped(value.cooked)).join('.+')}$`, 'u');
