import { Accepted, ACCEPTED_CHOICES } from '@navette/shared/domain';
import { useT, vocabulary } from '@navette/shared/i18n';
import { FormSection } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import type { DriverChoice } from '../../pickers/record-sources.ts';
import { Fields, useBookingScreen, useField, useValue } from './booking-form.ts';
import { DriverField } from './driver-field.tsx';
import { NotifyButtons } from './notify-buttons.tsx';
import type { BookingSources } from './use-booking-sources.ts';

/** Props of the section besides the values of the form. */
interface DriverSectionProps {
  readonly sources: BookingSources;
  /** Chosen driver, once it is loaded. */
  readonly driver: DriverChoice | null;
  readonly onDriverChosen?: ((driver: DriverChoice | null, anyway?: boolean) => void) | undefined;
  readonly onAcceptedChosen?: ((accepted: Accepted) => void) | undefined;
}

/** The driver, and whether he is asked; a new booking without a driver is to be assigned. */
export function DriverSection({ sources, driver, onDriverChosen, onAcceptedChosen }: DriverSectionProps): ReactNode {
  const t = useT();
  const { row } = useBookingScreen();
  const driverId = useValue('driverId');
  return (
    <FormSection title={t('booking.section.driver')}>
      <DriverField source={sources.driver} driver={driver} onChosen={onDriverChosen} />
      {driverId !== null && <AcceptedField onChosen={onAcceptedChosen} />}
      {row && <NotifyButtons {...{ row, sources }} />}
    </FormSection>
  );
}

type AcceptedChoice = (typeof ACCEPTED_CHOICES)[number];

/** Whether the driver is asked: only that can be chosen here, the driver's answer is shown below. */
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
