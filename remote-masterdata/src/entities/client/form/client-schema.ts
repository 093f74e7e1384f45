import type { components } from '@navette/openapi/types';
import { DOCUMENT_LANGUAGES, isIsoDate, MAX_MONEY, MOBILITIES } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import * as z from 'zod';
import { addressFault, savedAddress } from '../../../address/address-values.ts';
import { personFields, phone, email } from '../../../people/person-fields.ts';
import { orNull, text } from '../../../records/text.ts';

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
  /** Invoices go to somebody else, somewhere else, or both: the three fields below count. */
  otherInvoice: z.boolean(),
  invoiceName: text(200),
  invoiceAddress: text(300),
  postbox2: text(20),
});

type Fields = z.output<typeof fields>;

/** Another invoice address is saved only while its box is ticked. */
const savedInvoice = ({ otherInvoice, invoiceName, invoiceAddress, postbox2 }: Fields) => ({
  invoiceName: otherInvoice ? orNull(invoiceName) : null,
  invoiceAddress: otherInvoice ? orNull(invoiceAddress) : null,
  postbox2: otherInvoice ? orNull(postbox2) : null,
});

const toForm = (values: Fields): components['schemas']['ClientForm'] => ({
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
 * Form of a client: names and a complete address are required (specification/clients.md#client-form); a national number is never refused. Its output is what
 * the API is sent.
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

/** Field values of the form. */
export type ClientValues = z.input<typeof clientSchema>;
