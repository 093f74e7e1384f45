import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

/** One version of one remote. */
export type RemoteChoice = components['schemas']['RemoteChoice'];

/** What a check of versions found. */
export type VerificationReport = components['schemas']['VerificationReport'];

/** Checks versions against this host and this API. Nothing of it is kept: what is deployed may change between two looks. */
export const useVerification = (remotes: readonly RemoteChoice[]) =>
  $api.useQuery(
    'post',
    '/service/release/verify',
    { body: { remotes: [...remotes] } },
    { meta: { failure: 'inPlace' }, staleTime: Infinity, gcTime: 0 },
  );
