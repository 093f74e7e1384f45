import type { components } from '@navette/openapi/types';
import type { Conflict } from '../conflicts/conflict.ts';
import { personSearch } from '@navette/shared/domain';
import { $api } from '@navette/shared/api';
import { useMemo } from 'react';

type Schemas = components['schemas'];

/** A driver for a trip, as ranked by the server. */
export type Suggestion = Schemas['DriverSuggestion'];

export type TripWithoutDriver = Schemas['DriverSuggestionQuery'];

interface ChosenDriver extends Pick<Suggestion, 'driverId' | 'firstname' | 'lastname'> {
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
    'id' | 'clientId' | 'destinationId' | 'type' | 'ap_date' | 'ap_time' | 'pick_time' | 'mobility'
  >,
): TripWithoutDriver => {
  const { id, clientId, destinationId, type, ap_date, ap_time, pick_time, mobility } = booking;
  return { id, clientId, destinationId, type, ap_date, ap_time, pick_time, mobility };
};

const none: readonly Suggestion[] = [];

/**
 * Every active driver for the trip, the best first; refetched each time the dialog opens.
 * @param limit the best ones alone
 */
export const useSuggestions = (trip: TripWithoutDriver, limit?: number) =>
  $api.useQuery(
    'post',
    '/service/booking/suggestDrivers',
    { body: { ...trip, limit } },
    { meta: { failure: 'inPlace' }, gcTime: 0, refetchOnWindowFocus: false },
  );

/** Suggestions whose name contains the typed text, or whose id it is, in unchanged order. */
export function useFound(suggestions: readonly Suggestion[] | undefined, typed: string): readonly Suggestion[] {
  return useMemo(() => {
    const fits = personSearch(typed);
    return suggestions?.filter((suggestion) => fits(suggestion, suggestion.driverId)) ?? none;
  }, [suggestions, typed]);
}
