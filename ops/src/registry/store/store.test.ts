import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { builtRemote, temporaryFolder } from '../../testing/built-remote.ts';
import { oneS3Fake, registryKinds } from '../../testing/registries.ts';
import { hashedFiles } from '../files.ts';

const fake = oneS3Fake();
afterAll(fake.stop);

const eight = Array.from({ length: 8 }, (_, index) => `writer ${index}`);

describe.each(registryKinds(fake.get))('a registry in $name', ({ create, tamper }) => {
  const opened = async () => (await create()).registry.store;

  it('a store is empty at first', async () => {
    const store = await opened();
    await store.check();
    expect(await store.read('current')).toBeUndefined();
    expect(await store.list('sets')).toEqual([]);
    expect(await store.lines('history.jsonl')).toEqual([]);
    expect(await store.folders.names()).toEqual([]);
    expect(await store.folders.has('dispatch/1.0.0')).toBe(false);
    expect(await store.folders.files('dispatch/1.0.0')).toEqual([]);
  });

  it('replaces and removes small files as a whole', async () => {
    const store = await opened();
    await store.put('sets/b.json', 'é'.repeat(70_000));
    await store.put('sets/a.json', '1');
    expect((await store.read('sets/b.json'))?.text).toBe('é'.repeat(70_000));
    expect((await store.list('sets')).map(({ name }) => name)).toEqual(['a.json', 'b.json']);
    for (const { at } of await store.list('sets')) expect(Date.now() - at.getTime()).toBeLessThan(60_000);
    await store.remove('sets/b.json');
    await store.remove('sets/none.json');
    expect(await store.read('sets/b.json')).toBeUndefined();
  });

  it('lets one of several writers create a file', async () => {
    const store = await opened();
    const created = await Promise.all(eight.map((text) => store.put('current', text, 'absent')));
    expect(created.filter(Boolean)).toHaveLength(1);
    expect((await store.read('current'))?.text).toBe(eight[created.indexOf(true)]);
  });

  it('lets only one of several writers replace a file that all of them have read', async () => {
    const store = await opened();
    await store.put('current', 'first');
    const tag = (await store.read('current'))?.tag ?? '';
    const replaced = await Promise.all(eight.map((text) => store.put('current', text, { tag })));
    expect(replaced.filter(Boolean)).toHaveLength(1);
    expect((await store.read('current'))?.text).toBe(eight[replaced.indexOf(true)]);
    expect(await store.put('current', 'late', { tag })).toBe(false);
    expect(await store.put('nowhere', 'new', { tag })).toBe(false);
  });

  it('keeps every line of a log, in the order in which they came', async () => {
    const store = await opened();
    await store.append('history.jsonl', 'first');
    await Promise.all(eight.map((line) => store.append('history.jsonl', line)));
    await store.append('history.jsonl', 'last');
    const lines = await store.lines('history.jsonl');
    expect([lines.at(0), lines.at(-1)]).toEqual(['first', 'last']);
    expect(lines.slice(1, -1).sort()).toEqual(eight);
  });

  it('runs one command at a time', async () => {
    const store = await opened();
    let inside = 0;
    const most = await Promise.all(
      eight.slice(0, 5).map(() =>
        store.locked(async ({ confirm }) => {
          const now = ++inside;
          await confirm();
          inside--;
          return now;
        }),
      ),
    );
    expect(Math.max(...most)).toBe(1);
  });

  it('releases the lock of work that fails', async () => {
    const store = await opened();
    await expect(store.locked(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await store.locked(() => Promise.resolve('in'))).toBe('in');
  });

  it('publishes a folder with its compressed forms, and copies of it are the same', async () => {
    const store = await opened();
    const dist = await builtRemote();
    const files = await hashedFiles(dist);
    await store.folders.add('dispatch/1.0.0', dist, files);
    expect(await store.folders.has('dispatch/1.0.0')).toBe(true);
    expect(await store.folders.names()).toEqual(['dispatch']);
    expect(await store.folders.files('dispatch/1.0.0')).toEqual(files);
    const local = await store.folders.local('dispatch/1.0.0');
    expect(await hashedFiles(local)).toEqual(files);
    await expect(writeFile(join(local, 'booking.1a.js.br'), '', { flag: 'wx' })).rejects.toThrow(/EEXIST/);
  });

  it('shows nothing of a folder whose upload broke off, and takes it when it is offered again', async () => {
    const store = await opened();
    const dist = await builtRemote();
    const files = await hashedFiles(dist);
    await rm(join(dist, 'remoteEntry.js'));
    await expect(store.folders.add('dispatch/1.0.0', dist, files)).rejects.toThrow(/ENOENT/);
    expect(await store.folders.has('dispatch/1.0.0')).toBe(false);
    expect(await store.folders.files('dispatch/1.0.0')).toEqual([]);
    expect(await store.folders.names()).not.toContain('other');
    await writeFile(join(dist, 'remoteEntry.js'), 'entry');
    await writeFile(join(dist, 'booking.1a.js'), 'changed since');
    await store.folders.add('dispatch/1.0.0', dist, await hashedFiles(dist));
    expect(await store.folders.files('dispatch/1.0.0')).toEqual(await hashedFiles(dist));
  });

  it('shows all files of a folder or none while it is being published', async () => {
    const store = await opened();
    const dist = await temporaryFolder();
    await mkdir(join(dist, 'assets'));
    for (let index = 0; index < 40; index++) await writeFile(join(dist, `assets/${index}.js`), 'x'.repeat(10_000));
    const files = await hashedFiles(dist);
    const state = { done: false };
    const added = store.folders.add('dispatch/1.0.0', dist, files).finally(() => (state.done = true));
    const seen = new Set<number>();
    while (!state.done) seen.add((await store.folders.files('dispatch/1.0.0')).length);
    await added;
    seen.add((await store.folders.files('dispatch/1.0.0')).length);
    expect([0, files.length]).toEqual(expect.arrayContaining([...seen]));
    expect(seen).toContain(files.length);
  });

  it('removes a folder', async () => {
    const store = await opened();
    const dist = await builtRemote();
    await store.folders.add('dispatch/1.0.0', dist, await hashedFiles(dist));
    await store.folders.add('dispatch/1.0.1', dist, await hashedFiles(dist));
    await store.folders.remove('dispatch/1.0.0');
    expect(await store.folders.has('dispatch/1.0.0')).toBe(false);
    expect(await store.folders.has('dispatch/1.0.1')).toBe(true);
    expect(await store.folders.files('dispatch/1.0.0')).toEqual([]);
  });

  it('sees a published file that was changed behind its back', async () => {
    const { registry } = await create();
    const store = registry.store;
    const dist = await builtRemote();
    const files = await hashedFiles(dist);
    await store.folders.add('dispatch/1.0.0', dist, files);
    await tamper(registry, 'dispatch/1.0.0/remoteEntry.js', 'evil');
    const now = await store.folders.files('dispatch/1.0.0');
    expect(
      now.filter(({ path, integrity }) => !files.some((file) => file.path === path && file.integrity === integrity)),
    ).toEqual([expect.objectContaining({ path: 'remoteEntry.js', bytes: 4 })]);
  });

  it('sees a compressed form that was changed behind its back', async () => {
    const { registry } = await create();
    const { folders } = registry.store;
    const dist = await builtRemote();
    const files = await hashedFiles(dist);
    await folders.add('dispatch/1.0.0', dist, files);
    expect(await folders.changedForms('dispatch/1.0.0')).toEqual([]);
    await tamper(registry, 'dispatch/1.0.0/booking.1a.js.br', 'evil');
    expect(await folders.changedForms('dispatch/1.0.0')).toEqual(['booking.1a.js.br']);
    expect(await folders.files('dispatch/1.0.0')).toEqual(files);
    expect(await hashedFiles(await folders.local('dispatch/1.0.0'))).toEqual(files);
  });
});
