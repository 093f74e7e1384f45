import type { components } from '@navette/openapi/types';
import { $api, api, dataOf, meantFor, recordVersion, invalidate } from '@navette/shared/api';
import { freshRecord, pathOfCall, type ReadRecord } from '@navette/shared/ui-records';
import { type IsoDate, mayOpen } from '@navette/shared/domain';
import type { QueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { availabilityValues, type availabilitySchema, type AvailabilityValues } from './availability-schema.ts';
import { changedDays } from './model.ts';
import { useT } from '@navette/shared/i18n';
import { useUser } from '@navette/shared/session';
import { useToast, useOpenDialog } from '@navette/shared/ui-overlay';

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
const readPattern = (id: number) => dataOf(api.GET('/service/agenda/pattern/{id}', { params: { path: { id } } }));

/** Version of the pattern at its last read. */
const patternVersion = (id: number): string | undefined => recordVersion(pathOfPattern(id));

/**
 * Replaces leave and weekly pattern of a driver, based on the version that filled the dialog.
 * @throws {ApiProblem} `record.changed` when another user changed them since
 */
async function savePattern(
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

/** Versions of a driver's availability: weekly pattern and day overrides are separate records. */
interface AvailabilityVersions {
  readonly pattern: string | undefined;
  readonly marks: string | undefined;
}

/** Availability of a driver as read, with its versions. */
type StoredAvailability = ReadRecord<AvailabilityValues, AvailabilityVersions>;

/** Versions at the last read of a driver's availability. */
export const availabilityVersions = (driverId: number): AvailabilityVersions => ({
  pattern: patternVersion(driverId),
  marks: marksVersion(),
});

/** Reads the availability of a driver again. */
export async function readAvailability(driverId: number): Promise<StoredAvailability> {
  const [pattern, marks] = await Promise.all([readPattern(driverId), readMarks(driverId)]);
  return { values: availabilityValues(pattern, marks), version: availabilityVersions(driverId) };
}

const isSamePattern = (before: AvailabilityValues, { weekdays, leave }: z.output<typeof availabilitySchema>) =>
  JSON.stringify([before.weekdays, before.leave]) ===
  JSON.stringify([weekdays, leave.map(({ reason, ...period }) => ({ ...period, reason: reason ?? '' }))]);

/**
 * Saves the changes of a driver's availability. Pattern and leave are sent first, since they determine which days need an override.
 * @returns days whose overrides have changed; undefined for any day, after a change of weekly pattern or leave
 * @throws {ApiProblem} `record.changed` when another user changed it since it was read
 */
export async function saveAvailability(
  cache: QueryClient,
  driverId: number,
  { values: before, version }: StoredAvailability,
  filled: z.output<typeof availabilitySchema>,
): Promise<readonly IsoDate[] | undefined> {
  const { marks, ...pattern } = filled;
  const keepsPattern = isSamePattern(before, filled);
  if (!keepsPattern) await savePattern(driverId, pattern, version.pattern);
  const days = changedDays(before.marks, marks);
  if (days.length > 0) await saveMarks(driverId, [...days], version.marks);
  void invalidate(cache, [
    ['get', '/service/agenda/available'],
    ['post', '/service/agenda/availableByDriver'],
    ['get', '/service/agenda/pattern/{id}'],
  ]);
  return keepsPattern ? days.map(({ date }) => date) : undefined;
}

/**
 * Gives the function that, after unavailable days were saved, lists the driver's trips on them and offers to reassign these. Only for users who plan
 * trips. Never rejects: the days are saved already, so a failed load of the list only shows a message.
 * @returns function of the saved days; undefined for all days from today, as after a change of leave
 */
export function useOfferTrips(): (driverId: number, dates: readonly IsoDate[] | undefined) => Promise<void> {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  const pages = useUser()?.pages ?? [];
  const plansTrips = mayOpen(pages, 'booking') || mayOpen(pages, 'timeline');
  return async (driverId, dates) => {
    if (!plansTrips || dates?.length === 0) return;
    const query = { driverId, ...(dates && dates.length <= MOST_DAYS && { dates: [...dates] }) };
    try {
      const trips = await dataOf(api.POST('/service/booking/whileUnavailable', { body: query }));
      if (trips.length > 0) await openDialog('dispatch/give-away@1', query);
    } catch (error) {
      toast.failure(t('availability.trips.failed'), error);
    }
  };
}
