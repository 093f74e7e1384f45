/**
 * @typedef {{ kind: string, operation: string, parameter?: string, text: string[] }} Search What a declaration adds to the search of the suite.
 */

/**
 * Faults of a search against the contract: its operation has to be a read that answers a list of records, without anything that must be sent.
 * @param {Search} search
 * @param {import('./contract.mjs').Operation | undefined} operation
 * @returns {string[]}
 */
export function searchFaults({ kind, operation: id, parameter }, operation) {
  if (operation === undefined)
    return [`src/remote.ts: the search for ${kind} names ${id}, which the contract does not have`];
  const { method, definition, parameters } = operation;
  const query = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const faults = [
    ...(method === 'get' && definition['x-effect'] === 'read' ? [] : ['is no GET that only reads']),
    ...parameters
      .filter(({ name, required }) => required && name !== parameter)
      .map(({ name }) => `must be sent ${name}, which a search does not know`),
    ...(parameter === undefined || query.includes(parameter) ? [] : [`has no query parameter ${parameter}`]),
  ];
  return faults.map((fault) => `src/remote.ts: the search for ${kind} names ${id}, which ${fault}`);
}

/**
 * @param {Search[]} searches
 * @param {ReadonlyMap<string, string>} paths operationId → its path in the contract.
 */
export const withPaths = (searches, paths) =>
  searches.map((search) => ({ ...search, call: paths.get(search.operation) }));
