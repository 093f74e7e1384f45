import { RecordsPage, useRecords } from '@navette/shared/ui-records';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { addressStatus } from '../../people/person-columns.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import type { NewPassword } from './password-dialog.tsx';
import { userColumns } from './user-columns.ts';
import { UserFormDialog } from './user-form.tsx';
import { users, useUsers } from './user-requests.ts';

const SORT = { column: 'id', descending: true } as const;
const PAGE_SIZES = [30, 40, 'all'] as const;

/** Users (S2). */
export function UserList(): ReactNode {
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
