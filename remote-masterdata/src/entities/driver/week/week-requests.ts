import type { components } from '@navette/openapi/types';
import { $api, api, dataOf, invalidate } from '@navette/shared/api';
import { addDays, parseSlots, slotsText } from '@navette/shared/domain';
import type { IsoDate } from '@navette/shared/domain';
import { keepPreviousData } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { readMarks, saveMarks } from '../availability/availability-requests.ts';
import { storedMarks } from '../availability/model.ts';
import type { Marks } from '../availability/model.ts';

/** Active driver, in short. */
export type WeekDriver = components['schemas']['ActiveDriver'];

/** The active drivers. */
export const useWeekDrivers = () => $api.useQuery('get', '/service/driver/active', {});

/** Slots in which drivers are not available in the week that begins on a Monday: marks, weekly patterns and leave together. */
export const useWeekAvailability = (monday: IsoDate) =>
  $api.useQuery(
    'get',
    '/service/agenda/available',
    { params: { query: { startDate: monday, endDate: addDays(monday, 6) } } },
    { placeholderData: keepPreviousData },
  );

/** The query of a week. */
export type WeekQuery = ReturnType<typeof useWeekAvailability>;

type Row = components['schemas']['AvailabilityRow'];

/** Returns the function that reads the slots of a driver's day. */
export function slotsOf(rows: readonly Row[]): (driverId: number, date: IsoDate) => readonly number[] {
  const slots = new Map(rows.map(({ driverId, date, available }) => [`${driverId} ${date}`, parseSlots(available)]));
  return (driverId, date) => slots.get(`${driverId} ${date}`) ?? [];
}

/** Days of a driver as they are now, with the slots in which the driver is away, and the marks of all days. The marks are read first: the days are never older than the version that a save is meant for. */
export async function readWeek(
  driverId: number,
  dates: readonly IsoDate[],
): Promise<{ readonly week: Marks; readonly marks: Marks }> {
  const marks = storedMarks(await readMarks(driverId));
  const [startDate = '', endDate = startDate] = [dates[0], dates.at(-1)];
  const rows = await dataOf(api.GET('/service/agenda/available', { params: { query: { startDate, endDate } } }));
  return { week: weekMarks(slotsOf(rows), driverId, dates), marks };
}

/** Slots of a driver's days, by date, as comma lists. */
export const weekMarks = (slots: ReturnType<typeof slotsOf>, driverId: number, dates: readonly IsoDate[]): Marks =>
  Object.fromEntries(dates.map((date) => [date, slotsText(slots(driverId, date))]));

/** Marks days of a driver, of the version of their marks that was read, and shows them. */
export async function saveDays(cache: QueryClient, driverId: number, ...marks: Tail<Parameters<typeof saveMarks>>) {
  await saveMarks(driverId, ...marks);
  await invalidate(cache, [
    ['get', '/service/agenda/available'],
    ['post', '/service/agenda/availableByDriver'],
  ]);
}

type Tail<All extends readonly unknown[]> = All extends readonly [unknown, ...infer Rest] ? Rest : never;
