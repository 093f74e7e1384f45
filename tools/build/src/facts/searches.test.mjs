import { expect, it } from 'vitest';
import { contractOf } from './contract.mjs';
import { firstFaults, searchFaults, withPaths } from './plugin.mjs';

const query = { name: 'q', in: 'query', required: false };
const { operations } = contractOf({
  paths: {
    '/api/code': { get: { operationId: 'listCodes', 'x-effect': 'read', parameters: [query] } },
    '/api/code/{id}': {
      get: { operationId: 'getCode', 'x-effect': 'read', parameters: [{ name: 'id', in: 'path', required: true }] },
    },
    '/api/secret': { get: { operationId: 'listSecrets', 'x-effect': 'disclose' } },
  },
});
const known = new Map([...operations.values()].map((operation) => [operation.id, operation]));
/** @param {string} operation @param {string} [parameter] */
const faults = (operation, parameter) =>
  searchFaults({ kind: 'x/code', operation, text: ['name'], ...(parameter && { parameter }) }, known.get(operation));

it('accepts a search in a list operation that reads', () => {
  expect([...faults('listCodes'), ...faults('listCodes', 'q')]).toEqual([]);
});

it.each([
  ['getCode', undefined, 'requires id, which a search cannot provide'],
  ['listSecrets', undefined, 'is not a GET operation that only reads'],
  ['listCodes', 'text', 'has no query parameter text'],
  ['listUnicorns', undefined, 'the contract does not have'],
])('refuses a search by %s (%s)', (operation, parameter, why) => {
  expect(faults(operation, parameter)).toEqual([expect.stringContaining(why)]);
});

it('writes the path of the operation into a search', () => {
  const [search] = withPaths([{ kind: 'x/code', operation: 'listCodes', text: ['name'] }], known);
  expect(search?.call).toBe('/api/code');
});

/** @param {string} operation @param {Record<string, string>} [send] */
const firstFaultsOf = (operation, send) =>
  firstFaults(
    { path: '/codes', module: './pages/codes', first: [{ operation, ...(send && { send }) }] },
    { operations: ['listCodes', 'listSecrets', 'getCode'] },
    known,
  );

it('accepts first requests of a page that its code makes and that only read', () => {
  expect([...firstFaultsOf('listCodes', { q: '{q|a}' }), ...firstFaultsOf('listSecrets')]).toEqual([]);
});

it.each([
  ['getCode', undefined, 'whose path has parameters'],
  ['listCodes', { text: 'a' }, 'which has no query parameter text'],
  ['listUnicorns', undefined, 'which its code does not call'],
])('refuses %s as the first request of a page', (operation, send, why) => {
  expect(firstFaultsOf(operation, send).join()).toContain(why);
});
