import type { components } from '@navette/openapi/types';
import { describeAgent } from './describe-agent.ts';
import { locationPermission, ownLocation } from './own-location.ts';

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
