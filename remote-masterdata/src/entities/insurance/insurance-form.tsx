import { DEFAULT_MIN10KM, DEFAULT_PLUS10KM } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { fieldsFor, FormSection } from '@navette/shared/ui-form';
import { RecordForm } from '@navette/shared/ui-records';
import type { CloseRecord } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { suggestAddresses } from '../../address/suggest-addresses.ts';
import { insurances } from './insurance-requests.ts';
import { languageOptions } from '../../records/document-language.ts';
import type { Insurance } from './insurance-requests.ts';
import { insuranceSchema, insuranceValues } from './insurance-schema.ts';

const Fields = fieldsFor(insuranceSchema);
const PARTS = { zip: 'zip', city: 'city', fullAddress: 'fullAddress' } as const;

interface InsuranceFormDialogProps {
  /** Insurer to edit; missing: a new one. */
  readonly insurance: Insurance | undefined;
  readonly onClose: CloseRecord;
}

/** Form of an insurer. */
export function InsuranceFormDialog({ insurance, onClose }: InsuranceFormDialogProps): ReactNode {
  const t = useT();
  const { formatMoney } = useFormats();
  const ifEmpty = (fee: number) => t('insurance.fee.help', { fee: formatMoney(fee) });
  return (
    <RecordForm
      kind={insurances}
      schema={insuranceSchema}
      record={insurance}
      values={insuranceValues(insurance)}
      valuesOf={insuranceValues}
      onClose={onClose}
    >
      <FormSection>
        <Fields.TextField name="name" label={t('insurance.name')} required span={8} />
        <Fields.TextField name="cn" label={t('insurance.cn')} placeholder="0202.239.951" span={4} />
        <Fields.AddressField
          name="address"
          label={t('insurance.address')}
          suggest={suggestAddresses}
          parts={PARTS}
          placeholder={t('address.placeholder')}
          required
          span={9}
        />
        <Fields.TextField name="postbox" label={t('insurance.postbox')} span={3} />
        <Fields.PhoneField name="tel" label={t('insurance.tel')} />
        <Fields.TextField name="email" type="email" label={t('insurance.email')} />
        <Fields.TextField
          name="bank_account"
          label={t('insurance.bank_account')}
          placeholder="BE68 5390 0754 7034"
          span={6}
        />
        <Fields.SelectField
          name="language"
          label={t('client.language')}
          options={languageOptions(t)}
          emptyLabel={t('client.language.default')}
          span={6}
        />
      </FormSection>
      <FormSection title={t('insurance.section.fees')}>
        <Fields.MoneyField name="min10km" label={t('insurance.min10km')} help={ifEmpty(DEFAULT_MIN10KM)} />
        <Fields.MoneyField name="plus10km" label={t('insurance.plus10km')} help={ifEmpty(DEFAULT_PLUS10KM)} />
      </FormSection>
      <FormSection>
        <Fields.TextAreaField name="comment" label={t('insurance.comment')} span={12} />
      </FormSection>
    </RecordForm>
  );
}
