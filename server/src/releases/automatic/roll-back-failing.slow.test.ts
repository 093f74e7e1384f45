import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { currentId, listHistory, listTrials, publish, rollback, setPolicy, stage } from '@navette/ops/registry';
import type { LoadOutcome } from '@navette/shared/release';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServices, type Services } from '../../main/create-services.ts';
import { createLogger } from '../../kernel/logger.ts';
import { choice, createTestRegistry, ops, type TestRegistry } from '../../testing/registry.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { endFailingTrials } from './end-failing-trials.ts';
import { rollBackFailing, aloneOn, watchLoads } from './watch-loads.ts';

let registry: TestRegistry;
let database: TestDatabase;
let services: Services;
let first: string;
let second: string;
/** Minutes by which the clock is set forward. */
let later: number;
const lines: string[] = [];
const log = createLogger(
  'info',
  new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) }),
);

beforeEach(async () => {
  later = 0;
  lines.length = 0;
  registry = await createTestRegistry();
  database = await createTestDatabase();
  services = servicesOf();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await registry.publish('dispatch', version);
  await registry.publish('masterdata', '1.0.0');
  first = await registry.activate('dispatch@1.0.0', 'masterdata@1.0.0');
  second = await registry.activate('dispatch@1.1.0');
  await setPolicy(registry.opened, { automatic: true, budget: 0.2, minimum: 5, minutes: 15 }, ops);
});
afterEach(async () => {
  await database.drop();
  await registry.remove();
});

function servicesOf(): Services {
  const places = { registry: registry.opened, hostDir: '/nonexistent', filesDir: '/nonexistent' };
  return createServices({
    db: database.db,
    secret: new Uint8Array(32),
    ...places,
    now: () => new Date(Date.now() + later * 60_000),
  });
}

let sessions = 0;
/** So many new sessions in which the same became of a remote. */
async function report(
  count: number,
  outcome: LoadOutcome,
  { set = second, remote = 'dispatch', version = '1.1.0' } = {},
): Promise<void> {
  for (let session = 0; session < count; session++)
    await services.releases.loads.count([{ set, remote, version, outcome }], `session ${++sessions}`);
}

const look = () => rollBackFailing(services, log);
const runs = () => currentId(registry.opened);

describe('a failing set', () => {
  it('rolls a failing set back to the previous one, with a reason in the history, the server log and the log of staff', async () => {
    await report(7, 'loaded');
    await report(2, 'notFound');
    await report(3, 'threw');
    expect(await look()).toBe(true);
    expect(await runs()).toBe(first);
    const why = 'dispatch 1.1.0 failed in 5 of 12 sessions within 15 min, mainly threw; the budget is 20 %';
    expect((await listHistory(registry.opened, 1))[0]).toMatchObject({
      action: 'rollback',
      who: 'automatic',
      why,
      before: second,
      after: first,
    });
    expect(lines.join('')).toContain(`rolled back by itself: ${why}`);
    const logged = await database.db.selectFrom('log').select(['userId', 'url', 'body']).executeTakeFirst();
    expect(logged).toMatchObject({
      userId: null,
      url: '/service/release/rollback',
      body: expect.stringContaining(why),
    });
  });

  it.each([
    ['exactly the budget', 8, 2, false],
    ['one more than the budget', 7, 3, true],
    ['fewer sessions than are needed to tell', 0, 4, false],
    ['as many as are needed', 0, 5, true],
  ])('rolls back only when there is enough evidence: %s', async (_, good, bad, back) => {
    await report(good, 'loaded');
    await report(bad, 'error');
    expect([await look(), (await runs()) === first]).toEqual([back, back]);
  });

  it('keeps a failing set unless the policy asks for an automatic rollback', async () => {
    await setPolicy(registry.opened, { automatic: false }, ops);
    await report(50, 'threw');
    expect(await look()).toBe(false);
    await setPolicy(registry.opened, { automatic: true }, ops);
    expect(await look()).toBe(true);
  });

  it('automatic rollback ignores repeated failures of one session, and policy violations of the page', async () => {
    for (let attempt = 0; attempt < 40; attempt++)
      await services.releases.loads.count(
        [{ set: second, remote: 'dispatch', version: '1.1.0', outcome: 'hang' }],
        'one session',
      );
    await report(30, 'violation');
    await report(6, 'loaded');
    expect(await look()).toBe(false);
  });

  it('automatic rollback ignores failures of long ago', async () => {
    await report(10, 'threw');
    later = 16;
    expect(await look()).toBe(false);
    await report(5, 'threw');
    expect(await look()).toBe(true);
  });

  it('automatic rollback ignores a remote that did not change with the set, and pages on another set', async () => {
    await report(20, 'threw', { remote: 'masterdata', version: '1.0.0' });
    await report(20, 'threw', { set: first, version: '1.0.0' });
    await report(20, 'threw', { set: 'tried-out' });
    await report(20, 'threw', { version: '1.0.0' });
    expect(await look()).toBe(false);
  });
});

describe('the automatic end of a trial', () => {
  const staged = async () =>
    (await listTrials(registry.opened)).flatMap(({ remotes }) => remotes.map(({ name, after }) => `${name} ${after}`));
  const toLeads = (...versions: string[]) =>
    stage(registry.opened, versions.map(choice), { roles: ['lead'], users: [] }, ops, { unverified: true });

  it('ends the trial whose version fails, and leaves the other trial and what runs', async () => {
    await registry.publish('masterdata', '1.1.0');
    const { set } = await toLeads('dispatch@1.2.0');
    await toLeads('masterdata@1.1.0');
    await report(8, 'threw', { set: String(set), version: '1.2.0' });
    await report(8, 'loaded', { set: String(set), remote: 'masterdata', version: '1.1.0' });
    expect([await look(), await endFailingTrials(services, log)]).toEqual([false, true]);
    expect([await staged(), await runs()]).toEqual([['masterdata 1.1.0'], second]);
    expect((await listHistory(registry.opened))[0]).toMatchObject({
      action: 'unstage',
      who: 'automatic',
      why: 'dispatch 1.2.0 failed in 8 of 8 sessions within 15 min, mainly threw; the budget is 20 %',
    });
    expect(await endFailingTrials(services, log)).toBe(false);
  });

  it('leaves a trial of a version that fails no more than the running one', async () => {
    const { set } = await toLeads('dispatch@1.2.0');
    await report(8, 'threw', { set: String(set), version: '1.2.0' });
    await report(8, 'threw');
    expect([await endFailingTrials(services, log), await staged()]).toEqual([false, ['dispatch 1.2.0']]);
  });

  it('ends the trial of a host in which any remote fails', async () => {
    const dist = await registry.host({ version: '3.0.0', build: 'b3' });
    await writeFile(join(dist, 'index.html'), '<meta name="navette-host" content="__HOST__" />');
    await publish(registry.opened, dist);
    const { set } = await toLeads('host@3.0.0');
    await report(8, 'threw', { set: String(set), remote: 'masterdata', version: '1.0.0' });
    expect([await endFailingTrials(services, log), await staged()]).toEqual([true, []]);
  });
});

describe('no repeated automatic rollback', () => {
  it('does not roll back again after an automatic rollback', async () => {
    await report(10, 'threw');
    await look();
    await report(10, 'threw', { set: first, version: '1.0.0' });
    expect([await look(), await runs()]).toEqual([false, first]);
  });

  it('does not roll back again after a rollback by ops', async () => {
    const third = await registry.activate('dispatch@1.2.0');
    await rollback(registry.opened, ops);
    await report(10, 'threw');
    expect([await look(), await runs()]).toEqual([false, second]);
    expect(third).not.toBe(second);
  });

  it('ignores failures from before the set ran: in its trial, or in a former run', async () => {
    await report(10, 'threw');
    await look();
    later = -1;
    await report(10, 'threw');
    later = 0;
    const again = await registry.activate('dispatch@1.1.0');
    later = -1;
    await report(10, 'threw', { set: again });
    later = 0;
    expect([await look(), await runs()]).toEqual([false, again]);
    await report(10, 'threw', { set: again });
    expect([await look(), await runs()]).toEqual([true, first]);
  });

  it('does not roll back without a previous set', async () => {
    const empty = await createTestRegistry();
    await empty.publish('dispatch', '1.0.0');
    const only = await empty.activate('dispatch@1.0.0');
    await setPolicy(empty.opened, { automatic: true }, ops);
    await report(20, 'threw', { set: only, version: '1.0.0' });
    const alone = { ...services, releases: { ...services.releases, registry: empty.opened } };
    expect([await rollBackFailing(alone, log), await currentId(empty.opened)]).toEqual([false, only]);
    await empty.remove();
  });
});

describe('automatic rollback with several processes', () => {
  it('one process evaluates at a time', async () => {
    let runs = 0;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const first = aloneOn(services, () => {
      runs += 1;
      return held;
    });
    await vi.waitFor(() => expect(runs).toBe(1), 5000);
    const other = () =>
      aloneOn(services, async () => {
        runs += 1;
      });
    await Promise.all([other(), other()]);
    expect(runs).toBe(1);
    release();
    await first;
    await other();
    expect(runs).toBe(2);
  });

  it('one process rolls back, once', async () => {
    await report(10, 'threw');
    const watches = [watchLoads(services, log), watchLoads(servicesOf(), log), watchLoads(servicesOf(), log)];
    await Promise.all(watches.map((watch) => watch.now()));
    await Promise.all(watches.map((watch) => watch.now()));
    await Promise.all(watches.map((watch) => watch.stop()));
    expect((await listHistory(registry.opened)).filter(({ action }) => action === 'rollback')).toHaveLength(1);
    expect(await runs()).toBe(first);
  });
});
