import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

/** One version of one remote. */
export type RemoteChoice = components['schemas']['RemoteChoice'];

/** Report of a verification. */
export type VerificationReport = components['schemas']['VerificationReport'];

/** Verifies versions against this host and this API. Not cached: the deployment may change in between. */
export const useVerification = (remotes: readonly RemoteChoice[]) =>
  $api.useQuery(
    'post',
    '/service/release/verify',
    { body: { remotes: [...remotes] } },
    { meta: { failure: 'inPlace' }, staleTime: Infinity, gcTime: 0 },
  );
