import { currentId, type ListedChange, listHistory } from '@navette/ops/registry';

/** The change with which the set came that runs now; undefined when the history does not say. */
export async function lastChange(registry: string): Promise<ListedChange | undefined> {
  const current = await currentId(registry);
  if (current === undefined) return undefined;
  const newest = (await ofSets(registry, 20)) ?? (await ofSets(registry, 1000));
  return newest?.after === current ? newest : undefined;
}

const ofSets = async (registry: string, limit: number): Promise<ListedChange | undefined> =>
  (await listHistory(registry, limit)).find(({ action }) => action === 'activate' || action === 'rollback');
