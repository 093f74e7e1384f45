import type { IntlConfig, MessageFormatElement } from 'react-intl';
import { LOCALES, type Locale } from './locale.ts';

/** Messages by key: parsed ones in the build, ICU texts in tests. One catalogue holds one kind. */
export type Messages = Readonly<Record<string, string>> | Readonly<Record<string, MessageFormatElement[]>>;

/** Fetches the catalogue of one package in one language. */
export type CatalogueLoader = (locale: Locale) => Promise<Messages>;

type IntlMessages = NonNullable<IntlConfig['messages']>;

const registered: Readonly<Record<Locale, Map<string, Messages>>> = { nl: new Map(), fr: new Map(), en: new Map() };
const merged = new Map<Locale, IntlMessages>();
const loaders = new Map<string, CatalogueLoader>();
const listeners = new Set<() => void>();
/** Keys that were drawn without a message: screens redraw when it comes. */
export const missed = new Set<string>();

/**
 * Adds the messages of a package in one language, in place of what it registered before. Screens redraw when
 * these texts replace others, or one of them was missing on a screen: a further remote is no reason to draw every page and the menu anew.
 * @param namespace name of the package, such as `host` or `dispatch`
 */
export function registerMessages(namespace: string, locale: Locale, messages: Messages): void {
  const isOnScreen = registered[locale].has(namespace) || Object.keys(messages).some((key) => missed.has(key));
  registered[locale].set(namespace, messages);
  if (isOnScreen) {
    merged.delete(locale);
    for (const listener of listeners) listener();
  } else Object.assign(messagesOf(locale), messages);
}

/** Makes a package's catalogue known, loads it in `locale`, and later in every language the user changes to. */
export async function registerCatalogue(namespace: string, locale: Locale, load: CatalogueLoader): Promise<void> {
  loaders.set(namespace, load);
  await loadMissing(namespace, load, locale);
}

/** Loads what known packages still lack in a language; rejects with the first failure. */
export async function loadMessages(locale: Locale): Promise<void> {
  await Promise.all(Array.from(loaders, ([namespace, load]) => loadMissing(namespace, load, locale)));
}

async function loadMissing(namespace: string, load: CatalogueLoader, locale: Locale): Promise<void> {
  const known = registered[locale];
  if (known.has(namespace)) return;
  const messages = await load(locale);
  // Two slots of a remote may have asked at once.
  if (!known.has(namespace)) registerMessages(namespace, locale, messages);
}

/** All messages of a language: the same object until screens must redraw, in which those of further packages appear. */
export function messagesOf(locale: Locale): IntlMessages {
  const known = merged.get(locale);
  if (known) return known;
  const messages: IntlMessages = Object.assign({}, ...registered[locale].values());
  merged.set(locale, messages);
  return messages;
}

/** Calls `listener` after each registration, until the returned function is called. */
export function subscribeMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a value read from outside is a catalogue: each key has a text or a parsed message. */
export const isMessages = (value: unknown): value is Messages =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((message) => typeof message === 'string' || Array.isArray(message));

/** Clears every catalogue: for tests, which share the module. */
export function clearMessages(): void {
  for (const locale of LOCALES) registered[locale].clear();
  loaders.clear();
  merged.clear();
  for (const listener of listeners) listener();
}
