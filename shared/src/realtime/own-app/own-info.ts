import type { components } from '@navette/openapi/types';
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
