import { api, dataOf } from '@navette/shared/api';
import { messageKey, useT } from '@navette/shared/i18n';
import { Form, useNavetteForm, FormSection, fieldsFor } from '@navette/shared/ui-form';
import { pathOfCall, useVersionedSave } from '@navette/shared/ui-records';
import { useState, type ReactNode } from 'react';
import { FormFoot } from '../form-foot.tsx';
import type { CompanyProfile } from '../requests/use-company-profile.ts';
import { profileSchema, profileValues } from './profile-schema.ts';
import type { TabFormProps } from '../form-tab.tsx';

/** Props of the form. */
export interface CompanyFormProps extends TabFormProps {
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

/** Fields of the company form. */
const Fields = fieldsFor(profileSchema);
