// @ts-check
/** The house rules of the contract, beyond what makes an OpenAPI document valid. */
import { lintEnumerations } from './enums.mjs';
import { lintOperations } from './lint-operations.mjs';
import { lintReferences } from './lint-references.mjs';
import { lintSchemas } from './lint-schemas.mjs';

/**
 * @param {Record<string, any>} document the bundled document
 * @returns {string[]} one message a fault; empty when every rule holds
 */
export function lint(document) {
  return [
    ...lintReferences(document),
    ...lintOperations(document),
    ...lintSchemas(document),
    ...lintEnumerations(document),
  ];
}
