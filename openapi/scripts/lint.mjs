// @ts-check
/** House rules of the contract, beyond the validity of an OpenAPI document. */
import { lintEnumerations } from './enums.mjs';
import { effectFaults, listOperations } from './operations.mjs';
import { collectReferences, lookUp, resolve } from './references.mjs';

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

/** @typedef {Record<string, any>} Json */

/**
 * Checks that every operation has a unique name, a summary, a declared tag, an effect, a known permission, a closed request body and Problem as
 * default response.
 * @param {Json} document
 * @returns {string[]}
 */
function lintOperations(document) {
  const pages = new Set(document.components?.schemas?.PageName?.enum ?? []);
  const tags = new Set((document.tags ?? []).map((/** @type {Json} */ tag) => tag.name));
  /** @type {Map<string, string>} */ const seen = new Map();
  return listOperations(document).flatMap(({ path, method, operation }) => {
    const place = `${method.toUpperCase()} ${path}`;
    const id = operation.operationId;
    const faults = [
      ...nameFaults(id, seen.get(id)),
      ...(operation.summary ? [] : ['has no summary']),
      ...(operation.tags?.length === 1 && tags.has(operation.tags[0])
        ? []
        : ['needs exactly one tag that openapi.yaml declares']),
      ...effectFaults(method, operation),
      ...permissionFaults(operation, pages),
      ...deprecationFaults(operation),
      ...propertyPermissionFaults(document, operation, pages),
      ...(operation.responses?.default?.$ref === '#/components/responses/Problem'
        ? []
        : ['has no default Problem response']),
      ...parameterFaults(document, path, operation),
      ...bodyFaults(document, operation),
      ...(method === 'put' ? versionFaults(document, path, operation) : []),
    ];
    if (id) seen.set(id, place);
    return faults.map((fault) => `${place} ${fault}`);
  });
}

/** @param {string | undefined} id @param {string | undefined} other operation that already has this name */
function nameFaults(id, other) {
  if (!id) return ['has no operationId'];
  if (!/^[a-z][A-Za-z0-9]*$/.test(id)) return [`has the operationId ${id}, which is not in camelCase`];
  return other ? [`has the operationId ${id}, which ${other} already has`] : [];
}

/**
 * Checks that a deprecated operation states since when, until when and its replacement, and leaves clients 90 days.
 * @param {Json} operation
 */
function deprecationFaults({ deprecated, 'x-deprecation': deprecation }) {
  if (deprecation === undefined)
    return deprecated ? ['is deprecated and has no x-deprecation with since, until and replacedBy'] : [];
  const { since, until, replacedBy } = deprecation;
  const days = (Date.parse(until) - Date.parse(since)) / 86_400_000;
  return [
    ...(deprecated === true ? [] : ['has an x-deprecation and needs `deprecated: true`']),
    ...(days >= 90 ? [] : ['has an x-deprecation whose since and until are not two days with 90 days between them']),
    ...(typeof replacedBy === 'string' && replacedBy !== '' ? [] : ['has an x-deprecation without replacedBy']),
  ];
}

/** Permissions that need a token of their own instead of a user: permission, security scheme, whose tokens. */
const TOKENS = [
  ['ops-token', 'opsToken', 'ops'],
  ['carrier-token', 'carrierToken', 'carriers'],
];

/** @param {Json} operation @param {Set<string>} pages */
function permissionFaults(operation, pages) {
  const permission = operation['x-permission'];
  if (!Array.isArray(permission) || permission.length === 0) return ['has no x-permission'];
  if (permission.length === 1 && permission[0] === 'public') {
    return operation.security?.length === 0 ? [] : ['is public and needs `security: []`'];
  }
  for (const [only, scheme, whose] of TOKENS) {
    if (permission.length !== 1 || permission[0] !== only) continue;
    return operation.security?.length === 1 && operation.security[0][scheme]
      ? []
      : [`is for tokens of ${whose} and needs \`security: [{ ${scheme}: [] }]\``];
  }
  const faults = operation.security ? ['overrides security without being public'] : [];
  if (permission.length === 1 && permission[0] === 'signed-in') return faults;
  return [
    ...faults,
    ...permission.filter((name) => !pages.has(name)).map((name) => `names the unknown page ${name} in x-permission`),
  ];
}

/** @param {Json} document @param {Json} operation @param {Set<string>} pages */
function propertyPermissionFaults(document, operation, pages) {
  const schema = resolve(document, operation.requestBody?.content?.['application/json']?.schema ?? {});
  return Object.entries(operation['x-property-permission'] ?? {}).flatMap(([name, needed]) => [
    ...(schema.properties?.[name] ? [] : [`has an x-property-permission for ${name}, which its body lacks`]),
    ...needed
      .filter((/** @type {string} */ page) => !pages.has(page))
      .map((/** @type {string} */ page) => `names the unknown page ${page} in x-property-permission`),
  ]);
}

/** @param {Json} document @param {string} path @param {Json} operation */
function parameterFaults(document, path, operation) {
  const declared = [...(document.paths[path].parameters ?? []), ...(operation.parameters ?? [])];
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  return [
    ...inPath
      .filter((name) => !declared.some((parameter) => parameter.in === 'path' && parameter.name === name))
      .map((name) => `does not declare the path parameter ${name}`),
    ...declared
      .filter((parameter) => !parameter.description)
      .map((parameter) => `has the parameter ${parameter.name} without description`),
  ];
}

/**
 * Checks that an operation that replaces a whole record takes the version that the client read.
 * @param {Json} document @param {string} path @param {Json} operation
 */
function versionFaults(document, path, operation) {
  if (!operation.requestBody) return [];
  const answer = resolve(document, document.paths[path].get?.responses?.['200'] ?? {});
  return [
    ...(operation.parameters?.some((/** @type {Json} */ { name }) => name === 'If-Match') ? [] : ['takes no If-Match']),
    ...(answer.headers?.ETag ? [] : ['has no GET beside it that answers an ETag']),
  ];
}

/** @param {Json} document @param {Json} operation */
function bodyFaults(document, operation) {
  if (!operation.requestBody) return [];
  const schema = operation.requestBody.content?.['application/json']?.schema;
  if (!schema)
    return operation.requestBody.content?.['application/octet-stream'] ? [] : ['has a body without JSON schema'];
  return isClosed(document, schema) ? [] : ['has a body that takes unknown properties'];
}

/** @param {Json} document @param {Json} node @returns {boolean} */
function isClosed(document, node) {
  const schema = resolve(document, node);
  if (schema.anyOf) return schema.anyOf.every((/** @type {Json} */ part) => isClosed(document, part));
  return schema.properties ? schema.additionalProperties === false : schema.type !== 'object';
}

/**
 * Checks that every named schema and property has a description, every text and number is bounded, and every object states whether it is open.
 * @param {Json} document
 * @returns {string[]}
 */
function lintSchemas(document) {
  return Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) => [
    ...(schema.description ? [] : [`${name} has no description`]),
    ...walk(document, schema, name),
  ]);
}

/** @param {Json} document @param {Json} schema @param {string} place @returns {string[]} */
function walk(document, schema, place) {
  if (typeof schema !== 'object' || schema === null || schema.$ref) return [];
  const properties = Object.entries(schema.properties ?? {});
  return [
    ...[...boundFaults(schema), ...lengthFaults(document, schema)].map((fault) => `${place} ${fault}`),
    ...properties
      .filter(([, property]) => !property.description && !resolve(document, property).description)
      .map(([name]) => `${place}.${name} has no description`),
    ...(schema.required ?? [])
      .filter((/** @type {string} */ name) => !schema.properties?.[name])
      .map((/** @type {string} */ name) => `${place} requires ${name}, which it does not have`),
    ...properties.flatMap(([name, property]) => walk(document, property, `${place}.${name}`)),
    ...[schema.items, ...(schema.prefixItems ?? []), ...(schema.anyOf ?? [])]
      .filter(Boolean)
      .flatMap((part) => walk(document, part, `${place}[]`)),
  ];
}

/** @param {Json} schema */
function boundFaults(schema) {
  const types = [schema.type ?? []].flat();
  const faults = [];
  if (types.length === 0 && !schema.anyOf) faults.push('has no type');
  if (schema['x-money'] && !types.includes('number')) faults.push('is money and not a number');
  if (types.includes('object') && schema.additionalProperties === undefined)
    faults.push('does not say whether it takes unknown properties');
  if (schema.enum || types.length > 2) return faults;
  if (types.includes('string') && schema.maxLength === undefined) faults.push('is a text without maxLength');
  if (
    (types.includes('number') || types.includes('integer')) &&
    (schema.minimum === undefined || schema.maximum === undefined)
  )
    faults.push('is a number without bounds');
  return faults;
}

/**
 * Checks that a list of values of an enumeration has room for each of them. Otherwise a value added later makes a list of all of them too long. A
 * list of one is a choice.
 * @param {Json} document @param {Json} schema
 */
function lengthFaults(document, { items, maxItems }) {
  const values = items && resolve(document, items).enum;
  return values && maxItems > 1 && maxItems < values.length
    ? [`takes ${maxItems} items of an enumeration of ${values.length}`]
    : [];
}

/**
 * Checks that every reference has a target, and that every named schema and response is used.
 * @param {Json} document
 * @returns {string[]}
 */
function lintReferences(document) {
  const used = new Set(collectReferences(document));
  const dangling = [...used].filter((ref) => lookUp(document, ref) === undefined);
  const unused = ['schemas', 'responses'].flatMap((kind) =>
    Object.keys(document.components?.[kind] ?? {})
      .filter((name) => !used.has(`#/components/${kind}/${name}`))
      .map((name) => `${kind}/${name}`),
  );
  return [
    ...dangling.map((ref) => `${ref} is referred to and does not exist`),
    ...unused.map((name) => `${name} is used nowhere`),
  ];
}
