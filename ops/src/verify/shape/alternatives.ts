import { intersection, type Plain } from './intersection.ts';
import { canonical } from '../../canonical-json.ts';
import { asSchema, type Schema } from './json-schema.ts';

const types = ['null', 'boolean', 'number', 'string', 'array', 'object'] as const;

/** More than so many are not compared one by one. */
export const mostAlternatives = 200;

/**
 * A schema as a list of plain ones of one type each: a value is valid when it is for one of them. `allOf` is merged, `anyOf`, `oneOf`, `nullable`
 * and lists of types become alternatives.
 */
export function alternatives(schema: Schema): readonly Plain[] {
  if (typeof schema === 'boolean') return schema ? types.map((type) => ({ type })) : [];
  const { allOf, anyOf, oneOf, nullable, const: only, ...base } = schema;
  const plain = only === undefined ? base : { ...base, enum: [only] };
  let found = byType(nullable === true ? withNull(plain) : plain);
  for (const part of listed(allOf)) found = crossed(found, alternatives(part));
  for (const union of [anyOf, oneOf])
    if (Array.isArray(union)) found = crossed(found, listed(union).flatMap(alternatives));
  return unique(found);
}

const listed = (value: unknown): readonly Schema[] =>
  Array.isArray(value) ? value.map((item: unknown) => asSchema(item)) : [];

function crossed(left: readonly Plain[], right: readonly Plain[]): readonly Plain[] {
  if (left.length * right.length > mostAlternatives * 10) return left;
  return left.flatMap((one) => right.map((other) => intersection(one, other)).filter((both) => both !== undefined));
}

function unique(list: readonly Plain[]): readonly Plain[] {
  return list.length < 2 ? list : [...new Map(list.map((plain) => [canonical(plain), plain])).values()];
}

function withNull(plain: Plain): Plain {
  return {
    ...plain,
    type: [...typesOf(plain), 'null'],
    ...(Array.isArray(plain.enum) ? { enum: [...plain.enum, null] } : {}),
  };
}

function byType(plain: Plain): readonly Plain[] {
  return typesOf(plain).flatMap((type): Plain[] => {
    if (!Array.isArray(plain.enum)) return [{ ...limitsFor(plain, type), type }];
    const values: readonly unknown[] = plain.enum.filter((value) => isOfType(value, type));
    return values.length > 0 ? [{ ...limitsFor(plain, type), type, enum: values }] : [];
  });
}

/** null has no length and no properties: left out, so that equal alternatives compare equal. */
const limitsFor = (plain: Plain, type: string): Plain => (type === 'null' || type === 'boolean' ? {} : plain);

function typesOf(plain: Plain): readonly string[] {
  if (typeof plain.type === 'string') return [plain.type];
  if (Array.isArray(plain.type)) return plain.type.filter((type) => typeof type === 'string');
  if (plain.properties !== undefined || plain.required !== undefined || plain.additionalProperties !== undefined)
    return ['object'];
  if (plain.items !== undefined || plain.prefixItems !== undefined) return ['array'];
  if (plain.pattern !== undefined || plain.format !== undefined || plain.maxLength !== undefined) return ['string'];
  return types;
}

function isOfType(value: unknown, type: string): boolean {
  if (value === null) return type === 'null';
  if (Array.isArray(value)) return type === 'array';
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}
