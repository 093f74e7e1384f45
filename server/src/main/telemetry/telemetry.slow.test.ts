import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../../kernel/logger.ts';
import { observed, traceField } from '../../kernel/work.ts';
import { attributesOf, type OtlpReceiver, startOtlpReceiver } from '../../testing/otlp-receiver.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createServiceCall } from '../../ports/http/call-service.ts';
import { startFakeService } from '../../testing/fake-service.ts';
import { startSdk, type Telemetry } from './sdk.ts';
import { telemetryOf } from './telemetry-settings.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CLICK = 'b7ad6b7169203331';
const fromClick = { headers: { traceparent: `00-${TRACE}-${CLICK}-01` } };

let receiver: OtlpReceiver;
let telemetry: Telemetry | undefined;
let server: TestApp;
let lines: Record<string, unknown>[];

/** A server that sends to the receiver, by the variables of OpenTelemetry alone. */
async function start(env: NodeJS.ProcessEnv = {}): Promise<void> {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', receiver.url);
  vi.stubEnv('OTEL_EXPORTER_OTLP_PROTOCOL', 'http/json');
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const metrics = new Registry();
  const settings = telemetryOf(process.env);
  telemetry = settings && startSdk(settings, metrics);
  const logger = createLogger('info', { write: (line: string) => void lines.push(JSON.parse(line)) }, traceField);
  server = await createTestApp({ metrics, logger, env: { SLOW_QUERY_MS: '0' } });
}

beforeEach(async () => {
  lines = [];
  receiver = await startOtlpReceiver();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await telemetry?.stop();
  await server.close();
  await receiver.close();
  vi.unstubAllEnvs();
});

/** Content of the collector once the server stopped. */
async function sent() {
  await telemetry?.stop();
  telemetry = undefined;
  return receiver;
}

const person = { firstname: 'Zoé', lastname: 'Dequekerzot', ssn: '85.07.30-033-28', mobile: '0470 12 34 56' };
const place = { address: 'avenue Rogier 50', zip: '1030', city: 'Schaerbeek', tel: '02/512 34 56', comment: 'walker' };

describe('a call that began with a click', () => {
  it.each(['http/json', 'http/protobuf'])('is one trace down to its statements, sent as %s', async (protocol) => {
    await start({ OTEL_EXPORTER_OTLP_PROTOCOL: protocol });
    const token = await server.signedIn('dispatch');
    expect((await server.call(token, 'listClients', undefined, fromClick)).status).toBe(200);
    const spans = (await sent()).spans.filter(({ traceId }) => traceId === TRACE);
    const call = spans.find(({ parentSpanId }) => parentSpanId === CLICK);
    expect(call).toMatchObject({
      name: 'GET /api/client',
      attributes: { 'navette.operation': 'listClients', 'http.response.status_code': 200 },
    });
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
    expect(statements.length).toBeGreaterThan(1);
    expect(statements.map(({ attributes }) => attributes['db.query.text'])).toContainEqual(
      expect.stringContaining('from "client"'),
    );
  });

  it('keeps its statements after its body was read', async () => {
    await start();
    const token = await server.signedIn('dispatch');
    expect((await server.call(token, 'createClient', { ...person, ...place }, fromClick)).status).toBe(200);
    const { spans } = await sent();
    const insert = spans.find(({ attributes }) =>
      String(attributes['db.query.text']).startsWith('insert into "client"'),
    );
    expect(insert).toMatchObject({ traceId: TRACE, attributes: { 'navette.operation': 'createClient' } });
  });
});

it('sends no personal data and no token', async () => {
  await start();
  const token = await server.signedIn('dispatch');
  const { raw } = await server.call(token, 'createClient', { ...person, ...place }, fromClick);
  const { insertId }: { insertId: number } = raw.json();
  await server.call(token, 'getClient', undefined, { path: { id: insertId } });
  await server.call(undefined, 'signIn', { email: 'zoe.dequekerzot@navette.example', password: 'a secret word' });
  // A failure whose message quotes a value.
  const again = { kind: 'job', name: 'again' } as const;
  await observed(again, () =>
    server.db
      .insertInto('client')
      .values({ id: insertId, ...person })
      .execute(),
  ).catch(() => undefined);
  const all = (await sent()).raw();
  expect(all).toContain('createClient');
  for (const secret of [
    /dequeker/iu,
    /Zo/u,
    /85\.?07\.?30/u,
    /470 ?12 ?34/u,
    /Rogier/u,
    /secret word/u,
    token,
    /navette\.example/u,
  ])
    expect(all).not.toMatch(secret);
});

it('finds trace and log lines of an error by the incident that the user was shown', async () => {
  await start();
  const token = await server.signedIn('dispatch');
  vi.spyOn(server.services.sessions, 'find').mockRejectedValue(new Error('broken'));
  const { status, problem } = await server.call(token, 'listClients', undefined, fromClick);
  expect(status).toBe(500);
  const { spans } = await sent();
  const found = spans.filter(({ attributes }) => attributes['navette.incident_id'] === problem.incidentId);
  expect(found).toMatchObject([{ traceId: TRACE }]);
  const logged = lines.filter(({ incidentId }) => incidentId === problem.incidentId);
  expect(logged.map(({ msg, traceId }) => [msg, traceId])).toEqual(
    expect.arrayContaining([
      ['call failed', TRACE],
      ['call', TRACE],
    ]),
  );
});

it('logs slow statements with their operation and duration, without values', async () => {
  await start();
  const token = await server.signedIn('dispatch');
  await server.call(token, 'createClient', { ...person, ...place });
  const slow = lines.filter(({ msg, operation }) => msg === 'slow query' && operation === 'createClient');
  expect(slow.length).toBeGreaterThan(0);
  for (const line of slow) expect(line).toMatchObject({ ms: expect.any(Number), statement: expect.any(String) });
  expect(JSON.stringify(slow)).not.toMatch(/dequeker|rogier/iu);
});

it('traces jobs, and a failed one by the kind of its error alone', async () => {
  await start();
  const failing = observed({ kind: 'job', name: 'sweep' }, async () => {
    await server.db.selectFrom('client').select('id').execute();
    throw new TypeError('of Zoé Dequekerzot');
  });
  await expect(failing).rejects.toThrow('of');
  const { spans, raw } = await sent();
  const job = spans.find(({ name }) => name === 'job sweep');
  expect(job?.attributes).toMatchObject({ 'error.type': 'TypeError' });
  expect(spans.find(({ parentSpanId }) => parentSpanId === job?.spanId)?.name).toBe('SELECT');
  expect(raw()).not.toContain('Dequekerzot');
});

it('has each request to an outside service below the work that asked, by the name of the service alone', async () => {
  await start();
  const service = await startFakeService(() => ({ status: 200, body: {} }));
  const ask = createServiceCall({ service: 'photon', url: service.url });
  const looks = { kind: 'job', name: 'look' } as const;
  await observed(looks, () => ask('/api?q=avenue+Rogier'));
  service.failures.push({ status: 500, body: 'avenue Rogier' });
  await expect(observed(looks, () => ask('/api?q=avenue+Rogier'))).rejects.toThrow('photon');
  await service.close();
  const { spans, metrics, raw } = await sent();
  const jobs = spans.filter(({ name }) => name === 'job look').map(({ spanId }) => spanId);
  const asked = spans.filter(({ name }) => name === 'ask photon');
  expect(asked.map(({ parentSpanId }) => parentSpanId)).toEqual(jobs);
  expect(asked.map(({ attributes }) => attributes['error.type'])).toEqual([undefined, 'ServiceError']);
  expect(metrics.map(({ name }) => name)).toContain('navette_service_request_seconds');
  expect(raw()).not.toMatch(/Rogier|127\.0\.0\.1/u);
});

it('sends the counts that Prometheus reads', async () => {
  await start();
  const token = await server.signedIn('dispatch');
  for (let call = 0; call < 3; call += 1) await server.call(token, 'listClients');
  const { metrics } = await sent();
  const pointOf = (name: string, labels: object) => {
    const metric = metrics.find((each) => each.name === name);
    const points = metric?.sum?.dataPoints ?? metric?.histogram?.dataPoints ?? [];
    return points.find(({ attributes }) => JSON.stringify(attributesOf(attributes)) === JSON.stringify(labels));
  };
  expect(pointOf('navette_calls_total', { operation: 'listClients', status: '200' })?.asDouble).toBe(3);
  const durations = pointOf('navette_call_seconds', { operation: 'listClients' });
  expect(Number(durations?.count)).toBe(3);
  expect(durations?.bucketCounts?.map(Number).reduce((sum, count) => sum + count, 0)).toBe(3);
});

it('makes no trace and no number of one while it is off', async () => {
  await start({ OTEL_SDK_DISABLED: 'true' });
  expect(telemetry).toBeUndefined();
  await server.call(await server.signedIn('dispatch'), 'listClients', undefined, fromClick);
  expect(lines.filter(({ msg }) => msg === 'call')).toMatchObject([{ operation: 'listClients' }]);
  expect(lines.filter(({ traceId }) => traceId !== undefined)).toEqual([]);
});
