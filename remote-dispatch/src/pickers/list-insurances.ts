import { $api } from '@navette/shared/api';

/** Every insurer, by name. */
export const useInsurances = () =>
  $api.useQuery('get', '/api/insurance', {}, { staleTime: 300_000, meta: { failure: 'inPlace' } });
