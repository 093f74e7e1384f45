import * as z from 'zod';
import { addressFields, addressValues, savedAddress } from '../../address/address-values.ts';
import { checkAddress } from '../../address/check-address.ts';
import { requiredText } from '../../records/text.ts';
import type { DestinationForm } from './destination-requests.ts';

const fields = z.object({
  ...addressFields,
  name: requiredText(150),
  tel: z.string().max(25).nullable(),
});

/** Form of a destination: name and a complete address are required (specification/registers.md#destinations). Its output is what the API is sent. */
export const destinationSchema = fields
  .superRefine(checkAddress)
  .transform((values): DestinationForm => ({ ...savedAddress(values), name: values.name, tel: values.tel }));

/** Field values of the form. */
export type DestinationValues = z.input<typeof destinationSchema>;

/** Destination, or the known part of a new one. */
type Known = { readonly [Field in keyof DestinationForm]?: DestinationForm[Field] | null };

/** Field values of a destination; of a new one only what is known. */
export const destinationValues = (known: Known = {}): DestinationValues => ({
  ...addressValues(known),
  name: known.name ?? '',
  tel: known.tel ?? null,
});
