import { ESTIMATOR_ADDRESSES } from '@navette/shared/domain';
import { useLocale, useT } from '@navette/shared/i18n';
import { Alert, Button, Flex, Grid, IconButton, Stack } from '@navette/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { clientSource, destinationSource, driverSource, useRecordAdder } from '../pickers/record-sources.ts';
import {
  hasRoom,
  withoutStop,
  withStop,
  withStopAt,
  type EstimatorInput,
  placeRemarks,
  type EstimatorPlace,
  type PickedPlace,
  type PlaceRemarks,
  EMPTY_PLACE,
} from './estimator-input.ts';
import {
  FieldFrame,
  RecordInput,
  useRecord,
  type RecordAdder,
  type RecordSource,
  AddressInput,
  type Place,
} from '@navette/shared/ui-form';
import { addressOf, type AddressParts, suggestAddresses } from '../pickers/address.ts';

interface PlacesFormProps {
  readonly input: EstimatorInput;
  /** Addresses that could not be found. */
  readonly unknown: readonly string[];
  readonly onChange: (next: EstimatorInput) => void;
}

/** Form of the places: driver, client, stops, destination. */
export function PlacesForm({ input, unknown, onChange }: PlacesFormProps): ReactNode {
  const t = useT();
  const cache = useQueryClient();
  const locale = useLocale();
  const sources = useMemo(
    () => ({
      driver: driverSource(cache, locale),
      client: clientSource(cache, locale),
      destination: destinationSource(cache),
    }),
    [cache, locale],
  );
  const addClient = useRecordAdder('masterdata/client@1', sources.client);
  const addDestination = useRecordAdder('masterdata/destination@1', sources.destination);
  const [isFull, setFull] = useState(false);
  const [removals, setRemovals] = useState(0);
  const remarksOf = placeRemarks(input, unknown);

  function addStop(): void {
    setFull(!hasRoom(input));
    onChange(withStop(input));
  }

  return (
    <Stack gap="0">
      <PickedPlaceRow
        kind="driver"
        place={input.driver}
        remarks={remarksOf(input.driver)}
        source={sources.driver}
        onChange={(driver) => onChange({ ...input, driver })}
      />
      <PickedPlaceRow
        kind="client"
        place={input.client}
        remarks={remarksOf(input.client)}
        source={sources.client}
        add={addClient}
        onChange={(client) => onChange({ ...input, client })}
      />
      {input.stops.map((stop, index) => (
        // Stops have no identity but their index; the removal count resets the fields, so that typed text does not move
        // to another stop.
        <Flex key={`${String(index)} ${String(removals)}`} gap="1" align="flex-start">
          <Grid flex="1" minWidth="0" templateColumns="repeat(12, minmax(0, 1fr))">
            <StopAddress
              span={12}
              label={t('estimator.address.stop', { number: index + 1 })}
              place={stop}
              remarks={remarksOf(stop)}
              onChange={(next) => onChange(withStopAt(input, index, next))}
            />
          </Grid>
          <IconButton
            label={t('estimator.stop.remove', { number: index + 1 })}
            marginTop="6"
            onClick={() => {
              setFull(false);
              setRemovals(removals + 1);
              onChange(withoutStop(input, index));
            }}
          >
            <X aria-hidden />
          </IconButton>
        </Flex>
      ))}
      <PickedPlaceRow
        kind="destination"
        place={input.destination}
        remarks={remarksOf(input.destination)}
        source={sources.destination}
        add={addDestination}
        onChange={(destination) => onChange({ ...input, destination })}
      />
      <Flex gap="3" align="center" wrap="wrap">
        <Button icon={<Plus aria-hidden />} onClick={addStop}>
          {t('estimator.stop.add')}
        </Button>
        {isFull && <Alert status="warning" title={t('estimator.limit', { count: ESTIMATOR_ADDRESSES.max })} />}
      </Flex>
    </Stack>
  );
}

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
function PickedPlaceRow<Item extends Placed>({
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

interface StopAddressProps {
  readonly label: string;
  /** Columns of the 12-column grid. */
  readonly span?: number;
  readonly place: EstimatorPlace;
  readonly remarks: PlaceRemarks;
  readonly onChange: (place: EstimatorPlace) => void;
}

const placeOfAddress = ({ fullAddress, latitude, longitude }: Place): EstimatorPlace => ({
  recordId: null,
  address: fullAddress,
  position: latitude !== null && longitude !== null ? { latitude, longitude } : null,
});

/** Address field of a stop; another address than the picked record's clears the record. */
function StopAddress({ label, span, place, remarks, onChange }: StopAddressProps): ReactNode {
  const { error, onUnparsed, onBlur } = useFieldError();
  return (
    <FieldFrame {...{ label, span }} error={error ?? remarks.error} warning={remarks.warning}>
      {(control) => (
        <AddressInput
          {...{ label, control, onUnparsed, onBlur }}
          suggest={suggestAddresses}
          value={place.address}
          onChange={(chosen) => onChange(chosen ? placeOfAddress(chosen) : EMPTY_PLACE)}
        />
      )}
    </FieldFrame>
  );
}

/** Validation state of a field outside of a form. */
interface FieldError {
  /** Message key of the error; null while there is none, or before the first blur. */
  readonly error: string | null;
  readonly onUnparsed: (message: string | null) => void;
  readonly onBlur: () => void;
}

/** Validates a field on its first blur, and on every change afterwards (specification/screens.md#forms). */
export function useFieldError(): FieldError {
  const [error, setError] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  return { error: isLeft ? error : null, onUnparsed: setError, onBlur: () => setLeft(true) };
}
