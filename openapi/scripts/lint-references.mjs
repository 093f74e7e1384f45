// @ts-check
import { collectReferences, lookUp } from './references.mjs';

/** @typedef {Record<string, any>} Json */

/**
 * Checks that every reference has a target, and that every named schema and response is used.
 * @param {Json} document
 * @returns {string[]}
 */
export function lintReferences(document) {
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
