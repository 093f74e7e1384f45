import type { components } from '@navette/openapi/types';
import { $api, api, dataOf, invalidate } from '@navette/shared/api';
import { personName, brusselsToday, isIsoDate, isStaffRole, USER_FORM_ROLES } from '@navette/shared/domain';
import type { RecordKind } from '@navette/shared/ui-records';
import type { QueryClient } from '@tanstack/react-query';
import { messageKey } from '@navette/shared/i18n';
import * as z from 'zod';
import { checkAddress } from '../../records/address.ts';
import { personFields, personValues, savedPerson } from '../../records/person-fields.ts';
import { orNull, text } from '../../records/text.ts';

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

const fields = z.object({
  ...personFields,
  /** Null until a role is chosen. */
  role: z.enum(USER_FORM_ROLES).nullable(),
  car: text(200),
  zones: text(200),
  client_from: z.string().refine(isIsoDate, messageKey('validation.date')).nullable(),
});

function toForm(values: z.output<typeof fields>): UserForm {
  const { latitude: _north, longitude: _east, ...person } = savedPerson(values);
  return {
    ...person,
    role: values.role ?? 'client',
    car: orNull(values.car),
    zones: orNull(values.zones),
    client_from: values.client_from,
  };
}

/**
 * Form of a user: names, a complete address and a role are required; for staff also the e-mail address for the sign-in. Its output is the request
 * body.
 */
export const userSchema = fields
  .superRefine((values, context) => {
    checkAddress(values, context);
    const needsEmail = values.role !== null && isStaffRole(values.role);
    const missing = [
      ...(values.role === null ? ['role'] : []),
      ...(needsEmail && values.email === '' ? ['email'] : []),
    ];
    for (const field of missing)
      context.addIssue({ code: 'custom', path: [field], message: messageKey('validation.required'), input: null });
  })
  .transform(toForm);

/** Form values. */
type UserValues = z.input<typeof userSchema>;

/** Form values of a user; a new one starts today. */
export const userValues = (user?: User): UserValues => ({
  ...personValues(user),
  role: user?.role ?? null,
  car: user?.car ?? '',
  zones: user?.zones ?? '',
  client_from: user ? (user.client_from ?? null) : brusselsToday(),
});
