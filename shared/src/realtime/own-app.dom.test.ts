import { afterEach, expect, it, vi } from 'vitest';
import { locationPermission, ownLocation, fullOwnInfo, setOwnVersion } from './own-app.ts';

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

it('says unsupported where there is no geolocation', async () => {
  vi.stubGlobal('navigator', { userAgent: '' });
  expect(await ownLocation()).toEqual({ problem: 'unsupported' });
  expect(await locationPermission()).toBe('unsupported');
});

it('tells platform, browser, version and position, and asks nobody for a permission', async () => {
  setOwnVersion('2026-03-03-1');
  browser('granted', here);
  const said = { platform: 'Linux', browser: 'Firefox 140', version: '2026-03-03-1' };
  expect(await fullOwnInfo()).toEqual({ ...said, permission: 'granted', position });
  const locate = vi.fn<Geolocation['getCurrentPosition']>();
  browser('prompt', locate);
  expect(await fullOwnInfo()).toEqual({ ...said, permission: 'prompt', position: null });
  expect(locate).not.toHaveBeenCalled();
});
