import type { init } from '@module-federation/runtime';
import type { PinnedRemote } from '@navette/shared/federation';
import { isOverride } from './overrides/developed-remote.ts';

type RuntimePlugin = NonNullable<Parameters<typeof init>[0]['plugins']>[number];

/** A file that does not arrive in this time counts as hanging, ms. */
export const fileTimeout = 12_000;

/** Valid as a hash and the hash of nothing: the browser refuses whatever comes. */
const refuseAll = `sha384-${'A'.repeat(64)}`;

const remotes = new Map<string, PinnedRemote>();
const attempts = new Map<string, number>();

/** Makes a remote's files known, so that they are checked when they are asked for. */
export function watchFiles(remote: PinnedRemote): void {
  if (!isOverride(remote)) remotes.set(remote.base, remote);
}

/** From now on the files of this remote are asked for anew: the browser would join a request that still hangs, or give a cached failure. */
export function countAttempt(remote: PinnedRemote): void {
  attempts.set(remote.base, (attempts.get(remote.base) ?? 0) + 1);
}

/** Where to ask for a file, and what it has to be. A file the release set does not know is refused. */
export function requestFor(url: string): { url: string; integrity: string | undefined } {
  const { origin, pathname } = new URL(url, location.href);
  const remote = [...remotes.values()].find(({ base }) =>
    `${origin}${pathname}`.startsWith(new URL(base, location.href).href),
  );
  if (!remote) return { url, integrity: undefined };
  const path = `${origin}${pathname}`.slice(new URL(remote.base, location.href).href.length);
  const attempt = attempts.get(remote.base) ?? 0;
  return { url: attempt === 0 ? url : `${url}?r=${attempt}`, integrity: remote.files[path] ?? refuseAll };
}

const isElsewhere = (url: string): boolean => new URL(url, location.href).origin !== location.origin;

/** Puts the checks in place for the host's own loader and for that of every remote that comes. */
export const loadingPlugin: RuntimePlugin = {
  name: 'navette-loading',
  createScript({ url }) {
    const request = requestFor(url);
    const script = document.createElement('script');
    script.async = true;
    script.src = request.url;
    if (request.integrity !== undefined) script.integrity = request.integrity;
    // Without this the browser says nothing of what went wrong in a file of a developer's server.
    if (request.integrity !== undefined || isElsewhere(url)) script.crossOrigin = 'anonymous';
    return { script, timeout: fileTimeout };
  },
  createLink({ url }) {
    const request = requestFor(url);
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = request.url;
    if (request.integrity !== undefined) link.integrity = request.integrity;
    if (request.integrity !== undefined || isElsewhere(url)) link.crossOrigin = 'anonymous';
    return { link, timeout: fileTimeout };
  },
};
