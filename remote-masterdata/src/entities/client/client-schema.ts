import type { components } from '@navette/openapi/types';
import {
  CLIENT_FIELD_NAMES,
  CLIENT_FIELDS,
  type ClientField,
  type ClientFieldDescription,
  type ClientFieldKindOf,
  type ClientFieldWith,
  clientField,
  emptyClient,
  ibanText,
  MAX_MONEY,
  MOBILITIES,
} from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { fieldsFor, useFormContext, useWatch } from '@navette/shared/ui-form';
import * as z from 'zod';
import {
  account,
  checkAddress,
  day,
  email,
  filled,
  invoiceChannel,
  type Known,
  language,
  line,
  personFields,
  phone,
  placeFields,
} from '../../records/fields.ts';

const sharedFields = { ...personFields, ...placeFields };

/** A field that the form of a client has beside those of every person. */
type OwnField = Exclude<ClientField, keyof typeof sharedFields>;

const isOwn = (field: ClientField): field is OwnField => !Object.hasOwn(sharedFields, field);

const limited = ({ maxLength = 0 }: ClientFieldDescription) => line(maxLength);

/** Check of each kind of field. */
const CHECKS = {
  text: limited,
  note: limited,
  code: (field: ClientFieldDescription) => limited(field).nullable(),
  phone: () => phone,
  email: () => email,
  day: () => day,
  money: () => z.number().min(0).max(MAX_MONEY).nullable(),
  flag: () => z.boolean(),
  mobility: () => z.literal(MOBILITIES),
  language: () => language,
  channel: () => invoiceChannel,
} satisfies Readonly<Record<ClientFieldKindOf<OwnField>, (field: ClientFieldDescription) => z.ZodType>>;

type OwnShape = { [Field in OwnField]: ReturnType<(typeof CHECKS)[ClientFieldKindOf<Field>]> };

const ownShape: OwnShape = Object.assign(
  {},
  ...CLIENT_FIELD_NAMES.filter(isOwn).map((field) => ({
    [field]: CHECKS[CLIENT_FIELDS[field].kind](clientField(field)),
  })),
);

const fields = z.object({
  ...sharedFields,
  ...ownShape,
  refundAccount: account,
  /** Invoices have another recipient, another address, or both: the fields that it opens apply. */
  otherInvoice: z.boolean(),
});

/** Values of the fields whose tick is off. */
const NO_INVOICE = { invoiceName: null, invoiceAddress: null, postbox2: null } satisfies Record<
  ClientFieldWith<'only'>,
  null
>;

/**
 * Form of a client: names and a complete address are required (specification/clients.md#client-form); a national number is never refused. Its output
 * is the request body.
 */
export const clientSchema = fields
  .superRefine((values, context) => {
    checkAddress(values, context);
    if (values.otherInvoice && !values.invoiceAddress && !values.invoiceName)
      context.addIssue({
        code: 'custom',
        path: ['invoiceAddress'],
        message: messageKey('validation.required'),
        input: '',
      });
  })
  .transform(({ otherInvoice, ...values }): ClientForm => ({ ...values, ...(!otherInvoice && NO_INVOICE) }));

/** Form values. */
export type ClientValues = z.input<typeof clientSchema>;

type ClientForm = components['schemas']['ClientForm'];

/** Field values of a client; of a new one only what is known. */
export const clientValues = (known: Known<ClientForm> = {}): ClientValues =>
  filled(fields, {
    ...known,
    refundAccount: ibanText(known.refundAccount ?? ''),
    mobility: known.mobility ?? emptyClient.mobility,
    otherInvoice: Boolean(known.invoiceName || known.invoiceAddress || known.postbox2),
  });

/** Fields of the client form. */
export const Fields = fieldsFor(clientSchema);

/** Value of a field of the surrounding form, subscribed to its changes. */
export const useValue = <Name extends keyof ClientValues>(name: Name): ClientValues[Name] =>
  useWatch<ClientValues, Name>({ name });

/** Returns the function that clears the fields of another invoice address, including the checkbox. */
export function useClearInvoice(): () => void {
  const { setValue } = useFormContext<ClientValues>();
  return () => {
    const how = { shouldDirty: true, shouldValidate: false } as const;
    setValue('otherInvoice', false, how);
    for (const name of ['invoiceName', 'invoiceAddress', 'postbox2'] as const) setValue(name, '', how);
  };
}

/** Message key of a field's label. */
export const clientLabel = (field: ClientField): string => `client.field.${field}`;
