import { STAFF_ROLES, type StaffRole } from '@navette/shared/domain';
import { useT, vocabulary } from '@navette/shared/i18n';
import { Flex } from '@navette/shared/ui';
import { FieldFrame, useBoundField } from '@navette/shared/ui-form';
import { Checkbox } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';

/** The roles that get the versions first. Not validated on blur, since users may follow. */
export function RolesField(): ReactNode {
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
