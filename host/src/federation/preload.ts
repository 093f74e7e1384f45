import type { PinnedRemote } from '@navette/shared/federation';

const preloaded = new Set<string>();

/** Preloads the files of a page or dialog in parallel, instead of one after the other as the entry requests them. Each only once. */
export function preload(remote: Pick<PinnedRemote, 'base' | 'entry' | 'files' | 'modules'>, module: string): void {
  for (const file of [remote.entry, ...(remote.modules[module] ?? [])]) {
    const url = `${remote.base}${file}`;
    const integrity = remote.files[file];
    if (preloaded.has(url) || integrity === undefined) continue;
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
