import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { builtRemote } from '../../../testing/built-remote.ts';
import { bucketRegistry, oneS3Fake } from '../../../testing/registries.ts';
import { hashedFiles } from '../../files.ts';
import { openRegistry } from '../../registry.ts';

const shared = oneS3Fake();
afterAll(shared.stop);
afterEach(async () => (await shared.get()).heal());

async function opened() {
  const fake = await shared.get();
  const { registry, env } = await bucketRegistry(fake);
  return { fake, registry, env, store: registry.store, prefix: new URL(registry.location).pathname.slice(1) };
}

describe('a bucket with failing requests', () => {
  it.each(['error', 'cut'] as const)('writes again after a request that ends with %s', async (kind) => {
    const { fake, store } = await opened();
    fake.fail({ kind, when: (method) => method === 'PUT', times: 2 });
    expect(await store.put('current', 'x'.repeat(5000), 'absent')).toBe(true);
    expect((await store.read('current'))?.text).toHaveLength(5000);
  });

  it('compares versions correctly when the service returns ETags without quotes', async () => {
    const { fake, store } = await opened();
    fake.fail({ kind: 'unquoted' });
    await store.put('current', 'first');
    const tag = (await store.read('current'))?.tag ?? '';
    expect(await store.put('current', 'second', { tag })).toBe(true);
    expect(await store.put('current', 'third', { tag })).toBe(false);
    expect((await store.read('current'))?.text).toBe('second');
  });

  it('recognises its own write when the answer to it was lost', async () => {
    const { fake, store } = await opened();
    fake.fail({ kind: 'lost', when: (method) => method === 'PUT', times: 1 });
    expect(await store.put('current', 'first', 'absent')).toBe(true);
    const tag = (await store.read('current'))?.tag ?? '';
    fake.fail({ kind: 'lost', when: (method) => method === 'PUT', times: 1 });
    expect(await store.put('current', 'second', { tag })).toBe(true);
    expect((await store.read('current'))?.text).toBe('second');
  });

  it('writes one line to a log when the answer to it was lost', async () => {
    const { fake, store } = await opened();
    fake.fail({ kind: 'lost', when: (method) => method === 'PUT', times: 1 });
    await store.append('history.jsonl', 'a line');
    expect(await store.lines('history.jsonl')).toEqual(['a line']);
  });

  it('names the endpoint that does not answer, and leaves no partial version', async () => {
    const { fake, store, registry } = await opened();
    const dist = await builtRemote();
    fake.fail({ kind: 'cut', when: (method, key) => method === 'PUT' && key.endsWith('remoteEntry.js') });
    await expect(store.folders.add('dispatch/1.0.0', dist, await hashedFiles(dist))).rejects.toThrow(
      `${registry.location} can't be reached at ${fake.endpoint}`,
    );
    fake.heal();
    expect(await store.folders.has('dispatch/1.0.0')).toBe(false);
  });

  it('names the reason of a refusal', async () => {
    const { registry, env, fake } = await opened();
    const wrong = openRegistry(`${registry.location}/keys`, { ...env, AWS_SECRET_ACCESS_KEY: 'other' }).store;
    await expect(wrong.read('current')).rejects.toThrow(/HTTP 403, SignatureDoesNotMatch/);
    const elsewhere = openRegistry('s3://elsewhere/navette', env).store;
    await expect(elsewhere.read('current')).rejects.toThrow(/HTTP 404, NoSuchBucket/);
    await expect(elsewhere.put('current', 'x', 'absent')).rejects.toThrow(/NoSuchBucket/);
    expect(fake.objects.keys('navette')).toEqual([]);
  });
});

describe('a bucket with invalid listings', () => {
  it.each(['portal', 'endless'] as const)(
    'a bucket with invalid listings is not treated as an empty registry: %s',
    async (kind) => {
      const { fake, store, registry } = await opened();
      await store.append('history.jsonl', 'a line');
      fake.fail({ kind, when: (method, key) => method === 'GET' && key === '' });
      const reads = [() => store.lines('history.jsonl'), () => store.list('sets'), () => store.folders.names()];
      for (const read of reads)
        await expect(read()).rejects.toThrow(`${registry.location} returns an incomplete listing of `);
    },
  );
});

describe('a bucket without conditional writes', () => {
  it.each([
    ['unconditional', /does not support conditional writes \(If-None-Match/],
    ['unsupported', /does not support conditional writes \(HTTP 501\)/],
  ] as const)('is refused before the first change: %s', async (kind, reason) => {
    const { fake, store, prefix } = await opened();
    fake.fail({ kind });
    await expect(store.check()).rejects.toThrow(reason);
    await expect(store.locked(() => Promise.resolve())).rejects.toThrow(reason);
    expect(fake.objects.keys(prefix)).toEqual([]);
  });
});

describe('the lock object of a bucket', () => {
  it('the lock object of a bucket is taken over from a dead process of this machine', async () => {
    const { store, fake, prefix } = await opened();
    const owner = await store.locked(() => {
      const { owner: me } = JSON.parse(fake.objects.get(`${prefix}/.lock`)?.body.toString() ?? '');
      return Promise.resolve(me);
    });
    await store.put('.lock', JSON.stringify({ owner: { ...owner, started: '1' }, beat: 3 }));
    expect(await store.locked(() => Promise.resolve('in'))).toBe('in');
    expect(JSON.parse((await store.read('.lock'))?.text ?? '')).toMatchObject({ owner: null });
  });

  it('the lock object of a bucket is waited for again when it was lost before anything was changed', async () => {
    const { store } = await opened();
    let attempts = 0;
    const done = await store.locked(async ({ confirm }) => {
      if (++attempts === 1) await store.put('.lock', JSON.stringify({ owner: null, beat: 0 }));
      await confirm();
      return 'done';
    });
    expect([done, attempts]).toEqual(['done', 2]);
  });

  it('the lock object of a bucket is released also when the answer to a heartbeat was lost', async () => {
    const { store, fake } = await opened();
    await store.locked(async ({ confirm }) => {
      fake.fail({ kind: 'lost', when: (method, key) => method === 'PUT' && key.endsWith('.lock'), times: 1 });
      await confirm();
    });
    expect(JSON.parse((await store.read('.lock'))?.text ?? '')).toMatchObject({ owner: null });
  });
});

describe('copies of published versions', () => {
  it('downloads copies of published versions once, and refuses a file that differs from the published one', async () => {
    const { store, fake, prefix, env } = await opened();
    const dist = await builtRemote();
    await store.folders.add('dispatch/1.0.0', dist, await hashedFiles(dist));
    await store.folders.add('dispatch/1.0.1', dist, await hashedFiles(dist));
    const [first, second] = await Promise.all([
      store.folders.local('dispatch/1.0.0'),
      store.folders.local('dispatch/1.0.0'),
    ]);
    expect(second).toBe(first);
    const entries = () => fake.asked.filter((asked) => asked === `GET ${prefix}/files/dispatch/1.0.0/remoteEntry.js`);
    expect(entries()).toHaveLength(1);
    const content = { body: Buffer.from('evil'), type: 'text/javascript', cacheControl: undefined };
    fake.objects.put(`${prefix}/files/dispatch/1.0.1/remoteEntry.js`, content, {});
    await expect(store.folders.local('dispatch/1.0.1')).rejects.toThrow(
      'remoteEntry.js of dispatch/1.0.1 is different from the published file in the registry',
    );
    expect((await readdir(join(env.REGISTRY_CACHE ?? '', 'dispatch'))).filter((name) => name.startsWith('.'))).toEqual(
      [],
    );
  });

  it('sets the content type and an unlimited cache lifetime on the files for a CDN', async () => {
    const { store, fake, prefix } = await opened();
    const dist = await builtRemote({ version: '1.0.0' });
    await writeFile(join(dist, 'style.css'), 'p{}');
    await store.folders.add('dispatch/1.0.0+0123456789ab', dist, await hashedFiles(dist));
    expect(fake.objects.get(`${prefix}/files/dispatch/1.0.0+0123456789ab/style.css`)).toMatchObject({
      type: 'text/css; charset=utf-8',
      cacheControl: 'public, max-age=31536000, immutable',
    });
  });
});

describe('a listing of several pages', () => {
  it('a listing of several pages is read to its end', async () => {
    const { store, fake, prefix } = await opened();
    const content = { body: Buffer.from('{}'), type: 'application/json', cacheControl: undefined };
    for (let index = 0; index < 1_105; index++) fake.objects.put(`${prefix}/sets/${index}&é.json`, content, {});
    const names = (await store.list('sets')).map(({ name }) => name);
    expect(names).toHaveLength(1_105);
    expect(names).toContain('1104&é.json');
  });
});

describe('the place of a registry', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_REGION: 'eu-west-1' };
  it.each([
    ['s3://', keys, /names no bucket/],
    ['s3://A_b/x', keys, /names no bucket/],
    ['gs://bucket', keys, /is not a registry/],
    ['s3://bucket/x', { ...keys, AWS_REGION: '' }, /set AWS_REGION/],
    ['s3://bucket/x', { ...keys, AWS_ACCESS_KEY_ID: '' }, /set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/],
    ['s3://bucket/x', { ...keys, AWS_ENDPOINT_URL_S3: 'minio' }, /is not an address: minio/],
  ])('the address of a registry is refused as %s, naming the missing part', (location, env, reason) => {
    expect(() => openRegistry(location, env)).toThrow(reason);
  });
});
