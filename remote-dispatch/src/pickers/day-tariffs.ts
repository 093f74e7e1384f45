import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';
import { brusselsToday, type IsoDate } from '@navette/shared/domain';

/** Prices valid on a day. */
export type DayTariffs = components['schemas']['DayTariffs'];

/** The prices of the day of a trip, today's while it has none; `undefined` while they are loading (specification/tariffs.md#versions). */
export function useDayTariffs(day: IsoDate | null | undefined): DayTariffs | undefined {
  const { data } = $api.useQuery(
    'get',
    '/service/tariff/day',
    { params: { query: { day: day || brusselsToday() } } },
    { staleTime: 60_000, meta: { failure: 'inPlace' } },
  );
  return data;
}

/** The rates of an insurer on that day, those of the organisation for none. */
export const ratesOf = (tariffs: DayTariffs | undefined, insuranceId: number | null) =>
  tariffs?.insurers.find(({ id }) => id === insuranceId) ?? tariffs;
