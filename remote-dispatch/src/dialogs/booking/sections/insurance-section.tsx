import { useT } from '@navette/shared/i18n';
import { FormSection } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { useBookingScreen } from '../booking-context.ts';
import { useValue } from '../booking-form.ts';
import { Fields } from '../fields.ts';
import { FixedPrice } from './fixed-price.tsx';
import { InsurerAmount } from './insurer-amount.tsx';
import { InsurerField } from './insurer-field.tsx';
import { useField } from './use-field.ts';

/** What the insurer pays: opened by its tick; without it nothing of it is saved. */
export function InsuranceSection(): ReactNode {
  const t = useT();
  const field = useField();
  const isInsured = useValue('insurance');
  return (
    <FormSection title={t('booking.section.insurance')}>
      <Fields.CheckboxField {...field('insurance')} span={12} />
      {isInsured && <InsuranceFields />}
    </FormSection>
  );
}

function InsuranceFields(): ReactNode {
  const field = useField();
  const { isAdmin } = useBookingScreen();
  return (
    <>
      <InsurerField />
      <Fields.TextField {...field('mutualPatientID')} required span={6} />
      <Fields.NumberField {...field('mutualDistance')} digits={3} span={4} />
      {isAdmin && <FixedPrice />}
      <Fields.MoneyField {...field('mutualPatientAmount')} span={4} />
      {isAdmin && <Fields.MoneyField {...field('min10km')} span={4} />}
      {isAdmin && <Fields.MoneyField {...field('plus10km')} span={4} />}
      <Fields.CheckboxField {...field('noMutIntervention')} span={4} />
      <InsurerAmount />
      <Fields.TextAreaField {...field('mutualComment')} span={12} rows={2} />
    </>
  );
}
