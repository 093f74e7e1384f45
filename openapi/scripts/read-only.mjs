// @ts-check
import { resolve } from './references.mjs';

/** @typedef {Record<string, any>} Json */

/**
 * Lets a PUT body contain the whole record that GET returned: properties of the record that are missing in the form are added to it, marked
 * `readOnly`. The server ignores them while they are unchanged, and refuses a change of them by name. Clients that send forms need not know them:
 * types are generated without them.
 * @param {Json} document
 * @returns {Json} the document, with complete forms
 */
export function withReadOnly(document) {
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
export function recordOf(document, operation) {
  const response = operation && resolve(document, operation.responses?.['200'] ?? {});
  const schema = response?.content?.['application/json']?.schema;
  if (!schema) return undefined;
  const whole = resolve(document, schema);
  return whole.items ? resolve(document, whole.items) : whole;
}
