import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';
import { keepPreviousData } from '@tanstack/react-query';
import type { LogFilters } from './use-log-filters.ts';

/** Logged request. */
export type LogEntry = components['schemas']['LogEntry'];

/** Maximum number of entries in a response. */
export const MOST_LINES = 10_000;

/** Entries that match the filters, latest first; the previous result stays until the new one arrives. */
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
