import { fieldsToChoose, type MergeChoices, mergedClient, type MergeField, sideOf } from '@navette/shared/domain';
import { messageKey, vocabulary, type Formats, type Translate } from '@navette/shared/i18n';
import type { Client } from './client-requests.ts';
import { documentLanguage } from '../../records/text.ts';

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

interface Shown {
  readonly id: Difference['id'];
  readonly label: string;
  readonly say: (client: Client, context: FormattingContext) => string | null;
}

const flag = (on: boolean, { t }: FormattingContext) => (on ? t('shared.yes') : t('shared.no'));

const SHOWN: readonly Shown[] = [
  { id: 'lastname', label: messageKey('client.lastname'), say: ({ lastname }) => lastname },
  { id: 'firstname', label: messageKey('client.firstname'), say: ({ firstname }) => firstname },
  {
    id: 'birthday',
    label: messageKey('client.birthday'),
    say: ({ birthday }, { formats }) => formats.formatDate(birthday),
  },
  { id: 'ssn', label: messageKey('client.ssn'), say: ({ ssn }) => ssn },
  {
    id: 'place',
    label: messageKey('client.address'),
    say: ({ fullAddress, address, postbox }) => [fullAddress ?? address, postbox].filter(Boolean).join(' / '),
  },
  { id: 'mobile', label: messageKey('client.mobile'), say: ({ mobile }, { formats }) => formats.formatPhone(mobile) },
  { id: 'tel', label: messageKey('client.tel'), say: ({ tel }, { formats }) => formats.formatPhone(tel) },
  { id: 'email', label: messageKey('client.email'), say: ({ email }) => email },
  {
    id: 'client_from',
    label: messageKey('client.client_from'),
    say: ({ client_from }, { formats }) => formats.formatDate(client_from),
  },
  { id: 'mcode', label: messageKey('client.mcode'), say: ({ mcode }) => mcode },
  {
    id: 'basePrice',
    label: messageKey('client.basePrice'),
    say: ({ basePrice }, { formats }) => formats.formatAmount(basePrice),
  },
  { id: 'factuur', label: messageKey('client.factuur'), say: ({ factuur }, context) => flag(factuur, context) },
  { id: 'invoiceName', label: messageKey('client.invoiceName'), say: ({ invoiceName }) => invoiceName },
  {
    id: 'invoicePlace',
    label: messageKey('client.invoiceAddress'),
    say: ({ invoiceAddress, postbox2 }) => [invoiceAddress, postbox2].filter(Boolean).join(' / '),
  },
  {
    id: 'mobility',
    label: messageKey('client.mobility'),
    say: ({ mobility }, { t }) => t(vocabulary.mobility(mobility)),
  },
  { id: 'companion', label: messageKey('client.companion'), say: ({ companion }, context) => flag(companion, context) },
  { id: 'problem', label: messageKey('client.problem'), say: ({ problem }, context) => flag(problem, context) },
  {
    id: 'language',
    label: messageKey('client.language'),
    say: ({ language }, { t }) => language && t(documentLanguage(language)),
  },
  {
    id: 'mutuality',
    label: messageKey('client.mutuality'),
    say: ({ mutuality, memberNumber }) => [mutuality, memberNumber].filter(Boolean).join(', '),
  },
  {
    id: 'contact',
    label: messageKey('client.contactName'),
    say: ({ contactName, contactRelation, contactPhone, contactEmail }, { formats }) =>
      [contactName, contactRelation, formats.formatPhone(contactPhone), contactEmail].filter(Boolean).join(', '),
  },
  {
    id: 'doctor',
    label: messageKey('client.doctorName'),
    say: ({ doctorName, doctorPhone }, { formats }) =>
      [doctorName, formats.formatPhone(doctorPhone)].filter(Boolean).join(', '),
  },
  { id: 'info', label: messageKey('client.info'), say: ({ info }) => info },
  { id: 'comment', label: messageKey('client.comment'), say: ({ comment }) => comment },
];

/** Ids of the records whose values the user chose, by field. */
export type ChosenRecords = ReadonlyMap<MergeField, number>;

/** Choices as part of the request body. */
export const sentChoices = (chosen: ChosenRecords, keep: number) =>
  [...chosen].map(([field, id]) => ({ field, from: id === keep ? ('keep' as const) : ('remove' as const) }));

const mergeChoices = (chosen: ChosenRecords, keep: number): MergeChoices =>
  Object.fromEntries([...chosen].map(([field, id]) => [field, id === keep ? 'keep' : 'remove']));

/** Fields in which two records of one person differ, or that the merge fills, and their values after the merge. */
export function differences(
  [first, second]: readonly [Client, Client],
  keep: number,
  chosen: ChosenRecords,
  context: FormattingContext,
): readonly Difference[] {
  const [kept, gone] = keep === first.id ? [first, second] : [second, first];
  const choices = mergeChoices(chosen, keep);
  const after: Client = { ...kept, ...mergedClient(kept, gone, choices) };
  const open = fieldsToChoose(kept, gone);
  const all = SHOWN.map(({ id, label, say }) => {
    const text = (client: Client) => say(client, context) ?? '';
    const field = open.find((one) => one === id);
    const side = field && sideOf(field, kept, gone, choices);
    const stays = side && (side === 'keep' ? kept.id : gone.id);
    return { id, label, chosen: stays, first: text(first), second: text(second), after: text(after) };
  });
  return all.filter((line) => line.first !== line.second || line.first !== line.after);
}
