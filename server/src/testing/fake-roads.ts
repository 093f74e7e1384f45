import { estimateLeg } from '@navette/shared/domain';
import type { GeoPoint } from '../ports/addresses/address-port.ts';

/** A place in the sea, unreachable by road. */
export const AT_SEA: GeoPoint = { latitude: 51.6, longitude: 2.6 };

/** A leg on the fake roads: metres, seconds and a line with a bend in the middle. */
export interface FakeLeg {
  readonly metres: number;
  readonly seconds: number;
  readonly line: readonly (readonly [latitude: number, longitude: number])[];
}

/** Legs between places; undefined when one of them lies in the sea. */
export function fakeLegs(places: readonly GeoPoint[]): FakeLeg[] | undefined {
  if (places.some(({ longitude }) => longitude < 2.7)) return undefined;
  return places.slice(1).flatMap((to, index) => {
    const from = places[index];
    if (!from) return [];
    const { distance, duration } = estimateLeg(from, to);
    const bend = [
      (from.latitude + to.latitude) / 2 + (distance > 0 ? 0.001 : 0),
      (from.longitude + to.longitude) / 2,
    ] as const;
    // Services measure more finely than the port.
    return [
      {
        metres: distance * 1000 + (distance && 0.24),
        seconds: duration + (duration && 0.37),
        line: [[from.latitude, from.longitude], bend, [to.latitude, to.longitude]] as const,
      },
    ];
  });
}

/** Encodes points as a polyline (Google's algorithm), as routing services answer them. */
export function encodePolyline(
  points: readonly (readonly [latitude: number, longitude: number])[],
  precision: 5 | 6,
): string {
  let last: readonly [number, number] = [0, 0];
  let text = '';
  for (const [latitude, longitude] of points) {
    const point = [Math.round(latitude * 10 ** precision), Math.round(longitude * 10 ** precision)] as const;
    text += encodeNumber(point[0] - last[0]) + encodeNumber(point[1] - last[1]);
    last = point;
  }
  return text;
}

function encodeNumber(value: number): string {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  let text = '';
  while (rest >= 32) {
    text += String.fromCharCode((rest % 32) + 32 + 63);
    rest = Math.floor(rest / 32);
  }
  return text + String.fromCharCode(rest + 63);
}
