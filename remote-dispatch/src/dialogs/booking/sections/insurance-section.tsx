import { useT } from '@navette/shared/i18n';
import { FormSection } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { useBookingScreen } from '../booking-context.ts';
import { useValue } from '../booking-form.ts';
import { Fields } from '../fields.ts';
import { FixedPrice } from './fixed-price.tsx';
import { InsurerAmount } from './insurer-amount.tsx';
import { InsurerField } from './insurer-field.tsx';

/** What the insurer pays: opened by its tick; without it nothing of it is saved. */
export function InsuranceSection(): ReactNode {
  const t = useT();
  const isInsured = useValue('insurance');
  const { isLocked } = useBookingScreen();
  return (
    <FormSection title={t('booking.section.insurance')}>
      <Fields.CheckboxField
        name="insurance"
        label={t('booking.field.insurance')}
        span={12}
        readOnly={isLocked('insurance')}
      />
      {isInsured && <InsuranceFields />}
    </FormSection>
  );
}

function InsuranceFields(): ReactNode {
  const t = useT();
  const { isAdmin, isLocked } = useBookingScreen();
  const figure = { span: 4, readOnly: isLocked('mutualAmount') };
  return (
    <>
      <InsurerField />
      <Fields.TextField
        name="mutualPatientID"
        label={t('booking.field.mutualPatientID')}
        required
        span={6}
        maxLength={60}
      />
      <Fields.NumberField name="mutualDistance" label={t('booking.field.mutualDistance')} digits={3} {...figure} />
      {isAdmin && <FixedPrice />}
      <Fields.MoneyField name="mutualPatientAmount" label={t('booking.field.mutualPatientAmount')} {...figure} />
      {isAdmin && <Fields.MoneyField name="min10km" label={t('booking.field.min10km')} {...figure} />}
      {isAdmin && <Fields.MoneyField name="plus10km" label={t('booking.field.plus10km')} {...figure} />}
      <Fields.CheckboxField name="noMutIntervention" label={t('booking.field.noMutIntervention')} {...figure} />
      <InsurerAmount />
      <Fields.TextAreaField
        name="mutualComment"
        label={t('booking.field.mutualComment')}
        span={12}
        rows={2}
        maxLength={4000}
      />
    </>
  );
}
