import { describe, expect, it } from 'vitest';
import { describeAddressPort } from './address-port.contract.ts';
import type { AddressBook } from './embedded/database-address-book.ts';
import { createAddresses } from './create-addresses.ts';

const emptyBook: AddressBook = { search: () => Promise.resolve([]), locate: () => Promise.resolve(null) };
const addresses = createAddresses(undefined, { book: emptyBook });
const suggest = (q: string, limit = 8) => addresses.suggest({ q, limit });

describeAddressPort('embedded', () => Promise.resolve(addresses));

describe('embedded address suggestions', () => {
  it.each([
    ['rue de la loi 16 1000', 'rue de la Loi 16, 1000 Bruxelles'],
    ['wetstraat 16', 'Wetstraat 16, 1000 Brussel'],
    ['16 rue de la loi', 'rue de la Loi 16, 1000 Bruxelles'],
    ['av louise 231 bte 4', 'avenue Louise 231 bte 4, 1050 Ixelles'],
    ['chaussée de wavre 1200, 1160', 'chaussée de Wavre 1200, 1160 Auderghem'],
    ['waversesteenweg 1200 oudergem', 'Waversesteenweg 1200, 1160 Oudergem'],
    ['bd du souverain 36a auderghem', 'boulevard du Souverain 36A, 1160 Auderghem'],
    ['Naamsesteenweg 10 heverlee', 'Naamsesteenweg 10, 3001 Heverlee'],
  ])('suggests for %j first %j', async (typed, expected) => {
    const [first] = await suggest(typed);
    expect(first).toMatchObject({ fullAddress: expected, complete: true, source: 'gazetteer' });
  });

  it('suggests a street without a number for completion', async () => {
    const [first] = await suggest('boulevard anspach');
    expect(first).toMatchObject({
      street: 'boulevard Anspach',
      zip: '1000',
      city: 'Bruxelles',
      houseNumber: null,
      complete: false,
    });
  });

  it('suggests a street of several communes in each of them', async () => {
    const zips = (await suggest('chaussée de waterloo')).map(({ zip }) => zip);
    expect(zips).toEqual(expect.arrayContaining(['1060', '1180']));
  });

  it('suggests an address of an unlisted street as typed, at the centre of its locality', async () => {
    expect(await suggest('Rue des Acacias 12, 1300 Wavre')).toContainEqual(
      expect.objectContaining({ fullAddress: 'Rue des Acacias 12, 1300 Wavre', complete: true, zip: '1300' }),
    );
    expect(await suggest('Eikenlaan 5 bus 2 1702 groot-bijgaarden')).toContainEqual(
      expect.objectContaining({ street: 'Eikenlaan', postbox: '2', city: 'Groot-Bijgaarden', complete: true }),
    );
  });

  it('does not treat a locality typed after the house number as a box', async () => {
    expect(await suggest('Kerkstraat 5 Boom')).toContainEqual(
      expect.objectContaining({ fullAddress: 'Kerkstraat 5, 2850 Boom', postbox: null }),
    );
    expect((await suggest('av louise 231 brux'))[0]).toMatchObject({ houseNumber: '231', postbox: null });
    expect((await suggest('av louise 231 b4'))[0]).toMatchObject({ houseNumber: '231', postbox: '4' });
  });

  it('suggests localities by name and by postal code', async () => {
    expect((await suggest('louvain'))[0]).toMatchObject({ zip: '3000', city: 'Leuven', complete: false });
    expect((await suggest('1070'))[0]).toMatchObject({ city: 'Anderlecht', complete: false });
    expect((await suggest('107')).map(({ zip }) => zip)).toContain('1070');
  });

  it('suggests nothing for text that matches nothing', async () => {
    expect(await suggest('xyzzy')).toEqual([]);
    expect(await suggest('  ,, ')).toEqual([]);
  });

  const known = (
    name: string,
    index: number,
    record: { readonly clientId?: number; readonly destinationId?: number },
  ) => ({
    label: `${name}, rue Haute ${index}, 1000 Bruxelles`,
    street: 'rue Haute',
    houseNumber: String(index),
    postbox: null,
    zip: '1000',
    city: 'Bruxelles',
    fullAddress: `rue Haute ${index}, 1000 Bruxelles`,
    latitude: 50.837,
    longitude: 4.347,
    complete: true,
    source: 'addressBook' as const,
    ...record,
  });
  const withBook = (book: readonly ReturnType<typeof known>[]) =>
    createAddresses(undefined, { book: { ...emptyBook, search: () => Promise.resolve([...book]) } });
  const eight = Array.from({ length: 8 }, (_, index) => index);

  it('ranks destinations before streets, and still leaves room for streets', async () => {
    const port = withBook(eight.map((index) => known('Clinique', index, { destinationId: index + 1 })));
    const answer = await port.suggest({ q: 'rue haute', limit: 8 });
    expect(answer).toHaveLength(8);
    expect(answer[0]).toMatchObject({ source: 'addressBook' });
    expect(answer).toContainEqual(expect.objectContaining({ source: 'gazetteer', street: 'rue Haute' }));
  });

  it('ranks streets before patients, also before one with exactly that address', async () => {
    const port = withBook(eight.map((index) => known('Dupont Marie', index, { clientId: index + 1 })));
    for (const q of ['rue haute', 'rue haute 3, 1000 bruxelles']) {
      const sources = (await port.suggest({ q, limit: 8 })).map(({ source }) => source);
      expect([q, sources[0], sources.includes('addressBook')]).toEqual([q, 'gazetteer', true]);
      expect(sources.lastIndexOf('gazetteer')).toBeLessThan(sources.indexOf('addressBook'));
    }
  });
});

describe('places of addresses', () => {
  it('geocodes a street, and the locality when the street is unknown', async () => {
    expect(await addresses.geocode('Avenue Hippocrate 10, 1200 Woluwe-Saint-Lambert')).toMatchObject({
      precision: 'street',
    });
    expect(await addresses.geocode("Rue Inventée 3, 1420 Braine-l'Alleud")).toMatchObject({ precision: 'locality' });
    expect(await addresses.geocode('1070 Anderlecht')).toMatchObject({ precision: 'locality' });
  });

  it('prefers the positions of the address book', async () => {
    const place = { latitude: 50.1, longitude: 4.1 };
    const port = createAddresses(undefined, { book: { ...emptyBook, locate: () => Promise.resolve(place) } });
    expect(await port.geocode('rue Haute 1, 1000 Bruxelles')).toEqual({ ...place, precision: 'address' });
  });

  it('returns no position for an unknown address', async () => {
    expect(await addresses.geocode('Nowhere at all')).toBeNull();
    expect(await addresses.geocode('42')).toBeNull();
  });
});
