import { useT } from '@navette/shared/i18n';
import { FormSection } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { Fields } from './fields.ts';

/** Default prices, fees and terms of rules and invoices. */
export function RatesSection(): ReactNode {
  const t = useT();
  return (
    <FormSection title={t('settings.company.section.rates')}>
      <Fields.MoneyField
        name="adminPrice"
        label={t('settings.company.adminPrice')}
        help={t('settings.company.adminPrice.help')}
        required
        span={4}
      />
      <Fields.MoneyField
        name="min10km"
        label={t('settings.company.min10km')}
        help={t('settings.company.insurer.help')}
        required
        span={4}
      />
      <Fields.MoneyField
        name="plus10km"
        label={t('settings.company.plus10km')}
        help={t('settings.company.insurer.help')}
        required
        span={4}
      />
      <Fields.NumberField name="paymentTerm" label={t('settings.company.paymentTerm')} required span={4} />
      <Fields.NumberField name="noticeTerm" label={t('settings.company.noticeTerm')} required span={4} />
    </FormSection>
  );
}
