/** The speed shown for metres a second: km/h with one decimal, only above 1 m/s (specification/live.md#markers). */
export const shownSpeed = (metresPerSecond: number): number | undefined =>
  metresPerSecond > 1 ? Math.round(metresPerSecond * 36) / 10 : undefined;
