import { BOOKING_STATUSES, bookingWarnings, MOTIVES, Accepted, ACCEPTED_CHOICES } from '@navette/shared/domain';
import { messageKey, useT, vocabulary } from '@navette/shared/i18n';
import { Alert } from '@navette/shared/ui';
import { FormSection } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { useBookingScreen } from '../booking-context.ts';
import { useValues, useValue } from '../booking-form.ts';
import { Fields } from '../fields.ts';
import { NotifyButtons } from '../notify/notify-buttons.tsx';
import type { BookingSources } from '../trip/use-booking-sources.ts';
import { useField } from './use-field.ts';

/** What the section needs beside the values of the form. */
export interface FollowUpSectionProps {
  readonly sources: BookingSources;
  readonly onAcceptedChosen?: ((accepted: Accepted) => void) | undefined;
}

/** Whether the driver is asked, how far the booking is, why the passenger travels, what the office and the driver should know. */
export function FollowUpSection({ sources, onAcceptedChosen }: FollowUpSectionProps): ReactNode {
  const t = useT();
  const field = useField();
  const { row } = useBookingScreen();
  return (
    <FormSection title={t('booking.section.followUp')}>
      <AcceptedField onChosen={onAcceptedChosen} />
      <Fields.SelectField
        {...field('status')}
        options={BOOKING_STATUSES.map((value) => ({ value, label: t(vocabulary.bookingStatus(value)) }))}
      />
      {row && <NotifyButtons {...{ row, sources }} />}
      <Fields.SelectField
        {...field('motive')}
        span={4}
        options={MOTIVES.map((value) => ({ value, label: t(vocabulary.motive(value)) }))}
      />
      <Fields.CheckboxField {...field('certificateNeeded')} span={4} />
      <Fields.CheckboxField {...field('certificateReceived')} span={4} />
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

/** What was chosen of {@link ACCEPTED_CHOICES}. */
type AcceptedChoice = (typeof ACCEPTED_CHOICES)[number];

/** Whether the driver is asked: only that can be chosen here, the driver's answer is shown under it. */
function AcceptedField({
  onChosen,
}: {
  readonly onChosen?: ((accepted: AcceptedChoice) => void) | undefined;
}): ReactNode {
  const t = useT();
  const field = useField();
  const accepted = useValue('accepted');
  const isAnswered = accepted !== Accepted.assign && accepted !== Accepted.pending;
  return (
    <Fields.SegmentedField
      {...field('accepted')}
      span={6}
      options={ACCEPTED_CHOICES.map((value) => ({ value, label: t(vocabulary.accepted(value)) }))}
      help={isAnswered ? t('booking.answer.given', { answer: t(vocabulary.accepted(accepted)) }) : undefined}
      onChosen={(chosen) => {
        if (chosen === Accepted.assign || chosen === Accepted.pending) onChosen?.(chosen);
      }}
    />
  );
}
