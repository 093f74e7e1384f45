import type { PinnedRemote } from '@navette/shared/federation';
import { isMessages, localeAtom, registerCatalogue, type Locale, type Messages } from '@navette/shared/i18n';
import { getDefaultStore } from 'jotai';
import { fetchJson } from './fetch-json.ts';
import { LoadFailure } from './load-failure.ts';

const lastGood = new Map<string, Messages>();

/**
 * Loads the texts of a remote in the user's language, and in each language the user switches to.
 * @throws {LoadFailure} when they fail to load; a remote is not shown without its texts
 */
export function loadCatalogue(remote: PinnedRemote): Promise<void> {
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
