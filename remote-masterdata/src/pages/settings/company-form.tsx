import { api, dataOf } from '@navette/shared/api';
import { messageKey, useT } from '@navette/shared/i18n';
import { Form, useNavetteForm, FormSection, fieldsFor, required } from '@navette/shared/ui-form';
import { pathOfCall, useVersionedSave } from '@navette/shared/ui-records';
import { useState, type ReactNode } from 'react';
import { FormFoot, type TabFormProps } from './form-tab.tsx';
import type { CompanyProfile } from './settings-requests.ts';
import { isIban, isPostcode, MAX_MONEY, parseEnterpriseNumber } from '@navette/shared/domain';
import * as z from 'zod';
import { orNull, requiredText, text } from '../../records/text.ts';

/** Props of the form. */
interface CompanyFormProps extends TabFormProps {
  readonly profile: CompanyProfile;
}

const SAVED_PROFILE = {
  path: pathOfCall(['get', '/service/settings/company']),
  read: async () => profileValues(await dataOf(api.GET('/service/settings/company'))),
};

/** Company profile form, used by invoices and rules, validated while typing. */
export function CompanyForm({ profile, onSaved, onDiscard }: CompanyFormProps): ReactNode {
  const [defaultValues] = useState(() => profileValues(profile));
  const form = useNavetteForm({ schema: profileSchema, defaultValues, name: messageKey('settings.company.form.name') });
  const save = useVersionedSave(form, { ...SAVED_PROFILE, values: defaultValues }, saveCompanyProfile);
  return (
    <Form form={form} onSubmit={save} onSaved={onSaved}>
      <OrganisationSection />
      <BankSection />
      <RatesSection />
      <TextsSection />
      <FormFoot isDirty={form.isDirty} isSubmitting={form.formState.isSubmitting} onDiscard={onDiscard} />
    </Form>
  );
}

/**
 * Saves the whole profile.
 * @throws {ApiProblem} `validation` with the refused fields
 */
async function saveCompanyProfile(body: CompanyProfile): Promise<void> {
  await api.PUT('/service/settings/company', { body });
}

/** Texts of invoices, reminders and formal notices. */
function TextsSection(): ReactNode {
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

/** Bank account on invoices, and the reference in their QR code. */
function BankSection(): ReactNode {
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

/** Name, address and contact of the company. */
function OrganisationSection(): ReactNode {
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

/** Default prices, fees and terms of rules and invoices. */
function RatesSection(): ReactNode {
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
 * Form of the company profile (specification/registers.md#settings): name, terms and prices are required; optional fields are validated by their
 * format (specification/formats.md). Its output is the request body.
 */
export const profileSchema = fields.transform(toProfile);

/** Fields of the company form. */
const Fields = fieldsFor(profileSchema);

/** Form values. */
type ProfileValues = z.input<typeof profileSchema>;

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
