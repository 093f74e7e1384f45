import type { IncomingHttpHeaders } from 'node:http';

/** The name of our instance manipulation (RFC 3229): only what changed of a list is answered. */
export const changedRows = 'changed-rows';

/** The list that a caller has, as its ETag names it: `"<version>.<digest>"`, without a digest when it is long. */
export interface KnownList {
  readonly tag: string;
  readonly version: string;
  readonly digest: string;
}

/** The ETag of a list. */
export const listTag = (version: string, digest: string): string => `"${version}.${digest}"`;

/** The list that the caller has; undefined without one. A proxy that compresses may have made its ETag a weak one. */
export function knownList(headers: IncomingHttpHeaders): KnownList | undefined {
  const [, version, digest = ''] = /^(?:W\/)?"([^".]+)(?:\.([\w-]+))?"$/.exec(headers['if-none-match'] ?? '') ?? [];
  if (version === undefined) return undefined;
  return { tag: digest ? listTag(version, digest) : `"${version}"`, version, digest };
}

/** Whether the caller takes what changed for an answer (`A-IM`). */
export const takesChanges = (headers: IncomingHttpHeaders): boolean =>
  String(headers['a-im'] ?? '')
    .split(',')
    .some((name) => name.trim() === changedRows);
