import { describe, expect, it, vi } from 'vitest';
import { publish } from '../release/publish.ts';
import { activate } from '../release/activate.ts';
import { builtRemote } from '../testing/built-remote.ts';
import { emptyRegistry, by, unverified } from '../testing/registry.ts';
import type { Deployed, Finding } from './report.ts';
import { soundRemote } from './testing/sound-remote.ts';
import { verifyChoice } from './verify-choice.ts';
import type { Registry } from '../registry/registry.ts';

const deployed: Deployed = {
  host: { version: '1.0.0', contract: '1.0.0', build: 'b1', shared: {} },
  openapi: { paths: { '/x': { get: { operationId: 'x' } } } },
};
const pick = [{ name: 'dispatch', version: '1.0.0' }];

async function registryWithSound(): Promise<Registry> {
  const registry = await emptyRegistry();
  await publish(registry, await soundRemote());
  return registry;
}

const outcomes = (report: Awaited<ReturnType<typeof verifyChoice>>) =>
  Object.fromEntries(report.checks.map(({ check, outcome }) => [check, outcome]));

describe('verifying a selection', () => {
  it('refuses a version that uses an expired deprecation, unless it already runs', async () => {
    const registry = await registryWithSound();
    const dialogs = { 'x/form@1': { since: '2026-01-01', until: '2026-04-01', replacedBy: 'x/form@2' } };
    const host = { ...deployed.host, deprecated: { dialogs, slots: {} } };
    await publish(registry, await builtRemote({ name: 'live', code: "open('x/form@1')" }));
    const contract = async () => {
      const both = [...pick, { name: 'live', version: '1.0.0' }];
      return outcomes(await verifyChoice(registry, both, { ...deployed, host })).contract;
    };
    expect(await contract()).toBe('failed');
    await activate(registry, [{ name: 'live', version: '1.0.0' }], by, unverified);
    expect(await contract()).toBe('warned');
  });

  it('runs every check in order, and reports that no boot was done', async () => {
    const report = await verifyChoice(await registryWithSound(), pick, deployed);
    expect(report.checks.map(({ check }) => check).join(' ')).toBe(
      'files signatures contract operations languages budgets boot',
    );
    expect(report).toMatchObject({ passed: true, verified: 'static' });
    expect(outcomes(report)).toEqual({
      files: 'passed',
      signatures: 'skipped',
      contract: 'passed',
      operations: 'passed',
      languages: 'passed',
      budgets: 'passed',
      boot: 'skipped',
    });
  });

  it('stores a boot check for exactly this content, host and API', async () => {
    const registry = await registryWithSound();
    expect(await verifyChoice(registry, pick, deployed, { boot: async () => [] })).toMatchObject({
      passed: true,
      verified: 'full',
    });
    expect(await verifyChoice(registry, pick, deployed)).toMatchObject({ passed: true, verified: 'full' });
    const worded = { paths: { '/x': { get: { operationId: 'x' } } }, info: { title: 'new words' } };
    expect(await verifyChoice(registry, pick, { ...deployed, openapi: worded })).toMatchObject({ verified: 'full' });
  });

  it.each<[string, Partial<Deployed>]>([
    ['another host', { host: { ...deployed.host, version: '1.0.1' } }],
    ['another build of the host', { host: { ...deployed.host, build: 'b2' } }],
    [
      'another API',
      { openapi: { paths: { '/x': { get: { operationId: 'x' } }, '/y': { get: { operationId: 'y' } } } } },
    ],
  ])('refuses a boot check with %s', async (_, change) => {
    const registry = await registryWithSound();
    await verifyChoice(registry, pick, deployed, { boot: async () => [] });
    expect(await verifyChoice(registry, pick, { ...deployed, ...change })).toMatchObject({ verified: 'static' });
  });

  it('refuses versions again that failed a boot check', async () => {
    const registry = await registryWithSound();
    const finding: Finding = { severity: 'failed', remote: 'dispatch', detail: '/booking in fr: it is empty' };
    await verifyChoice(registry, pick, deployed, { boot: async () => [finding] });
    const report = await verifyChoice(registry, pick, deployed);
    expect(report).toMatchObject({ passed: false, verified: 'full' });
    expect(report.checks.at(-1)).toEqual({
      check: 'boot',
      outcome: 'failed',
      findings: [{ remote: 'dispatch', detail: '/booking in fr: it is empty' }],
    });
  });

  it('starts no browser for versions that are already refused', async () => {
    const boot = vi.fn(async () => []);
    const report = await verifyChoice(
      await registryWithSound(),
      pick,
      { ...deployed, host: { ...deployed.host, contract: '2.0.0' } },
      { boot },
    );
    expect(boot).not.toHaveBeenCalled();
    expect(outcomes(report)).toMatchObject({ contract: 'failed', boot: 'skipped' });
    expect(report.passed).toBe(false);
  });

  it('refuses to verify an unpublished version', async () => {
    await expect(
      verifyChoice(await registryWithSound(), [{ name: 'dispatch', version: '9.0.0' }], deployed),
    ).rejects.toThrow(/9\.0\.0/);
  });
});
