import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FakeService } from '../../testing/fake-service.ts';
import { FAKE_GOOGLE_KEY, startFakeGooglePlaces } from '../../testing/fake-google.ts';
import { startFakePhoton } from '../../testing/fake-photon.ts';
import { describeAddressPort } from './address-port.contract.ts';
import type { AddressSuggestion } from './address-port.ts';
import { addressesOf, createAddresses, type OwnAddresses } from './create-addresses.ts';

const emptyBook = { search: () => Promise.resolve([]), locate: () => Promise.resolve(null) };
const nothing: OwnAddresses = { book: emptyBook };

let photon: FakeService;
let google: FakeService;
beforeAll(async () => {
  [photon, google] = [await startFakePhoton(), await startFakeGooglePlaces()];
});
afterEach(() => {
  for (const { calls, failures } of [photon, google]) calls.length = failures.length = 0;
});
afterAll(async () => {
  await photon.close();
  await google.close();
});
const withPhoton = (own = nothing, surroundings?: Parameters<typeof createAddresses>[2]) =>
  createAddresses({ service: 'photon', url: photon.url }, own, surroundings);

describeAddressPort('as configured, without a service', async () => createAddresses(undefined, nothing));
describeAddressPort('as configured, with Photon', async () => withPhoton());
describeAddressPort('as configured, with Google', async () =>
  createAddresses({ service: 'google', url: google.url, key: FAKE_GOOGLE_KEY }, nothing),
);

const client: AddressSuggestion = {
  label: 'Jeanne Dubois, Veldstraat 24, 9000 Gent',
  street: 'Veldstraat',
  houseNumber: '24',
  postbox: null,
  zip: '9000',
  city: 'Gent',
  fullAddress: 'Veldstraat 24, 9000 Gent',
  latitude: 51.05,
  longitude: 3.72,
  complete: true,
  source: 'addressBook',
  clientId: 7,
};

describe('addresses of a service beside the own ones', () => {
  it('names the destination of an address first, and lists the address once', async () => {
    const destination = { ...client, clientId: null, destinationId: 5 };
    const known = withPhoton({ ...nothing, book: { ...emptyBook, search: () => Promise.resolve([destination]) } });
    const answer = await known.suggest({ q: 'veldstraat 24', limit: 8 });
    expect(answer[0]).toEqual(destination);
    expect(answer.filter(({ fullAddress }) => fullAddress === client.fullAddress)).toHaveLength(1);
  });

  it('ranks the address found by the service before the patient who lives there', async () => {
    const known = withPhoton({ ...nothing, book: { ...emptyBook, search: () => Promise.resolve([client]) } });
    const answer = await known.suggest({ q: 'veldstraat 24', limit: 8 });
    expect(answer[0]).toMatchObject({ source: 'photon', fullAddress: client.fullAddress });
    expect(answer).toContainEqual(client);
  });

  it('suggests streets that the gazetteer does not know', async () => {
    const [first] = await withPhoton().suggest({ q: 'veldstraat 24 gent', limit: 8 });
    expect(first).toMatchObject({ source: 'photon', fullAddress: 'Veldstraat 24, 9000 Gent' });
  });

  it('suggests the gazetteer’s streets where the service finds nothing', async () => {
    expect(await withPhoton().suggest({ q: 'boulevard anspach', limit: 5 })).toContainEqual(
      expect.objectContaining({ source: 'gazetteer', street: 'boulevard Anspach' }),
    );
  });

  it('geocodes an address of the address book without calling the service', async () => {
    const place = { latitude: 50.1, longitude: 4.1 };
    const known = withPhoton({ ...nothing, book: { ...emptyBook, locate: () => Promise.resolve(place) } });
    expect(await known.geocode('Veldstraat 24, 9000 Gent')).toEqual({ ...place, precision: 'address' });
    expect(photon.calls).toHaveLength(0);
  });

  it('geocodes by the most exact source', async () => {
    expect(await withPhoton().geocode('Veldstraat 24, 9000 Gent')).toMatchObject({
      precision: 'address',
      latitude: 51.0525,
    });
    expect(await withPhoton().geocode('Rue Inventée 3, 1070 Anderlecht')).toMatchObject({ precision: 'locality' });
  });
});

describe('an outage of the service', () => {
  it('falls back to own addresses during an outage, names the service, and recovers', async () => {
    let clock = Date.now();
    const log = { warn: vi.fn(), info: vi.fn() };
    const addresses = withPhoton(nothing, { log, now: () => new Date(clock) });
    photon.failures.push({ status: 502, body: '<html>' });
    const [first] = await addresses.suggest({ q: 'rue de la loi 16 1000', limit: 5 });
    expect(first).toMatchObject({ source: 'gazetteer', complete: true });
    expect(addresses.outage()).toBe('photon');
    expect(await addresses.geocode('Chaussée de Wavre 1200, 1160 Auderghem')).toMatchObject({ precision: 'street' });
    expect(photon.calls).toHaveLength(1);
    clock += 30_000;
    await addresses.suggest({ q: 'rue de la loi 16 1000', limit: 5 });
    await vi.waitFor(() => expect(addresses.outage()).toBeNull());
    expect((await addresses.suggest({ q: 'rue de la loi 16 1000', limit: 5 }))[0]).toMatchObject({ source: 'photon' });
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it('reports no outage when the service refuses one request', async () => {
    const addresses = withPhoton();
    photon.failures.push({ status: 400, body: { message: 'x' } });
    await addresses.suggest({ q: 'rue de la loi 16 1000', limit: 5 });
    expect(addresses.outage()).toBeNull();
  });
});

describe('the configuration of addresses', () => {
  it('uses own addresses alone when no service is configured', () => {
    expect(addressesOf({})).toBeUndefined();
  });

  it.each([
    [
      { ADDRESS_SERVICE: 'photon', ADDRESS_URL: 'http://photon:2322/' },
      { service: 'photon', url: 'http://photon:2322' },
    ],
    [
      { ADDRESS_SERVICE: 'photon', ADDRESS_URL: 'https://x.example/photon' },
      { service: 'photon', url: 'https://x.example/photon' },
    ],
    [
      { ADDRESS_SERVICE: 'google', ADDRESS_KEY: 'AIza1' },
      { service: 'google', url: undefined, key: 'AIza1' },
    ],
    [
      { ADDRESS_SERVICE: 'google', ADDRESS_URL: 'https://proxy.example/places', ADDRESS_KEY: 'AIza1' },
      { service: 'google', url: 'https://proxy.example/places', key: 'AIza1' },
    ],
  ])('accepts the configuration %j', (env, settings) => {
    expect(addressesOf(env)).toEqual(settings);
  });

  it.each([
    [{ ADDRESS_SERVICE: 'photon' }, 'needs ADDRESS_URL'],
    [{ ADDRESS_SERVICE: 'photon', ADDRESS_URL: 'http://photon:2322', ADDRESS_KEY: 'x' }, 'no ADDRESS_KEY'],
    [{ ADDRESS_SERVICE: 'google' }, 'needs ADDRESS_KEY'],
    [{ ADDRESS_SERVICE: 'google', ADDRESS_KEY: 'a b' }, 'not a key'],
    [{ ADDRESS_URL: 'http://photon:2322' }, 'need ADDRESS_SERVICE'],
    [{ ADDRESS_KEY: 'x' }, 'need ADDRESS_SERVICE'],
    [{ ADDRESS_SERVICE: 'nominatim', ADDRESS_URL: 'http://x' }, 'ADDRESS_SERVICE is photon or google, not nominatim'],
    [{ ADDRESS_SERVICE: 'photon', ADDRESS_URL: 'photon' }, 'not the address'],
  ])('refuses the half configuration %j', (env, message) => {
    expect(() => addressesOf(env)).toThrow(message);
  });
});
