import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { operations } from '@navette/openapi/operations';
import { apply } from '@navette/ops/registry';
import { isDeclaredPage } from '@navette/shared/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestRegistry, ops, type TestRegistry } from '../testing/registry.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { pageRolesOf } from './page-grants.ts';

const titles = { fr: 'Véhicules', nl: 'Voertuigen', en: 'Vehicles' };
const permission = (page: string, roles: string[]) => ({ page, titleKey: 'x.title', titles, roles });
const declaration = {
  contract: '^1.10.0',
  permissions: [permission('fleet/vehicles', ['dispatch']), permission('fleet/costs', ['account'])],
};

let registry: TestRegistry;
let server: TestApp;
let other: TestApp;
beforeAll(async () => {
  registry = await createTestRegistry();
  server = await createTestApp({ env: { REGISTRY_DIR: registry.folder } });
  other = await createTestApp({
    beside: server,
    env: { REGISTRY_DIR: registry.folder, PAGE_ROLES: 'fleet/vehicles=lead fleet/costs=' },
  });
  await registry.publish('fleet', '1.0.0', { declaration });
});
afterAll(async () => {
  await other.close();
  await server.close();
  await registry.remove();
});

const declaredPages = async (app: TestApp, token: string) =>
  (await app.call(token, 'getSession')).body.user.pages.filter(isDeclaredPage);

describe('a permission that a remote declares', () => {
  it('a permission that a remote declares belongs to its roles as soon as the remote is activated, without another sign-in', async () => {
    const [dispatch, invoice, all] = [
      await server.signedIn('dispatch'),
      await server.signedIn('invoice'),
      await server.signedIn('super'),
    ];
    expect(await declaredPages(server, dispatch)).toEqual([]);
    await registry.activate('fleet@1.0.0');
    expect(await declaredPages(server, dispatch)).toEqual(['fleet/vehicles']);
    expect(await declaredPages(server, invoice)).toEqual([]);
    expect(await declaredPages(server, all)).toEqual(['fleet/vehicles', 'fleet/costs']);
  });

  it('a permission that a remote declares belongs to the roles of the configuration instead', async () => {
    expect(await declaredPages(other, await other.signedIn('dispatch'))).toEqual([]);
    expect(await declaredPages(other, await other.signedIn('lead'))).toEqual(['fleet/vehicles']);
    expect(await declaredPages(other, await other.signedIn('account'))).toEqual([]);
    expect(await declaredPages(other, await other.signedIn('super'))).toEqual(['fleet/vehicles', 'fleet/costs']);
  });

  it('a permission that a remote declares belongs to the roles of the set, unless the environment overrides them, and they are not sent to the browser', async () => {
    const roles = { 'fleet/vehicles': ['invoice' as const], 'fleet/costs': ['dispatch' as const] };
    await apply(registry.opened, { navette: 1, roles }, ops, { unverified: true });
    const invoice = await server.signedIn('invoice');
    expect(await declaredPages(server, invoice)).toEqual(['fleet/vehicles']);
    expect(await declaredPages(server, await server.signedIn('dispatch'))).toEqual(['fleet/costs']);
    expect(await declaredPages(other, await other.signedIn('invoice'))).toEqual([]);
    expect(await declaredPages(other, await other.signedIn('lead'))).toEqual(['fleet/vehicles']);
    const running = await server.app.inject({
      url: '/release/current',
      headers: { authorization: `Bearer ${invoice}` },
    });
    expect(running.json().set).toMatchObject({ remotes: { fleet: { version: '1.0.0' } } });
    expect(running.json().set).not.toHaveProperty('roles');
    await apply(registry.opened, { navette: 1, roles: {} }, ops, { unverified: true });
    expect(await declaredPages(server, invoice)).toEqual([]);
  });

  it('a permission that a remote declares does not stop a sign-in when the registry can not be read', async () => {
    const pointer = join(registry.folder, 'current');
    const text = await readFile(pointer, 'utf8');
    await writeFile(pointer, '{');
    expect(await declaredPages(server, await server.signedIn('super'))).toEqual([]);
    await writeFile(pointer, text);
  });

  it('opens no operation of the API', async () => {
    expect(Object.values(operations).flatMap(({ permission: names }) => names.filter(isDeclaredPage))).toEqual([]);
    const token = await server.signedIn('dispatch');
    expect((await server.call(token, 'listUsers')).status).toBe(403);
    const session = (await server.services.tokens.sessionOf(token)) ?? '';
    const caller = await server.services.sessions.find(session);
    expect(caller?.user.role).toBe('dispatch');
    expect(caller?.user.pages.filter(isDeclaredPage)).toEqual([]);
  });
});

describe('PAGE_ROLES', () => {
  it('reads roles by permission', () => {
    expect(pageRolesOf(' fleet/vehicles=dispatch,lead  fleet/costs= ')).toEqual([
      { page: 'fleet/vehicles', roles: ['dispatch', 'lead'] },
      { page: 'fleet/costs', roles: [] },
    ]);
    expect(pageRolesOf()).toEqual([]);
  });

  it.each([
    ['users=dispatch', 'fleet/vehicles=dispatch,lead; this is none: users=dispatch'],
    ['fleet/vehicles', 'this is none: fleet/vehicles'],
    ['fleet/vehicles=driver', 'gives fleet/vehicles to driver, which is no role that signs in'],
  ])('refuses %s', (text, why) => expect(() => pageRolesOf(text)).toThrow(why));
});
