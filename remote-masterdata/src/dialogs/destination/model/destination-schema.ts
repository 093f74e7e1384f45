import type { components } from '@navette/openapi/types';
import * as z from 'zod';
import { addressFault, addressFields, addressValues, savedAddress } from '../../../address/address-values.ts';
import { requiredText } from '../../../records/text.ts';

type DestinationForm = components['schemas']['DestinationForm'];

const fields = z.object({
  ...addressFields,
  name: requiredText(150),
  tel: z.string().max(25).nullable(),
});

/** The form of a destination: name and a complete address are required (S2 §5). Its output is what is sent. */
export const destinationSchema = fields
  .superRefine((values, context) => {
    const message = addressFault(values);
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['address'], message, input: values.address });
  })
  .transform((values): DestinationForm => ({ ...savedAddress(values), name: values.name, tel: values.tel }));

/** What the form holds. */
export type DestinationValues = z.input<typeof destinationSchema>;

/** A destination, or what is known of a new one. */
type Known = { readonly [Field in keyof DestinationForm]?: DestinationForm[Field] | null };

/** What the form holds of a destination; of a new one nothing but what is known. */
export const destinationValues = (known: Known = {}): DestinationValues => ({
  ...addressValues(known),
  name: known.name ?? '',
  tel: known.tel ?? null,
});
