import type { Mobility } from '@navette/openapi/enums';
import { namesOf, namesWith, type NamesWith } from '../described.ts';
import * as common from '../import/common-fields.ts';
import { column, type ImportField } from '../import/import-field.ts';
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

/** One description of a field of a client; form, list, merge, log, import, export and anonymisation derive from it. */
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
  /** Its column in a file to import. */
  readonly imported?: ImportField;
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
  lastname: { kind: 'text', maxLength: 100, required: true, ...erased, imported: common.lastname },
  firstname: { kind: 'text', maxLength: 100, required: true, ...erased, imported: common.firstname },
  birthday: { kind: 'day', ...erased, imported: common.birthday },
  ssn: {
    kind: 'code',
    maxLength: 20,
    ...erased,
    detail: true,
    secret: true,
    imported: column(
      'ssn',
      'nationalNumber',
      [
        'Numéro national',
        'NISS',
        'Registre national',
        'N° national',
        'N° de registre national',
        'Reg nat',
        'N° NISS',
        'N° reg national',
        'RN',
        'NN',
      ],
      ['Rijksregisternummer', 'INSZ', 'Rijksregister', 'Rijksreg nr', 'Rijksreg', 'RRN', 'RR nr', 'INSZ nr'],
      ['National number', 'NISS', 'INSZ', 'National register number'],
    ),
  },
  address: { kind: 'text', ...place, imported: common.street },
  zip: { kind: 'text', ...place, imported: common.zip },
  city: { kind: 'text', ...place, imported: common.city },
  fullAddress: { kind: 'text', ...place },
  latitude: { kind: 'degree', ...place },
  longitude: { kind: 'degree', ...place },
  postbox: { kind: 'text', maxLength: 20, ...place, imported: common.postbox },
  mobile: { kind: 'phone', ...erased, imported: common.mobile },
  tel: { kind: 'phone', ...erased, imported: common.tel },
  email: { kind: 'email', ...erased, imported: common.email },
  client_from: {
    kind: 'day',
    imported: column('client_from', 'pastDate', ['Client depuis'], ['Klant sinds'], ['Client since']),
  },
  mcode: {
    kind: 'code',
    maxLength: 30,
    ...erased,
    imported: column('mcode', 'code', ['Code M', 'M-code'], ['M-code'], ['M-code']),
  },
  basePrice: {
    kind: 'money',
    imported: column('basePrice', 'money', ['Prix de base'], ['Basisprijs'], ['Base price']),
  },
  factuur: { kind: 'flag', imported: common.factuur },
  invoiceName: {
    kind: 'text',
    maxLength: 200,
    only: 'otherInvoice',
    ...erased,
    imported: column('invoiceName', 'text', ['Nom de facturation'], ['Naam op factuur'], ['Invoice name']),
  },
  invoiceAddress: {
    kind: 'text',
    maxLength: 300,
    ...invoicePlace,
    imported: column('invoiceAddress', 'text', ['Adresse de facturation'], ['Factuuradres'], ['Invoice address']),
  },
  postbox2: { kind: 'text', maxLength: 20, ...invoicePlace },
  mobility: { kind: 'mobility', required: true, ...erased, imported: common.mobility },
  companion: { kind: 'flag', ...erased, imported: common.companion },
  sharesRides: {
    kind: 'flag',
    ...erased,
    imported: column(
      'sharesRides',
      'flag',
      ['Accepte les trajets partagés', 'Trajets partagés'],
      ['Rijdt samen met anderen', 'Gedeelde ritten'],
      ['Agrees to shared rides', 'Shared rides'],
    ),
  },
  messages: { kind: 'flag', ...erased },
  problem: { kind: 'flag', ...erased },
  language: {
    kind: 'language',
    ...erased,
    listed: true,
    imported: column(
      'language',
      'language',
      ['Langue des documents', 'Langue'],
      ['Taal van de documenten', 'Taal'],
      ['Language of documents', 'Language'],
    ),
  },
  invoiceChannel: { kind: 'channel', ...erased, listed: true, imported: common.invoiceChannel },
  invoiceEmail: {
    kind: 'email',
    ...erased,
    listed: true,
    imported: column(
      'invoiceEmail',
      'text',
      ['E-mail pour les factures', 'E-mail de facturation', 'Adresse e-mail de facturation'],
      ['E-mail voor facturen', 'E-mailadres voor facturen'],
      ['E-mail for invoices', 'Invoice e-mail'],
    ),
  },
  mutuality: {
    kind: 'text',
    maxLength: 150,
    ...mutuality,
    listed: true,
    imported: column(
      'mutuality',
      'text',
      ['Mutuelle', 'Mutualité', 'Mut', 'Organisme assureur', 'OA'],
      ['Ziekenfonds', 'Mutualiteit', 'Ziekenf'],
      ['Insurer', 'Mutuality'],
    ),
  },
  memberNumber: {
    kind: 'text',
    maxLength: 30,
    ...mutuality,
    detail: true,
    imported: column(
      'memberNumber',
      'code',
      ['Numéro d’affilié', 'N° d’affilié', 'N° mutuelle', 'Matricule'],
      ['Aansluitingsnummer', 'Lidnummer', 'Aansluitingsnr', 'Lidnr'],
      ['Member number'],
    ),
  },
  contactName: {
    kind: 'text',
    maxLength: 150,
    ...contact,
    imported: column(
      'contactName',
      'text',
      ['Contact de la famille', 'Personne de contact', 'Contact'],
      ['Contact van de familie', 'Contactpersoon'],
      ['Family contact', 'Contact person', 'Contact'],
    ),
  },
  contactRelation: {
    kind: 'text',
    maxLength: 60,
    ...contact,
    imported: column(
      'contactRelation',
      'text',
      ['Lien avec le client', 'Lien'],
      ['Band met de klant', 'Band'],
      ['Relation to the client', 'Relation'],
    ),
  },
  contactPhone: {
    kind: 'phone',
    ...contact,
    imported: column(
      'contactPhone',
      'phone',
      ['Téléphone du contact'],
      ['Telefoon van het contact', 'Telefoon van de contactpersoon'],
      ['Phone of the contact', 'Contact phone'],
    ),
  },
  contactEmail: {
    kind: 'email',
    ...contact,
    imported: column(
      'contactEmail',
      'text',
      ['Adresse e-mail du contact', 'E-mail du contact'],
      ['E-mailadres van het contact'],
      ['E-mail address of the contact', 'Contact e-mail'],
    ),
  },
  doctorName: {
    kind: 'text',
    maxLength: 150,
    ...doctor,
    imported: column(
      'doctorName',
      'text',
      ['Médecin', 'Médecin traitant'],
      ['Arts', 'Huisarts'],
      ['Doctor', 'Physician'],
    ),
  },
  doctorPhone: {
    kind: 'phone',
    ...doctor,
    imported: column(
      'doctorPhone',
      'phone',
      ['Téléphone du médecin'],
      ['Telefoon van de arts', 'Telefoon van de huisarts'],
      ['Phone of the doctor', 'Doctor phone'],
    ),
  },
  refundAccount: { kind: 'code', maxLength: 42, ...refund },
  refundHolder: { kind: 'text', maxLength: 70, ...refund },
  info: { kind: 'note', maxLength: 4000, ...erased, imported: common.info },
  comment: { kind: 'note', maxLength: 4000, ...erased, detail: true, imported: common.comment },
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
  ...CLIENT_FIELDS,
  anonymisedAt: { internal: true },
  search: { internal: true },
  ssnDigits: { internal: true, secret: true },
} as const;

/** Columns of the import of clients. The house number is a column of files alone. */
export const CLIENT_IMPORT: readonly ImportField[] = CLIENT_FIELD_NAMES.flatMap((field) => {
  const { imported } = clientField(field);
  if (imported === undefined) return [];
  return field === 'address' ? [imported, common.houseNumber] : [imported];
});
