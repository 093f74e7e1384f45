import { insurerLine } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { useBookingScreen } from '../booking-context.ts';
import { useValues } from '../booking-form.ts';
import { useInsurances } from '../../../pickers/list-insurances.ts';

/** What comes of the insurance fields: gross amount, share of the patient, what the insurer pays, nothing without intervention; and what the platform states as not reimbursed. */
export function InsurerAmount(): ReactNode {
  const t = useT();
  const { formatMoney } = useFormats();
  const { row } = useBookingScreen();
  const { data: insurers = [] } = useInsurances();
  const values = useValues();
  const { amount, patientAmount, total } = insurerLine(
    values,
    insurers.find(({ id }) => id === values.insuranceId),
  );
  const { perPart, perDay, monthlyBudget } = row?.nonReimbursed ?? {};
  const notReimbursed = [
    perPart && t('booking.nonReimbursed.perPart', { amount: formatMoney(perPart) }),
    perDay && t('booking.nonReimbursed.perDay', { amount: formatMoney(perDay) }),
    monthlyBudget && t('booking.nonReimbursed.monthlyBudget', { amount: formatMoney(monthlyBudget) }),
  ].filter(Boolean);
  return (
    <Text tone="muted" textStyle="xs" style={{ gridColumn: 'span 12' }} paddingBottom="2" data-field role="status">
      {amount > 0 &&
        t(values.noMutIntervention ? 'booking.insurer.none' : 'booking.insurer.amount', {
          gross: formatMoney(amount),
          patient: formatMoney(patientAmount),
          net: formatMoney(total),
        })}
      {notReimbursed.length > 0 && ` ${t('booking.nonReimbursed.title', { amounts: notReimbursed.join(', ') })}`}
    </Text>
  );
}
