import type { components } from '@navette/openapi/types';
import {
  CLIENT_FIELD_NAMES,
  CLIENT_FIELDS,
  type ClientField,
  type ClientFieldDescription,
  type ClientFieldKindOf,
  clientField,
  clientFieldsOfKind,
  DOCUMENT_LANGUAGES,
  emptyClient,
  isIsoDate,
  MAX_MONEY,
  MOBILITIES,
} from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import * as z from 'zod';
import { addressFault } from '../../records/address.ts';
import { email, personFields, personValues, phone, savedPerson } from '../../records/person-fields.ts';
import { orNull, text } from '../../records/text.ts';
import { fieldsFor, useFormContext, useWatch } from '@navette/shared/ui-form';

/** A field that the form of a client has beside those of every person. */
type OwnField = Exclude<ClientField, keyof typeof personFields>;

const isOwn = (field: ClientField): field is OwnField => !Object.hasOwn(personFields, field);
const OWN_FIELDS = CLIENT_FIELD_NAMES.filter(isOwn);

const limited = ({ maxLength = 0 }: ClientFieldDescription) => text(maxLength);

/** Check of each kind of field: texts are '' and everything else is null while empty. */
const CHECKS = {
  text: limited,
  note: limited,
  code: (field: ClientFieldDescription) => limited(field).nullable(),
  phone: () => phone.nullable(),
  email: () => email,
  day: () => z.string().refine(isIsoDate, messageKey('validation.date')).nullable(),
  money: () => z.number().min(0).max(MAX_MONEY).nullable(),
  flag: () => z.boolean(),
  mobility: () => z.literal(MOBILITIES),
  language: () => z.literal(DOCUMENT_LANGUAGES).nullable(),
} satisfies Readonly<Record<ClientFieldKindOf<OwnField>, (field: ClientFieldDescription) => z.ZodType>>;

type OwnShape = { [Field in OwnField]: ReturnType<(typeof CHECKS)[ClientFieldKindOf<Field>]> };

const ownShape: OwnShape = Object.assign(
  {},
  ...OWN_FIELDS.map((field) => ({ [field]: CHECKS[CLIENT_FIELDS[field].kind](clientField(field)) })),
);

const fields = z.object({
  ...personFields,
  ...ownShape,
  /** Invoices have another recipient, another address, or both: the fields that it opens apply. */
  otherInvoice: z.boolean(),
});

type Filled = z.output<typeof fields>;

/** An empty text is saved as null, and a field whose checkbox is not ticked. */
function savedValue(field: OwnField, values: Filled): unknown {
  const { only } = clientField(field);
  const value = values[field];
  if (only && !values[only]) return null;
  return typeof value === 'string' ? orNull(value) : value;
}

const toForm = (values: Filled): components['schemas']['ClientForm'] => ({
  ...savedPerson(values),
  ...Object.assign({}, ...OWN_FIELDS.map((field) => ({ [field]: savedValue(field, values) }))),
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

const typed: readonly string[] = clientFieldsOfKind('text', 'note', 'email');

/** Value of an empty field of the form: a text can be typed into. */
const blank = (field: OwnField) => (typed.includes(field) ? '' : emptyClient[field]);

/** Field values of a client; of a new one only what is known. */
export const clientValues = (known: KnownClient = {}): ClientValues => ({
  ...personValues(known),
  ...Object.assign({}, ...OWN_FIELDS.map((field) => ({ [field]: known[field] ?? blank(field) }))),
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
