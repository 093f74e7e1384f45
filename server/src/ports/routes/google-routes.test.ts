import { afterAll, describe, expect, it } from 'vitest';
import { FAKE_GOOGLE_KEY, googleError, startFakeGoogleRoutes } from '../../testing/fake-google.ts';
import { AT_SEA } from '../../testing/fake-roads.ts';
import { describeFailingService, SHORT_TIMEOUT } from '../http/failing-service.contract.ts';
import { describeRoutePort } from './route-port.contract.ts';
import { createGoogleRoutes } from './google-routes.ts';

const grandPlace = { latitude: 50.8467, longitude: 4.3525 };
const erasme = { latitude: 50.8135, longitude: 4.2665 };
const now = () => new Date('2026-03-10T09:00:00Z');
const at = (url: string, key = FAKE_GOOGLE_KEY, timeout?: number) => createGoogleRoutes({ url, key, now, timeout });
const fake = await startFakeGoogleRoutes(now);
afterAll(() => fake.close());

describeRoutePort('Google', async () => at(fake.url), { estimated: false, unreachable: AT_SEA });

describeFailingService('Google', async () => ({
  fake: await startFakeGoogleRoutes(now),
  ask: (url) => at(url, FAKE_GOOGLE_KEY, SHORT_TIMEOUT).route([grandPlace, erasme]),
}));

describe('routes of Google', () => {
  it('requests routes with the key and the required fields only', async () => {
    await at(fake.url).route([grandPlace, erasme, grandPlace]);
    expect(fake.calls.at(-1)).toMatchObject({
      headers: {
        'x-goog-api-key': FAKE_GOOGLE_KEY,
        'x-goog-fieldmask': 'routes.legs.distanceMeters,routes.legs.duration,routes.legs.polyline.encodedPolyline',
      },
      body: {
        origin: { location: { latLng: grandPlace } },
        intermediates: [{ location: { latLng: erasme } }],
        destination: { location: { latLng: grandPlace } },
        travelMode: 'DRIVE',
        routingPreference: 'TRAFFIC_UNAWARE',
      },
    });
  });

  it('includes the traffic at a future time, in Brussels time', async () => {
    const moment = { date: '2026-03-10', time: '11:30' };
    const [jam] = (await at(fake.url).route([grandPlace, erasme], moment))?.legs ?? [];
    expect(fake.calls.at(-1)?.body).toMatchObject({
      routingPreference: 'TRAFFIC_AWARE',
      departureTime: '2026-03-10T10:30:00.000Z',
    });
    const [free] = (await at(fake.url).route([grandPlace, erasme], { date: '2026-03-10', time: '09:30' }))?.legs ?? [];
    expect(fake.calls.at(-1)?.body).not.toHaveProperty('departureTime');
    expect(jam?.duration).toBeGreaterThan(free?.duration ?? 0);
  });

  it('reports a wrong key, and never shows it', async () => {
    const error: unknown = await at(fake.url, 'AIzaWrongKey')
      .route([grandPlace, erasme])
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ fault: 'settings' });
    const away: unknown = await at('http://127.0.0.1:9')
      .route([grandPlace, erasme])
      .catch((reason: unknown) => reason);
    for (const received of [error, away])
      expect(JSON.stringify(received, Object.getOwnPropertyNames(received)) + String(received)).not.toContain('AIza');
  });

  it.each([
    ['refuses the question', googleError(400, 'INVALID_ARGUMENT', 'Too many intermediate waypoints.'), 'refused'],
    ['is used up', googleError(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded'), 'unavailable'],
    ['is not enabled for the key', googleError(403, 'PERMISSION_DENIED', 'Routes API has not been used'), 'settings'],
    [
      'answers a duration that is none',
      {
        status: 200,
        body: { routes: [{ legs: [{ distanceMeters: 5, duration: 'soon', polyline: { encodedPolyline: '??AA' } }] }] },
      },
      'unexpected',
    ],
  ])('fails when Google Routes %s', async (_, answer, fault) => {
    fake.failures.push(answer);
    await expect(at(fake.url).route([grandPlace, erasme])).rejects.toMatchObject({ fault });
  });

  it('requests matrices in blocks of 625 pairs, with the fields it needs, and never one of more pairs than a minute has', async () => {
    const places = Array.from({ length: 30 }, (_, index) => ({ latitude: 50.8, longitude: 4 + index / 1000 }));
    const before = fake.calls.length;
    await at(fake.url).matrix(places);
    expect(fake.calls.length - before).toBe(4);
    expect(fake.calls.at(-1)?.headers['x-goog-fieldmask']).toBe(
      'originIndex,destinationIndex,duration,distanceMeters,condition',
    );
    await expect(at(fake.url).matrix([...places, ...places])).rejects.toMatchObject({ fault: 'refused' });
    expect(fake.calls.length - before).toBe(4);
  });

  it.each([
    ['another shape', { pairs: [] }],
    ['half of the pairs', [{ originIndex: 0, destinationIndex: 1, duration: '5s', condition: 'ROUTE_EXISTS' }]],
    [
      'a pair twice',
      Array.from({ length: 4 }, () => ({
        originIndex: 0,
        destinationIndex: 1,
        duration: '5s',
        condition: 'ROUTE_EXISTS',
      })),
    ],
    [
      'a pair that was not asked for',
      [0, 1, 2, 3].map((destinationIndex) => ({ originIndex: 0, destinationIndex, condition: 'ROUTE_NOT_FOUND' })),
    ],
  ])('fails when Google answers a matrix with %s', async (_, body) => {
    fake.failures.push({ status: 200, body });
    await expect(at(fake.url).matrix([grandPlace, erasme])).rejects.toMatchObject({ fault: 'unexpected' });
  });
});
