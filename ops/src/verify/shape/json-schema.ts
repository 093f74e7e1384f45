import { canonical, isRecord } from '../../json.ts';

/** A JSON schema as it stands in the contract. */
export type Schema = boolean | Readonly<Record<string, unknown>>;

/** Words that say nothing about which values are valid. */
const annotations = new Set([
  'title',
  'description',
  'summary',
  'default',
  'example',
  'examples',
  'deprecated',
  'externalDocs',
  'xml',
  '$comment',
  '$id',
  '$schema',
  'readOnly',
  'writeOnly',
]);

/** Lists in which the order says nothing. */
const unordered = new Set(['required', 'enum', 'type']);

/** A value as a schema; whatever is none allows everything, as an absent one does. */
export const asSchema = (value: unknown): Schema => (typeof value === 'boolean' || isRecord(value) ? value : true);

/** Named schemas of a keyword such as `properties`. */
export const schemasOf = (value: unknown): ReadonlyMap<string, Schema> =>
  new Map(isRecord(value) ? Object.entries(value).map(([name, schema]) => [name, asSchema(schema)]) : []);

/** The texts of a list, such as `required`. */
export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** Whether two schemas say the same, apart from what is only said to people. */
export const sameSchema = (left: Schema, right: Schema): boolean =>
  canonical(essence(left)) === canonical(essence(right));

function essence(schema: unknown): unknown {
  if (!isRecord(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !annotations.has(key) && !key.startsWith('x-') && value !== undefined)
      .map(([key, value]) => [key, essenceOf(key, value)]),
  );
}

function essenceOf(key: string, value: unknown): unknown {
  if (['properties', 'patternProperties', '$defs', 'dependentSchemas'].includes(key) && isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, essence(schema)]));
  }
  if (unordered.has(key) && Array.isArray(value)) return value.map(canonical).sort();
  if (['allOf', 'anyOf', 'oneOf', 'prefixItems'].includes(key) && Array.isArray(value)) return value.map(essence);
  return ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'].includes(key)
    ? essence(value)
    : value;
}

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

/**
 * Other end of the exchange. `accepts`: the API, which refuses whatever its schema does not allow. `reads`: a page, which takes from an answer
 * what it was built for and leaves the rest.
 */
export type Receiver = 'accepts' | 'reads';

/** Why a value may not be understood at the other end. */
export interface Difference {
  readonly severity: 'warned' | 'failed';
  /** Where: `body.client.name`, `answer[].price`. */
  readonly path: string;
  readonly what: string;
}

/** Context of comparing parts of a schema. */
export interface Comparison {
  readonly receiver: Receiver;
  readonly path: string;
  /** Compares a part: what may be sent, what the receiver understands. */
  readonly part: (from: Schema, to: Schema, path: string) => readonly Difference[];
}

export const differs = (path: string, what: string): Difference => ({ severity: 'failed', path, what });

export const warned = (path: string, what: string): Difference => ({ severity: 'warned', path, what });

/** The worse of two lists has more that refuses, then more that warns. */
export function lighter(left: readonly Difference[], right: readonly Difference[]): readonly Difference[] {
  const weight = (list: readonly Difference[]): number =>
    list.reduce((sum, { severity }) => sum + (severity === 'failed' ? 1000 : 1), 0);
  return weight(right) < weight(left) ? right : left;
}
