import { expect, it, afterEach, vi } from 'vitest';
import { describeAgent, locationPermission, ownLocation, fullOwnInfo, setOwnVersion } from './own-app.ts';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Windows',
    'Edge 142',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    'Linux',
    'Chrome 156',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Safari/605.1.15',
    'macOS',
    'Safari 18',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'iOS 18',
    'Safari 18',
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Android 15', 'Firefox 140'],
  ['curl/8', null, null],
])('reads %s', (agent, platform, browser) => {
  expect(describeAgent(agent)).toEqual({ platform, browser });
});

afterEach(() => vi.unstubAllGlobals());

/** A browser whose user decided so. */
function browser(state: PermissionState, locate: Geolocation['getCurrentPosition']) {
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    permissions: { query: async () => ({ state }) },
    geolocation: { getCurrentPosition: locate },
  });
}
const coords = { latitude: 50.85, longitude: 4.35, accuracy: 20 };
const here: Geolocation['getCurrentPosition'] = (found) =>
  Reflect.apply(found, undefined, [{ coords, timestamp: Date.parse('2026-03-03T09:00:00Z') }]);
const refused =
  (code: number): Geolocation['getCurrentPosition'] =>
  (_, failed) =>
    failed && Reflect.apply(failed, undefined, [{ code }]);
const position = { ...coords, time: '2026-03-03T09:00:00.000Z' };

it('answers the position of the device', async () => {
  browser('granted', here);
  expect(await ownLocation()).toEqual({ position });
});

it.each([
  ['denied', 1],
  ['failed', 2],
  ['failed', 3],
])('says %s for error %i of the browser', async (problem, code) => {
  browser('prompt', refused(code));
  expect(await ownLocation()).toEqual({ problem });
});

it('answers unsupported without geolocation', async () => {
  vi.stubGlobal('navigator', { userAgent: '' });
  expect(await ownLocation()).toEqual({ problem: 'unsupported' });
  expect(await locationPermission()).toBe('unsupported');
});

it('reports platform, browser, version and position without asking for a permission', async () => {
  setOwnVersion('2026-03-03-1');
  browser('granted', here);
  const said = { platform: 'Linux', browser: 'Firefox 140', version: '2026-03-03-1' };
  expect(await fullOwnInfo()).toEqual({ ...said, permission: 'granted', position });
  const locate = vi.fn<Geolocation['getCurrentPosition']>();
  browser('prompt', locate);
  expect(await fullOwnInfo()).toEqual({ ...said, permission: 'prompt', position: null });
  expect(locate).not.toHaveBeenCalled();
});
