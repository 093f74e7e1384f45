import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { arrive } from '../people/at-work.ts';
import { expect, needs, SLOW, test } from '../suite/journey.ts';
import { type OwnSuite, startOwnSuite } from '../suite/own-suite.ts';
import { builtVersion } from '../suite/releases/built-once.ts';
import { runShell } from '../suite/releases/command.ts';
import { type Changed, type HistoryLine, Ops, type Published } from '../suite/releases/ops.ts';
import { JOURNEYS, TRACKS } from '../suite/releases/versions.ts';
import { root } from '../suite/root.ts';
import { pinOf, runningRelease } from '../suite/running-release.ts';

needs('git');

let suite: OwnSuite;
let ops: Ops;

test.beforeAll(async () => {
  suite = await startOwnSuite(19, { remotes: ['live', 'masterdata'] });
  ops = new Ops(suite);
});

test.afterAll(() => suite.stop());

/** A pipeline that is far from the registry: it has a clone of the repository of ops, the address of the suite and a token. */
class Pipeline {
  readonly folder = join(suite.folder, 'releases');
  readonly #env: NodeJS.ProcessEnv;

  constructor(token: string) {
    this.#env = {
      OPS: join(root, 'ops/dist/ops.mjs'),
      NAVETTE_SERVER: suite.origin,
      NAVETTE_OPS_TOKEN: token,
      REGISTRY_DIR: '',
      REGISTRY_URL: '',
      GIT_AUTHOR_NAME: 'Ops',
      GIT_AUTHOR_EMAIL: 'ops@navette.example',
      GIT_COMMITTER_NAME: 'Ops',
      GIT_COMMITTER_EMAIL: 'ops@navette.example',
    };
  }

  run(script: string): Promise<void> {
    return runShell(`ops() { node "$OPS" "$@"; }\n${script}`, this.folder, this.#env);
  }

  /** Job of the pipeline for every commit of the main branch. */
  readonly deploy = (): Promise<void> =>
    this.run('ops apply release.yaml --without-boot --why "$(git log -1 --format=%s)"\nops drift release.yaml');
}

test(
  'a commit in the repository of ops changes the running set, its revert restores it, and manual changes are reported as drift',
  SLOW,
  async ({ page }) => {
    test.setTimeout(600_000);
    // The suite starts with a working copy, which is never the target of a rollback.
    const first = await builtVersion(suite.folder, 'live', TRACKS);
    await ops.do<Published>('publish', first);
    await ops.do<Changed>('activate', 'live@1.92.0', '--without-boot', '--why', 'The first version');
    const next = await builtVersion(suite.folder, 'live', JOURNEYS);
    const scopes = ['--scope', 'publish:live', '--scope', 'activate:live'];
    const { token } = await ops.do<{ token: string }>(
      'token',
      'create',
      'pipeline',
      ...scopes,
      '--why',
      'Releases in git',
    );
    const pipeline = new Pipeline(token);
    await mkdir(pipeline.folder);
    await pipeline.run(
      'git init -q -b main\nops export > release.yaml\ngit add -A\ngit commit -qm "As it runs"\nops drift release.yaml',
    );

    const file = join(pipeline.folder, 'release.yaml');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('  live: 1.92.0\n', '  live: 1.93.0\n'));
    await pipeline.run(`ops publish "${next}"\ngit commit -qam "Journeys instead of tracks"`);
    await expect(pipeline.run('ops drift release.yaml')).rejects.toThrow(/ended with 3:[\s\S]*→ 1\.93\.0/u);
    await pipeline.deploy();

    await arrive(page, 'super', '/trackerHistory', { origin: suite.origin });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journeys');
    // The registry knows by now that every change wants a token; reading does not.
    const [applied] = await ops.do<HistoryLine[]>('history', '--limit', '1');
    expect(applied).toMatchObject({ who: 'pipeline', why: 'Journeys instead of tracks' });

    await pipeline.run('git revert --no-edit HEAD');
    await pipeline.deploy();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tracks');
    expect(pinOf(await runningRelease(suite), 'live').version).toBe('1.92.0');

    await pipeline.run('ops activate live@1.93.0 --without-boot --why "By hand, at night"');
    await expect(pipeline.run('ops drift release.yaml')).rejects.toThrow(/ended with 3:[\s\S]*1\.93\.0 → 1\.92\.0/u);
    await writeFile(file, (await readFile(file, 'utf8')).replace(/^ {2}masterdata: .*$/mu, '  masterdata: 9.9.9'));
    await expect(pipeline.run('ops apply release.yaml --without-boot --why "Too much"')).rejects.toThrow(
      /ended with 1:/u,
    );
    expect(pinOf(await runningRelease(suite), 'live').version).toBe('1.93.0');
  },
);
