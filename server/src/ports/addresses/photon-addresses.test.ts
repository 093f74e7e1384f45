import { afterAll, describe, expect, it } from 'vitest';
import { startFakePhoton } from '../../testing/fake-photon.ts';
import { describeFailingService, SHORT_TIMEOUT } from '../http/failing-service.contract.ts';
import { describeAddressPort } from './address-port.contract.ts';
import type { AddressSearch } from './address-port.ts';
import { createPhotonAddresses } from './photon-addresses.ts';
const fake = await startFakePhoton();
afterAll(() => fake.close());
const suggest = (q: string, search: Partial<AddressSearch> = {}) =>
  createPhotonAddresses({ url: fake.url }).suggest({ q, limit: 5, ...search });

describeAddressPort('Photon', async () => createPhotonAddresses({ url: fake.url }));

describeFailingService('a Photon', async () => ({
  fake: await startFakePhoton(),
  ask: (url) => createPhotonAddresses({ url, timeout: SHORT_TIMEOUT }).suggest({ q: 'rue de la loi 16', limit: 5 }),
}));

describe('addresses of Photon', () => {
  it('requests what every stock Photon server supports, in Dutch too', async () => {
    await suggest('wetstraat 16', { language: 'nl', near: { latitude: 51.05, longitude: 3.72 } });
    expect(Object.fromEntries(fake.calls.at(-1)?.url.searchParams ?? [])).toEqual({
      q: 'wetstraat 16',
      lang: 'default',
      limit: '10',
      bbox: '2.5,49.4,6.5,51.6',
      lat: '51.05000',
      lon: '3.72000',
    });
  });

  it('reads longitude before latitude, and names the source', async () => {
    expect((await suggest('veldstraat 24 gent'))[0]).toEqual({
      label: 'Veldstraat 24, 9000 Gent',
      street: 'Veldstraat',
      houseNumber: '24',
      postbox: null,
      zip: '9000',
      city: 'Gent',
      fullAddress: 'Veldstraat 24, 9000 Gent',
      latitude: 51.0525,
      longitude: 3.7228,
      complete: true,
      source: 'photon',
      attribution: '© OpenStreetMap contributors',
    });
  });

  it.each([
    ['wetstraat 16', undefined, 'Wetstraat 16, 1000 Brussel'],
    ['wetstraat 16', 'fr', 'Wetstraat 16, 1000 Brussel'],
    ['rue de la loi 16 1000', 'nl', 'Rue de la Loi 16, 1000 Bruxelles'],
    ['waver', 'nl', 'Waversesteenweg, 1050 Elsene'],
    ['1050', 'fr', 'Chaussée de Wavre, 1050 Ixelles'],
    ['1050', 'nl', 'Waversesteenweg, 1050 Elsene'],
  ] as const)('names %j in the language of the input, else that of the user (%s)', async (q, language, expected) => {
    const [first] = await suggest(q, language && { language });
    expect(first?.fullAddress).toBe(expected);
  });

  it('suggests the typed number in a street where the map has no such house', async () => {
    expect((await suggest('chaussée de wavre 1200'))[0]).toMatchObject({
      fullAddress: 'Chaussée de Wavre 1200, 1050 Ixelles',
      complete: true,
    });
  });

  it('keeps the box of an address, and does not send it to Photon', async () => {
    expect((await suggest('rue de la loi 16 bte 4, 1000'))[0]).toMatchObject({
      fullAddress: 'Rue de la Loi 16 bte 4, 1000 Bruxelles',
      postbox: '4',
    });
    expect(fake.calls.at(-1)?.url.searchParams.get('q')).toBe('rue de la loi 16, 1000');
  });

  it('returns the name of a place at the address', async () => {
    expect((await suggest('erasme'))[0]).toMatchObject({
      label: 'Hôpital Érasme, Route de Lennik 808, 1070 Anderlecht',
      fullAddress: 'Route de Lennik 808, 1070 Anderlecht',
      complete: true,
    });
  });

  it('leaves out results abroad and results that are no addresses', async () => {
    const found = await suggest('rue de la loi 16');
    expect(found.map(({ city }) => city)).toEqual(['Bruxelles', 'Liège']);
    fake.failures.push({
      status: 200,
      body: {
        features: [
          {},
          null,
          7,
          { geometry: { coordinates: ['4', '50'] }, properties: { countrycode: 'BE', name: 'x', postcode: '1000' } },
        ],
      },
    });
    expect(await suggest('x')).toEqual([]);
  });

  it('geocodes no more precisely than Photon does', async () => {
    const photon = createPhotonAddresses({ url: fake.url });
    expect(await photon.geocode('Route de Lennik 808, 1070 Anderlecht')).toMatchObject({ precision: 'address' });
    expect(await photon.geocode('Chaussée de Wavre 1200, 1050 Ixelles')).toMatchObject({ precision: 'street' });
    expect(await photon.geocode('Rue de la Loi 16, 5000 Namur')).toBeNull();
  });

  it('the addresses of Photon are not confused between similar streets', async () => {
    fake.failures.push({
      status: 200,
      body: {
        features: [
          {
            geometry: { coordinates: [4.3, 50.8] },
            properties: { type: 'street', name: 'Rue Haute', postcode: '1000', countrycode: 'BE' },
          },
        ],
      },
    });
    expect(await createPhotonAddresses({ url: fake.url }).geocode('Rue Basse 3, 1000 Bruxelles')).toBeNull();
  });
});
