import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
const html =
  '<html><meta name="color-scheme" content="light dark" /><meta name="map-tiles" content="__MAP__" /><meta name="not-set-up" content="__NOT_SET_UP__" /><meta name="traces" content="__TRACES__" /><style nonce="__NONCE__"></style><script id="hint">__HINT__</script><script defer src="/assets/early.1.js"></script></head></html>';
const script = `console.log(${'1,'.repeat(2000)}1)`;

async function write(path: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}

const folder = await mkdtemp(join(tmpdir(), 'navette-files-'));
await write('host/index.html', html);
await write('host/assets/main.abc.js', script);
await writeFile(join(folder, 'host/assets/main.abc.js.br'), brotliCompressSync(script));
await write('host/assets/plain.abc.js', script);
await write('host/assets/main.abc.js.map', '{}');
await write('host/.secret.js', 'no');
await write('outside.js', 'no');
await write('registry/dispatch/1.0.0/entry.js', script);
await write('registry/history.jsonl', '{"why":"secret"}');
await write('registry/sets/s1.json', '{"id":"s1"}');
await write('registry/current', '{"set":"s1"}');
await write(
  'host/host.json',
  '{"version":"1.2.3","contract":"1.0.0","build":"b1","shared":{},"early":{"shell":["assets/shell.js"],"texts":{"en":["</script>"]}}}',
);
const server = await createTestApp({ env: { HOST_DIR: join(folder, 'host'), REGISTRY_DIR: join(folder, 'registry') } });
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers });
const page = { accept: 'text/html,application/xhtml+xml' };

describe('the shell', () => {
  it.each(['/', '/booking', '/denied?msg=Error%20500', '/index.html'])(
    'answers %s, with a nonce of its own each time',
    async (url) => {
      const [first, second] = [await get(url, page), await get(url, page)];
      const [nonce] = /(?<=nonce=")[^"]+/.exec(first.body) ?? [''];
      expect(first.statusCode).toBe(200);
      expect(first.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(first.headers['content-security-policy']).not.toMatch(/unsafe/);
      expect(first.body).not.toBe(second.body);
    },
  );

  it('names what a page needs behind the sign-in, which cannot end its element, and nothing at the sign-in', async () => {
    const hintOf = async (url: string) => /(?<=id="hint">).*?(?=<\/script>)/.exec((await get(url, page)).body)?.[0];
    expect(JSON.parse((await hintOf('/booking')) ?? '')).toEqual({ host: { texts: { en: ['</script>'] } } });
    expect((await get('/booking', page)).body).toContain('<link rel="preload" as="script" href="/assets/shell.js" />');
    expect(await hintOf('/login')).toBe('{}');
    expect((await get('/login', page)).body).not.toMatch(/early\.1\.js|shell\.js/);
  });

  it.each([
    ['navette.theme=dark', 'dark'],
    ['other=1; navette.theme=light', 'light'],
    ['', 'light dark'],
    ['navette.theme="><script>', 'light dark'],
  ])('begins in the theme of the browser, before sign-in too: %j', async (cookie, theme) => {
    expect((await get('/login', { ...page, cookie })).body).toContain(
      `<meta name="color-scheme" content="${theme}" />`,
    );
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('travels compressed by %s', async (encoding, decompressed) => {
    const answer = await get('/booking', { ...page, 'accept-encoding': encoding });
    expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([encoding, 'accept-encoding']);
    expect(decompressed(answer.rawPayload).toString()).toContain('<script id="hint">');
  });

  it('tells pages whether their calls begin traces', async () => {
    const env = { HOST_DIR: join(folder, 'host'), OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example' };
    const traced = await createTestApp({ beside: server, env });
    const { body } = await traced.app.inject({ url: '/booking', headers: page });
    await traced.close();
    expect(body).toContain('<meta name="traces" content="on" />');
    expect((await get('/booking', page)).body).toContain('<meta name="traces" content="" />');
  });

  it('names no tiles where none are configured, and allows no other pictures', async () => {
    const { body, headers } = await get('/', page);
    expect(body).toContain('content=""');
    expect(body).toContain('&quot;map&quot;:&quot;MAP_TILES_URL, MAP_TILES_ATTRIBUTION&quot;');
    expect(headers['content-security-policy']).toContain("img-src 'self' data: blob:;");
  });

  it('names the configured tiles, which cannot end their attribute, and allows their pictures', async () => {
    const attribution = `"><script>alert('1')</script>`;
    const env = { HOST_DIR: join(folder, 'host'), MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' };
    const mapped = await createTestApp({ beside: server, env: { ...env, MAP_TILES_ATTRIBUTION: attribution } });
    const { body, headers } = await mapped.app.inject({ url: '/', headers: page });
    await mapped.close();
    expect(body).not.toContain('&quot;map&quot;');
    const [content = ''] = /(?<=name="map-tiles" content=")[^"]*/.exec(body) ?? [];
    expect(JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&'))).toEqual({
      url: env.MAP_TILES_URL,
      attribution,
      maxZoom: 19,
    });
    expect(body).not.toContain('<script>alert');
    expect(headers['content-security-policy']).toContain("img-src 'self' data: blob: https://tiles.example;");
  });

  it.each(['*/*', 'application/json', ''])('answers health checks that accept %j with the shell', async (accept) => {
    expect([(await get('/', { accept })).statusCode, (await get('/booking', { accept })).statusCode]).toEqual([
      200, 404,
    ]);
  });

  it.each([
    '/api/nothing',
    '/service/nothing',
    '/auth/nothing',
    '/assets/nothing.js',
    '/registry/nothing',
    '/%00',
    '/%E0%A4%A',
  ])('the shell is not answered for %s', async (url) => {
    const answer = await get(url, url.startsWith('/%') ? {} : page);
    expect([answer.statusCode >= 400 && answer.statusCode < 500, answer.headers['content-type']]).toEqual([
      true,
      'application/problem+json; charset=utf-8',
    ]);
  });

  it('keeps hashed files for ever, compressed, and answers 304 for a known one', async () => {
    const answer = await get('/assets/main.abc.js', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(answer.rawPayload.length).toBeLessThan(200);
    const known = { 'accept-encoding': 'gzip, br', 'if-none-match': String(answer.headers.etag) };
    expect((await get('/assets/main.abc.js', known)).statusCode).toBe(304);
    expect((await get('/assets/main.abc.js')).body).toBe(script);
  });

  it('serves a file uncompressed when its compressed form holds something else, until that is repaired', async () => {
    await write('registry/dispatch/1.0.0/page.js', script);
    const form = join(folder, 'registry/dispatch/1.0.0/page.js.br');
    const asked = () => get('/registry/dispatch/1.0.0/page.js', { 'accept-encoding': 'gzip, br' });
    await writeFile(form, brotliCompressSync(script));
    expect((await asked()).headers['content-encoding']).toBe('br');
    for (const changed of [brotliCompressSync('evil'), 'no Brotli at all', '']) {
      await writeFile(form, changed);
      const answer = await asked();
      expect([answer.statusCode, answer.headers['content-encoding'], answer.body]).toEqual([200, undefined, script]);
    }
    await writeFile(form, brotliCompressSync(script));
    expect((await asked()).headers['content-encoding']).toBe('br');
  });

  it.each(['br;q=0, gzip', 'br; q=0, gzip', 'br ;q=0.0, gzip', 'gzip'])(
    'sends no Brotli to a browser that accepts %s',
    async (accepted) => {
      const answer = await get('/assets/main.abc.js', { 'accept-encoding': accepted });
      expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual(['gzip', 'accept-encoding']);
      expect(gunzipSync(answer.rawPayload).toString()).toBe(script);
    },
  );

  it('sends a file without a compressed form as it is to a browser that accepts none', async () => {
    const answer = await get('/assets/plain.abc.js', { 'accept-encoding': 'br;q=0, gzip; q=0, *;q=0' });
    expect([answer.headers['content-encoding'], answer.body]).toEqual([undefined, script]);
  });

  it('answers HEAD with the headers alone', async () => {
    const answer = await server.app.inject({ method: 'HEAD', url: '/assets/plain.abc.js' });
    expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([
      200,
      String(script.length),
      '',
    ]);
  });

  it('serves the requested range of a file, without compression', async () => {
    const headers = { range: 'bytes=0-6', 'accept-encoding': 'gzip' };
    const answer = await get('/assets/plain.abc.js', headers);
    expect([answer.statusCode, answer.headers['content-encoding'], answer.body]).toEqual([206, 'identity', 'console']);
    expect(answer.headers['content-range']).toBe(`bytes 0-6/${script.length}`);
  });

  it('serves the current contents of a file, and 404 once it is removed', async () => {
    await write('host/assets/changing.js', 'one');
    expect((await get('/assets/changing.js')).body).toBe('one');
    await write('host/assets/changing.js', 'another');
    expect((await get('/assets/changing.js')).body).toBe('another');
    await rm(join(folder, 'host/assets/changing.js'));
    expect((await get('/assets/changing.js')).statusCode).toBe(404);
  });

  it('the host answers its version, revalidated each time', async () => {
    const answer = await get('/host.json');
    expect([answer.json().version, answer.headers['cache-control']]).toEqual(['1.2.3', 'no-cache']);
    expect((await get('/host.json', { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304);
  });

  it('the shell reports violations of its policy', async () => {
    const plain = await get('/', page);
    expect(plain.headers['content-security-policy']).toContain('report-uri /csp-report');
    expect(plain.headers['reporting-endpoints']).toBeUndefined();
  });

  it.each([
    '/assets/main.abc.js.map',
    '/.secret.js',
    '/../outside.js',
    '/..%2foutside.js',
    '/assets/..%2f..%2foutside.js',
  ])('does not serve a file outside the build: %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('the files of remotes for pages of other hosts', () => {
  const url = '/registry/dispatch/1.0.0/entry.js';
  const answerTo = async (named: string, origin: string) => {
    const env = { HOST_DIR: join(folder, 'host'), REGISTRY_DIR: join(folder, 'registry'), REGISTRY_ORIGINS: named };
    const app = await createTestApp({ beside: server, env });
    const { headers } = await app.app.inject({ url, headers: { origin } });
    await app.close();
    return [headers['access-control-allow-origin'], headers['cross-origin-resource-policy']];
  };

  it.each([
    ['', 'https://portal.example', undefined, 'same-origin'],
    ['https://portal.example', 'https://portal.example', 'https://portal.example', 'cross-origin'],
    ['https://other.example, https://portal.example', 'https://evil.example', undefined, 'cross-origin'],
    ['*', 'https://portal.example', '*', 'cross-origin'],
  ])('REGISTRY_ORIGINS=%j answers %s', async (named, origin, allowed, policy) => {
    expect(await answerTo(named, origin)).toEqual([allowed, policy]);
  });

  it('refuses to start with what is no origin', async () => {
    await expect(answerTo('portal.example', '')).rejects.toThrow('REGISTRY_ORIGINS must be origins');
  });
});

describe('several builds of the host', () => {
  const idOf = (version: string) => `host-${version.replaceAll('.', '-')}`;
  const pinned = (version: string) => ({ id: idOf(version), remotes: {}, host: { pinned: { version, base: '' } } });
  let own: TestApp;

  beforeAll(async () => {
    for (const version of ['1.1.0', '1.2.0']) {
      await write(`hosts/host/${version}/index.html`, '<meta name="navette-host" content="__HOST__" />');
      await write(`hosts/host/${version}/assets/main.${version}.js`, script);
      await write(`hosts/sets/${idOf(version)}.json`, JSON.stringify(pinned(version)));
    }
    const lines = ['1.1.0', '1.2.0'].map((version) =>
      JSON.stringify({ version, at: '2026-05-04T08:00:00Z', fingerprint: 'x', bytes: 1 }),
    );
    await write('hosts/host/versions.jsonl', `${lines.join('\n')}\n`);
    await write('hosts/current', '{"set":"host-1-2-0"}');
    own = await createTestApp({
      beside: server,
      env: { HOST_DIR: join(folder, 'host'), REGISTRY_DIR: join(folder, 'hosts') },
    });
  });
  afterAll(() => own.close());

  const ask = (url: string, headers: Record<string, string> = {}) =>
    own.app.inject({ method: 'GET', url, headers: { ...page, ...headers } });
  const hostOf = async (cookie = ''): Promise<string> =>
    /(?<=name="navette-host" content=")[^"]*/.exec((await ask('/booking', { cookie })).body)?.[0] ?? 'deployed';

  it('answers the host of the running set, and the one that a tab asks for', async () => {
    expect(await hostOf()).toBe('1.2.0');
    expect(await hostOf('navette.host=1.1.0')).toBe('1.1.0');
    expect(await hostOf('other=1; navette.host=deployed')).toBe('deployed');
  });

  it.each(['navette.host=9.9.9', 'navette.host=../../etc', 'navette.host=', 'x.navette.host=1.1.0'])(
    'answers the host of the running set for a cookie with a missing build: %s',
    async (cookie) => expect(await hostOf(cookie)).toBe('1.2.0'),
  );

  it('serves the files of every build, since open tabs still use theirs', async () => {
    for (const file of ['main.abc', 'main.1.1.0', 'main.1.2.0'])
      expect((await ask(`/assets/${file}.js`)).statusCode).toBe(200);
    expect((await ask('/assets/main.1.3.0.js')).statusCode).toBe(404);
    expect((await ask('/registry/host/1.1.0/index.html')).statusCode).toBe(404);
  });

  it('answers the deployed host when the running set can not be read', async () => {
    await write('hosts/current', '{"set":"gone"}');
    expect(await hostOf()).toBe('deployed');
  });
});

describe('the registry', () => {
  it('serves published versions with unlimited caching', async () => {
    expect((await get('/registry/dispatch/1.0.0/entry.js')).headers['cache-control']).toContain('immutable');
  });

  it('answers 503 instead of 404 for a file that the disk fails to read', async () => {
    await symlink('circle.js', join(folder, 'registry/dispatch/1.0.0/circle.js'));
    expect((await get('/registry/dispatch/1.0.0/circle.js')).statusCode).toBe(503);
    expect((await get('/registry/dispatch/1.0.0/none.js')).statusCode).toBe(404);
  });

  it.each([
    '/registry/history.jsonl',
    '/registry/current',
    '/registry/staged.json',
    '/registry/sets/s1.json',
    '/registry/sets/./s1.json',
    '/registry/dispatch/1.0.0/..%2f..%2fhistory.jsonl',
    '/registry/dispatch/1.0.0/..%2f..%2fsets%2fs1.json',
  ])('does not serve %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});
