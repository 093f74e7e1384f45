import {
  DEFAULT_MIN10KM,
  DEFAULT_PLUS10KM,
  DOCUMENT_LANGUAGES,
  enterpriseNumberText,
  ibanText,
  isIban,
  MAX_MONEY,
  normaliseIban,
  parseEnterpriseNumber,
} from '@navette/shared/domain';
import { useFormats, useT, messageKey } from '@navette/shared/i18n';
import { fieldsFor, FormSection } from '@navette/shared/ui-form';
import { RecordForm, type CloseRecord } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { suggestAddresses } from '../../records/address.ts';
import { insurances, type Insurance, type InsuranceForm } from './insurance-requests.ts';
import { languageOptions, emailText, orNull, requiredText, text } from '../../records/text.ts';
import * as z from 'zod';

const isCompany = (typed: string) => typed === '' || parseEnterpriseNumber(typed) !== undefined;
const isAccount = (typed: string) => typed === '' || isIban(typed);
const fee = z.number().min(0).max(MAX_MONEY).nullable();

const fields = z.object({
  name: requiredText(150),
  cn: text(30).refine(isCompany, messageKey('validation.enterpriseNumber')),
  // A P.O. box has no postal code of its own: only name and address are required.
  address: requiredText(200),
  zip: text(10),
  city: text(100),
  fullAddress: text(300),
  postbox: text(20),
  tel: z.string().max(25).nullable(),
  email: emailText(),
  bank_account: text(42).refine(isAccount, messageKey('validation.iban')),
  language: z.literal(DOCUMENT_LANGUAGES).nullable(),
  min10km: fee,
  plus10km: fee,
  comment: text(4000),
});

const toForm = (values: z.output<typeof fields>): InsuranceForm => ({
  name: values.name,
  cn: orNull(enterpriseNumberText(values.cn)),
  address: values.address,
  zip: orNull(values.zip),
  city: orNull(values.city),
  fullAddress: orNull(values.fullAddress),
  postbox: orNull(values.postbox),
  tel: values.tel,
  email: orNull(values.email),
  bank_account: orNull(normaliseIban(values.bank_account)),
  language: values.language,
  min10km: values.min10km,
  plus10km: values.plus10km,
  comment: orNull(values.comment),
});

/**
 * Form of an insurer: name and address are required (specification/registers.md#insurers); for the two fees, empty means the default and 0 means no
 * fee (specification/tariffs.md#insurer-forfait). Its output is the request body.
 */
export const insuranceSchema = fields.transform(toForm);

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
          label={t('client.field.language')}
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

/** Form values. */
export type InsuranceValues = z.input<typeof insuranceSchema>;

const noInsurance = { name: '', min10km: DEFAULT_MIN10KM, plus10km: DEFAULT_PLUS10KM };

/** Form values of an insurer; a new one has the default fees. */
export const insuranceValues = (known: Partial<Insurance> = noInsurance): InsuranceValues => ({
  name: known.name ?? '',
  cn: enterpriseNumberText(known.cn ?? ''),
  address: known.address ?? '',
  zip: known.zip ?? '',
  city: known.city ?? '',
  fullAddress: known.fullAddress ?? '',
  postbox: known.postbox ?? '',
  tel: known.tel ?? null,
  email: known.email ?? '',
  bank_account: ibanText(known.bank_account ?? ''),
  language: known.language ?? null,
  min10km: known.min10km ?? null,
  plus10km: known.plus10km ?? null,
  comment: known.comment ?? '',
});
