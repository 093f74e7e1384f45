import { RecordsPage, useRecords } from '@navette/shared/ui-records';
import { useState, type ReactNode } from 'react';
import { addressStatus, emailColumn, personColumns, phoneColumns } from '../records/person-columns.tsx';
import { PasswordDialog, type NewPassword, UserFormDialog } from '../entities/user/user-form.tsx';
import { users, useUsers, type User } from '../entities/user/user-requests.ts';
import { messageKey } from '@navette/shared/i18n';
import type { TableColumn } from '@navette/shared/ui-table';

const SORT = { column: 'id', descending: true } as const;
const PAGE_SIZES = [30, 40, 'all'] as const;

/** List of users (specification/registers.md#users). */
export default function UserList(): ReactNode {
  const records = useRecords(users, useUsers());
  const [password, setPassword] = useState<NewPassword>();
  return (
    <RecordsPage
      records={records}
      tableId="users"
      columns={userColumns}
      rowStatus={addressStatus}
      defaultSort={SORT}
      pageSizes={PAGE_SIZES}
      csvName="users"
      formSize={800}
      renderForm={(user, onClose) => <UserFormDialog {...{ user, onClose }} onPassword={setPassword} />}
    >
      {password && <PasswordDialog {...password} onClose={() => setPassword(undefined)} />}
    </RecordsPage>
  );
}

/** The columns of the list. */
const userColumns: readonly TableColumn<User>[] = [
  { id: 'id', header: messageKey('person.id'), kind: 'id', value: ({ id }) => id, descendingFirst: true },
  ...personColumns<User>(),
  ...phoneColumns<User>(),
  {
    id: 'role',
    header: messageKey('person.role'),
    value: ({ role }) => role,
    groups: true,
    text: ({ role }, { t }) => t(`role.${role}`),
  },
  {
    id: 'secondFactor',
    header: messageKey('user.secondFactor'),
    value: ({ secondFactor }) => secondFactor,
    groups: true,
    text: ({ secondFactor }, { t }) => t(secondFactor ? 'shared.yes' : 'shared.no'),
  },
  { id: 'car', header: messageKey('person.car'), value: ({ car }) => car, hideBelow: 1680 },
  { id: 'zones', header: messageKey('person.zones'), value: ({ zones }) => zones, hideBelow: 1680 },
  emailColumn<User>(),
  {
    id: 'client_from',
    header: messageKey('user.client_from'),
    kind: 'date',
    value: ({ client_from }) => client_from,
    hideBelow: 1680,
  },
];
