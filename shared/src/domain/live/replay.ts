import type { GeoPlace } from '../distance/estimate.ts';
import type { TrackPoint } from './track.ts';

const at = ({ time }: TrackPoint): number => Date.parse(time);

/**
 * Index of the last position at or before a moment; 0 before the first, -1 without positions.
 * @param points in time order
 * @param moment ms
 */
export function trackIndex(points: readonly TrackPoint[], moment: number): number {
  let [low, high] = [0, points.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const point = points[middle];
    if (point && at(point) <= moment) low = middle;
    else high = middle - 1;
  }
  return high < 0 ? -1 : low;
}

/**
 * Position of a driver at a moment: interpolated linearly between two positions, clamped to the first and last. Undefined without positions.
 * @param points in time order
 * @param moment ms
 */
export function trackPlace(points: readonly TrackPoint[], moment: number): GeoPlace | undefined {
  const index = trackIndex(points, moment);
  const [before, after] = [points[index], points[index + 1]];
  if (!before || !after || moment <= at(before)) return before;
  const part = Math.min(1, (moment - at(before)) / Math.max(1, at(after) - at(before)));
  return {
    latitude: before.latitude + (after.latitude - before.latitude) * part,
    longitude: before.longitude + (after.longitude - before.longitude) * part,
  };
}

/**
 * The positions between two moments, both included.
 * @param start ms
 * @param end ms
 */
export const trackPart = (points: readonly TrackPoint[], start: number, end: number): readonly TrackPoint[] =>
  points.filter((point) => at(point) >= start && at(point) <= end);
