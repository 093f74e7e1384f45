import { useT } from '@navette/shared/i18n';
import {
  FieldFrame,
  RecordInput,
  useBoundField,
  useFormContext,
  type RecordSource,
  type RecordState,
} from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';
import { isStaffRole, personName } from '@navette/shared/domain';
import { Badge, Flex, IconButton } from '@navette/shared/ui';
import { X } from 'lucide-react';

/** A member of staff who can be named in a trial. */
interface StaffMember {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

const MOST_FOUND = 200;
const MOST_SHOWN = 20;

/** Finds members of staff by name or e-mail. Clients and drivers don't sign in here. */
async function findStaff(q: string, signal: AbortSignal): Promise<readonly StaffMember[]> {
  const users = await dataOf(api.GET('/api/user', { params: { query: { q, limit: MOST_FOUND } }, signal }));
  return users.flatMap(staffMember).slice(0, MOST_SHOWN);
}

function staffMember(user: components['schemas']['User']): StaffMember[] {
  const { id, email, role } = user;
  return email !== null && email !== '' && isStaffRole(role) ? [{ id, name: personName(user, 'list'), email }] : [];
}

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

interface ChosenUsersProps {
  readonly users: readonly string[];
  readonly onRemove: (email: string) => void;
}

/** Chosen users, each with a button that removes it. */
function ChosenUsers({ users, onRemove }: ChosenUsersProps): ReactNode {
  const t = useT();
  if (users.length === 0) return null;
  return (
    <Flex as="ul" listStyleType="none" wrap="wrap" gap="1" aria-label={t('releases.stage.users.chosen')}>
      {users.map((email) => (
        <li key={email}>
          <Badge minHeight="6">
            {email}
            <IconButton label={t('releases.stage.users.remove', { email })} size="xs" onClick={() => onRemove(email)}>
              <X aria-hidden />
            </IconButton>
          </Badge>
        </li>
      ))}
    </Flex>
  );
}
