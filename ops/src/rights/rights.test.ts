import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from '../commands/all.ts';
import { activate } from '../release/activate.ts';
import { stage } from '../release/stage.ts';
import { listHistory } from '../release/lists.ts';
import { allowOverrides } from '../release/rules.ts';
import { changeMenu } from '../release/menu.ts';
import { currentId } from '../registry/sets.ts';
import { readTrials } from '../registry/staged.ts';
import { run } from '../run.ts';
import { builtRemote, temporaryFolder } from '../testing/built-remote.ts';
import { by, registryWith, unverified } from '../testing/registry.ts';
import { createToken } from './tokens.ts';

/** Both remotes ran as 1.0.0, then as 1.1.0; 1.2.0 of both is published, that of masterdata is staged. */
async function stageOf(scopes: readonly string[], { hidden = true } = {}) {
  const registry = await registryWith(
    ...['1.0.0', '1.1.0', '1.2.0'].flatMap((version) => [`dispatch@${version}`, `masterdata@${version}`]),
  );
  const both = (version: string) => ['dispatch', 'masterdata'].map((name) => ({ name, version }));
  await activate(registry, both('1.0.0'), by, unverified);
  await activate(registry, both('1.1.0'), by, unverified);
  await changeMenu(registry, '/masterdata', { hidden }, by);
  await stage(registry, [{ name: 'masterdata', version: '1.2.0' }], { roles: ['lead'], users: [] }, by, unverified);
  await allowOverrides(registry, ['https://dev.example'], 1, by);
  const { token } = await createToken(registry, { name: 'team', scopes, days: 1 }, by);
  const ops = (...argv: string[]) =>
    run(argv, { REGISTRY_DIR: registry.location, NAVETTE_OPS_TOKEN: token, USER: 'noor' });
  return { registry, ops };
}

const why = ['--why', 'because'];

async function desired(remotes: string): Promise<string> {
  const path = join(await temporaryFolder(), 'release.yaml');
  await writeFile(path, `navette: 1\nremotes: ${remotes}\n`);
  return path;
}

/** Every command that changes something, as somebody would use it to have another masterdata run. */
const attempts: Readonly<Record<string, readonly (readonly string[])[]>> = {
  stage: [
    ['masterdata@1.0.0', '--role', 'admin', '--unverified'],
    ['dispatch@1.2.0', 'masterdata@1.2.0', '--role', 'lead', '--unverified'],
    ['masterdata@staged', '--percent', '30', '--unverified'],
    ['--staged', '--percent', '30', '--unverified'],
    ['--latest', '--role', 'lead', '--unverified'],
  ],
  unstage: [[], ['masterdata']],
  apply: [
    [await desired('{ dispatch: 1.1.0, masterdata: 1.2.0 }'), '--unverified'],
    [await desired('{ dispatch: 1.1.0 }'), '--unverified'],
  ],
  activate: [
    ['masterdata@1.2.0', '--unverified'],
    ['dispatch@1.2.0', 'masterdata@1.2.0', '--unverified'],
    ['--latest', '--unverified'],
    ['--staged', '--unverified'],
    ['masterdata@staged', '--unverified'],
  ],
  remove: [['masterdata', '--unverified']],
  rollback: [[], ['--remote', 'masterdata']],
  prune: [[]],
  'token create': [['mine', '--scope', 'activate:masterdata']],
  'token revoke': [['team']],
  'overrides allow': [['https://dev.example']],
  'overrides forbid': [[]],
  'menu hide': [['/masterdata']],
  'menu show': [['/masterdata']],
  'menu move': [['/masterdata', '--order', '1']],
  'menu title': [['/masterdata', '--fr', 'a', '--nl', 'b', '--en', 'c']],
  'menu reset': [['/masterdata']],
  policy: [['--automatic', 'on']],
};

describe('a token limited to dispatch', () => {
  it('a token limited to dispatch is tested with every command that changes something', () => {
    const changing = commands.filter(({ changes }) => changes).map(({ name }) => name);
    expect(changing.filter((name) => attempts[name] === undefined)).toEqual([]);
  });

  it.each(Object.keys(attempts))('leaves masterdata, its trial and the rules as they are: ops %s', async (name) => {
    const { registry, ops } = await stageOf(['publish:dispatch', 'activate:dispatch', 'stage:dispatch'], {
      hidden: name !== 'menu hide',
    });
    const state = async () => [await currentId(registry), await readTrials(registry), await listHistory(registry)];
    const before = await state();
    for (const rest of attempts[name] ?? []) {
      const { code, err } = await ops(...name.split(' '), ...rest, ...why);
      expect([name, code === 0 ? 'done' : err]).toEqual([name, expect.stringMatching(/lacks the rights? /)]);
    }
    expect(await state()).toEqual(before);
  });

  it('a token limited to dispatch may activate dispatch, and the history names the token', async () => {
    const { registry, ops } = await stageOf(['activate:dispatch']);
    expect(await ops('activate', 'dispatch@1.2.0', '--unverified', ...why)).toMatchObject({ code: 0, err: '' });
    expect((await listHistory(registry))[0]).toMatchObject({
      who: 'team',
      action: 'activate',
      remotes: [{ name: 'dispatch', before: '1.1.0', after: '1.2.0' }],
    });
    expect(await ops('rollback', ...why)).toMatchObject({ code: 0 });
    expect(await ops('menu', 'move', '/dispatch', '--order', '3', ...why)).toMatchObject({ code: 0 });
  });

  it('a token limited to dispatch stages, widens and ends its own trial, and a refusal names the trial of the other team', async () => {
    const { registry, ops } = await stageOf(['stage:dispatch']);
    const trials = async () => (await readTrials(registry)).map(({ versions, who }) => ({ ...versions, who }));
    const theirs = { masterdata: '1.2.0', who: by.who };
    expect(await ops('stage', 'dispatch@1.2.0', '--role', 'lead', '--unverified', ...why)).toMatchObject({ code: 0 });
    expect(await ops('stage', 'dispatch@staged', '--percent', '9', '--unverified', ...why)).toMatchObject({ code: 0 });
    expect(await trials()).toEqual([theirs, { dispatch: '1.2.0', who: 'team' }]);
    expect(await ops('unstage', ...why)).toMatchObject({
      code: 1,
      err: 'This would end the trial of masterdata 1.2.0 and the trial of dispatch 1.2.0. The token team lacks the right stage:masterdata; it has stage:dispatch. Nothing was changed.\n',
    });
    expect(await ops('unstage', 'dispatch', ...why)).toMatchObject({ code: 0 });
    expect(await trials()).toEqual([theirs]);
  });

  it('publishes dispatch, and no other remote', async () => {
    const { ops } = await stageOf(['publish:dispatch']);
    expect(await ops('publish', await builtRemote({ version: '1.3.0' }))).toMatchObject({ code: 0 });
    expect(await ops('publish', await builtRemote({ name: 'masterdata', version: '1.3.0' }))).toMatchObject({
      code: 1,
      err: 'The token team lacks the right publish:masterdata; it has publish:dispatch. Nothing was changed.\n',
    });
  });

  it('a token limited to dispatch cannot be used under another name', async () => {
    const { ops } = await stageOf(['activate:*']);
    expect(await ops('activate', 'dispatch@1.2.0', '--unverified', '--who', 'ada', ...why)).toMatchObject({
      code: 2,
      err: expect.stringContaining('--who ada does not apply: with a token, the history records the token team'),
    });
  });
});
