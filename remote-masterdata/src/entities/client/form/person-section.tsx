import { brusselsToday } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { FormSection } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { Fields } from './client-fields.ts';
import { showNationalNumber } from '../client-requests.ts';

/** Names, birth date and national number of the client. */
export function PersonSection({ id }: { readonly id: number | undefined }): ReactNode {
  const t = useT();
  return (
    <FormSection title={t('client.section.person')}>
      <Fields.TextField name="lastname" label={t('client.lastname')} required />
      <Fields.TextField name="firstname" label={t('client.firstname')} required />
      <Fields.DateField name="birthday" label={t('client.birthday')} past max={brusselsToday()} span={4} />
      <Fields.NationalNumberField
        name="ssn"
        label={t('client.ssn')}
        onReveal={id === undefined ? undefined : () => showNationalNumber(id)}
        span={4}
      />
      <Fields.DateField name="client_from" label={t('client.client_from')} span={4} />
    </FormSection>
  );
}
