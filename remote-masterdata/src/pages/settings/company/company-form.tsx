import { api, dataOf } from '@navette/shared/api';
import { messageKey } from '@navette/shared/i18n';
import { Form, useNavetteForm } from '@navette/shared/ui-form';
import { pathOfCall, useVersionedSave } from '@navette/shared/ui-records';
import { useState, type ReactNode } from 'react';
import { FormFoot } from '../form-foot.tsx';
import { saveCompanyProfile } from '../requests/save-company-profile.ts';
import type { CompanyProfile } from '../requests/use-company-profile.ts';
import { BankSection } from './bank-section.tsx';
import { OrganisationSection } from './organisation-section.tsx';
import { profileSchema, profileValues } from './profile-schema.ts';
import { RatesSection } from './rates-section.tsx';
import { TextsSection } from './texts-section.tsx';
import type { TabFormProps } from '../form-tab.tsx';

/** The form of the organisation. */
export interface CompanyFormProps extends TabFormProps {
  readonly profile: CompanyProfile;
}

const SAVED_PROFILE = {
  path: pathOfCall(['get', '/service/settings/company']),
  read: async () => profileValues(await dataOf(api.GET('/service/settings/company'))),
};

/** Form of everything that invoices and rules need of the organisation, validated while typing. */
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
