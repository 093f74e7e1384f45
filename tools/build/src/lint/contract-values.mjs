import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** @typedef {Record<string, any>} Node A node of the syntax tree, or of the contract. */
/** @typedef {{ filename: string, report: (found: { node: unknown, message: string }) => void }} Context */

/** Fields whose numbers have a name in the contract. */
const fields = new Set(['status', 'accepted', 'motive', 'recall']);
/** From here on, a `status` is one of HTTP. */
const lowestHttpStatus = 100;
const equality = new Set(['===', '!==']);
const order = new Set(['<', '<=', '>', '>=']);

/** The enumerations of each contract: pairs of values and name. @type {Map<string, [key: string, name: string][]>} */
const known = new Map();

/** @param {readonly unknown[]} values */
const keyOf = (values) => JSON.stringify(values.map(String).toSorted());

/** Values that the contract enumerates with `x-enum`, as the linted package resolves it; none where it has none. @param {string} file */
function enumerationsFor(file) {
  try {
    const contract = createRequire(file).resolve('@navette/openapi/document');
    const pairs = known.get(contract) ?? listed(JSON.parse(readFileSync(contract, 'utf8')));
    known.set(contract, pairs);
    return pairs;
  } catch {
    return [];
  }
}

/** @param {any} node @returns {[key: string, name: string][]} */
function listed(node) {
  if (typeof node !== 'object' || node === null) return [];
  const values = node['x-enum'] && node.enum?.filter((/** @type {unknown} */ value) => value !== null);
  const nested = Object.values(node).flatMap(listed);
  return values ? [[keyOf(values), String(node['x-enum'])], ...nested] : nested;
}

/** @param {Node} node */
const fieldOf = (node) => (node.type === 'MemberExpression' ? node.property?.name : node.name);

/** @param {Node} node */
const isSmallNumber = (node) =>
  node.type === 'Literal' && typeof node.value === 'number' && node.value < lowestHttpStatus;

/** @param {Node} node */
const isText = (node) => node.type === 'Literal' && typeof node.value === 'string';

/**
 * The values of an enumeration come from the contract: no number, list or union is written beside it, and none is compared by its order, which
 * is no part of what it means. A list in an order of its own says `satisfies`.
 */
export const contractValues = {
  /** @param {Context} context */
  create(context) {
    const enumerations = enumerationsFor(context.filename);
    const names = new Map(enumerations);
    const named = new Set(enumerations.map(([, name]) => name));
    /** @param {Node} node @param {readonly Node[]} parts */
    const check = (node, parts) => {
      const name = parts.length > 1 && parts.every(isText) && names.get(keyOf(parts.map(({ value }) => value)));
      if (name) context.report({ node, message: `This is ${name} of @navette/openapi/enums.` });
    };
    return {
      /** @param {Node} node */
      BinaryExpression({ operator, left, right }) {
        for (const [one, other] of [
          [left, right],
          [right, left],
        ]) {
          if (order.has(operator) && one.type === 'MemberExpression' && named.has(one.object?.name))
            context.report({ node: one, message: 'Values of an enumeration have no order: use the named values.' });
          if ((equality.has(operator) || order.has(operator)) && fields.has(fieldOf(one)) && isSmallNumber(other))
            context.report({
              node: other,
              message: 'Use the named value: the enumeration is in @navette/openapi/enums.',
            });
        }
      },
      /** @param {Node} node */
      TSUnionType(node) {
        check(
          node,
          node.types.map((/** @type {Node} */ type) => (type.type === 'TSLiteralType' ? type.literal : type)),
        );
      },
      /** @param {Node} node */
      ArrayExpression(node) {
        if (node.parent?.parent?.type !== 'TSSatisfiesExpression') check(node, node.elements.filter(Boolean));
      },
    };
  },
};
