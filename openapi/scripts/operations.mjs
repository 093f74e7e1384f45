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

/** Values of `x-effect`: the kind of change that an operation makes. README.md describes each. */
export const effects = ['read', 'disclose', 'sync', 'create', 'update', 'delete', 'send', 'session', 'renew', 'report'];

/** Effects allowed for a method; other methods allow all of them. @type {Record<string, string[]>} */
const allowed = {
  get: ['read', 'disclose', 'sync'],
  put: ['update'],
  delete: ['delete'],
};

/**
 * Checks that every operation declares an effect allowed for its method.
 * @param {string} method @param {Record<string, any>} operation
 * @returns {string[]}
 */
export function effectFaults(method, operation) {
  const effect = operation['x-effect'];
  if (!effect) return ['has no x-effect'];
  if (!effects.includes(effect)) return [`has the unknown x-effect ${effect}`];
  return (allowed[method] ?? effects).includes(effect)
    ? []
    : [`has the x-effect ${effect}, which a ${method.toUpperCase()} may not have`];
}

/** Whether an operation with this effect leaves all records unchanged. @param {string} effect */
export const onlyReads = (effect) => effect === 'read' || effect === 'disclose';
