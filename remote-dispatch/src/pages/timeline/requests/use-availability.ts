import { $api } from '@navette/shared/api';
import type { DateRange } from '@navette/shared/domain';
import { keepPreviousData } from '@tanstack/react-query';

const FRESH_MS = 300_000;

/** Times in which drivers are unavailable on these days: marks, weekly patterns and leave merged. */
export const useAvailability = ({ start, end }: DateRange) =>
  $api.useQuery(
    'get',
    '/service/agenda/available',
    { params: { query: { startDate: start, endDate: end } } },
    { staleTime: FRESH_MS, refetchInterval: FRESH_MS, placeholderData: keepPreviousData, meta: { failure: 'banner' } },
  );
