import { isStructurallySame } from '@formatjs/icu-messageformat-parser/manipulator.js';
import { parse } from '@formatjs/icu-messageformat-parser';
import { termFaults, typographyFaults } from './wording.mjs';

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
export function languageFaults(catalogues) {
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
