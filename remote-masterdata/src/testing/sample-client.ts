import type { components } from '@navette/openapi/types';
import { emptyClient } from '@navette/shared/domain';

type Client = components['schemas']['Client'];

/** A client whose invoices go elsewhere. */
export const sampleClient = (changes: Partial<Client> = {}): Client => ({
  ...emptyClient,
  id: 12,
  firstname: 'Éléonore',
  lastname: 'Dubois',
  address: 'Chaussée de Wavre 205',
  zip: '1050',
  city: 'Ixelles',
  fullAddress: 'Chaussée de Wavre 205, 1050 Ixelles',
  latitude: 50.837,
  longitude: 4.374,
  birthday: '1985-07-30',
  mobile: '+32470123456',
  client_from: '2024-01-15',
  ssn: '••.••.••-•••-28',
  mcode: 'M101',
  factuur: true,
  info: 'Fauteuil roulant.',
  comment: 'Payé en retard en mai.',
  mobility: 'wheelchair',
  invoiceName: 'CPAS de Bruxelles',
  invoiceAddress: 'Rue Haute 298, 1000 Bruxelles',
  anonymised: false,
  ...changes,
});
