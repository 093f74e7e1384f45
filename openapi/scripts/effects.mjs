// @ts-check

/** The values of `x-effect`: what a call changes. README.md says what each means. */
export const effects = ['read', 'disclose', 'sync', 'create', 'update', 'delete', 'send', 'session', 'renew', 'report'];

/** Effects that a method may have; any other may have each of them. @type {Record<string, string[]>} */
const allowed = {
  get: ['read', 'disclose', 'sync'],
  put: ['update'],
  delete: ['delete'],
};

/**
 * Every operation says what it changes, in a way that its method allows.
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

/** Whether a call with this effect leaves every record as it is. @param {string} effect */
export const onlyReads = (effect) => effect === 'read' || effect === 'disclose';
