import type { components } from '@navette/openapi/types';
import { api } from '@navette/shared/api';

/** The most days that one call takes. */
const MOST_DAYS = 400;

/** Puts leave and weekdays of a driver in the place of those before. */
export async function savePattern(id: number, body: components['schemas']['AvailabilityPattern']): Promise<void> {
  await api.PUT('/service/agenda/pattern/{id}', { params: { path: { id } }, body });
}

/** Marks days of a driver; a mark of null takes the day's own mark away. */
export async function saveMarks(
  driverId: number,
  days: components['schemas']['AvailabilityDays']['days'],
): Promise<void> {
  for (let from = 0; from < days.length; from += MOST_DAYS) {
    await api.POST('/service/agenda/availableByDates', {
      body: { driverId, days: days.slice(from, from + MOST_DAYS) },
    });
  }
}
