import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createToken, currentId, openRegistry } from '@navette/ops/registry';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpsProgram, opsProgram } from '../../testing/ops-program.ts';
import { createTestRegistry, ops, type TestRegistry } from '../../testing/registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { OpsLimits } from '../releases.ts';

let server: TestApp;
let registry: TestRegistry;
let program: OpsProgram;
let origin: string;
let token: string;
beforeAll(async () => {
  registry = await createTestRegistry();
  server = await createTestApp({ env: { REGISTRY_DIR: registry.folder, HOST_DIR: await registry.host() } });
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  program = await opsProgram();
  await registry.publish('dispatch', '1.0.0');
  await registry.publish('masterdata', '1.0.0');
  await registry.activate('dispatch@1.0.0', 'masterdata@1.0.0');
  const scopes = ['publish:dispatch', 'activate:dispatch', 'stage:dispatch'];
  ({ token } = await createToken(registry.opened, { name: 'dispatch-ci', scopes, days: 1 }, ops));
});
afterAll(async () => {
  await program.remove();
  await server.close();
  await registry.remove();
});

beforeEach(() => {
  server.services.releases.limits = new OpsLimits();
});

const at = (...args: string[]) => program.runAt(origin, token, args);
const why = ['--why', 'release 12'];

describe('ops without direct access to the registry', () => {
  it('publishes, verifies, activates, reads and rolls back with a token', async () => {
    const dist = await registry.build('dispatch', '1.1.0');
    expect(await at('publish', dist)).toMatchObject({ code: 0, out: 'dispatch 1.1.0 published\n' });
    expect((await at('publish', dist)).out).toContain('nothing was added');
    expect((await at('list', 'dispatch')).out).toMatch(/^REMOTE .*\ndispatch +1\.1\.0 /);
    expect(await at('verify', 'dispatch@1.1.0')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Passed, checked static/),
    });
    expect(await at('stage', 'dispatch@1.1.0', '--role', 'lead', ...why)).toMatchObject({ code: 0 });
    expect(await at('activate', 'dispatch@staged', '--without-boot', ...why)).toMatchObject({
      code: 1,
      err: expect.stringContaining('too few sessions to tell (0 of 0'),
    });
    expect(await at('activate', '--staged', '--anyway', '--without-boot', ...why)).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/ runs\n {2}checked static\n/),
    });
    expect((await at('status')).out).toMatch(/by dispatch-ci\nwhy +release 12\n/);
    expect(await at('rollback', ...why)).toMatchObject({ code: 0, out: expect.stringContaining('runs again') });
    expect((await at('history', '--limit', '1')).out).toContain('dispatch 1.1.0 → 1.0.0');
  });

  it('plans, applies and finds drift with the exit codes of the command line', async () => {
    const file = join(registry.folder, '../release.yaml');
    await writeFile(file, 'navette: 1\nremotes: { dispatch: 1.1.0, masterdata: 1.0.0 }\n');
    expect(await at('drift', file)).toMatchObject({ code: 3, out: expect.stringContaining('1.0.0 → 1.1.0') });
    expect(await at('apply', file, '--dry-run')).toMatchObject({ code: 0 });
    expect(await at('apply', file, '--without-boot', ...why)).toMatchObject({
      code: 0,
      out: expect.stringContaining('Changed 1 thing'),
    });
    expect((await at('apply', file, '--without-boot', ...why)).out).toBe(
      'Nothing to do: the state already matches the file\n',
    );
    expect(await at('drift', file)).toMatchObject({ code: 0 });
    const other = join(registry.folder, '../production.yaml');
    await writeFile(other, 'navette: 1\nremtoes: {}\n');
    for (const command of [['drift'], ['apply', '--dry-run'], ['apply', ...why]])
      expect(await at(...command, other)).toMatchObject({ code: 1, err: 'production.yaml:2: unknown key remtoes\n' });
    expect((await at('export')).out).toContain('  dispatch: 1.1.0\n');
    const { out } = await at('rollback', '--remote', 'dispatch', ...why);
    expect(out).toMatch(/ runs\n {2}dispatch: previous version\n {2}left /);
    expect(await at('apply', file, '--without-boot', ...why)).toMatchObject({ code: 0 });
  });

  it('ops without direct access to the registry is refused with the messages of the registry', async () => {
    const before = await currentId(registry.opened);
    const other = await at('publish', await registry.build('masterdata', '1.1.0'));
    expect(other).toMatchObject({ code: 1, err: expect.stringContaining('lacks the right publish:masterdata') });
    expect(await at('activate', 'dispatch@9.0.0', ...why)).toMatchObject({
      code: 1,
      err: expect.stringContaining('is not published here'),
    });
    expect(await at('prune', ...why)).toMatchObject({
      code: 1,
      err: expect.stringContaining('works only on the registry itself'),
    });
    expect(await at('activate', '--latest', '--unverified', ...why)).toMatchObject({ code: 2 });
    expect(await at('activate', '--latest')).toMatchObject({
      code: 2,
      err: expect.stringContaining('State the reason'),
    });
    expect(await program.runAt(origin, `${token.slice(0, -1)}x`, ['status'])).toMatchObject({
      code: 1,
      err: 'The suite does not accept this token (--token, NAVETTE_OPS_TOKEN).\n',
    });
    expect(await program.runAt('http://127.0.0.1:9', token, ['status'])).toMatchObject({
      code: 1,
      err: expect.stringContaining("can't be reached"),
    });
    expect(await currentId(registry.opened)).toBe(before);
  });

  it('signs what it uploads with its own key, which the suite checks', async () => {
    const { out } = await at('keygen', 'dispatch-ci');
    const [, signing = '', trusted = ''] = /SIGNING_KEY=(.*)\n.*TRUSTED_KEYS=(.*)\n/.exec(out) ?? [];
    server.services.releases.registry = openRegistry(registry.folder, { NAVETTE_TRUSTED_KEYS: trusted });
    const dist = await registry.build('dispatch', '1.2.0');
    const signed = await program.runAt(origin, token, ['publish', dist], { NAVETTE_SIGNING_KEY: signing });
    expect(signed).toMatchObject({ code: 0, err: '' });
    expect((await at('list', 'dispatch')).out).toMatch(/1\.2\.0 .*signed by dispatch-ci\n/);
    server.services.releases.registry = registry.opened;
  });
});
