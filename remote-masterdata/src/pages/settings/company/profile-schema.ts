import { isIban, isPostcode, MAX_MONEY, parseEnterpriseNumber } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { required } from '@navette/shared/ui-form';
import * as z from 'zod';
import { orNull, requiredText, text } from '../../../records/text.ts';
import type { CompanyProfile } from '../requests/use-company-profile.ts';

const days = required(z.int().min(0).max(120));
const amount = required(z.number().min(0).max(MAX_MONEY));
const emptyOr = (isGood: (typed: string) => boolean) => (typed: string) => typed === '' || isGood(typed);
const bare = (typed: string) => typed.replace(/\s/gu, '').toUpperCase();

const fields = z.object({
  companyName: requiredText(70),
  companyType: text(40),
  companyAddress: text(150),
  companyZip: text(10).refine(emptyOr(isPostcode), messageKey('validation.postcode')),
  companyCity: text(100),
  companySite: text(150),
  companyTel: z.string().max(25).nullable(),
  companyEmail: text(254).refine(
    emptyOr((typed) => z.email().safeParse(typed).success),
    messageKey('validation.email'),
  ),
  companyWebsite: text(200),
  companyNumber: text(20).refine(
    emptyOr((typed) => parseEnterpriseNumber(typed) !== undefined),
    messageKey('validation.enterpriseNumber'),
  ),
  companyBank: text(42).refine(emptyOr(isIban), messageKey('validation.iban')),
  companyBic: text(20).refine(
    emptyOr((typed) => /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/u.test(bare(typed))),
    messageKey('settings.company.wrongBic'),
  ),
  companyVat: text(300),
  invoiceText: text(1000),
  reminderText: text(1000),
  noticeText: text(1000),
  paymentTerm: days,
  noticeTerm: days,
  adminPrice: amount,
  min10km: amount,
  plus10km: amount,
  epcReference: z.enum(['structured', 'text']),
});

const toProfile = (values: z.output<typeof fields>): CompanyProfile => ({
  ...values,
  companyType: orNull(values.companyType),
  companyAddress: orNull(values.companyAddress),
  companyZip: orNull(values.companyZip),
  companyCity: orNull(values.companyCity),
  companySite: orNull(values.companySite),
  companyEmail: orNull(values.companyEmail),
  companyWebsite: orNull(values.companyWebsite),
  companyNumber: orNull(values.companyNumber),
  companyBank: orNull(values.companyBank),
  companyBic: orNull(bare(values.companyBic)),
  companyVat: orNull(values.companyVat),
  invoiceText: orNull(values.invoiceText),
  reminderText: orNull(values.reminderText),
  noticeText: orNull(values.noticeText),
});

/**
 * Form of the organisation (specification/registers.md#settings): name, terms and prices are required; what is given is checked by its format (specification/formats.md). Its output is
 * what the API is sent.
 */
export const profileSchema = fields.transform(toProfile);

/** Form values. */
export type ProfileValues = z.input<typeof profileSchema>;

const NAMES: ReadonlySet<string> = new Set(Object.keys(fields.shape));

/** Whether a setting is part of the profile. */
export const isProfileSetting = (variable: string): variable is keyof ProfileValues => NAMES.has(variable);

/** Form values of a profile. */
export const profileValues = (profile: CompanyProfile): ProfileValues => ({
  ...profile,
  companyType: profile.companyType ?? '',
  companyAddress: profile.companyAddress ?? '',
  companyZip: profile.companyZip ?? '',
  companyCity: profile.companyCity ?? '',
  companySite: profile.companySite ?? '',
  companyEmail: profile.companyEmail ?? '',
  companyWebsite: profile.companyWebsite ?? '',
  companyNumber: profile.companyNumber ?? '',
  companyBank: profile.companyBank ?? '',
  companyBic: profile.companyBic ?? '',
  companyVat: profile.companyVat ?? '',
  invoiceText: profile.invoiceText ?? '',
  reminderText: profile.reminderText ?? '',
  noticeText: profile.noticeText ?? '',
});
