import { useT } from '@navette/shared/i18n';
import { DataTable, MissingRecord, useOpenedRow, useOpenRecord } from '@navette/shared/ui-table';
import type { TableHandle } from '@navette/shared/ui-table';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { nameOf } from '../../people/name-of.ts';
import { addressLook } from '../../people/person-columns.tsx';
import { RecordsPage } from '../../records/records-page.tsx';
import { useUsers } from './list-users.ts';
import type { User } from './list-users.ts';
import { PasswordDialog } from './password-dialog.tsx';
import type { NewPassword } from './password-dialog.tsx';
import { useRemoveUser } from './use-remove-user.ts';
import { useUserActions } from './use-user-actions.tsx';
import { userColumns } from './user-columns.ts';
import { UserDialog } from './user-dialog.tsx';

const SORT = { column: 'id', descending: true } as const;
const PAGE_SIZES = [30, 40, 'all'] as const;
const keyOf = ({ id }: User) => id;

/** The list of users (S2). */
export function UsersPage(): ReactNode {
  const t = useT();
  const query = useUsers();
  const table = useRef<TableHandle>(null);
  const [password, setPassword] = useState<NewPassword>();
  const { id, open, close } = useOpenRecord();
  const opened = useOpenedRow(query.data, id);
  const edit = ({ id: wanted }: User) => open(wanted);
  const remove = useRemoveUser();
  const reveal = (saved: number) => table.current?.reveal(saved);
  return (
    <RecordsPage
      title={t('user.title')}
      addText={t('user.add')}
      query={query}
      renderNew={(close) => <UserDialog onSaved={reveal} onPassword={setPassword} onClose={close} />}
    >
      {id !== undefined && opened === null && <MissingRecord id={id} onClose={close} />}
      <DataTable
        ref={table}
        tableId="users"
        label={t('user.title')}
        columns={userColumns}
        rows={query.data}
        load={query}
        rowKey={keyOf}
        rowName={nameOf}
        rowStatus={addressLook}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        rowActions={useUserActions(edit, remove)}
        onOpen={edit}
        onDelete={(user) => void remove(user)}
        csvName="users"
        emptyText={t('user.empty')}
      />
      {opened && <UserDialog key={opened.id} user={opened} onSaved={reveal} onPassword={setPassword} onClose={close} />}
      {password && <PasswordDialog {...password} onClose={() => setPassword(undefined)} />}
    </RecordsPage>
  );
}
