import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../db/demo/seed.ts';
import { createDatabaseAddressBook } from '../../ports/addresses/embedded/database-address-book.ts';
import { createEmbeddedAddresses } from '../../ports/addresses/embedded/embedded-addresses.ts';
import { describeAddressPort } from '../../ports/addresses/address-port.contract.ts';
import { startFakePhoton } from '../../testing/fake-photon.ts';
import { plansOf } from '../../testing/plans.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await createTestApp();
  await seedDemo(server.db);
  token = await server.signedIn('dispatch');
}, 60_000);
afterAll(() => server.close());

describeAddressPort('embedded, on the database', () =>
  Promise.resolve(createEmbeddedAddresses(createDatabaseAddressBook(server.db))),
);

const suggest = async (q: string, limit = 8) => (await server.call(token, 'suggestAddresses', { q, limit })).body;

describe('address suggestions', () => {
  it('knows the destinations by name, ready to be saved', async () => {
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

  it('knows a client by first and last name in any order, without accents', async () => {
    const client = await server.db
      .selectFrom('client')
      .selectAll()
      .where('fullAddress', 'is not', null)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const typed = `${client.firstname} ${client.lastname}`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    expect(await suggest(typed)).toContainEqual(
      expect.objectContaining({ clientId: client.id, fullAddress: client.fullAddress, latitude: client.latitude }),
    );
  });

  it('offers streets beside own records', async () => {
    const answer = await suggest('avenue hippocrate');
    expect(answer).toContainEqual(
      expect.objectContaining({ source: 'gazetteer', street: 'avenue Hippocrate', complete: false }),
    );
    expect(answer).toContainEqual(expect.objectContaining({ source: 'addressBook' }));
  });

  it('treats signs of pattern matching as text', async () => {
    expect(await suggest('%')).toEqual([]);
    expect(await suggest('100%_\\')).toEqual(expect.any(Array));
  });

  it('looks names up by their letters in threes, not by reading all of them', async () => {
    const plans = await plansOf(server.pool, (db) => createDatabaseAddressBook(db).search(['dubois', 'ixelles'], 8), {
      atAnySize: true,
    });
    expect(plans.join('\n')).toContain('Bitmap Index Scan on client_search');
    expect(plans.join('\n')).not.toContain('Seq Scan on client');
  });
});

describe('address suggestions of a configured service', () => {
  it('name it in a header while it does not answer', async () => {
    const photon = await startFakePhoton();
    const app = await createTestApp({ env: { ADDRESS_SERVICE: 'photon', ADDRESS_URL: photon.url } });
    const staff = await app.signedIn('dispatch');
    const ask = () => app.call(staff, 'suggestAddresses', { q: 'veldstraat 24 gent' });
    const well = await ask();
    expect(well.body[0]).toMatchObject({ source: 'photon' });
    expect(well.raw.headers).not.toHaveProperty('x-unavailable-service');
    photon.trouble.push({ status: 503, body: 'x' });
    const { status, raw } = await ask();
    expect(status).toBe(200);
    expect(raw.headers['x-unavailable-service']).toBe('photon');
    await app.close();
    await photon.close();
  });
});
