import type { components } from '@navette/openapi/types';
import { $api, api, dataOf, meantFor, recordVersion } from '@navette/shared/api';
import { freshRecord, pathOfCall } from '@navette/shared/ui-records';

/** Maximum number of days in one request. */
const MOST_DAYS = 400;

/** Leave and weekly pattern of a driver, fetched when the dialog opens. */
export const useAvailabilityPattern = (id: number) =>
  $api.useQuery('get', '/service/agenda/pattern/{id}', { params: { path: { id } } }, freshRecord);

/** Day overrides of a driver, fetched when the dialog opens. */
export const useAvailabilityMarks = (driverId: number) =>
  $api.useQuery('post', '/service/agenda/availableByDriver', { body: { driverId, marked: true } }, freshRecord);

const pathOfPattern = (id: number) => pathOfCall(['get', '/service/agenda/pattern/{id}'], id);

/** Reads leave and weekly pattern of a driver. */
export const readPattern = (id: number) =>
  dataOf(api.GET('/service/agenda/pattern/{id}', { params: { path: { id } } }));

/** Version of the pattern at its last read. */
export const patternVersion = (id: number): string | undefined => recordVersion(pathOfPattern(id));

/**
 * Replaces leave and weekly pattern of a driver, based on the version that filled the dialog.
 * @throws {ApiProblem} `record.changed` when another user changed them since
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

/** Path of the request that reads a driver's day overrides; key of their version. */
export const MARKS_PATH = pathOfCall(['post', '/service/agenda/availableByDriver']);

/** Reads the day overrides of a driver, and stores their version for the save. */
export const readMarks = (driverId: number) =>
  dataOf(api.POST('/service/agenda/availableByDriver', { body: { driverId, marked: true } }));

/** Version of the day overrides at their last read, for the driver whose dialog is open. */
export const marksVersion = (): string | undefined => recordVersion(MARKS_PATH);

/**
 * Saves day overrides of a driver, based on the version that filled the dialog; null removes the override of a day.
 * @throws {ApiProblem} `record.changed` when another user changed an override of the driver since
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
