import type { components } from '@navette/openapi/types';

type AddressSuggestion = components['schemas']['AddressSuggestion'];

/** A complete address, as the server suggests it. */
export const sampleSuggestion = (changes: Partial<AddressSuggestion> = {}): AddressSuggestion => ({
  label: 'Rue Haute 12, 1000 Bruxelles',
  street: 'Rue Haute',
  houseNumber: '12',
  postbox: null,
  zip: '1000',
  city: 'Bruxelles',
  fullAddress: 'Rue Haute 12, 1000 Bruxelles',
  latitude: 50.84,
  longitude: 4.35,
  complete: true,
  source: 'gazetteer',
  ...changes,
});
