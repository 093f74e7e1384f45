import { api } from '@navette/shared/api';

/**
 * Deletes a report.
 * @throws {ApiProblem} `notFound` when somebody else has done so
 */
export async function deleteDailyReport(id: number): Promise<void> {
  await api.DELETE('/api/daily/{id}', { params: { path: { id } } });
}
