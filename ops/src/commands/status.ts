import { history } from '../registry/history.ts';
import { currentId, readSet } from '../registry/sets.ts';

/** What runs, since when and by whom. */
export interface Status {
  readonly set: string;
  readonly since: string;
  readonly who: string;
  readonly why: string;
  readonly contract: string;
  readonly remotes: readonly { readonly name: string; readonly version: string; readonly base: string; readonly contract: string }[];
}

/** What runs now, or nothing when nothing was ever activated. */
export async function status(registry: string): Promise<Status | undefined> {
  const id = await currentId(registry);
  if (id === undefined) return undefined;
  const set = await readSet(registry, id);
  const change = (await history(registry)).findLast(({ after }) => after === id);
  return {
    set: id,
    since: change?.at ?? set.createdAt,
    who: change?.who ?? 'unknown',
    why: change?.why ?? 'unknown',
    contract: set.host.contract,
    remotes: Object.entries(set.remotes)
      .map(([name, { version, base, declaration }]) => ({ name, version, base, contract: declaration.contract }))
      .sort((left, right) => left.name.localeCompare(right.name, 'en')),
  };
}
