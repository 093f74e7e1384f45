import { api, dataOf } from '@navette/shared/api';
import { messageKey, useT } from '@navette/shared/i18n';
import { Form, useNavetteForm, FormSection, fieldsFor, required } from '@navette/shared/ui-form';
import { pathOfCall, useVersionedSave } from '@navette/shared/ui-records';
import { useState, type ReactNode } from 'react';
import { FormFoot, type TabFormProps } from './form-tab.tsx';
import type { CompanyProfile } from './settings-requests.ts';
import { VersionsButton } from '../../entities/tariff/versions-button.tsx';
import {
  DOCUMENT_LANGUAGES,
  isIban,
  isPostcode,
  MAX_MONEY,
  ORGANISATION,
  parseEnterpriseNumber,
} from '@navette/shared/domain';
import * as z from 'zod';
import {
  documentLanguage,
  email,
  filled,
  line,
  phone,
  requiredText,
  validLine,
  useField,
} from '../../records/fields.ts';

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

const SENTENCES = [
  { name: 'companyVat', rows: 2 },
  { name: 'invoiceText', rows: 3 },
  { name: 'reminderText', rows: 4 },
  { name: 'noticeText', rows: 4 },
] as const;

/** Texts of invoices, reminders and formal notices, for all languages and in Dutch and English. */
function TextsSection(): ReactNode {
  const t = useT();
  const field = useField('settings.company.');
  const languages = DOCUMENT_LANGUAGES.map((value) => ({ value, label: t(documentLanguage(value)) }));
  return (
    <FormSection title={t('settings.company.section.texts')}>
      <Fields.SelectField
        {...field('documentLanguage')}
        options={languages}
        help={t('settings.company.documentLanguage.help')}
        span={12}
      />
      {SENTENCES.flatMap(({ name, rows }) => [
        <Fields.TextAreaField key={name} {...field(name)} rows={rows} span={4} />,
        <Fields.TextAreaField
          key={`${name}Nl`}
          name={`${name}Nl`}
          label={t('settings.company.inDutch', { name: t(`settings.company.${name}`) })}
          rows={rows}
          span={4}
        />,
        <Fields.TextAreaField
          key={`${name}En`}
          name={`${name}En`}
          label={t('settings.company.inEnglish', { name: t(`settings.company.${name}`) })}
          rows={rows}
          span={4}
        />,
      ])}
    </FormSection>
  );
}

/** Bank account on invoices, and the reference in their QR code. */
function BankSection(): ReactNode {
  const t = useT();
  const field = useField('settings.company.');
  const references = REFERENCES.map((value) => ({ value, label: t(`settings.company.epcReference.${value}`) }));
  return (
    <FormSection title={t('settings.company.section.bank')}>
      <Fields.TextField {...field('companyBank')} span={5} />
      <Fields.TextField {...field('companyBic')} span={3} />
      <Fields.SelectField {...field('epcReference')} options={references} span={4} />
    </FormSection>
  );
}

/** Name, address and contact of the company. */
function OrganisationSection(): ReactNode {
  const t = useT();
  const field = useField('settings.company.');
  return (
    <FormSection title={t('settings.company.section.organisation')}>
      <Fields.TextField {...field('companyName')} required />
      <Fields.TextField {...field('companyType')} help={t('settings.company.companyType.help')} span={3} />
      <Fields.TextField {...field('companyNumber')} span={3} />
      <Fields.TextField {...field('companyAddress')} span={5} />
      <Fields.TextField {...field('companyZip')} span={3} />
      <Fields.TextField {...field('companyCity')} span={4} />
      <Fields.TextField {...field('companySite')} help={t('settings.company.companySite.help')} span={12} />
      <Fields.PhoneField {...field('companyTel')} span={4} />
      <Fields.TextField {...field('companyEmail')} type="email" span={4} />
      <Fields.TextField {...field('companyWebsite')} span={4} />
    </FormSection>
  );
}

/** Default prices, fees and terms of rules and invoices. */
function RatesSection(): ReactNode {
  const t = useT();
  const field = useField('settings.company.');
  const ofInsurer = t('settings.company.insurer.help');
  return (
    <FormSection title={t('settings.company.section.rates')}>
      <Fields.MoneyField {...field('adminPrice')} help={t('settings.company.adminPrice.help')} required span={4} />
      <Fields.MoneyField {...field('min10km')} help={ofInsurer} required span={4} />
      <Fields.MoneyField {...field('plus10km')} help={ofInsurer} required span={4} />
      <VersionsButton kind="forfait" ownerId={ORGANISATION} />
      <Fields.NumberField {...field('paymentTerm')} required span={4} />
      <Fields.NumberField {...field('noticeTerm')} required span={4} />
      <Fields.CheckboxField
        {...field('showNationalNumber')}
        help={t('settings.company.showNationalNumber.help')}
        span={12}
      />
    </FormSection>
  );
}

const REFERENCES = ['structured', 'text'] as const;

const days = required(z.int().min(0).max(120));
const amount = required(z.number().min(0).max(MAX_MONEY));
const bare = (typed: string) => typed.replace(/\s/gu, '').toUpperCase();
const isBic = (typed: string) => /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/u.test(bare(typed));
const isCompany = (typed: string) => parseEnterpriseNumber(typed) !== undefined;

/**
 * Form of the company profile (specification/registers.md#settings): name, terms and prices are required; optional fields are validated by their
 * format (specification/formats.md). Its output is the request body.
 */
export const profileSchema = z.object({
  companyName: requiredText(70),
  companyType: line(40),
  companyAddress: line(150),
  companyZip: validLine(10, isPostcode, messageKey('validation.postcode')),
  companyCity: line(100),
  companySite: line(150),
  companyTel: phone,
  companyEmail: email,
  companyWebsite: line(200),
  companyNumber: validLine(20, isCompany, messageKey('validation.enterpriseNumber')),
  companyBank: validLine(42, isIban, messageKey('validation.iban')),
  companyBic: validLine(20, isBic, messageKey('settings.company.wrongBic')).transform((typed) => typed && bare(typed)),
  companyVat: line(300),
  companyVatNl: line(300),
  companyVatEn: line(300),
  invoiceText: line(1000),
  invoiceTextNl: line(1000),
  invoiceTextEn: line(1000),
  reminderText: line(1000),
  reminderTextNl: line(1000),
  reminderTextEn: line(1000),
  noticeText: line(1000),
  noticeTextNl: line(1000),
  noticeTextEn: line(1000),
  documentLanguage: z.enum(DOCUMENT_LANGUAGES),
  paymentTerm: days,
  noticeTerm: days,
  adminPrice: amount,
  min10km: amount,
  plus10km: amount,
  epcReference: z.enum(REFERENCES),
  showNationalNumber: z.boolean(),
});

const Fields = fieldsFor(profileSchema);

type ProfileValues = z.input<typeof profileSchema>;

export const PROFILE_SETTINGS: readonly string[] = Object.keys(profileSchema.shape);

/** Whether a setting is part of the profile. */
export const isProfileSetting = (variable: string): variable is keyof ProfileValues =>
  Object.hasOwn(profileSchema.shape, variable);

export const profileValues = (profile: CompanyProfile): ProfileValues =>
  filled(profileSchema, { documentLanguage: 'fr', ...profile });
