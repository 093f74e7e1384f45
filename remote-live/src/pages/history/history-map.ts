import { brusselsNow, trackPart, type TrackPoint } from '@navette/shared/domain';
import type { MapDot, MapLine } from '@navette/shared/ui-map';

/** Begin and end of a part of the day, ms. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/** Circle of each position: green with a passenger on board; a click moves the replay there. */
export const historyDots = (points: readonly TrackPoint[], onSelect: (moment: number) => void): MapDot[] =>
  points.map((point) => ({
    position: point,
    tone: point.charged ? 'green' : 'blue',
    radius: 4,
    label: brusselsNow(new Date(point.time)).time,
    onSelect: () => onSelect(Date.parse(point.time)),
  }));

/** The track, with the part of a trip highlighted. */
export function historyLines(points: readonly TrackPoint[], part: Part | undefined): MapLine[] {
  const track: MapLine = { points, tone: 'grey', width: 3 };
  return part ? [track, { points: trackPart(points, part.start, part.end), tone: 'red', width: 6 }] : [track];
}
