// @ts-check

/** @typedef {Record<string, any>} Json */

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/**
 * Lists every operation of a document, in the order of its paths.
 * @param {Json} document
 * @returns {{ path: string, method: string, operation: Json }[]}
 */
export function listOperations(document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.filter((method) => item[method]).map((method) => ({ path, method, operation: item[method] })),
  );
}
