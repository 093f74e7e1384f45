import { useT } from '@navette/shared/i18n';
import { FieldFrame, RecordInput, useBoundField, useFormContext } from '@navette/shared/ui-form';
import type { RecordSource, RecordState } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { findStaff, type StaffMember } from '../requests/find-staff.ts';
import { ChosenUsers } from './chosen-users.tsx';

const source: RecordSource<StaffMember> = {
  search: findStaff,
  find: () => Promise.resolve(null),
  idOf: ({ id }) => id,
  labelOf: ({ name }) => name,
  detailOf: ({ email }) => email,
};

/** Always empty: a chosen user is added to the list below the field. */
const nobody: RecordState<StaffMember> = { status: 'none' };

/** Users that get the versions first, searched for by name or e-mail. */
export function UsersField(): ReactNode {
  const t = useT();
  const { value, error, onChange, onBlur, onUnparsed } = useBoundField<readonly string[]>('users');
  const { clearErrors } = useFormContext();
  const users = value ?? [];
  const label = t('releases.stage.users');
  const add = (member: StaffMember | null) => {
    if (member === null || users.includes(member.email)) return;
    onChange([...users, member.email]);
    clearErrors('roles');
  };
  return (
    <FieldFrame
      label={label}
      help={t('releases.stage.users.help')}
      error={error}
      span={12}
      below={<ChosenUsers users={users} onRemove={(email) => onChange(users.filter((other) => other !== email))} />}
    >
      {(control) => (
        <RecordInput {...{ source, label, control, onBlur, onUnparsed }} record={nobody} value={null} onChoose={add} />
      )}
    </FieldFrame>
  );
}
