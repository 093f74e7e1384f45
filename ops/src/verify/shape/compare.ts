import { compareObjects } from './compare-objects.ts';
import { compareEnums, compareNumbers, compareStrings, compareLimits } from './compare-scalars.ts';
import {
  type Comparison,
  type Difference,
  differs,
  lighter,
  type Receiver,
  warned,
  type Plain,
  sameSchema,
  type Schema,
  asSchema,
  intersection,
} from './json-schema.ts';
import { canonical } from '../../json.ts';

const deepest = 60;

/**
 * Whether every value of one schema is understood at the other end. Both without references (see `inlined`). Says too much rather than too
 * little: schemas that only together cover a value are reported.
 * @param from what may be sent
 * @param to what the receiver understands
 * @param path how the place is called
 * @returns nothing when all is well
 */
export function compareSchemas(from: Schema, to: Schema, receiver: Receiver, path: string): readonly Difference[] {
  return compare(from, to, { receiver, path }, 0);
}

function compare(
  from: Schema,
  to: Schema,
  { receiver, path }: Pick<Comparison, 'receiver' | 'path'>,
  depth: number,
): readonly Difference[] {
  if (to === true || from === false || depth > deepest || sameSchema(from, to)) return [];
  const sent = alternatives(from);
  const understood = alternatives(to);
  if (sent.length > mostAlternatives || understood.length > mostAlternatives)
    return [warned(path, 'has too many alternatives to be compared')];
  const part: Comparison['part'] = (inner, target, where) =>
    compare(inner, target, { receiver, path: where }, depth + 1);
  return distinct(sent.flatMap((one) => best(one, understood, { receiver, path, part })));
}

/** Smallest difference among the alternatives that have the same type. */
function best(from: Plain, understood: readonly Plain[], comparison: Comparison): readonly Difference[] {
  const candidates = understood.filter(
    (to) => to.type === from.type || [to.type, from.type].every((type) => type === 'integer' || type === 'number'),
  );
  const [first, ...others] = candidates.map((to) => comparePlain(from, to, comparison));
  if (first === undefined)
    return [
      differs(
        comparison.path,
        `${comparison.receiver === 'accepts' ? 'is no longer accepted as' : 'can be'} ${named(from)}${comparison.receiver === 'reads' ? ' now' : ''}`,
      ),
    ];
  const whole = others.reduce(lighter, first);
  if (whole.length === 0 || candidates.length < 2 || !Array.isArray(from.enum) || from.enum.length < 2) return whole;
  return from.enum.flatMap((value) => best({ ...from, enum: [value] }, candidates, comparison));
}

function comparePlain(from: Plain, to: Plain, comparison: Comparison): readonly Difference[] {
  const listed = compareEnums(from, to, comparison);
  const differences = [
    ...listed,
    ...byType(from, Array.isArray(to.enum) ? { ...to, pattern: undefined, format: undefined } : to, comparison),
  ];
  return comparison.receiver === 'reads' ? differences : [...differences, ...incomparable(from, to, comparison.path)];
}

function byType(from: Plain, to: Plain, comparison: Comparison): readonly Difference[] {
  if (Array.isArray(from.enum)) return valuesWithin(from.enum, to, comparison);
  switch (to.type) {
    case 'string':
      return compareStrings(from, to, comparison);
    case 'number':
    case 'integer':
      return compareNumbers(from, to, comparison);
    case 'array':
      return compareArrays(from, to, comparison);
    case 'object':
      return compareObjects(from, to, comparison);
    default:
      return [];
  }
}

/** Values that are known one by one are held against the limits themselves. */
function valuesWithin(values: readonly unknown[], to: Plain, { receiver, path }: Comparison): readonly Difference[] {
  if (receiver === 'reads') return [];
  return values
    .filter((value) => !isWithin(value, to))
    .map((value) => differs(path, `${JSON.stringify(value)} is no longer accepted`));
}

function isWithin(value: unknown, to: Plain): boolean {
  if (typeof value === 'string') {
    const tooShort = value.length < Number(to.minLength ?? 0);
    return (
      !tooShort &&
      value.length <= Number(to.maxLength ?? Infinity) &&
      (typeof to.pattern !== 'string' || fitsPattern(value, to.pattern))
    );
  }
  if (typeof value !== 'number') return true;
  const above = value >= Number(to.minimum ?? -Infinity) && value > Number(to.exclusiveMinimum ?? -Infinity);
  return (
    above &&
    value <= Number(to.maximum ?? Infinity) &&
    value < Number(to.exclusiveMaximum ?? Infinity) &&
    (to.type !== 'integer' || Number.isInteger(value))
  );
}

function fitsPattern(value: string, pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return true;
  }
}

const beyond = [
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
  'dependentRequired',
  'dependentSchemas',
  'unevaluatedProperties',
  'unevaluatedItems',
];

/** Words whose meaning is not compared: any change of them is one. */
function incomparable(from: Plain, to: Plain, path: string): readonly Difference[] {
  return beyond
    .filter((word) => to[word] !== undefined && canonical(to[word]) !== canonical(from[word]))
    .map((word) => differs(path, `"${word}" of its schema has changed`));
}

const named = ({ type }: Plain): string =>
  type === 'null'
    ? 'null'
    : type === 'array' || type === 'object' || type === 'integer'
      ? `an ${type}`
      : `a ${typeof type === 'string' ? type : 'value'}`;

const distinct = (list: readonly Difference[]): readonly Difference[] => [
  ...new Map(list.map((difference) => [canonical(difference), difference])).values(),
];

/** Items, each at its place, and how many there are. */
function compareArrays(from: Plain, to: Plain, { receiver, path, part }: Comparison): readonly Difference[] {
  const places = Math.max(placed(from).length, placed(to).length);
  const items = Array.from({ length: places }, (_, index) =>
    part(itemAt(from, index), itemAt(to, index), `${path}[${index}]`),
  ).flat();
  const rest = from.items === false ? [] : part(asSchema(from.items), asSchema(to.items), `${path}[]`);
  if (receiver === 'reads') {
    const least = Number(to.minItems ?? 0);
    return [
      ...items,
      ...rest,
      ...(least > Number(from.minItems ?? 0) ? [warned(path, `had at least ${least} items, can have fewer now`)] : []),
    ];
  }
  return [
    ...items,
    ...rest,
    ...compareLimits(from, to, path, 'Items'),
    ...(to.uniqueItems === true && from.uniqueItems !== true
      ? [differs(path, 'duplicate items are no longer accepted')]
      : []),
  ];
}

const placed = (plain: Plain): readonly Schema[] =>
  Array.isArray(plain.prefixItems) ? plain.prefixItems.map(asSchema) : [];

const itemAt = (plain: Plain, index: number): Schema => placed(plain)[index] ?? asSchema(plain.items);

const types = ['null', 'boolean', 'number', 'string', 'array', 'object'] as const;

/** More than so many are not compared one by one. */
const mostAlternatives = 200;

/**
 * A schema as a list of plain ones of one type each: a value is valid when it is for one of them. `allOf` is merged, `anyOf`, `oneOf`, `nullable`
 * and lists of types become alternatives.
 */
function alternatives(schema: Schema): readonly Plain[] {
  if (typeof schema === 'boolean') return schema ? types.map((type) => ({ type })) : [];
  const { allOf, anyOf, oneOf, nullable, const: only, ...base } = schema;
  const plain = only === undefined ? base : { ...base, enum: [only] };
  let found = eachType(nullable === true ? withNull(plain) : plain);
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

function eachType(plain: Plain): readonly Plain[] {
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
