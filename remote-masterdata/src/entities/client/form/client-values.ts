import type { components } from '@navette/openapi/types';
import { addressValues } from '../../../address/address-values.ts';
import type { ClientValues } from './client-schema.ts';

type ClientForm = components['schemas']['ClientForm'];

/** Client, or the known part of a new one. */
export type KnownClient = { readonly [Field in keyof ClientForm]?: ClientForm[Field] | null };

/** Field values of a client; of a new one only what is known. */
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
