import type { components } from '@navette/openapi/types';
import { $api, api, dataOf, invalidate } from '@navette/shared/api';
import { addDays, parseSlots, slotsText } from '@navette/shared/domain';
import type { IsoDate } from '@navette/shared/domain';
import { keepPreviousData } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { readMarks, saveMarks } from '../availability/availability-requests.ts';
import { storedMarks } from '../availability/model.ts';
import type { Marks } from '../availability/model.ts';

/** Active driver, summary. */
export type WeekDriver = components['schemas']['ActiveDriver'];

/** Active drivers. */
export const useWeekDrivers = () => $api.useQuery('get', '/service/driver/active', {});

/** Unavailable slots of drivers in the week that begins on a Monday: day overrides, weekly patterns and leave combined. */
export const useWeekAvailability = (monday: IsoDate) =>
  $api.useQuery(
    'get',
    '/service/agenda/available',
    { params: { query: { startDate: monday, endDate: addDays(monday, 6) } } },
    { placeholderData: keepPreviousData },
  );

/** Query result of a week. */
export type WeekQuery = ReturnType<typeof useWeekAvailability>;

type Row = components['schemas']['AvailabilityRow'];

/** Returns a lookup of the slots of a driver's day. */
export function slotsOf(rows: readonly Row[]): (driverId: number, date: IsoDate) => readonly number[] {
  const slots = new Map(rows.map(({ driverId, date, available }) => [`${driverId} ${date}`, parseSlots(available)]));
  return (driverId, date) => slots.get(`${driverId} ${date}`) ?? [];
}

/**
 * Fresh read of a driver's days with their unavailable slots, and of all day overrides. The overrides are read first, so that the days are never
 * older than the version that the save is based on.
 */
export async function readWeek(
  driverId: number,
  dates: readonly IsoDate[],
): Promise<{ readonly week: Marks; readonly marks: Marks }> {
  const marks = storedMarks(await readMarks(driverId));
  const [startDate = '', endDate = startDate] = [dates[0], dates.at(-1)];
  const rows = await dataOf(api.GET('/service/agenda/available', { params: { query: { startDate, endDate } } }));
  return { week: weekMarks(slotsOf(rows), driverId, dates), marks };
}

/** Slots of a driver's days by date, as comma-separated lists. */
export const weekMarks = (slots: ReturnType<typeof slotsOf>, driverId: number, dates: readonly IsoDate[]): Marks =>
  Object.fromEntries(dates.map((date) => [date, slotsText(slots(driverId, date))]));

/** Saves day overrides of a driver, based on the version that was read, and refreshes the week. */
export async function saveDays(cache: QueryClient, driverId: number, ...marks: Tail<Parameters<typeof saveMarks>>) {
  await saveMarks(driverId, ...marks);
  await invalidate(cache, [
    ['get', '/service/agenda/available'],
    ['post', '/service/agenda/availableByDriver'],
  ]);
}

type Tail<All extends readonly unknown[]> = All extends readonly [unknown, ...infer Rest] ? Rest : never;
