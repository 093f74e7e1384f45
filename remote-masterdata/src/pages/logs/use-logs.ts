import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';
import { keepPreviousData } from '@tanstack/react-query';
import type { LogFilters } from './use-log-filters.ts';

/** A call that changed something. */
export type LogEntry = components['schemas']['LogEntry'];

/** The most lines that the server answers with. */
export const MOST_LINES = 10_000;

/** Lines of the filters, the latest first; those of the previous filters stay until the answer is there. */
export const useLogs = ({ q, user, url, period }: LogFilters) =>
  $api.useQuery(
    'get',
    '/api/logs',
    {
      params: {
        query: {
          ...period.query,
          ...(q !== '' && { q }),
          ...(user !== undefined && { userId: user }),
          ...(url !== '' && { url }),
        },
      },
    },
    { placeholderData: keepPreviousData },
  );
