import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from './commands/all.ts';
import { run } from './run.ts';
import { builtRemote, temporaryFolder } from './testing/built-remote.ts';
import { registryWith } from './testing/registry.ts';

const empty = await temporaryFolder();
const desired = join(empty, 'release.yaml');
await writeFile(desired, 'navette: 1\n');
const opsOn =
  (registry: string) =>
  (...argv: string[]) =>
    run(argv, { USER: 'noor', REGISTRY_DIR: registry });
const ops = opsOn(empty);

/** A registry in which dispatch 1.0.0 is published, and ops with it. */
async function published() {
  const { location } = await registryWith('dispatch@1.0.0');
  return { location, ops: opsOn(location) };
}

describe('the ops command line', () => {
  it('publishes, activates and reports the running set from the command line', async () => {
    const registry = await temporaryFolder();
    expect((await ops('publish', await builtRemote(), '--registry', registry)).out).toMatch(
      /^dispatch 1\.0\.0 published\n/,
    );
    expect(
      await ops('activate', 'dispatch@1.0.0', '--unverified', '--why', 'first', '--registry', registry),
    ).toMatchObject({ code: 0, err: '' });
    const { out } = await ops('status', '--registry', registry);
    expect(out).toMatch(/by noor\nwhy +first\n/);
    expect(out).toMatch(/\ndispatch +1\.0\.0 +\^1\.0\.0 +20\d\d-\d\d-\d\d \d\d:\d\d\n/);
  });

  it('keeps a reason in one line, without control characters', async () => {
    const { location, ops } = await published();
    const first = ['activate', 'dispatch@1.0.0', '--unverified'];
    expect(await ops(...first, '--why', 'x'.repeat(501))).toMatchObject({
      code: 2,
      err: '--why has 501 characters; at most 500 are allowed. Use the first line only.\n',
    });
    expect(await ops(...first, '--why', ' first \n\n red \u001b[31m\u202e')).toMatchObject({ code: 0 });
    expect((await ops('history')).out).toMatch(/ {2}first red \[31m\n$/);
    // Lines of former versions of ops.
    const file = join(location, 'history.jsonl');
    await writeFile(file, (await readFile(file, 'utf8')).replace('first red [31m', 'first\\nred\\u001b[31m'));
    expect((await ops('history')).out).toMatch(/ {2}first red \[31m\n$/);
  });

  it('answers as JSON, instants in UTC', async () => {
    const { ops } = await published();
    const { out } = await ops('list', '--json');
    expect(JSON.parse(out)).toMatchObject([
      { name: 'dispatch', version: '1.0.0', at: expect.stringMatching(/Z$/), running: false },
    ]);
    expect(JSON.parse((await ops('status', '--json')).out)).toMatchObject({
      running: null,
      staged: null,
      remotes: [],
    });
  });

  it.each(
    commands
      .filter(({ changes }) => changes)
      .map(({ name, operands: [least] = [0, 0] }) => [
        name,
        ...(least > 0
          ? [name === 'apply' ? desired : 'https://x.example']
          : name === 'activate' || name === 'stage'
            ? ['--latest', '--unverified']
            : []),
      ]),
  )('requires a reason and an author: ops %s %s %s', async (name, ...rest) => {
    const more =
      name === 'menu move' ? ['--order', '1'] : name === 'menu title' ? ['--fr', 'a', '--nl', 'a', '--en', 'a'] : [];
    const argv = [...name.split(' '), ...rest, ...more];
    expect(await ops(...argv)).toMatchObject({ code: 2, err: expect.stringContaining('State the reason') });
    expect(await ops(...argv, '--why', ' ')).toMatchObject({
      code: 2,
      err: expect.stringContaining('State the reason'),
    });
    expect(await ops(...argv, '--why', 'x')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--why "x" is too short: at least 3 characters'),
    });
    expect(await run([...argv, '--why', 'because'], { REGISTRY_DIR: empty })).toMatchObject({
      code: 2,
      err: expect.stringContaining('State your name'),
    });
  });

  it.each([
    ['token', '--help'],
    ['help', 'token'],
  ])('lists the subcommands of a word that is not a command itself: ops %s %s', async (...words) => {
    const { code, out } = await run(words, {});
    expect([code, out.match(/^  ops [a-z ]+(?=  )/gmu)?.map((line) => line.trim())]).toEqual([
      0,
      ['ops token create', 'ops token list', 'ops token revoke'],
    ]);
  });

  it.each(commands.map(({ name }) => name))('prints its help and knows its own options only: ops %s', async (name) => {
    const words = name.split(' ');
    for (const argv of [
      [...words, '--help'],
      [...words, '-h'],
      ['help', ...words],
    ]) {
      expect(await ops(...argv)).toMatchObject({
        code: 0,
        out: expect.stringMatching(new RegExp(`^ops ${name}: [^]+--registry[^]+Exit codes: 0 done`)),
      });
    }
    expect(await ops(...words, '--turbo')).toMatchObject({
      code: 2,
      err: expect.stringContaining('does not accept --turbo'),
    });
  });

  it.each([
    ['status', '--why', 'x'],
    ['rollback', '--latest', '--why', 'because'],
    ['list', '--staged'],
    ['unstage', 'dispatch@1.0.0', '--why', 'because'],
    ['publish'],
    ['activate', '--why', 'because'],
    ['activate', 'dispatch', '--why', 'because'],
    ['activate', 'dispatch@1.0.0', '--latest', '--why', 'because'],
    ['activate', '--staged', '--latest', '--why', 'because'],
    ['activate', '--latest', '--unverified', '--without-boot', '--why', 'because'],
    ['stage', '--role', 'lead', '--why', 'because'],
    ['policy', '--automatic', 'perhaps', '--why', 'because'],
    ['policy', '--budget', 'much', '--why', 'because'],
    ['menu', 'move', '/booking', '--why', 'because'],
    ['menu', 'move', '/booking', '--section', 'nowhere', '--why', 'because'],
    ['menu', 'title', '/booking', '--fr', 'Réservations', '--why', 'because'],
    ['prune', '--days', '0', '--why', 'because'],
    ['history', '--limit', '0'],
    ['diff', 'one'],
    ['launch'],
  ])('refuses arguments that it does not know: ops %s %s %s', async (...argv) => {
    expect(await ops(...argv)).toMatchObject({ code: 2, out: '' });
  });

  it('exits with 1 on refusal, and gives the reason as JSON too', async () => {
    const registry = await temporaryFolder();
    const refused = await ops('rollback', '--why', 'because', '--registry', registry, '--json');
    expect(refused).toMatchObject({ code: 1, err: 'Nothing runs yet.\n' });
    expect(JSON.parse(refused.out)).toEqual({ error: 'refused', message: 'Nothing runs yet.' });
  });

  it.each([
    ['list', 'dispach'],
    ['activate', 'dispach@1.0.0', '--unverified', '--why', 'because'],
  ])('refuses a remote of which nothing is published, and names those there are: ops %s %s', async (...argv) => {
    const { ops } = await published();
    expect(await ops('list', 'dispatch')).toMatchObject({ code: 0 });
    expect(await ops(...argv)).toMatchObject({
      code: 1,
      err: 'No version of dispach is published here. Published: dispatch.\n',
    });
  });

  it('refuses a misspelt registry folder instead of reporting that nothing runs', async () => {
    expect(await ops('status', '--registry', '/nowhere')).toMatchObject({
      code: 1,
      err: 'There is no registry at /nowhere (--registry, REGISTRY_DIR).\n',
    });
  });

  it('exits with 70 on a failure of the operating system, and gives the reason in one line', async () => {
    const { code, err } = await ops('publish', await builtRemote(), '--registry', '/dev/null/here');
    expect([code, err]).toEqual([
      70,
      '/dev/null/here: a file exists where a folder is expected. Check the path, then give the command again; it completes or discards what this command began (ENOTDIR).\n',
    ]);
  });

  it('says why the suite did not answer, and what to check', async () => {
    const { ops } = await published();
    const server = ['--server', 'http://127.0.0.1:9'];
    const { code, err } = await ops('verify', 'dispatch@1.0.0', ...server);
    expect(code).toBe(1);
    expect(err).toMatch(
      /^http:\/\/127\.0\.0\.1:9\/\S+ can't be read: .+\. Check that --server \(NAVETTE_SERVER\) is the address/,
    );
    expect(err).not.toContain('fetch failed');
  });

  it('refuses a NAVETTE_REQUIRE_TOKEN that is neither on nor off', async () => {
    const { code, err } = await run(['status', '--registry', await temporaryFolder()], {
      NAVETTE_REQUIRE_TOKEN: 'yes',
    });
    expect([code, err]).toEqual([1, 'NAVETTE_REQUIRE_TOKEN must be 1 (on) or 0 (off), not yes.\n']);
  });

  it('says in one line that the registry is a file', async () => {
    const file = join(await temporaryFolder(), 'registry');
    await writeFile(file, '');
    const { code, err } = await ops('publish', await builtRemote(), '--registry', file);
    expect([code, err]).toEqual([
      70,
      expect.stringMatching(/a file exists where a folder is expected.*\(EEXIST\)\.\n$/),
    ]);
  });

  it('leaves a remote with an unreadable log out of the list of published remotes', async () => {
    const { location, ops } = await published();
    await writeFile(join(location, 'dispatch/versions.jsonl'), 'garbage\n');
    const { code, err } = await ops('activate', 'dispatch@1.0.0', '--unverified', '--why', 'one');
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^No readable version of dispatch is left: .* `ops verify` checks/),
    ]);
  });

  it('lists its commands, and reports that nothing runs yet', async () => {
    const { out } = await ops();
    for (const { name } of commands) expect(out).toContain(`  ops ${name} `);
    expect((await ops('status', '--registry', await temporaryFolder())).out).toMatch(/^No set was activated yet\./);
    expect((await ops('history', '--registry', await temporaryFolder())).out).toBe('The history is empty.\n');
  });
});
