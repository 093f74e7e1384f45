import { join } from 'node:path';
import { arrive } from '../people/at-work.ts';
import { expect, needs, SLOW, test } from '../suite/journey.ts';
import { startOwnSuite } from '../suite/own-suite.ts';
import { packedKit } from '../suite/releases/built-once.ts';
import { runScript } from '../suite/releases/command.ts';
import { type Changed, Ops } from '../suite/releases/ops.ts';
import { root } from '../suite/root.ts';
import { pinOf, runningRelease } from '../suite/running-release.ts';

/** Output of the script of a team that has only its remote, about the release. */
interface Released {
  readonly release: {
    readonly version: string;
    readonly added: boolean;
    readonly steps: readonly { readonly name: string }[];
  };
}

test(
  'a team releases from a clone that holds its remote alone, and the suite runs what it has released',
  SLOW,
  async ({ page }) => {
    needs('git');
    test.setTimeout(900_000);
    const suite = await startOwnSuite(5, { remotes: ['live'] });
    try {
      // All tests of the remote have run before the journeys; here it counts that a clone alone can run its own.
      const { code, output, errors } = await runScript(join(root, 'tools/scripts/standalone.mjs'), [
        'remote-live',
        '--bump',
        'minor',
        '--registry',
        suite.registry,
        '--tests',
        'src/pages/history',
        '--kit',
        await packedKit(suite.folder),
      ]);
      expect(code, errors).toBe(0);
      const { release }: Released = JSON.parse(output);
      expect(release.added).toBe(true);
      expect(release.steps.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['lint', 'types', 'tests', 'build', 'publication']),
      );

      const ops = new Ops(suite);
      expect(
        await ops.do<Changed>(
          'activate',
          `live@${release.version}`,
          '--without-boot',
          '--why',
          'What the team has released',
        ),
      ).toMatchObject({ changed: true, verified: 'static' });
      expect(pinOf(await runningRelease(suite), 'live')).toMatchObject({
        version: release.version,
        base: `/registry/live/${release.version}/`,
      });
      await arrive(page, 'super', '/trackerHistory', { origin: suite.origin });
      await expect(page.getByRole('heading', { level: 1, name: 'Location history' })).toBeVisible();
      // The first is what it says while nobody is chosen.
      const drivers = page.getByRole('combobox', { name: 'Driver', exact: true }).getByRole('option');
      await expect(drivers.nth(1)).toBeAttached();
      await expect(page.getByText('does not work here')).toBeHidden();
    } finally {
      await suite.stop();
    }
  },
);
