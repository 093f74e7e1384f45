import { fold } from '@navette/shared/domain';
import { afterAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../demo/seed.ts';
import { createDatabaseAddressBook } from '../ports/addresses/embedded/database-address-book.ts';
import { createAddresses } from '../ports/addresses/create-addresses.ts';
import { describeAddressPort } from '../ports/addresses/address-port.contract.ts';
import { startFakePhoton } from '../testing/fake-photon.ts';
import { plansOf } from '../testing/plans.ts';
import { createTestApp } from '../testing/test-app.ts';
const server = await createTestApp();
await seedDemo(server.db);
const token = await server.signedIn('dispatch');
afterAll(() => server.close());

describeAddressPort('embedded, on the database', () =>
  Promise.resolve(createAddresses(undefined, { book: createDatabaseAddressBook(server.db) })),
);

const suggest = async (q: string, limit = 8) => (await server.call(token, 'suggestAddresses', { q, limit })).body;

describe('address suggestions', () => {
  it('suggests destinations by name, ready to be saved', async () => {
    expect(await suggest('cliniques saint-luc')).toContainEqual(
      expect.objectContaining({
        fullAddress: 'avenue Hippocrate 10, 1200 Woluwe-Saint-Lambert',
        street: 'avenue Hippocrate',
        houseNumber: '10',
        complete: true,
        source: 'addressBook',
        destinationId: 1,
      }),
    );
  });

  it('suggests a client by first and last name in any order, without accents', async () => {
    const client = await server.db
      .selectFrom('client')
      .selectAll()
      .where('fullAddress', 'is not', null)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const typed = fold(`${client.firstname} ${client.lastname}`);
    expect(await suggest(typed)).toContainEqual(
      expect.objectContaining({
        label: `${client.lastname} ${client.firstname}, ${client.fullAddress}`,
        clientId: client.id,
        fullAddress: client.fullAddress,
        latitude: client.latitude,
      }),
    );
  });

  it('suggests streets beside own records', async () => {
    const answer = await suggest('avenue hippocrate');
    expect(answer).toContainEqual(
      expect.objectContaining({ source: 'gazetteer', street: 'avenue Hippocrate', complete: false }),
    );
    expect(answer).toContainEqual(expect.objectContaining({ source: 'addressBook' }));
  });

  it('escapes pattern characters in typed addresses', async () => {
    expect(await suggest('%')).toEqual([]);
    expect(await suggest('100%_\\')).toEqual(expect.any(Array));
  });

  it('searches names of addresses by a trigram index instead of a sequential scan', async () => {
    const plans = await plansOf(server.pool, (db) => createDatabaseAddressBook(db).search(['dubois', 'ixelles'], 8), {
      atAnySize: true,
    });
    expect(plans.join('\n')).toContain('Bitmap Index Scan on client_search');
    expect(plans.join('\n')).not.toContain('Seq Scan on client');
  });
});

describe('address suggestions of a configured service', () => {
  it('names a configured address service in a header while it does not answer', async () => {
    const photon = await startFakePhoton();
    const app = await createTestApp({ env: { ADDRESS_SERVICE: 'photon', ADDRESS_URL: photon.url } });
    const staff = await app.signedIn('dispatch');
    const ask = () => app.call(staff, 'suggestAddresses', { q: 'veldstraat 24 gent' });
    const well = await ask();
    expect(well.body[0]).toMatchObject({ source: 'photon' });
    expect(well.raw.headers).not.toHaveProperty('x-unavailable-service');
    photon.failures.push({ status: 503, body: 'x' });
    const { status, raw } = await ask();
    expect(status).toBe(200);
    expect(raw.headers['x-unavailable-service']).toBe('photon');
    await app.close();
    await photon.close();
  });
});
