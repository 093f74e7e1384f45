import { useT } from '@navette/shared/i18n';
import { FormSection } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { suggestAddresses } from '../../../address/suggest-addresses.ts';
import { Fields, useClearInvoice, useValue } from './client-fields.ts';
import { McodeField } from './mcode-field.tsx';
import { MutualityFields } from './mutuality-fields.tsx';

/** Price, M-code and invoice address of the client. */
export function BillingSection(): ReactNode {
  const t = useT();
  const paysByInvoice = useValue('factuur');
  const goesElsewhere = useValue('otherInvoice');
  const clearInvoice = useClearInvoice();
  const clearWhenOff = (isOn: boolean) => {
    if (!isOn) clearInvoice();
  };
  return (
    <FormSection title={t('client.section.billing')}>
      <MutualityFields />
      <McodeField />
      <Fields.MoneyField name="basePrice" label={t('client.basePrice')} span={4} />
      <Fields.CheckboxField name="factuur" label={t('client.factuur')} onChosen={clearWhenOff} />
      {(paysByInvoice || goesElsewhere) && (
        <Fields.CheckboxField name="otherInvoice" label={t('client.otherInvoice')} onChosen={clearWhenOff} />
      )}
      {goesElsewhere && (
        <>
          <Fields.TextField name="invoiceName" label={t('client.invoiceName')} span={12} />
          <Fields.AddressField
            name="invoiceAddress"
            label={t('client.invoiceAddress')}
            suggest={suggestAddresses}
            placeholder={t('address.placeholder')}
            span={9}
          />
          <Fields.TextField name="postbox2" label={t('client.postbox')} span={3} />
        </>
      )}
    </FormSection>
  );
}
