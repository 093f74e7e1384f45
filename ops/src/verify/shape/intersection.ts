import { canonical } from '../../canonical-json.ts';
import { asSchema, schemasOf, textsOf } from './json-schema.ts';

/** A schema of one type, without `allOf`, `anyOf`, `oneOf`. */
export type Plain = Readonly<Record<string, unknown>>;

const larger = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']);
const smaller = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']);

/** Schema of values that are valid for both; undefined when no value can be. */
export function intersection(left: Plain, right: Plain): Plain | undefined {
  const type = commonType(left.type, right.type);
  if (type === null) return undefined;
  const merged: Record<string, unknown> = { ...left, ...right };
  for (const key of Object.keys(merged))
    if (left[key] !== undefined && right[key] !== undefined) merged[key] = both(key, left[key], right[key]);
  if (type !== undefined) merged.type = type;
  return Array.isArray(merged.enum) && merged.enum.length === 0 ? undefined : merged;
}

function both(key: string, left: unknown, right: unknown): unknown {
  if (canonical(left) === canonical(right)) return left;
  if (typeof left === 'number' && typeof right === 'number' && larger.has(key)) return Math.max(left, right);
  if (typeof left === 'number' && typeof right === 'number' && smaller.has(key)) return Math.min(left, right);
  if (key === 'required') return [...new Set([...textsOf(left), ...textsOf(right)])];
  if (key === 'enum' && Array.isArray(left) && Array.isArray(right))
    return left.filter((value) => right.some((other) => canonical(other) === canonical(value)));
  if (typeof left === 'string' && typeof right === 'string' && key === 'pattern') return `(?=${left})(?=${right})`;
  if (key === 'properties' || key === 'patternProperties') return bothOfEach(left, right);
  if (key === 'additionalProperties' || key === 'items')
    return left === false || right === false ? false : { allOf: [asSchema(left), asSchema(right)] };
  return key === 'uniqueItems' ? true : right;
}

function bothOfEach(left: unknown, right: unknown): unknown {
  const merged = new Map(schemasOf(left));
  for (const [name, schema] of schemasOf(right)) {
    const known = merged.get(name);
    merged.set(name, known === undefined ? schema : { allOf: [known, schema] });
  }
  return Object.fromEntries(merged);
}

/** `null` when they exclude each other. */
function commonType(left: unknown, right: unknown): unknown {
  if (left === undefined || left === right) return right;
  if (right === undefined) return left;
  return [left, right].every((type) => type === 'integer' || type === 'number') ? 'integer' : null;
}
