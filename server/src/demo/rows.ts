import type { TripDistance, TripFigures } from '@navette/shared/domain';
import type { NewRow } from '../db/types.ts';

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
