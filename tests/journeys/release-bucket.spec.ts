import { type S3Fake, startS3Fake } from '@navette/s3-fake';
import type { Page } from '@playwright/test';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';
import { startOwnSuite, type OwnSuite } from '../suite/own-suite.ts';
import { type Cdn, startCdn } from '../suite/releases/cdn.ts';
import { runningRelease } from '../suite/running-release.ts';

let bucket: S3Fake;
let cdn: Cdn;
let suite: OwnSuite;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  bucket = await startS3Fake();
  cdn = await startCdn(bucket, 'suite');
  suite = await startOwnSuite(17, {
    env: {
      REGISTRY_URL: `s3://${bucket.bucket}/suite`,
      REGISTRY_CDN: cdn.address,
      AWS_ENDPOINT_URL_S3: bucket.endpoint,
      AWS_ACCESS_KEY_ID: bucket.credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: bucket.credentials.secretAccessKey,
    },
  });
});
test.afterAll(async () => {
  await suite.stop();
  await cdn.stop();
  await bucket.stop();
});

const PAGES = [
  ['/booking', 'Bookings'],
  ['/mcode', 'M-codes'],
  ['/walletclient', 'Client wallet'],
  ['/transportsBooqit', 'Booqit transports'],
  ['/tracker', 'Live map'],
] as const;

const headed = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

test(
  'a suite with its registry in a bucket loads every remote from the CDN, within its policy',
  SLOW,
  async ({ browser }) => {
    const page = await (await browser.newContext()).newPage();
    const violations: string[] = [];
    const fromServer: string[] = [];
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) violations.push(message.text());
    });
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === suite.origin && (pathname.startsWith('/registry/') || pathname === '/csp-report'))
        fromServer.push(pathname);
    });
    await arrive(page, 'super', '/', { origin: suite.origin });
    for (const [path, name] of PAGES) {
      await page.goto(`${suite.origin}${path}`);
      await headed(page, name);
    }
    expect([violations, fromServer]).toEqual([[], []]);
    const { set } = await runningRelease(suite);
    expect(new Set(cdn.asked.map((path) => path.split('/', 1)[0]))).toEqual(new Set(Object.keys(set.remotes)));
  },
);

test('a file that is another one at the CDN does not run', SLOW, async ({ browser }) => {
  const { set } = await runningRelease(suite);
  const { base, entry } = set.remotes.masterdata ?? { base: '', entry: '' };
  const key = `suite/files/${base.slice(cdn.address.length)}${entry}`;
  const released = bucket.objects.get(key);
  expect(released).toBeDefined();
  const changed = { body: Buffer.from('globalThis.evil = true'), type: 'text/javascript', cacheControl: undefined };
  bucket.objects.put(key, changed, {});
  const page = await (await browser.newContext()).newPage();
  await arrive(page, 'super', '/mcode', { origin: suite.origin });
  await expect(
    page.getByText(/This page could not be loaded|not the one that was released|could not/i).first(),
  ).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'evil'))).toBeUndefined();
  if (released) bucket.objects.put(key, released, {});
  await page.reload();
  await headed(page, 'M-codes');
});
