import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtRemote, temporaryFolder } from '../testing/built-remote.ts';
import { publish } from './publish.ts';

describe('publishing a remote', () => {
  it('puts its public files, and their compressed forms, into a folder of its name and version', async () => {
    const registry = await temporaryFolder();
    const published = await publish(registry, await builtRemote());
    expect(published).toMatchObject({ name: 'dispatch', version: '1.0.0', added: true });
    expect((await readdir(join(registry, 'dispatch/1.0.0'))).sort()).toEqual(['booking.1a.js', 'booking.1a.js.br', 'declaration.json', 'facts.json', 'messages', 'mf-manifest.json', 'remoteEntry.js']);
  });

  it('changes nothing when the same content comes again', async () => {
    const registry = await temporaryFolder();
    await publish(registry, await builtRemote());
    expect(await publish(registry, await builtRemote())).toMatchObject({ version: '1.0.0', added: false });
  });

  it('refuses other content under a version that is published, and leaves it as it was', async () => {
    const registry = await temporaryFolder();
    await publish(registry, await builtRemote());
    await expect(publish(registry, await builtRemote({ code: 'changed' }))).rejects.toThrow(/never changes/);
    expect(await readFile(join(registry, 'dispatch/1.0.0/booking.1a.js'), 'utf8')).toBe('page');
  });

  it('gives each content of a working copy its own folder', async () => {
    const registry = await temporaryFolder();
    const first = await publish(registry, await builtRemote(), { workingCopy: true });
    const second = await publish(registry, await builtRemote({ code: 'changed' }), { workingCopy: true });
    expect(first.version).toMatch(/^1\.0\.0\+[\da-f]{12}$/);
    expect(second.version).not.toBe(first.version);
  });

  it('refuses a folder that holds no built remote', async () => {
    await expect(publish(await temporaryFolder(), await temporaryFolder())).rejects.toThrow(/dist folder of a built remote/);
  });

  it('keeps one of two publications of one version at the same time, whole', async () => {
    const registry = await temporaryFolder();
    const contents = ['a'.repeat(500_000), 'b'.repeat(500_000)];
    const dists = await Promise.all(contents.map((code) => builtRemote({ code })));
    const results = await Promise.allSettled(dists.map((dist) => publish(registry, dist)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const kept = await readFile(join(registry, 'dispatch/1.0.0/booking.1a.js'), 'utf8');
    expect(contents.map(sha)).toContain(sha(kept));
    expect((await readdir(join(registry, 'dispatch'))).sort()).toEqual(['1.0.0', 'versions.jsonl']);
  });
});

const sha = (text: string): string => createHash('sha1').update(text).digest('hex');
