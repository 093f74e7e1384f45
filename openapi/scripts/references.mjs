// @ts-check

/** @typedef {Record<string, any>} Json */

/**
 * Target of a `#/…` reference; undefined if there is none.
 * @param {Json} document
 * @param {string} ref
 * @returns {Json | undefined}
 */
export function lookUp(document, ref) {
  /** @type {any} */ let node = document;
  for (const step of ref.replace(/^#\//, '').split('/'))
    node = node?.[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  return node;
}

/**
 * The node itself, or the target of its reference.
 * @param {Json} document
 * @param {Json} node
 * @returns {Json}
 */
export function resolve(document, node) {
  return node?.$ref ? resolve(document, lookUp(document, node.$ref) ?? {}) : node;
}

/**
 * Every `$ref` below a node.
 * @param {any} node
 * @returns {string[]}
 */
export function collectReferences(node) {
  if (Array.isArray(node)) return node.flatMap(collectReferences);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => (key === '$ref' ? [value] : collectReferences(value)));
}
