import type { components } from '@navette/openapi/types';
import { api } from '@navette/shared/api';

/**
 * Changes a user.
 * @throws {ApiProblem} `validation` with the refused fields; `user.lastSuper` when nobody would be left who manages users; `notFound`
 */
export async function updateUser(id: number, body: components['schemas']['UserForm']): Promise<void> {
  await api.PUT('/api/user/{id}', { params: { path: { id } }, body });
}
