import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSet } from '../registry/sets.ts';
import { builtHost } from '../testing/built-host.ts';
import { by, deployed, pick, registryWith, unverified } from '../testing/registry.ts';
import { verifyChoice } from '../verify/verify-choice.ts';
import { activate } from './activate.ts';
import { changeMenu } from './menu.ts';
import { publishedHosts, runningHost } from './running.ts';
import { listHistory, listHosts, listVersions } from './lists.ts';
import { prune } from './prune.ts';
import { publish } from './publish.ts';
import { rollback } from './rollback.ts';
import { run } from '../run.ts';
import { stage } from './stage.ts';
import { releaseStatus } from './status.ts';
import type { Registry } from '../registry/registry.ts';

/** A registry in which dispatch 1.0.0 runs and these builds of the host are published. */
async function registryWithHosts(...versions: readonly string[]): Promise<Registry> {
  const registry = await registryWith('dispatch@1.0.0');
  await activate(registry, 'latest', by, unverified);
  for (const version of versions) await publish(registry, await builtHost({ version }));
  return registry;
}

const go = (registry: Registry, ...picks: readonly string[]) => activate(registry, picks.map(pick), by, unverified);

describe('a published host', () => {
  it('publishes a host once, unchangeable, and not as a remote', async () => {
    const registry = await registryWithHosts('2.0.0');
    expect(await publish(registry, await builtHost({ version: '2.0.0' }))).toMatchObject({
      name: 'host',
      added: false,
    });
    await expect(publish(registry, await builtHost({ version: '2.0.0', contract: '1.1.0' }))).rejects.toThrow(
      'host 2.0.0 is already published with other content',
    );
    expect((await listVersions(registry)).map(({ name }) => name)).toEqual(['dispatch']);
    expect(await listHosts(registry)).toMatchObject([{ version: '2.0.0', contract: '1.0.0', running: false }]);
    expect((await publishedHosts(registry)).map(({ version }) => version)).toEqual(['2.0.0']);
  });

  it.each([
    [{ version: '2' }, '2 is not a version of three numbers'],
    [{ page: '<html></html>' }, 'lacks the element that names the host'],
  ])('refuses a host that a set could not pin: %j', async (odd, message) => {
    const registry = await registryWithHosts();
    await expect(publish(registry, await builtHost(odd))).rejects.toThrow(message);
  });

  it('refuses a host as a working copy', async () => {
    const registry = await registryWithHosts();
    await expect(publish(registry, await builtHost(), { workingCopy: true })).rejects.toThrow(/HOST_DIR/);
  });
});

describe('a host in a set', () => {
  it('names the host of a trial in the status', async () => {
    const registry = await registryWithHosts('2.0.0');
    await stage(registry, [pick('host@2.0.0')], { roles: ['lead'], users: [], percent: 0 }, by, unverified);
    const { running, staged } = await releaseStatus(registry);
    expect([running?.host, staged?.host]).toEqual(['deployed', '2.0.0']);
    expect((await run(['status', '--registry', registry.location], {})).out).toMatch(
      /\nTrial +host deployed → 2\.0\.0\nfor +lead\n/,
    );
  });

  it('changes the host with one activation and restores it with one rollback, without changing the remotes', async () => {
    const registry = await registryWithHosts('2.0.0', '2.1.0');
    expect(await runningHost(registry)).toBe('deployed');
    const { set } = await go(registry, 'host@2.0.0');
    expect(await readSet(registry, set ?? '')).toMatchObject({
      host: { contract: '1.0.0', pinned: { version: '2.0.0', base: '/registry/host/2.0.0/' } },
      remotes: { dispatch: { version: '1.0.0' } },
    });
    await go(registry, 'host@2.1.0');
    await rollback(registry, by);
    expect(await runningHost(registry)).toBe('2.0.0');
    await go(registry, 'host@deployed');
    expect(await runningHost(registry)).toBe('deployed');
  });

  it('keeps the host when only a remote or the menu changes, and compares it when comparing two sets', async () => {
    const registry = await registryWithHosts('2.0.0');
    await go(registry, 'host@2.0.0');
    expect(await go(registry, 'host@2.0.0')).toMatchObject({ changed: false });
    expect(await activate(registry, 'latest', by, unverified)).toMatchObject({ changed: false });
    await changeMenu(registry, '/dispatch', { hidden: true }, by);
    expect(await runningHost(registry)).toBe('2.0.0');
  });

  it('names the host of a set in the history', async () => {
    const registry = await registryWithHosts('2.0.0');
    await go(registry, 'host@2.0.0');
    const [last] = await listHistory(registry, 1);
    expect(last?.remotes).toEqual([{ name: 'host', before: 'deployed', after: '2.0.0' }]);
  });

  it('a host in a set is refused when it was never published, or was changed since', async () => {
    const registry = await registryWithHosts('2.0.0');
    await expect(go(registry, 'host@3.0.0')).rejects.toThrow('host 3.0.0 is not published here. Published: 2.0.0.');
    await appendFile(join(registry.location, 'host/2.0.0/assets/main.2.0.0.js'), 'evil()');
    await expect(go(registry, 'host@2.0.0')).rejects.toThrow(/differ from the published ones/);
  });

  it('refuses a rollback to a host with a missing file', async () => {
    const registry = await registryWithHosts('2.0.0', '2.1.0');
    await go(registry, 'host@2.0.0');
    await go(registry, 'host@2.1.0');
    await rm(join(registry.location, 'host/2.0.0/assets/main.2.0.0.js'));
    await expect(rollback(registry, by)).rejects.toThrow('assets/main.2.0.0.js of host 2.0.0 is missing');
  });

  it('verifies the remotes against the host of the set', async () => {
    const registry = await registryWithHosts();
    await publish(registry, await builtHost({ version: '3.0.0', contract: '2.0.0' }));
    const report = await verifyChoice(registry, [pick('host@3.0.0')], deployed);
    expect(report.passed).toBe(false);
    expect(JSON.stringify(report.checks.find(({ check }) => check === 'contract')?.findings)).toContain(
      'host 3.0.0 provides 2.0.0',
    );
    expect((await verifyChoice(registry, [pick('host@deployed')], deployed)).checks).toContainEqual(
      expect.objectContaining({ check: 'contract', outcome: expect.not.stringMatching('failed') }),
    );
  });

  it('keeps the host of a set and the highest version when pruning', async () => {
    const registry = await registryWithHosts('2.0.0', '2.1.0', '2.2.0');
    await go(registry, 'host@2.1.0');
    const later = new Date(Date.now() + 90 * 86_400_000);
    const { versions } = await prune(registry, { days: 7, dryRun: false }, by, later);
    expect(versions).toMatchObject([{ name: 'host', version: '2.0.0' }]);
    expect((await publishedHosts(registry)).map(({ version }) => version)).toEqual(['2.2.0', '2.1.0']);
  });
});
