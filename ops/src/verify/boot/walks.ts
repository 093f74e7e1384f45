import type { Read } from './as-accounts.ts';
import { type Lane, type Place, renewed } from './lane.ts';

/** What is done in one page from its start to its end. */
export type Walk = (lane: Lane) => Promise<Read>;

/**
 * Does walks in some pages, each of which takes the next walk when it is done with one. A page in which something failed is renewed.
 * @returns what each of them found
 */
export async function walked(
  walks: readonly Walk[],
  place: Place,
  lanes: readonly Promise<Lane>[],
): Promise<readonly Read[]> {
  const reads: Read[] = [];
  const left = walks.entries();
  const takeAll = async (opening: Promise<Lane>): Promise<void> => {
    let lane = await opening;
    for (const [index, walk] of left) {
      const read = await walk(lane);
      reads[index] = read;
      if (read.found.some(({ severity }) => severity === 'failed')) lane = await renewed(lane, place);
    }
  };
  await Promise.all(lanes.map(takeAll));
  return reads;
}
