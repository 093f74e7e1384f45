import { useT, vocabulary } from '@navette/shared/i18n';
import { FormSection, NumberField, FieldFrame, useBoundField } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import type { StageValues } from './stage-schema.ts';
import { UsersField } from './users-field.tsx';
import { STAFF_ROLES, type StaffRole } from '@navette/shared/domain';
import { Flex } from '@navette/shared/ui';
import { Checkbox } from '@navette/shared/ui-overlay';

/** Fields for the audience of staged versions: roles, users, a share of all users. */
export function AudienceFields(): ReactNode {
  const t = useT();
  return (
    <FormSection>
      <RolesField />
      <UsersField />
      <NumberField<StageValues>
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
