import { useT } from '@navette/shared/i18n';
import { FormSection } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { languageOptions } from '../../records/document-language.ts';
import { Fields } from './driver-fields.ts';
import { REFRESH_TIMES } from './driver-schema.ts';

/** Car, commission, bank account and the app of the driver. */
export function WorkSection(): ReactNode {
  const t = useT();
  const times = REFRESH_TIMES.map((seconds) => ({
    value: seconds,
    label: t('driver.refreshTime.seconds', { seconds }),
  }));
  return (
    <FormSection title={t('driver.section.work')}>
      <Fields.SelectField
        name="role"
        label={t('person.role')}
        options={[{ value: 'driver', label: t('role.driver') }]}
        span={4}
      />
      <Fields.TextField name="car" label={t('person.car')} span={4} />
      <Fields.TextField name="zones" label={t('person.zones')} span={4} />
      <Fields.TextField
        name="bank_account"
        label={t('driver.bank_account')}
        placeholder="BE68 5390 0754 7034"
        span={4}
      />
      <Fields.NumberField
        name="commission"
        label={t('driver.commission')}
        digits={2}
        help={t('driver.commission.help')}
        span={4}
      />
      <Fields.SelectField name="refreshTime" label={t('driver.refreshTime')} options={times} span={4} />
      <Fields.SelectField
        name="language"
        label={t('client.language')}
        options={languageOptions(t)}
        emptyLabel={t('client.language.default')}
        span={4}
      />
      <Fields.CheckboxField
        name="carriesWheelchair"
        label={t('driver.carriesWheelchair')}
        help={t('driver.carries.help')}
        span={6}
      />
      <Fields.CheckboxField name="carriesStretcher" label={t('driver.carriesStretcher')} span={6} />
      <Fields.CheckboxField name="active" label={t('driver.active.field')} help={t('driver.active.help')} span={12} />
    </FormSection>
  );
}
