import type { components } from '@navette/openapi/types';

type Client = components['schemas']['Client'];

/** A client whose invoices go elsewhere. */
export const sampleClient = (changes: Partial<Client> = {}): Client => ({
  id: 12,
  firstname: 'Éléonore',
  lastname: 'Dubois',
  address: 'Chaussée de Wavre 205',
  zip: '1050',
  city: 'Ixelles',
  fullAddress: 'Chaussée de Wavre 205, 1050 Ixelles',
  latitude: 50.837,
  longitude: 4.374,
  postbox: null,
  birthday: '1985-07-30',
  tel: null,
  mobile: '+32470123456',
  email: null,
  client_from: '2024-01-15',
  ssn: '••.••.••-•••-28',
  mcode: 'M101',
  basePrice: null,
  factuur: true,
  info: 'Fauteuil roulant.',
  comment: 'Payé en retard en mai.',
  mobility: 'wheelchair',
  companion: false,
  problem: false,
  invoiceName: 'CPAS de Bruxelles',
  invoiceAddress: 'Rue Haute 298, 1000 Bruxelles',
  postbox2: null,
  anonymised: false,
  ...changes,
});
