import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDb } from '../db/database.ts';
import { observeQueries, onQueryDone } from '../db/observe-queries.ts';
import { createPool } from '../db/pool.ts';
import { openReplica, type Replica } from '../db/replica.ts';
import { contractOperations } from '../kernel/contract.ts';
import { type Pair, startPair } from '../testing/standby.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { replicaReads } from './contract-routes.ts';

let pair: Pair;
let replica: Replica;
let server: TestApp;
let token: string;
let asked: Set<string | undefined>;
const warned: string[] = [];
beforeAll(async () => {
  pair = await startPair();
  const pool = createPool(pair.primaryUrl);
  const db = createDb(pool);
  const log = { warn: (_details: object, message: string) => void warned.push(message) };
  replica = openReplica(pair.standbyUrl, pool, log);
  observeQueries(replica.pool, { log, slow: Infinity });
  onQueryDone(replica.pool, ({ by }) => asked.add(by));
  const drop = () => db.destroy();
  server = await createTestApp({ database: { url: pair.primaryUrl, pool, db, drop }, replica });
  asked = new Set();
  token = await server.signedIn('super');
}, 120_000);
afterAll(async () => {
  await replica.close();
  await server.close();
  await pair.stop();
});
beforeEach(() => {
  asked = new Set();
});

/** Latest entry of the audit log, read like the page does. */
const lastLogged = async () => {
  const { status, body } = await server.call(token, 'listLogs');
  return [status, body[0]?.subject];
};
const write = (name: string) =>
  server.call(token, 'createDestination', { name, address: 'Rue Haute 1', zip: '1000', city: 'Bruxelles' });

describe('a replica', () => {
  it('answers lists and statistics, including data just written', async () => {
    for (const name of ['First clinic', 'Second clinic', 'Third clinic']) {
      expect((await write(name)).status).toBe(200);
      expect(await lastLogged()).toEqual([200, name]);
    }
    expect((await server.call(token, 'getTotals')).status).toBe(200);
    expect(asked).toContain('listLogs');
    expect(asked).toContain('getTotals');
  });

  it('answers nothing else, and no write', async () => {
    await write('Other clinic');
    await server.call(token, 'listClients');
    expect([...asked].filter((by) => by === 'createDestination' || by === 'listClients')).toEqual([]);
  });

  it('a replica is skipped while its replication lags', async () => {
    await replica.pool.query('select pg_wal_replay_pause()');
    await write('Late clinic');
    expect(await replica.state()).toBe('behind');
    expect(await replica.lag()).toBeGreaterThan(0);
    expect(await lastLogged()).toEqual([200, 'Late clinic']);
    await replica.pool.query('select pg_wal_replay_resume()');
    expect(await replica.state()).toBe('fresh');
  });

  it('a replica falls back to the primary when a read fails midway', async () => {
    const said: string[] = [];
    const pool = createPool(pair.primaryUrl);
    const own = openReplica(pair.standbyUrl, pool, { warn: (_details, message) => void said.push(message) });
    const broken = createDb(createPool('postgresql://nobody@127.0.0.1:9/none'));
    const db = createDb(pool);
    const failing = await createTestApp({
      database: { url: pair.primaryUrl, pool, db, drop: () => db.destroy() },
      replica: { ...own, db: broken },
    });
    expect((await failing.call(await failing.signedIn('super'), 'listLogs')).status).toBe(200);
    expect(said).toEqual(['the replica does not answer: reading from the primary']);
    expect(own.reads).toMatchObject({ replica: 0, failed: 1 });
    await own.close();
    await broken.destroy();
    await failing.close();
  });

  it('the metrics show the lag of a replica and the number of its reads', async () => {
    await write('Counted clinic');
    expect(await lastLogged()).toEqual([200, 'Counted clinic']);
    const { body } = await server.app.inject({ url: '/metrics', headers: { authorization: 'Bearer metrics' } });
    expect(body).toMatch(/^navette_replica_lag_bytes \d+$/mu);
    expect(body).toContain(`navette_replica_reads_total{outcome="replica"} ${replica.reads.replica}`);
    expect(body).toContain('navette_replica_reads_total{outcome="behind"} 1');
  });

  it('a replica is passed over while it is away, with a line in the log', async () => {
    await pair.stopStandby();
    expect(await replica.lag()).toBeUndefined();
    await write('Lonely clinic');
    expect(await lastLogged()).toEqual([200, 'Lonely clinic']);
    expect(warned).toContain('the replica does not answer: reading from the primary');
  });
});

it('sends only reads of the contract to a replica', () => {
  const effects = contractOperations.filter(({ id }) => replicaReads.has(id)).map(({ effect }) => effect);
  expect(new Set(effects)).toEqual(new Set(['read']));
  expect(effects).toHaveLength(replicaReads.size);
});
