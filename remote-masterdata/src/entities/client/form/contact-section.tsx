import { useT } from '@navette/shared/i18n';
import { FormSection } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { addressParts } from '../../../address/address-values.ts';
import { suggestAddresses } from '../../../address/suggest-addresses.ts';
import { languageOptions } from '../../../records/document-language.ts';
import { Fields } from './client-fields.ts';

/** Address, phones and e-mail address of the client. */
export function ContactSection(): ReactNode {
  const t = useT();
  return (
    <FormSection title={t('client.section.contact')}>
      <Fields.AddressField
        name="address"
        label={t('client.address')}
        suggest={suggestAddresses}
        parts={addressParts}
        placeholder={t('address.placeholder')}
        required
        span={9}
      />
      <Fields.TextField name="postbox" label={t('client.postbox')} span={3} />
      <Fields.PhoneField name="mobile" label={t('client.mobile')} span={4} />
      <Fields.PhoneField name="tel" label={t('client.tel')} span={4} />
      <Fields.TextField name="email" type="email" label={t('client.email')} span={4} />
      <Fields.SelectField
        name="language"
        label={t('client.language')}
        options={languageOptions(t)}
        emptyLabel={t('client.language.default')}
        span={4}
      />
    </FormSection>
  );
}
