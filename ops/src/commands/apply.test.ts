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
    const ops = (...argv: string[]) => run(argv, { REGISTRY_DIR: registry, USER: 'noor' });
    const dry = await ops('apply', state, '--dry-run');
    expect(dry).toMatchObject({ code: 0, out: 'Would change 1 thing\n  version dispatch  none → 1.0.0\n' });
    expect(await currentId(registry)).toBeUndefined();
    expect(await ops('apply', state, '--unverified')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Say why'),
    });
    expect(await ops('drift', state)).toMatchObject({ code: 3, out: expect.stringContaining('Differs in 1 thing') });
    expect(await ops('apply', state, '--unverified', '--why', 'release 12')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Changed 1 thing'),
    });
    expect(await ops('apply', state, '--unverified', '--why', 'release 12')).toMatchObject({
      code: 0,
      out: 'Nothing to do: everything is so already\n',
    });
    expect(await ops('drift', state)).toMatchObject({ code: 0, out: 'No drift: everything is as the file says\n' });
    const exported = await file((await ops('export')).out);
    await ops('activate', 'dispatch@1.1.0', '--unverified', '--why', 'by hand');
    const drift = await ops('drift', exported, '--json');
    expect([drift.code, JSON.parse(drift.out)]).toEqual([
      3,
      { drift: true, changes: [{ of: 'version', name: 'dispatch', before: '1.1.0', after: '1.0.0' }] },
    ]);
  });

  it('ends with 1 on a file with a fault, or none', async () => {
    const registry = await registryWith('dispatch@1.0.0');
    const ops = (...argv: string[]) => run(argv, { REGISTRY_DIR: registry, USER: 'noor' });
    expect(await ops('drift', await file('navette: 1\nremote: {}\n'))).toMatchObject({
      code: 1,
      err: 'release.yaml:2: unknown key remote\n',
    });
    expect(await ops('drift', '/nowhere.yaml')).toMatchObject({ code: 1, err: "/nowhere.yaml can't be read.\n" });
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
