import { brusselsToday, isIsoDate, isStaffRole, USER_FORM_ROLES } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import * as z from 'zod';
import { checkAddress } from '../../address/check-address.ts';
import { personFields, personValues, savedPerson } from '../../people/person-fields.ts';
import { orNull, text } from '../../records/text.ts';
import type { User, UserForm } from './user-requests.ts';

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
export type UserValues = z.input<typeof userSchema>;

/** Form values of a user; a new one starts today. */
export const userValues = (user?: User): UserValues => ({
  ...personValues(user),
  role: user?.role ?? null,
  car: user?.car ?? '',
  zones: user?.zones ?? '',
  client_from: user ? (user.client_from ?? null) : brusselsToday(),
});
