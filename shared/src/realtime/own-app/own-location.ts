import type { components } from '@navette/openapi/types';

type Schemas = components['schemas'];

/** Whether this page may ask where it is; `unsupported` also where the page's policy or the platform has no geolocation. */
export type LocationPermission = NonNullable<Schemas['AppPermission']>;

/** Why there is no position: the user or the platform denies it, the device does not know it in time, or there is none. */
export type LocationProblem = 'denied' | 'failed' | 'unsupported';

/** A position of this device, or why there is none. */
export type OwnLocation =
  | { readonly position: Schemas['AppPosition'] }
  | { readonly position?: undefined; readonly problem: LocationProblem };

/** Milliseconds; below the ten seconds after which a command counts as not answered. */
const PATIENCE = 8_000;

/** Asks nobody. */
export async function locationPermission(): Promise<LocationPermission> {
  if (!('geolocation' in navigator)) return 'unsupported';
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    return 'prompt';
  }
}

/** Where this device is. The browser asks its user first, unless they have decided before. */
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

/** Where a screen that can't do without one's own position leads when there is no permission (DECISIONS 7). */
export const NO_LOCATION_ADDRESS = '/denied?error=location';
