import type { components } from '@navette/openapi/types';
import { $api, api, dataOf, invalidate } from '@navette/shared/api';
import { addDays, parseSlots } from '@navette/shared/domain';
import type { IsoDate } from '@navette/shared/domain';
import { keepPreviousData } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { readMarks, saveMarks } from '../availability/availability-requests.ts';

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

/** Slots in which a driver is away on a day, as it is now. The marks are read first: the day is never older than the version that a save is meant for. */
export async function readDay(driverId: number, date: IsoDate): Promise<readonly number[]> {
  await readMarks(driverId);
  const query = { startDate: date, endDate: date };
  const rows = await dataOf(api.GET('/service/agenda/available', { params: { query } }));
  return slotsOf(rows)(driverId, date);
}

/** Marks days of a driver, of the version of their marks that was read, and shows them. */
export async function saveDays(cache: QueryClient, driverId: number, ...marks: Tail<Parameters<typeof saveMarks>>) {
  await saveMarks(driverId, ...marks);
  await invalidate(cache, [
    ['get', '/service/agenda/available'],
    ['post', '/service/agenda/availableByDriver'],
  ]);
}

type Tail<All extends readonly unknown[]> = All extends readonly [unknown, ...infer Rest] ? Rest : never;
