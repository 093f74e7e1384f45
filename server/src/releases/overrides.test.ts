import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allowOverrides, forbidOverrides } from '@navette/ops/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestRegistry, ops, type TestRegistry } from '../testing/registry.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let registry: TestRegistry;
let server: TestApp;
let later = 0;
beforeAll(async () => {
  registry = await createTestRegistry();
  const host = join(registry.folder, '../host');
  await mkdir(host);
  await writeFile(join(host, 'index.html'), '<html></html>');
  server = await createTestApp({
    env: { REGISTRY_DIR: registry.folder, HOST_DIR: host },
    now: () => new Date(Date.now() + later),
  });
});
afterAll(async () => {
  await server.close();
  await registry.remove();
});

async function policy(): Promise<string> {
  const { headers } = await server.app.inject({ url: '/', headers: { accept: 'text/html' } });
  return String(headers['content-security-policy']).replace(/nonce-[^']+/, 'nonce');
}

describe('a page', () => {
  it('allows code from a developer’s origin only while ops permit it', async () => {
    const strict = await policy();
    await allowOverrides(registry.opened, ['https://dev.example'], 2, ops);
    expect(await policy()).toContain("script-src 'self' https://dev.example;");
    await forbidOverrides(registry.opened, ops);
    expect(await policy()).toBe(strict);
  });

  it('stops allowing a developer’s origin at its expiry, without a restart', async () => {
    await allowOverrides(registry.opened, ['https://dev.example'], 2, ops);
    expect(await policy()).toContain('https://dev.example');
    later = 2 * 60 * 60_000 + 1000;
    expect(await policy()).not.toContain('dev.example');
    later = 0;
  });

  it.each(['{', '{}', '{"origins":["not one"],"until":"2999-01-01T00:00:00Z","who":"x","why":"y"}'])(
    'allows no origin when the file of ops cannot be read: %s',
    async (text) => {
      await writeFile(join(registry.folder, 'overrides.json'), text);
      expect(await policy()).toContain("script-src 'self';");
    },
  );
});
