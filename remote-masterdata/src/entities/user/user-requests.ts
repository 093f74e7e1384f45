import type { components } from '@navette/openapi/types';
import { $api, api, dataOf, invalidate } from '@navette/shared/api';
import { personName } from '@navette/shared/domain';
import type { RecordKind } from '@navette/shared/ui-records';
import type { QueryClient } from '@tanstack/react-query';

/** User of the suite, of the drivers' app, or neither. */
export type User = components['schemas']['User'];

/** What create and update of a user are sent. */
export type UserForm = components['schemas']['UserForm'];

/** Every user. */
export const useUsers = () => $api.useQuery('get', '/api/user', {});

/** Users as a kind of record. The answer to a create holds the temporary password of a member of staff, once, unless it was sent by mail. */
export const users: RecordKind<User, UserForm, components['schemas']['UserInsertAnswer']> = {
  textPrefix: 'user',
  nameOf: personName,
  one: { call: ['get', '/api/user/{id}'], read: (id) => api.GET('/api/user/{id}', { params: { path: { id } } }) },
  create: (body) => api.POST('/api/user', { body }),
  update: (id, body) => api.PUT('/api/user/{id}', { params: { path: { id } }, body }),
  remove: (id) => api.DELETE('/api/user/{id}', { params: { path: { id } } }),
  invalidates: [['get', '/api/user']],
};

/**
 * Replaces the password of a user by a temporary one and ends the user's sessions.
 * @param email the user's own, as a check
 * @returns the temporary password, once; null when it was sent by mail
 */
export async function resetPassword(id: number, email: string): Promise<string | null> {
  const { temporaryPassword } = await dataOf(api.POST('/auth/resetpass', { body: { id, email } }));
  return temporaryPassword;
}

/**
 * Removes the second factor of a colleague and ends the sessions of that user.
 * @param email the user's own, as a check
 */
export async function resetSecondFactor(id: number, email: string): Promise<void> {
  await api.POST('/auth/secondfactor/reset', { body: { id, email } });
}

/** The list after a change that no form made. */
export const refreshUsers = (cache: QueryClient): Promise<void> => invalidate(cache, [['get', '/api/user']]);
