import {
  DEFAULT_MIN10KM,
  DEFAULT_PLUS10KM,
  enterpriseNumberText,
  ibanText,
  MAX_MONEY,
  parseEnterpriseNumber,
} from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { fieldsFor, FormSection } from '@navette/shared/ui-form';
import { type CloseRecord, RecordForm } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import * as z from 'zod';
import {
  account,
  email,
  filled,
  invoiceChannel,
  language,
  line,
  phone,
  requiredText,
  validLine,
  useField,
} from '../../records/fields.ts';
import { AddressWithBox, ChannelField, LanguageField } from '../../records/form-sections.tsx';
import { VersionsButton } from '../tariff/versions-button.tsx';
import { type Insurance, insurances } from './insurance-requests.ts';

const isCompany = (typed: string) => parseEnterpriseNumber(typed) !== undefined;
const fee = z.number().min(0).max(MAX_MONEY).nullable();

/**
 * Form of an insurer: name and address are required (specification/registers.md#insurers); for the two fees, empty means the default and 0 means no
 * fee (specification/tariffs.md#insurer-forfait). Its output is the request body.
 */
export const insuranceSchema = z.object({
  name: requiredText(150),
  cn: validLine(30, isCompany, messageKey('validation.enterpriseNumber')).transform(
    (typed) => typed && enterpriseNumberText(typed),
  ),
  // A P.O. box has no postal code of its own: only name and address are required.
  address: requiredText(200),
  zip: line(10),
  city: line(100),
  fullAddress: line(300),
  postbox: line(20),
  tel: phone,
  email,
  bank_account: account,
  language,
  invoiceChannel,
  min10km: fee,
  plus10km: fee,
  comment: line(4000),
});

const Fields = fieldsFor(insuranceSchema);

interface InsuranceFormDialogProps {
  /** Insurer to edit; missing: a new one. */
  readonly insurance: Insurance | undefined;
  readonly onClose: CloseRecord;
}

export function InsuranceFormDialog({ insurance, onClose }: InsuranceFormDialogProps): ReactNode {
  const t = useT();
  const { formatMoney } = useFormats();
  const field = useField('insurance.');
  const ifEmpty = (amount: number) => t('insurance.fee.help', { fee: formatMoney(amount) });
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
        <Fields.TextField {...field('name')} required span={8} />
        <Fields.TextField {...field('cn')} placeholder="0202.239.951" span={4} />
        <AddressWithBox prefix="insurance." unplaced />
        <Fields.PhoneField {...field('tel')} />
        <Fields.TextField {...field('email')} type="email" />
        <Fields.TextField {...field('bank_account')} placeholder="BE68 5390 0754 7034" />
        <LanguageField span={6} />
        <ChannelField span={6} />
      </FormSection>
      <FormSection title={t('insurance.section.fees')}>
        <Fields.MoneyField {...field('min10km')} help={ifEmpty(DEFAULT_MIN10KM)} />
        <Fields.MoneyField {...field('plus10km')} help={ifEmpty(DEFAULT_PLUS10KM)} />
        <VersionsButton kind="insurer" ownerId={insurance?.id} />
      </FormSection>
      <FormSection>
        <Fields.TextAreaField {...field('comment')} span={12} />
      </FormSection>
    </RecordForm>
  );
}

/** Form values of an insurer; a new one has the default fees. */
export const insuranceValues = (known: Partial<Insurance> = { min10km: DEFAULT_MIN10KM, plus10km: DEFAULT_PLUS10KM }) =>
  filled(insuranceSchema, {
    ...known,
    cn: enterpriseNumberText(known.cn ?? ''),
    bank_account: ibanText(known.bank_account ?? ''),
  });
