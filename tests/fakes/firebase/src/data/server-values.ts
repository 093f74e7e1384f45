import { childOf, treeOf, type Tree } from './tree.ts';

/** Puts the moment and sums where a write asks for them. @param now ms */
export function withServerValues(value: unknown, current: Tree, now: number): Tree {
  if (typeof value !== 'object' || value === null) return treeOf(value);
  if ('.sv' in value) return serverValue(value['.sv'], current, now);
  return treeOf(
    Object.fromEntries(
      Object.entries(value).map(([key, child]) => [key, withServerValues(child, childOf(current, key), now)]),
    ),
  );
}

function serverValue(asked: unknown, current: Tree, now: number): Tree {
  if (asked === 'timestamp') return now;
  const by = typeof asked === 'object' && asked !== null && 'increment' in asked ? Number(asked.increment) : 0;
  return (typeof current === 'number' ? current : 0) + by;
}
