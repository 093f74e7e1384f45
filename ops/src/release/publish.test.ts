import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publications } from '../registry/versions.ts';
import { builtRemote, temporaryFolder } from '../testing/built-remote.ts';
import { publish } from './publish.ts';
import { emptyRegistry } from '../testing/registry.ts';

const facts = {
  operations: {},
  modules: { './pages/booking': [] },
  shared: {},
  budget: { start: 20, largest: 200, total: 600 },
};
const operation = { method: 'get', path: '/api/client', parameters: {} };

describe('publishing a remote', () => {
  it('publishes the public files of a remote, and their compressed forms, into a folder of its name and version', async () => {
    const registry = await emptyRegistry();
    const published = await publish(registry, await builtRemote());
    expect(published).toMatchObject({ name: 'dispatch', version: '1.0.0', added: true });
    expect((await readdir(join(registry.location, 'dispatch/1.0.0'))).sort()).toEqual([
      'booking.1a.js',
      'booking.1a.js.br',
      'declaration.json',
      'facts.json',
      'messages',
      'mf-manifest.json',
      'remoteEntry.js',
    ]);
  });

  it('records who published it', async () => {
    const registry = await emptyRegistry();
    await publish(registry, await builtRemote(), { who: 'ada' });
    const caller = { name: 'ci-dispatch', scopes: ['publish:dispatch'] };
    await publish({ ...registry, caller }, await builtRemote({ version: '1.1.0' }), { who: 'ada' });
    await publish(registry, await builtRemote({ version: '1.2.0' }));
    expect((await publications(registry, 'dispatch')).map(({ who }) => who)).toEqual(['ada', 'ci-dispatch', undefined]);
  });

  it('changes nothing when the same content is published again', async () => {
    const registry = await emptyRegistry();
    await publish(registry, await builtRemote());
    expect(await publish(registry, await builtRemote())).toMatchObject({ version: '1.0.0', added: false });
  });

  it('refuses other content under a published version, and keeps the first', async () => {
    const registry = await emptyRegistry();
    await publish(registry, await builtRemote());
    await expect(publish(registry, await builtRemote({ code: 'changed' }))).rejects.toThrow(/never changes/);
    expect(await readFile(join(registry.location, 'dispatch/1.0.0/booking.1a.js'), 'utf8')).toBe('page');
  });

  it('refuses a JSON file that is too large for the server', async () => {
    const dist = await builtRemote({ declaration: { notes: 'x'.repeat(1024 * 1024) } });
    await expect(publish(await emptyRegistry(), dist)).rejects.toMatchObject({
      message: expect.stringContaining("declaration.json can't be read"),
      cause: expect.objectContaining({ message: 'declaration.json is larger than 1 MB' }),
    });
  });

  it('refuses a compressed form that does not match its file', async () => {
    const dist = await builtRemote();
    await writeFile(join(dist, 'booking.1a.js.br'), 'x');
    await expect(publish(await emptyRegistry(), dist)).rejects.toThrow(
      'booking.1a.js.br is not the compressed form of the file beside it',
    );
  });

  it('publishes each content of a working copy into its own folder', async () => {
    const registry = await emptyRegistry();
    const first = await publish(registry, await builtRemote(), { workingCopy: true });
    const second = await publish(registry, await builtRemote({ code: 'changed' }), { workingCopy: true });
    expect(first.version).toMatch(/^1\.0\.0\+[\da-f]{12}$/);
    expect(second.version).not.toBe(first.version);
  });

  it('reports that the same working copy was published already, also in the list of versions', async () => {
    const registry = await emptyRegistry();
    const dist = await builtRemote();
    await publish(registry, dist);
    await publish(registry, dist);
    expect(await publications(registry, 'dispatch')).toHaveLength(1);
  });

  it.each([
    [
      'calls what it does not declare',
      { facts: { ...facts, operations: { listClients: operation } } },
      /listClients is called but not declared/,
    ],
    [
      'declares what it does not call',
      { facts, declaration: { operations: ['listClients'] } },
      /listClients is declared, but the build found no call/,
    ],
    [
      'has facts of modules that are not there',
      { facts: { ...facts, modules: { './pages/other': [] } } },
      /do not mention \.\/pages\/booking; the facts mention \.\/pages\/other/,
    ],
    ['was built before there were facts', { facts: null }, /no facts\.json with [^]+Build it again/],
    ['has facts that nobody can read', { facts: { sizes: 3 } }, /no valid remote/],
    [
      'declares pages that were not built',
      {
        declaration: {
          routes: [
            { path: '/x', module: './pages/x', page: 'booking', titleKey: 'x', titles: { fr: 'x', nl: 'x', en: 'x' } },
          ],
        },
      },
      /\.\/pages\/x is declared and missing/,
    ],
    ['has a declaration that nobody can read', { declaration: { contract: 'any' } }, /no valid remote/],
    ['has the name of a folder that the registry needs', { name: 'sets' }, /A remote cannot be called sets/],
    ['has a version that is none', { version: '1.0' }, /three numbers/],
  ])('refuses to publish a remote that %s', async (_, wish, reason) => {
    const registry = await emptyRegistry();
    await expect(publish(registry, await builtRemote(wish))).rejects.toThrow(reason);
    expect(await readdir(registry.location)).toEqual([]);
  });

  it('refuses a version lower than a published one of the same minor, unless a reason is given', async () => {
    const registry = await emptyRegistry();
    for (const version of ['1.2.4', '1.3.0']) await publish(registry, await builtRemote({ version }));
    const forgotten = await builtRemote({ version: '1.2.3' });
    await expect(publish(registry, forgotten)).rejects.toThrow(
      /dispatch 1\.2\.4 is already published, and 1\.2\.3 is lower/,
    );
    expect(await publish(registry, forgotten, { why: 'built late' })).toMatchObject({ added: true });
    expect(await publish(registry, await builtRemote({ version: '1.2.5' }))).toMatchObject({ added: true });
  });

  it('completes a version whose publication crashed before it was listed', async () => {
    const registry = await emptyRegistry();
    const dist = await builtRemote();
    await publish(registry, dist);
    await rm(join(registry.location, 'dispatch/versions.jsonl'));
    expect(await publish(registry, dist)).toMatchObject({ added: true });
    expect(await publications(registry, 'dispatch')).toHaveLength(1);
  });

  it('refuses to publish a folder without a built remote', async () => {
    await expect(publish(await emptyRegistry(), await temporaryFolder())).rejects.toThrow(
      /dist folder of a built remote/,
    );
    await expect(publish(await emptyRegistry(), '/nowhere')).rejects.toThrow(/dist folder of a built remote/);
  });

  it('keeps one of two concurrent publications of a version, whole', async () => {
    const registry = await emptyRegistry();
    const contents = ['a'.repeat(500_000), 'b'.repeat(500_000)];
    const dists = await Promise.all(contents.map((code) => builtRemote({ code })));
    const results = await Promise.allSettled(dists.map((dist) => publish(registry, dist)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const kept = await readFile(join(registry.location, 'dispatch/1.0.0/booking.1a.js'), 'utf8');
    expect(contents.map(sha)).toContain(sha(kept));
    expect((await readdir(join(registry.location, 'dispatch'))).sort()).toEqual(['1.0.0', 'versions.jsonl']);
  });
});

const sha = (text: string): string => createHash('sha1').update(text).digest('hex');
