import type { components } from '@navette/openapi/types';
import { $api, api, dataOf, meantFor, recordVersion } from '@navette/shared/api';
import { freshRecord, pathOfCall } from '@navette/shared/ui-records';

/** The most days that one call takes. */
const MOST_DAYS = 400;

/** Leave and weekdays of a driver, fetched when the dialog opens. */
export const useAvailabilityPattern = (id: number) =>
  $api.useQuery('get', '/service/agenda/pattern/{id}', { params: { path: { id } } }, freshRecord);

/** Days of a driver with a mark of their own, fetched when the dialog opens. */
export const useAvailabilityMarks = (driverId: number) =>
  $api.useQuery('post', '/service/agenda/availableByDriver', { body: { driverId, marked: true } }, freshRecord);

const pathOfPattern = (id: number) => pathOfCall(['get', '/service/agenda/pattern/{id}'], id);

/** Reads leave and weekdays of a driver. */
export const readPattern = (id: number) =>
  dataOf(api.GET('/service/agenda/pattern/{id}', { params: { path: { id } } }));

/** Version of the pattern that was read last. */
export const patternVersion = (id: number): string | undefined => recordVersion(pathOfPattern(id));

/**
 * Replaces leave and weekdays of a driver, of the version that the dialog was filled from.
 * @throws {ApiProblem} `record.changed` when somebody changed them since
 */
export async function savePattern(
  id: number,
  body: components['schemas']['AvailabilityPattern'],
  version: string | undefined,
): Promise<void> {
  await meantFor(pathOfPattern(id), version, () =>
    api.PUT('/service/agenda/pattern/{id}', { params: { path: { id } }, body }),
  );
}

/** Path of the call that reads a driver's days, by which their version is known. */
export const MARKS_PATH = pathOfCall(['post', '/service/agenda/availableByDriver']);

/** Reads the days of a driver with a mark of their own, and with them the version that a save is meant for. */
export const readMarks = (driverId: number) =>
  dataOf(api.POST('/service/agenda/availableByDriver', { body: { driverId, marked: true } }));

/** Version of the marked days that were read last; of the driver whose dialog is open. */
export const marksVersion = (): string | undefined => recordVersion(MARKS_PATH);

/**
 * Marks days of a driver, of the version of all their marks that the dialog was filled from; null removes the day's own mark.
 * @throws {ApiProblem} `record.changed` when somebody marked days of the driver since
 */
export async function saveMarks(
  driverId: number,
  days: components['schemas']['AvailabilityDays']['days'],
  version: string | undefined,
): Promise<void> {
  let meant = version;
  for (let from = 0; from < days.length; from += MOST_DAYS) {
    const { response } = await api.POST('/service/agenda/availableByDates', {
      params: { header: meant === undefined ? {} : { 'If-Match': meant } },
      body: { driverId, days: days.slice(from, from + MOST_DAYS) },
    });
    meant = response.headers.get('ETag') ?? undefined;
  }
}
