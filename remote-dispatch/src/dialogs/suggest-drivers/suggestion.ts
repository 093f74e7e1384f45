import type { components } from '@navette/openapi/types';
import type { Conflict } from '../../conflicts/conflict.ts';

type Schemas = components['schemas'];

/** A driver for a trip, as ranked by the server. */
export type Suggestion = Schemas['DriverSuggestion'];

/** A trip that needs a driver. */
export type TripWithoutDriver = Schemas['DriverSuggestionQuery'];

/** Driver chosen in the dialog. */
export interface ChosenDriver extends Pick<Suggestion, 'driverId' | 'firstname' | 'lastname'> {
  /** Shown conflicts. */
  readonly conflicts: readonly Conflict[];
  /** The user saw the conflicts and chose the driver nevertheless. */
  readonly anyway: boolean;
}

/** Assigns a chosen driver; may return a promise; false means that nothing was assigned. */
export type TakeDriver = (driver: ChosenDriver) => unknown;

/** The query for a saved booking. */
export const tripOfBooking = (
  booking: Pick<
    Schemas['BookingRow'],
    'id' | 'clientId' | 'destinationId' | 'type' | 'ap_date' | 'ap_time' | 'pick_time' | 'distance' | 'mobility'
  >,
): TripWithoutDriver => {
  const { id, clientId, destinationId, type, ap_date, ap_time, pick_time, distance, mobility } = booking;
  return { id, clientId, destinationId, type, ap_date, ap_time, pick_time, distance, mobility };
};
