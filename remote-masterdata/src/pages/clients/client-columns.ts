import { messageKey } from '@navette/shared/i18n';
import type { StatusLook } from '@navette/shared/ui';
import { statusColumn } from '@navette/shared/ui-table';
import type { TableColumn } from '@navette/shared/ui-table';
import { TriangleAlert } from 'lucide-react';
import type { ClientRow } from '../../clients/client-row.ts';
import { addressLook, emailColumn, personColumns, phoneColumns } from '../../people/person-columns.tsx';

const problem: StatusLook = { tone: 'warning', icon: TriangleAlert, label: messageKey('client.problem.badge') };

const problemLook = (client: ClientRow): StatusLook | undefined => (client.problem ? problem : undefined);

/** How a row looks: somebody whom nobody can be sent to comes before somebody there is a problem with. */
export const clientLook = (client: ClientRow): StatusLook | undefined => addressLook(client) ?? problemLook(client);

/** The columns of the list, those of users without what a client does not have (S2 §2). */
export const clientColumns: readonly TableColumn<ClientRow>[] = [
  { id: 'id', header: messageKey('client.id'), kind: 'id', value: ({ id }) => id, width: 64, hideBelow: 1024, descendingFirst: true },
  ...personColumns<ClientRow>(),
  ...phoneColumns<ClientRow>(),
  emailColumn<ClientRow>(),
  { id: 'client_from', header: messageKey('client.client_from'), kind: 'date', value: ({ client_from }) => client_from, width: 104, hideBelow: 1280, descendingFirst: true },
  statusColumn<ClientRow>({ id: 'problem', header: messageKey('client.problem.badge'), look: problemLook, width: 104, csv: false }),
];
