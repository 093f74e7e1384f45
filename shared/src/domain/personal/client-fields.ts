import type { Mobility } from '@navette/openapi/enums';
import { namesOf, namesWith, type NamesWith } from '../described.ts';
import type { DocumentLanguage } from '../people/document-language.ts';
import type { InvoiceChannel } from '../people/invoice-channel.ts';
import type { ColumnTreatment } from './column-treatment.ts';

/** Kind of a field's value: it decides how the field is checked, what it is while empty, and how it is shown. */
export type ClientFieldKind =
  /** One line. */
  | 'text'
  /** Several lines; a merge joins those of both records. */
  | 'note'
  /** A text that a list or the state gives: null while empty. */
  | 'code'
  | 'phone'
  | 'email'
  | 'day'
  /** Euros, null while empty. */
  | 'money'
  | 'flag'
  | 'mobility'
  | 'language'
  | 'channel'
  /** Degree of latitude or longitude. */
  | 'degree';

/** One description of a field of a client; form, list, merge, log, export and anonymisation derive from it. */
export interface ClientFieldDescription extends ColumnTreatment {
  readonly kind: ClientFieldKind;
  /** Longest text, in characters. */
  readonly maxLength?: number;
  /** Never empty. */
  readonly required?: true;
  /** The tick of the form that opens it; without the tick it is saved empty. */
  readonly only?: 'otherInvoice';
  /** Section of the form that draws it after the fields which have a place of their own there. */
  readonly section?: 'person' | 'relations';
  /** A column of the list that is hidden until the user chooses it. */
  readonly listed?: true;
}

const erased = { erased: true } as const;
const place = { ...erased, place: true } as const;
const invoicePlace = { ...erased, group: 'invoicePlace', only: 'otherInvoice' } as const;
const mutuality = { ...erased, group: 'mutuality' } as const;
const contact = { ...erased, group: 'contact', detail: true, section: 'relations' } as const;
const refund = { ...erased, group: 'refund', detail: true, section: 'relations' } as const;
const doctor = { ...erased, group: 'doctor', detail: true, section: 'relations' } as const;

/** Every field of a client that the office fills in, in the order of a merge. Names are those of the contract and of the columns. */
export const CLIENT_FIELDS = {
  lastname: { kind: 'text', maxLength: 100, required: true, ...erased },
  firstname: { kind: 'text', maxLength: 100, required: true, ...erased },
  birthday: { kind: 'day', ...erased },
  ssn: {
    kind: 'code',
    maxLength: 20,
    ...erased,
    detail: true,
    secret: true,
  },
  address: { kind: 'text', ...place },
  zip: { kind: 'text', ...place },
  city: { kind: 'text', ...place },
  fullAddress: { kind: 'text', ...place },
  latitude: { kind: 'degree', ...place },
  longitude: { kind: 'degree', ...place },
  postbox: { kind: 'text', maxLength: 20, ...place },
  mobile: { kind: 'phone', ...erased },
  tel: { kind: 'phone', ...erased },
  email: { kind: 'email', ...erased },
  client_from: {
    kind: 'day',
  },
  mcode: {
    kind: 'code',
    maxLength: 30,
    ...erased,
  },
  basePrice: {
    kind: 'money',
  },
  factuur: { kind: 'flag' },
  invoiceName: {
    kind: 'text',
    maxLength: 200,
    only: 'otherInvoice',
    ...erased,
  },
  invoiceAddress: {
    kind: 'text',
    maxLength: 300,
    ...invoicePlace,
  },
  postbox2: { kind: 'text', maxLength: 20, ...invoicePlace },
  mobility: { kind: 'mobility', required: true, ...erased },
  companion: { kind: 'flag', ...erased },
  sharesRides: {
    kind: 'flag',
    ...erased,
  },
  messages: { kind: 'flag', ...erased },
  problem: { kind: 'flag', ...erased },
  language: {
    kind: 'language',
    ...erased,
    listed: true,
  },
  invoiceChannel: { kind: 'channel', ...erased, listed: true },
  invoiceEmail: {
    kind: 'email',
    ...erased,
    listed: true,
  },
  mutuality: {
    kind: 'text',
    maxLength: 150,
    ...mutuality,
    listed: true,
  },
  memberNumber: {
    kind: 'text',
    maxLength: 30,
    ...mutuality,
    detail: true,
  },
  contactName: {
    kind: 'text',
    maxLength: 150,
    ...contact,
  },
  contactRelation: {
    kind: 'text',
    maxLength: 60,
    ...contact,
  },
  contactPhone: {
    kind: 'phone',
    ...contact,
  },
  contactEmail: {
    kind: 'email',
    ...contact,
  },
  doctorName: {
    kind: 'text',
    maxLength: 150,
    ...doctor,
  },
  doctorPhone: {
    kind: 'phone',
    ...doctor,
  },
  refundAccount: { kind: 'code', maxLength: 42, ...refund },
  refundHolder: { kind: 'text', maxLength: 70, ...refund },
  info: { kind: 'note', maxLength: 4000, ...erased },
  comment: { kind: 'note', maxLength: 4000, ...erased, detail: true },
} as const satisfies Readonly<Record<string, ClientFieldDescription>>;

type Descriptions = typeof CLIENT_FIELDS;

/** The name of a field of a client. */
export type ClientField = keyof Descriptions;

/** The fields whose description has a trait. */
export type ClientFieldWith<Trait extends keyof ClientFieldDescription> = NamesWith<Descriptions, Trait>;

/** The names of the fields whose description has a trait. */
export const clientFieldsWith = <Trait extends keyof ClientFieldDescription>(
  trait: Trait,
): readonly ClientFieldWith<Trait>[] => namesWith(CLIENT_FIELDS, trait);

/** The fields of a kind. */
export type ClientFieldOf<Kind extends ClientFieldKind> = {
  [Field in ClientField]: ClientFieldKindOf<Field> extends Kind ? Field : never;
}[ClientField];

/** Kind of a field's value. */
export type ClientFieldKindOf<Field extends ClientField> = Descriptions[Field]['kind'];

/** The names of all fields. */
export const CLIENT_FIELD_NAMES: readonly ClientField[] = namesOf(CLIENT_FIELDS);

/** The description of a field, as far as every one has it. */
export const clientField = (field: ClientField): ClientFieldDescription => CLIENT_FIELDS[field];

interface ValueOfKind {
  flag: boolean;
  mobility: Mobility;
  language: DocumentLanguage | null;
  channel: InvoiceChannel | null;
  money: number | null;
  degree: number | null;
}

/** Value of a field as it is stored. */
export type ClientValue<Field extends ClientField> =
  ClientFieldKindOf<Field> extends keyof ValueOfKind
    ? ValueOfKind[ClientFieldKindOf<Field>]
    : Descriptions[Field] extends { readonly required: true }
      ? string
      : string | null;

/** Values of the fields of a client. */
export type ClientFieldValues = { readonly [Field in ClientField]: ClientValue<Field> };

/** A client of whom nothing is known. */
export const emptyClient: ClientFieldValues = Object.assign(
  {},
  ...CLIENT_FIELD_NAMES.map((field) => {
    const { kind, required } = clientField(field);
    return { [field]: kind === 'flag' ? false : kind === 'mobility' ? 'foot' : required ? '' : null };
  }),
);

/** The names of the fields of a kind. */
export const clientFieldsOfKind = <Kind extends ClientFieldKind>(
  ...kinds: readonly Kind[]
): readonly ClientFieldOf<Kind>[] =>
  CLIENT_FIELD_NAMES.filter((field): field is ClientFieldOf<Kind> =>
    kinds.some((kind) => kind === clientField(field).kind),
  );

/** Treatment of each column of a client in lists, export, merge, anonymisation and logs. */
export const CLIENT_COLUMNS = {
  id: {},
  active: {},
  ...CLIENT_FIELDS,
  anonymisedAt: { internal: true },
  search: { internal: true },
  ssnDigits: { internal: true, secret: true },
} as const;
