import { productionRules, startFirebaseProject, type FirebaseProject } from '@navette/firebase-fake';
import { expectAccessible } from '../office/accessibility.ts';
import { newDriverWithApp, type DriverWithApp } from '../office/driver-app.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';
import { type OwnSuite, startOwnSuite } from '../suite/own-suite.ts';

// The live store of a suite is part of its configuration.
let project: FirebaseProject;
let suite: OwnSuite;
let driver: DriverWithApp;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  project = await startFirebaseProject();
  project.fake.database.setRules(productionRules());
  suite = await startOwnSuite(14, { env: project.env });
  driver = await newDriverWithApp(suite.origin);
});
test.afterAll(async () => {
  driver.close();
  await suite.stop();
  await project.fake.close();
});
test.describe.configure({ mode: 'serial' });

/** A position as the app sends it to the server, which passes it on to Firebase. */
const position = (speed: number) => ({
  latitude: 51.01,
  longitude: 4.9,
  time: new Date().toISOString(),
  position: {
    coords: { speed, heading: 90, accuracy: 5 },
    activity: { type: 'in_vehicle' },
    battery: { level: 0.8, is_charging: false },
  },
});

test(
  'the live map follows a driver through Firebase, in the map and in the table, and clears the positions there',
  SLOW,
  async ({ page }) => {
    await driver.emit('position', position(10));
    await arrive(page, 'super', '/tracker', { origin: suite.origin });
    const line = page
      .getByRole('list', { name: 'Active drivers' })
      .getByRole('listitem')
      .filter({ hasText: driver.lastname });
    await expect(line).toContainText('36 km/h · east · 80%');
    await driver.emit('position', position(20));
    await expect(line).toContainText('72 km/h');
    await page.goto(`${suite.origin}/tracker?view=table`);
    const row = page.getByRole('row').filter({ hasText: driver.lastname });
    await expect(row).toContainText('72 km/h');
    await page.getByRole('button', { name: 'Clear positions' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(row).not.toContainText('km/h');
    await expectAccessible(page, '/tracker with Firebase');
  },
);
