import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { serveFiles } from './file-server.mjs';

const origin = 'https://navette.example';

/** @type {(() => Promise<void>)[]} */
const running = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((close) => close()));
});

async function serve() {
  const place = mkdtempSync(join(tmpdir(), 'served-'));
  const folder = join(place, 'dist');
  mkdirSync(join(folder, 'messages'), { recursive: true });
  writeFileSync(join(place, 'secret.txt'), 'secret');
  for (const [file, text] of Object.entries({
    'remoteEntry.js': 'globalThis.entry = 1;',
    'declaration.json': '{}',
    'messages/fr.json': '{"a":[]}',
  }))
    writeFileSync(join(folder, file), text);
  const server = await serveFiles({ folder, base: '/remotes/x/', origin, port: 0 });
  running.push(server.close);
  return { ...server, address: `http://127.0.0.1:${server.port}/remotes/x/` };
}

describe('the development server of a remote for a deployed suite', () => {
  it('allows the pages of the suite to read the developed remote from another machine, uncached', async () => {
    const { address } = await serve();
    const answer = await fetch(`${address}messages/fr.json`);
    expect(await answer.json()).toEqual({ a: [] });
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const asked = await fetch(`${address}declaration.json`, {
      method: 'OPTIONS',
      headers: { 'access-control-request-private-network': 'true' },
    });
    expect([asked.status, asked.headers.get('access-control-allow-private-network')]).toEqual([204, 'true']);
  });

  it.each(['nothing.js', '%2e%2e/secret.txt', '..%2fsecret.txt', '%ff', ''])('serves no %s', async (path) => {
    const { address } = await serve();
    expect((await fetch(address + path)).status).toBe(404);
  });

  it('reloads the pages that use the developed remote after a build, or the texts in them alone', async () => {
    const { address, reload } = await serve();
    const entry = await (await fetch(`${address}remoteEntry.js`)).text();
    expect(entry).toMatch(/^globalThis\.entry = 1;/);
    expect(entry).toContain('EventSource');
    const { body } = await fetch(`${address}reload`);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('retry');
    reload(false);
    expect((await reader?.read())?.value).toContain('event: rebuilt');
    reload(true);
    expect((await reader?.read())?.value).toContain('event: texts');
  });
});
