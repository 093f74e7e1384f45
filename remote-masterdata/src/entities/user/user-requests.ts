import type { components } from '@navette/openapi/types';
import { $api, api, dataOf, invalidate } from '@navette/shared/api';
import { personName } from '@navette/shared/domain';
import type { RecordKind } from '@navette/shared/ui-records';
import type { QueryClient } from '@tanstack/react-query';

/** User of the suite, of the drivers' app, or neither. */
export type User = components['schemas']['User'];

/** Body of create and update of a user. */
type UserForm = components['schemas']['UserForm'];

/** All users. */
export const useUsers = () => $api.useQuery('get', '/api/user', {});

/**
 * Definition of the record type "user". The response to a create contains the temporary password of a staff member, once, unless it was sent by
 * e-mail.
 */
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
 * @param email e-mail address of the user, as a safety check
 * @returns temporary password, once; null when it was sent by e-mail
 */
export async function resetPassword(id: number, email: string): Promise<string | null> {
  const { temporaryPassword } = await dataOf(api.POST('/auth/resetpass', { body: { id, email } }));
  return temporaryPassword;
}

/**
 * Removes the second factor of another user and ends that user's sessions.
 * @param email e-mail address of the user, as a safety check
 */
export async function resetSecondFactor(id: number, email: string): Promise<void> {
  await api.POST('/auth/secondfactor/reset', { body: { id, email } });
}

/** Refreshes the list after a change made outside a form. */
export const refreshUsers = (cache: QueryClient): Promise<void> => invalidate(cache, [['get', '/api/user']]);
