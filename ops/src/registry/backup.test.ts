import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { oneS3Fake, registryKinds } from '../testing/registries.ts';
import { assertTakesCopy, copyRegistry, restoreRegistry } from './registry.ts';

const fake = oneS3Fake();
const folder = await mkdtemp(join(tmpdir(), 'navette-copies-'));
afterAll(async () => {
  await fake.stop();
  await rm(folder, { recursive: true });
});
const copyTo = () => join(folder, crypto.randomUUID());

describe.each(registryKinds(fake.get))('the copy of a registry in $name', ({ name, create }) => {
  const filled = async () => {
    const { registry } = await create();
    await registry.store.locked(async () => {
      await registry.store.put('sets/one.json', '{"id":"one"}');
      await registry.store.put('current', '{"set":"one"}');
      await registry.store.append('history.jsonl', '{"set":"one"}');
    });
    return registry;
  };

  it('restores everything into an empty registry of the same kind, without the lock', async () => {
    const registry = await filled();
    const [to, { registry: empty }] = [copyTo(), await create()];
    const copy = await copyRegistry(registry, to);
    expect(copy).toEqual({ kind: name.includes('bucket') ? 'bucket' : 'folder', files: 3 });
    expect(await readFile(join(to, 'current'), 'utf8')).toBe('{"set":"one"}');
    await assertTakesCopy(empty, copy);
    await restoreRegistry(to, empty);
    expect(await empty.store.raw.keys()).toEqual(await registry.store.raw.keys());
    expect((await empty.store.read('sets/one.json'))?.text).toBe('{"id":"one"}');
    expect(await empty.store.lines('history.jsonl')).toEqual(['{"set":"one"}']);
  });

  it('the backup of a registry is empty where nothing was published', async () => {
    const { registry } = await create();
    expect(await copyRegistry(registry, copyTo())).toEqual({
      kind: name.includes('bucket') ? 'bucket' : 'folder',
      files: 0,
    });
  });

  it('refuses to restore a backup into a registry with content, or of another kind', async () => {
    const registry = await filled();
    const copy = await copyRegistry(registry, copyTo());
    await expect(assertTakesCopy(registry, copy)).rejects.toThrow('There is already a registry');
    const { registry: empty } = await create();
    const other = copy.kind === 'folder' ? 'bucket' : 'folder';
    await expect(assertTakesCopy(empty, { ...copy, kind: other })).rejects.toThrow(`registry in a ${other}`);
  });
});
