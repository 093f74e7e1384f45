/** Age of a position in seconds; 0 for one from the future (a phone's clock may run ahead). */
export const positionAge = (time: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(time)) / 1000));

/**
 * Whether a position is stale: older than twice the reporting interval of the driver's app (specification/live.md#positions).
 * @param refreshTime seconds between two positions
 */
export const isStalePosition = (time: string, refreshTime: number, now: Date): boolean =>
  positionAge(time, now) > 2 * refreshTime;
