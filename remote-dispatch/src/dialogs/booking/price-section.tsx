import { quotedPrice, WAIT_TIMES, waitPrice } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { FormSection, useFormContext } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { useBookingScreen, useValue, useValues, Fields, useField } from './booking-form.ts';
import { proposedPrice } from './use-trip.ts';
import { type BookingValues, dayOf } from './booking-values.ts';
import { useDayTariffs } from '../../pickers/day-tariffs.ts';
import { FieldWithAction } from './field-with-action.tsx';

/** Prices of the trip and ways of payment. The admin variant adds the driver's side (specification/bookings.md#variants). */
export function PriceSection(): ReactNode {
  const t = useT();
  const field = useField();
  const { isAdmin } = useBookingScreen();
  return (
    <FormSection title={t('booking.section.price')}>
      <InvoicePrice />
      <Fields.MoneyField {...field('ticket_price')} span={3} />
      <WaitingTime />
      {isAdmin && <DriverPrices />}
      <Fields.CheckboxField {...field('factuur')} span={4} />
      {isAdmin && <DriverFlags />}
    </FormSection>
  );
}

function WaitingTime(): ReactNode {
  const t = useT();
  const field = useField();
  const { formatMoney } = useFormats();
  const { row } = useBookingScreen();
  const tariffs = useDayTariffs(dayOf(useValues()));
  // A stored waiting time keeps its own price until another one is chosen.
  const priceOf = (value: string) => (row?.ap_waittime === value ? row.waitprice : waitPrice(value, tariffs?.waiting));
  const options = WAIT_TIMES.map((value) => ({
    value,
    label:
      value === '0'
        ? t('booking.wait.none')
        : t('booking.wait.priced', { time: value, price: formatMoney(priceOf(value)) }),
  }));
  return <Fields.SelectField {...field('ap_waittime')} span={3} options={options} />;
}

const SOURCE_KEYS = { driver: 'booking.price.fromDriver', trip: 'booking.price.fromTrip' } as const;

/** The invoice price, with the source of its default. */
function InvoicePrice(): ReactNode {
  const t = useT();
  const field = useField();
  const { formatMoney } = useFormats();
  const { setValue } = useFormContext<BookingValues>();
  const { isLocked, isNew } = useBookingScreen();
  const values = useValues();
  const proposed = proposedPrice(values);
  const isOwn = proposed !== undefined && values.price !== proposed.amount;
  const quotedNow = isNew && proposed?.source === 'trip' ? quotedPrice(values) : undefined;
  const isQuoted = isOwn && values.price === quotedNow;

  function help(): string | undefined {
    if (proposed === undefined) return undefined;
    const source = t(SOURCE_KEYS[proposed.source]);
    if (isQuoted) return t('booking.price.quoted', { source, price: formatMoney(proposed.amount) });
    return isOwn ? t('booking.price.differs', { source, price: formatMoney(proposed.amount) }) : source;
  }

  // The estimator quotes more than the computed price: a button applies the quote, and reverts it.
  const quoted = isOwn ? undefined : quotedNow;
  const other = quoted ?? (isOwn ? proposed.amount : undefined);
  const action =
    quoted === undefined ? t('booking.price.take') : t('booking.price.takeQuoted', { price: formatMoney(quoted) });
  return (
    <FieldWithAction
      span={6}
      action={other !== undefined && !isLocked('price') ? action : undefined}
      onAction={() => setValue('price', other ?? null, { shouldDirty: true, shouldValidate: true })}
    >
      <Fields.MoneyField {...field('price')} span={12} help={help()} />
    </FieldWithAction>
  );
}

/** Price for the driver, and commission of the company. */
function DriverPrices(): ReactNode {
  const t = useT();
  const field = useField();
  return (
    <>
      <Fields.MoneyField {...field('price_driver')} span={4} />
      <Fields.NumberField {...field('commission')} span={4} digits={2} help={t('booking.commission.help')} />
    </>
  );
}

/** Settlement of the driver: by invoice or not, and rectification. */
function DriverFlags(): ReactNode {
  const t = useT();
  const field = useField();
  const hasCredit = useValue('creditDriver');
  return (
    <>
      <Fields.CheckboxField {...field('factuurDriver')} span={4} />
      <Fields.CheckboxField {...field('creditDriver')} span={4} />
      {hasCredit && <Fields.MoneyField {...field('creditAmount')} span={4} help={t('booking.credit.help')} />}
      {hasCredit && <Fields.TextField {...field('creditReason')} span={8} />}
    </>
  );
}
