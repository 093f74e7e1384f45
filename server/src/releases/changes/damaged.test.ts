import { mkdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createToken } from '@navette/ops/registry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { choice, createTestRegistry, ops, type TestRegistry } from '../../testing/registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let registry: TestRegistry;
let server: TestApp;
beforeAll(async () => {
  registry = await createTestRegistry();
  server = await createTestApp({ env: { REGISTRY_DIR: registry.folder, HOST_DIR: await registry.host() } });
  await registry.publish('dispatch', '1.0.0');
  await registry.activate('dispatch@1.0.0');
});
afterAll(async () => {
  await server.close();
  await registry.remove();
});

/** Replaces a file by a folder while some work runs: a read fails as it does on a broken disk. */
async function withoutReading(file: string, work: () => Promise<void>): Promise<void> {
  const place = join(registry.folder, file);
  await rename(place, `${place}.aside`);
  await mkdir(place);
  try {
    await work();
  } finally {
    await rmdir(place);
    await rename(`${place}.aside`, place);
  }
}

it('a damaged registry is reported in words, and the page of releases stays open', async () => {
  const user = await server.signedIn('super');
  const { token } = await createToken(registry.opened, { name: 'ci', scopes: ['admin'], days: 1 }, ops);
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
      { code: 'release.unreadable', params: { findings: expect.stringContaining('`ops rollback`') } },
    ]);
  expect([history.status, (await server.call(user, 'getReleaseStatus')).status]).toEqual([200, 200]);
});

it('a disk that cannot be read is reported in words to readers, and is not a refusal for writers', async () => {
  const user = await server.signedIn('super');
  const { token } = await createToken(registry.opened, { name: 'disk', scopes: ['admin'], days: 1 }, ops);
  const remotes = [choice('dispatch@1.0.0')];
  const findings = expect.stringMatching(/a folder exists where a file is expected. Check the path \(EISDIR\)/);
  await withoutReading('current', async () => {
    const reads = [
      await server.callWith(user, 'getReleaseStatus', undefined),
      await server.callWith(user, 'listReleaseVersions', undefined),
      await server.callWith(user, 'listReleaseNotes', undefined, { query: { name: 'dispatch', to: '1.0.0' } }),
      await server.callWith(user, 'verifyRelease', { remotes }),
      await server.callWith(token, 'opsStatus', undefined),
    ];
    for (const { status, problem } of reads)
      expect([status, problem]).toMatchObject([409, { code: 'release.unreadable', params: { findings } }]);
    const changes = [
      await server.callWith(user, 'rollbackRelease', { why: 'a test' }),
      await server.callWith(token, 'opsRollback', { why: 'a test' }),
      await server.callWith(token, 'opsApply', { file: 'navette: 1\n', why: 'a test' }),
    ];
    for (const { status, problem } of changes)
      expect([status, problem]).toMatchObject([503, { code: 'release.fault', params: { findings } }]);
  });
});

it('unreadable tokens are not treated as a wrong token, and reveal nothing about the registry to unknown callers', async () => {
  const { token } = await createToken(registry.opened, { name: 'lost', scopes: ['admin'], days: 1 }, ops);
  await withoutReading('tokens.json', async () => {
    const { status, problem } = await server.callWith(token, 'opsStatus', undefined);
    expect([status, problem]).toMatchObject([
      503,
      {
        code: 'release.fault',
        params: { findings: expect.stringMatching(/^The tokens of the registry can not be read/) },
      },
    ]);
  });
});
