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
import { messageKey } from '@navette/shared/i18n';
import * as z from 'zod';
import { emailText } from '../../records/email.ts';
import { orNull, requiredText, text } from '../../records/text.ts';
import type { Insurance, InsuranceForm } from './insurance-requests.ts';

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
