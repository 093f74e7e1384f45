import { useT } from '@navette/shared/i18n';
import { Grid } from '@navette/shared/ui';
import { FieldFrame, RecordInput, useRecord, type RecordAdder, type RecordSource } from '@navette/shared/ui-form';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { addressOf, type AddressParts } from '../../pickers/address-of.ts';
import { EMPTY_PLACE, type EstimatorPlace, type PickedPlace } from './estimator-input.ts';
import { StopAddress } from './stop-address.tsx';

/** A record with an address, as pickers know them. */
interface Placed extends AddressParts {
  readonly id: number;
  readonly latitude?: number | null;
  readonly longitude?: number | null;
}

interface PickedPlaceRowProps<Item extends Placed> {
  readonly kind: PickedPlace;
  readonly place: EstimatorPlace;
  readonly source: RecordSource<Item>;
  readonly add?: RecordAdder<Item> | undefined;
  readonly onChange: (place: EstimatorPlace) => void;
}

function placeOfRecord(item: Placed): EstimatorPlace {
  const { id, latitude, longitude } = item;
  const position = typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
  return { recordId: id, address: addressOf(item), position };
}

/** A driver, client or destination, whose address fills the field beside it; or an address alone (S1 §2.9). */
export function PickedPlaceRow<Item extends Placed>({ kind, place, source, add, onChange }: PickedPlaceRowProps<Item>): ReactNode {
  const t = useT();
  const { state, keep, retry } = useRecord(source, place.recordId);
  const [error, setError] = useState<string | null>(null);
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
          <RecordInput {...{ source, add, label, control }} value={place.recordId} record={state} onChoose={choose} onUnparsed={setError} onFocus={() => state.status === 'failed' && retry()} />
        )}
      </FieldFrame>
      <StopAddress label={t(LABELS[kind].address)} span={7} place={place} onChange={(next) => onChange(next ?? EMPTY_PLACE)} />
    </Grid>
  );
}

const NO_ADDRESS = 'estimator.noAddress';

const LABELS = {
  driver: { record: 'booking.field.driverId', address: 'estimator.address.driver' },
  client: { record: 'booking.field.clientId', address: 'estimator.address.client' },
  destination: { record: 'booking.field.destinationId', address: 'estimator.address.destination' },
} as const;
