import { usedKeys } from './used-keys.mjs';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readPackage } from './packages.mjs';
import { isStructurallySame } from '@formatjs/icu-messageformat-parser/manipulator.js';
import { parse } from '@formatjs/icu-messageformat-parser';
import { termFaults, typographyFaults } from './wording.mjs';

/** @typedef {import('./packages.mjs').Package & { keys: string[], used: ({ file: string } & import('./used-keys.mjs').UsedKeys)[] }} PackageWithKeys */

/**
 * Every fault, as `file: key: what is wrong`.
 * @param {import('./packages.mjs').Package[]} packages
 * @returns {string[]}
 */
export function faultsOf(packages) {
  const checked = packages.map((each) => ({
    ...each,
    keys: Object.keys(JSON.parse(each.catalogues[0]?.text ?? '{}')),
    used: each.sources.map((file) => ({ file: file.name, ...usedKeys(file) })),
  }));
  return [
    ...checked.flatMap(({ catalogues }) => languageFaults(catalogues)),
    ...checked.flatMap((each) => unknownKeys(each, checked)),
    ...unusedKeys(checked),
    ...duplicateKeys(checked),
  ];
}

/**
 * A package has its own catalogue and the shared one at hand, no other.
 * @param {PackageWithKeys} of
 * @param {readonly PackageWithKeys[]} packages
 */
function unknownKeys({ name, used }, packages) {
  const known = new Set(
    packages.filter((each) => each.name === name || each.name === 'shared').flatMap(({ keys }) => keys),
  );
  const where = name === 'shared' ? 'shared' : `${name} or shared`;
  return used.flatMap(({ file, required, requiredPatterns }) => [
    ...[...new Set(required)]
      .filter((key) => !known.has(key))
      .map((key) => `${file}: ${key}: missing in the catalogues of ${where}`),
    ...requiredPatterns
      .filter((pattern) => ![...known].some((key) => pattern.test(key)))
      .map((pattern) => `${file}: ${pattern.source}: matches no key of ${where}`),
  ]);
}

/** @param {readonly PackageWithKeys[]} packages */
function unusedKeys(packages) {
  const mentioned = new Set(packages.flatMap(({ used }) => used.flatMap((file) => file.mentioned)));
  const patterns = packages.flatMap(({ used }) => used.flatMap((file) => file.mentionedPatterns));
  return packages.flatMap(({ catalogues, keys }) =>
    keys
      .filter((key) => !mentioned.has(key) && !patterns.some((pattern) => pattern.test(key)))
      .map((key) => `${catalogues[0]?.name}: ${key}: not used anywhere`),
  );
}

/**
 * Catalogues are merged in the page: a duplicate key would show the text of one package in both.
 * @param {readonly PackageWithKeys[]} packages
 */
function duplicateKeys(packages) {
  const owners = new Map();
  return packages.flatMap(({ name, catalogues, keys }) =>
    keys.flatMap((key) => {
      const other = owners.get(key);
      owners.set(key, name);
      return other ? [`${catalogues[0]?.name}: ${key}: also a key of ${other}`] : [];
    }),
  );
}

/**
 * Faults in the catalogues of one remote: keys or placeholders that differ between languages, keys that the code uses and no catalogue has, unused keys,
 * keys that the shared package has too.
 * @param {string} root Folder of the remote.
 * @returns {string[]} `file: key: what is wrong`, files from the remote's folder on.
 */
export function remoteFaults(root) {
  const shared = readPackage('shared', folderOfShared(root), { withSources: false, prefix: 'shared:' });
  return faultsOf([shared, readPackage('this remote', root, { prefix: '' })]).filter(
    (fault) => !fault.startsWith('shared:'),
  );
}

/**
 * Faults in the catalogues of a remote whose code does not use them: between the languages.
 * @param {string} root
 */
export const textFaults = (root) =>
  languageFaults(readPackage('this remote', root, { withSources: false, prefix: '' }).catalogues);

/** @param {string} root */
function folderOfShared(root) {
  const folder = createRequire(join(root, 'package.json'))
    .resolve.paths('@navette/shared')
    ?.map((place) => join(place, '@navette/shared'))
    .find((place) => existsSync(join(place, 'messages')));
  if (folder === undefined) throw new Error(`@navette/shared is not installed for ${root}`);
  return folder;
}

/**
 * The parser and the manipulator each declare the element types anew.
 * @type {{ compare(a: unknown, b: unknown): { success: boolean, error?: Error } }}
 */
const structures = { compare: isStructurallySame };

/** @typedef {{ name: string, language: string, text: string, messages: Record<string, unknown> }} Catalogue */

/**
 * Faults between the catalogues of one package. French, the language of the office, is the reference.
 * @param {(import('./packages.mjs').File & { language: string })[]} catalogues
 * @returns {string[]}
 */
function languageFaults(catalogues) {
  /** @type {Catalogue[]} */
  const files = catalogues.map(({ name, language, text }) => ({ name, language, text, messages: JSON.parse(text) }));
  const [source, ...others] = files;
  if (!source) return [];
  return [
    ...files.flatMap(layoutFaults),
    ...files.flatMap(({ name, language, messages }) =>
      Object.entries(messages).flatMap(([key, text]) =>
        [...parsed(text).faults, ...typographyFaults(language, key, text), ...termFaults(language, key, text)].map(
          (fault) => `${name}: ${key}: ${fault}`,
        ),
      ),
    ),
    ...others.flatMap((other) => differences(source, other)),
  ];
}

/**
 * Keys are sorted and stand once, one on a line, so that changes of several people merge.
 * @param {Catalogue} catalogue
 */
function layoutFaults({ name, text }) {
  const keys = [...text.matchAll(/^\s*\{?\s*"([^"]+)"\s*:/gmu)].map(([, key = '']) => key);
  return keys.slice(1).flatMap((key, index) => {
    const before = keys[index] ?? '';
    if (key === before) return [`${name}: ${key}: duplicate key`];
    return key < before ? [`${name}: ${key}: out of alphabetical order`] : [];
  });
}

/** @param {Catalogue} source @param {Catalogue} other */
function differences(source, other) {
  const missing = Object.keys(source.messages).filter((key) => !(key in other.messages));
  const extra = Object.keys(other.messages).filter((key) => !(key in source.messages));
  return [
    ...missing.map((key) => `${other.name}: ${key}: missing, ${source.name} has it`),
    ...extra.map((key) => `${source.name}: ${key}: missing, ${other.name} has it`),
    ...Object.keys(source.messages)
      .filter((key) => key in other.messages)
      .flatMap((key) => structureFault(source, other, key)),
  ];
}

/** @param {Catalogue} source @param {Catalogue} other @param {string} key */
function structureFault(source, other, key) {
  const [a, b] = [parsed(source.messages[key]), parsed(other.messages[key])];
  if (!a.ast || !b.ast) return [];
  const { success, error } = structures.compare(a.ast, b.ast);
  return success
    ? []
    : [`${other.name}: ${key}: placeholders differ from ${source.name}: ${error?.message ?? 'other arguments'}`];
}

/**
 * @param {unknown} text
 * @returns {{ ast?: import('@formatjs/icu-messageformat-parser').MessageFormatElement[], faults: string[] }}
 */
function parsed(text) {
  if (typeof text !== 'string' || text.trim() === '') return { faults: ['empty'] };
  try {
    return { ast: parse(text), faults: [] };
  } catch (error) {
    return { faults: [`invalid message: ${String(error)}`] };
  }
}
