import { createHash } from 'node:crypto';

/**
 * Whether a user belongs to a share of all users for a set. Always the same users for one set, and those of a smaller share belong to any larger one;
 * others for the next set, so that nobody is the first each time.
 * @param percent 0 to 100
 */
export function inShare(user: string | number, set: string, percent: number): boolean {
  const hash = createHash('sha256').update(`${set} ${user}`).digest().readUInt32BE(0);
  return hash / 2 ** 32 < percent / 100;
}
