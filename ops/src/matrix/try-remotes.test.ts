import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtRemote, temporaryFolder } from '../testing/built-remote.ts';
import { hostBuild } from './host-build.ts';
import { placeBuild } from './place-build.ts';
import { rowsOf, tryRemotes } from './try-remotes.ts';

const host = { version: '1.0.0', build: 'b1' };
const at = '2026-01-02T03:04:05.000Z';

describe('a trial of remotes in a host', () => {
  it('reports the findings of each remote, and those that concern all', async () => {
    const registry = await temporaryFolder();
    const remotes = [
      await placeBuild(registry, await builtRemote()),
      await placeBuild(registry, await builtRemote({ name: 'masterdata', version: '2.0.0' })),
    ];
    const rows = rowsOf(
      host,
      remotes,
      [
        { severity: 'failed', remote: 'dispatch', detail: '/booking in fr: it is empty' },
        { severity: 'warned', remote: null, detail: 'slow' },
      ],
      at,
    );
    expect(rows).toMatchObject([
      {
        host,
        remote: 'dispatch',
        version: '1.0.0',
        result: 'failed',
        findings: ['/booking in fr: it is empty', 'slow'],
        at,
      },
      { host, remote: 'masterdata', version: '2.0.0', result: 'passed', findings: ['slow'], at },
    ]);
  });

  it('fails for all remotes when the boot does not start', async () => {
    const remotes = [await placeBuild(await temporaryFolder(), await builtRemote())];
    const rows = await tryRemotes({
      origin: 'http://127.0.0.1:9',
      host,
      remotes,
      account: { email: 'x', password: 'x' },
    });
    expect(rows).toMatchObject([{ result: 'failed', findings: [expect.stringMatching(/shows no page to sign in/)] }]);
  });

  it('serves builds in parallel, also two of one version, and those without facts', async () => {
    const registry = await temporaryFolder();
    const placed = [
      await placeBuild(registry, await builtRemote()),
      await placeBuild(registry, await builtRemote({ code: 'other' })),
    ];
    expect((await readdir(join(registry, 'dispatch'))).sort()).toEqual(
      placed.map(({ fingerprint }) => `1.0.0+${fingerprint}`).sort(),
    );
    expect(placed[0]?.pinned.base).toBe(`/registry/dispatch/1.0.0+${placed[0]?.fingerprint}/`);
  });
});

describe('a build of the host', () => {
  it('identifies a host build by its host.json', async () => {
    const root = await temporaryFolder();
    await mkdir(join(root, 'dist'));
    await writeFile(
      join(root, 'dist/host.json'),
      JSON.stringify({ version: '1.2.3', build: 'abc', contract: '1.0.0', shared: {} }),
    );
    expect(await hostBuild(root)).toEqual({ version: '1.2.3', build: 'abc' });
  });

  it('identifies a host build without host.json by its files', async () => {
    const root = await temporaryFolder();
    await mkdir(join(root, 'dist'));
    await writeFile(join(root, 'package.json'), '{"version":"0.1.0"}');
    await writeFile(join(root, 'dist/main.js'), 'one');
    const { version, build } = await hostBuild(root);
    await writeFile(join(root, 'dist/main.js'), 'two');
    expect(version).toBe('0.1.0');
    expect((await hostBuild(root)).build).not.toBe(build);
  });
});
