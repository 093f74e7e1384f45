import type { components } from '@navette/openapi/types';
import { describeAgent } from './describe-agent.ts';
import { locationPermission, ownLocation } from './own-location.ts';

type AppInfo = components['schemas']['AppInfo'];

let version: string | null = null;

/** Says which release set this page runs; the host calls it once it knows. */
export function setOwnVersion(next: string): void {
  version = next;
}

/** What this page says of itself when its socket connects: asks nobody and tells no position. */
export const ownInfo = (): AppInfo => ({
  ...describeAgent(navigator.userAgent),
  version,
  permission: null,
  position: null,
});

/** {@link ownInfo} with the permission, and with the position when it is granted already. */
export async function fullOwnInfo(): Promise<AppInfo> {
  const permission = await locationPermission();
  const located = permission === 'granted' ? await ownLocation() : undefined;
  return { ...ownInfo(), permission, position: located?.position ?? null };
}
