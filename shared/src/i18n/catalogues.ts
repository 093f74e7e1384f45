import type { IntlConfig, MessageFormatElement } from 'react-intl';
import { LOCALES, type Locale } from './locale.ts';

/** Messages by key: parsed ones in the build, ICU texts in tests. A catalogue has either one or the other. */
export type Messages = Readonly<Record<string, string>> | Readonly<Record<string, MessageFormatElement[]>>;

/** Loads the catalogue of one package in one language. */
type CatalogueLoader = (locale: Locale) => Promise<Messages>;

type IntlMessages = NonNullable<IntlConfig['messages']>;

const registered: Readonly<Record<Locale, Map<string, Messages>>> = { nl: new Map(), fr: new Map(), en: new Map() };
const merged = new Map<Locale, IntlMessages>();
const loaders = new Map<string, CatalogueLoader>();
const listeners = new Set<() => void>();
/** Keys rendered without a message: screens rerender when it is registered. */
const missed = new Set<string>();
const seekers = new Set<(key: string) => void>();

/** Notes that a key is on a screen without its message. */
export function noteMissed(key: string): void {
  missed.add(key);
  for (const seek of seekers) seek(key);
}

/** Calls `seek` with each key that is on a screen without its message, for catalogues that are loaded late; until the returned function is called. */
export function onMissed(seek: (key: string) => void): () => void {
  seekers.add(seek);
  return () => seekers.delete(seek);
}

/**
 * Registers the messages of a package in one language, replacing its earlier ones. Screens rerender only when texts changed, or one of them was
 * missing on a screen: loading a further remote must not rerender every page and the menu.
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

/** Registers a package's catalogue: loads it in `locale`, and later in every language the user changes to. */
export async function registerCatalogue(namespace: string, locale: Locale, load: CatalogueLoader): Promise<void> {
  loaders.set(namespace, load);
  await loadMissing(namespace, load, locale);
}

/** Loads the missing catalogues of a language; rejects with the first failure. */
export async function loadMessages(locale: Locale): Promise<void> {
  await Promise.all(Array.from(loaders, ([namespace, load]) => loadMissing(namespace, load, locale)));
}

async function loadMissing(namespace: string, load: CatalogueLoader, locale: Locale): Promise<void> {
  const known = registered[locale];
  if (known.has(namespace)) return;
  const messages = await load(locale);
  // Two slots of a remote may load it concurrently.
  if (!known.has(namespace)) registerMessages(namespace, locale, messages);
}

/** All messages of a language: the same mutable object until screens must rerender; messages of further packages are added to it. */
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
