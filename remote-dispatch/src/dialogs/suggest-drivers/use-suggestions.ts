import { personSearch } from '@navette/shared/domain';
import { $api } from '@navette/shared/api';
import { useMemo } from 'react';
import type { Suggestion, TripWithoutDriver } from './suggestion.ts';

const none: readonly Suggestion[] = [];

/** Every active driver for the trip, the best first; asked anew each time the dialog opens. */
export const useSuggestions = (trip: TripWithoutDriver) =>
  $api.useQuery(
    'post',
    '/service/booking/suggestDrivers',
    { body: trip },
    { meta: { failure: 'inPlace' }, gcTime: 0, refetchOnWindowFocus: false },
  );

/** Those whose name holds all that was typed, or whose number it is; the order stays. */
export function useFound(suggestions: readonly Suggestion[] | undefined, typed: string): readonly Suggestion[] {
  return useMemo(() => {
    const fits = personSearch(typed);
    return suggestions?.filter((suggestion) => fits(suggestion, suggestion.driverId)) ?? none;
  }, [suggestions, typed]);
}
