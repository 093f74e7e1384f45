import { isStructurallySame } from '@formatjs/icu-messageformat-parser/manipulator.js';
import { parse } from '@formatjs/icu-messageformat-parser';

/**
 * The parser and the manipulator each declare the element types anew.
 * @type {(a: any, b: any) => { success: boolean, error?: Error }}
 */
const sameStructure = isStructurallySame;

/**
 * Faults between the catalogues of one package. French, the language the staff works in, is what the others are held against.
 * @param {(import('./workspace.mjs').File & { language: string })[]} catalogues
 * @returns {string[]}
 */
export function languageFaults(catalogues) {
  const files = catalogues.map(({ name, text }) => ({ name, text, messages: JSON.parse(text) }));
  const [source, ...others] = files;
  if (!source) return [];
  return [
    ...files.flatMap(layoutFaults),
    ...files.flatMap(({ name, messages }) => Object.entries(messages).flatMap(([key, text]) => parsed(text).faults.map((fault) => `${name}: ${key}: ${fault}`))),
    ...others.flatMap((other) => differences(source, other)),
  ];
}

/** Keys are sorted and stand once, one on a line, so that changes of several people merge. */
function layoutFaults({ name, text }) {
  const keys = [...text.matchAll(/^\s*\{?\s*"([^"]+)"\s*:/gmu)].map(([, key]) => key);
  return keys.slice(1).flatMap((key, index) => {
    const before = keys[index] ?? '';
    if (key === before) return [`${name}: ${key}: stands twice`];
    return key < before ? [`${name}: ${key}: out of alphabetical order`] : [];
  });
}

function differences(source, other) {
  const missing = Object.keys(source.messages).filter((key) => !(key in other.messages));
  const extra = Object.keys(other.messages).filter((key) => !(key in source.messages));
  return [
    ...missing.map((key) => `${other.name}: ${key}: missing, ${source.name} has it`),
    ...extra.map((key) => `${source.name}: ${key}: missing, ${other.name} has it`),
    ...Object.keys(source.messages).filter((key) => key in other.messages).flatMap((key) => structureFault(source, other, key)),
  ];
}

function structureFault(source, other, key) {
  const [a, b] = [parsed(source.messages[key]), parsed(other.messages[key])];
  if (!a.ast || !b.ast) return [];
  const { success, error } = sameStructure(a.ast, b.ast);
  return success ? [] : [`${other.name}: ${key}: not built as in ${source.name}: ${error?.message ?? 'other arguments'}`];
}

/** @returns {{ ast?: import('@formatjs/icu-messageformat-parser').MessageFormatElement[], faults: string[] }} */
function parsed(text) {
  if (typeof text !== 'string' || text.trim() === '') return { faults: ['empty'] };
  try {
    return { ast: parse(text), faults: [] };
  } catch (error) {
    return { faults: [`no message: ${String(error)}`] };
  }
}
