import { MOBILITIES } from '@navette/shared/domain';
import { useT, vocabulary } from '@navette/shared/i18n';
import { FormSection } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { Fields } from './client-fields.ts';

/** How the client travels, and whether with somebody; a booking may say otherwise. */
export function TravelSection(): ReactNode {
  const t = useT();
  return (
    <FormSection title={t('client.section.travel')}>
      <Fields.SegmentedField
        name="mobility"
        label={t('client.mobility')}
        options={MOBILITIES.map((value) => ({ value, label: t(vocabulary.mobility(value)) }))}
        span={6}
      />
      <Fields.CheckboxField name="companion" label={t('client.companion')} help={t('client.companion.help')} span={6} />
    </FormSection>
  );
}
