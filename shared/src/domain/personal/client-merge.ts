import { MOBILITY_VALUES, type Mobility } from '@navette/openapi/enums';
import { normalisePhone, phoneText } from '../identity/phone.ts';
import { CLIENT_COLUMNS, CLIENT_GROUPS } from './client-columns.ts';
import { namesWith } from '../described.ts';

/** Fields that the office chooses between two records of one person; columns that belong together are one field. */
export const MERGE_FIELDS = [
  'lastname',
  'firstname',
  'birthday',
  'ssn',
  'place',
  'mobile',
  'tel',
  'email',
  'client_from',
  'mcode',
  'basePrice',
  'factuur',
  'invoiceName',
  'invoicePlace',
  'mobility',
  'companion',
  'problem',
  'language',
  'mutuality',
  'contact',
  'doctor',
] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];

/** The record whose value of a field stays. */
export type MergeSide = 'keep' | 'remove';

/** Choices by field; missing ones are decided by the rule. */
export type MergeChoices = Readonly<Partial<Record<MergeField, MergeSide>>>;

/** Fields of a client that a merge reads and writes. */
export interface MergedClient {
  readonly firstname: string;
  readonly lastname: string;
  readonly address: string | null;
  readonly zip: string | null;
  readonly city: string | null;
  readonly fullAddress: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly postbox: string | null;
  readonly birthday: string | null;
  readonly tel: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly client_from: string | null;
  readonly mcode: string | null;
  readonly basePrice: number | null;
  readonly factuur: boolean;
  readonly invoiceName: string | null;
  readonly invoiceAddress: string | null;
  readonly postbox2: string | null;
  readonly mobility: Mobility;
  readonly companion: boolean;
  readonly problem: boolean;
  readonly language: 'fr' | 'nl' | 'en' | null;
  readonly mutuality: string | null;
  readonly memberNumber: string | null;
  readonly contactName: string | null;
  readonly contactRelation: string | null;
  readonly contactPhone: string | null;
  readonly contactEmail: string | null;
  readonly doctorName: string | null;
  readonly doctorPhone: string | null;
  readonly ssn: string | null;
  readonly info: string | null;
  readonly comment: string | null;
}

type Column = keyof MergedClient;

const [MUTUALITY = [], CONTACT = [], DOCTOR = []] = CLIENT_GROUPS;
const FLAGS = ['factuur', 'companion', 'problem'] as const;

/** Columns of each field. */
const COLUMNS: Readonly<Record<MergeField, readonly Column[]>> = {
  lastname: ['lastname'],
  firstname: ['firstname'],
  birthday: ['birthday'],
  ssn: ['ssn'],
  place: namesWith(CLIENT_COLUMNS, 'place'),
  mobile: ['mobile'],
  tel: ['tel'],
  email: ['email'],
  client_from: ['client_from'],
  mcode: ['mcode'],
  basePrice: ['basePrice'],
  factuur: ['factuur'],
  invoiceName: ['invoiceName'],
  invoicePlace: ['invoiceAddress', 'postbox2'],
  mobility: ['mobility'],
  companion: ['companion'],
  problem: ['problem'],
  language: ['language'],
  mutuality: MUTUALITY,
  contact: CONTACT,
  doctor: DOCTOR,
};

/** Every column that a merge may change. */
export const MERGE_COLUMNS: readonly Column[] = [...Object.values(COLUMNS).flat(), 'info', 'comment'];

/** Groups of columns that a merge and its undo take over as a whole. */
export const MERGE_GROUPS: readonly (readonly Column[])[] = [...Object.values(COLUMNS), ['info'], ['comment']];

const isEmpty = (value: MergedClient[Column]): boolean => value === null || value === '';
const lacks = (client: MergedClient, field: MergeField): boolean =>
  field === 'place' ? isEmpty(client.address) : COLUMNS[field].every((column) => isEmpty(client[column]));

/** Mobilities, each more demanding than the one before. */
const HEAVIER = MOBILITY_VALUES;

/** Default side of a field: the kept record's, unless it is empty there; the set one of two flags; the more demanding mobility. */
function sideByRule(field: MergeField, kept: MergedClient, gone: MergedClient): MergeSide {
  if (field === 'factuur' || field === 'companion' || field === 'problem')
    return kept[field] || !gone[field] ? 'keep' : 'remove';
  if (field === 'mobility') return HEAVIER.indexOf(kept.mobility) >= HEAVIER.indexOf(gone.mobility) ? 'keep' : 'remove';
  return lacks(kept, field) ? 'remove' : 'keep';
}

/** Fields with different values in both records, so that the office may choose. */
export const fieldsToChoose = (kept: MergedClient, gone: MergedClient): readonly MergeField[] =>
  MERGE_FIELDS.filter(
    (field) =>
      (FLAGS.some((flag) => flag === field) || (!lacks(kept, field) && !lacks(gone, field))) &&
      COLUMNS[field].some((column) => (kept[column] ?? '') !== (gone[column] ?? '')),
  );

/** Side that a field of the merged record comes from. */
export const sideOf = (field: MergeField, kept: MergedClient, gone: MergedClient, choices: MergeChoices): MergeSide =>
  choices[field] ?? sideByRule(field, kept, gone);

const fold = (address: string | null) => (address ?? '').toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A box that only one of two equal addresses has belongs to both. */
const boxOf = (
  chosen: string | null,
  [address, box]: readonly [string | null, string | null],
  [otherAddress, otherBox]: readonly [string | null, string | null],
): string | null => {
  const isSame = fold(address) !== '' && fold(address) === fold(otherAddress);
  return chosen || (isSame ? box || otherBox : null);
};

/** Two remarks joined; a remark contained in the other is dropped. */
function joined(one: string | null, other: string | null): string | null {
  if (!one || !other) return one || other;
  if (one.includes(other.trim())) return one;
  return other.includes(one.trim()) ? other : `${one.trim()}\n${other.trim()}`;
}

const samePhone = (one: string, other: string) => (normalisePhone(one) ?? one) === (normalisePhone(other) ?? other);

/** Phones of both records: those beyond the two fields go to the comments. */
function withPhones(merged: MergedClient, kept: MergedClient, gone: MergedClient): MergedClient {
  const phones = [kept.mobile, gone.mobile, kept.tel, gone.tel].flatMap((phone) => phone || []);
  return phones.reduce((client, phone) => {
    const isThere = [client.mobile, client.tel].some((one) => one !== null && samePhone(one, phone));
    if (isThere) return client;
    return isEmpty(client.tel)
      ? { ...client, tel: phone }
      : { ...client, comment: joined(client.comment, phoneText(phone)) };
  }, merged);
}

/** Values of some columns of a record. */
const pick = (client: MergedClient, columns: readonly Column[]): Partial<MergedClient> =>
  Object.fromEntries(columns.map((column) => [column, client[column]]));

/**
 * The record that remains of a merge: empty fields are filled from the other, where both have a value the choices decide and else its own stays;
 * second phones and remarks are joined. Columns that belong together (an address, a family contact) are taken as a whole or not at all.
 */
export function mergedClient(kept: MergedClient, gone: MergedClient, choices: MergeChoices = {}): MergedClient {
  const taken = MERGE_FIELDS.filter((field) => sideOf(field, kept, gone, choices) === 'remove');
  const merged: MergedClient = {
    ...pick(kept, MERGE_COLUMNS),
    ...kept,
    ...pick(
      gone,
      taken.flatMap((field) => COLUMNS[field]),
    ),
    info: joined(kept.info, gone.info),
    comment: joined(kept.comment, gone.comment),
  };
  const [keptHome, goneHome] = [kept, gone].map(({ address, zip, postbox }) => [`${address} ${zip}`, postbox] as const);
  return withPhones(
    {
      ...merged,
      postbox: merged.address && keptHome && goneHome ? boxOf(merged.postbox, keptHome, goneHome) : merged.postbox,
      postbox2: boxOf(merged.postbox2, [kept.invoiceAddress, kept.postbox2], [gone.invoiceAddress, gone.postbox2]),
    },
    kept,
    gone,
  );
}
