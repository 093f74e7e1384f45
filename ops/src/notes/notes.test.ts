import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { activate } from '../release/activate.ts';
import { publish } from '../release/publish.ts';
import { builtRemote } from '../testing/built-remote.ts';
import { emptyRegistry, by, pick, unverified } from '../testing/registry.ts';
import { setNotes, versionNotes } from '../release/diff.ts';
import type { Registry } from '../registry/registry.ts';

const versions = ['1.0.0', '1.1.0', '1.10.0', '2.0.0'];
const notesOf = (version: string) => ({ version, notes: [{ kind: 'minor' as const, text: `What ${version} brings` }] });

/** Publishes a version with the changelog that it had then. */
async function publishWithNotes(registry: Registry, version: string, name = 'dispatch'): Promise<void> {
  const dist = await builtRemote({ name, version, code: `${name} ${version}` });
  const known = versions.slice(0, versions.indexOf(version) + 1).toReversed();
  await writeFile(join(dist, 'changelog.json'), JSON.stringify(known.map(notesOf)));
  await publish(registry, dist);
}

async function registryWithNotes(): Promise<Registry> {
  const registry = await emptyRegistry();
  for (const version of versions) await publishWithNotes(registry, version);
  return registry;
}

describe('the notes of versions', () => {
  it.each([
    ['1.0.0', '1.10.0', ['1.10.0', '1.1.0']],
    ['1.10.0', '1.0.0', ['1.10.0', '1.1.0']],
    [null, '1.1.0', ['1.1.0', '1.0.0']],
    ['1.1.0', null, ['1.1.0', '1.0.0']],
    ['1.1.0', '1.1.0', ['1.1.0']],
    ['0.9.0', '2.0.0', ['2.0.0', '1.10.0', '1.1.0', '1.0.0']],
    [null, null, []],
  ])('from %s to %s are those of the versions in between', async (from, to, expected) => {
    const notes = await versionNotes(await registryWithNotes(), 'dispatch', { from, to });
    expect(notes.map(({ version }) => version)).toEqual(expected);
  });

  it('the notes of versions are none of a version without a changelog, with an unreadable one, or that is not there', async () => {
    const registry = await emptyRegistry();
    await publish(registry, await builtRemote({ version: '1.0.0' }));
    const odd = await builtRemote({ version: '1.1.0' });
    await writeFile(join(odd, 'changelog.json'), '{"version":');
    await publish(registry, odd);
    const other = await builtRemote({ version: '1.2.0' });
    await writeFile(join(other, 'changelog.json'), '[{"version":1}]');
    await publish(registry, other);
    for (const to of ['1.0.0', '1.1.0', '1.2.0', '9.9.9'])
      expect(await versionNotes(registry, 'dispatch', { from: null, to })).toEqual([]);
  });

  it('the notes of versions of a set are those of every remote that changed with it', async () => {
    const registry = await registryWithNotes();
    await publishWithNotes(registry, '1.0.0', 'live');
    await activate(registry, [pick('dispatch@1.0.0')], by, unverified);
    await activate(registry, [pick('dispatch@1.10.0'), pick('live@1.0.0')], by, unverified);
    expect(await setNotes(registry, 'previous', 'current')).toEqual([
      { name: 'dispatch', before: '1.0.0', after: '1.10.0', versions: [notesOf('1.10.0'), notesOf('1.1.0')] },
      { name: 'live', before: null, after: '1.0.0', versions: [notesOf('1.0.0')] },
    ]);
    await expect(setNotes(registry, 'current', 'staged')).rejects.toThrow(/no staged set/);
  });
});
