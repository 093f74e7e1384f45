import { failed, type Finding } from '../report.ts';
import type { Candidate, RemoteUnderCheck } from '../remote-under-check.ts';
import { readJson } from '../../registry/pin.ts';
import { isRecord } from '../../json.ts';

const languages = ['fr', 'nl', 'en'] as const;

type Catalogue = Readonly<Record<string, unknown>>;

/** Whether the three languages say the same: all keys, no empty text, the same placeholders, every title. */
export async function checkLanguages({ remotes }: Candidate): Promise<readonly Finding[]> {
  const found = await Promise.all(
    remotes.map(async (remote) => (await languageFaults(remote)).map((detail) => failed(remote.name, detail))),
  );
  return found.flat();
}

async function languageFaults({ folder, pinned: { declaration } }: RemoteUnderCheck): Promise<readonly string[]> {
  const read = await Promise.all(
    languages.map(async (language) => [language, await catalogue(folder, language)] as const),
  );
  const missing = read.flatMap(([language, messages]) =>
    messages === undefined ? [`messages/${language}.json can't be read`] : [],
  );
  if (missing.length > 0) return missing;
  const catalogues = new Map(read.map(([language, messages]) => [language, messages ?? {}]));
  const titles = [declaration.titleKey, ...declaration.routes.map(({ titleKey }) => titleKey)];
  return [
    ...catalogueFaults(catalogues),
    ...languages.flatMap((language) =>
      titles
        .filter((key) => catalogues.get(language)?.[key] === undefined)
        .map((key) => `${language}: the title ${key} is missing`),
    ),
  ];
}

/** Differences between catalogues, and empty texts. The first language is the one the others are held against. */
export function catalogueFaults(catalogues: ReadonlyMap<string, Catalogue>): readonly string[] {
  const keys = [...new Set([...catalogues.values()].flatMap(Object.keys))].sort();
  return keys.flatMap((key) => {
    const texts = [...catalogues].flatMap(([language, messages]) =>
      messages[key] === undefined ? [] : [{ language, message: messages[key] }],
    );
    const absent = [...catalogues.keys()]
      .filter((language) => !texts.some((one) => one.language === language))
      .map((language) => `${language}: ${key} is missing`);
    const empty = texts
      .filter(({ message }) => isEmptyMessage(message))
      .map(({ language }) => `${language}: ${key} is empty`);
    const [first, ...others] = texts.map(({ language, message }) => ({
      language,
      names: placeholdersOf(message).join(', ') || 'none',
    }));
    const differing = others
      .filter(({ names }) => names !== first?.names)
      .map(
        ({ language, names }) =>
          `${language}: ${key} has the placeholders ${names}, ${first?.language} has ${first?.names}`,
      );
    return [...absent, ...empty, ...differing];
  });
}

async function catalogue(folder: string, language: string): Promise<Catalogue | undefined> {
  const messages = await readJson(folder, `messages/${language}.json`).catch(() => undefined);
  return isRecord(messages) ? messages : undefined;
}

/** Kinds of elements of a parsed message, as formatjs numbers them. */
const kinds = { literal: 0, count: 7, tag: 8 } as const;

/** Names that a message needs values for, sorted, each with whether it counts (`{n, plural, …}`) or wraps (`<b>…</b>`). */
function placeholdersOf(message: unknown): readonly string[] {
  return [...new Set(placeholders(message))].sort();
}

function placeholders(message: unknown): readonly string[] {
  if (typeof message === 'string') return [...message.matchAll(/\{\s*(\w+)/g)].map(([, name = '']) => name);
  if (!Array.isArray(message)) return [];
  return message
    .filter(isRecord)
    .flatMap((element) => [
      ...nameOf(element),
      ...optionsOf(element).flatMap(placeholders),
      ...placeholders(element.children),
    ]);
}

function nameOf({ type, value }: Readonly<Record<string, unknown>>): readonly string[] {
  if (typeof value !== 'string' || type === kinds.literal || type === kinds.count) return [];
  return [type === kinds.tag ? `<${value}>` : value];
}

const optionsOf = ({ options }: Readonly<Record<string, unknown>>): readonly unknown[] =>
  isRecord(options) ? Object.values(options).map((option) => (isRecord(option) ? option.value : undefined)) : [];

/** Whether a message would show nothing: no element, or only white space. */
function isEmptyMessage(message: unknown): boolean {
  if (typeof message === 'string') return message.trim() === '';
  return (
    !Array.isArray(message) ||
    message.every(
      (element) =>
        isRecord(element) &&
        element.type === kinds.literal &&
        typeof element.value === 'string' &&
        element.value.trim() === '',
    )
  );
}
