import { $api } from '@navette/shared/api';

const FRESH_MS = 300_000;

/** Names of active drivers by number; empty until they are known. */
export function useDriverNames(enabled: boolean): { readonly nameOf: (driverId: number) => string | undefined; readonly isKnown: boolean } {
  const { data } = $api.useQuery('get', '/service/driver/active', {}, { enabled, staleTime: FRESH_MS, meta: { failure: 'inPlace' } });
  return {
    isKnown: data !== undefined,
    nameOf: (driverId) => {
      const driver = data?.find(({ id }) => id === driverId);
      return driver && `${driver.lastname} ${driver.firstname}`;
    },
  };
}
