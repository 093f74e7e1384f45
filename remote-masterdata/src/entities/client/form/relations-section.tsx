import { useT } from '@navette/shared/i18n';
import { FormSection } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { Fields } from './client-fields.ts';

/** Who is called about the client: family, and the doctor. */
export function RelationsSection(): ReactNode {
  const t = useT();
  return (
    <FormSection title={t('client.section.relations')}>
      <Fields.TextField name="contactName" label={t('client.contactName')} span={4} />
      <Fields.TextField
        name="contactRelation"
        label={t('client.contactRelation')}
        suggestions={t('client.contactRelation.suggestions').split(', ')}
        span={4}
      />
      <Fields.PhoneField name="contactPhone" label={t('client.contactPhone')} span={4} />
      <Fields.TextField name="contactEmail" type="email" label={t('client.contactEmail')} span={4} />
      <Fields.TextField name="doctorName" label={t('client.doctorName')} span={4} />
      <Fields.PhoneField name="doctorPhone" label={t('client.doctorPhone')} span={4} />
    </FormSection>
  );
}
