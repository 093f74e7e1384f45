import { useT } from '@navette/shared/i18n';
import { FormSection } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { Fields } from './fields.ts';

/** Texts of invoices, reminders and formal notices. */
export function TextsSection(): ReactNode {
  const t = useT();
  return (
    <FormSection title={t('settings.company.section.texts')}>
      <Fields.TextField name="companyVat" label={t('settings.company.companyVat')} span={12} />
      <Fields.TextAreaField name="invoiceText" label={t('settings.company.invoiceText')} span={12} />
      <Fields.TextAreaField name="reminderText" label={t('settings.company.reminderText')} span={6} rows={4} />
      <Fields.TextAreaField name="noticeText" label={t('settings.company.noticeText')} span={6} rows={4} />
    </FormSection>
  );
}
