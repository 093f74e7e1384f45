import * as z from 'zod';
import { addressFields, addressValues, savedAddress } from '../../address/address-values.ts';
import { checkAddress } from '../../address/check-address.ts';
import { orNull, requiredText, text } from '../../records/text.ts';
import type { CareCenterForm } from './care-center-requests.ts';

const fields = z.object({
  ...addressFields,
  name: requiredText(150),
  email_address: text(254),
  tel: z.string().max(25).nullable(),
  visited: z.boolean(),
  marked: z.boolean(),
});

const toForm = (values: z.output<typeof fields>): CareCenterForm => ({
  ...savedAddress(values),
  name: values.name,
  email_address: orNull(values.email_address),
  tel: values.tel,
  visited: values.visited,
  marked: values.marked,
});

/**
 * Form of a care center: name and a complete address are required; an e-mail address that looks wrong can still be saved
 * (specification/registers.md#care-centers). Its output is the request body; the subscription is stored in the mailing list alone.
 */
export const careCenterSchema = fields.superRefine(checkAddress).transform(toForm);

/** Form values. */
export type CareCenterValues = z.input<typeof careCenterSchema>;

/** Care center, or the known part of a new one. */
type Known = { readonly [Field in keyof CareCenterForm]?: CareCenterForm[Field] | null };

/** Form values of a care center; for a new one, only the known fields are filled. */
export const careCenterValues = (known: Known = {}): CareCenterValues => ({
  ...addressValues(known),
  name: known.name ?? '',
  email_address: known.email_address ?? '',
  tel: known.tel ?? null,
  visited: known.visited ?? false,
  marked: known.marked ?? false,
});
