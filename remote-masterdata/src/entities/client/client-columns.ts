import { messageKey } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import { statusColumn } from '@navette/shared/ui-table';
import type { TableColumn } from '@navette/shared/ui-table';
import { TriangleAlert } from 'lucide-react';
import type { ClientRow } from './client-requests.ts';
import { documentLanguage } from '../../records/document-language.ts';
import { addressStatus, emailColumn, personColumns, phoneColumns } from '../../people/person-columns.tsx';

const problem: StatusStyle = { tone: 'warning', icon: TriangleAlert, label: messageKey('client.problem.badge') };

const problemStatus = (client: ClientRow): StatusStyle | undefined => (client.problem ? problem : undefined);

/** Status of a row: an incomplete address takes precedence over a problem flag. */
export const clientStatus = (client: ClientRow): StatusStyle | undefined =>
  addressStatus(client) ?? problemStatus(client);

/** The flag adds one column compared with other lists of people, so optional columns are hidden earlier. */
const FIT: Readonly<Record<string, Partial<TableColumn<ClientRow>>>> = {
  zip: { header: messageKey('client.zip.short'), hint: messageKey('person.zip') },
  city: { hideBelow: 1024 },
  birthday: { header: messageKey('client.birthday.short'), hint: messageKey('client.birthday') },
  tel: { hideBelow: 1440 },
  email: { hideBelow: 1440 },
};

const [firstname, lastname, ...home] = [
  ...personColumns<ClientRow>(),
  ...phoneColumns<ClientRow>(),
  emailColumn<ClientRow>(),
].map((column) => ({ ...column, ...FIT[column.id] }));

/** Columns of the list: those of users that apply to clients (specification/clients.md#client-list), and the problem flag beside the name. */
export const clientColumns: readonly TableColumn<ClientRow>[] = [
  {
    id: 'id',
    header: messageKey('client.id'),
    kind: 'id',
    value: ({ id }) => id,
    hideBelow: 1024,
    descendingFirst: true,
  },
  ...[firstname, lastname].filter((column) => column !== undefined),
  statusColumn<ClientRow>({
    id: 'problem',
    header: messageKey('client.problem.badge'),
    status: problemStatus,
    groups: true,
  }),
  ...home,
  {
    id: 'client_from',
    header: messageKey('client.client_from'),
    kind: 'date',
    value: ({ client_from }) => client_from,
    hideBelow: 1440,
    descendingFirst: true,
  },
  {
    id: 'language',
    header: messageKey('client.language'),
    value: ({ language }) => language,
    groups: true,
    text: ({ language }, { t }) => (language === null ? '' : t(documentLanguage(language))),
    hidden: true,
  },
  {
    id: 'mutuality',
    header: messageKey('client.mutuality'),
    value: ({ mutuality }) => mutuality,
    groups: true,
    hidden: true,
  },
];
