import { describe, expect, it } from 'vitest';
import { changeMenu } from '../release/menu.ts';
import { diff } from '../release/diff.ts';
import { listHistory } from '../release/lists.ts';
import { publish } from '../release/publish.ts';
import { rollback } from '../release/rollback.ts';
import { currentSet } from '../registry/sets.ts';
import { builtRemote } from '../testing/built-remote.ts';
import { activated, by, registryWith, unverified } from '../testing/registry.ts';
import { apply } from './apply.ts';
import { exportState, inYaml, type Desired } from './state.ts';
import { parseDesired } from './parse.ts';
import { planOf } from './plan.ts';
import type { Registry } from '../registry/registry.ts';

const titles = { fr: 'Coûts', nl: 'Kosten', en: 'Costs' };
const permissions = [{ page: 'fleet/costs', titleKey: 'x.title', titles, roles: ['dispatch'] }];

/** A registry in which fleet, which brings a permission, runs as 1.0.0. */
async function running(): Promise<Registry> {
  const registry = await registryWith();
  for (const version of ['1.0.0', '1.1.0'])
    await publish(
      registry,
      await builtRemote({ name: 'fleet', version, code: version, declaration: { contract: '^1.10.0', permissions } }),
    );
  await activated(registry, 'fleet@1.0.0');
  return registry;
}

const deciding = (roles: Desired['roles']): Desired => ({ navette: 1, roles });
const toLead = deciding({ 'fleet/costs': ['lead'] });
const rolesIn = async (registry: Registry) => (await currentSet(registry))?.roles;

describe('roles of the permissions that remotes bring', () => {
  it('applies roles of permissions as a set of their own, keeps them with later versions, and undoes them with one rollback', async () => {
    const registry = await running();
    expect((await apply(registry, toLead, by, unverified)).changes).toEqual([
      { of: 'roles', name: 'fleet/costs', before: null, after: 'lead' },
    ]);
    expect((await apply(registry, toLead, by, unverified)).changed).toBe(false);
    expect((await listHistory(registry))[0]).toMatchObject({ what: 'roles fleet/costs: lead' });
    await activated(registry, 'fleet@1.1.0');
    await changeMenu(registry, '/fleet', { hidden: true }, by);
    expect(await rolesIn(registry)).toEqual({ 'fleet/costs': ['lead'] });
    await apply(registry, deciding({ 'fleet/costs': [] }), by, unverified);
    expect(await diff(registry, 'previous', 'current')).toMatchObject({
      remotes: [],
      roles: ['fleet/costs: lead → super only'],
    });
    await rollback(registry, by);
    expect(await rolesIn(registry)).toEqual({ 'fleet/costs': ['lead'] });
    await apply(registry, deciding({}), by, unverified);
    expect(await rolesIn(registry)).toBeUndefined();
  });

  it('exports roles of permissions, and reports drift once somebody else has changed them', async () => {
    const registry = await running();
    await apply(registry, toLead, by, unverified);
    const exported = parseDesired(inYaml(await exportState(registry)), 'release.yaml');
    expect(exported.roles).toEqual({ 'fleet/costs': ['lead'] });
    expect((await planOf(registry, exported)).changes).toEqual([]);
    await apply(registry, deciding({ 'fleet/costs': ['account', 'lead'] }), by, unverified);
    expect((await planOf(registry, exported)).changes).toEqual([
      { of: 'roles', name: 'fleet/costs', before: 'account, lead', after: 'lead' },
    ]);
  });

  it('lets only an administrator assign roles of permissions, not the team of the remote', async () => {
    const registry = await running();
    const as = (scopes: string[], wanted: Desired) =>
      apply({ ...registry, caller: { name: 'team', scopes } }, wanted, by, unverified);
    await expect(as(['activate:*', 'stage:*', 'publish:*'], toLead)).rejects.toThrow('lacks the right admin');
    expect(await rolesIn(registry)).toBeUndefined();
    await as(['admin'], toLead);
    await as(['activate:fleet'], { navette: 1, remotes: { fleet: '1.1.0' } });
    expect(await rolesIn(registry)).toEqual({ 'fleet/costs': ['lead'] });
  });

  it.each([
    [
      '{ fleet/nothing: [lead] }',
      'roles: no remote declares the permission fleet/nothing. Existing entries: fleet/costs.',
    ],
    ['{ fleet/costs: [driver] }', 'release.yaml:2: roles.fleet/costs.0: '],
    ['{ booking: [lead] }', 'release.yaml:2: roles'],
  ])('are refused as %s', async (roles, why) => {
    const registry = await running();
    const attempt = async () =>
      apply(registry, parseDesired(`navette: 1\nroles: ${roles}\n`, 'release.yaml'), by, unverified);
    await expect(attempt()).rejects.toThrow(why);
  });
});
