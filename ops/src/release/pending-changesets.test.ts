import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { builtRemote, temporaryFolder } from '../testing/built-remote.ts';
import { changesWithoutVersion } from './publish.ts';
import { changesetFor, unversionedChangesets } from './pending-changesets.mjs';
import { emptyRegistry } from '../testing/registry.ts';

async function folder(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return root;
}

const blue = '---\n"@navette/remote-x": minor\n---\n\nWallets by month\n';

describe('pending changesets', () => {
  it('lists the changesets that name the package, in its folder or the repository around it', async () => {
    const root = await folder({
      '.changeset/README.md': blue,
      '.changeset/blue.md': blue,
      '.changeset/red.md': "---\n'@navette/remote-y': patch\n---\n\nNot ours\n",
      'remote-x/package.json': '{"name":"@navette/remote-x"}',
    });
    expect(unversionedChangesets(join(root, 'remote-x'), '@navette/remote-x')).toEqual([
      join(root, '.changeset/blue.md'),
    ]);
    expect(unversionedChangesets(join(root, 'remote-x'), '@navette/remote-z')).toEqual([]);
    expect(await changesWithoutVersion(join(root, 'remote-x/dist'))).toEqual([join(root, '.changeset/blue.md')]);
  });

  it('cuts a changeset to one package, with its text', () => {
    const shared = "---\n'@navette/shared': minor\n'@navette/remote-x': patch\n---\n\nThe live map: drivers\n";
    expect(changesetFor(shared, '@navette/remote-x')).toBe(
      "---\n'@navette/remote-x': patch\n---\n\nThe live map: drivers\n",
    );
    expect(changesetFor(shared, '@navette/remote')).toBeUndefined();
  });

  it('warns when a version is published that leaves them out, and not for a working copy', async () => {
    const registry = await emptyRegistry();
    const dist = await builtRemote();
    const root = await folder({ '.changeset/blue.md': blue, 'package.json': '{"name":"@navette/remote-x"}' });
    await cp(dist, join(root, 'dist'), { recursive: true });
    const publish = (...more: string[]) =>
      run(['publish', join(root, 'dist'), '--registry', registry.location, ...more], {});
    expect(await publish('--working-copy')).toMatchObject({ code: 0, err: '' });
    expect(await publish()).toMatchObject({
      code: 0,
      err: expect.stringMatching(
        /^Warning: .*blue\.md is not part of a version yet: the changelog of dispatch 1\.0\.0 does not mention it/,
      ),
    });
    expect(JSON.parse((await publish('--json')).out)).toMatchObject({ warnings: [expect.stringContaining('blue.md')] });
    await writeFile(join(root, '.changeset/red.md'), blue);
    expect((await publish()).err).toBe(
      `Warning: 2 files of ${join(root, '.changeset')} are not part of a version yet: the changelog of dispatch 1.0.0 does not mention blue.md, red.md.\n`,
    );
  });
});
