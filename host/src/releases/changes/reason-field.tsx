import { useT } from '@navette/shared/i18n';
import { FormSection, TextAreaField } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { REASON_LENGTH } from './reason.ts';

/** The reason of a change; last field before the button. */
export function ReasonField(): ReactNode {
  const t = useT();
  return (
    <FormSection>
      <TextAreaField<{ why: string }>
        name="why"
        label={t('releases.reason')}
        help={t('releases.reason.help')}
        required
        span={12}
        rows={2}
        maxLength={REASON_LENGTH.max}
      />
    </FormSection>
  );
}
