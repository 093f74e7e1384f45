import { allowsReturn, BOOKING_TYPES, MOBILITIES } from '@navette/shared/domain';
import { useT, vocabulary } from '@navette/shared/i18n';
import { FormSection, useFormContext } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { addressOf } from '../../../pickers/address-of.ts';
import type { ClientChoice } from '../../../pickers/client-source.ts';
import type { DriverChoice } from '../../../pickers/driver-source.ts';
import { useRecordAdder } from '../../../pickers/use-record-adder.ts';
import { useBookingScreen } from '../booking-context.ts';
import { useValue } from '../booking-form.ts';
import { Fields } from '../fields.ts';
import type { BookingValues } from '../model/booking-values.ts';
import { suggestAddresses } from '../../../pickers/suggest-addresses.ts';
import type { BookingSources } from '../trip/use-booking-sources.ts';
import { ClientCard } from './client-card.tsx';
import { DriverField } from './driver-field.tsx';
import { useField } from './use-field.ts';
import { useChosenClient } from '../requests/get-client.ts';

/** What the section shows beside the values of the form. */
export interface TripSectionProps {
  readonly sources: BookingSources;
  /** The chosen driver, as far as it is known. */
  readonly driver: DriverChoice | null;
  readonly onDriverChosen?: ((driver: DriverChoice | null, anyway?: boolean) => void) | undefined;
}

/** Who travels with whom, from where to where, there or back. */
export function TripSection({ sources, driver, onDriverChosen }: TripSectionProps): ReactNode {
  const t = useT();
  const field = useField();
  const { isNew } = useBookingScreen();
  const { setValue } = useFormContext<BookingValues>();
  const [type, pair] = [useValue('type'), useValue('pair')];
  const addClient = useRecordAdder('masterdata/client@1', sources.client);
  const addDestination = useRecordAdder('masterdata/destination@1', sources.destination);

  function takeOver(client: ClientChoice | null): void {
    if (client === null) return;
    setValue('pick_address', addressOf(client), { shouldDirty: true, shouldValidate: true });
    if (isNew) setValue('factuur', client.factuur ?? false, { shouldDirty: true });
  }

  return (
    <FormSection title={t('booking.section.trip')}>
      <Fields.RecordPicker
        {...field('clientId')}
        required
        source={sources.client}
        add={addClient}
        onChosen={takeOver}
      />
      <Fields.AddressField {...field('pick_address')} required span={6} suggest={suggestAddresses} />
      <ClientCard />
      <Fields.RecordPicker {...field('destinationId')} required source={sources.destination} add={addDestination} />
      <DriverField source={sources.driver} driver={driver} onChosen={onDriverChosen} />
      <TravelFields />
      <Fields.SegmentedField
        {...field('type')}
        options={BOOKING_TYPES.map((value) => ({ value, label: t(vocabulary.bookingType(value)) }))}
        onChosen={(chosen) => {
          if (chosen !== 'to') setValue('back', false, { shouldDirty: true });
        }}
      />
      <Fields.CheckboxField {...field('back')} help={t('booking.back.hint')} disabled={!allowsReturn(type) || pair} />
    </FormSection>
  );
}

/** How the client travels on this trip: as in their record, unless the booking says otherwise. */
function TravelFields(): ReactNode {
  const t = useT();
  const field = useField();
  const { client } = useChosenClient();
  const yesNo = (value: boolean): string => t(value ? 'shared.yes' : 'shared.no');
  const asClient = (value: string | undefined): string => t('booking.asClient', { value: value ?? '…' });
  return (
    <>
      <Fields.SelectField
        {...field('mobility')}
        span={6}
        emptyLabel={asClient(client && t(vocabulary.mobility(client.mobility)))}
        options={MOBILITIES.map((value) => ({ value, label: t(vocabulary.mobility(value)) }))}
      />
      <Fields.SelectField
        {...field('companion')}
        span={6}
        emptyLabel={asClient(client && yesNo(client.companion))}
        options={[true, false].map((value) => ({ value, label: yesNo(value) }))}
      />
    </>
  );
}
