import { useT } from '@navette/shared/i18n';
import { FormSection } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { Fields } from './fields.ts';

/** Bank account of invoices, and the reference in their QR code. */
export function BankSection(): ReactNode {
  const t = useT();
  return (
    <FormSection title={t('settings.company.section.bank')}>
      <Fields.TextField name="companyBank" label={t('settings.company.companyBank')} span={5} />
      <Fields.TextField name="companyBic" label={t('settings.company.companyBic')} span={3} />
      <Fields.SelectField
        name="epcReference"
        label={t('settings.company.epcReference')}
        span={4}
        options={[
          { value: 'structured', label: t('settings.company.epcReference.structured') },
          { value: 'text', label: t('settings.company.epcReference.text') },
        ]}
      />
    </FormSection>
  );
}
