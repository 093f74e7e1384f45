import { useT } from '@navette/shared/i18n';
import type { ReactNode } from 'react';
import { FormTab } from '../form-tab.tsx';
import { useAccessPolicy } from '../requests/use-access-policy.ts';
import { AccessForm } from './access-form.tsx';

/** Rules of the sign-in. */
export function AccessTab(): ReactNode {
  const t = useT();
  const texts = {
    name: t('settings.access.form.name'),
    saved: t('settings.access.saved'),
    failed: t('settings.access.failed'),
  };
  return (
    <FormTab query={useAccessPolicy()} texts={texts}>
      {(policy, form) => <AccessForm policy={policy} {...form} />}
    </FormTab>
  );
}
