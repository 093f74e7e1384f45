/** The next or previous id after the current one, wrapping around; without a current one, the first or the last. */
export function stepFrom(ids: readonly number[], at: number | null, direction: 1 | -1): number | undefined {
  const index = at === null ? -1 : ids.indexOf(at);
  if (index === -1) return direction === 1 ? ids[0] : ids.at(-1);
  return ids[(index + direction + ids.length) % ids.length];
}
