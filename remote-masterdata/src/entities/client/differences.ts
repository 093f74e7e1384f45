import {
  type ClientField,
  clientField,
  DOCUMENT_LANGUAGES,
  fieldsToChoose,
  INVOICE_CHANNELS,
  isMobility,
  MERGE_FIELDS,
  type MergeChoices,
  mergeColumns,
  mergedClient,
  type MergeField,
  sideOf,
} from '@navette/shared/domain';
import { vocabulary, type Formats, type Translate } from '@navette/shared/i18n';
import type { Client } from './client-requests.ts';
import { clientLabel } from './client-schema.ts';
import { channelName, documentLanguage } from '../../records/fields.ts';

/** Field in which two records differ, with display texts. */
export interface Difference {
  readonly id: MergeField | 'info' | 'comment';
  /** Message key of the field's label. */
  readonly label: string;
  /** Id of the record whose value is kept by default, when both have one and the user may choose. */
  readonly chosen: number | undefined;
  readonly first: string;
  readonly second: string;
  /** Value of the remaining record after the merge. */
  readonly after: string;
}

interface FormattingContext {
  readonly t: Translate;
  readonly formats: Formats;
}

/** Value of a field as text; empty for none. */
export function clientText(field: ClientField, value: Client[ClientField], { t, formats }: FormattingContext): string {
  if (value === null) return '';
  const text = String(value);
  switch (clientField(field).kind) {
    case 'day':
      return formats.formatDate(text);
    case 'phone':
      return formats.formatPhone(text);
    case 'money':
      return formats.formatAmount(Number(value));
    case 'flag':
      return t(value === true ? 'shared.yes' : 'shared.no');
    case 'mobility':
      return isMobility(text) ? t(vocabulary.mobility(text)) : text;
    case 'language':
      return DOCUMENT_LANGUAGES.filter((one) => one === text).map((one) => t(documentLanguage(one)))[0] ?? text;
    case 'channel':
      return INVOICE_CHANNELS.filter((one) => one === text).map((one) => t(channelName(one)))[0] ?? text;
    default:
      return text;
  }
}

const NOTES = ['info', 'comment'] as const;

/** Text of a choice: of an address the whole one with its box, else the values of its fields. */
function say(id: Difference['id'], client: Client, context: FormattingContext): string {
  if (id === 'place') return [client.fullAddress ?? client.address, client.postbox].filter(Boolean).join(' / ');
  const texts = columnsOf(id).map((column) => clientText(column, client[column], context));
  return texts.filter(Boolean).join(id === 'invoicePlace' ? ' / ' : ', ');
}

const columnsOf = (id: Difference['id']): readonly ClientField[] =>
  id === 'info' || id === 'comment' ? [id] : mergeColumns(id);

/** Message key of the label of a choice: that of its first field. */
export const differenceLabel = (id: Difference['id']): string => clientLabel(columnsOf(id)[0] ?? 'comment');

const SHOWN = [...MERGE_FIELDS, ...NOTES];

/** Ids of the records whose values the user chose, by field. */
export type ChosenRecords = ReadonlyMap<MergeField, number>;

/** Choices as part of the request body. */
export const sentChoices = (chosen: ChosenRecords, keep: number) =>
  [...chosen].map(([field, id]) => ({ field, from: id === keep ? ('keep' as const) : ('remove' as const) }));

const mergeChoices = (chosen: ChosenRecords, keep: number): MergeChoices =>
  Object.fromEntries([...chosen].map(([field, id]) => [field, id === keep ? 'keep' : 'remove']));

/**
 * Fields of two records of one person and their values after the merge: those in which they differ or that the merge fills; with `isWhole` also the
 * equal ones that are not empty.
 */
export function differences(
  [first, second]: readonly [Client, Client],
  keep: number,
  chosen: ChosenRecords,
  context: FormattingContext,
  isWhole = false,
): readonly Difference[] {
  const [kept, gone] = keep === first.id ? [first, second] : [second, first];
  const choices = mergeChoices(chosen, keep);
  const after: Client = { ...kept, ...mergedClient(kept, gone, choices) };
  const open = fieldsToChoose(kept, gone);
  const all = SHOWN.map((id) => {
    const text = (client: Client) => say(id, client, context);
    const field = open.find((one) => one === id);
    const side = field && sideOf(field, kept, gone, choices);
    const stays = side && (side === 'keep' ? kept.id : gone.id);
    return {
      id,
      label: differenceLabel(id),
      chosen: stays,
      first: text(first),
      second: text(second),
      after: text(after),
    };
  });
  return all.filter(
    (line) => line.first !== line.second || line.first !== line.after || (isWhole && line.first !== ''),
  );
}
