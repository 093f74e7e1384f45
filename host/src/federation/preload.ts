import type { PinnedRemote } from '@navette/shared/federation';

const asked = new Set<string>();

/** Asks for the files of a page or dialog all at once, before the entry has said which they are. Each only once. */
export function preload(remote: Pick<PinnedRemote, 'base' | 'entry' | 'files' | 'modules'>, module: string): void {
  for (const file of [remote.entry, ...(remote.modules[module] ?? [])]) {
    const url = `${remote.base}${file}`;
    const integrity = remote.files[file];
    if (asked.has(url) || integrity === undefined) continue;
    asked.add(url);
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
