import { describe, expect, it } from 'vitest';
import { readArguments } from './args.ts';
import { run } from './run.ts';
import { builtRemote, temporaryFolder } from './testing/built-remote.ts';

const ops = (...argv: string[]) => run(readArguments(argv, { USER: 'noor' }));

describe('the ops command line', () => {
  it('publishes, activates and says what runs', async () => {
    const registry = await temporaryFolder();
    expect((await ops('publish', await builtRemote(), '--registry', registry)).text).toBe('dispatch 1.0.0 published');
    await ops('activate', 'dispatch@1.0.0', '--why', 'first', '--registry', registry);
    expect((await ops('status', '--registry', registry)).text).toMatch(/by noor: first\n {2}dispatch 1\.0\.0 {2}\/registry\/dispatch\/1\.0\.0\/$/);
  });

  it('wants a reason for every activation', async () => {
    await expect(ops('activate', '--latest')).rejects.toThrow(/Say why/);
    await expect(ops('activate', '--latest', '--why', ' ')).rejects.toThrow(/Say why/);
  });

  it.each([['activate', '--why', 'x'], ['activate', 'dispatch', '--why', 'x'], ['activate', 'dispatch@1.0.0', '--latest', '--why', 'x']])(
    'does not guess what to activate: %s %s',
    async (...argv) => {
      await expect(ops(...argv)).rejects.toThrow(/either --latest or versions/);
    },
  );

  it('says that nothing runs yet', async () => {
    expect(await ops('status', '--registry', await temporaryFolder())).toMatchObject({ text: 'Nothing was activated yet.', data: { running: null } });
  });
});
