import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { currentId } from '../registry/sets.ts';
import { run } from '../run.ts';
import { temporaryFolder } from '../testing/built-remote.ts';
import { registryWith } from '../testing/registry.ts';

async function file(text: string): Promise<string> {
  const path = join(await temporaryFolder(), 'release.yaml');
  await writeFile(path, text);
  return path;
}

const state = await file('navette: 1\nremotes:\n  dispatch: 1.0.0\n');

describe('ops in git', () => {
  it('plans, applies, exports and finds no drift, then drift', async () => {
    const registry = await registryWith('dispatch@1.0.0', 'dispatch@1.1.0');
    const ops = (...argv: string[]) => run(argv, { REGISTRY_DIR: registry.location, USER: 'noor' });
    const dry = await ops('apply', state, '--dry-run');
    expect(dry).toMatchObject({ code: 0, out: 'Would change 1 thing\n  version dispatch  none → 1.0.0\n' });
    expect(await currentId(registry)).toBeUndefined();
    expect(await ops('apply', state, '--unverified')).toMatchObject({
      code: 2,
      err: expect.stringContaining('State the reason'),
    });
    expect(await ops('drift', state)).toMatchObject({ code: 3, out: expect.stringContaining('Differs in 1 thing') });
    expect(await ops('apply', state, '--unverified', '--why', 'release 12')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Changed 1 thing'),
    });
    expect(await ops('apply', state, '--unverified', '--why', 'release 12')).toMatchObject({
      code: 0,
      out: 'Nothing to do: the state already matches the file\n',
    });
    expect(await ops('drift', state)).toMatchObject({ code: 0, out: 'No drift: the state matches the file\n' });
    const exported = await file((await ops('export')).out);
    await ops('activate', 'dispatch@1.1.0', '--unverified', '--why', 'by hand');
    const drift = await ops('drift', exported, '--json');
    expect([drift.code, JSON.parse(drift.out)]).toEqual([
      3,
      { drift: true, changes: [{ of: 'version', name: 'dispatch', before: '1.1.0', after: '1.0.0' }] },
    ]);
  });

  it('ends with 1 when the file is invalid or missing', async () => {
    const registry = await registryWith('dispatch@1.0.0');
    const ops = (...argv: string[]) => run(argv, { REGISTRY_DIR: registry.location, USER: 'noor' });
    expect(await ops('drift', await file('navette: 1\nremote: {}\n'))).toMatchObject({
      code: 1,
      err: 'release.yaml:2: unknown key remote\n',
    });
    expect(await ops('drift', '/nowhere.yaml')).toMatchObject({ code: 1, err: "/nowhere.yaml can't be read.\n" });
  });

  it.each([[['apply', '--dry-run']], [['drift']], [['apply', '--unverified', '--why', 'release 12']]])(
    '%j names every version that is not published with its line and column, those of the trial too',
    async (argv) => {
      const registry = await registryWith('dispatch@1.0.0', 'masterdata@1.0.0');
      const wrong = await file(
        [
          'navette: 1',
          'host: 7.0.0',
          'remotes: { masterdata: 1.0.0, dispatch: 9.0.0 }',
          'stage:',
          '  roles: [lead]',
          '  host: 8.0.0',
          '  remotes:',
          '    dispatch: 1.0.0',
          '    masterdata: 2.0.0',
          '    nowhere: 1.0.0',
        ].join('\n'),
      );
      const [command = '', ...options] = argv;
      expect(await run([command, wrong, ...options], { REGISTRY_DIR: registry.location, USER: 'noor' })).toMatchObject({
        code: 1,
        err: [
          'release.yaml:3:41: dispatch 9.0.0 is not published here. Published: 1.0.0.',
          'release.yaml:2:7: host 7.0.0 is not published here. Published: none.',
          'release.yaml:9:17: masterdata 2.0.0 is not published here. Published: 1.0.0.',
          'release.yaml:10:14: No version of nowhere is published here. Published: dispatch, masterdata.',
          'release.yaml:6:9: host 8.0.0 is not published here. Published: none.\n',
        ].join('\n'),
      });
      expect(await currentId(registry)).toBeUndefined();
    },
  );

  it.each([
    ['remotes:\n  dispatch: 1.0.0+0123456789ab\n', ':3:13: dispatch 1.0.0+0123456789ab is not published here'],
    ['remotes:\n  dispatch: 1.0.0\n  host: 1.0.0\n', ':4:9: The host is not a remote'],
    ['menu: [{ path: /b }, { path: /a }]\n', ':2:16: menu: no remote has an entry /b'],
    ['menu:\n  - path: /a\n  - path: /a\n', ':4:11: menu: /a is listed twice'],
    ['roles:\n  x/codes: [lead]\n', ':3:12: roles: no remote declares the permission x/codes'],
    ['stage: { remotes: { dispatch: 1.1.0 }, roles: [boss] }\n', ':2:8: There is no staff role boss'],
    [
      'stage:\n  remotes: { dispatch: 1.0.0 }\n  roles: [lead]\n',
      ':3:3: stage: these versions run for everybody already',
    ],
    ['overrides: { origins: [x], until: 2099-01-01T00:00:00Z }\n', ':2:12: x is not an origin'],
  ])('names the position of what the registry refuses: %j', async (text, message) => {
    const registry = await registryWith('dispatch@1.0.0', 'dispatch@1.1.0');
    const ops = (...argv: string[]) => run(argv, { REGISTRY_DIR: registry.location, USER: 'noor' });
    await ops('activate', 'dispatch@1.0.0', '--unverified', '--why', 'a test');
    expect((await ops('apply', await file(`navette: 1\n${text}`), '--dry-run')).err).toContain(
      `release.yaml${message}`,
    );
  });

  it('prints the schema of the file for editors', async () => {
    const { out } = await run(['export', '--schema'], {});
    expect(JSON.parse(out)).toMatchObject({
      type: 'object',
      additionalProperties: false,
      properties: { remotes: {}, stage: {} },
    });
  });
});
