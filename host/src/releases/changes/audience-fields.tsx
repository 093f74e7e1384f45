import { useT } from '@navette/shared/i18n';
import { FormSection, NumberField } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { RolesField } from './roles-field.tsx';
import type { StageValues } from './stage-schema.ts';
import { UsersField } from './users-field.tsx';

/** Who gets staged versions: roles, users, a share of all users. */
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
