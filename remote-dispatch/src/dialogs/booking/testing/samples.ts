import type { components } from '@navette/openapi/types';
import { emptyClient, tripDistance } from '@navette/shared/domain';
import { sampleDriver } from '../../../testing/sample-driver.ts';

type Schemas = components['schemas'];

/** A client of the fake server. */
export const client: Schemas['Client'] = {
  ...emptyClient,
  id: 4,
  firstname: 'Éléonore',
  lastname: 'Dubois',
  address: 'Rue Haute 12',
  zip: '1000',
  city: 'Bruxelles',
  fullAddress: 'Rue Haute 12, 1000 Bruxelles',
  mcode: 'M7',
  factuur: true,
  anonymised: false,
  active: true,
};

/** A destination of the fake server. */
export const hospital: Schemas['Destination'] = {
  id: 5,
  name: 'Clinique Saint-Jean',
  address: 'Boulevard du Jardin Botanique 32',
  zip: '1000',
  city: 'Bruxelles',
  fullAddress: 'Boulevard du Jardin Botanique 32, 1000 Bruxelles',
  tel: null,
  wardEmail: null,
  active: true,
  latitude: null,
  longitude: null,
};

/** A driver of the fake server. */
export const driver: Schemas['Driver'] & Schemas['ActiveDriver'] = {
  ...sampleDriver({
    firstname: 'Jan',
    lastname: 'Peeters',
    address: 'Kerkstraat 4',
    zip: '1700',
    city: 'Dilbeek',
    fullAddress: 'Kerkstraat 4, 1700 Dilbeek',
    mobile: null,
    refreshTime: 30,
    commission: 20,
  }),
  papersUntil: null,
};

/** Another driver, for changes of driver. */
export const otherDriver: Schemas['Driver'] & Schemas['ActiveDriver'] = {
  ...driver,
  id: 9,
  firstname: 'Nadia',
  lastname: 'Lambert',
};

/** An insurer of the fake server. */
export const insurer: Schemas['Insurance'] = {
  id: 2,
  name: 'Mutualité du Midi',
  cn: null,
  address: 'Rue X 1',
  zip: null,
  city: null,
  fullAddress: null,
  postbox: null,
  tel: null,
  email: null,
  bank_account: null,
  invoiceChannel: null,
  language: null,
  min10km: null,
  plus10km: null,
  comment: null,
  active: true,
};

/** The tariff of the client. */
export const mcode: Schemas['MCode'] = {
  id: 7,
  mcode: 'M7',
  name: null,
  price_other: 18,
  price_dialyse: 22,
  price_radio: 30,
  price_chemo: 31,
};

/** The prices of every day, with those of the insurer and the tariff above. */
export const dayTariffs: Schemas['DayTariffs'] = {
  kilometre: 0.3595,
  waiting: 5,
  min10km: 9,
  plus10km: 0.9,
  insurers: [],
  mcodes: [{ mcode: 'M7', price_other: 18, price_dialyse: 22, price_radio: 30, price_chemo: 31 }],
};

/** The legs of the worked cases (specification/tariffs.md#fallback-price), with so many seconds from the client to the destination. */
export function distanceOf(seconds: number, km = 18.65): Schemas['DistanceResult'] {
  const leg = (origin: string, destination: string, distance: number, duration: number) => ({
    origin,
    destination,
    distance,
    duration,
    geometry: [],
  });
  const { to, back, simple, totals } = tripDistance(
    [leg('Kerkstraat 4', 'Rue Haute 12', 3.2, 600), leg('Rue Haute 12', 'Clinique', km, seconds)],
    [leg('Clinique', 'Rue Haute 12', 18.9, seconds), leg('Rue Haute 12', 'Kerkstraat 4', 3.2, 600)],
  );
  return { to: [...to], back: [...back], simple: [...simple], totals, estimated: true, source: 'estimate' };
}
