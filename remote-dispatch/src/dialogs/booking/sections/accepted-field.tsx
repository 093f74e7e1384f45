import { Accepted, ACCEPTED_CHOICES } from '@navette/shared/domain';
import { useT, vocabulary } from '@navette/shared/i18n';
import type { ReactNode } from 'react';
import { useValue } from '../booking-form.ts';
import { Fields } from '../fields.ts';
import { useField } from './use-field.ts';

/** What was chosen of {@link ACCEPTED_CHOICES}. */
type AcceptedChoice = (typeof ACCEPTED_CHOICES)[number];

/** Whether the driver is asked: only that can be chosen here, the driver's answer is shown under it. */
export function AcceptedField({
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
