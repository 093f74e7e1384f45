import type { components } from '@navette/openapi/types';

type AppInfo = components['schemas']['AppInfo'];

let version: string | null = null;

/** Sets the release set of this page; called by the host once it is known. */
export function setOwnVersion(next: string): void {
  version = next;
}

/** Information that this page sends when its socket connects: without a permission prompt and without a position. */
export const ownInfo = (): AppInfo => ({
  ...describeAgent(navigator.userAgent),
  version,
  permission: null,
  position: null,
});

/** {@link ownInfo} with the permission, and with the position if it is granted already. */
export async function fullOwnInfo(): Promise<AppInfo> {
  const permission = await locationPermission();
  const located = permission === 'granted' ? await ownLocation() : undefined;
  return { ...ownInfo(), permission, position: located?.position ?? null };
}

/** Platform and browser of a page, each with its major version if given; null when unknown. */
interface DescribedAgent {
  readonly platform: string | null;
  readonly browser: string | null;
}

/** Order matters: most user agents name other browsers too. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/u],
  ['Opera', /\bOPR\/(\d+)/u],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/u],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/u],
  ['Chrome', /\b(?:(?:Headless)?Chrome|CriOS)\/(\d+)/u],
  ['Safari', /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//u],
];

const PLATFORMS: readonly (readonly [string, RegExp])[] = [
  ['Windows', /\bWindows NT\b/u],
  ['iOS', /\b(?:iPhone|iPad)\b.*?\bOS (\d+)_/u],
  ['Android', /\bAndroid(?: (\d+))?/u],
  ['ChromeOS', /\bCrOS\b/u],
  ['macOS', /\bMacintosh\b/u],
  ['Linux', /\bLinux\b/u],
];

function named(agent: string, known: typeof BROWSERS): string | null {
  for (const [name, pattern] of known) {
    const found = pattern.exec(agent);
    if (found) return [name, found[1]].filter(Boolean).join(' ');
  }
  return null;
}

/** Parses a user agent. */
export const describeAgent = (agent: string): DescribedAgent => ({
  platform: named(agent, PLATFORMS),
  browser: named(agent, BROWSERS),
});

type Schemas = components['schemas'];

/** Permission of this page to use the position; `unsupported` also when the page's policy or the platform has no geolocation. */
type LocationPermission = NonNullable<Schemas['AppPermission']>;

/** Reason why there is no position: denied by user or platform, not determined in time, or not supported. */
type LocationProblem = 'denied' | 'failed' | 'unsupported';

/** Position of this device, or the reason why there is none. */
type OwnLocation =
  | { readonly position: Schemas['AppPosition'] }
  | { readonly position?: undefined; readonly problem: LocationProblem };

/** Milliseconds; below the ten seconds after which a command counts as unanswered. */
const PATIENCE = 8_000;

/** Without a permission prompt. */
export async function locationPermission(): Promise<LocationPermission> {
  if (!('geolocation' in navigator)) return 'unsupported';
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    return 'prompt';
  }
}

/** Position of this device. The browser asks its user first, unless they have decided before. */
export async function ownLocation(): Promise<OwnLocation> {
  if (!('geolocation' in navigator)) return { problem: 'unsupported' };
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy }, timestamp }) =>
        resolve({ position: { latitude, longitude, accuracy, time: new Date(timestamp).toISOString() } }),
      ({ code }) => resolve({ problem: code === PERMISSION_DENIED ? 'denied' : 'failed' }),
      { timeout: PATIENCE, maximumAge: 60_000, enableHighAccuracy: true },
    );
  });
}

/** `GeolocationPositionError.PERMISSION_DENIED`. */
const PERMISSION_DENIED = 1;

/** Address for a screen that requires the user's position when permission is missing (specification/shell.md#denied-page). */
export const NO_LOCATION_ADDRESS = '/denied?error=location';
