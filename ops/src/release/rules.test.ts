import { describe, expect, it } from 'vitest';
import { history } from '../registry/history.ts';
import { readOverrides, DEFAULT_POLICY, readPolicy, allowOverrides, forbidOverrides, setPolicy } from './rules.ts';
import { emptyRegistry, by, registryWith, unverified } from '../testing/registry.ts';
import { activate } from './activate.ts';
import { runningFor } from './running.ts';

describe('the policy of automatic rollback', () => {
  it('keeps the policy of automatic rollback off until ops choose it, and keeps omitted properties', async () => {
    const registry = await emptyRegistry();
    expect(await readPolicy(registry)).toEqual(DEFAULT_POLICY);
    await setPolicy(registry, { automatic: true, budget: 0.05 }, by);
    expect((await setPolicy(registry, { minutes: 30 }, by)).policy).toEqual({
      automatic: true,
      budget: 0.05,
      minimum: 5,
      minutes: 30,
    });
    expect(await readPolicy(registry)).toEqual({ automatic: true, budget: 0.05, minimum: 5, minutes: 30 });
    expect((await history(registry)).map(({ action, what }) => `${action}: ${what}`)).toEqual([
      'policy: automatic rollback on: above 5% failed of at least 5 sessions in 15 minutes',
      'policy: automatic rollback on: above 5% failed of at least 5 sessions in 30 minutes',
    ]);
  });

  it('writes nothing for an unchanged policy', async () => {
    const registry = await emptyRegistry();
    expect(await setPolicy(registry, { automatic: false }, by)).toMatchObject({ changed: false });
    expect(await history(registry)).toEqual([]);
  });

  it.each([{ budget: 1.5 }, { budget: -0.1 }, { minimum: 0 }, { minutes: 0.5 }, { minutes: 2000 }])(
    'refuses the policy %j',
    async (choice) => {
      await expect(setPolicy(await emptyRegistry(), choice, by)).rejects.toThrow(
        /^(budget|minimum|minutes) (must be (at least|at most)|takes a whole number)/,
      );
    },
  );
});

describe('overrides for developers', () => {
  it('forbids overrides until ops allow them, and ends them at their expiry', async () => {
    const registry = await registryWith('dispatch@1.0.0');
    await activate(registry, 'latest', by, unverified);
    expect(await readOverrides(registry)).toBeUndefined();
    const { until } = await allowOverrides(registry, ['https://dev.example:4310/', 'http://localhost:4311'], 2, by);
    expect((await runningFor(registry))?.overrides).toEqual(['https://dev.example:4310', 'http://localhost:4311']);
    expect(await readOverrides(registry, new Date(Date.parse(until) + 1))).toBeUndefined();
    expect((await history(registry)).at(-1)?.what).toContain(
      `https://dev.example:4310, http://localhost:4311 until ${until}`,
    );
  });

  it('ends overrides on demand, and reports when there was nothing to end', async () => {
    const registry = await emptyRegistry();
    await allowOverrides(registry, ['https://dev.example'], 8, by);
    expect(await forbidOverrides(registry, by)).toEqual({ changed: true });
    expect(await readOverrides(registry)).toBeUndefined();
    expect(await forbidOverrides(registry, by)).toEqual({ changed: false });
  });

  it.each([
    'http://dev.example',
    'https://dev.example/remote',
    'dev.example',
    'https://',
    'javascript:alert(1)',
    'https://user:secret@dev.example',
    "https://dev.example; script-src 'unsafe-eval'",
    '*',
  ])('refuses overrides from %s', async (origin) => {
    await expect(allowOverrides(await emptyRegistry(), [origin], 8, by)).rejects.toThrow(/not an origin/);
  });

  it.each([0, -1, 73, Number.NaN])('refuses overrides for %d hours', async (hours) => {
    await expect(allowOverrides(await emptyRegistry(), ['https://dev.example'], hours, by)).rejects.toThrow(/hours/);
  });
});
