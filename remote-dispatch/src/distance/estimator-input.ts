import { ESTIMATOR_ADDRESSES } from '@navette/shared/domain';
import * as z from 'zod';
import type { DistanceQuestion } from './get-distance.ts';
import { messageKey } from '@navette/shared/i18n';

const position = z.object({ latitude: z.number(), longitude: z.number() });

const placeSchema = z.object({
  /** Id of the picked record, null for an address alone. */
  recordId: z.number().int().positive().nullable(),
  /** Complete address on one line; empty when none is chosen. */
  address: z.string().max(300),
  position: position.nullable(),
});

/** Input of the estimator, also the format in local storage. */
export const estimatorInputSchema = z.object({
  date: z.iso.date().nullable(),
  time: z
    .string()
    .regex(/^\d{2}:\d{2}$/)
    .nullable(),
  insuranceId: z.number().int().positive().nullable(),
  driver: placeSchema,
  client: placeSchema,
  destination: placeSchema,
  /** Stops between client and destination. */
  stops: z.array(placeSchema).max(ESTIMATOR_ADDRESSES.max - ESTIMATOR_ADDRESSES.start),
});

export type EstimatorPlace = z.infer<typeof placeSchema>;

export type EstimatorInput = z.infer<typeof estimatorInputSchema>;

export type PickedPlace = 'driver' | 'client' | 'destination';

export const EMPTY_PLACE: EstimatorPlace = { recordId: null, address: '', position: null };

export const emptyInput = (date: string, time: string): EstimatorInput => ({
  date,
  time,
  insuranceId: null,
  driver: EMPTY_PLACE,
  client: EMPTY_PLACE,
  destination: EMPTY_PLACE,
  stops: [],
});

/** Whether another address fits (specification/tariffs.md#estimator). */
export const hasRoom = ({ stops }: EstimatorInput): boolean =>
  ESTIMATOR_ADDRESSES.start + stops.length < ESTIMATOR_ADDRESSES.max;

/** Adds a stop before the destination; unchanged when there is no room. */
export const withStop = (input: EstimatorInput): EstimatorInput =>
  hasRoom(input) ? { ...input, stops: [...input.stops, EMPTY_PLACE] } : input;

export const withoutStop = (input: EstimatorInput, index: number): EstimatorInput => ({
  ...input,
  stops: input.stops.filter((_, at) => at !== index),
});

export const withStopAt = (input: EstimatorInput, index: number, stop: EstimatorPlace): EstimatorInput => ({
  ...input,
  stops: input.stops.map((old, at) => (at === index ? stop : old)),
});

/**
 * The distance request: driver, client, the stops with an address, destination; null while client or destination has none. Without a driver it starts
 * at the client, as a booking without one.
 */
export function questionOf({
  driver,
  client,
  destination,
  stops,
  date,
  time,
}: EstimatorInput): DistanceQuestion | null {
  if ([client, destination].some(({ address }) => address === '')) return null;
  const places = [
    driver.address === '' ? client : driver,
    client,
    ...stops.filter(({ address }) => address !== ''),
    destination,
  ];
  return {
    addresses: places.map(({ address }) => address),
    coordinates: places.map((place) => place.position),
    ...(date !== null && time !== null && { at: { ap_date: date, ap_time: time } }),
  };
}

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
