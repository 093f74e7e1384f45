import { messageKey } from '@navette/shared/i18n';
import type { EstimatorInput, EstimatorPlace } from './estimator-input.ts';

/** What is to be said of an address: message keys, or null. */
export interface PlaceRemarks {
  readonly error: string | null;
  readonly warning: string | null;
}

/** Says of each place what is odd: nobody knows where it lies, or it is where the way already is. */
export function placeRemarks(
  { driver, client, stops, destination }: EstimatorInput,
  unknown: readonly string[],
): (place: EstimatorPlace) => PlaceRemarks {
  const way = [driver, client, ...stops, destination].filter(({ address }) => address !== '');
  const repeated = new Set(way.filter(({ address }, index) => address === way[index - 1]?.address));
  return (place) => ({
    error: unknown.includes(place.address) ? messageKey('estimator.unknownAddress') : null,
    warning: repeated.has(place) ? messageKey('estimator.samePlace') : null,
  });
}
