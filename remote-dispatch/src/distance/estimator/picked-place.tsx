import { useT } from '@navette/shared/i18n';
import { Grid } from '@navette/shared/ui';
import { FieldFrame, RecordInput, useRecord, type RecordAdder, type RecordSource } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { addressOf, type AddressParts } from '../../pickers/address-of.ts';
import type { EstimatorPlace, PickedPlace } from './estimator-input.ts';
import type { PlaceRemarks } from './place-remarks.ts';
import { StopAddress } from './stop-address.tsx';
import { useFieldError } from './use-field-error.ts';

/** Record with an address, as returned by pickers. */
interface Placed extends AddressParts {
  readonly id: number;
  readonly latitude?: number | null;
  readonly longitude?: number | null;
}

interface PickedPlaceRowProps<Item extends Placed> {
  readonly kind: PickedPlace;
  readonly place: EstimatorPlace;
  readonly remarks: PlaceRemarks;
  readonly source: RecordSource<Item>;
  readonly add?: RecordAdder<Item> | undefined;
  readonly onChange: (place: EstimatorPlace) => void;
}

function placeOfRecord(item: Placed): EstimatorPlace {
  const { id, latitude, longitude } = item;
  const position = typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
  return { recordId: id, address: addressOf(item), position };
}

/** Driver, client or destination, whose address fills the field beside it; or an address alone (specification/tariffs.md#estimator). */
export function PickedPlaceRow<Item extends Placed>({
  kind,
  place,
  remarks,
  source,
  add,
  onChange,
}: PickedPlaceRowProps<Item>): ReactNode {
  const t = useT();
  const { state, keep, retry } = useRecord(source, place.recordId);
  const { error, onUnparsed, onBlur } = useFieldError();
  const label = t(LABELS[kind].record);
  const lacksAddress = place.recordId !== null && place.address === '';

  function choose(item: Item | null): void {
    if (item === null) return onChange({ ...place, recordId: null });
    keep(item);
    onChange(placeOfRecord(item));
  }

  return (
    <Grid templateColumns="repeat(12, minmax(0, 1fr))" columnGap="3" rowGap="1">
      <FieldFrame {...{ label, error }} span={5} warning={lacksAddress ? NO_ADDRESS : null}>
        {(control) => (
          <RecordInput
            {...{ source, add, label, control, onUnparsed, onBlur }}
            value={place.recordId}
            record={state}
            onChoose={choose}
            onFocus={() => state.status === 'failed' && retry()}
          />
        )}
      </FieldFrame>
      <StopAddress label={t(LABELS[kind].address)} span={7} {...{ place, remarks, onChange }} />
    </Grid>
  );
}

const NO_ADDRESS = 'estimator.noAddress';

const LABELS = {
  driver: { record: 'booking.field.driverId', address: 'estimator.address.driver' },
  client: { record: 'booking.field.clientId', address: 'estimator.address.client' },
  destination: { record: 'booking.field.destinationId', address: 'estimator.address.destination' },
} as const;
