import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publish } from '../release/publish.ts';
import { runningFor, servedHost } from '../release/running.ts';
import { run } from '../run.ts';
import { builtRemote, temporaryFolder } from '../testing/built-remote.ts';
import { openRegistry } from '../registry/registry.ts';
import { newKeys, signingOf } from './keys.ts';

const [ada, ben, mallory] = [newKeys('ada'), newKeys('ben'), newKeys('mallory')];
const why = ['--why', 'because'];

/** A registry and a command line with keys. */
async function stage() {
  const registry = await temporaryFolder();
  const as = (env: NodeJS.ProcessEnv) => ({
    ops: (...argv: string[]) => run(argv, { REGISTRY_DIR: registry, USER: 'noor', ...env }),
    opened: openRegistry(registry, env),
  });
  return { registry, as };
}

const trusting = (...keys: { readonly trusted: string }[]) => keys.map(({ trusted }) => trusted).join(',');
const strict = { NAVETTE_TRUSTED_KEYS: trusting(ada), NAVETTE_REQUIRE_SIGNED: '1' };
const adasMachine = { ...strict, NAVETTE_SIGNING_KEY: ada.signing };

const activation = ['activate', 'dispatch@1.0.0', '--unverified', ...why];

describe('signed versions and sets', () => {
  it('runs signed versions and sets when signatures are required, and shows who signed them', async () => {
    const { as } = await stage();
    const { ops } = as(adasMachine);
    expect(await ops('publish', await builtRemote())).toMatchObject({ code: 0 });
    expect(await ops(...activation)).toMatchObject({ code: 0, err: '' });
    expect((await ops('list')).out).toMatch(/SIGNATURE\n.*signed by ada\n/);
    expect((await ops('status')).out).toMatch(/\nsignature +signed by ada\n/);
    const { opened } = as(strict);
    expect(await runningFor(opened)).toMatchObject({ channel: 'stable' });
    expect(await servedHost(opened)).toBe('deployed');
  });

  it('refuses unsigned versions and sets: activate, apply, stage and the server', async () => {
    const { as } = await stage();
    const plain = as({});
    await plain.ops('publish', await builtRemote());
    const file = join(await temporaryFolder(), 'release.yaml');
    await writeFile(file, 'navette: 1\nremotes: { dispatch: 1.0.0 }\n');
    const { ops, opened } = as(adasMachine);
    for (const argv of [activation, ['apply', file, '--unverified', ...why]])
      expect(await ops(...argv)).toMatchObject({
        code: 1,
        err: 'Refused, because signatures are required: dispatch 1.0.0: it is not signed.\n',
      });
    await plain.ops(...activation);
    await plain.ops('publish', await builtRemote({ version: '1.1.0' }));
    expect(await ops('stage', 'dispatch@1.1.0', '--role', 'lead', '--unverified', ...why)).toMatchObject({ code: 1 });
    await expect(runningFor(opened)).rejects.toThrow('it is not signed');
    await expect(servedHost(opened)).rejects.toThrow('it is not signed');
    expect(await runningFor(as({}).opened)).toBeDefined();
  });

  it('refuses versions and sets signed with an untrusted key, naming the signer', async () => {
    const { as } = await stage();
    await as({ NAVETTE_SIGNING_KEY: mallory.signing }).ops('publish', await builtRemote());
    const { ops } = as(adasMachine);
    expect(await ops(...activation)).toMatchObject({
      code: 1,
      err: expect.stringContaining('dispatch 1.0.0: signed by mallory, whose key is not trusted'),
    });
    expect((await ops('list')).out).toContain('signed by mallory, not trusted here');
  });

  it('refuses versions and sets that differ from the signed content, naming the signer', async () => {
    const { registry, as } = await stage();
    const { ops } = as(adasMachine);
    await ops('publish', await builtRemote());
    await ops(...activation);
    const { set } = JSON.parse(await readFile(join(registry, 'current'), 'utf8'));
    // Somebody who may write to the registry changes what runs.
    const changed = await temporaryFolder();
    await cp(registry, changed, { recursive: true });
    const file = join(changed, `sets/${set}.json`);
    await writeFile(file, (await readFile(file, 'utf8')).replace('Titre', 'Autre'));
    await expect(runningFor(openRegistry(changed, adasMachine))).rejects.toThrow('the signature of ada does not match');
    expect((await ops('status', '--registry', changed)).out).toContain('signature of ada does NOT match');
    await ops('publish', await builtRemote({ version: '1.1.0' }), '--registry', changed);
    await ops('publish', await builtRemote({ name: 'masterdata' }), '--registry', changed);
    // A change of the set is not signed along with a new set that is made of it.
    expect(await ops('activate', 'masterdata@1.0.0', '--unverified', '--registry', changed, ...why)).toMatchObject({
      code: 1,
      err: 'Refused: dispatch 1.0.0 differs in this set from its published form.\n',
    });
    const later = ['activate', 'dispatch@1.1.0', '--unverified', '--registry', changed, ...why];
    expect(await ops(...later)).toMatchObject({ code: 0 });
    expect(await ops('rollback', '--registry', changed, ...why)).toMatchObject({
      code: 1,
      err: expect.stringContaining('the signature of ada does not match'),
    });
  });

  it('keeps signed versions usable after a key is replaced, as long as both keys are trusted', async () => {
    const { as } = await stage();
    await as(adasMachine).ops('publish', await builtRemote());
    await as(adasMachine).ops(...activation);
    const both = {
      NAVETTE_TRUSTED_KEYS: trusting(ada, ben),
      NAVETTE_REQUIRE_SIGNED: '1',
      NAVETTE_SIGNING_KEY: ben.signing,
    };
    const { ops } = as(both);
    await ops('publish', await builtRemote({ version: '1.1.0' }));
    expect(await ops('activate', 'dispatch@1.1.0', '--unverified', ...why)).toMatchObject({ code: 0 });
    expect(await ops('rollback', ...why)).toMatchObject({ code: 0 });
    const { ops: after } = as({ ...both, NAVETTE_TRUSTED_KEYS: trusting(ben) });
    expect(await after('rollback', '--to', '20200101', ...why)).toMatchObject({ code: 1 });
    expect(await after(...activation)).toMatchObject({ code: 0 });
  });

  it('adds a second signature when the same version is published with another key', async () => {
    const { as } = await stage();
    const dist = await builtRemote();
    await as(adasMachine).ops('publish', dist);
    await as({ NAVETTE_SIGNING_KEY: ben.signing }).ops('publish', dist);
    for (const key of [ada, ben])
      expect((await as({ NAVETTE_TRUSTED_KEYS: key.trusted }).ops('list')).out).toContain(
        `signed by ${key === ada ? 'ada' : 'ben'}\n`,
      );
  });

  it('refuses a signature made elsewhere that does not fit', async () => {
    const { as } = await stage();
    const dist = await builtRemote();
    const { opened } = as(strict);
    const foreign = {
      key: 'ada',
      at: new Date().toISOString(),
      signature: Buffer.from('x'.repeat(64)).toString('base64'),
    };
    await expect(publish(opened, dist, { signature: foreign })).rejects.toThrow('the signature of ada does not match');
  });

  it('verify checks signatures', async () => {
    const { as } = await stage();
    await as({}).ops('publish', await builtRemote());
    const check = async (env: NodeJS.ProcessEnv) => {
      const host = join(await temporaryFolder(), 'host.json');
      await writeFile(host, JSON.stringify({ version: '1.0.0', contract: '1.0.0' }));
      const openapi = join(await temporaryFolder(), 'openapi.json');
      await writeFile(openapi, JSON.stringify({ openapi: '3.1.0', paths: {} }));
      const { out } = await as(env).ops(
        'verify',
        'dispatch@1.0.0',
        '--host-dir',
        join(host, '..'),
        '--openapi',
        openapi,
        '--json',
      );
      return JSON.parse(out).checks.find((entry: { check: string }) => entry.check === 'signatures').outcome;
    };
    expect(await check({})).toBe('skipped');
    expect(await check({ NAVETTE_TRUSTED_KEYS: ada.trusted })).toBe('warned');
    expect(await check(strict)).toBe('failed');
    await as(adasMachine).ops('publish', await builtRemote());
    expect(await check(strict)).toBe('passed');
  });
});

describe('keys', () => {
  it('ops keygen prints keys in the form of the environment variables', async () => {
    const { out } = await run(['keygen', 'dispatch-ci'], {});
    const env = Object.fromEntries(
      out
        .trim()
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    );
    expect(signingOf(env)).toMatchObject({
      signer: { name: 'dispatch-ci' },
      trusted: [{ name: 'dispatch-ci' }],
      required: false,
    });
  });

  it.each([
    [{ NAVETTE_SIGNING_KEY: ada.trusted }, 'NAVETTE_SIGNING_KEY'],
    [{ NAVETTE_TRUSTED_KEYS: `${ada.trusted},ben` }, 'NAVETTE_TRUSTED_KEYS'],
    [{ NAVETTE_REQUIRE_SIGNED: '1' }, 'NAVETTE_TRUSTED_KEYS'],
    [{ NAVETTE_REQUIRE_SIGNED: 'true' }, 'NAVETTE_REQUIRE_SIGNED must be 1 (on) or 0 (off), not true'],
  ])('refuses invalid keys: %j', (env, variable) => {
    expect(() => signingOf(env)).toThrow(variable);
  });

  it('never shows a secret key in a message', () => {
    const broken = `ada:${ada.signing.slice(8)}`;
    expect(() => signingOf({ NAVETTE_SIGNING_KEY: broken })).toThrow(/^(?!.*MC4C[^…])/);
  });
});
