import { BOOKING_TYPES } from '@navette/shared/domain';
import { useT, vocabulary } from '@navette/shared/i18n';
import { FormSection, useFormContext } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { suggestAddresses } from '../../pickers/address.ts';
import { useRecordAdder } from '../../pickers/record-sources.ts';
import { Fields, focusNext, useField } from './booking-form.ts';
import type { BookingValues } from './booking-values.ts';
import type { BookingSources } from './use-booking-sources.ts';

/** Direction and places of the trip; a return starts at the destination. */
export function RouteSection({ source }: { readonly source: BookingSources['destination'] }): ReactNode {
  const t = useT();
  const field = useField();
  const { setValue } = useFormContext<BookingValues>();
  const add = useRecordAdder('masterdata/destination@1', source);
  return (
    <FormSection title={t('booking.section.route')}>
      <Fields.SegmentedField
        {...field('type')}
        span={12}
        options={BOOKING_TYPES.map((value) => ({ value, label: t(vocabulary.bookingType(value)) }))}
        onChosen={(chosen) => {
          if (chosen !== 'to') setValue('back', false, { shouldDirty: true });
        }}
      />
      <Fields.AddressField
        {...field('pick_address')}
        required
        span={6}
        suggest={suggestAddresses}
        onChosen={(place) => place && focusNext()}
      />
      <Fields.RecordPicker
        {...field('destinationId')}
        required
        {...{ source, add }}
        onChosen={(chosen, isFocused) => chosen && isFocused && focusNext()}
      />
    </FormSection>
  );
}
