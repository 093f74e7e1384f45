import { DEFAULT_MIN10KM, DEFAULT_PLUS10KM } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { fieldsFor, FormDialog, FormSection, useNavetteForm } from '@navette/shared/ui-form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { suggestAddresses } from '../../address/suggest-addresses.ts';
import { insuranceSchema, insuranceValues } from './insurance-schema.ts';
import type { Insurance } from './requests/use-insurances.ts';
import { saveInsurance } from './save-insurance.ts';

const Fields = fieldsFor(insuranceSchema);
const PARTS = { zip: 'zip', city: 'city', fullAddress: 'fullAddress' } as const;

/** The form of an insurance body. */
export interface InsuranceDialogProps {
  /** The one to change; absent: a new one. */
  readonly insurance?: Insurance;
  readonly onSaved: (id: number) => void;
  readonly onClose: () => void;
}

/** Makes an insurance body, or changes one. */
export function InsuranceDialog({ insurance, onSaved, onClose }: InsuranceDialogProps): ReactNode {
  const t = useT();
  const { formatMoney } = useFormats();
  const cache = useQueryClient();
  const [defaultValues] = useState(() => insuranceValues(insurance));
  const form = useNavetteForm({ schema: insuranceSchema, defaultValues, name: messageKey('insurance.form.name') });
  const ifEmpty = (fee: number) => t('insurance.fee.help', { fee: formatMoney(fee) });
  return (
    <FormDialog
      {...{ form, onClose }}
      title={insurance ? t('insurance.edit.title', { name: insurance.name }) : t('insurance.add.title')}
      onSubmit={async (values) => onSaved(await saveInsurance(cache, insurance?.id, values))}
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
          span={12}
        />
      </FormSection>
      <FormSection title={t('insurance.section.fees')}>
        <Fields.MoneyField name="min10km" label={t('insurance.min10km')} help={ifEmpty(DEFAULT_MIN10KM)} />
        <Fields.MoneyField name="plus10km" label={t('insurance.plus10km')} help={ifEmpty(DEFAULT_PLUS10KM)} />
      </FormSection>
      <FormSection>
        <Fields.TextAreaField name="comment" label={t('insurance.comment')} span={12} />
      </FormSection>
    </FormDialog>
  );
}
