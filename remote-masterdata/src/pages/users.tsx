import { USER_FORM_ROLES } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { fieldsFor } from '@navette/shared/ui-form';
import { type BulkEditing, RecordsPage, useBulkEdit, useRecords } from '@navette/shared/ui-records';
import { useState, type ReactNode } from 'react';
import * as z from 'zod';
import { ActiveField, bulkEditing, chosen, chosenFlag, chosenLine } from '../records/bulk.tsx';
import { useField } from '../records/fields.ts';
import { addressStatus, columnsOf, emailColumn, ID, personColumns, roleColumn } from '../records/columns.tsx';
import { cellEdits, withEdits } from '../records/edits.ts';
import {
  changeUsers,
  PasswordDialog,
  type NewPassword,
  UserFormDialog,
  users,
  useUsers,
  type User,
  type UserChanges,
} from '../entities/user-form.tsx';
import type { TableColumn } from '@navette/shared/ui-table';

const SORT = { column: 'id', descending: true } as const;
const PAGE_SIZES = [30, 40, 'all'] as const;

/** List of users (specification/registers.md#users). */
export default function UserList(): ReactNode {
  const records = useRecords(users, useUsers());
  const bulk = useBulkEdit(userBulk);
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
      selectionActions={bulk.selectionActions}
      formSize={800}
      renderForm={(user, onClose) => <UserFormDialog {...{ user, onClose }} onPassword={setPassword} />}
    >
      {bulk.windows}
      {password && <PasswordDialog {...password} onClose={() => setPassword(undefined)} />}
    </RecordsPage>
  );
}

const column = columnsOf<User>();
const edit = cellEdits(changeUsers);

const userColumns: readonly TableColumn<User>[] = [
  column('person.', 'id', ID),
  ...withEdits(personColumns, {
    tel: edit('phone', (tel) => ({ tel })),
    mobile: edit('phone', (mobile) => ({ mobile })),
  }),
  roleColumn,
  column('user.', 'secondFactor', {
    groups: true,
    text: ({ secondFactor }, { t }) => t(secondFactor ? 'shared.yes' : 'shared.no'),
  }),
  column('person.', 'car', { hideBelow: 1680, edit: edit('text', (car) => ({ car })) }),
  column('person.', 'zones', { hideBelow: 1680 }),
  emailColumn,
  column('user.', 'client_from', { kind: 'date', hideBelow: 1680 }),
  column('user.', 'lastSignInAt', { kind: 'instant', descendingFirst: true, hideBelow: 768 }),
];

const bulkSchema = z.object({
  role: z.enum(USER_FORM_ROLES).nullable().transform(chosen),
  zones: chosenLine(200),
  active: chosenFlag,
});
const Fields = fieldsFor(bulkSchema);

function BulkFields(): ReactNode {
  const t = useT();
  const field = useField('person.');
  const mayDecide = useCan('security');
  const roles = USER_FORM_ROLES.filter((role) => role !== 'super' || mayDecide);
  return (
    <>
      <Fields.SelectField
        {...field('role')}
        options={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
        emptyLabel={t('bulk.unchanged')}
      />
      <Fields.TextField {...field('zones')} />
      <ActiveField />
    </>
  );
}

/** Bulk edit of users; the server refuses one by one what the user may not decide. */
const userBulk: BulkEditing<User, UserChanges> = bulkEditing({
  kind: users,
  send: changeUsers,
  schema: bulkSchema,
  values: { role: null, zones: '', active: null },
  fields: <BulkFields />,
});
