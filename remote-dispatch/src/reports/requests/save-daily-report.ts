import type { components } from '@navette/openapi/types';
import { api, dataOf, invalidate } from '@navette/shared/api';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Writes a report, or changes the one of that number; the list is asked for again.
 * @returns its number
 * @throws {ApiProblem} `validation` with the refused fields; `notFound` when somebody has deleted it
 */
export async function saveDailyReport(
  cache: QueryClient,
  id: number | undefined,
  body: components['schemas']['DailyReportForm'],
): Promise<number> {
  const saved = id ?? (await dataOf(api.POST('/api/daily', { body }))).insertId;
  if (id !== undefined) await api.PUT('/api/daily/{id}', { params: { path: { id } }, body });
  void invalidate(cache, [['get', '/service/daily/getLimited']]);
  return saved;
}
