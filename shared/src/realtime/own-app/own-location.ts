import type { components } from '@navette/openapi/types';

type Schemas = components['schemas'];

/** Permission of this page to use the position; `unsupported` also when the page's policy or the platform has no geolocation. */
export type LocationPermission = NonNullable<Schemas['AppPermission']>;

/** Reason why there is no position: denied by user or platform, not determined in time, or not supported. */
export type LocationProblem = 'denied' | 'failed' | 'unsupported';

/** Position of this device, or the reason why there is none. */
export type OwnLocation =
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
