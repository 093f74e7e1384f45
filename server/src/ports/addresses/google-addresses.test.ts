import { afterAll, describe, expect, it } from 'vitest';
import { FAKE_GOOGLE_KEY, googleError, startFakeGooglePlaces } from '../../testing/fake-google.ts';
import { describeFailingService, SHORT_TIMEOUT } from '../http/failing-service.contract.ts';
import { describeAddressPort } from './address-port.contract.ts';
import type { AddressSearch } from './address-port.ts';
import { createGoogleAddresses } from './google-addresses.ts';

const at = (url: string, key = FAKE_GOOGLE_KEY, timeout?: number) => createGoogleAddresses({ url, key, timeout });
const fake = await startFakeGooglePlaces();
afterAll(() => fake.close());
const suggest = (q: string, search: Partial<AddressSearch> = {}) => at(fake.url).suggest({ q, limit: 5, ...search });

describeAddressPort('Google', async () => at(fake.url));

describeFailingService('a Google Places', async () => ({
  fake: await startFakeGooglePlaces(),
  ask: (url) => at(url, FAKE_GOOGLE_KEY, SHORT_TIMEOUT).suggest({ q: 'rue de la loi 16', limit: 5 }),
}));

describe('addresses of Google', () => {
  it('requests addresses with the key, in one call, for the required fields only', async () => {
    await suggest('veldstraat 24 bus 3 gent', { near: { latitude: 51.05, longitude: 3.72 } });
    expect(fake.calls.at(-1)).toMatchObject({
      headers: {
        'x-goog-api-key': FAKE_GOOGLE_KEY,
        'x-goog-fieldmask': 'places.displayName,places.types,places.addressComponents,places.location',
      },
      body: {
        textQuery: 'veldstraat 24, gent',
        languageCode: 'nl',
        regionCode: 'BE',
        pageSize: 10,
        locationBias: { circle: { center: { latitude: 51.05, longitude: 3.72 }, radius: 50_000 } },
      },
    });
  });

  it('returns street, number, postal code, city and position, and names Google', async () => {
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
      source: 'google',
      attribution: 'Powered by Google',
    });
  });

  it('names Brussels in the language of the input, else that of the user', async () => {
    expect((await suggest('wetstraat 16', { language: 'fr' }))[0]?.fullAddress).toBe('Wetstraat 16, 1000 Brussel');
    expect((await suggest('loi 16 1000', { language: 'fr' }))[0]?.fullAddress).toBe('Rue de la Loi 16, 1000 Bruxelles');
  });

  it('returns the name of a place at the address', async () => {
    expect((await suggest('hôpital érasme 808'))[0]).toMatchObject({
      label: 'Hôpital Érasme, Route de Lennik 808, 1070 Anderlecht',
      fullAddress: 'Route de Lennik 808, 1070 Anderlecht',
      complete: true,
    });
  });

  it('sends no request without a house number, since each one is billed', async () => {
    const before = fake.calls.length;
    expect(await suggest('rue de la loi')).toEqual([]);
    expect(fake.calls).toHaveLength(before);
  });

  it('the addresses of Google are not cached, but concurrent calls share one request', async () => {
    const [google, before] = [at(fake.url), fake.calls.length];
    const search = { q: 'rue de la loi 16', limit: 5 };
    await Promise.all([google.suggest(search), google.suggest(search)]);
    expect(fake.calls).toHaveLength(before + 1);
    await google.suggest(search);
    expect(fake.calls).toHaveLength(before + 2);
  });

  it('returns Belgian addresses only', async () => {
    expect((await suggest('rue de la loi 16')).map(({ city }) => city)).toEqual(['Bruxelles', 'Liège']);
    fake.failures.push({
      status: 200,
      body: {
        places: [
          {},
          null,
          7,
          { location: { latitude: 50.8, longitude: 4.3 } },
          {
            location: { latitude: '50', longitude: '4' },
            addressComponents: [{ shortText: 'BE', types: ['country'] }],
          },
        ],
      },
    });
    expect(await suggest('rue x 16')).toEqual([]);
  });

  it('geocodes no more precisely than Google does', async () => {
    expect(await at(fake.url).geocode('Chaussée de Wavre 1200, 1050 Ixelles')).toMatchObject({ precision: 'street' });
    expect(await at(fake.url).geocode('Rue de la Loi 16, 5000 Namur')).toBeNull();
  });

  it.each([
    ['refuses the question', googleError(400, 'INVALID_ARGUMENT', 'Invalid JSON payload received.'), 'refused'],
    ['is used up', googleError(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded'), 'unavailable'],
    [
      'is not enabled for the key',
      googleError(403, 'PERMISSION_DENIED', 'Places API (New) has not been used'),
      'settings',
    ],
  ])('fails when Google %s', async (_, answer, fault) => {
    fake.failures.push(answer);
    await expect(suggest('rue de la loi 16')).rejects.toMatchObject({ fault });
  });

  it('fails when the key is wrong, and never shows the key', async () => {
    const error: unknown = await at(fake.url, 'AIzaWrongKey')
      .suggest({ q: 'rue de la loi 16', limit: 5 })
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ fault: 'settings' });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error)) + String(error)).not.toContain('AIza');
  });
});
