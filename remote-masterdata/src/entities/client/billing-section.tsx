import { useT } from '@navette/shared/i18n';
import { FormSection } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { useField } from '../../records/fields.ts';
import { suggestAddresses } from '../../records/form-sections.tsx';
import { Fields, useClearInvoice, useValue } from './client-schema.ts';
import { useInsurances } from '../insurance/insurance-requests.ts';
import { nameOfMCode, useMCodes } from '../mcode-requests.ts';

/** Price, M-code and invoice address of the client. */
export function BillingSection(): ReactNode {
  const t = useT();
  const field = useField('client.field.');
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
      <Fields.MoneyField {...field('basePrice')} span={4} />
      <Fields.CheckboxField {...field('factuur')} onChosen={clearWhenOff} />
      {(paysByInvoice || goesElsewhere) && (
        <Fields.CheckboxField name="otherInvoice" label={t('client.otherInvoice')} onChosen={clearWhenOff} />
      )}
      {goesElsewhere && (
        <>
          <Fields.TextField {...field('invoiceName')} span={12} />
          <Fields.AddressField
            {...field('invoiceAddress')}
            suggest={suggestAddresses}
            placeholder={t('address.placeholder')}
            span={9}
          />
          <Fields.TextField {...field('postbox2')} span={3} />
        </>
      )}
    </FormSection>
  );
}

/** Mutuality and member number of the client. Insurers are suggested; any other name is accepted, since not every mutuality is invoiced. */
function MutualityFields(): ReactNode {
  const field = useField('client.field.');
  const { data = [] } = useInsurances('inPlace');
  return (
    <>
      <Fields.TextField {...field('mutuality')} suggestions={[...new Set(data.map(({ name }) => name))]} span={8} />
      <Fields.TextField {...field('memberNumber')} span={4} />
    </>
  );
}

/** Tariff code of the client's mutuality. A code missing in the catalogue, or not loaded yet, is kept. */
function McodeField(): ReactNode {
  const t = useT();
  const { data = [], error } = useMCodes('inPlace');
  const code = useValue('mcode');
  const isKnown = code === null || data.some(({ mcode }) => mcode === code);
  const options = data.map((known) => ({ value: known.mcode, label: nameOfMCode(known) }));
  return (
    <Fields.SelectField
      name="mcode"
      label={t('client.field.mcode')}
      options={isKnown ? options : [{ value: code, label: code }, ...options]}
      emptyLabel={t('client.mcode.none')}
      help={error ? t('client.mcode.failed') : undefined}
      span={8}
    />
  );
}
