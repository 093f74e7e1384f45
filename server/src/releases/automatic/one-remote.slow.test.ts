import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { currentId, listHistory, publish, readStoredSet, rollbackRemotes, setPolicy } from '@navette/ops/registry';
import type { LoadOutcome } from '@navette/shared/release';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../kernel/logger.ts';
import { createServices, type Services } from '../../main/create-services.ts';
import { createTestRegistry, ops, type TestRegistry } from '../../testing/registry.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { rollBackFailing } from './watch-loads.ts';

let registry: TestRegistry;
let database: TestDatabase;
let services: Services;
let first: string;
let second: string;
const log = createLogger('info', new Writable({ write: (_chunk, _encoding, done) => done() }));

beforeEach(async () => {
  registry = await createTestRegistry();
  database = await createTestDatabase();
  const places = { registry: registry.opened, hostDir: '/nonexistent', filesDir: '/nonexistent' };
  services = createServices({ db: database.db, secret: new Uint8Array(32), ...places, now: () => new Date() });
  for (const name of ['dispatch', 'live', 'masterdata'])
    for (const version of ['1.0.0', '1.1.0']) await registry.publish(name, version);
  first = await registry.activate('dispatch@1.0.0', 'live@1.0.0', 'masterdata@1.0.0');
  second = await registry.activate('dispatch@1.1.0', 'live@1.1.0');
  await setPolicy(registry.opened, { automatic: true, budget: 0.2, minimum: 5, minutes: 15 }, ops);
});
afterEach(async () => {
  await database.drop();
  await registry.remove();
});

let sessions = 0;
/** So many new sessions in which the same became of a remote: `dispatch@1.1.0`. */
async function report(count: number, loaded: string, outcome: LoadOutcome, set: string = second): Promise<void> {
  const [remote = '', version = ''] = loaded.split('@');
  for (let session = 0; session < count; session++)
    await services.releases.loads.count([{ set, remote, version, outcome }], `session ${++sessions}`);
}

const look = () => rollBackFailing(services, log);
async function runs(): Promise<string> {
  const { remotes } = await readStoredSet(registry.opened, (await currentId(registry.opened)) ?? '');
  return Object.entries(remotes)
    .map(([name, { base }]) => `${name}@${base.split('/').at(-2)}`)
    .sort()
    .join(' ');
}
const newest = async () => (await listHistory(registry.opened, 1))[0];

/** Publishes a small build of the host. */
async function publishHost(version: string, contract: string): Promise<void> {
  const dist = await mkdtemp(join(tmpdir(), 'navette-host-'));
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'host.json'), JSON.stringify({ version, contract, build: version, shared: {} }));
  await writeFile(join(dist, 'index.html'), '<meta name="navette-host" content="__HOST__" />');
  await publish(registry.opened, dist);
  await rm(dist, { recursive: true });
}

describe('of a set with several new versions', () => {
  it('rolls back only the failing remote, with its counts in the history', async () => {
    await report(10, 'live@1.1.0', 'loaded');
    await report(6, 'dispatch@1.1.0', 'loaded');
    await report(4, 'dispatch@1.1.0', 'threw');
    expect(await look()).toBe(true);
    expect(await runs()).toBe('dispatch@1.0.0 live@1.1.0 masterdata@1.0.0');
    expect(await newest()).toMatchObject({
      action: 'rollback',
      who: 'automatic',
      why: 'dispatch 1.1.0 failed in 4 of 10 sessions within 15 min, mainly threw; the budget is 20 %',
      before: second,
      only: ['dispatch'],
      remotes: [{ name: 'dispatch', before: '1.1.0', after: '1.0.0' }],
    });
  });

  it('rolls back all failing remotes', async () => {
    await registry.activate('masterdata@1.1.0');
    const third = (await currentId(registry.opened)) ?? '';
    expect(third).not.toBe(second);
    await registry.activate('dispatch@1.0.0', 'live@1.0.0', 'masterdata@1.0.0');
    const fourth = await registry.activate('dispatch@1.1.0', 'live@1.1.0', 'masterdata@1.1.0');
    await report(5, 'dispatch@1.1.0', 'threw', fourth);
    await report(5, 'masterdata@1.1.0', 'hang', fourth);
    await report(9, 'live@1.1.0', 'loaded', fourth);
    await look();
    expect(await runs()).toBe('dispatch@1.0.0 live@1.1.0 masterdata@1.0.0');
    expect((await newest())?.only).toEqual(['dispatch', 'masterdata']);
  });

  it('continues to watch the other remotes, and rolls each back once', async () => {
    await report(5, 'dispatch@1.1.0', 'threw');
    await look();
    const now = (await currentId(registry.opened)) ?? '';
    await report(3, 'live@1.1.0', 'notFound', now);
    expect(await look()).toBe(false);
    await report(3, 'live@1.1.0', 'notFound');
    expect(await look()).toBe(true);
    expect(await currentId(registry.opened)).toBe(first);
    await report(20, 'live@1.0.0', 'notFound', first);
    await report(20, 'dispatch@1.0.0', 'notFound', first);
    expect(await look()).toBe(false);
  });

  it('continues to watch the other remotes after ops rolled one back', async () => {
    await rollbackRemotes(registry.opened, ['dispatch'], ops);
    await report(5, 'live@1.1.0', 'threw');
    expect(await look()).toBe(true);
    expect(await currentId(registry.opened)).toBe(first);
  });

  it('one that failed as much in its former version stays', async () => {
    await report(5, 'dispatch@1.0.0', 'unreachable', first);
    await report(5, 'dispatch@1.1.0', 'unreachable');
    expect(await look()).toBe(false);
    await report(30, 'dispatch@1.0.0', 'loaded', first);
    expect(await look()).toBe(true);
  });

  it('removes a failing remote that is new', async () => {
    await registry.publish('booqit', '1.0.0');
    const third = await registry.activate('booqit@1.0.0', 'masterdata@1.1.0');
    await report(5, 'booqit@1.0.0', 'syntax', third);
    expect(await look()).toBe(true);
    expect(await runs()).toBe('dispatch@1.1.0 live@1.1.0 masterdata@1.1.0');
  });
});

describe('of a set with another host', () => {
  beforeEach(async () => {
    await publishHost('2.0.0', '1.0.0');
  });

  it('rolls back a changed failing remote alone, and keeps the host', async () => {
    const third = await registry.activate('host@2.0.0', 'masterdata@1.1.0');
    await report(5, 'masterdata@1.1.0', 'threw', third);
    await look();
    expect(await runs()).toBe('dispatch@1.1.0 live@1.1.0 masterdata@1.0.0');
    const { host } = await readStoredSet(registry.opened, (await currentId(registry.opened)) ?? '');
    expect(host?.pinned?.version).toBe('2.0.0');
  });

  it('rolls back the whole set when an unchanged remote starts to fail', async () => {
    const third = await registry.activate('host@2.0.0', 'masterdata@1.1.0');
    await report(20, 'live@1.1.0', 'loaded');
    await report(6, 'live@1.1.0', 'sharedModule', third);
    expect(await look()).toBe(true);
    expect(await currentId(registry.opened)).toBe(second);
    expect((await newest())?.only).toBeUndefined();
  });

  it('ignores an unchanged remote that failed before as well', async () => {
    await report(6, 'live@1.1.0', 'threw');
    const third = await registry.activate('host@2.0.0');
    await report(6, 'live@1.1.0', 'threw', third);
    expect(await look()).toBe(false);
  });

  it('rolls back the whole set when the former version does not fit the host', async () => {
    await publishHost('3.0.0', '2.0.0');
    await registry.publish('dispatch', '3.0.0', { contract: '^2.0.0' });
    const third = await registry.activate('host@3.0.0', 'dispatch@3.0.0');
    await report(5, 'dispatch@3.0.0', 'threw', third);
    expect(await look()).toBe(true);
    expect(await currentId(registry.opened)).toBe(second);
  });
});
