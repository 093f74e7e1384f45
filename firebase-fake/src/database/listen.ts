import { type Query, windowOf } from '../data/query.ts';
import { at, childOf, isBranch, type Path, type Tree } from '../data/tree.ts';

/** What one connection listens to, and what it was told last. */
export interface Listen {
  readonly path: Path;
  readonly query: Query | undefined;
  readonly tag: unknown;
  told: Tree;
}

/** A push of data: all of it, or the children that differ. */
export interface Push {
  readonly a: 'd' | 'm';
  readonly b: { readonly p: string; readonly d: Tree | Readonly<Record<string, Tree>>; readonly t?: unknown };
}

/** What a listener sees of the data: its place, and there what its query leaves. */
export const seenBy = ({ path, query }: Listen, root: Tree): Tree => windowOf(at(root, path), query);

/** What to tell now; undefined when nothing changed. */
export function pushOf(listen: Listen, root: Tree): Push | undefined {
  const { told } = listen;
  const now = seenBy(listen, root);
  if (JSON.stringify(now) === JSON.stringify(told)) return undefined;
  listen.told = now;
  const where = { p: listen.path.join('/'), ...(listen.tag !== undefined && { t: listen.tag }) };
  if (!isBranch(now) || !isBranch(told)) return { a: 'd', b: { ...where, d: now } };
  const keys = [...new Set([...Object.keys(told), ...Object.keys(now)])];
  const changed = keys.filter((key) => JSON.stringify(childOf(told, key)) !== JSON.stringify(childOf(now, key)));
  return { a: 'm', b: { ...where, d: Object.fromEntries(changed.map((key) => [key, childOf(now, key)])) } };
}
