/** Data as the Realtime Database stores it: lists are objects by index, without null or empty values. */
export type Tree = null | string | number | boolean | { readonly [key: string]: Tree };

/** Path, key by key. */
export type Path = readonly string[];

/** Keys of a path in an address: `a/b%20c` is `['a', 'b c']`. */
export const pathOf = (text: string): Path => text.split('/').filter(Boolean).map(decodeURIComponent);

/** Whether it has children. */
export const isBranch = (tree: Tree): tree is { readonly [key: string]: Tree } =>
  typeof tree === 'object' && tree !== null;

/** Converts JSON: null deletes, empty objects vanish, priorities are left out. */
export function treeOf(value: unknown): Tree {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'object' || value === null) return null;
  if ('.value' in value) return treeOf(value['.value']);
  const children = Object.entries(value).flatMap(([key, child]): [string, Tree][] => {
    const tree = key.startsWith('.') ? null : treeOf(child);
    return tree === null ? [] : [[key, tree]];
  });
  return children.length > 0 ? Object.fromEntries(children) : null;
}

/** Value under a key; null if there is none. */
export const childOf = (tree: Tree, key: string): Tree =>
  isBranch(tree) && Object.hasOwn(tree, key) ? (tree[key] ?? null) : null;

/** Value at a path; null if there is none. */
export const at = (tree: Tree, path: Path): Tree => path.reduce(childOf, tree);

/** Copy of the tree with another value at a path. */
export function put(tree: Tree, [key, ...rest]: Path, value: Tree): Tree {
  if (key === undefined) return value;
  const children = isBranch(tree) ? tree : {};
  return treeOf({ ...children, [key]: put(childOf(tree, key), rest, value) });
}
