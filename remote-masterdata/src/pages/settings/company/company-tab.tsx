import { useT } from '@navette/shared/i18n';
import type { ReactNode } from 'react';
import { FormTab } from '../form-tab.tsx';
import { useCompanyProfile } from '../requests/use-company-profile.ts';
import { CompanyForm } from './company-form.tsx';

/** Profile of the organisation. */
export function CompanyTab(): ReactNode {
  const t = useT();
  const texts = {
    name: t('settings.company.form.name'),
    saved: t('settings.company.saved'),
    failed: t('settings.company.failed'),
  };
  return (
    <FormTab query={useCompanyProfile()} texts={texts}>
      {(profile, form) => <CompanyForm profile={profile} {...form} />}
    </FormTab>
  );
}
