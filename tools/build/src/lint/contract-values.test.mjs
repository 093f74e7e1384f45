import { describe, expect, it } from 'vitest';
import { contractValues } from './contract-values.mjs';

/** @param {string} name */
const identifier = (name) => ({ type: 'Identifier', name });
/** @param {string | number} value */
const literal = (value) => ({ type: 'Literal', value });
/** @param {string} object @param {string} property */
const member = (object, property) => ({
  type: 'MemberExpression',
  object: identifier(object),
  property: identifier(property),
});
const motives = ['closed', 'invoiced'].map(literal);
const taskStatuses = ['on-hold', 'in-progress', 'needs-review', 'done'].map(literal);

/** Messages of the rule for one node. @param {'BinaryExpression' | 'ArrayExpression' | 'TSUnionType'} type @param {Record<string, unknown>} node */
function saidOf(type, node) {
  /** @type {string[]} */ const said = [];
  const filename = `${import.meta.dirname}/../../../server/src/any.ts`;
  const rule = contractValues.create({ filename, report: ({ message }) => said.push(message) });
  rule[type](node);
  return said;
}

describe('the rule that values come from the contract', () => {
  it.each([
    ['a number beside a status', '===', member('booking', 'status'), literal(0), 'Use the named value'],
    ['a number before an answer', '!==', literal(2), identifier('accepted'), 'Use the named value'],
    ['the order of an enumeration', '<', identifier('status'), member('BookingStatus', 'unfounded'), 'have no order'],
  ])('refuses the contract value %s', (_, operator, left, right, message) => {
    expect(saidOf('BinaryExpression', { operator, left, right })).toEqual([expect.stringContaining(message)]);
  });

  it('allows an HTTP status and a named value', () => {
    const left = member('answer', 'status');
    expect(saidOf('BinaryExpression', { operator: '>=', left, right: literal(500) })).toEqual([]);
    expect(saidOf('BinaryExpression', { operator: '===', left, right: member('BookingStatus', 'pending') })).toEqual(
      [],
    );
  });

  it('refuses a list or union that the contract enumerates, in any order', () => {
    const message = [expect.stringContaining('TaskStatus of @navette/openapi/enums')];
    expect(saidOf('ArrayExpression', { elements: taskStatuses.toReversed() })).toEqual(message);
    expect(
      saidOf('TSUnionType', { types: taskStatuses.map((part) => ({ type: 'TSLiteralType', literal: part })) }),
    ).toEqual(message);
  });

  it('allows other lists, and one that is checked against the type of the contract', () => {
    expect(saidOf('ArrayExpression', { elements: motives })).toEqual([]);
    const parent = { parent: { type: 'TSSatisfiesExpression' } };
    expect(saidOf('ArrayExpression', { elements: taskStatuses, parent })).toEqual([]);
  });
});
