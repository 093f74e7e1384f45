// @ts-check
/** Bundles the contract's files into one OpenAPI document. */
import path from 'node:path';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** @typedef {Record<string, any>} Json */

/**
 * Bundles the contract in `folder`: references into files are replaced by their targets, references to `#/components/…` stay, compositions of objects
 * become one flat object.
 * @param {string} folder folder of openapi.yaml
 * @returns {Json} the document
 */
export function bundle(folder) {
  const read = fileReader();
  const root = read(path.join(folder, 'openapi.yaml'));
  const { 'x-domains': domains, components, ...head } = root;
  /** @type {Json} */ const paths = {};
  /** @type {Json} */ const schemas = {};
  for (const domain of domains) {
    mergeInto(paths, read(path.join(folder, domain, 'paths.yaml'), true), `${domain}/paths.yaml`);
    mergeInto(schemas, read(path.join(folder, domain, 'schemas.yaml'), true), `${domain}/schemas.yaml`);
  }
  const responses = read(path.join(folder, 'common', 'responses.yaml'));
  const flat = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, flattenSchema(schema, schemas)]),
  );
  const hidden = Object.entries(schemas)
    .filter(([, schema]) => schema['x-part'])
    .map(([name]) => name);
  for (const name of hidden) delete flat[name];
  return { ...head, paths, components: { ...components, responses, schemas: flat } };
}

/**
 * @param {Json} target
 * @param {Json} source
 * @param {string} file
 */
function mergeInto(target, source, file) {
  for (const [key, value] of Object.entries(source)) {
    if (key in target) throw new Error(`${file}: ${key} is already defined in another domain`);
    target[key] = value;
  }
}

/**
 * Creates a reader of YAML files that replaces references into files; every file is parsed once.
 * @returns {(file: string, optional?: boolean) => Json}
 */
function fileReader() {
  /** @type {Map<string, Json>} */ const parsed = new Map();

  /** @type {(file: string, optional?: boolean) => Json} */
  function read(file, optional = false) {
    const known = parsed.get(file);
    if (known) return known;
    let text;
    try {
      text = readFileSync(file, 'utf8');
    } catch (error) {
      if (optional) return {};
      throw error;
    }
    const content = inline(parse(text, { maxAliasCount: -1, merge: true }), file);
    parsed.set(file, content);
    return content;
  }

  /** @type {(node: any, file: string) => any} */
  function inline(node, file) {
    if (Array.isArray(node)) return node.map((item) => inline(item, file));
    if (typeof node !== 'object' || node === null) return node;
    const { $ref, ...rest } = node;
    const own = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, inline(value, file)]));
    if (typeof $ref !== 'string') return own;
    if ($ref.startsWith('#')) return { $ref, ...own };
    const [name = '', pointer = ''] = $ref.split('#/');
    const target = read(path.resolve(path.dirname(file), name))[pointer];
    if (target === undefined) throw new Error(`${file}: nothing found at ${$ref}`);
    return { ...structuredClone(target), ...own };
  }

  return read;
}

/** Turns compositions of object schemas into one flat object schema, so that validators, serialisers and readers see plain properties. */

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
