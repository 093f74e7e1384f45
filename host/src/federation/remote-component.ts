import { componentOf, type PinnedRemote } from '@navette/shared/federation';
import { dropModules, loadModule } from './load-module.ts';
import { preload } from './preload.ts';
import { isMessages, localeAtom, registerCatalogue, type Locale, type Messages } from '@navette/shared/i18n';
import { textFile, textParts } from '@navette/shared/early';
import { getDefaultStore } from 'jotai';
import { sendFirst } from './first-data.ts';
import { withFiles } from './file-lists.ts';
import { LoadFailure } from './load-failure.ts';
import { settling, type Settling } from '@navette/shared/ui';
import { fetchJson } from './fetch-json.ts';
import { forgiveFreeze, freezeOf, watchForFreeze } from './freezes.ts';

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
  const freeze = freezeOf(remote);
  const loading = settling(freeze ? Promise.reject(freeze) : loaded(remote, module));
  loading.catch(() => failed.add(loading));
  loads.set(key, loading);
  return loading;
}

async function loaded(remote: PinnedRemote, module: string): Promise<unknown> {
  const load = loadModule(remote, module);
  watchForFreeze(remote, load);
  const [component] = await Promise.all([load, loadTexts(remote, module)]);
  componentOf(component, module);
  return component;
}

/** Invalidates the failed loads of a remote, so that the next attempt loads again; modules that run are not affected. */
export function dropFailures(remote: PinnedRemote): void {
  forgiveFreeze(remote);
  drop(remote, (load) => failed.has(load));
}

/** Invalidates everything that was loaded of a remote. */
export const dropRemote = (remote: PinnedRemote): void => drop(remote, () => true);

function drop(remote: PinnedRemote, which: (load: Promise<unknown>) => boolean): void {
  for (const [key, load] of loads) if (key.startsWith(`${remote.container}/`) && which(load)) loads.delete(key);
  dropModules(remote);
}

/** Fetches the files of a page or dialog without running them: the pointer rests on its entry. */
export function prefetchRemote(remote: PinnedRemote, module: string): void {
  withFiles(remote)
    .then((whole) => preload(whole, module))
    .catch(() => undefined);
  loadTexts(remote, module).catch(() => undefined);
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
 * Loads the texts that a module of a remote can show in the user's language, and in each language the user switches to.
 * @throws {LoadFailure} when they fail to load; a remote is not shown without its texts
 */
async function loadTexts(pinned: PinnedRemote, module: string): Promise<void> {
  const remote = await withFiles(pinned);
  const locale = getDefaultStore().get(localeAtom);
  await Promise.all(
    textParts(remote.files, module).map((part) =>
      registerCatalogue(`${remote.container}/${part ?? ''}`, locale, (wanted) => messagesIn(remote, part, wanted)),
    ),
  );
}

/** A remote that is down keeps its texts in the former language, so that it does not block the switch of the whole suite. */
async function messagesIn(remote: PinnedRemote, part: string | undefined, locale: Locale): Promise<Messages> {
  const path = textFile(part, locale);
  const key = `${remote.container}/${part ?? ''}`;
  try {
    const messages = await fetchJson(remote, path);
    if (!isMessages(messages)) throw new LoadFailure('syntax', remote.declaration.name, `${path} is no catalogue`);
    lastGood.set(key, messages);
    return messages;
  } catch (error) {
    const former = lastGood.get(key);
    if (former) return former;
    throw error;
  }
}
