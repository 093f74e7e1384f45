// @ts-check
/** Files generated from the document: its JSON, the types, the list of operations, the paths of reads by POST, the enumerations. */
import openapiTS, { astToString } from 'openapi-typescript';
import { effects, onlyReads } from './effects.mjs';
import { renderEnumerations } from './enums.mjs';
import { listOperations } from './operations.mjs';
import { withReadOnly } from './read-only.mjs';

/** @typedef {Record<string, any>} Json */

const notice = 'Generated from the YAML files of the contract by `pnpm generate`; do not edit.';

/**
 * @param {Json} document the bundled document
 * @returns {Promise<Record<string, string>>} file name → content
 */
export async function render(document) {
  return {
    'openapi.json': `${JSON.stringify(withReadOnly(document), null, 1)}\n`,
    'schema.d.ts': await renderTypes(document),
    'operations.ts': renderOperations(document),
    'reads.ts': renderReads(document),
    'enums.ts': [`/** ${notice} */`, '', ...renderEnumerations(document)].join('\n'),
  };
}

/** @param {Json} document */
async function renderTypes(document) {
  const ast = await openapiTS(Buffer.from(JSON.stringify(document)), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    silent: true,
  });
  return `/** ${notice} */\n\n${astToString(ast)}`;
}

/** @param {Json} document */
function renderOperations(document) {
  const lines = listOperations(document).map(({ operation, method, path }) => {
    const entry = {
      method: method.toUpperCase(),
      path,
      effect: operation['x-effect'],
      permission: operation['x-permission'],
      propertyPermission: operation['x-property-permission'] ?? {},
    };
    return `  ${operation.operationId}: ${JSON.stringify(entry)},`;
  });
  return [
    `/** ${notice} */`,
    '',
    '/**',
    ' * Every operation of the contract. `effect`: what a call changes (`Effect`). `permission`: page names of which the user needs one, or `public`, or `signed-in` (any member of staff).',
    ' * `propertyPermission`: property of the request body → page names of which the user needs one besides to send it.',
    ' */',
    'export const operations = {',
    ...lines,
    '} as const;',
    '',
    '/** Name of an operation. */',
    'export type OperationId = keyof typeof operations;',
    '',
    '/** Effect of an operation; the README of the contract describes each value. */',
    `export type Effect = ${effects.map((effect) => `'${effect}'`).join(' | ')};`,
    '',
  ].join('\n');
}

/** @param {Json} document */
function renderReads(document) {
  const paths = listOperations(document)
    .filter(({ method, operation }) => method === 'post' && onlyReads(operation['x-effect']))
    .map(({ path }) => `  '${path}',`);
  return [
    `/** ${notice} */`,
    '',
    '/** Paths whose POST changes nothing: what a browser has to know of the effects, without the whole list of operations. */',
    'export const readByPost: readonly string[] = [',
    ...paths,
    '];',
    '',
  ].join('\n');
}
