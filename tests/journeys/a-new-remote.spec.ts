import { join } from 'node:path';
import { bodyRows } from '../office/booking-form.ts';
import { arrive } from '../people/at-work.ts';
import { port as suitePort } from '../suite/address.ts';
import { newDataFolder } from '../suite/demo-folder.ts';
import { expect, SLOW, test } from '../suite/journey.ts';
import { commandsIn, copyRepository } from '../suite/releases/copied-repository.ts';
import { startSuite, stopSuite } from '../suite/start-suite.ts';

/** Remotes beside the new one: few pages, since the boot opens them all. */
const BESIDE = ['live'];

test(
  'a new remote made with the commands of docs/write-a-remote.md is checked, built, published, booted and shown by the host',
  SLOW,
  async ({ page }) => {
    test.setTimeout(900_000);
    const port = suitePort + 9;
    const origin = `http://127.0.0.1:${port}`;
    const [make, publish] = await Promise.all([
      commandsIn('write-a-remote.md', 'npm run new'),
      commandsIn('write-a-remote.md', 'ops.mjs publish'),
    ]);
    expect(make).toContain('npm run check -w remote-x');
    expect(publish).toMatch(/verify .*--boot/u);
    const repository = await copyRepository();
    try {
      const suite = await startSuite({
        port,
        dataDir: await newDataFolder(join(repository.folder, 'data'), BESIDE),
        repository: repository.folder,
        remotes: BESIDE,
      });
      try {
        await repository.run(make);
        await repository.run(publish.replaceAll('http://127.0.0.1:8080', origin));
        await arrive(page, 'super', '/x', { origin });
        await expect(page.getByRole('heading', { level: 1, name: 'M-codes' })).toBeVisible();
        await expect(bodyRows(page).first()).toBeVisible();
        await expect(page.getByRole('navigation').locator('a[href="/x"]')).toBeVisible();
      } finally {
        await stopSuite(suite);
      }
    } finally {
      await repository.remove();
    }
  },
);
