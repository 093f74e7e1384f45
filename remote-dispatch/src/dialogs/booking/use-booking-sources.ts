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

export interface BookingSources {
  readonly client: RecordSource<ClientChoice>;
  readonly driver: RecordSource<DriverChoice>;
  readonly destination: RecordSource<DestinationChoice>;
}

/** A client or driver contained in a row; null for a deleted one. */
const personIn = (id: number, lastname: string | null, firstname: string | null, fullAddress: string | null = null) =>
  lastname === null && firstname === null
    ? null
    : { id, lastname: lastname ?? '', firstname: firstname ?? '', fullAddress };

/** Record sources of a booking's pickers; records contained in its row are not fetched. */
export function useBookingSources(row: BookingRow | undefined): BookingSources {
  const cache = useQueryClient();
  const locale = useLocale();
  return useMemo(() => {
    const client = clientSource(cache, locale);
    const driver = driverSource(cache, locale);
    const destination = destinationSource(cache);
    if (!row) return { client, driver, destination };
    const { clientId, driverId, destinationId, destination_name: name } = row;
    const rider = personIn(clientId, row.client_lastname, row.client_firstname, row.client_fullAddress);
    const person = personIn(driverId, row.driver_lastname, row.driver_firstname, row.driver_fullAddress);
    const place = { id: destinationId, name: name ?? '', fullAddress: row.destination_fullAddress ?? null };
    return {
      client: withKnown(client, clientId, rider),
      driver: withKnown(driver, driverId, person && { ...person, active: row.driver_active }),
      destination: withKnown(destination, destinationId, name === null ? null : place),
    };
  }, [cache, locale, row]);
}

/** Record source that returns the record contained in a row without a request. */
const withKnown = <Item>(source: RecordSource<Item>, id: number, item: Item | null): RecordSource<Item> => ({
  ...source,
  find: (asked, signal) => (asked === id ? Promise.resolve(item) : source.find(asked, signal)),
});
