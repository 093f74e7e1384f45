import { type Query, windowOf } from '../data/query.ts';
import { at, childOf, isBranch, type Path, type Tree } from '../data/tree.ts';

/** A subscription of one connection, and the last value sent. */
export interface Listen {
  readonly path: Path;
  readonly query: Query | undefined;
  readonly tag: unknown;
  sent: Tree;
}

/** A push of data: all of it, or the children that differ. */
export interface Push {
  readonly a: 'd' | 'm';
  readonly b: { readonly p: string; readonly d: Tree | Readonly<Record<string, Tree>>; readonly t?: unknown };
}

/** Data that a listener sees: its path, filtered by its query. */
export const seenBy = ({ path, query }: Listen, root: Tree): Tree => windowOf(at(root, path), query);

/** Message to send now; undefined when nothing changed. */
export function pushOf(listen: Listen, root: Tree): Push | undefined {
  const { sent } = listen;
  const now = seenBy(listen, root);
  if (JSON.stringify(now) === JSON.stringify(sent)) return undefined;
  listen.sent = now;
  const where = { p: listen.path.join('/'), ...(listen.tag !== undefined && { t: listen.tag }) };
  if (!isBranch(now) || !isBranch(sent)) return { a: 'd', b: { ...where, d: now } };
  const keys = [...new Set([...Object.keys(sent), ...Object.keys(now)])];
  const changed = keys.filter((key) => JSON.stringify(childOf(sent, key)) !== JSON.stringify(childOf(now, key)));
  return { a: 'm', b: { ...where, d: Object.fromEntries(changed.map((key) => [key, childOf(now, key)])) } };
}
