import { $api } from '@navette/shared/api';

const FRESH_MS = 300_000;

/** Names of active drivers by number. */
export interface DriverNames {
  readonly nameOf: (driverId: number) => string | undefined;
  readonly isKnown: boolean;
  /** Why they are not known. */
  readonly error: unknown;
  readonly retry: () => void;
}

/** Names of active drivers; none until they are known. */
export function useDriverNames(enabled: boolean): DriverNames {
  const { data, error, refetch } = $api.useQuery(
    'get',
    '/service/driver/active',
    {},
    { enabled, staleTime: FRESH_MS, meta: { failure: 'inPlace' } },
  );
  return {
    isKnown: data !== undefined,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
    nameOf: (driverId) => {
      const driver = data?.find(({ id }) => id === driverId);
      return driver && `${driver.lastname} ${driver.firstname}`;
    },
  };
}
