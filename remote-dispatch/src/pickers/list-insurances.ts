import { $api } from '@navette/shared/api';

/** All insurers, by name. */
export const useInsurances = () =>
  $api.useQuery('get', '/api/insurance', {}, { staleTime: 300_000, meta: { failure: 'inPlace' } });
