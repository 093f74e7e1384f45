import { speak } from '../people/sign-in.ts';
import { type Collector, startCollector } from '../suite/collector.ts';
import { expect, SLOW, test } from '../suite/journey.ts';
import { type OwnSuite, startOwnSuite } from '../suite/own-suite.ts';

// The target of traces is part of a suite's configuration.
const OFFSET = 20;
let collector: Collector;
let suite: OwnSuite;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  collector = await startCollector();
  suite = await startOwnSuite(OFFSET, {
    env: {
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/v1/traces`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '200',
    },
  });
});
test.afterAll(async () => {
  await suite.stop();
  await collector.stop();
});

test('a click is one trace, from the browser over the call to its statements', SLOW, async ({ page }) => {
  await speak(page, 'en', suite.origin);
  await page.goto(`${suite.origin}/login`);
  await page.locator('input[type=email]').fill('dispatch@navette.example');
  await page.locator('input[type=password]').fill('navette-demo');
  const call = page.waitForRequest('**/auth/adminlogin');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const header = await (await call).headerValue('traceparent');
  const [, traceId, spanId] = /^00-([\da-f]{32})-([\da-f]{16})-01$/.exec(header ?? '') ?? [];
  expect(traceId).toBeTruthy();
  const spans = () => collector.spans.filter((span) => span.traceId === traceId);
  await expect.poll(() => spans().find((span) => span.parentSpanId === spanId)?.name).toBe('POST /auth/adminlogin');
  const signIn = spans().find((span) => span.parentSpanId === spanId);
  const statements = spans().filter((span) => span.parentSpanId === signIn?.spanId);
  expect(statements.map(({ name }) => name)).toContain('SELECT');
});
