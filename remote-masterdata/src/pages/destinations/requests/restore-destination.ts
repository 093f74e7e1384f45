import { api } from '@navette/shared/api';

/**
 * Brings a deleted destination back, under its number.
 * @throws {ApiProblem} `notFound` when it is back already or was deleted more than a day ago
 */
export async function restoreDestination(id: number): Promise<void> {
  await api.POST('/service/destination/restore', { body: { id } });
}
