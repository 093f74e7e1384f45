import type { init } from '@module-federation/runtime';
import type { PinnedRemote } from '@navette/shared/federation';
import { forgetAddresses, keepAddress, keptAddress } from './kept-addresses.ts';
import { wholeOf } from './file-lists.ts';
import { isOverride } from './overrides.ts';

type RuntimePlugin = NonNullable<Parameters<typeof init>[0]['plugins']>[number];

/** Time-out of a file, ms. */
export const fileTimeout = 12_000;

/** A well-formed hash that matches no content, so that the browser refuses the file. */
const refuseAll = `sha384-${'A'.repeat(64)}`;

const remotes = new Map<string, PinnedRemote>();
const attempts = new Map<string, number>();

/** Registers a remote's files, so that their requests are checked. */
export function watchFiles(remote: PinnedRemote): void {
  if (!isOverride(remote)) remotes.set(remote.base, remote);
}

/** Cache busting for retries: the browser would join a request that hangs, or serve a cached failure. */
export function countAttempt(remote: PinnedRemote): void {
  attempts.set(remote.base, (attempts.get(remote.base) ?? 0) + 1);
  forgetAddresses(Object.values(wholeOf(remote).files));
}

/** Address and hash (subresource integrity) of a file. A file that the release set does not list is refused. */
export function requestFor(url: string): { url: string; integrity: string | undefined } {
  const { origin, pathname } = new URL(url, location.href);
  const remote = [...remotes.values()].find(({ base }) =>
    `${origin}${pathname}`.startsWith(new URL(base, location.href).href),
  );
  if (!remote) return { url, integrity: undefined };
  const path = `${origin}${pathname}`.slice(new URL(remote.base, location.href).href.length);
  const attempt = attempts.get(remote.base) ?? 0;
  const integrity = remote.files[path];
  if (integrity === undefined) return { url, integrity: refuseAll };
  if (attempt > 0) return { url: `${url}?r=${attempt}`, integrity };
  // The entry asks for everything else beside itself, where the release set knows the hashes.
  return { url: path === remote.entry ? url : keptAddress(url, integrity), integrity };
}

const isElsewhere = (url: string): boolean => new URL(url, location.href).origin !== location.origin;

function keepOnceLoaded(element: HTMLElement, { url, integrity }: ReturnType<typeof requestFor>): void {
  if (integrity !== undefined) element.addEventListener('load', () => keepAddress(url, integrity));
}

/** Installs the checks in the host's loader and in that of every remote. */
export const loadingPlugin: RuntimePlugin = {
  name: 'navette-loading',
  createScript({ url }) {
    const request = requestFor(url);
    const script = document.createElement('script');
    script.async = true;
    script.src = request.url;
    if (request.integrity !== undefined) script.integrity = request.integrity;
    // Without CORS the browser hides errors of a script from another origin.
    if (request.integrity !== undefined || isElsewhere(url)) script.crossOrigin = 'anonymous';
    keepOnceLoaded(script, request);
    return { script, timeout: fileTimeout };
  },
  createLink({ url }) {
    const request = requestFor(url);
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = request.url;
    if (request.integrity !== undefined) link.integrity = request.integrity;
    if (request.integrity !== undefined || isElsewhere(url)) link.crossOrigin = 'anonymous';
    keepOnceLoaded(link, request);
    return { link, timeout: fileTimeout };
  },
};
