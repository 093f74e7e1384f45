// @ts-check
/** Files generated from the document: its JSON, the types, the list of operations, the paths of reads by POST, the enumerations. */
import openapiTS, { astToString } from 'openapi-typescript';
import { effects, listOperations, onlyReads } from './operations.mjs';
import { renderEnumerations } from './enums.mjs';
import { resolve } from './references.mjs';

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

/**
 * Lets a PUT body contain the whole record that GET returned: properties of the record that are missing in the form are added to it, marked
 * `readOnly`. The server ignores them while they are unchanged, and refuses a change of them by name. Clients that send forms need not know them:
 * types are generated without them.
 * @param {Json} document
 * @returns {Json} the document, with complete forms
 */
function withReadOnly(document) {
  const whole = structuredClone(document);
  for (const path of Object.values(whole.paths)) {
    const form = bodyOf(whole, path.put);
    const record = recordOf(whole, path.get);
    if (!form?.properties || !record?.properties) continue;
    for (const [name, schema] of Object.entries(record.properties)) {
      if (!(name in form.properties)) form.properties[name] = readOnly(schema);
    }
  }
  return whole;
}

/** Reference with a mark beside it; allowed since JSON Schema 2020-12. @param {Json} schema */
const readOnly = (schema) => ({ ...schema, readOnly: true });

/** @param {Json} document @param {Json | undefined} operation */
const bodyOf = (document, operation) => {
  const schema = operation?.requestBody?.content?.['application/json']?.schema;
  return schema && resolve(document, schema);
};

/**
 * Record in the response of a GET, alone or as a list of one. @param {Json} document @param {Json | undefined} operation @returns {Json | undefined}
 */
function recordOf(document, operation) {
  const response = operation && resolve(document, operation.responses?.['200'] ?? {});
  const schema = response?.content?.['application/json']?.schema;
  if (!schema) return undefined;
  const whole = resolve(document, schema);
  return whole.items ? resolve(document, whole.items) : whole;
}
