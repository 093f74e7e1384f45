import { useLocale } from '@navette/shared/i18n';
import type { RecordSource } from '@navette/shared/ui-form';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  clientSource,
  type ClientChoice,
  destinationSource,
  type DestinationChoice,
  driverSource,
  type DriverChoice,
} from '../../pickers/record-sources.ts';
import type { BookingRow } from '../../bookings/booking-row.ts';

/** Record sources of a booking's pickers. */
export interface BookingSources {
  readonly client: RecordSource<ClientChoice>;
  readonly driver: RecordSource<DriverChoice>;
  readonly destination: RecordSource<DestinationChoice>;
}

/** The client, driver and destination contained in a row; null for a deleted one. */
function recordsOf(row: BookingRow) {
  const {
    clientId,
    client_lastname,
    client_firstname,
    driverId,
    driver_lastname,
    driver_firstname,
    destinationId,
    destination_name,
  } = row;
  return {
    client: {
      id: clientId,
      item:
        client_lastname === null && client_firstname === null
          ? null
          : {
              id: clientId,
              lastname: client_lastname ?? '',
              firstname: client_firstname ?? '',
              fullAddress: row.client_fullAddress ?? null,
            },
    },
    driver: {
      id: driverId,
      item:
        driver_lastname === null && driver_firstname === null
          ? null
          : {
              id: driverId,
              lastname: driver_lastname ?? '',
              firstname: driver_firstname ?? '',
              fullAddress: row.driver_fullAddress ?? null,
              active: row.driver_active,
            },
    },
    destination: {
      id: destinationId,
      item:
        destination_name === null
          ? null
          : { id: destinationId, name: destination_name, fullAddress: row.destination_fullAddress ?? null },
    },
  };
}

/** Record sources of a booking's pickers; records contained in its row are not fetched. */
export function useBookingSources(row: BookingRow | undefined): BookingSources {
  const cache = useQueryClient();
  const locale = useLocale();
  return useMemo(() => {
    const known = row && recordsOf(row);
    return {
      client: withKnown(clientSource(cache, locale), known?.client),
      driver: withKnown(driverSource(cache, locale), known?.driver),
      destination: withKnown(destinationSource(cache), known?.destination),
    };
  }, [cache, locale, row]);
}

/** Record known without a request: the client in a booking's row, null when the row has none. */
interface KnownRecord<Item> {
  readonly id: number;
  readonly item: Item | null;
}

/** Record source that returns a known record without a request. */
const withKnown = <Item>(source: RecordSource<Item>, known: KnownRecord<Item> | undefined): RecordSource<Item> =>
  known
    ? { ...source, find: (id, signal) => (id === known.id ? Promise.resolve(known.item) : source.find(id, signal)) }
    : source;
