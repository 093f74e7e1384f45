import { textFile, textParts } from '@navette/shared/early';
import type { PinnedRemote } from '@navette/shared/federation';
import { keptAddress } from './kept-addresses.ts';

/**
 * Preloads the files of a page or dialog in parallel, instead of one after the other as the entry requests them. Each only once.
 * @param locale language of the texts that are preloaded too
 */
export function preload(
  remote: Pick<PinnedRemote, 'base' | 'entry' | 'files' | 'modules'>,
  module: string,
  locale?: string,
): void {
  if (!URL.canParse(remote.base, location.href)) return;
  const texts = locale === undefined ? [] : textParts(remote.files, module).map((part) => textFile(part, locale));
  for (const file of [remote.entry, ...(remote.modules[module] ?? []), ...texts]) {
    const integrity = remote.files[file];
    if (integrity === undefined) continue;
    const own = new URL(`${remote.base}${file}`, location.href).href;
    // As the loader asks for it: see `requestFor`.
    preloadFile(file === remote.entry ? own : keptAddress(own, integrity), integrity);
  }
}

/** Preloads a file, unless it is being preloaded. @param integrity hash of a remote's file; the host's have none */
export function preloadFile(url: string, integrity?: string): void {
  if (document.head.querySelector(`link[rel=preload][href="${CSS.escape(url)}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = url.endsWith('.css') ? 'style' : url.endsWith('.json') ? 'fetch' : 'script';
  // As the code fetches it, else it would be fetched twice.
  if (integrity !== undefined || link.as === 'fetch') link.crossOrigin = 'anonymous';
  // Browsers check what is fetched by script when it is used.
  if (integrity !== undefined && link.as !== 'fetch') link.integrity = integrity;
  link.href = url;
  document.head.append(link);
}
