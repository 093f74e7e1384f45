import { componentOf, type PinnedRemote } from '@navette/shared/federation';
import { dropModules, loadModule } from './load-module.ts';
import { preload } from './preload.ts';
import { isMessages, localeAtom, registerCatalogue, type Locale, type Messages } from '@navette/shared/i18n';
import { getDefaultStore } from 'jotai';
import { sendFirst } from './first-data.ts';
import { LoadFailure } from './load-failure.ts';
import { settling, type Settling } from '@navette/shared/ui';
import { fetchJson } from './fetch-json.ts';

/** Loads by build and module. Rejections are cached too, so that a re-render does not load again. */
const loads = new Map<string, Settling<unknown>>();
const failed = new WeakSet<Promise<unknown>>();

/**
 * Loads the component of a page, dialog or slot and registers the texts of its remote. Cached until {@link dropFailures}.
 * @throws {LoadFailure} as rejection; a `TypeError` when the module holds no component
 */
export function loadRemoteModule(remote: PinnedRemote, module: string): Settling<unknown> {
  const key = `${remote.container}/${module}`;
  const known = loads.get(key);
  if (known) return known;
  const loading = settling(
    Promise.all([loadModule(remote, module), loadCatalogue(remote)]).then(([loaded]) => {
      componentOf(loaded, module);
      return loaded;
    }),
  );
  loading.catch(() => failed.add(loading));
  loads.set(key, loading);
  return loading;
}

/** Invalidates the failed loads of a remote, so that the next attempt loads again; modules that run are not affected. */
export const dropFailures = (remote: PinnedRemote): void => drop(remote, (load) => failed.has(load));

/** Invalidates everything that was loaded of a remote. */
export const dropRemote = (remote: PinnedRemote): void => drop(remote, () => true);

function drop(remote: PinnedRemote, which: (load: Promise<unknown>) => boolean): void {
  for (const [key, load] of loads) if (key.startsWith(`${remote.container}/`) && which(load)) loads.delete(key);
  dropModules(remote);
}

/** Fetches the files of a page or dialog without running them: the pointer rests on its entry. */
export function prefetchRemote(remote: PinnedRemote, module: string): void {
  preload(remote, module);
  loadCatalogue(remote).catch(() => undefined);
}

/** Fetches the files of the page at an address and its first data: the pointer rests on a link to it. */
export function prefetchPage(
  remotes: Readonly<Record<string, PinnedRemote>>,
  address: Pick<URL, 'pathname' | 'search'>,
): void {
  const page = sendFirst(remotes, address, false);
  if (page) prefetchRemote(page.remote, page.route.module);
}

const lastGood = new Map<string, Messages>();

/**
 * Loads the texts of a remote in the user's language, and in each language the user switches to.
 * @throws {LoadFailure} when they fail to load; a remote is not shown without its texts
 */
function loadCatalogue(remote: PinnedRemote): Promise<void> {
  return registerCatalogue(remote.container, getDefaultStore().get(localeAtom), (locale) => messagesIn(remote, locale));
}

/** A remote that is down keeps its texts in the former language, so that it does not block the switch of the whole suite. */
async function messagesIn(remote: PinnedRemote, locale: Locale): Promise<Messages> {
  try {
    const messages = await fetchJson(remote, `messages/${locale}.json`);
    if (!isMessages(messages))
      throw new LoadFailure('syntax', remote.declaration.name, `messages/${locale}.json is no catalogue`);
    lastGood.set(remote.container, messages);
    return messages;
  } catch (error) {
    const former = lastGood.get(remote.container);
    if (former) return former;
    throw error;
  }
}
