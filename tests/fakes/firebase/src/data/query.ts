import { compareKeys, compareValues } from './order.ts';
import { at, isBranch, pathOf, treeOf, type Tree } from './tree.ts';

/** Query in the wire format: index, limit and its side, start and end value, each with a key and whether it is inclusive. */
export type Query = Readonly<Record<string, unknown>>;

type Child = readonly [key: string, value: Tree];

/** Children that match a query; all of them without one. */
export function windowOf(data: Tree, query: Query | undefined): Tree {
  if (!query || !isBranch(data)) return data;
  const index = typeof query.i === 'string' ? query.i : '.priority';
  const indexed = ([key, value]: Child): Tree =>
    index === '.key' ? key : index === '.value' ? value : index === '.priority' ? null : at(value, pathOf(index));
  const compare = (one: Child, other: Child) =>
    (index === '.key' ? 0 : compareValues(indexed(one), indexed(other))) || compareKeys(one[0], other[0]);
  const within = (child: Child) =>
    after(child, query.sp, query.sn, query.sin) && before(child, query.ep, query.en, query.ein);
  const away = (child: Child, bound: unknown, key: unknown): number =>
    index === '.key'
      ? compareKeys(child[0], String(bound))
      : compareValues(indexed(child), treeOf(bound)) || (typeof key === 'string' ? keyAway(child[0], key) : 0);
  const after = (child: Child, bound: unknown, key: unknown, inclusive: unknown) =>
    bound === undefined || counts(away(child, bound, key), inclusive);
  const before = (child: Child, bound: unknown, key: unknown, inclusive: unknown) =>
    bound === undefined || counts(-away(child, bound, key), inclusive);
  const children: Child[] = Object.entries(data).filter(within).toSorted(compare);
  const limit = typeof query.l === 'number' ? query.l : children.length;
  const limited = query.vf === 'r' ? children.slice(Math.max(0, children.length - limit)) : children.slice(0, limit);
  return treeOf(Object.fromEntries(limited));
}

const counts = (distance: number, inclusive: unknown): boolean =>
  distance > 0 || (distance === 0 && inclusive !== false);

/** Names of the SDK for the smallest and the largest key. */
const keyAway = (key: string, bound: string): number =>
  bound === '[MIN_NAME]' ? 1 : bound === '[MAX_NAME]' ? -1 : compareKeys(key, bound);
