import { useT } from '@navette/shared/i18n';
import { FormSection } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { Fields } from './fields.ts';

/** Name, address and contact of the organisation. */
export function OrganisationSection(): ReactNode {
  const t = useT();
  return (
    <FormSection title={t('settings.company.section.organisation')}>
      <Fields.TextField name="companyName" label={t('settings.company.companyName')} required span={6} />
      <Fields.TextField
        name="companyType"
        label={t('settings.company.companyType')}
        help={t('settings.company.companyType.help')}
        span={3}
      />
      <Fields.TextField name="companyNumber" label={t('settings.company.companyNumber')} span={3} />
      <Fields.TextField name="companyAddress" label={t('settings.company.companyAddress')} span={5} />
      <Fields.TextField name="companyZip" label={t('settings.company.companyZip')} span={3} />
      <Fields.TextField name="companyCity" label={t('settings.company.companyCity')} span={4} />
      <Fields.TextField
        name="companySite"
        label={t('settings.company.companySite')}
        help={t('settings.company.companySite.help')}
        span={12}
      />
      <Fields.PhoneField name="companyTel" label={t('settings.company.companyTel')} span={4} />
      <Fields.TextField name="companyEmail" type="email" label={t('settings.company.companyEmail')} span={4} />
      <Fields.TextField name="companyWebsite" label={t('settings.company.companyWebsite')} span={4} />
    </FormSection>
  );
}
