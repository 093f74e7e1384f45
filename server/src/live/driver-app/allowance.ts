/** So many at once, and so many a second from then on. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Counts what may still be done now. Answers whether there was one left, and takes it. */
export function createAllowance({ burst, perSecond }: Rate, now: () => number = () => performance.now()): () => boolean {
  let left = burst;
  let since = now();
  return () => {
    const moment = now();
    left = Math.min(burst, left + ((moment - since) / 1000) * perSecond);
    since = moment;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
