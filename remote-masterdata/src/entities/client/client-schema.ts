import type { components } from '@navette/openapi/types';
import { DOCUMENT_LANGUAGES, isIsoDate, MAX_MONEY, MOBILITIES } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import * as z from 'zod';
import { addressFault, savedAddress, addressValues } from '../../records/address.ts';
import { personFields, phone, email } from '../../records/person-fields.ts';
import { orNull, text } from '../../records/text.ts';
import { fieldsFor, useFormContext, useWatch } from '@navette/shared/ui-form';

const day = z.string().refine(isIsoDate, messageKey('validation.date')).nullable();

const fields = z.object({
  ...personFields,
  postbox: text(20),
  client_from: day,
  ssn: text(20).nullable(),
  mcode: text(30).nullable(),
  basePrice: z.number().min(0).max(MAX_MONEY).nullable(),
  factuur: z.boolean(),
  info: text(4000),
  comment: text(4000),
  mobility: z.literal(MOBILITIES),
  companion: z.boolean(),
  problem: z.boolean(),
  language: z.literal(DOCUMENT_LANGUAGES).nullable(),
  mutuality: text(150),
  memberNumber: text(30),
  contactName: text(150),
  contactRelation: text(60),
  contactPhone: phone.nullable(),
  contactEmail: email,
  doctorName: text(150),
  doctorPhone: phone.nullable(),
  /** Invoices have another recipient, another address, or both: the three fields below apply. */
  otherInvoice: z.boolean(),
  invoiceName: text(200),
  invoiceAddress: text(300),
  postbox2: text(20),
});

type Filled = z.output<typeof fields>;

/** The other invoice address is saved only while its checkbox is ticked. */
const savedInvoice = ({ otherInvoice, invoiceName, invoiceAddress, postbox2 }: Filled) => ({
  invoiceName: otherInvoice ? orNull(invoiceName) : null,
  invoiceAddress: otherInvoice ? orNull(invoiceAddress) : null,
  postbox2: otherInvoice ? orNull(postbox2) : null,
});

const toForm = (values: Filled): components['schemas']['ClientForm'] => ({
  ...savedAddress(values),
  ...savedInvoice(values),
  firstname: values.firstname,
  lastname: values.lastname,
  postbox: orNull(values.postbox),
  birthday: values.birthday,
  tel: values.tel,
  mobile: values.mobile,
  email: orNull(values.email),
  client_from: values.client_from,
  ssn: orNull(values.ssn ?? ''),
  mcode: orNull(values.mcode ?? ''),
  basePrice: values.basePrice,
  factuur: values.factuur,
  info: orNull(values.info),
  comment: orNull(values.comment),
  mobility: values.mobility,
  companion: values.companion,
  problem: values.problem,
  language: values.language,
  mutuality: orNull(values.mutuality),
  memberNumber: orNull(values.memberNumber),
  contactName: orNull(values.contactName),
  contactRelation: orNull(values.contactRelation),
  contactPhone: values.contactPhone,
  contactEmail: orNull(values.contactEmail),
  doctorName: orNull(values.doctorName),
  doctorPhone: values.doctorPhone,
});

/**
 * Form of a client: names and a complete address are required (specification/clients.md#client-form); a national number is never refused. Its output
 * is the request body.
 */
export const clientSchema = fields
  .superRefine((values, context) => {
    const fault = addressFault(values);
    if (fault !== undefined)
      context.addIssue({ code: 'custom', path: ['address'], message: fault, input: values.address });
    if (values.otherInvoice && values.invoiceAddress === '' && values.invoiceName === '') {
      context.addIssue({
        code: 'custom',
        path: ['invoiceAddress'],
        message: messageKey('validation.required'),
        input: '',
      });
    }
  })
  .transform(toForm);

/** Form values. */
export type ClientValues = z.input<typeof clientSchema>;

type ClientForm = components['schemas']['ClientForm'];

/** Client, or the known part of a new one. */
type KnownClient = { readonly [Field in keyof ClientForm]?: ClientForm[Field] | null };

/** Form values of a client; for a new one, only the known fields are filled. */
export const clientValues = (known: KnownClient = {}): ClientValues => ({
  ...addressValues(known),
  firstname: known.firstname ?? '',
  lastname: known.lastname ?? '',
  postbox: known.postbox ?? '',
  birthday: known.birthday ?? null,
  tel: known.tel ?? null,
  mobile: known.mobile ?? null,
  email: known.email ?? '',
  client_from: known.client_from ?? null,
  ssn: known.ssn ?? null,
  mcode: known.mcode ?? null,
  basePrice: known.basePrice ?? null,
  factuur: known.factuur ?? false,
  info: known.info ?? '',
  comment: known.comment ?? '',
  mobility: known.mobility ?? 'foot',
  companion: known.companion ?? false,
  problem: known.problem ?? false,
  language: known.language ?? null,
  mutuality: known.mutuality ?? '',
  memberNumber: known.memberNumber ?? '',
  contactName: known.contactName ?? '',
  contactRelation: known.contactRelation ?? '',
  contactPhone: known.contactPhone ?? null,
  contactEmail: known.contactEmail ?? '',
  doctorName: known.doctorName ?? '',
  doctorPhone: known.doctorPhone ?? null,
  otherInvoice: Boolean(known.invoiceName || known.invoiceAddress || known.postbox2),
  invoiceName: known.invoiceName ?? '',
  invoiceAddress: known.invoiceAddress ?? '',
  postbox2: known.postbox2 ?? '',
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
