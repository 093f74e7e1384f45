import { BOOKING_STATUSES, bookingWarnings, MOTIVES } from '@navette/shared/domain';
import { messageKey, useT, vocabulary } from '@navette/shared/i18n';
import { Alert } from '@navette/shared/ui';
import { FormSection } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { Fields, useField, useValues } from './booking-form.ts';

/** Motive, status, certificate, and remarks for office and driver. */
export function FollowUpSection(): ReactNode {
  const t = useT();
  const field = useField();
  return (
    <FormSection title={t('booking.section.followUp')}>
      <Fields.SelectField
        {...field('motive')}
        span={6}
        options={MOTIVES.map((value) => ({ value, label: t(vocabulary.motive(value)) }))}
      />
      <Fields.SelectField
        {...field('status')}
        span={6}
        options={BOOKING_STATUSES.map((value) => ({ value, label: t(vocabulary.bookingStatus(value)) }))}
      />
      <Fields.CheckboxField {...field('certificateNeeded')} span={6} />
      <Fields.CheckboxField {...field('certificateReceived')} span={6} />
      <Warnings />
      <Fields.TextAreaField {...field('comment')} span={6} rows={2} />
      <Fields.TextAreaField {...field('info')} span={6} rows={2} />
    </FormSection>
  );
}

const WARNING_KEYS = {
  certificateRequired: messageKey('booking.warning.certificateRequired'),
  noMutIntervention: messageKey('booking.warning.noMutIntervention'),
} as const;

/** 'Certificat est requis', 'Pas intervention Mutuelle' (specification/bookings.md#form). */
function Warnings(): ReactNode {
  const t = useT();
  const values = useValues();
  const warnings = bookingWarnings({ ...values, noMutIntervention: values.insurance && values.noMutIntervention });
  if (warnings.length === 0) return null;
  return (
    <div
      style={{ gridColumn: 'span 12', display: 'flex', flexDirection: 'column', gap: 8, paddingBottom: 8 }}
      data-field
    >
      {warnings.map((warning) => (
        <Alert key={warning} status="warning" title={t(WARNING_KEYS[warning])} />
      ))}
    </div>
  );
}
