// @ts-check
import { resolve } from './references.mjs';

/** @typedef {Record<string, any>} Json */

/**
 * Checks that every named schema and property has a description, every text and number is bounded, and every object states whether it is open.
 * @param {Json} document
 * @returns {string[]}
 */
export function lintSchemas(document) {
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
    ...boundFaults(schema).map((fault) => `${place} ${fault}`),
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
