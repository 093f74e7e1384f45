import type { components } from '@navette/openapi/types';
import type { Conflict } from '../../conflicts/conflict.ts';

type Schemas = components['schemas'];

/** A driver for a trip, as the server ranks them. */
export type Suggestion = Schemas['DriverSuggestion'];

/** A trip for which a driver is looked for. */
export type TripWithoutDriver = Schemas['DriverSuggestionQuery'];

/** What was chosen in the dialog. */
export interface ChosenDriver extends Pick<Suggestion, 'driverId' | 'firstname' | 'lastname'> {
  /** What speaks against it, as far as it was shown. */
  readonly conflicts: readonly Conflict[];
  /** The user saw the conflicts and chose the driver all the same. */
  readonly anyway: boolean;
}

/** Takes a chosen driver over; what it gives may be a promise, and false says that nothing was taken. */
export type TakeDriver = (driver: ChosenDriver) => unknown;

/** The question about a saved booking. */
export const tripOfBooking = (
  booking: Pick<
    Schemas['BookingRow'],
    'id' | 'clientId' | 'destinationId' | 'type' | 'ap_date' | 'ap_time' | 'pick_time' | 'distance' | 'mobility'
  >,
): TripWithoutDriver => {
  const { id, clientId, destinationId, type, ap_date, ap_time, pick_time, distance, mobility } = booking;
  return { id, clientId, destinationId, type, ap_date, ap_time, pick_time, distance, mobility };
};
