// @ts-check
/** Turns compositions of object schemas into one flat object schema, so that validators, serialisers and readers see plain properties. */

/** @typedef {Record<string, any>} Json */

const prefix = '#/components/schemas/';

/**
 * Flattens `allOf` at the top of a named schema. `unevaluatedProperties: false` becomes `additionalProperties: false`, which is equivalent once all
 * properties are in one object. A later part may narrow a property of an earlier one.
 * @param {Json} schema
 * @param {Json} schemas all named schemas
 * @returns {Json}
 */
export function flattenSchema(schema, schemas) {
  if (!schema.allOf) return withoutPart(schema);
  const { allOf, unevaluatedProperties, ...own } = schema;
  /** @type {Json} */ const properties = {};
  const required = new Set();
  for (const part of [...allOf, own]) {
    const flat = part.$ref ? flattenSchema(named(part.$ref, schemas), schemas) : flattenSchema(part, schemas);
    Object.assign(properties, flat.properties);
    for (const name of flat.required ?? []) required.add(name);
  }
  const { properties: _properties, required: _required, ...rest } = withoutPart(own);
  return {
    type: 'object',
    ...rest,
    ...(required.size > 0 ? { required: [...required] } : {}),
    ...(unevaluatedProperties === false ? { additionalProperties: false } : {}),
    properties,
  };
}

/** @param {string} ref @param {Json} schemas @returns {Json} */
function named(ref, schemas) {
  const schema = schemas[ref.slice(prefix.length)];
  if (!schema) throw new Error(`allOf names an unknown schema: ${ref}`);
  return schema;
}

/** `x-part` marks schemas that exist only to be composed; the mark itself is removed from the document. @param {Json} schema @returns {Json} */
function withoutPart(schema) {
  const { 'x-part': _part, ...rest } = schema;
  return rest;
}
