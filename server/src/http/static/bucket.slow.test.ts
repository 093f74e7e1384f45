import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { openRegistry, publish } from '@navette/ops/registry';
import { type S3Fake, startS3Fake } from '@navette/s3-fake';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../main/config.ts';
import { createTestRegistry, type TestRegistry } from '../../testing/registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { checkRegistry } from '../../releases/releases.ts';
import { createLogger } from '../../kernel/logger.ts';

const CDN = 'https://cdn.example/navette/';

let fake: S3Fake;
let env: NodeJS.ProcessEnv;
let data: string;
let registry: TestRegistry;
let server: TestApp;
let behindCdn: TestApp;

beforeAll(async () => {
  [fake, data] = await Promise.all([startS3Fake(), mkdtemp(join(tmpdir(), 'navette-bucket-'))]);
  env = {
    REGISTRY_URL: `s3://${fake.bucket}/suite`,
    REGISTRY_CACHE: join(data, 'copies'),
    AWS_ENDPOINT_URL_S3: fake.endpoint,
    AWS_ACCESS_KEY_ID: fake.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: fake.credentials.secretAccessKey,
  };
  server = await createTestApp({ env });
  behindCdn = await createTestApp({ beside: server, env: { ...env, REGISTRY_CDN: 'https://cdn.example/navette' } });
  registry = await createTestRegistry(openRegistry(`s3://${fake.bucket}/suite`, env));
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await registry.publish('dispatch', version);
  await registry.activate('dispatch@1.0.0');
  await registry.activate('dispatch@1.1.0');
});
afterEach(() => fake.heal());
afterAll(async () => {
  await behindCdn.close();
  await server.close();
  await registry.remove();
  await fake.stop();
  await rm(data, { recursive: true });
});

const get = (url: string) => server.app.inject({ method: 'GET', url });
const baseOf = async (app: TestApp) => {
  const { set, fallbacks } = (await app.app.inject({ method: 'GET', url: '/release/current' })).json();
  return [set.remotes.dispatch.base, fallbacks.dispatch.base];
};

describe('a server with its registry in a bucket', () => {
  it('answers the running set and its files', async () => {
    expect(await baseOf(server)).toEqual(['/registry/dispatch/1.1.0/', '/registry/dispatch/1.0.0/']);
    const answer = await get('/registry/dispatch/1.1.0/main.1a.js');
    expect(answer.body).toBe('"page of dispatch 1.1.0"');
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
  });

  it('reads a version from the bucket once', async () => {
    await Promise.all(['main.1a.js', 'remoteEntry.js'].map((file) => get(`/registry/dispatch/1.0.0/${file}`)));
    const asked = () => fake.asked.filter((each) => each.startsWith('GET suite/files/dispatch/1.0.0/')).length;
    const before = asked();
    expect((await get('/registry/dispatch/1.0.0/main.1a.js')).statusCode).toBe(200);
    expect(asked()).toBe(before);
  });

  it('refuses a version with a file that differs from the published one', async () => {
    const content = { body: Buffer.from('evil'), type: 'text/javascript', cacheControl: undefined };
    fake.objects.put('suite/files/dispatch/1.2.0/main.1a.js', content, {});
    expect((await get('/registry/dispatch/1.2.0/main.1a.js')).statusCode).toBe(404);
  });

  it('replaces a compressed form that differs from the published one', async () => {
    const dist = await registry.build('live', '1.0.0');
    await writeFile(join(dist, 'main.1a.js.br'), brotliCompressSync(await readFile(join(dist, 'main.1a.js'))));
    await publish(registry.opened, dist);
    const changed = { body: brotliCompressSync('evil'), type: 'text/javascript', cacheControl: undefined };
    fake.objects.put('suite/files/live/1.0.0/main.1a.js.br', changed, {});
    const answer = await server.app.inject({
      url: '/registry/live/1.0.0/main.1a.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('"page of live 1.0.0"');
  });

  it.each([
    '/registry/dispatch/9.9.9/main.1a.js',
    '/registry/dispatch/1.1.0/none.js',
    '/registry/dispatch/1.1.0/..%2f1.0.0%2fmain.1a.js',
    '/registry/sets/1.0.0/x.json',
    '/registry/..%2fsets/1.0.0/x.json',
  ])('a server with its registry in a bucket does not find %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('answers the last known set while the bucket does not answer', async () => {
    await baseOf(server);
    fake.fail({ kind: 'cut' });
    fake.fail({ kind: 'error' });
    expect(await baseOf(server)).toEqual(['/registry/dispatch/1.1.0/', '/registry/dispatch/1.0.0/']);
    expect((await get('/registry/dispatch/1.1.0/remoteEntry.js')).statusCode).toBe(200);
  });
});

describe('a version that the bucket fails to return', () => {
  it('a version that the bucket fails to return is answered with 503 instead of 404, and served after the outage', async () => {
    await registry.publish('dispatch', '1.3.0');
    fake.fail({ kind: 'error' });
    expect((await get('/registry/dispatch/1.3.0/main.1a.js')).statusCode).toBe(503);
    fake.heal();
    // A failure is remembered for a moment.
    await expect
      .poll(async () => (await get('/registry/dispatch/1.3.0/main.1a.js')).statusCode, { timeout: 10_000 })
      .toBe(200);
  });
});

describe('a server with its remotes on a CDN', () => {
  it('names the addresses of the CDN to browsers', async () => {
    expect(await baseOf(behindCdn)).toEqual([`${CDN}dispatch/1.1.0/`, `${CDN}dispatch/1.0.0/`]);
  });

  it.each(['ftp://cdn.example', 'cdn.example', 'https://cdn.example/?x=1'])(
    'a server with its remotes on a CDN refuses to start with the address %s',
    (address) => {
      expect(() => readConfig({ REGISTRY_CDN: address })).toThrow(/REGISTRY_CDN must be the address of a folder/);
    },
  );
});

const log = createLogger('silent');

it('refuses to start with a bucket without conditional writes', async () => {
  fake.fail({ kind: 'unconditional' });
  const { registry: other } = readConfig({ ...env, REGISTRY_URL: `s3://${fake.bucket}/other` });
  await expect(checkRegistry(other, log)).rejects.toThrow(/does not support conditional writes/);
  fake.heal();
  await checkRegistry(other, log);
});

it('starts while the bucket does not answer', async () => {
  fake.fail({ kind: 'error' });
  const { registry: away } = readConfig({ ...env, REGISTRY_URL: `s3://${fake.bucket}/away` });
  await expect(checkRegistry(away, log)).resolves.toBeUndefined();
});

it('refuses to start with both a bucket and a folder', () => {
  expect(() => readConfig({ ...env, REGISTRY_DIR: '/srv' })).toThrow(/must not both be set/);
});
