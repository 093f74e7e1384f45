/** The next or previous of some trips after the one stood at, around the end; from nowhere, the first or the last. */
export function stepFrom(ids: readonly number[], at: number | null, direction: 1 | -1): number | undefined {
  const index = at === null ? -1 : ids.indexOf(at);
  if (index === -1) return direction === 1 ? ids[0] : ids.at(-1);
  return ids[(index + direction + ids.length) % ids.length];
}
