import * as z from 'zod';
import { STAFF_ROLES, type StaffRole, isStaffRole, personName } from '@navette/shared/domain';
import { messageKey, useT, vocabulary } from '@navette/shared/i18n';
import {
  FormSection,
  NumberField,
  FieldFrame,
  useBoundField,
  RecordInput,
  useFormContext,
  type RecordSource,
  type RecordState,
} from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { Flex, Badge, IconButton } from '@navette/shared/ui';
import { Checkbox } from '@navette/shared/ui-overlay';
import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';
import { X } from 'lucide-react';

/** Shortest and longest reason (contract: ReleaseReason). */
export const REASON_LENGTH = { min: 3, max: 500 } as const;

/** Most users a trial may name (contract: StageOrder). */
const MOST_USERS = 200;

/** Schema of a change: a reason, which the history shows. Its audience counts for a trial only. */
export const changeSchema = z.object({
  roles: z.array(z.enum(STAFF_ROLES)),
  users: z.array(z.string()).max(MOST_USERS),
  percent: z.int().min(1).max(100).nullable(),
  why: z.string().trim().min(1).pipe(z.string().min(REASON_LENGTH.min).max(REASON_LENGTH.max)),
});

/** Schema of a trial: also at least one role, a user or a share of all users. */
export const stageSchema = changeSchema.refine(
  ({ roles, users, percent }) => roles.length + users.length > 0 || percent !== null,
  {
    path: ['roles'],
    message: messageKey('releases.stage.nobody'),
    // Reported together with a missing reason, not after it.
    when: () => true,
  },
);

export type ChangeValues = z.input<typeof changeSchema>;

export type ChangeOrder = z.output<typeof changeSchema>;

/** Default values of the form. */
export const noChange: ChangeValues = { roles: [], users: [], percent: null, why: '' };

/** Fields for the audience of staged versions: roles, users, a share of all users. */
export function AudienceFields(): ReactNode {
  const t = useT();
  return (
    <FormSection>
      <RolesField />
      <UsersField />
      <NumberField<ChangeValues>
        name="percent"
        label={t('releases.stage.percent')}
        help={t('releases.stage.percent.help')}
        span={12}
      />
    </FormSection>
  );
}

/** The roles that get the versions first. Not validated on blur, since users may follow. */
function RolesField(): ReactNode {
  const t = useT();
  const { value, error, onChange } = useBoundField<readonly StaffRole[]>('roles');
  const chosen = value ?? [];
  return (
    <FieldFrame label={t('releases.stage.roles')} help={t('releases.stage.roles.help')} error={error} span={12} group>
      {(control, labelId) => (
        <Flex
          id={control.id}
          role="group"
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          wrap="wrap"
          columnGap="4"
          rowGap="1"
        >
          {STAFF_ROLES.map((role) => (
            <Checkbox
              key={role}
              checked={chosen.includes(role)}
              aria-invalid={control['aria-invalid']}
              onChange={(checked) =>
                onChange(STAFF_ROLES.filter((known) => (known === role ? checked : chosen.includes(known))))
              }
            >
              {t(vocabulary.role(role))}
            </Checkbox>
          ))}
        </Flex>
      )}
    </FieldFrame>
  );
}

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
function UsersField(): ReactNode {
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
