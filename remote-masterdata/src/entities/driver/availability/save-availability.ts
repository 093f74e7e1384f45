import { invalidate } from '@navette/shared/api';
import type { IsoDate } from '@navette/shared/domain';
import type { ReadRecord } from '@navette/shared/ui-records';
import type { QueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { availabilityValues } from './availability-schema.ts';
import type { availabilitySchema, AvailabilityValues } from './availability-schema.ts';
import {
  marksVersion,
  patternVersion,
  readMarks,
  readPattern,
  saveMarks,
  savePattern,
} from './availability-requests.ts';
import { changedDays } from './model.ts';

/** Versions of a driver's availability: weekly pattern and day overrides are separate records. */
interface AvailabilityVersions {
  readonly pattern: string | undefined;
  readonly marks: string | undefined;
}

/** Availability of a driver as read, with its versions. */
export type StoredAvailability = ReadRecord<AvailabilityValues, AvailabilityVersions>;

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
