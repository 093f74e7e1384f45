// @ts-check
/** House rules of the contract, beyond the validity of an OpenAPI document. */
import { lintEnumerations } from './enums.mjs';
import { lintOperations } from './lint-operations.mjs';
import { lintReferences } from './lint-references.mjs';
import { lintSchemas } from './lint-schemas.mjs';

/**
 * @param {Record<string, any>} document the bundled document
 * @returns {string[]} one message per fault; empty when every rule holds
 */
export function lint(document) {
  return [
    ...lintReferences(document),
    ...lintOperations(document),
    ...lintSchemas(document),
    ...lintEnumerations(document),
  ];
}
