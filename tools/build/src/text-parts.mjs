import { parse } from 'acorn';
import { AssetsPlugin, DERIVED, emit, textOf } from './assets-plugin.mjs';
import { languages } from './catalogues.mjs';
import { moduleCode } from './facts/plugin.mjs';
import { walk } from './walk.mjs';

/**
 * Writes the texts of a remote also in parts, `messages/fr/<part>.json`, so that a page fetches those that it can show: `slots` has the texts of its slots,
 * which are on every page, a large page or dialog a part of its own, `rest` those of all others. The host picks them by name (`textParts` of
 * `@navette/shared/early`); older hosts read the whole catalogue.
 * @param {string} root Folder of the remote's package.
 * @param {Record<string, string>} exposes Module → its first file.
 */
export const textPartsPlugin = (root, exposes) =>
  // After the catalogues, which are additional files.
  new AssetsPlugin('TextParts', DERIVED, async (compilation) => {
    const catalogues = languages.map((language) => {
      const text = textOf(compilation, `messages/${language}.json`);
      return { language, messages: text === '' ? {} : JSON.parse(text) };
    });
    const messages = catalogues[0]?.messages ?? {};
    // Code that can't be bundled has failed the build.
    const modules = await moduleCode(root, exposes).then(
      (code) => code.modules,
      () => ({}),
    );
    const weigh = (/** @type {Iterable<string>} */ keys) => JSON.stringify(pick(messages, keys)).length;
    for (const [part, keys] of partsOf(Object.keys(messages), modules, weigh))
      for (const { language, messages } of catalogues)
        emit(compilation, `messages/${language}/${part}.json`, JSON.stringify(pick(messages, keys)));
  });

/** Size of parsed texts from which a page has a part of its own, 3 kB compressed: each part costs a hash a language, 160 bytes. */
const OWN_PART = 20_000;

/**
 * @param {readonly string[]} keys Of the whole catalogue.
 * @param {Record<string, string>} modules Module → its code, lazy parts included.
 * @param {(keys: Iterable<string>) => number} weigh Size of texts.
 * @returns {Map<string, string[]>} Part → its keys in the catalogue's order; no part where all texts would be in one.
 */
export function partsOf(keys, modules, weigh) {
  const reached = Object.entries(modules).map(([module, script]) => ({ module, keys: keysIn(script, keys) }));
  const ofSlots = new Set(reached.filter(({ module }) => isSlot(module)).flatMap((each) => each.keys));
  /** @type {Map<string, Set<string>>} */
  const parts = new Map([['slots', ofSlots]]);
  for (const { module, keys: all } of reached.filter(({ module }) => !isSlot(module))) {
    const own = all.filter((key) => !ofSlots.has(key));
    const part = weigh(own) < OWN_PART ? 'rest' : module.slice(2).replace('/', '__');
    parts.set(part, new Set([...(parts.get(part) ?? []), ...own]));
  }
  const filled = [...parts].filter(([, part]) => part.size > 0);
  return new Map(filled.length < 2 ? [] : filled.map(([part, set]) => [part, keys.filter((key) => set.has(key))]));
}

const isSlot = (/** @type {string} */ module) => module.startsWith('./slots/');

/**
 * Keys that a script may show: written out, built from a start that is written out, or those of a kind of record (`textPrefix`). By the same rule
 * the catalogue check calls a text unused, so that it can't miss one.
 * @param {string} script
 * @param {readonly string[]} keys
 * @returns {string[]}
 */
function keysIn(script, keys) {
  /** @type {Set<string>} */
  const written = new Set();
  /** @type {Set<string>} */
  const starts = new Set();
  walk(parse(script, { ecmaVersion: 'latest', sourceType: 'module' }), [], ({ type, key, value, quasis }) => {
    if (type === 'Literal' && typeof value === 'string') (value.endsWith('.') ? starts : written).add(value);
    if (type === 'TemplateLiteral') starts.add(quasis[0].value.cooked);
    if (type === 'Property' && key.name === 'textPrefix' && typeof value.value === 'string')
      starts.add(`${value.value}.`);
  });
  const built = [...starts].filter((start) => /^[a-z][\w-]*\./u.test(start));
  return keys.filter((key) => written.has(key) || built.some((start) => key.startsWith(start)));
}

/** @param {Record<string, unknown>} messages @param {Iterable<string>} keys */
const pick = (messages, keys) => Object.fromEntries(Array.from(keys, (key) => [key, messages[key]]));
