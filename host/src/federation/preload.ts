import type { PinnedRemote } from '@navette/shared/federation';
import { keptAddress } from './kept-addresses.ts';

const preloaded = new Set<string>();

/** Preloads the files of a page or dialog in parallel, instead of one after the other as the entry requests them. Each only once. */
export function preload(remote: Pick<PinnedRemote, 'base' | 'entry' | 'files' | 'modules'>, module: string): void {
  for (const file of [remote.entry, ...(remote.modules[module] ?? [])]) {
    const integrity = remote.files[file];
    if (integrity === undefined) continue;
    if (!URL.canParse(remote.base, location.href)) continue;
    const own = new URL(`${remote.base}${file}`, location.href).href;
    // As the loader asks for it: see `requestFor`.
    const url = file === remote.entry ? own : keptAddress(own, integrity);
    if (preloaded.has(url)) continue;
    preloaded.add(url);
    document.head.append(preloadLink(url, integrity));
  }
}

function preloadLink(url: string, integrity: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = url.endsWith('.css') ? 'style' : 'script';
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = url;
  return link;
}
