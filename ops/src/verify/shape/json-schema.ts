import { canonical, isRecord } from '../../canonical-json.ts';
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
