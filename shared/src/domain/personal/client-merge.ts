import { MOBILITY_VALUES } from '@navette/openapi/enums';
import { normalisePhone, phoneText } from '../identity/phone.ts';
import {
  CLIENT_FIELD_NAMES,
  type CLIENT_FIELDS,
  type ClientField,
  type ClientFieldOf,
  type ClientFieldValues,
  clientField,
  clientFieldsOfKind,
} from './client-fields.ts';

/** Fields of a client that a merge takes over together: an address, an invoice address, a family contact. Notes are joined. */
type GroupOf<Field extends ClientField> = (typeof CLIENT_FIELDS)[Field] extends { readonly kind: 'note' }
  ? never
  : (typeof CLIENT_FIELDS)[Field] extends { readonly place: true }
    ? 'place'
    : (typeof CLIENT_FIELDS)[Field] extends { readonly group: infer Group }
      ? Group
      : Field;

/** A choice of the office between two records of one person: a field, or fields that belong together. */
export type MergeField = { [Field in ClientField]: GroupOf<Field> }[ClientField];

const COLUMNS_OF = new Map<string, readonly ClientField[]>();
for (const field of CLIENT_FIELD_NAMES) {
  const { kind, place, group } = clientField(field);
  const name = place ? 'place' : (group ?? field);
  if (kind !== 'note') COLUMNS_OF.set(name, [...(COLUMNS_OF.get(name) ?? []), field]);
}
const isMergeField = (name: string): name is MergeField => COLUMNS_OF.has(name);

/** The choices of a merge, in the order of the form. */
export const MERGE_FIELDS: readonly MergeField[] = [...COLUMNS_OF.keys()].filter(isMergeField);

/** Columns of a choice. */
export const mergeColumns = (field: MergeField): readonly ClientField[] => COLUMNS_OF.get(field) ?? [];

/** The record whose value of a field stays. */
export type MergeSide = 'keep' | 'remove';

/** Choices by field; missing ones are decided by the rule. */
export type MergeChoices = Readonly<Partial<Record<MergeField, MergeSide>>>;

/** Fields of a client that a merge reads and writes. */
export type MergedClient = ClientFieldValues;

/** Every column that a merge may change. */
export const MERGE_COLUMNS = CLIENT_FIELD_NAMES;

/** Groups of columns that a merge and its undo take over as a whole. */
export const MERGE_GROUPS: readonly (readonly ClientField[])[] = [
  ...COLUMNS_OF.values(),
  ...clientFieldsOfKind('note').map((field) => [field]),
];

const isEmpty = (value: MergedClient[ClientField]): boolean => value === null || value === '';
const flags: readonly string[] = clientFieldsOfKind('flag');
const isFlag = (field: MergeField): field is ClientFieldOf<'flag'> => flags.includes(field);
const lacks = (client: MergedClient, field: MergeField): boolean =>
  field === 'place' ? isEmpty(client.address) : mergeColumns(field).every((column) => isEmpty(client[column]));

/** Mobilities, each more demanding than the one before. */
const HEAVIER = MOBILITY_VALUES;

/** Default side of a field: the kept record's, unless it is empty there; the set one of two flags; the more demanding mobility. */
function sideByRule(field: MergeField, kept: MergedClient, gone: MergedClient): MergeSide {
  if (isFlag(field)) return kept[field] || !gone[field] ? 'keep' : 'remove';
  if (field === 'mobility') return HEAVIER.indexOf(kept.mobility) >= HEAVIER.indexOf(gone.mobility) ? 'keep' : 'remove';
  return lacks(kept, field) ? 'remove' : 'keep';
}

/** Fields with different values in both records, so that the office may choose. */
export const fieldsToChoose = (kept: MergedClient, gone: MergedClient): readonly MergeField[] =>
  MERGE_FIELDS.filter(
    (field) =>
      (isFlag(field) || (!lacks(kept, field) && !lacks(gone, field))) &&
      mergeColumns(field).some((column) => (kept[column] ?? '') !== (gone[column] ?? '')),
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
const pick = (client: MergedClient, columns: readonly ClientField[]): Partial<MergedClient> =>
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
      taken.flatMap((field) => mergeColumns(field)),
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
