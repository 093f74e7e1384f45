import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createToken } from '@navette/ops/registry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestRegistry, ops, type TestRegistry } from '../../testing/registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let registry: TestRegistry;
let server: TestApp;
beforeAll(async () => {
  registry = await createTestRegistry();
  const host = join(registry.folder, '../host');
  await mkdir(host);
  await writeFile(join(host, 'host.json'), JSON.stringify({ version: '1.0.0', contract: '1.0.0', shared: {} }));
  server = await createTestApp({ env: { REGISTRY_DIR: registry.folder, HOST_DIR: host } });
  await registry.publish('dispatch', '1.0.0');
  await registry.activate('dispatch@1.0.0');
});
afterAll(async () => {
  await server.close();
  await registry.remove();
});

it('a damaged registry is said in words, which leave the page of releases open to whoever repairs it', async () => {
  const user = await server.signedIn('super');
  const { token } = await createToken(registry.folder, { name: 'ci', scopes: ['admin'], days: 1 }, ops);
  const pointer = join(registry.folder, 'current');
  const sound = await readFile(pointer);
  await writeFile(pointer, '{"set":"20');
  const answers = [
    await server.callWith(user, 'getReleaseStatus', undefined),
    await server.callWith(user, 'rollbackRelease', { remotes: ['dispatch'], why: 'a test' }),
    await server.callWith(token, 'opsStatus', undefined),
  ];
  const history = await server.call(user, 'listReleaseHistory');
  await writeFile(pointer, sound);
  for (const { status, problem } of answers)
    expect([status, problem]).toMatchObject([
      409,
      { code: 'release.unreadable', params: { findings: expect.stringContaining('`ops repair`') } },
    ]);
  expect([history.status, (await server.call(user, 'getReleaseStatus')).status]).toEqual([200, 200]);
});
