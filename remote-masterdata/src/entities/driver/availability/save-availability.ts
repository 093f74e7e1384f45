import type { components } from '@navette/openapi/types';
import { invalidate } from '@navette/shared/api';
import type { QueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import type { availabilitySchema } from './availability-schema.ts';
import { saveMarks, savePattern } from './availability-requests.ts';

/** Pattern as stored, so that only changes are sent. */
export type StoredPattern = components['schemas']['AvailabilityPattern'];

/** Saves the availability of a driver. Pattern and leave are sent first: whether a day needs a mark of its own depends on them. */
export async function saveAvailability(
  cache: QueryClient,
  driverId: number,
  before: StoredPattern,
  version: { readonly pattern: string | undefined; readonly marks: string | undefined },
  { marks, ...pattern }: z.output<typeof availabilitySchema>,
): Promise<void> {
  if (
    JSON.stringify(pattern) !==
    JSON.stringify({
      weekdays: before.weekdays,
      leave: before.leave.map(({ startDate, endDate, reason }) => ({ startDate, endDate, reason })),
    })
  ) {
    await savePattern(driverId, pattern, version.pattern);
  }
  const days = Object.entries(marks).map(([date, available]) => ({ date, available }));
  if (days.length > 0) await saveMarks(driverId, days, version.marks);
  void invalidate(cache, [
    ['get', '/service/agenda/available'],
    ['post', '/service/agenda/availableByDriver'],
    ['get', '/service/agenda/pattern/{id}'],
  ]);
}
