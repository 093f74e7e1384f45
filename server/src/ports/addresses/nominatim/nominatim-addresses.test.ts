import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeNominatim } from '../../../testing/fake-nominatim.ts';
import type { FakeService } from '../../../testing/fake-service.ts';
import { describeFailingService, SHORT_TIMEOUT } from '../../http/failing-service.contract.ts';
import { describeAddressPort } from '../address-port.contract.ts';
import type { AddressSearch } from '../address-port.ts';
import { createNominatimAddresses } from './nominatim-addresses.ts';

let fake: FakeService;
beforeAll(async () => {
  fake = await startFakeNominatim();
});
afterAll(() => fake.close());
const suggest = (q: string, search: Partial<AddressSearch> = {}) =>
  createNominatimAddresses({ url: fake.url }).suggest({ q, limit: 5, ...search });

describeAddressPort('Nominatim', async () => createNominatimAddresses({ url: fake.url }));

describeFailingService('a Nominatim', async () => ({
  fake: await startFakeNominatim(),
  ask: (url) => createNominatimAddresses({ url, timeout: SHORT_TIMEOUT }).suggest({ q: 'rue de la loi 16', limit: 5 }),
}));

describe('addresses of Nominatim', () => {
  it('identifies itself to Nominatim, and requests Belgium with the parts of the address', async () => {
    await suggest('veldstraat 24 gent', { language: 'nl' });
    const { headers, url } = fake.calls.at(-1) ?? {};
    expect(headers?.['user-agent']).toContain('Navette');
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      q: 'veldstraat 24 gent',
      format: 'jsonv2',
      addressdetails: '1',
      countrycodes: 'be',
      limit: '10',
      'accept-language': 'nl,fr',
    });
  });

  it('parses positions from texts', async () => {
    expect((await suggest('veldstraat 24 gent'))[0]).toMatchObject({
      fullAddress: 'Veldstraat 24, 9000 Gent',
      latitude: 51.0525,
      longitude: 3.7228,
      complete: true,
      source: 'nominatim',
    });
  });

  it('names Brussels in the language of the input', async () => {
    expect((await suggest('wetstraat 16', { language: 'fr' }))[0]?.fullAddress).toBe('Wetstraat 16, 1000 Brussel');
    expect((await suggest('rue de la loi 16 1000', { language: 'fr' }))[0]?.fullAddress).toBe(
      'Rue de la Loi 16, 1000 Bruxelles',
    );
  });

  it('returns the name of a place at the address', async () => {
    expect((await suggest('Hôpital Érasme 808'))[0]?.label).toBe(
      'Hôpital Érasme, Route de Lennik 808, 1070 Anderlecht',
    );
  });

  it.each(['rue de la loi', 'rue', '16', '1070', '12 34'])(
    'sends no request for %j, which is no address yet',
    async (q) => {
      const before = fake.calls.length;
      expect(await suggest(q)).toEqual([]);
      expect(fake.calls).toHaveLength(before);
    },
  );

  it('caches the answers of Nominatim', async () => {
    const addresses = createNominatimAddresses({ url: fake.url });
    const before = fake.calls.length;
    for (const limit of [5, 8]) await addresses.suggest({ q: 'veldstraat 24', limit });
    expect(fake.calls).toHaveLength(before + 1);
  });

  it('keeps to the rate limit of Nominatim, and fails calls that would wait long', async () => {
    const addresses = createNominatimAddresses({ url: fake.url, between: 1_500 });
    const started = Date.now();
    const asked = await Promise.allSettled(
      ['veldstraat 1', 'veldstraat 2', 'veldstraat 3', 'veldstraat 4'].map((q) => addresses.suggest({ q, limit: 5 })),
    );
    expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
    expect(Date.now() - started).toBeGreaterThan(1_400);
  });

  it('leaves out results that are no addresses', async () => {
    fake.failures.push({
      status: 200,
      body: [
        null,
        3,
        { lat: 50.8, lon: 4.3, address: { country_code: 'be', postcode: '1000' } },
        { lat: 'x', lon: 'y' },
      ],
    });
    expect(await suggest('boulevard 12')).toEqual([]);
  });
});
