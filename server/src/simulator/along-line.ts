import { straightKm } from '@navette/shared/domain';
import type { LinePoint } from '../ports/routes/service-leg.ts';
import type { Place } from './day-plan.ts';

/** A position on a line with its direction. */
export interface OnLine extends Place {
  /** Degrees from north, clockwise; null where the line has no length. */
  readonly heading: number | null;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const placeOf = ([latitude, longitude]: LinePoint): Place => ({ latitude, longitude });

/** Direction from one place to another in degrees from north: planar, which is precise enough for streets. */
function headingOf(from: Place, to: Place): number {
  const east = (to.longitude - from.longitude) * Math.cos(radians((from.latitude + to.latitude) / 2));
  const degrees = (Math.atan2(east, to.latitude - from.latitude) * 180) / Math.PI;
  return Math.round((degrees + 360) % 360) % 360;
}

/**
 * The position at a fraction of a line's length.
 * @param line two points or more
 * @param part 0 at its begin to 1 at its end
 * @throws RangeError when the line has no point
 */
export function alongLine(line: readonly LinePoint[], part: number): OnLine {
  const segments = line.slice(1).flatMap((point, index) => {
    const [from, to] = [placeOf(line[index] ?? point), placeOf(point)];
    const km = straightKm(from, to);
    return km > 0 ? [{ from, to, km }] : [];
  });
  let left = segments.reduce((sum, { km }) => sum + km, 0) * part;
  for (const { from, to, km } of segments) {
    if (left <= km) {
      const share = left / km;
      return {
        latitude: from.latitude + (to.latitude - from.latitude) * share,
        longitude: from.longitude + (to.longitude - from.longitude) * share,
        heading: headingOf(from, to),
      };
    }
    left -= km;
  }
  const [last, end] = [segments.at(-1), line.at(-1)];
  if (!end) throw new RangeError('the line has no point');
  return { ...placeOf(end), heading: last ? headingOf(last.from, last.to) : null };
}
