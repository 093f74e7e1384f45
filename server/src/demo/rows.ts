import type { IsoDate, TripDistance, TripFigures } from '@navette/shared/domain';
import type { NewRow } from '../db/types.ts';

/** The moment the data are made at, in Brussels. */
export interface DemoNow {
  readonly date: IsoDate;
  readonly time: string;
}

/** A record with its id: demo rows bring their own, so that they can refer to each other. */
export type DemoRow<T extends 'client' | 'driver' | 'destination' | 'insurance'> = NewRow<T> & { id: number };

/** A leg of a stored distance. */
export interface DemoTrip extends TripFigures {
  readonly origin: string;
  readonly destination: string;
}

/** A booking before its distance is serialized to JSON. */
export type DemoBooking = Omit<NewRow<'booking'>, 'distance'> & {
  id: number;
  distance: TripDistance<DemoTrip> & { readonly estimated: true; readonly source: 'estimate' };
};

/** Groups items by key, both in order of appearance. */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
