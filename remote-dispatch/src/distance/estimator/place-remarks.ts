import { messageKey } from '@navette/shared/i18n';
import type { EstimatorInput, EstimatorPlace } from './estimator-input.ts';

/** Message keys of the remarks on an address, or null. */
export interface PlaceRemarks {
  readonly error: string | null;
  readonly warning: string | null;
}

/** Remarks on each place: its address could not be found, or equals the place before. */
export function placeRemarks(
  { driver, client, stops, destination }: EstimatorInput,
  unknown: readonly string[],
): (place: EstimatorPlace) => PlaceRemarks {
  const route = [driver, client, ...stops, destination].filter(({ address }) => address !== '');
  const repeated = new Set(route.filter(({ address }, index) => address === route[index - 1]?.address));
  return (place) => ({
    error: unknown.includes(place.address) ? messageKey('estimator.unknownAddress') : null,
    warning: repeated.has(place) ? messageKey('estimator.samePlace') : null,
  });
}
