import { parseAst } from 'vitest/node';

/**
 * @typedef {object} SaidKeys
 * @property {string[]} required Keys that must stand in a catalogue.
 * @property {RegExp[]} requiredPatterns Keys built in the code: each must fit at least one.
 * @property {string[]} mentioned Every text that may be a key.
 * @property {RegExp[]} mentionedPatterns Every text built in the code that may be a key.
 */

const TRANSLATORS = new Set(['t', 'translate', 'messageKey', 'messageWith']);
const KEY_PROPERTY = /^(title|label|message|help|text|placeholder|description|heading|empty|action|reason)Key$/u;
/** Texts that begin so are keys wherever they stand: schemas name their messages without a call. */
const ALWAYS_A_KEY = /^(problem|validation|shared|menu)(\.[\w-]+)+$/u;
const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'ParenthesizedExpression', 'ChainExpression']);

/**
 * The keys a source file says, and whatever else in it may be one.
 * @param {import('./workspace.mjs').File} file
 * @returns {SaidKeys}
 */
export function saidKeys({ name, text }) {
  /** @type {SaidKeys} */
  const said = { required: [], requiredPatterns: [], mentioned: [], mentionedPatterns: [] };
  visit(parseAst(text, { lang: name.endsWith('x') ? 'tsx' : 'ts' }, name), (node) => {
    for (const place of keyPlaces(node)) requireKeys(place, said);
    mention(node, said);
  });
  return said;
}

function visit(node, see) {
  if (Array.isArray(node)) for (const item of node) visit(item, see);
  if (typeof node?.type !== 'string') return;
  if (node.type.startsWith('TS') && !WRAPPERS.has(node.type)) return;
  see(node);
  for (const [field, value] of Object.entries(node)) if (field !== 'parent' && typeof value === 'object') visit(value, see);
}

/** Expressions that stand where a key belongs. */
function keyPlaces(node) {
  if (node.type === 'CallExpression') return callPlaces(node);
  if (node.type === 'Property' && KEY_PROPERTY.test(node.key.name ?? '')) return [node.value];
  if (node.type !== 'JSXOpeningElement') return [];
  const message = node.name.name === 'FormattedMessage';
  return node.attributes
    .filter(({ type, name }) => type === 'JSXAttribute' && (KEY_PROPERTY.test(name.name) || (message && name.name === 'id')))
    .map(({ value }) => (value?.type === 'JSXExpressionContainer' ? value.expression : value));
}

function callPlaces({ callee, arguments: given }) {
  const name = callee.name ?? callee.property?.name;
  if (TRANSLATORS.has(name)) return given.slice(0, 1);
  if (name !== 'formatMessage') return [];
  return (given[0]?.properties ?? []).filter(({ key }) => key?.name === 'id').map(({ value }) => value);
}

function requireKeys(node, said) {
  if (!node) return;
  if (WRAPPERS.has(node.type)) requireKeys(node.expression, said);
  if (node.type === 'ConditionalExpression') for (const branch of [node.consequent, node.alternate]) requireKeys(branch, said);
  if (node.type === 'LogicalExpression') for (const side of [node.left, node.right]) requireKeys(side, said);
  if (node.type === 'Literal' && typeof node.value === 'string') said.required.push(node.value);
  if (node.type === 'TemplateLiteral') said.requiredPatterns.push(patternOf(node));
}

function mention(node, said) {
  if (node.type === 'Literal' && typeof node.value === 'string') {
    said.mentioned.push(node.value);
    if (ALWAYS_A_KEY.test(node.value)) said.required.push(node.value);
    if (/^[a-z][\w.-]*\.$/u.test(node.value)) said.mentionedPatterns.push(new RegExp(`^${escaped(node.value)}`, 'u'));
  }
  if (node.type === 'TemplateLiteral' && /^[a-z][\w-]*\./u.test(node.quasis[0].value.cooked)) said.mentionedPatterns.push(patternOf(node));
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

const patternOf = ({ quasis }) => new RegExp(`^${quasis.map(({ value }) => escaped(value.cooked)).join('.+')}$`, 'u');
