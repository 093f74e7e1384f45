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
