import { useFormats, useT } from '@navette/shared/i18n';
import { useFormContext } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { useBookingScreen } from '../booking-context.ts';
import { useValue } from '../booking-form.ts';
import { Fields } from '../fields.ts';
import type { BookingValues } from '../model/booking-values.ts';
import { useClientTariff } from '../requests/get-client-tariff.ts';
import { FieldWithAction } from './field-with-action.tsx';
import { useField } from './use-field.ts';

/** The fixed price of the insurer; the forfait of the client's M-code is proposed, never forced (DECISIONS 53). */
export function FixedPrice(): ReactNode {
  const t = useT();
  const field = useField();
  const { formatMoney } = useFormats();
  const { setValue } = useFormContext<BookingValues>();
  const { isLocked } = useBookingScreen();
  const tariff = useClientTariff(useValue('clientId'), useValue('motive'));
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
