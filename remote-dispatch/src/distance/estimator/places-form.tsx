import { ESTIMATOR_ADDRESSES } from '@navette/shared/domain';
import { useLocale, useT } from '@navette/shared/i18n';
import { Alert, Button, Flex, Grid, IconButton, Stack } from '@navette/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { clientSource } from '../../pickers/client-source.ts';
import { destinationSource } from '../../pickers/destination-source.ts';
import { driverSource } from '../../pickers/driver-source.ts';
import { useRecordAdder } from '../../pickers/use-record-adder.ts';
import { hasRoom, withoutStop, withStop, withStopAt, type EstimatorInput } from './estimator-input.ts';
import { PickedPlaceRow } from './picked-place.tsx';
import { placeRemarks } from './place-remarks.ts';
import { StopAddress } from './stop-address.tsx';

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
