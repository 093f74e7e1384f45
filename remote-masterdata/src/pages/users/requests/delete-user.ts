import { api } from '@navette/shared/api';

/**
 * Deletes a user.
 * @throws {ApiProblem} `user.self`; `user.lastSuper`; `referenced` with the count of daily reports
 */
export async function deleteUser(id: number): Promise<void> {
  await api.DELETE('/api/user/{id}', { params: { path: { id } } });
}
