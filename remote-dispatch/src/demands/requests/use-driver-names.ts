import { $api } from '@navette/shared/api';
import type { PersonNameParts } from '@navette/shared/domain';

const FRESH_MS = 300_000;

/** Names of active drivers by id. */
export interface DriverNames {
  readonly find: (driverId: number) => PersonNameParts | undefined;
  readonly isKnown: boolean;
  /** Why they could not be loaded. */
  readonly error: unknown;
  readonly retry: () => void;
}

/** Names of active drivers; empty while loading. */
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
    find: (driverId) => data?.find(({ id }) => id === driverId),
  };
}
