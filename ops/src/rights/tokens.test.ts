import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { currentId } from '../registry/sets.ts';
import { publications } from '../registry/versions.ts';
import { activate } from '../release/activate.ts';
import { publish } from '../release/publish.ts';
import { builtRemote } from '../testing/built-remote.ts';
import { by, pick, registryWith, unverified } from '../testing/registry.ts';
import { callerOf, createToken, revokeToken } from './tokens.ts';

const wish = { name: 'ci', scopes: ['publish:*'], days: 30 };
const activation = ['activate', 'dispatch@1.0.0', '--unverified', '--why', 'because'];

describe('tokens of ops', () => {
  it('requires a token for every change once the first one exists, and before that when a setting requires it', async () => {
    const registry = await registryWith('dispatch@1.0.0');
    const env = { REGISTRY_DIR: registry.location, USER: 'noor' };
    expect(await run(activation, { ...env, NAVETTE_REQUIRE_TOKEN: '1' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('This needs the right activate:dispatch, and no token was given'),
    });
    const { out } = await run(
      ['token', 'create', 'ops', '--scope', 'admin', '--why', 'first', '--json', '--bootstrap'],
      env,
    );
    const { token } = JSON.parse(out);
    expect(await run(activation, env)).toMatchObject({ code: 1 });
    expect(await run(['status'], env)).toMatchObject({ code: 0 });
    expect(await run([...activation, '--token', token], env)).toMatchObject({ code: 0 });
  });

  it('stores tokens hashed, and never shows them again', async () => {
    const registry = await registryWith('dispatch@1.0.0');
    const { token } = await createToken(registry, wish, by);
    const secret = token.replace(/^navops_[\da-f]{12}_/, '');
    expect(secret).toHaveLength(43);
    const admin = await createToken(registry, { ...wish, name: 'all', scopes: ['admin'] }, by);
    const { out } = await run(['token', 'list', '--json'], {
      REGISTRY_DIR: registry.location,
      NAVETTE_OPS_TOKEN: admin.token,
    });
    for (const text of [
      out,
      ...(await Promise.all(
        ['tokens.json', 'history.jsonl'].map((file) => readFile(join(registry.location, file), 'utf8')),
      )),
    ])
      expect(text).not.toContain(secret);
    expect(JSON.parse(out)[0]).toMatchObject({ name: 'ci', scopes: ['publish:*'], createdBy: 'Noor' });
    expect(out).not.toContain('hash');
  });

  it('tokens of ops end when they expire, and at once when they are revoked', async () => {
    const registry = await registryWith('dispatch@1.0.0');
    const { token } = await createToken(registry, wish, by);
    const shown = (now: Date) => callerOf(registry, { token, required: false }, now);
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    expect(await shown(days(29))).toMatchObject({ name: 'ci', scopes: ['publish:*'] });
    await expect(shown(days(31))).rejects.toThrow('has expired');
    expect(await revokeToken(registry, 'ci', by)).toEqual({ changed: true });
    expect(await revokeToken(registry, 'ci', by)).toEqual({ changed: false });
    await expect(shown(new Date())).rejects.toThrow('was revoked');
    // Revoking the last one opens nothing.
    expect(await callerOf(registry, { token: undefined, required: false })).toEqual({ name: undefined, scopes: [] });
  });

  it('a revoked token changes nothing, even in a command that started before and waited', async () => {
    const registry = await registryWith('dispatch@1.0.0');
    const { token } = await createToken(registry, { ...wish, scopes: ['publish:*', 'activate:*'] }, by);
    const began = await callerOf(registry, { token, required: false });
    await revokeToken(registry, 'ci', by);
    const later = await builtRemote({ version: '1.1.0' });
    const refused = 'The token ci was revoked or expired meanwhile';
    const activation = activate({ ...registry, caller: began }, [pick('dispatch@1.0.0')], by, unverified);
    await expect(activation).rejects.toThrow(refused);
    await expect(publish({ ...registry, caller: began }, later)).rejects.toThrow(refused);
    expect(await currentId(registry)).toBeUndefined();
    expect(await publications(registry, 'dispatch')).toHaveLength(1);
  });

  it.each(['navops_0123456789ab_' + 'a'.repeat(43), 'nonsense'])(
    'refuses a token that was never created: %s',
    async (token) => {
      const registry = await registryWith('dispatch@1.0.0');
      await createToken(registry, wish, by);
      await expect(callerOf(registry, { token, required: false })).rejects.toThrow('was not created for this registry');
    },
  );

  it('refuses a token with the secret of another', async () => {
    const registry = await registryWith('dispatch@1.0.0');
    const [{ token: first }, { token: second }] = [
      await createToken(registry, wish, by),
      await createToken(registry, { ...wish, name: 'other' }, by),
    ];
    const mixed = [...first.split('_').slice(0, 2), second.split('_').slice(2).join('_')].join('_');
    await expect(callerOf(registry, { token: mixed, required: false })).rejects.toThrow('was not created');
  });

  it.each([
    [{ ...wish, scopes: ['activate'] }, /^activate is not a scope\. A scope is .*, or admin\.$/],
    [{ ...wish, scopes: ['delete:dispatch'] }, 'is not a scope'],
    [{ ...wish, scopes: [] }, 'Give the scope of the token'],
    [{ ...wish, days: 0 }, 'at most 366'],
    [{ ...wish, days: 367 }, 'at most 366'],
    [{ ...wish, name: 'Noor Peeters' }, 'a token name may contain'],
    [{ ...wish, name: 'taken' }, 'There is already a token taken'],
  ])('refuses to create a token with an invalid scope, period or name: %j', async (wanted, message) => {
    const registry = await registryWith('dispatch@1.0.0');
    await createToken(registry, { ...wish, name: 'taken' }, by);
    await expect(createToken(registry, wanted, by)).rejects.toThrow(message);
  });
});
