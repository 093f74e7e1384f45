import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeOsrm } from '../testing/fake-osrm.ts';
import type { FakeService } from '../testing/fake-service.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
const server = await createTestApp();
const token = await server.signedIn('dispatch');
afterAll(() => server.close());

const driver = 'rue Wayez 10, 1070 Anderlecht';
const client = 'avenue Rogier 50, 1030 Schaerbeek';
const destination = 'avenue Hippocrate 10, 1200 Woluwe-Saint-Lambert';

interface Figures {
  price: number;
  distance: number;
  duration: number;
}
interface Answer {
  to: { trip: Figures & { origin: string; destination: string } }[];
  back: { trip: Figures & { origin: string; destination: string } }[];
  simple: unknown[];
  totals: Record<'to' | 'back' | 'simple' | 'total', Figures>;
}
const parse = (text: string): Answer => JSON.parse(text);

describe('distances', () => {
  it('the distance of a trip goes from driver to client to destination and back, marked as an estimate', async () => {
    const { status, raw } = await server.call(token, 'getDistance', [driver, client, destination]);
    const answer = parse(raw.body);
    expect(status).toBe(200);
    expect(answer).toMatchObject({ estimated: true, source: 'estimate' });
    expect(answer.to.map(({ trip }) => [trip.origin, trip.destination])).toEqual([
      [driver, client],
      [client, destination],
    ]);
    expect(answer.back.map(({ trip }) => [trip.origin, trip.destination])).toEqual([
      [destination, client],
      [client, driver],
    ]);
    expect(answer.simple).toEqual(answer.to);
  });

  it('rounds the price of each leg up and then sums', async () => {
    const { raw } = await server.call(token, 'getDistance', [driver, client, destination]);
    const { to, back, totals } = parse(raw.body);
    const prices = to.map(({ trip }) => Math.ceil(Math.round(trip.distance * 1000) * 0.0003595 - 1e-9));
    expect(to.map(({ trip }) => trip.price)).toEqual(prices);
    expect(totals.to.price).toBe(prices.reduce((sum, price) => sum + price, 0));
    expect(totals.total.price).toBe(totals.to.price + back.reduce((sum, { trip }) => sum + trip.price, 0));
    expect(totals.simple).toEqual(totals.to);
  });

  it('uses known coordinates, and stops on the way', async () => {
    const place = { latitude: 50.85, longitude: 4.35 };
    const { raw, status } = await server.call(token, 'getDistance', {
      addresses: ['nowhere known 1', client, 'place Meiser 1, 1030 Schaerbeek', destination],
      coordinates: [place, null, null, null],
    });
    expect(status).toBe(200);
    expect(parse(raw.body).to).toHaveLength(3);
  });

  it('a trip is slower in the rush hour', async () => {
    const at = (ap_time: string) =>
      server.call(token, 'getDistance', {
        addresses: [driver, client, destination],
        at: { ap_date: '2026-03-10', ap_time },
      });
    const [rush, noon] = [parse((await at('08:30')).raw.body), parse((await at('12:00')).raw.body)];
    expect(rush.totals.to.duration).toBeGreaterThan(noon.totals.to.duration);
  });

  it('refuses places more than the maximum distance apart, at the field', async () => {
    const { status, problem } = await server.call(token, 'getDistance', {
      addresses: [driver, client, destination],
      coordinates: [null, null, { latitude: -33.86, longitude: 151.2 }],
    });
    expect(status).toBe(400);
    expect(problem.fields).toEqual([{ field: 'addresses', messageKey: 'validation.tooFar', params: { max: 5000 } }]);
  });

  it('names the unknown address', async () => {
    const { status, problem } = await server.call(token, 'getDistance', [driver, 'Planet Nine', destination]);
    expect(status).toBe(400);
    expect(problem.fields).toEqual([{ field: '1', messageKey: 'validation.address.incomplete' }]);
  });
});

describe('directions', () => {
  it('answers each leg with a line to draw', async () => {
    const { body } = await server.call(token, 'getDirections', { origin: driver, destination, waypoints: [client] });
    expect(body).toMatchObject({
      status: 'OK',
      estimated: true,
      legs: [
        { origin: driver, destination: client },
        { origin: client, destination },
      ],
    });
  });

  it('finds no route between places more than the maximum distance apart', async () => {
    const { status, body } = await server.call(token, 'getDirections', {
      origin: driver,
      destination,
      coordinates: [null, { latitude: -33.86, longitude: 151.2 }],
    });
    expect([status, body]).toMatchObject([200, { status: 'ZERO_RESULTS', legs: [], distance: 0 }]);
  });

  it('reports an unknown place', async () => {
    const { body } = await server.call(token, 'getDirections', { origin: 'Planet Nine', destination });
    expect(body).toMatchObject({ status: 'NOT_FOUND', legs: [] });
  });
});

describe('distances of a configured service', () => {
  let osrm: FakeService;
  let measured: TestApp;
  let staff: string;
  beforeAll(async () => {
    osrm = await startFakeOsrm();
    measured = await createTestApp({ env: { ROUTES_SERVICE: 'osrm', ROUTES_URL: osrm.url } });
    staff = await measured.signedIn('dispatch');
  });
  afterAll(async () => {
    await measured.close();
    await osrm.close();
  });
  const question = { addresses: [driver, client, destination] };

  it('distances of a configured service are measured, and name the source of the map', async () => {
    const { body } = await measured.call(staff, 'getDistance', question);
    expect(body).toMatchObject({ estimated: false, source: 'osrm', attribution: '© OpenStreetMap contributors' });
    expect(body).not.toHaveProperty('unavailable');
    const { body: directions } = await measured.call(staff, 'getDirections', { origin: driver, destination });
    expect(directions).toMatchObject({ estimated: false, source: 'osrm' });
  });

  it('distances of a configured service are estimates that name the service while it does not answer', async () => {
    osrm.failures.push({ status: 500, body: 'x' }, { status: 500, body: 'x' });
    const { body } = await measured.call(staff, 'getDistance', { addresses: [client, driver, destination] });
    expect(body).toMatchObject({ estimated: true, source: 'estimate', unavailable: 'osrm' });
    const { body: directions } = await measured.call(staff, 'getDirections', {
      origin: destination,
      destination: driver,
    });
    expect(directions).toMatchObject({ status: 'OK', estimated: true, unavailable: 'osrm' });
    expect(
      (await measured.app.inject({ url: '/metrics', headers: { authorization: 'Bearer metrics' } })).body,
    ).toContain('navette_services_down 1');
  });
});
