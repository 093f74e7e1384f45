import { compareLimits } from './compare-scalars.ts';
import {
  type Comparison,
  type Difference,
  differs,
  warned,
  type Plain,
  asSchema,
  schemasOf,
  textsOf,
  type Schema,
} from './json-schema.ts';

/** Properties: what may be sent must be accepted, what is read must come. */
export function compareObjects(from: Plain, to: Plain, comparison: Comparison): readonly Difference[] {
  return comparison.receiver === 'accepts' ? accepted(from, to, comparison) : read(from, to, comparison);
}

function accepted(from: Plain, to: Plain, { path, part }: Comparison): readonly Difference[] {
  const sent = schemasOf(from.properties);
  const always = new Set(textsOf(from.required));
  const wanted = textsOf(to.required).filter((name) => !always.has(name));
  return [
    ...wanted.map((name) =>
      differs(`${path}.${name}`, sent.has(name) ? 'is always required now' : 'is required now and was unknown before'),
    ),
    ...[...sent].flatMap(([name, schema]) => {
      const target = targetOf(to, name);
      if (target === false) return schema === false ? [] : [differs(`${path}.${name}`, 'is no longer accepted')];
      return part(schema, target, `${path}.${name}`);
    }),
    ...others(from, to, path, part),
    ...compareLimits(
      { ...from, minProperties: Math.max(always.size, Number(from.minProperties ?? 0)) },
      to,
      path,
      'Properties',
    ).filter(({ what }) => what.startsWith('min')),
  ];
}

/** Properties that no schema names: an object that was open is a closed one now, or its values have another schema. */
function others(from: Plain, to: Plain, path: string, part: Comparison['part']): readonly Difference[] {
  const open = asSchema(from.additionalProperties);
  const target = asSchema(to.additionalProperties);
  if (open === false || target === true) return [];
  if (target === false) return [differs(path, 'additional properties are no longer accepted')];
  return part(open, target, `${path}.*`);
}

function read(from: Plain, to: Plain, { path, part }: Comparison): readonly Difference[] {
  const coming = schemasOf(from.properties);
  const always = new Set(textsOf(from.required));
  const counted = new Set(textsOf(to.required));
  const named = [...schemasOf(to.properties)].flatMap(([name, schema]) => {
    const where = `${path}.${name}`;
    const source = coming.get(name);
    if (source === undefined)
      return [
        counted.has(name)
          ? differs(where, 'is no longer returned')
          : warned(where, 'is no longer returned; it was optional'),
      ];
    return [
      ...(counted.has(name) && !always.has(name) ? [differs(where, 'may be missing now')] : []),
      ...part(source, schema, where),
    ];
  });
  return [...named, ...readAsMap(from, to, { path, part })];
}

/** An object that is read as a list of names and values: each that comes must be such a value. */
function readAsMap(from: Plain, to: Plain, { path, part }: Pick<Comparison, 'path' | 'part'>): readonly Difference[] {
  const values = asSchema(to.additionalProperties);
  if (typeof values === 'boolean') return [];
  const known = schemasOf(to.properties);
  const named = [...schemasOf(from.properties)]
    .filter(([name]) => !known.has(name))
    .flatMap(([name, schema]) => part(schema, values, `${path}.${name}`));
  const rest = asSchema(from.additionalProperties);
  return rest === false ? named : [...named, ...part(rest, values, `${path}.*`)];
}

function targetOf(to: Plain, name: string): Schema {
  const known = schemasOf(to.properties).get(name);
  if (known !== undefined) return known;
  const matching = [...schemasOf(to.patternProperties)]
    .filter(([pattern]) => matches(pattern, name))
    .map(([, schema]) => schema);
  return matching.length > 0 ? { allOf: matching } : asSchema(to.additionalProperties);
}

function matches(pattern: string, name: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(name);
  } catch {
    return false;
  }
}
