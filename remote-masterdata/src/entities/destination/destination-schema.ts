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

/** Form of a destination: name and a complete address are required (specification/registers.md#destinations). Its output is the request body. */
export const destinationSchema = fields
  .superRefine(checkAddress)
  .transform((values): DestinationForm => ({ ...savedAddress(values), name: values.name, tel: values.tel }));

/** Form values. */
export type DestinationValues = z.input<typeof destinationSchema>;

/** Destination, or the known part of a new one. */
type Known = { readonly [Field in keyof DestinationForm]?: DestinationForm[Field] | null };

/** Form values of a destination; for a new one, only the known fields are filled. */
export const destinationValues = (known: Known = {}): DestinationValues => ({
  ...addressValues(known),
  name: known.name ?? '',
  tel: known.tel ?? null,
});
