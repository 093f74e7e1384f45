/**
 * In place of zod's compiler of schemas, which our content security policy does not let run: there it returns the schema as it was too.
 */

/** @template Schema @param {Schema} schema @param {{ strict?: boolean }} [options] */
export function compile(schema, options) {
  if (options?.strict) throw new ZodCompileUnsupportedError('The content security policy allows no compiled code');
  return schema;
}

/** @template Schema @param {Schema} schema */
export const withParser = (schema) => schema;

export const INVALID = Symbol.for('zod.compile.invalid');

export class ZodCompileAsyncError extends Error {}

export class ZodCompileUnsupportedError extends Error {}
