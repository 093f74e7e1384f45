import { useT, useFormats } from '@navette/shared/i18n';
import { FormSection, useFormContext } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { useBookingScreen, useValue, useValues, Fields, useField } from './booking-form.ts';
import { ratesOf, useDayTariffs } from '../../pickers/day-tariffs.ts';
import { useInsurances } from '../../pickers/record-sources.ts';
import { insurerLine, mcodeForfait } from '@navette/shared/domain';
import { Text } from '@navette/shared/ui';
import { type BookingValues, dayOf } from './booking-values.ts';
import { FieldWithAction } from './field-with-action.tsx';
import { $api } from '@navette/shared/api';

/** The insurer's part: opened by its checkbox; without it nothing of it is saved. */
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

/** The insurer, chosen from the active ones; another stays chosen, and a deleted one is marked. */
function InsurerField(): ReactNode {
  const t = useT();
  const field = useField();
  const { data: insurers = [], isSuccess, isError } = useInsurances();
  const id = useValue('insuranceId');
  const isMissing = isSuccess && id !== null && !insurers.some((insurer) => insurer.id === id);
  const options = insurers
    .filter((insurer) => insurer.active || insurer.id === id)
    .map(({ id: value, name }) => ({ value, label: name }));
  return (
    <Fields.SelectField
      {...field('insuranceId')}
      required
      span={6}
      options={isMissing ? [...options, { value: id, label: t('picker.missing', { id }) }] : options}
      help={isError ? t('booking.insurers.failed') : undefined}
    />
  );
}

/**
 * Result of the insurance fields: gross amount, share of the patient, the insurer's amount, 0 without intervention; and the amount that the platform
 * states as not reimbursed.
 */
function InsurerAmount(): ReactNode {
  const t = useT();
  const { formatMoney } = useFormats();
  const { row } = useBookingScreen();
  const values = useValues();
  const rates = ratesOf(useDayTariffs(dayOf(values)), values.insuranceId);
  const { amount, patientAmount, total } = insurerLine(values, rates);
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

/** Fixed price of the insurer; the forfait of the client's M-code is proposed, never enforced (specification/tariffs.md#m-code-forfait). */
function FixedPrice(): ReactNode {
  const t = useT();
  const field = useField();
  const { formatMoney } = useFormats();
  const { setValue } = useFormContext<BookingValues>();
  const { isLocked } = useBookingScreen();
  const tariff = useClientTariff(useValues());
  const amount = useValue('mutualAmount');
  const isOther = tariff !== undefined && tariff.forfait !== amount;
  return (
    <FieldWithAction
      span={4}
      action={isOther && !isLocked('mutualAmount') ? t('booking.price.take') : undefined}
      onAction={() => setValue('mutualAmount', tariff?.forfait ?? null, { shouldDirty: true, shouldValidate: true })}
    >
      <Fields.MoneyField
        {...field('mutualAmount')}
        span={12}
        help={tariff && t('booking.mcode.forfait', { mcode: tariff.mcode, price: formatMoney(tariff.forfait) })}
      />
    </FieldWithAction>
  );
}

/** The forfait of a client's M-code. */
interface ClientTariff {
  readonly mcode: string;
  /** In euros. */
  readonly forfait: number;
}

/** Fixed price that the client's M-code proposes for a motive on the day; `undefined` without one, or while it is loading. */
function useClientTariff(values: BookingValues): ClientTariff | undefined {
  const { clientId, motive } = values;
  const inPlace = { staleTime: 60_000, meta: { failure: 'inPlace' } } as const;
  const client = $api.useQuery(
    'get',
    '/api/client/{id}',
    { params: { path: { id: clientId ?? 0 } } },
    { ...inPlace, enabled: clientId !== null },
  );
  const mcode = client.data?.[0]?.mcode;
  const tariff = useDayTariffs(dayOf(values))?.mcodes.find((code) => code.mcode === mcode);
  const forfait = tariff ? mcodeForfait(tariff, motive) : null;
  return mcode && forfait !== null ? { mcode, forfait } : undefined;
}
