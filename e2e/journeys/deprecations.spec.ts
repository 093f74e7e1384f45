import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../suite/journey.ts';
import { copyRemote, teamCommand } from '../suite/releases/build-version.ts';
import { type Ended, runScript } from '../suite/releases/command.ts';
import type { Verified } from '../suite/releases/ops.ts';
import { type Deprecation, ownContract, writeContract } from '../suite/releases/own-contract.ts';
import { REMOTES } from '../suite/remotes.ts';
import { root } from '../suite/root.ts';
import { temporaryFolder } from '../suite/temporary-folder.ts';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const until = (day: string): Deprecation => ({ since: '2026-01-01', until: day, replacedBy: 'what comes after it' });
const GOING = until(inDays(30));
const GONE = until(inDays(-1));

let folder: string;
test.beforeAll(async () => {
  folder = await temporaryFolder('deprecations');
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

const ops = (...args: readonly string[]): Promise<Ended> =>
  runScript(join(root, 'ops/dist/ops.mjs'), [...args, '--registry', join(folder, 'registry')], {
    env: { NAVETTE_SERVER: '', REGISTRY_URL: '', NAVETTE_WHO: 'journeys' },
  });

test('the build of a remote warns of an operation that goes away, and fails after its last day', async () => {
  test.setTimeout(300_000);
  const remote = await copyRemote(folder, 'live', { version: '1.4.0' });
  const contract = await ownContract(remote, 'live');
  const build = async (deprecation: Deprecation): Promise<Ended> => {
    await writeContract(contract, 'listActiveDrivers', deprecation);
    return runScript(teamCommand, ['build'], { cwd: remote });
  };
  const warned = await build(GOING);
  expect(warned.code, warned.errors).toBe(0);
  expect(warned.errors).toContain(
    `It uses the operation listActiveDrivers, deprecated since 2026-01-01, which can be used until ${GOING.until}: use what comes after it`,
  );
  const failed = await build(GONE);
  expect(failed.code).toBe(1);
  expect(failed.output + failed.errors).toContain(
    `It uses the operation listActiveDrivers, which was to be used until ${GONE.until}: use what comes after it`,
  );
});

test('a verification warns of what a host and an API let go, and refuses the remotes that use it after its last day', async () => {
  test.setTimeout(300_000);
  for (const name of REMOTES) {
    const { code, errors } = await ops('publish', join(root, `remote-${name}`, 'dist'), '--working-copy');
    expect(code, errors).toBe(0);
  }
  const host = join(folder, 'host');
  await mkdir(host);
  const facts = JSON.parse(await readFile(join(root, 'host/dist/host.json'), 'utf8'));
  const verify = async (deprecation: Deprecation): Promise<Verified> => {
    const deprecated = { dialogs: { 'masterdata/client@1': deprecation }, slots: { 'bar.mail': deprecation } };
    await writeFile(join(host, 'host.json'), JSON.stringify({ ...facts, deprecated }));
    await writeContract(join(host, 'openapi.json'), 'listActiveDrivers', deprecation);
    const deployed = ['--host-dir', host, '--openapi', join(host, 'openapi.json')];
    const { output } = await ops('verify', '--latest', ...deployed, '--json');
    const report: Verified = JSON.parse(output);
    return report;
  };
  const found = ({ checks }: Verified): string[] =>
    checks.flatMap(({ findings }) =>
      findings.flatMap(
        ({ remote, detail }) =>
          /It uses (.*?), (deprecated|which was)/
            .exec(detail)
            ?.slice(1)
            .concat(remote ?? '')
            .join(' ') ?? [],
      ),
    );
  const warned = await verify(GOING);
  expect(warned.passed).toBe(true);
  expect(found(warned)).toEqual(
    expect.arrayContaining([
      'the dialog masterdata/client@1 deprecated dispatch',
      'the slot bar.mail deprecated dispatch',
      'the operation listActiveDrivers deprecated live',
    ]),
  );
  const refused = await verify(GONE);
  expect(refused.passed).toBe(false);
  expect(found(refused)).toEqual(found(warned).map((line) => line.replace(' deprecated ', ' which was ')));
});
