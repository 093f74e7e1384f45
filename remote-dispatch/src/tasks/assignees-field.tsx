import { TASK_ASSIGNEE_ROLES } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Box } from '@navette/shared/ui';
import { FieldFrame, useBoundField } from '@navette/shared/ui-form';
import { Checkbox } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';
import type { People } from '../people/use-people.ts';

interface AssigneesFieldProps {
  readonly people: People;
  /** Current assignees, whatever their role is now. */
  readonly present: readonly number[];
}

const none: readonly number[] = [];

/** Assignees of a task: users who may have tasks (specification/roles.md#sets-of-roles). */
export function AssigneesField({ people, present }: AssigneesFieldProps): ReactNode {
  const t = useT();
  const { value, error, onChange, onBlur } = useBoundField<readonly number[]>('user');
  const chosen = value ?? none;
  const assignable = people.users
    .filter(({ role }) => TASK_ASSIGNEE_ROLES.some((other) => other === role))
    .map(({ id }) => id);
  const offered = [...new Set([...assignable, ...present])]
    .map((id) => ({ id, name: people.nameOf(id, 'list') }))
    .toSorted((left, right) => left.name.localeCompare(right.name));
  const toggle = (id: number, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <FieldFrame
      label={t('tasks.assigned')}
      span={12}
      error={error}
      help={people.failed ? t('tasks.people.failed') : t('tasks.assigned.help')}
      group
    >
      {({ id: fieldId, 'aria-describedby': note }, labelId) => (
        <Box id={fieldId} role="group" aria-labelledby={labelId} aria-describedby={note} onBlur={onBlur} css={choices}>
          {offered.map(({ id, name }) => (
            <Checkbox key={id} checked={chosen.includes(id)} onChange={(isChosen) => toggle(id, isChosen)}>
              {name}
            </Checkbox>
          ))}
        </Box>
      )}
    </FieldFrame>
  );
}

const choices = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  columnGap: '3',
  minHeight: '8',
  maxHeight: '10rem',
  overflowY: 'auto',
  paddingInline: '1',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
} as const;
