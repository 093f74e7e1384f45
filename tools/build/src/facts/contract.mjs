import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Methods of the contract, as its document writes them. */
export const methods = /** @type {const} */ (['get', 'put', 'post', 'delete', 'patch']);

/**
 * @typedef {Record<string, any>} Json A part of the contract's document.
 * @typedef {{ id: string, method: string, path: string, definition: Json, parameters: Json[] }} Operation `parameters` with those of its path.
 * @typedef {{ document: Json, operations: Map<string, Operation>, paths: Set<string> }} Contract `operations` by `get /api/client/{id}`.
 */

/**
 * The contract as the package resolves it: the one its types come from.
 * @param {string} root Folder of the package.
 * @returns {Contract}
 */
export function readContract(root) {
  const file = createRequire(join(root, 'package.json')).resolve('@navette/openapi/document');
  return contractOf(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * @param {Json} document
 * @returns {Contract}
 */
export function contractOf(document) {
  const operations = new Map();
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of methods) {
      const definition = item[method];
      if (!definition) continue;
      const parameters = [...(item.parameters ?? []), ...(definition.parameters ?? [])];
      operations.set(`${method} ${path}`, { id: definition.operationId, method, path, definition, parameters });
    }
  }
  return { document, operations, paths: new Set(Object.keys(document.paths ?? {})) };
}
