import type { PairScore } from './person-score.ts';

/** Two clients who are possibly one person. */
export interface Pair extends PairScore {
  readonly one: number;
  readonly other: number;
}

/** Clients linked by pairs. */
export interface DuplicateGroup {
  readonly ids: readonly number[];
  /** The likeliest first. */
  readonly pairs: readonly Pair[];
}

/** Most clients of a group: a longer chain is no person, and would hide who belongs together. */
const MOST_CLIENTS = 8;

/** Connected clients as groups, the likeliest first. Pairs join in their order, so that the surest are in one group; a pair that would make it too long is left for later. */
export function groupsOf(pairs: readonly Pair[]): DuplicateGroup[] {
  const groupOf = new Map<number, { ids: number[]; pairs: Pair[] }>();
  for (const pair of pairs.toSorted((a, b) => b.bits - a.bits || a.one - b.one || a.other - b.other)) {
    const [first, second] = [pair.one, pair.other].map((id) => groupOf.get(id) ?? { ids: [id], pairs: [] });
    if (!first || !second) continue;
    const joined =
      first === second ? first : { ids: [...first.ids, ...second.ids], pairs: [...first.pairs, ...second.pairs] };
    if (joined.ids.length > MOST_CLIENTS) continue;
    joined.pairs.push(pair);
    for (const id of joined.ids) groupOf.set(id, joined);
  }
  const best = ({ pairs: own }: DuplicateGroup) => Math.max(...own.map(({ bits }) => bits));
  return [...new Set(groupOf.values())]
    .map((group) => ({ ids: group.ids, pairs: group.pairs.toSorted((a, b) => b.bits - a.bits) }))
    .toSorted((a, b) => best(b) - best(a));
}
