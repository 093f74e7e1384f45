import { personSearch } from '@navette/shared/domain';
import { $api } from '@navette/shared/api';
import { useMemo } from 'react';
import type { Suggestion, TripWithoutDriver } from './suggestion.ts';

const none: readonly Suggestion[] = [];

/** Every active driver for the trip, the best first; refetched each time the dialog opens. */
export const useSuggestions = (trip: TripWithoutDriver) =>
  $api.useQuery(
    'post',
    '/service/booking/suggestDrivers',
    { body: trip },
    { meta: { failure: 'inPlace' }, gcTime: 0, refetchOnWindowFocus: false },
  );

/** Suggestions whose name contains the typed text, or whose id it is, in unchanged order. */
export function useFound(suggestions: readonly Suggestion[] | undefined, typed: string): readonly Suggestion[] {
  return useMemo(() => {
    const fits = personSearch(typed);
    return suggestions?.filter((suggestion) => fits(suggestion, suggestion.driverId)) ?? none;
  }, [suggestions, typed]);
}
