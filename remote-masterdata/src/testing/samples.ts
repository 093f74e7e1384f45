import type { components } from '@navette/openapi/types';
import { emptyClient } from '@navette/shared/domain';
import type { ClientRow } from '../entities/client/client-requests.ts';

export const sampleAddress = {
  address: 'Rue Haute 12',
  zip: '1000',
  city: 'Bruxelles',
  fullAddress: 'Rue Haute 12, 1000 Bruxelles',
};

export const samplePlace = { ...sampleAddress, latitude: 50.84, longitude: 4.35 };

type CareCenter = components['schemas']['CareCenter'];

/** A care centre that is not subscribed. */
export const sampleCareCenter = (changes: Partial<CareCenter> = {}): CareCenter => ({
  id: 4,
  name: 'Résidence Les Tilleuls',
  email_address: 'accueil@tilleuls.example',
  tel: '+3225123456',
  ...samplePlace,
  visited: false,
  marked: false,
  subscribed_id: null,
  active: true,
  ...changes,
});

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
  active: true,
  ...changes,
});

/** The sample client as a list row, without national number and history. */
export function sampleClientRow(changes: Partial<ClientRow> = {}): ClientRow {
  const { ssn: _ssn, comment: _comment, ...row } = sampleClient();
  return { ...row, ...changes };
}

type Driver = components['schemas']['Driver'];

/** A driver who works. */
export const sampleDriver = (changes: Partial<Driver> = {}): Driver => ({
  id: 4,
  active: true,
  firstname: 'Karim',
  lastname: 'Benali',
  ...samplePlace,
  birthday: '1980-05-17',
  tel: null,
  mobile: '+32470123456',
  email: 'karim@navette.example',
  bank_account: 'BE68539007547034',
  accountHolder: null,
  language: null,
  invoiceChannel: null,
  postbox: null,
  role: 'driver',
  car: 'Dacia Lodgy 1-ABC-234',
  carriesWheelchair: true,
  carriesStretcher: false,
  licenceUntil: null,
  insuranceUntil: null,
  medicalUntil: null,
  zones: null,
  refreshTime: 60,
  commission: 12.5,
  ...changes,
});

type Insurance = components['schemas']['Insurance'];

/** An insurer without tariffs of its own. */
export const sampleInsurance = (id = 3, name = 'Solidaris', changes: Partial<Insurance> = {}): Insurance => ({
  id,
  name,
  cn: null,
  address: 'rue Haute 12',
  zip: '1000',
  city: 'Bruxelles',
  fullAddress: 'rue Haute 12, 1000 Bruxelles',
  postbox: null,
  tel: '+3225150211',
  email: 'transport@mutualite.example',
  bank_account: 'BE68539007547034',
  language: null,
  invoiceChannel: null,
  min10km: null,
  plus10km: 0,
  comment: null,
  active: true,
  ...changes,
});

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

type User = components['schemas']['User'];

/** A dispatcher. */
export const sampleUser = (changes: Partial<User> = {}): User => ({
  id: 2,
  firstname: 'Nora',
  lastname: 'Thiry',
  ...sampleAddress,
  birthday: '1990-04-02',
  tel: null,
  mobile: '+32470123456',
  email: 'nora@navette.example',
  role: 'dispatch',
  car: null,
  zones: null,
  client_from: '2022-09-01',
  secondFactor: false,
  active: true,
  lastSignInAt: null,
  ...changes,
});
