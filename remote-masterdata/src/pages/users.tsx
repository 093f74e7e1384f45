import { RecordsPage, useRecords } from '@navette/shared/ui-records';
import { useState, type ReactNode } from 'react';
import { addressStatus, columnsOf, emailColumn, ID, personColumns, roleColumn } from '../records/columns.tsx';
import {
  PasswordDialog,
  type NewPassword,
  UserFormDialog,
  users,
  useUsers,
  type User,
} from '../entities/user-form.tsx';
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

const column = columnsOf<User>();

const userColumns: readonly TableColumn<User>[] = [
  column('person.', 'id', ID),
  ...personColumns,
  roleColumn,
  column('user.', 'secondFactor', {
    groups: true,
    text: ({ secondFactor }, { t }) => t(secondFactor ? 'shared.yes' : 'shared.no'),
  }),
  column('person.', 'car', { hideBelow: 1680 }),
  column('person.', 'zones', { hideBelow: 1680 }),
  emailColumn,
  column('user.', 'client_from', { kind: 'date', hideBelow: 1680 }),
];
