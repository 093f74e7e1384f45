import { brusselsToday, isIsoDate, mayBeMobile } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import * as z from 'zod';
import { addressFields, addressValues, savedAddress } from './address.ts';
import { orNull, requiredText, text } from './text.ts';

/** Phone field of a form; the server validates it too. */
export const phone = z.string().max(25);
/** Birth date: must be in the past. */
const birthday = z
  .string()
  .refine(isIsoDate, messageKey('validation.date'))
  .refine((day) => day <= brusselsToday(), messageKey('validation.future'));
const isEmail = (typed: string) => typed === '' || z.email().safeParse(typed).success;
/** E-mail field of a form, possibly empty. */
export const email = text(254).refine(isEmail, messageKey('validation.email'));

/** Form fields of a person: names, address and contact. */
export const personFields = {
  ...addressFields,
  firstname: requiredText(100),
  lastname: requiredText(100),
  birthday: birthday.nullable(),
  tel: phone.nullable(),
  mobile: phone.refine(mayBeMobile, messageKey('validation.mobile')).nullable(),
  email,
};

const schema = z.object(personFields);

/** Form values of a person. */
export type PersonValues = z.input<typeof schema>;

/** Stored person, or the known part of a new one. */
export type KnownPerson = { readonly [Field in keyof PersonValues]?: PersonValues[Field] | null };

/** Form values of a person; for a new one, only the known fields are filled. */
export const personValues = (known: KnownPerson = {}): PersonValues => ({
  ...addressValues(known),
  firstname: known.firstname ?? '',
  lastname: known.lastname ?? '',
  birthday: known.birthday ?? null,
  tel: known.tel ?? null,
  mobile: known.mobile ?? null,
  email: known.email ?? '',
});

/** Person as the body of an API request, including the position. */
export const savedPerson = (values: z.output<typeof schema>) => ({
  ...savedAddress(values),
  firstname: values.firstname,
  lastname: values.lastname,
  birthday: values.birthday,
  tel: values.tel,
  mobile: values.mobile,
  email: orNull(values.email),
});
