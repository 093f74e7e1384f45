// @ts-check
import { resolve } from './references.mjs';

/** @typedef {Record<string, any>} Json */

/**
 * What PUT is sent may be what GET gave: properties of the record that the form does not have are added to it, marked `readOnly`. The server ignores
 * them while they are as they were, and refuses a change of them by name. Programs that write forms need not know: types are made without them.
 * @param {Json} document
 * @returns {Json} the document, with whole forms
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

/** A reference with a mark beside it is allowed since JSON Schema 2020-12. @param {Json} schema */
const readOnly = (schema) => ({ ...schema, readOnly: true });

/** @param {Json} document @param {Json | undefined} operation */
const bodyOf = (document, operation) => {
  const schema = operation?.requestBody?.content?.['application/json']?.schema;
  return schema && resolve(document, schema);
};

/** The record that a GET answers, by itself or as a list of one. @param {Json} document @param {Json | undefined} operation @returns {Json | undefined} */
export function recordOf(document, operation) {
  const response = operation && resolve(document, operation.responses?.['200'] ?? {});
  const schema = response?.content?.['application/json']?.schema;
  if (!schema) return undefined;
  const whole = resolve(document, schema);
  return whole.items ? resolve(document, whole.items) : whole;
}
