import { useT } from '@navette/shared/i18n';
import { FormSection } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { Fields } from './client-fields.ts';

/** Notes for drivers and for the office. */
export function NotesSection(): ReactNode {
  const t = useT();
  return (
    <FormSection title={t('client.section.notes')}>
      <Fields.TextAreaField name="info" label={t('client.info')} help={t('client.info.help')} rows={2} span={12} />
      <Fields.TextAreaField
        name="comment"
        label={t('client.comment')}
        help={t('client.comment.help')}
        rows={4}
        span={12}
      />
      <Fields.CheckboxField name="problem" label={t('client.problem')} help={t('client.problem.help')} span={12} />
    </FormSection>
  );
}
