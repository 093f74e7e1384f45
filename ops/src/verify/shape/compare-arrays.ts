import { compareLimits } from './compare-scalars.ts';
import { type Comparison, type Difference, failed, warned } from './difference.ts';
import type { Plain } from './intersection.ts';
import { asSchema, type Schema } from './json-schema.ts';

/** Items, each at its place, and how many there are. */
export function compareArrays(from: Plain, to: Plain, { receiver, path, part }: Comparison): readonly Difference[] {
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
    ...(to.uniqueItems === true && from.uniqueItems !== true ? [failed(path, 'no item may come twice now')] : []),
  ];
}

const placed = (plain: Plain): readonly Schema[] =>
  Array.isArray(plain.prefixItems) ? plain.prefixItems.map(asSchema) : [];

const itemAt = (plain: Plain, index: number): Schema => placed(plain)[index] ?? asSchema(plain.items);
